//! The feed of a table: its life with what it told of late, for all who look on.

use std::collections::VecDeque;
use std::sync::Arc;

use pantheon_games::Written;
use pantheon_wire::{News, Position, Seq, TableUpdate, UserId, WallMillis};
use serde::Serialize;

use crate::fact::Row;
use crate::life::{Eyes, FullNews, Life, LifeError, read};

/// How many rows back somebody may be and still be told exactly what they missed.
const RECENT: usize = 64;
/// How many of the latest rows are told to whoever is told everything anew.
const LATEST: usize = 24;
/// How many texts are kept for others who see the same.
const FRAMES: usize = 8;
/// How old a text may be and still be sent, in milliseconds: the server's clock is in it.
const STALE: u64 = 250;

/// The time, and by how much whoever looks is kept behind it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Now {
    pub(super) wall: WallMillis,
    pub(super) lag: u64,
    /// How much of the time since the last row nobody counted, as far as that is known.
    pub(super) lost: u64,
}

impl Now {
    /// The moment that is shown.
    pub(super) const fn shown(self) -> WallMillis {
        self.wall.saturating_sub(self.lag)
    }

    /// The moment that clocks show then: they don't count what they are about to get back.
    const fn counted(self) -> WallMillis {
        self.shown().saturating_sub(self.lost)
    }
}

/// A life with what it told of late.
pub(super) struct Feed {
    pub(super) life: Life,
    recent: VecDeque<FullNews>,
    frames: Vec<Frame>,
}

/// A frame that tells news of a table, as [`pantheon_wire::ServerFrame`] writes it.
#[derive(Serialize)]
struct TableFrame {
    table: TableUpdate<Written>,
}

/// A text that all who see the same share.
struct Frame {
    after: Seq,
    eyes: Eyes,
    member: bool,
    now: WallMillis,
    text: Arc<str>,
}

impl Feed {
    pub(super) const fn new(life: Life) -> Self {
        Self {
            life,
            recent: VecDeque::new(),
            frames: Vec::new(),
        }
    }

    /// Lives a durable row.
    pub(super) fn relive(&mut self, row: &Row) -> Result<(), LifeError> {
        let full_news = self.life.relive(row)?;
        self.note(full_news);
        Ok(())
    }

    /// A row that the life has lived has become durable.
    pub(super) fn note(&mut self, full_news: FullNews) {
        if self.recent.len() == RECENT {
            self.recent.pop_front();
        }
        self.recent.push_back(full_news);
        self.frames.clear();
    }

    /// Keeps what an earlier life of the same table told, where it leads up to what this one did.
    pub(super) fn inherit(&mut self, earlier: Self) {
        let first = self.recent.front().map_or(self.life.seq() + 1, |t| t.seq);
        let mut told = earlier.recent;
        told.retain(|full_news| full_news.seq < first);
        if told.back().is_some_and(|last| last.seq + 1 == first) {
            told.append(&mut self.recent);
            while told.len() > RECENT {
                told.pop_front();
            }
            self.recent = told;
        }
    }

    /// The place after which everything is still known.
    fn known_after(&self) -> Seq {
        self.recent
            .front()
            .map_or(self.life.seq(), |full_news| full_news.seq - 1)
    }

    /// What these eyes may know of the rows after a place, at most so many; nothing if they aren't all known any more.
    pub(super) fn news(&self, eyes: Eyes, after: Seq, limit: usize) -> Option<Vec<News>> {
        let told = || self.recent.iter().filter(|full_news| full_news.seq > after);
        (after >= self.known_after()).then(|| {
            told()
                .take(limit)
                .map(|full_news| full_news.news(eyes))
                .collect()
        })
    }

    /// The place that an update follows: the last one seen, or 0 where everything is to be told anew.
    fn after(&self, since: Option<Seq>) -> Seq {
        since
            .filter(|&since| since >= self.known_after() && since <= self.life.seq())
            .unwrap_or(0)
    }

    /// What somebody missed since a place; nothing if they missed nothing.
    pub(super) fn update(
        &self,
        user: Option<&UserId>,
        since: Option<Seq>,
        now: Now,
    ) -> Option<TableUpdate> {
        self.written(user, since, now).map(|update| read(&update))
    }

    fn written(
        &self,
        user: Option<&UserId>,
        since: Option<Seq>,
        now: Now,
    ) -> Option<TableUpdate<Written>> {
        let seq = self.life.seq();
        if since == Some(seq) {
            return None;
        }
        let eyes = self.life.eyes(user);
        let after = self.after(since);
        let skipped = if after == 0 {
            self.recent.len().saturating_sub(LATEST)
        } else {
            0
        };
        let news = self.recent.iter().skip(skipped);
        Some(TableUpdate {
            table: self.life.id().clone(),
            after,
            seq,
            now: now.wall,
            news: news
                .filter(|full_news| full_news.seq > after)
                .map(|full_news| full_news.written(eyes))
                .collect(),
            info: self.life.info_at(user, now.wall),
            position: self
                .life
                .written_position(eyes, now.counted())
                .map(|shown| Position {
                    // What is to come comes as much later as everything else.
                    deadline: shown
                        .deadline
                        .map(|at| at.saturating_add(now.lag + now.lost)),
                    ..shown
                }),
        })
    }

    /// The same as a text, shared by all who see the same.
    pub(super) fn frame(
        &mut self,
        user: Option<&UserId>,
        since: Option<Seq>,
        now: Now,
    ) -> Option<(Seq, Arc<str>)> {
        let seq = self.life.seq();
        if since == Some(seq) {
            return None;
        }
        let eyes = self.life.eyes(user);
        let member = user.is_some_and(|user| self.life.is_member(user));
        let after = self.after(since);
        let same = |frame: &&Frame| {
            frame.after == after
                && frame.eyes == eyes
                && frame.member == member
                && now.wall.abs_diff(frame.now) <= STALE
        };
        if let Some(frame) = self.frames.iter().find(same) {
            return Some((seq, Arc::clone(&frame.text)));
        }
        let table = self.written(user, since, now)?;
        let text: Arc<str> = serde_json::to_string(&TableFrame { table })
            .expect("a frame is plain data with string keys")
            .into();
        if self.frames.len() == FRAMES {
            self.frames.remove(0);
        }
        self.frames.push(Frame {
            after,
            eyes,
            member,
            now: now.wall,
            text: Arc::clone(&text),
        });
        Some((seq, text))
    }
}
