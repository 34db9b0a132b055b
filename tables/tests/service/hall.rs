//! A service over a store in memory, and people who use it.

use pantheon_games::samples;
use pantheon_tables::memory::{
    AtOnce, MemoryBus, MemoryClock, MemoryJobs, MemoryStore, SeededEntropy,
};
use pantheon_tables::{Clock as _, Outside, Settings, Tables, Thinker, Who};
use pantheon_wire::{
    Access, Code, CommandId, Done, NewTable, PersonKind, Problem, SeatPlan, Seq, Spectators,
    TableCommand, TableInfo, TimeControl,
};
use serde_json::json;
use std::sync::Arc;

/// A service with everything that is outside of it.
pub(crate) struct Hall {
    pub(crate) store: Arc<MemoryStore>,
    pub(crate) bus: Arc<MemoryBus>,
    pub(crate) jobs: Arc<MemoryJobs>,
    pub(crate) clock: Arc<MemoryClock>,
    pub(crate) settings: Settings,
    pub(crate) tables: Tables,
}

impl Hall {
    pub(crate) fn new() -> Self {
        Self::with(Settings::default())
    }

    pub(crate) fn with(settings: Settings) -> Self {
        let (store, bus) = (Arc::default(), Arc::default());
        let (jobs, clock) = (Arc::default(), Arc::new(MemoryClock::at(1_000_000)));
        Self::over(store, bus, jobs, clock, settings)
    }

    pub(crate) fn over(
        store: Arc<MemoryStore>,
        bus: Arc<MemoryBus>,
        jobs: Arc<MemoryJobs>,
        clock: Arc<MemoryClock>,
        settings: Settings,
    ) -> Self {
        let outside = Outside {
            store: store.clone(),
            bus: bus.clone(),
            jobs: jobs.clone(),
            clock: clock.clone(),
            entropy: Arc::new(SeededEntropy::new(7)),
        };
        let tables = Tables::new(outside, settings.clone()).with_thinker(Arc::new(AtOnce));
        Self {
            store,
            bus,
            jobs,
            clock,
            settings,
            tables,
        }
    }

    /// The same with bots that think elsewhere.
    pub(crate) fn with_thinker(self, thinker: Arc<dyn Thinker>) -> Self {
        Self {
            tables: self.tables.with_thinker(thinker),
            ..self
        }
    }

    /// Another process over the same store.
    pub(crate) fn another(&self) -> Self {
        self.another_with(self.settings.clone())
    }

    /// Another process over the same store, with settings of its own.
    pub(crate) fn another_with(&self, settings: Settings) -> Self {
        let (store, bus) = (self.store.clone(), self.bus.clone());
        let (jobs, clock) = (self.jobs.clone(), self.clock.clone());
        Self::over(store, bus, jobs, clock, settings)
    }

    pub(crate) async fn make(&self, host: &str, plan: NewTable) -> TableInfo {
        let id = CommandId(format!("make {}", self.store.all().len()).replace(' ', "-"));
        self.tables.create(&who(host), &id, plan).await.unwrap()
    }

    pub(crate) async fn ask(
        &self,
        name: &str,
        table: &TableInfo,
        id: &str,
        command: TableCommand,
    ) -> Result<Done, Problem> {
        let key = table.key.as_deref();
        self.tables
            .perform(&who(name), &table.id, key, &id.into(), &command, None)
            .await
    }

    pub(crate) async fn info(&self, table: &TableInfo) -> TableInfo {
        let key = table.key.as_deref();
        self.tables.info(None, &table.id, key).await.unwrap()
    }

    /// Lets bots decide until they wait for somebody.
    pub(crate) async fn let_bots_play(&self) {
        while let Some(next) = self.jobs.next() {
            self.clock.pass(next.saturating_sub(self.clock.now()));
            let job = self.jobs.pop(self.clock.now()).unwrap();
            self.tables.work(&job).await.unwrap();
        }
    }

    pub(crate) fn last(&self, table: &TableInfo) -> Seq {
        self.store.last(&table.id)
    }
}

pub(crate) fn who(name: &str) -> Who {
    Who {
        id: name.into(),
        name: name.to_owned(),
        kind: PersonKind::Guest,
    }
}

pub(crate) fn rome(seats: Vec<SeatPlan>) -> NewTable {
    NewTable {
        title: samples::in_turns().to_owned(),
        options: json!({}),
        seats,
        access: Access::Public,
        pace: TimeControl::Untimed,
        hints: false,
        take_over: 1,
        spectators: Spectators::default(),
    }
}

pub(crate) const BOT: SeatPlan = SeatPlan::Bot { level: 1 };

pub(crate) fn chat(text: &str) -> TableCommand {
    TableCommand::Chat {
        text: text.to_owned(),
    }
}

pub(crate) const READY: TableCommand = TableCommand::Ready {
    ready: true,
    entropy: None,
};

pub(crate) fn code<T>(answer: Result<T, Problem>) -> Code {
    answer.err().expect("it isn't done").code
}

/// A table of two people whose game has begun.
pub(crate) async fn begun(hall: &Hall, plan: NewTable) -> TableInfo {
    let table = hall.make("ana", plan).await;
    let join = TableCommand::Join { seat: None };
    hall.ask("bo", &table, "1", join).await.unwrap();
    hall.ask("bo", &table, "2", READY).await.unwrap();
    hall.ask("ana", &table, "1", TableCommand::Start)
        .await
        .unwrap();
    table
}

/// Somebody whose turn it is acts.
pub(crate) async fn act(
    hall: &Hall,
    table: &TableInfo,
    name: &str,
    id: &str,
) -> Result<Done, Problem> {
    let user = who(name);
    let update = hall.tables.update(Some(&user), &table.id, None, None);
    let update = update.await?.expect("all is told anew");
    let sights = update.position.expect("the game has begun").sights;
    let mut legal = sights.iter().flat_map(|sight| {
        let seat = sight.seat.unwrap_or_default();
        sight
            .legal
            .iter()
            .map(move |legal| (seat, legal.action.clone()))
    });
    let (seat, action) = legal
        .next()
        .ok_or_else(|| Problem::new(Code::WrongTime, "not theirs"))?;
    hall.ask(name, table, id, TableCommand::Act { seat, action })
        .await
}

/// Whoever's turn it is acts, so many times.
pub(crate) async fn play(hall: &Hall, table: &TableInfo, times: u32) {
    for time in 0..times {
        let id = format!("play-{}-{time}", hall.last(table));
        if act(hall, table, "ana", &id).await.is_err() {
            act(hall, table, "bo", &id).await.unwrap();
        }
    }
}
