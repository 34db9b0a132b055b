//! The game itself: acting, taking back, giving up, bots.

use pantheon_engine::SeatSet;
use pantheon_games::samples;
use pantheon_tables::Eyes;
use pantheon_wire::{
    Code, Ending, Happened, OfferAnswer, OfferKind, SeatPlan, Spectators, Status, TableCommand,
    TakeOver,
};
use serde_json::json;

use crate::room::{Room, open, plan};

fn act(seat: u8, action: serde_json::Value) -> TableCommand {
    TableCommand::Act { seat, action }
}

fn first_game(seats: usize) -> pantheon_wire::NewTable {
    let mut plan = open(samples::in_turns(), seats);
    plan.options = json!({"layout": "first-game"});
    plan
}

/// Plays first legal actions until this seat is no longer to act.
fn whole_turn(room: &mut Room, name: &str, seat: u8) {
    while room.position(name).to_act.contains(&seat) {
        let command = room.first(seat);
        room.must(name, command);
    }
}

fn whose_turn(room: &Room) -> (&'static str, u8) {
    let seat = room.position("ana").to_act[0];
    (["ana", "rui", "eva", "tom"][usize::from(seat)], seat)
}

#[test]
fn a_seat_is_played_by_whoever_holds_it_and_refusals_cite_rules() {
    let mut room = Room::begun(first_game(2));
    let (name, seat) = whose_turn(&room);
    let other = if name == "ana" { "rui" } else { "ana" };
    let command = room.first(seat);
    assert_eq!(room.refused(other, command.clone()), Code::NotYours);
    assert_eq!(room.refused("eva", command), Code::NotYours);
    assert_eq!(
        room.refused(name, act(7, json!({}))),
        Code::WrongTime,
        "there is no such seat"
    );
    assert_eq!(
        room.refused(name, act(seat, json!({"fly": 1}))),
        Code::BadAction
    );
    let problem = room
        .tell(name, act(seat, json!({"visit": "jupiter"})))
        .unwrap_err();
    assert_eq!(problem.code, Code::Refused);
    assert!(problem.rule.is_some_and(|rule| rule.starts_with("GR-")));
    assert!(problem.facts.is_some());
    let problem = room
        .tell(other, act(1 - seat, json!({"choose": "venus"})))
        .unwrap_err();
    assert_eq!(problem.code, Code::Refused, "out of turn");
    whole_turn(&mut room, name, seat);
    assert_eq!(whose_turn(&room).0, other);
    room.replay();
}

#[test]
fn a_step_is_taken_back_freely_until_another_has_acted() {
    let mut room = Room::begun(first_game(2));
    let (name, seat) = whose_turn(&room);
    let (other, its) = if name == "ana" {
        ("rui", 1)
    } else {
        ("ana", 0)
    };
    assert_eq!(
        room.refused(name, TableCommand::Undo { seat }),
        Code::CannotUndo
    );
    let before = room.position(name).sights;
    let command = room.first(seat);
    room.must(name, command);
    assert!(room.position(name).sights[0].may_undo);
    assert_eq!(
        room.refused(other, TableCommand::Undo { seat: its }),
        Code::CannotUndo
    );
    room.must(name, TableCommand::Undo { seat });
    assert_eq!(room.position(name).sights, before);
    room.replay();
}

#[test]
fn steps_are_taken_back_by_consent_of_all_who_play() {
    let mut room = Room::begun(first_game(3));
    let (name, seat) = whose_turn(&room);
    whole_turn(&mut room, name, seat);
    let steps = room.position("ana").step;
    let (asker, its) = whose_turn(&room);
    let offer = TableCommand::Offer {
        seat: its,
        what: OfferKind::TakeBack { to: 0 },
    };
    let beyond = TableCommand::Offer {
        seat: its,
        what: OfferKind::TakeBack { to: steps },
    };
    assert_eq!(room.refused(asker, beyond), Code::CannotUndo);
    let made = room.must(asker, offer.clone());
    assert_eq!(
        room.refused(asker, offer.clone()),
        Code::WrongTime,
        "one at a time"
    );
    let others: Vec<u8> = (0..3).filter(|other| *other != its).collect();
    assert_eq!(room.position("ana").offers[0].waits_for, others);
    let names = ["ana", "rui", "eva"];
    let agree = |seat: u8, seq| TableCommand::Answer {
        seat,
        offer: seq,
        answer: OfferAnswer::Agree,
    };
    assert_eq!(room.refused(asker, agree(its, made.seq)), Code::NotYours);
    let told = room.must(names[usize::from(others[0])], agree(others[0], made.seq));
    assert_eq!(told.news(Eyes::SPECTATOR).step, None);
    assert_eq!(room.position("ana").step, steps, "one of two has agreed");
    let told = room.must(names[usize::from(others[1])], agree(others[1], made.seq));
    assert_eq!(told.news(Eyes::SPECTATOR).step, Some(0), "all is undone");
    assert_eq!(room.position("ana").step, 0);
    assert!(room.position("ana").offers.is_empty());
    room.replay();
}

