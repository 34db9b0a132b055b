//! Who is at which table now.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use pantheon_tables::Tables;
use pantheon_wire::{TableId, UserId};
use tokio_util::sync::CancellationToken;

/// How many are written down with one call.
const PAGE: usize = 500;

/// Who is at which table now, by how many sockets.
#[derive(Debug, Default)]
pub(crate) struct Presence {
    at: Mutex<HashMap<(TableId, UserId), u32>>,
}

impl Presence {
    /// Somebody is at a table until the answer is dropped.
    pub(crate) fn arrive(self: &Arc<Self>, table: &TableId, user: &UserId) -> Present {
        let key = (table.clone(), user.clone());
        let mut at = self.at.lock().unwrap_or_else(PoisonError::into_inner);
        *at.entry(key.clone()).or_default() += 1;
        Present {
            presence: Arc::clone(self),
            key,
        }
    }

    fn all(&self) -> Vec<(TableId, UserId)> {
        let at = self.at.lock().unwrap_or_else(PoisonError::into_inner);
        at.keys().cloned().collect()
    }

    /// Writes down now and then who is where, until the server stops.
    pub(crate) async fn write_down(
        &self,
        tables: &Tables,
        every: Duration,
        stop: &CancellationToken,
    ) {
        loop {
            tokio::select! {
                biased;
                () = stop.cancelled() => return,
                () = tokio::time::sleep(every) => {}
            }
            for page in self.all().chunks(PAGE) {
                if let Err(problem) = tables.seen(page).await {
                    tracing::warn!(%problem, "who is at which table can't be written down");
                    break;
                }
            }
        }
    }
}

/// Somebody is at a table as long as this lives.
#[derive(Debug)]
pub(crate) struct Present {
    presence: Arc<Presence>,
    key: (TableId, UserId),
}

impl Drop for Present {
    fn drop(&mut self) {
        let mut at = self
            .presence
            .at
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = at.get_mut(&self.key) {
            *count -= 1;
            if *count == 0 {
                at.remove(&self.key);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn somebody_is_there_until_their_last_socket_leaves() {
        let presence = Arc::new(Presence::default());
        let (table, user) = (TableId::from("t"), UserId::from("u"));
        let one = presence.arrive(&table, &user);
        let two = presence.arrive(&table, &user);
        drop(one);
        assert_eq!(presence.all(), [(table, user)]);
        drop(two);
        assert!(presence.all().is_empty());
    }
}
