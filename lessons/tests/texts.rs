//! Everything that lessons and coaches say is there in every language, and nothing else is.

use std::collections::BTreeSet;

use pantheon_engine::{Message, Words};
use pantheon_games::title;
use pantheon_lessons::{Course, courses};
use pantheon_locales::{Language, Locale, sources};

fn prefix(id: &str) -> String {
    title(id)
        .expect("a course is a title's")
        .info()
        .text_prefix()
}

/// Everything that a course may say.
fn says(id: &str, course: &Course) -> Vec<Message> {
    let prefix = prefix(id);
    let lessons = course.lessons.iter().flat_map(|it| it.says(&prefix));
    let notes = course.notes.iter().map(|note| note.text(&prefix));
    lessons.chain(notes).collect()
}

#[test]
fn every_text_is_there_in_every_language_and_has_no_hole() {
    for (id, course) in courses() {
        for locale in Language::ALL.map(Locale::new) {
            for message in says(id, &course) {
                let holes = locale.holes(&message);
                assert!(holes.is_empty(), "{}: {holes:?}", locale.language());
                assert!(locale.say(&message).len() > 3, "{}", message.key);
            }
        }
    }
}

#[test]
fn no_text_is_left_over() {
    for (id, course) in courses() {
        let says = says(id, &course);
        let said: BTreeSet<&str> = says.iter().map(|it| it.key.as_ref()).collect();
        for language in Language::ALL {
            let name = format!("lessons-{id}.ftl");
            let source = sources(language).iter().find(|source| source.name == name);
            let source = source.unwrap_or_else(|| panic!("{language}: there is no {name}"));
            let keys = source.text.lines().filter_map(|line| line.split_once(" ="));
            let keys = keys.map(|(key, _)| key);
            let keys = keys.filter(|key| key.starts_with(|it: char| it.is_ascii_lowercase()));
            let left: Vec<&str> = keys.filter(|key| !said.contains(key)).collect();
            assert!(left.is_empty(), "{language}: nobody says {left:?}");
        }
    }
}

/// Beside a board there is room for a few lines, on a phone too.
#[test]
fn texts_are_short() {
    for (id, course) in courses() {
        for locale in Language::ALL.map(Locale::new) {
            for message in says(id, &course) {
                let said = locale.say(&message);
                let letters = said.chars().count();
                assert!(letters <= 420, "{}: {letters} letters", message.key);
            }
        }
    }
}
