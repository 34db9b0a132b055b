//! Seeds: kept secret while a game runs, committed to before it, revealed after it.

use crate::digest::{Digest, from_hex};
use crate::luck::LuckKey;

/// A table's 256-bit seed. It prints as hidden and can't be serialised by accident.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; 32]);

/// Why a text is not a seed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a seed is 64 lower-case hexadecimal digits")]
pub struct SeedError;

impl Seed {
    /// The seed made of these bytes, which should come from the system's secure generator.
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The seed that stands for a phrase or number a person gave, so that a game can be repeated.
    pub fn from_phrase(phrase: &str) -> Self {
        Self(*Digest::of(&[b"pantheon seed phrase", phrase.as_bytes()]).bytes())
    }

    /// Reads a revealed seed.
    pub fn from_hex(text: &str) -> Result<Self, SeedError> {
        from_hex(text).map(Self).ok_or(SeedError)
    }

    /// The seed as text. Only for a game that is over, or for its owner's own machine.
    pub fn reveal(&self) -> String {
        hex::encode(self.0)
    }

    /// What is published before the set-up: it binds the server to the seed and tells nothing about it.
    pub fn commitment(&self) -> Digest {
        Digest::of(&[b"pantheon seed commitment", &self.0])
    }

    /// The key that luck is drawn with: the seed mixed with the players' own entropy, in seat order.
    pub fn key(&self, entropy: &[String]) -> LuckKey {
        let mut parts: Vec<&[u8]> = vec![b"pantheon luck", &self.0];
        parts.extend(entropy.iter().map(String::as_bytes));
        let digest = Digest::of(&parts);
        let bytes = digest.bytes();
        LuckKey(std::array::from_fn(|i| {
            u32::from_le_bytes([
                bytes[4 * i],
                bytes[4 * i + 1],
                bytes[4 * i + 2],
                bytes[4 * i + 3],
            ])
        }))
    }
}

impl std::fmt::Debug for Seed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Seed(hidden)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_commitment_binds_to_the_seed() {
        let seed = Seed::from_phrase("1");
        assert_eq!(
            seed.commitment(),
            Seed::from_hex(&seed.reveal()).unwrap().commitment()
        );
        assert_ne!(seed.commitment(), Seed::from_phrase("2").commitment());
        assert_eq!(format!("{seed:?}"), "Seed(hidden)");
        assert_eq!(Seed::from_hex("12"), Err(SeedError));
    }

    #[test]
    fn entropy_of_the_players_changes_the_luck() {
        let seed = Seed::from_phrase("1");
        let alone = seed.key(&[]);
        let together = seed.key(&["ana".into(), "rui".into()]);
        assert_ne!(alone, together);
        assert_ne!(together, seed.key(&["anar".into(), "ui".into()]));
    }
}
