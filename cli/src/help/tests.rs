//! Every command and argument has its help in every language, and English is what clap says by itself.

use std::collections::{BTreeMap, BTreeSet};

use pantheon_locales::{Language, sources};

use super::*;

/// Names of values that are the same in both languages: letters that stand for numbers, and names of things.
const SAME_NAMES: [&str; 12] = [
    "I", "JSON", "K", "M", "MS", "N", "R", "S", "SHELL", "T", "TOKEN", "URL",
];

/// Command lines that are refused, at least one for every way in which clap refuses one.
const REFUSED: [&str; 19] = [
    "-- games",
    "gmaes",
    "replya x",
    "--lang",
    "--lang en",
    "--nonsense",
    "--json",
    "--json games",
    "games --jsno",
    "games --json=yes",
    "games --json --json",
    "games -- replay",
    "help nonsense",
    "sim",
    "sim any --games 1 --nonsense",
    "sim any --games 1 again",
    "completions bsh",
    "completions x",
    "replay x --at",
];

/// Values that can't be used, with what is told of each.
const UNFIT: [(&str, &str); 8] = [
    ("games --lang tlh", "os idiomas são: en, pt-BR"),
    (
        "sim any --games 0",
        "um número inteiro de 1 a 1000000000000",
    ),
    (
        "sim any --games many",
        "um número inteiro de 1 a 1000000000000",
    ),
    (
        "play any --bot-time 2h",
        "um número inteiro de ms ou s, de no máximo uma hora",
    ),
    (
        "play any --bot-memory 1",
        "um número inteiro de KiB, MiB ou GiB",
    ),
    (
        "play any --options a",
        "escreva um objeto JSON, ou chave=valor,chave=valor",
    ),
    ("play any --options a=1,a=2", "\"a\" aparece duas vezes"),
    (
        "replay x --viewer me",
        "o número de um lugar a partir de 0, ou spectator",
    ),
];

fn locales() -> [Locale; 2] {
    Language::ALL.map(Locale::new)
}

/// Walks over a command and all below it.
fn walk(command: &Command, path: &[&str], see: &mut impl FnMut(&[&str], &Command)) {
    see(path, command);
    for sub in command.get_subcommands() {
        let path: Vec<&str> = path.iter().copied().chain([sub.get_name()]).collect();
        walk(sub, &path, see);
    }
}

/// Every text of a language's help, by its place: the command, then the argument or a value's name.
fn texts(words: &Locale) -> BTreeMap<String, String> {
    let mut texts = BTreeMap::new();
    walk(&command(words), &[], &mut |path, command| {
        let place = path.join(" ");
        let about = command.get_about().map(ToString::to_string);
        texts.insert(place.clone(), about.unwrap_or_default());
        for argument in command.get_arguments() {
            let id = argument.get_id();
            let help = argument.get_help().map(ToString::to_string);
            texts.insert(format!("{place} --{id}"), help.unwrap_or_default());
            for name in argument.get_value_names().unwrap_or_default() {
                if argument.get_action().takes_values() {
                    texts.insert(format!("{place} --{id} <>"), name.to_string());
                }
            }
        }
    });
    texts
}

/// The error of a command line, said by clap and by us.
fn refused(line: &str, words: &Locale) -> (String, String) {
    let line = std::iter::once("pantheon").chain(line.split(' '));
    let error = shown(words)
        .try_get_matches_from(line)
        .expect_err("the line is refused");
    let clap = error.render().ansi().to_string();
    (clap, refusal::tell(&error, words).ansi().to_string())
}

#[test]
fn every_command_and_argument_has_its_own_text_in_every_language() {
    let [english, portuguese] = locales().map(|words| texts(&words));
    assert!(english.len() > 100);
    for (place, text) in &english {
        let theirs = &portuguese[place];
        for text in [text, theirs] {
            assert!(
                !text.is_empty() && !text.contains("cli-"),
                "{place}: {text:?}"
            );
        }
        let may_be_same = place.ends_with("<>") && SAME_NAMES.contains(&text.as_str());
        assert_eq!(text == theirs, may_be_same, "{place}: {text:?}, {theirs:?}");
    }
}

