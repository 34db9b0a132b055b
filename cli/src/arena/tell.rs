//! An arena's report in words.

use pantheon_bots::arena::{Estimate, Header, Plan, Rate, Report};
use pantheon_engine::{Message, Seat, Words as _};

use crate::arena_args::ArenaArgs;
use crate::context::{Context, counted};
use crate::error::CliError;
use crate::suggest::{clipped, printable};
use crate::text_table::TextTable;

/// The longest name of a bot in a table.
const NAME: usize = 40;

/// Tells how the bots did.
pub fn tell(
    args: &ArenaArgs,
    plan: &Plan,
    header: &Header,
    report: &Report,
    context: &mut Context<'_>,
) -> Result<(), CliError> {
    let heading = Message::new("cli-arena-heading")
        .text("title", header.title.clone())
        .number("seats", header.seats)
        .number("bots", counted(header.bots.len()))
        .number("games", counted(report.games))
        .number("deals", report.deals)
        .text("steps", format!("{:.0}", report.mean_steps));
    context.heading(&heading)?;
    if plan.games_of_group() != u64::from(args.games) {
        let rounded = Message::new("cli-arena-rounded")
            .number("asked", args.games)
            .number("games", counted(plan.games_of_group()))
            .number("seats", header.seats);
        context.say(&rounded)?;
    }
    tell_bots(report, context)?;
    if header.seats > 2 {
        tell_ranks(report, context)?;
    }
    tell_meetings(header.seats, report, context)?;
    tell_thinking(report, context)?;
    tell_seats(report, context)?;
    tell_troubles(report, context)
}

fn tell_bots(report: &Report, context: &mut Context<'_>) -> Result<(), CliError> {
    let mut table = TextTable::new(words(
        context,
        &[
            "bot", "elo", "sure", "games", "wins", "sure", "rank", "points",
        ],
    ));
    for bot in &report.bots {
        table.row(vec![
            clipped(&bot.name, NAME),
            elo(bot.elo.value),
            format!("[{}, {}]", elo(bot.elo.low), elo(bot.elo.high)),
            bot.wins.games.to_string(),
            percent(bot.wins.share.value),
            within(bot.wins.share),
            format!("{:.2}", bot.mean_rank),
            format!("{:.1}", bot.mean_points),
        ]);
    }
    table.print(&Message::new("cli-arena-bots"), context)
}

fn tell_ranks(report: &Report, context: &mut Context<'_>) -> Result<(), CliError> {
    let mut headings = words(context, &["bot"]);
    let places = report.bots.first().map_or(0, |bot| bot.ranks.len());
    headings.extend((1..=places).map(|place| {
        let place = Message::new("cli-arena-place").number("place", counted(place));
        context.words.say(&place)
    }));
    let mut table = TextTable::new(headings);
    for bot in &report.bots {
        let mut row = vec![clipped(&bot.name, NAME)];
        let games = bot.wins.games.max(1);
        row.extend(bot.ranks.iter().map(|&count| share(count, games)));
        table.row(row);
    }
    table.print(&Message::new("cli-arena-ranks"), context)
}

fn tell_meetings(seats: u8, report: &Report, context: &mut Context<'_>) -> Result<(), CliError> {
    let ahead = if seats == 2 { "won" } else { "ahead" };
    let mut table = TextTable::new(words(context, &["pair", "games", ahead, "sure"]));
    for meeting in &report.meetings {
        let pair = Message::new("cli-arena-against")
            .text("one", clipped(&meeting.one, NAME))
            .text("other", clipped(&meeting.other, NAME));
        let Rate { games, share, .. } = meeting.ahead;
        table.row(vec![
            context.words.say(&pair),
            games.to_string(),
            percent(share.value),
            within(share),
        ]);
    }
    table.print(&Message::new("cli-arena-meetings"), context)
}

fn tell_thinking(report: &Report, context: &mut Context<'_>) -> Result<(), CliError> {
    let mut table = TextTable::new(words(context, &["bot", "decisions", "mean", "longest"]));
    for bot in &report.bots {
        table.row(vec![
            clipped(&bot.name, NAME),
            bot.thinking.decisions.to_string(),
            format!("{:.3}", bot.thinking.mean_ms),
            format!("{:.1}", bot.thinking.longest_ms),
        ]);
    }
    table.print(&Message::new("cli-arena-thinking"), context)
}

fn tell_seats(report: &Report, context: &mut Context<'_>) -> Result<(), CliError> {
    let seats = report.seats.iter().filter_map(|line| {
        let seat = Seat::new(u8::try_from(line.seat).ok()?)?;
        let text = Message::new("cli-arena-seat")
            .seat("player", seat)
            .text("share", percent(line.wins.share.value))
            .text("sure", within(line.wins.share));
        Some(context.words.say(&text))
    });
    let seats = seats.collect::<Vec<_>>().join(", ");
    writeln!(context.out)?;
    context.say(&Message::new("cli-arena-seats").text("seats", seats))
}

fn tell_troubles(report: &Report, context: &mut Context<'_>) -> Result<(), CliError> {
    for bot in report.bots.iter().filter(|bot| bot.troubles.count > 0) {
        let text = Message::new("cli-arena-troubles")
            .text("bot", clipped(&bot.name, NAME))
            .number("count", counted(bot.troubles.count));
        let text = context.words.say(&text);
        writeln!(context.out, "{}", context.paint.alarm(&text))?;
        for trouble in &bot.troubles.first {
            writeln!(context.out, "  {}", printable(trouble))?;
        }
    }
    Ok(())
}

/// The headings of columns.
fn words(context: &Context<'_>, columns: &[&str]) -> Vec<String> {
    let word = |column: &&str| {
        let key = format!("cli-arena-column-{column}");
        context.words.say(&Message::new(key))
    };
    columns.iter().map(word).collect()
}

fn elo(value: f64) -> String {
    format!("{value:+.0}")
}

fn percent(share: f64) -> String {
    format!("{:.1}%", 100.0 * share)
}

fn within(share: Estimate) -> String {
    format!("[{}, {}]", percent(share.low), percent(share.high))
}

#[expect(clippy::cast_precision_loss, reason = "figures for people")]
fn share(part: u64, whole: u64) -> String {
    percent(part as f64 / whole as f64)
}
