//! Wrong clocks: a small library that a process preloads tells it another time of day. What merely counts, and can't be
//! set on a real machine either, is left alone.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use crate::shell::run;

const SOURCE: &str = include_str!("clock.c");
/// The variable that names the file which tells the time.
const VARIABLE: &str = "PANTHEON_CHAOS_CLOCK";

/// The library that tells a process another time.
pub(super) struct FalseClocks(PathBuf);

impl FalseClocks {
    /// Builds it there, with the compiler of C that Rust links with too.
    pub(super) fn build(folder: &Path) -> Result<Self> {
        let (source, library) = (folder.join("clock.c"), folder.join("clock.so"));
        fs::write(&source, SOURCE)?;
        let mut cc = Command::new("cc");
        cc.args(["-shared", "-fPIC", "-O1", "-Wall", "-Werror", "-o"])
            .args([&library, &source]);
        run(cc).context("the library that sets clocks wrong can't be built")?;
        Ok(Self(library))
    }

    /// Lets a process believe the clock that a file tells.
    pub(super) fn tell(&self, command: &mut tokio::process::Command, file: &Path) {
        command.env("LD_PRELOAD", &self.0).env(VARIABLE, file);
    }
}

/// From now on whoever believes the file is so many seconds ahead.
pub(super) fn set(file: &Path, ahead: i64) -> Result<()> {
    fs::write(file, ahead.to_string()).context("the clock can't be set")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chaos::seconds_since_1970;

    #[tokio::test]
    async fn who_believes_a_clock_is_as_far_ahead_or_behind_as_it_says() {
        let folder = tempfile::tempdir().unwrap();
        let clocks = FalseClocks::build(folder.path()).unwrap();
        let file = folder.path().join("clock");
        for ahead in [-100_000, 100_000] {
            set(&file, ahead).unwrap();
            let mut date = tokio::process::Command::new("date");
            date.arg("+%s");
            clocks.tell(&mut date, &file);
            let said = date.output().await.unwrap().stdout;
            let said: i64 = String::from_utf8(said).unwrap().trim().parse().unwrap();
            let wrong_by = said - seconds_since_1970().cast_signed();
            assert!((wrong_by - ahead).abs() < 10_000, "{wrong_by} for {ahead}");
        }
    }
}
