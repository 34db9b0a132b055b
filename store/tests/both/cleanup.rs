//! What was left behind is found and cleared, and nothing else.

use pantheon_store::{Idle, PeopleStore, SessionKind, Store, StoredSession, TokenHash};
use pantheon_tables::{Appended, Fact, Summary, TableStore};
use pantheon_wire::{Settings, Status, TableId, UserId};

use crate::samples::{first, make, places, row, said, setup, summary, table, user};

/// A guest who was here first and last at these times.
async fn guest(store: &Store, name: &str, byte: u8, since: u64, seen: u64) -> UserId {
    let id = user(name);
    let settings = Settings::default();
    assert_eq!(store.add_guest(&id, name, &settings, since).await, Ok(true));
    let session = StoredSession {
        kind: SessionKind::Cookie,
        made: since,
        seen,
        expires: None,
        label: String::new(),
    };
    let token = TokenHash([byte; 32]);
    let added = store.add_session(&token, &id, &session);
    assert_eq!(added.await, Ok(true));
    id
}

/// A table of somebody, in a state.
async fn table_of(store: &Store, name: &str, host: &UserId, status: Status) -> TableId {
    let table = table(name);
    let summary = Summary {
        status,
        members: vec![host.clone()],
        ..summary()
    };
    let (setup, first) = (setup(host.as_str()), first(host.as_str()));
    let made = store.create(&table, &setup, &first, &summary).await;
    assert_eq!(made, Ok(Appended::Done));
    if status != Status::Gathering {
        let began = row(2, host.as_str(), None, Fact::Began);
        let done = store.append(&table, &began, Some(&summary)).await;
        assert_eq!(done, Ok(Appended::Done));
    }
    table
}

both! {
    async fn unused_tables_are_those_where_nothing_happened_and_nobody_was(place) {
        let store = place.open().await;
        let ann = user("ann");
        let (old, visited) = (make(&store, "old").await, make(&store, "visited").await);
        table_of(&store, "played", &ann, Status::Playing).await;
        store.seen(5000, &[(visited.clone(), ann)]).await.unwrap();
        let unused = async |since| store.unused_tables(since, 10).await.unwrap();
        assert_eq!(unused(1001).await, []);
        assert_eq!(unused(5000).await, vec![old.clone()]);
        assert_eq!(unused(5001).await, [old, visited]);
        assert_eq!(store.unused_tables(5001, 1).await.unwrap().len(), 1);
    }

    async fn closed_tables_are_removed_unless_their_game_began(place) {
        let store = place.open().await;
        let ann = user("ann");
        let closed = make(&store, "closed").await;
        let chat = said(2, "ann", "anybody?");
        assert_eq!(store.append(&closed, &chat, None).await, Ok(Appended::Done));
        let over = Summary { status: Status::Over, ..summary() };
        let close = row(3, "ann", None, Fact::Closed);
        assert_eq!(store.append(&closed, &close, Some(&over)).await, Ok(Appended::Done));
        store.seen(1000, &[(closed.clone(), ann.clone())]).await.unwrap();
        let open = make(&store, "open").await;
        let played = table_of(&store, "played", &ann, Status::Over).await;
        // When each was closed is when its last row was.
        assert_eq!(store.remove_unplayed(0..1003, 10).await, Ok(vec![]));
        assert_eq!(store.remove_unplayed(1004..9000, 10).await, Ok(vec![]));
        assert_eq!(store.remove_unplayed(0..9000, 10).await, Ok(vec![closed.clone()]));
        assert_eq!(store.load(&closed, true).await, Ok(None));
        assert_eq!(places(&store, &closed).await, Ok(vec![]));
        assert_eq!(places(&store, &played).await, Ok(vec![1, 2]), "a game that was played is whole");
        assert_eq!(places(&store, &open).await, Ok(vec![1]));
        assert_eq!(store.remove_unplayed(0..9000, 10).await, Ok(vec![]));
    }

    async fn guests_who_do_not_come_back_are_forgotten(place) {
        let store = place.open().await;
        // Who was here last at 100 (long ago), 500 (a while ago) or 900 (just now).
        guest(&store, "passer-by", 1, 10, 100).await;
        guest(&store, "here", 2, 10, 900).await;
        let played = guest(&store, "played", 3, 10, 100).await;
        let returns = guest(&store, "returns", 4, 10, 500).await;
        let sits = guest(&store, "sits", 5, 10, 100).await;
        let gathers = guest(&store, "gathers", 6, 10, 100).await;
        let owner = guest(&store, "owner", 7, 10, 100).await;
        let session = StoredSession { kind: SessionKind::Cookie, made: 10, seen: 100, expires: None, label: String::new() };
        store.make_account(&owner, "owner", "hash", (&TokenHash([8; 32]), &session)).await.unwrap();
        let game = table_of(&store, "a", &played, Status::Over).await;
        table_of(&store, "b", &returns, Status::Over).await;
        table_of(&store, "c", &sits, Status::Playing).await;
        table_of(&store, "d", &gathers, Status::Gathering).await;
        let before = store.load(&game, true).await.unwrap();

        let idle = Idle { never_played: 800, played: 400, now: 1000 };
        let gone = store.remove_guests(&idle, 10).await.unwrap();
        assert_eq!(gone, [user("passer-by"), played.clone()]);
        for gone in &gone {
            assert_eq!(store.person(gone).await, Ok(None));
            assert_eq!(store.sessions(gone).await, Ok(vec![]));
        }
        for here in ["here", "returns", "sits", "gathers", "owner"] {
            assert!(store.person(&user(here)).await.unwrap().is_some(), "{here}");
        }
        assert_eq!(store.load(&game, true).await.unwrap(), before, "their games stay as they are");
        // The id of somebody who was at a table is never given again.
        let settings = Settings::default();
        assert_eq!(store.add_guest(&played, "x", &settings, 1).await, Ok(false));
        assert_eq!(store.remove_guests(&idle, 10).await, Ok(vec![]));
        let never = Idle { never_played: 0, played: 0, now: 1000 };
        assert_eq!(store.remove_guests(&never, 10).await, Ok(vec![]));
    }

    async fn tables_are_found_by_where_they_were_made(place) {
        let store = place.open().await;
        make(&store, "here").await;
        let list = async |near: Option<&str>, wide: Option<&str>| {
            let browse = pantheon_tables::Browse {
                near: near.map(str::to_owned),
                wide: wide.map(str::to_owned),
                limit: 10,
                ..pantheon_tables::Browse::default()
            };
            store.list(&browse).await.unwrap().len()
        };
        let network = setup("ann").network;
        assert_eq!(list(Some(&network.near), None).await, 1);
        assert_eq!(list(None, Some(&network.wide)).await, 1);
        assert_eq!(list(Some(&network.wide), None).await, 0);
        assert_eq!(list(None, Some("elsewhere")).await, 0);
    }
}
