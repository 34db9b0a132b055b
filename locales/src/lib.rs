//! All words people read, in English and Brazilian Portuguese.
//!
//! Rules crates speak in [`Message`](pantheon_engine::Message)s: a key and facts. A [`Locale`] says them in a
//! language, with the names of the people at the table. The texts are Fluent files, compiled in, so that the
//! command line, the server and the browser all say the same thing.
//!
//! [`rules`] is the other half: the rules of every title in our own words, looked up by rule id.
//!
//! ```
//! use pantheon_engine::{Message, Seat, Words};
//! use pantheon_locales::{Language, Locale};
//!
//! let locale = Locale::new(Language::PtBr).with_seats(vec!["Ana".into(), "Rui".into()]);
//! let wait = Message::new("gr-ask-wait").seat("turn", Seat::new(1).unwrap());
//! assert_eq!(locale.say(&wait), "Esperando Rui.");
//! ```

mod language;
mod locale;
pub mod rules;
mod sources;

pub use language::Language;
pub use locale::{Hole, Locale};
pub use sources::{Source, sources};
