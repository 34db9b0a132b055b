//! An attack: one address lets hundreds of tables of the strongest bots think. How long does a weak bot wait at the
//! table of somebody at another address?

use std::net::{IpAddr, Ipv4Addr};
use std::time::Duration;

use anyhow::{Context, Result, bail};
use pantheon_client::{Server, Socket};
use pantheon_wire::{
    Ask, CommandId, CommandRequest, Done, SeatPlan, ServerFrame, Status, TableCommand, TableId,
    TableUpdate,
};
use tokio::time::{Instant, timeout_at};

use super::player::plan;
use super::report::Figure;
use crate::served::Served;

/// How many tables the attacker has.
const TABLES: usize = 237;
/// How many of them each guest makes.
const EACH: usize = 20;
/// How often the honest bot is waited for, at most.
const WAITS: usize = 40;
/// For how long, at most.
const LONGEST: Duration = Duration::from_mins(3);
/// Two addresses of this machine that no network has in common.
const ATTACKER: IpAddr = IpAddr::V4(Ipv4Addr::new(127, 66, 0, 1));
const HONEST: IpAddr = IpAddr::V4(Ipv4Addr::new(127, 1, 0, 1));

/// What happens, in a few words.
pub(super) fn scene() -> String {
    format!("{TABLES} tables of level-8 bots from one address, and a level-1 bot of another")
}

/// Attacks, and tells what an honest person has to wait.
pub(super) async fn measure(running: &Served) -> Result<Vec<Figure>> {
    let server = running.server()?;
    let quiet = honest(&server.asked_from(HONEST), 10).await?;
    println!("{TABLES} tables are made.");
    let began = Instant::now();
    attack(&server.asked_from(ATTACKER)).await?;
    let made = began.elapsed();
    println!("Somebody plays against a bot.");
    let waits = honest(&server.asked_from(HONEST), WAITS).await?;
    let metrics = server.text("GET", "/metrics", None).await?;
    let told = |name: &str| {
        let line = metrics.lines().find_map(|line| line.strip_prefix(name));
        line.map_or("none".to_owned(), |value| value.trim().to_owned())
    };
    let millis = |wait: Option<&Duration>| {
        wait.map_or("none in time".to_owned(), |wait| {
            format!("{:.0} ms", wait.as_secs_f64() * 1000.0)
        })
    };
    Ok(vec![
        Figure::new("tables made within", format!("{:.0} s", made.as_secs_f64())),
        Figure::new(
            "wait for the bot before, median",
            millis(quiet.get(quiet.len() / 2)),
        ),
        Figure::new(
            "wait for the bot under attack, median",
            millis(waits.get(waits.len() / 2)),
        ),
        Figure::new(
            "wait for the bot under attack, longest",
            millis(waits.last()),
        ),
        Figure::new("waits measured", waits.len().to_string()),
        Figure::new(
            "bots that waited at the end",
            told("pantheon_jobs_waiting "),
        ),
    ])
}

async fn attack(server: &Server) -> Result<()> {
    let mut made = 0;
    while made < TABLES {
        let (guest, _) = server.guest(&format!("Attacker {made}")).await?;
        for _ in 0..EACH.min(TABLES - made) {
            let bots = vec![SeatPlan::Bot { level: 8 }; 4];
            let table = guest.make_table(&plan(bots)).await?;
            start(&guest, &table.id).await?;
            made += 1;
        }
    }
    Ok(())
}

async fn start(guest: &Server, table: &TableId) -> Result<()> {
    let request = CommandRequest {
        id: CommandId::from("start"),
        command: TableCommand::Start,
        seen: None,
        key: None,
    };
    let path = format!("/api/tables/{table}/commands");
    let _begun: Done = guest.post(&path, &request).await?;
    Ok(())
}

/// Plays against a weak bot, and tells how long it was waited for, the shortest first.
async fn honest(server: &Server, most: usize) -> Result<Vec<Duration>> {
    let until = Instant::now() + LONGEST;
    let mut waits = Vec::new();
    while waits.len() < most && Instant::now() < until {
        let mut game = Game::begin(server).await?;
        // When time is up, the wait that goes on counts as well.
        let _time_is_up = timeout_at(until, game.play(most - waits.len())).await;
        waits.append(&mut game.waits);
        waits.extend(game.waits_since.map(|since| since.elapsed()));
    }
    waits.sort();
    Ok(waits)
}

struct Game {
    socket: Socket,
    table: TableId,
    asked: u32,
    waits: Vec<Duration>,
    waits_since: Option<Instant>,
}

impl Game {
    async fn begin(server: &Server) -> Result<Self> {
        let (guest, _) = server.guest("Somebody").await?;
        let seats = vec![SeatPlan::Me, SeatPlan::Bot { level: 1 }];
        let table = guest.make_table(&plan(seats)).await?.id;
        let mut game = Self {
            socket: guest.socket().await?,
            table: table.clone(),
            asked: 0,
            waits: Vec::new(),
            waits_since: None,
        };
        let watch = Ask::Watch {
            table: table.clone(),
            key: None,
            since: None,
        };
        game.ask(watch).await?;
        start(&guest, &table).await?;
        Ok(game)
    }

    async fn ask(&mut self, ask: Ask) -> Result<()> {
        self.asked += 1;
        let id = CommandId(self.asked.to_string());
        Ok(self.socket.ask(&id, ask).await?)
    }

    /// Plays until the bot was waited for so often, or the game is over.
    async fn play(&mut self, most: usize) -> Result<()> {
        while self.waits.len() < most {
            match self.socket.receive().await? {
                ServerFrame::Table(update) if update.info.status == Status::Over => break,
                ServerFrame::Table(update) => self.see(*update).await?,
                ServerFrame::Bye(why) => bail!("the server takes leave: {why:?}"),
                _ => {}
            }
        }
        Ok(())
    }

    async fn see(&mut self, update: TableUpdate) -> Result<()> {
        let waited = self.waits_since.take();
        self.waits.extend(waited.map(|since| since.elapsed()));
        let Some(position) = update.position else {
            return Ok(());
        };
        let mine = position.sights.into_iter().find(|s| !s.legal.is_empty());
        let Some(sight) = mine else {
            self.waits_since = Some(Instant::now());
            return Ok(());
        };
        let action = sight.legal.into_iter().next().context("nothing is legal")?;
        self.ask(Ask::Do {
            table: self.table.clone(),
            command: TableCommand::Act {
                seat: 0,
                action: action.action,
            },
            seen: Some(update.seq),
            key: None,
        })
        .await
    }
}
