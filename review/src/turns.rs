//! Turns: what one seat decides in one go counts as one decision.

use std::ops::Range;

use pantheon_bots::Judged;
use pantheon_engine::Seat;

use crate::played::Played;

/// What a seat did in one go.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Turn {
    /// Whose it was.
    pub(crate) seat: Seat,
    /// Its steps; a step leads from the moment of its number to the next.
    pub(crate) steps: Range<usize>,
}

/// The turns of a game in order. A turn goes on while its seat is the only one that acts and is in the middle of
/// something.
pub(crate) fn turns<G: Judged>(played: &Played<G>) -> Vec<Turn> {
    let mut turns: Vec<Turn> = Vec::new();
    for (step, taken) in played.taken.iter().enumerate() {
        let Some((seat, _)) = taken.by else { continue };
        match turns.last_mut() {
            Some(turn)
                if turn.seat == seat
                    && turn.steps.end == step
                    && !played.rules().is_quiet(&played.states[step]) =>
            {
                turn.steps.end += 1;
            }
            _ => turns.push(Turn {
                seat,
                steps: step..step + 1,
            }),
        }
    }
    turns
}
