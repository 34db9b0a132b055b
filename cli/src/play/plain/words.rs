//! The commands that a line may begin with, after a colon.

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
    /// Tell the table in sentences.
    Tell,
    /// Say what can be said.
    Help,
    /// Speak another language.
    Lang,
    /// Advise.
    Hint,
    /// Say what a choice would bring.
    What,
    /// Save the record.
    Save,
    /// Play forced choices by themselves, or ask.
    Forced,
    /// Do any action.
    Act,
    /// Leave.
    Quit,
}

const WORDS: [(&str, Word); 14] = [
    ("undo", Word::Undo),
    ("rules", Word::Rules),
    ("score", Word::Score),
    ("log", Word::Log),
    ("board", Word::Board),
    ("tell", Word::Tell),
    ("help", Word::Help),
    ("hint", Word::Hint),
    ("what", Word::What),
    ("lang", Word::Lang),
    ("save", Word::Save),
    ("forced", Word::Forced),
    ("act", Word::Act),
    ("quit", Word::Quit),
];

/// The command that a word begins, if it begins only one.
pub(super) fn command(word: &str) -> Option<Word> {
    let mut found = WORDS.iter().filter(|(name, _)| name.starts_with(word));
    match (found.next(), found.next()) {
        (Some(&(_, word)), None) => Some(word),
        _ => None,
    }
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
