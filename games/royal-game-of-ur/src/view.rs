//! What anybody may know of a position: in the Royal Game of Ur, all of it.
//!
//! The next throw is not drawn before it is needed, so nothing is hidden. A view still is a type of its own, made for
//! readers: it tells what the throw allows and what would come of it.

use pantheon_engine::{Rng, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::rules::{Landing, RoyalGameOfUr};
use crate::square::{Square, SquareSet};
use crate::state::{Ending, PLAYERS, Player, State};
use crate::throw::Throw;

/// Where one player's pieces are.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerView {
    /// Pieces that are not on the board yet, or were sent back.
    pub waiting: u8,
    /// The squares of their way that have a piece.
    pub on: SquareSet,
    /// Pieces that have been borne off.
    pub home: u8,
    /// How many squares all pieces have gone together.
    pub progress: u16,
}

/// A move that the throw allows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MoveView {
    /// Where the piece is; nowhere if it waits.
    pub from: Option<Square>,
    /// Where it gets to; nowhere if it is borne off.
    pub to: Option<Square>,
    /// Whether it sends a piece of the other player back.
    pub sends_back: bool,
    /// Whether its player throws again.
    pub throws_again: bool,
}

/// What anybody may know of a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// With how many pieces each player races.
    pub pieces: u8,
    /// Both players by seat.
    pub players: [PlayerView; PLAYERS],
    /// Who began.
    pub first: Seat,
    /// Whose throw it is.
    pub turn: Seat,
    /// What each of the dice shows: a marked corner or not.
    pub dice: Throw,
    /// How many marked corners they show together.
    pub threw: u8,
    /// How often they were thrown.
    pub throws: u16,
    /// What the throw allows.
    pub moves: Vec<MoveView>,
    /// How the game ended, once it has.
    pub ending: Option<Ending>,
}

impl View {
    pub(crate) fn of(rules: &RoyalGameOfUr, state: &State, _viewer: Viewer) -> Self {
        let player = |player: Player| PlayerView {
            waiting: player.waiting,
            on: player.on,
            home: player.home,
            progress: player.progress(),
        };
        let moves = if state.ending.is_some() {
            Vec::new()
        } else {
            rules.moves_shown(state)
        };
        Self {
            pieces: rules.pieces(),
            players: state.players.map(player),
            first: state.first,
            turn: state.turn,
            dice: state.throw,
            threw: state.throw.count(),
            throws: state.throws,
            moves,
            ending: state.ending,
        }
    }

    pub(crate) fn imagine(&self, _rules: &RoyalGameOfUr, _rng: &mut Rng) -> State {
        let player = |player: &PlayerView| Player {
            waiting: player.waiting,
            on: player.on,
            home: player.home,
        };
        State {
            players: self.players.each_ref().map(player),
            first: self.first,
            turn: self.turn,
            throw: self.dice,
            throws: self.throws,
            ending: self.ending,
        }
    }

    /// A player's pieces.
    pub fn player(&self, seat: Seat) -> &PlayerView {
        &self.players[seat.index() % PLAYERS]
    }

    /// The move of the piece on a square, or of one that waits, if the throw allows it.
    pub fn move_from(&self, from: Option<Square>) -> Option<MoveView> {
        self.moves.iter().copied().find(|it| it.from == from)
    }
}

impl RoyalGameOfUr {
    fn moves_shown(&self, state: &State) -> Vec<MoveView> {
        use pantheon_engine::Game as _;
        let shown = |from: Option<Square>| {
            let landing = self.landing(state, from).ok()?;
            let to = match landing {
                Landing::On(square) => Some(square),
                Landing::Off => None,
            };
            Some(MoveView {
                from,
                to,
                sends_back: self.sends_back(state, landing),
                throws_again: to.is_some_and(|to| self.content().rosettes().contains(to)),
            })
        };
        self.moves(state)
            .filter_map(|action| shown(action.from()))
            .collect()
    }
}
