//! Imagined states are states that the viewer may be in.

use super::Conforms;
use super::conservation::broken_law;
use super::walk::{Walk, every_position};
use crate::seat::Viewer;
use crate::simulate::Playout;

const POSITIONS: u32 = 4_000;
/// One imagined game in so many is played to its end.
const PLAYED: u32 = 8;

/// An imagined state has the view it was imagined from and keeps the title's laws, and can be played to the end. In a
/// title without hidden information it is the state itself.
pub fn imagined_states_fit_the_view<G: Conforms>() -> Result<(), String> {
    let mut number = 0;
    every_position(POSITIONS, |walk: &mut Walk<'_, G>| {
        for viewer in Viewer::all(walk.rules().seats()) {
            let view = walk.rules().view(&walk.state, viewer);
            let imagined = walk.rules().imagine(&view, &mut walk.rng);
            fits(walk, viewer, &view, &imagined)
                .map_err(|why| format!("imagined by {viewer:?}: {why}"))?;
            number += 1;
            if G::INFO.hidden_information && number % PLAYED == 0 {
                play_on(walk.rules(), imagined, number)
                    .map_err(|why| format!("imagined by {viewer:?} and played on: {why}"))?;
            }
        }
        Ok(())
    })
}

fn fits<G: Conforms>(
    walk: &Walk<'_, G>,
    viewer: Viewer,
    view: &G::View,
    imagined: &G::State,
) -> Result<(), String> {
    let rules = walk.rules();
    let back = rules.view(imagined, viewer);
    if back != *view {
        return Err(format!("the view is {back:?} instead of {view:?}"));
    }
    if !G::INFO.hidden_information && *imagined != walk.state {
        return Err("nothing is hidden, and yet the state is another".to_owned());
    }
    if rules.to_act(imagined) != rules.to_act(&walk.state) {
        return Err("others are to act".to_owned());
    }
    broken_law(rules, imagined)
}

fn play_on<G: Conforms>(rules: &G, mut state: G::State, number: u32) -> Result<(), String> {
    Playout::new(u64::from(number))
        .play_on(rules, &mut state, true)
        .map(drop)
        .map_err(|why| why.to_string())
}
