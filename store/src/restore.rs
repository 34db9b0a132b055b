//! The way back from a backup.

use std::fs::File;
use std::io::{BufRead as _, BufReader, BufWriter, Read as _};
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::age::{self, AgeError, Opener};
use crate::backup::beside;
use crate::inspect::inspect;
use crate::open::OpenError;

/// Why a backup can't be restored.
#[derive(Debug, thiserror::Error)]
pub enum RestoreError {
    /// There is a database where one is to be made.
    #[error("{} is there already: move it away first", .0.display())]
    Exists(PathBuf),
    /// A log of another database lies there, which would be laid over this one.
    #[error("{} belongs to a database that is gone: move it away first", .0.display())]
    Leftover(PathBuf),
    /// It is encrypted, and nothing was given that opens it.
    #[error("the backup is encrypted: name what opens it")]
    Locked,
    /// It can't be decrypted.
    #[error("the backup can't be decrypted: {0}")]
    Age(AgeError),
    /// A file can't be read or written.
    #[error("the backup can't be copied: {0}")]
    Io(#[from] std::io::Error),
    /// It isn't a database, or not one of ours.
    #[error("the backup can't be used: {0}")]
    Open(OpenError),
    /// It is damaged.
    #[error("the backup is damaged: {0}")]
    Damaged(String),
}

/// How a SQLite file begins.
const SQLITE: &[u8] = b"SQLite format 3\0";

/// How long it may take to look through it.
const PATIENCE: Duration = Duration::from_hours(1);

/// Writes the database of a backup to a file that isn't there yet, decrypted if need be, and looks it through. The file
/// has its name only once it is complete, whole and on the disk.
pub async fn restore(from: &Path, opener: Option<Opener>, to: &Path) -> Result<(), RestoreError> {
    for leftover in ["", "-wal", "-shm", "-journal"] {
        let path = beside(to, leftover);
        if path.try_exists()? {
            return Err(match leftover {
                "" => RestoreError::Exists(path),
                _ => RestoreError::Leftover(path),
            });
        }
    }
    let part = beside(to, ".restore.part");
    let done = place(from, opener, &part, to).await;
    if done.is_err() {
        // What was copied is of no use. A look at it leaves nothing beside it but these.
        for end in ["", "-wal", "-shm"] {
            let _ = std::fs::remove_file(beside(&part, end));
        }
    }
    done
}

async fn place(
    from: &Path,
    opener: Option<Opener>,
    part: &Path,
    to: &Path,
) -> Result<(), RestoreError> {
    let (source, target) = (from.to_owned(), part.to_owned());
    let copied = tokio::task::spawn_blocking(move || copy(&source, opener.as_ref(), &target));
    copied.await.map_err(std::io::Error::other)??;
    let url = format!("sqlite:{}", part.display());
    let found = inspect(&url, PATIENCE).await.map_err(RestoreError::Open)?;
    if !found.damage.is_empty() {
        return Err(RestoreError::Damaged(found.damage.join("; ")));
    }
    match found.schema {
        Some(schema) if schema <= found.ours => {}
        Some(schema) => {
            let ours = found.ours;
            return Err(RestoreError::Open(OpenError::Newer {
                found: schema,
                ours,
            }));
        }
        None => return Err(RestoreError::Damaged("nothing of ours is in it".to_owned())),
    }
    for end in ["-wal", "-shm"] {
        let _ = std::fs::remove_file(beside(part, end));
    }
    std::fs::rename(part, to)?;
    let folder = to.parent().filter(|folder| !folder.as_os_str().is_empty());
    File::open(folder.unwrap_or(Path::new(".")))?.sync_all()?;
    Ok(())
}

/// Copies a backup to a new file that nobody else can read.
fn copy(from: &Path, opener: Option<&Opener>, to: &Path) -> Result<(), RestoreError> {
    match std::fs::remove_file(to) {
        Err(why) if why.kind() != std::io::ErrorKind::NotFound => return Err(why.into()),
        _ => {}
    }
    let mut source = BufReader::new(File::open(from)?);
    let encrypted = source.fill_buf()?.starts_with(age::MAGIC.as_bytes());
    let target = crate::backup::new_file(to)?;
    let mut writer = BufWriter::new(&target);
    match (encrypted, opener) {
        (true, None) => return Err(RestoreError::Locked),
        (true, Some(opener)) => {
            age::decrypt(opener, &mut source, &mut writer).map_err(RestoreError::Age)?;
        }
        (false, _) => {
            std::io::copy(&mut source, &mut writer)?;
        }
    }
    drop(writer);
    target.sync_all()?;
    let mut start = Vec::new();
    File::open(to)?
        .take(SQLITE.len() as u64)
        .read_to_end(&mut start)?;
    if start != SQLITE {
        return Err(RestoreError::Damaged("it is no SQLite database".to_owned()));
    }
    Ok(())
}
