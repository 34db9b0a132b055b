//! Looking at records.

use pantheon_engine::{Message, Record, Seat, SeatSet, Viewer};
use pantheon_games::{samples, title};
use pantheon_wasm::Replay;
use pantheon_wire::{
    Happened, LocalRecord, News, ReplayCaptions, ReplayDescribed, ReplayFound, ReplayInfo,
    ReplayMoment, ReplayOpened, SeatKind, SeatPlan, TableCommand, Verdict,
};

use serde_json::Value;

use crate::page::{Page, beside, plan};
use crate::records::kept;

fn info(replay: &Replay) -> ReplayInfo {
    match serde_json::from_str(&replay.info()).unwrap() {
        ReplayOpened::Replay(info) => *info,
        ReplayOpened::Error(problem) => panic!("{problem}"),
    }
}

pub(crate) fn at(replay: &mut Replay, entries: u32, seat: Option<u8>) -> ReplayMoment {
    match serde_json::from_str(&replay.at(entries, seat)).unwrap() {
        ReplayFound::Moment(moment) => *moment,
        ReplayFound::Error(problem) => panic!("{problem}"),
    }
}

fn described(replay: &mut Replay, entries: u32, seat: Option<u8>) -> Vec<Message> {
    match serde_json::from_str(&replay.describe(entries, seat)).unwrap() {
        ReplayDescribed::Described(sentences) => sentences,
        ReplayDescribed::Error(problem) => panic!("{problem}"),
    }
}

fn captioned(replay: &Replay) -> Value {
    match serde_json::from_str(&replay.captions()).unwrap() {
        ReplayCaptions::Captions(captions) => captions,
        ReplayCaptions::Error(problem) => panic!("{problem}"),
    }
}

/// Whatever the order in which one looks, each moment is the one that the record leads to.
#[test]
fn every_moment_is_what_the_record_leads_to() {
    for (name, text) in kept() {
        let record = Record::parse(&text).unwrap();
        let title = title(&record.header.title).unwrap();
        let mut replay = Replay::open(&text);
        let info = info(&replay);
        assert_eq!(info.verdict, Verdict::True, "{name}");
        assert_eq!(
            (info.shown, info.entries),
            (record.footer.entries, record.footer.entries)
        );
        // Of the edition that it was played with.
        let begun = title.replay(&record, Some(0)).unwrap();
        assert_eq!(captioned(&replay), begun.captions(), "{name}");
        let last = info.entries;
        let order = [0, 1, 64, 63, last, 65, 130, last / 2, last / 2 + 1, 2, last];
        // Some games are short.
        for entries in order.map(|entries| entries.min(last)) {
            let game = title.replay(&record, Some(entries as usize)).unwrap();
            for (seat, viewer) in [
                (None, Viewer::Spectator),
                (Some(0), Viewer::Seat(Seat::all(1).next().unwrap())),
            ] {
                assert_eq!(described(&mut replay, entries, seat), game.describe(viewer));
                let moment = at(&mut replay, entries, seat);
                let seen = game.see(viewer, SeatSet::EMPTY, false);
                let hash = seen.digest.to_string();
                assert_eq!(moment.position.sights[0].hash, hash, "{name} at {entries}");
                assert_eq!(moment.position.outcome, game.outcome());
                assert_eq!(moment.news.seq, entries + 1);
            }
        }
        let end = at(&mut replay, last, None);
        assert_eq!(end.news.outcome, record.footer.outcome, "{name}");
        assert!(end.news.outcome.is_some());
        assert!(end.news.result.is_some() && end.news.result == end.position.result);
        assert_eq!(end.news.step, Some(end.position.step));
    }
}

#[test]
fn the_log_has_what_each_may_know() {
    let of_two = format!("{}/tests/records/2-seats", samples::with_secrets());
    let (_, text) = kept()
        .into_iter()
        .find(|(name, _)| name.contains(&of_two))
        .unwrap();
    let replay = Replay::open(&text);
    let log = |seat| -> Vec<News> { serde_json::from_str(&replay.log(seat)).unwrap() };
    let (all, own) = (log(None), log(Some(1)));
    assert_eq!(all.len() as u32, info(&replay).entries + 1);
    assert_eq!(all[0].what, Happened::Began);
    assert!(
        all.windows(2)
            .all(|two| two[0].at <= two[1].at && two[0].seq + 1 == two[1].seq)
    );
    assert_ne!(all, own, "a seat is told of its own hand");
    assert!(log(Some(7)).is_empty(), "nobody sits there");
}

#[test]
fn a_record_that_goes_wrong_is_shown_up_to_there() {
    let (_, text) = kept()
        .into_iter()
        .find(|(n, _)| n.contains("solo"))
        .unwrap();
    let mut record = Record::parse(&text).unwrap();
    record.entries[99].state = record.entries[98].state;
    let replay = &mut Replay::open(&record.to_text());
    let info = info(replay);
    assert_eq!(info.shown, 99);
    assert!(matches!(info.verdict, Verdict::Wrong(wrong) if wrong.entry == Some(100)));
    at(replay, 99, None);
    assert!(replay.at(100, None).contains("out-of-bounds"));
    assert!(
        replay.at(1, Some(1)).contains("out-of-bounds"),
        "solo has one seat"
    );
}

#[test]
fn a_game_that_runs_can_be_looked_at_with_what_was_taken_back() {
    let mut page = Page::new(21);
    let table = page.begin(&plan(samples::in_turns(), &[SeatPlan::Me, beside("Rui")]));
    let seat = loop {
        page.play(&table, 1);
        if let Some(sight) = page.sights().iter().find(|sight| sight.may_undo) {
            break sight.seat.unwrap();
        }
    };
    page.command(&table, TableCommand::Undo { seat }).unwrap();
    page.play(&table, 3);
    let LocalRecord::Running(text) = page.record(&table) else {
        panic!("the game runs")
    };
    let mut replay = Replay::open(&text);
    let info = info(&replay);
    assert_eq!(info.verdict, Verdict::True);
    assert_eq!(info.outcome, None);
    let seats = info
        .info
        .seats
        .iter()
        .map(|seat| (seat.kind, seat.name.as_deref()));
    let people = [
        (SeatKind::Person, Some("Ana")),
        (SeatKind::Person, Some("Rui")),
    ];
    assert!(seats.eq(people));
    let log: Vec<News> = serde_json::from_str(&replay.log(None)).unwrap();
    let back =
        |news: &&News| matches!(news.what, Happened::TookBack { seat: by, .. } if by == seat);
    assert_eq!(log.iter().filter(back).count(), 1);
    for sight in page.sights() {
        let moment = at(&mut replay, info.entries, sight.seat);
        assert_eq!(moment.position.sights[0].hash, sight.hash);
    }
}
