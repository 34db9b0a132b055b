//! What is foreseen of an action is what happens.

use std::borrow::Cow;
use std::collections::BTreeMap;

use super::Conforms;
use super::secrecy::{some_actions, visible};
use super::table::json;
use super::walk::{Walk, every_position};
use crate::foresee::foresee;
use crate::outcome::{Party, ScoreSheet};
use crate::seat::{Seat, Viewer};

const POSITIONS: u32 = 1_500;
/// How many of a seat's actions are foreseen.
const ACTIONS: usize = 3;

/// In random games of every table: what is foreseen of an action is what its player is then told and scores, all of it
/// where neither luck nor anything hidden has a hand in it. Somebody from whom other things are hidden foresees the same.
pub fn what_is_foreseen_happens<G: Conforms>() -> Result<(), String> {
    let mut anything = 0;
    every_position(POSITIONS, |walk: &mut Walk<'_, G>| {
        for seat in walk.rules().to_act(&walk.state).iter() {
            for action in some_actions(walk, seat, ACTIONS) {
                anything += u32::from(foreseen(walk, seat, action)?);
            }
        }
        Ok(())
    })?;
    if anything > 0 {
        Ok(())
    } else {
        Err("nothing was ever foreseen".to_owned())
    }
}

/// Whether something of what comes of an action was foreseen.
fn foreseen<G: Conforms>(
    walk: &mut Walk<'_, G>,
    seat: Seat,
    action: G::Action,
) -> Result<bool, String> {
    let (rules, viewer) = (walk.rules(), Viewer::Seat(seat));
    let why = |what: String| format!("{action:?} of seat {seat}: {what}");
    let view = rules.view(&walk.state, viewer);
    let seen = foresee(rules, &view, seat, action, walk.at)
        .map_err(|refused| why(format!("can't be foreseen: {refused:?}")))?;
    let other = rules.imagine(&view, &mut walk.rng);
    let there = foresee(rules, &rules.view(&other, viewer), seat, action, walk.at);
    if there.as_ref() != Ok(&seen) {
        return Err(why("what is hidden changes what is foreseen".to_owned()));
    }
    let mut after = walk.state.clone();
    let mut step = walk.next_step(walk.at);
    rules
        .apply(&mut after, seat, action, &mut step)
        .map_err(|refused| why(format!("is refused: {refused:?}")))?;
    let told = visible(&step, viewer);
    let all = !seen.luck && !seen.hidden;
    let foresaw = !seen.told.is_empty();
    if !told.starts_with(&seen.told) || (all && told != seen.told) {
        let (told, seen) = (json(&told), json(&seen.told));
        return Err(why(format!("{told} happens, foreseen was {seen}")));
    }
    let [before, after] = [&walk.state, &after].map(|state| points(&rules.score(state, viewer)));
    let brought = |name: &Name| after.get(name).unwrap_or(&0) - before.get(name).unwrap_or(&0);
    let seen_points: BTreeMap<Name, i32> = seen
        .points
        .into_iter()
        .map(|line| ((line.party, line.category), line.points))
        .collect();
    for (name, points) in &seen_points {
        if brought(name) != *points {
            let came = brought(name);
            return Err(why(format!(
                "{points} points were foreseen of {name:?}, {came} came"
            )));
        }
    }
    let missing = before.keys().chain(after.keys());
    let mut missing = missing.filter(|name| brought(name) != 0 && !seen_points.contains_key(name));
    match missing.next() {
        Some(name) if all => Err(why(format!("points of {name:?} weren't foreseen"))),
        _ => Ok(foresaw),
    }
}

/// Who scores what for.
type Name = (Party, Cow<'static, str>);

fn points(sheet: &ScoreSheet) -> BTreeMap<Name, i32> {
    let mut points = BTreeMap::new();
    for line in &sheet.lines {
        *points
            .entry((line.party, line.category.clone()))
            .or_insert(0) += line.points;
    }
    points
}
