//! Sessions that sockets are open for, and which of them others have ended.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use pantheon_store::{PeopleStore, TokenHash};
use pantheon_tables::StoreError;
use pantheon_wire::WallMillis;

/// How many sessions are asked for with one call.
const PAGE: usize = 500;
/// How many calls there are in one round. The next goes on where this one ended.
const PAGES: usize = 10;

/// The sessions that sockets are open for.
#[derive(Debug, Default)]
pub(crate) struct OpenSessions {
    open: Mutex<BTreeMap<TokenHash, usize>>,
}

/// A socket is open for a session as long as this lives.
#[derive(Debug)]
pub(crate) struct OpenSession {
    sessions: Arc<OpenSessions>,
    hash: TokenHash,
}

impl OpenSessions {
    fn open(&self) -> MutexGuard<'_, BTreeMap<TokenHash, usize>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A socket is open for a session until the answer is dropped.
    pub(crate) fn enter(self: &Arc<Self>, hash: TokenHash) -> OpenSession {
        *self.open().entry(hash).or_default() += 1;
        OpenSession {
            sessions: Arc::clone(self),
            hash,
        }
    }

    /// The sessions after one, at most so many.
    fn page(&self, after: Option<TokenHash>) -> Vec<TokenHash> {
        use std::ops::Bound::{Excluded, Unbounded};
        let from = after.map_or(Unbounded, Excluded);
        let open = self.open();
        let page = open.range((from, Unbounded)).take(PAGE);
        page.map(|(hash, _)| *hash).collect()
    }
}

impl Drop for OpenSession {
    fn drop(&mut self) {
        let mut open = self.sessions.open();
        if let Some(count) = open.get_mut(&self.hash) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.hash);
            }
        }
    }
}

/// Asks the store in rounds which sessions have ended. A process that ends one tells its own sockets at once; this is
/// for what other processes end.
#[derive(Default)]
pub(crate) struct Rounds {
    after: Option<TokenHash>,
}

impl Rounds {
    /// One round: the open sessions that have ended.
    pub(crate) async fn ended(
        &mut self,
        sessions: &OpenSessions,
        people: &dyn PeopleStore,
        now: WallMillis,
    ) -> Result<Vec<TokenHash>, StoreError> {
        let mut ended = Vec::new();
        for _ in 0..PAGES {
            let page = sessions.page(self.after);
            if !page.is_empty() {
                let alive = people.open_sessions(&page, now).await?;
                ended.extend(page.iter().filter(|hash| !alive.contains(hash)));
            }
            let last = page.len() < PAGE;
            self.after = page.last().copied().filter(|_| !last);
            if last {
                break;
            }
        }
        Ok(ended)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hash(n: usize) -> TokenHash {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&n.to_be_bytes());
        TokenHash(bytes)
    }

    #[test]
    fn a_session_is_open_until_its_last_socket_is_closed() {
        let sessions = Arc::new(OpenSessions::default());
        let one = sessions.enter(hash(1));
        let two = sessions.enter(hash(1));
        drop(one);
        assert_eq!(sessions.page(None), [hash(1)]);
        drop(two);
        assert!(sessions.page(None).is_empty());
    }

    #[tokio::test]
    async fn rounds_come_to_every_session() {
        let people = pantheon_store::MemoryPeople::default();
        let sessions = Arc::new(OpenSessions::default());
        let count = PAGE * PAGES + 7;
        let _open: Vec<_> = (0..count).map(|n| sessions.enter(hash(n))).collect();
        let mut rounds = Rounds::default();
        let first = rounds.ended(&sessions, &people, 0).await.unwrap();
        assert_eq!(first.len(), PAGE * PAGES, "nobody here has a session");
        let second = rounds.ended(&sessions, &people, 0).await.unwrap();
        assert_eq!(second.len(), 7);
        let again = rounds.ended(&sessions, &people, 0).await.unwrap();
        assert_eq!(again.len(), PAGE * PAGES);
    }
}
