//! The beginning of a file: who can open it, as lines of text that nobody can change unnoticed.

use std::fmt::Write as _;
use std::io::{BufRead, Read as _};

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD_NO_PAD;
use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::Sha256;

use super::{AgeError, FileKey, MAGIC, derive};

/// How long a line of a body is. A body ends with one that is shorter.
const COLUMNS: usize = 64;
/// No honest header is longer.
const LONGEST: u64 = 64 * 1024;

/// One way to get the file key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Stanza {
    /// What kind of way, and what else must be known of it.
    pub(super) words: Vec<String>,
    /// The sealed file key.
    pub(super) body: Vec<u8>,
}

/// A header that was read, and isn't believed yet.
pub(super) struct Header {
    pub(super) stanzas: Vec<Stanza>,
    /// What the digest is of.
    text: String,
    digest: Vec<u8>,
}

pub(super) fn encoded(bytes: &[u8]) -> String {
    STANDARD_NO_PAD.encode(bytes)
}

pub(super) fn decoded(text: &str) -> Option<Vec<u8>> {
    STANDARD_NO_PAD.decode(text).ok()
}

/// The whole header.
pub(super) fn write(stanzas: &[Stanza], file_key: &FileKey) -> String {
    let mut text = format!("{MAGIC}\n");
    for stanza in stanzas {
        let body = encoded(&stanza.body);
        let _ = writeln!(text, "-> {}", stanza.words.join(" "));
        let mut rest = body.as_str();
        while rest.len() >= COLUMNS {
            let (line, more) = rest.split_at(COLUMNS);
            let _ = writeln!(text, "{line}");
            rest = more;
        }
        let _ = writeln!(text, "{rest}");
    }
    text.push_str("---");
    let digest = digest(file_key, &text).finalize().into_bytes();
    let _ = writeln!(text, " {}", encoded(&digest));
    text
}

fn digest(file_key: &FileKey, text: &str) -> Hmac<Sha256> {
    let key = derive(&[], file_key, b"header");
    let mut mac = Hmac::<Sha256>::new_from_slice(&key).expect("a key may have any length");
    mac.update(text.as_bytes());
    mac
}

/// Reads a header, and leaves what follows.
pub(super) fn read(from: &mut impl BufRead) -> Result<Header, AgeError> {
    let mut text = String::new();
    let mut room = LONGEST;
    if line(from, &mut room)? != MAGIC {
        return Err(AgeError::Header);
    }
    text.push_str(MAGIC);
    text.push('\n');
    let mut stanzas: Vec<Stanza> = Vec::new();
    let mut next = line(from, &mut room)?;
    loop {
        if let Some(digest) = next.strip_prefix("--- ") {
            text.push_str("---");
            let digest = decoded(digest).ok_or(AgeError::Header)?;
            return Ok(Header {
                stanzas,
                text,
                digest,
            });
        }
        let words = next.strip_prefix("-> ").ok_or(AgeError::Header)?;
        let words: Vec<String> = words.split(' ').map(str::to_owned).collect();
        let _ = writeln!(text, "{next}");
        let mut body = String::new();
        loop {
            let part = line(from, &mut room)?;
            let _ = writeln!(text, "{part}");
            body.push_str(&part);
            if part.len() < COLUMNS {
                break;
            }
        }
        let body = decoded(&body).ok_or(AgeError::Header)?;
        stanzas.push(Stanza { words, body });
        next = line(from, &mut room)?;
    }
}

/// A line without its end.
fn line(from: &mut impl BufRead, room: &mut u64) -> Result<String, AgeError> {
    let mut bytes = Vec::new();
    let read = from.by_ref().take(*room).read_until(b'\n', &mut bytes)?;
    *room -= read as u64;
    if bytes.pop() != Some(b'\n') {
        return Err(AgeError::Header);
    }
    String::from_utf8(bytes).map_err(|_| AgeError::Header)
}

impl Header {
    /// Whether nobody has changed it since it was written with this key.
    pub(super) fn verify(&self, file_key: &FileKey) -> Result<(), AgeError> {
        digest(file_key, &self.text)
            .verify_slice(&self.digest)
            .map_err(|_| AgeError::Damaged)
    }
}
