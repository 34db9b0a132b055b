//! One game's review in words.

use pantheon_engine::{Message, Record, Words as _};
use pantheon_games::TITLES;
use pantheon_locales::Locale;
use pantheon_wire::{
    Review, ReviewCause, ReviewClass, ReviewDecision, ReviewMoment, ReviewPhase, ReviewPlayer,
    ReviewTurn,
};

use super::{change, classes, column, graph, number, percent};
use crate::commands::replay::named;
use crate::context::Context;
use crate::error::CliError;
use crate::suggest::clipped;
use crate::text_table::TextTable;

/// How wide the graph is at most.
const WIDTH: usize = 60;
/// The longest name in a table.
const NAME: usize = 24;
/// How many of the worst decisions are told.
const WORST: usize = 8;

pub(super) fn tell(
    record: &Record,
    review: &Review,
    context: &mut Context<'_>,
) -> Result<(), CliError> {
    let names = named(context, record);
    let title = TITLES.iter().find(|info| info.id == review.title);
    let heading = Message::new("cli-review-heading")
        .text("title", title.map_or("", |info| info.name))
        .number("seats", number(review.seats.len()))
        .number("turns", number(review.turns.len()))
        .number("iterations", review.iterations);
    context.heading(&heading)?;
    tell_chances(review, &names, context)?;
    tell_turning(review, &names, context)?;
    tell_players(review, context)?;
    tell_luck(review, context)?;
    tell_worst(review, &names, context)
}

fn name(review: &Review, seat: usize) -> String {
    review
        .seats
        .get(seat)
        .map_or_else(String::new, |seat| clipped(&seat.name, NAME))
}

/// What every party is called; the last may be one that the rules play.
fn parties(review: &Review, words: &Locale) -> Vec<String> {
    let mut all: Vec<String> = (0..review.seats.len())
        .map(|seat| name(review, seat))
        .collect();
    if review.automa {
        let title = TITLES.iter().find(|info| info.id == review.title);
        let automa = title.map(|info| words.say(&pantheon_engine::Party::Automa.name(info)));
        all.push(automa.unwrap_or_default());
    }
    all
}

fn tell_chances(
    review: &Review,
    words: &Locale,
    context: &mut Context<'_>,
) -> Result<(), CliError> {
    writeln!(context.out)?;
    context.heading(&Message::new("cli-review-chances"))?;
    let parties = parties(review, words);
    let width = parties.iter().map(|name| name.chars().count()).max();
    for (party, name) in parties.iter().enumerate() {
        let chances: Vec<f64> = review
            .moments
            .iter()
            .filter_map(|moment| moment.chances.get(party).copied())
            .collect();
        let line = graph::line(&chances, WIDTH);
        let last = chances.last().copied().unwrap_or_default();
        writeln!(
            context.out,
            "  {name:<width$}  {line}  {}",
            percent(last),
            width = width.unwrap_or(0)
        )?;
    }
    Ok(())
}

fn tell_turning(
    review: &Review,
    words: &Locale,
    context: &mut Context<'_>,
) -> Result<(), CliError> {
    if review.turning.is_empty() {
        return Ok(());
    }
    writeln!(context.out)?;
    context.heading(&Message::new("cli-review-turning"))?;
    let parties = parties(review, words);
    let mut earlier = 0;
    for moment in review.moments.iter().enumerate().filter_map(|(place, it)| {
        let is = review
            .turning
            .iter()
            .any(|&turning| turning as usize == place);
        is.then_some((place, it))
    }) {
        let (place, now) = moment;
        let turn = turn_to(review, now.entry);
        let from = turn.map_or(earlier, |turn| before(review, turn));
        let changes = changes(&parties, &review.moments[from], now);
        let what = turn
            .and_then(|turn| turn.decisions.last())
            .map_or_else(String::new, |last| words.say(&last.chosen.text));
        let main = main_cause(&review.moments[from + 1..=place]);
        let line = Message::new("cli-review-turned")
            .text("changes", changes)
            .text("what", what)
            .text("cause", context.words.say(&cause(main)))
            .text(
                "who",
                now.seat
                    .map_or_else(String::new, |seat| name(review, seat.into())),
            );
        let number = context.paint.faint(&format!("{:>4}", now.entry));
        writeln!(context.out, "{number}  {}", context.words.say(&line))?;
        earlier = place;
    }
    Ok(())
}

/// The turn that ended with an entry, or was decided last before it.
fn turn_to(review: &Review, entry: u32) -> Option<&ReviewTurn> {
    review.turns.iter().rev().find(|turn| {
        turn.decisions
            .iter()
            .any(|decision| decision.entry <= entry)
    })
}

/// The moment at which a turn began.
fn before(review: &Review, turn: &ReviewTurn) -> usize {
    let first = turn.decisions.first().map_or(0, |decision| decision.before);
    let found = review
        .moments
        .iter()
        .position(|moment| moment.entry == first);
    found.unwrap_or(0)
}

