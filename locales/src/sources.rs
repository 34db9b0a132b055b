//! The Fluent files, compiled in.

use crate::language::Language;

/// One Fluent file of a language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Source {
    /// The file's name, the same in every language.
    pub name: &'static str,
    /// Its text.
    pub text: &'static str,
}

macro_rules! files_of {
    ($folder:literal) => {
        &[
            files_of!($folder, "engine.ftl"),
            files_of!($folder, "cli.ftl"),
            files_of!($folder, "cli-arena.ftl"),
            files_of!($folder, "cli-play.ftl"),
            files_of!($folder, "cli-tune.ftl"),
            files_of!($folder, "four-gods.ftl"),
            files_of!($folder, "deus.ftl"),
            files_of!($folder, "gods-of-rome.ftl"),
            files_of!($folder, "bora-bora.ftl"),
            files_of!($folder, "web.ftl"),
            files_of!($folder, "web-site.ftl"),
            files_of!($folder, "web-table.ftl"),
            files_of!($folder, "web-gods-of-rome.ftl"),
            files_of!($folder, "web-four-gods.ftl"),
            files_of!($folder, "web-deus.ftl"),
            files_of!($folder, "web-bora-bora.ftl"),
        ]
    };
    ($folder:literal, $name:literal) => {
        Source {
            name: $name,
            text: include_str!(concat!("../", $folder, "/", $name)),
        }
    };
}

/// A language's files.
pub const fn sources(language: Language) -> &'static [Source] {
    match language {
        Language::En => files_of!("en"),
        Language::PtBr => files_of!("pt-BR"),
    }
}
