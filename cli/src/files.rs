//! Reading and writing files, with errors that name them.

use std::fs::OpenOptions;
use std::io::{Read, Write};
use std::path::Path;

use pantheon_engine::{Message, Record};

use crate::complaint::{of_file, of_record};
use crate::error::CliError;

/// No record or content file is larger than this.
const LARGEST: u64 = 64 * 1024 * 1024;

/// Reads a text file; `-` is standard input.
pub fn read_text(path: &Path) -> Result<String, CliError> {
    let fails = |why: Message| CliError::Input {
        path: path.to_owned(),
        why,
    };
    let source: Box<dyn Read> = if path == Path::new("-") {
        Box::new(std::io::stdin())
    } else {
        Box::new(std::fs::File::open(path).map_err(|why| fails(of_file(&why)))?)
    };
    let mut bytes = Vec::new();
    source
        .take(LARGEST + 1)
        .read_to_end(&mut bytes)
        .map_err(|why| fails(of_file(&why)))?;
    if bytes.len() as u64 > LARGEST {
        return Err(fails(
            Message::new("cli-error-file-large").text("bytes", LARGEST.to_string()),
        ));
    }
    String::from_utf8(bytes)
        .map_err(|why| fails(Message::new("cli-error-file-not-text").text("why", why.to_string())))
}

/// Reads a record and checks its chain.
pub fn read_record(path: &Path) -> Result<Record, CliError> {
    let text = read_text(path)?;
    Record::parse(&text).map_err(|why| CliError::Input {
        path: path.to_owned(),
        why: of_record(&why),
    })
}

/// Writes a new file; an old one is replaced only by force.
pub fn write_text(path: &Path, text: &str, force: bool) -> Result<(), CliError> {
    let fails = |why: std::io::Error| {
        let exists = why.kind() == std::io::ErrorKind::AlreadyExists;
        let why = if exists {
            Message::new("cli-error-file-exists-force")
        } else {
            of_file(&why)
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
    let mut file = how.open(path).map_err(&fails)?;
    file.write_all(text.as_bytes()).map_err(|why| {
        // Half a file is worse than none: it would be in the way, and might be taken for a whole one.
        if !force {
            let _gone = std::fs::remove_file(path);
        }
        fails(why)
    })
}
