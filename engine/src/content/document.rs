//! Data files read as TOML.

use std::sync::Arc;

use super::{Census, ContentError, ContentFile, ContentValue, Edition, Provenance};
use crate::digest::Digest;

/// Data files read as TOML, with the provenance of every value.
///
/// A table's key `provenance` covers the values beside it: either one word for all of them, or a table from the
/// names of values to words. Deeper tables may say otherwise. `source` and `note` are for readers and don't count.
#[derive(Clone, Debug)]
pub struct Document {
    tables: Vec<(String, toml::Value)>,
    values: Vec<ContentValue>,
    edition: Arc<Edition>,
}

const ABOUT: [&str; 3] = ["provenance", "source", "note"];

impl Document {
    /// Reads the files a title is made of and checks that every value has a provenance.
    pub fn read(names: &[&str], files: &[ContentFile]) -> Result<Self, ContentError> {
        let mut tables = Vec::new();
        let mut values = Vec::new();
        for &name in names {
            let file = files.iter().find(|file| file.name == name);
            let file = file.ok_or_else(|| missing(name))?;
            let table: toml::Table = file
                .text
                .parse()
                .map_err(|why: toml::de::Error| malformed(name, &why))?;
            list_table(name, "", &table, None, &mut values)?;
            let mut table = toml::Value::Table(table);
            strip(&mut table);
            tables.push((name.to_owned(), table));
        }
        let mut census = Census::default();
        for value in &values {
            census.count(value.provenance);
        }
        let edition = Arc::new(Edition {
            digest: digest(&tables),
            census,
            values: tables
                .iter()
                .map(|(name, table)| (name.clone(), json(table)))
                .collect(),
        });
        Ok(Self {
            tables,
            values,
            edition,
        })
    }

    /// An edition's values, if they are what its digest says. Nobody knows any more where each is known from.
    pub fn of(names: &[&str], edition: &Edition) -> Result<Self, ContentError> {
        let table = |name: &&str| {
            let values = edition.values.get(*name).ok_or_else(|| missing(name))?;
            let table = toml::Value::try_from(values).map_err(|why| ContentError::Malformed {
                file: (*name).to_owned(),
                why: why.to_string(),
            })?;
            Ok(((*name).to_owned(), table))
        };
        let tables = names
            .iter()
            .map(table)
            .collect::<Result<Vec<_>, ContentError>>()?;
        if digest(&tables) != edition.digest {
            return Err(ContentError::Foreign {
                digest: edition.digest,
            });
        }
        Ok(Self {
            tables,
            values: Vec::new(),
            edition: Arc::new(edition.clone()),
        })
    }

    /// One file's values as the title's own type.
    pub fn parse<T: serde::de::DeserializeOwned>(&self, name: &str) -> Result<T, ContentError> {
        let table = self.tables.iter().find(|(file, _)| file == name);
        let (_, table) = table.ok_or_else(|| missing(name))?;
        table
            .clone()
            .try_into()
            .map_err(|why: toml::de::Error| malformed(name, &why))
    }

    /// Every value with its provenance, in the order of the files; none of an edition.
    pub fn values(&self) -> &[ContentValue] {
        &self.values
    }

    /// The values as games keep them.
    pub const fn edition(&self) -> &Arc<Edition> {
        &self.edition
    }
}

/// The digest of the values alone: comments, layout and provenance don't change it.
fn digest(tables: &[(String, toml::Value)]) -> Digest {
    let mut text = Vec::new();
    for (name, table) in tables {
        text.extend_from_slice(name.as_bytes());
        serde_json::to_writer(&mut text, table).expect("TOML values are valid JSON values");
    }
    Digest::of(&[b"pantheon content", &text])
}

fn json(value: &toml::Value) -> serde_json::Value {
    serde_json::to_value(value).expect("TOML values are valid JSON values")
}

fn missing(file: &str) -> ContentError {
    ContentError::Missing {
        file: file.to_owned(),
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
                value: json(value),
                provenance: known,
            });
            Ok(())
        }
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

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
        let census = read(CARDS).unwrap().edition().census;
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
        let plain = read(CARDS).unwrap().edition().digest;
        assert_eq!(
            read(
                &CARDS
                    .replace("derived", "found")
                    .replace("copies = 2", "copies = 2 # each\nnote = \"hm\"")
            )
            .unwrap()
            .edition()
            .digest,
            plain
        );
        assert_ne!(
            read(&CARDS.replace("copies = 2", "copies = 3"))
                .unwrap()
                .edition()
                .digest,
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
