//! The Fluent files, compiled in. `build.rs` finds them.

use crate::language::Language;

/// One Fluent file of a language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Source {
    /// The file's name, the same in every language.
    pub name: &'static str,
    /// Its text.
    pub text: &'static str,
}

/// What the build script has found in the folder of a language.
macro_rules! found {
    ($language:literal) => {
        include!(concat!(env!("OUT_DIR"), "/", $language, ".words.rs"))
    };
}

/// A language's files, in the order of their names.
pub const fn sources(language: Language) -> &'static [Source] {
    match language {
        Language::En => found!("en"),
        Language::PtBr => found!("pt-BR"),
    }
}
