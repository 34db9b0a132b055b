//! Session tokens: 256 random bits that only whoever holds them knows. The store keeps their digest.

use std::fmt;

use pantheon_store::TokenHash;
use pantheon_tables::Entropy;
use sha2::{Digest, Sha256};

/// A token, as whoever holds it sends it: 64 hexadecimal digits.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

impl Token {
    const BYTES: usize = 32;

    /// A new one.
    pub fn draw(entropy: &dyn Entropy) -> Self {
        let mut bytes = [0; Self::BYTES];
        entropy.fill(&mut bytes);
        Self(hex::encode(bytes))
    }

    /// Reads one that was sent.
    pub fn read(text: &str) -> Option<Self> {
        let sound = text.len() == 2 * Self::BYTES
            && text
                .bytes()
                .all(|b| b.is_ascii_digit() || (b'a'..=b'f').contains(&b));
        sound.then(|| Self(text.to_owned()))
    }

    /// Its digest, which is what the store keeps, and opens nothing.
    pub fn hash(&self) -> TokenHash {
        TokenHash(Sha256::digest(self.0.as_bytes()).into())
    }

    /// The token itself, to be shown once.
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

/// A token is never written to a log.
impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Counting;

    impl Entropy for Counting {
        fn fill(&self, bytes: &mut [u8]) {
            for (value, byte) in (0..).zip(bytes) {
                *byte = value;
            }
        }
    }

    #[test]
    fn a_token_is_read_as_it_was_shown() {
        let token = Token::draw(&Counting);
        assert_eq!(token.reveal().len(), 64);
        assert_eq!(Token::read(token.reveal()), Some(token.clone()));
        assert_ne!(hex::encode(token.hash().0), token.reveal());
    }

    #[test]
    fn other_texts_are_no_tokens() {
        let token = Token::draw(&Counting).reveal().to_owned();
        for text in [
            "",
            "f",
            &token[1..],
            &token.to_uppercase(),
            &format!("{token}0"),
        ] {
            assert_eq!(Token::read(text), None, "{text}");
        }
    }

    #[test]
    fn a_token_is_not_written_to_logs() {
        assert_eq!(format!("{:?}", Token::draw(&Counting)), "Token(…)");
    }
}
