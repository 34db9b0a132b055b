//! `churn`: whether a server's memory stays bounded while people come and go, over real sockets.
//!
//! Every visit is a new guest with a new socket and mostly a new table, so that whatever the server keeps of those who
//! have left adds up. What it holds is written down every minute: it has to come to rest.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep_until};

use super::apart::Apart;
use super::report::{self, Figure};
use super::server::{Database, Place, Program, memory};
use super::visitor::{Seen, Visitor};
use crate::shell::build_pantheon;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// How long people come and go.
    #[arg(long, default_value_t = 60)]
    minutes: u32,
    /// How many are there at once.
    #[arg(long, default_value_t = 16)]
    visitors: u64,
    /// The database: sqlite, postgres (a throw-away one), or the address of one that may be filled.
    #[arg(long, default_value = "sqlite")]
    database: Database,
    /// A binary to measure instead of building the release.
    #[arg(long)]
    binary: Option<std::path::PathBuf>,
    /// Puts the figures into docs/performance.md.
    #[arg(long)]
    write: bool,
}

impl Args {
    /// What a person types to get the same.
    fn line(&self) -> String {
        format!(
            "cargo xtask churn --minutes {} --visitors {} --database {}",
            self.minutes,
            self.visitors,
            self.database.name(),
        )
    }

    /// What happens, in a few words.
    fn scene(&self) -> String {
        format!(
            "People come and go for {} minutes, {} at once, {}",
            self.minutes,
            self.visitors,
            self.database.name()
        )
    }
}

/// Measures, prints a line a minute and then a table, and keeps it if that was asked for.
pub(crate) fn run(args: &Args) -> Result<()> {
    if args.minutes == 0 {
        bail!("it takes at least a minute");
    }
    if args.binary.is_none() {
        println!("Building Pantheon for speed.");
        build_pantheon()?;
    }
    let program = Program::find(args.binary.as_deref())?;
    let place = args.database.prepare()?;
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .context("no runtime")?;
    let tasks = tokio::task::LocalSet::new();
    let measured = tasks.block_on(&runtime, measure(&program, &place, args))?;
    let text = report::page(
        &args.scene(),
        &args.line(),
        &Apart::default().shares(),
        &measured.figures(),
    );
    println!("\n{text}");
    if args.write {
        report::keep_in(report::PERFORMANCE, &args.scene(), &text)?;
    }
    Ok(())
}

/// What was seen.
struct Measured {
    /// Memory in KiB: before anybody came, then after each minute.
    memory: Vec<u64>,
    seen: Seen,
}

async fn measure(program: &Program, place: &Place, args: &Args) -> Result<Measured> {
    let running = program.start(place)?;
    let server = running.server()?;
    let seen = Rc::new(RefCell::new(Seen::default()));
    let mut held = vec![memory(&running)?];
    let mut visitors = JoinSet::new();
    for number in 0..args.visitors.max(1) {
        let visitor = Visitor::new(server.clone(), Rc::clone(&seen), number);
        visitors.spawn_local(visitor.come_and_go());
    }
    println!("minute  memory  {}", Seen::HEADINGS);
    println!("{:>6}  {:>2} MiB", 0, held[0] / 1024);
    let begun = Instant::now();
    for minute in 1..=args.minutes {
        tokio::select! {
            () = sleep_until(begun + Duration::from_mins(1) * minute) => {}
            Some(stopped) = visitors.join_next() => {
                stopped??;
                bail!("a visitor stopped coming");
            }
        }
        let kib = memory(&running)?;
        held.push(kib);
        println!("{minute:>6}  {:>2} MiB  {}", kib / 1024, seen.borrow());
    }
    visitors.shutdown().await;
    let seen = seen.take();
    Ok(Measured { memory: held, seen })
}

impl Measured {
    fn figures(&self) -> Vec<Figure> {
        const PARTS: usize = 6;
        let minutes = self.memory.len() - 1;
        let mib = |kib: u64| format!("{} MiB", kib / 1024);
        let most = |some: &[u64]| mib(some.iter().copied().max().unwrap_or(0));
        let mut figures = self.seen.figures();
        figures.push(Figure::new(
            "memory before anybody came",
            mib(self.memory[0]),
        ));
        // Each part begins where the last one ended; short runs have fewer parts.
        let parts = PARTS.min(minutes);
        for part in 0..parts {
            let (from, to) = (minutes * part / parts, minutes * (part + 1) / parts);
            figures.push(Figure::new(
                format!("most memory in minutes {} to {to}", from + 1),
                most(&self.memory[from + 1..=to]),
            ));
        }
        figures
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_minute_is_in_one_part() {
        for minutes in [1, 5, 6, 60, 61] {
            let memory = (0..=minutes).map(|minute| minute * 1024).collect();
            let seen = Seen::default();
            let told = Measured { memory, seen }.figures();
            let text = report::page("here", "cargo", "alone", &told);
            // Memory grows here, so that the most of a part is its last minute.
            let ends = text.lines().filter_map(|line| {
                let (_, part) = line.split_once("in minutes ")?;
                let (from, rest) = part.split_once(" to ")?;
                let (to, most) = rest.split_once(" | ")?;
                assert_eq!(most.strip_suffix(" MiB |"), Some(to));
                Some((from.parse::<u64>().ok()?, to.parse::<u64>().ok()?))
            });
            let mut next = 1;
            for (from, to) in ends {
                assert_eq!(from, next);
                next = to + 1;
            }
            assert_eq!(next, minutes + 1);
        }
    }
}
