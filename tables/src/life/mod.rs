//! What a table's rows add up to.
//!
//! A life moves by one row at a time, and only by [`Life::live`], whether the row is new or read from the log. So what
//! a command does and what its row does when it is read again can't differ.

mod clocks;
mod decide;
mod errors;
mod eyes;
mod full_news;
mod live;
mod offers;
mod people;
mod plan;
mod sealed;
mod seats;
mod settings;
mod shelf;
mod snapshot;
mod time;

pub use errors::{LifeError, problem as problem_of};
pub use eyes::{BotTurn, Eyes, Situation};
pub use full_news::{FullNews, Lived};
pub(crate) use plan::LONGEST_DELAY;
pub use plan::line as one_line;
pub use settings::{Confusable, Settings};
pub use time::{LastSeen, Moment};

use std::collections::{BTreeSet, VecDeque};
use std::sync::Arc;

use pantheon_engine::Message;
use pantheon_games::{AnyMatch, ShelfError, Title};
use pantheon_wire::{CommandId, Ending, Seq, Spectators, Status, TableId, UserId, WallMillis};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::fact::{Fact, Row, Setup};
use crate::service::Who;
use clocks::Clocks;
use offers::Offers;
use seats::SeatState;

/// A table, alive.
pub struct Life {
    table: TableId,
    setup: Setup,
    /// The digest that its seed was committed to with.
    commitment: String,
    /// The title with the rules and the content that the table was made with; none if this release doesn't have them.
    title: Option<Arc<dyn Title>>,
    settings: Settings,
    seq: Seq,
    at: WallMillis,
    seats: Vec<SeatState>,
    phase: Phase,
    rematch: Option<TableId>,
    /// What opens the table to those who are invited: the first key, or the one since somebody was sent away.
    key: String,
    /// Those whom the host has sent away, and who haven't come back.
    sent_away: BTreeSet<UserId>,
}

/// Where a table is in its life.
enum Phase {
    Gathering,
    Playing(Running),
    Paused(Running, WallMillis),
    /// The game has begun, by rules or with content that this release doesn't have. Nothing can be done but to say so.
    Sealed,
    Over(Option<Running>, Ending),
}

/// A game that has begun.
struct Running {
    game: Box<dyn AnyMatch>,
    /// When it began.
    began: WallMillis,
    /// How long it has stood still so far.
    stood_still: u64,
    clocks: Option<Clocks>,
    offers: Offers,
    /// The last steps, to tell what a race was lost to.
    marks: VecDeque<Mark>,
    /// Since when somebody has to act whose turn it wasn't before.
    turn_since: WallMillis,
    /// Since when people could be here: since the game began, or the last outage that mattered ended.
    served_since: WallMillis,
}

/// A step of the game that is fresh enough to have won a race.
#[derive(Clone, Copy)]
struct Mark {
    seq: Seq,
    at: WallMillis,
    seat: Option<u8>,
    step: u32,
}

/// How many steps a race may be lost to.
const MARKS: usize = 16;

impl Life {
    /// A table before its first row.
    pub fn new(table: TableId, setup: Setup, settings: &Settings) -> Result<Self, LifeError> {
        let commitment = shelf::seed(&setup)?.commitment().to_string();
        let title = match shelf::of(&setup) {
            Ok(title) => Some(title),
            Err(why @ ShelfError::UnknownTitle { .. }) => return Err(LifeError::Title(why)),
            Err(why) => {
                tracing::warn!(%table, %why, "tables: this release lacks a table's rules or content, its game can't go on");
                None
            }
        };
        let seats = setup.plan.seats.iter();
        let seats = seats.map(|plan| SeatState::planned(plan, &setup)).collect();
        Ok(Self {
            table,
            commitment,
            settings: settings.clone(),
            seq: 0,
            at: setup.made,
            seats,
            phase: Phase::Gathering,
            rematch: None,
            key: setup.key.clone(),
            sent_away: BTreeSet::new(),
            title,
            setup,
        })
    }

    /// The first row of a new table.
    pub fn make(
        &mut self,
        by: &Who,
        command: Option<CommandId>,
        at: WallMillis,
    ) -> Result<Lived, LifeError> {
        let row = Row {
            seq: 1,
            at: at.max(self.at),
            by: Some(by.id.clone()),
            command,
            fact: Fact::Made,
        };
        let full_news = self.relive(&row)?;
        Ok(Lived { row, full_news })
    }

