//! Backups that the server makes by itself, every so often.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use pantheon_store::{Lock, Store};

use crate::app::App;

/// How often it is looked whether a backup is due.
const LOOK: Duration = Duration::from_mins(1);
/// How long after one that failed the next is tried.
const RETRY: Duration = Duration::from_mins(10);
/// How the names of these backups begin. What is called otherwise in the folder isn't ours to remove.
const PREFIX: &str = "pantheon-";

/// How backups are to be made.
#[derive(Clone, Debug)]
pub struct BackupPlan {
    /// How long after the newest one the next is due.
    pub every: Duration,
    /// How many are kept; one at least.
    pub keep: usize,
    /// Where they go. It is made if it isn't there.
    pub folder: PathBuf,
    /// What they are encrypted with.
    pub lock: Option<Lock>,
}

/// How the last backup went, for those who ask how the server is.
#[derive(Debug, Default)]
pub(crate) struct BackupState {
    failed: AtomicBool,
}

impl BackupState {
    /// Whether the last one that was tried failed.
    pub(crate) fn has_failed(&self) -> bool {
        self.failed.load(Ordering::Relaxed)
    }
}

/// Starts to make backups by this plan, until the server stops.
pub fn schedule_backups(app: &App, store: Arc<Store>, plan: BackupPlan) {
    let (app, live) = (app.clone(), Arc::clone(app.live()));
    live.tasks().spawn("backups", async move {
        let stopping = app.live().stopping().clone();
        let mut failed_at: Option<Instant> = None;
        if let Some(at) = newest(&plan) {
            tell_when(at);
        }
        loop {
            let rests = failed_at.is_some_and(|at| at.elapsed() < RETRY);
            if !rests && is_due(&plan) {
                // Whoever stops the server doesn't wait for a large backup: what is half done has no name yet.
                tokio::select! {
                    biased;
                    () = stopping.cancelled() => return,
                    done = make(&store, &plan) => {
                        app.backups().failed.store(!done, Ordering::Relaxed);
                        failed_at = (!done).then(Instant::now);
                    }
                }
            }
            tokio::select! {
                biased;
                () = stopping.cancelled() => return,
                () = tokio::time::sleep(LOOK) => {}
            }
        }
    });
}

/// Makes one, and answers whether it is there.
async fn make(store: &Store, plan: &BackupPlan) -> bool {
    let begun = Instant::now();
    let name = name(SystemTime::now(), plan.lock.is_some());
    let file = plan.folder.join(&name);
    let made = match std::fs::create_dir_all(&plan.folder) {
        Ok(()) => store.backup(&file, plan.lock.as_ref()).await,
        Err(why) => Err(why.into()),
    };
    let folder = plan.folder.display();
    let outcome = match &made {
        Ok(()) => {
            let bytes = std::fs::metadata(&file).map_or(0, |file| file.len());
            let seconds = begun.elapsed().as_secs_f64();
            tracing::info!(%folder, name, bytes, seconds, "backup: written");
            #[expect(
                clippy::cast_precision_loss,
                reason = "a gauge is a float, and nobody weighs petabytes to the byte"
            )]
            let weight = bytes as f64;
            metrics::gauge!("pantheon_backup_bytes").set(weight);
            metrics::gauge!("pantheon_backup_seconds").set(seconds);
            tell_when(SystemTime::now());
            prune(plan);
            "done"
        }
        Err(why) if why.is_no_space() => {
            tracing::error!(%folder, %why, "backup: the disk is full, nothing was kept, retry in 10min");
            "no-space"
        }
        Err(why) => {
            tracing::error!(%folder, %why, "backup: failed, nothing was kept, retry in 10min");
            "failed"
        }
    };
    metrics::counter!("pantheon_backups_total", "outcome" => outcome).increment(1);
    made.is_ok()
}

/// Whether the newest backup is too old, or there is none.
fn is_due(plan: &BackupPlan) -> bool {
    // One that is from the future says nothing.
    let age = newest(plan).and_then(|at| at.elapsed().ok());
    age.is_none_or(|age| age >= plan.every)
}

/// When the newest backup was written.
fn newest(plan: &BackupPlan) -> Option<SystemTime> {
    let newest = backups(&plan.folder).pop()?;
    std::fs::metadata(newest)
        .and_then(|file| file.modified())
        .ok()
}

