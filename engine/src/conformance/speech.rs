//! Sentences have keys that a language can hold, and pictures fit a terminal.

use super::Conforms;
use super::secrecy::some_actions;
use super::walk::{Walk, every_walk};
use crate::message::{Arg, Message, Words};
use crate::picture::Picture;
use crate::seat::Viewer;

const STEPS: u32 = 2_500;
const ACTIONS: usize = 6;
/// The widest a picture may be, in characters.
const WIDTH: usize = 100;

/// Says keys and facts as they are, in no language.
pub(super) struct Bare;

impl Words for Bare {
    fn say(&self, message: &Message) -> String {
        if message.args.is_empty() {
            return message.key.to_string();
        }
        let args: Vec<String> = message
            .args
            .iter()
            .map(|(name, arg)| format!("{name}: {}", bare(arg)))
            .collect();
        format!("{}({})", message.key, args.join(", "))
    }
}

/// Says everything in one letter: a picture too wide in these words is so in any language.
struct Brief;

impl Words for Brief {
    fn say(&self, _message: &Message) -> String {
        "w".to_owned()
    }
}

fn bare(arg: &Arg) -> String {
    match arg {
        Arg::Number(number) => number.to_string(),
        Arg::Text(text) => format!("{text:?}"),
        Arg::Word(word) => Bare.say(word),
        Arg::List(words) => format!(
            "[{}]",
            words
                .iter()
                .map(|word| Bare.say(word))
                .collect::<Vec<_>>()
                .join(", ")
        ),
        Arg::Seat(seat) => format!("seat {seat}"),
    }
}

/// Questions, actions, events, score, outcome, captions and the table itself are said with keys of the title; tables are drawn as whole lines of
/// at most 100 characters where every word is a letter.
pub fn sentences_and_pictures_are_sound<G: Conforms>() -> Result<(), String> {
    every_walk(STEPS, |mut walk: Walk<'_, G>| {
        captioned(walk.rules()).map_err(|why| format!("{}: {why}", walk.place()))?;
        let (_, opening) = Walk::begin_told(walk.table, walk.game);
        let mut told = opening.into_told();
        loop {
            let place = walk.place();
            let fails = |why: String| format!("{place}: {why}");
            told.iter()
                .try_for_each(|told| {
                    key_is_sound(G::INFO.prefix, &walk.rules().say_event(&told.event))
                })
                .map_err(fails)?;
            said(&mut walk).map_err(fails)?;
            if walk.is_over() {
                return Ok(walk.step + 1);
            }
            told = walk.advance()?.1.into_told();
        }
    })
}

fn captioned<G: Conforms>(rules: &G) -> Result<(), String> {
    let captions = serde_json::to_value(rules.captions()).map_err(|why| why.to_string())?;
    Message::all_in(&captions)
        .iter()
        .try_for_each(|caption| key_is_sound(G::INFO.prefix, caption))
}

fn said<G: Conforms>(walk: &mut Walk<'_, G>) -> Result<(), String> {
    let rules = walk.rules();
    let prefix = G::INFO.prefix;
    for viewer in Viewer::all(rules.seats()) {
        let view = rules.view(&walk.state, viewer);
        drawn(&rules.draw(&view, &Brief))?;
        for sentence in rules.describe(&view) {
            key_is_sound(prefix, &sentence)?;
        }
        for line in rules.score(&walk.state, viewer).lines {
            key_is_sound(prefix, &line.why)?;
        }
        for seat in rules.to_act(&walk.state).iter() {
            key_is_sound(prefix, &rules.ask(&view, seat))?;
            if viewer == Viewer::Seat(seat) {
                for action in some_actions(walk, seat, ACTIONS) {
                    key_is_sound(prefix, &rules.say_action(&view, seat, action))?;
                }
            }
        }
    }
    rules
        .outcome(&walk.state)
        .map_or(Ok(()), |outcome| key_is_sound(prefix, &outcome.end))
}

/// A picture has lines of at most 100 characters, none with a line break or a control character in it.
fn drawn(picture: &Picture) -> Result<(), String> {
    if picture.lines.is_empty() {
        return Err("the table is drawn as nothing".to_owned());
    }
    if picture.width() > WIDTH {
        return Err(format!(
            "the table is drawn {} characters wide",
            picture.width()
        ));
    }
    let mut texts = picture.lines.iter().flatten().map(|span| &span.text);
    match texts.find(|text| text.chars().any(char::is_control)) {
        Some(text) => Err(format!(
            "a line of the table has a control character: {text:?}"
        )),
        None => Ok(()),
    }
}

/// A message's key is made of lower-case words with hyphens and begins with the title's prefix; so do its words' keys.
pub(super) fn key_is_sound(prefix: &str, message: &Message) -> Result<(), String> {
    let start = prefix.to_ascii_lowercase();
    let mut words = message.key.split('-');
    let own = words.next() == Some(&start);
    let rest: Vec<&str> = words.collect();
    let kebab = |word: &&str| {
        !word.is_empty()
            && word
                .bytes()
                .all(|b| b.is_ascii_lowercase() || b.is_ascii_digit())
    };
    if !own || rest.is_empty() || !rest.iter().all(kebab) {
        return Err(format!(
            "the key {:?} isn't {start}-… in lower-case words with hyphens",
            message.key
        ));
    }
    message.args.iter().try_for_each(|(_, arg)| match arg {
        Arg::Word(word) => key_is_sound(prefix, word),
        Arg::List(words) => words.iter().try_for_each(|word| key_is_sound(prefix, word)),
        Arg::Number(_) | Arg::Text(_) | Arg::Seat(_) => Ok(()),
    })
}
