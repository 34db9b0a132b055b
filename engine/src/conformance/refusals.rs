//! Every refusal cites a rule of the title and has a sentence, and all kinds are named in advance.

use super::Conforms;
use super::agreement::refused;
use super::speech::key_is_sound;
use super::walk::{Walk, every_position};
use crate::seat::Seat;
use crate::violation::{Refusal, Violation};

const POSITIONS: u32 = 6_000;
const GUESSES: u32 = 8;

/// The title's examples are sound, and every refusal met in random play is of a kind among them.
pub fn every_refusal_is_named<G: Conforms>() -> Result<(), String> {
    let examples: Vec<Refusal> = G::Violation::examples()
        .into_iter()
        .map(Refusal::from)
        .collect();
    refusals_are_sound(G::INFO.prefix, &examples)
        .map_err(|why| format!("{}: {why}", G::INFO.id))?;
    every_position(POSITIONS, |walk: &mut Walk<'_, G>| {
        for seat in Seat::all(walk.rules().seats()) {
            let mut listed = Vec::new();
            walk.rules().legal(&walk.state, seat, &mut listed);
            for _ in 0..GUESSES {
                let guess = walk.rules().any_action(&walk.state, &mut walk.rng);
                if listed.contains(&guess) {
                    continue;
                }
                let met = Refusal::from(refused(walk, seat, guess)?);
                if !examples.iter().any(|known| same_kind(known, &met)) {
                    return Err(format!(
                        "{guess:?} of seat {seat} is refused in a way not among the examples: {met:?}"
                    ));
                }
            }
        }
        Ok(())
    })
}

fn same_kind(known: &Refusal, met: &Refusal) -> bool {
    known.rule == met.rule && known.message.key == met.message.key
}

/// Examples of refusals: there are some, and each cites a rule that begins with the prefix and has a sentence.
pub fn refusals_are_sound(prefix: &str, examples: &[Refusal]) -> Result<(), String> {
    if examples.is_empty() {
        return Err("no refusal is named".to_owned());
    }
    for example in examples {
        let number = example
            .rule
            .strip_prefix(prefix)
            .and_then(|rest| rest.strip_prefix('-'));
        if !number.is_some_and(|number| number.starts_with(|c: char| c.is_ascii_uppercase())) {
            return Err(format!(
                "{example:?} cites no rule of the title ({prefix}-…)"
            ));
        }
        key_is_sound(prefix, &example.message)?;
    }
    Ok(())
}
