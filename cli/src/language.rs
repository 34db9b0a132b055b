//! Which language a command line is answered in.

use std::ffi::OsString;

use pantheon_locales::Language;

/// The flag that names the language.
const FLAG: &str = "--lang";

/// The environment's language, else English.
pub fn of_environment() -> Language {
    let set = |name| std::env::var(name).ok().filter(|value| !value.is_empty());
    let tag = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set);
    tag.and_then(|tag| Language::parse(&tag))
        .unwrap_or_default()
}

/// The language that a command line asks for, before anything else of it is understood: what is wrong with the rest,
/// and its help, are told in that language too.
pub fn of_line(line: &[OsString]) -> Option<Language> {
    let mut words = line
        .iter()
        .map(|word| word.to_str().unwrap_or_default())
        .take_while(|word| *word != "--");
    while let Some(word) = words.next() {
        let rest = word.strip_prefix(FLAG);
        let tag = match rest {
            Some("") => words.next(),
            Some(rest) => rest.strip_prefix('='),
            None => None,
        };
        if let Some(language) = tag.and_then(Language::parse) {
            return Some(language);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_flag_is_found_wherever_it_stands() {
        let of = |line: &str| of_line(&line.split(' ').map(OsString::from).collect::<Vec<_>>());
        for line in [
            "pantheon --lang pt-BR --help",
            "pantheon serve --lang=pt --nonsense",
            "pantheon --lang tlh --lang pt",
        ] {
            assert_eq!(of(line), Some(Language::PtBr), "{line}");
        }
        assert_eq!(of("pantheon --lang en"), Some(Language::En));
        for line in [
            "pantheon --help",
            "pantheon --language pt",
            "pantheon --lang",
            "pantheon rules -- --lang pt",
        ] {
            assert_eq!(of(line), None, "{line}");
        }
    }
}
