//! An event tells a viewer only what the views before and after it tell.
//!
//! Two steps that begin and end in the same view of somebody must tell them the same, whatever card was drawn or bid
//! was sealed in them. That finds an event told to the wrong people, also where luck was drawn.

use std::collections::BTreeMap;

use super::Conforms;
use super::secrecy::{some_actions, visible};
use super::table::{Table, json};
use super::walk::{Walk, every_position};
use crate::luck::{Luck, LuckKey};
use crate::seat::{Seat, Viewer};
use crate::step::Step;

const POSITIONS: u32 = 1_500;
/// How many of a seat's actions are compared with each other.
const ACTIONS: usize = 4;
/// With how much different luck each is tried.
const LUCKS: u64 = 3;
/// How many set-ups of a table are compared.
const SET_UPS: u64 = 64;

/// What a viewer was told on the way to a view. Their own actions are known to them, so those are told apart.
type Heard<A> = BTreeMap<(String, Option<A>), String>;

/// Steps, ticks and set-ups that a viewer can't tell apart by their views are told alike.
pub fn events_tell_no_more_than_views<G: Conforms>() -> Result<(), String> {
    if !G::INFO.hidden_information {
        return Ok(());
    }
    Table::<G>::every()?
        .iter()
        .try_for_each(set_ups_tell_no_more)?;
    every_position(POSITIONS, |walk: &mut Walk<'_, G>| {
        for viewer in Viewer::all(walk.rules().seats()) {
            let view = walk.rules().view(&walk.state, viewer);
            let world = walk.rules().imagine(&view, &mut walk.rng);
            let here = walk.state.clone();
            for seat in walk.rules().to_act(&walk.state).iter() {
                let mut heard = Heard::new();
                for state in [&here, &world] {
                    walk.state.clone_from(state);
                    for action in some_actions(walk, seat, ACTIONS) {
                        act(walk, viewer, seat, action, &mut heard)?;
                    }
                }
                walk.state.clone_from(&here);
            }
            pass_time(walk, viewer, &[&here, &world])?;
        }
        Ok(())
    })
}

fn act<G: Conforms>(
    walk: &Walk<'_, G>,
    viewer: Viewer,
    seat: Seat,
    action: G::Action,
    heard: &mut Heard<G::Action>,
) -> Result<(), String> {
    for mut step in lucks(walk) {
        let mut after = walk.state.clone();
        if walk
            .rules()
            .apply(&mut after, seat, action, &mut step)
            .is_ok()
        {
            let own = (viewer == Viewer::Seat(seat)).then_some(action);
            hear(walk.rules(), viewer, &after, &step, own, heard)
                .map_err(|why| format!("{action:?} of seat {seat}: {why}"))?;
        }
    }
    Ok(())
}

fn pass_time<G: Conforms>(
    walk: &Walk<'_, G>,
    viewer: Viewer,
    states: &[&G::State],
) -> Result<(), String> {
    let Some(deadline) = walk.rules().deadline(&walk.state) else {
        return Ok(());
    };
    let mut heard = Heard::new();
    for state in states {
        for mut step in lucks(walk) {
            let mut after = (*state).clone();
            step.at = deadline.max(walk.at);
            walk.rules().tick(&mut after, &mut step);
            hear(walk.rules(), viewer, &after, &step, None, &mut heard)
                .map_err(|why| format!("tick: {why}"))?;
        }
    }
    Ok(())
}

fn set_ups_tell_no_more<G: Conforms>(table: &Table<G>) -> Result<(), String> {
    for viewer in Viewer::all(table.rules.seats()) {
        let mut heard = Heard::new();
        for game in 0..SET_UPS {
            let (walk, step) = Walk::begin_told(table, game);
            hear(walk.rules(), viewer, &walk.state, &step, None, &mut heard)
                .map_err(|why| format!("{}: set-up: {why}", walk.place()))?;
        }
    }
    Ok(())
}

fn lucks<G: Conforms>(walk: &Walk<'_, G>) -> impl Iterator<Item = Step<G::Event>> + use<G> {
    let (at, game) = (walk.at, walk.game);
    let number = u64::from(walk.step) + 1;
    (0..LUCKS).map(move |luck| {
        let key = LuckKey::for_playout(game + (luck << 32));
        Step::new(Luck::new(&key, number), at)
    })
}

fn hear<G: Conforms>(
    rules: &G,
    viewer: Viewer,
    after: &G::State,
    step: &Step<G::Event>,
    own: Option<G::Action>,
    heard: &mut Heard<G::Action>,
) -> Result<(), String> {
    let mut events = visible(step, viewer);
    events.retain(|event| !rules.is_passing(event));
    let events = json(&events);
    let view = json(&rules.view(after, viewer));
    let before = heard.entry((view, own)).or_insert_with(|| events.clone());
    if *before == events {
        Ok(())
    } else {
        Err(format!(
            "{viewer:?} is told more than the views show: {before} or {events}"
        ))
    }
}
