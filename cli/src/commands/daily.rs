//! `pantheon daily`: the deal of a day, played, listed or proven.

use std::path::Path;
use std::process::ExitCode;
use std::time::{SystemTime, UNIX_EPOCH};

use pantheon_daily::{Claim, Day, Deal, PlayError, Proven, Unproven};
use pantheon_engine::{Message, Words};
use pantheon_games::{ShelfError, titles};
use serde_json::json;

use crate::args::DailyArgs;
use crate::complaint::{of_shelf, plain};
use crate::context::Context;
use crate::error::{CliError, Exit};
use crate::play::{Sitting, run_daily};
use crate::{files, shelf};

/// Plays the deal of a day, tells what there is, or proves a record.
pub fn run(args: &DailyArgs, context: &mut Context<'_>) -> anyhow::Result<ExitCode> {
    if let Some(file) = &args.verify {
        return Ok(verify(file, args.json, context)?.into());
    }
    let day = args.date.unwrap_or_else(today);
    let Some(asked) = &args.title else {
        return Ok(list(day, args.json, context)?.into());
    };
    let title = shelf::built_in(asked)?;
    let deal = Deal::of(&*title, day).map_err(CliError::Shelf)?;
    let name = format!("{}-{day}.pantheon", title.info().id);
    let record = args.record.as_deref().unwrap_or(Path::new(&name));
    let sitting = Sitting {
        plain: args.plain,
        record: Some(record),
    };
    context.say(
        &Message::new("cli-daily-begins")
            .text("title", title.info().name)
            .text("day", day.to_string())
            .number("level", deal.level)
            .number("seats", deal.seats)
            .text("file", record.display().to_string()),
    )?;
    context.out.flush()?;
    run_daily(&*title, deal, &sitting, context.language)
}

fn today() -> Day {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    Day::of_millis(since.map_or(0, |since| {
        u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
    }))
}

fn list(day: Day, as_json: bool, context: &mut Context<'_>) -> Result<Exit, CliError> {
    let mut deals = Vec::new();
    for title in titles() {
        deals.push((title.info(), Deal::of(&*title, day)?));
    }
    if as_json {
        let told = deals.iter().map(|(info, deal)| {
            json!({
                "title": info.id,
                "day": day,
                "deal": deal.id,
                "level": deal.level,
                "bot": deal.bot.to_string(),
                "seats": deal.seats,
                "seat": deal.own,
                "options": deal.options,
                "commitment": deal.seed.commitment(),
            })
        });
        context.json(&told.collect::<Vec<_>>())?;
        return Ok(Exit::Done);
    }
    context.heading(&Message::new("cli-daily-day").text("day", day.to_string()))?;
    for (info, deal) in deals {
        context.say(
            &Message::new("cli-daily-deal")
                .text("title", info.name)
                .text("id", info.id)
                .number("level", deal.level)
                .number("seats", deal.seats)
                .number("seat", i32::from(deal.own.number()) + 1),
        )?;
    }
    Ok(Exit::Done)
}

fn verify(file: &Path, as_json: bool, context: &mut Context<'_>) -> Result<Exit, CliError> {
    let text = files::read_text(file)?;
    let found = Claim::read(&text).and_then(|claim| claim.prove());
    match (found, as_json) {
        (Ok(proven), true) => {
            context.json(&json!({
                "proven": true,
                "title": proven.title,
                "day": proven.day,
                "deal": proven.deal,
                "lead": proven.score.lead,
                "points": proven.score.points,
                "rank": proven.score.rank,
                "entries": proven.entries,
            }))?;
            Ok(Exit::Done)
        }
        (Ok(proven), false) => confirm(&proven, context),
        (Err(why), true) => {
            context.json(&json!({
                "proven": false,
                "code": why.code(),
                "message": why.to_string(),
            }))?;
            Ok(Exit::False)
        }
        (Err(why), false) => refuse(&why, context),
    }
}

fn confirm(proven: &Proven, context: &mut Context<'_>) -> Result<Exit, CliError> {
    let mark = context.paint.good("✓");
    let told = Message::new("cli-daily-proven")
        .text("title", proven.title.clone())
        .text("day", proven.day.to_string())
        .number("lead", proven.score.lead)
        .number("points", proven.score.points)
        .number("rank", proven.score.rank)
        .number("entries", proven.entries);
    let told = context.words.say(&told);
    writeln!(context.out, "{mark} {told}")?;
    Ok(Exit::Done)
}

fn refuse(why: &Unproven, context: &mut Context<'_>) -> Result<Exit, CliError> {
    let verdict = Message::new("cli-daily-unproven").text("code", why.code());
    let verdict = context.words.say(&verdict);
    let mark = context.paint.alarm("✗");
    writeln!(context.out, "{mark} {}", context.paint.alarm(&verdict))?;
    writeln!(context.out, "  {}", context.words.say(&told(why)))?;
    Ok(Exit::False)
}

/// Why a record isn't a game of a day, in a sentence.
fn told(why: &Unproven) -> Message {
    match why {
        Unproven::Record(why) => of_shelf(&ShelfError::Record(why.clone())),
        Unproven::Shelf(why) => of_shelf(why),
        Unproven::Refused { seq, why } => {
            let reason = match why {
                PlayError::Shelf(ShelfError::Refused(refusal)) => refusal.message.clone(),
                why => plain(why),
            };
            Message::new("cli-daily-why-refused")
                .number("entry", *seq)
                .word("why", reason)
        }
        Unproven::Forged { seq } => Message::new("cli-daily-why-forged").number("entry", *seq),
        Unproven::Diverged { seq } => Message::new("cli-daily-why-diverged").number("entry", *seq),
        Unproven::OtherDeal { day, what } => Message::new("cli-daily-why-other-deal")
            .text("day", day.to_string())
            .text("what", *what),
        Unproven::OtherVersion { found } => {
            Message::new("cli-daily-why-other-version").number("found", *found)
        }
        Unproven::TooLong => Message::new("cli-daily-why-too-long"),
        Unproven::NotDaily => Message::new("cli-daily-why-not-daily"),
        Unproven::NotOver => Message::new("cli-daily-why-not-over"),
        Unproven::OtherEnd => Message::new("cli-daily-why-other-end"),
        why @ Unproven::TookTooLong => plain(why),
        Unproven::Play(why) => plain(why),
    }
}
