//! What is asked twice, and in two places.

use pantheon_tables::{RefusalsKept, Settings};
use pantheon_wire::{Code, SeatPlan, TableCommand};

use crate::hall::{Hall, READY, begun, chat, code, play, rome};

#[tokio::test]
async fn what_is_asked_twice_is_done_once_and_answered_alike() {
    let hall = Hall::new();
    let table = hall
        .make("ana", rome(vec![SeatPlan::Me, SeatPlan::Open]))
        .await;
    let first = hall.ask("ana", &table, "1", chat("hello")).await;
    assert_eq!(hall.ask("ana", &table, "1", chat("hello")).await, first);
    let elsewhere = hall.another();
    assert_eq!(
        elsewhere.ask("ana", &table, "1", chat("hello")).await,
        first
    );
    for hall in [&hall, &elsewhere, &hall.another()] {
        let reused = hall.ask("ana", &table, "1", chat("good-bye")).await;
        assert_eq!(code(reused), Code::Malformed);
        let reused = hall.ask("ana", &table, "1", TableCommand::Leave).await;
        assert_eq!(code(reused), Code::Malformed);
    }
    assert_eq!(hall.last(&table), 2);
    // Another's id is another id.
    assert_eq!(
        hall.ask("bo", &table, "1", chat("hi")).await.unwrap().seq,
        3
    );
    // A refusal stays one, though the same under another id would be done by now.
    let start = TableCommand::Start;
    let refused = hall.ask("ana", &table, "2", start.clone()).await;
    assert_eq!(refused.as_ref().unwrap_err().code, Code::WrongTime);
    hall.ask("bo", &table, "2", TableCommand::Join { seat: None })
        .await
        .unwrap();
    hall.ask("bo", &table, "3", READY).await.unwrap();
    // Here, elsewhere, in a process that was just started, and where the life was let go.
    hall.tables.let_go(&table.id);
    for hall in [&hall, &elsewhere, &hall.another()] {
        assert_eq!(hall.ask("ana", &table, "2", start.clone()).await, refused);
        let reused = hall.ask("ana", &table, "2", chat("hello")).await;
        assert_eq!(code(reused), Code::Malformed);
    }
    assert!(hall.ask("ana", &table, "3", start).await.is_ok());
    // What took effect is answered from the log though it couldn't be done again.
    let join = TableCommand::Join { seat: None };
    assert_eq!(
        hall.another()
            .ask("bo", &table, "2", join)
            .await
            .unwrap()
            .seq,
        4
    );
}

#[tokio::test]
async fn two_processes_agree_on_one_log() {
    let here = Hall::new();
    let there = here.another();
    let table = begun(&here, rome(vec![SeatPlan::Me, SeatPlan::Open])).await;
    for number in 0..20 {
        let (one, other) = if number % 2 == 0 {
            (&here, &there)
        } else {
            (&there, &here)
        };
        play(one, &table, 1).await;
        // The other process has seen nothing of it: it is refused there only by what is true now.
        other
            .ask("bo", &table, &format!("c{number}"), chat("well"))
            .await
            .unwrap();
    }
    // A process that knows less refuses nothing that it doesn't know to be so.
    let plan = rome(vec![SeatPlan::Me, SeatPlan::Open]);
    let next = here.make("ana", plan).await;
    there.info(&next).await;
    let join = TableCommand::Join { seat: None };
    here.ask("bo", &next, "j", join).await.unwrap();
    there.ask("bo", &next, "r", READY).await.unwrap();
    let last = here.last(&table);
    for hall in [&here, &there] {
        let update = hall
            .tables
            .update(None, &table.id, None, None)
            .await
            .unwrap()
            .unwrap();
        assert_eq!(update.seq, last);
    }
    assert_eq!(here.bus.last(&table.id), Some(last));
}

#[tokio::test]
async fn a_refusal_is_remembered_for_as_long_as_it_is_promised_and_no_longer() {
    let hall = Hall::new();
    let table = hall
        .make("ana", rome(vec![SeatPlan::Me, SeatPlan::Open]))
        .await;
    let refused = hall.ask("ana", &table, "1", TableCommand::Start).await;
    assert_eq!(refused.as_ref().unwrap_err().code, Code::WrongTime);
    let join = TableCommand::Join { seat: None };
    hall.ask("bo", &table, "1", join).await.unwrap();
    hall.ask("bo", &table, "2", READY).await.unwrap();
    hall.clock.pass(hall.settings.refusals_for);
    hall.tables.forget_refusals().await.unwrap();
    let later = hall.another();
    let again = later.ask("ana", &table, "1", TableCommand::Start).await;
    assert_eq!(again, refused);
    hall.clock.pass(1);
    hall.tables.forget_refusals().await.unwrap();
    let later = hall.another();
    let anew = later.ask("ana", &table, "1", TableCommand::Start).await;
    assert!(anew.is_ok());
}

