//! What was tampered with is told as damage, and is no reason to panic.

use pantheon_store::{PeopleStore, Store};
use pantheon_tables::{Appended, Browse, LifeSnapshot, StoreError, TableStore};
use pantheon_wire::Settings;

use sqlx::Connection as _;
use sqlx::sqlite::SqliteConnection;

use crate::place::{on_sqlite, patient};
use crate::samples::{add, make, ready, said, user};

fn is_damage<T: std::fmt::Debug>(result: &Result<T, StoreError>) {
    assert!(matches!(result, Err(StoreError::Damaged(_))), "{result:?}");
}

both! {
    async fn a_fact_that_is_none(place) {
        let store = place.open().await;
        let table = make(&store, "t").await;
        add(&store, &table, &ready(2, "ann", "c")).await;
        for fact in ["", "{", "null", "{\"flew\":{}}", "{\"joined\":{\"seat\":-1,\"name\":\"x\"}}"] {
            place.tamper(&format!("UPDATE log SET fact = '{fact}' WHERE seq = 2")).await;
            is_damage(&store.load(&table, true).await);
            is_damage(&store.rows(&table, 1, 9).await);
            is_damage(&store.find(&table, &user("ann"), &"c".into()).await);
            assert_eq!(store.rows(&table, 0, 1).await.unwrap().len(), 1);
        }
    }

    async fn a_row_that_is_missing(place) {
        let store = place.open().await;
        let table = make(&store, "t").await;
        for seq in 2..=4 {
            add(&store, &table, &said(seq, "ann", "x")).await;
        }
        place.tamper("DELETE FROM log WHERE seq = 3").await;
        is_damage(&store.load(&table, true).await);
        is_damage(&store.rows(&table, 2, 9).await);
        assert_eq!(store.rows(&table, 0, 2).await.unwrap().len(), 2);
    }

    async fn a_log_that_does_not_end_where_the_table_says(place) {
        let store = place.open().await;
        let table = make(&store, "short").await;
        for seq in 2..=4 {
            add(&store, &table, &said(seq, "ann", "x")).await;
        }
        let names_it = |result: Result<_, StoreError>| {
            let Err(StoreError::Damaged(why)) = result else {
                panic!("{result:?}");
            };
            assert!(why.contains("table short"), "{why}");
            why
        };
        // The last row is missing: whoever lives the others would try in vain to write it again, for ever.
        place.tamper("DELETE FROM log WHERE seq = 4").await;
        let why = names_it(store.load(&table, true).await);
        assert!(why.contains("ends at row 3 instead of row 4"), "{why}");
        // A snapshot hides nothing.
        let snapshot = LifeSnapshot { seq: 4, form: 1, life: "{}".to_owned() };
        store.keep(&table, &snapshot).await.unwrap();
        names_it(store.load(&table, false).await);
        // A row is there that the table knows nothing of.
        place.tamper("UPDATE tables SET seq = 2").await;
        names_it(store.load(&table, true).await);
        place.tamper("DELETE FROM log").await;
        names_it(store.load(&table, true).await);
        let figures = store.figures();
        assert_eq!((figures.damaged, figures.faults.damaged), (3, 4));
    }

    async fn one_damaged_table_is_in_nobody_elses_way(place) {
        let store = place.open().await;
        let names = ["before", "damaged", "sound"];
        for name in names {
            make(&store, name).await;
        }
        place.tamper("UPDATE tables SET seq = 99999999999 WHERE id = 'damaged'").await;
        // While the first waits, the others come together.
        let mut other = place.other().await;
        other.execute("BEGIN").await;
        other.execute("UPDATE tables SET title = title").await;
        let taken = store.figures().taken;
        let append = |name: &'static str| {
            let store = store.clone();
            tokio::spawn(async move { store.append(&name.into(), &ready(2, "ann", "c"), None).await })
        };
        let before = append("before");
        while store.figures().taken == taken {
            tokio::task::yield_now().await;
        }
        let (damaged, sound) = (append("damaged"), append("sound"));
        while store.figures().waiting < 2 {
            tokio::task::yield_now().await;
        }
        other.execute("ROLLBACK").await;
        assert_eq!(before.await.unwrap(), Ok(Appended::Done));
        is_damage(&damaged.await.unwrap());
        assert_eq!(sound.await.unwrap(), Ok(Appended::Done));
    }

    async fn a_number_that_is_out_of_bounds(place) {
        let store = place.open().await;
        let table = make(&store, "t").await;
        place.tamper("UPDATE log SET at = -5").await;
        is_damage(&store.load(&table, true).await);
        place.tamper("UPDATE tables SET seq = 99999999999").await;
        is_damage(&store.list(&Browse { limit: 9, ..Browse::default() }).await);
        is_damage(&store.append(&table, &ready(2, "ann", "c"), None).await);
    }

    async fn a_setup_that_is_none(place) {
        let store = place.open().await;
        let table = make(&store, "t").await;
        place.tamper("UPDATE tables SET setup = '{\"seed\":7}'").await;
        is_damage(&store.load(&table, true).await);
        is_damage(&store.erase(&user("ann")).await);
    }

    async fn a_person_who_is_none(place) {
        let store = place.open().await;
        store.add_guest(&user("ann"), "Ann", &Settings::default(), 1).await.unwrap();
        place.tamper("UPDATE people SET kind = 'god'").await;
        is_damage(&store.person(&user("ann")).await);
        place.tamper("UPDATE people SET kind = 'guest', settings = '7'").await;
        is_damage(&store.person(&user("ann")).await);
    }
}

