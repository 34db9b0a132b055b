//! `pantheon rules`: the rules in our own words.

use pantheon_engine::Message;
use pantheon_games::{Title, titles};
use pantheon_locales::Language;
use pantheon_locales::rules::{self, Rule};
use serde_json::{Value, json};

use crate::args::RulesArgs;
use crate::context::{Context, counted};
use crate::error::{CliError, Exit, Named};
use crate::markdown;
use crate::shelf;
use crate::suggest::{closest, quotable};

/// Lists titles or rules, or prints one rule.
pub fn run(args: &RulesArgs, context: &mut Context<'_>) -> Result<Exit, CliError> {
    match (&args.title, &args.id) {
        (None, _) => list_titles(args.json, context)?,
        (Some(name), None) => match by_prefix(name) {
            Some(title) => one(title.info().id, name, args.json, context)?,
            None => list_rules(shelf::built_in(name)?.as_ref(), args.json, context)?,
        },
        (Some(name), Some(id)) => {
            one(shelf::built_in(name)?.info().id, id, args.json, context)?;
        }
    }
    Ok(Exit::Done)
}

/// The id of the title's rule that was probably meant.
pub fn suggestion(title: &str, id: &str, language: Language) -> Option<String> {
    let all = rules::all(title, language)?;
    closest(id, all.iter().map(|rule| rule.id.as_str())).map(str::to_owned)
}

/// A rule for programs.
pub fn describe(rule: &Rule) -> Value {
    json!({ "id": rule.id, "section": rule.section, "heading": rule.heading, "text": rule.text })
}

/// The title whose rule this name is, so that `pantheon rules GR-V1` works.
fn by_prefix(name: &str) -> Option<Box<dyn Title>> {
    let (prefix, _) = name.split_once('-')?;
    titles()
        .into_iter()
        .find(|title| title.info().prefix.eq_ignore_ascii_case(prefix))
}

fn list_titles(json: bool, context: &mut Context<'_>) -> Result<(), CliError> {
    let listed = titles().into_iter().map(|title| {
        let rules = rules::all(title.info().id, context.language).unwrap_or_default();
        (title.info(), rules.len())
    });
    let listed: Vec<_> = listed.collect();
    if json {
        let list = listed.iter().map(|(info, rules)| {
            json!({ "title": info.id, "name": info.name, "prefix": info.prefix, "rules": rules })
        });
        return context.json(&list.collect::<Vec<_>>());
    }
    for (info, count) in listed {
        let line = Message::new("cli-rules-title")
            .text("title", info.id)
            .text("name", info.name)
            .number("rules", counted(count));
        context.say(&line)?;
    }
    Ok(())
}

fn list_rules(title: &dyn Title, json: bool, context: &mut Context<'_>) -> Result<(), CliError> {
    let rules = rules::all(title.info().id, context.language).unwrap_or_default();
    if json {
        return context.json(&rules.iter().map(describe).collect::<Vec<_>>());
    }
    let mut section = "";
    for rule in &rules {
        if rule.section != section {
            section = &rule.section;
            writeln!(context.out, "{}", context.paint.heading(section))?;
        }
        let id = context.paint.faint(&format!("{:<8}", rule.id));
        writeln!(context.out, "  {id} {}", rule.heading)?;
    }
    Ok(())
}

fn one(title: &str, id: &str, json: bool, context: &mut Context<'_>) -> Result<(), CliError> {
    let Some(rule) = rules::rule(title, id, context.language) else {
        return Err(CliError::Unknown {
            what: Named::Rule,
            asked: quotable(id),
            suggestion: suggestion(title, id, context.language),
            known: Vec::new(),
        });
    };
    if json {
        return context.json(&describe(&rule));
    }
    let heading = format!("{} · {}", rule.id, rule.heading);
    writeln!(context.out, "{}", context.paint.heading(&heading))?;
    writeln!(context.out, "{}\n", context.paint.faint(&rule.section))?;
    let text = markdown::picture(&rule.text);
    write!(context.out, "{}", context.paint.picture(&text))?;
    Ok(())
}
