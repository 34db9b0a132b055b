//! A match without its beginning: what it answers, what it has forgotten, and what isn't taken up.

use std::sync::Arc;

use pantheon_engine::Content as _;
use pantheon_engine::{Game, Match, Record, ResumeError, Seat, Seed, Snapshot, UndoError};
use serde_json::{Value, json};

use crate::sample::*;

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

fn rules(seats: u8, rounds: u8) -> Arc<Sound> {
    let options = SampleOptions {
        rounds,
        ..SampleOptions::default()
    };
    Arc::new(Sound::new(Arc::new(Empty::built_in()), options, seats).unwrap())
}

fn seed() -> Seed {
    Seed::from_phrase("snapshots")
}

/// Three seats pass, which opens the bids: a barrier at step 3. Then two rest, one after the other.
fn resting() -> Match<Sound> {
    let mut game = Match::new(rules(3, 3), seed());
    for number in 0..3 {
        game.act(seat(number), Action::Pass, 10).unwrap();
    }
    for at in [20, 30] {
        let acting = game.rules().to_act(game.state()).first().unwrap();
        game.act(acting, Action::Rest, at).unwrap();
    }
    game
}

fn taken_up(game: &Match<Sound>) -> Match<Sound> {
    Match::resume(rules(3, 3), seed(), Vec::new(), game.snapshot()).unwrap()
}

#[test]
fn free_undo_goes_back_to_the_barrier_from_seat_to_seat() {
    let mut game = taken_up(&resting());
    assert_eq!((game.steps(), game.time()), (5, 30));
    for step in [4, 3] {
        let able = Seat::all(3).find(|&seat| game.can_undo(seat).is_ok());
        game.undo(able.unwrap(), 40).unwrap();
        assert_eq!(game.steps(), step);
    }
    assert_eq!(game.can_undo(seat(2)), Err(UndoError::Barrier));
    assert_eq!(game.can_undo(seat(0)), Err(UndoError::NotYours));
}

#[test]
fn what_is_forgotten_is_refused_and_never_guessed() {
    let whole = resting();
    let mut game = taken_up(&whole);
    let before = game.digest();
    assert_eq!(game.rewind(1, 40), Err(UndoError::Forgotten { base: 2 }));
    assert_eq!(game.rewind(6, 40), Err(UndoError::Ahead { to: 6, now: 5 }));
    assert_eq!((game.digest(), game.steps(), game.time()), (before, 5, 30));
    assert_eq!(game.state_at(1), None);
    game.rewind(2, 40).unwrap();
    assert_eq!(Some(game.state()), whole.state_at(2));
    for number in 0..3 {
        let forgotten = Err(UndoError::Forgotten { base: 2 });
        assert_eq!(game.undo(seat(number), 40), forgotten);
    }
}

#[test]
fn a_match_without_its_beginning_has_no_log_and_no_record() {
    let whole = resting();
    assert!(Record::of(&whole, Vec::new()).is_some());
    let mut forgetful = whole.clone();
    forgetful.forget(100);
    for game in [taken_up(&whole), forgetful] {
        assert_eq!(game.log(), None);
        assert_eq!(Record::of(&game, Vec::new()), None);
        assert_eq!(game.opening(), whole.opening());
    }
}

#[test]
fn forgetting_keeps_what_it_is_told_to_and_what_undo_needs() {
    let remembered = |keep| {
        let mut game = resting();
        game.forget(keep);
        (0..=5).filter(|&step| game.state_at(step).is_some()).min()
    };
    let kept = [0, 3, 4, 5, 100].map(remembered);
    assert_eq!(kept, [Some(2), Some(2), Some(1), Some(0), Some(0)]);
}

#[test]
fn an_action_is_tried_in_any_position_that_is_remembered() {
    let mut game = resting();
    assert_eq!(game.accepts_at(0, seat(0), Action::Pass), Some(true));
    assert_eq!(game.accepts_at(1, seat(0), Action::Pass), Some(false));
    assert_eq!(game.accepts_at(0, seat(7), Action::Pass), Some(false));
    assert_eq!(game.accepts_at(6, seat(0), Action::Pass), None);
    game.forget(0);
    assert_eq!(game.accepts_at(0, seat(0), Action::Pass), None);
    assert_eq!(game.accepts_at(2, seat(2), Action::Pass), Some(true));
}

#[test]
fn a_snapshot_is_taken_up_only_at_its_own_table() {
    let snapshot = resting().snapshot();
    let foreign = |rules, seed, entropy: &[&str]| {
        let entropy = entropy.iter().map(ToString::to_string).collect();
        Match::resume(rules, seed, entropy, snapshot.clone()).map(|game| game.steps())
    };
    assert_eq!(foreign(rules(3, 3), seed(), &[]), Ok(5));
    let other = Seed::from_phrase("another");
    let refused = [
        foreign(rules(2, 3), seed(), &[]),
        foreign(rules(3, 2), seed(), &[]),
        foreign(rules(3, 3), other, &[]),
        foreign(rules(3, 3), seed(), &["ana"]),
    ];
    for (case, found) in refused.into_iter().enumerate() {
        assert_eq!(found, Err(ResumeError::Foreign), "{case}");
    }
}

#[test]
fn a_changed_snapshot_is_not_taken_up() {
    let whole = serde_json::to_value(resting().snapshot()).unwrap();
    let resumes = |value: Value| {
        serde_json::from_value::<Snapshot<State, Action>>(value)
            .is_ok_and(|snapshot| Match::resume(rules(3, 3), seed(), Vec::new(), snapshot).is_ok())
    };
    assert!(resumes(whole.clone()));
    let changes = [
        ("/body/base", json!(3)),
        ("/body/steps", json!([])),
        ("/body/time", json!(31)),
        ("/body/draws", json!(0)),
        ("/body/steps/0/at", json!(11)),
        ("/body/steps/1/by", json!(null)),
        ("/body/leads_to", json!("0".repeat(64))),
        ("/seal", json!("0")),
    ];
    for (place, value) in changes {
        let mut changed = whole.clone();
        *changed.pointer_mut(place).unwrap() = value;
        assert_ne!(changed, whole, "{place}");
        assert!(!resumes(changed), "{place}");
    }
}
