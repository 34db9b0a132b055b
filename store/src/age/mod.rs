//! Encryption of backups: the age format, version 1 (age-encryption.org/v1), for X25519 recipients or a passphrase.
//!
//! What is written here can be read by the program `age`, and the other way round. The format is put together here from
//! the primitives of `RustCrypto`, since the crate `age` brings sixty others, among them a post-quantum KEM, P-256 and a
//! second stack of translations.

mod header;
mod keys;
mod stream;

use std::io::{BufRead, Write};

use chacha20poly1305::aead::{Aead as _, KeyInit as _};
use chacha20poly1305::{ChaCha20Poly1305, Key as AeadKey, Nonce};
use hkdf::Hkdf;
use sha2::Sha256;

pub use keys::{BadKey, Identity, Recipient};

/// What closes a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Lock {
    /// Whoever has one of these keys can open it. There is at least one.
    Recipients(Vec<Recipient>),
    /// Whoever knows this can open it.
    Passphrase(String),
}

/// What opens a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Opener {
    /// Any of these may fit.
    Identities(Vec<Identity>),
    /// What it was closed with.
    Passphrase(String),
}

/// Why a file can't be encrypted or decrypted.
#[derive(Debug, thiserror::Error)]
pub enum AgeError {
    /// A file can't be read or written.
    #[error(transparent)]
    Io(#[from] std::io::Error),
    /// It isn't a file of this format, or of a later version.
    #[error("this isn't a file that age wrote, or its beginning is damaged")]
    Header,
    /// None of the keys is the one.
    #[error("no key that was given opens this file")]
    WrongKey,
    /// A passphrase was given, and it is closed for keys.
    #[error("this file is opened by a key, not a passphrase")]
    WantsKey,
    /// Keys were given, and it is closed with a passphrase.
    #[error("this file is opened by a passphrase, not a key")]
    WantsPassphrase,
    /// Somebody chose more work than an honest file asks for.
    #[error("opening this file takes more work than any honest one")]
    TooMuchWork,
    /// Something was changed, added, or is missing.
    #[error("the file is damaged or incomplete")]
    Damaged,
    /// The system has no random numbers.
    #[error("the system gives no random numbers: {0}")]
    Random(getrandom::Error),
}

/// How a file begins that is encrypted.
pub(crate) const MAGIC: &str = "age-encryption.org/v1";

/// The key of one file: every recipient gets it wrapped.
type FileKey = [u8; 16];

/// Reads all there is and writes it encrypted.
pub(crate) fn encrypt(
    lock: &Lock,
    from: &mut impl BufRead,
    mut to: impl Write,
) -> Result<(), AgeError> {
    let file_key: FileKey = random()?;
    let stanzas = match lock {
        Lock::Recipients(all) => all
            .iter()
            .map(|one| keys::wrap(&file_key, one))
            .collect::<Result<Vec<_>, _>>()?,
        Lock::Passphrase(words) => vec![keys::wrap_with_passphrase(&file_key, words)?],
    };
    to.write_all(header::write(&stanzas, &file_key).as_bytes())?;
    let nonce: [u8; 16] = random()?;
    to.write_all(&nonce)?;
    stream::seal(&derive(&nonce, &file_key, b"payload"), from, &mut to)?;
    to.flush()?;
    Ok(())
}

/// Reads what was encrypted and writes it as it was. What was written before an error is known is to be thrown away.
pub(crate) fn decrypt(
    opener: &Opener,
    from: &mut impl BufRead,
    mut to: impl Write,
) -> Result<(), AgeError> {
    let header = header::read(from)?;
    let file_key = keys::unwrap(&header.stanzas, opener)?;
    header.verify(&file_key)?;
    let mut nonce = [0; 16];
    from.read_exact(&mut nonce).map_err(cut_off)?;
    stream::open(&derive(&nonce, &file_key, b"payload"), from, &mut to)?;
    to.flush()?;
    Ok(())
}

/// The end of a file that comes too early is damage, and not trouble with reading.
fn cut_off(why: std::io::Error) -> AgeError {
    match why.kind() {
        std::io::ErrorKind::UnexpectedEof => AgeError::Damaged,
        _ => AgeError::Io(why),
    }
}

fn random<const N: usize>() -> Result<[u8; N], AgeError> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(AgeError::Random)?;
    Ok(bytes)
}

fn derive(salt: &[u8], secret: &[u8], what_for: &[u8]) -> [u8; 32] {
    let mut key = [0; 32];
    Hkdf::<Sha256>::new(Some(salt), secret)
        .expand(what_for, &mut key)
        .expect("32 bytes are less than HKDF gives at most");
    key
}

fn cipher(key: &[u8; 32]) -> ChaCha20Poly1305 {
    ChaCha20Poly1305::new(&AeadKey::from(*key))
}

/// Seals a file key. Such a key seals nothing else, so that its nonce can be zero.
fn wrapped(key: &[u8; 32], file_key: &FileKey) -> Vec<u8> {
    let sealed = cipher(key).encrypt(&Nonce::from([0; 12]), file_key.as_slice());
    sealed.expect("sixteen bytes can be sealed")
}

/// A file key, if this is what seals it.
fn unwrapped(key: &[u8; 32], sealed: &[u8]) -> Option<FileKey> {
    let opened = cipher(key).decrypt(&Nonce::from([0; 12]), sealed).ok()?;
    opened.try_into().ok()
}

#[cfg(test)]
mod tests;
