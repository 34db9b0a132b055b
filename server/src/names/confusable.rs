//! Names that pass for others: of somebody at the same table, or of the server's own bots.

use std::collections::BTreeSet;

use unicode_normalization::UnicodeNormalization as _;
use unicode_properties::{GeneralCategoryGroup, UnicodeGeneralCategory as _};
use unicode_script::{Script, UnicodeScript as _};
use unicode_security::skeleton;

use super::shown::is_mark;

/// Whether one name can be taken for the other.
pub(crate) fn confusable(one: &str, other: &str) -> bool {
    spelt(one) == spelt(other) || looks(one) == looks(other)
}

/// A name as it is spelt, without case, accents, spaces and dots.
fn spelt(name: &str) -> String {
    bare(&name.nfkd().flat_map(char::to_lowercase).collect::<String>())
}

/// A name as it looks: characters that are drawn alike are the same (Unicode TS 39). Case goes afterwards, because what
/// is alike as a capital isn't as a small letter.
fn looks(name: &str) -> String {
    let plain: String = name.nfkd().collect();
    let alike: String = skeleton(&plain)
        .flat_map(char::to_lowercase)
        .map(small_capital)
        .collect();
    bare(&alike)
}

/// The letter that a small capital is. What looks like one in other scripts is drawn like a letter that is read so.
const fn small_capital(c: char) -> char {
    match c {
        'ʙ' => 'b',
        'ᴋ' => 'k',
        'ʜ' => 'h',
        'ɴ' => 'n',
        'ʀ' => 'r',
        'ᴛ' => 't',
        _ => c,
    }
}

/// What is left of a text without marks, spaces and dots. Where nothing is left, all of it.
fn bare(text: &str) -> String {
    use GeneralCategoryGroup as Is;
    let kept = |c: &char| {
        let group = c.general_category_group();
        !is_mark(*c) && matches!(group, Is::Letter | Is::Number | Is::Symbol | Is::Other)
    };
    let left: String = text.nfkd().filter(kept).collect();
    if left.is_empty() {
        text.to_owned()
    } else {
        left
    }
}

/// Whether a word is written in letters of several scripts that aren't used together, as in a name that is to pass for
/// another.
pub(super) fn mixes_scripts(name: &str) -> bool {
    name.split(|c: char| !c.is_alphanumeric() && !is_mark(c))
        .any(|word| {
            let scripts: BTreeSet<u16> = word
                .chars()
                .map(|c| c.script())
                .filter(|script| {
                    !matches!(script, Script::Common | Script::Inherited | Script::Unknown)
                })
                // Chinese, Japanese and Korean are written with each other's letters, and with Latin ones.
                .map(|script| match script {
                    Script::Han
                    | Script::Hiragana
                    | Script::Katakana
                    | Script::Hangul
                    | Script::Bopomofo => 0,
                    Script::Latin => 1,
                    script => 2 + script as u16,
                })
                .collect();
            scripts.len() > 1 && !scripts.iter().all(|script| *script < 2)
        })
}

/// What our bots are called in the languages that we speak, without accents.
const BOTS: [&str; 3] = ["robot", "robo", "bot"];
const LEVELS: [&str; 2] = ["level", "nivel"];
/// What only those who run a server, or the program itself, are called.
const OFFICES: [&str; 12] = [
    "admin",
    "administrator",
    "administrador",
    "moderator",
    "moderador",
    "operator",
    "operador",
    "pantheon",
    "server",
    "servidor",
    "sistema",
    "system",
];
const ARTICLES: [&str; 5] = ["", "a", "the", "um", "o"];

/// Whether a name is that of one of the server's own bots: a bot with a number or a level, in whatever order.
pub(super) fn names_our_bot(name: &str) -> bool {
    let has_digit = name.nfkd().any(|c| c.is_ascii_digit());
    [spelt(name), looks(name)].iter().any(|name| {
        let has = |words: &[&str]| words.iter().any(|word| name.contains(word));
        // In what looks alike, ones and noughts are letters.
        let numeral = |c: char| c.is_ascii_digit() || matches!(c, 'l' | 'o');
        let numbered = || after_bot(name).any(|rest| rest.chars().all(numeral));
        (has(&BOTS) && has(&LEVELS)) || (has_digit && numbered())
    })
}

