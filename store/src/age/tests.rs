use std::io::BufReader;

use super::*;

/// A secret key of 32 times the byte 0x42, in the words of age.
const SECRET: &str = "AGE-SECRET-KEY-1GFPYYSJZGFPYYSJZGFPYYSJZGFPYYSJZGFPYYSJZGFPYYSJZGFPQ4EGAEX";
/// The public key that belongs to it.
const PUBLIC: &str = "age1zvkyg2lqzraa2lnjvqej32nkuu0ues2s82hzrye869xeexvn73equnujwj";

fn identity() -> Identity {
    SECRET.parse().unwrap()
}

fn other() -> Identity {
    Identity::list(&format!("# made for nothing\n\n{OTHER}\n")).unwrap()[0].clone()
}

const OTHER: &str = "AGE-SECRET-KEY-1QYQSZQGPQYQSZQGPQYQSZQGPQYQSZQGPQYQSZQGPQYQSZQGPQYQSZ9K4CN";

fn sealed(lock: &Lock, plain: &[u8]) -> Vec<u8> {
    let mut file = Vec::new();
    encrypt(lock, &mut BufReader::new(plain), &mut file).unwrap();
    file
}

fn opened(opener: &Opener, file: &[u8]) -> Result<Vec<u8>, AgeError> {
    let mut plain = Vec::new();
    decrypt(opener, &mut BufReader::new(file), &mut plain).map(|()| plain)
}

fn ours() -> Opener {
    Opener::Identities(vec![other(), identity()])
}

fn to_us() -> Lock {
    Lock::Recipients(vec![identity().recipient()])
}

#[test]
fn keys_are_those_of_age() {
    assert_eq!(identity().recipient().to_string(), PUBLIC);
    assert_eq!(PUBLIC.parse(), Ok(identity().recipient()));
    assert_eq!(SECRET.parse::<Recipient>(), Err(BadKey::Recipient));
    assert_eq!(PUBLIC.parse::<Identity>(), Err(BadKey::Identity));
    let misspelt = PUBLIC.replace("zvky", "zvkz");
    assert_eq!(misspelt.parse::<Recipient>(), Err(BadKey::Recipient));
    assert_eq!(Identity::list("# nothing\n"), Err(BadKey::Identity));
    assert_eq!(format!("{:?}", identity()), "Identity");
}

#[test]
fn what_was_closed_is_opened_by_whom_it_was_closed_for_and_nobody_else() {
    // Also where chunks end: at nothing, at one, and beside it.
    for length in [0, 1, 65_535, 65_536, 65_537, 200_000] {
        let plain: Vec<u8> = (0..length)
            .map(|n| u8::try_from(n % 251).unwrap_or_default())
            .collect();
        let file = sealed(&to_us(), &plain);
        assert!(file.starts_with(MAGIC.as_bytes()));
        assert_eq!(opened(&ours(), &file).unwrap(), plain, "{length}");
        let stranger = Opener::Identities(vec![other()]);
        let refused = opened(&stranger, &file);
        assert!(matches!(refused, Err(AgeError::WrongKey)), "{refused:?}");
    }
}

#[test]
fn whatever_is_changed_left_out_or_added_is_noticed() {
    let plain = vec![7; 150_000];
    let file = sealed(&to_us(), &plain);
    let header = file.windows(4).position(|four| four == b"\n---").unwrap();
    for at in [
        5,
        30,
        60,
        header - 3,
        header + 10,
        header + 60,
        70_000,
        file.len() - 1,
    ] {
        let mut changed = file.clone();
        changed[at] ^= 1;
        assert!(opened(&ours(), &changed).is_err(), "{at}");
    }
    for length in [0, 10, header, header + 55, 65_700, file.len() - 1] {
        assert!(opened(&ours(), &file[..length]).is_err(), "{length}");
    }
    let longer = [file.as_slice(), b"more"].concat();
    assert!(matches!(opened(&ours(), &longer), Err(AgeError::Damaged)));
}

#[test]
fn a_passphrase_opens_what_it_closed() {
    let words = |words: &str| Opener::Passphrase(words.to_owned());
    let file = sealed(&Lock::Passphrase("correct horse".to_owned()), b"a game");
    assert_eq!(opened(&words("correct horse"), &file).unwrap(), b"a game");
    let wrong = opened(&words("battery staple"), &file);
    assert!(matches!(wrong, Err(AgeError::WrongKey)), "{wrong:?}");
    let key = opened(&ours(), &file);
    assert!(matches!(key, Err(AgeError::WantsPassphrase)), "{key:?}");
    let key = opened(&words("correct horse"), &sealed(&to_us(), b""));
    assert!(matches!(key, Err(AgeError::WantsKey)), "{key:?}");
    // More work than an honest file asks for is refused before it is begun.
    let text = String::from_utf8_lossy(&file).into_owned();
    let line = text.lines().nth(1).unwrap();
    let hard = line
        .strip_suffix("18")
        .map(|start| format!("{start}40"))
        .unwrap();
    let at = MAGIC.len() + 1;
    let mut harder = file.clone();
    harder.splice(at..at + line.len(), hard.bytes());
    let refused = opened(&words("correct horse"), &harder);
    assert!(matches!(refused, Err(AgeError::TooMuchWork)), "{refused:?}");
}
