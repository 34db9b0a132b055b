//! What stops a database from being opened, backed up or restored.

use std::path::Path;

use pantheon_engine::Message;
use pantheon_store::{AgeError, BackupError, OpenError, RestoreError};

use super::{of_file, plain};

/// Why a database can't be opened.
pub fn of_open(why: &OpenError) -> Message {
    let said = |key: &'static str, said: &str| Message::new(key).text("why", said.to_owned());
    match why {
        OpenError::BadUrl => Message::new("cli-error-open-address"),
        OpenError::Unreachable(why) => said("cli-error-open-unreachable", why),
        OpenError::ReadOnly(why) => said("cli-error-open-read-only", why),
        OpenError::NoSpace(why) => said("cli-error-open-no-space", why),
        OpenError::Damaged(why) => said("cli-error-open-damaged", why),
        OpenError::Lost { file, marker } => Message::new("cli-error-open-lost")
            .text("file", file.display().to_string())
            .text("marker", marker.display().to_string()),
        OpenError::Newer { found, ours } => Message::new("cli-error-open-newer")
            .text("found", found.to_string())
            .text("ours", ours.to_string()),
        OpenError::Other { version } => {
            Message::new("cli-error-open-other").text("version", version.to_string())
        }
        OpenError::Migration(why) => said("cli-error-open-migration", why),
    }
}

/// Why there is no backup.
pub fn of_backup(why: &BackupError) -> Message {
    match why {
        BackupError::NotSqlite => Message::new("cli-error-backup-postgres"),
        BackupError::Exists(_) => Message::new("cli-error-file-exists"),
        BackupError::Io(why) => Message::new("cli-error-backup-write").word("why", of_file(why)),
        BackupError::Age(why) => Message::new("cli-error-backup-lock").word("why", of_age(why)),
        BackupError::Store(why) => plain(why),
    }
}

/// Why a backup can't be restored.
pub fn of_restore(why: &RestoreError) -> Message {
    let at =
        |key: &'static str, file: &Path| Message::new(key).text("file", file.display().to_string());
    match why {
        RestoreError::Exists(file) => at("cli-error-restore-exists", file),
        RestoreError::Leftover(file) => at("cli-error-restore-leftover", file),
        RestoreError::Locked => Message::new("cli-error-restore-locked"),
        RestoreError::Age(why) => Message::new("cli-error-restore-open").word("why", of_age(why)),
        RestoreError::Io(why) => Message::new("cli-error-restore-copy").word("why", of_file(why)),
        RestoreError::Open(why) => Message::new("cli-error-restore-use").word("why", of_open(why)),
        RestoreError::Damaged(why) => {
            Message::new("cli-error-restore-damaged").text("why", why.clone())
        }
    }
}

/// Why a file can't be encrypted or decrypted.
fn of_age(why: &AgeError) -> Message {
    match why {
        AgeError::Io(why) => of_file(why),
        AgeError::Header => Message::new("cli-error-age-header"),
        AgeError::WrongKey => Message::new("cli-error-age-wrong-key"),
        AgeError::WantsKey => Message::new("cli-error-age-wants-key"),
        AgeError::WantsPassphrase => Message::new("cli-error-age-wants-passphrase"),
        AgeError::TooMuchWork => Message::new("cli-error-age-work"),
        AgeError::Damaged => Message::new("cli-error-age-damaged"),
        AgeError::Random(why) => Message::new("cli-error-entropy").word("why", plain(why)),
    }
}
