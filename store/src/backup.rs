//! Copies of a running database.

use std::path::{Path, PathBuf};

use pantheon_tables::StoreError;
use sqlx::{ConnectOptions as _, Connection as _};

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
    /// The database can't be read.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Store {
    /// Copies a SQLite database as it is at one moment into a new file, while others read and write. The file has its
    /// name only once it is complete and on the disk.
    pub async fn backup(&self, to: &Path) -> Result<(), BackupError> {
        let Pools::Lite { write, .. } = &self.db.pools else {
            return Err(BackupError::NotSqlite);
        };
        if to.try_exists()? {
            return Err(BackupError::Exists(to.to_owned()));
        }
        let mut part = to.as_os_str().to_owned();
        part.push(".part");
        let part = PathBuf::from(part);
        match std::fs::remove_file(&part) {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => return Err(error.into()),
            _ => {}
        }
        let from = write.connect_options();
        let copied = copy(from.get_filename(), &part).await;
        if copied.is_err() {
            // What was copied is of no use, and takes the room that may have been too little.
            let _ = std::fs::remove_file(&part);
        }
        copied?;
        std::fs::File::open(&part)?.sync_all()?;
        std::fs::rename(&part, to)?;
        let folder = to.parent().filter(|folder| !folder.as_os_str().is_empty());
        std::fs::File::open(folder.unwrap_or(Path::new(".")))?.sync_all()?;
        Ok(())
    }
}

/// Copies on a connection of its own, so that neither readers nor the writer wait for it.
async fn copy(from: &Path, to: &Path) -> Result<(), BackupError> {
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
