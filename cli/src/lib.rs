//! The `pantheon` command: play, simulate, record, replay and verify any title on the shelf.
//!
//! Each command is a module of [`commands`] that is given a [`Context`](context::Context): a language, a place to
//! print, and colours. [`stdio`] is the open protocol, whose session is a pure function from lines to replies.
//! Nothing here knows a title: titles come from the shelf, words from the locales.

pub mod arena;
pub mod arena_args;
pub mod args;
pub mod audit;
pub mod bot_args;
pub mod commands;
pub mod complaint;
pub mod context;
pub mod doctor;
pub mod error;
pub mod files;
pub mod help;
pub mod language;
pub mod markdown;
pub mod options;
pub mod paint;
pub mod play;
pub mod play_args;
pub mod puzzles;
pub mod puzzles_args;
pub mod reason;
pub mod review;
pub mod review_args;
pub mod serve_args;
pub mod shelf;
pub mod sim;
pub mod stdio;
pub mod suggest;
pub mod text_table;
pub mod tune;
pub mod tune_args;
pub mod unfit;

use std::io::{BufWriter, ErrorKind, Write};
use std::process::ExitCode;

use clap::FromArgMatches;
use pantheon_engine::{Message, Words as _};
use pantheon_locales::{Language, Locale};

use crate::args::{Cli, Command, ContentCommand};
use crate::context::Context;
use crate::error::{CliError, Exit};

/// Runs the command line of this process.
pub fn main() -> ExitCode {
    let line: Vec<_> = std::env::args_os().collect();
    let language = language::of_line(&line).unwrap_or_else(language::of_environment);
    let words = Locale::new(language);
    let parsed = help::shown(&words)
        .try_get_matches_from(line)
        .and_then(|matches| Cli::from_arg_matches(&matches));
    let cli = match parsed {
        Ok(cli) => cli,
        Err(error) => return answer(&error, &words),
    };
    match run(cli, language) {
        Ok(code) => code,
        Err(error) => complain(&error, &words),
    }
}

/// Prints the help that was asked for, or why the line is refused. Nobody needs to hear it.
fn answer(error: &clap::Error, words: &Locale) -> ExitCode {
    let told = help::refusal::tell(error, words);
    if error.use_stderr() {
        let told = paint::Paint::for_stderr().styled(&told);
        let _nobody_listens = write!(std::io::stderr(), "{told}");
        Exit::Usage.into()
    } else {
        let told = paint::Paint::for_stdout().styled(&told);
        let _nobody_listens = write!(std::io::stdout(), "{told}");
        Exit::Done.into()
    }
}

fn run(cli: Cli, language: Language) -> anyhow::Result<ExitCode> {
    let mut out = BufWriter::new(std::io::stdout());
    let mut context = Context::new(language, cli.content, &mut out);
    let code = dispatch(cli.command, &mut context)?;
    out.flush().map_err(CliError::Print)?;
    Ok(code)
}

fn dispatch(command: Command, context: &mut Context<'_>) -> anyhow::Result<ExitCode> {
    let exit = match command {
        Command::Games(args) => commands::games::run(&args, context),
        Command::Play(mut args) => {
            args.lang = context.language;
            args.content = context.content.take();
            return play::run(&args);
        }
        Command::Sim(args) => sim::run(&args, context),
        Command::Arena(args) => return Ok(arena::run(&args, context)?.into()),
        Command::Record(args) => commands::record::run(&args, context),
        Command::Replay(args) => commands::replay::run(&args, context),
        Command::Review(args) => review::run(&args, context),
        Command::Analyse(args) => commands::analyse::run(&args, context),
        Command::Verify(args) => commands::verify::run(&args, context),
        Command::Daily(args) => return commands::daily::run(&args, context),
        Command::Serve(args) => return Ok(commands::serve::run(&args, context)?.into()),
        Command::Backup(args) => return Ok(commands::backup::run(&args, context)?.into()),
        Command::Restore(args) => return Ok(commands::restore::run(&args, context)?.into()),
        Command::Doctor(args) => return Ok(commands::doctor::run(&args, context)?.into()),
        Command::Health(args) => return Ok(commands::health::run(&args, context)?.into()),
        Command::Unpack(args) => return Ok(commands::unpack::run(&args, context)?.into()),
        Command::Stdio => stdio::run(context),
        Command::Tune(args) => tune::run(&args, context),
        Command::Puzzles { command } => return Ok(puzzles::run(&command, context)?.into()),
        Command::Rules(args) => commands::rules::run(&args, context),
        Command::Content { command } => match command {
            ContentCommand::Show(args) => commands::content::show(&args, context),
            ContentCommand::Check(args) => commands::content::check(&args, context),
            ContentCommand::Export(args) => commands::content::export(&args, context),
            ContentCommand::Freeze(args) => commands::content::freeze(&args, context),
        },
        Command::Completions { shell } => commands::completions::run(shell, context),
    };
    Ok(exit?.into())
}

/// Tells what went wrong and ends with its exit code. A reader who has left is no error.
fn complain(error: &anyhow::Error, words: &Locale) -> ExitCode {
    let (exit, why) = match error.downcast_ref::<CliError>() {
        Some(CliError::Print(why)) if why.kind() == ErrorKind::BrokenPipe => {
            return Exit::Done.into();
        }
        Some(known) => (known.exit(), known.tell(words)),
        None => (Exit::Other, format!("{error:#}")),
    };
    let paint = paint::Paint::for_stderr();
    let heading = paint.alarm(&words.say(&Message::new("cli-usage-error")));
    let _nobody_listens = writeln!(std::io::stderr(), "{heading} {why}");
    exit.into()
}
