//! What a row told, and who may know it.

use pantheon_engine::{Audience, Outcome, SeatSet};
use pantheon_games::Happening;
use pantheon_wire::{Ending, Happened, News, Seq, ToldEvent, WallMillis};

use super::Eyes;
use crate::fact::Row;

/// A row that was made, and what it told. The life has already moved on: if the row doesn't become durable, the life
/// must be dropped.
#[derive(Clone, Debug)]
pub struct Lived {
    /// The row.
    pub row: Row,
    /// What it told.
    pub tidings: Tidings,
}

/// What a row told, with who may know it.
#[derive(Clone, Debug)]
pub struct Tidings {
    /// Its place.
    pub seq: Seq,
    /// When.
    pub at: WallMillis,
    pub(super) what: Happened,
    pub(super) told: Vec<Happening>,
    pub(super) ending: Option<Ending>,
    pub(super) outcome: Option<Outcome>,
}

impl Tidings {
    /// What these eyes may know of it.
    pub fn news(&self, eyes: Eyes) -> News {
        let events = self
            .told
            .iter()
            .filter(|told| eyes.may_know(told.to))
            .map(|told| ToldEvent {
                event: told.event.clone(),
                text: told.text.clone(),
            });
        News {
            seq: self.seq,
            at: self.at,
            what: self.what.clone(),
            events: events.collect(),
            ending: self.ending,
            outcome: self.outcome.clone(),
        }
    }
}

impl Eyes {
    /// Whether they may know what was told to these. Who holds several seats is told once: what is told to one seat
    /// and otherwise to all others is the former.
    fn may_know(self, to: Audience) -> bool {
        let holds_one = |seats: SeatSet| self.0.iter().any(|seat| seats.contains(seat));
        match to {
            Audience::Everyone => true,
            Audience::Only(seats) => holds_one(seats),
            Audience::Except(seats) => !holds_one(seats),
        }
    }
}
