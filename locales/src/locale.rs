//! A language, with the names of the people at a table.

use std::borrow::Cow;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use pantheon_engine::{Arg, Message, Seat, Words};
use unic_langid::LanguageIdentifier;

use crate::language::Language;
use crate::sources::sources;

type Bundle = FluentBundle<FluentResource>;

/// Something that a message needs and a language doesn't have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hole {
    /// There is no text with this key.
    Text {
        /// The key.
        key: String,
    },
    /// A text needs a fact that it wasn't given, or can't be said for another reason.
    Fact {
        /// The key of the text.
        key: String,
        /// What the formatter said.
        why: String,
    },
}

/// A language, with the names of the people at a table. Says every [`Message`].
#[derive(Clone)]
pub struct Locale {
    language: Language,
    bundle: &'static Bundle,
    seats: Vec<String>,
}

impl Locale {
    /// The language, with people called by their seat's number.
    pub fn new(language: Language) -> Self {
        Self {
            language,
            bundle: bundle(language),
            seats: Vec::new(),
        }
    }

    /// Calls the people at the table by these names, in seat order.
    pub fn with_seats(self, seats: Vec<String>) -> Self {
        Self { seats, ..self }
    }

    /// Which language it is.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// The text with this key, if there is one.
    pub fn text(&self, key: &str) -> Option<String> {
        self.format(key, &FluentArgs::new(), &mut Vec::new())
    }

    /// What a player is called.
    pub fn seat(&self, seat: Seat) -> String {
        self.name(seat, &mut Vec::new())
    }

    /// Everything that is missing to say a message. Empty for a complete language.
    pub fn holes(&self, message: &Message) -> Vec<Hole> {
        let mut holes = Vec::new();
        self.speak(message, &mut holes);
        holes
    }

    fn speak(&self, message: &Message, holes: &mut Vec<Hole>) -> String {
        let mut args = FluentArgs::with_capacity(message.args.len());
        for (name, arg) in &message.args {
            args.set(name.as_ref(), self.value(arg, holes));
        }
        self.format_or_key(&message.key, &args, holes)
    }

    fn value(&self, arg: &Arg, holes: &mut Vec<Hole>) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Text(text) => FluentValue::from(text.clone().into_owned()),
            Arg::Word(word) => FluentValue::from(self.speak(word, holes)),
            Arg::List(words) => FluentValue::from(self.list(words, holes)),
            Arg::Seat(seat) => FluentValue::from(self.name(*seat, holes)),
        }
    }

    fn name(&self, seat: Seat, holes: &mut Vec<Hole>) -> String {
        // Whoever has left for good has an empty name in a record.
        let known = self.seats.get(seat.index()).filter(|name| !name.is_empty());
        if let Some(name) = known {
            return name.clone();
        }
        let mut args = FluentArgs::with_capacity(1);
        args.set("number", i64::from(seat.number()) + 1);
        self.format_or_key("engine-seat-default", &args, holes)
    }

    /// Joins words two by two, so that each language decides its own commas and conjunctions.
    fn list(&self, words: &[Message], holes: &mut Vec<Hole>) -> String {
        let mut said = words
            .iter()
            .map(|word| self.speak(word, holes))
            .collect::<Vec<_>>();
        let Some(last) = said.pop() else {
            return self.format_or_key("engine-list-empty", &FluentArgs::new(), holes);
        };
        let Some(head) = said
            .into_iter()
            .reduce(|list, item| self.join("engine-list-more", list, item, holes))
        else {
            return last;
        };
        self.join("engine-list-and", head, last, holes)
    }

    fn join(&self, key: &str, list: String, item: String, holes: &mut Vec<Hole>) -> String {
        let mut args = FluentArgs::with_capacity(2);
        args.set("list", list);
        args.set("item", item);
        self.format_or_key(key, &args, holes)
    }

    fn format_or_key(&self, key: &str, args: &FluentArgs<'_>, holes: &mut Vec<Hole>) -> String {
        self.format(key, args, holes).unwrap_or_else(|| {
            holes.push(Hole::Text {
                key: key.to_owned(),
            });
            key.to_owned()
        })
    }

    fn format(&self, key: &str, args: &FluentArgs<'_>, holes: &mut Vec<Hole>) -> Option<String> {
        let pattern = self.bundle.get_message(key)?.value()?;
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(args), &mut errors);
        holes.extend(errors.iter().map(|error| Hole::Fact {
            key: key.to_owned(),
            why: error.to_string(),
        }));
        Some(Cow::into_owned(text))
    }
}

impl Words for Locale {
    fn say(&self, message: &Message) -> String {
        self.speak(message, &mut Vec::new())
    }
}

impl std::fmt::Debug for Locale {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Locale")
            .field("language", &self.language)
            .field("seats", &self.seats)
            .finish_non_exhaustive()
    }
}

fn bundle(language: Language) -> &'static Bundle {
    static EN: OnceLock<Bundle> = OnceLock::new();
    static PT_BR: OnceLock<Bundle> = OnceLock::new();
    match language {
        Language::En => EN.get_or_init(|| build(language)),
        Language::PtBr => PT_BR.get_or_init(|| build(language)),
    }
}

