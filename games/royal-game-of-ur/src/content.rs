//! What the board, the dice and the pieces are, typed.

use std::sync::Arc;

use pantheon_engine::{Content as EngineContent, ContentError, Document, Edition};
use serde::{Deserialize, Serialize};

use crate::options::Length;
use crate::square::{SQUARES, Square, SquareSet};
use crate::throw::DICE;

const BOARD: &str = "board.toml";

/// Whose a square is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Ground {
    /// Each player has such a square for themselves.
    Own,
    /// There is one, and both ways lead over it.
    Shared,
}

/// What is inlaid in a square. Only rosettes do anything (UR-S3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Motif {
    /// A flower of eight petals.
    Rosette,
    /// Four pairs of eyes.
    Eyes,
    /// Dots in circles.
    Circles,
    /// Five dots.
    FiveDots,
}

pantheon_engine::printed! {
    /// A square of the way as the data file tells it.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Place {
        /// Its column, from the left.
        pub column: u8,
        /// Its row, from the player's own side; the middle row is 1.
        pub row: u8,
        /// Whose it is.
        pub ground: Ground,
        /// What is inlaid in it.
        pub motif: Motif,
        /// Whether a piece on it can't be sent back (UR-M4).
        pub safe: bool,
    }

    /// How many pieces each player has, by the length of the game.
    #[derive(Clone, Copy, Debug)]
    pub(crate) struct Pieces {
        full: u8,
        short: u8,
        quick: u8,
    }

    #[derive(Clone, Copy, Debug)]
    pub(crate) struct Dice {
        count: u8,
    }

    /// `board.toml`.
    #[derive(Clone, Debug)]
    pub(crate) struct BoardFile {
        pieces: Pieces,
        dice: Dice,
        square: Vec<Place>,
    }
}

/// The content of a table.
#[derive(Clone, Debug)]
pub struct Content {
    pieces: Pieces,
    places: [Place; SQUARES as usize],
    shared: SquareSet,
    rosettes: SquareSet,
    safe: SquareSet,
    edition: Arc<Edition>,
}

impl Content {
    /// How many pieces each player has (UR-S1).
    pub const fn pieces(&self, length: Length) -> u8 {
        match length {
            Length::Full => self.pieces.full,
            Length::Short => self.pieces.short,
            Length::Quick => self.pieces.quick,
        }
    }

    /// Where a square is and what it shows.
    pub const fn place(&self, square: Square) -> &Place {
        &self.places[square.index()]
    }

    /// The squares that both ways lead over (UR-S2).
    pub const fn shared(&self) -> SquareSet {
        self.shared
    }

    /// The squares with a rosette (UR-S3).
    pub const fn rosettes(&self) -> SquareSet {
        self.rosettes
    }

    /// The squares on which a piece can't be sent back (UR-M4).
    pub const fn safe(&self) -> SquareSet {
        self.safe
    }
}

fn invalid(why: impl Into<String>) -> ContentError {
    ContentError::invalid(BOARD, why)
}

impl EngineContent for Content {
    pantheon_engine::content_files!("royal-game-of-ur": "board.toml");

    fn read(document: &Document) -> Result<Self, ContentError> {
        let BoardFile {
            pieces,
            dice,
            square,
        } = document.parse(BOARD)?;
        let listed = square.len();
        let places: [Place; SQUARES as usize] = square
            .try_into()
            .map_err(|_| invalid(format!("a way has {SQUARES} squares, not {listed}")))?;
        let which = |holds: fn(&Place) -> bool| -> SquareSet {
            Square::all()
                .filter(|square| holds(&places[square.index()]))
                .collect()
        };
        let content = Self {
            pieces,
            places,
            shared: which(|place| place.ground == Ground::Shared),
            rosettes: which(|place| place.motif == Motif::Rosette),
            safe: which(|place| place.safe),
            edition: Arc::clone(document.edition()),
        };
        content.check(dice)?;
        Ok(content)
    }

    fn edition(&self) -> &Arc<Edition> {
        &self.edition
    }
}

impl Content {
    fn check(&self, dice: Dice) -> Result<(), ContentError> {
        if dice.count != DICE {
            return Err(invalid(format!(
                "{DICE} dice are thrown, not {}",
                dice.count
            )));
        }
        for length in Length::ALL {
            if !(1..=SQUARES).contains(&self.pieces(length)) {
                return Err(invalid(format!("a player has 1 to {SQUARES} pieces")));
            }
        }
        for square in Square::all() {
            let place = self.place(square);
            let middle = place.row == 1;
            let twice = Square::all().any(|other| {
                other != square
                    && (self.place(other).column, self.place(other).row)
                        == (place.column, place.row)
            });
            let why = match (twice, place.row > 1, middle, place.ground) {
                (true, ..) => "two squares are in one place",
                (_, true, ..) => "a way leads over two rows, its own and the middle one",
                (_, _, true, Ground::Own) | (_, _, false, Ground::Shared) => {
                    "the middle row is shared, and nothing else is"
                }
                _ => continue,
            };
            return Err(invalid(format!("square {}: {why}", square.number())));
        }
        Ok(())
    }
}
