//! `rules`: every rule of every title is cited where the source implements it, tested, and explained in every
//! language; and what is cited exists.
//!
//! The list of a title's rules is `games/<title>/rules.txt`. The source cites rules in its documentation,
//! tests name them in their function names, refusals in their values, and the rules' texts in their headings.

mod catalogue;
mod cited;
mod findings;
mod named;
mod report;
mod table;
mod texts;

use anyhow::{Result, bail};

use crate::shell::root;
use findings::Findings;
use report::Report;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Print the tables as JSON.
    #[arg(long)]
    json: bool,
}

/// Prints the table of every title and fails on any hole.
pub(crate) fn run(args: &Args) -> Result<()> {
    let reports = reports()?;
    if args.json {
        println!("{}", serde_json::to_string_pretty(&reports)?);
    } else {
        for report in &reports {
            println!("{}", table::whole(report));
        }
    }
    verdict(&reports)
}

/// Prints the summary of every title and fails on any hole.
pub(crate) fn check() -> Result<()> {
    let reports = reports()?;
    for report in &reports {
        println!("{}", table::summary(report));
    }
    verdict(&reports)
}

fn reports() -> Result<Vec<Report>> {
    let gather = |title| Ok(Report::new(Findings::gather(&root(), title)?));
    pantheon_games::titles()
        .iter()
        .map(|title| gather(title.as_ref()))
        .collect()
}

fn verdict(reports: &[Report]) -> Result<()> {
    let holes: usize = reports.iter().map(|report| report.holes.len()).sum();
    match holes {
        0 => Ok(()),
        1 => bail!("the rules have 1 hole"),
        _ => bail!("the rules have {holes} holes"),
    }
}
