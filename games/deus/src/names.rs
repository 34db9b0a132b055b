//! What things are called: buildings, columns, gods, resources, terrains, endings.

use pantheon_engine::Message;

use crate::kind::{Colour, Resource, Terrain};
use crate::numbers::Gods;
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
pub(crate) fn gift(gods: Gods, colour: Colour, count: u8) -> Message {
    Message::new(match colour {
        Colour::Maritime => "de-gift-neptune",
        Colour::Production => "de-gift-ceres",
        Colour::Scientific => "de-gift-minerva",
        Colour::Civil => "de-gift-vesta",
        Colour::Military => "de-gift-mars",
        Colour::Temple => "de-gift-jupiter",
    })
    .number("count", count)
    .number("gold", u16::from(gods.gold) * u16::from(count))
    .number("points", gods.points[usize::from(count > 1)])
}

/// A resource's name.
pub(crate) fn resource(resource: Resource) -> Message {
    Message::new(match resource {
        Resource::Wood => "de-resource-wood",
        Resource::Clay => "de-resource-clay",
        Resource::Stone => "de-resource-stone",
        Resource::Wheat => "de-resource-wheat",
    })
}

/// A terrain's name.
pub(crate) fn terrain(terrain: Terrain) -> Message {
    Message::new(match terrain {
        Terrain::Field => "de-terrain-field",
        Terrain::Forest => "de-terrain-forest",
        Terrain::Swamp => "de-terrain-swamp",
        Terrain::Mountain => "de-terrain-mountain",
        Terrain::Sea => "de-terrain-sea",
        Terrain::Village => "de-terrain-village",
    })
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
