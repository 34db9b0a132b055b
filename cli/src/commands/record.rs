//! `pantheon record`: a random game as a record.

use pantheon_engine::{Digest, Message, Random, RecordedSeat, Rng, Seat};
use pantheon_games::{AnyMatch, Setup, ShelfError};

use crate::args::RecordArgs;
use crate::context::Context;
use crate::error::{CliError, Exit};
use crate::{files, options, shelf};

/// Plays a random game and writes its record.
pub fn run(args: &RecordArgs, context: &mut Context<'_>) -> Result<Exit, CliError> {
    let opened = context.open(&args.title)?;
    let title = opened.title.as_ref();
    options::check(title, &args.options)?;
    let seats = args.seats.unwrap_or_else(|| shelf::usual_seats(title));
    let mut table = title.set_up(&Setup {
        seats,
        options: args.options.clone(),
        seed: shelf::seed(Some(&args.seed))?,
        entropy: Vec::new(),
    })?;
    play_at_random(table.as_mut(), &args.seed)?;
    let names = Seat::all(seats).map(|seat| RecordedSeat {
        name: format!("Random {}", seat.number() + 1),
        kind: "random".to_owned(),
    });
    let record = table
        .record(names.collect())
        .expect("a table played here forgets nothing");
    files::write_text(&args.out, &record.to_text(), args.force)?;
    context.say(
        &Message::new("cli-record-written")
            .text("file", args.out.display().to_string())
            .number("entries", record.footer.entries)
            .number("seats", seats),
    )?;
    Ok(Exit::Done)
}

/// Plays to the end with choices that the phrase decides too, so that one phrase is one game.
fn play_at_random(table: &mut dyn AnyMatch, phrase: &str) -> Result<(), ShelfError> {
    let digest = Digest::of(&[b"pantheon random choices", phrase.as_bytes()]);
    let number = digest
        .bytes()
        .iter()
        .take(8)
        .fold(0, |number, &byte| number << 8 | u64::from(byte));
    let mut rng = Rng::new(number);
    while table.outcome().is_none() {
        // Where a clock runs, choosing takes a while, and the clock may run out before.
        let due = table.deadline();
        let at = table.time() + due.map_or(0, |_| u64::from(rng.below(2_000)));
        if let Some(due) = due.filter(|&due| due <= at) {
            table.tick(due)?;
        } else if let Some(seat) = table.to_act().pick(&mut rng) {
            let choices = table.legal(seat);
            let Some(choice) = choices.get(rng.index(choices.len())) else {
                break;
            };
            table.act(seat, &choice.action, at)?;
        } else {
            let Some(deadline) = table.deadline() else {
                break;
            };
            table.tick(deadline)?;
        }
    }
    Ok(())
}
