//! What is told about random games.

use pantheon_engine::{Message, Seat, Words};
use serde_json::{Value, json};

use super::histogram::Histogram;
use super::plan::Plan;
use super::play::Failure;
use super::tally::Tally;
use crate::args::SimArgs;
use crate::context::{Context, counted};
use crate::error::CliError;

/// How random games went.
pub struct Report<'a> {
    args: &'a SimArgs,
    plan: &'a Plan,
    tallies: Vec<Tally>,
    seconds: f64,
}

impl<'a> Report<'a> {
    /// The report of these tallies, one for each combination of the plan.
    pub fn new(args: &'a SimArgs, plan: &'a Plan, tallies: Vec<Tally>, seconds: f64) -> Self {
        Self {
            args,
            plan,
            tallies,
            seconds,
        }
    }

    /// Prints it for people or for programs.
    pub fn print(&self, json: bool, context: &mut Context<'_>) -> Result<(), CliError> {
        if json {
            context.json(&self.figures())
        } else {
            self.tell(context)
        }
    }

    /// One tally for each number of seats.
    fn by_seats(&self) -> Vec<(u8, u64, Tally)> {
        let mut sums: Vec<(u8, u64, Tally)> = Vec::new();
        for (way, tally) in self.plan.combinations.iter().zip(&self.tallies) {
            match sums.last_mut().filter(|(seats, ..)| *seats == way.seats) {
                Some((_, ways, sum)) => {
                    *ways += 1;
                    sum.merge(tally);
                }
                None => sums.push((way.seats, 1, tally.clone())),
            }
        }
        sums
    }

    #[expect(clippy::cast_precision_loss, reason = "figures for people")]
    fn per_second(&self) -> (f64, f64) {
        let games: u64 = self.tallies.iter().map(|tally| tally.games).sum();
        let actions: i64 = self.tallies.iter().map(|tally| tally.steps.sum()).sum();
        let seconds = self.seconds.max(1e-9);
        (games as f64 / seconds, actions as f64 / seconds)
    }

    fn figures(&self) -> Value {
        let (games, actions) = self.per_second();
        let combinations = self
            .plan
            .combinations
            .iter()
            .zip(&self.tallies)
            .map(|(way, tally)| {
                let mut figures = tally.figures(way.seats);
                figures["seats"] = json!(way.seats);
                figures["options"] = way.options.clone();
                figures
            });
        let by_seats = self.by_seats().into_iter().map(|(seats, _, tally)| {
            let mut figures = tally.figures(seats);
            figures["seats"] = json!(seats);
            figures
        });
        json!({
            "title": self.args.title,
            "ok": true,
            "seed": self.args.seed,
            "first": self.args.first,
            "games": self.args.games,
            "audit": !self.args.no_audit,
            "by_seats": by_seats.collect::<Vec<_>>(),
            "combinations": combinations.collect::<Vec<_>>(),
            "speed": {
                "seconds": self.seconds,
                "games_per_second": games,
                "actions_per_second": actions,
                "threads": self.args.threads,
            },
        })
    }

    fn tell(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        for (seats, ways, tally) in self.by_seats() {
            tell_seats(seats, ways, &tally, context)?;
        }
        let (games, actions) = self.per_second();
        let speed = Message::new("cli-sim-speed")
            .text("seconds", format!("{:.2}", self.seconds))
            .text("games", format!("{games:.0}"))
            .text("actions", format!("{actions:.0}"));
        context.say(&speed)?;
        let laws = if self.args.no_audit {
            "cli-sim-unaudited"
        } else {
            "cli-sim-audited"
        };
        let laws = Message::new(laws)
            .number("games", counted(self.args.games))
            .number("combinations", counted(self.plan.combinations.len()));
        let laws = context.words.say(&laws);
        writeln!(context.out, "{}", context.paint.good(&laws))?;
        Ok(())
    }
}

