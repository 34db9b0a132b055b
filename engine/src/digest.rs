//! SHA-256 digests, written as lower-case hexadecimal.

use serde::{Deserialize, Serialize};
use sha2::Digest as _;

/// A SHA-256 digest.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Digest([u8; 32]);

impl Digest {
    /// The digest of these parts, each preceded by its length so that no two lists of parts collide.
    pub fn of(parts: &[&[u8]]) -> Self {
        let mut hasher = sha2::Sha256::new();
        for part in parts {
            hasher.update((part.len() as u64).to_le_bytes());
            hasher.update(part);
        }
        Self(hasher.finalize().into())
    }

    /// The digest's bytes.
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// The first eight bytes as hexadecimal: enough to tell states apart at a glance.
    pub fn short(&self) -> String {
        self.to_string()[..16].to_owned()
    }
}

/// The digest of a value's canonical text. Equal states have equal digests on every platform.
pub fn state_digest<T: Serialize>(value: &T) -> Digest {
    let text = serde_json::to_string(value).expect("a state is plain data with string keys");
    text_digest(&text)
}

/// The same of a value that is written already.
pub fn text_digest(text: &str) -> Digest {
    Digest::of(&[b"pantheon state", text.as_bytes()])
}

/// Reads exactly 32 bytes of lower-case hexadecimal, so that a digest has one spelling only.
pub(crate) fn from_hex(text: &str) -> Option<[u8; 32]> {
    if text.bytes().any(|digit| digit.is_ascii_uppercase()) {
        return None;
    }
    let mut bytes = [0; 32];
    hex::decode_to_slice(text, &mut bytes).ok()?;
    Some(bytes)
}

impl std::fmt::Display for Digest {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

impl std::fmt::Debug for Digest {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Digest({self})")
    }
}

impl From<Digest> for String {
    fn from(digest: Digest) -> Self {
        digest.to_string()
    }
}

impl TryFrom<String> for Digest {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        from_hex(&text)
            .map(Self)
            .ok_or("a digest is 64 lower-case hexadecimal digits")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_digest_has_one_spelling() {
        let digest = Digest::of(&[b"pantheon"]);
        let text = digest.to_string();
        assert_eq!(Digest::try_from(text.clone()), Ok(digest));
        assert!(Digest::try_from(text.to_uppercase()).is_err());
        assert!(Digest::try_from(text[1..].to_owned()).is_err());
    }

    #[test]
    fn parts_do_not_run_into_each_other() {
        assert_ne!(Digest::of(&[b"ab", b"c"]), Digest::of(&[b"a", b"bc"]));
    }
}
