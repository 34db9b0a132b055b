//! `pantheon games`: the titles, their seats and their options.

use pantheon_engine::{Message, OptionKind, OptionSpec, Words};
use pantheon_games::Title;
use serde_json::{Value, json};

use crate::args::GamesArgs;
use crate::context::Context;
use crate::error::{CliError, Exit};
use crate::shelf;

/// Lists the titles.
pub fn run(args: &GamesArgs, context: &mut Context<'_>) -> Result<Exit, CliError> {
    let titles = shelf::open_all(context.content.as_deref())?;
    if args.json {
        let list: Vec<_> = titles
            .iter()
            .map(|opened| describe(opened.title.as_ref(), context))
            .collect();
        context.json(&list)?;
    } else {
        for opened in &titles {
            print(opened.title.as_ref(), context)?;
        }
    }
    Ok(Exit::Done)
}

fn describe(title: &dyn Title, context: &Context<'_>) -> Value {
    let info = title.info();
    let options: Vec<_> = title
        .options()
        .iter()
        .map(|option| {
            json!({
                "key": option.key,
                "kind": option.kind,
                "default": option.default,
                "meaning": context.words.text(&option_key(title, option.key)),
            })
        })
        .collect();
    let mut description = json!(info);
    description["options"] = json!(options);
    description["content"] = json!({
        "source": title.content_source(),
        "hash": title.content_digest(),
        "values": title.census(),
    });
    description
}

fn print(title: &dyn Title, context: &mut Context<'_>) -> Result<(), CliError> {
    let info = title.info();
    let paint = context.paint;
    let (name, id) = (paint.heading(info.name), paint.faint(info.id));
    writeln!(context.out, "{name}  {id}")?;
    let facts = Message::new("cli-games-made")
        .text("designers", info.designers)
        .text("publisher", info.publisher)
        .text("year", info.year.to_string());
    let seats = Message::new("cli-games-seats")
        .number("min", info.min_seats)
        .number("max", info.max_seats);
    let census = title.census();
    let content = Message::new("cli-games-content")
        .text("hash", title.content_digest().short())
        .number("found", census.found)
        .number("derived", census.derived)
        .number("reconstructed", census.reconstructed);
    let rules = Message::new("cli-games-rules").number("version", info.rules_version);
    for message in [facts, seats, rules, content] {
        let text = context.words.say(&message);
        writeln!(context.out, "  {text}")?;
    }
    let options = title.options();
    if !options.is_empty() {
        writeln!(context.out, "  {}", context.text("cli-games-options"))?;
    }
    for option in options {
        let head = format!("{}={}", option.key, choices(&option));
        let default = Message::new("cli-games-default").text("value", plain(&option.default));
        let default = context.words.say(&default);
        writeln!(
            context.out,
            "    {}  {}",
            paint.heading(&head),
            paint.faint(&default)
        )?;
        if let Some(meaning) = context.words.text(&option_key(title, option.key)) {
            writeln!(context.out, "      {meaning}")?;
        }
        if let OptionKind::Choice(words) = &option.kind {
            for word in words {
                let key = format!("{}-{word}", option_key(title, option.key));
                if let Some(meaning) = context.words.text(&key) {
                    writeln!(context.out, "      {word}: {meaning}")?;
                }
            }
        }
    }
    Ok(())
}

fn option_key(title: &dyn Title, key: &str) -> String {
    format!("{}-option-{key}", title.info().text_prefix())
}

fn choices(option: &OptionSpec) -> String {
    match &option.kind {
        OptionKind::Flag => "true|false".to_owned(),
        OptionKind::Choice(words) => words.join("|"),
        OptionKind::Number { min, max } => format!("{min}..{max}"),
        OptionKind::List => "[…]".to_owned(),
    }
}

fn plain(value: &Value) -> String {
    value
        .as_str()
        .map_or_else(|| value.to_string(), str::to_owned)
}
