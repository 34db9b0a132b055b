//! Time that nobody counted: it is given back before anything is due.

use pantheon_games::{TITLES, samples};
use pantheon_wire::{
    Code, Happened, NewTable, OfferAnswer, OfferKind, Status, TableCommand, TakeOver, TimeControl,
};
use serde_json::json;

use crate::room::{Room, open};

const SECOND: u64 = 1_000;
const MINUTE: u64 = 60 * SECOND;
const HOUR: u64 = 60 * MINUTE;

fn timed(pace: TimeControl) -> NewTable {
    let mut plan = open(TITLES[0].id, 2);
    plan.options = TITLES[0].newcomer.options();
    plan.pace = pace;
    plan
}

const MINUTE_EACH: TimeControl = TimeControl::Clock {
    bank: 60,
    increment: 0,
};

fn turn(room: &Room) -> (&'static str, u8) {
    let seat = room.position("ana").to_act[0];
    (["ana", "rui"][usize::from(seat)], seat)
}

fn left(room: &Room, seat: u8) -> u64 {
    room.position("ana").clocks[usize::from(seat)].left
}

#[test]
fn an_outage_costs_a_player_nothing() {
    let mut room = Room::begun(timed(MINUTE_EACH));
    let (name, seat) = turn(&room);
    room.later(10 * SECOND);
    room.now += 2 * HOUR;
    let told = room.give_back(2 * HOUR).expect("a clock runs");
    assert_eq!(told, Happened::Outage { millis: 2 * HOUR });
    assert!(room.later(0).is_empty(), "nothing is due");
    assert_eq!(left(&room, seat), 50 * SECOND);
    room.seen.insert(name.into(), room.now + HOUR);
    let out = room.later(50 * SECOND);
    assert_eq!(out.len(), 1, "and no more than that is given");
    room.replay();
}

#[test]
fn who_could_not_be_there_was_not_away() {
    let mut room = Room::begun(timed(TimeControl::Clock {
        bank: 3_600,
        increment: 0,
    }));
    let (_, seat) = turn(&room);
    let other = ["ana", "rui"][usize::from(1 - seat)];
    room.now += 2 * HOUR;
    room.give_back(2 * HOUR).unwrap();
    assert_eq!(
        room.refused(other, TableCommand::CallBot { seat }),
        Code::WrongTime
    );
    assert!(room.later(2 * MINUTE - 1).is_empty());
    let away = room.later(1);
    let news = away[0].news(pantheon_tables::Eyes::SPECTATOR);
    assert_eq!(
        news.what,
        Happened::SatIn {
            seat,
            why: TakeOver::Away
        }
    );
    room.replay();
}

#[test]
fn days_are_given_back_too() {
    let mut room = Room::begun(timed(TimeControl::Days { days: 1 }));
    let (_, seat) = turn(&room);
    room.now += 30 * HOUR;
    room.give_back(29 * HOUR).unwrap();
    assert!(room.later(0).is_empty());
    assert_eq!(left(&room, seat), 23 * HOUR);
    room.replay();
}

#[test]
fn the_clock_of_a_game_stands_still() {
    let mut plan = open(samples::at_once(), 2);
    plan.options = json!({"pace": "timed"});
    let mut room = Room::begun(plan);
    for name in ["ana", "rui"] {
        room.seen.insert(name.into(), room.now + 100 * HOUR);
    }
    while room.life.due(&room.seen).is_none() {
        let (name, seat) = turn(&room);
        let command = room.first(seat);
        room.must(name, command);
    }
    let due = room.life.due(&room.seen).unwrap();
    room.now += HOUR;
    room.give_back(HOUR).unwrap();
    assert_eq!(room.life.due(&room.seen), Some(due + HOUR));
    assert!(room.later(0).is_empty());
    room.replay();
}

#[test]
fn where_no_clock_runs_nothing_is_told() {
    let mut untimed = Room::begun(timed(TimeControl::Untimed));
    untimed.now += HOUR;
    assert_eq!(untimed.give_back(HOUR), None);
    let mut gathering = Room::new(timed(MINUTE_EACH));
    gathering.now += HOUR;
    assert_eq!(gathering.give_back(HOUR), None);
    let mut room = Room::begun(timed(MINUTE_EACH));
    assert_eq!(room.give_back(0), None);
    room.now += SECOND;
    assert_eq!(room.give_back(HOUR), None, "not more than has passed");
}

#[test]
fn a_pause_is_not_prolonged() {
    let mut room = Room::begun(timed(MINUTE_EACH));
    let (_, seat) = turn(&room);
    let pause = TableCommand::Offer {
        seat: 0,
        what: OfferKind::Pause,
    };
    let offer = room.must("ana", pause).seq;
    let answer = OfferAnswer::Agree;
    let agree = TableCommand::Answer {
        seat: 1,
        offer,
        answer,
    };
    room.must("rui", agree);
    room.now += HOUR;
    assert_eq!(room.give_back(HOUR), None);
    room.later(0);
    assert_eq!(room.info().status, Status::Playing, "it lasted long enough");
    assert_eq!(left(&room, seat), 60 * SECOND);
    room.replay();
}