fn tell_seats(
    seats: u8,
    ways: u64,
    tally: &Tally,
    context: &mut Context<'_>,
) -> Result<(), CliError> {
    let heading = Message::new("cli-sim-seats")
        .number("seats", seats)
        .number("games", counted(tally.games))
        .number("combinations", counted(ways));
    let heading = context.words.say(&heading);
    writeln!(context.out, "{}", context.paint.heading(&heading))?;
    tell_numbers("cli-sim-length", &tally.steps, context)?;
    tell_numbers("cli-sim-score", &tally.scores, context)?;
    let wins = Seat::all(seats).map(|seat| {
        let wins = tally.wins[seat.index()];
        let text = Message::new("cli-sim-wins")
            .seat("player", seat)
            .text("alone", percent(wins.alone, tally.games))
            .text("shared", percent(wins.shared, tally.games));
        context.words.say(&text)
    });
    let wins = wins.collect::<Vec<_>>().join(", ");
    writeln!(context.out, "  {wins}")?;
    if tally.lost > 0 {
        let lost = Message::new("cli-sim-lost").text("share", percent(tally.lost, tally.games));
        let lost = context.words.say(&lost);
        writeln!(context.out, "  {lost}")?;
    }
    for end in tally.ends.values() {
        let share = percent(end.games, tally.games);
        writeln!(
            context.out,
            "  {share:>6}  {}",
            context.words.say(&end.message)
        )?;
    }
    Ok(())
}

fn tell_numbers(
    key: &'static str,
    numbers: &Histogram,
    context: &mut Context<'_>,
) -> Result<(), CliError> {
    let text = Message::new(key)
        .text("mean", format!("{:.1}", numbers.mean()))
        .number("min", numbers.min())
        .number("low", numbers.quantile(5))
        .number("middle", numbers.quantile(50))
        .number("high", numbers.quantile(95))
        .number("max", numbers.max());
    let text = context.words.say(&text);
    writeln!(context.out, "  {text}")?;
    Ok(())
}

#[expect(clippy::cast_precision_loss, reason = "figures for people")]
fn percent(part: u64, whole: u64) -> String {
    format!("{:.1}%", 100.0 * part as f64 / whole.max(1) as f64)
}

/// Tells which game went wrong and how to see it again.
pub fn print_failure(
    failure: &Failure,
    plan: &Plan,
    args: &SimArgs,
    context: &mut Context<'_>,
) -> Result<(), CliError> {
    let way = &plan.combinations[failure.combination];
    let repeat = repeat(failure, plan, args, context);
    if args.json {
        return context.json(&json!({
            "title": args.title,
            "ok": false,
            "failure": {
                "seats": way.seats,
                "options": way.options,
                "seed": args.seed,
                "number": failure.number,
                "why": failure.why,
                "repeat": repeat,
            },
        }));
    }
    let verdict = context.text("cli-sim-failed");
    writeln!(
        context.out,
        "{} {}",
        context.paint.alarm(&verdict),
        failure.why
    )?;
    let again = Message::new("cli-sim-repeat").text("command", repeat);
    context.say(&again)
}

fn repeat(failure: &Failure, plan: &Plan, args: &SimArgs, context: &Context<'_>) -> String {
    let way = &plan.combinations[failure.combination];
    let mut command = format!(
        "pantheon sim {} --seats {} --options '{}' --seed {} --first {} --games 1",
        args.title, way.seats, way.options, args.seed, failure.number
    );
    if args.no_audit {
        command.push_str(" --no-audit");
    }
    if let Some(folder) = &context.content {
        command = format!("{command} --content '{}'", folder.display());
    }
    command
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;
    use crate::args::{Cli, Command};
    use crate::sim::plan::Combination;
    use pantheon_locales::Language;

    #[test]
    fn a_failure_comes_with_the_command_that_repeats_it() {
        let line = [
            "pantheon",
            "sim",
            "some-title",
            "--games",
            "99",
            "--seed",
            "7",
        ];
        let Command::Sim(args) = Cli::parse_from(line).command else {
            panic!("not sim")
        };
        let options = json!({ "powers": true });
        let plan = Plan {
            combinations: vec![Combination {
                seats: 3,
                options: options.clone(),
                games: 99,
            }],
        };
        let failure = Failure {
            combination: 0,
            number: 41,
            why: "a meeple is lost".to_owned(),
        };
        let mut out = Vec::new();
        let mut context = Context::new(Language::En, Some("other".into()), &mut out);
        print_failure(&failure, &plan, &args, &mut context).unwrap();
        let told = String::from_utf8(out).unwrap();
        let command = told.split_once("with: ").unwrap().1.trim();
        let words: Vec<_> = command
            .split(' ')
            .map(|word| word.trim_matches('\''))
            .collect();
        let again = Cli::parse_from(words);
        assert_eq!(again.content, Some("other".into()));
        let Command::Sim(again) = again.command else {
            panic!("not sim")
        };
        assert_eq!((again.seats, again.options), (Some(3), Some(options)));
        assert_eq!((again.seed, again.first, again.games), (7, 41, 1));
        assert!(told.contains("a meeple is lost"));
    }
}
