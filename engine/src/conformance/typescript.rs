//! A title's types as TypeScript, for boards: one file, kept beside the board that uses it.
//!
//! What serde writes is what the client reads, so the types are told once, here in Rust. A type that is a choice of
//! plain words is told as a list of them too, in order, under its plural: `God` and `GODS`. One that is a choice of
//! words and of objects with one field has a list of its kinds: `Action` and `ACTION_KINDS`.

use std::any::TypeId;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;

use ts_rs::{Config, TS, TypeVisitor};

use crate::message::Message;

/// Arrays of up to so many are tuples; longer ones are lists.
const LONGEST_TUPLE: usize = 2;

/// Types and all that they are made of, by name.
pub struct TypeScript {
    config: Config,
    seen: Vec<TypeId>,
    declared: BTreeMap<String, String>,
    clash: Option<String>,
}

impl TypeScript {
    /// None yet.
    #[expect(
        clippy::new_without_default,
        reason = "what has no types yet is only a beginning"
    )]
    pub fn new() -> Self {
        Self {
            config: Config::new()
                .with_large_int("number")
                .with_array_tuple_limit(LONGEST_TUPLE),
            seen: Vec::new(),
            declared: BTreeMap::new(),
            clash: None,
        }
    }

    /// With this type and those it is made of.
    #[must_use]
    pub fn with<T: TS + 'static>(mut self) -> Self {
        self.visit::<T>();
        self
    }

    /// All of them as one file. Messages are the wire's, whose types lie beside those of all boards.
    pub fn text(&self, title: &str) -> Result<String, String> {
        if let Some(name) = &self.clash {
            return Err(format!("two types of {title} are called {name}"));
        }
        let mut text = format!(
            "/** The types of {title} as the engine writes them. Written by a test of its crate; don't edit. */\n"
        );
        if self.seen.contains(&TypeId::of::<Message>()) {
            text.push_str("\nimport type { Message } from '../../gen';\n");
        }
        for (name, declared) in &self.declared {
            let _ = write!(text, "\n{declared}\n");
            if let Some((list, words)) = list(name, declared) {
                let _ = writeln!(text, "export const {list} = [{words}] as const;");
            }
        }
        Ok(text)
    }

    /// The file tells the types as they are. Blessing writes it anew.
    pub fn are_kept(&self, title: &str, file: &Path, bless: bool) -> Result<(), String> {
        let text = self.text(title)?;
        let name = file.display();
        if bless {
            return std::fs::write(file, text).map_err(|why| format!("{name}: {why}"));
        }
        let kept = std::fs::read_to_string(file).map_err(|why| format!("{name}: {why}"))?;
        super::golden::first_difference(&kept, &text).map_or(Ok(()), |difference| {
            Err(format!(
                "{name}: {difference}\nPANTHEON_BLESS=1 writes the file anew."
            ))
        })
    }
}

impl TypeVisitor for TypeScript {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if T::output_path().is_none() || self.seen.contains(&TypeId::of::<T>()) {
            return;
        }
        self.seen.push(TypeId::of::<T>());
        if TypeId::of::<T>() == TypeId::of::<Message>() {
            return;
        }
        let name = T::ident(&self.config);
        let docs = T::docs().unwrap_or_default();
        let declared = tidy(&format!("{docs}export {}", T::decl(&self.config)));
        let before = self.declared.insert(name.clone(), declared.clone());
        if before.is_some_and(|before| before != declared) {
            self.clash = Some(name);
        }
        T::visit_dependencies(self);
    }
}

/// Comments of one line on one line, and no space at the end of lines.
fn tidy(declared: &str) -> String {
    declared
        .replace("/**\n * ", "/** ")
        .replace("\n */\n", " */\n")
        .replace(" \n", "\n")
}

/// What a type is a choice of, as a list with its name; nothing if it is no choice.
fn list(name: &str, declared: &str) -> Option<(String, String)> {
    let (_, choice) = declared.split_once(&format!("export type {name} = "))?;
    let choices = choices(choice.strip_suffix(';')?);
    let kinds: Option<Vec<&str>> = choices.iter().map(|choice| kind(choice)).collect();
    let kinds = kinds?.join(", ");
    let plain = choices.iter().all(|choice| choice.starts_with('"'));
    Some((
        plural(&if plain {
            name.to_owned()
        } else {
            format!("{name}Kind")
        }),
        kinds,
    ))
}

/// The parts of a choice: those between bars that are in no bracket.
fn choices(text: &str) -> Vec<&str> {
    let (mut parts, mut depth, mut from) = (Vec::new(), 0_u32, 0);
    for (at, letter) in text.char_indices() {
        match letter {
            '{' | '[' | '<' | '(' => depth += 1,
            '}' | ']' | '>' | ')' => depth = depth.saturating_sub(1),
            '|' if depth == 0 => {
                parts.push(text[from..at].trim());
                from = at + 1;
            }
            _ => {}
        }
    }
    parts.push(text[from..].trim());
    parts
}

