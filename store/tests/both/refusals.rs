//! Commands that were refused: remembered for everybody, never both done and refused, and never too many.

use pantheon_tables::{Appended, Earlier, RefusalsKept, RefusedCommand, TableStore};
use pantheon_wire::{Code, Problem, TableId};

use crate::samples::{add, make, places, ready, table, user};

const MANY: RefusalsKept = RefusalsKept {
    each: 1_000,
    at_table: 1_000,
};

fn refusal(by: &str, command: &str, at: u64) -> RefusedCommand {
    let problem =
        Problem::new(Code::WrongTime, format!("no, \"{command}\" \u{0} 🏛")).field("command");
    RefusedCommand {
        by: user(by),
        command: command.into(),
        digest: "d".repeat(64),
        at,
        problem,
    }
}

async fn found(
    store: &pantheon_store::Store,
    table: &TableId,
    by: &str,
    command: &str,
) -> Option<Earlier> {
    store.find(table, &user(by), &command.into()).await.unwrap()
}

both! {
    async fn a_refusal_outlives_the_store_and_is_known_to_another(place) {
        let (one, two) = (place.open().await, place.open().await);
        let table = make(&one, "t").await;
        let no = refusal("ann", "c", 7);
        assert_eq!(one.refuse(&table, &no, MANY).await, Ok(Appended::Done));
        let expected = Some(Earlier::Refused(no.clone()));
        assert_eq!(found(&two, &table, "ann", "c").await, expected);
        // The first answer counts.
        assert_eq!(two.refuse(&table, &refusal("ann", "c", 8), MANY).await, Ok(Appended::Conflict));
        for store in [one, two] {
            store.close().await;
        }
        let again = place.open().await;
        assert_eq!(found(&again, &table, "ann", "c").await, expected);
        // Another's command of the same name is another, and so is the same at another table.
        assert_eq!(found(&again, &table, "bob", "c").await, None);
        let other = make(&again, "u").await;
        assert_eq!(found(&again, &other, "ann", "c").await, None);
        add(&again, &other, &ready(2, "ann", "c")).await;
    }

    async fn what_was_refused_is_never_done_and_what_was_done_never_refused(place) {
        let (one, two) = (place.open().await, place.open().await);
        let table = make(&one, "t").await;
        assert_eq!(one.refuse(&table, &refusal("ann", "no", 7), MANY).await, Ok(Appended::Done));
        assert_eq!(two.append(&table, &ready(2, "ann", "no"), None).await, Ok(Appended::Conflict));
        assert_eq!(places(&two, &table).await, Ok(vec![1]));
        add(&two, &table, &ready(2, "ann", "yes")).await;
        assert_eq!(one.refuse(&table, &refusal("ann", "yes", 7), MANY).await, Ok(Appended::Conflict));
        assert_eq!(found(&one, &table, "ann", "yes").await, Some(Earlier::Done(ready(2, "ann", "yes"))));
        // At the same moment in two processes.
        let mut seq = 3;
        for round in 0..40 {
            let command = format!("c{round}");
            let (row, no) = (ready(seq, "ann", &command), refusal("ann", &command, 7));
            let (done, refused) = tokio::join!(one.append(&table, &row, None), two.refuse(&table, &no, MANY));
            let expected = match (done, refused) {
                (Ok(Appended::Done), Ok(Appended::Conflict)) => {
                    seq += 1;
                    Earlier::Done(row)
                }
                (Ok(Appended::Conflict), Ok(Appended::Done)) => Earlier::Refused(no),
                other => panic!("{other:?}"),
            };
            for store in [&one, &two] {
                assert_eq!(found(store, &table, "ann", &command).await, Some(expected.clone()));
            }
        }
    }

    async fn the_oldest_go_where_a_person_or_a_table_has_too_many(place) {
        let store = place.open().await;
        let (table, other) = (make(&store, "t").await, make(&store, "u").await);
        let most = RefusalsKept { each: 3, at_table: 5 };
        let remembered = async |table: &TableId, by: &str| {
            let mut known = String::new();
            for number in 0..9 {
                let command = number.to_string();
                if found(&store, table, by, &command).await.is_some() {
                    known.push_str(&command);
                }
            }
            known
        };
        for number in 0..9 {
            let no = refusal("ann", &number.to_string(), 100 + number);
            assert_eq!(store.refuse(&table, &no, most).await, Ok(Appended::Done));
        }
        assert_eq!(store.refuse(&other, &refusal("ann", "0", 1), most).await, Ok(Appended::Done));
        assert_eq!(remembered(&table, "ann").await, "678");
        assert_eq!(remembered(&other, "ann").await, "0");
        // All at once, in one batch.
        let bobs = [0, 1, 2].map(|number| refusal("bob", &number.to_string(), 200 + number));
        let [a, b, c] = &bobs;
        let done = tokio::join!(
            store.refuse(&table, a, most), store.refuse(&table, b, most), store.refuse(&table, c, most),
        );
        assert_eq!(done, (Ok(Appended::Done), Ok(Appended::Done), Ok(Appended::Done)));
        assert_eq!(remembered(&table, "bob").await, "012");
        assert_eq!(remembered(&table, "ann").await, "78");
    }

    async fn old_ones_and_those_of_somebody_who_left_are_forgotten(place) {
        let store = place.open().await;
        let table = make(&store, "t").await;
        // More than are forgotten with one statement.
        let most = RefusalsKept { each: 3_000, at_table: 3_000 };
        let mut tasks = tokio::task::JoinSet::new();
        for number in 0..2_100_u64 {
            let (store, table) = (store.clone(), table.clone());
            let by = if number == 0 { "bob" } else { "ann" };
            let no = refusal(by, &number.to_string(), number);
            tasks.spawn(async move { store.refuse(&table, &no, most).await });
        }
        while let Some(done) = tasks.join_next().await {
            assert_eq!(done.unwrap(), Ok(Appended::Done));
        }
        assert!(found(&store, &table, "ann", "2098").await.is_some());
        store.forget_refusals(2_099).await.unwrap();
        assert_eq!(found(&store, &table, "bob", "0").await, None);
        assert_eq!(found(&store, &table, "ann", "2098").await, None);
        assert!(found(&store, &table, "ann", "2099").await.is_some());
        // What is forgotten may be decided anew.
        add(&store, &table, &ready(2, "bob", "0")).await;
        store.erase(&user("ann")).await.unwrap();
        assert_eq!(found(&store, &table, "ann", "2099").await, None);
    }

    async fn nothing_is_refused_at_a_table_that_is_not_there(place) {
        let store = place.open().await;
        let none = table("none");
        assert_eq!(store.refuse(&none, &refusal("ann", "c", 1), MANY).await, Ok(Appended::Conflict));
        assert_eq!(found(&store, &none, "ann", "c").await, None);
    }
}
