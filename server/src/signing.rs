//! What a server signs the records with that it gives out: keys and signatures as [minisign] has them, so that its tools check
//! them too.
//!
//! A record proves that its game could be played so. Anybody can make one; the signature says that it was played at this
//! server. It lies beside the record and changes nothing in it.
//!
//! [minisign]: https://jedisct1.github.io/minisign/

use std::fmt;
use std::str::FromStr;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD as BASE64;
use blake2::{Blake2b512, Digest as _};
use pantheon_tables::Entropy;
use ring::signature::{ED25519, Ed25519KeyPair, KeyPair as _, UnparsedPublicKey};

/// What a key begins with, and a signature of the text itself.
const KEY: [u8; 2] = *b"Ed";
/// What a signature of the text's digest begins with: the only kind that is made.
const PREHASHED: [u8; 2] = *b"ED";
const UNTRUSTED: &str = "untrusted comment: ";
const TRUSTED: &str = "trusted comment: ";

/// A number by which keys are told apart.
type KeyId = [u8; 8];

/// What a server keeps secret: the number of its key, and what the key is made from. Written, it is hexadecimal.
pub struct SigningSecret {
    id: KeyId,
    seed: [u8; 32],
}

impl SigningSecret {
    /// A new one.
    pub fn new(entropy: &dyn Entropy) -> Self {
        let mut secret = Self {
            id: KeyId::default(),
            seed: [0; 32],
        };
        entropy.fill(&mut secret.id);
        entropy.fill(&mut secret.seed);
        secret
    }

    /// The one that was kept so.
    pub fn from_hex(text: &str) -> Option<Self> {
        let bytes = hex::decode(text).ok()?;
        let (id, seed) = bytes.split_first_chunk()?;
        Some(Self {
            id: *id,
            seed: seed.try_into().ok()?,
        })
    }

    /// What is to be kept.
    pub fn to_hex(&self) -> String {
        hex::encode([&self.id[..], &self.seed].concat())
    }
}

/// Whoever signs for a server.
pub struct Signer {
    id: KeyId,
    pair: Ed25519KeyPair,
}

impl Signer {
    /// Signs with this.
    pub fn new(secret: &SigningSecret) -> Self {
        let pair = Ed25519KeyPair::from_seed_unchecked(&secret.seed)
            .expect("any 32 bytes are the seed of a key");
        Self {
            id: secret.id,
            pair,
        }
    }

    /// What others check its signatures with.
    pub fn public_key(&self) -> PublicKey {
        let key = self.pair.public_key().as_ref();
        PublicKey {
            id: self.id,
            key: key.try_into().expect("a public key has 32 bytes"),
        }
    }

    /// The signature of a text, as a file of minisign. What it says of the text is signed too.
    pub fn sign(&self, text: &[u8], comment: &str) -> String {
        let signature = self.pair.sign(&Blake2b512::digest(text));
        let signature = signature.as_ref();
        let all = self.pair.sign(&[signature, comment.as_bytes()].concat());
        let line = [&PREHASHED[..], &self.id, signature].concat();
        format!(
            "{UNTRUSTED}signature from the server with the key {}\n{}\n{TRUSTED}{comment}\n{}\n",
            self.public_key().id(),
            BASE64.encode(line),
            BASE64.encode(all)
        )
    }
}

/// What a server's signatures are checked with. Written, it is what `minisign -P` takes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicKey {
    id: KeyId,
    key: [u8; 32],
}

/// Why a text isn't a public key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a public key of minisign is 56 characters of Base64 that begin with RW")]
pub struct NoPublicKey;

/// Why a signature doesn't hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SignatureError {
    /// It isn't one of minisign.
    #[error("it isn't a signature of minisign")]
    Malformed,
    /// It was made with another key.
    #[error("it was made with another key")]
    OtherKey,
    /// The text isn't the one that was signed, or what is said of it was changed.
    #[error("the text, or what the signature says of it, was changed")]
    Changed,
}

impl SignatureError {
    /// A stable word for it.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Malformed => "malformed-signature",
            Self::OtherKey => "other-key",
            Self::Changed => "bad-signature",
        }
    }
}

impl PublicKey {
    /// The number of the key, as minisign shows it.
    pub fn id(&self) -> String {
        // It is a number whose last byte comes first.
        let digits = u64::from_le_bytes(self.id);
        format!("{digits:016X}")
    }

