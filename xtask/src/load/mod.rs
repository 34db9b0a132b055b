//! `load`: how much a server bears, over real sockets, with a database that really writes.
//!
//! It starts the release of `pantheon serve` with limits raised, since all players come from one address, and lets
//! players who choose at random sit at tables of Gods of Rome. Server and players share the machine, so the players
//! are cheap: one thread, and of each frame they read only what they need.

mod attack;
pub(crate) mod churn;
mod cold;
mod heard;
mod nodes;
mod player;
mod report;
mod server;
mod stage;
mod tally;
mod visitor;

use std::time::Duration;

use anyhow::{Context, Result};

use crate::shell::build_pantheon;
pub(crate) use player::Dice;
pub(crate) use report::{Figure, keep_in, page};
use server::{Database, Program};

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
    #[arg(long)]
    cold: bool,
    /// Instead: how long a bot is waited for while another address lets hundreds of tables of strong bots think.
    #[arg(long)]
    attack: bool,
    /// Instead: how soon what is done at one process is seen at another, by each means there is, and what it costs that a
    /// table's seats are at both. On PostgreSQL.
    #[arg(long)]
    nodes: bool,
    /// Puts the figures into docs/performance.md.
    #[arg(long)]
    write: bool,
}

impl Args {
    /// What a person types to get the same.
    fn line(&self) -> String {
        if self.attack {
            let database = self.database.name();
            return format!("cargo xtask load --attack --database {database}");
        }
        if self.nodes {
            return format!(
                "cargo xtask load --nodes --tables {} --pace {} --seconds {}",
                self.tables, self.pace, self.seconds
            );
        }
        let mut line = format!(
            "cargo xtask load --tables {} --seats {} --pace {} --seconds {} --database {}",
            self.tables,
            self.seats,
            self.pace,
            self.seconds,
            self.database.name(),
        );
        if self.cold {
            line.push_str(" --cold");
        }
        line
    }

    /// What happens, in a few words.
    fn scene(&self) -> String {
        if self.attack {
            return attack::scene();
        }
        if self.nodes {
            return nodes::scene(self.tables, self.pace);
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
    if args.binary.is_none() {
        println!("Building Pantheon for speed.");
        build_pantheon()?;
    }
    let program = Program::find(args.binary.as_deref())?;
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .context("no runtime")?;
    let database = if args.nodes {
        &Database::Postgres
    } else {
        &args.database
    };
    let place = database.prepare()?;
    let tasks = tokio::task::LocalSet::new();
    let figures = tasks.block_on(&runtime, async {
        if args.attack {
            return attack::measure(&program, &place).await;
        }
        if args.nodes {
            return nodes::measure(&program, &place, &args.nodes_plan()).await;
        }
        let mut figures = stage::measure(&program, &place, &args.stage()).await?;
        if args.cold {
            figures.extend(cold::measure(&program, &place).await?);
        }
        anyhow::Ok(figures)
    })?;
    let text = report::page(&args.scene(), &args.line(), &figures);
    println!("\n{text}");
    if args.write {
        report::keep(&args.scene(), &text)?;
    }
    Ok(())
}

impl Args {
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
