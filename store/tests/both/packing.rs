//! Logs of games that have been over for long are packed, and nobody who reads can tell.

use std::time::Duration;

use pantheon_store::{Packing, PeopleStore, Store};
use pantheon_tables::{
    Appended, Earlier, Fact, LifeSnapshot, RefusalsKept, RefusedCommand, Row, StoreError, Stored,
    Summary, TableStore,
};
use pantheon_wire::{Code, Problem, SeatPlan, Seq, Settings, Status, TableId, TakeOver};
use serde_json::json;

use crate::place::Place;
use crate::samples::{add, make, ready, row, said, summary, table, user};

/// Later than anything that happens here, unless it says so.
const LATER: u64 = 100_000;

/// A game of Ann and Bob that is over, with everything in its log that takes care to keep.
async fn played(store: &Store, name: &str) -> TableId {
    let table = make(store, name).await;
    let joined = Fact::Joined {
        seat: 2,
        name: "Bob \u{1f3b2}".to_owned(),
        program: false,
    };
    let hot = SeatPlan::HotSeat {
        name: "Grandpa".to_owned(),
    };
    let rows = [
        row(2, "bob", Some("join"), joined),
        row(3, "ann", None, Fact::Planned { seat: 1, plan: hot }),
        row(4, "ann", Some("begin"), Fact::Began),
        said(5, "ann", "good luck,\nBob \"the\" {brave}\t\u{1}"),
        Row {
            by: None,
            ..row(
                6,
                "",
                None,
                Fact::SatIn {
                    seat: 1,
                    why: TakeOver::Away,
                },
            )
        },
    ];
    for row in &rows {
        add(store, &table, row).await;
    }
    for seq in 7..60 {
        let state = format!("{seq:064x}");
        let fact = Fact::Acted {
            seat: 0,
            action: json!({"build": {"cell": seq}}),
            state,
            bot: false,
        };
        let (by, command) = (["ann", "bob"][seq as usize % 2], format!("c-{seq}"));
        add(store, &table, &row(seq, by, Some(&command), fact)).await;
    }
    let over = Summary {
        status: Status::Over,
        ..summary()
    };
    let last = row(60, "bob", Some("give-up"), Fact::Resigned { seat: 2 });
    assert_eq!(
        store.append(&table, &last, Some(&over)).await,
        Ok(Appended::Done)
    );
    table
}

async fn whole(store: &Store, table: &TableId) -> Stored {
    store.load(table, true).await.unwrap().unwrap()
}

async fn pack(store: &Store) -> usize {
    let done = store.pack(LATER, false, 100).await.unwrap();
    assert_eq!((done.removed, done.failed), (vec![], vec![]));
    done.packed
}

/// How many rows a table of the database has.
async fn count(place: &Place, from: &str) -> usize {
    let sql = format!("SELECT CAST(count(*) AS TEXT) FROM {from}");
    place.other().await.texts(&sql).await[0].parse().unwrap()
}

/// Everything that can be read of a log.
async fn all_that_is_read(
    store: &Store,
    table: &TableId,
) -> (Stored, Vec<Vec<Row>>, Vec<Option<Earlier>>) {
    let mut pages = Vec::new();
    for (after, limit) in [
        (0, 1),
        (0, 7),
        (3, 2),
        (58, 9),
        (59, 1),
        (60, 1),
        (61, 9),
        (0, 0),
        (7, u32::MAX),
    ] {
        pages.push(store.rows(table, after, limit).await.unwrap());
    }
    let mut found = Vec::new();
    for (by, command) in [
        ("ann", "make"),
        ("ann", "begin"),
        ("ann", "c-8"),
        ("bob", "c-8"),
        ("bob", "c-9"),
        ("zoe", "c-9"),
    ] {
        found.push(store.find(table, &user(by), &command.into()).await.unwrap());
    }
    (whole(store, table).await, pages, found)
}

