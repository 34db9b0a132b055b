//! Two stores on one database stand for two processes: they share nothing but the database.

use pantheon_store::{PeopleStore, SessionKind, Store, StoredSession, TokenHash};
use pantheon_tables::{Appended, Fact, Row, TableStore};
use pantheon_wire::TableId;

use crate::samples::{make, places, ready, summary, table};

/// Appends a row wherever the log ends, as often as it takes.
async fn push(store: &Store, table: &TableId, by: &str, command: &str) -> Row {
    loop {
        let seq = places(store, table).await.unwrap().len() as u32 + 1;
        let row = ready(seq, by, command);
        match store.append(table, &row, Some(&summary())).await.unwrap() {
            Appended::Done => return row,
            Appended::Conflict => {}
        }
    }
}

both! {
    async fn exactly_one_wins_each_place(place) {
        let (one, two) = (place.open().await, place.open().await);
        let table = make(&one, "t").await;
        for seq in 2..=40 {
            let (a, b) = (ready(seq, "ann", &seq.to_string()), ready(seq, "bob", &seq.to_string()));
            let (first, second) = tokio::join!(one.append(&table, &a, None), two.append(&table, &b, None));
            let won = match (first, second) {
                (Ok(Appended::Done), Ok(Appended::Conflict)) => a,
                (Ok(Appended::Conflict), Ok(Appended::Done)) => b,
                other => panic!("{other:?}"),
            };
            // Both see it, at once.
            for store in [&one, &two] {
                assert_eq!(store.rows(&table, seq - 1, 9).await, Ok(vec![won.clone()]));
            }
        }
    }

    async fn the_same_table_is_made_by_one(place) {
        let (one, two) = (place.open().await, place.open().await);
        for number in 0..20 {
            let table = table(&format!("t{number}"));
            let make = async |store: &Store, host: &str| {
                store.create(&table, &crate::samples::setup(host), &crate::samples::first(host), &summary()).await
            };
            let (a, b) = tokio::join!(make(&one, "ann"), make(&two, "bob"));
            let host = match (a, b) {
                (Ok(Appended::Done), Ok(Appended::Conflict)) => "ann",
                (Ok(Appended::Conflict), Ok(Appended::Done)) => "bob",
                other => panic!("{other:?}"),
            };
            let stored = one.load(&table, true).await.unwrap().unwrap();
            assert_eq!(stored.setup.host.as_str(), host);
            assert_eq!(stored.rows, [crate::samples::first(host)]);
        }
    }

    async fn a_storm_over_many_tables_loses_and_doubles_nothing(place) {
        let (one, two) = (place.open().await, place.open().await);
        let mut tables = Vec::new();
        for number in 0..8 {
            tables.push(make(&one, &format!("t{number}")).await);
        }
        let mut tasks = Vec::new();
        for (name, store) in [("ann", &one), ("bob", &two)] {
            for number in 0..16 {
                let (store, tables) = (store.clone(), tables.clone());
                let by = format!("{name}{number}");
                tasks.push(tokio::spawn(async move {
                    let mut rows = Vec::new();
                    for step in 0..10 {
                        // Each goes its own way around, so that batches have all orders in them.
                        let table = &tables[(number * 3 + step * 5) % tables.len()];
                        rows.push((table.clone(), push(&store, table, &by, &step.to_string()).await));
                        store.put_off(&tables[step % tables.len()], 77).await.unwrap();
                        store.seen(step as u64, &[(table.clone(), "x".into()), (tables[number % 8].clone(), "x".into())])
                            .await.unwrap();
                        let snapshot = pantheon_tables::LifeSnapshot { seq: 1, form: 1, life: by.clone() };
                        store.keep(table, &snapshot).await.unwrap();
                    }
                    rows
                }));
            }
        }
        let mut acknowledged = Vec::new();
        for task in tasks {
            acknowledged.extend(task.await.unwrap());
        }
        let mut kept = Vec::new();
        for table in &tables {
            // Reading fails if a place is missing.
            let rows = two.rows(table, 1, u32::MAX).await.unwrap();
            kept.extend(rows.into_iter().map(|row| (table.clone(), row)));
        }
        let order = |(table, row): &(TableId, Row)| (table.clone(), row.seq);
        acknowledged.sort_by_key(order);
        kept.sort_by_key(order);
        assert_eq!(acknowledged.len(), 2 * 16 * 10);
        assert_eq!(acknowledged, kept);
    }

    async fn a_login_goes_to_one(place) {
        let (one, two) = (place.open().await, place.open().await);
        let settings = pantheon_wire::Settings::default();
        let session = StoredSession { kind: SessionKind::Cookie, made: 1, seen: 1, expires: None, label: String::new() };
        for number in 0..10 {
            let (a, b) = (format!("a{number}").as_str().into(), format!("b{number}").as_str().into());
            assert_eq!(one.add_guest(&a, "A", &settings, 1).await, Ok(true));
            assert_eq!(two.add_guest(&b, "B", &settings, 1).await, Ok(true));
            let login = format!("Login{number}");
            let shouted = login.to_uppercase();
            let (first, second) = tokio::join!(
                one.make_account(&a, &login, "hash", (&TokenHash([1; 32]), &session)),
                two.make_account(&b, &shouted, "hash", (&TokenHash([2; 32]), &session)),
            );
            let made = [first.unwrap(), second.unwrap()];
            let done = made.iter().filter(|made| **made == pantheon_store::AccountMade::Done).count();
            let taken = made.iter().filter(|made| **made == pantheon_store::AccountMade::LoginTaken).count();
            assert_eq!((done, taken), (1, 1), "{made:?}");
        }
    }

    async fn a_row_without_a_command_is_appended_once_too(place) {
        let (one, two) = (place.open().await, place.open().await);
        let table = make(&one, "t").await;
        let tick = |seq| Row { seq, at: 5, by: None, command: None, fact: Fact::Ticked { state: "s".to_owned() } };
        for seq in 2..=20 {
            let row = tick(seq);
            let (first, second) = tokio::join!(one.append(&table, &row, None), two.append(&table, &row, None));
            let done = [first, second];
            assert_eq!(done.iter().filter(|done| **done == Ok(Appended::Done)).count(), 1, "{done:?}");
        }
    }
}
