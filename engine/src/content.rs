//! What is printed on cards, tiles and boards: data files with provenance, checked as they are loaded.

use serde::{Deserialize, Serialize};

use crate::digest::Digest;

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
    /// The values don't make a game.
    #[error("{file}: {why}")]
    Invalid {
        /// The file's name.
        file: String,
        /// What is wrong.
        why: String,
    },
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
    /// The names of the files it is made of.
    const FILES: &'static [&'static str];

    /// Reads and checks the files.
    fn load(files: &[ContentFile]) -> Result<Self, ContentError>;

    /// The files compiled into the program.
    fn built_in_files() -> Vec<ContentFile>;

    /// The digest of all values. A record names it.
    fn digest(&self) -> Digest;

    /// How well the values are known.
    fn census(&self) -> Census;

    /// The content compiled into the program.
    fn built_in() -> Self {
        Self::load(&Self::built_in_files()).expect("the built-in content is checked by a test")
    }
}

/// Data files read as TOML, with the provenance of every value.
///
/// A table's key `provenance` covers the values beside it: either one word for all of them, or a table from the
/// names of values to words. Deeper tables may say otherwise. `source` and `note` are for readers and don't count.
#[derive(Clone, Debug)]
pub struct Document {
    tables: Vec<(String, toml::Table)>,
    values: Vec<ContentValue>,
}

const ABOUT: [&str; 3] = ["provenance", "source", "note"];

impl Document {
    /// Reads the files a title is made of and checks that every value has a provenance.
    pub fn read(names: &[&str], files: &[ContentFile]) -> Result<Self, ContentError> {
        let mut tables = Vec::new();
        let mut values = Vec::new();
        for &name in names {
            let file = files.iter().find(|file| file.name == name).ok_or_else(|| {
                ContentError::Missing {
                    file: name.to_owned(),
                }
            })?;
            let table: toml::Table = file
                .text
                .parse()
                .map_err(|why: toml::de::Error| malformed(name, &why))?;
            list_table(name, "", &table, None, &mut values)?;
            tables.push((name.to_owned(), table));
        }
        Ok(Self { tables, values })
    }

    /// One file's values as the title's own type.
    pub fn parse<T: serde::de::DeserializeOwned>(&self, name: &str) -> Result<T, ContentError> {
        let (_, table) = self
            .tables
            .iter()
            .find(|(file, _)| file == name)
            .ok_or_else(|| ContentError::Missing {
                file: name.to_owned(),
            })?;
        let mut values = toml::Value::Table(table.clone());
        strip(&mut values);
        values
            .try_into()
            .map_err(|why: toml::de::Error| malformed(name, &why))
    }

    /// Every value with its provenance, in the order of the files.
    pub fn values(&self) -> &[ContentValue] {
        &self.values
    }

    /// How well the values are known.
    pub fn census(&self) -> Census {
        let mut census = Census::default();
        self.values
            .iter()
            .for_each(|value| census.count(value.provenance));
        census
    }

    /// The digest of the values alone: comments, layout and provenance don't change it.
    pub fn digest(&self) -> Digest {
        let mut text = Vec::new();
        for (name, table) in &self.tables {
            let mut values = toml::Value::Table(table.clone());
            strip(&mut values);
            text.extend_from_slice(name.as_bytes());
            serde_json::to_writer(&mut text, &values).expect("TOML values are valid JSON values");
        }
        Digest::of(&[b"pantheon content", &text])
    }
}

fn malformed(file: &str, why: &toml::de::Error) -> ContentError {
    ContentError::Malformed {
        file: file.to_owned(),
        why: why.to_string().trim_end().to_owned(),
    }
}

fn strip(value: &mut toml::Value) {
    match value {
        toml::Value::Table(table) => {
            table.retain(|key, _| !ABOUT.contains(&key));
            table.iter_mut().for_each(|(_, inner)| strip(inner));
        }
        toml::Value::Array(items) => items.iter_mut().for_each(strip),
        _ => {}
    }
}

