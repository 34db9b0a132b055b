//! `pantheon puzzles`: finds puzzles in games of bots, picks a spread of them, and counts them.
//!
//! What a puzzle is and how it is found are `pantheon_bots`' own; here that gets a command line, threads, a progress bar
//! and words.

mod counts;

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Instant;

use indicatif::{ProgressBar, ProgressStyle};
use pantheon_bots::puzzles::{Collection, Header, Journal, JournalError, MineRequest, Mined, Plan};
use pantheon_bots::{Roster, roster};
use pantheon_engine::Message;
use pantheon_games::ShelfError;

use crate::complaint::{of_file, plain};
use crate::context::{Context, counted};
use crate::error::{CliError, Exit};
use crate::options;
use crate::puzzles_args::{PuzzlesChooseArgs, PuzzlesCommand, PuzzlesMineArgs, PuzzlesShowArgs};

/// Does what is asked with puzzles.
pub fn run(command: &PuzzlesCommand, context: &mut Context<'_>) -> anyhow::Result<Exit> {
    match command {
        PuzzlesCommand::Mine(args) => mine(args, context),
        PuzzlesCommand::Choose(args) => Ok(choose(args, context)?),
        PuzzlesCommand::Show(args) => Ok(show(args, context)?),
    }
}

/// Looks through games that weren't looked through yet, and tells what is there then.
fn mine(args: &PuzzlesMineArgs, context: &mut Context<'_>) -> anyhow::Result<Exit> {
    let opened = context.open(&args.title)?;
    let title = opened.title.as_ref();
    options::check(title, &args.options).map_err(CliError::from)?;
    if args.players.is_command() {
        let why = "puzzles come from games of our own bots";
        return Err(CliError::Usage(plain(why)).into());
    }
    let info = title.info();
    let seats = match args.seats.as_slice() {
        [] => (info.min_seats.max(2)..=info.max_seats).collect(),
        asked => asked.to_vec(),
    };
    let roster = roster(title).map_err(CliError::from)?;
    // A table that can't be set up leaves no file behind.
    for &seats in &seats {
        let setup = pantheon_games::Setup {
            seats,
            options: args.options.clone(),
            ..pantheon_games::Setup::default()
        };
        title.set_up(&setup).map_err(CliError::from)?;
    }
    let header = Header {
        title: info.id.to_owned(),
        rules: title.version(),
        digest: roster.digest(),
        options: args.options.clone(),
        seats,
        seed: args.seed,
        plan: plan(args, roster.as_ref()),
    };
    let mut journal = Journal::open(&args.out, &header).map_err(refused)?;
    work(args, &header, roster.as_ref(), &mut journal)?;
    let found = journal.found().values();
    let puzzles: usize = found.clone().map(|mined| mined.puzzles.len()).sum();
    context.say(
        &Message::new("cli-puzzles-mined")
            .number("games", counted(found.len()))
            .number("puzzles", counted(puzzles)),
    )?;
    Ok(Exit::Done)
}

fn plan(args: &PuzzlesMineArgs, roster: &dyn Roster) -> Plan {
    Plan {
        // What stands for a level may change with a release.
        players: roster.behind(&args.players).unhurried().to_string(),
        scout: args.scout,
        worlds: args.worlds,
        margin: f32::from(args.margin) / 100.0,
        easy: args.easy,
        most: args.most as usize,
        apart: args.apart,
    }
}