#[test]
fn a_damaged_page_is_named_and_what_lies_elsewhere_is_served() {
    on_sqlite(async |place| {
        let store = place.open().await;
        let table = make(&store, "t").await;
        store.close().await;
        let mut other = SqliteConnection::connect(&place.url).await.unwrap();
        let root: i64 = sqlx::query_scalar("SELECT rootpage FROM sqlite_schema WHERE name = 'log'")
            .fetch_one(&mut other)
            .await
            .unwrap();
        let size: i64 = sqlx::query_scalar("PRAGMA page_size")
            .fetch_one(&mut other)
            .await
            .unwrap();
        other.close().await.unwrap();
        let file = place.folder.as_ref().unwrap().path().join("test.db");
        let mut bytes = std::fs::read(&file).unwrap();
        let from = usize::try_from((root - 1) * size).unwrap();
        bytes[from..from + 100].fill(0xAB);
        std::fs::write(&file, bytes).unwrap();

        let store = place.open().await;
        for read in [
            store.load(&table, true).await,
            store.load(&table, false).await,
        ] {
            let Err(StoreError::Damaged(why)) = read else {
                panic!("{read:?}");
            };
            assert!(
                why.contains("table t") && why.contains("malformed"),
                "{why}"
            );
        }
        is_damage(&store.append(&table, &ready(2, "ann", "c"), None).await);
        assert!(store.figures().damaged > 0);
        // People are on other pages.
        let added = store
            .add_guest(&user("bob"), "Bob", &Settings::default(), 1)
            .await;
        assert_eq!(added, Ok(true));
        assert!(store.person(&user("bob")).await.unwrap().is_some());
    });
}

#[cfg(unix)]
#[tokio::test]
async fn a_file_that_was_removed_or_replaced_while_it_was_open_is_noticed() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("test.db");
    let url = format!("sqlite:{}", file.display());
    let store = Store::open(&url, &patient()).await.unwrap();
    store.check(1).await.unwrap();
    std::fs::rename(&file, folder.path().join("elsewhere.db")).unwrap();
    let gone = store.check(2).await;
    assert!(matches!(gone, Err(StoreError::Unreachable(_))), "{gone:?}");
    // Nothing is said to be done that nobody will find again.
    let (ana, settings) = (user("ana"), Settings::default());
    let guest = store.add_guest(&ana, "Ana", &settings, 2).await;
    assert!(
        matches!(guest, Err(StoreError::Unreachable(_))),
        "{guest:?}"
    );
    std::fs::copy(folder.path().join("elsewhere.db"), &file).unwrap();
    let replaced = store.check(3).await;
    assert!(
        matches!(replaced, Err(StoreError::Unreachable(_))),
        "{replaced:?}"
    );
}