    /// Whether a text was signed so; and if it was, what was said of it.
    pub fn verify<'a>(&self, text: &[u8], signature: &'a str) -> Result<&'a str, SignatureError> {
        let malformed = SignatureError::Malformed;
        let mut lines = signature.lines();
        lines
            .next()
            .and_then(|line| line.strip_prefix(UNTRUSTED))
            .ok_or(malformed)?;
        let signed = lines.next().and_then(bytes::<74>).ok_or(malformed)?;
        let comment = lines.next().and_then(|line| line.strip_prefix(TRUSTED));
        let comment = comment.ok_or(malformed)?;
        let all = lines.next().and_then(bytes::<64>).ok_or(malformed)?;
        let (kind, id, signed) = (&signed[..2], &signed[2..10], &signed[10..]);
        if lines.next().is_some() || kind != PREHASHED {
            return Err(malformed);
        }
        if id != self.id {
            return Err(SignatureError::OtherKey);
        }
        let key = UnparsedPublicKey::new(&ED25519, self.key);
        let holds = |text: &[u8], signed: &[u8]| key.verify(text, signed).is_ok();
        if holds(&Blake2b512::digest(text), signed)
            && holds(&[signed, comment.as_bytes()].concat(), &all)
        {
            Ok(comment)
        } else {
            Err(SignatureError::Changed)
        }
    }
}

/// So many bytes in Base64.
fn bytes<const N: usize>(text: &str) -> Option<[u8; N]> {
    BASE64.decode(text).ok()?.try_into().ok()
}

impl fmt::Display for PublicKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let line = [&KEY[..], &self.id, &self.key].concat();
        f.write_str(&BASE64.encode(line))
    }
}

impl FromStr for PublicKey {
    type Err = NoPublicKey;

    fn from_str(text: &str) -> Result<Self, NoPublicKey> {
        let line: [u8; 42] = bytes(text.trim()).ok_or(NoPublicKey)?;
        match line.split_first_chunk() {
            Some((&KEY, rest)) => {
                let (id, key) = rest.split_first_chunk().ok_or(NoPublicKey)?;
                Ok(Self {
                    id: *id,
                    key: key.try_into().map_err(|_| NoPublicKey)?,
                })
            }
            _ => Err(NoPublicKey),
        }
    }
}

#[cfg(test)]
mod tests {
    use pantheon_tables::memory::SeededEntropy;

    use super::*;

    fn signer(seed: u64) -> Signer {
        Signer::new(&SigningSecret::new(&SeededEntropy::new(seed)))
    }

    #[test]
    fn what_was_signed_is_told_from_everything_else() {
        let (signer, signer_two) = (signer(1), signer(2));
        let key = signer.public_key();
        let signature = signer.sign(b"a record", "file:t.pantheon");
        assert_eq!(key.verify(b"a record", &signature), Ok("file:t.pantheon"));
        assert_eq!(
            key.verify(b"a Record", &signature),
            Err(SignatureError::Changed)
        );
        let other_file = signature.replace("t.pantheon", "u.pantheon");
        assert_eq!(
            key.verify(b"a record", &other_file),
            Err(SignatureError::Changed)
        );
        assert_eq!(
            signer_two.public_key().verify(b"a record", &signature),
            Err(SignatureError::OtherKey)
        );
        let more = format!("{signature}more\n");
        for bad in ["", "untrusted comment: x\n", &more, &signature[1..]] {
            let refused = key.verify(b"a record", bad);
            assert_eq!(refused, Err(SignatureError::Malformed), "{bad}");
        }
    }

    /// Any character of the signature that is changed is noticed, but for the comment that nobody should trust.
    #[test]
    fn no_character_of_a_signature_can_be_changed() {
        let signer = signer(1);
        let signature = signer.sign(b"a record", "file:t.pantheon");
        let trusted = signature.find('\n').unwrap() + 1;
        for at in trusted..signature.len() {
            let mut changed = signature.clone().into_bytes();
            changed[at] = if changed[at] == b'A' { b'B' } else { b'A' };
            let changed = String::from_utf8(changed).unwrap();
            assert!(
                signer.public_key().verify(b"a record", &changed).is_err(),
                "{changed}"
            );
        }
    }

    #[test]
    fn the_library_of_minisign_takes_keys_and_signatures() {
        let signer = signer(3);
        let key = signer.public_key().to_string();
        let key = minisign_verify::PublicKey::from_base64(&key).unwrap();
        let signature = signer.sign(b"a record", "file:t.pantheon");
        let signature = minisign_verify::Signature::decode(&signature).unwrap();
        key.verify(b"a record", &signature, false).unwrap();
        assert_eq!(signature.trusted_comment(), "file:t.pantheon");
        assert!(key.verify(b"another", &signature, false).is_err());
    }

    #[test]
    fn keys_are_read_as_they_were_written() {
        let secret = SigningSecret::new(&SeededEntropy::new(4));
        let again = SigningSecret::from_hex(&secret.to_hex()).unwrap();
        assert_eq!(again.to_hex(), secret.to_hex());
        let key = Signer::new(&secret).public_key();
        let text = key.to_string();
        assert!(text.starts_with("RW"), "{text}");
        assert_eq!(text.parse(), Ok(key));
        for bad in ["", "RW", &text[1..], &text.replacen("RW", "RX", 1)] {
            assert_eq!(bad.parse::<PublicKey>(), Err(NoPublicKey), "{bad}");
        }
        for bad in ["", "00", &"0".repeat(82), &"g".repeat(80)] {
            assert!(SigningSecret::from_hex(bad).is_none(), "{bad}");
        }
    }
}
