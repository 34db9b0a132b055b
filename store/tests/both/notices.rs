//! What PostgreSQL tells other processes. SQLite tells nobody.

use std::time::Duration;

use pantheon_store::{Heard, Listener};
use pantheon_tables::{Appended, TableStore as _};

use crate::place::{on_postgres, on_sqlite};
use crate::samples::{add, make, ready};

/// As long as something may take that must not hang.
const NEVER: Duration = Duration::from_mins(1);

async fn next(listener: &mut Listener) -> Heard {
    let heard = tokio::time::timeout(NEVER, listener.next()).await;
    heard.expect("nothing is heard").expect("the line is there")
}

#[test]
fn a_file_tells_nobody() {
    on_sqlite(|place| async move {
        assert!(place.open().await.listen().await.unwrap().is_none());
    });
}

#[test]
fn what_another_process_appends_is_heard_and_ones_own_is_not() {
    on_postgres(|place| async move {
        let (one, two) = (place.open().await, place.open().await);
        let mut listener = one.listen().await.unwrap().expect("PostgreSQL tells");
        let own = make(&one, "own").await;
        let table = make(&two, "t").await;
        assert_eq!(
            next(&mut listener).await,
            Heard::Grown(vec![(table.clone(), 1)])
        );
        add(&one, &own, &ready(2, "ann", "c")).await;
        add(&two, &table, &ready(2, "ann", "c")).await;
        assert_eq!(next(&mut listener).await, Heard::Grown(vec![(table, 2)]));
        two.close().await;
        one.close().await;
        assert!(listener.next().await.is_err(), "it ends with its store");
    });
}

#[test]
fn a_row_that_lost_its_place_is_not_told() {
    on_postgres(|place| async move {
        let (one, two) = (place.open().await, place.open().await);
        let table = make(&one, "t").await;
        add(&one, &table, &ready(2, "ann", "c")).await;
        let mut listener = one.listen().await.unwrap().expect("PostgreSQL tells");
        let late = two.append(&table, &ready(2, "bob", "d"), None).await;
        assert_eq!(late, Ok(Appended::Conflict));
        add(&two, &table, &ready(3, "bob", "e")).await;
        assert_eq!(next(&mut listener).await, Heard::Grown(vec![(table, 3)]));
    });
}

#[test]
fn a_cut_line_is_said_and_mended() {
    on_postgres(|place| async move {
        let (one, two) = (place.open().await, place.open().await);
        let mut listener = one.listen().await.unwrap().expect("PostgreSQL tells");
        place
            .tamper(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'",
            )
            .await;
        assert_eq!(next(&mut listener).await, Heard::Interrupted);
        let table = make(&two, "t").await;
        assert_eq!(next(&mut listener).await, Heard::Grown(vec![(table, 1)]));
    });
}
