//! Somebody who comes as a new guest, does something for a while, and goes, again and again.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::fmt;
use std::rc::Rc;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use pantheon_client::{ClientError, Server, Socket};
use pantheon_games::TITLES;
use pantheon_wire::{Access, Code, NewTable, SeatPlan, Spectators, Status, TimeControl};
use tokio::time::{sleep, timeout};

use super::heard::Heard;
use super::player::Dice;
use super::report::Figure;

/// How long somebody thinks.
const THINKS: Duration = Duration::from_millis(100);
/// How long somebody stays at most.
const LONGEST: Duration = Duration::from_secs(20);
/// How many tables of others are remembered to look at.
const REMEMBERED: usize = 64;
/// How many moves somebody makes at most.
const MOVES: usize = 40;
/// How many frames somebody who looks on waits for.
const FRAMES: usize = 20;

/// What happened.
#[derive(Default)]
pub(super) struct Seen {
    visits: u32,
    tables: u32,
    moves: u32,
    refused: u32,
    /// Visits that ended since the server couldn't reach its database in time.
    unavailable: u32,
    /// Tables of late.
    latest: VecDeque<String>,
}

impl Seen {
    /// What the numbers of a line are.
    pub(super) const HEADINGS: &str = "visits  tables   moves  refused  unavailable";

    pub(super) fn figures(&self) -> Vec<Figure> {
        vec![
            Figure::new("guests, each with a socket", self.visits.to_string()),
            Figure::new("tables made", self.tables.to_string()),
            Figure::new("moves", self.moves.to_string()),
            Figure::new("commands refused", self.refused.to_string()),
            Figure::new(
                "visits that the disk was too slow for",
                self.unavailable.to_string(),
            ),
        ]
    }
}

impl fmt::Display for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{:>6}  {:>6}  {:>6}  {:>7}  {:>11}",
            self.visits, self.tables, self.moves, self.refused, self.unavailable
        )
    }
}

/// Somebody who comes and goes.
pub(super) struct Visitor {
    server: Server,
    seen: Rc<RefCell<Seen>>,
    dice: Dice,
    asked: u64,
}

impl Visitor {
    pub(super) const fn new(server: Server, seen: Rc<RefCell<Seen>>, seed: u64) -> Self {
        Self {
            server,
            seen,
            dice: Dice::new(seed),
            asked: 0,
        }
    }

    /// Comes and goes until dropped.
    pub(super) async fn come_and_go(mut self) -> Result<()> {
        loop {
            // Whoever waits too long for something goes: that is a visit too.
            match timeout(LONGEST, self.visit()).await {
                Ok(Err(why)) if is_unavailable(&why) => {
                    self.seen.borrow_mut().unavailable += 1;
                    sleep(THINKS).await;
                }
                Ok(done) => done?,
                Err(_too_long) => {}
            }
            self.seen.borrow_mut().visits += 1;
        }
    }

    async fn visit(&mut self) -> Result<()> {
        let name = format!("Visitor {}", self.dice.below(1_000_000));
        let (server, _) = self.server.guest(&name).await?;
        let mut socket = server.socket().await?;
        match self.dice.below(8) {
            0 => self.look_on(&mut socket).await?,
            1 => drop(self.make(&server, SeatPlan::Open).await?),
            _ => self.play(&server, &mut socket).await?,
        }
        // Half of them take leave; the others are just gone.
        if self.dice.below(2) == 0 {
            socket.close().await?;
        }
        Ok(())
    }

    async fn make(&self, server: &Server, other: SeatPlan) -> Result<String> {
        let plan = NewTable {
            title: TITLES[self.dice.below(TITLES.len())].id.to_owned(),
            options: serde_json::json!({}),
            seats: vec![SeatPlan::Me, other],
            access: Access::Public,
            pace: TimeControl::Untimed,
            hints: false,
            take_over: 1,
            spectators: Spectators::default(),
        };
        let table = server.make_table(&plan).await?.id.0;
        let mut seen = self.seen.borrow_mut();
        seen.tables += 1;
        seen.latest.push_back(table.clone());
        if seen.latest.len() > REMEMBERED {
            seen.latest.pop_front();
        }
        Ok(table)
    }

    /// Looks at the lobby and at somebody's table.
    async fn look_on(&mut self, socket: &mut Socket) -> Result<()> {
        self.ask(socket, "\"lobby\"").await?;
        let table = {
            let latest = &self.seen.borrow().latest;
            latest.get(self.dice.below(latest.len())).cloned()
        };
        if let Some(table) = table {
            let watch = format!(r#"{{"watch":{{"table":"{table}"}}}}"#);
            self.ask(socket, &watch).await?;
        }
        for _ in 0..FRAMES {
            socket.receive_text().await?;
        }
        Ok(())
    }

    /// Plays some moves against a bot, does what is refused now and then, and leaves the game as it is: who gives up lets
    /// bots play it to its end, and then the bots are measured.
    async fn play(&mut self, server: &Server, socket: &mut Socket) -> Result<()> {
        let table = self.make(server, SeatPlan::Bot { level: 1 }).await?;
        let watch = format!(r#"{{"watch":{{"table":"{table}"}}}}"#);
        self.ask(socket, &watch).await?;
        self.perform(socket, &table, "\"start\"").await?;
        let mut left = 1 + self.dice.below(MOVES);
        while left > 0 {
            let text = socket.receive_text().await?;
            let action = match serde_json::from_str(&text).with_context(|| text.to_string())? {
                Heard::Bye(_) => bail!("the server takes leave"),
                Heard::Answer(answer) => {
                    self.seen.borrow_mut().refused += u32::from(answer.error.is_some());
                    None
                }
                Heard::Table(news) if news.info.status == Status::Over => return Ok(()),
                Heard::Table(news) => news.position.and_then(|position| {
                    let mine = position
                        .sights
                        .iter()
                        .find(|sight| !sight.legal.is_empty())?;
                    let chosen = &mine.legal[self.dice.below(mine.legal.len())];
                    Some(chosen.action.get().to_owned())
                }),
                Heard::Hello(_) | Heard::Lobby(_) | Heard::Presence(_) => None,
            };
            let Some(action) = action else { continue };
            sleep(THINKS).await;
            // Where all act at once the bot may have been faster: then it is refused, and the next frame tells.
            let act = format!(r#"{{"act":{{"seat":0,"action":{action}}}}}"#);
            self.perform(socket, &table, &act).await?;
            self.seen.borrow_mut().moves += 1;
            left -= 1;
            match self.dice.below(8) {
                0 => {
                    self.perform(socket, &table, r#"{"chat":{"text":"Well played."}}"#)
                        .await?;
                }
                1 => {
                    self.perform(socket, &table, r#"{"resign":{"seat":1}}"#)
                        .await?;
                }
                _ => {}
            }
        }
        Ok(())
    }

    async fn perform(&mut self, socket: &mut Socket, table: &str, command: &str) -> Result<()> {
        let ask = format!(r#"{{"do":{{"table":"{table}","command":{command}}}}}"#);
        self.ask(socket, &ask).await
    }

    async fn ask(&mut self, socket: &mut Socket, ask: &str) -> Result<()> {
        self.asked += 1;
        let frame = format!(r#"{{"id":"{}","ask":{ask}}}"#, self.asked);
        Ok(socket.send(frame).await?)
    }
}

/// Whether the server couldn't reach its database in time, as on a machine whose disk is busy with something else.
fn is_unavailable(why: &anyhow::Error) -> bool {
    let told = why.downcast_ref::<ClientError>();
    told.and_then(ClientError::problem)
        .is_some_and(|problem| problem.code == Code::Unavailable)
}
