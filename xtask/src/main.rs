//! Chores of the project: `cargo xtask <chore>`.
//!
//! Everything a person or a machine does with the repository goes through here, so that there is one way to do it
//! and nothing but cargo is needed.

mod apt;
mod bench;
mod browser;
mod budget;
mod chain;
mod chaos;
mod deny;
mod dist;
mod fixtures;
mod fuzz;
mod lessons;
mod load;
mod nats;
mod node;
mod pebble;
mod postgres;
mod python;
mod rules;
mod schemathesis;
mod serve;
mod served;
mod shell;
mod soak;
mod stamp;
mod storage;
mod sysroot;
mod test;
mod times;
mod tools;
mod types;
mod unpacked;
mod upgrade;
mod wasm;
mod web;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Chores of the Pantheon project.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Cli {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    /// Build everything and play: the one command for a newcomer.
    Serve(serve::Args),
    /// Run everything that must hold before a change lands.
    Test,
    /// Show which tests, refusals and languages cover each rule, and fail on any hole.
    Rules(rules::Args),
    /// Show whether the page about lessons is true, or write it.
    Lessons(lessons::Args),
    /// Run the benchmarks and print a summary.
    Bench(bench::Args),
    /// Fuzz, then play random games over all titles, seats and options until the time is over.
    Soak(soak::Args),
    /// Measure how much a server bears, over real sockets.
    Load(load::Args),
    /// Watch a server's memory while people come and go, over real sockets.
    Churn(load::churn::Args),
    /// Measure how many bytes a finished game takes in the database.
    Storage(storage::Args),
    /// Let everything go wrong at real nodes on one database, and see whether every promise holds.
    Chaos(chaos::Args),
    /// Try every request of the OpenAPI document against a server.
    Schemathesis,
    /// Write the positions that the tests of the boards use, from games of the engine.
    Fixtures(fixtures::Args),
    /// Build the engine for browsers.
    Wasm,
    /// Build the pages to play on, with the engine for browsers.
    Web,
    /// Play in a real browser, against a real server.
    E2e(browser::Args),
    /// Weigh what a browser has to load.
    Sizes,
    /// Make what others get: static programs, packages, an image, their digests.
    Dist(dist::Args),
    /// Play while servers are upgraded from one release to another, and back, both from their files.
    Upgrade(upgrade::Args),
    /// Check licences, sources and duplicates of what is depended on.
    Deny,
}

fn main() -> ExitCode {
    let done = match Cli::parse().chore {
        Chore::Serve(args) => serve::run(&args),
        Chore::Test => test::run(),
        Chore::Rules(args) => rules::run(&args),
        Chore::Lessons(args) => lessons::run(&args),
        Chore::Bench(args) => bench::run(&args),
        Chore::Soak(args) => soak::run(&args),
        Chore::Load(args) => load::run(&args),
        Chore::Churn(args) => load::churn::run(&args),
        Chore::Storage(args) => storage::run(&args),
        Chore::Chaos(args) => chaos::run(&args),
        Chore::Schemathesis => schemathesis::check(),
        Chore::Fixtures(args) => fixtures::run(&args),
        Chore::Wasm => wasm::build(),
        Chore::Web => web::build(),
        Chore::E2e(args) => browser::run(&args),
        Chore::Sizes => budget::check(),
        Chore::Dist(args) => dist::run(&args),
        Chore::Upgrade(args) => upgrade::run(&args),
        Chore::Deny => deny::check(),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("\nxtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_consistent() {
        Cli::command().debug_assert();
    }

    #[test]
    fn serve_passes_on_whatever_it_is_given() {
        let line = ["cargo xtask", "serve", "--listen", "0.0.0.0:80", "--guests"];
        let Chore::Serve(args) = Cli::parse_from(line).chore else {
            panic!("another chore was started");
        };
        assert_eq!(args.rest, ["--listen", "0.0.0.0:80", "--guests"]);
    }
}
