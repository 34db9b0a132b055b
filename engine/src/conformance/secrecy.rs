//! Nothing that somebody is shown depends on what they can't know.
//!
//! A viewer's view is imagined into a second world, which differs from the first only in what the viewer can't know.
//! Everything the viewer is sent must then be the same, byte for byte.

use super::Conforms;
use super::table::json;
use super::walk::{Walk, every_position};
use crate::random::Random;
use crate::seat::{Seat, Viewer};
use crate::step::{Audience, Step};
use crate::violation::Refusal;

const POSITIONS: u32 = 2_500;
/// How many worlds are imagined for each viewer in each position.
const WORLDS: u32 = 2;
/// How many actions are tried in each of them.
const TRIES: usize = 6;

/// View, score, outcome, who is to act and until when, and for a player the legal list, the sentences and the
/// refusals: all the same in every world that the viewer may be in. In a title without hidden information nothing is
/// told to some only.
pub fn hidden_parts_show_nowhere<G: Conforms>() -> Result<(), String> {
    if !G::INFO.hidden_information {
        return nothing_is_private::<G>();
    }
    every_position(POSITIONS, |walk: &mut Walk<'_, G>| {
        let guesses: Vec<G::Action> = (0..TRIES)
            .map(|_| walk.rules().any_action(&walk.state, &mut walk.rng))
            .collect();
        other_worlds(walk, |walk, viewer, world| {
            let here = shown(walk, &walk.state, viewer, &guesses);
            let there = shown(walk, world, viewer, &guesses);
            for ((what, here), (_, there)) in here.into_iter().zip(there) {
                if here != there {
                    return Err(format!("{what} of {viewer:?} differs: {here} and {there}"));
                }
            }
            Ok(())
        })
    })
}

/// A step that its owner may take back freely shows nobody anything that depends on what they can't know; and whether
/// it may be taken back doesn't either.
pub fn steps_taken_back_show_nothing<G: Conforms>() -> Result<(), String> {
    if !G::INFO.hidden_information {
        return Ok(());
    }
    every_position(POSITIONS, |walk: &mut Walk<'_, G>| {
        other_worlds(walk, |walk, viewer, world| {
            let acting = walk.rules().to_act(&walk.state);
            acting.iter().try_for_each(|seat| {
                some_actions(walk, seat, TRIES)
                    .into_iter()
                    .try_for_each(|action| same_step(walk, world, viewer, seat, action))
            })
        })
    })
}

fn same_step<G: Conforms>(
    walk: &Walk<'_, G>,
    world: &G::State,
    viewer: Viewer,
    seat: Seat,
    action: G::Action,
) -> Result<(), String> {
    let (Some((here, after_here)), Some((there, after_there))) = (
        act(walk, &walk.state, seat, action),
        act(walk, world, seat, action),
    ) else {
        // Where another player couldn't do it, the viewer learns that they could: that is no secret of the rules.
        return Ok(());
    };
    let own = viewer == Viewer::Seat(seat);
    let [bars_here, bars_there] = [&here, &there].map(|step| G::is_barrier(action, step));
    if own && bars_here != bars_there {
        return Err(format!(
            "whether {action:?} can be taken back tells seat {seat} a secret"
        ));
    }
    if bars_here && bars_there {
        return Ok(());
    }
    let view = |state| json(&walk.rules().view(state, viewer));
    for (what, here, there) in [
        (
            "events",
            json(&visible(&here, viewer)),
            json(&visible(&there, viewer)),
        ),
        ("view", view(&after_here), view(&after_there)),
    ] {
        if here != there {
            return Err(format!(
                "{action:?} of seat {seat} can be taken back and shows a secret to {viewer:?}: {what} {here} or {there}"
            ));
        }
    }
    Ok(())
}

/// Everything a viewer is shown in a state, each with its name.
fn shown<G: Conforms>(
    walk: &Walk<'_, G>,
    state: &G::State,
    viewer: Viewer,
    guesses: &[G::Action],
) -> Vec<(&'static str, String)> {
    let rules = walk.rules();
    let view = rules.view(state, viewer);
    let acting = rules.to_act(state);
    let asked: Vec<_> = acting.iter().map(|seat| rules.ask(&view, seat)).collect();
    let mut shown = vec![
        ("view", json(&view)),
        ("who is to act", json(&acting)),
        ("deadline", json(&rules.deadline(state))),
        ("score", json(&rules.score(state, viewer))),
        ("outcome", json(&rules.outcome(state))),
        ("question", json(&asked)),
    ];
    if let Some(seat) = viewer.seat() {
        let mut legal = Vec::new();
        rules.legal(state, seat, &mut legal);
        let said: Vec<_> = legal
            .iter()
            .map(|&action| rules.say_action(&view, seat, action))
            .collect();
        let refusals: Vec<_> = guesses
            .iter()
            .map(|&guess| {
                let mut after = state.clone();
                let found = rules.apply(&mut after, seat, guess, &mut walk.next_step(walk.at));
                found.err().map(Refusal::from)
            })
            .collect();
        shown.extend([
            ("legal list", json(&legal)),
            ("choices", json(&said)),
            ("refusals", json(&refusals)),
        ]);
    }
    shown
}

/// Looks at worlds that a viewer can't tell from this one, for every viewer.
fn other_worlds<'t, G: Conforms>(
    walk: &mut Walk<'t, G>,
    mut look: impl FnMut(&mut Walk<'t, G>, Viewer, &G::State) -> Result<(), String>,
) -> Result<(), String> {
    for viewer in Viewer::all(walk.rules().seats()) {
        let view = walk.rules().view(&walk.state, viewer);
        for _ in 0..WORLDS {
            let world = walk.rules().imagine(&view, &mut walk.rng);
            look(walk, viewer, &world)?;
        }
    }
    Ok(())
}

/// Some of a seat's legal actions.
pub(super) fn some_actions<G: Conforms>(
    walk: &mut Walk<'_, G>,
    seat: Seat,
    most: usize,
) -> Vec<G::Action> {
    let mut actions = Vec::new();
    walk.rules().legal(&walk.state, seat, &mut actions);
    walk.rng.shuffle(&mut actions);
    actions.truncate(most);
    actions
}

fn act<G: Conforms>(
    walk: &Walk<'_, G>,
    state: &G::State,
    seat: Seat,
    action: G::Action,
) -> Option<(Step<G::Event>, G::State)> {
    let mut after = state.clone();
    let mut step = walk.next_step(walk.at);
    let accepted = walk.rules().apply(&mut after, seat, action, &mut step);
    accepted.is_ok().then_some((step, after))
}

/// The events that a viewer sees.
pub(super) fn visible<E: Clone>(step: &Step<E>, viewer: Viewer) -> Vec<E> {
    step.told()
        .iter()
        .filter(|told| told.to.includes(viewer))
        .map(|told| told.event.clone())
        .collect()
}

fn nothing_is_private<G: Conforms>() -> Result<(), String> {
    every_position(POSITIONS, |walk: &mut Walk<'_, G>| {
        let seats = walk.rules().seats();
        for seat in walk.rules().to_act(&walk.state).iter() {
            for action in some_actions(walk, seat, TRIES) {
                let told = act(walk, &walk.state, seat, action)
                    .map_or(Vec::new(), |(step, _)| step.into_told());
                if let Some(private) = told.iter().find(|told| {
                    told.to != Audience::Everyone
                        && Viewer::all(seats).any(|viewer| !told.to.includes(viewer))
                }) {
                    return Err(format!(
                        "a title without hidden information tells only some: {private:?}"
                    ));
                }
            }
        }
        Ok(())
    })
}
