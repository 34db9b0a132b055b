//! Plans: what a table can be made with.

use std::sync::Arc;

use pantheon_bots::levels::LEVELS;
use pantheon_engine::Message;
use pantheon_games::Title;
use pantheon_wire::{Code, NewTable, Problem, SeatPlan, Spectators, TimeControl};

use super::errors::problem;
use super::{Confusable, Life, Settings, shelf};
use crate::fact::Setup;

/// The longest name, in characters.
const LONGEST_NAME: usize = 40;
/// The longest clock, in seconds: a day.
const LONGEST_BANK: u32 = 24 * 60 * 60;
/// The longest increment, in seconds.
const LONGEST_INCREMENT: u32 = 60 * 60;
/// The most days for a turn.
const MOST_DAYS: u32 = 30;
/// The longest delay of spectators, in seconds: an hour.
pub(crate) const LONGEST_DELAY: u32 = 60 * 60;

impl Life {
    /// The title that a new table gets.
    pub fn title_for_new(id: &str, settings: &Settings) -> Result<Arc<dyn Title>, Problem> {
        shelf::for_new(id, settings).map_err(|why| problem(why).field("title"))
    }

    /// The title as a table plays it.
    pub fn title_of(setup: &Setup) -> Result<Arc<dyn Title>, Problem> {
        shelf::of(setup).map_err(|why| problem(why).field("title"))
    }

    /// Whether no two at the screen of whoever makes a table have names that can be taken for each other.
    pub fn check_names(plan: &NewTable, host: &str, settings: &Settings) -> Result<(), Problem> {
        let mut known = vec![host];
        for seat in &plan.seats {
            if let SeatPlan::HotSeat { name } = seat {
                unlike(name, known.iter().copied(), settings.confusable)
                    .map_err(|problem| problem.field("seats"))?;
                known.push(name);
            }
        }
        Ok(())
    }

    /// Checks a plan against its title, and completes its options.
    pub fn check_plan(plan: NewTable, title: &dyn Title) -> Result<NewTable, Problem> {
        let info = title.info();
        let count = plan.seats.len();
        if !(usize::from(info.min_seats)..=usize::from(info.max_seats)).contains(&count) {
            let (least, most) = (info.min_seats, info.max_seats);
            let message = format!("{} is played by {least} to {most}", info.name);
            return Err(Problem::new(Code::BadSetup, message).field("seats"));
        }
        let own = plan.seats.iter().filter(|seat| **seat == SeatPlan::Me);
        if own.count() > 1 {
            let message =
                "whoever makes the table sits once; others at the same screen have a hot seat";
            return Err(Problem::new(Code::BadSetup, message).field("seats"));
        }
        let seats = plan.seats.into_iter();
        let seats = seats
            .map(|plan| seat(plan, "seats"))
            .collect::<Result<_, _>>()?;
        let setup = pantheon_games::Setup {
            seats: count as u8,
            options: plan.options,
            ..pantheon_games::Setup::default()
        };
        let table = title
            .set_up(&setup)
            .map_err(|why| problem(why).field("options"))?;
        within(plan.take_over.into(), 1, LEVELS.into(), "take_over")?;
        match plan.pace {
            TimeControl::Untimed => {}
            TimeControl::Clock { bank, increment } => {
                within(bank, 10, LONGEST_BANK, "pace.clock.bank")?;
                within(increment, 0, LONGEST_INCREMENT, "pace.clock.increment")?;
            }
            TimeControl::Days { days } => within(days, 1, MOST_DAYS, "pace.days.days")?,
        }
        if let Spectators::Welcome { delay } = plan.spectators {
            within(delay, 0, LONGEST_DELAY, "spectators.welcome.delay")?;
        }
        Ok(NewTable {
            options: table.options(),
            seats,
            ..plan
        })
    }
}

/// Whether a name can't be taken for any of the others at a table.
pub(super) fn unlike<'a>(
    name: &str,
    mut others: impl Iterator<Item = &'a str>,
    Confusable(alike): Confusable,
) -> Result<(), Problem> {
    if !others.any(|other| alike(name, other)) {
        return Ok(());
    }
    let message = "somebody at this table has a name that can be taken for this one";
    Err(Problem {
        facts: Some(Box::new(Message::new("web-problem-name-alike"))),
        ..Problem::new(Code::NameTaken, message)
    })
}

/// Checks the plan of a seat.
pub(super) fn seat(plan: SeatPlan, field: &str) -> Result<SeatPlan, Problem> {
    match plan {
        SeatPlan::Bot { level } => {
            within(level.into(), 1, LEVELS.into(), field)?;
            Ok(plan)
        }
        SeatPlan::HotSeat { name } => Ok(SeatPlan::HotSeat {
            name: line(&name, LONGEST_NAME, field)?,
        }),
        SeatPlan::Me | SeatPlan::Open | SeatPlan::Invited => Ok(plan),
    }
}

fn within(value: u32, least: u32, most: u32, field: &str) -> Result<(), Problem> {
    if (least..=most).contains(&value) {
        Ok(())
    } else {
        let message = format!("{value} isn't one of {least} to {most}");
        Err(Problem::new(Code::OutOfBounds, message).field(field))
    }
}

/// A text that somebody wrote, as one line: trimmed, not empty, not too long, and without characters that change how
/// other text is shown.
pub fn line(text: &str, longest: usize, field: &str) -> Result<String, Problem> {
    let text = text.trim();
    let length = text.chars().count();
    if length == 0 || length > longest || text.chars().any(is_sly) {
        let message = format!("1 to {longest} characters, and none that control how text is shown");
        return Err(Problem::new(Code::OutOfBounds, message).field(field));
    }
    Ok(text.to_owned())
}

/// Control characters, and those that turn the direction of text or can't be seen.
fn is_sly(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}')
}
