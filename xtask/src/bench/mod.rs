//! `bench`: how fast the titles are, and the table in the README that says so.

mod divan;
mod table;

use std::fs;

use anyhow::{Context, Result};
use pantheon_games::Title;
use serde::Deserialize;

use crate::shell::{build_pantheon, cargo, output, pantheon, root};
use table::Figures;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Write the figures into the table in README.md.
    #[arg(long)]
    write: bool,
}

/// What is read from `pantheon sim --json`.
#[derive(Deserialize)]
struct Simulation {
    speed: Speed,
}

#[derive(Deserialize)]
struct Speed {
    games_per_second: f64,
    actions_per_second: f64,
}

/// Measures every title and prints, or writes, the table.
pub(crate) fn run(args: &Args) -> Result<()> {
    let thinking = Thinking {
        iterations: bots_bench("iterations")?,
        playouts: bots_bench("playouts_on_one_core")?,
    };
    let figures = pantheon_games::titles()
        .iter()
        .map(|title| measure(title.as_ref(), &thinking))
        .collect::<Result<Vec<_>>>()?;
    let table = table::markdown(&figures);
    println!("\n{table}");
    if args.write {
        let path = root().join("README.md");
        let page = fs::read_to_string(&path).context("README.md")?;
        fs::write(&path, table::put_into(&page, &table)?).context("README.md")?;
        println!("README.md is written.");
    }
    Ok(())
}

/// What the benchmarks of the bots print, for all titles.
struct Thinking {
    iterations: String,
    playouts: String,
}

/// What one benchmark of the bots prints, for every title.
fn bots_bench(name: &str) -> Result<String> {
    let bench = [
        "bench",
        "--package",
        "pantheon-bots",
        "--bench",
        "search",
        "--",
        name,
    ];
    let printed = output(cargo(&bench))?;
    print!("{printed}");
    Ok(printed)
}

/// How often a second something is done that a benchmark of the bots does `count` times for this title.
fn rate(bench: &str, title: &str, count: f64) -> Result<f64> {
    // The benchmarks are named after the titles' types: four-winds would be FourWinds.
    let name: String = title
        .split('-')
        .map(|word| {
            let (first, rest) = word.split_at(1);
            first.to_ascii_uppercase() + rest
        })
        .collect();
    let median = divan::median(bench, &name)
        .and_then(divan::seconds)
        .with_context(|| format!("the benchmarks of pantheon-bots have no {name}"))?;
    Ok(count / median)
}

fn measure(title: &dyn Title, thinking: &Thinking) -> Result<Figures> {
    let info = title.info();
    let package = format!("pantheon-{}", info.id);
    let bench = output(cargo(&["bench", "--package", &package, "--bench", "*"]))?;
    print!("{bench}");
    build_pantheon()?;
    let games = ["sim", info.id, "--games", "20000"];
    let sim = pantheon(&[&games[..], &["--threads", "1", "--no-audit", "--json"]].concat());
    let Simulation { speed } = serde_json::from_str(&output(sim)?)
        .context("what `pantheon sim --json` prints can't be read")?;
    Ok(Figures {
        name: info.name.to_owned(),
        seats: (info.min_seats, info.max_seats),
        decisions: speed.actions_per_second / speed.games_per_second,
        actions_per_second: speed.actions_per_second,
        iterations_per_second: rate(&thinking.iterations, info.id, 4_000.0)?,
        playouts_per_second: rate(&thinking.playouts, info.id, 1_000.0)?,
        clone: divan::median(&bench, "clone")
            .with_context(|| format!("the benchmarks of {package} have no `clone`"))?
            .to_owned(),
        bytes: title.state_bytes(),
    })
}
