//! Who can open a file: holders of an X25519 key, or whoever knows a passphrase.

use std::fmt;
use std::str::FromStr;

use bech32::primitives::decode::CheckedHrpstring;
use bech32::{Bech32, Hrp};
use x25519_dalek::{X25519_BASEPOINT_BYTES, x25519};

use super::header::{Stanza, decoded, encoded};
use super::{AgeError, FileKey, Opener, derive, random, unwrapped, wrapped};

/// What a public key is called at its beginning.
const PUBLIC: &str = "age";
/// What a secret key is called at its beginning.
const SECRET: &str = "age-secret-key-";

const X25519_KIND: &str = "X25519";
const X25519_LABEL: &[u8] = b"age-encryption.org/v1/X25519";
const SCRYPT_KIND: &str = "scrypt";
const SCRYPT_LABEL: &[u8] = b"age-encryption.org/v1/scrypt";
/// How much work a passphrase takes, as a power of two: about a second.
const WORK: u8 = 18;
/// More work than this is somebody's joke: a minute and a gigabyte.
const MOST_WORK: u8 = 20;

/// A public key, `age1…`: what is encrypted to it, only its identity opens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Recipient([u8; 32]);

/// A secret key, `AGE-SECRET-KEY-1…`.
#[derive(Clone, PartialEq, Eq)]
pub struct Identity([u8; 32]);

/// This isn't a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadKey {
    /// It isn't a public key.
    #[error("a recipient is a public key of age, such as age1…")]
    Recipient,
    /// It isn't a secret key.
    #[error("an identity is a secret key of age, such as AGE-SECRET-KEY-1…")]
    Identity,
}

impl FromStr for Recipient {
    type Err = BadKey;

    fn from_str(text: &str) -> Result<Self, BadKey> {
        read(text, PUBLIC).map(Self).ok_or(BadKey::Recipient)
    }
}

impl FromStr for Identity {
    type Err = BadKey;

    fn from_str(text: &str) -> Result<Self, BadKey> {
        read(text, SECRET).map(Self).ok_or(BadKey::Identity)
    }
}

impl fmt::Display for Recipient {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let prefix = Hrp::parse(PUBLIC).map_err(|_| fmt::Error)?;
        let text = bech32::encode::<Bech32>(prefix, &self.0).map_err(|_| fmt::Error)?;
        f.write_str(&text)
    }
}

/// A secret isn't shown by accident.
impl fmt::Debug for Identity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Identity")
    }
}

impl Identity {
    /// Those in a file as `age-keygen` writes it: one a line, and comments.
    pub fn list(text: &str) -> Result<Vec<Self>, BadKey> {
        let lines = text.lines().map(str::trim);
        let lines = lines.filter(|line| !line.is_empty() && !line.starts_with('#'));
        let all: Vec<Self> = lines.map(str::parse).collect::<Result<_, _>>()?;
        if all.is_empty() {
            return Err(BadKey::Identity);
        }
        Ok(all)
    }

    /// The public key that belongs to it.
    pub fn recipient(&self) -> Recipient {
        Recipient(x25519(self.0, X25519_BASEPOINT_BYTES))
    }
}

fn read(text: &str, prefix: &str) -> Option<[u8; 32]> {
    let checked = CheckedHrpstring::new::<Bech32>(text.trim()).ok()?;
    if !checked.hrp().to_string().eq_ignore_ascii_case(prefix) {
        return None;
    }
    let bytes: Vec<u8> = checked.byte_iter().collect();
    bytes.try_into().ok()
}

pub(super) fn wrap(file_key: &FileKey, recipient: &Recipient) -> Result<Stanza, AgeError> {
    let secret: [u8; 32] = random()?;
    let share = x25519(secret, X25519_BASEPOINT_BYTES);
    let key = shared(x25519(secret, recipient.0), &share, &recipient.0);
    // Nobody has the key that belongs to such a recipient.
    let key = key.ok_or(AgeError::WrongKey)?;
    Ok(Stanza {
        words: vec![X25519_KIND.to_owned(), encoded(&share)],
        body: wrapped(&key, file_key),
    })
}

/// What only the two know whose keys these are. Where one of them isn't a true key, everybody would know it.
fn shared(secret: [u8; 32], share: &[u8; 32], recipient: &[u8; 32]) -> Option<[u8; 32]> {
    let salt = [*share, *recipient].concat();
    (secret != [0; 32]).then(|| derive(&salt, &secret, X25519_LABEL))
}

pub(super) fn wrap_with_passphrase(file_key: &FileKey, words: &str) -> Result<Stanza, AgeError> {
    let salt: [u8; 16] = random()?;
    let key = stretched(words, &salt, WORK)?;
    Ok(Stanza {
        words: vec![SCRYPT_KIND.to_owned(), encoded(&salt), WORK.to_string()],
        body: wrapped(&key, file_key),
    })
}

fn stretched(words: &str, salt: &[u8; 16], work: u8) -> Result<[u8; 32], AgeError> {
    let salt = [SCRYPT_LABEL, salt].concat();
    let params = scrypt::Params::new(work, 8, 1).map_err(|_| AgeError::Header)?;
    let mut key = [0; 32];
    scrypt::scrypt(words.as_bytes(), &salt, &params, &mut key).map_err(|_| AgeError::Header)?;
    Ok(key)
}

/// The key of a file, by whatever opens it.
pub(super) fn unwrap(stanzas: &[Stanza], opener: &Opener) -> Result<FileKey, AgeError> {
    let kind = |stanza: &Stanza| stanza.words[0].clone();
    let by_passphrase = stanzas.iter().any(|stanza| kind(stanza) == SCRYPT_KIND);
    match opener {
        Opener::Passphrase(words) => {
            let [stanza] = stanzas else {
                return Err(AgeError::WantsKey);
            };
            if !by_passphrase {
                return Err(AgeError::WantsKey);
            }
            let [_, salt, work] = stanza.words.as_slice() else {
                return Err(AgeError::Header);
            };
            let salt = decoded(salt).and_then(|salt| salt.try_into().ok());
            let salt = salt.ok_or(AgeError::Header)?;
            let work: u8 = work.parse().map_err(|_| AgeError::Header)?;
            if work > MOST_WORK {
                return Err(AgeError::TooMuchWork);
            }
            unwrapped(&stretched(words, &salt, work)?, &stanza.body).ok_or(AgeError::WrongKey)
        }
        Opener::Identities(_) if by_passphrase => Err(AgeError::WantsPassphrase),
        Opener::Identities(all) => {
            let ours = stanzas.iter().filter(|stanza| kind(stanza) == X25519_KIND);
            let mut opened = ours.flat_map(|stanza| all.iter().map(move |one| fit(stanza, one)));
            opened.find_map(|key| key).ok_or(AgeError::WrongKey)
        }
    }
}

/// The key of a file, if this stanza is for this identity.
fn fit(stanza: &Stanza, identity: &Identity) -> Option<FileKey> {
    let share: [u8; 32] = decoded(stanza.words.get(1)?)?.try_into().ok()?;
    let secret = x25519(identity.0, share);
    let key = shared(secret, &share, &identity.recipient().0)?;
    unwrapped(&key, &stanza.body)
}