#[tokio::test]
async fn nobody_fills_the_store_with_refusals_or_drives_out_those_of_others() {
    let refusals = RefusalsKept {
        each: 3,
        at_table: 5,
    };
    let hall = Hall::with(Settings {
        refusals,
        ..Settings::default()
    });
    let table = hall
        .make("ana", rome(vec![SeatPlan::Me, SeatPlan::Open]))
        .await;
    let start = |hall: Hall, who: &'static str, id: u32| {
        let table = table.clone();
        async move {
            let id = id.to_string();
            hall.clock.pass(1);
            hall.ask(who, &table, &id, TableCommand::Start).await
        }
    };
    let first = start(hall.another(), "ana", 0).await;
    for id in 0..50 {
        assert_eq!(code(start(hall.another(), "bo", id).await), Code::NotYours);
    }
    assert_eq!(
        hall.store.refusals(&table.id),
        4,
        "one of ana's, three of bo's"
    );
    assert_eq!(start(hall.another(), "ana", 0).await, first);
    for (who, id) in [("chi", 0), ("chi", 1), ("dan", 0), ("dan", 1)] {
        assert!(start(hall.another(), who, id).await.is_err());
    }
    assert_eq!(hall.store.refusals(&table.id), 5);
}

#[tokio::test]
async fn what_decides_nothing_is_not_remembered() {
    let hall = Hall::new();
    let plan = pantheon_wire::NewTable {
        access: pantheon_wire::Access::Private,
        ..rome(vec![SeatPlan::Me, SeatPlan::Invited])
    };
    let table = hall.make("ana", plan).await;
    let join = TableCommand::Join { seat: None };
    // Without its key there is no such table.
    let keyless = pantheon_wire::TableInfo {
        key: None,
        ..table.clone()
    };
    assert_eq!(
        code(hall.ask("bo", &keyless, "1", join.clone()).await),
        Code::NotFound
    );
    assert_eq!(hall.store.refusals(&table.id), 0);
    assert!(hall.ask("bo", &table, "1", join).await.is_ok());
}

#[tokio::test]
async fn a_rematch_that_was_refused_makes_no_table_when_it_is_asked_again() {
    let hall = Hall::new();
    let table = begun(&hall, rome(vec![SeatPlan::Me, SeatPlan::Open])).await;
    let refused = hall.ask("ana", &table, "r", TableCommand::Rematch).await;
    assert_eq!(refused.as_ref().unwrap_err().code, Code::WrongTime);
    for (who, seat) in [("ana", 0), ("bo", 1)] {
        let resign = TableCommand::Resign { seat };
        hall.ask(who, &table, "g", resign).await.ok();
    }
    let elsewhere = hall.another();
    let over = elsewhere.info(&table).await.status;
    assert_eq!(over, pantheon_wire::Status::Over);
    let again = elsewhere.ask("ana", &table, "r", TableCommand::Rematch);
    assert_eq!(again.await, refused);
    assert_eq!(hall.store.all(), std::slice::from_ref(&table.id));
    let anew = elsewhere.ask("ana", &table, "s", TableCommand::Rematch);
    assert!(anew.await.unwrap().table.is_some());
}

#[tokio::test]
async fn lives_that_nobody_uses_are_let_go_and_read_again() {
    let hall = Hall::new();
    let mut tables = Vec::new();
    for _ in 0..20 {
        tables.push(begun(&hall, rome(vec![SeatPlan::Me, SeatPlan::Open])).await);
    }
    assert_eq!(hall.tables.alive(), 20);
    hall.tables.let_go_unused();
    play(&hall, &tables[0], 1).await;
    hall.tables.let_go_unused();
    assert_eq!(hall.tables.alive(), 1, "only the one that was played at");
    // Nothing is lost by it.
    for table in &tables {
        play(&hall, table, 1).await;
    }
}
