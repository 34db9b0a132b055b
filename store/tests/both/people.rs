//! People and their sessions, on both databases and in memory.

use futures_util::future::join_all;
use pantheon_store::{
    AccountMade, MemoryPeople, PeopleStore, SessionKind, StoredDevice, StoredSession, TokenHash,
};
use pantheon_tables::{StoreError, TableStore};
use pantheon_wire::{ColourVision, PersonKind, Settings, UserId};

use crate::samples::{add, make, said, table, user};

/// Tests that run on both databases and in memory.
macro_rules! everywhere {
    ($(async fn $name:ident($people:ident) $body:block)*) => {$(
        mod $name {
            #[allow(unused_imports, reason = "not every test needs everything")]
            use super::*;

            async fn check($people: &dyn PeopleStore) $body

            #[test]
            fn sqlite() {
                crate::place::on_sqlite(|place| async move { check(&place.open().await).await });
            }

            #[test]
            fn postgres() {
                crate::place::on_postgres(|place| async move { check(&place.open().await).await });
            }

            #[tokio::test]
            async fn memory() {
                check(&MemoryPeople::default()).await;
            }
        }
    )*};
}

pub(crate) fn token(byte: u8) -> TokenHash {
    TokenHash([byte; 32])
}

pub(crate) fn session(made: u64, expires: Option<u64>) -> StoredSession {
    StoredSession {
        kind: SessionKind::Cookie,
        made,
        seen: made,
        expires,
        label: "Firefox".to_owned(),
    }
}

async fn guest(people: &dyn PeopleStore, id: &str) -> UserId {
    let added = people
        .add_guest(&user(id), &format!("{id}'s name"), &Settings::default(), 10)
        .await;
    assert_eq!(added, Ok(true));
    user(id)
}

/// Makes an account, with a session whose token nobody else has.
async fn account(
    people: &dyn PeopleStore,
    id: &UserId,
    login: &str,
    hash: &str,
) -> Result<AccountMade, StoreError> {
    let session = (&token(0xee), &session(10, None));
    people.make_account(id, login, hash, session).await
}

fn device(made: u64, expires: u64) -> StoredDevice {
    StoredDevice {
        made,
        expires,
        label: "Firefox".to_owned(),
    }
}