#[test]
fn nobody_offers_to_take_back_a_step_that_they_have_not_seen() {
    let mut room = Room::begun(first_game(2));
    let (name, seat) = whose_turn(&room);
    whole_turn(&mut room, name, seat);
    let seen = room.life.seq();
    let (other, its) = whose_turn(&room);
    let command = room.first(its);
    room.must(other, command);
    let offer = TableCommand::Offer {
        seat,
        what: OfferKind::TakeBack { to: 0 },
    };
    let refused = room.tell_seen(name, offer.clone(), Some(seen));
    assert_eq!(refused.unwrap_err().code, Code::WrongTime);
    let now = room.life.seq();
    room.tell_seen(name, offer, Some(now)).unwrap();
    room.replay();
}

#[test]
fn an_offer_is_gone_when_somebody_declines_or_the_game_goes_on() {
    let mut room = Room::begun(first_game(2));
    let (name, seat) = whose_turn(&room);
    whole_turn(&mut room, name, seat);
    let offer = TableCommand::Offer {
        seat,
        what: OfferKind::TakeBack { to: 0 },
    };
    let (other, its) = whose_turn(&room);
    let made = room.must(name, offer.clone()).seq;
    let decline = TableCommand::Answer {
        seat: its,
        offer: made,
        answer: OfferAnswer::Decline,
    };
    room.must(other, decline.clone());
    assert_eq!(room.refused(other, decline), Code::WrongTime);
    let made = room.must(name, offer).seq;
    let command = room.first(its);
    room.must(other, command);
    let agree = TableCommand::Answer {
        seat: its,
        offer: made,
        answer: OfferAnswer::Agree,
    };
    assert_eq!(room.refused(other, agree), Code::WrongTime);
    room.replay();
}

#[test]
fn bots_agree_to_everything() {
    let mut plan = first_game(2);
    plan.seats[1] = SeatPlan::Bot { level: 1 };
    let mut room = Room::begun(plan);
    while let [seat, ..] = room.position("ana").to_act[..]
        && room.position("ana").step < 12
    {
        if seat == 0 {
            let command = room.first(0);
            room.must("ana", command);
        } else {
            room.bot_acts(1).unwrap();
        }
    }
    let told = room.must(
        "ana",
        TableCommand::Offer {
            seat: 0,
            what: OfferKind::TakeBack { to: 2 },
        },
    );
    assert_eq!(told.news(Eyes::SPECTATOR).step, Some(2));
    assert_eq!(room.position("ana").step, 2);
    room.replay();
}

#[test]
fn of_two_who_play_the_game_ends_when_one_gives_up() {
    let mut room = Room::begun(first_game(2));
    assert_eq!(
        room.refused("eva", TableCommand::Resign { seat: 0 }),
        Code::NotYours
    );
    assert!(room.position("rui").sights[0].resigning_ends);
    let told = room.must("rui", TableCommand::Resign { seat: 1 });
    assert_eq!(told.news(Eyes::SPECTATOR).ending, Some(Ending::Resigned));
    assert_eq!(room.info().status, Status::Over);
    assert_eq!(
        room.refused("rui", TableCommand::Resign { seat: 1 }),
        Code::WrongTime
    );
    room.replay();
}

#[test]
fn of_three_who_play_a_bot_plays_on_for_who_gives_up() {
    let mut room = Room::begun(first_game(3));
    assert!(!room.position("eva").sights[0].resigning_ends);
    room.must("eva", TableCommand::Resign { seat: 2 });
    assert!(room.position("rui").sights[0].resigning_ends);
    assert_eq!(room.info().status, Status::Playing);
    assert_eq!(room.info().seats[2].level, Some(3));
    assert_eq!(
        room.refused("eva", TableCommand::Return { seat: 2 }),
        Code::WrongTime
    );
    while !room.position("ana").to_act.contains(&2) {
        let (name, seat) = whose_turn(&room);
        let command = room.first(seat);
        room.must(name, command);
    }
    assert_eq!(room.life.bots_to_act()[0].seat, 2);
    let told = room.bot_acts(2).unwrap();
    assert_eq!(
        told.news(Eyes::SPECTATOR).what,
        Happened::Acted { seat: 2, bot: true }
    );
    room.must("rui", TableCommand::Resign { seat: 1 });
    assert_eq!(room.info().ending, Some(Ending::Resigned));
    room.replay();
}

