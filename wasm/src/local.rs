//! The tables of one person, in a browser.

mod asks;

use std::collections::BTreeMap;

use pantheon_engine::Record;
use pantheon_tables::{AtOnce, Browse, Life, LogPart, Settings, Tables, Who, title_cards};
use pantheon_wire::{
    Code, CommandId, Greeting, LocalNews, LocalPast, LocalRecord, LocalSave, LocalStep, LocalTable,
    NewTable, PROTOCOL, Person, PersonKind, Problem, SeatPlan, Seq, ServerFrame, Status, TableId,
    UserId, WallMillis,
};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::at_once::at_once;
use crate::branch::Branch;
use crate::json;
use crate::outside::{World, millis};
use crate::saved::Saved;

/// Who plays here. It is always the same person, so what was saved is theirs.
const ME: &str = "local";
/// The longest time until the next look, in milliseconds.
const LONGEST_REST: u64 = 60 * 60 * 1_000;
/// How many tables are woken in one step.
const WOKEN: u32 = 16;

/// The tables of one person, in a browser.
///
/// Every method takes and gives JSON text. Problems are answers; nothing is thrown.
#[wasm_bindgen]
pub struct Local {
    tables: Tables,
    world: World,
    settings: Settings,
    me: Who,
    /// The tables that the client watches, with the last place it was told.
    watched: BTreeMap<TableId, Option<Seq>>,
    /// The last place of each table that the caller was told to save.
    saved: BTreeMap<TableId, Seq>,
}

#[wasm_bindgen]
impl Local {
    /// No tables yet. The bytes, 32 at least, are what all luck comes from; the name is what the person is called.
    #[wasm_bindgen(constructor)]
    pub fn new(entropy: &[u8], name: String, now: f64) -> Self {
        let world = World::new(entropy, millis(now));
        let settings = settings();
        let tables = Tables::new(world.outside(), settings.clone());
        Self {
            tables: tables.with_thinker(std::sync::Arc::new(AtOnce)),
            world,
            settings,
            me: Who {
                id: UserId::from(ME),
                name,
                kind: PersonKind::Guest,
            },
            watched: BTreeMap::new(),
            saved: BTreeMap::new(),
        }
    }

    /// The first frame that a client hears: who it is. A [`ServerFrame`].
    pub fn hello(&mut self, now: f64) -> String {
        self.world.pass_to(millis(now));
        json::write(&ServerFrame::Hello(Greeting {
            protocol: PROTOCOL,
            version: env!("CARGO_PKG_VERSION").to_owned(),
            you: Person {
                id: self.me.id.clone(),
                name: self.me.name.clone(),
                kind: self.me.kind,
            },
            now: self.world.now(),
            heartbeat: 0,
        }))
    }

    /// Does what a client asks with a [`pantheon_wire::ClientFrame`]; gives a [`LocalStep`] that begins with the answer.
    pub fn ask(&mut self, frame: &str, now: f64) -> String {
        self.world.pass_to(millis(now));
        let answer = self.answer(frame);
        json::write(&self.told(vec![ServerFrame::Answer(answer)]))
    }

    /// Does what is due: the game's own clocks, the clocks of seats, and one decision of a bot at most. Gives a
    /// [`LocalStep`].
    pub fn step(&mut self, now: f64) -> String {
        self.world.pass_to(millis(now));
        // A table that can't be woken is looked at again later, and says what is wrong when it is asked for.
        let _woken = at_once(self.tables.wake_due(WOKEN));
        if let Some(job) = self.world.jobs.pop(self.world.now()) {
            // A bot whose table is gone, or has gone on, has nothing to decide.
            let _void = at_once(self.tables.work(&job));
        }
        json::write(&self.told(Vec::new()))
    }

    /// Makes a table out of a [`NewTable`]; gives a [`LocalTable`].
    pub fn make(&mut self, plan: &str, now: f64) -> String {
        self.world.pass_to(millis(now));
        let made = json::read::<NewTable>(plan).and_then(|plan| {
            nobody_else_comes(&plan.seats)?;
            let id = CommandId(self.world.name());
            Ok(at_once(self.tables.create(&self.me, &id, plan))??.id)
        });
        json::write(&local_table(made))
    }

    /// Makes a table that begins with a record's first entries, for these [`SeatPlan`]s; gives a [`LocalTable`]. A game
    /// whose clock runs stands still at first.
    pub fn branch(&mut self, record: &str, at: u32, seats: &str, now: f64) -> String {
        self.world.pass_to(millis(now));
        json::write(&local_table(self.branch_off(record, at, seats)))
    }

    /// The titles that can be played: a list of [`pantheon_wire::TitleCard`]s.
    pub fn titles(&self) -> String {
        json::write(&title_cards())
    }

    /// The tables that are here: a list of [`pantheon_wire::TableInfo`]s, the newest first.
    pub fn tables(&self) -> String {
        let all = Browse {
            limit: u32::MAX,
            ..Browse::default()
        };
        let list = at_once(self.tables.list(Some(&self.me), &all));
        let tables = list.and_then(|list| Ok(list?.tables));
        json::write(&tables.unwrap_or_default())
    }

    /// What happened at a table just before a place in its log, as it was told then: a [`LocalNews`].
    pub fn news(&self, table: &str, before: Seq) -> String {
        let (who, table) = (Some(&self.me), table.into());
        let part = LogPart::Before(before);
        let news = at_once(self.tables.news(who, &table, None, part, u32::MAX));
        let news = news.and_then(|news| news);
        json::write(&news.map_or_else(LocalNews::Error, LocalNews::News))
    }

