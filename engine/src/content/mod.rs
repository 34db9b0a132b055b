//! What is printed on cards, tiles and boards: data files with provenance, checked as they are loaded.

mod document;
mod edition;

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::digest::Digest;

pub use document::Document;
pub use edition::{Edition, Past};

/// Where a printed value is known from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Provenance {
    /// Stated by the rulebook, or by a source that the data file names.
    Found,
    /// Follows from stated facts.
    Derived,
    /// Our stand-in: it fits every statement and example, but isn't known to be the printed value.
    Reconstructed,
}

/// One data file: its name and text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ContentFile {
    /// The file's name in the title's folder, such as `map.toml`.
    pub name: String,
    /// Its text.
    pub text: String,
}

/// Why content can't be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ContentError {
    /// A file that the title needs isn't there.
    #[error("{file}: the file is missing")]
    Missing {
        /// The file's name.
        file: String,
    },
    /// A file isn't what its format wants.
    #[error("{file}: {why}")]
    Malformed {
        /// The file's name.
        file: String,
        /// What the reader said, with line and column.
        why: String,
    },
    /// A value doesn't say where it is known from.
    #[error("{file}: {value} has no provenance")]
    NoProvenance {
        /// The file's name.
        file: String,
        /// The value's path in the file.
        value: String,
    },
    /// The values aren't those that were kept.
    #[error("the values aren't those of edition {digest}")]
    Foreign {
        /// What the edition says its digest is.
        digest: Digest,
    },
    /// The values don't make a game.
    #[error("{file}: {why}")]
    Invalid {
        /// The file's name.
        file: String,
        /// What is wrong.
        why: String,
    },
}

impl ContentError {
    /// The values of a file don't make a game.
    pub fn invalid(file: &str, why: impl Into<String>) -> Self {
        Self::Invalid {
            file: file.to_owned(),
            why: why.into(),
        }
    }

    /// Refuses the values of a file unless this holds.
    pub fn unless(file: &str, holds: bool, why: impl FnOnce() -> String) -> Result<(), Self> {
        if holds {
            Ok(())
        } else {
            Err(Self::invalid(file, why()))
        }
    }
}

/// The files of a title's folder in `content/`, and the editions that it has had, for its [`Content`].
#[macro_export]
macro_rules! content_files {
    ($title:literal: $($file:literal),+) => {
        const FILES: &'static [(&'static str, &'static str)] = &[$((
            $file,
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../content/", $title, "/", $file)),
        )),+];
        const PAST: $crate::Past<'static> = $crate::Past(include_str!(concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/../../content/",
            $title,
            "/past/editions.jsonl"
        )));
    };
}

/// What stands in a title's data files, a struct each: read by the names of its fields, and by nothing else. TypeScript has
/// it too where the title's feature `ts` is on.
#[macro_export]
macro_rules! printed {
    ($($(#[$about:meta])* $vis:vis struct $name:ident { $($fields:tt)* })+) => {$(
        #[derive(serde::Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[serde(deny_unknown_fields)]
        $(#[$about])*
        $vis struct $name { $($fields)* }
    )+};
}

/// What the things of a table are called and ask for, told to whoever draws them: see [`Speak::captions`].
///
/// [`Speak::captions`]: crate::Speak::captions
#[macro_export]
macro_rules! captions {
    ($($(#[$about:meta])* $vis:vis struct $name:ident { $($fields:tt)* })+) => {$(
        #[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        $(#[$about])*
        $vis struct $name { $($fields)* }
    )+};
}

/// How many values are found, derived and reconstructed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Census {
    /// Stated by a source.
    pub found: u32,
    /// Following from stated facts.
    pub derived: u32,
    /// Our stand-ins.
    pub reconstructed: u32,
}

impl Census {
    /// All values together.
    pub const fn total(&self) -> u32 {
        self.found + self.derived + self.reconstructed
    }

    fn count(&mut self, provenance: Provenance) {
        match provenance {
            Provenance::Found => self.found += 1,
            Provenance::Derived => self.derived += 1,
            Provenance::Reconstructed => self.reconstructed += 1,
        }
    }
}

/// One value of a data file, for people who want to know where it comes from.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ContentValue {
    /// The file's name.
    pub file: String,
    /// The value's path in the file.
    pub path: String,
    /// The value.
    pub value: serde_json::Value,
    /// Where it is known from.
    pub provenance: Provenance,
}

/// A title's content, typed.
pub trait Content: Sized + std::fmt::Debug + Send + Sync + 'static {
    /// The files it is made of: their names, and their texts as they are compiled into the program.
    const FILES: &'static [(&'static str, &'static str)];

    /// Every edition that games were begun with, as `pantheon content freeze` wrote them, today's among them.
    const PAST: Past<'static>;

    /// Reads and checks the values.
    fn read(document: &Document) -> Result<Self, ContentError>;

    /// Its values, and how well they are known.
    fn edition(&self) -> &Arc<Edition>;

    /// The names of the files it is made of.
    fn names() -> Vec<&'static str> {
        Self::FILES.iter().map(|(name, _)| *name).collect()
    }

    /// The files compiled into the program.
    fn built_in_files() -> Vec<ContentFile> {
        let file = |(name, text): &(&str, &str)| ContentFile {
            name: (*name).to_owned(),
            text: (*text).to_owned(),
        };
        Self::FILES.iter().map(file).collect()
    }

    /// Reads and checks files.
    fn load(files: &[ContentFile]) -> Result<Self, ContentError> {
        Self::read(&Document::read(&Self::names(), files)?)
    }

    /// Reads and checks the values of an edition.
    fn of(edition: &Edition) -> Result<Self, ContentError> {
        Self::read(&Document::of(&Self::names(), edition)?)
    }

    /// The content compiled into the program.
    fn built_in() -> Self {
        Self::load(&Self::built_in_files()).expect("the built-in content is checked by a test")
    }

    /// Whether every later release has it, so that its digest is enough to find it.
    fn is_kept(&self) -> bool {
        Self::FILES.is_empty() || Self::PAST.has(self.digest())
    }

    /// The digest of all values. A record names it.
    fn digest(&self) -> Digest {
        self.edition().digest
    }

    /// How well the values are known.
    fn census(&self) -> Census {
        self.edition().census
    }
}
