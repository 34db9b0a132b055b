//! Counting divine influence (FG-X): cities, Kingdoms, the largest and the most of them.

use std::borrow::Cow;

use pantheon_engine::{Message, Party, ScoreLine, Seat};

use super::FourGods;
use super::ranking::shares;
use crate::kingdoms::Kingdom;
use crate::state::State;
use crate::terrain::{Colour, God};

/// What a marker gains, and what for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Gain {
    pub(super) colour: Colour,
    pub(super) points: i32,
    reason: Reason,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Reason {
    Cities { count: u8 },
    Destroyed { count: u8 },
    Kingdom(Kingdom),
    Largest { god: God, tiles: u8 },
    Number { god: God, count: u8 },
}

impl Reason {
    const fn parts(self) -> (&'static str, &'static str, &'static str) {
        match self {
            Self::Cities { .. } => ("cities", "FG-X1", "fg-why-cities"),
            Self::Destroyed { .. } => ("destroyed", "FG-X1", "fg-why-destroyed"),
            Self::Kingdom(_) => ("kingdoms", "FG-X3", "fg-why-kingdom"),
            Self::Largest { .. } => ("largest", "FG-X5", "fg-why-largest"),
            Self::Number { .. } => ("number", "FG-X6", "fg-why-number"),
        }
    }
}

impl Gain {
    pub(super) fn line(&self, owner: Seat) -> Option<ScoreLine> {
        let (category, rule, key) = self.reason.parts();
        let why = Message::new(key).with("colour", self.colour);
        let why = match self.reason {
            Reason::Cities { count } | Reason::Destroyed { count } => why.number("count", count),
            Reason::Kingdom(kingdom) => why
                .with("terrain", kingdom.terrain)
                .text("cell", kingdom.cell.name())
                .number("tiles", kingdom.tiles)
                .number("free", kingdom.free_tiles())
                .number("prophets", kingdom.most()),
            Reason::Largest { god, tiles } => why.with("god", god).number("tiles", tiles),
            Reason::Number { god, count } => why.with("god", god).number("count", count),
        };
        (self.points > 0).then_some(ScoreLine {
            party: Party::Seat(owner),
            category: Cow::Borrowed(category),
            rule: Cow::Borrowed(rule),
            points: self.points,
            why,
        })
    }
}

impl FourGods {
    /// Everything that every colour gains, in the order of the four steps. Gods count only where they are known.
    pub(super) fn gains(&self, state: &State, gods_known: bool) -> Vec<Gain> {
        let mut gains = Vec::new();
        self.count_cities(state, &mut gains);
        Self::count_kingdoms(state, &mut gains);
        if gods_known {
            self.rank_gods(state, &mut gains);
        }
        gains
    }

    /// FG-X1: cities controlled, then cities destroyed.
    fn count_cities(&self, state: &State, gains: &mut Vec<Gain>) {
        let worth = self.terms.content.influence;
        for colour in Colour::ALL {
            let count = state.world.cities_of(colour);
            gains.push(Gain {
                colour,
                points: i32::from(count) * i32::from(worth.city),
                reason: Reason::Cities { count },
            });
            let count = state.razed[colour.index()];
            gains.push(Gain {
                colour,
                points: i32::from(count) * i32::from(worth.destroyed),
                reason: Reason::Destroyed { count },
            });
        }
    }

    /// FG-X2, FG-X3, FG-X4: whoever has most prophets in a Kingdom gains its tiles without a prophet. FG-X12 has
    /// examples.
    fn count_kingdoms(state: &State, gains: &mut Vec<Gain>) {
        for kingdom in state.world.areas() {
            gains.extend(kingdom.leaders().map(|colour| Gain {
                colour,
                points: i32::from(kingdom.free_tiles()),
                reason: Reason::Kingdom(kingdom),
            }));
        }
    }

    /// FG-X5, FG-X6, FG-X11: the gods in play by their largest Kingdom, then by the number of their Kingdoms.
    fn rank_gods(&self, state: &State, gains: &mut Vec<Gain>) {
        let kingdoms = state.world.kingdoms();
        let in_play = Colour::ALL
            .map(|colour| state.owners[colour.index()].and_then(|_| state.god_of(colour)));
        let largest = in_play.map(|god| god.map(|god| kingdoms.largest(god.terrain())));
        let number = in_play.map(|god| god.map(|god| kingdoms.count(god.terrain())));
        let places = self.terms.content.influence.places;
        for (counts, by_size) in [(largest, true), (number, false)] {
            let earned = shares(counts, places);
            for colour in Colour::ALL {
                let index = colour.index();
                let (Some(god), Some(count)) = (in_play[index], counts[index]) else {
                    continue;
                };
                gains.push(Gain {
                    colour,
                    points: i32::from(earned[index]),
                    reason: if by_size {
                        Reason::Largest { god, tiles: count }
                    } else {
                        Reason::Number { god, count }
                    },
                });
            }
        }
    }
}
