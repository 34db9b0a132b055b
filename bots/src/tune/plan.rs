//! Everything that decides a tuning run.

use pantheon_engine::Digest;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::journal::TuneError;
use super::table::Tunable;
use crate::spec::Spec;

/// Counts up when the same arguments would lead to other weights.
const METHOD: u32 = 2;

/// What a tuning run is asked to do.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The table's options.
    pub options: Value,
    /// How many games of self-play the regression learns from.
    pub games: u64,
    /// Who plays them.
    pub players: Spec,
    /// How many rounds of games between neighbouring weights follow.
    pub rounds: u64,
    /// Who plays those, and the trials.
    pub rivals: Spec,
    /// How many games a trial against the weights of the beginning takes; an odd number is rounded up.
    pub trial: u64,
    /// The seed of everything.
    pub seed: u64,
    /// The file with the weights to begin at, as it was named, if they aren't the title's own.
    pub start: Option<String>,
}

/// What is written down of a run, so that only the same run goes on. Rounds aren't part of it: more may follow.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    method: u32,
    title: String,
    rules_version: u32,
    content: Digest,
    seats: u8,
    options: Value,
    games: u64,
    players: String,
    rivals: String,
    trial: u64,
    seed: u64,
    weights: String,
}

impl Header {
    /// The first thing in which another run differs.
    pub fn differs_from(&self, other: &Self) -> Option<&'static str> {
        let facts = [
            ("version of the method", self.method != other.method),
            ("title", self.title != other.title),
            (
                "version of the rules",
                self.rules_version != other.rules_version,
            ),
            ("content", self.content != other.content),
            ("number of seats", self.seats != other.seats),
            ("choice of options", self.options != other.options),
            ("number of games", self.games != other.games),
            ("choice of players", self.players != other.players),
            ("choice of rivals", self.rivals != other.rivals),
            ("number of trial games", self.trial != other.trial),
            ("seed", self.seed != other.seed),
            (
                "set of weights to begin with",
                self.weights != other.weights,
            ),
        ];
        facts
            .into_iter()
            .find(|(_, differs)| *differs)
            .map(|(what, _)| what)
    }
}

impl Plan {
    /// What is written down of this plan at a table.
    pub fn header(&self, table: &dyn Tunable) -> Header {
        Header {
            method: METHOD,
            title: table.title().to_owned(),
            rules_version: table.rules_version(),
            content: table.content(),
            seats: table.seats(),
            options: self.options.clone(),
            games: self.games,
            players: self.players.to_string(),
            rivals: self.rivals.to_string(),
            trial: self.trial,
            seed: self.seed,
            weights: table.text(&table.weights()),
        }
    }

    /// The command that does it again.
    pub fn command(&self, table: &dyn Tunable) -> String {
        let no_options = self
            .options
            .as_object()
            .is_none_or(serde_json::Map::is_empty);
        let options = if no_options {
            String::new()
        } else {
            format!(" --options '{}'", self.options)
        };
        let start = self
            .start
            .as_ref()
            .map_or_else(String::new, |file| format!(" --start {file}"));
        format!(
            "pantheon tune {} --seats {}{options}{start} --games {} --players {} --rounds {} --rivals {} --trial {} --seed {}",
            table.title(),
            table.seats(),
            self.games,
            self.players,
            self.rounds,
            self.rivals,
            self.trial,
            self.seed
        )
    }

    /// Whether it can be done at this table, and done again.
    pub fn check(&self, table: &dyn Tunable) -> Result<(), TuneError> {
        if table.seats() < 2 {
            return Err(TuneError::Alone);
        }
        for player in [&self.players, &self.rivals] {
            if !player.is_repeatable() {
                return Err(TuneError::NotRepeatable(player.to_string()));
            }
        }
        Ok(())
    }
}
