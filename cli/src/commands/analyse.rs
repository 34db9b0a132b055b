//! `pantheon analyse`: a tree of what could be played from a moment of a game, all of it played again.

use pantheon_analysis::{Analysis, AnalysisError, FileError, Node, NodeId, Tried, Wrong};
use pantheon_engine::{Message, Words as _};
use pantheon_games::ShelfError;
use pantheon_locales::Locale;
use serde_json::{Value, json};

use crate::args::AnalyseArgs;
use crate::commands::replay::named;
use crate::complaint::{of_shelf, plain};
use crate::context::{Context, counted};
use crate::error::{CliError, Exit};
use crate::files;
use crate::suggest::printable;

/// Reads an analysis, plays all of it, and prints its tree; or says which line is wrong, and why.
pub fn run(args: &AnalyseArgs, context: &mut Context<'_>) -> Result<Exit, CliError> {
    let text = files::read_text(&args.file)?;
    match Analysis::read(&text) {
        Ok(analysis) if args.json => {
            context.json(&as_json(&analysis))?;
            Ok(Exit::Done)
        }
        Ok(analysis) => {
            tell(&analysis, context)?;
            Ok(Exit::Done)
        }
        Err(why) => {
            refuse(&why, args.json, context)?;
            Ok(Exit::False)
        }
    }
}

fn tell(analysis: &Analysis, context: &mut Context<'_>) -> Result<(), CliError> {
    let record = analysis.record();
    let words = named(context, record);
    let heading = Message::new("cli-analyse-heading")
        .text("title", analysis.title().info().name)
        .number("at", analysis.at())
        .number("entries", record.footer.entries);
    if !analysis.name().is_empty() {
        let name = printable(analysis.name());
        writeln!(context.out, "{}", context.paint.heading(&name))?;
    }
    writeln!(context.out, "{}", words.say(&heading))?;
    // Where a line begins beside the main one, it and what follows it stand further in.
    let mut depths: Vec<(NodeId, usize)> = Vec::new();
    for (id, node) in analysis.in_order() {
        let depth = depth(analysis, id, node, &depths);
        depths.push((id, depth));
        let indent = "   ".repeat(depth);
        if node.parent.is_some() {
            let number = context.paint.faint(&format!("{:>4}", node.game().steps()));
            let what = words.say(&what(node, &words));
            writeln!(context.out, "{indent}{number}  {what}")?;
        }
        for line in node.comment.lines() {
            let line = context.paint.faint(&printable(line));
            writeln!(context.out, "{indent}      {line}")?;
        }
    }
    let checked = Message::new("cli-analyse-checked").number("nodes", counted(analysis.len()));
    let checked = words.say(&checked);
    writeln!(context.out, "{} {checked}", context.paint.good("✓"))?;
    Ok(())
}

/// How far in a node stands.
fn depth(analysis: &Analysis, id: NodeId, node: &Node, known: &[(NodeId, usize)]) -> usize {
    let Some(parent) = node.parent else { return 0 };
    let of_parent = known.iter().find(|(known, _)| *known == parent);
    let of_parent = of_parent.map_or(0, |(_, depth)| *depth);
    let siblings = analysis.node(parent).map(|parent| parent.children.clone());
    let main = siblings.is_ok_and(|children| children.first() == Some(&id));
    of_parent + usize::from(!main)
}

/// How a position came about, in words.
fn what(node: &Node, words: &Locale) -> Message {
    let what = match &node.tried {
        Some(Tried::Act { seat, .. }) => Message::new("cli-analyse-acted")
            .seat("who", *seat)
            .text("what", words.say(&node.text)),
        Some(Tried::Imagine {
            seat: Some(seat),
            number,
        }) => Message::new("cli-analyse-imagined")
            .seat("who", *seat)
            .number("number", *number),
        Some(Tried::Imagine { seat: None, number }) => {
            Message::new("cli-analyse-imagined-spectator").number("number", *number)
        }
        Some(Tried::Wait) | None => Message::new("cli-analyse-waited"),
    };
    if node.name.is_empty() {
        return what;
    }
    Message::new("cli-analyse-named")
        .text("what", words.say(&what))
        .text("name", printable(&node.name))
}

fn as_json(analysis: &Analysis) -> Value {
    let words = Locale::new(pantheon_locales::Language::En);
    let node = |(id, node): (NodeId, &Node)| {
        json!({
            "id": id,
            "after": node.parent,
            "tried": node.tried,
            "text": words.say(&what(node, &words)),
            "name": node.name,
            "comment": node.comment,
            "step": node.game().steps(),
            "state": node.game().digest(),
        })
    };
    json!({
        "checked": true,
        "title": analysis.record().header.title,
        "name": analysis.name(),
        "at": analysis.at(),
        "entries": analysis.record().footer.entries,
        "nodes": analysis.in_order().into_iter().map(node).collect::<Vec<_>>(),
    })
}

fn refuse(error: &FileError, json: bool, context: &mut Context<'_>) -> Result<(), CliError> {
    let code = error.why.code();
    if json {
        return context.json(&json!({
            "checked": false,
            "code": code,
            "message": error.to_string(),
            "line": error.line,
            "rule": error.why.refusal().map(|refusal| refusal.rule.clone()),
        }));
    }
    let verdict = Message::new("cli-analyse-false").text("code", code);
    let verdict = context.paint.alarm(&context.words.say(&verdict));
    writeln!(context.out, "{} {verdict}", context.paint.alarm("✗"))?;
    let line = Message::new("cli-analyse-line")
        .number("line", counted(error.line))
        .word("why", wrong(&error.why));
    writeln!(context.out, "  {}", context.words.say(&line))?;
    Ok(())
}

/// What is wrong with a line, in words.
fn wrong(why: &Wrong) -> Message {
    match why {
        Wrong::CutOff => Message::new("cli-analyse-wrong-cut-off"),
        Wrong::Malformed(why) => {
            Message::new("cli-analyse-wrong-malformed").text("why", why.clone())
        }
        Wrong::UnknownFormat { found } => Message::new("cli-analyse-wrong-format")
            .number("found", *found)
            .number("known", pantheon_analysis::FORMAT),
        Wrong::Record(why) => of_shelf(why),
        Wrong::Late { at, entries } => Message::new("cli-error-few-entries")
            .number("entries", *entries)
            .text("asked", at.to_string()),
        Wrong::NoParent { id, parent } => Message::new("cli-analyse-wrong-parent")
            .number("node", *id)
            .number("parent", *parent),
        Wrong::Refused { id, why } => Message::new("cli-analyse-wrong-refused")
            .number("node", *id)
            .word("why", unable(why)),
        Wrong::Twice { id, other } => Message::new("cli-analyse-wrong-twice")
            .number("node", *id)
            .number("other", *other),
        Wrong::Diverged { id } => Message::new("cli-analyse-wrong-diverged").number("node", *id),
        Wrong::TooLong => Message::new("cli-analyse-wrong-long"),
    }
}

/// Why something couldn't be tried, in words.
fn unable(why: &AnalysisError) -> Message {
    match why {
        AnalysisError::Shelf(ShelfError::Refused(refusal)) => {
            Message::new("cli-analyse-wrong-rule")
                .word("why", refusal.message.clone())
                .text("rule", refusal.rule.clone())
        }
        AnalysisError::Shelf(why) => of_shelf(why),
        AnalysisError::NoClock => Message::new("cli-analyse-wrong-clock"),
        other => plain(other),
    }
}
