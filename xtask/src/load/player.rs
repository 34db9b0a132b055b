//! A player: one seat at a table, one socket, choosing at random.

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use pantheon_client::{Server, Socket};
use pantheon_games::TITLES;
use pantheon_wire::{Access, NewTable, SeatPlan, Spectators, Status, TimeControl};
use tokio::sync::watch;
use tokio::time::{Instant, sleep_until};

use super::heard::{Heard, HeardTable};
use super::tally::Tally;

/// Those who sit at a table, one game after the other.
pub(super) struct Group {
    /// The table of now.
    pub(super) table: watch::Sender<String>,
    pub(super) seats: u8,
    /// Who may look on.
    pub(super) spectators: Spectators,
    /// How long somebody takes to act, on average.
    pub(super) pace: Cell<Duration>,
    pub(super) tally: Rc<RefCell<Tally>>,
}

/// A table of the first title for so many people.
pub(super) fn plan(seats: Vec<SeatPlan>) -> NewTable {
    NewTable {
        title: TITLES[0].id.to_owned(),
        options: serde_json::json!({}),
        seats,
        access: Access::Private,
        pace: TimeControl::Untimed,
        hints: false,
        take_over: 1,
        spectators: Spectators::Nobody,
    }
}

/// Makes a table for a group.
pub(super) async fn make_table(
    server: &Server,
    seats: u8,
    spectators: Spectators,
) -> Result<(String, String)> {
    let mut who = vec![SeatPlan::Me];
    who.resize(usize::from(seats), SeatPlan::Invited);
    let plan = NewTable {
        spectators,
        ..plan(who)
    };
    let table = server.make_table(&plan).await?;
    Ok((
        table.id.0,
        table.key.context("the host isn't told the key")?,
    ))
}

/// A small generator: nobody's luck depends on it.
pub(crate) struct Dice(Cell<u64>);

impl Dice {
    pub(crate) const fn new(seed: u64) -> Self {
        Self(Cell::new(seed))
    }

    /// A number below another.
    pub(crate) fn below(&self, end: usize) -> usize {
        // SplitMix64.
        let state = self.0.get().wrapping_add(0x9e37_79b9_7f4a_7c15);
        self.0.set(state);
        let mixed = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) % end.max(1) as u64) as usize
    }
}

/// A move that was sent.
struct Sent {
    id: String,
    /// When it was meant to be sent. Nobody is to be thought quick because the generator was slow.
    meant: Instant,
    /// How much later it was sent.
    late: Duration,
}

/// One seat at a table.
pub(super) struct Player {
    server: Server,
    socket: Socket,
    seat: u8,
    group: Rc<Group>,
    dice: Dice,
    asked: u64,
    seq: u32,
    started: bool,
    /// Since when they wait for a game to begin.
    comes: Option<Instant>,
    /// The move that waits for its answer.
    waits: Option<Sent>,
    /// The move that is thought about, and until when.
    thinks: Option<(String, Instant)>,
}

impl Player {
    pub(super) fn new(
        server: Server,
        socket: Socket,
        seat: u8,
        group: Rc<Group>,
        seed: u64,
    ) -> Self {
        Self {
            server,
            socket,
            seat,
            group,
            dice: Dice::new(seed),
            asked: 0,
            seq: 0,
            started: false,
            comes: None,
            waits: None,
            thinks: None,
        }
    }

    /// Hears what is said and says nothing, until the sender of a signal gives it.
    pub(super) async fn wait_for(&mut self, mut signal: watch::Receiver<bool>) -> Result<()> {
        while !*signal.borrow_and_update() {
            tokio::select! {
                changed = signal.changed() => changed?,
                text = self.socket.receive_text() => drop(text?),
            }
        }
        Ok(())
    }

    /// Plays one game after the other, until dropped.
    pub(super) async fn play(mut self) -> Result<()> {
        let mut tables = self.group.table.subscribe();
        loop {
            let table = tables.borrow_and_update().clone();
            self.game(&table).await?;
            if self.seat == 0 {
                self.group.tally.borrow_mut().games += 1;
                let (next, key) =
                    make_table(&self.server, self.group.seats, self.group.spectators).await?;
                self.group.table.send_replace(format!("{next} {key}"));
            }
            while *tables.borrow_and_update() == table {
                // What comes late of the old table is read, so that the socket stays alive.
                tokio::select! {
                    changed = tables.changed() => changed?,
                    text = self.socket.receive_text() => drop(text?),
                }
            }
        }
    }

