//! What people may be called, and what they may sign in with.

use pantheon_wire::{Code, Problem};

/// The longest name, in characters.
pub(crate) const LONGEST_NAME: usize = 32;
/// The shortest login.
pub(crate) const SHORTEST_LOGIN: usize = 3;
/// The longest login.
pub(crate) const LONGEST_LOGIN: usize = 64;
/// The shortest password, in characters.
pub(crate) const SHORTEST_PASSWORD: usize = 8;
/// The longest password, in bytes.
pub(crate) const LONGEST_PASSWORD: usize = 256;

/// A name to be shown: one line, without anything that could pass for what it isn't.
pub(crate) fn name(text: &str) -> Result<String, Problem> {
    let wrong = |message: String| Err(Problem::new(Code::OutOfBounds, message).field("name"));
    let name = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if name.is_empty() || name.chars().count() > LONGEST_NAME {
        return wrong(format!("a name has 1 to {LONGEST_NAME} characters"));
    }
    if name.chars().any(is_deceptive) {
        return wrong("a name has no characters that are invisible or turn the text around".into());
    }
    Ok(name)
}

/// Characters that nobody sees, or that change how their neighbours are shown.
fn is_deceptive(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{00AD}' | '\u{034F}' | '\u{061C}' | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}' | '\u{180E}'
            | '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{3164}'
            | '\u{FE00}'..='\u{FE0E}' | '\u{FEFF}' | '\u{FFA0}' | '\u{FFF0}'..='\u{FFFF}' | '\u{E000}'..='\u{F8FF}'
            | '\u{E0000}'..='\u{E0FFF}')
}

/// A name to sign in with, in lower case. It is nobody's business what others sign in with, so it has few characters.
pub(crate) fn login(text: &str) -> Result<String, Problem> {
    let login = text.trim().to_ascii_lowercase();
    let sound = (SHORTEST_LOGIN..=LONGEST_LOGIN).contains(&login.len())
        && login
            .bytes()
            .all(|b| b.is_ascii_alphanumeric() || b"._-@+".contains(&b));
    if sound {
        return Ok(login);
    }
    let message = format!(
        "a login has {SHORTEST_LOGIN} to {LONGEST_LOGIN} characters: letters without accents, digits, and . _ - @ +"
    );
    Err(Problem::new(Code::OutOfBounds, message).field("login"))
}

/// A password that may be kept.
pub(crate) fn password(text: &str) -> Result<(), Problem> {
    if text.chars().count() >= SHORTEST_PASSWORD && text.len() <= LONGEST_PASSWORD {
        return Ok(());
    }
    let message = format!(
        "a password has at least {SHORTEST_PASSWORD} characters and at most {LONGEST_PASSWORD} bytes"
    );
    Err(Problem::new(Code::OutOfBounds, message).field("password"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_trimmed_and_keep_their_letters() {
        assert_eq!(name("  Ana   Maria ").unwrap(), "Ana Maria");
        assert_eq!(name("João <b>").unwrap(), "João <b>");
        assert_eq!(name("神々").unwrap(), "神々");
    }

    #[test]
    fn names_do_not_deceive() {
        for bad in [
            "",
            "   ",
            "a\u{0}b",
            "a\u{7}",
            "\u{202E}nimda",
            "a\u{200B}",
            "\u{2066}x",
            "\u{3164}",
        ] {
            assert_eq!(name(bad).unwrap_err().code, Code::OutOfBounds, "{bad:?}");
        }
        assert!(name(&"x".repeat(LONGEST_NAME)).is_ok());
        assert!(name(&"x".repeat(LONGEST_NAME + 1)).is_err());
    }

    #[test]
    fn logins_are_plain() {
        assert_eq!(login(" Ana.M@Example.org ").unwrap(), "ana.m@example.org");
        for bad in ["", "ab", "a b c", "ana\u{0}", "аna", &"x".repeat(65)] {
            assert!(login(bad).is_err(), "{bad:?}");
        }
    }

    #[test]
    fn passwords_are_neither_short_nor_endless() {
        assert!(password("12345678").is_ok());
        assert!(password("1234567").is_err());
        assert!(password(&"x".repeat(257)).is_err());
    }
}