#[test]
fn a_bot_does_not_act_for_a_person_nor_for_a_step_that_has_passed() {
    let mut room = Room::begun(first_game(2));
    let (name, seat) = whose_turn(&room);
    assert_eq!(room.bot_acts(seat).unwrap_err().code, Code::NotYours);
    let late = {
        let known = room.life.situation(seat, room.now).unwrap();
        (known.step, known.legal[0].action.clone())
    };
    let command = room.first(seat);
    room.must(name, command);
    let seen = pantheon_tables::LastSeen::new();
    let moment = pantheon_tables::Moment {
        now: room.now,
        seen: &seen,
    };
    let problem = room
        .life
        .act_for_bot(seat, late.0, &late.1, &moment)
        .unwrap_err();
    assert_eq!(problem.code, Code::WrongTime);
}

#[test]
fn who_holds_several_seats_sees_and_hears_for_each_what_it_may_know() {
    let hot = SeatPlan::HotSeat {
        name: "Bia".to_owned(),
    };
    let bot = SeatPlan::Bot { level: 1 };
    let mut room = Room::new(plan(samples::with_secrets(), vec![SeatPlan::Me, hot, bot]));
    // Everybody draws their first cards.
    let told = room.must("ana", TableCommand::Start);
    let position = room.position("ana");
    let seats: Vec<_> = position.sights.iter().map(|sight| sight.seat).collect();
    assert_eq!(seats, [Some(0), Some(1)]);
    assert_ne!(position.sights[0].view, position.sights[1].view);
    // Bots are no people: without Ana there is nobody left to play for.
    assert!(position.sights.iter().all(|sight| sight.resigning_ends));
    let eyes = room.life.eyes(Some(&"ana".into()));
    let both = told.news(eyes).events;
    assert!(both.iter().any(|told| told.seats == [0]));
    assert!(both.iter().any(|told| told.seats == [1]));
    for one in eyes.0.iter() {
        let heard = both
            .iter()
            .filter(|told| told.seats.is_empty() || told.seats.contains(&one.number()))
            .map(|told| &told.text);
        let alone = told.news(Eyes(SeatSet::only(one))).events;
        assert!(heard.eq(alone.iter().map(|told| &told.text)));
    }
    room.replay();
}

#[test]
fn who_has_left_for_good_is_played_by_a_bot() {
    let mut room = Room::begun(first_game(2));
    room.forget("rui");
    assert!(room.info().seats[1].sat_in);
    let last = room.rows.last().unwrap();
    let gone = pantheon_tables::Fact::SatIn {
        seat: 1,
        why: TakeOver::Gone,
    };
    assert_eq!(last.fact, gone);
    room.replay();
    let mut room = Room::new(open(samples::in_turns(), 2));
    room.must("rui", TableCommand::Join { seat: None });
    room.forget("rui");
    assert!(room.info().seats[1].user.is_none());
    room.forget("ana");
    assert_eq!(room.info().ending, Some(Ending::Closed));
    room.replay();
}

#[test]
fn where_nobody_may_look_on_only_members_watch_until_it_is_over() {
    let mut plan = first_game(2);
    plan.spectators = Spectators::Nobody;
    let mut room = Room::begun(plan);
    let tom = "tom".into();
    assert!(!room.life.may_watch(Some(&tom), None));
    assert!(room.life.may_watch(Some(&"rui".into()), None));
    room.must("rui", TableCommand::Resign { seat: 1 });
    assert!(room.life.may_watch(Some(&tom), None));
}

#[test]
fn a_rematch_is_made_once_and_after_the_end() {
    let mut room = Room::begun(first_game(2));
    assert_eq!(room.refused("ana", TableCommand::Rematch), Code::WrongTime);
    room.must("rui", TableCommand::Resign { seat: 1 });
    assert_eq!(room.refused("eva", TableCommand::Rematch), Code::NotYours);
    room.must("ana", TableCommand::Rematch);
    assert_eq!(room.info().rematch, Some("t2".into()));
    assert_eq!(room.refused("rui", TableCommand::Rematch), Code::WrongTime);
    room.replay();
}
