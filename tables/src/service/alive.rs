//! A table in memory.

use std::collections::BTreeMap;

use pantheon_wire::{Seq, Status, WallMillis};

use super::feed::Feed;
use crate::fact::{Fact, Row, Summary};
use crate::life::{FullNews, LastSeen, Life, LifeError};

/// How often a life that goes on forgets what it needn't remember, in rows.
const FORGET_EVERY: Seq = 16;

/// A table in memory: its life, and what follows from it.
pub(super) struct Alive {
    /// The life, and what it told.
    pub(super) feed: Feed,
    /// The table as those see it who are to be behind the game.
    pub(super) behind: Option<Behind>,
    /// When somebody last did something here, or looked on, as far as this process knows.
    attended: WallMillis,
    /// When people were last here, as far as it was read. They may have been here since.
    pub(super) seen: LastSeen,
    /// What is kept beside the log, if we know.
    pub(super) summary: Option<Summary>,
    /// How many rows follow the newest snapshot, as far as we know.
    pub(super) unkept: u32,
    /// When seats last acted, or began to be a bot's.
    acted: BTreeMap<u8, WallMillis>,
    /// The same for those that haven't.
    idle_since: WallMillis,
}

/// A life that is behind the table's.
pub(super) struct Behind {
    pub(super) feed: Feed,
    /// When the next row happened that is held back, if one is known.
    pub(super) next: Option<WallMillis>,
}

impl Alive {
    /// A life that has lived all rows that we know.
    pub(super) fn new(life: Life) -> Self {
        Self {
            idle_since: life.at(),
            attended: life.began(),
            feed: Feed::new(life),
            behind: None,
            seen: LastSeen::new(),
            summary: None,
            unkept: 0,
            acted: BTreeMap::new(),
        }
    }

    /// The life.
    pub(super) const fn life(&self) -> &Life {
        &self.feed.life
    }

    /// The last place in its log.
    pub(super) const fn seq(&self) -> Seq {
        self.feed.life.seq()
    }

    /// Lives a durable row.
    pub(super) fn relive(&mut self, row: &Row) -> Result<(), LifeError> {
        self.feed.relive(row)?;
        self.summary = None;
        self.mark(row);
        Ok(())
    }

    /// A row that the life has lived has become durable.
    pub(super) fn note(&mut self, row: &Row, full_news: FullNews) {
        self.feed.note(full_news);
        self.mark(row);
        let over = self.life().status() == Status::Over;
        if over || row.seq.is_multiple_of(FORGET_EVERY) {
            self.feed.life.forget();
        }
    }

    /// Somebody is here now.
    pub(super) fn attend(&mut self, now: WallMillis) {
        self.attended = self.attended.max(now);
    }

    /// When somebody was last here.
    pub(super) fn attended(&self) -> WallMillis {
        let seen = self.seen.values().copied().max();
        self.attended.max(seen.unwrap_or(0))
    }

    fn mark(&mut self, row: &Row) {
        if row.by.is_some() {
            self.attend(row.at);
        }
        self.unkept += 1;
        match row.fact {
            Fact::Began | Fact::Resumed | Fact::Outage { .. } => {
                self.acted.clear();
                self.idle_since = row.at;
            }
            Fact::Acted { seat, .. } | Fact::SatIn { seat, .. } => {
                self.acted.insert(seat, row.at);
            }
            _ => {}
        }
    }

    /// Since when a seat has had time to think.
    pub(super) fn idle_since(&self, seat: u8) -> WallMillis {
        self.acted.get(&seat).copied().unwrap_or(self.idle_since)
    }

    /// A bot has looked and found that it had better wait.
    pub(super) fn looked(&mut self, seat: u8, now: WallMillis) {
        self.acted.insert(seat, now);
    }

    /// Keeps what an earlier life of the same table told.
    pub(super) fn inherit(&mut self, earlier: Self) {
        self.feed.inherit(earlier.feed);
        self.attend(earlier.attended);
        self.behind = earlier.behind;
        self.seen = earlier.seen;
    }
}
