//! Copies are independent, and what is written is read back equal.

use std::sync::Arc;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::Conforms;
use super::replays::{play_match, sitters};
use super::table::{Table, json};
use super::walk::{Move, Walk, every_walk};
use crate::content::Content;
use crate::record::Record;
use crate::replay::{replay, verify};
use crate::seat::{Seat, Viewer};

const STEPS: u32 = 3_000;
const RECORDS: u64 = 2;

/// A copy of a state is independent of it; states, actions, events and views come back from JSON, as text and as
/// values, to equal values with equal digests.
pub fn values_come_back<G: Conforms>() -> Result<(), String> {
    every_walk(STEPS, |mut walk: Walk<'_, G>| {
        let (_, opening) = Walk::begin_told(walk.table, walk.game);
        let mut told = opening.into_told();
        loop {
            come_back(&walk).map_err(|why| format!("{}: {why}", walk.place()))?;
            let place = walk.place();
            for told in &told {
                same(told).map_err(|why| format!("{place}: event {why}"))?;
            }
            if walk.is_over() {
                return Ok(walk.step + 1);
            }
            let copy = walk.state.clone();
            let text = json(&copy);
            let (moved, step) = walk.advance()?;
            if json(&copy) != text {
                return Err(format!(
                    "{place}: a copy changes with the state it was made from"
                ));
            }
            if let Move::Act { action, .. } = moved {
                same(&action).map_err(|why| format!("{place}: action {why}"))?;
            }
            told = step.into_told();
        }
    })
}

fn come_back<G: Conforms>(walk: &Walk<'_, G>) -> Result<(), String> {
    same(&walk.state).map_err(|why| format!("state {why}"))?;
    // One viewer after another: all of them at every step take long and find no more.
    let turn = walk.step % (u32::from(walk.rules().seats()) + 1);
    let viewer = Seat::all(walk.rules().seats())
        .nth(turn as usize)
        .map_or(Viewer::Spectator, Viewer::Seat);
    same(&walk.rules().view(&walk.state, viewer)).map_err(|why| format!("view of {viewer:?} {why}"))
}

/// Checks that a value comes back equal, through text and through a JSON value.
fn same<T: Serialize + DeserializeOwned + PartialEq + std::fmt::Debug>(
    value: &T,
) -> Result<(), String> {
    let text = json(value);
    let through_text = serde_json::from_str::<T>(&text);
    let through_value = serde_json::to_value(value).and_then(serde_json::from_value::<T>);
    for back in [through_text, through_value] {
        let back = back.map_err(|why| format!("{value:?} can't be read back: {why}"))?;
        if back != *value {
            return Err(format!("{value:?} comes back as {back:?}"));
        }
        if json(&back) != text {
            return Err(format!(
                "{value:?} comes back equal and is written otherwise: its digest changes"
            ));
        }
    }
    Ok(())
}

/// A match written as a record, read, replayed and verified is the same match: whole games and games broken off.
pub fn records_come_back<G: Conforms>() -> Result<(), String> {
    let content = Arc::new(G::Content::built_in());
    for (table, game) in Table::<G>::every()?.iter().zip(0..) {
        for part in 0..RECORDS {
            let moves = if part == 0 {
                u32::MAX
            } else {
                G::INFO.max_steps / 7
            };
            let number = game * RECORDS + part;
            let played = play_match(table, number, moves)?;
            let place = table.place(number, played.steps());
            let fails = |why: String| format!("{place}: {why}");
            let (Some(record), Some(log)) = (
                Record::of(&played, sitters(table.rules.seats())),
                played.log(),
            ) else {
                return Err(fails("a whole match has no log".to_owned()));
            };
            let read = Record::parse(&record.to_text()).map_err(|why| fails(why.to_string()))?;
            if read != record {
                return Err(fails("the record comes back changed".to_owned()));
            }
            let verified = verify::<G>(&read, Arc::clone(&content))
                .map_err(|why| fails(format!("the record doesn't verify: {why}")))?;
            let half = log.len() / 2;
            let partly = replay::<G>(&read, Arc::clone(&content), Some(half))
                .map_err(|why| fails(format!("the record doesn't replay: {why}")))?;
            if verified.state() != played.state() || verified.digest() != played.digest() {
                return Err(fails("the record leads to another state".to_owned()));
            }
            if partly.log() != Some(&log[..half]) {
                return Err(fails("half the record isn't half the game".to_owned()));
            }
        }
    }
    Ok(())
}
