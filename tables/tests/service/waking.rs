//! What happens though nobody asks.

use pantheon_engine::Record;
use pantheon_games::TITLES;
use pantheon_tables::{Clock as _, Network, Settings, Takes, Thinker, Thought};
use pantheon_wire::{Code, NewTable, SeatPlan, Status, TableCommand, TimeControl};
use std::sync::Arc;

use crate::hall::{BOT, Hall, begun, code, rome, who};

#[tokio::test]
async fn bots_play_a_whole_game_and_its_record_can_be_verified() {
    let hall = Hall::with(Settings {
        bots_alone: u64::MAX,
        ..Settings::default()
    });
    for title in TITLES.iter().map(|info| info.id) {
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
        let record = Record::parse(text.text()).unwrap();
        let shelf = pantheon_games::title(title).unwrap();
        let verified = shelf.verify(&record).unwrap();
        assert_eq!(verified.commitment().to_string(), info.commitment);
    }
}

#[tokio::test]
async fn clocks_run_out_though_nobody_asks() {
    let hall = Hall::new();
    let plan = NewTable {
        pace: TimeControl::Clock {
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

#[tokio::test]
async fn bots_play_no_further_where_nobody_has_been_and_go_on_when_somebody_comes_back() {
    let hall = Hall::new();
    let table = hall.make("ana", rome(vec![BOT, BOT])).await;
    hall.ask("ana", &table, "1", TableCommand::Start)
        .await
        .unwrap();
    let work = async |hall: &Hall| {
        let job = hall.jobs.pop(hall.clock.now()).expect("a bot is asked");
        hall.tables.work(&job).await.unwrap();
        hall.last(&table)
    };
    let ana = who("ana");
    let look = async |hall: &Hall, who| {
        hall.tables
            .update(who, &table.id, None, None)
            .await
            .unwrap();
    };
    let first = work(&hall).await;
    hall.clock.pass(hall.settings.bots_alone);
    let second = work(&hall).await;
    assert_eq!(second, first + 1, "somebody may come back in time");
    hall.clock.pass(1);
    assert_eq!(work(&hall).await, second, "the next one isn't heard");
    assert_eq!(hall.jobs.next(), None, "and no further one is asked");
    // A crawler is nobody. Nobody need look after the table for a while.
    look(&hall, None).await;
    hall.clock.pass(60_000);
    assert_eq!(hall.tables.wake_due(9).await, Ok(1));
    assert_eq!(hall.jobs.next(), None);
    hall.clock.pass(60_000);
    assert_eq!(hall.tables.wake_due(9).await, Ok(0), "it is left alone");
    assert!(hall.tables.counts().bots_rested > 0);
    // Somebody comes back, here or at another process that says so.
    look(&hall, Some(&ana)).await;
    assert_eq!(work(&hall).await, second + 1);
    hall.clock.pass(hall.settings.bots_alone + 1);
    let another = hall.another();
    let here = [(table.id.clone(), ana.id.clone())];
    another.tables.seen(&here).await.unwrap();
    assert_eq!(work(&hall).await, second + 2);
}

#[tokio::test]
async fn tables_that_were_left_behind_take_no_memory_when_they_are_looked_after() {
    const LEFT: usize = 20;
    let hall = Hall::new();
    for number in 0..LEFT {
        let table = hall.make("ana", rome(vec![BOT, BOT])).await;
        hall.ask("ana", &table, &number.to_string(), TableCommand::Start)
            .await
            .unwrap();
    }
    assert_eq!(hall.tables.alive(), LEFT);
    while hall.tables.alive() > 0 {
        hall.tables.let_go_unused();
    }
    hall.clock.pass(hall.settings.bots_alone + 1);
    assert_eq!(hall.tables.wake_due(100).await, Ok(LEFT));
    assert_eq!(hall.tables.alive(), 0);
}

#[tokio::test]
async fn a_table_that_was_left_behind_is_looked_after_less_and_less() {
    const DAY: u64 = 24 * 60 * 60_000;
    let hall = Hall::new();
    let table = hall.make("ana", rome(vec![BOT, BOT])).await;
    hall.ask("ana", &table, "1", TableCommand::Start)
        .await
        .unwrap();
    let mut looks = 0;
    for _ in 0..(30 * DAY / 60_000) {
        hall.clock.pass(60_000);
        looks += hall.tables.wake_due(9).await.unwrap();
    }
    assert!((1..=30).contains(&looks), "{looks} times in a month");
    // Whoever comes back finds the bots at work all the same.
    let before = hall.last(&table);
    let ana = who("ana");
    let update = hall.tables.update(Some(&ana), &table.id, None, None);
    update.await.unwrap();
    let job = hall.jobs.pop(hall.clock.now()).expect("a bot is asked");
    hall.tables.work(&job).await.unwrap();
    assert_eq!(hall.last(&table), before + 1);
}

#[tokio::test]
async fn a_bots_work_is_charged_to_whoever_made_the_table_and_where() {
    let hall = Hall::new();
    let home = Network {
        near: "home".to_owned(),
        wide: "town".to_owned(),
    };
    for (level, takes) in [(1, Takes::Quick), (4, Takes::Quick), (8, Takes::Long)] {
        let bot = SeatPlan::Bot { level };
        let plan = rome(vec![bot.clone(), bot]);
        let id = format!("make-{level}").as_str().into();
        let made = hall
            .tables
            .create_from(home.clone(), &who("ana"), &id, plan)
            .await;
        let table = made.unwrap();
        hall.ask("ana", &table, "1", TableCommand::Start)
            .await
            .unwrap();
        let job = hall.jobs.pop(hall.clock.now()).expect("a bot is asked");
        assert_eq!(
            (job.origin.network, job.origin.person),
            (home.clone(), who("ana").id)
        );
        assert_eq!(job.takes, takes, "level {level}");
    }
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
