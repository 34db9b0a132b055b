//! What is asked twice, and in two places.

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
    assert_eq!(hall.ask("ana", &table, "2", start.clone()).await, refused);
    // But not where another process was asked since, and did it.
    let done = elsewhere.ask("ana", &table, "2", start.clone()).await;
    assert!(done.is_ok());
    assert_eq!(hall.ask("ana", &table, "2", start).await, done);
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
