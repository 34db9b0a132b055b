//! What is listed is accepted, what isn't is refused, and a refusal changes nothing.

use super::Conforms;
use super::walk::{Walk, every_position};
use crate::game::Game;
use crate::random::Random;
use crate::seat::Seat;
use crate::step::Millis;

const POSITIONS: u32 = 20_000;
/// How many actions that may be illegal are tried for each seat in each position.
const GUESSES: u32 = 6;
/// How many actions seen elsewhere are remembered, to be tried where they may not be legal.
const MEMORY: usize = 256;

/// Every listed action is accepted, none twice; a seat not to act has none; any other action is refused, tells
/// nothing, and leaves the state as it was.
pub fn legal_and_apply_agree<G: Conforms>() -> Result<(), String> {
    let mut memory = Vec::new();
    every_position(POSITIONS, |walk: &mut Walk<'_, G>| {
        let acting = walk.rules().to_act(&walk.state);
        for seat in Seat::all(walk.rules().seats()) {
            let mut listed = listed(walk, seat)?;
            if listed.is_empty() == acting.contains(seat) {
                return Err(format!(
                    "seat {seat} has {} legal actions, and those to act are {acting:?}",
                    listed.len()
                ));
            }
            for &action in &listed {
                accepted(walk, seat, action)?;
            }
            listed.sort_unstable();
            if let Some([twice, _]) = listed.array_windows().find(|[one, next]| one == next) {
                return Err(format!("seat {seat}: {twice:?} is listed twice"));
            }
            for _ in 0..GUESSES {
                let own = walk.rules().any_action(&walk.state, &mut walk.rng);
                let other = walk.rng.pick(&memory).unwrap_or(own);
                for guess in [own, other] {
                    if listed.binary_search(&guess).is_err() {
                        refused(walk, seat, guess)?;
                    }
                }
            }
            if let Some(action) = walk.rng.pick(&listed) {
                if memory.len() < MEMORY {
                    memory.push(action);
                } else {
                    memory[walk.rng.index(MEMORY)] = action;
                }
            }
        }
        Ok(())
    })
}

/// The list of a seat, asked for twice: once into a buffer that holds something already.
fn listed<G: Conforms>(walk: &mut Walk<'_, G>, seat: Seat) -> Result<Vec<G::Action>, String> {
    let mut fresh = Vec::new();
    walk.rules().legal(&walk.state, seat, &mut fresh);
    let mut used = vec![walk.rules().any_action(&walk.state, &mut walk.rng)];
    walk.rules().legal(&walk.state, seat, &mut used);
    if fresh == used {
        Ok(fresh)
    } else {
        Err(format!(
            "seat {seat}: the list depends on what its buffer held"
        ))
    }
}

/// A list knows no time, so what is listed is accepted at any.
fn accepted<G: Conforms>(walk: &Walk<'_, G>, seat: Seat, action: G::Action) -> Result<(), String> {
    [walk.at, Millis::MAX].into_iter().try_for_each(|at| {
        let mut after = walk.state.clone();
        walk.rules()
            .apply(&mut after, seat, action, &mut walk.next_step(at))
            .map_err(|why| {
                format!("listed action {action:?} of seat {seat} is refused at {at} ms: {why:?}")
            })
    })
}

/// Checks that an action is refused without a trace.
pub(super) fn refused<G: Game>(
    walk: &Walk<'_, G>,
    seat: Seat,
    action: G::Action,
) -> Result<G::Violation, String> {
    let mut after = walk.state.clone();
    let mut step = walk.next_step(walk.at);
    let Err(violation) = walk.rules().apply(&mut after, seat, action, &mut step) else {
        return Err(format!(
            "unlisted action {action:?} of seat {seat} is accepted"
        ));
    };
    if after != walk.state {
        Err(format!(
            "refused action {action:?} of seat {seat} changes the state ({violation:?})"
        ))
    } else if !step.told().is_empty() {
        Err(format!(
            "refused action {action:?} of seat {seat} tells events ({violation:?})"
        ))
    } else {
        Ok(violation)
    }
}
