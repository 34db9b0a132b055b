//! What is being released: a version, a commit, and its time, which everything made of it bears.

use anyhow::{Context, Result, bail};

use crate::shell::{command, output};

/// A state of this repository.
pub(super) struct Release {
    pub(super) version: String,
    pub(super) revision: String,
    /// Seconds since 1970.
    pub(super) epoch: u64,
}

impl Release {
    /// The last commit.
    pub(super) fn of_this() -> Result<Self> {
        let said = output(command("git", &["log", "-1", "--format=%H %ct"]));
        let said = said.context("a release is made of a commit, and there is none")?;
        let (revision, time) = said
            .trim()
            .split_once(' ')
            .context("git says something else")?;
        Ok(Self {
            version: env!("CARGO_PKG_VERSION").to_owned(),
            revision: revision.to_owned(),
            epoch: time.parse()?,
        })
    }

    /// A clone has what was committed and nothing else.
    pub(super) fn must_be_committed(&self) -> Result<()> {
        let changes = output(command("git", &["status", "--porcelain"]))?;
        if !changes.is_empty() {
            bail!(
                "there are changes that {} doesn't have, and a clone wouldn't have them either:\n{changes}",
                self.revision
            );
        }
        Ok(())
    }
}