everywhere! {
    async fn a_guest_who_gets_an_account_has_one_session_and_it_is_new(people) {
        let (ann, bob) = (guest(people, "ann").await, guest(people, "bob").await);
        for (byte, who) in [(1, &ann), (2, &ann), (3, &bob)] {
            people.add_session(&token(byte), who, &session(10, None)).await.unwrap();
        }
        let new = (&token(4), &session(20, Some(90)));
        assert_eq!(people.make_account(&ann, "ann", "hash", new).await, Ok(AccountMade::Done));
        let asked: Vec<TokenHash> = (1..=4).map(token).collect();
        let open = people.open_sessions(&asked, 30).await.unwrap();
        assert_eq!(open.into_iter().collect::<Vec<_>>(), [token(3), token(4)]);
        let (kept, info) = people.by_session(&token(4), 30).await.unwrap().unwrap();
        assert_eq!((kept.me.person.id, info), (ann, session(20, Some(90))));
        // Where none is made, no session ends.
        let new = (&token(5), &session(20, None));
        assert_eq!(people.make_account(&bob, "ann", "hash", new).await, Ok(AccountMade::LoginTaken));
        assert!(people.by_session(&token(3), 30).await.unwrap().is_some());
        assert!(people.by_session(&token(5), 30).await.unwrap().is_none());
    }

    async fn a_device_is_known_for_its_account(people) {
        let (ann, bob) = (guest(people, "ann").await, guest(people, "bob").await);
        let add = async |byte, who, made, before: Option<u8>| {
            let before = before.map(token);
            people.add_device(&token(byte), who, &device(made, 100), before.as_ref(), 2).await
        };
        let known = async |byte, now| people.device_login(&token(byte), now).await.unwrap();
        assert_eq!(add(1, &ann, 10, None).await, Ok(false), "a guest has no login");
        account(people, &ann, "Ann", "hash").await.unwrap();
        assert_eq!(add(1, &ann, 10, None).await, Ok(true));
        assert_eq!(known(1, 99).await.as_deref(), Some("ann"));
        assert_eq!(known(1, 100).await, None);
        assert_eq!(known(9, 20).await, None);
        // One takes another's place, but not that of somebody else's.
        assert_eq!(add(2, &ann, 11, Some(1)).await, Ok(true));
        assert_eq!((known(1, 20).await, known(2, 20).await.is_some()), (None, true));
        let session = (&token(0xdd), &session(10, None));
        people.make_account(&bob, "bob", "hash", session).await.unwrap();
        assert_eq!(add(3, &bob, 12, Some(2)).await, Ok(true));
        assert_eq!(known(2, 20).await.as_deref(), Some("ann"));
        // The one that was known first goes for one too many.
        add(4, &ann, 13, None).await.unwrap();
        add(5, &ann, 14, None).await.unwrap();
        let left: Vec<u64> = people.export(&ann).await.unwrap().unwrap().devices.iter().map(|device| device.made).collect();
        assert_eq!(left, [14, 13]);
        assert_eq!(people.remove_devices(&ann, Some(&token(4))).await, Ok(1));
        assert_eq!((known(4, 20).await.is_some(), known(5, 20).await), (true, None));
        people.delete(&ann, 20).await.unwrap();
        assert_eq!(known(4, 20).await, None);
        assert_eq!(known(3, 20).await.as_deref(), Some("bob"));
        assert_eq!(people.remove_expired(100).await, Ok(1));
        assert_eq!(known(3, 20).await, None);
    }

    async fn a_guest_is_kept(people) {
        let settings = Settings { language: Some("pt-BR".to_owned()), colour_vision: ColourVision::Tritanopia };
        assert_eq!(people.add_guest(&user("ann"), "Ann ☀", &settings, 10).await, Ok(true));
        assert_eq!(people.add_guest(&user("ann"), "Other", &settings, 11).await, Ok(false));
        let kept = people.person(&user("ann")).await.unwrap().unwrap();
        assert_eq!(kept.me.person.name, "Ann ☀");
        assert_eq!(kept.me.person.kind, PersonKind::Guest);
        assert_eq!((kept.me.settings, kept.me.since, kept.me.login), (settings, 10, None));
        assert_eq!((kept.password_hash, kept.owner), (None, None));
        assert_eq!(people.person(&user("bob")).await, Ok(None));
    }

    async fn a_guest_gets_an_account_and_stays_who_they_are(people) {
        let (ann, bob) = (guest(people, "ann").await, guest(people, "bob").await);
        assert_eq!(account(people, &ann, "Ann.Of.Rome", "hash").await, Ok(AccountMade::Done));
        assert_eq!(account(people, &bob, "aNN.oF.rOME", "h").await, Ok(AccountMade::LoginTaken));
        assert_eq!(account(people, &ann, "another", "h").await, Ok(AccountMade::NotAGuest));
        assert_eq!(account(people, &ann, "ann.of.rome", "h").await, Ok(AccountMade::NotAGuest));
        assert_eq!(account(people, &user("zoe"), "zoe", "h").await, Ok(AccountMade::NotAGuest));
        let kept = people.by_login("ANN.OF.ROME").await.unwrap().unwrap();
        assert_eq!(kept.me.person.id, ann);
        assert_eq!(kept.me.person.name, "ann's name");
        assert_eq!(kept.me.person.kind, PersonKind::Account);
        assert_eq!(kept.me.login.as_deref(), Some("ann.of.rome"));
        assert_eq!(kept.password_hash.as_deref(), Some("hash"));
        assert!(!format!("{kept:?}").contains("hash\""));
        assert_eq!(people.by_login("another").await, Ok(None));
        assert_eq!(people.set_password(&ann, "new").await, Ok(true));
        assert_eq!(people.by_login("ann.of.rome").await.unwrap().unwrap().password_hash.as_deref(), Some("new"));
        assert_eq!(people.set_password(&bob, "new").await, Ok(false));
    }

    async fn names_and_settings_change(people) {
        let ann = guest(people, "ann").await;
        assert_eq!(people.rename(&ann, "Annie").await, Ok(true));
        let settings = Settings { language: Some("en".to_owned()), ..Settings::default() };
        assert_eq!(people.set_settings(&ann, &settings).await, Ok(true));
        let me = people.person(&ann).await.unwrap().unwrap().me;
        assert_eq!((me.person.name.as_str(), me.settings), ("Annie", settings.clone()));
        assert_eq!(people.rename(&user("zoe"), "Zoe").await, Ok(false));
        assert_eq!(people.set_settings(&user("zoe"), &settings).await, Ok(false));
    }

    async fn a_session_names_somebody_until_it_ends(people) {
        let (ann, bob) = (guest(people, "ann").await, guest(people, "bob").await);
        assert_eq!(people.add_session(&token(1), &ann, &session(10, Some(100))).await, Ok(true));
        assert_eq!(people.add_session(&token(2), &bob, &session(11, None)).await, Ok(true));
        assert_eq!(people.add_session(&token(1), &bob, &session(12, None)).await, Ok(false));
        assert_eq!(people.add_session(&token(3), &user("zoe"), &session(12, None)).await, Ok(false));
        let who = async |byte, now| {
            let found = people.by_session(&token(byte), now).await.unwrap();
            let signed_in = people.signed_in(&token(byte), now).await.unwrap();
            let same = found.as_ref().map(|(kept, session)| (&kept.me.person, session.seen));
            assert_eq!(signed_in.as_ref().map(|found| (&found.person, found.seen)), same);
            found.map(|(kept, _)| kept.me.person.id.0)
        };
        assert_eq!(who(1, 99).await.as_deref(), Some("ann"));
        assert_eq!(who(1, 100).await, None);
        assert_eq!(who(2, u64::MAX).await.as_deref(), Some("bob"));
        assert_eq!(who(3, 1).await, None);
        assert_eq!(people.remove_session(&token(1)).await, Ok(true));
        assert_eq!(people.remove_session(&token(1)).await, Ok(false));
        assert_eq!(who(1, 50).await, None);
        assert_eq!(who(2, 50).await.as_deref(), Some("bob"));
    }

    async fn many_ask_at_once_who_is_signed_in_and_each_hears_of_themselves(people) {
        for byte in 1..=200 {
            let user = guest(people, &format!("guest {byte}")).await;
            let expires = (byte % 3 == 0).then_some(50);
            people.add_session(&token(byte), &user, &session(1, expires)).await.unwrap();
        }
        people.remove_session(&token(7)).await.unwrap();
        // Also the same at different times.
        let asked = (0..=u8::MAX).flat_map(|byte| [(byte, 49), (byte, 50)]);
        let asked = asked.map(|(byte, now)| async move {
            let found = people.signed_in(&token(byte), now).await.unwrap();
            (byte, now, found.map(|found| found.person.id.0))
        });
        for (byte, now, found) in join_all(asked).await {
            let open = (1..=200).contains(&byte) && byte != 7 && (byte % 3 != 0 || now < 50);
            assert_eq!(found, open.then(|| format!("guest {byte}")), "{byte} at {now}");
        }
    }

    async fn sessions_are_listed_used_and_ended(people) {
        let (ann, bob) = (guest(people, "ann").await, guest(people, "bob").await);
        for (byte, made, expires) in [(1, 10, None), (2, 30, Some(50)), (3, 20, Some(60))] {
            people.add_session(&token(byte), &ann, &session(made, expires)).await.unwrap();
        }
        people.add_session(&token(9), &bob, &session(5, None)).await.unwrap();
        people.touch(&token(1), 40).await.unwrap();
        people.touch(&token(1), 35).await.unwrap();
        people.touch(&token(7), 35).await.unwrap();
        let used = StoredSession { seen: 40, ..session(10, None) };
        assert_eq!(people.sessions(&ann).await, Ok(vec![session(30, Some(50)), session(20, Some(60)), used.clone()]));
        assert_eq!(people.by_session(&token(1), 41).await.unwrap().unwrap().1, used);
        assert_eq!(people.remove_expired(50).await, Ok(1));
        assert_eq!(people.sessions(&ann).await.unwrap().len(), 2);
        assert_eq!(people.remove_sessions(&ann).await, Ok(2));
        assert_eq!(people.remove_sessions(&ann).await, Ok(0));
        assert_eq!(people.sessions(&ann).await, Ok(vec![]));
        assert_eq!(people.sessions(&bob).await.unwrap().len(), 1);
    }

    async fn sessions_that_have_not_ended_are_found_among_many(people) {
        let (ann, bob) = (guest(people, "ann").await, guest(people, "bob").await);
        for (byte, who, expires) in [(1, &ann, None), (2, &ann, Some(50)), (3, &bob, None), (4, &bob, None)] {
            people.add_session(&token(byte), who, &session(10, expires)).await.unwrap();
        }
        let asked: Vec<TokenHash> = (1..=200).map(token).collect();
        let open = async |now| {
            let open = people.open_sessions(&asked, now).await.unwrap();
            open.into_iter().collect::<Vec<_>>()
        };
        assert_eq!(open(49).await, [token(1), token(2), token(3), token(4)]);
        assert_eq!(open(50).await, [token(1), token(3), token(4)]);
        people.remove_session(&token(3)).await.unwrap();
        people.delete(&ann, 60).await.unwrap();
        assert_eq!(open(60).await, [token(4)]);
        assert_eq!(people.open_sessions(&[], 60).await.unwrap().len(), 0);
    }

    async fn bots_belong_to_somebody(people) {
        let ann = guest(people, "ann").await;
        let robot = user("robot");
        assert_eq!(people.add_bot(&ann, &robot, "Robot", 20).await, Ok(true));
        assert_eq!(people.add_bot(&ann, &robot, "Robot", 20).await, Ok(false));
        assert_eq!(people.add_bot(&user("zoe"), &user("r2"), "R2", 20).await, Ok(false));
        assert_eq!(people.add_bot(&robot, &user("r3"), "R3", 20).await, Ok(false));
        assert_eq!(people.add_bot(&ann, &user("a-first"), "First", 15).await, Ok(true));
        let bots = people.bots(&ann).await.unwrap();
        let names: Vec<&str> = bots.iter().map(|bot| bot.me.person.name.as_str()).collect();
        assert_eq!(names, ["First", "Robot"]);
        assert_eq!(bots[1].me.person.kind, PersonKind::Bot);
        assert_eq!(bots[1].owner, Some(ann.clone()));
        assert_eq!(account(people, &robot, "robot", "h").await, Ok(AccountMade::NotAGuest));
        assert_eq!(people.bots(&robot).await, Ok(vec![]));
    }

    async fn somebody_leaves_for_good_and_their_bots_too(people) {
        let (ann, bob) = (guest(people, "ann").await, guest(people, "bob").await);
        let robot = user("robot");
        people.add_bot(&ann, &robot, "Robot", 20).await.unwrap();
        account(people, &ann, "ann", "hash").await.unwrap();
        for (byte, id) in [(1, &ann), (2, &robot), (3, &bob)] {
            people.add_session(&token(byte), id, &session(10, None)).await.unwrap();
        }
        assert_eq!(people.delete(&ann, 50).await, Ok(vec![ann.clone(), robot.clone()]));
        assert_eq!(people.delete(&ann, 51).await, Ok(vec![]));
        assert_eq!(people.delete(&user("zoe"), 51).await, Ok(vec![]));
        for gone in [&ann, &robot] {
            assert_eq!(people.person(gone).await, Ok(None));
            assert_eq!(people.export(gone).await, Ok(None));
            assert_eq!(people.rename(gone, "Back").await, Ok(false));
            assert_eq!(people.add_session(&token(8), gone, &session(60, None)).await, Ok(false));
            assert_eq!(people.add_guest(gone, "Again", &Settings::default(), 60).await, Ok(false));
        }
        assert_eq!(people.by_login("ann").await, Ok(None));
        assert_eq!(people.by_session(&token(1), 60).await, Ok(None));
        assert_eq!(people.by_session(&token(2), 60).await, Ok(None));
        assert_eq!(people.add_bot(&ann, &user("r2"), "R2", 60).await, Ok(false));
        assert!(people.by_session(&token(3), 60).await.unwrap().is_some());
        // The name to sign in with is free again.
        assert_eq!(account(people, &bob, "ann", "h").await, Ok(AccountMade::Done));
    }

    async fn somebody_is_told_what_is_kept_of_them(people) {
        let ann = guest(people, "ann").await;
        people.add_bot(&ann, &user("robot"), "Robot", 20).await.unwrap();
        account(people, &ann, "ann", "secret hash").await.unwrap();
        people.add_session(&token(0xab), &ann, &session(11, None)).await.unwrap();
        let export = people.export(&ann).await.unwrap().unwrap();
        assert_eq!(export.me.login.as_deref(), Some("ann"));
        assert_eq!(export.sessions, [session(11, None), session(10, None)]);
        assert_eq!(export.bots[0].person.name, "Robot");
        let text = serde_json::to_string(&export).unwrap();
        assert!(!text.contains("secret hash") && !text.contains("abab"), "{text}");
        assert_eq!(people.export(&user("zoe")).await, Ok(None));
    }
}

