//! Games end, in time, and stay ended.

use super::Conforms;
use super::agreement::refused;
use super::walk::{Walk, every_walk};
use crate::outcome::{Outcome, Party};
use crate::seat::Seat;

const STEPS: u32 = 40_000;
const GUESSES: u32 = 10;

/// Nobody gets stuck, every game ends within `max_steps`, time that doesn't matter changes nothing, `is_over` and
/// `outcome` agree; afterwards nobody is to act, nothing is legal, everything is refused, no clock runs.
pub fn every_game_ends<G: Conforms>() -> Result<(), String> {
    every_walk(STEPS, |mut walk: Walk<'_, G>| {
        loop {
            let over = walk.is_over();
            if over != walk.rules().outcome(&walk.state).is_some() {
                return Err(format!("{}: is_over and outcome disagree", walk.place()));
            }
            if over {
                break;
            }
            idle(&walk).map_err(|why| format!("{}: {why}", walk.place()))?;
            walk.advance()?;
        }
        ended(&mut walk).map_err(|why| format!("{}: {why}", walk.place()))?;
        Ok(walk.step + 1)
    })
}

/// A tick before the deadline is nothing.
fn idle<G: Conforms>(walk: &Walk<'_, G>) -> Result<(), String> {
    let deadline = walk.rules().deadline(&walk.state);
    if deadline.is_some_and(|at| at <= walk.at) {
        return Ok(());
    }
    let mut after = walk.state.clone();
    let mut step = walk.next_step(walk.at);
    walk.rules().tick(&mut after, &mut step);
    if after == walk.state && step.told().is_empty() {
        Ok(())
    } else {
        Err("a tick before the deadline matters".to_owned())
    }
}

fn ended<G: Conforms>(walk: &mut Walk<'_, G>) -> Result<(), String> {
    let rules = walk.rules();
    if !rules.to_act(&walk.state).is_empty() {
        return Err("the game is over and somebody is to act".to_owned());
    }
    if rules.deadline(&walk.state).is_some() {
        return Err("the game is over and a clock runs".to_owned());
    }
    for seat in Seat::all(rules.seats()) {
        let mut actions = Vec::new();
        rules.legal(&walk.state, seat, &mut actions);
        if let Some(action) = actions.first() {
            return Err(format!(
                "the game is over and {action:?} is legal for seat {seat}"
            ));
        }
        for _ in 0..GUESSES {
            let guess = rules.any_action(&walk.state, &mut walk.rng);
            refused(walk, seat, guess)?;
        }
    }
    let outcome = rules
        .outcome(&walk.state)
        .ok_or("the game is over without an outcome")?;
    explained(&outcome, rules.seats(), G::INFO.prefix)
}

/// Everybody has one place, the places are in order, and the sheet adds up to the points.
fn explained(outcome: &Outcome, seats: u8, prefix: &str) -> Result<(), String> {
    for seat in Seat::all(seats) {
        let places = outcome
            .standings
            .iter()
            .filter(|one| one.party == Party::Seat(seat))
            .count();
        if places != 1 {
            return Err(format!("seat {seat} has {places} places in the outcome"));
        }
    }
    for (index, standing) in outcome.standings.iter().enumerate() {
        let total = outcome.sheet.total(standing.party);
        if total != standing.points {
            return Err(format!(
                "the sheet of {:?} adds up to {total}, not to {}",
                standing.party, standing.points
            ));
        }
        let above = index
            .checked_sub(1)
            .map_or(0, |above| outcome.standings[above].rank);
        let shared = above == standing.rank;
        if !shared && usize::from(standing.rank) != index + 1 {
            return Err(format!(
                "the places aren't in order: {:?}",
                outcome.standings
            ));
        }
    }
    match outcome
        .sheet
        .lines
        .iter()
        .find(|line| !line.rule.starts_with(prefix))
    {
        Some(line) => Err(format!(
            "the score line {line:?} cites no rule of the title"
        )),
        None => Ok(()),
    }
}
