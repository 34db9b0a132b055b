//! What the cards of a table are called, cost and do, for whoever draws them.

use pantheon_engine::{Game, Message};

use crate::card::Design;
use crate::card_text::cost;
use crate::effect::Effect;
use crate::rules::Deus;

pantheon_engine::captions! {
    /// What the cards of a table say.
    pub struct Captions {
        /// Every design in the order of the data file.
        pub cards: Vec<CardCaption>,
    }

    /// What a card says.
    pub struct CardCaption {
        /// Its name.
        pub name: Message,
        /// What it costs, an amount each.
        pub cost: Vec<Message>,
        /// What it does.
        pub text: Message,
        /// The same for drawing, as this table reads the sizes of regions.
        pub effect: Effect,
    }
}

impl Deus {
    pub(crate) fn all_captions(&self) -> Captions {
        let caption = |card: Design| {
            let face = self.content().face(card);
            CardCaption {
                name: self.card_name(card),
                cost: cost(face.cost),
                text: self.card_text(card),
                effect: face.effect.as_read(self.city_size()),
            }
        };
        Captions {
            cards: self.content().designs().map(caption).collect(),
        }
    }
}
