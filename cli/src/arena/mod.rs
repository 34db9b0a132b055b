//! `pantheon arena`: bots play each other, and are rated.
//!
//! The games, the files and the figures are `pantheon_bots`' own; here they get a command line, a progress bar and
//! words ([`tell`]).

pub mod tell;

use std::collections::BTreeMap;

use indicatif::{ProgressBar, ProgressStyle};
use pantheon_bots::arena::{
    ArenaError, Bout, GameId, Header, Journal, JournalError, Pairing, Plan, Played, Player, Report,
    entrants, play_missing,
};
use pantheon_bots::roster;
use serde_json::json;

use crate::arena_args::ArenaArgs;
use crate::complaint::{of_file, plain};
use crate::context::Context;
use crate::error::{CliError, Exit};
use crate::options;

/// Plays what is missing of the arena and tells how the bots did.
pub fn run(args: &ArenaArgs, context: &mut Context<'_>) -> anyhow::Result<Exit> {
    let opened = context.open(&args.title)?;
    let title = opened.title.as_ref();
    options::check(title, &args.options).map_err(CliError::from)?;
    let usage = |why: &dyn std::fmt::Display| CliError::Usage(plain(why));
    let specs = args.specs().map_err(|why| usage(&why))?;
    let roster = roster(title).map_err(CliError::from)?;
    let entrants = entrants(specs);
    let pairing = if args.ladder {
        Pairing::Ladder
    } else {
        Pairing::RoundRobin
    };
    let plan =
        Plan::new(entrants.len(), args.seats, args.games, pairing).map_err(|why| usage(&why))?;
    let bout = Bout {
        roster: roster.as_ref(),
        entrants: &entrants,
        plan: &plan,
        options: &args.options,
        seed: args.seed,
    };
    let header = header(&bout, pairing);
    let played = match &args.out {
        None => play(&bout, args, Kept::Memory(BTreeMap::new()))?,
        Some(folder) => {
            // A table that can't be set up leaves no folder behind.
            check(title, args)?;
            let journal = Journal::open(folder, &header).map_err(refused)?;
            play(&bout, args, Kept::Disk(journal))?
        }
    };
    let report = Report::new(&plan, pairing, &entrants, played.played().values());
    if args.json {
        context.json(&json!({
            "arena": header,
            "games_asked": args.games,
            "games_of_group": plan.games_of_group(),
            "report": report,
        }))?;
    } else {
        tell::tell(args, &plan, &header, &report, context)?;
    }
    Ok(Exit::Done)
}

/// Where games are kept.
enum Kept {
    Memory(BTreeMap<GameId, Played>),
    Disk(Journal),
}

impl Kept {
    const fn played(&self) -> &BTreeMap<GameId, Played> {
        match self {
            Self::Memory(played) => played,
            Self::Disk(journal) => journal.played(),
        }
    }
}

/// Why playing stops.
#[derive(Debug, thiserror::Error)]
enum Stop {
    #[error(transparent)]
    Game(#[from] ArenaError),
    #[error(transparent)]
    Keeping(#[from] JournalError),
}

fn play(bout: &Bout<'_>, args: &ArenaArgs, mut kept: Kept) -> anyhow::Result<Kept> {
    let missing: Vec<GameId> = bout
        .plan
        .games()
        .filter(|game| !kept.played().contains_key(game))
        .collect();
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(usize::from(args.threads.unwrap_or(0)))
        .build()?;
    let all = bout.plan.games_of_group() * bout.plan.groups().len() as u64;
    let bar = bar(all, all - missing.len() as u64);
    let told = play_missing(*bout, &missing, &pool, |game, record| {
        bar.inc(1);
        match &mut kept {
            Kept::Memory(played) => {
                played.insert(game.game, game);
                Ok(())
            }
            Kept::Disk(journal) => journal.add(game, record).map_err(Stop::from),
        }
    });
    bar.finish_and_clear();
    match told {
        Ok(()) => Ok(kept),
        Err(Stop::Game(ArenaError::Setup(why))) => Err(CliError::from(why).into()),
        Err(Stop::Keeping(why)) => Err(refused(why).into()),
        Err(stop) => Err(stop.into()),
    }
}

fn header(bout: &Bout<'_>, pairing: Pairing) -> Header {
    let info = bout.roster.info();
    let player = |entrant: &pantheon_bots::arena::Entrant| Player {
        name: entrant.name.clone(),
        plays: bout.roster.behind(&entrant.spec).to_string(),
    };
    Header {
        format: Header::FORMAT,
        title: info.id.to_owned(),
        rules: info.rules_version,
        digest: bout.roster.digest(),
        seats: bout.plan.seats(),
        options: bout.options.clone(),
        pairing,
        bots: bout.entrants.iter().map(player).collect(),
        seed: bout.seed,
    }
}

/// Sets up one table, to see whether it can be.
fn check(title: &dyn pantheon_games::Title, args: &ArenaArgs) -> Result<(), CliError> {
    let setup = pantheon_games::Setup {
        seats: args.seats,
        options: args.options.clone(),
        ..pantheon_games::Setup::default()
    };
    title.set_up(&setup)?;
    Ok(())
}

fn refused(error: JournalError) -> CliError {
    match error {
        JournalError::Io { path, why } => CliError::Output {
            path,
            why: of_file(&why),
        },
        JournalError::Malformed { path, why } => CliError::Input {
            path,
            why: plain(why),
        },
        JournalError::Other { .. } | JournalError::InUse(_) => CliError::Usage(plain(error)),
    }
}

/// A bar on standard error; indicatif hides it where there is no terminal.
fn bar(games: u64, done: u64) -> ProgressBar {
    let style = "{bar:40} {human_pos}/{human_len}  {per_sec}  {eta}";
    let style = ProgressStyle::with_template(style).expect("the template is a constant");
    ProgressBar::new(games)
        .with_style(style)
        .with_position(done)
}
