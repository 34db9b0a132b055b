//! Titles as a command line names them: with suggestions, and with content from a folder.

use std::path::{Path, PathBuf};

use pantheon_engine::{ContentFile, Message, Seed};
use pantheon_games::{Title, titles};

use crate::error::{CliError, Named};
use crate::files::read_text;
use crate::suggest::{closest, quotable};

/// A title and the files its content was read from.
pub struct Opened {
    /// The title, with the content that was asked for.
    pub title: Box<dyn Title>,
    /// The files of the content in use.
    pub files: Vec<ContentFile>,
}

/// The title with this name, with the content of a folder if one is given.
pub fn open(id: &str, content: Option<&Path>) -> Result<Opened, CliError> {
    let built_in = built_in(id)?;
    match content {
        Some(folder) => with_folder(built_in.as_ref(), &folder_of(built_in.as_ref(), folder)),
        None => Ok(Opened {
            files: built_in.built_in_files(),
            title: built_in,
        }),
    }
}

/// Every title; those whose files lie in the folder, if one is given, with that content.
pub fn open_all(content: Option<&Path>) -> Result<Vec<Opened>, CliError> {
    let built_in = |title: Box<dyn Title>| Opened {
        files: title.built_in_files(),
        title,
    };
    let Some(folder) = content else {
        return Ok(titles().into_iter().map(built_in).collect());
    };
    let mut found = false;
    let open = |title: Box<dyn Title>| {
        let place = folder_of(title.as_ref(), folder);
        let names = title.content_names();
        let mut names = names.iter();
        let is_there = |name: &&str| place.join(name).is_file();
        // Titles share names such as `cards.toml`: a folder of one title isn't a broken one of another.
        let meant = if place == folder {
            names.all(is_there)
        } else {
            names.any(is_there)
        };
        if meant {
            found = true;
            with_folder(title.as_ref(), &place)
        } else {
            Ok(built_in(title))
        }
    };
    let opened = titles()
        .into_iter()
        .map(open)
        .collect::<Result<Vec<_>, _>>()?;
    if found {
        Ok(opened)
    } else {
        let why = Message::new("cli-error-no-content");
        Err(CliError::Input {
            path: folder.to_owned(),
            why,
        })
    }
}

/// The title with the content of exactly this folder.
pub fn with_folder(title: &dyn Title, folder: &Path) -> Result<Opened, CliError> {
    let read = |name: &&str| {
        let text = read_text(&folder.join(name))?;
        Ok(ContentFile {
            name: (*name).to_owned(),
            text,
        })
    };
    let files = title
        .content_names()
        .iter()
        .map(read)
        .collect::<Result<Vec<_>, CliError>>()?;
    Ok(Opened {
        title: title.with_content(&files)?,
        files,
    })
}

/// The title with this name as it is compiled in.
pub fn built_in(id: &str) -> Result<Box<dyn Title>, CliError> {
    let mut titles = titles();
    if let Some(at) = titles.iter().position(|title| title.info().id == id) {
        return Ok(titles.swap_remove(at));
    }
    let known: Vec<_> = titles.iter().map(|title| title.info().id).collect();
    Err(CliError::Unknown {
        what: Named::Title,
        asked: quotable(id),
        suggestion: closest(id, known.iter().copied()).map(str::to_owned),
        known: known.into_iter().map(str::to_owned).collect(),
    })
}

/// How many sit at a table when nobody says: two, or the nearest number the title is played by.
pub fn usual_seats(title: &dyn Title) -> u8 {
    2.clamp(title.info().min_seats, title.info().max_seats)
}

/// The seed of a phrase, or a fresh one from the system.
pub fn seed(phrase: Option<&str>) -> Result<Seed, CliError> {
    match phrase {
        Some(phrase) => Ok(Seed::from_phrase(phrase)),
        None => fresh_seed().map_err(CliError::Entropy),
    }
}

/// A seed from the system's secure generator.
pub fn fresh_seed() -> Result<Seed, getrandom::Error> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)?;
    Ok(Seed::from_bytes(bytes))
}

/// A folder holds a title's files itself or in a folder named after the title.
fn folder_of(title: &dyn Title, folder: &Path) -> PathBuf {
    let own = folder.join(title.info().id);
    if own.is_dir() { own } else { folder.to_owned() }
}
