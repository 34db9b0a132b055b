//! Where a server keeps everything.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::time::Duration;

use pantheon_engine::Message;
use pantheon_store::{Options, Store};

use super::serve_settings::Own;
use crate::complaint::{of_file, of_open};
use crate::error::CliError;

/// The file of the embedded database, in the data folder.
const FILE: &str = "pantheon.db";

/// A database, and how it is opened.
pub(crate) struct Place {
    url: String,
    options: Options,
}

/// The place that settings name. The data folder is made if it isn't there.
pub(super) fn of(own: &Own) -> Result<Place, CliError> {
    if own.database.is_none() {
        make(&folder(own)?)?;
    }
    named(own)
}

/// The same place for somebody who only looks: nothing is made, and something has to be there.
pub(super) fn there(own: &Own) -> Result<Place, CliError> {
    let place = named(own)?;
    match place.file() {
        Some(file) if !file.is_file() => Err(CliError::Input {
            path: file.to_owned(),
            why: Message::new("cli-error-no-database"),
        }),
        _ => Ok(place),
    }
}

/// The data folder that settings name, or the usual one.
pub(super) fn folder(own: &Own) -> Result<PathBuf, CliError> {
    own.data
        .clone()
        .or_else(data_folder)
        .ok_or_else(|| CliError::Usage(Message::new("cli-error-no-data-folder")))
}

/// The place that settings name, whether it is there or not.
pub(crate) fn named(own: &Own) -> Result<Place, CliError> {
    let url = match &own.database {
        Some(url) => url.clone(),
        None => format!("sqlite:{}", folder(own)?.join(FILE).display()),
    };
    Ok(Place {
        url,
        options: Options {
            connections: own.database_connections,
            patience: Duration::from_millis(own.database_millis),
            low_space: own.database_low_space_mib.saturating_mul(1 << 20),
            cache_mib: own.database_cache_mib,
            ..Options::default()
        },
    })
}

impl Place {
    /// Its address, with the password in it if it has one.
    pub(crate) fn url(&self) -> &str {
        &self.url
    }

    /// The file that it is, unless it is a server.
    pub(crate) fn file(&self) -> Option<&Path> {
        let file = self.url.strip_prefix("sqlite:")?;
        Some(Path::new(file.strip_prefix("//").unwrap_or(file)))
    }

    /// Opens it, and brings it up to date.
    pub(super) async fn open(&self) -> Result<Store, CliError> {
        let opened = Store::open(&self.url, &self.options).await;
        opened.map_err(|why| CliError::Input {
            path: PathBuf::from(self.shown()),
            why: of_open(&why),
        })
    }

    /// The place as it may be shown: an address without the name and the password in it.
    pub(crate) fn shown(&self) -> String {
        match (self.url.split_once("://"), self.url.rsplit_once('@')) {
            (Some((kind, _)), Some((_, host))) => format!("{kind}://{host}"),
            _ => self.url.clone(),
        }
    }
}

/// Makes the folder, for nobody else to read: seeds of running games are in it.
fn make(folder: &Path) -> Result<(), CliError> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder).map_err(|why| CliError::Output {
        path: folder.to_owned(),
        why: match why.kind() {
            ErrorKind::AlreadyExists | ErrorKind::NotADirectory => {
                Message::new("cli-error-file-not-folder")
            }
            _ => of_file(&why),
        },
    })
}

/// Where this system keeps what programs keep for a user.
fn data_folder() -> Option<PathBuf> {
    let variable = |name: &str| {
        let value = std::env::var_os(name).map(PathBuf::from);
        value.filter(|path| path.is_absolute())
    };
    let base = if cfg!(windows) {
        variable("LOCALAPPDATA")?
    } else if cfg!(target_os = "macos") {
        variable("HOME")?.join("Library/Application Support")
    } else {
        variable("XDG_DATA_HOME").or_else(|| Some(variable("HOME")?.join(".local/share")))?
    };
    Some(base.join("pantheon"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(database: &str) -> Place {
        let own = Own {
            database: Some(database.to_owned()),
            ..Own::default()
        };
        of(&own).unwrap()
    }

    #[test]
    fn no_password_is_shown() {
        let shown = place("postgres://pantheon:s3cr@t@db.example/games").shown();
        assert_eq!(shown, "postgres://db.example/games");
        assert_eq!(place("sqlite:a.db").shown(), "sqlite:a.db");
    }

    #[test]
    fn the_embedded_database_lies_in_the_data_folder_which_is_made() {
        let folder = tempfile::tempdir().unwrap();
        let data = folder.path().join("new/er");
        let own = Own {
            data: Some(data.clone()),
            ..Own::default()
        };
        let url = of(&own).unwrap().shown();
        assert_eq!(url, format!("sqlite:{}", data.join(FILE).display()));
        assert!(data.is_dir());
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = std::fs::metadata(&data).unwrap().permissions().mode();
            assert_eq!(mode & 0o777, 0o700);
        }
    }
}
