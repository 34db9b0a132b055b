//! How many puzzles there are, by what they are like.

use std::collections::BTreeMap;

use pantheon_bots::puzzles::Collection;
use pantheon_engine::Message;
use serde::Serialize;

use crate::context::{Context, counted};
use crate::error::CliError;

/// How many puzzles there are of each kind.
#[derive(Debug, Default, Serialize)]
pub(super) struct Counts {
    puzzles: usize,
    games: usize,
    grades: BTreeMap<u8, usize>,
    themes: BTreeMap<String, usize>,
    phases: BTreeMap<String, usize>,
    seats: BTreeMap<u8, usize>,
}

impl Counts {
    /// Counts a collection.
    pub(super) fn of(collection: &Collection) -> Self {
        let mut counts = Self {
            puzzles: collection.puzzles.len(),
            games: collection.deals.len(),
            ..Self::default()
        };
        for puzzle in &collection.puzzles {
            let phase = puzzle.phase.name().to_owned();
            *counts.grades.entry(puzzle.grade).or_default() += 1;
            *counts.themes.entry(puzzle.theme.clone()).or_default() += 1;
            *counts.phases.entry(phase).or_default() += 1;
            if let Ok(deal) = collection.deal_of(puzzle) {
                *counts.seats.entry(deal.seats).or_default() += 1;
            }
        }
        counts
    }

    /// Tells them in words.
    pub(super) fn tell(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        context.say(
            &Message::new("cli-puzzles-chosen")
                .number("games", counted(self.games))
                .number("puzzles", counted(self.puzzles)),
        )?;
        let parts = [
            ("cli-puzzles-grades", joined(&self.grades)),
            ("cli-puzzles-themes", joined(&self.themes)),
            ("cli-puzzles-phases", joined(&self.phases)),
            ("cli-puzzles-seats", joined(&self.seats)),
        ];
        for (key, counts) in parts {
            context.say(&Message::new(key).text("counts", counts))?;
        }
        Ok(())
    }
}

fn joined<K: std::fmt::Display>(counts: &BTreeMap<K, usize>) -> String {
    let each = counts
        .iter()
        .map(|(what, count)| format!("{what}: {count}"));
    each.collect::<Vec<_>>().join(", ")
}
