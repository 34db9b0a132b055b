//! What things are called: buildings, columns, gods, endings.

use pantheon_engine::Message;

use crate::kind::Colour;
use crate::numbers::Gift;
use crate::state::Ending;

/// A wooden building's name.
pub(crate) fn piece(colour: Colour) -> Message {
    Message::new(match colour {
        Colour::Maritime => "de-piece-maritime",
        Colour::Production => "de-piece-production",
        Colour::Scientific => "de-piece-scientific",
        Colour::Civil => "de-piece-civil",
        Colour::Military => "de-piece-military",
        Colour::Temple => "de-piece-temple",
    })
}

/// A column's name.
pub(crate) fn column(colour: Colour) -> Message {
    Message::new(match colour {
        Colour::Maritime => "de-column-maritime",
        Colour::Production => "de-column-production",
        Colour::Scientific => "de-column-scientific",
        Colour::Civil => "de-column-civil",
        Colour::Military => "de-column-military",
        Colour::Temple => "de-column-temple",
    })
}

/// The god of a colour.
pub(crate) fn god(colour: Colour) -> Message {
    Message::new(match colour {
        Colour::Maritime => "de-god-neptune",
        Colour::Production => "de-god-ceres",
        Colour::Scientific => "de-god-minerva",
        Colour::Civil => "de-god-vesta",
        Colour::Military => "de-god-mars",
        Colour::Temple => "de-god-jupiter",
    })
}

/// What a god gives for so many cards.
pub(crate) fn gift(gift: Gift, colour: Colour) -> Message {
    Message::new(match colour {
        Colour::Maritime => "de-gift-neptune",
        Colour::Production => "de-gift-ceres",
        Colour::Scientific => "de-gift-minerva",
        Colour::Civil => "de-gift-vesta",
        Colour::Military => "de-gift-mars",
        Colour::Temple => "de-gift-jupiter",
    })
    .number("count", gift.count)
    .number("gold", gift.gold)
    .number("points", gift.points)
}

/// What ended the game.
pub(crate) fn ending(ending: Ending) -> Message {
    Message::new(match ending {
        Ending::Temples => "de-end-temples",
        Ending::Villages => "de-end-villages",
        Ending::Exhaustion => "de-end-exhaustion",
        Ending::RoundLimit => "de-end-round-limit",
    })
}
