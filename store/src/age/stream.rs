//! The body of a file: chunks that are sealed one by one, so that a file of any size needs little memory, and none can
//! be changed, left out, put elsewhere or added.

use std::io::{BufRead, Read, Write};

use chacha20poly1305::aead::Aead as _;
use chacha20poly1305::{ChaCha20Poly1305, Nonce};

use super::{AgeError, cipher};

/// How much of the plain text is in a chunk.
const CHUNK: usize = 64 * 1024;
/// What sealing adds to it.
const TAG: usize = 16;

/// The chunks of one file, in order.
struct Chunks {
    cipher: ChaCha20Poly1305,
    number: u64,
}

impl Chunks {
    fn new(key: &[u8; 32]) -> Self {
        Self {
            cipher: cipher(key),
            number: 0,
        }
    }

    /// Never the same twice under one key: eleven bytes count, one says whether it is the last.
    fn nonce(&mut self, last: bool) -> Nonce {
        let mut nonce = [0; 12];
        nonce[3..11].copy_from_slice(&self.number.to_be_bytes());
        nonce[11] = u8::from(last);
        self.number += 1;
        Nonce::from(nonce)
    }
}

/// Reads as much as a chunk holds, and whether anything follows.
fn chunk(from: &mut impl BufRead, size: usize) -> std::io::Result<(Vec<u8>, bool)> {
    let mut bytes = Vec::with_capacity(size);
    from.by_ref().take(size as u64).read_to_end(&mut bytes)?;
    let last = from.fill_buf()?.is_empty();
    Ok((bytes, last))
}

pub(super) fn seal(
    key: &[u8; 32],
    from: &mut impl BufRead,
    to: &mut impl Write,
) -> Result<(), AgeError> {
    let mut chunks = Chunks::new(key);
    loop {
        let (plain, last) = chunk(from, CHUNK)?;
        let nonce = chunks.nonce(last);
        let sealed = chunks.cipher.encrypt(&nonce, plain.as_slice());
        to.write_all(&sealed.expect("a chunk is short enough to be sealed"))?;
        if last {
            return Ok(());
        }
    }
}

pub(super) fn open(
    key: &[u8; 32],
    from: &mut impl BufRead,
    to: &mut impl Write,
) -> Result<(), AgeError> {
    let mut chunks = Chunks::new(key);
    loop {
        let first = chunks.number == 0;
        let (sealed, last) = chunk(from, CHUNK + TAG)?;
        let nonce = chunks.nonce(last);
        let opened = chunks.cipher.decrypt(&nonce, sealed.as_slice());
        let plain = opened.map_err(|_| AgeError::Damaged)?;
        // Only a file without anything in it ends with an empty chunk.
        if plain.is_empty() && !first {
            return Err(AgeError::Damaged);
        }
        to.write_all(&plain)?;
        if last {
            return Ok(());
        }
    }
}
