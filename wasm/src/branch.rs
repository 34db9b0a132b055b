//! A new table that goes on from a moment of a record.

use pantheon_engine::{Digest, Input, Record, RecordEntry};
use pantheon_games::title;
use pantheon_tables::{Fact, Life, Row, Setup, Who};
use pantheon_wire::{
    Access, Code, NewTable, Problem, SeatPlan, Seq, Spectators, TableId, TimeControl, WallMillis,
};

use crate::saved::Saved;

/// The level of the bot that plays for somebody who has given up.
const TAKE_OVER: u8 = 3;

/// Where a branch begins, and who plays it.
pub(crate) struct Branch<'a> {
    pub(crate) record: &'a Record,
    /// After how many entries.
    pub(crate) at: u32,
    pub(crate) seats: Vec<SeatPlan>,
    pub(crate) who: &'a Who,
    pub(crate) now: WallMillis,
}

impl Branch<'_> {
    /// The table, under a name, with the record's first entries as its log.
    pub(crate) fn grow(self, table: TableId) -> Result<Saved, Problem> {
        let header = &self.record.header;
        if self.at > self.record.footer.entries {
            let message = format!("the record has only {} entries", self.record.footer.entries);
            return Err(Problem::new(Code::OutOfBounds, message).field("at"));
        }
        if self.seats.len() != header.seats.len() {
            let message = format!("the record has {} seats", header.seats.len());
            return Err(Problem::new(Code::BadSetup, message).field("seats"));
        }
        let entries = &self.record.entries[..self.at as usize];
        // Here everything is checked that the record claims up to this entry.
        let game = title(&header.title)
            .and_then(|title| title.replay(self.record, Some(entries.len())))
            .map_err(|why| Problem::new(Code::BadSetup, why.to_string()))?;
        let setup = self.setup(&table, game.time())?;
        let rows = self.rows(entries, setup.made);
        Ok(Saved::new(table, setup, rows))
    }

    fn setup(&self, table: &TableId, time: u64) -> Result<Setup, Problem> {
        let header = &self.record.header;
        let mut setup = Setup {
            plan: NewTable {
                title: header.title.clone(),
                options: header.options.clone(),
                seats: self.seats.clone(),
                access: Access::Private,
                pace: TimeControl::Untimed,
                hints: true,
                take_over: TAKE_OVER,
                spectators: Spectators::Nobody,
            },
            host: self.who.id.clone(),
            host_name: self.who.name.clone(),
            host_program: self.who.is_program(),
            seed: self.record.footer.seed.clone(),
            key: Digest::of(&[b"branch", table.as_str().as_bytes()]).short(),
            // As if it had begun so long ago that the game's own time is now what it was then.
            made: self.now.saturating_sub(time),
            rules: header.rules,
            content: header.content.to_string(),
            edition: header.edition.clone(),
            rematch_of: None,
            entropy: header.entropy.clone(),
            network: pantheon_tables::Network::default(),
        };
        let title = Life::title_of(&setup)?;
        setup.plan = Life::check_plan(setup.plan, &*title)?;
        Ok(setup)
    }

    /// The entries as rows. What was taken back is left out: luck is keyed by the step, so the rest leads to the same.
    fn rows(&self, entries: &[RecordEntry], began: WallMillis) -> Vec<Row> {
        let mut steps: Vec<&RecordEntry> = Vec::new();
        for entry in entries {
            match entry.input {
                Input::Undo { to } => steps.truncate(to as usize),
                Input::Act { .. } | Input::Tick => steps.push(entry),
            }
        }
        let by_host =
            [Fact::Made, Fact::Began].map(|fact| (began, Some(self.who.id.clone()), fact));
        let played = steps.into_iter().filter_map(|entry| {
            let fact = self.fact(entry)?;
            Some((began + entry.at, None, fact))
        });
        let facts = by_host.into_iter().chain(played);
        let row = |(number, (at, by, fact)): (usize, _)| Row {
            seq: number as Seq + 1,
            at,
            by,
            command: None,
            fact,
        };
        facts.enumerate().map(row).collect()
    }

    fn fact(&self, entry: &RecordEntry) -> Option<Fact> {
        let state = entry.state.to_string();
        match &entry.input {
            Input::Act { seat, action } => Some(Fact::Acted {
                seat: seat.number(),
                action: action.clone(),
                state,
                bot: self.record.header.seats[seat.index()].kind != crate::replay::HUMAN,
            }),
            Input::Tick => Some(Fact::Ticked { state }),
            Input::Undo { .. } => None,
        }
    }
}
