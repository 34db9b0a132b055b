//! Makes mistakes for a while, or repeats one: `cargo run -p pantheon-fuzz -- --help`.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};
use std::{fs, io};

use clap::{Parser, Subcommand};
use pantheon_fuzz::{Target, mutate};

#[derive(Parser)]
#[command(about = "Gives a target what is kept, with mistakes made on purpose.")]
struct Cli {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    /// Make mistakes until the time is over. The first that is not survived is written to a file.
    Run {
        /// record, wire or stdio.
        #[arg(value_parser = named)]
        target: Target,
        #[arg(long, default_value_t = 60)]
        seconds: u64,
        /// The number of the first mistake; later ones count up.
        #[arg(long, default_value_t = 0)]
        seed: u64,
    },
    /// Read one file.
    Repeat {
        #[arg(value_parser = named)]
        target: Target,
        file: PathBuf,
    },
    /// Write what mistakes are made in, one file each, for cargo-fuzz to begin with.
    Seeds {
        #[arg(value_parser = named)]
        target: Target,
        folder: PathBuf,
    },
}

fn named(name: &str) -> Result<Target, String> {
    Target::named(name).ok_or_else(|| format!("there is no target {name}"))
}

fn main() -> anyhow::Result<ExitCode> {
    Ok(match Cli::parse().chore {
        Chore::Run {
            target,
            seconds,
            seed,
        } => run(&target, Duration::from_secs(seconds), seed)?,
        Chore::Repeat { target, file } => {
            println!("{} good.", (target.read)(&fs::read(file)?));
            ExitCode::SUCCESS
        }
        Chore::Seeds { target, folder } => {
            write_seeds(&target, &folder)?;
            ExitCode::SUCCESS
        }
    })
}

fn run(target: &Target, time: Duration, first: u64) -> io::Result<ExitCode> {
    let seeds = (target.seeds)()?;
    let begin = Instant::now();
    let mut count = 0;
    while count == 0 || begin.elapsed() < time {
        let data = mutate(&seeds, first.wrapping_add(count));
        if !target.survives(&data) {
            let file = std::env::temp_dir().join(format!("pantheon-fuzz-{}-{count}", target.name));
            fs::write(&file, &data)?;
            println!("{}: not survived, see {}", target.name, file.display());
            return Ok(ExitCode::FAILURE);
        }
        count += 1;
    }
    println!(
        "{}: {count} texts with mistakes, all survived.",
        target.name
    );
    Ok(ExitCode::SUCCESS)
}

fn write_seeds(target: &Target, folder: &Path) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    for (seed, number) in (target.seeds)()?.into_iter().zip(1..) {
        fs::write(folder.join(format!("{}-{number}", target.name)), seed)?;
    }
    Ok(())
}
