//! What speaks for a player: how far the pieces are, where they rest, and what the next throws may do to them.

use pantheon_engine::{Game as _, Seat};
use pantheon_games::royal_game_of_ur::{DICE, Player, RoyalGameOfUr, SQUARES, Square, State};

/// The features' names, in the order in which they are written.
pub(super) const NAMES: &[&str] = &[
    "progress",
    "home",
    "entered",
    "turn",
    "middle-rosette",
    "own-rosette",
    "rosette-chance",
    "hit-chance",
    "near-risk",
    "far-risk",
];

/// How likely a throw of exactly so many is.
const CHANCES: [f32; DICE as usize + 1] = [1.0 / 16.0, 0.25, 0.375, 0.25, 1.0 / 16.0];

/// Writes what speaks for this player. Nothing depends on what the dice show now: that is luck, and soon gone.
pub(super) fn write(rules: &RoyalGameOfUr, state: &State, seat: Seat, out: &mut [f32]) {
    let look = Look {
        rules,
        own: state.player(seat),
        other: state.player(RoyalGameOfUr::other(seat)),
    };
    let turn = state.ending.is_none() && state.turn == seat;
    let values: [f32; NAMES.len()] = [
        f32::from(look.own.progress()),
        f32::from(look.own.home),
        f32::from(look.own.on.len()),
        f32::from(u8::from(turn)),
        look.resting(true),
        look.resting(false),
        look.rosette_chance(),
        look.hit_chance(),
        look.risk(0),
        look.risk(DICE),
    ];
    out.copy_from_slice(&values);
}

/// A player's pieces and the other's.
struct Look<'a> {
    rules: &'a RoyalGameOfUr,
    own: &'a Player,
    other: &'a Player,
}

impl Look<'_> {
    /// Pieces on rosettes, on shared ones or on one's own.
    fn resting(&self, shared: bool) -> f32 {
        let content = self.rules.content();
        let resting = self.own.on.and(content.rosettes());
        let in_the_middle = resting.and(content.shared()).len();
        f32::from(if shared {
            in_the_middle
        } else {
            resting.len() - in_the_middle
        })
    }

    /// Whether a player has a piece so far before a square; those that wait are before the first.
    fn can_reach(player: &Player, square: Square, throw: u8) -> bool {
        match square.number().checked_sub(throw) {
            None => false,
            Some(0) => player.waiting > 0,
            Some(from) => Square::new(from).is_some_and(|from| player.on.contains(from)),
        }
    }

    /// How likely the next throw lets a piece land on one of these squares.
    fn chance_of(player: &Player, mut lands: impl FnMut(Square) -> bool) -> f32 {
        (1..=DICE)
            .filter(|&throw| {
                Square::all().any(|square| lands(square) && Self::can_reach(player, square, throw))
            })
            .map(|throw| CHANCES[usize::from(throw)])
            .sum()
    }

    /// How likely the next throw brings another one.
    fn rosette_chance(&self) -> f32 {
        let rosettes = self.rules.content().rosettes();
        let shared = self.rules.content().shared();
        Self::chance_of(self.own, |square| {
            let held = self.other.on.and(shared).contains(square);
            rosettes.contains(square) && !self.own.on.contains(square) && !held
        })
    }

    /// How likely the next throw sends a piece back.
    fn hit_chance(&self) -> f32 {
        Self::chance_of(self.own, |square| {
            Self::open(self.rules, self.other, square)
        })
    }

    /// Whether a player has a piece on a square where it can be sent back.
    fn open(rules: &RoyalGameOfUr, player: &Player, square: Square) -> bool {
        let content = rules.content();
        player.on.and(content.shared()).contains(square) && !content.safe().contains(square)
    }

    /// What the other player's next throw, or the throw after one of `more`, may cost on average: squares that would
    /// have to be gone again.
    fn risk(&self, more: u8) -> f32 {
        Square::all()
            .filter(|&square| Self::open(self.rules, self.own, square))
            .map(|square| {
                let chance: f32 = (1..=DICE)
                    .filter(|&throw| Self::can_reach(self.other, square, more + throw))
                    .map(|throw| CHANCES[usize::from(throw)])
                    .sum();
                chance * f32::from(square.number())
            })
            .sum::<f32>()
            / f32::from(SQUARES)
    }
}
