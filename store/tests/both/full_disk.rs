//! A disk that is full, and then has room again.

use std::future::Future;

use pantheon_store::{AccountMade, OpenError, PeopleStore, Store};
use pantheon_tables::{Appended, StoreError, TableStore};
use pantheon_wire::Settings;

use sqlx::sqlite::SqliteConnection;
use sqlx::{Connection as _, Executor as _};

use crate::people::{session, token};
use crate::place::{on_runtime, patient};
use crate::samples::{add, make, places, said, setup, summary, user};
use crate::small_disk::SmallDisk;

fn url(disk: &SmallDisk) -> String {
    format!("sqlite:{}", disk.path().join("test.db").display())
}

/// Does something again and again, each time with another number, until there is no room; answers how often it was done.
/// What has no room must say so, and nothing else.
async fn until_full<F: Future<Output = Result<(), StoreError>>>(again: impl Fn(u32) -> F) -> u32 {
    const MOST: u32 = 40;
    for number in 0..MOST {
        match again(number).await {
            Ok(()) => {}
            Err(StoreError::NoSpace(_)) => return number,
            Err(other) => panic!("{other:?}"),
        }
    }
    panic!("the disk isn't full");
}

#[test]
fn whatever_writes_goes_on_when_a_full_disk_has_room_again() {
    let Some(disk) = SmallDisk::mount(8) else {
        return;
    };
    on_runtime(async {
        let store = Store::open(&url(&disk), &patient()).await.unwrap();
        let table = make(&store, "t").await;
        for number in 0..40 {
            let who = user(&format!("u{number}"));
            let settings = Settings::default();
            assert_eq!(
                store.add_guest(&who, "Somebody", &settings, 1).await,
                Ok(true)
            );
            let theirs = make(&store, &format!("t{number}")).await;
            add(&store, &theirs, &said(2, who.as_str(), "words")).await;
        }
        let text = "x".repeat(3000);
        let mut last = 1;
        let filler = disk.fill();
        // Each way to write fails as it should, several times, and none is in the way of the next.
        for round in 0..3 {
            let begun = last + 1;
            last += until_full(|number| {
                let row = said(begun + number, "ann", &text);
                let (store, table) = (&store, &table);
                async move {
                    let done = store.append(table, &row, None).await;
                    done.map(|appended| assert_eq!(appended, Appended::Done))
                }
            })
            .await;
            let name = |number: u32| user(&format!("u{number}"));
            until_full(|number| {
                let (store, who) = (&store, user(&format!("new-{round}-{number}")));
                async move {
                    let settings = Settings::default();
                    store
                        .add_guest(&who, &"n".repeat(4000), &settings, 1)
                        .await
                        .map(drop)
                }
            })
            .await;
            until_full(|number| {
                let (store, who) = (&store, name(number));
                let hash = "h".repeat(4000 + round * 100);
                async move {
                    let login = format!("login-{who}");
                    let begins = (&token(number as u8), &session(1, None));
                    // One who has an account gets another password.
                    match store.make_account(&who, &login, &hash, begins).await? {
                        AccountMade::Done => Ok(()),
                        _ => store.set_password(&who, &hash).await.map(drop),
                    }
                }
            })
            .await;
            until_full(|number| {
                let (store, who) = (&store, name(39 - number));
                async move { store.erase(&who).await.map(drop) }
            })
            .await;
            until_full(|number| {
                let (store, who) = (&store, name(39 - number));
                async move { store.delete(&who, 5).await.map(drop) }
            })
            .await;
        }
        until_full(|number| {
            let store = &store;
            async move { store.check(number.into()).await.map(drop) }
        })
        .await;
        // What is there can still be read.
        assert_eq!(places(&store, &table).await, Ok((1..=last).collect()));
        drop(filler);
        let standing = store.check(1000).await.unwrap();
        assert!(standing.low_space && !standing.damaged, "{standing:?}");
        // The same store goes on, in every way, without having been opened again.
        add(&store, &table, &said(last + 1, "ann", &text)).await;
        assert_eq!(
            store
                .add_guest(&user("late"), "Late", &Settings::default(), 1)
                .await,
            Ok(true)
        );
        let begins = (&token(0xee), &session(1, None));
        assert_eq!(
            store
                .make_account(&user("late"), "late", "hash", begins)
                .await,
            Ok(AccountMade::Done)
        );
        assert_eq!(store.delete(&user("late"), 9).await, Ok(vec![user("late")]));
        assert!(store.erase(&user("u0")).await.is_ok());
        assert!(
            store.figures().faults.no_space >= 15,
            "{:?}",
            store.figures()
        );
        store.close().await;
        // Nothing that was acknowledged is lost, nothing that wasn't is there.
        let again = Store::open(&url(&disk), &patient()).await.unwrap();
        assert_eq!(places(&again, &table).await, Ok((1..=last + 1).collect()));
        again.close().await;
    });
}

