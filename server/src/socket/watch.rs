//! A table that a client watches.

use std::sync::Arc;
use std::time::Duration;

use pantheon_tables::{Tables, Who};
use pantheon_wire::{Problem, Seq, Spectators, TableId, TableInfo};
use tokio::time::Instant;

use crate::live::Present;

/// How often it is looked whether something has become old enough for those who may only see what is.
pub(super) const LOOK_AGAIN: Duration = Duration::from_secs(1);

/// A table that a client watches.
#[derive(Debug, Default)]
pub(super) struct Watch {
    /// What opens it.
    pub(super) key: Option<String>,
    /// The last place that the client was told.
    pub(super) since: Option<Seq>,
    /// That the client's person is there, if they sit there.
    pub(super) present: Option<Present>,
    /// The seats of those who are away, as the client was told.
    away: Arc<[u8]>,
    /// How far behind the client is kept.
    delay: Duration,
    /// Until when something that happened may become old enough to be told.
    pending_until: Option<Instant>,
}

impl Watch {
    /// A table that the client has seen up to a place.
    pub(super) fn new(key: Option<String>, since: Option<Seq>) -> Self {
        Self {
            key,
            since,
            ..Self::default()
        }
    }

    /// What the client missed, as it is sent; nothing if it missed nothing. It counts as told.
    pub(super) async fn missed(
        &mut self,
        tables: &Tables,
        who: &Who,
        table: &TableId,
    ) -> Result<Option<Arc<str>>, Problem> {
        let key = self.key.as_deref();
        let news = tables.frame(Some(who), table, key, self.since).await?;
        Ok(news.map(|(seq, text)| {
            self.since = Some(seq);
            text
        }))
    }

    /// Looks at who the client is at the table: how far behind they are kept, and whether it counts that they are there.
    /// It does for those who sit there or made it; and where only bots sit, for anybody.
    pub(super) fn look_at(&mut self, who: &Who, info: &TableInfo) -> bool {
        let sits = info
            .seats
            .iter()
            .any(|seat| seat.user.as_ref() == Some(&who.id));
        self.delay = match info.spectators {
            Spectators::Welcome { delay } if !sits => Duration::from_secs(delay.into()),
            _ => Duration::ZERO,
        };
        let only_bots = info.seats.iter().all(|seat| seat.user.is_none());
        sits || info.host == who.id || only_bots
    }

    /// The seats of those who are away, if the client is to be told. Who is kept behind isn't told what is now.
    pub(super) fn absent(&mut self, away: Arc<[u8]>) -> Option<Vec<u8>> {
        if away == self.away || !self.delay.is_zero() {
            return None;
        }
        self.away = away;
        Some(self.away.to_vec())
    }

    /// Something happened: some time later it is old enough to be told.
    pub(super) fn note_change(&mut self, now: Instant) {
        if !self.delay.is_zero() {
            self.pending_until = Some(now + self.delay + LOOK_AGAIN);
        }
    }

    /// Whether something may become old enough to be told.
    pub(super) fn is_pending(&self) -> bool {
        self.pending_until.is_some()
    }

    /// Whether to look now if something is old enough. The last look is when all must be.
    pub(super) fn is_due(&mut self, now: Instant) -> bool {
        let Some(until) = self.pending_until else {
            return false;
        };
        if until <= now {
            self.pending_until = None;
        }
        true
    }
}
