//! The board in sentences, what matters most first.

use pantheon_engine::{Game, Message, Seat};

use crate::rules::RoyalGameOfUr;
use crate::square::{Square, SquareSet};
use crate::text::side;
use crate::view::View;

/// The numbers of some squares.
fn numbers(squares: SquareSet) -> Vec<Message> {
    let number = |square: Square| Message::new("ur-number").number("number", square.number());
    squares.iter().map(number).collect()
}

impl RoyalGameOfUr {
    /// The throw, then each player: how many pieces wait and are home, and where the others are.
    pub(crate) fn board_text(&self, view: &View) -> Vec<Message> {
        let mut told = Vec::new();
        if view.ending.is_none() {
            told.push(
                Message::new("ur-tell-throw")
                    .seat("who", view.turn)
                    .number("threw", view.threw),
            );
        }
        for seat in Seat::all(self.seats()) {
            let player = view.player(seat);
            told.push(
                Message::new("ur-tell-player")
                    .seat("who", seat)
                    .word("side", side(seat))
                    .number("waiting", player.waiting)
                    .number("home", player.home)
                    .number("pieces", view.pieces),
            );
            let own = player.on.minus(self.content().shared());
            let middle = player.on.and(self.content().shared());
            for (key, squares) in [("ur-tell-own", own), ("ur-tell-middle", middle)] {
                if !squares.is_empty() {
                    told.push(
                        Message::new(key)
                            .seat("who", seat)
                            .list("squares", numbers(squares)),
                    );
                }
            }
        }
        told
    }
}
