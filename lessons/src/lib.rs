//! Lessons: a title learnt by doing.
//!
//! A [`Course`] is data in the title's folder, `games/<title>/lessons.json`: games that are kept, and lessons that begin
//! somewhere in them. A lesson is a row of steps; each says something, lights something up and may ask for something,
//! which the engine finds done or not. A [`Learner`] takes a lesson: acts on the real game with the real rules, is refused
//! what the rules refuse, and can always begin a step again.
//!
//! Nothing here speaks a language: what is said are keys of `locales/<language>/lessons-<title>.ftl`. Nothing does I/O, and
//! the same tries lead to the same lesson everywhere.
//!
//! ```
//! for (title, course) in pantheon_lessons::courses() {
//!     for lesson in &course.lessons {
//!         let mut learner = pantheon_lessons::Learner::begin(title, &course, &lesson.name).unwrap();
//!         learner.again();
//!         assert_eq!(learner.step(), 0);
//!     }
//! }
//! ```

mod course;
mod coverage;
mod goal;
mod learner;
mod notes;

pub use course::{BadCourse, Course, Jump, KeptGame, Lesson, Note, Played, Step, Unneeded, Why};
pub use coverage::Coverage;
pub use goal::{Figure, Goal};
pub use learner::{Deed, Learner, Stage, Unable};
pub use notes::{Notice, Noticed};

/// The courses that the titles have, as text, by the titles' ids.
pub const TEXTS: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/courses.rs"));

/// The courses that the titles have, by the titles' ids.
///
/// # Panics
///
/// If a course that is compiled in can't be read, which the tests of this crate would have said.
pub fn courses() -> Vec<(&'static str, Course)> {
    let read = |text| Course::read(text).unwrap_or_else(|why| panic!("{why}"));
    TEXTS
        .iter()
        .map(|&(title, text)| (title, read(text)))
        .collect()
}