/// A broken entry or a repeated key must not silence a running game: what can be read is kept, the first text
/// of a key wins, and the tests refuse both.
fn build(language: Language) -> Bundle {
    let id: LanguageIdentifier = language
        .code()
        .parse()
        .expect("a language's code is a language tag");
    let mut bundle = Bundle::new_concurrent(vec![id]);
    // The marks that isolate names of another writing direction show as boxes in many terminals.
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(with_minus));
    for source in sources(language) {
        let resource = FluentResource::try_new(source.text.to_owned())
            .unwrap_or_else(|(readable, _)| readable);
        let _repeated_keys = bundle.add_resource(resource);
    }
    bundle
}

/// A number below zero with a minus sign, which a hyphen isn't: people and screen readers tell −1 from a dash.
fn with_minus<M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    match value {
        FluentValue::Number(number) if number.value < 0.0 => {
            Some(number.as_string().replacen('-', "−", 1))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn assert_send_and_sync<T: Send + Sync>(_: &T) {}

    #[test]
    fn every_file_reads_without_error_and_no_key_is_repeated() {
        for language in Language::ALL {
            let mut bundle = Bundle::new_concurrent(vec![]);
            for source in sources(language) {
                let resource = FluentResource::try_new(source.text.to_owned())
                    .unwrap_or_else(|(_, errors)| panic!("{language}/{}: {errors:?}", source.name));
                if let Err(errors) = bundle.add_resource(resource) {
                    panic!("{language}/{}: {errors:?}", source.name);
                }
            }
        }
    }

    #[test]
    fn people_have_names_or_numbers() {
        let [ana, third] = [0, 2].map(|number| Seat::new(number).unwrap());
        let locale = Locale::new(Language::En).with_seats(vec!["Ana".into()]);
        assert_eq!(locale.seat(ana), "Ana");
        assert_eq!(locale.seat(third), "Player 3");
        let gone = Locale::new(Language::En).with_seats(vec![String::new()]);
        assert_eq!(gone.seat(ana), "Player 1");
        assert_eq!(Locale::new(Language::PtBr).seat(third), "Jogador 3");
        assert_send_and_sync(&locale);
    }

    #[test]
    fn lists_are_joined_as_the_language_does() {
        let gods = ["gr-god-jupiter", "gr-god-diana", "gr-god-venus"].map(Message::new);
        let say =
            |language, count: usize| Locale::new(language).list(&gods[..count], &mut Vec::new());
        assert_eq!(say(Language::En, 0), "none");
        assert_eq!(say(Language::PtBr, 0), "nada");
        assert_eq!(say(Language::En, 1), "Jupiter");
        assert_eq!(say(Language::PtBr, 2), "Júpiter e Diana");
        assert_eq!(say(Language::En, 3), "Jupiter, Diana and Venus");
        assert_eq!(say(Language::PtBr, 3), "Júpiter, Diana e Vênus");
    }

    #[test]
    fn numbers_choose_plurals_and_words_are_said_inside_sentences() {
        let claim = |points: i64| {
            Message::new("gr-event-points-claimed")
                .word("who", Message::new("gr-patronus"))
                .number("points", points)
                .number("checkpoint", 2)
        };
        let english = Locale::new(Language::En);
        assert_eq!(
            [0, 1, 2].map(|points| english.say(&claim(points))),
            [
                "The Patronus claims 0 victory points at checkpoint 2.",
                "The Patronus claims 1 victory point at checkpoint 2.",
                "The Patronus claims 2 victory points at checkpoint 2."
            ]
        );
        let portuguese = Locale::new(Language::PtBr);
        assert_eq!(
            [1, 3].map(|points| portuguese.say(&claim(points))),
            [
                "O Patronus reivindica 1 ponto de vitória no checkpoint 2.",
                "O Patronus reivindica 3 pontos de vitória no checkpoint 2."
            ]
        );
    }

    #[test]
    fn a_number_below_zero_has_a_minus_sign() {
        let scored = Message::new("gr-event-scored")
            .word("who", Message::new("gr-patronus"))
            .number("result", -12)
            .number("favour", 3);
        for language in Language::ALL {
            let said = Locale::new(language).say(&scored);
            assert!(said.contains(" −12 "), "{said}");
        }
    }

    #[test]
    fn a_missing_text_says_its_key_and_is_a_hole() {
        let locale = Locale::new(Language::En);
        let message = Message::new("gr-ask-wait").word("turn", Message::new("no-such-key"));
        assert_eq!(locale.say(&message), "Waiting for no-such-key.");
        assert_eq!(
            locale.holes(&message),
            [Hole::Text {
                key: "no-such-key".into()
            }]
        );
        assert_eq!(locale.text("no-such-key"), None);
        assert_eq!(locale.say(&Message::new("no-such-key")), "no-such-key");
        assert_eq!(locale.holes(&Message::new("gr-ask-turn")), []);
    }

    #[test]
    fn a_missing_fact_is_a_hole() {
        let holes = Locale::new(Language::En).holes(&Message::new("gr-ask-wait"));
        assert!(
            matches!(&holes[..], [Hole::Fact { key, .. }] if key == "gr-ask-wait"),
            "{holes:?}"
        );
    }
}
