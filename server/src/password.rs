//! Passwords: argon2id, on threads of their own, few at a time.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use tokio::sync::Semaphore;

use crate::device::Trier;
use crate::error::Failure;
use crate::metrics;
use crate::settings::LimitSettings;

/// Hashes passwords and checks them.
pub(crate) struct Passwords {
    /// For all others.
    strangers: Lane,
    /// For devices and sessions that are known: however many passwords others try, their owners don't wait for them.
    known: Lane,
    nobodys: String,
}

/// A queue of passwords.
struct Lane {
    at_once: Arc<Semaphore>,
    waiting: AtomicUsize,
    most_waiting: usize,
}

impl Passwords {
    /// With these limits.
    pub(crate) fn new(limits: &LimitSettings) -> Self {
        Self {
            strangers: Lane::new(limits),
            known: Lane::new(limits),
            nobodys: hash(b"nobody's").expect("argon2's own parameters are sound"),
        }
    }

    /// What is kept of a password.
    pub(crate) async fn hash(&self, password: String) -> Result<String, Failure> {
        let work = move || hash(password.as_bytes());
        self.strangers.work(work).await?
    }

    /// Whether a password is the one that this was kept of. Where nothing was kept it is false, and takes as long.
    pub(crate) async fn fits(
        &self,
        trier: Trier,
        password: String,
        kept: Option<String>,
    ) -> Result<bool, Failure> {
        let lane = match trier {
            Trier::Stranger(_) => &self.strangers,
            Trier::Known(_) => &self.known,
        };
        let is_somebodys = kept.is_some();
        let kept = kept.unwrap_or_else(|| self.nobodys.clone());
        let fits = lane
            .work(move || {
                PasswordHash::new(&kept).is_ok_and(|kept| {
                    Argon2::default()
                        .verify_password(password.as_bytes(), &kept)
                        .is_ok()
                })
            })
            .await?;
        Ok(fits && is_somebodys)
    }
}

impl Lane {
    fn new(limits: &LimitSettings) -> Self {
        Self {
            at_once: Arc::new(Semaphore::new(limits.hashes_at_once.max(1))),
            waiting: AtomicUsize::new(0),
            most_waiting: limits.hashes_waiting,
        }
    }

    async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Failure> {
        let _place = Place::take(&self.waiting, self.most_waiting)?;
        let permit = Arc::clone(&self.at_once)
            .acquire_owned()
            .await
            .map_err(|_| Failure::internal())?;
        // The permit goes along: a request that is given up doesn't make room before its thread is done.
        let working = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            work()
        });
        working.await.map_err(|_| Failure::internal())
    }
}

fn hash(password: &[u8]) -> Result<String, Failure> {
    let hash = Argon2::default().hash_password(password).map_err(|why| {
        tracing::error!(%why, "passwords: hashing failed, answered with status 500");
        Failure::internal()
    })?;
    Ok(hash.to_string())
}

/// A place in the queue, free again when dropped.
struct Place<'a>(&'a AtomicUsize);

impl<'a> Place<'a> {
    fn take(waiting: &'a AtomicUsize, most: usize) -> Result<Self, Failure> {
        let place = Self(waiting);
        if waiting.fetch_add(1, Ordering::Relaxed) >= most {
            metrics::refused("hashes-waiting");
            return Err(Failure::busy());
        }
        Ok(place)
    }
}

impl Drop for Place<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use pantheon_store::TokenHash;
    use pantheon_wire::Code;

    use super::*;

    fn stranger() -> Trier {
        Trier::Stranger(std::net::IpAddr::from([192, 0, 2, 1]).into())
    }

    #[tokio::test]
    async fn who_is_known_does_not_wait_for_strangers() {
        let passwords = Passwords::new(&LimitSettings {
            hashes_waiting: 1,
            ..LimitSettings::default()
        });
        let kept = passwords.hash("open sesame".to_owned()).await.unwrap();
        let known = Trier::Known(TokenHash([7; 32]));
        let _busy = Arc::clone(&passwords.strangers.at_once)
            .acquire_owned()
            .await;
        let _waits = Place::take(&passwords.strangers.waiting, 1).unwrap();
        let fits = |trier| passwords.fits(trier, "open sesame".to_owned(), Some(kept.clone()));
        assert_eq!(fits(known).await, Ok(true));
        let refused = fits(stranger()).await.unwrap_err();
        assert_eq!(refused.problem().code, Code::Busy);
    }

    #[tokio::test]
    async fn only_the_right_password_fits() {
        let passwords = Passwords::new(&LimitSettings::default());
        let kept = passwords.hash("open sesame".to_owned()).await.unwrap();
        assert!(kept.starts_with("$argon2id$v=19$"));
        let fits = |password: &str, kept: Option<&str>| {
            passwords.fits(stranger(), password.to_owned(), kept.map(str::to_owned))
        };
        assert!(fits("open sesame", Some(&kept)).await.unwrap());
        assert!(!fits("open sesam", Some(&kept)).await.unwrap());
        assert!(!fits("nobody's", None).await.unwrap());
        assert!(!fits("", Some("not a hash")).await.unwrap());
        let again = passwords.hash("open sesame".to_owned()).await.unwrap();
        assert_ne!(kept, again, "each has salt of its own");
    }

    #[tokio::test]
    async fn the_queue_is_bounded() {
        let passwords = Passwords::new(&LimitSettings {
            hashes_waiting: 0,
            ..LimitSettings::default()
        });
        let refused = passwords.hash("x".to_owned()).await.unwrap_err();
        assert_eq!(refused.problem().code, Code::Busy);
    }
}
