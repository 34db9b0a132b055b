//! The coach of a first game.

use pantheon_games::title;
use pantheon_lessons::{Course, Noticed};
use pantheon_wire::{CoachNote, CoachSays, Code, Problem};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::json;

/// Says something when something is met for the first time. What was said, the page remembers.
#[wasm_bindgen]
pub struct Coach(Result<Known, Problem>);

struct Known {
    course: Course,
    prefix: String,
}

#[wasm_bindgen]
impl Coach {
    /// The coach of a title, who knows its course.
    pub fn open(id: &str, course: &str) -> Self {
        let known = || {
            let course = Course::read(course)
                .map_err(|why| Problem::new(Code::Malformed, why.to_string()))?;
            let found = title(id)
                .map_err(|why| Problem::new(Code::UnknownTitle, why.to_string()).field("title"))?;
            let prefix = found.info().text_prefix();
            Ok(Known { course, prefix })
        };
        Self(known())
    }

    /// What there is to say of a [`Noticed`]: a [`CoachSays`].
    pub fn notes(&self, noticed: &str) -> String {
        let known = self.0.as_ref().map_err(Problem::clone);
        let notes = known.and_then(|Known { course, prefix }| {
            let noticed: Noticed = json::read(noticed)?;
            let note = |note: &pantheon_lessons::Note| CoachNote {
                name: note.name.clone(),
                text: note.text(prefix),
                rule: note.rule.clone(),
            };
            let notes: Vec<_> = course.notes_on(&noticed).map(note).collect();
            Ok(notes)
        });
        json::write(&notes.map_or_else(CoachSays::Error, CoachSays::Notes))
    }
}
