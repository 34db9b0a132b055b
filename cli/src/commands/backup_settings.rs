//! Settings of backups, and what encrypts and opens them.

use std::path::{Path, PathBuf};
use std::time::Duration;

use pantheon_engine::Message;
use pantheon_server::BackupPlan;
use pantheon_store::{Identity, Lock, Opener};
use serde::{Deserialize, Serialize};

use super::serve_place::Place;
use crate::complaint::{of_setting, plain};
use crate::error::CliError;
use crate::files::read_text;

/// How backups are made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BackupSettings {
    /// How many hours after the newest backup the server makes the next by itself; 0 is never.
    pub every_hours: u32,
    /// How many of those are kept.
    pub keep: u32,
    /// Where they go; without it `backups` beside the database.
    pub folder: Option<PathBuf>,
    /// Public keys of age, with commas between: backups are encrypted for whoever has one of the secret keys.
    pub recipients: Option<String>,
    /// A file whose first line backups are encrypted with.
    pub passphrase_file: Option<PathBuf>,
}

impl Default for BackupSettings {
    fn default() -> Self {
        Self {
            every_hours: 0,
            keep: 7,
            folder: None,
            recipients: None,
            passphrase_file: None,
        }
    }
}

impl BackupSettings {
    /// What the server is to do by itself, if it is to do anything.
    pub(crate) fn plan(&self, place: &Place) -> Result<Option<BackupPlan>, CliError> {
        if self.every_hours == 0 {
            return Ok(None);
        }
        let Some(file) = place.file() else {
            return Err(CliError::Usage(of_setting(
                "backup.every_hours",
                Message::new("cli-error-backup-postgres"),
            )));
        };
        let beside = || file.parent().unwrap_or(Path::new(".")).join("backups");
        Ok(Some(BackupPlan {
            every: Duration::from_hours(self.every_hours.into()),
            keep: self.keep as usize,
            folder: self.folder.clone().unwrap_or_else(beside),
            lock: self.lock()?,
        }))
    }

    /// What backups are encrypted with, if they are.
    pub(crate) fn lock(&self) -> Result<Option<Lock>, CliError> {
        match (&self.recipients, &self.passphrase_file) {
            (None, None) => Ok(None),
            (Some(_), Some(_)) => Err(CliError::Usage(of_setting(
                "backup.recipients",
                Message::new("cli-error-backup-two-ways"),
            ))),
            (Some(keys), None) => {
                let all = keys.split(',').map(|key| key.trim().parse());
                let all: Result<Vec<_>, _> = all.collect();
                let wrong = |why| CliError::Usage(of_setting("backup.recipients", plain(why)));
                all.map(Lock::Recipients).map(Some).map_err(wrong)
            }
            (None, Some(file)) => Ok(Some(Lock::Passphrase(passphrase(file)?))),
        }
    }

    /// What opens a backup: a file of secret keys, else the passphrase that is set, if there is one.
    pub(crate) fn opener(&self, identities: Option<&Path>) -> Result<Option<Opener>, CliError> {
        match (identities, &self.passphrase_file) {
            (Some(file), _) => {
                let all = Identity::list(&read_text(file)?);
                all.map(Opener::Identities)
                    .map(Some)
                    .map_err(|why| CliError::Input {
                        path: file.to_owned(),
                        why: plain(why),
                    })
            }
            (None, Some(file)) => Ok(Some(Opener::Passphrase(passphrase(file)?))),
            (None, None) => Ok(None),
        }
    }
}

/// The first line of a file.
fn passphrase(file: &Path) -> Result<String, CliError> {
    let text = read_text(file)?;
    match text.lines().next() {
        Some(line) if !line.is_empty() => Ok(line.to_owned()),
        _ => Err(CliError::Input {
            path: file.to_owned(),
            why: Message::new("cli-error-backup-no-passphrase"),
        }),
    }
}
