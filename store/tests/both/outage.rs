//! A database that is gone for a while.

use std::future::Future;
use std::time::Duration;

use pantheon_store::{Options, PeopleStore, Store};
use pantheon_tables::{Appended, Browse, StoreError, StoreHealth, TableStore};
use pantheon_wire::{Settings, TableId};

use crate::place::{Place, on_postgres, on_sqlite};
use crate::proxy::{Line, Proxy};
use crate::samples::{add, make, places, ready, user};

/// As long as something may take that must not hang. It is no measure of how fast anything is.
const NEVER: Duration = Duration::from_mins(1);

fn impatient() -> Options {
    Options {
        patience: Duration::from_millis(400),
        ..Options::default()
    }
}

async fn ends<T>(work: impl Future<Output = T>) -> T {
    tokio::time::timeout(NEVER, work).await.expect("it hangs")
}

fn is_unreachable<T: std::fmt::Debug>(done: &Result<T, StoreError>) {
    assert!(matches!(done, Err(StoreError::Unreachable(_))), "{done:?}");
}

/// Everything that writes fails, and doesn't wait for long.
async fn nothing_can_be_written(store: &Store, table: &TableId) {
    is_unreachable(&ends(store.append(table, &ready(2, "ann", "c"), None)).await);
    is_unreachable(&ends(store.add_guest(&user("bob"), "Bob", &Settings::default(), 1)).await);
    is_unreachable(&ends(store.delete(&user("ann"), 1)).await);
    is_unreachable(&ends(store.check(1)).await);
}

/// It goes on by itself, as soon as somebody tries again.
async fn heals(store: &Store, table: &TableId) {
    let healed = async {
        loop {
            match store.append(table, &ready(2, "ann", "c"), None).await {
                Err(StoreError::Unreachable(_)) => {}
                // What was asked before may have been done after all.
                done => {
                    break assert!(
                        matches!(done, Ok(Appended::Done | Appended::Conflict)),
                        "{done:?}"
                    );
                }
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        while store.check(2).await.is_err() || store.load(table, true).await.is_err() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    ends(healed).await;
    assert_eq!(store.check(3).await, Ok(StoreHealth::default()));
    assert_eq!(places(store, table).await, Ok(vec![1, 2]));
}

async fn comes_and_goes(place: Place, gone: Line) {
    let Some((proxy, url)) = Proxy::before(&place.url) else {
        return;
    };
    // By somebody who has time: a busy machine is no outage.
    let table = make(&place.open().await, "t").await;
    let store = Store::open(&url, &impatient()).await.unwrap();
    proxy.set(gone);
    // Many at once: each place in the pool is taken by somebody who hears nothing.
    let mut waiting = tokio::task::JoinSet::new();
    for number in 0..60 {
        let (store, table) = (store.clone(), table.clone());
        waiting.spawn(async move {
            if number % 2 == 0 {
                is_unreachable(&store.load(&table, true).await);
            } else {
                is_unreachable(
                    &store
                        .list(&Browse {
                            limit: 9,
                            ..Browse::default()
                        })
                        .await,
                );
            }
        });
    }
    ends(waiting.join_all()).await;
    nothing_can_be_written(&store, &table).await;
    proxy.set(Line::Whole);
    heals(&store, &table).await;
    // And once more.
    proxy.set(gone);
    is_unreachable(&ends(store.append(&table, &ready(3, "ann", "d"), None)).await);
    proxy.set(Line::Whole);
    ends(async {
        while store
            .append(&table, &ready(3, "ann", "d"), None)
            .await
            .is_err()
        {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    })
    .await;
    store.close().await;
}

#[test]
fn a_line_that_is_cut_is_said_soon_and_mended_by_itself() {
    on_postgres(|place| comes_and_goes(place, Line::Cut));
}

#[test]
fn a_line_that_swallows_everything_is_said_soon_and_mended_by_itself() {
    on_postgres(|place| comes_and_goes(place, Line::Hole));
}

#[test]
fn a_file_that_another_has_locked_is_said_soon_and_is_read_meanwhile() {
    on_sqlite(async |place| {
        let store = place.open_with(&impatient()).await;
        let table = make(&store, "t").await;
        let mut other = place.other().await;
        other.execute("BEGIN IMMEDIATE").await;
        nothing_can_be_written(&store, &table).await;
        assert_eq!(places(&store, &table).await, Ok(vec![1]));
        other.execute("ROLLBACK").await;
        heals(&store, &table).await;
        add(&store, &table, &ready(3, "ann", "d")).await;
    });
}
