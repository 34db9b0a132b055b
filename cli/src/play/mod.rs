//! A game in the terminal: a full screen, or plain lines for pipes and screen readers.
//!
//! [`session`] is the game, [`bench`] its bots, [`app`] what a person sees and does. [`view`] and [`terminal`] are the
//! full screen; [`plain`] is the lines. Nothing here knows a title.

mod app;
mod aside;
mod bench;
mod bot_timing;
mod command;
mod find;
mod game;
mod keys;
mod overlay;
mod pages;
mod plain;
mod save;
mod seats;
mod session;
mod story;
mod terminal;
mod theme;
#[cfg(test)]
mod toy;
mod view;

use std::io::{self, IsTerminal};
use std::path::Path;
use std::process::ExitCode;
use std::time::Instant;

use pantheon_bots::{Spec, SpecError};
use pantheon_daily::{Daily, Deal};
use pantheon_engine::{MAX_SEATS, Message, Millis, Rng, Seat, Seed, Words};
use pantheon_games::{Setup, Title};
use pantheon_locales::Language;

use crate::complaint::{self, of_file};
use crate::error::CliError;
use crate::play_args::PlayArgs;
use crate::shelf::{self, Opened};
use app::App;
use bench::{Bench, Patience};
use bot_timing::BotTiming;
use game::Game;
use seats::Kind;
use session::Session;
use theme::Theme;

/// Plays a game in the terminal.
pub fn run(args: &PlayArgs) -> anyhow::Result<ExitCode> {
    let sitting = Sitting {
        plain: args.plain,
        record: args.record.as_deref(),
    };
    sit_down(&sitting, |patience| begin(args, patience))
}

/// Plays the deal of a day in the terminal.
pub fn run_daily(
    title: &dyn Title,
    deal: Deal,
    sitting: &Sitting<'_>,
    language: Language,
) -> anyhow::Result<ExitCode> {
    sit_down(sitting, |patience| {
        begin_daily(title, deal, patience, language)
    })
}

/// How somebody plays at a terminal, and where the record goes.
#[derive(Clone, Copy, Debug)]
pub struct Sitting<'a> {
    /// Whether in plain lines wherever they play.
    pub plain: bool,
    /// The file that the record is written to, if any.
    pub record: Option<&'a Path>,
}

fn sit_down(
    sitting: &Sitting<'_>,
    begin: impl FnOnce(Patience) -> anyhow::Result<App>,
) -> anyhow::Result<ExitCode> {
    if let Some(path) = sitting.record.filter(|path| path.exists()) {
        return Err(cannot_write(path, Message::new("cli-error-file-exists-other")).into());
    }
    // Found out before the first move, and not after an evening.
    if let Some(path) = sitting.record {
        save::try_new(path).map_err(|why| cannot_write(path, of_file(&why)))?;
    }
    let (stdin, stdout) = (io::stdin(), io::stdout());
    let plain = sitting.plain || !stdin.is_terminal() || !stdout.is_terminal();
    let patience = if plain {
        Patience::Endless
    } else {
        Patience::Brief
    };
    let mut app = begin(patience)?;
    let start = Instant::now();
    let clock = move || Millis::try_from(start.elapsed().as_millis()).unwrap_or(Millis::MAX);
    if plain {
        let prompt = stdin.is_terminal();
        plain::run(&mut app, stdin.lock(), stdout.lock(), &clock, prompt)
            .map_err(CliError::Print)?;
    } else {
        let colour = std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
        terminal::run(&mut app, Theme { colour }, &clock)?;
    }
    if let Some(path) = sitting.record {
        let text = app.session().record().to_text();
        save::write_new(path, &text).map_err(|why| cannot_write(path, of_file(&why)))?;
        println!(
            "{}",
            app.locale()
                .say(&Message::new("cli-play-saved").text("file", path.display().to_string()))
        );
    }
    Ok(ExitCode::SUCCESS)
}

fn cannot_write(path: &Path, why: Message) -> CliError {
    CliError::Output {
        path: path.to_owned(),
        why,
    }
}

fn begin(args: &PlayArgs, patience: Patience) -> anyhow::Result<App> {
    let Opened { title, .. } = shelf::open(&args.title, args.content.as_deref())?;
    let players = seats::read(&args.seats, &title.info()).map_err(|why| {
        let why = complaint::of_spec(&why);
        CliError::Usage(Message::new("cli-error-seat").word("why", why))
    })?;
    crate::options::check(title.as_ref(), &args.options).map_err(CliError::from)?;
    let seed = shelf::seed(args.seed.as_deref())?;
    let mut rng = bots_luck(&seed);
    let seats = u8::try_from(players.len()).unwrap_or(u8::MAX);
    let table = title
        .set_up(&Setup {
            seats,
            options: args.options.clone(),
            seed,
            ..Setup::default()
        })
        .map_err(CliError::Shelf)?;
    let roster = pantheon_bots::roster(&*title).map_err(CliError::Shelf)?;
    let mut reactions = [0; MAX_SEATS];
    let mut opponents = Vec::new();
    for (player, reaction) in players.iter().zip(&mut reactions) {
        opponents.push(match &player.kind {
            Kind::Human => None,
            Kind::Bot(spec) => {
                let spec = Spec::clone(spec).within(args.bots.limits());
                let bot = roster
                    .opponent(seats, &table.options(), &spec, rng.next_u64())
                    .map_err(CliError::Shelf)?;
                *reaction = args.reaction.unwrap_or_else(|| bot.reaction());
                Some(bot)
            }
        });
    }
    let any: Spec = "random"
        .parse()
        .map_err(|why: SpecError| CliError::Usage(complaint::of_spec(&why)))?;
    let adviser = || {
        let adviser = roster.opponent(seats, &table.options(), &any, 0);
        adviser.map_err(CliError::Shelf)
    };
    let mut bench = Bench::new(opponents, adviser()?, patience);
    if args.warn {
        bench = bench.warned_by(adviser()?);
    }
    Ok(App::new(
        Session::new(table, players, bench, rng, BotTiming::new(reactions))?,
        args.lang,
    ))
}

fn begin_daily(
    title: &dyn Title,
    deal: Deal,
    patience: Patience,
    language: Language,
) -> anyhow::Result<App> {
    let words: Vec<String> = Seat::all(deal.seats)
        .map(|seat| {
            if seat == deal.own {
                "human".to_owned()
            } else {
                format!("level:{}", deal.level)
            }
        })
        .collect();
    let players =
        seats::read(&words, &title.info()).map_err(|why| CliError::Usage(complaint::plain(why)))?;
    let roster = pantheon_bots::roster(title).map_err(CliError::Shelf)?;
    // Nobody is advised at a daily deal, and its bots are its own.
    let adviser = roster
        .opponent(deal.seats, &deal.options, &deal.bot, 0)
        .map_err(CliError::Shelf)?;
    let bench = Bench::new([], adviser, patience);
    let rng = bots_luck(&deal.seed);
    let daily = Daily::begin(title, deal).map_err(CliError::Shelf)?;
    let timing = BotTiming::new([0; MAX_SEATS]);
    let game = Game::Daily(Box::new(daily));
    Ok(App::new(
        Session::new(game, players, bench, rng, timing)?,
        language,
    ))
}

/// What bots choose by: it repeats with the seed, and tells nothing about the table's own luck.
fn bots_luck(seed: &Seed) -> Rng {
    let digest = seed.commitment();
    let bytes = digest.bytes().first_chunk().copied().unwrap_or_default();
    Rng::new(u64::from_le_bytes(bytes))
}
