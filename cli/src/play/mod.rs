//! A game in the terminal: a full screen, or plain lines for pipes and screen readers.
//!
//! [`session`] is the game with its bots, [`app`] what a person sees and does. [`view`] and [`terminal`] are the
//! full screen; [`plain`] is the lines. Nothing here knows a title.

mod app;
mod command;
mod find;
mod keys;
mod overlay;
mod pace;
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

use pantheon_engine::{Message, Millis, Rng, Seed, Words};
use pantheon_games::Setup;

use crate::error::CliError;
use crate::play_args::PlayArgs;
use crate::shelf;
use app::App;
use pace::Pace;
use session::Session;
use theme::Theme;

/// Plays a game in the terminal.
pub fn run(args: &PlayArgs) -> anyhow::Result<ExitCode> {
    if let Some(path) = args.record.as_deref().filter(|path| path.exists()) {
        return Err(cannot_write(path, "the file is there already; name another").into());
    }
    let mut app = begin(args)?;
    let start = Instant::now();
    let clock = move || Millis::try_from(start.elapsed().as_millis()).unwrap_or(Millis::MAX);
    let (stdin, stdout) = (io::stdin(), io::stdout());
    if args.plain || !stdin.is_terminal() || !stdout.is_terminal() {
        let prompt = stdin.is_terminal();
        plain::run(&mut app, stdin.lock(), stdout.lock(), &clock, prompt)
            .map_err(CliError::Print)?;
    } else {
        let colour = std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
        terminal::run(&mut app, Theme { colour }, &clock)?;
    }
    if let Some(path) = &args.record {
        let text = app.session().record().to_text();
        save::write_new(path, &text).map_err(|why| cannot_write(path, &why.to_string()))?;
        println!(
            "{}",
            app.locale()
                .say(&Message::new("cli-play-saved").text("file", path.display().to_string()))
        );
    }
    Ok(ExitCode::SUCCESS)
}

fn cannot_write(path: &Path, why: &str) -> CliError {
    CliError::Output {
        path: path.to_owned(),
        why: why.to_owned(),
    }
}

fn begin(args: &PlayArgs) -> anyhow::Result<App> {
    let title = shelf::open(&args.title, args.content.as_deref())?.title;
    let players =
        seats::read(&args.seats, &title.info()).map_err(|why| CliError::Usage(why.to_string()))?;
    crate::options::check(title.as_ref(), &args.options).map_err(CliError::from)?;
    let seed = shelf::seed(args.seed.as_deref())?;
    let rng = bots_luck(&seed);
    let seats = u8::try_from(players.len()).unwrap_or(u8::MAX);
    let table = title
        .set_up(&Setup {
            seats,
            options: args.options.clone(),
            seed,
            ..Setup::default()
        })
        .map_err(CliError::Shelf)?;
    let pace = Pace::new(args.reaction);
    Ok(App::new(
        Session::new(table, players, rng, pace)?,
        args.lang,
    ))
}

/// What random players choose by: it repeats with the seed, and tells nothing about the table's own luck.
fn bots_luck(seed: &Seed) -> Rng {
    let digest = seed.commitment();
    let bytes = digest.bytes().first_chunk().copied().unwrap_or_default();
    Rng::new(u64::from_le_bytes(bytes))
}