#[test]
fn how_many_bots_think_unless_somebody_says_is_what_the_setting_says() {
    let settings = crate::commands::serve_settings::ServeSettings::default();
    let most = format!(": {}]", settings.server.work.bots);
    for words in locales() {
        let place = "serve --bots";
        let texts = texts(&words);
        let (_, text) = texts
            .iter()
            .find(|(at, _)| at.ends_with(place))
            .expect("there is such an argument");
        assert!(text.ends_with(&most), "{text}");
    }
}

#[test]
fn every_text_of_help_is_of_a_command_or_argument() {
    let mut used = BTreeSet::from([AFTER.to_owned()]);
    let words = Locale::new(Language::En);
    let mut raw = Cli::command();
    raw.build();
    walk(&raw, &[], &mut |path, command| {
        let key = command_key(path);
        for argument in command.get_arguments() {
            let keys = argument_keys(&key, argument);
            let found = keys.into_iter().find(|key| words.text(key).is_some());
            used.extend(found);
            used.extend(value_keys(argument));
        }
        used.insert(key);
    });
    let file = sources(Language::En)
        .iter()
        .find(|source| source.name == "cli-help.ftl");
    let text = file.expect("help has a file of its own").text;
    let said: BTreeSet<String> = text
        .lines()
        .filter_map(|line| Some(line.split_once(" = ")?.0.to_owned()))
        .filter(|key| key.starts_with("cli-"))
        .collect();
    assert_eq!(said, used);
}

#[test]
fn no_text_of_help_is_written_in_the_code_as_well() {
    walk(&Cli::command(), &[], &mut |path, command| {
        for argument in command.get_arguments() {
            assert_eq!(argument.get_help(), None, "{path:?} {}", argument.get_id());
            assert_eq!(argument.get_long_help(), None, "{path:?}");
        }
        assert_eq!(command.get_after_help(), None, "{path:?}");
    });
}

#[test]
fn english_help_is_laid_out_as_claps_own() {
    let words = Locale::new(Language::En);
    let mut pages = Vec::new();
    for whole in [command(&words), shown(&words)] {
        let mut these = BTreeMap::new();
        walk(&whole, &[], &mut |path, command| {
            let page = command.clone().render_help().ansi().to_string();
            these.insert(path.join(" "), page);
        });
        pages.push(these);
    }
    for (path, page) in &pages[0] {
        assert_eq!(&pages[1][path], page, "{path}");
    }
}

#[test]
fn english_refusals_are_claps_own() {
    let words = Locale::new(Language::En);
    for line in REFUSED.into_iter().chain(UNFIT.map(|(line, _)| line)) {
        let (clap, ours) = refused(line, &words);
        assert_eq!(ours, clap, "{line}");
    }
}

#[test]
fn no_english_is_left_in_portuguese_refusals() {
    let words = Locale::new(Language::PtBr);
    let english = [
        "Usage",
        "OPTIONS",
        "COMMAND",
        "error",
        "tip:",
        "argument ",
        "value",
        "found",
        "exists",
        "try",
        "required",
        "provided",
        "similar",
        "more",
        "cli-",
        "a whole",
    ];
    for line in REFUSED.into_iter().chain(UNFIT.map(|(line, _)| line)) {
        let (_, ours) = refused(line, &words);
        for word in english {
            assert!(!ours.contains(word), "{line}: {word} in {ours}");
        }
    }
}

#[test]
fn what_a_value_should_be_is_told_in_portuguese() {
    let words = Locale::new(Language::PtBr);
    for (line, wanted) in UNFIT {
        let (_, ours) = refused(line, &words);
        assert!(ours.contains(wanted), "{line}: {ours}");
    }
}
