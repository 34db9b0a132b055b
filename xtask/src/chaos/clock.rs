//! Wrong clocks: libfaketime tells one process another time of day. What merely counts, and can't be set on a real
//! machine either, is left alone.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::apt;

/// The library that tells a process another time.
pub(super) struct FalseClocks(PathBuf);

impl FalseClocks {
    /// Finds it, after trying to install it where it isn't there.
    pub(super) fn find() -> Result<Self> {
        if let Some(found) = library() {
            return Ok(Self(found));
        }
        apt::install("libfaketime", &["libfaketime"])?;
        library()
            .map(Self)
            .context("libfaketime was installed, and yet it isn't found")
    }

    /// Lets a process believe the clock that a file tells.
    pub(super) fn tell(&self, command: &mut tokio::process::Command, file: &Path) {
        command
            .env("LD_PRELOAD", &self.0)
            .env("FAKETIME_TIMESTAMP_FILE", file)
            .env("FAKETIME_DONT_FAKE_MONOTONIC", "1")
            // The file is looked at so often, in seconds.
            .env("FAKETIME_CACHE_DURATION", "1")
            .env("FAKETIME_DONT_RESET", "1");
    }
}

/// From now on whoever believes the file is so many seconds ahead.
pub(super) fn set(file: &Path, ahead: i64) -> Result<()> {
    fs::write(file, format!("{ahead:+}s\n")).context("the clock can't be set")
}

/// Debian keeps it in the folder of its architecture; the one for programs with threads.
fn library() -> Option<PathBuf> {
    let folders = ["/usr/lib", "/usr/local/lib"].map(fs::read_dir);
    let inside = folders.into_iter().flatten().flatten().flatten();
    inside
        .map(|entry| entry.path())
        .chain(["/usr/lib".into(), "/usr/local/lib".into()])
        .map(|folder| folder.join("faketime/libfaketimeMT.so.1"))
        .find(|library| library.is_file())
}
