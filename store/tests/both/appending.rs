//! The log: one history per table.

use pantheon_tables::{Appended, Earlier, Fact, LifeSnapshot, StoreError, Summary, TableStore};
use pantheon_wire::{CommandId, SeatPlan, Status};
use serde_json::json;

use crate::samples::{add, first, make, places, ready, row, said, setup, summary, table, user};

both! {
    async fn a_table_is_read_as_it_was_written(place) {
        let store = place.open().await;
        let table = make(&store, "t").await;
        let rows = [
            first("ann"),
            row(2, "bob", Some("c1"), Fact::Joined { seat: 2, name: "Bób \u{0} \"x\" 🏛".to_owned(), program: true }),
            row(3, "ann", None, Fact::Planned { seat: 2, plan: SeatPlan::Bot { level: 4 } }),
            row(4, "ann", Some("c1"), Fact::Acted {
                seat: 0, action: json!({"visit": ["venus", 3, null]}), state: "ab".to_owned(), bot: true,
            }),
            pantheon_tables::Row { by: None, ..row(5, "", None, Fact::Ticked { state: "cd".to_owned() }) },
        ];
        for row in &rows[1..] {
            add(&store, &table, row).await;
        }
        let stored = store.load(&table, true).await.unwrap().unwrap();
        assert_eq!(stored.setup, setup("ann"));
        assert_eq!(stored.snapshot, None);
        assert_eq!(stored.rows, rows);
        store.close().await;
        // And by another who comes later.
        let again = place.open().await.load(&table, false).await.unwrap().unwrap();
        assert_eq!(again.rows, rows);
    }

    async fn a_table_that_is_not_there_is_nothing(place) {
        let store = place.open().await;
        let table = table("none");
        assert_eq!(store.load(&table, true).await, Ok(None));
        assert_eq!(store.rows(&table, 0, 10).await, Ok(vec![]));
        assert_eq!(store.find(&table, &user("ann"), &"c".into()).await, Ok(None));
        assert_eq!(store.append(&table, &first("ann"), Some(&summary())).await, Ok(Appended::Conflict));
        assert_eq!(store.load(&table, true).await, Ok(None));
    }

    async fn a_table_is_made_once(place) {
        let store = place.open().await;
        let table = make(&store, "t").await;
        let again = store.create(&table, &setup("bob"), &first("bob"), &summary()).await;
        assert_eq!(again, Ok(Appended::Conflict));
        let stored = store.load(&table, true).await.unwrap().unwrap();
        assert_eq!(stored.setup, setup("ann"));
        assert_eq!(stored.rows, [first("ann")]);
        let late = store.create(&crate::samples::table("u"), &setup("ann"), &ready(2, "ann", "c"), &summary()).await;
        assert!(matches!(late, Err(StoreError::Damaged(_))));
    }

    async fn a_place_is_taken_once(place) {
        let store = place.open().await;
        let table = make(&store, "t").await;
        add(&store, &table, &ready(2, "ann", "a")).await;
        assert_eq!(store.append(&table, &ready(2, "bob", "b"), None).await, Ok(Appended::Conflict));
        assert_eq!(store.append(&table, &ready(1, "bob", "b"), None).await, Ok(Appended::Conflict));
        assert_eq!(store.find(&table, &user("bob"), &"b".into()).await, Ok(None));
        add(&store, &table, &ready(3, "bob", "b")).await;
        assert_eq!(places(&store, &table).await, Ok(vec![1, 2, 3]));
    }

    async fn no_place_is_left_out(place) {
        let store = place.open().await;
        let table = make(&store, "t").await;
        for seq in [0, 3, 4, u32::MAX] {
            assert_eq!(store.append(&table, &ready(seq, "ann", "a"), None).await, Ok(Appended::Conflict), "{seq}");
        }
        assert_eq!(places(&store, &table).await, Ok(vec![1]));
    }

    async fn a_command_is_in_the_log_once(place) {
        let store = place.open().await;
        let (table, other) = (make(&store, "t").await, make(&store, "u").await);
        let mine = ready(2, "ann", "same");
        add(&store, &table, &mine).await;
        let again = Summary { status: Status::Over, ..summary() };
        let again = store.append(&table, &ready(3, "ann", "same"), Some(&again)).await;
        assert_eq!(again, Ok(Appended::Conflict));
        assert_eq!(store.find(&table, &user("ann"), &"same".into()).await, Ok(Some(Earlier::Done(mine))));
        // The same name is free for others, elsewhere, and where nobody gave one.
        add(&store, &table, &ready(3, "bob", "same")).await;
        add(&store, &other, &ready(2, "ann", "same")).await;
        add(&store, &table, &said(4, "ann", "a")).await;
        add(&store, &table, &said(5, "ann", "b")).await;
        assert_eq!(places(&store, &table).await, Ok(vec![1, 2, 3, 4, 5]));
    }

    async fn rows_come_in_pages(place) {
        let store = place.open().await;
        let table = make(&store, "t").await;
        for seq in 2..=7 {
            add(&store, &table, &said(seq, "ann", "x")).await;
        }
        let page = async |after, limit| {
            let rows = store.rows(&table, after, limit).await.unwrap();
            rows.into_iter().map(|row| row.seq).collect::<Vec<_>>()
        };
        assert_eq!(page(0, 3).await, [1, 2, 3]);
        assert_eq!(page(3, 3).await, [4, 5, 6]);
        assert_eq!(page(6, 3).await, [7]);
        assert_eq!(page(7, 3).await, [0; 0]);
        assert_eq!(page(u32::MAX - 1, 3).await, [0; 0]);
    }

    async fn a_snapshot_saves_reading_what_is_in_it(place) {
        let store = place.open().await;
        let table = make(&store, "t").await;
        for seq in 2..=5 {
            add(&store, &table, &said(seq, "ann", "x")).await;
        }
        let snapshot = |seq, form| LifeSnapshot { seq, form, life: format!("life {seq}") };
        store.keep(&table, &snapshot(3, 1)).await.unwrap();
        let stored = store.load(&table, false).await.unwrap().unwrap();
        assert_eq!(stored.snapshot, Some(snapshot(3, 1)));
        assert_eq!(stored.rows.iter().map(|row| row.seq).collect::<Vec<_>>(), [4, 5]);
        let whole = store.load(&table, true).await.unwrap().unwrap();
        assert_eq!((whole.snapshot, whole.rows.len()), (None, 5));
        // An older one is dropped, the same place in another form is taken, one beyond the log is no snapshot.
        store.keep(&table, &snapshot(2, 9)).await.unwrap();
        store.keep(&table, &snapshot(6, 9)).await.unwrap();
        store.keep(&crate::samples::table("none"), &snapshot(1, 1)).await.unwrap();
        assert_eq!(store.load(&table, false).await.unwrap().unwrap().snapshot, Some(snapshot(3, 1)));
        store.keep(&table, &snapshot(3, 2)).await.unwrap();
        assert_eq!(store.load(&table, false).await.unwrap().unwrap().snapshot, Some(snapshot(3, 2)));
        store.keep(&table, &snapshot(5, 2)).await.unwrap();
        let stored = store.load(&table, false).await.unwrap().unwrap();
        assert_eq!((stored.snapshot, stored.rows), (Some(snapshot(5, 2)), vec![]));
    }

    async fn rows_of_many_tables_are_committed_together(place) {
        let store = place.open().await;
        let mut tasks = Vec::new();
        for number in 0..300 {
            let store = store.clone();
            tasks.push(tokio::spawn(async move {
                let table = make(&store, &format!("t{number}")).await;
                for seq in 2..=4 {
                    add(&store, &table, &ready(seq, "ann", &format!("c{seq}"))).await;
                }
                table
            }));
        }
        for task in tasks {
            let table = task.await.unwrap();
            assert_eq!(places(&store, &table).await, Ok(vec![1, 2, 3, 4]));
        }
        let figures = store.figures();
        assert_eq!((figures.writes, figures.waiting, figures.failures), (1200, 0, 0));
        assert!(figures.commits < figures.writes, "{figures:?}");
    }

    async fn of_many_at_once_one_wins_each_place(place) {
        let store = place.open().await;
        let table = make(&store, "t").await;
        for seq in 2..=6 {
            let mut tasks = Vec::new();
            for number in 0..20 {
                let (store, table) = (store.clone(), table.clone());
                // Some are too early: they must not get in before the one whose turn it is.
                let seq = if number % 4 == 3 { seq + 1 } else { seq };
                tasks.push(tokio::spawn(async move {
                    let row = ready(seq, &format!("u{number}"), &format!("c{seq}"));
                    (store.append(&table, &row, None).await.unwrap(), row)
                }));
            }
            let mut winners = Vec::new();
            for task in tasks {
                let (appended, row) = task.await.unwrap();
                if appended == Appended::Done {
                    winners.push(row);
                }
            }
            winners.sort_by_key(|row| row.seq);
            let log = store.rows(&table, seq - 1, 10).await.unwrap();
            // One who was early may have come right after the winner.
            assert_eq!(log, winners);
            if log.len() == 2 {
                break;
            }
            assert_eq!(log.len(), 1);
        }
    }

    async fn a_name_that_cannot_be_kept_harms_nobody(place) {
        let store = place.open().await;
        let table = make(&store, "t").await;
        let long = "x".repeat(3000);
        for bad in ["a\0b", long.as_str()] {
            let bad_row = ready(2, bad, "c");
            let bad_command = ready(2, "ann", bad);
            let bad_table = crate::samples::table(bad);
            let good = ready(2, "ann", "c");
            let there = [(bad_table.clone(), user("ann"))];
            let (by_bad, named_bad, at_bad, put_off, seen) = tokio::join!(
                store.append(&table, &bad_row, None),
                store.append(&table, &bad_command, None),
                store.append(&bad_table, &good, None),
                store.put_off(&bad_table, 5),
                store.seen(5, &there),
            );
            for refused in [by_bad.map(drop), named_bad.map(drop), at_bad.map(drop), put_off, seen] {
                assert!(matches!(refused, Err(StoreError::Damaged(_))), "{refused:?}");
            }
            assert_eq!(store.load(&bad_table, true).await, Ok(None));
            assert_eq!(store.find(&table, &user(bad), &CommandId::from(bad)).await, Ok(None));
        }
        add(&store, &table, &ready(2, "ann", "c")).await;
    }
}
