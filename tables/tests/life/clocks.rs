//! Time: clocks, pauses, people who are away.

use pantheon_games::TITLES;
use pantheon_wire::{
    Code, Happened, NewTable, OfferAnswer, OfferKind, Status, TableCommand, TakeOver, TimeControl,
};

use crate::room::{Room, open};

const SECOND: u64 = 1_000;
const MINUTE: u64 = 60 * SECOND;

fn timed(pace: TimeControl) -> NewTable {
    let mut plan = open(TITLES[0].id, 2);
    plan.options = TITLES[0].newcomer.options();
    plan.pace = pace;
    plan
}

fn blitz() -> Room {
    let mut room = Room::begun(timed(TimeControl::Clock {
        bank: 60,
        increment: 5,
    }));
    stay(&mut room);
    room
}

/// Both are at the table until long after the test.
fn stay(room: &mut Room) {
    for name in ["ana", "rui"] {
        room.seen.insert(name.into(), room.now + 1_000 * MINUTE);
    }
}

fn turn(room: &Room) -> (&'static str, u8) {
    let seat = room.position("ana").to_act[0];
    (["ana", "rui"][usize::from(seat)], seat)
}

fn sat_in(told: &[pantheon_tables::FullNews]) -> Vec<Happened> {
    told.iter()
        .map(|t| t.news(pantheon_tables::Eyes::SPECTATOR).what)
        .collect()
}

#[test]
fn a_clock_that_runs_out_lets_a_bot_sit_in_until_its_owner_returns() {
    let mut room = blitz();
    let (name, seat) = turn(&room);
    assert!(room.later(59 * SECOND).is_empty());
    assert_eq!(
        sat_in(&room.later(SECOND)),
        [Happened::SatIn {
            seat,
            why: TakeOver::Clock
        }]
    );
    let command = room.first(seat);
    assert_eq!(room.refused(name, command), Code::WrongTime);
    room.bot_acts(seat).unwrap();
    room.must(name, TableCommand::Return { seat });
    assert_eq!(
        room.refused(name, TableCommand::Return { seat }),
        Code::WrongTime
    );
    let left = room.position(name).clocks[usize::from(seat)].left;
    assert_eq!(left, 30 * SECOND, "enough to go on");
    room.replay();
}

#[test]
fn what_comes_exactly_when_time_is_up_comes_too_late() {
    let mut room = blitz();
    let (name, seat) = turn(&room);
    let command = room.first(seat);
    room.now += 60 * SECOND;
    assert_eq!(room.refused(name, command), Code::WrongTime);
}

#[test]
fn a_pause_by_agreement_stops_all_clocks_and_ends_by_itself() {
    let mut room = blitz();
    let (name, seat) = turn(&room);
    let (other, its) = (["ana", "rui"][usize::from(1 - seat)], 1 - seat);
    room.now += 10 * SECOND;
    let offer = room
        .must(
            name,
            TableCommand::Offer {
                seat,
                what: OfferKind::Pause,
            },
        )
        .seq;
    room.must(
        other,
        TableCommand::Answer {
            seat: its,
            offer,
            answer: OfferAnswer::Agree,
        },
    );
    assert_eq!(room.info().status, Status::Paused);
    let command = room.life.situation(seat, room.now);
    assert!(command.is_none(), "nobody acts in a pause");
    assert!(room.later(29 * MINUTE).is_empty());
    assert_eq!(
        room.position(name).clocks[usize::from(seat)].left,
        50 * SECOND
    );
    assert_eq!(
        sat_in(&room.later(MINUTE)),
        [Happened::Resumed { by: None }]
    );
    assert_eq!(room.info().status, Status::Playing);
    room.later(20 * SECOND);
    assert_eq!(
        room.position(name).clocks[usize::from(seat)].left,
        30 * SECOND
    );
    room.replay();
}

