//! One game of the arena, played through a [`Host`].

use std::sync::Arc;

use pantheon_engine::{Digest, Record, RecordedSeat, Seat, Seed};
use pantheon_games::ShelfError;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::arena::entrant::Entrant;
use crate::arena::plan::GameId;
use crate::host::Host;
use crate::judge::Judge;
use crate::judged::Judged;

/// One game to be played. It decides everything but the time that bots take.
#[derive(Clone, Debug)]
pub struct GameRequest<'a> {
    /// The table's options that differ from their defaults.
    pub options: &'a Value,
    /// Who sits where.
    pub seating: Vec<&'a Entrant>,
    /// The seed of the whole arena.
    pub seed: u64,
    /// Which game it is.
    pub game: GameId,
}

/// How a game went for one seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatResult {
    /// The place: 1 for the winner, equal for a shared place.
    pub rank: u8,
    /// The final score.
    pub points: i32,
    /// How often the bot had to choose.
    pub decisions: u32,
    /// How long it thought in all, in microseconds.
    pub micros: u64,
    /// How long it thought about one decision at most, in microseconds.
    pub longest: u64,
    /// What went wrong with it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub troubles: Vec<String>,
}

/// A game that was played.
#[derive(Clone, Debug)]
pub struct ArenaGame {
    /// How many steps it took.
    pub steps: u32,
    /// How it went, by seat.
    pub seats: Vec<SeatResult>,
    /// The game, to be played again and checked.
    pub record: Record,
}

/// Why a game can't be played.
#[derive(Debug, thiserror::Error)]
pub enum ArenaError {
    /// The table can't be set up.
    #[error(transparent)]
    Setup(#[from] ShelfError),
    /// The game stopped before its end.
    #[error("the game isn't over after {0} steps")]
    NotOver(u32),
    /// The rules or a bot panicked.
    #[error("deal {}, group {}, rotation {}: panicked: {said}", .game.deal, .game.group, .game.rotation)]
    Panic {
        /// In which game.
        game: GameId,
        /// What it said.
        said: String,
    },
}

impl GameRequest<'_> {
    /// How many sit at the table.
    pub fn seats(&self) -> u8 {
        self.seating.len() as u8
    }

    /// The luck of the table: the same for every group and rotation of a deal.
    fn deal(&self) -> Seed {
        Seed::from_phrase(&format!("arena {} deal {}", self.seed, self.game.deal))
    }

    /// The moments at which bots act where several may: as for the luck, the same for the whole deal.
    fn pace(&self) -> u64 {
        self.number(&[b"pace"])
    }

    /// The luck of the bot in a seat. It depends on who plays, not on who else takes part in the arena.
    fn luck(&self, seat: Seat) -> u64 {
        let place = [self.game.rotation, seat.number()];
        let mut parts: Vec<&[u8]> = vec![b"bot", &place];
        parts.extend(self.seating.iter().map(|entrant| entrant.name.as_bytes()));
        self.number(&parts)
    }

    fn number(&self, what: &[&[u8]]) -> u64 {
        let (seed, deal) = (self.seed.to_le_bytes(), self.game.deal.to_le_bytes());
        let mut parts: Vec<&[u8]> = vec![b"pantheon arena", &seed, &deal];
        parts.extend(what);
        let digest = Digest::of(&parts);
        let first = digest.bytes().first_chunk().expect("a digest has 32 bytes");
        u64::from_le_bytes(*first)
    }

    fn names(&self) -> Vec<RecordedSeat> {
        let seat = |entrant: &&Entrant| RecordedSeat {
            name: entrant.name.clone(),
            kind: entrant.spec.to_string(),
        };
        self.seating.iter().map(seat).collect()
    }
}

/// Plays one game at a table with these rules.
pub fn play_game<G: Judged>(
    rules: Arc<G>,
    request: &GameRequest<'_>,
) -> Result<ArenaGame, ArenaError> {
    let judge = Judge::<G>::default();
    let mut bots: Vec<_> = Seat::all(request.seats())
        .zip(&request.seating)
        .map(|(seat, entrant)| entrant.spec.seat(&judge, request.luck(seat)))
        .collect();
    let finished = Host::new(rules, request.deal(), request.pace(), &mut bots).play();
    let game = &finished.game;
    let outcome = game
        .rules()
        .outcome(game.state())
        .ok_or(ArenaError::NotOver(game.steps()))?;
    let micros = |time: std::time::Duration| u64::try_from(time.as_micros()).unwrap_or(u64::MAX);
    let seat = |seat: Seat| {
        let thinking = finished.thinking[seat.index()];
        let troubles = finished.troubles.iter();
        SeatResult {
            rank: outcome.rank(seat).unwrap_or(request.seats()),
            points: outcome.points(seat).unwrap_or_default(),
            decisions: thinking.decisions,
            micros: micros(thinking.total),
            longest: micros(thinking.longest),
            troubles: troubles
                .filter(|(whose, _)| *whose == seat)
                .map(|(_, trouble)| trouble.clone())
                .collect(),
        }
    };
    Ok(ArenaGame {
        steps: game.steps(),
        seats: Seat::all(request.seats()).map(seat).collect(),
        record: Record::of(game, request.names()).expect("a game of the arena forgets nothing"),
    })
}
