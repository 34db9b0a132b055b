//! An analysis as text: a line that says what it is, the whole record, a line for each node, and a last line.
//!
//! Every node says which position it leads to, so that a file can't say that something was played which can't be. Names and
//! comments are anybody's to change.

use pantheon_engine::{Digest, MAX_LINE, Record};
use pantheon_games::ShelfError;
use serde::{Deserialize, Serialize};

use crate::error::{AnalysisError, FileError, Wrong};
use crate::tree::{Analysis, Node, NodeId, Tried};

/// The version of the format that is written.
pub const FORMAT: u32 = 1;

/// Lines other than the record's own.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
enum Line {
    Analysis(Head),
    Node(Kept),
    End { nodes: u32 },
}

/// What it is.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Head {
    /// The version of this format.
    pantheon: u32,
    /// What it is called.
    name: String,
    /// After how many entries of the record it begins.
    at: u32,
    /// How many lines the record has.
    lines: usize,
    /// What was said of the moment that it begins at.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    comment: String,
}

/// A node.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Kept {
    id: NodeId,
    after: NodeId,
    tried: Tried,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    name: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    comment: String,
    /// The digest of the position.
    state: Digest,
}

impl Analysis {
    /// Writes it. Nodes are numbered in the order in which they are written.
    pub fn write(&self) -> String {
        let record = self.record.to_text();
        let ordered = self.in_order();
        let mut text = written(&Line::Analysis(Head {
            pantheon: FORMAT,
            name: self.name.clone(),
            at: self.at,
            lines: record.lines().count(),
            comment: ordered[0].1.comment.clone(),
        }));
        text += &record;
        let mut numbers = vec![Node::ROOT; self.nodes.len()];
        for ((id, node), number) in ordered.iter().zip(0..) {
            numbers[*id as usize] = number;
            let (Some(parent), Some(tried)) = (node.parent, node.tried.clone()) else {
                continue;
            };
            text += &written(&Line::Node(Kept {
                id: number,
                after: numbers[parent as usize],
                tried,
                name: node.name.clone(),
                comment: node.comment.clone(),
                state: node.game.digest(),
            }));
        }
        text + &written(&Line::End {
            nodes: self.len() as u32,
        })
    }

    /// Reads it, and plays all of it again.
    pub fn read(text: &str) -> Result<Self, FileError> {
        let mut lines = Lines {
            rest: text,
            line: 0,
        };
        let head = match lines.next()? {
            Line::Analysis(head) if (1..=FORMAT).contains(&head.pantheon) => head,
            Line::Analysis(head) => {
                let found = head.pantheon;
                return Err(lines.wrong(Wrong::UnknownFormat { found }));
            }
            _ => return Err(lines.malformed("an analysis begins with what it is")),
        };
        let mut read = lines.analysis(&head)?;
        read.rename(head.name)
            .and_then(|()| read.comment(Node::ROOT, head.comment))
            .map_err(|_| FileError {
                line: 1,
                why: Wrong::TooLong,
            })?;
        loop {
            match lines.next()? {
                Line::Node(kept) => lines.add(&mut read, kept)?,
                Line::End { nodes } if nodes as usize == read.len() => break,
                Line::End { .. } => return Err(lines.malformed("the end counts other nodes")),
                Line::Analysis(_) => return Err(lines.malformed("a second beginning")),
            }
        }
        if lines.rest.is_empty() {
            Ok(read)
        } else {
            lines.line += 1;
            Err(lines.malformed("text after the end"))
        }
    }
}

fn written(line: &Line) -> String {
    serde_json::to_string(line).expect("a line is plain data") + "\n"
}

struct Lines<'a> {
    rest: &'a str,
    /// The line that was read last.
    line: usize,
}

impl<'a> Lines<'a> {
    const fn wrong(&self, why: Wrong) -> FileError {
        FileError {
            line: self.line,
            why,
        }
    }

    fn malformed(&self, why: &str) -> FileError {
        self.wrong(Wrong::Malformed(why.to_owned()))
    }

    fn text(&mut self) -> Result<&'a str, FileError> {
        self.line += 1;
        let Some((line, rest)) = self.rest.split_once('\n') else {
            return Err(self.wrong(Wrong::CutOff));
        };
        self.rest = rest;
        if line.len() > MAX_LINE {
            return Err(self.malformed("the line is too long"));
        }
        Ok(line)
    }

    fn next(&mut self) -> Result<Line, FileError> {
        let line = self.text()?;
        serde_json::from_str(line).map_err(|why| self.malformed(&why.to_string()))
    }

    /// Reads the record, and plays it.
    fn analysis(&mut self, head: &Head) -> Result<Analysis, FileError> {
        let begin = self.rest;
        for _ in 0..head.lines {
            self.text()?;
        }
        let record = &begin[..begin.len() - self.rest.len()];
        let wrong = |why: ShelfError| {
            // The record counts its own lines: its header is one of them.
            let place = why.place();
            let line = place.line.or(place.entry.map(|entry| entry as usize + 1));
            FileError {
                line: line.unwrap_or(1) + 1,
                why: Wrong::Record(why),
            }
        };
        let record = Record::parse(record).map_err(|why| wrong(why.into()))?;
        Analysis::begin(record, head.at).map_err(|why| match why {
            AnalysisError::Shelf(why) => wrong(why),
            AnalysisError::Late { at, entries } => FileError {
                line: 1,
                why: Wrong::Late { at, entries },
            },
            why => self.malformed(&why.to_string()),
        })
    }

    /// Plays a node.
    fn add(&self, read: &mut Analysis, kept: Kept) -> Result<(), FileError> {
        let Kept { id, after, .. } = kept;
        let expected = read.nodes.len() as NodeId;
        if id != expected {
            return Err(self.malformed("the nodes aren't numbered in order"));
        }
        if after >= id {
            return Err(self.wrong(Wrong::NoParent { id, parent: after }));
        }
        let added = read
            .add(after, kept.tried)
            .map_err(|why| self.wrong(Wrong::Refused { id, why }))?;
        if added != id {
            return Err(self.wrong(Wrong::Twice { id, other: added }));
        }
        read.call(id, kept.name)
            .and_then(|()| read.comment(id, kept.comment))
            .map_err(|_| self.wrong(Wrong::TooLong))?;
        let node = read.node(id);
        if node.is_ok_and(|node| node.game.digest() == kept.state) {
            Ok(())
        } else {
            Err(self.wrong(Wrong::Diverged { id }))
        }
    }
}
