//! Hidden parts are imagined as often as they are real.
//!
//! Given a view, the real state and an imagined one are two draws from the same urn. So over many games, "real but not
//! imagined" and "imagined but not real" come up equally often for every value of every hidden number (`McNemar`'s
//! test). Five standard deviations are allowed; the numbers are fixed, so the answer is always the same.

use std::collections::BTreeMap;

use super::Conforms;
use super::walk::{Walk, every_walk};
use crate::random::Random;
use crate::seat::Viewer;

const STEPS: u32 = 150_000;
/// How many standard deviations are allowed.
const SIGMA: u64 = 5;
/// A hidden number seen so often must have varied.
const ENOUGH: u64 = 60;

/// Which number: the seats at the table, the viewer's bit, the number's place in the list.
type Name = (u8, Option<u8>, usize);

/// How often a value was real and not imagined, and the other way round.
#[derive(Clone, Copy, Default)]
struct Discord {
    real: u64,
    imagined: u64,
}

#[derive(Default)]
struct Tally {
    seen: u64,
    values: BTreeMap<u32, Discord>,
}

/// In random play every hidden number that the title names comes up as often imagined as real.
pub fn imagined_parts_are_as_frequent_as_real_ones<G: Conforms>() -> Result<(), String> {
    if !G::INFO.hidden_information {
        return Ok(());
    }
    let mut tallies: BTreeMap<Name, Tally> = BTreeMap::new();
    let mut turn = 0;
    every_walk(STEPS, |mut walk: Walk<'_, G>| {
        let state = any_moment(&mut walk)?;
        turn += 1;
        let viewers: Vec<Viewer> = Viewer::all(walk.rules().seats()).collect();
        let viewer = viewers[turn % viewers.len()];
        compare(&mut walk, &state, viewer, &mut tallies)?;
        Ok(walk.step + 1)
    })?;
    if tallies.is_empty() {
        return Err(format!("{}: names no hidden number", G::INFO.id));
    }
    tallies.iter().try_for_each(|(name, tally)| {
        judge(tally).map_err(|why| {
            let (seats, viewer, place) = name;
            let viewer = viewer.map_or("a spectator".to_owned(), |seat| format!("seat {seat}"));
            format!(
                "{}, {seats} seats: hidden number {place} of {viewer}: {why}",
                G::INFO.id
            )
        })
    })
}

/// One position of a game, each as likely as the others. The game is played to its end.
fn any_moment<G: Conforms>(walk: &mut Walk<'_, G>) -> Result<G::State, String> {
    let mut kept = walk.state.clone();
    while !walk.is_over() {
        walk.advance()?;
        if walk.rng.below(walk.step + 1) == 0 {
            kept.clone_from(&walk.state);
        }
    }
    Ok(kept)
}

fn compare<G: Conforms>(
    walk: &mut Walk<'_, G>,
    state: &G::State,
    viewer: Viewer,
    tallies: &mut BTreeMap<Name, Tally>,
) -> Result<(), String> {
    let rules = walk.rules();
    let imagined = rules.imagine(&rules.view(state, viewer), &mut walk.rng);
    let real = rules.hidden_features(state, viewer);
    let dreamt = rules.hidden_features(&imagined, viewer);
    if real.len() != dreamt.len() {
        return Err(format!(
            "{}: {viewer:?} has {} hidden numbers in the real state and {} in an imagined one",
            walk.place(),
            real.len(),
            dreamt.len()
        ));
    }
    for (place, (real, dreamt)) in real.into_iter().zip(dreamt).enumerate() {
        let name = (rules.seats(), viewer.seat().map(u8::from), place);
        let tally = tallies.entry(name).or_default();
        tally.seen += 1;
        if real != dreamt {
            tally.values.entry(real).or_default().real += 1;
            tally.values.entry(dreamt).or_default().imagined += 1;
        }
    }
    Ok(())
}

fn judge(tally: &Tally) -> Result<(), String> {
    if tally.seen >= ENOUGH && tally.values.is_empty() {
        return Err(format!(
            "in {} games the imagined value is always the true one",
            tally.seen
        ));
    }
    for (value, &Discord { real, imagined }) in &tally.values {
        if real.abs_diff(imagined).pow(2) > SIGMA * SIGMA * (real + imagined) {
            return Err(format!(
                "of {} games {real} have {value} only in the real state, {imagined} only in the imagined one",
                tally.seen
            ));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(real: u64, imagined: u64) -> Tally {
        Tally {
            seen: 1_000,
            values: BTreeMap::from([(7, Discord { real, imagined })]),
        }
    }

    #[test]
    fn five_standard_deviations_are_allowed() {
        assert_eq!(judge(&tally(100, 100)), Ok(()));
        assert_eq!(judge(&tally(230, 170)), Ok(()));
        assert!(judge(&tally(260, 140)).is_err());
        assert!(
            judge(&Tally {
                seen: 1_000,
                values: BTreeMap::new()
            })
            .is_err()
        );
    }
}