#[test]
fn a_disk_that_can_only_be_read_is_said_and_heals() {
    let Some(disk) = SmallDisk::mount(8) else {
        return;
    };
    on_runtime(async {
        disk.read_only(true);
        let refused = Store::open(&url(&disk), &patient()).await.err().unwrap();
        assert!(matches!(refused, OpenError::ReadOnly(_)), "{refused:?}");
        assert!(
            refused.to_string().contains("make it writable"),
            "{refused}"
        );
        disk.read_only(false);
        let store = Store::open(&url(&disk), &patient()).await.unwrap();
        make(&store, "t").await;
        store.close().await;
        disk.read_only(true);
        let refused = Store::open(&url(&disk), &patient()).await.err().unwrap();
        assert!(matches!(refused, OpenError::ReadOnly(_)), "{refused:?}");
    });
}

#[test]
fn a_disk_without_any_room_is_said_at_the_start() {
    let Some(disk) = SmallDisk::mount(1) else {
        return;
    };
    on_runtime(async {
        let filler = disk.fill();
        let refused = Store::open(&url(&disk), &patient()).await.err().unwrap();
        assert!(matches!(refused, OpenError::NoSpace(_)), "{refused:?}");
        drop(filler);
        let store = Store::open(&url(&disk), &patient()).await.unwrap();
        let made = store
            .create(
                &"t".into(),
                &setup("ann"),
                &crate::samples::first("ann"),
                &summary(),
            )
            .await;
        assert_eq!(made, Ok(Appended::Done));
        assert!(store.figures().free_mib.is_some_and(|free| free < 1));
        store.close().await;
    });
}

#[test]
fn an_empty_file_is_no_new_database_where_there_was_one() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("test.db");
    let url = format!("sqlite:{}", file.display());
    on_runtime(async {
        let store = Store::open(&url, &patient()).await.unwrap();
        make(&store, "t").await;
        store.close().await;
        let kept = std::fs::read(&file).unwrap();
        let lost = || async {
            let refused = Store::open(&url, &patient()).await.err().unwrap();
            assert!(matches!(refused, OpenError::Lost { .. }), "{refused:?}");
            assert!(refused.to_string().contains("test.db.made"), "{refused}");
        };
        std::fs::write(&file, b"").unwrap();
        lost().await;
        std::fs::remove_file(&file).unwrap();
        lost().await;
        assert!(!file.exists(), "nothing was made in its place");
        // A file that is a database without anything in it.
        let mut empty = SqliteConnection::connect(&format!("{url}?mode=rwc"))
            .await
            .unwrap();
        empty
            .execute("CREATE TABLE x (y); DROP TABLE x")
            .await
            .unwrap();
        empty.close().await.unwrap();
        assert!(file.metadata().unwrap().len() > 0);
        lost().await;
        // What was there is good again when it is put back.
        std::fs::write(&file, kept).unwrap();
        let store = Store::open(&url, &patient()).await.unwrap();
        assert_eq!(places(&store, &"t".into()).await, Ok(vec![1]));
        store.close().await;
        // And whoever wants to begin anew can.
        std::fs::remove_file(&file).unwrap();
        std::fs::remove_file(folder.path().join("test.db.made")).unwrap();
        let store = Store::open(&url, &patient()).await.unwrap();
        assert!(store.load(&"t".into(), true).await.unwrap().is_none());
        store.close().await;
    });
}
