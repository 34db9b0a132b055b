//! A match: undo, agreed rewinds, time, luck that can't be fished for, entropy.

use std::sync::Arc;

use pantheon_engine::Content as _;
use pantheon_engine::{
    ActError, Game, Input, Match, Millis, Seat, SeatSet, Seed, Told, UndoError, Viewer,
};

use crate::sample::*;

const TIME_OUT: Millis = 30_000;

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

fn rules(seats: u8) -> Arc<Sound> {
    Arc::new(Sound::new(Arc::new(Empty::built_in()), SampleOptions::default(), seats).unwrap())
}

fn begin(phrase: &str) -> Match<Sound> {
    Match::new(rules(2), Seed::from_phrase(phrase))
}

/// A match in which both have passed, so that seat 0 may draw or rest.
fn drawing(phrase: &str) -> Match<Sound> {
    let mut game = begin(phrase);
    game.act(seat(0), Action::Pass, 10).unwrap();
    game.act(seat(1), Action::Pass, 20).unwrap();
    game
}

fn drawn(told: &[Told<Event>]) -> u8 {
    told.iter()
        .find_map(|told| match told.event {
            Event::Drew { card, .. } => card,
            _ => None,
        })
        .unwrap()
}

#[test]
fn a_step_taken_back_is_logged_and_leaves_no_other_trace() {
    let mut game = begin("undo");
    let before = (game.state().clone(), game.digest());
    game.act(seat(0), Action::Pass, 10).unwrap();
    let after = game.digest();
    assert_eq!(game.steps(), 1);
    assert_eq!(game.can_undo(seat(0)), Ok(()));
    game.undo(seat(0), 15).unwrap();
    assert_eq!(
        (game.state(), game.digest(), game.steps()),
        (&before.0, before.1, 0)
    );
    game.act(seat(0), Action::Pass, 20).unwrap();
    assert_eq!(game.digest(), after);
    let inputs: Vec<_> = game
        .log()
        .unwrap()
        .iter()
        .map(|entry| (entry.at, entry.input))
        .collect();
    let act = Input::Act {
        seat: seat(0),
        action: Action::Pass,
    };
    assert_eq!(inputs, [(10, act), (15, Input::Undo { to: 0 }), (20, act)]);
}

#[test]
fn only_the_last_step_is_taken_back_and_only_by_its_owner() {
    let mut game = begin("owners");
    assert_eq!(game.undo(seat(0), 0), Err(UndoError::Nothing));
    game.act(seat(0), Action::Pass, 10).unwrap();
    assert_eq!(game.undo(seat(1), 10), Err(UndoError::NotYours));
    let mut three: Match<Sound> = Match::new(rules(3), Seed::from_phrase("owners"));
    three.act(seat(0), Action::Pass, 10).unwrap();
    three.act(seat(1), Action::Pass, 20).unwrap();
    assert_eq!(three.undo(seat(0), 20), Err(UndoError::NotYours));
    three.undo(seat(1), 20).unwrap();
    three.undo(seat(0), 20).unwrap();
    assert_eq!(three.steps(), 0);
}

#[test]
fn opened_bids_and_drawn_cards_are_barriers() {
    let mut game = drawing("barriers");
    assert_eq!(game.undo(seat(1), 20), Err(UndoError::Barrier));
    game.act(seat(0), Action::Draw, 30).unwrap();
    assert_eq!(game.undo(seat(0), 30), Err(UndoError::Barrier));
    game.act(seat(1), Action::Rest, 40).unwrap();
    assert_eq!(game.undo(seat(1), 40), Ok(()));
    assert_eq!(game.undo(seat(0), 40), Err(UndoError::Barrier));
}

#[test]
fn a_step_is_a_barrier_unless_the_title_names_its_action() {
    type Silent = Sample<NamesNothing>;
    let silent = Silent::new(Arc::new(Empty::built_in()), SampleOptions::default(), 2).unwrap();
    let mut game: Match<Silent> = Match::new(Arc::new(silent), Seed::from_phrase("named"));
    game.act(seat(0), Action::Pass, 10).unwrap();
    assert_eq!(game.undo(seat(0), 10), Err(UndoError::Barrier));
    game.rewind(0, 10).unwrap();
    assert_eq!(
        game.steps(),
        0,
        "by agreement it is taken back all the same"
    );
}

#[test]
fn by_agreement_any_step_is_taken_back() {
    let mut game = drawing("agreed");
    let states: Vec<State> = (0..=2)
        .map(|step| game.state_at(step).unwrap().clone())
        .collect();
    assert_eq!(game.state_at(3), None);
    assert_eq!(game.rewind(3, 30), Err(UndoError::Ahead { to: 3, now: 2 }));
    game.rewind(2, 30).unwrap();
    assert_eq!(game.log().unwrap().len(), 2, "going nowhere isn't logged");
    game.rewind(0, 30).unwrap();
    assert_eq!(game.state(), &states[0]);
    assert_eq!(
        (game.steps(), game.log().unwrap().len(), game.time()),
        (0, 3, 30)
    );
    assert_eq!(game.state_at(1), None);
}

#[test]
fn undo_never_turns_time_back() {
    let mut game = begin("time and undo");
    game.act(seat(0), Action::Pass, 500).unwrap();
    game.undo(seat(0), 100).unwrap();
    assert_eq!(game.time(), 500);
    let back = game.act(seat(0), Action::Pass, 499);
    assert_eq!(
        back,
        Err(ActError::TimeRunsBackwards { at: 499, last: 500 })
    );
}

