//! The folder that a database file lies in: whether it can be written, whether there is room, and whether there was a
//! database before.

use std::fs::{File, OpenOptions};
use std::io::{ErrorKind, Write as _};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

use pantheon_tables::StoreError;

use crate::open::OpenError;

/// How often it was tried to write: several who open the same database at once each have a file of their own.
static TRIES: AtomicU32 = AtomicU32::new(0);

/// Where a database file is.
#[derive(Clone, Debug)]
pub(crate) struct Disk {
    file: PathBuf,
    /// Less than so many bytes are little.
    low: u64,
    /// Which file it was when it was opened.
    opened: Option<(u64, u64)>,
}

/// What tells a file from another in its place.
#[cfg(unix)]
fn identity(file: &Path) -> Option<(u64, u64)> {
    use std::os::unix::fs::MetadataExt as _;
    let file = std::fs::metadata(file).ok()?;
    Some((file.dev(), file.ino()))
}

#[cfg(not(unix))]
fn identity(_file: &Path) -> Option<(u64, u64)> {
    None
}

impl Disk {
    pub(crate) fn of(file: &Path, low: u64) -> Self {
        Self {
            file: file.to_owned(),
            low,
            opened: None,
        }
    }

    /// Remembers which file was opened.
    pub(crate) fn opened(&mut self) {
        self.opened = identity(&self.file);
    }

    /// An error if the file that was opened isn't there any more, or another is in its place: what is written then is
    /// lost with this process.
    pub(crate) fn is_kept(&self) -> Result<(), StoreError> {
        if self.opened.is_some() && identity(&self.file) != self.opened {
            let message = "the database's file was removed or replaced while it was open";
            return Err(StoreError::Unreachable(message.to_owned()));
        }
        Ok(())
    }

    fn folder(&self) -> &Path {
        let folder = self.file.parent();
        folder
            .filter(|folder| !folder.as_os_str().is_empty())
            .unwrap_or(Path::new("."))
    }

    /// The file that says that there was a database.
    fn marker(&self) -> PathBuf {
        let mut name = self.file.as_os_str().to_owned();
        name.push(".made");
        PathBuf::from(name)
    }

    /// Looks before anything is made: whether the folder can be written to, and whether a database is missing.
    pub(crate) fn look(&self) -> Result<(), OpenError> {
        let length = std::fs::metadata(&self.file).map_or(0, |file| file.len());
        if length == 0 && self.was_made() {
            return Err(self.lost());
        }
        self.try_to_write().map_err(|why| {
            let said = format!("{}: {why}", self.folder().display());
            match why.kind() {
                ErrorKind::ReadOnlyFilesystem | ErrorKind::PermissionDenied => {
                    OpenError::ReadOnly(said)
                }
                ErrorKind::StorageFull | ErrorKind::QuotaExceeded => OpenError::NoSpace(said),
                _ => OpenError::Unreachable(said),
            }
        })?;
        if let Some(free) = self.free()
            && free < self.low
        {
            let (folder, mib) = (self.folder().display(), free >> 20);
            tracing::warn!(
                %folder,
                "store: the disk is nearly full, {mib} MiB left; when it is full, every write is refused"
            );
        }
        Ok(())
    }

    fn try_to_write(&self) -> std::io::Result<()> {
        let mut name = self.file.as_os_str().to_owned();
        name.push(format!(
            ".try-{}-{}",
            std::process::id(),
            TRIES.fetch_add(1, Ordering::Relaxed)
        ));
        let path = PathBuf::from(name);
        let written = File::create(&path).and_then(|mut file| file.write_all(b"written"));
        let removed = std::fs::remove_file(&path);
        written.and(removed)
    }

    /// Whether there was a database here before.
    pub(crate) fn was_made(&self) -> bool {
        self.marker().exists()
    }

    /// There was one, and now there is nothing in it.
    pub(crate) fn lost(&self) -> OpenError {
        OpenError::Lost {
            file: self.file.clone(),
            marker: self.marker(),
        }
    }

    /// Remembers that there is a database.
    pub(crate) fn mark(&self) -> Result<(), OpenError> {
        let marker = self.marker();
        match OpenOptions::new()
            .write(true)
            .create_new(true)
            .open(&marker)
        {
            Ok(mut file) => file
                .write_all(MARK.as_bytes())
                .and_then(|()| file.sync_all()),
            Err(why) if why.kind() == ErrorKind::AlreadyExists => Ok(()),
            Err(why) => Err(why),
        }
        .map_err(|why| OpenError::Unreachable(format!("{}: {why}", marker.display())))
    }

    /// How many bytes are free for us, where the system says so.
    pub(crate) fn free(&self) -> Option<u64> {
        free_bytes(self.folder())
    }

    /// Whether little is free.
    pub(crate) fn is_low(&self) -> bool {
        self.free().is_some_and(|free| free < self.low)
    }
}

/// How many bytes are free for us in a folder, where the system says so.
#[cfg(unix)]
pub fn free_bytes(folder: &Path) -> Option<u64> {
    let told = rustix::fs::statvfs(folder).ok()?;
    Some(told.f_bavail.saturating_mul(told.f_frsize))
}

#[cfg(not(unix))]
/// How many bytes are free for us in a folder, where the system says so.
pub fn free_bytes(_folder: &Path) -> Option<u64> {
    None
}

const MARK: &str = "A Pantheon database was made here. Should its file be missing or empty one day, the server says so \
    instead of beginning a new one. To begin anew on purpose, delete this file too.\n";
