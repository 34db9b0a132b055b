//! `chaos`: real nodes on one database and one broker, people of every title at them, and everything goes wrong that can. An observer
//! holds what people noted against what is promised.
//!
//! What goes wrong when follows from a seed, which is printed; what people do follows from it too, but not in which
//! order it meets.

mod aftermath;
mod clock;
mod database;
mod drive;
mod frames;
mod group;
mod lines;
mod news;
mod nodes;
mod notes;
mod observer;
mod person;
mod player;
mod report;
mod schedule;
#[path = "../../../store/tests/both/small_disk.rs"]
#[expect(dead_code, reason = "the tests that share it need more of it")]
mod small_disk;
mod town;

use std::fmt::{Display, Write as _};
use std::fs;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result, bail};
use tokio::task::{JoinSet, LocalSet};
use tokio::time::{sleep, timeout};

use crate::load::{Dice, keep_in, page};
use crate::served::target;
use crate::shell::{build_pantheon, build_pantheon_to_test, span};
use clock::FalseClocks;
use database::Database;
use drive::Site;
use group::Group;
use news::News;
use observer::{Run, Violation, judge_run};
use report::Outcome;
use schedule::{Means, Planned, draw};
use town::{Phase, Town};

const PAGE: &str = "docs/chaos.md";
/// What the figures were measured beside.
const SHARES: &str = "nodes, database, broker and people share all cores";
/// How long things go wrong before a change lands, and the seed of a plan that has every kind of fault in that time.
const CHECKED: Duration = Duration::from_mins(2);
const CHECKED_SEED: u64 = 1;
/// How long last games are played without thinking before what isn't over is given up.
const LAST_GAMES: Duration = Duration::from_secs(5);
/// Within which time all must have come to their end after that.
const ENDS: Duration = Duration::from_mins(2);

#[derive(clap::Args)]
pub(crate) struct Args {
    /// For how many seconds things go wrong.
    #[arg(long, default_value_t = 600)]
    seconds: u64,
    /// How many tables are played at, by two each with one who looks on.
    #[arg(long, default_value_t = 40)]
    tables: usize,
    /// How many seconds somebody thinks, on average.
    #[arg(long, default_value_t = 1.0)]
    pace: f64,
    /// What goes wrong when. Without it, something new every time.
    #[arg(long)]
    seed: Option<u64>,
    /// A binary instead of building the release.
    #[arg(long)]
    binary: Option<PathBuf>,
    /// Puts the figures into docs/chaos.md.
    #[arg(long)]
    write: bool,
    /// What is checked before a change lands: two minutes at a few tables, always with the same plan, and with the binary
    /// of the tests.
    #[arg(long, exclusive = true)]
    check: bool,
}

impl Args {
    /// With so much time and this seed, and else as it comes.
    pub(crate) const fn lasting(time: Duration, seed: u64) -> Self {
        Self {
            seconds: time.as_secs(),
            tables: 40,
            pace: 1.0,
            seed: Some(seed),
            binary: None,
            write: false,
            check: false,
        }
    }

    /// As it is checked before a change lands.
    fn short() -> Self {
        Self {
            tables: 12,
            binary: Some(target().join("debug/pantheon")),
            ..Self::lasting(CHECKED, CHECKED_SEED)
        }
    }

    /// What a person types to get the same.
    fn line(&self, seed: u64) -> String {
        let Self {
            seconds,
            tables,
            pace,
            ..
        } = self;
        format!(
            "cargo xtask chaos --seconds {seconds} --tables {tables} --pace {pace} --seed {seed}"
        )
    }

    fn scene(&self) -> String {
        let time = span(Duration::from_secs(self.seconds));
        format!("Chaos for {time} at {} tables", self.tables)
    }
}

/// Lets things go wrong for as long as whoever lands a change waits for it.
pub(crate) fn check() -> Result<()> {
    build_pantheon_to_test()?;
    let_go_wrong(&Args::short())
}

/// Lets things go wrong as it was asked for.
pub(crate) fn run(args: &Args) -> Result<()> {
    if args.check {
        check()
    } else {
        let_go_wrong(args)
    }
}

