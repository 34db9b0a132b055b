//! Taking back is exact, and only what may be taken back is.

use std::sync::Arc;

use super::Conforms;
use super::replays::seed_of;
use super::table::Table;
use super::walk::{Move, choose};
use crate::luck::Luck;
use crate::matches::{Match, UndoError};
use crate::random::Rng;
use crate::seat::Seat;
use crate::step::{Millis, Step};

const STEPS: u32 = 4_000;

/// A step taken back leaves the state and digest as they were, and done again leads where it led; a step with luck or
/// a revelation, or of a kind that the title doesn't name, is refused as a barrier; nobody takes back what another did, or what time did.
pub fn undo_is_exact<G: Conforms>() -> Result<(), String> {
    let tables = Table::<G>::every()?;
    let mut steps = 0;
    let mut game = 0;
    while steps < STEPS {
        for table in &tables {
            let mut played = Match::new(Arc::clone(&table.rules), seed_of(game));
            let mut rng = Rng::new(!game);
            while !table.rules.is_over(played.state()) {
                let place = table.place(game, played.steps());
                if played.steps() >= G::INFO.max_steps {
                    return Err(format!("{place}: the game doesn't end"));
                }
                try_undo(&mut played, &mut rng).map_err(|why| format!("{place}: {why}"))?;
                steps += 1;
            }
            game += 1;
        }
    }
    Ok(())
}

fn try_undo<G: Conforms>(played: &mut Match<G>, rng: &mut Rng) -> Result<(), String> {
    let mut actions = Vec::new();
    match choose(
        played.rules(),
        played.state(),
        played.time(),
        rng,
        &mut actions,
    )? {
        Move::Act { seat, action, at } => act_and_undo(played, seat, action, at),
        Move::Tick { at } => {
            played.tick(at).map_err(|why| why.to_string())?;
            expect_all(played, None, UndoError::NotYours)
        }
    }
}

fn act_and_undo<G: Conforms>(
    played: &mut Match<G>,
    seat: Seat,
    action: G::Action,
    at: Millis,
) -> Result<(), String> {
    let before = (played.state().clone(), played.digest());
    let barrier = is_barrier(played, seat, action, at);
    let told = played
        .act(seat, action, at)
        .map_err(|why| why.to_string())?;
    expect_all(played, Some(seat), UndoError::NotYours)?;
    if barrier {
        return expect(played, seat, UndoError::Barrier);
    }
    let after = (played.state().clone(), played.digest());
    played
        .undo(seat, at)
        .map_err(|why| format!("{action:?} of seat {seat} can't be taken back: {why}"))?;
    if (played.state(), played.digest()) != (&before.0, before.1) {
        return Err(format!(
            "{action:?} of seat {seat}, taken back, leaves another state"
        ));
    }
    let again = played
        .act(seat, action, at)
        .map_err(|why| why.to_string())?;
    if (played.state(), played.digest()) != (&after.0, after.1) || again != told {
        return Err(format!(
            "{action:?} of seat {seat}, done again, leads elsewhere"
        ));
    }
    Ok(())
}

/// Whether this action would be a barrier, by what the rules say of the step.
fn is_barrier<G: Conforms>(played: &Match<G>, seat: Seat, action: G::Action, at: Millis) -> bool {
    let key = played.seed().key(played.entropy());
    let mut step = Step::new(Luck::new(&key, u64::from(played.steps()) + 1), at);
    let mut state = played.state().clone();
    played
        .rules()
        .apply(&mut state, seat, action, &mut step)
        .is_ok()
        && G::is_barrier(action, &step)
}

/// Checks that nobody but this seat may take the last step back.
fn expect_all<G: Conforms>(
    played: &mut Match<G>,
    owner: Option<Seat>,
    error: UndoError,
) -> Result<(), String> {
    Seat::all(played.rules().seats())
        .filter(|&seat| Some(seat) != owner)
        .try_for_each(|seat| expect(played, seat, error))
}

fn expect<G: Conforms>(played: &mut Match<G>, seat: Seat, error: UndoError) -> Result<(), String> {
    let before = (played.digest(), played.log().map(<[_]>::len));
    let found = played.undo(seat, played.time());
    if found != Err(error) {
        Err(format!(
            "undo of seat {seat} gives {found:?} instead of {error:?}"
        ))
    } else if before != (played.digest(), played.log().map(<[_]>::len)) {
        Err(format!("a refused undo of seat {seat} changes the game"))
    } else {
        Ok(())
    }
}
