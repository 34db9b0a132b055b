//! What was tampered with is told as damage, and is no reason to panic.

use pantheon_store::PeopleStore;
use pantheon_tables::{Browse, StoreError, TableStore};
use pantheon_wire::Settings;

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