#[test]
fn time_runs_forward_only() {
    let mut game = begin("time");
    game.act(seat(0), Action::Pass, 500).unwrap();
    let before = (game.digest(), game.log().unwrap().len(), game.draws());
    let backwards = ActError::TimeRunsBackwards { at: 499, last: 500 };
    assert_eq!(game.act(seat(1), Action::Pass, 499), Err(backwards));
    assert_eq!(game.tick(499), Err(backwards));
    assert_eq!(
        (game.digest(), game.log().unwrap().len(), game.draws()),
        before
    );
    game.act(seat(1), Action::Pass, 500).unwrap();
}

#[test]
fn a_tick_is_a_step_only_when_it_matters() {
    let mut game = begin("ticks");
    game.act(seat(0), Action::Pass, 10).unwrap();
    assert_eq!(game.rules().deadline(game.state()), Some(TIME_OUT));
    assert_eq!(game.tick(TIME_OUT - 1), Ok(Vec::new()));
    assert_eq!((game.steps(), game.time()), (1, 10));
    let told = game.tick(TIME_OUT).unwrap();
    assert_eq!(told[0].event, Event::TimeOut);
    assert_eq!((game.steps(), game.time()), (2, TIME_OUT));
    assert_eq!(game.log().unwrap().last().unwrap().input, Input::Tick);
    assert_eq!(game.rules().to_act(game.state()), SeatSet::only(seat(0)));
    for number in 0..2 {
        assert_eq!(game.undo(seat(number), TIME_OUT), Err(UndoError::NotYours));
    }
}

#[test]
fn a_refused_action_leaves_no_trace() {
    let mut game = begin("refusals");
    let before = (
        game.digest(),
        game.log().unwrap().len(),
        game.draws(),
        game.time(),
    );
    let refused = game.act(seat(0), Action::Draw, 10);
    assert_eq!(refused, Err(ActError::Refused(Refused::NotNow)));
    let nobody = game.act(seat(5), Action::Pass, 10);
    assert_eq!(
        nobody,
        Err(ActError::NoSuchSeat {
            seat: seat(5),
            seats: 2
        })
    );
    assert_eq!(game.legal(seat(5)), []);
    assert_eq!(
        (
            game.digest(),
            game.log().unwrap().len(),
            game.draws(),
            game.time()
        ),
        before
    );
}

#[test]
fn a_draw_taken_back_comes_again_as_it_was() {
    for phrase in ["one", "two", "three", "four"] {
        let mut game = drawing(phrase);
        let first = drawn(&game.act(seat(0), Action::Draw, 30).unwrap());
        for at in [40, 50, 60] {
            game.rewind(2, at).unwrap();
            assert_eq!(drawn(&game.act(seat(0), Action::Draw, at).unwrap()), first);
        }
    }
}

/// The second step's luck is the same whatever the first step was, so no detour finds another card.
#[test]
fn a_detour_does_not_change_the_luck_of_a_step() {
    let mut game = drawing("detour");
    game.act(seat(0), Action::Rest, 30).unwrap();
    let straight = drawn(&game.act(seat(1), Action::Draw, 40).unwrap());
    game.rewind(0, 50).unwrap();
    game.act(seat(1), Action::Pass, 60).unwrap();
    game.act(seat(0), Action::Pass, 60).unwrap();
    game.act(seat(0), Action::Rest, 70).unwrap();
    assert_eq!(
        drawn(&game.act(seat(1), Action::Draw, 70).unwrap()),
        straight
    );
}

#[test]
fn draws_are_counted_and_never_forgotten() {
    let mut game = drawing("draws");
    let dealt = game.draws();
    assert!(dealt >= 6);
    game.act(seat(0), Action::Draw, 30).unwrap();
    game.rewind(2, 40).unwrap();
    assert_eq!(game.draws(), dealt + 1);
}

#[test]
fn entropy_decides_the_deal_together_with_the_seed() {
    let deal = |entropy: &[&str]| {
        let entropy: Vec<String> = entropy.iter().map(|&text| text.to_owned()).collect();
        let game = Match::with_entropy(rules(2), Seed::from_phrase("entropy"), entropy.clone());
        assert_eq!(game.entropy(), entropy);
        game.digest()
    };
    assert_eq!(deal(&["ana", "rui"]), deal(&["ana", "rui"]));
    let different = [
        deal(&[]),
        deal(&["ana", "rui"]),
        deal(&["rui", "ana"]),
        deal(&["anar", "ui"]),
    ];
    for (index, one) in different.iter().enumerate() {
        assert!(!different[..index].contains(one), "{index}");
    }
}

#[test]
fn the_opening_tells_each_seat_its_own_hand() {
    let game = begin("opening");
    for viewer in Viewer::all(2) {
        let told = game.opening();
        let shown = told.iter().filter(|told| told.to.includes(viewer));
        let hands: Vec<Option<u16>> = shown
            .filter_map(|told| match told.event {
                Event::Dealt { hand, .. } => Some(hand),
                _ => None,
            })
            .collect();
        let own = game.view(viewer).hand;
        let expected: Vec<Option<u16>> = (0..2)
            .map(|number| (viewer == Viewer::Seat(seat(number))).then_some(own))
            .collect();
        assert_eq!(hands, expected);
    }
}

#[test]
fn a_copy_of_a_match_goes_its_own_way() {
    let mut game = begin("copies");
    let mut copy = game.clone();
    copy.act(seat(0), Action::Pass, 10).unwrap();
    assert_eq!((game.steps(), copy.steps()), (0, 1));
    game.act(seat(0), Action::Pass, 10).unwrap();
    assert_eq!(game.digest(), copy.digest());
}
