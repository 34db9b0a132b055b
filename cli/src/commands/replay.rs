//! `pantheon replay`: where a record stands after so many entries, and how it came there.

use pantheon_engine::{Input, Message, Outcome, Record, Standing, TitleInfo, Viewer, Words};
use pantheon_games::{AnyMatch, Happening, ShelfError, Title};
use pantheon_locales::Locale;
use serde_json::json;

use crate::args::ReplayArgs;
use crate::context::Context;
use crate::error::{CliError, Exit};
use crate::files;
use crate::suggest::printable;

/// Plays a record again and shows where it stands.
pub fn run(args: &ReplayArgs, context: &mut Context<'_>) -> Result<Exit, CliError> {
    let record = files::read_record(&args.file)?;
    let entries = record.footer.entries;
    let at = args.at.unwrap_or(entries);
    if at > entries {
        return Err(CliError::Usage(
            Message::new("cli-error-few-entries")
                .number("entries", entries)
                .text("asked", at.to_string()),
        ));
    }
    if let Viewer::Seat(seat) = args.viewer
        && seat.index() >= record.header.seats.len()
    {
        let seats = record.header.seats.len() as u8;
        return Err(ShelfError::NoSuchSeat { seat, seats }.into());
    }
    let opened = context.open(&record.header.title)?;
    let table = opened.title.replay(&record, Some(at as usize))?;
    if args.json {
        context.json(&json!({
            "title": record.header.title,
            "options": table.options(),
            "seats": record.header.seats,
            "at": at,
            "entries": entries,
            "step": table.steps(),
            "to_act": table.to_act(),
            "digest": table.digest(),
            "state": table.state(),
            "view": table.view(args.viewer),
            "score": table.score(args.viewer),
            "outcome": table.outcome(),
        }))?;
        return Ok(Exit::Done);
    }
    let words = named(context, &record);
    print_log(
        opened.title.as_ref(),
        &record,
        at,
        args.viewer,
        &words,
        context,
    )?;
    writeln!(context.out)?;
    let picture = table.draw(args.viewer, &words);
    write!(context.out, "{}", context.paint.picture(&picture))?;
    print_end(table.as_ref(), &words, context)?;
    Ok(Exit::Done)
}

/// The context's words with the names of the people in a record.
pub fn named(context: &Context<'_>, record: &Record) -> Locale {
    let names = record.header.seats.iter().map(|seat| printable(&seat.name));
    context.words.clone().with_seats(names.collect())
}

/// Everybody's place in one line.
pub fn standings(outcome: &Outcome, info: &TitleInfo, words: &Locale) -> String {
    let place = |standing: &Standing| {
        let place = Message::new("cli-standing")
            .number("rank", standing.rank)
            .number("points", standing.points)
            .word("who", standing.party.name(info));
        words.say(&place)
    };
    let places: Vec<_> = outcome.standings.iter().map(place).collect();
    places.join(", ")
}

fn print_log(
    title: &dyn Title,
    record: &Record,
    at: u32,
    viewer: Viewer,
    words: &Locale,
    context: &mut Context<'_>,
) -> Result<(), CliError> {
    let mut table = title.replay(record, Some(0))?;
    tell(0, &table.opening(), viewer, words, context)?;
    for entry in record.entries.iter().take(at as usize) {
        let told = match &entry.input {
            Input::Act { seat, action } => table.act(*seat, action, entry.at)?,
            Input::Tick => table.tick(entry.at)?,
            Input::Undo { to } => {
                table.rewind(*to, entry.at).map_err(ShelfError::from)?;
                let undone = words.say(&Message::new("cli-replay-undone").number("step", *to));
                writeln!(context.out, "{:>4}  {undone}", entry.seq)?;
                continue;
            }
        };
        tell(entry.seq, &told, viewer, words, context)?;
    }
    Ok(())
}

fn tell(
    number: u32,
    told: &[Happening],
    viewer: Viewer,
    words: &Locale,
    context: &mut Context<'_>,
) -> Result<(), CliError> {
    for happening in told
        .iter()
        .filter(|happening| happening.to.includes(viewer))
    {
        let number = context.paint.faint(&format!("{number:>4}"));
        writeln!(context.out, "{number}  {}", words.say(&happening.text))?;
    }
    Ok(())
}

fn print_end(
    table: &dyn AnyMatch,
    words: &Locale,
    context: &mut Context<'_>,
) -> Result<(), CliError> {
    writeln!(context.out)?;
    match table.outcome() {
        Some(outcome) => {
            writeln!(context.out, "{}", words.say(&outcome.end))?;
            if let Some(result) = outcome.result(&table.info()) {
                writeln!(context.out, "{}", words.say(&result))?;
            }
            writeln!(
                context.out,
                "{}",
                context
                    .paint
                    .heading(&standings(&outcome, &table.info(), words))
            )?;
        }
        None => {
            for seat in table.to_act().iter() {
                let ask = table.ask(Viewer::Seat(seat), seat);
                let turn = Message::new("cli-replay-to-act")
                    .seat("player", seat)
                    .word("ask", ask);
                writeln!(context.out, "{}", words.say(&turn))?;
            }
        }
    }
    Ok(())
}