/// Tells when the newest backup was written, also after a start.
fn tell_when(at: SystemTime) {
    let since = at.duration_since(UNIX_EPOCH).unwrap_or_default();
    metrics::gauge!("pantheon_backup_last_timestamp_seconds").set(since.as_secs_f64());
}

/// Removes the oldest ones, and halves that a crash has left.
fn prune(plan: &BackupPlan) {
    let all = backups(&plan.folder);
    let old = all.len().saturating_sub(plan.keep.max(1));
    let halves = ours(&plan.folder)
        .into_iter()
        .filter(|path| ends(path, ".part"));
    for path in all.into_iter().take(old).chain(halves) {
        if let Err(why) = std::fs::remove_file(&path) {
            let path = path.display();
            tracing::warn!(%path, %why, "backup: removing an old one failed, retry after the next");
        }
    }
}

/// The backups of a folder, oldest first: their names tell when they were made.
fn backups(folder: &Path) -> Vec<PathBuf> {
    let mut all = ours(folder);
    all.retain(|path| ends(path, ".db") || ends(path, ".db.age"));
    all.sort();
    all
}

fn ours(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let paths = entries.map(|entry| entry.path());
    paths
        .filter(|path| {
            let name = path.file_name().and_then(|name| name.to_str());
            name.is_some_and(|name| name.starts_with(PREFIX))
        })
        .collect()
}

fn ends(path: &Path, end: &str) -> bool {
    path.to_str().is_some_and(|path| path.ends_with(end))
}

/// The name of a backup that is made now: later ones come later in the alphabet.
fn name(now: SystemTime, encrypted: bool) -> String {
    let seconds = now.duration_since(UNIX_EPOCH).unwrap_or_default().as_secs();
    let (days, rest) = (seconds / 86_400, seconds % 86_400);
    let (year, month, day) = date(days);
    let (hour, minute, second) = (rest / 3_600, rest / 60 % 60, rest % 60);
    let end = if encrypted { ".db.age" } else { ".db" };
    format!("{PREFIX}{year:04}{month:02}{day:02}T{hour:02}{minute:02}{second:02}Z{end}")
}

/// The date of a day, counted from the first of 1970: years begin in March here, so that a leap day is the last.
fn date(days: u64) -> (u64, u64, u64) {
    const FOUR_CENTURIES: u64 = 146_097;
    let since = days + 719_468;
    let (era, day) = (since / FOUR_CENTURIES, since % FOUR_CENTURIES);
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let (month, next_year) = if month < 10 {
        (month + 3, 0)
    } else {
        (month - 9, 1)
    };
    (era * 400 + year + next_year, month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_backup_is_named_after_its_moment() {
        let at = |seconds| name(UNIX_EPOCH + Duration::from_secs(seconds), false);
        assert_eq!(at(0), "pantheon-19700101T000000Z.db");
        assert_eq!(at(951_827_696), "pantheon-20000229T123456Z.db");
        assert_eq!(at(1_794_959_999), "pantheon-20261117T235959Z.db");
        assert_eq!(at(4_107_542_400), "pantheon-21000301T000000Z.db");
        assert!(name(UNIX_EPOCH, true).ends_with(".db.age"));
    }

    #[test]
    fn old_ones_and_halves_are_removed_and_nothing_else() {
        let folder = tempfile::tempdir().unwrap();
        let put = |name: &str| std::fs::write(folder.path().join(name), "x").unwrap();
        for day in 1..=5 {
            put(&format!("pantheon-2026010{day}T000000Z.db"));
        }
        put("pantheon-20260106T000000Z.db.age");
        put("pantheon-20260101T000000Z.db.part");
        put("before-the-move.db");
        let plan = BackupPlan {
            every: Duration::from_hours(1),
            keep: 2,
            folder: folder.path().to_owned(),
            lock: None,
        };
        prune(&plan);
        let mut left: Vec<String> = std::fs::read_dir(folder.path())
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        left.sort();
        assert_eq!(
            left,
            [
                "before-the-move.db",
                "pantheon-20260105T000000Z.db",
                "pantheon-20260106T000000Z.db.age"
            ]
        );
        assert!(!is_due(&plan));
        let at_once = BackupPlan {
            every: Duration::ZERO,
            ..plan
        };
        assert!(is_due(&at_once));
    }
}
