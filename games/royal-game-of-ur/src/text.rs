//! How the Royal Game of Ur speaks.

use pantheon_engine::{Message, Seat, Speak};

use crate::action::Action;
use crate::event::Event;
use crate::rules::RoyalGameOfUr;
use crate::square::Square;
use crate::view::View;

/// What a player's pieces are called: the light ones or the dark ones.
pub(crate) fn side(seat: Seat) -> Message {
    Message::new(if seat == Seat::FIRST {
        "ur-side-light"
    } else {
        "ur-side-dark"
    })
}

fn at(message: Message, name: &'static str, square: Square) -> Message {
    message.number(name, square.number())
}

/// A move of the piece on a square, or of one that waits. What the throw doesn't allow is said without where it leads.
fn say_move(view: &View, from: Option<Square>) -> Message {
    let Some(it) = view.move_from(from) else {
        return match from {
            None => Message::new("ur-action-enter"),
            Some(from) => at(Message::new("ur-action-move"), "from", from),
        };
    };
    let [enter, go] = match (it.sends_back, it.throws_again) {
        (false, false) => ["ur-action-enter-on", "ur-action-move-to"],
        (true, false) => ["ur-action-enter-sending", "ur-action-move-sending"],
        (false, true) => ["ur-action-enter-again", "ur-action-move-again"],
        (true, true) => ["ur-action-enter-both", "ur-action-move-both"],
    };
    match (from, it.to) {
        (None, None) => Message::new("ur-action-enter"),
        (None, Some(to)) => at(Message::new(enter), "to", to),
        (Some(from), Some(to)) => at(at(Message::new(go), "from", from), "to", to),
        (Some(from), None) => at(Message::new("ur-action-bear-off"), "from", from),
    }
}

impl Speak for RoyalGameOfUr {
    // Its board shows pictures, and nothing that wants words.
    type Captions = ();

    fn captions(&self) {}

    fn ask(&self, view: &View, _seat: Seat) -> Message {
        let key = match (view.threw, view.moves.is_empty()) {
            (0, _) => "ur-ask-nothing",
            (_, true) => "ur-ask-stuck",
            (_, false) => "ur-ask-move",
        };
        Message::new(key).number("threw", view.threw)
    }

    fn say_action(&self, view: &View, _seat: Seat, action: Action) -> Message {
        match action {
            Action::Enter | Action::Move(_) => say_move(view, action.from()),
            Action::Pass => Message::new("ur-action-pass"),
        }
    }

    pantheon_engine::speech_parts!();
}
