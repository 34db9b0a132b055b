//! What holds in every position of the Royal Game of Ur.

use pantheon_engine::{Game, Seat, ensure};

use crate::rules::RoyalGameOfUr;
use crate::state::{Ending, State};

pantheon_engine::laws! { RoyalGameOfUr:
    "no piece is lost or made" => pieces,
    "no shared square has pieces of both" => squares,
    "the game is over when somebody has all pieces home, and only then or by the limit" => ends,
}

fn pieces(rules: &RoyalGameOfUr, state: &State) -> Result<(), String> {
    Seat::all(rules.seats()).try_for_each(|seat| {
        let player = state.player(seat);
        let all = player.waiting + player.on.len() + player.home;
        ensure(all == rules.pieces(), || {
            format!("seat {seat} has {all} pieces")
        })
    })
}

fn squares(rules: &RoyalGameOfUr, state: &State) -> Result<(), String> {
    let [one, other] = state.players.map(|player| player.on);
    let both = one.and(other).and(rules.content().shared());
    ensure(both.is_empty(), || format!("both are on {both:?}"))
}

fn ends(rules: &RoyalGameOfUr, state: &State) -> Result<(), String> {
    let home = Seat::all(rules.seats()).any(|seat| state.player(seat).home == rules.pieces());
    ensure(home == (state.ending == Some(Ending::AllHome)), || {
        format!("all home is {home}, and the ending {:?}", state.ending)
    })
}
