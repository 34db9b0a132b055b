//! Reading and writing files, with errors that name them.

use std::fs::OpenOptions;
use std::io::{Read, Write};
use std::path::Path;

use pantheon_engine::Record;

use crate::error::CliError;

/// No record or content file is larger than this.
const LARGEST: u64 = 64 * 1024 * 1024;

/// Reads a text file; `-` is standard input.
pub fn read_text(path: &Path) -> Result<String, CliError> {
    let fails = |why: String| CliError::Input {
        path: path.to_owned(),
        why,
    };
    let source: Box<dyn Read> = if path == Path::new("-") {
        Box::new(std::io::stdin())
    } else {
        Box::new(std::fs::File::open(path).map_err(|why| fails(why.to_string()))?)
    };
    let mut bytes = Vec::new();
    source
        .take(LARGEST + 1)
        .read_to_end(&mut bytes)
        .map_err(|why| fails(why.to_string()))?;
    if bytes.len() as u64 > LARGEST {
        return Err(fails(format!("the file is larger than {LARGEST} bytes")));
    }
    String::from_utf8(bytes).map_err(|why| fails(format!("the file isn't UTF-8 text: {why}")))
}

/// Reads a record and checks its chain.
pub fn read_record(path: &Path) -> Result<Record, CliError> {
    let text = read_text(path)?;
    Record::parse(&text).map_err(|why| CliError::Input {
        path: path.to_owned(),
        why: why.to_string(),
    })
}

/// Writes a new file; an old one is replaced only by force.
pub fn write_text(path: &Path, text: &str, force: bool) -> Result<(), CliError> {
    let fails = |why: std::io::Error| {
        let exists = why.kind() == std::io::ErrorKind::AlreadyExists;
        let why = if exists {
            "the file is there already; --force replaces it".to_owned()
        } else {
            why.to_string()
        };
        CliError::Output {
            path: path.to_owned(),
            why,
        }
    };
    let mut how = OpenOptions::new();
    how.write(true);
    if force {
        how.create(true).truncate(true)
    } else {
        how.create_new(true)
    };
    how.open(path)
        .and_then(|mut file| file.write_all(text.as_bytes()))
        .map_err(fails)
}
