//! A table as it is saved in the browser: its log, a line for what it begins with and one for each row.

use pantheon_tables::memory::MemoryStore;
use pantheon_tables::{
    LastSeen, Life, LifeError, Moment, Row, Settings, Setup, TableStore as _, Who,
};
use pantheon_wire::{Code, CommandId, OfferKind, Problem, Seq, Status, TableCommand, TableId};
use serde::{Deserialize, Serialize};

use crate::at_once::at_once;
use crate::json;

/// The version of the form below. Another one isn't read.
const FORM: u32 = 1;

/// A table's whole log. The seed is in it.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Saved {
    form: u32,
    pub(crate) table: TableId,
    pub(crate) setup: Setup,
    /// In the first line only where it is from before rows had lines of their own.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) rows: Vec<Row>,
}

impl Saved {
    pub(crate) fn new(table: TableId, setup: Setup, rows: Vec<Row>) -> Self {
        Self {
            form: FORM,
            table,
            setup,
            rows,
        }
    }

    /// The lines: what it begins with, and the rows after a place.
    pub(crate) fn lines(mut self, after: Seq) -> (String, Vec<String>) {
        let rows = std::mem::take(&mut self.rows);
        let rows = rows.iter().filter(|row| row.seq > after);
        let rows = rows.map(json::write).collect();
        (json::write(&self), rows)
    }

    /// Reads what was saved.
    pub(crate) fn read(text: &str) -> Result<Self, Problem> {
        let mut lines = text.lines();
        let mut saved: Self = json::read(lines.next().unwrap_or_default())?;
        for line in lines {
            saved.rows.push(json::read(line)?);
        }
        if saved.form == FORM {
            Ok(saved)
        } else {
            let message = format!("the form of what was saved is {}, not {FORM}", saved.form);
            Err(Problem::new(Code::Malformed, message))
        }
    }

    /// The table out of the store.
    pub(crate) fn of(store: &MemoryStore, table: &TableId) -> Result<Self, Problem> {
        let stored = at_once(store.load(table, true))??;
        let stored = stored.ok_or_else(|| no_table(table))?;
        Ok(Self::new(table.clone(), stored.setup, stored.rows))
    }

    /// Lives the whole log.
    pub(crate) fn live(&self, settings: &Settings) -> Result<Life, Problem> {
        let live = || {
            let mut life = Life::new(self.table.clone(), self.setup.clone(), settings)?;
            for row in &self.rows {
                life.relive(row)?;
            }
            Ok(life)
        };
        live().map_err(|why: LifeError| Problem::new(Code::BadSetup, why.to_string()))
    }

    /// Puts the table into the store, unless it is there. A game whose clock runs stands still from its last row on:
    /// nobody was here to play it.
    pub(crate) fn keep(
        mut self,
        store: &MemoryStore,
        who: &Who,
        settings: &Settings,
    ) -> Result<TableId, Problem> {
        if store.last(&self.table) > 0 {
            return Ok(self.table);
        }
        let mut life = self.live(settings)?;
        if let Some(row) = stand_still(&mut life, who) {
            self.rows.push(row);
        }
        let Some((first, rows)) = self.rows.split_first() else {
            return Err(Problem::new(Code::Malformed, "a table has a first row"));
        };
        let summary = life.summary();
        at_once(store.create(&self.table, &self.setup, first, &summary))??;
        for row in rows {
            at_once(store.append(&self.table, row, None))??;
        }
        Ok(self.table)
    }
}

/// Whether a life's clock runs, so that something happens though nobody does anything.
fn runs_by_itself(life: &Life) -> bool {
    life.status() == Status::Playing && life.due(&LastSeen::new()).is_some()
}

/// The command with which a seat of somebody lets a game stand still whose clock runs; none if it needn't or can't.
pub(crate) fn pauses(life: &Life, who: &Who) -> Vec<TableCommand> {
    let offer = |seat: pantheon_engine::Seat| TableCommand::Offer {
        seat: seat.number(),
        what: OfferKind::Pause,
    };
    let seats = life.eyes(Some(&who.id)).0;
    let seats = seats.iter().filter(|_| runs_by_itself(life));
    seats.map(offer).collect()
}

fn stand_still(life: &mut Life, who: &Who) -> Option<Row> {
    let id = CommandId(format!("pause-{}", life.seq()));
    let (now, seen) = (life.at(), LastSeen::new());
    let moment = Moment { now, seen: &seen };
    let mut commands = pauses(life, who).into_iter();
    commands.find_map(|command| {
        let lived = life.perform(who, &id, &command, None, &moment, None);
        lived.ok().map(|lived| lived.row)
    })
}

/// There is no such table in this browser.
pub(crate) fn no_table(table: &TableId) -> Problem {
    Problem::new(Code::NotFound, format!("there is no table {table}"))
}