both! {
    async fn tables_and_words_are_told_too(place) {
        let store = place.open().await;
        let ann = guest(&store, "ann").await;
        let (one, two) = (make(&store, "one").await, make(&store, "two").await);
        add(&store, &one, &said(2, "ann", "salve")).await;
        add(&store, &one, &said(3, "bob", "ave")).await;
        add(&store, &two, &said(2, "ann", "vale")).await;
        let export = store.export(&ann).await.unwrap().unwrap();
        assert_eq!(export.tables, [table("one"), table("two")]);
        let said: Vec<(&str, u32, &str)> = export.said.iter()
            .map(|said| (said.table.as_str(), said.seq, said.text.as_str())).collect();
        assert_eq!(said, [("one", 2, "salve"), ("two", 2, "vale")]);
        store.erase(&ann).await.unwrap();
        let export = store.export(&ann).await.unwrap().unwrap();
        assert!(export.said.iter().all(|said| said.text.is_empty()));
    }

    async fn what_cannot_be_kept_harms_nobody(place) {
        let store = place.open().await;
        let ann = guest(&store, "ann").await;
        let long = "x".repeat(5000);
        let damaged = |result: Result<bool, StoreError>| {
            assert!(matches!(result, Err(StoreError::Damaged(_))), "{result:?}");
        };
        damaged(store.rename(&ann, "a\0b").await);
        damaged(store.add_guest(&user("a\0b"), "x", &Settings::default(), 1).await);
        damaged(store.add_guest(&user(&long), "x", &Settings::default(), 1).await);
        damaged(account(&store, &ann, "a\0b", "h").await.map(|_| true));
        damaged(account(&store, &ann, &long, "h").await.map(|_| true));
        assert_eq!(store.by_login("a\0b").await, Ok(None));
        assert_eq!(store.remove_sessions(&user("a\0b")).await, Ok(0));
        assert_eq!(store.delete(&user("a\0b"), 1).await, Ok(vec![]));
        // Any text will do for a name that is only shown.
        assert_eq!(store.rename(&ann, "' OR 1=1; -- \u{202e}<b>").await, Ok(true));
        assert_eq!(store.rename(&ann, &long).await, Ok(true));
    }
}
