//! What people may be called, what they may say, and what they may sign in with.

mod confusable;
mod shown;

use pantheon_engine::Message;
use pantheon_wire::{Code, NewTable, Problem, SeatPlan, TableCommand};

pub(crate) use confusable::confusable;

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

/// Whose name it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Whose {
    /// A person's.
    Person,
    /// A program's, which may say that it is a bot, but not one of ours.
    Program,
}

/// A name to be shown: one line, without anything that could pass for what it isn't.
pub(crate) fn name(text: &str, whose: Whose) -> Result<String, Problem> {
    let name = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if name.is_empty() || name.chars().count() > LONGEST_NAME {
        let message = format!("a name has 1 to {LONGEST_NAME} characters");
        return Err(Problem::new(Code::OutOfBounds, message).field("name"));
    }
    check_name(&name, whose, "name")?;
    Ok(name)
}

fn check_name(name: &str, whose: Whose, field: &str) -> Result<(), Problem> {
    let wrong = |key, message| Err(unfit(key, message, field));
    // A character that says that the one before it is a picture is part of many pictures.
    if name.chars().any(|c| shown::is_hidden(c) && c != '\u{FE0F}') {
        return wrong(
            "web-problem-name-hidden",
            "a name has no characters that are invisible or turn the text around",
        );
    }
    if !shown::is_seen(name) {
        return wrong(
            "web-problem-name-blank",
            "a name has a letter, a digit or a sign in it",
        );
    }
    if shown::is_piled_up(name) {
        return wrong(
            "web-problem-name-piled",
            "a name has no accents piled up on a letter",
        );
    }
    if confusable::mixes_scripts(name) {
        return wrong(
            "web-problem-name-mixed",
            "a word of a name has letters of one script only",
        );
    }
    if confusable::names_an_office(name) {
        return wrong(
            "web-problem-name-office",
            "this name belongs to whoever runs the server, or to the program",
        );
    }
    if confusable::names_our_bot(name) || (whose == Whose::Person && confusable::is_only_bot(name))
    {
        return wrong(
            "web-problem-name-bot",
            "only the server's own bots are called like this",
        );
    }
    Ok(())
}

/// A problem with a text of somebody, in words for programs and for people.
fn unfit(key: &'static str, message: &str, field: &str) -> Problem {
    Problem {
        facts: Some(Box::new(Message::new(key))),
        ..Problem::new(Code::OutOfBounds, message).field(field)
    }
}

/// Looks at what somebody writes with a command: what they say, and what others at their screen are called. How long it
/// may be is the table's to say.
pub(crate) fn check_command(command: &TableCommand) -> Result<(), Problem> {
    match command {
        TableCommand::Chat { text } => check_said(text),
        TableCommand::Plan { plan, .. } => check_seat(plan, "command.plan"),
        _ => Ok(()),
    }
}

/// Looks at what others at the screen of whoever makes a table are called.
pub(crate) fn check_plan(plan: &NewTable) -> Result<(), Problem> {
    plan.seats
        .iter()
        .try_for_each(|seat| check_seat(seat, "seats"))
}

fn check_seat(plan: &SeatPlan, field: &str) -> Result<(), Problem> {
    match plan {
        SeatPlan::HotSeat { name } => check_name(name, Whose::Person, field),
        _ => Ok(()),
    }
}

fn check_said(text: &str) -> Result<(), Problem> {
    let field = "command.text";
    if text
        .chars()
        .any(|c| shown::is_hidden(c) && !shown::joins(c))
    {
        let message = "what is said has no characters that are invisible or turn the text around";
        return Err(unfit("web-problem-said-hidden", message, field));
    }
    // Dots are something to say.
    let blank = |c: char| c.is_whitespace() || shown::is_hidden(c) || shown::is_mark(c);
    if text.chars().all(blank) {
        let message = "what is said has something in it that is seen";
        return Err(unfit("web-problem-said-blank", message, field));
    }
    if shown::is_piled_up(text) {
        let message = "what is said has no accents piled up on a letter";
        return Err(unfit("web-problem-said-piled", message, field));
    }
    Ok(())
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
    let is_blank = text.chars().all(char::is_whitespace);
    if text.chars().count() >= SHORTEST_PASSWORD && text.len() <= LONGEST_PASSWORD && !is_blank {
        return Ok(());
    }
    let message = format!(
        "a password has at least {SHORTEST_PASSWORD} characters, not only spaces, and at most {LONGEST_PASSWORD} bytes"
    );
    Err(Problem::new(Code::OutOfBounds, message).field("password"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_trimmed_and_keep_their_letters() {
        let name = |text| name(text, Whose::Person);
        assert_eq!(name("  Ana   Maria ").unwrap(), "Ana Maria");
        assert_eq!(name("João <b>").unwrap(), "João <b>");
        assert_eq!(name("神々").unwrap(), "神々");
        assert_eq!(name("Bea ❤\u{FE0F}").unwrap(), "Bea ❤\u{FE0F}");
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
            "\u{2800}",
            "...",
            "e\u{316}\u{317}\u{318}\u{319}",
            "Аna",
            "Bot (level 8)",
            "Robô",
            "Admin",
            "Sistema",
            "P a n t h e o n",
        ] {
            let wrong = name(bad, Whose::Person).unwrap_err();
            assert_eq!(wrong.code, Code::OutOfBounds, "{bad:?}");
        }
        assert!(name("Robô", Whose::Program).is_ok());
        assert!(name("Robô 8", Whose::Program).is_err());
        assert!(name(&"x".repeat(LONGEST_NAME), Whose::Person).is_ok());
        assert!(name(&"x".repeat(LONGEST_NAME + 1), Whose::Person).is_err());
    }

    #[test]
    fn what_is_said_is_seen_and_stays_in_its_line() {
        let say = |text: &str| check_command(&TableCommand::Chat { text: text.into() });
        for fine in ["...", "?", "👩\u{200D}🚀", "سلام\u{200C}ها", "José!"] {
            assert!(say(fine).is_ok(), "{fine:?}");
        }
        for bad in [
            "\u{2800}\u{2800}",
            "\u{200D}",
            "a\u{202E}b",
            "\u{3164}",
            "e\u{316}\u{317}\u{318}\u{319}",
            "hid\u{E0041}den",
        ] {
            assert_eq!(say(bad).unwrap_err().code, Code::OutOfBounds, "{bad:?}");
        }
    }

    #[test]
    fn whoever_sits_at_the_same_screen_has_a_name_too() {
        let plan = |name: &str| {
            let plan = SeatPlan::HotSeat { name: name.into() };
            check_command(&TableCommand::Plan { seat: 0, plan })
        };
        assert!(plan("Grandma").is_ok());
        assert!(plan("Bot (level 8)").is_err());
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
        assert!(password("        ").is_err());
        assert!(password(&"x".repeat(257)).is_err());
    }
}
