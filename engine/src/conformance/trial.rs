//! Every action there is, tried in every position: list and check agree, and what a refusal claims can be judged.

use std::collections::BTreeSet;

use super::agreement::refused;
use super::walk::{Walk, every_position};
use crate::game::Game;
use crate::seat::Seat;
use crate::violation::Violation as _;

/// A refused action, and where it was tried.
pub struct Refused<'a, G: Game> {
    /// The rules of the table.
    pub rules: &'a G,
    /// The position.
    pub state: &'a G::State,
    /// Who tried.
    pub seat: Seat,
    /// What.
    pub action: G::Action,
    /// What the seat could do instead.
    pub listed: &'a [G::Action],
    /// Why it was refused.
    pub violation: G::Violation,
}

/// Tries each of these actions for every seat in every position of random play. Each is accepted exactly where it is
/// listed, and everything listed is among them; each refusal goes to `is_true`, which says whether its claims hold.
///
/// Unlike guesses at random, this tries what is nearly legal as often as what is absurd.
pub fn every_action_is_tried<G: Game>(
    positions: u32,
    actions: &[G::Action],
    mut is_true: impl FnMut(&Refused<'_, G>) -> bool,
) -> Result<(), String> {
    let all: BTreeSet<G::Action> = actions.iter().copied().collect();
    let mut listed = Vec::new();
    every_position(positions, |walk: &mut Walk<'_, G>| {
        let rules = walk.rules();
        for seat in Seat::all(rules.seats()) {
            rules.legal(&walk.state, seat, &mut listed);
            if let Some(unknown) = listed.iter().find(|action| !all.contains(*action)) {
                return Err(format!(
                    "{unknown:?} of seat {seat} isn't among those to try"
                ));
            }
            for &action in actions.iter().filter(|action| !listed.contains(action)) {
                let refused = Refused {
                    rules,
                    state: &walk.state,
                    seat,
                    action,
                    listed: &listed,
                    violation: refused(walk, seat, action)?,
                };
                if !is_true(&refused) {
                    let why = &refused.violation;
                    return Err(format!("{action:?} of seat {seat}: {why:?} isn't true"));
                }
            }
            for &action in &listed {
                let mut after = walk.state.clone();
                rules
                    .apply(&mut after, seat, action, &mut walk.next_step(walk.at))
                    .map_err(|why| format!("listed {action:?} of seat {seat}: {why:?}"))?;
            }
        }
        Ok(())
    })
}

/// [`every_action_is_tried`], and every kind of refusal among the title's examples is met on the way, but for the keys
/// that are said to be rare.
pub fn refusals_are_true<G: Game>(
    positions: u32,
    actions: &[G::Action],
    rare: &[&str],
    is_true: impl Fn(&Refused<'_, G>) -> bool,
) -> Result<(), String> {
    let key = |why: G::Violation| why.message().key;
    let all: BTreeSet<_> = G::Violation::examples().into_iter().map(key).collect();
    if let Some(unknown) = rare.iter().find(|&&rare| !all.contains(rare)) {
        return Err(format!("{unknown} is rare, but no refusal"));
    }
    let mut met = BTreeSet::new();
    every_action_is_tried::<G>(positions, actions, |refused| {
        met.insert(key(refused.violation));
        is_true(refused)
    })?;
    let unmet: Vec<_> = all
        .difference(&met)
        .filter(|key| !rare.contains(&key.as_ref()))
        .collect();
    if unmet.is_empty() {
        Ok(())
    } else {
        Err(format!("random play never meets {unmet:?}"))
    }
}