#[test]
fn anybody_who_plays_may_end_a_pause() {
    let mut room = blitz();
    let offer = room
        .must(
            "ana",
            TableCommand::Offer {
                seat: 0,
                what: OfferKind::Pause,
            },
        )
        .seq;
    room.must(
        "rui",
        TableCommand::Answer {
            seat: 1,
            offer,
            answer: OfferAnswer::Agree,
        },
    );
    assert_eq!(room.refused("eva", TableCommand::Resume), Code::NotYours);
    room.must("rui", TableCommand::Resume);
    assert_eq!(room.refused("rui", TableCommand::Resume), Code::WrongTime);
    room.replay();
}

#[test]
fn taking_back_and_playing_again_gains_no_time() {
    let mut room = blitz();
    let (name, seat) = turn(&room);
    for _ in 0..20 {
        let command = room.first(seat);
        room.must(name, command);
        if room
            .life
            .position(room.life.eyes(Some(&name.into())), room.now)
            .unwrap()
            .sights[0]
            .may_undo
        {
            room.must(name, TableCommand::Undo { seat });
        }
    }
    let left = room.position(name).clocks[usize::from(seat)].left;
    assert!(left <= 65 * SECOND, "{left}");
    room.replay();
}

#[test]
fn where_time_is_short_a_bot_sits_in_for_who_is_away() {
    let mut room = Room::begun(timed(TimeControl::Clock {
        bank: 3_600,
        increment: 0,
    }));
    let (_, seat) = turn(&room);
    assert!(room.later(2 * MINUTE - 1).is_empty());
    assert_eq!(
        sat_in(&room.later(1)),
        [Happened::SatIn {
            seat,
            why: TakeOver::Away
        }]
    );
    room.replay();
}

#[test]
fn who_was_seen_is_not_away() {
    let mut room = Room::begun(timed(TimeControl::Clock {
        bank: 3_600,
        increment: 0,
    }));
    let (name, seat) = turn(&room);
    room.later(MINUTE);
    room.seen.insert(name.into(), room.now);
    assert!(room.later(MINUTE).is_empty());
    assert_eq!(
        sat_in(&room.later(MINUTE)),
        [Happened::SatIn {
            seat,
            why: TakeOver::Away
        }]
    );
}

#[test]
fn where_time_is_not_short_others_may_call_a_bot_for_who_is_away() {
    let mut room = Room::begun(timed(TimeControl::Untimed));
    let (_, seat) = turn(&room);
    let other = ["ana", "rui"][usize::from(1 - seat)];
    assert_eq!(
        room.refused(other, TableCommand::CallBot { seat }),
        Code::WrongTime
    );
    assert!(room.later(100_000 * MINUTE).is_empty(), "nobody is hurried");
    assert_eq!(
        room.refused("eva", TableCommand::CallBot { seat }),
        Code::NotYours
    );
    room.must(other, TableCommand::CallBot { seat });
    assert!(room.info().seats[usize::from(seat)].sat_in);
    assert_eq!(
        room.refused(other, TableCommand::CallBot { seat }),
        Code::WrongTime
    );
    room.replay();
}

#[test]
fn days_are_for_each_turn() {
    const DAY: u64 = 24 * 60 * MINUTE;
    let mut room = Room::begun(timed(TimeControl::Days { days: 2 }));
    let (name, seat) = turn(&room);
    assert!(room.later(2 * DAY - 1).is_empty());
    while room.position(name).to_act.contains(&seat) {
        let command = room.first(seat);
        room.must(name, command);
    }
    let (_, next) = turn(&room);
    assert!(room.later(2 * DAY - 1).is_empty());
    assert_eq!(
        sat_in(&room.later(1)),
        [Happened::SatIn {
            seat: next,
            why: TakeOver::Clock
        }]
    );
    room.replay();
}

#[test]
fn a_server_whose_clock_is_behind_writes_no_row_before_the_last() {
    let mut room = blitz();
    let (name, _) = turn(&room);
    room.now -= 30 * SECOND;
    room.must(
        name,
        TableCommand::Chat {
            text: "late".to_owned(),
        },
    );
    assert!(room.rows.windows(2).all(|two| two[0].at <= two[1].at));
    room.replay();
}
