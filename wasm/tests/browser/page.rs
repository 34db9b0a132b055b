//! A page with a person who plays.

use pantheon_engine::{Random as _, Rng};
use pantheon_games::TITLES;
use pantheon_wasm::Local;
use pantheon_wire::{
    Ask, ClientFrame, CommandId, LocalRecord, LocalSave, LocalStep, LocalTable, NewTable, News,
    Position, Reply, SeatPlan, Seq, ServerFrame, Sight, Status, TableCommand, TableId, TableUpdate,
};
use serde_json::{Value, json};

/// All titles.
pub(crate) fn titles() -> impl Iterator<Item = &'static str> {
    TITLES.iter().map(|info| info.id)
}

/// A page with a person who plays, and what it heard last.
pub(crate) struct Page {
    pub(crate) local: Local,
    pub(crate) now: u64,
    pub(crate) last: Option<TableUpdate>,
    /// Everything that it was told of the table that it watches, as it happened.
    pub(crate) told: Vec<News>,
    /// Where the game stood each time that it was told, and after which place in the log.
    pub(crate) positions: Vec<(Seq, Position)>,
    /// The tables that it was told to save.
    pub(crate) changed: Vec<TableId>,
    next: Option<u64>,
    asked: u32,
    rng: Rng,
}

/// A time as JavaScript says it: whole milliseconds of any year that people live in.
#[expect(clippy::cast_precision_loss)]
fn at(now: u64) -> f64 {
    now as f64
}

impl Page {
    pub(crate) fn new(luck: u8) -> Self {
        let now = 1_800_000_000_000;
        Self {
            local: Local::new(&[luck; 32], "Ana".to_owned(), at(now)),
            now,
            last: None,
            told: Vec::new(),
            positions: Vec::new(),
            changed: Vec::new(),
            next: Some(0),
            asked: 0,
            rng: Rng::new(luck.into()),
        }
    }

    /// The time as JavaScript says it.
    pub(crate) fn time(&self) -> f64 {
        at(self.now)
    }

    pub(crate) fn make(&mut self, plan: &NewTable) -> TableId {
        let made = self
            .local
            .make(&serde_json::to_string(plan).unwrap(), self.time());
        table(&made)
    }

    /// Makes a table, watches it and begins.
    pub(crate) fn begin(&mut self, plan: &NewTable) -> TableId {
        let table = self.make(plan);
        self.watch(&table);
        self.command(&table, TableCommand::Start).unwrap();
        table
    }

    pub(crate) fn watch(&mut self, table: &TableId) {
        self.last = None;
        let ask = Ask::Watch {
            table: table.clone(),
            key: None,
            since: None,
        };
        assert_eq!(self.ask(ask), Reply::Ok {});
    }

    /// Asks something, and hears all that is told with the answer.
    pub(crate) fn ask(&mut self, ask: Ask) -> Reply {
        self.asked += 1;
        let id = CommandId(format!("page-{}-{}", self.now, self.asked));
        let frame = ClientFrame { id, ask };
        let text = serde_json::to_string(&frame).unwrap();
        let step = self.local.ask(&text, self.time());
        let mut frames = self.hear(&step).into_iter();
        match frames.next() {
            Some(ServerFrame::Answer(answer)) if answer.id.as_ref() == Some(&frame.id) => {
                answer.reply
            }
            other => panic!("no answer: {other:?}"),
        }
    }

    pub(crate) fn command(
        &mut self,
        table: &TableId,
        command: TableCommand,
    ) -> Result<u32, pantheon_wire::Problem> {
        let seen = self.last.as_ref().map(|update| update.seq);
        let ask = Ask::Do {
            table: table.clone(),
            command,
            seen,
            key: None,
        };
        match self.ask(ask) {
            Reply::Done(done) => Ok(done.seq),
            Reply::Error(problem) => Err(problem),
            other => panic!("not an answer to a command: {other:?}"),
        }
    }

    /// Lets time pass until something is due, and lets it happen; false if nothing ever is.
    pub(crate) fn step(&mut self) -> bool {
        let Some(next) = self.next else { return false };
        self.now += next;
        let step = self.local.step(self.time());
        self.hear(&step);
        true
    }

