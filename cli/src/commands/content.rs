//! `pantheon content`: what is printed on cards, tiles and boards, and where it is known from.

use std::path::Path;

use pantheon_engine::{Document, Message, Past, Provenance, Words};
use pantheon_games::{ShelfError, Title};
use serde_json::json;

use crate::args::{ContentCheckArgs, ContentExportArgs, ContentFreezeArgs, ContentShowArgs};
use crate::complaint::of_file;
use crate::context::Context;
use crate::error::{CliError, Exit};
use crate::{files, shelf};

/// Shows every value and where it is known from.
pub fn show(args: &ContentShowArgs, context: &mut Context<'_>) -> Result<Exit, CliError> {
    let opened = context.open(&args.title)?;
    let title = opened.title.as_ref();
    let document =
        Document::read(&title.content_names(), &opened.files).map_err(ShelfError::from)?;
    let values = document.values();
    if args.json {
        context.json(&json!({
            "title": title.info().id,
            "source": title.content_source(),
            "hash": title.content_digest(),
            "census": title.census(),
            "values": values,
        }))?;
        return Ok(Exit::Done);
    }
    let mut file = "";
    for value in values {
        if value.file != file {
            file = &value.file;
            writeln!(context.out, "{}", context.paint.heading(file))?;
        }
        let mark = context.paint.faint(mark(value.provenance));
        writeln!(context.out, "  {mark} {} = {}", value.path, value.value)?;
    }
    writeln!(context.out)?;
    for provenance in [
        Provenance::Found,
        Provenance::Derived,
        Provenance::Reconstructed,
    ] {
        let meaning = context.text(meaning(provenance));
        writeln!(context.out, "{} {meaning}", mark(provenance))?;
    }
    sum_up(title, context)?;
    Ok(Exit::Done)
}

/// Checks the content of a folder, or the built-in one.
pub fn check(args: &ContentCheckArgs, context: &mut Context<'_>) -> Result<Exit, CliError> {
    let built_in = shelf::built_in(&args.title)?;
    let opened = match &args.dir {
        Some(folder) => shelf::with_folder(built_in.as_ref(), folder),
        None => context.open(&args.title),
    };
    let opened = match opened {
        Err(CliError::Shelf(ShelfError::Content(why))) => {
            if args.json {
                context.json(&json!({ "valid": false, "message": why.to_string() }))?;
            } else {
                let verdict = context.text("cli-content-invalid");
                writeln!(
                    context.out,
                    "{} {verdict}\n  {why}",
                    context.paint.alarm("✗")
                )?;
            }
            return Ok(Exit::False);
        }
        opened => opened?,
    };
    let title = opened.title.as_ref();
    let same = title.content_digest() == built_in.content_digest();
    if args.json {
        context.json(&json!({
            "valid": true,
            "hash": title.content_digest(),
            "built_in": same,
            "census": title.census(),
        }))?;
        return Ok(Exit::Done);
    }
    let verdict = if same {
        "cli-content-same"
    } else {
        "cli-content-other"
    };
    let verdict = context.text(verdict);
    writeln!(context.out, "{} {verdict}", context.paint.good("✓"))?;
    sum_up(title, context)?;
    Ok(Exit::Done)
}

/// Writes the content's files to a folder.
pub fn export(args: &ContentExportArgs, context: &mut Context<'_>) -> Result<Exit, CliError> {
    let opened = context.open(&args.title)?;
    std::fs::create_dir_all(&args.dir).map_err(|why| CliError::Output {
        path: args.dir.clone(),
        why: of_file(&why),
    })?;
    for file in &opened.files {
        let path = args.dir.join(&file.name);
        files::write_text(&path, &file.text, args.force)?;
        writeln!(context.out, "{}", path.display())?;
    }
    Ok(Exit::Done)
}

/// Where a folder of content keeps every edition.
const PAST: &str = "past/editions.jsonl";

/// Keeps a folder's content for the games that begin with it, whatever is corrected later.
pub fn freeze(args: &ContentFreezeArgs, context: &mut Context<'_>) -> Result<Exit, CliError> {
    let built_in = shelf::built_in(&args.title)?;
    let folder = match &args.dir {
        Some(folder) => folder.clone(),
        None => Path::new("content").join(&args.title),
    };
    let opened = shelf::with_folder(built_in.as_ref(), &folder)?;
    let path = folder.join(PAST);
    let past = match path.try_exists() {
        Ok(false) => String::new(),
        _ => files::read_text(&path)?,
    };
    let edition = opened.title.edition();
    let with = Past(&past).with(edition).map_err(ShelfError::from)?;
    let said = match &with {
        Some(text) => {
            let made = path.parent().map_or(Ok(()), std::fs::create_dir_all);
            made.map_err(|why| CliError::Output {
                path: path.clone(),
                why: of_file(&why),
            })?;
            files::write_text(&path, text, true)?;
            let bytes = text.len() - past.len();
            Message::new("cli-content-frozen").number("bytes", bytes as u32)
        }
        None => Message::new("cli-content-frozen-before"),
    };
    let said = said
        .text("hash", edition.digest.short())
        .text("file", path.display().to_string());
    writeln!(context.out, "{}", context.words.say(&said))?;
    Ok(Exit::Done)
}

fn sum_up(title: &dyn Title, context: &mut Context<'_>) -> Result<(), CliError> {
    let census = title.census();
    let sum = Message::new("cli-games-content")
        .text("hash", title.content_digest().short())
        .number("found", census.found)
        .number("derived", census.derived)
        .number("reconstructed", census.reconstructed);
    let sum = context.words.say(&sum);
    writeln!(context.out, "{sum}")?;
    Ok(())
}

const fn mark(provenance: Provenance) -> &'static str {
    match provenance {
        Provenance::Found => "=",
        Provenance::Derived => "~",
        Provenance::Reconstructed => "?",
    }
}

const fn meaning(provenance: Provenance) -> &'static str {
    match provenance {
        Provenance::Found => "engine-provenance-found",
        Provenance::Derived => "engine-provenance-derived",
        Provenance::Reconstructed => "engine-provenance-reconstructed",
    }
}