/// The word that a part of a choice is, or is about: `"done"` of itself, `"visit"` of `{ "visit": God }`.
fn kind(part: &str) -> Option<&str> {
    let inside = part.strip_prefix("{ ").unwrap_or(part);
    let end = inside.strip_prefix('"')?.find('"')? + 2;
    let (word, rest) = inside.split_at(end);
    let fits = if inside.len() == part.len() {
        rest.is_empty()
    } else {
        rest.starts_with(':')
    };
    fits.then_some(word)
}

/// A type's name for several: `God` to `GODS`, `JewelKind` to `JEWEL_KINDS`, `City` to `CITIES`.
fn plural(name: &str) -> String {
    let mut upper = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !upper.is_empty() {
            upper.push('_');
        }
        upper.extend(letter.to_uppercase());
    }
    match upper.strip_suffix('Y') {
        Some(stem) if !upper.ends_with("AY") && !upper.ends_with("EY") => format!("{stem}IES"),
        _ if upper.ends_with("IES") => upper,
        _ if upper.ends_with('S') || upper.ends_with('X') => format!("{upper}ES"),
        _ => format!("{upper}S"),
    }
}

/// The file of a title's types, `types.ts` beside its board, tells them as they are: one test.
///
/// Named are the types of the title's data files; the others follow from its rules. Types bring those that they are
/// made of.
#[macro_export]
macro_rules! typescript {
    ($game:ty, $($extra:ty),* $(,)?) => {
        #[test]
        fn the_types_of_the_board_are_those_of_the_rules() {
            use $crate::Game;
            let file = std::path::Path::new(env!("CARGO_MANIFEST_DIR"))
                .join("../../web/src/boards")
                .join(<$game as Game>::INFO.id)
                .join("types.ts");
            let types = $crate::conformance::TypeScript::new()
                .with::<<$game as Game>::View>()
                .with::<<$game as Game>::Action>()
                .with::<<$game as Game>::Event>()
                .with::<<$game as Game>::Options>()
                .with::<<$game as $crate::Speak>::Captions>()
                $(.with::<$extra>())*;
            $crate::conformance::check(types.are_kept(
                <$game as Game>::INFO.name,
                &file,
                $crate::conformance::blessing(),
            ));
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(TS)]
    #[ts(rename_all = "kebab-case")]
    #[expect(dead_code, reason = "only its type is told")]
    enum Sex {
        Man,
        OldWoman,
    }

    #[derive(TS)]
    #[expect(dead_code, reason = "only its type is told")]
    struct Group {
        sexes: [Sex; 3],
        born: u64,
    }

    /// What somebody may do.
    #[derive(TS)]
    #[ts(rename_all = "kebab-case")]
    #[expect(dead_code, reason = "only its type is told")]
    enum Deed {
        Visit(Option<Sex>),
        Push {
            /// Whom, or nobody | nothing.
            whom: Option<Sex>,
            by: u8,
        },
        Done,
    }

    #[derive(TS)]
    #[expect(dead_code, reason = "only its type is told")]
    struct Caption {
        text: Message,
    }

    mod other {
        #[derive(ts_rs::TS)]
        #[expect(dead_code, reason = "only its type is told")]
        pub(super) struct Group(bool);
    }

    #[test]
    fn a_type_brings_what_it_is_made_of_and_words_are_listed() {
        let text = TypeScript::new().with::<Group>().text("a game").unwrap();
        assert!(
            text.contains("export type Group = { sexes: Array<Sex>, born: number, };"),
            "{text}"
        );
        assert!(
            text.contains("export const SEXES = [\"man\", \"old-woman\"] as const;"),
            "{text}"
        );
    }

    #[test]
    fn a_choice_of_words_and_facts_lists_its_kinds() {
        let text = TypeScript::new().with::<Deed>().text("a game").unwrap();
        assert!(
            text.contains("export const DEED_KINDS = [\"visit\", \"push\", \"done\"] as const;"),
            "{text}"
        );
    }

    #[test]
    fn messages_are_those_of_the_wire() {
        let text = TypeScript::new().with::<Caption>().text("a game");
        let text = text.unwrap();
        assert!(text.contains("import type { Message }"), "{text}");
        assert!(
            text.contains("export type Caption = { text: Message, };"),
            "{text}"
        );
        assert!(!text.contains("type Message ="), "{text}");
    }

    #[test]
    fn two_types_of_one_name_are_refused() {
        let both = TypeScript::new().with::<Group>().with::<other::Group>();
        assert!(both.text("a game").is_err());
    }

    #[test]
    fn a_file_that_tells_something_else_is_refused_until_it_is_blessed() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("types.ts");
        let types = TypeScript::new().with::<Group>();
        assert!(types.are_kept("a game", &file, false).is_err());
        types.are_kept("a game", &file, true).unwrap();
        types.are_kept("a game", &file, false).unwrap();
        std::fs::write(&file, "export type Group = boolean;").unwrap();
        assert!(types.are_kept("a game", &file, false).is_err());
    }

    #[test]
    fn several_have_a_name() {
        let names = ["God", "JewelKind", "Sex", "City", "Way", "Armies"].map(plural);
        assert_eq!(
            names,
            ["GODS", "JEWEL_KINDS", "SEXES", "CITIES", "WAYS", "ARMIES"]
        );
    }
}
