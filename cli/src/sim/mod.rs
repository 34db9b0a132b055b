//! `pantheon sim`: random games of every kind, each checked at every step.
//!
//! [`plan`] divides the games, [`play`] plays them on all cores, [`tally`] counts, [`report`] tells.

pub mod histogram;
pub mod plan;
pub mod play;
pub mod report;
pub mod tally;

use std::time::Instant;

use crate::args::SimArgs;
use crate::context::Context;
use crate::error::{CliError, Exit};
use crate::options;

/// Plays random games and tells how they went.
pub fn run(args: &SimArgs, context: &mut Context<'_>) -> Result<Exit, CliError> {
    let opened = context.open(&args.title)?;
    let title = opened.title.as_ref();
    if let Some(options) = &args.options {
        options::check(title, options)?;
    }
    let plan = plan::Plan::new(title, args)?;
    let start = Instant::now();
    let played = play::play(&|request, each| title.simulate(request, each), &plan, args)?;
    let seconds = start.elapsed().as_secs_f64();
    match played {
        Ok(tallies) => {
            let report = report::Report::new(args, &plan, tallies, seconds);
            report.print(args.json, context)?;
            Ok(Exit::Done)
        }
        Err(failure) => {
            report::print_failure(&failure, &plan, args, context)?;
            Ok(Exit::False)
        }
    }
}
