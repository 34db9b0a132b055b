//! What a row told, and who may know it.

use pantheon_engine::{Audience, Message, Outcome, Seat, Viewer};
use pantheon_games::{Happening, Written};
use pantheon_wire::{Ending, Happened, News, Seq, ToldEvent, WallMillis};

use super::{Eyes, read};
use crate::fact::Row;

/// A row that was made, and what it told. The life has already moved on: if the row doesn't become durable, the life
/// must be dropped.
#[derive(Clone, Debug)]
pub struct Lived {
    /// The row, to be appended to the log.
    pub row: Row,
    /// What it told.
    pub full_news: FullNews,
}

/// All the news of a row, with who may know which. [`FullNews::news`] is what may be told.
#[derive(Clone, Debug)]
pub struct FullNews {
    /// Its place.
    pub seq: Seq,
    /// When the row was made.
    pub at: WallMillis,
    pub(super) what: Happened,
    /// How many steps the game has now, if that has changed.
    pub(super) step: Option<u32>,
    pub(super) told: Vec<Happening>,
    pub(super) ending: Option<Ending>,
    pub(super) outcome: Option<Outcome>,
    pub(super) result: Option<Message>,
}

impl FullNews {
    /// What these eyes may know of it.
    pub fn news(&self, eyes: Eyes) -> News {
        read(&self.written(eyes))
    }

    /// The same, to be sent on as it is.
    pub(crate) fn written(&self, eyes: Eyes) -> News<Written> {
        let events = self.told.iter().filter_map(|told| {
            Some(ToldEvent {
                seats: eyes.who_may_know(told.to)?,
                event: told.event.clone(),
                text: told.text.clone(),
            })
        });
        News {
            seq: self.seq,
            at: self.at,
            what: self.what.clone(),
            step: self.step,
            events: events.collect(),
            ending: self.ending,
            outcome: self.outcome.clone(),
            result: self.result.clone(),
        }
    }
}

impl Eyes {
    /// Which of the seats may know what was told to these: none named if all may, nothing if none may. Who holds
    /// several seats is told for each of them what it may know, for it may be another person who looks with it.
    fn who_may_know(self, to: Audience) -> Option<Vec<u8>> {
        if self.viewers().all(|viewer| to.includes(viewer)) {
            return Some(Vec::new());
        }
        let may = |seat: &Seat| to.includes(Viewer::Seat(*seat));
        let seats: Vec<u8> = self.0.iter().filter(may).map(Seat::number).collect();
        (!seats.is_empty()).then_some(seats)
    }
}
