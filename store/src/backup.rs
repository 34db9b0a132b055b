//! Copies of a running database.

use std::fs::File;
use std::io::{BufReader, BufWriter, ErrorKind, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use pantheon_tables::StoreError;
use sqlx::{ConnectOptions as _, Connection as _};

use crate::age::{self, AgeError, Lock};
use crate::db::Pools;
use crate::fault::told;
use crate::open::{Store, sqlite_options};

/// Why there is no backup.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// PostgreSQL has tools of its own for it.
    #[error("PostgreSQL is backed up with pg_dump")]
    NotSqlite,
    /// There is something where the backup is to be.
    #[error("{0} exists already")]
    Exists(PathBuf),
    /// The file can't be written.
    #[error("the backup can't be written: {0}")]
    Io(#[from] std::io::Error),
    /// It can't be encrypted.
    #[error("the backup can't be encrypted: {0}")]
    Age(AgeError),
    /// The database can't be read.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl BackupError {
    /// Whether a disk is full.
    pub fn is_no_space(&self) -> bool {
        let full = |why: &std::io::Error| {
            matches!(
                why.kind(),
                ErrorKind::StorageFull | ErrorKind::QuotaExceeded
            )
        };
        match self {
            Self::Store(StoreError::NoSpace(_)) => true,
            Self::Io(why) | Self::Age(AgeError::Io(why)) => full(why),
            _ => false,
        }
    }
}

/// How the name of a copy ends that isn't complete.
const PART: &str = ".part";
/// What stands before that in the name of one that is to be encrypted.
const PLAIN: &str = ".backup-";
/// After so long nobody works on such a copy any more.
const ABANDONED: Duration = Duration::from_hours(24);

impl Store {
    /// Copies a SQLite database as it is at one moment into a new file, while others read and write, and encrypts it if
    /// it is to be locked. The file has its name only once it is complete and on the disk. What isn't encrypted never
    /// leaves the folder of the database if it is to be locked.
    pub async fn backup(&self, to: &Path, lock: Option<&Lock>) -> Result<(), BackupError> {
        let Pools::Lite { write, .. } = &self.db.pools else {
            return Err(BackupError::NotSqlite);
        };
        if to.try_exists()? {
            return Err(BackupError::Exists(to.to_owned()));
        }
        let options = write.connect_options();
        let from = options.get_filename();
        let part = beside(to, PART);
        let done = match lock {
            None => copy(from, &part).await,
            Some(lock) => copy_encrypted(from, &part, lock).await,
        };
        if done.is_err() {
            // What was copied is of no use, and takes the room that may have been too little.
            let _ = std::fs::remove_file(&part);
        }
        done?;
        File::open(&part)?.sync_all()?;
        std::fs::rename(&part, to)?;
        let folder = to.parent().filter(|folder| !folder.as_os_str().is_empty());
        File::open(folder.unwrap_or(Path::new(".")))?.sync_all()?;
        Ok(())
    }
}

/// Copies on a connection of its own, so that neither readers nor the writer wait for it.
async fn copy(from: &Path, to: &Path) -> Result<(), BackupError> {
    drop(new_file(to)?);
    let to = to
        .to_str()
        .ok_or_else(|| std::io::Error::other("the path isn't text"))?;
    let options = sqlite_options(from).create_if_missing(false);
    let mut connection = options.connect().await.map_err(told)?;
    sqlx::query("VACUUM INTO $1")
        .bind(to)
        .execute(&mut connection)
        .await
        .map_err(told)?;
    connection.close().await.map_err(told)?;
    Ok(())
}

/// Copies beside the database, and encrypts the copy to where it is to go.
async fn copy_encrypted(from: &Path, to: &Path, lock: &Lock) -> Result<(), BackupError> {
    sweep(from);
    let plain = beside(from, &format!("{PLAIN}{}{PART}", std::process::id()));
    let copied = match copy(from, &plain).await {
        Ok(()) => encrypted(&plain, to, lock).await,
        failed => failed,
    };
    let removed = std::fs::remove_file(&plain);
    copied?;
    // A copy that anybody could read isn't left behind without a word.
    removed?;
    Ok(())
}

async fn encrypted(plain: &Path, to: &Path, lock: &Lock) -> Result<(), BackupError> {
    let (plain, to, lock) = (plain.to_owned(), to.to_owned(), lock.clone());
    let wanted = Wanted::default();
    let source = Stoppable(File::open(plain)?, wanted.clone());
    let work = tokio::task::spawn_blocking(move || {
        let target = new_file(&to)?;
        let from = &mut BufReader::new(source);
        age::encrypt(&lock, from, BufWriter::new(target)).map_err(BackupError::Age)
    });
    let done = work.await.map_err(std::io::Error::other)?;
    drop(wanted);
    done
}

/// Whether somebody still waits for a file to be encrypted. The last one who does takes it back.
#[derive(Clone, Default)]
struct Wanted(Arc<AtomicBool>);

impl Drop for Wanted {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// A file that ends with an error once nobody wants it any more: a server that stops doesn't wait for it.
struct Stoppable(File, Wanted);

impl Read for Stoppable {
    fn read(&mut self, bytes: &mut [u8]) -> std::io::Result<usize> {
        if self.1.0.load(Ordering::Relaxed) {
            return Err(std::io::Error::other("nobody waits for it"));
        }
        self.0.read(bytes)
    }
}

/// Removes copies beside a database that a process left which was killed over them.
fn sweep(database: &Path) {
    let Some(name) = database.file_name().and_then(|name| name.to_str()) else {
        return;
    };
    let folder = database
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty());
    let entries = std::fs::read_dir(folder.unwrap_or(Path::new(".")));
    for entry in entries.into_iter().flatten().flatten() {
        let other = entry.file_name();
        let rest = other.to_str().and_then(|other| other.strip_prefix(name));
        let is_ours = rest.is_some_and(|rest| rest.starts_with(PLAIN) && rest.ends_with(PART));
        let age = entry.metadata().and_then(|file| file.modified());
        let age = age.ok().and_then(|at| at.elapsed().ok());
        if is_ours && age.is_some_and(|age| age > ABANDONED) {
            let _ = std::fs::remove_file(entry.path());
        }
    }
}

/// A path with more at its end.
pub(crate) fn beside(path: &Path, end: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(end);
    PathBuf::from(name)
}

/// A new file in place of an old one, that nobody else can read.
pub(crate) fn new_file(path: &Path) -> std::io::Result<File> {
    match std::fs::remove_file(path) {
        Err(why) if why.kind() != ErrorKind::NotFound => return Err(why),
        _ => {}
    }
    let mut options = File::options();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}