    /// Lives a durable row again.
    pub fn relive(&mut self, row: &Row) -> Result<FullNews, LifeError> {
        let told = self
            .live(row.clone())
            .map_err(|why| why.in_the_log(row.seq))?;
        if told.row == *row {
            Ok(told.full_news)
        } else {
            Err(LifeError::Diverged { seq: row.seq })
        }
    }

    /// Which table it is.
    pub const fn id(&self) -> &TableId {
        &self.table
    }

    /// The title as it is played here, if this release can.
    pub const fn title(&self) -> Option<&Arc<dyn Title>> {
        self.title.as_ref()
    }

    /// What never changes about it.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The last place in its log.
    pub const fn seq(&self) -> Seq {
        self.seq
    }

    /// When that was.
    pub const fn at(&self) -> WallMillis {
        self.at
    }

    /// Whether its game has begun.
    pub fn has_begun(&self) -> bool {
        self.running().is_some()
    }

    /// By how many milliseconds those who look on are kept behind the game.
    pub fn delay(&self) -> u64 {
        match self.setup.plan.spectators {
            Spectators::Welcome { delay } => u64::from(delay) * 1_000,
            Spectators::Nobody => 0,
        }
    }

    /// Whether somebody is kept behind the game: those who hold no seat, where the table says so.
    pub fn keeps_behind(&self, user: Option<&UserId>) -> bool {
        self.delay() > 0 && self.eyes(user).0.is_empty()
    }

    /// When its game began; when the table was made, if it hasn't.
    pub fn began(&self) -> WallMillis {
        self.running().map_or(self.setup.made, |run| run.began)
    }

    /// Where it is in its life.
    pub const fn status(&self) -> Status {
        match self.phase {
            Phase::Gathering => Status::Gathering,
            Phase::Playing(_) | Phase::Sealed => Status::Playing,
            Phase::Paused(..) => Status::Paused,
            Phase::Over(..) => Status::Over,
        }
    }

    /// Why it is over, if it is.
    pub const fn ending(&self) -> Option<Ending> {
        match self.phase {
            Phase::Over(_, ending) => Some(ending),
            _ => None,
        }
    }

    /// Bounds the memory that a long game takes. What is forgotten is in the log.
    pub fn forget(&mut self) {
        // Nothing is taken back once it is over, and no race lost.
        let keep = if matches!(self.phase, Phase::Over(..)) {
            0
        } else {
            MARKS
        };
        if let Some(running) = self.running_mut() {
            running.game.forget(keep as u32);
        }
    }

    /// How many steps the game has, once it has begun.
    fn steps(&self) -> Option<u32> {
        self.running().map(|run| run.game.steps())
    }

    fn running(&self) -> Option<&Running> {
        match &self.phase {
            Phase::Playing(running) | Phase::Paused(running, _) => Some(running),
            Phase::Over(running, _) => running.as_ref(),
            Phase::Gathering | Phase::Sealed => None,
        }
    }

    fn running_mut(&mut self) -> Option<&mut Running> {
        match &mut self.phase {
            Phase::Playing(running) | Phase::Paused(running, _) => Some(running),
            Phase::Over(running, _) => running.as_mut(),
            Phase::Gathering | Phase::Sealed => None,
        }
    }
}

/// What is written to be sent on, with trees for what the title wrote: for whoever looks into it.
pub(crate) fn read<T: Serialize, R: DeserializeOwned>(written: &T) -> R {
    let text = serde_json::to_vec(written).expect("it is plain data with string keys");
    serde_json::from_slice(&text).expect("both have one form")
}

impl Running {
    /// Who won, and how, once the game has ended by its rules.
    fn result(&self) -> Option<Message> {
        self.game.outcome()?.result(&self.game.info())
    }

    /// The game's own time at a moment by the server's clock: what has passed since it began, less what it stood
    /// still, and never less than before.
    fn time(&self, at: WallMillis) -> u64 {
        at.saturating_sub(self.began)
            .saturating_sub(self.stood_still)
            .max(self.game.time())
    }

    /// The moment by the server's clock at which the game's own time will be this, if it doesn't stand still.
    const fn wall(&self, time: u64) -> WallMillis {
        self.began + self.stood_still + time
    }
}