/// Whether a name is that of an office, or of the program.
pub(super) fn names_an_office(name: &str) -> bool {
    OFFICES.iter().any(|office| confusable(office, name))
}

/// Whether a name says only that it is a bot.
pub(super) fn is_only_bot(name: &str) -> bool {
    let only = |name: &str| after_bot(name).any(str::is_empty);
    only(&spelt(name)) || only(&looks(name))
}

/// What follows in a name that begins with the word for a bot.
fn after_bot(name: &str) -> impl Iterator<Item = &str> {
    ARTICLES
        .into_iter()
        .filter_map(|article| name.strip_prefix(article))
        .flat_map(|name| BOTS.into_iter().filter_map(|bot| name.strip_prefix(bot)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_can_be_taken_for_each_other_are_alike() {
        for (one, other) in [
            ("Ana", "Ana"),
            ("Ana", "ANA"),
            ("Ana", "Аnа"),
            ("Ana", "Αna"),
            ("Ana", "Ａｎａ"),
            ("Ana", "𝐀𝐧𝐚"),
            ("Ana", "Ana."),
            ("Ana", "A na"),
            ("José", "Jose"),
            ("Ilia", "llia"),
            ("Player 1", "Player l"),
            ("Bot", "Вот"),
            ("ВОВА", "BOBA"),
            ("modern", "modem"),
        ] {
            assert!(
                confusable(one, other) && confusable(other, one),
                "{one} {other}"
            );
        }
        for (one, other) in [
            ("Ana", "Anna"),
            ("Ana", "Bea"),
            ("Guest 101", "Guest 110"),
            ("Ana 1", "Ana 2"),
            ("神", "々"),
            ("★", "☆"),
            ("Ali", "All"),
        ] {
            assert!(!confusable(one, other), "{one} {other}");
        }
    }

    #[test]
    fn a_word_has_letters_of_one_script() {
        for mixed in ["Аna", "Anа", "Ωmega", "Маrio"] {
            assert!(mixes_scripts(mixed), "{mixed}");
        }
        for plain in [
            "Ana",
            "Анна",
            "Ana Анна",
            "Ωmega".strip_prefix('Ω').unwrap(),
            "太郎さん",
            "Taro太郎",
            "김Kim",
            "José 7 ★",
            "क\u{93C}",
        ] {
            assert!(!mixes_scripts(plain), "{plain}");
        }
    }

    #[test]
    fn nobody_is_called_like_one_of_our_bots() {
        for bot in [
            "Bot (level 8)",
            "Bot nível 8",
            "Bot, level 8",
            "Bot 2 (level 8)",
            "bot level VIII",
            "BOT 8",
            "Bot1",
            "Robô 3",
            "um robô de nível 8",
            "a bot of level 8",
            "Level 8 bot",
            "Вot (level 8)",
            "B0t level 8",
            "Ｂｏｔ ８",
            "Bot (Ievel 8)",
            "Robô nivel 10",
        ] {
            assert!(names_our_bot(bot), "{bot}");
        }
        for other in [
            "Ana",
            "Botelho 8",
            "Bob 8",
            "Robert 2",
            "Talbot 3",
            "Level 8",
            "Nível 8",
            "Robolo",
            "Ana 8",
            "Botany",
        ] {
            assert!(!names_our_bot(other), "{other}");
        }
        for only in ["Bot", "robô", "Robot", "A bot", "um robô", "Вот"] {
            assert!(is_only_bot(only), "{only}");
        }
        for other in ["Botelho", "Rob", "Robolo", "Ana"] {
            assert!(!is_only_bot(other), "{other}");
        }
    }
}
