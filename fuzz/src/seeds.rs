//! Good input: the games that are kept, as records and as what was said in them.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::{fs, io};

use pantheon_engine::{Input, Record};
use serde_json::{Value, json};

use crate::wire::TABLE;

/// How many actions of a game are said. Luck differs each time, so later ones are hardly ever legal.
const SAID: usize = 40;

/// Every kept record.
pub fn records() -> io::Result<Vec<Vec<u8>>> {
    let texts = kept()?.into_iter().map(String::into_bytes);
    Ok(texts.collect())
}

/// The kept games as frames of a client, with everything else that can be asked.
pub fn frames() -> io::Result<Vec<Vec<u8>>> {
    let others = fs::read_to_string(root().join("fuzz/seeds/wire.jsonl"))?;
    let said = |record: &Record| {
        let plan = json!({
            "title": record.header.title,
            "options": record.header.options,
            "seats": seats(record, |seat| match seat {
                0 => json!("me"),
                _ => json!({ "hot-seat": { "name": format!("Player {seat}") } }),
            }),
        });
        let ask = |command: Value| json!({ "id": "1", "ask": { "do": { "table": TABLE, "command": command } } });
        let mut lines = vec![
            plan,
            json!({ "id": "2", "ask": { "watch": { "table": TABLE } } }),
            ask(json!("start")),
        ];
        lines
            .extend(actions(record).map(|(seat, action, _)| {
                ask(json!({ "act": { "seat": seat, "action": action } }))
            }));
        text(&lines) + &others
    };
    said_in_kept(said)
}

/// The kept games as sessions of the open protocol, and the lines that its own tests keep.
pub fn sessions() -> io::Result<Vec<Vec<u8>>> {
    let corpus = root().join("cli/tests/corpus");
    let said = |record: &Record| {
        let mut lines = vec![json!({
            "cmd": "new",
            "title": record.header.title,
            "options": record.header.options,
            "seats": record.header.seats.len(),
            "seed": "seed",
        })];
        for (seat, action, at) in actions(record) {
            lines.push(
                json!({ "cmd": "apply", "seat": seat, "action": action, "at": at, "lang": "en" }),
            );
            lines.push(json!({ "cmd": "legal", "seat": seat, "lang": "pt-BR" }));
        }
        lines.push(json!({ "cmd": "undo", "seat": 0 }));
        lines.push(json!({ "cmd": "load", "record": record.to_text(), "at": SAID }));
        text(&lines)
    };
    let mut all = said_in_kept(said)?;
    let files = ["good.jsonl", "bad.jsonl"].map(|file| fs::read(corpus.join(file)));
    all.push(files.into_iter().collect::<io::Result<Vec<_>>>()?.concat());
    Ok(all)
}

fn said_in_kept(said: impl Fn(&Record) -> String) -> io::Result<Vec<Vec<u8>>> {
    let records = kept()?.into_iter();
    let records = records.map(|text| Record::parse(&text).map_err(io::Error::other));
    let mut all = Vec::new();
    for record in records {
        let record = record?;
        if is_of_today(&record) {
            all.push(said(&record).into_bytes());
        }
    }
    Ok(all)
}

/// Whether a game was played with today's content: a new one may not have the options of an older one.
fn is_of_today(record: &Record) -> bool {
    pantheon_games::title(&record.header.title)
        .is_ok_and(|title| title.content_digest() == record.header.content)
}

fn seats(record: &Record, each: impl Fn(usize) -> Value) -> Vec<Value> {
    (0..record.header.seats.len()).map(each).collect()
}

/// The first actions of a game: whose, which, and when.
fn actions(record: &Record) -> impl Iterator<Item = (u8, &Value, u64)> {
    let entries = record.entries.iter();
    entries
        .filter_map(|entry| match &entry.input {
            Input::Act { seat, action } => Some((seat.number(), action, entry.at)),
            Input::Tick | Input::Undo { .. } => None,
        })
        .take(SAID)
}

fn text(lines: &[Value]) -> String {
    lines
        .iter()
        .flat_map(|line| [line.to_string(), "\n".to_owned()])
        .collect()
}

/// The texts of the records that every title keeps of its present rules.
fn kept() -> io::Result<Vec<String>> {
    let mut files = Vec::new();
    for title in pantheon_games::titles() {
        let games = root().join("games").join(title.info().id);
        for entry in fs::read_dir(games.join("tests/records"))? {
            let file = entry?.path();
            if file.extension() == Some(OsStr::new("pantheon")) {
                files.push(file);
            }
        }
    }
    files.sort();
    files.iter().map(fs::read_to_string).collect()
}

/// The root of the repository. Asked at run time: the program may have been built in another clone.
fn root() -> PathBuf {
    let manifest = std::env::var_os("CARGO_MANIFEST_DIR")
        .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
    let fuzz = manifest.ancestors().find(|folder| folder.ends_with("fuzz"));
    fuzz.and_then(Path::parent)
        .map_or_else(|| manifest.clone(), Path::to_path_buf)
}
