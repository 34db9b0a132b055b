//! `pantheon tune`: fits the weights by which bots judge a title.
//!
//! The games, the files and the mathematics are `pantheon_bots`' own; here they get a command line, a progress bar and
//! words ([`tell`]).

pub mod tell;

use indicatif::{ProgressBar, ProgressStyle};
use pantheon_bots::roster;
use pantheon_bots::tune::{Journal, Plan, Report, Stage, Tunable, TuneError, tune};

use crate::complaint::{of_file, plain};
use crate::context::Context;
use crate::error::{CliError, Exit};
use crate::options;
use crate::tune_args::TuneArgs;

/// Tunes, or goes on tuning, and tells what came of it.
pub fn run(args: &TuneArgs, context: &mut Context<'_>) -> Result<Exit, CliError> {
    let opened = context.open(&args.title)?;
    let title = opened.title.as_ref();
    options::check(title, &args.options)?;
    let roster = roster(title)?;
    let start = args.start.as_deref().map(|path| {
        let text = crate::files::read_text(path)?;
        roster.weights(&text).map_err(|why| CliError::Input {
            path: path.to_owned(),
            why: plain(why),
        })
    });
    let table = roster.tunable(args.seats, &args.options, start.transpose()?)?;
    let plan = Plan {
        options: args.options.clone(),
        games: args.games,
        players: args.players.clone(),
        rounds: args.rounds,
        rivals: args.rivals.clone(),
        trial: args.trial,
        seed: args.seed,
        start: args.start.as_ref().map(|path| path.display().to_string()),
    };
    let report = work(args, table.as_ref(), &plan, context).map_err(refused)?;
    if args.json {
        context.json(&report)?;
    } else {
        tell::tell(&report, args.out.as_deref(), context)?;
    }
    Ok(Exit::Done)
}

fn work(
    args: &TuneArgs,
    table: &dyn Tunable,
    plan: &Plan,
    context: &Context<'_>,
) -> Result<Report, TuneError> {
    // What can't be done leaves no folder behind.
    plan.check(table)?;
    let journal = match &args.out {
        Some(folder) => Journal::open(folder, &plan.header(table))?,
        None => Journal::nowhere(),
    };
    let threads = usize::from(args.threads.unwrap_or(0));
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(threads)
        .build()
        .map_err(TuneError::Threads)?;
    let bar = bar();
    let stages = [
        Stage::SelfPlay,
        Stage::FittedTrial,
        Stage::Rounds,
        Stage::Trial,
    ]
    .map(|stage| (stage, context.text(word(stage))));
    let watch = |stage, done, all| {
        let named = stages.iter().find(|(known, _)| *known == stage);
        bar.set_message(named.map(|(_, name)| name.clone()).unwrap_or_default());
        bar.set_length(all);
        bar.set_position(done);
    };
    let report = pool.install(|| tune(table, plan, &journal, &watch));
    bar.finish_and_clear();
    report
}

const fn word(stage: Stage) -> &'static str {
    match stage {
        Stage::SelfPlay => "cli-tune-stage-self-play",
        Stage::FittedTrial => "cli-tune-stage-fitted",
        Stage::Rounds => "cli-tune-stage-rounds",
        Stage::Trial => "cli-tune-stage-trial",
    }
}

fn refused(error: TuneError) -> CliError {
    match error {
        TuneError::File { path, why } => CliError::Output {
            path,
            why: of_file(&why),
        },
        TuneError::Line { ref path, .. } => CliError::Input {
            path: path.clone(),
            why: plain(&error),
        },
        TuneError::OtherRun { .. }
        | TuneError::TooFarAlready { .. }
        | TuneError::Alone
        | TuneError::NotRepeatable(_)
        | TuneError::Threads(_) => CliError::Usage(plain(error)),
    }
}

/// A bar on standard error; indicatif hides it where there is no terminal.
fn bar() -> ProgressBar {
    let style = "{msg} {bar:40} {human_pos}/{human_len}  {eta}";
    let style = ProgressStyle::with_template(style).expect("the template is a constant");
    ProgressBar::new(0).with_style(style)
}
