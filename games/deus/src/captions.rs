//! What the cards of a table are called, cost and do, for whoever draws them.

use pantheon_engine::{Game, Message};
use serde::Serialize;

use crate::card::Design;
use crate::card_text::cost;
use crate::effect::Effect;
use crate::rules::Deus;

/// What the cards of a table say.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Captions {
    /// Every design in the order of the data file.
    pub cards: Vec<CardCaption>,
}

/// What a card says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
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

#[cfg(test)]
mod tests {
    use pantheon_engine::Content as _;

    use super::*;
    use crate::{CitySize, Content, Count, Options};

    fn counted(size: CitySize) -> Vec<Count> {
        let options = Options {
            city_size: Some(size),
            ..Options::default()
        };
        let rules = Deus::new(Content::built_in().into(), options, 2).unwrap();
        let cards = rules.all_captions().cards;
        cards.iter().filter_map(|card| card.effect.per()).collect()
    }

    #[test]
    fn de_s1_a_drawn_card_counts_regions_as_the_table_reads_them() {
        let exactly = counted(CitySize::Exactly);
        assert!(exactly.contains(&Count::Regions(1)));
        // Four are the most that are told apart.
        assert!(exactly.contains(&Count::RegionsOfAtLeast(4)));
        let or_more = counted(CitySize::AtLeast);
        assert!(or_more.contains(&Count::RegionsOfAtLeast(1)));
        let exact = |count: &Count| matches!(count, Count::Regions(_));
        assert!(!or_more.iter().any(exact));
        assert!(!exactly.contains(&Count::Regions(4)));
    }
}
