//! What the entries of a record told.

use pantheon_engine::{Input, RecordEntry, Viewer};
use pantheon_games::{AnyMatch, Happening, ShelfError};
use pantheon_wire::{Ending, Happened, News};

use super::{HUMAN, Opened};
use crate::position::heard;

/// Puts an entry into a game; answers what it told.
pub(super) fn put_in(
    game: &mut dyn AnyMatch,
    entry: &RecordEntry,
) -> Result<Vec<Happening>, ShelfError> {
    match &entry.input {
        Input::Act { seat, action } => game.act(*seat, action, entry.at),
        Input::Tick => game.tick(entry.at),
        Input::Undo { to } => {
            game.rewind(*to, entry.at)?;
            Ok(Vec::new())
        }
    }
}

impl Opened {
    /// What an entry told a viewer; the set-up for 0.
    pub(super) fn news(&self, entry: u32, viewer: Viewer) -> News {
        let told = &self.told[entry as usize];
        let last = entry == self.record.footer.entries;
        let outcome = self.record.footer.outcome.clone().filter(|_| last);
        let title = self.here.1.info();
        News {
            seq: entry + 1,
            at: self.time(entry),
            what: self.what(entry),
            step: Some(self.steps[entry as usize]),
            events: heard(told, viewer),
            ending: outcome.as_ref().map(|_| Ending::Finished),
            result: outcome.as_ref().and_then(|outcome| outcome.result(&title)),
            outcome,
        }
    }

    fn entry(&self, entry: u32) -> Option<&RecordEntry> {
        self.record.entries.get((entry as usize).checked_sub(1)?)
    }

    fn time(&self, entry: u32) -> u64 {
        self.entry(entry).map_or(0, |entry| entry.at)
    }

    fn what(&self, entry: u32) -> Happened {
        match self.entry(entry).map(|entry| &entry.input) {
            None => Happened::Began,
            Some(Input::Act { seat, .. }) => Happened::Acted {
                seat: seat.number(),
                bot: self.record.header.seats[seat.index()].kind != HUMAN,
            },
            Some(Input::Tick) => Happened::Ticked,
            Some(Input::Undo { to }) => Happened::TookBack {
                seat: self.taken_back(entry, *to),
                to: *to,
            },
        }
    }

    /// Whose step it was that was taken back first: the record doesn't say who asked for it.
    fn taken_back(&self, undo: u32, to: u32) -> u8 {
        let mut steps = Vec::new();
        for entry in &self.record.entries[..undo as usize - 1] {
            match &entry.input {
                Input::Act { seat, .. } => steps.push(seat.number()),
                // Nobody's step: it counts as the first seat's.
                Input::Tick => steps.push(0),
                Input::Undo { to } => steps.truncate(*to as usize),
            }
        }
        steps.get(to as usize).copied().unwrap_or_default()
    }
}
