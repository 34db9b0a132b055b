//! `storage`: how many bytes a finished game takes in the database, and how many once its log is packed.

use anyhow::{Context, Result};
use serde::Deserialize;

use crate::load::{PERFORMANCE, keep_in, machine};
use crate::shell::{cargo, output};

/// The part of the page.
const PART: &str = "Bytes of a finished game of two, sqlite";

#[derive(clap::Args)]
pub(crate) struct Args {
    /// How many games of each title are played.
    #[arg(long, default_value_t = 50)]
    games: u32,
    /// Puts the figures into docs/performance.md.
    #[arg(long)]
    write: bool,
}

/// What was found of a title.
#[derive(Deserialize)]
struct Found {
    title: String,
    rows: u64,
    json: u64,
    before: u64,
    after: u64,
}

/// Plays games, prints a table, and keeps it if that was asked for.
pub(crate) fn run(args: &Args) -> Result<()> {
    // As the tests are built: bytes are the same however quick it is.
    println!("Games are played at random.");
    let games = args.games.max(1).to_string();
    let found = output(cargo(&[
        "run",
        "--quiet",
        "--profile",
        "test",
        "--package",
        "pantheon-store",
        "--example",
        "storage",
        "--",
        &games,
    ]))?;
    let found: Vec<Found> = found
        .lines()
        .map(|line| serde_json::from_str(line).with_context(|| line.to_owned()))
        .collect::<Result<_>>()?;
    let page = page(&found, &games, &machine());
    println!("\n{page}");
    if args.write {
        keep_in(PERFORMANCE, PART, &page)?;
    }
    Ok(())
}

fn page(found: &[Found], games: &str, machine: &str) -> String {
    let mut text = format!(
        "### {PART}\n\n| title | rows | log as JSON | in the database | packed | part |\n|---|---|---|---|---|---|\n"
    );
    let kib = |bytes: u64| format!("{}.{} KiB", bytes / 1024, bytes % 1024 * 10 / 1024);
    for one in found {
        let part = 100 * one.after / one.before.max(1);
        let cells = [
            one.title.clone(),
            one.rows.to_string(),
            kib(one.json),
            kib(one.before),
            kib(one.after),
            format!("{part}%"),
        ];
        text = format!("{text}| {} |\n", cells.join(" | "));
    }
    format!(
        "{text}\n`cargo xtask storage --games {games}` on {machine}; everything of a table with its indexes, the mean of {games} games that were played at random.\n"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_has_a_line_a_title() {
        let found = [Found {
            title: "a-title".to_owned(),
            rows: 7,
            json: 3000,
            before: 10_240,
            after: 2_150,
        }];
        let page = page(&found, "9", "a machine");
        assert!(page.starts_with(&format!("### {PART}\n")));
        assert!(
            page.contains("| a-title | 7 | 2.9 KiB | 10.0 KiB | 2.0 KiB | 20% |"),
            "{page}"
        );
        assert!(page.contains("--games 9` on a machine"));
    }
}
