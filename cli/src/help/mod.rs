//! The command line with its help in the reader's language.
//!
//! [`crate::args`] declares commands and arguments without words. Each gets its text here, from
//! `locales/<language>/cli-help.ftl`, by a key made of its names: `cli-help-serve-listen` is `pantheon serve --listen`.
//! What clap says by itself is English only, so that its headings and marks are replaced too, and [`refusal`] tells
//! why a line is refused.

pub mod refusal;

use clap::builder::StyledStr;
use clap::{Arg, Command, CommandFactory};
use pantheon_engine::{Message, Words};
use pantheon_locales::Locale;

use crate::args::Cli;
use crate::paint::HELP;

/// The key of the text that follows the help of the whole program.
const AFTER: &str = "cli-help-pantheon-after";

/// The command line with the texts of all commands and arguments, as scripts for shells take them.
pub fn command(words: &Locale) -> Command {
    let mut command = Cli::command().after_help(text(words, AFTER));
    // Building adds what clap adds by itself, such as `--help`, so that it gets texts too.
    command.build();
    with_texts(command, &[], words)
}

/// The command line as people are told of it: with headings and marks in their language.
pub fn shown(words: &Locale) -> Command {
    with_marks(command(words), words)
}

/// A text without facts.
fn text(words: &Locale, key: &str) -> String {
    words.say(&Message::new(key.to_owned()))
}

/// The key of a command. `help` is the same below every command, and lists the others there once more.
fn command_key(path: &[&str]) -> String {
    let names: Vec<&str> = path
        .iter()
        .copied()
        .filter(|name| *name != "help")
        .collect();
    if path.last() == Some(&"help") {
        "cli-help-help".to_owned()
    } else if names.is_empty() {
        "cli-help-pantheon".to_owned()
    } else {
        format!("cli-help-{}", names.join("-"))
    }
}

/// The keys of an argument, the first that there is being used.
fn argument_keys(command_key: &str, argument: &Arg) -> [String; 2] {
    let id = argument.get_id().as_str().replace('_', "-");
    [format!("{command_key}-{id}"), format!("cli-help-any-{id}")]
}

fn with_texts(command: Command, path: &[&str], words: &Locale) -> Command {
    let key = command_key(path);
    command
        .about(text(words, &key))
        .mut_args(|argument| {
            let [own, any] = argument_keys(&key, &argument);
            let help = words.text(&own).unwrap_or_else(|| text(words, &any));
            let names: Vec<String> = value_keys(&argument)
                .iter()
                .map(|key| text(words, key))
                .collect();
            let argument = argument.help(help);
            if names.is_empty() {
                argument
            } else {
                argument.value_names(names)
            }
        })
        .mut_subcommands(|sub| {
            let name = sub.get_name().to_owned();
            let path: Vec<&str> = path.iter().copied().chain([name.as_str()]).collect();
            with_texts(sub, &path, words)
        })
}

/// The keys of the names of an argument's values; none where it takes none.
fn value_keys(argument: &Arg) -> Vec<String> {
    let takes_value = argument.get_action().takes_values();
    let names = argument.get_value_names().filter(|_| takes_value);
    let key = |name: &clap::builder::Str| format!("cli-help-value-{}", name.to_lowercase());
    names.unwrap_or_default().iter().map(key).collect()
}

fn with_marks(command: Command, words: &Locale) -> Command {
    let template = template(&command, words);
    command
        .help_template(template)
        .subcommand_value_name(text(words, "cli-usage-a-command"))
        .mut_args(|argument| {
            let help = argument.get_help().map(ToString::to_string);
            let marks = marks(&argument, words);
            let whole: Vec<String> = help.into_iter().chain(marks).collect();
            argument
                .help(whole.join(" "))
                .hide_env(true)
                .hide_default_value(true)
                .hide_possible_values(true)
        })
        .mut_subcommands(|sub| with_marks(sub, words))
}

/// What stands after an argument's text: where its value comes from if it isn't there, and what it may be.
fn marks(argument: &Arg, words: &Locale) -> Vec<String> {
    let joined = |values: Vec<String>, between: &str| {
        Some(values.join(between)).filter(|joined| !joined.is_empty())
    };
    if !argument.get_action().takes_values() {
        return Vec::new();
    }
    let environment = argument.get_env().map(|name| {
        let value = std::env::var_os(name).unwrap_or_default();
        Message::new("cli-usage-mark-environment")
            .text("name", name.to_string_lossy().into_owned())
            .text("value", value.to_string_lossy().into_owned())
    });
    let defaults = argument.get_default_values().iter();
    let defaults = defaults.map(|value| value.to_string_lossy().into_owned());
    let default = joined(defaults.collect(), " ")
        .map(|value| Message::new("cli-usage-mark-default").text("value", value));
    let values = argument.get_possible_values();
    let values = values.iter().map(|value| value.get_name().to_owned());
    let values = joined(values.collect(), ", ")
        .map(|values| Message::new("cli-usage-mark-values").text("values", values));
    let marks = [environment, default, values].into_iter().flatten();
    marks.map(|mark| words.say(&mark)).collect()
}

/// The layout of clap's own help, with headings from the locales.
fn template(command: &Command, words: &Locale) -> StyledStr {
    let (usage, header) = (HELP.get_usage(), HELP.get_header());
    let parts = [
        (command.has_subcommands(), "commands", "subcommands"),
        (
            command.get_positionals().next().is_some(),
            "arguments",
            "positionals",
        ),
        (
            command.get_arguments().any(|one| !one.is_positional()),
            "options",
            "options",
        ),
    ];
    let parts: Vec<String> = parts
        .into_iter()
        .filter(|(there, ..)| *there)
        .map(|(_, heading, tag)| {
            let heading = text(words, &format!("cli-usage-{heading}"));
            format!("\n\n{header}{heading}{header:#}\n{{{tag}}}")
        })
        .collect();
    let parts = parts.concat();
    let heading = text(words, "cli-usage-usage");
    format!(
        "{{before-help}}{{about-with-newline}}\n{usage}{heading}{usage:#} {{usage}}{parts}{{after-help}}"
    )
    .into()
}

#[cfg(test)]
mod tests;
