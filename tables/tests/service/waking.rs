//! What happens though nobody asks.

use pantheon_engine::Record;
use pantheon_tables::{Clock as _, Thinker, Thought};
use pantheon_wire::{Code, NewTable, Pace, SeatPlan, Status, TableCommand};
use std::sync::Arc;

use crate::hall::{BOT, Hall, begun, code, rome};

#[tokio::test]
async fn bots_play_a_whole_game_and_its_record_can_be_verified() {
    let hall = Hall::new();
    for title in ["gods-of-rome", "four-gods", "deus", "bora-bora"] {
        let plan = NewTable {
            title: title.to_owned(),
            ..rome(vec![BOT, BOT])
        };
        let table = hall.make("ana", plan).await;
        let id = &table.id;
        assert_eq!(
            code(hall.tables.record(None, id, None).await),
            Code::WrongTime
        );
        hall.ask("ana", &table, "1", TableCommand::Start)
            .await
            .unwrap();
        assert_eq!(
            code(hall.tables.record(None, id, None).await),
            Code::WrongTime
        );
        for _ in 0..2_000 {
            hall.let_bots_play().await;
            if hall.info(&table).await.status == Status::Over {
                break;
            }
            // Where bots wait for each other, time passes.
            hall.clock.pass(15_000);
            hall.tables.wake_due(9).await.unwrap();
        }
        let info = hall.info(&table).await;
        assert_eq!(info.status, Status::Over, "{title}");
        let text = hall.tables.record(None, id, None).await.unwrap();
        let record = Record::parse(&text).unwrap();
        let shelf = pantheon_games::title(title).unwrap();
        let verified = shelf.verify(&record).unwrap();
        assert_eq!(verified.commitment().to_string(), info.commitment);
    }
}

#[tokio::test]
async fn clocks_run_out_though_nobody_asks() {
    let hall = Hall::new();
    let plan = NewTable {
        pace: Pace::Clock {
            bank: 60,
            increment: 0,
        },
        ..rome(vec![SeatPlan::Me, SeatPlan::Open])
    };
    let table = begun(&hall, plan).await;
    assert_eq!(hall.tables.wake_due(9).await, Ok(0));
    hall.clock.pass(61_000);
    assert_eq!(hall.tables.wake_due(9).await, Ok(1));
    let info = hall.info(&table).await;
    assert_eq!(info.seats.iter().filter(|seat| seat.sat_in).count(), 1);
    assert!(hall.jobs.next().is_some(), "a bot is asked");
    // It is being done, so nobody else need do it.
    assert_eq!(hall.another().tables.wake_due(9).await, Ok(0));
}

#[tokio::test]
async fn a_lost_job_is_found_again() {
    let hall = Hall::new();
    let table = hall.make("ana", rome(vec![BOT, BOT])).await;
    hall.ask("ana", &table, "1", TableCommand::Start)
        .await
        .unwrap();
    let lost = hall.jobs.pop(hall.clock.now()).expect("a bot is asked");
    assert_eq!(hall.tables.wake_due(9).await, Ok(0));
    hall.clock.pass(20_000);
    assert_eq!(hall.another().tables.wake_due(9).await, Ok(1));
    let found = hall.jobs.pop(hall.clock.now()).expect("it is asked again");
    assert_eq!((found.seat, found.step), (lost.seat, lost.step));
    hall.tables.work(&found).await.unwrap();
    let after = hall.last(&table);
    // The first one comes late, and is void.
    hall.tables.work(&lost).await.unwrap();
    assert_eq!(hall.last(&table), after);
}

/// Never comes to an end in time.
struct Wedged;

#[async_trait::async_trait]
impl Thinker for Wedged {
    async fn think(&self, _thought: Thought) -> bool {
        false
    }
}

#[tokio::test]
async fn a_wedged_bot_does_the_first_thing_that_is_legal() {
    let mut hall = Hall::new();
    hall.tables = hall.tables.with_thinker(Arc::new(Wedged));
    let table = hall.make("ana", rome(vec![BOT, BOT])).await;
    hall.ask("ana", &table, "1", TableCommand::Start)
        .await
        .unwrap();
    let before = hall.last(&table);
    let job = hall.jobs.pop(hall.clock.now()).expect("a bot is asked");
    hall.tables.work(&job).await.unwrap();
    assert_eq!(hall.last(&table), before + 1);
}