    /// Where a table's game stood after a place in its log: a [`LocalPast`].
    pub fn past(&self, table: &str, seq: Seq) -> String {
        let table = table.into();
        let past = self.tables.past(Some(&self.me), &table, None, seq);
        let past = at_once(past).and_then(|past| past);
        json::write(&past.map_or_else(LocalPast::Error, |past| LocalPast::Past(Box::new(past))))
    }

    /// A table's record, of a game that is over or of one that runs: a [`LocalRecord`].
    pub fn record(&self, table: &str) -> String {
        let life = Saved::of(&self.world.store, &table.into());
        let life = life.and_then(|saved| saved.live(&self.settings));
        json::write(&life.map_or_else(LocalRecord::Error, |life| record_of(&life)))
    }

    /// What is printed on a table's cards, tiles and boards, by file; null if it isn't known.
    pub fn content(&self, table: &str) -> String {
        let content = at_once(self.tables.content(Some(&self.me), &table.into(), None));
        let content = content.and_then(|content| content).ok().flatten();
        json::write(&content.map(|edition| edition.values.clone()))
    }

    /// The rows of a table's log after a place, to be kept and loaded again: a [`LocalSave`].
    pub fn save(&self, table: &str, after: u32) -> String {
        let saved = Saved::of(&self.world.store, &table.into());
        json::write(&saved.map_or_else(LocalSave::Error, |saved| {
            let (head, rows) = saved.lines(after);
            LocalSave::Saved { head, rows }
        }))
    }

    /// Takes up a table from all lines that were saved of it; gives a [`LocalTable`]. A game whose clock runs stands still.
    pub fn load(&mut self, text: &str, now: f64) -> String {
        self.world.pass_to(millis(now));
        let loaded = Saved::read(text).and_then(|saved| self.take_up(saved));
        json::write(&local_table(loaded))
    }

    /// Forgets a table.
    pub fn forget(&mut self, table: &str) {
        let table = TableId::from(table);
        self.watched.remove(&table);
        self.saved.remove(&table);
        self.world.store.remove(&table);
        self.world.jobs.forget(&table);
        self.tables.let_go(&table);
    }
}

impl Local {
    fn branch_off(&mut self, record: &str, at: u32, seats: &str) -> Result<TableId, Problem> {
        let record = Record::parse(record)
            .map_err(|why| Problem::new(Code::Malformed, why.to_string()).field("record"))?;
        let seats: Vec<SeatPlan> = json::read(seats)?;
        nobody_else_comes(&seats)?;
        let branch = Branch {
            record: &record,
            at,
            seats,
            who: &self.me,
            now: self.world.now(),
        };
        self.take_up(branch.grow(TableId(self.world.name()))?)
    }

    fn take_up(&mut self, saved: Saved) -> Result<TableId, Problem> {
        let table = saved.keep(&self.world.store, &self.me, &self.settings)?;
        at_once(self.tables.wake(&table))??;
        Ok(table)
    }

    /// What a client hears after something was done: these frames, and what happened at the tables it watches.
    fn told(&mut self, mut frames: Vec<ServerFrame>) -> LocalStep {
        frames.extend(self.missed());
        LocalStep {
            frames,
            changed: self.changed(),
            next: self.next(),
        }
    }

    /// The tables that went on since the caller was last told to save them.
    fn changed(&mut self) -> Vec<TableId> {
        let mut changed = self.world.store.all();
        changed.retain(|table| {
            let last = self.world.store.last(table);
            self.saved.insert(table.clone(), last) != Some(last)
        });
        changed
    }

    /// In how many milliseconds something is due.
    fn next(&self) -> Option<u64> {
        let due = |table: &TableId| at_once(self.tables.due_next(table)).ok().flatten();
        let tables = self.world.store.all();
        let due = tables.iter().filter_map(due).chain(self.world.jobs.next());
        let rest = |due: WallMillis| due.saturating_sub(self.world.now()).min(LONGEST_REST);
        due.min().map(rest)
    }
}

/// What holds for a browser's tables: nobody is away from their own machine, a pause lasts as long as one likes, and
/// nothing is forgotten to save memory.
fn settings() -> Settings {
    Settings {
        away_after: u64::MAX,
        short_pause: u64::MAX,
        long_pause: u64::MAX,
        bots_alone: u64::MAX,
        snapshot_every: u32::MAX,
        alive: usize::MAX,
        tables_each: u32::MAX,
        ..Settings::default()
    }
}

/// Seats for others would stay free for ever.
fn nobody_else_comes(seats: &[SeatPlan]) -> Result<(), Problem> {
    let free = |seat: &SeatPlan| matches!(seat, SeatPlan::Open | SeatPlan::Invited);
    if seats.iter().any(free) {
        let message = "nobody else can come to a table in the browser";
        return Err(Problem::new(Code::BadSetup, message).field("seats"));
    }
    Ok(())
}

fn local_table(made: Result<TableId, Problem>) -> LocalTable {
    made.map_or_else(LocalTable::Error, LocalTable::Table)
}

fn record_of(life: &Life) -> LocalRecord {
    match life.record_so_far() {
        Some(record) if life.status() == Status::Over => LocalRecord::Over(record),
        Some(record) => LocalRecord::Running(record),
        None => LocalRecord::Error(no_game(life.id())),
    }
}

fn no_game(table: &TableId) -> Problem {
    Problem::new(
        Code::NotFound,
        format!("there was no game at table {table}"),
    )
}