fn list_table(
    file: &str,
    path: &str,
    table: &toml::Table,
    outer: Option<Provenance>,
    values: &mut Vec<ContentValue>,
) -> Result<(), ContentError> {
    let said = table.get("provenance");
    let word = |value: &toml::Value| -> Result<Provenance, ContentError> {
        value
            .clone()
            .try_into()
            .map_err(|why: toml::de::Error| malformed(file, &why))
    };
    let inherited = match said {
        Some(value @ toml::Value::String(_)) => Some(word(value)?),
        _ => outer,
    };
    for (key, value) in table
        .iter()
        .filter(|(key, _)| !ABOUT.contains(&key.as_str()))
    {
        let own = match said {
            Some(toml::Value::Table(by_name)) => {
                by_name.get(key).map(&word).transpose()?.or(inherited)
            }
            _ => inherited,
        };
        let path = if path.is_empty() {
            key.clone()
        } else {
            format!("{path}.{key}")
        };
        list_value(file, &path, value, own, values)?;
    }
    Ok(())
}

fn list_value(
    file: &str,
    path: &str,
    value: &toml::Value,
    provenance: Option<Provenance>,
    values: &mut Vec<ContentValue>,
) -> Result<(), ContentError> {
    match value {
        toml::Value::Table(table) => list_table(file, path, table, provenance, values),
        toml::Value::Array(items) if items.iter().any(toml::Value::is_table) => {
            items.iter().enumerate().try_for_each(|(i, item)| {
                list_value(file, &format!("{path}[{i}]"), item, provenance, values)
            })
        }
        _ => {
            let known = provenance.ok_or_else(|| ContentError::NoProvenance {
                file: file.to_owned(),
                value: path.to_owned(),
            })?;
            values.push(ContentValue {
                file: file.to_owned(),
                path: path.to_owned(),
                value: serde_json::to_value(value).expect("TOML values are valid JSON values"),
                provenance: known,
            });
            Ok(())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Document, ContentError> {
        Document::read(
            &["a.toml"],
            &[ContentFile {
                name: "a.toml".into(),
                text: text.into(),
            }],
        )
    }

    const CARDS: &str = r#"
        provenance = "found"
        copies = 2
        [[card]]
        name = "Ship"
        cost = [1, 2]
        provenance = { cost = "reconstructed" }
        [[card]]
        name = "Port"
        cost = [3]
        provenance = "derived"
    "#;

    #[test]
    fn every_value_is_counted_once_by_what_is_said_nearest_to_it() {
        let census = read(CARDS).unwrap().census();
        assert_eq!(
            census,
            Census {
                found: 2,
                derived: 2,
                reconstructed: 1
            }
        );
        assert_eq!(census.total(), 5);
    }

    #[test]
    fn every_value_is_listed_with_its_path() {
        let document = read(CARDS).unwrap();
        let cost = document
            .values()
            .iter()
            .find(|value| value.path == "card[0].cost")
            .unwrap();
        assert_eq!(cost.value, serde_json::json!([1, 2]));
        assert_eq!(cost.provenance, Provenance::Reconstructed);
        assert_eq!(document.values().len(), 5);
    }

    #[test]
    fn a_value_of_unknown_origin_is_refused() {
        let error = read("[board]\nslots = 4").unwrap_err();
        assert_eq!(error.to_string(), "a.toml: board.slots has no provenance");
        assert!(matches!(
            read("provenance = \"rumour\"\nx = 1"),
            Err(ContentError::Malformed { .. })
        ));
        assert!(matches!(
            read("x = = 1"),
            Err(ContentError::Malformed { .. })
        ));
        assert!(matches!(
            Document::read(&["b.toml"], &[]),
            Err(ContentError::Missing { .. })
        ));
    }

    #[test]
    fn the_digest_is_of_values_only() {
        let plain = read(CARDS).unwrap().digest();
        assert_eq!(
            read(
                &CARDS
                    .replace("derived", "found")
                    .replace("copies = 2", "copies = 2 # each\nnote = \"hm\"")
            )
            .unwrap()
            .digest(),
            plain
        );
        assert_ne!(
            read(&CARDS.replace("copies = 2", "copies = 3"))
                .unwrap()
                .digest(),
            plain
        );
    }

    #[test]
    fn values_are_read_without_their_provenance() {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Cards {
            copies: u8,
            card: Vec<Card>,
        }
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Card {
            name: String,
            cost: Vec<u8>,
        }
        let cards: Cards = read(CARDS).unwrap().parse("a.toml").unwrap();
        assert_eq!(
            (cards.copies, cards.card.len(), cards.card[1].name.as_str()),
            (2, 2, "Port")
        );
        assert_eq!(cards.card[0].cost, [1, 2]);
    }
}