/// Lets things go wrong, prints the figures, and keeps them if that was asked for. A broken promise is an error.
fn let_go_wrong(args: &Args) -> Result<()> {
    let program = if let Some(binary) = &args.binary {
        binary.clone()
    } else {
        build_pantheon()?;
        target().join("release/pantheon")
    };
    if !program.is_file() {
        bail!("{} isn't there", program.display());
    }
    let seed = args.seed.unwrap_or_else(seconds_since_1970);
    let folder = target().join("chaos");
    let _nothing_there = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder)?;
    let time = Duration::from_secs(args.seconds);
    let database = Database::start(time)?;
    let clocks = or_note("no clock is set wrong", FalseClocks::build(&folder));
    let news = or_note("nodes have no broker", News::start());
    let means = Means {
        disk: database.has_disk(),
        clock: clocks.is_some(),
        broker: news.is_some(),
    };
    let plan = draw(seed, time, means);
    let schedule = listed(&plan);
    fs::write(folder.join("schedule"), &schedule)?;
    println!("Seed {seed}: {} faults.", plan.len());
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .context("no runtime")?;
    let scene = Scene {
        args,
        program: &program,
        folder: &folder,
        seed,
        plan: &plan,
    };
    let played = LocalSet::new().block_on(&runtime, scene.play(database, news, clocks));
    let repeat = || {
        let line = args.line(seed);
        format!(
            "To repeat it: {line}\nLogs of the nodes are in {}.\nWhat was to go wrong:\n{schedule}",
            folder.display()
        )
    };
    let (violations, text) = played.with_context(repeat)?;
    println!("\n{text}");
    if !violations.is_empty() {
        bail!("promises were broken:\n{}{}", listed(&violations), repeat());
    }
    if args.write {
        keep_in(PAGE, &args.scene(), &text)?;
    }
    Ok(())
}

/// Things, each on a line.
fn listed(all: &[impl Display]) -> String {
    let mut text = String::new();
    for one in all {
        // A string takes whatever is written to it.
        let _ = writeln!(text, "{one}");
    }
    text
}

/// What can be had here, or a note of what isn't done without it.
fn or_note<T>(without: &str, found: Result<T>) -> Option<T> {
    if let Err(why) = &found {
        println!("Note: {without}, since that can't be done here: {why:#}.");
    }
    found.ok()
}

fn seconds_since_1970() -> u64 {
    SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |time| time.as_secs())
}

/// What is played.
struct Scene<'a> {
    args: &'a Args,
    program: &'a Path,
    folder: &'a Path,
    seed: u64,
    plan: &'a [Planned],
}

impl Scene<'_> {
    /// Plays it, and tells what was broken and the figures.
    async fn play(
        &self,
        database: Database,
        news: Option<News>,
        clocks: Option<FalseClocks>,
    ) -> Result<(Vec<Violation>, String)> {
        let pace = Duration::from_secs_f64(self.args.pace.max(0.0));
        let town = Rc::new(Town::new(pace, schedule::NODES));
        let site = Site::new(
            &town,
            self.program,
            self.folder,
            database.clone(),
            news,
            clocks,
        )?;
        let site = Rc::new(site);
        site.start().await?;
        let mut groups = self.groups(&town);
        site.follow(self.plan).await;
        let mut health = aftermath::heal(&town).await;
        town.enter(Phase::LastGames);
        sleep(LAST_GAMES).await;
        town.enter(Phase::GivingUp);
        let ends = async {
            while let Some(ended) = groups.join_next().await {
                ended?;
            }
            anyhow::Ok(())
        };
        match timeout(ENDS, ends).await {
            Ok(ended) => ended?,
            Err(_too_late) => {
                let left = groups.len();
                let what = format!("{left} groups don't come to their end within {ENDS:?}");
                town.broken("it heals by itself", None, what);
                groups.shutdown().await;
            }
        }
        aftermath::count(&town, self.folder, &mut health).await;
        site.stop().await;
        health.gone.extend(site.failed.take());
        let (rows, stopped) = (database.rows().await?, site.stopped.take());
        let mut violations = town.violations.take();
        violations.extend(judge_run(&Run {
            kept: &town.kept.take(),
            rows: &rows,
            health: &health,
            stopped: &stopped,
        }));
        let outcome = Outcome {
            town: &town,
            happened: &site.happened.take(),
            health: &health,
            stopped: &stopped,
            violations: violations.len(),
        };
        let line = self.args.line(self.seed);
        Ok((
            violations,
            page(&self.args.scene(), &line, SHARES, &outcome.figures()),
        ))
    }

    fn groups(&self, town: &Rc<Town>) -> JoinSet<()> {
        let mut groups = JoinSet::new();
        for number in 0..self.args.tables {
            let group = Group {
                town: Rc::clone(town),
                program: self.program.to_owned(),
                folder: self.folder.to_owned(),
                number,
                dice: Dice::new(self.seed.wrapping_add(number as u64 + 1)),
            };
            groups.spawn_local(group.play_on());
        }
        groups
    }
}
