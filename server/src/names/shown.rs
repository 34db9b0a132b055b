//! Text as it is shown: what nobody sees in it, and what grows out of its line.

use unicode_normalization::UnicodeNormalization as _;
use unicode_properties::{GeneralCategory, GeneralCategoryGroup, UnicodeGeneralCategory as _};
use unicode_script::{Script, UnicodeScript as _};

/// How many marks may stand on one letter. Letters of some scripts need three.
const MOST_MARKS: usize = 3;
/// How many of them may be accents that go with any letter. Those that are usual are one character with their letter.
const MOST_ACCENTS: usize = 2;

/// Whether nobody sees a character, or it changes how its neighbours are shown: control and format characters, those
/// that Unicode says may be ignored, those that are drawn as nothing, and those that mean nothing to all.
pub(super) fn is_hidden(c: char) -> bool {
    use GeneralCategory as Is;
    let category = c.general_category();
    matches!(
        category,
        Is::Control | Is::Format | Is::LineSeparator | Is::ParagraphSeparator | Is::PrivateUse
    ) || matches!(c,
        '\u{034F}' | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}' | '\u{180B}'..='\u{180F}'
        | '\u{2065}' | '\u{2800}' | '\u{3164}' | '\u{FDD0}'..='\u{FDEF}' | '\u{FE00}'..='\u{FE0F}' | '\u{FFA0}'
        | '\u{FFF0}'..='\u{FFFF}' | '\u{13441}'..='\u{13446}' | '\u{16FE4}' | '\u{1D159}'
        | '\u{E0000}'..='\u{E0FFF}')
}

/// Whether a hidden character is part of how words or pictures are written: it joins its neighbours, or says that one of
/// them is a picture.
pub(super) fn joins(c: char) -> bool {
    matches!(c, '\u{200C}' | '\u{200D}' | '\u{FE0F}')
}

/// Whether a character stands on the one before it.
pub(super) fn is_mark(c: char) -> bool {
    use GeneralCategory as Is;
    matches!(c.general_category(), Is::NonspacingMark | Is::EnclosingMark)
}

/// Whether a text has something in it that is seen by itself: a letter, a digit, a sign, and not only dots and dashes.
pub(super) fn is_seen(text: &str) -> bool {
    use GeneralCategoryGroup as Is;
    text.chars().filter(|c| !is_hidden(*c)).any(|c| {
        let group = c.general_category_group();
        // What has no name in our tables yet is a new letter or picture.
        matches!(group, Is::Letter | Is::Number | Is::Symbol) || is_new(c)
    })
}

fn is_new(c: char) -> bool {
    c.general_category() == GeneralCategory::Unassigned
}

/// Whether more marks are piled up than letters have, or some stand on nothing.
pub(super) fn is_piled_up(text: &str) -> bool {
    let (mut marks, mut accents, mut on_nothing) = (0, 0, true);
    for c in text.nfc() {
        if is_hidden(c) {
            continue;
        }
        if is_mark(c) {
            marks += 1;
            accents += usize::from(c.script() == Script::Inherited);
            if on_nothing || marks > MOST_MARKS || accents > MOST_ACCENTS {
                return true;
            }
        } else {
            (marks, accents) = (0, 0);
            on_nothing = c.is_whitespace();
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blank_texts_have_nothing_that_is_seen() {
        for blank in [
            "",
            " ",
            "\u{2800}",
            "\u{3164}",
            "\u{115F}\u{1160}",
            "\u{200B}\u{200D}",
            "\u{FE0F}",
            "\u{1D159}",
            "\u{E0041}",
            "\u{16FE4}",
            "\u{301}",
            "...",
            "'",
        ] {
            assert!(!is_seen(blank), "{blank:?}");
        }
        for seen in ["a", "7", "神", "★", "🦉", "❤\u{FE0F}", "\u{323AF}"] {
            assert!(is_seen(seen), "{seen:?}");
        }
    }

    #[test]
    fn accents_are_not_piled_up() {
        for plain in [
            "José",
            "Jose\u{301}",
            "Nguye\u{302}\u{303}n",
            "a\u{323}\u{302}",
            "क\u{93C}\u{941}\u{902}",
            "ก\u{E39}\u{E49}",
            "👩\u{200D}🚀",
            "❤\u{FE0F}",
        ] {
            assert!(!is_piled_up(plain), "{plain:?}");
        }
        for piled in [
            "e\u{316}\u{317}\u{318}",
            "ก\u{E47}\u{E47}\u{E47}\u{E47}",
            "\u{301}a",
            "a \u{301}",
            "e\u{316}\u{FE0F}\u{317}\u{200D}\u{318}",
            "Z\u{335}\u{321}\u{322}\u{327}\u{328}",
        ] {
            assert!(is_piled_up(piled), "{piled:?}");
        }
    }
}
