//! What an action would bring, as far as its player can know: it is tried on states that are imagined from the view.

use std::borrow::Cow;

use crate::game::Game;
use crate::luck::{Luck, LuckKey};
use crate::outcome::{Party, ScoreSheet};
use crate::random::Rng;
use crate::seat::{Seat, Viewer};
use crate::step::{Millis, Step};

/// On how many imagined states an action is tried. What they don't agree on is open.
const WORLDS: u64 = 16;

/// What an action would bring: what is certain of it, and whether there is more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Foreseen<E> {
    /// What its player would be told, up to where luck or something hidden first decides.
    pub told: Vec<E>,
    /// By how many points whose score would change, by what for. Where luck or something hidden has a hand in it, only
    /// what came out the same in every imagined state.
    pub points: Vec<ForeseenPoints>,
    /// Whether luck is drawn.
    pub luck: bool,
    /// Whether something that its player doesn't know is shown, or decides what comes of it.
    pub hidden: bool,
}

/// Points that an action would bring, or cost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ForeseenPoints {
    /// Whose.
    pub party: Party,
    /// What for, as [`crate::ScoreLine`] names it.
    pub category: Cow<'static, str>,
    /// How many.
    pub points: i32,
}

/// Tries an action of a seat. It takes a view, not a state: what the player can't see can't be told by type. The same view
/// and action are told the same.
pub fn foresee<G: Game>(
    rules: &G,
    view: &G::View,
    seat: Seat,
    action: G::Action,
    at: Millis,
) -> Result<Foreseen<G::Event>, G::Violation> {
    let first = try_once(rules, view, seat, action, at, 0)?;
    (1..WORLDS).try_fold(first, |seen, world| {
        let next = try_once(rules, view, seat, action, at, world)?;
        Ok(agree(seen, &next))
    })
}

/// What comes of an action in one imagined state, with luck of its own.
fn try_once<G: Game>(
    rules: &G,
    view: &G::View,
    seat: Seat,
    action: G::Action,
    at: Millis,
    world: u64,
) -> Result<Foreseen<G::Event>, G::Violation> {
    let viewer = Viewer::Seat(seat);
    let mut state = rules.imagine(view, &mut Rng::new(world));
    let before = rules.score(&state, viewer);
    let mut step = Step::new(Luck::new(&LuckKey::for_playout(world), 1), at);
    rules.apply(&mut state, seat, action, &mut step)?;
    let luck = step.luck.drawn() > 0;
    let hidden = step.drew_or_revealed() && !luck;
    let certain = step.certain().iter();
    let told = certain.filter(|told| told.to.includes(viewer));
    Ok(Foreseen {
        told: told.map(|told| told.event.clone()).collect(),
        points: difference(&before, &rules.score(&state, viewer)),
        luck,
        hidden,
    })
}

/// What two tries have in common. Where they differ though no luck was drawn, something hidden has decided.
fn agree<E: PartialEq>(mut seen: Foreseen<E>, next: &Foreseen<E>) -> Foreseen<E> {
    let same = seen.told.iter().zip(&next.told);
    let same = same.take_while(|(one, other)| one == other).count();
    let luck = seen.luck || next.luck;
    let differs = seen.points != next.points
        || same < seen.told.len()
        || same < next.told.len()
        || seen.luck != next.luck;
    seen.told.truncate(same);
    seen.points.retain(|line| next.points.contains(line));
    seen.hidden = seen.hidden || next.hidden || (differs && !luck);
    seen.luck = luck;
    seen
}

/// What two sheets differ by, in the order in which they tell it.
fn difference(before: &ScoreSheet, after: &ScoreSheet) -> Vec<ForeseenPoints> {
    let mut points: Vec<ForeseenPoints> = Vec::new();
    for (sheet, sign) in [(after, 1), (before, -1)] {
        for line in &sheet.lines {
            let known = |one: &&mut ForeseenPoints| {
                one.party == line.party && one.category == line.category
            };
            match points.iter_mut().find(known) {
                Some(one) => one.points += sign * line.points,
                None => points.push(ForeseenPoints {
                    party: line.party,
                    category: line.category.clone(),
                    points: sign * line.points,
                }),
            }
        }
    }
    points.retain(|one| one.points != 0);
    points
}
