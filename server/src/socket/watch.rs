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
    /// How far behind the client is kept.
    delay: Duration,
    /// Until when something that happened may become old enough to be told.
    ripens_until: Option<Instant>,
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

    /// Looks at who the client is at the table: whether they sit there, and how far behind they are kept.
    pub(super) fn look_at(&mut self, who: &Who, info: &TableInfo) -> bool {
        let sits = info
            .seats
            .iter()
            .any(|seat| seat.user.as_ref() == Some(&who.id));
        self.delay = match info.spectators {
            Spectators::Welcome { delay } if !sits => Duration::from_secs(delay.into()),
            _ => Duration::ZERO,
        };
        sits
    }

    /// Something happened: some time later it is old enough to be told.
    pub(super) fn ripen(&mut self, now: Instant) {
        if !self.delay.is_zero() {
            self.ripens_until = Some(now + self.delay + LOOK_AGAIN);
        }
    }

    /// Whether something may become old enough to be told.
    pub(super) fn ripens(&self) -> bool {
        self.ripens_until.is_some()
    }

    /// Whether to look now if something is old enough. The last look is when all must be.
    pub(super) fn is_ripe(&mut self, now: Instant) -> bool {
        let Some(until) = self.ripens_until else {
            return false;
        };
        if until <= now {
            self.ripens_until = None;
        }
        true
    }
}