fn changes(parties: &[String], from: &ReviewMoment, to: &ReviewMoment) -> String {
    let all = parties.iter().zip(from.chances.iter().zip(&to.chances));
    let told =
        all.map(|(name, (from, to))| format!("{name} {} → {}", percent(*from), percent(*to)));
    told.collect::<Vec<_>>().join(", ")
}

/// What changed most between these moments.
fn main_cause(moments: &[ReviewMoment]) -> ReviewCause {
    let causes = [
        ReviewCause::Decision,
        ReviewCause::Luck,
        ReviewCause::Revelation,
        ReviewCause::Time,
        ReviewCause::Noise,
    ];
    let weight = |cause: ReviewCause| -> f64 {
        let parties = moments.first().map_or(0, |moment| moment.chances.len());
        (0..parties)
            .map(|party| {
                let changes = moments.iter().flat_map(|moment| &moment.changes);
                let own = changes.filter(|change| change.cause == cause);
                own.map(|change| change.by[party]).sum::<f64>().abs()
            })
            .fold(0.0, f64::max)
    };
    let most = causes
        .into_iter()
        .max_by(|a, b| weight(*a).total_cmp(&weight(*b)));
    most.unwrap_or(ReviewCause::Noise)
}

fn cause(cause: ReviewCause) -> Message {
    Message::new(match cause {
        ReviewCause::Decision => "cli-review-cause-decision",
        ReviewCause::Luck => "cli-review-cause-luck",
        ReviewCause::Revelation => "cli-review-cause-revelation",
        ReviewCause::Time => "cli-review-cause-time",
        ReviewCause::Noise => "cli-review-cause-noise",
    })
}

fn tell_players(review: &Review, context: &mut Context<'_>) -> Result<(), CliError> {
    let mut headings = ["player", "turns", "accuracy", "loss"]
        .map(|name| column(context, name))
        .to_vec();
    headings.extend(classes(context));
    headings.extend(["opening", "middle", "end"].map(|name| column(context, name)));
    let mut table = TextTable::new(headings);
    for player in &review.players {
        let mut row = vec![
            name(review, player.seat.into()),
            player.turns.to_string(),
            player
                .accuracy
                .map_or_else(|| "–".to_owned(), |accuracy| format!("{accuracy:.1}")),
            format!(
                "{:.2}% ± {:.2}",
                100.0 * player.mean_loss,
                100.0 * player.error
            ),
        ];
        row.extend(player.classes.iter().map(u32::to_string));
        row.extend(phases(player));
        table.row(row);
    }
    table.print(&Message::new("cli-review-players"), context)
}

/// What was lost in each third of the game.
fn phases(player: &ReviewPlayer) -> Vec<String> {
    let phase = |phase: ReviewPhase| player.phases.get(phase as usize).copied();
    ReviewPhase::ALL
        .map(|it| percent(phase(it).unwrap_or_default().loss))
        .to_vec()
}

fn tell_luck(review: &Review, context: &mut Context<'_>) -> Result<(), CliError> {
    let names = ["player", "result", "luck", "adjusted", "start"];
    let mut table = TextTable::new(names.map(|name| column(context, name)).to_vec());
    for player in &review.players {
        let within = format!(" ± {:.1}", 100.0 * player.luck_error);
        let told = |share: Option<f64>| share.map_or_else(|| "–".to_owned(), percent);
        let adjusted = player.result.map(|result| result - player.luck);
        table.row(vec![
            name(review, player.seat.into()),
            told(player.result),
            change(player.luck) + &within,
            told(adjusted) + &within,
            told(review.start.get(usize::from(player.seat)).copied()),
        ]);
    }
    table.print(&Message::new("cli-review-luck"), context)
}

fn tell_worst(review: &Review, words: &Locale, context: &mut Context<'_>) -> Result<(), CliError> {
    let all = review.turns.iter().flat_map(|turn| &turn.decisions);
    let mut worst: Vec<&ReviewDecision> = all
        .filter(|decision| pantheon_review::class_of(decision.loss) >= ReviewClass::Doubtful)
        .collect();
    worst.sort_by(|a, b| b.loss.total_cmp(&a.loss).then(a.entry.cmp(&b.entry)));
    worst.truncate(WORST);
    if worst.is_empty() {
        return Ok(());
    }
    writeln!(context.out)?;
    context.heading(&Message::new("cli-review-worst"))?;
    for decision in worst {
        let better = decision
            .candidates
            .first()
            .and_then(|best| best.line.first())
            .map_or_else(String::new, |best| words.say(&best.text));
        let mut told = Message::new("cli-review-lost")
            .text("who", name(review, decision.chosen.seat.into()))
            .text(
                "lost",
                format!("{} ± {:.1}", percent(decision.loss), 100.0 * decision.error),
            )
            .text("chosen", words.say(&decision.chosen.text))
            .text("better", better);
        if decision.close {
            told = told.word("sure", Message::new("cli-review-close"));
        } else {
            told = told.text("sure", "");
        }
        let number = context.paint.faint(&format!("{:>4}", decision.entry));
        writeln!(context.out, "{number}  {}", context.words.say(&told))?;
        for why in &decision.why {
            writeln!(context.out, "      {}", words.say(why))?;
        }
    }
    Ok(())
}
