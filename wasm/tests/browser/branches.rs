//! Playing on from a moment of a record.

use pantheon_engine::Record;
use pantheon_games::samples;
use pantheon_wasm::Replay;
use pantheon_wire::{LocalRecord, SeatPlan, Status, TableCommand, TableId};

use crate::page::{Page, beside, bot, plan, table};
use crate::records::{kept, verified};
use crate::replays::at;

/// A branch of a record, watched.
fn branch(page: &mut Page, text: &str, entries: u32, seats: &[SeatPlan]) -> TableId {
    let seats = serde_json::to_string(seats).unwrap();
    let made = page.local.branch(text, entries, &seats, page.time());
    let table = table(&made);
    page.watch(&table);
    table
}

fn seats(count: usize) -> Vec<SeatPlan> {
    let mut seats = vec![SeatPlan::Me, bot(1), bot(2), bot(1)];
    seats.truncate(count);
    seats
}

#[test]
fn every_kept_record_is_played_on() {
    for ((name, text), luck) in kept().into_iter().zip(30..) {
        let record = Record::parse(&text).unwrap();
        let late = record.footer.entries / 4 * 3;
        let mut page = Page::new(luck);
        let table = branch(&mut page, &text, late, &seats(record.header.seats.len()));
        let moment = at(&mut Replay::open(&text), late, Some(0));
        let position = page.last.as_ref().unwrap().position.as_ref().unwrap();
        assert_eq!(
            position.sights[0].hash, moment.position.sights[0].hash,
            "{name}"
        );
        assert_eq!(position.step, moment.position.step, "{name}");
        if page.status() == Status::Paused {
            // Its clock runs, so it waits for somebody to come.
            assert_eq!(position.time, moment.position.time, "{name}");
            page.command(&table, TableCommand::Resume).unwrap();
        }
        page.play_to_the_end(&table);
        let whole = page.record_of_end(&table);
        assert!(verified(&whole), "{name}");
        let whole = Record::parse(&whole).unwrap();
        assert_eq!(whole.footer.seed, record.footer.seed, "{name}");
    }
}

#[test]
fn a_branch_has_the_luck_of_what_players_added_and_leaves_out_what_was_taken_back() {
    let mut page = Page::new(50);
    let plan = plan(samples::in_turns(), &[SeatPlan::Me, beside("Rui")]);
    let first = page.make(&plan);
    page.watch(&first);
    let ready = TableCommand::Ready {
        ready: true,
        entropy: Some("a lucky word".to_owned()),
    };
    page.command(&first, ready).unwrap();
    page.command(&first, TableCommand::Start).unwrap();
    let seat = loop {
        page.play(&first, 1);
        if let Some(sight) = page.sights().iter().find(|sight| sight.may_undo) {
            break sight.seat.unwrap();
        }
    };
    page.command(&first, TableCommand::Undo { seat }).unwrap();
    page.play(&first, 5);
    let LocalRecord::Running(text) = page.record(&first) else {
        panic!("the game runs")
    };
    let record = Record::parse(&text).unwrap();
    assert_eq!(record.header.entropy, ["a lucky word"]);
    let hashes = |page: &Page| -> Vec<_> {
        page.sights()
            .iter()
            .map(|sight| sight.hash.clone())
            .collect()
    };
    let before = hashes(&page);
    let table = branch(&mut page, &text, record.footer.entries, &plan.seats);
    assert_eq!(hashes(&page), before);
    let LocalRecord::Running(again) = page.record(&table) else {
        panic!("the game runs")
    };
    let again = Record::parse(&again).unwrap();
    assert_eq!(again.header.entropy, ["a lucky word"]);
    assert_eq!(again.entries.len() + 2, record.entries.len());
    page.play_to_the_end(&table);
    assert!(verified(&page.record_of_end(&table)));
}

#[test]
fn what_is_not_in_the_record_is_no_branch() {
    let (_, text) = kept()
        .into_iter()
        .find(|(n, _)| n.contains("solo"))
        .unwrap();
    let entries = Record::parse(&text).unwrap().footer.entries;
    let mut page = Page::new(51);
    let mut refused = |text: &str, at: u32, seats: &str| {
        let made = page.local.branch(text, at, seats, page.time());
        assert!(made.starts_with(r#"{"error""#), "{made}");
        made
    };
    assert!(refused(&text, entries + 1, r#"["me"]"#).contains("out-of-bounds"));
    assert!(refused(&text, 1, r#"["me","me"]"#).contains("bad-setup"));
    assert!(refused(&text, 1, r#"["open"]"#).contains("bad-setup"));
    assert!(refused(&text, 1, "[").contains("malformed"));
    assert!(refused("{}", 1, r#"["me"]"#).contains("malformed"));
}