    fn hear(&mut self, step: &str) -> Vec<ServerFrame> {
        let step: LocalStep = serde_json::from_str(step).unwrap();
        for frame in &step.frames {
            if let ServerFrame::Table(update) = frame {
                let before = self.last.as_ref().map_or(0, |last| last.seq);
                assert!(update.after == before || update.after == 0, "news is lost");
                if update.after == 0 {
                    self.told.clear();
                }
                self.told.extend(update.news.iter().cloned());
                let position = update.position.clone();
                self.positions
                    .extend(position.map(|position| (update.seq, position)));
                self.last = Some((**update).clone());
            }
        }
        self.changed.extend(step.changed);
        self.next = step.next;
        step.frames
    }

    pub(crate) fn sights(&self) -> &[Sight] {
        let update = self.last.as_ref().expect("a table is watched");
        let position = update.position.as_ref();
        position.map_or(&[], |position| &position.sights)
    }

    pub(crate) fn status(&self) -> Status {
        self.last.as_ref().expect("a table is watched").info.status
    }

    /// One of one's own legal actions, if there is one.
    fn choice(&mut self) -> Option<(u8, Value)> {
        let options: Vec<(u8, Value)> = self
            .sights()
            .iter()
            .filter_map(|sight| Some((sight.seat?, &sight.legal)))
            .flat_map(|(seat, legal)| legal.iter().map(move |l| (seat, l.action.clone())))
            .collect();
        let count = u32::try_from(options.len()).unwrap();
        (count > 0).then(|| options[self.rng.below(count) as usize].clone())
    }

    /// Plays so many rounds of one's own action and of what is due, or until the game is over.
    pub(crate) fn play(&mut self, table: &TableId, rounds: usize) {
        for _ in 0..rounds {
            if self.status() != Status::Playing {
                return;
            }
            if let Some((seat, action)) = self.choice() {
                self.command(table, TableCommand::Act { seat, action })
                    .expect("what is listed is accepted");
            }
            // Where one acts together with bots a person takes their time.
            self.step();
        }
    }

    pub(crate) fn play_to_the_end(&mut self, table: &TableId) {
        self.play(table, 20_000);
        assert_eq!(self.status(), Status::Over, "the game doesn't end");
    }

    pub(crate) fn save(&self, table: &TableId) -> String {
        self.save_after(table, 0).join("\n")
    }

    /// What it begins with, and the rows after a place.
    pub(crate) fn save_after(&self, table: &TableId, after: u32) -> Vec<String> {
        match serde_json::from_str(&self.local.save(table.as_str(), after)).unwrap() {
            LocalSave::Saved { head, rows } => [vec![head], rows].concat(),
            LocalSave::Error(problem) => panic!("{problem}"),
        }
    }

    pub(crate) fn record(&self, table: &TableId) -> LocalRecord {
        serde_json::from_str(&self.local.record(table.as_str())).unwrap()
    }

    /// The record of a game that is over.
    pub(crate) fn record_of_end(&self, table: &TableId) -> String {
        match self.record(table) {
            LocalRecord::Over(text) => text,
            other => panic!("not the record of an end: {other:?}"),
        }
    }
}

/// The table that was made.
pub(crate) fn table(made: &str) -> TableId {
    match serde_json::from_str(made).unwrap() {
        LocalTable::Table(table) => table,
        LocalTable::Error(problem) => panic!("{problem}"),
    }
}

pub(crate) fn bot(level: u8) -> SeatPlan {
    SeatPlan::Bot { level }
}

pub(crate) fn beside(name: &str) -> SeatPlan {
    SeatPlan::HotSeat {
        name: name.to_owned(),
    }
}

/// A table of a title for these, or for as many of them as it takes.
pub(crate) fn fitting(title: &str, seats: &[SeatPlan]) -> NewTable {
    let info = TITLES.iter().find(|info| info.id == title).unwrap();
    plan(title, &seats[..seats.len().min(info.max_seats.into())])
}

/// A table of a title for these.
pub(crate) fn plan(title: &str, seats: &[SeatPlan]) -> NewTable {
    serde_json::from_value(json!({ "title": title, "seats": seats, "hints": true })).unwrap()
}