    async fn game(&mut self, table_and_key: &str) -> Result<()> {
        let (table, key) = table_and_key.split_once(' ').context("no key")?;
        (self.seq, self.started, self.waits, self.thinks) = (0, false, None, None);
        self.comes = Some(Instant::now());
        self.ask(&format!(
            r#"{{"watch":{{"table":"{table}","key":"{key}"}}}}"#
        ))
        .await?;
        if self.seat > 0 {
            let join = format!(r#"{{"join":{{"seat":{}}}}}"#, self.seat);
            self.ask(&format!(
                r#"{{"do":{{"table":"{table}","key":"{key}","command":{join}}}}}"#
            ))
            .await?;
        }
        self.ask(&format!(
            r#"{{"do":{{"table":"{table}","command":{{"ready":{{"ready":true}}}}}}}}"#
        ))
        .await?;
        loop {
            let thought = match (&self.thinks, &self.waits) {
                (Some((_, until)), None) => Some(*until),
                _ => None,
            };
            tokio::select! {
                text = self.socket.receive_text() => {
                    let text = text?;
                    if self.hear(&text, table).await? {
                        return Ok(());
                    }
                }
                () = sleep_until(thought.unwrap_or_else(Instant::now)), if thought.is_some() => {
                    self.act(table).await?;
                }
            }
        }
    }

    /// Hears a frame. Answers whether the game is over.
    async fn hear(&mut self, text: &str, table: &str) -> Result<bool> {
        self.group.tally.borrow_mut().frame(text.len());
        match serde_json::from_str(text).with_context(|| text.to_owned())? {
            Heard::Answer(answer) => {
                let ours = self
                    .waits
                    .take_if(|sent| Some(sent.id.as_str()) == answer.id);
                let mut tally = self.group.tally.borrow_mut();
                match (ours, answer.error) {
                    (Some(sent), None) => tally.ack(sent.meant.elapsed(), sent.late),
                    (_, Some(why)) => tally.refuse(why.get()),
                    (None, None) => {}
                }
                Ok(false)
            }
            Heard::Table(news) if news.table == table => self.see(&news).await,
            Heard::Bye(_) => bail!("the server takes leave"),
            Heard::Table(_) | Heard::Hello(_) | Heard::Lobby(_) | Heard::Presence(_) => Ok(false),
        }
    }

    async fn see(&mut self, news: &HeardTable<'_>) -> Result<bool> {
        self.seq = news.seq;
        let info = &news.info;
        let starts = info.status == Status::Gathering && self.seat == 0 && !self.started;
        if starts && info.seats.iter().all(|seat| seat.ready) {
            self.started = true;
            self.ask(&format!(
                r#"{{"do":{{"table":"{}","command":"start"}}}}"#,
                news.table
            ))
            .await?;
        }
        if let Some(since) = self.comes.take_if(|_| news.position.is_some()) {
            self.group.tally.borrow_mut().begins(since.elapsed());
        }
        let sights = news.position.iter().flat_map(|position| &position.sights);
        let mine = sights.into_iter().find(|sight| !sight.legal.is_empty());
        self.thinks = mine.map(|sight| {
            let chosen = &sight.legal[self.dice.below(sight.legal.len())];
            (
                chosen.action.get().to_owned(),
                Instant::now() + self.delay(),
            )
        });
        Ok(info.status == Status::Over)
    }

    /// Half of the pace to one and a half times the pace.
    fn delay(&self) -> Duration {
        const PARTS: usize = 1 << 16;
        let pace = self.group.pace.get();
        pace / 2 + pace * self.dice.below(PARTS) as u32 / PARTS as u32
    }

    async fn act(&mut self, table: &str) -> Result<()> {
        if let Some((action, meant)) = self.thinks.take() {
            let late = meant.elapsed();
            let id = self
                .ask(&format!(
                    r#"{{"do":{{"table":"{table}","seen":{},"command":{{"act":{{"seat":{},"action":{action}}}}}}}}}"#,
                    self.seq, self.seat
                ))
                .await?;
            self.waits = Some(Sent { id, meant, late });
        }
        Ok(())
    }

    async fn ask(&mut self, ask: &str) -> Result<String> {
        self.asked += 1;
        let id = self.asked.to_string();
        self.socket
            .send(format!(r#"{{"id":"{id}","ask":{ask}}}"#))
            .await?;
        Ok(id)
    }
}
