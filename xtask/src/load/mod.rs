//! `load`: how much a server bears, over real sockets, with a database that really writes.
//!
//! It starts the release of `pantheon serve` with limits raised, since all players come from one address, and lets
//! players who choose at random sit at tables of Gods of Rome. Server and players share the machine, so the players
//! are cheap: a program built for speed, with a thread for each core of its own and else one, and of each frame they read
//! only what they need. What the two share is said with the figures, and can be made less (`apart`).

mod apart;
mod attack;
pub(crate) mod churn;
mod cold;
mod heard;
mod idle;
mod nodes;
mod player;
mod report;
mod server;
mod site;
mod stage;
mod tally;
mod visitor;

use std::process::Command;
use std::time::Duration;

use anyhow::{Context, Result};

use crate::served::target;
use crate::shell::{build_pantheon, cargo, run as run_command};
use apart::Apart;
pub(crate) use player::Dice;
pub(crate) use report::{Figure, PERFORMANCE, keep_in, machine, page};
use server::{Database, Program};

/// Asked for together with what starts servers later on, these would put those on the generator's side.
const APART: [&str; 2] = ["server_cores", "namespace"];

#[derive(clap::Args)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a flag of the command"
)]
pub(crate) struct Args {
    /// How many tables there are.
    #[arg(long, default_value_t = 500)]
    tables: usize,
    /// How many sit at each, each with a socket of their own.
    #[arg(long, default_value_t = 4)]
    seats: u8,
    /// How many seconds pass before somebody acts, on average; 0 is flat out.
    #[arg(long, default_value_t = 3.0)]
    pace: f64,
    /// For how many seconds is measured, after a third of it to warm up.
    #[arg(long, default_value_t = 30)]
    seconds: u64,
    /// The database: sqlite, postgres (a throw-away one), or the address of one that may be filled.
    #[arg(long, default_value = "sqlite")]
    database: Database,
    /// A binary to measure instead of building the release.
    #[arg(long)]
    binary: Option<std::path::PathBuf>,
    /// Also how long the last position of a table with a thousand actions takes to open after a restart.
    #[arg(long, conflicts_with_all = APART)]
    cold: bool,
    /// Instead: how long a bot is waited for while another address lets hundreds of tables of strong bots think.
    #[arg(long)]
    attack: bool,
    /// Instead: how soon what is done at one process is seen at another, by each means there is, and what it costs that a
    /// table's seats are at both. On PostgreSQL.
    #[arg(long, conflicts_with_all = APART)]
    nodes: bool,
    /// Instead: what so many sockets cost that nobody says anything on.
    #[arg(long)]
    idle: Option<usize>,
    /// Instead: an evening of a large site in small, with so many people, and what larger ones need.
    #[arg(long)]
    site: Option<usize>,
    /// Uses the generator as it is built at hand instead of building it for speed: for a quick look, or where what the
    /// server computes is counted and not timed.
    #[arg(long)]
    unoptimised: bool,
    #[command(flatten)]
    apart: Apart,
    /// Puts the figures into docs/performance.md; those of a large site into docs/capacity.md.
    #[arg(long)]
    write: bool,
}

impl Args {
    /// What a person types to get the same.
    fn line(&self) -> String {
        let what = if self.attack {
            "--attack".to_owned()
        } else if let Some(sockets) = self.idle {
            format!("--idle {sockets}")
        } else if let Some(people) = self.site {
            format!("--site {people} --seconds {}", self.seconds)
        } else if self.nodes {
            format!(
                "--nodes --tables {} --pace {} --seconds {}",
                self.tables, self.pace, self.seconds
            )
        } else {
            format!(
                "--tables {} --seats {} --pace {} --seconds {}",
                self.tables, self.seats, self.pace, self.seconds
            )
        };
        let cold = if self.cold { " --cold" } else { "" };
        let hand = if self.unoptimised {
            " --unoptimised"
        } else {
            ""
        };
        let (database, apart) = (self.database().name(), self.apart.line());
        format!("cargo xtask load {what} --database {database}{cold}{apart}{hand}")
    }

    /// What happens, in a few words.
    fn scene(&self) -> String {
        if self.attack {
            return attack::scene();
        }
        if self.nodes {
            return nodes::scene(self.tables, self.pace);
        }
        if let Some(sockets) = self.idle {
            return format!("{sockets} idle connections, {}", self.database.name());
        }
        if let Some(people) = self.site {
            return format!("An evening with {people} people, {}", self.database.name());
        }
        let pace = if self.pace == 0.0 {
            "flat out".to_owned()
        } else {
            format!("a move every {} s at each table", self.pace)
        };
        format!(
            "{} tables of {} seats, {pace}, {}",
            self.tables,
            self.seats,
            self.database.name()
        )
    }
}

/// Measures, prints a table, and keeps it if that was asked for.
pub(crate) fn run(args: &Args) -> Result<()> {
    if cfg!(debug_assertions) && !args.unoptimised {
        return again_for_speed();
    }
    if args.binary.is_none() {
        println!("Building Pantheon for speed.");
        build_pantheon()?;
    }
    let program = Program::find(args.binary.as_deref())?;
    let way = args.apart.begin_server()?;
    let mut place = args.database().prepare()?;
    place.listen = way.listen();
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .context("no runtime")?;
    let tasks = tokio::task::LocalSet::new();
    let mut more = String::new();
    let figures = tasks.block_on(&runtime, async {
        if args.nodes {
            return nodes::measure(&program, &place, &args.nodes_plan()).await;
        }
        let running = program.start(&place)?;
        args.apart.begin_load(&way)?;
        if args.attack {
            return attack::measure(&running).await;
        }
        if let Some(sockets) = args.idle {
            return idle::measure(&running, sockets).await;
        }
        if let Some(people) = args.site {
            let time = Duration::from_secs(args.seconds);
            let site = site::measure(&running, people, time).await?;
            more = site.capacity();
            return Ok(site.figures);
        }
        let mut figures = stage::measure(&running, &args.stage(), args.apart.generators())?;
        drop(running);
        if args.cold {
            figures.extend(cold::measure(&program, &place).await?);
        }
        anyhow::Ok(figures)
    })?;
    let text = page(&args.scene(), &args.line(), &args.apart.shares(), &figures) + &more;
    println!("\n{text}");
    if args.write {
        let page = match args.site {
            Some(_) => report::CAPACITY,
            None => report::PERFORMANCE,
        };
        keep_in(page, &args.scene(), &text)?;
    }
    Ok(())
}

/// Does the same with this program built for speed: else the generator would take more of the machine than the server.
fn again_for_speed() -> Result<()> {
    println!("Building the generator for speed.");
    run_command(cargo(&["build", "--release", "--package", "xtask"]))?;
    let mut again = Command::new(target().join("release/xtask"));
    again.args(std::env::args_os().skip(1));
    run_command(again)
}

impl Args {
    /// Several processes share nothing but PostgreSQL.
    const fn database(&self) -> &Database {
        if self.nodes {
            &Database::Postgres
        } else {
            &self.database
        }
    }

    fn nodes_plan(&self) -> nodes::Plan {
        nodes::Plan {
            tables: self.tables,
            pace: Duration::from_secs_f64(self.pace.max(0.0)),
            time: Duration::from_secs(self.seconds),
        }
    }

    fn stage(&self) -> stage::Plan {
        stage::Plan {
            tables: self.tables,
            seats: self.seats,
            pace: Duration::from_secs_f64(self.pace.max(0.0)),
            time: Duration::from_secs(self.seconds),
        }
    }
}