both! {
    async fn a_packed_log_is_read_as_it_was(place) {
        let store = place.open().await;
        let table = played(&store, "t").await;
        let life = "a life".to_owned();
        store.keep(&table, &LifeSnapshot { seq: 60, form: 1, life }).await.unwrap();
        store.seen(50, &[(table.clone(), user("ann"))]).await.unwrap();
        let before = all_that_is_read(&store, &table).await;
        assert_eq!(pack(&store).await, 1);
        assert_eq!(all_that_is_read(&store, &table).await, before);
        let short = store.load(&table, false).await.unwrap().unwrap();
        assert_eq!((short.snapshot, short.rows), (None, before.0.rows));
        assert_eq!(count(&place, "log").await, 0, "it is in one piece");
        assert_eq!(count(&place, "packed_logs").await, 1);
        assert_eq!(count(&place, "snapshots").await, 0);
        assert_eq!(count(&place, "presence").await, 0);
        assert_eq!(pack(&store).await, 0, "it is packed once");
    }

    async fn all_can_be_unpacked_for_a_release_that_knows_none(place) {
        let store = place.open().await;
        let tables = [played(&store, "a").await, played(&store, "b").await];
        let before = [whole(&store, &tables[0]).await, whole(&store, &tables[1]).await];
        assert_eq!(pack(&store).await, 2);
        assert_eq!(store.unpack_all().await, Ok(2));
        assert_eq!(store.unpack_all().await, Ok(0));
        assert_eq!([whole(&store, &tables[0]).await, whole(&store, &tables[1]).await], before);
        assert_eq!((count(&place, "log").await, count(&place, "packed_logs").await), (120, 0));
        let flags = place.other().await.texts("SELECT id FROM tables WHERE packed IS NOT NULL").await;
        assert!(flags.is_empty());
    }

    async fn only_what_has_been_over_for_long_is_packed(place) {
        let store = place.open().await;
        for (name, status) in [("gathers", Status::Gathering), ("plays", Status::Playing), ("paused", Status::Paused)] {
            let table = make(&store, name).await;
            let summary = Summary { status, ..summary() };
            let began = row(2, "ann", None, Fact::Began);
            assert_eq!(store.append(&table, &began, Some(&summary)).await, Ok(Appended::Done));
        }
        for name in ["a", "b", "c"] {
            played(&store, name).await;
        }
        // When something happened there last.
        assert_eq!(store.pack(1060, false, 10).await, Ok(Packing::default()));
        assert_eq!(store.pack(1061, false, 2).await.unwrap().packed, 2);
        assert_eq!(store.pack(1061, false, 2).await.unwrap().packed, 1);
        assert_eq!(count(&place, "log").await, 6, "the others are as they were");
    }

    async fn what_is_written_to_a_packed_log_unpacks_it_first(place) {
        let store = place.open().await;
        let table = played(&store, "t").await;
        let before = whole(&store, &table).await.rows;
        pack(&store).await;
        add(&store, &table, &said(61, "zoe", "a fine game")).await;
        let mut expected = before.clone();
        expected.push(said(61, "zoe", "a fine game"));
        assert_eq!(whole(&store, &table).await.rows, expected);
        assert_eq!((count(&place, "log").await, count(&place, "packed_logs").await), (61, 0));
        assert_eq!(count(&place, "packed_words").await, 0);
        assert_eq!(pack(&store).await, 1, "and it is packed again");
        assert_eq!(whole(&store, &table).await.rows, expected);
    }

    async fn a_command_takes_effect_once_though_its_row_is_packed(place) {
        let store = place.open().await;
        let table = played(&store, "t").await;
        pack(&store).await;
        let again = ready(61, "ann", "c-8");
        assert_eq!(store.append(&table, &again, None).await, Ok(Appended::Conflict));
        pack(&store).await;
        let refusal = RefusedCommand {
            by: user("ann"),
            command: "c-8".into(),
            digest: "d".to_owned(),
            at: 5,
            problem: Problem::new(Code::WrongTime, "it is over"),
        };
        let most = RefusalsKept { each: 9, at_table: 9 };
        assert_eq!(store.refuse(&table, &refusal, most).await, Ok(Appended::Conflict));
        let found = store.find(&table, &user("ann"), &"c-8".into()).await.unwrap();
        assert!(matches!(found, Some(Earlier::Done(row)) if row.seq == 8));
        // A new one is refused, and that is remembered.
        pack(&store).await;
        let new = RefusedCommand { command: "new".into(), ..refusal };
        assert_eq!(store.refuse(&table, &new, most).await, Ok(Appended::Done));
        let found = store.find(&table, &user("ann"), &"new".into()).await.unwrap();
        assert_eq!(found, Some(Earlier::Refused(new)));
        // Who comes too late for a place is told so, and too early as well.
        pack(&store).await;
        assert_eq!(store.append(&table, &said(60, "bob", "late"), None).await, Ok(Appended::Conflict));
        assert_eq!(store.append(&table, &said(62, "bob", "early"), None).await, Ok(Appended::Conflict));
    }

    async fn words_are_erased_in_packed_logs_too(place) {
        let store = place.open().await;
        let (packed, twin) = (played(&store, "packed").await, played(&store, "twin").await);
        let chat = table("chat");
        let first = crate::samples::first("bob");
        let setup = crate::samples::setup("bob");
        assert_eq!(store.create(&chat, &setup, &first, &summary()).await, Ok(Appended::Done));
        add(&store, &chat, &said(2, "ann", "my address is …")).await;
        let over = Summary { status: Status::Over, ..summary() };
        assert_eq!(store.append(&chat, &row(3, "bob", None, Fact::Began), Some(&over)).await, Ok(Appended::Done));
        assert_eq!(pack(&store).await, 3);
        // One of them isn't packed when its words go.
        assert!(store.append(&twin, &said(99, "x", "x"), None).await.is_ok());
        assert_eq!(count(&place, "packed_logs").await, 2);
        store.erase(&user("ann")).await.unwrap();
        store.erase(&user("ann")).await.unwrap();
        let (one, other) = (whole(&store, &packed).await, whole(&store, &twin).await);
        assert_eq!(one.rows, other.rows);
        assert_eq!(one.setup, other.setup);
        let text = serde_json::to_string(&(&one, whole(&store, &chat).await).1.rows).unwrap()
            + &serde_json::to_string(&one.rows).unwrap();
        for gone in ["good luck", "my address", "Grandpa", "c-8"] {
            assert!(!text.contains(gone), "{gone} is in {text}");
        }
        assert!(text.contains("Bob"), "what others are called stays");
        let words = "SELECT user_id FROM packed_words";
        assert_eq!(place.other().await.texts(words).await, ["bob"], "they are found no more");
        let unpacked = [packed, chat];
        for table in &unpacked {
            let before = whole(&store, table).await.rows;
            assert!(store.append(table, &said(99, "x", "x"), None).await.is_ok());
            assert_eq!(whole(&store, table).await.rows, before);
        }
    }

    async fn what_is_told_to_somebody_of_themselves_is_the_same(place) {
        let store = place.open().await;
        let settings = Settings::default();
        for name in ["ann", "bob"] {
            assert_eq!(store.add_guest(&user(name), name, &settings, 1).await, Ok(true));
        }
        for name in ["a", "b", "c"] {
            played(&store, name).await;
        }
        let export = async |name| {
            let export = store.export(&user(name)).await.unwrap().unwrap();
            serde_json::to_value(export).unwrap()
        };
        let before = (export("ann").await, export("bob").await);
        assert!(before.1["done"].as_array().unwrap().len() > 3 * 20);
        assert_eq!(store.pack(LATER, false, 2).await.unwrap().packed, 2);
        assert_eq!((export("ann").await, export("bob").await), before, "some are packed");
        pack(&store).await;
        assert_eq!((export("ann").await, export("bob").await), before, "all are");
    }

    async fn tables_without_a_game_are_removed_instead_if_they_are_to_be(place) {
        let store = place.open().await;
        let over = Summary { status: Status::Over, ..summary() };
        let closed = make(&store, "closed").await;
        add(&store, &closed, &said(2, "ann", "anybody?")).await;
        let close = row(3, "ann", None, Fact::Closed);
        assert_eq!(store.append(&closed, &close, Some(&over)).await, Ok(Appended::Done));
        let game = played(&store, "game").await;
        let done = store.pack(LATER, true, 10).await.unwrap();
        assert_eq!((done.packed, done.removed), (1, vec![closed.clone()]));
        assert_eq!(store.load(&closed, true).await, Ok(None));
        // A game isn't taken for none because its log has no rows any more.
        assert_eq!(store.remove_unplayed(0..LATER, 10).await, Ok(vec![]));
        assert_eq!(whole(&store, &game).await.rows.len(), 60);
        // Where they are kept, what was said there is packed like any other.
        let kept = make(&store, "kept").await;
        assert_eq!(store.append(&kept, &row(2, "ann", None, Fact::Closed), Some(&over)).await, Ok(Appended::Done));
        assert_eq!(pack(&store).await, 1);
    }

    async fn whoever_packs_and_is_stopped_half_way_leaves_it_as_it_was(place) {
        let store = place.open().await;
        let mut all = Vec::new();
        for number in 0..12 {
            all.push(played(&store, &format!("t{number:02}")).await);
        }
        let before = whole(&store, &all[0]).await.rows;
        let mut micros = 0;
        while count(&place, "packed_logs").await < all.len() {
            micros += 500;
            // Dropped wherever it is.
            let _stopped = tokio::time::timeout(Duration::from_micros(micros), store.pack(LATER, false, 100)).await;
            for table in &all {
                assert_eq!(whole(&store, table).await.rows, before);
            }
        }
        assert_eq!(count(&place, "log").await, 0);
    }

    async fn two_who_pack_and_those_who_read_and_write_meanwhile_find_every_row(place) {
        let (one, two) = (place.open().await, place.open().await);
        let table = played(&one, "t").await;
        let before = whole(&one, &table).await.rows;
        let packers = [one.clone(), two.clone()].map(|store| tokio::spawn(async move {
            let mut packed = 0;
            for _ in 0..60 {
                packed += store.pack(LATER, false, 9).await.unwrap().packed;
                tokio::task::yield_now().await;
            }
            packed
        }));
        let readers = [one.clone(), two.clone()].map(|store| {
            let (table, before) = (table.clone(), before.clone());
            tokio::spawn(async move {
                for _ in 0..60 {
                    let rows = whole(&store, &table).await.rows;
                    assert_eq!(rows[..60], before);
                    let found = store.find(&table, &user("ann"), &"c-8".into()).await.unwrap();
                    assert_eq!(found, Some(Earlier::Done(before[7].clone())));
                }
            })
        });
        let writer = {
            let (store, table) = (two.clone(), table.clone());
            tokio::spawn(async move {
                for seq in 61..=90 {
                    // Packed again between the two tries, it is found as taken.
                    while store.append(&table, &said(seq, "zoe", "hello"), None).await.unwrap() == Appended::Conflict {}
                }
            })
        };
        let mut packed = 0;
        for packer in packers {
            packed += packer.await.unwrap();
        }
        for reader in readers {
            reader.await.unwrap();
        }
        writer.await.unwrap();
        assert!(packed > 0);
        let rows = whole(&one, &table).await.rows;
        assert_eq!(rows.len(), 90);
        assert!(rows[60..].iter().all(|row| row.by == Some(user("zoe"))));
    }

    async fn a_release_that_knows_no_packed_logs_may_go_on_after_one(place) {
        let store = place.open().await;
        let table = played(&store, "t").await;
        pack(&store).await;
        // As it does: it has the life in memory, and looks at nothing but the last place.
        place.tamper(
            "INSERT INTO log (table_id, seq, at, by_user, command, fact, worded) \
             VALUES ('t', 61, 2000, 'zoe', NULL, '\"resumed\"', 0)",
        ).await;
        place.tamper("UPDATE tables SET seq = 61, changed = 2000").await;
        let seqs = async |after, limit| {
            let rows = store.rows(&table, after, limit).await.unwrap();
            rows.into_iter().map(|row| row.seq).collect::<Vec<Seq>>()
        };
        assert_eq!(whole(&store, &table).await.rows.len(), 61);
        assert_eq!(seqs(58, 9).await, [59, 60, 61]);
        assert_eq!(seqs(58, 2).await, [59, 60]);
        assert_eq!(seqs(60, 9).await, [61]);
        add(&store, &table, &said(62, "zoe", "hello")).await;
        assert_eq!(whole(&store, &table).await.rows.len(), 62);
        assert_eq!(pack(&store).await, 1);
        assert_eq!(seqs(59, 9).await, [60, 61, 62]);
        // What it takes for a table without a game is kept by the database.
        let removed = place.other().await.fails("DELETE FROM tables").await;
        assert!(removed, "a packed log keeps its table");
    }

    async fn a_damaged_piece_is_named_and_a_damaged_log_is_not_packed(place) {
        let store = place.open().await;
        let (bad, good) = (played(&store, "bad").await, played(&store, "good").await);
        pack(&store).await;
        let blank = if place.folder.is_some() { "x'789c00'" } else { "'\\x789c00'" };
        place.tamper(&format!("UPDATE packed_logs SET log = {blank} WHERE table_id = 'bad'")).await;
        let why = store.load(&bad, true).await.unwrap_err();
        assert!(matches!(&why, StoreError::Damaged(why) if why.contains("table bad")), "{why}");
        assert!(store.append(&bad, &said(61, "zoe", "hello"), None).await.is_err());
        assert_eq!(whole(&store, &good).await.rows.len(), 60);
        assert_eq!(store.figures().damaged, 1);
        place.tamper("DELETE FROM packed_words WHERE table_id = 'good'").await;
        place.tamper("DELETE FROM packed_logs WHERE table_id = 'good'").await;
        assert!(matches!(store.load(&good, true).await, Err(StoreError::Damaged(_))));

        played(&store, "hole").await;
        played(&store, "whole").await;
        place.tamper("DELETE FROM log WHERE table_id = 'hole' AND seq = 9").await;
        let done = store.pack(LATER, false, 100).await.unwrap();
        assert_eq!(done.packed, 1);
        let failed: Vec<&str> = done.failed.iter().map(|(table, _)| table.as_str()).collect();
        assert_eq!(failed, ["hole"]);
        assert_eq!(count(&place, "log").await, 59, "nothing of it is lost");
    }
}
