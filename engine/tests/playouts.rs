//! Random play says what is wrong with a game that is.

use std::sync::Arc;

use pantheon_engine::Content as _;
use pantheon_engine::{Game, Playout, PlayoutError};

use crate::sample::*;

fn play<K: Kind>(games: u64) -> Result<u32, PlayoutError> {
    let rules = Sample::<K>::new(Arc::new(Empty::built_in()), SampleOptions::default(), 3).unwrap();
    let mut steps = 0;
    for number in 0..games {
        let mut playout = Playout::new(number);
        let mut state = playout.set_up(&rules);
        steps += playout.play_on(&rules, &mut state, true)?;
        assert!(rules.is_over(&state));
    }
    Ok(steps)
}

#[test]
fn a_sound_game_is_played_to_its_end() {
    assert_eq!(play::<Flawless>(100), Ok(100 * 2 * 6));
}

#[test]
fn a_dead_end_is_reported() {
    assert_eq!(
        play::<HasADeadEnd>(1),
        Err(PlayoutError::DeadEnd { step: 7 })
    );
}

#[test]
fn an_endless_game_is_reported() {
    assert_eq!(
        play::<NeverEnds>(1),
        Err(PlayoutError::TooLong { steps: 40 })
    );
}

#[test]
fn a_refused_action_is_reported() {
    let error = play::<RefusesAListedAction>(100).unwrap_err();
    assert!(
        matches!(&error, PlayoutError::Refused { action, .. } if action == "Pass"),
        "{error}"
    );
}

#[test]
fn a_broken_law_is_reported() {
    let error = play::<LosesACard>(100).unwrap_err();
    assert!(
        matches!(&error, PlayoutError::Law { law, .. } if law.contains("card")),
        "{error}"
    );
}
