//! Lines as they come in, and the commands among them.

use std::io::{self, BufRead, Read};

/// No line that means anything is longer.
const LONGEST_LINE: u64 = 4096;
/// What a line asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Word {
    /// Take the last step back.
    Undo,
    /// Read rules.
    Rules,
    /// Explain the score.
    Score,
    /// Tell everything that happened.
    Log,
    /// Show the table.
    Board,
    /// Say what can be said.
    Help,
    /// Speak another language.
    Lang,
    /// Save the record.
    Save,
    /// Play forced choices by themselves, or ask.
    Forced,
    /// Do any action.
    Act,
    /// Leave.
    Quit,
}

const WORDS: [(&str, Word); 11] = [
    ("undo", Word::Undo),
    ("rules", Word::Rules),
    ("score", Word::Score),
    ("log", Word::Log),
    ("board", Word::Board),
    ("help", Word::Help),
    ("lang", Word::Lang),
    ("save", Word::Save),
    ("forced", Word::Forced),
    ("act", Word::Act),
    ("quit", Word::Quit),
];

/// The command that a word begins, if it begins only one.
pub(super) fn command(word: &str) -> Option<Word> {
    let mut found = WORDS
        .iter()
        .filter(|(name, _)| !word.is_empty() && name.starts_with(word));
    let exact = WORDS.iter().find(|(name, _)| *name == word);
    match (exact, found.next(), found.next()) {
        (Some((_, word)), ..) | (None, Some((_, word)), None) => Some(*word),
        _ => None,
    }
}

/// What came in.
pub(super) enum Heard {
    /// A line.
    Line(String),
    /// A line too long to mean anything.
    TooLong,
    /// There is no more.
    End,
}

/// Reads the next line, or past one that is too long.
pub(super) fn read_line(input: &mut impl BufRead) -> io::Result<Heard> {
    let mut read = || {
        let mut bytes = Vec::new();
        input
            .by_ref()
            .take(LONGEST_LINE)
            .read_until(b'\n', &mut bytes)?;
        io::Result::Ok(bytes)
    };
    let mut line = read()?;
    if line.is_empty() {
        return Ok(Heard::End);
    }
    if line.last() == Some(&b'\n') || (line.len() as u64) < LONGEST_LINE {
        return Ok(Heard::Line(String::from_utf8_lossy(&line).into_owned()));
    }
    while !line.is_empty() && line.last() != Some(&b'\n') {
        line = read()?;
    }
    Ok(Heard::TooLong)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_may_be_shortened_where_it_is_clear() {
        assert_eq!(command("q"), Some(Word::Quit));
        assert_eq!(command("s"), None, "score or save");
        assert_eq!(command("log"), Some(Word::Log));
        assert_eq!(command("l"), None, "log or lang");
        assert_eq!(command(""), None);
    }
}
