//! The puzzles of a title as they ship: lines of JSON, each game followed by its puzzles.

use pantheon_engine::{Seat, Seed};
use pantheon_games::{AnyMatch, Happening, Setup, ShelfError, title};
use serde::{Deserialize, Serialize};

use super::puzzle::{Deal, Played, Puzzle};

/// Puzzles and the games that they are taken from.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Collection {
    /// The games.
    pub deals: Vec<Deal>,
    /// The puzzles.
    pub puzzles: Vec<Puzzle>,
}

/// Why a puzzle can't be had.
#[derive(Debug, thiserror::Error)]
pub enum PuzzleError {
    /// A line isn't one of a collection.
    #[error("line {line}: {why}")]
    Line {
        /// Which line, from 1.
        line: usize,
        /// Why.
        why: serde_json::Error,
    },
    /// There is no such puzzle.
    #[error("there is no puzzle {0:?}")]
    Unknown(String),
    /// The game that it is taken from isn't there, or not far enough.
    #[error("the game of puzzle {0:?} isn't there")]
    NoDeal(String),
    /// Its game can't be played again.
    #[error(transparent)]
    Shelf(#[from] ShelfError),
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Line {
    Deal(Deal),
    Puzzle(Box<Puzzle>),
}

impl Collection {
    /// Reads a collection.
    pub fn parse(text: &str) -> Result<Self, PuzzleError> {
        let mut collection = Self::default();
        for (number, line) in text.lines().enumerate() {
            let read = serde_json::from_str(line).map_err(|why| PuzzleError::Line {
                line: number + 1,
                why,
            })?;
            match read {
                Line::Deal(deal) => collection.deals.push(deal),
                Line::Puzzle(puzzle) => collection.puzzles.push(*puzzle),
            }
        }
        Ok(collection)
    }

    /// The collection as text.
    pub fn to_text(&self) -> String {
        let mut text = String::new();
        for deal in &self.deals {
            text += &line(deal);
            let own = self
                .puzzles
                .iter()
                .filter(|puzzle| puzzle.from == deal.deal);
            own.for_each(|puzzle| text += &line(puzzle));
        }
        text
    }

    /// A puzzle by its name.
    pub fn find(&self, id: &str) -> Result<&Puzzle, PuzzleError> {
        let found = self.puzzles.iter().find(|puzzle| puzzle.id == id);
        found.ok_or_else(|| PuzzleError::Unknown(id.to_owned()))
    }

    /// The game that a puzzle is taken from.
    pub fn deal_of(&self, puzzle: &Puzzle) -> Result<&Deal, PuzzleError> {
        let found = self.deals.iter().find(|deal| deal.deal == puzzle.from);
        found
            .filter(|deal| deal.play.len() >= puzzle.at as usize)
            .ok_or_else(|| PuzzleError::NoDeal(puzzle.id.clone()))
    }

    /// The position of a puzzle of this title, under the rules and with the content that its game was played with.
    pub fn open(&self, id: &str, puzzle: &Puzzle) -> Result<Box<dyn AnyMatch>, PuzzleError> {
        self.open_telling(id, puzzle, |_, _, _| ())
    }

    /// The same, and tells what happened on the way there: the game as it was then, who acted, and what that told.
    pub fn open_telling(
        &self,
        id: &str,
        puzzle: &Puzzle,
        mut each: impl FnMut(&dyn AnyMatch, Option<Seat>, Vec<Happening>),
    ) -> Result<Box<dyn AnyMatch>, PuzzleError> {
        let deal = self.deal_of(puzzle)?;
        let title = title(id)?.with_digest(deal.content)?.under(deal.rules)?;
        let mut game = title.set_up(&Setup {
            seats: deal.seats,
            options: deal.options.clone(),
            seed: Seed::from_phrase(&deal.seed),
            entropy: Vec::new(),
        })?;
        for played in &deal.play[..puzzle.at as usize] {
            let (by, told) = match played {
                Played::Tick((at,)) => (None, game.tick(*at)?),
                Played::Act(seat, action) => (Some(*seat), game.act(*seat, action, game.time())?),
                Played::Timed(seat, action, at) => (Some(*seat), game.act(*seat, action, *at)?),
            };
            each(game.as_ref(), by, told);
        }
        Ok(game)
    }
}

fn line(value: &impl Serialize) -> String {
    let mut line = serde_json::to_string(value).expect("puzzles are plain data");
    line.push('\n');
    line
}
