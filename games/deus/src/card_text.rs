//! What a card is called, costs and does, made from the same data as its effect: the two can't disagree.

use pantheon_engine::{Game, Message};

use crate::card::Design;
use crate::effect::{Armies, Cost, Count, Effect, Gain};
use crate::kind::Resource;
use crate::names::{column, piece};
use crate::options::CitySize;
use crate::rules::Deus;

/// So many of something.
pub(crate) fn amount(count: impl Into<i64>, what: Message) -> Message {
    Message::new("de-amount")
        .number("count", count)
        .word("what", what)
}

/// A cost as a list of amounts.
pub(crate) fn cost(cost: Cost) -> Vec<Message> {
    let resources = Resource::ALL.into_iter().zip(cost.resources());
    let mut list: Vec<Message> = resources
        .filter(|&(_, count)| count > 0)
        .map(|(kind, count)| amount(count, kind.word()))
        .collect();
    if cost.gold > 0 {
        list.push(amount(cost.gold, Message::new("de-gold")));
    }
    list
}

impl Deus {
    /// A card's name. Names come from the data file, so each language picks its own.
    pub fn card_name(&self, card: Design) -> Message {
        let name = |language: &str| {
            self.content()
                .find(card)
                .and_then(|face| face.name.get(language))
                .cloned()
                .unwrap_or_default()
        };
        Message::new("de-name")
            .text("en", name("en"))
            .text("pt", name("pt-BR"))
    }

    /// What a card does.
    pub fn card_text(&self, card: Design) -> Message {
        self.content().find(card).map_or_else(
            || Message::new("de-no-card"),
            |face| self.effect(face.effect),
        )
    }

    /// A card's name, cost and effect.
    pub fn card_in_full(&self, card: Design) -> Message {
        let price = self
            .content()
            .find(card)
            .map_or_else(Vec::new, |face| cost(face.cost));
        Message::new("de-card")
            .word("name", self.card_name(card))
            .list("cost", price)
            .word("text", self.card_text(card))
    }

    fn effect(&self, effect: Effect) -> Message {
        match effect {
            Effect::Buy { price, most } => Message::new("de-effect-buy")
                .number("price", price)
                .number("most", most),
            Effect::Sell {
                resource: sold,
                most,
                gain,
            } => Message::new("de-effect-sell")
                .with("resource", sold)
                .number("most", most)
                .word("gain", gained(gain)),
            Effect::Exchange {
                resource: given,
                most,
            } => Message::new("de-effect-exchange")
                .with("resource", given)
                .number("most", most),
            Effect::Harvest {
                resource: taken,
                amount: count,
                per,
            } => Message::new("de-effect-harvest")
                .word("what", amount(count, taken.word()))
                .word("per", self.per(per, 1)),
            Effect::HarvestOne { amount } => {
                Message::new("de-effect-harvest-one").number("amount", amount)
            }
            Effect::HarvestEach { most } => {
                Message::new("de-effect-harvest-each").number("most", most)
            }
            Effect::Draw { cards, per } => self
                .once_or_per("de-effect-draw", "de-effect-draw-per", per)
                .number("cards", cards),
            Effect::Gain {
                pieces,
                cards: 0,
                per,
            } => self
                .once_or_per("de-effect-gain", "de-effect-gain-per", per)
                .number("pieces", pieces),
            Effect::Gain { pieces, cards, per } => self
                .once_or_per(
                    "de-effect-gain-and-draw",
                    "de-effect-gain-and-draw-per",
                    per,
                )
                .number("pieces", pieces)
                .number("cards", cards),
            Effect::Swap { pieces, cards: 0 } => {
                Message::new("de-effect-swap-for-pieces").number("pieces", pieces)
            }
            Effect::Swap { pieces: 0, cards } => {
                Message::new("de-effect-swap-for-cards").number("cards", cards)
            }
            Effect::Swap { pieces, cards } => Message::new("de-effect-swap-for-both")
                .number("pieces", pieces)
                .number("cards", cards),
            Effect::Activate { column: kind } => {
                Message::new("de-effect-activate").word("column", column(kind.colour()))
            }
            Effect::Earn { gain, per, every } => Message::new("de-effect-earn")
                .word("gain", gained(gain))
                .word("per", self.per(per, every)),
            Effect::March { armies, steps } => Message::new(match armies {
                Armies::One => "de-effect-march-one",
                Armies::Each => "de-effect-march-each",
            })
            .number("steps", steps),
            Effect::Raid { points } => Message::new("de-effect-raid").number("points", points),
            Effect::Tax { building, gold } => Message::new("de-effect-tax")
                .word("piece", piece(building.colour()))
                .number("gold", gold),
            Effect::Rob { building, points } => Message::new("de-effect-rob")
                .word("piece", piece(building.colour()))
                .number("points", points),
            Effect::Score { points, per, every } => Message::new("de-effect-score")
                .number("points", points)
                .number("most", self.content().numbers.scoring.temple_most)
                .word("per", self.per(per, every)),
        }
    }

    /// What happens once, or for every thing counted.
    fn once_or_per(
        &self,
        once: &'static str,
        for_every: &'static str,
        per: Option<Count>,
    ) -> Message {
        match per {
            None => Message::new(once),
            Some(per) => Message::new(for_every).word("per", self.per(per, 1)),
        }
    }

    /// What is counted, as what stands behind "for every".
    fn per(&self, per: Count, every: u8) -> Message {
        let message = |key: &'static str| Message::new(key).number("every", every);
        match per {
            Count::Production(kind) => message("de-per-production").with("terrain", kind),
            Count::Regions(4..) => message("de-per-regions-of-four"),
            Count::Regions(size) => message(match self.city_size() {
                CitySize::Exactly => "de-per-regions-exactly",
                CitySize::AtLeast => "de-per-regions-at-least",
            })
            .number("size", size),
            Count::RegionsOfAtLeast(size) => {
                message("de-per-regions-at-least").number("size", size)
            }
            Count::Occupied(kind) => message("de-per-occupied").with("terrain", kind),
            Count::Controlled => message("de-per-controlled"),
            Count::PiecesOn(kind) => message("de-per-pieces-on").with("terrain", kind),
            Count::Pieces(kind) => message("de-per-pieces").word("piece", piece(kind.colour())),
            Count::Sets => message("de-per-sets"),
            Count::Gold => message("de-per-gold"),
            Count::TempleCards => message("de-per-temple-cards"),
            Count::ExposedVillages => message("de-per-exposed-villages"),
        }
    }
}

/// Gold or points.
fn gained(gain: Gain) -> Message {
    match gain {
        Gain::Gold(gold) => amount(gold, Message::new("de-gold")),
        Gain::Points(points) => amount(points, Message::new("de-points")),
    }
}
