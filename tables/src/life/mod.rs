//! What a table's rows add up to.
//!
//! A life moves by one row at a time, and only by [`Life::live`], whether the row is new or read from the log. So what
//! a command does and what its row does when it is read again can't differ.

mod clocks;
mod decide;
mod errors;
mod eyes;
mod kept;
mod live;
mod offers;
mod people;
mod plan;
mod seats;
mod settings;
mod shelf;
mod tidings;
mod time;

pub use errors::LifeError;
pub use eyes::{BotTurn, Eyes, Situation};
pub use plan::line as one_line;
pub use settings::Settings;
pub use tidings::{Lived, Tidings};
pub use time::{LastSeen, Moment};

use std::collections::VecDeque;

use pantheon_games::Table;
use pantheon_wire::{CommandId, Ending, Seq, Status, TableId, WallMillis};

use crate::fact::{Fact, Row, Setup};
use crate::service::Who;
use clocks::Clocks;
use offers::Offers;
use seats::SeatState;

/// A table, alive.
pub struct Life {
    table: TableId,
    setup: Setup,
    settings: Settings,
    seq: Seq,
    at: WallMillis,
    seats: Vec<SeatState>,
    phase: Phase,
    rematch: Option<TableId>,
}

/// Where a table is in its life.
enum Phase {
    Gathering,
    Playing(Running),
    Paused(Running, WallMillis),
    Over(Option<Running>, Ending),
}

/// A game that has begun.
struct Running {
    game: Box<dyn Table>,
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
const MARKS: usize = 64;

impl Life {
    /// A table before its first row.
    pub fn new(table: TableId, setup: Setup, settings: &Settings) -> Result<Self, LifeError> {
        shelf::check(&setup)?;
        let seats = setup.plan.seats.iter();
        let seats = seats
            .map(|plan| SeatState::planned(plan, &setup.host, &setup.host_name))
            .collect();
        Ok(Self {
            table,
            settings: settings.clone(),
            seq: 0,
            at: setup.made,
            seats,
            phase: Phase::Gathering,
            rematch: None,
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
        let tidings = self.relive(&row)?;
        Ok(Lived { row, tidings })
    }

    /// Lives a durable row again.
    pub fn relive(&mut self, row: &Row) -> Result<Tidings, LifeError> {
        let told = self
            .live(row.clone())
            .map_err(|why| why.in_the_log(row.seq))?;
        if told.row == *row {
            Ok(told.tidings)
        } else {
            Err(LifeError::Diverged { seq: row.seq })
        }
    }

    /// Which table it is.
    pub const fn id(&self) -> &TableId {
        &self.table
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

    /// Where it is in its life.
    pub const fn status(&self) -> Status {
        match self.phase {
            Phase::Gathering => Status::Gathering,
            Phase::Playing(_) => Status::Playing,
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
        if let Some(running) = self.running_mut() {
            running.game.forget(MARKS as u32);
        }
    }

    fn running(&self) -> Option<&Running> {
        match &self.phase {
            Phase::Playing(running) | Phase::Paused(running, _) => Some(running),
            Phase::Over(running, _) => running.as_ref(),
            Phase::Gathering => None,
        }
    }

    fn running_mut(&mut self) -> Option<&mut Running> {
        match &mut self.phase {
            Phase::Playing(running) | Phase::Paused(running, _) => Some(running),
            Phase::Over(running, _) => running.as_mut(),
            Phase::Gathering => None,
        }
    }
}

impl Running {
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
