//! Time: it passes only as the page says, and stands still while nobody looks.

use pantheon_games::samples;
use pantheon_wire::{
    Ask, Happened, NewTable, Reply, SeatPlan, Status, TableCommand, TakeOver, TimeControl,
};
use serde_json::json;

use crate::page::{Page, bot, plan, table};

fn timed() -> NewTable {
    let mut plan = plan(samples::at_once(), &[SeatPlan::Me, bot(1)]);
    plan.options = json!({ "pace": "timed" });
    plan
}

/// When the game's own clock matters next.
fn deadline(page: &Page) -> Option<u64> {
    let update = page.last.as_ref().unwrap();
    update.position.as_ref().unwrap().deadline
}

#[test]
fn the_games_own_clock_runs_by_steps() {
    let mut page = Page::new(80);
    let table = page.begin(&timed());
    while deadline(&page).is_none() {
        page.play(&table, 1);
    }
    // The person does nothing: the bot acts and the clock ticks, each when it is due and not later.
    let (mut ticked, mut acted) = (false, false);
    while !(ticked && acted) {
        assert!(page.step(), "something is due");
        let last = page.last.as_ref().unwrap();
        ticked |= last.news.iter().any(|news| news.what == Happened::Ticked);
        let bot = |what: &Happened| matches!(what, Happened::Acted { bot: true, .. });
        acted |= last.news.iter().any(|news| bot(&news.what));
        assert!(deadline(&page).is_none_or(|deadline| deadline >= page.now));
    }
}

#[test]
fn a_game_whose_clock_runs_stands_still_while_nobody_looks() {
    let mut page = Page::new(81);
    let table = page.begin(&timed());
    while deadline(&page).is_none() {
        page.play(&table, 1);
    }
    let before = page.sights()[0].hash.clone();
    let unwatch = Ask::Unwatch {
        table: table.clone(),
    };
    assert_eq!(page.ask(unwatch), Reply::Ok {});
    page.now += 60 * 60 * 1_000;
    page.step();
    page.watch(&table);
    assert_eq!(page.status(), Status::Paused);
    assert_eq!(page.sights()[0].hash, before);
    page.command(&table, TableCommand::Resume).unwrap();
    assert_eq!(page.status(), Status::Playing);
}

#[test]
fn a_game_without_a_clock_goes_on_while_nobody_looks() {
    let mut page = Page::new(82);
    let table = page.begin(&plan(samples::with_secrets(), &[SeatPlan::Me, bot(1)]));
    let unwatch = Ask::Unwatch {
        table: table.clone(),
    };
    assert_eq!(page.ask(unwatch), Reply::Ok {});
    page.watch(&table);
    assert_eq!(page.status(), Status::Playing);
}

#[test]
fn a_seats_clock_runs_out_and_a_bot_sits_in() {
    let mut page = Page::new(83);
    let mut plan = plan(samples::in_turns(), &[SeatPlan::Me, bot(1)]);
    plan.pace = TimeControl::Clock {
        bank: 10,
        increment: 0,
    };
    let table = page.begin(&plan);
    let out = Happened::SatIn {
        seat: 0,
        why: TakeOver::Clock,
    };
    let happened = (0..500).any(|_| {
        assert!(page.step(), "something is due");
        let last = page.last.as_ref().unwrap();
        last.news.iter().any(|news| news.what == out)
    });
    assert!(happened);
    page.command(&table, TableCommand::Return { seat: 0 })
        .unwrap();
}

#[test]
fn a_clock_that_is_set_back_turns_no_time_back() {
    let mut page = Page::new(84);
    let table = page.begin(&plan(samples::at_once(), &[SeatPlan::Me, bot(1)]));
    page.play(&table, 5);
    let before = page.last.clone().unwrap();
    page.now -= 1_000_000;
    page.play(&table, 5);
    let after = page.last.clone().unwrap();
    assert!(after.now >= before.now);
    assert!(after.seq > before.seq);
}

#[test]
fn nothing_is_due_where_only_people_are_to_act() {
    let mut page = Page::new(85);
    page.begin(&plan(samples::alone(), &[SeatPlan::Me]));
    while page.step() {}
    assert!(!page.sights()[0].legal.is_empty());
}

#[test]
fn a_game_whose_clock_runs_stands_still_when_it_is_taken_up_again() {
    let mut page = Page::new(86);
    let first = page.begin(&timed());
    while deadline(&page).is_none() {
        page.play(&first, 1);
    }
    let text = page.save(&first);
    let mut later = Page::new(87);
    later.now = page.now + 60 * 60 * 1_000;
    let again = table(&later.local.load(&text, later.time()));
    later.watch(&again);
    assert_eq!(later.status(), Status::Paused);
    assert_eq!(later.sights()[0].hash, page.sights()[0].hash);
    later.command(&again, TableCommand::Resume).unwrap();
    let left = |page: &Page| deadline(page).unwrap() - page.now;
    assert!(left(&later) > 0 && left(&later) >= left(&page));
}
