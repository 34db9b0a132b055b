//! Editions: content as games keep it. A game plays to its end with the values it began with, whatever is corrected
//! meanwhile.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::{Census, ContentError};
use crate::digest::Digest;

/// All values of a title's content at one time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Edition {
    /// The digest of the values.
    pub digest: Digest,
    /// How well they were known.
    pub census: Census,
    /// The values, by file.
    pub values: Map<String, Value>,
}

/// Editions as text: a line each, the first with all its values and most others with what they changed.
#[derive(Clone, Copy, Debug)]
pub struct Past<'a>(pub &'a str);

/// What a line says of an edition.
#[derive(Serialize, Deserialize)]
struct Line {
    digest: Digest,
    census: Census,
    #[serde(flatten)]
    body: Body,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Body {
    /// All its values.
    Values(Map<String, Value>),
    /// What is different from an earlier line.
    Since {
        base: Digest,
        changes: json_patch::Patch,
    },
}

impl<'a> Past<'a> {
    /// Whether an edition is among them.
    pub fn has(self, digest: Digest) -> bool {
        self.line(digest).is_some()
    }

    /// The digests, the oldest first.
    pub fn digests(self) -> Result<Vec<Digest>, ContentError> {
        let lines = self.0.lines();
        lines
            .map(|line| read(line).map(|line| line.digest))
            .collect()
    }

    /// The edition with this digest, if it is among them.
    pub fn find(self, digest: Digest) -> Result<Option<Edition>, ContentError> {
        let Some((earlier, line)) = self.line(digest) else {
            return Ok(None);
        };
        let line = read(line)?;
        let values = match line.body {
            Body::Values(values) => values,
            Body::Since { base, changes } => {
                let lost = || unreadable(format!("{digest} follows {base}, which isn't before it"));
                let base = Past(earlier).find(base)?.ok_or_else(lost)?;
                let mut values = Value::Object(base.values);
                json_patch::patch(&mut values, &changes)
                    .map_err(|why| unreadable(why.to_string()))?;
                match values {
                    Value::Object(values) => values,
                    _ => return Err(unreadable(format!("{digest} has no files"))),
                }
            }
        };
        Ok(Some(Edition {
            digest: line.digest,
            census: line.census,
            values,
        }))
    }

    /// The text with one more edition, in as few bytes as it can be told; nothing if it is there.
    pub fn with(self, edition: &Edition) -> Result<Option<String>, ContentError> {
        if self.has(edition.digest) {
            return Ok(None);
        }
        let line = |body| {
            let line = Line {
                digest: edition.digest,
                census: edition.census,
                body,
            };
            serde_json::to_string(&line).expect("an edition is plain data")
        };
        let whole = line(Body::Values(edition.values.clone()));
        let mut shortest = whole;
        for base in self.digests()? {
            let Some(before) = self.find(base)? else {
                continue;
            };
            let (before, now) = (
                Value::Object(before.values),
                Value::Object(edition.values.clone()),
            );
            let changes = json_patch::diff(&before, &now);
            let told = line(Body::Since { base, changes });
            if told.len() < shortest.len() {
                shortest = told;
            }
        }
        Ok(Some(format!("{}{shortest}\n", self.0)))
    }

    /// An edition's line, and the text before it.
    fn line(self, digest: Digest) -> Option<(&'a str, &'a str)> {
        let start = format!("{{\"digest\":\"{digest}\",");
        let mut at = 0;
        for line in self.0.split_inclusive('\n') {
            if line.starts_with(&start) {
                return Some((&self.0[..at], line.trim_end()));
            }
            at += line.len();
        }
        None
    }
}

fn read(line: &str) -> Result<Line, ContentError> {
    serde_json::from_str(line).map_err(|why| unreadable(why.to_string()))
}

fn unreadable(why: String) -> ContentError {
    ContentError::Malformed {
        file: "past/editions.jsonl".to_owned(),
        why,
    }
}

#[cfg(test)]
mod tests {
    use super::super::{ContentFile, Document};
    use super::*;

    fn edition(cost: u8, name: &str) -> Edition {
        let filler = (0..400).map(|i| format!("[[card]]\nid = \"card-{i}\"\n"));
        let text = format!(
            "provenance = \"found\"\ncost = {cost}\nname = \"{name}\"\n{}",
            filler.collect::<String>()
        );
        let file = ContentFile {
            name: "a.toml".into(),
            text,
        };
        let document = Document::read(&["a.toml"], &[file]).unwrap();
        Edition::clone(document.edition())
    }

    #[test]
    fn every_edition_comes_back_as_it_was() {
        let editions = [
            edition(1, "Port"),
            edition(2, "Port"),
            edition(2, "Harbour"),
        ];
        let mut text = String::new();
        for edition in &editions {
            text = Past(&text).with(edition).unwrap().unwrap();
        }
        for edition in &editions {
            let found = Past(&text).find(edition.digest).unwrap().unwrap();
            assert_eq!(found, *edition);
            Document::of(&["a.toml"], &found).unwrap();
        }
        let digests = editions.map(|edition| edition.digest);
        assert_eq!(Past(&text).digests().unwrap(), digests);
    }

    #[test]
    fn a_corrected_value_takes_little_room_and_is_kept_once() {
        let first = Past("").with(&edition(1, "Port")).unwrap().unwrap();
        let both = Past(&first).with(&edition(2, "Port")).unwrap().unwrap();
        assert!(both.len() - first.len() < first.len() / 4);
        assert_eq!(Past(&both).with(&edition(1, "Port")), Ok(None));
    }

    #[test]
    fn what_was_changed_by_hand_is_noticed() {
        let text = Past("").with(&edition(1, "Port")).unwrap().unwrap();
        let changed = text.replace("\"Port\"", "\"Fort\"");
        let found = Past(&changed)
            .find(edition(1, "Port").digest)
            .unwrap()
            .unwrap();
        assert!(matches!(
            Document::of(&["a.toml"], &found),
            Err(ContentError::Foreign { .. })
        ));
        let second = Past(&text).with(&edition(2, "Port")).unwrap().unwrap();
        let orphan = second.lines().nth(1).unwrap();
        assert!(Past(orphan).find(edition(2, "Port").digest).is_err());
    }

    #[test]
    fn an_edition_nobody_kept_is_not_found() {
        assert_eq!(Past("").find(edition(1, "Port").digest), Ok(None));
    }
}
