//! Somebody leaves for good: their words go, others' games stay.

use pantheon_tables::{Appended, Fact, LifeSnapshot, Network, Row, Summary, TableStore};
use pantheon_wire::{SeatPlan, Status};

use crate::samples::{add, first, make, row, said, setup, summary, table, user};

both! {
    async fn words_and_names_are_blanked_and_rows_stay(place) {
        let store = place.open().await;
        let table = make(&store, "t").await;
        let hot = |name: &str| Fact::Planned { seat: 1, plan: SeatPlan::HotSeat { name: name.to_owned() } };
        let joined = |name: &str| Fact::Joined { seat: 2, name: name.to_owned(), program: false };
        let rows = [
            row(2, "ann", Some("c"), joined("Ann")),
            row(3, "bob", Some("c"), joined("Bob")),
            said(4, "ann", "my address is …"),
            said(5, "bob", "noted"),
            row(6, "ann", None, hot("Grandpa")),
            row(7, "ann", None, Fact::Resigned { seat: 0 }),
        ];
        for row in &rows {
            add(&store, &table, row).await;
        }
        store.keep(&table, &LifeSnapshot { seq: 7, form: 1, life: "Ann sits here".to_owned() }).await.unwrap();
        store.erase(&user("ann")).await.unwrap();
        // Twice does no harm.
        store.erase(&user("ann")).await.unwrap();
        let stored = store.load(&table, false).await.unwrap().unwrap();
        let mut blank = setup("ann");
        blank.host_name.clear();
        blank.network = Network::default();
        blank.plan.seats[1] = SeatPlan::HotSeat { name: String::new() };
        assert_eq!(stored.setup, blank);
        assert_eq!(stored.snapshot, None);
        let said_nothing = Fact::Said { name: String::new(), text: String::new() };
        let expected = [
            Row { command: None, ..first("ann") },
            row(2, "ann", None, joined("")),
            rows[1].clone(),
            row(4, "ann", None, said_nothing),
            rows[3].clone(),
            row(6, "ann", None, hot("")),
            rows[5].clone(),
        ];
        assert_eq!(stored.rows, expected);
        // The log goes on.
        add(&store, &table, &said(8, "bob", "bye")).await;
    }

    async fn where_a_table_was_made_is_known_until_it_is_over(place) {
        let store = place.open().await;
        let table = make(&store, "t").await;
        let network = async || store.load(&table, true).await.unwrap().unwrap().setup.network;
        let append = async |seq, status| {
            let summary = Summary { status, ..summary() };
            let row = row(seq, "ann", None, Fact::Resigned { seat: 0 });
            assert_eq!(store.append(&table, &row, Some(&summary)).await, Ok(Appended::Done));
        };
        append(2, Status::Playing).await;
        assert_eq!(network().await, setup("ann").network);
        append(3, Status::Over).await;
        assert_eq!(network().await, Network::default());
    }

    async fn nobody_elses_tables_are_touched(place) {
        let store = place.open().await;
        let table = make(&store, "t").await;
        add(&store, &table, &said(2, "bob", "hello")).await;
        let snapshot = LifeSnapshot { seq: 2, form: 1, life: "life".to_owned() };
        store.keep(&table, &snapshot).await.unwrap();
        assert_eq!(store.erase(&user("zoe")).await, Ok(vec![]));
        assert_eq!(store.erase(&user("a\0b")).await, Ok(vec![]));
        let stored = store.load(&table, false).await.unwrap().unwrap();
        assert_eq!((stored.setup, stored.snapshot), (setup("ann"), Some(snapshot)));
    }

    async fn the_tables_where_they_still_sit_are_told(place) {
        let store = place.open().await;
        let all = [
            ("a", Status::Gathering, "ann"), ("b", Status::Playing, "ann"), ("c", Status::Paused, "ann"),
            ("d", Status::Over, "ann"), ("e", Status::Playing, "bob"),
        ];
        for (name, status, member) in all {
            let summary = Summary { status, members: vec![user(member)], ..summary() };
            let made = store.create(&table(name), &setup("eve"), &first("eve"), &summary).await;
            assert_eq!(made, Ok(Appended::Done));
        }
        assert_eq!(store.erase(&user("ann")).await, Ok(vec![table("a"), table("b"), table("c")]));
    }

    async fn many_tables_are_erased_while_others_write(place) {
        let store = place.open().await;
        for number in 0..70 {
            let table = make(&store, &format!("t{number:02}")).await;
            add(&store, &table, &said(2, "ann", "secret")).await;
        }
        let writer = {
            let store = store.clone();
            tokio::spawn(async move {
                for number in 0..70 {
                    add(&store, &table(&format!("t{number:02}")), &said(3, "bob", "hello")).await;
                }
            })
        };
        store.erase(&user("ann")).await.unwrap();
        writer.await.unwrap();
        for number in 0..70 {
            let stored = store.load(&table(&format!("t{number:02}")), true).await.unwrap().unwrap();
            assert_eq!(stored.setup.host_name, "");
            let texts: Vec<&str> = stored.rows.iter().filter_map(|row| match &row.fact {
                Fact::Said { text, .. } => Some(text.as_str()),
                _ => None,
            }).collect();
            assert_eq!(texts, ["", "hello"]);
        }
    }
}