/// Why looking stops.
#[derive(Debug, thiserror::Error)]
enum Stop {
    #[error(transparent)]
    Setup(#[from] ShelfError),
    #[error(transparent)]
    Keeping(#[from] JournalError),
}

/// Looks through what is missing, each thread taking the next game. When time is up, games that aren't done are left.
fn work(
    args: &PuzzlesMineArgs,
    header: &Header,
    roster: &dyn Roster,
    journal: &mut Journal,
) -> anyhow::Result<()> {
    let missing: Vec<u64> = (0..args.games)
        .filter(|game| !journal.found().contains_key(game))
        .collect();
    let until = args.time.map(|time| Instant::now() + time);
    let stopped = AtomicBool::new(false);
    let goes_on =
        || !stopped.load(Ordering::Relaxed) && until.is_none_or(|until| Instant::now() < until);
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(usize::from(args.threads.unwrap_or(0)))
        .build()?;
    let bar = bar(args.games, args.games - missing.len() as u64);
    let next = AtomicUsize::new(0);
    let journal = Mutex::new(journal);
    let each = |game: u64| -> Result<(), Stop> {
        let request = MineRequest {
            seats: header.seats[(game % header.seats.len() as u64) as usize],
            options: &header.options,
            seed: header.seed,
            game,
            plan: &header.plan,
        };
        if let Some(mined) = roster.mine(&request, &goes_on)? {
            let mut journal = journal
                .lock()
                .unwrap_or_else(std::sync::PoisonError::into_inner);
            journal.add(mined)?;
            bar.inc(1);
        }
        Ok(())
    };
    let told: Result<(), Stop> = pool
        .broadcast(|_| {
            while goes_on() {
                let Some(&game) = missing.get(next.fetch_add(1, Ordering::Relaxed)) else {
                    break;
                };
                let done = each(game);
                if done.is_err() {
                    stopped.store(true, Ordering::Relaxed);
                    return done;
                }
            }
            Ok(())
        })
        .into_iter()
        .collect();
    bar.finish_and_clear();
    match told {
        Ok(()) => Ok(()),
        Err(Stop::Setup(why)) => Err(CliError::from(why).into()),
        Err(Stop::Keeping(why)) => Err(refused(why).into()),
    }
}

/// Picks puzzles of what was found, and writes them.
fn choose(args: &PuzzlesChooseArgs, context: &mut Context<'_>) -> Result<Exit, CliError> {
    let opened = context.open(&args.title)?;
    let title = opened.title.info().id;
    let mut found: Vec<Mined> = Vec::new();
    for file in &args.files {
        let (header, mined) = Journal::read(file).map_err(refused)?;
        if header.title != title {
            return Err(CliError::Input {
                path: file.clone(),
                why: plain(format_args!("these are puzzles of {}", header.title)),
            });
        }
        found.extend(mined);
    }
    let chosen = pantheon_bots::puzzles::choose(&found, args.count as usize);
    std::fs::write(&args.out, chosen.to_text()).map_err(|why| CliError::Output {
        path: args.out.clone(),
        why: of_file(&why),
    })?;
    context.say(
        &Message::new("cli-puzzles-chosen")
            .number("games", counted(chosen.deals.len()))
            .number("puzzles", counted(chosen.puzzles.len())),
    )?;
    Ok(Exit::Done)
}

/// Counts the puzzles of a file.
fn show(args: &PuzzlesShowArgs, context: &mut Context<'_>) -> Result<Exit, CliError> {
    let text = crate::files::read_text(&args.file)?;
    let collection = Collection::parse(&text).map_err(|why| CliError::Input {
        path: args.file.clone(),
        why: plain(why),
    })?;
    let counts = counts::Counts::of(&collection);
    if args.json {
        context.json(&counts)?;
    } else {
        counts.tell(context)?;
    }
    Ok(Exit::Done)
}

fn refused(error: JournalError) -> CliError {
    match error {
        JournalError::Io { path, why } => CliError::Output {
            path,
            why: of_file(&why),
        },
        JournalError::Malformed { ref path, .. } => CliError::Input {
            path: path.clone(),
            why: plain(&error),
        },
        JournalError::Other(_) | JournalError::InUse(_) => CliError::Usage(plain(error)),
    }
}

/// A bar on standard error; indicatif hides it where there is no terminal.
fn bar(games: u64, done: u64) -> ProgressBar {
    let style = "{bar:40} {human_pos}/{human_len}  {eta}";
    let style = ProgressStyle::with_template(style).expect("the template is a constant");
    ProgressBar::new(games)
        .with_style(style)
        .with_position(done)
}
