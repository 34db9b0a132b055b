//! What happens when the database fails, or those who wait go away.

use std::future::Future as _;
use std::task::Context;

use pantheon_store::Options;
use pantheon_tables::{Appended, Browse, StoreError, TableStore};

use crate::place::patient;
use crate::samples::{add, first, make, places, ready, setup, summary, table};

both! {
    async fn a_commit_that_fails_leaves_nothing_and_says_so_to_all(place) {
        let store = place.open().await;
        let mut tables = Vec::new();
        for number in 0..10 {
            tables.push(make(&store, &format!("t{number}")).await);
        }
        place.tamper("ALTER TABLE log RENAME TO hidden").await;
        let mut tasks = Vec::new();
        for table in tables.clone() {
            let store = store.clone();
            tasks.push(tokio::spawn(async move {
                store.append(&table, &ready(2, "ann", "c"), Some(&summary())).await
            }));
        }
        for task in tasks {
            let failed = task.await.unwrap();
            assert!(matches!(failed, Err(StoreError::Unreachable(_))), "{failed:?}");
        }
        let made = store.create(&table("new"), &setup("ann"), &first("ann"), &summary()).await;
        assert!(matches!(made, Err(StoreError::Unreachable(_))), "{made:?}");
        place.tamper("ALTER TABLE hidden RENAME TO log").await;
        let listed = store.list(&Browse { limit: 99, ..Browse::default() }).await.unwrap();
        assert_eq!(listed.len(), 10);
        assert!(listed.iter().all(|listed| listed.seq == 1));
        // And then it goes on as if nothing had been.
        for table in &tables {
            add(&store, table, &ready(2, "ann", "c")).await;
            assert_eq!(places(&store, table).await, Ok(vec![1, 2]));
        }
    }

    async fn whoever_stops_waiting_harms_nobody(place) {
        let store = place.open().await;
        let mut tables = Vec::new();
        for number in 0..60 {
            tables.push(make(&store, &format!("t{number}")).await);
        }
        let mut waiting = Vec::new();
        for (number, table) in tables.iter().enumerate() {
            let row = ready(2, "ann", "c");
            if number % 2 == 0 {
                // Asked, and never waited for.
                let mut asked = Box::pin(store.append(table, &row, None));
                let mut context = Context::from_waker(std::task::Waker::noop());
                assert!(asked.as_mut().poll(&mut context).is_pending());
            } else {
                let (store, table) = (store.clone(), table.clone());
                waiting.push(tokio::spawn(async move { store.append(&table, &row, None).await }));
            }
        }
        for task in waiting {
            assert_eq!(task.await.unwrap(), Ok(Appended::Done));
        }
        // What was asked was written, waited for or not.
        store.close().await;
        let store = place.open().await;
        for table in &tables {
            assert_eq!(places(&store, table).await, Ok(vec![1, 2]));
        }
    }

    async fn too_much_is_refused_and_nothing_of_it_happens(place) {
        let options = Options { queue: 2, batch: 1, ..patient() };
        let store = place.open_with(&options).await;
        let tables = [make(&store, "a").await, make(&store, "b").await, make(&store, "c").await, make(&store, "d").await];
        let mut other = place.other().await;
        other.execute("BEGIN").await;
        other.execute("UPDATE tables SET title = title").await;
        let append = |table: &pantheon_wire::TableId| {
            let (store, table) = (store.clone(), table.clone());
            tokio::spawn(async move { store.append(&table, &ready(2, "ann", "c"), None).await })
        };
        let first = append(&tables[0]);
        // The writer has taken it once it is neither on its way nor in the queue.
        while store.figures().waiting > 0 || !has_begun(&store) {
            tokio::task::yield_now().await;
        }
        let (second, third) = (append(&tables[1]), append(&tables[2]));
        while store.figures().waiting < 2 {
            tokio::task::yield_now().await;
        }
        assert_eq!(append(&tables[3]).await.unwrap(), Err(StoreError::Full));
        other.execute("ROLLBACK").await;
        for task in [first, second, third] {
            assert_eq!(task.await.unwrap(), Ok(Appended::Done));
        }
        assert_eq!(places(&store, &tables[3]).await, Ok(vec![1]));
    }

    async fn a_closed_store_has_written_what_it_took_and_takes_no_more(place) {
        let store = place.open().await;
        let table = make(&store, "t").await;
        let (row, late) = (ready(2, "ann", "c"), ready(3, "ann", "d"));
        let (appended, ()) = tokio::join!(store.append(&table, &row, None), store.close());
        assert_eq!(appended, Ok(Appended::Done));
        let late = store.append(&table, &late, None).await;
        assert!(matches!(late, Err(StoreError::Unreachable(_))), "{late:?}");
        assert!(matches!(store.load(&table, true).await, Err(StoreError::Unreachable(_))));
        let again = place.open().await;
        assert_eq!(places(&again, &table).await, Ok(vec![1, 2]));
    }

    async fn a_database_that_does_not_answer_in_time_is_out_of_reach(place) {
        let options = Options { patience: std::time::Duration::from_millis(300), ..Options::default() };
        let store = place.open_with(&options).await;
        let table = make(&store, "t").await;
        let mut other = place.other().await;
        other.execute("BEGIN").await;
        other.execute("UPDATE tables SET title = title").await;
        let stuck = store.append(&table, &ready(2, "ann", "c"), None).await;
        assert!(matches!(stuck, Err(StoreError::Unreachable(_))), "{stuck:?}");
        other.execute("ROLLBACK").await;
        drop(other);
        // It may need a moment to see that the lock is gone.
        loop {
            match store.append(&table, &ready(2, "ann", "c"), None).await {
                Ok(appended) => break assert_eq!(appended, Appended::Done),
                Err(StoreError::Unreachable(_)) => {}
                Err(other) => panic!("{other:?}"),
            }
        }
        assert_eq!(places(&store, &table).await, Ok(vec![1, 2]));
    }
}

/// Whether something was sent and taken: four tables were made before.
fn has_begun(store: &pantheon_store::Store) -> bool {
    store.figures().taken > 4
}
