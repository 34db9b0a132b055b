//! The service over one table, asked everything.

use pantheon_tables::memory::{
    AtOnce, MemoryBus, MemoryClock, MemoryJobs, MemoryStore, SeededEntropy,
};
use pantheon_tables::{LifeSnapshot, LogPart, Outside, Settings, TableStore as _, Tables};
use pantheon_wire::{CommandId, Problem, Seq, TableCommand, TableId};
use serde::Serialize;
use serde_json::Value;
use std::sync::Arc;

use crate::played::{Played, person};

/// The service over one table that stands as a snapshot says.
pub(crate) struct World {
    tables: Tables,
    last: Seq,
}

impl World {
    pub(crate) async fn new(played: &Played, snapshot: &LifeSnapshot) -> Self {
        let store = MemoryStore::default();
        let (table, setup) = (played.life.id(), played.life.setup());
        let summary = played.life.summary();
        store
            .create(table, setup, &played.rows[0], &summary)
            .await
            .unwrap();
        for row in &played.rows[1..] {
            store.append(table, row, None).await.unwrap();
        }
        store.keep(table, snapshot).await.unwrap();
        let outside = Outside {
            store: Arc::new(store),
            bus: Arc::new(MemoryBus::default()),
            jobs: Arc::new(MemoryJobs::default()),
            clock: Arc::new(MemoryClock::at(played.now)),
            entropy: Arc::new(SeededEntropy::new(1)),
        };
        Self {
            tables: Tables::new(outside, Settings::default()).with_thinker(Arc::new(AtOnce)),
            last: played.life.seq(),
        }
    }

    pub(crate) async fn perform(
        &self,
        by: usize,
        id: &str,
        command: &TableCommand,
    ) -> Result<Seq, Problem> {
        let (table, id) = (TableId::from("t"), CommandId::from(id));
        let done = self
            .tables
            .perform(&person(by), &table, None, &id, command, Some(self.last))
            .await;
        done.map(|done| done.seq)
    }

    pub(crate) async fn check(&self, by: usize, action: &Value) -> Result<(), Problem> {
        let table = TableId::from("t");
        self.tables
            .check_act(&person(by), &table, by as u8, action)
            .await
    }

    /// What an action would bring, as text.
    pub(crate) async fn dry_run(&self, by: usize, action: &Value) -> String {
        let (who, table) = (person(by), TableId::from("t"));
        let tried = self.tables.dry_run(&who, &table, by as u8, action).await;
        json(&tried)
    }

    /// Whether an action is a grave mistake, as text.
    pub(crate) async fn weigh(&self, by: usize, action: &Value) -> String {
        let (who, table) = (person(by), TableId::from("t"));
        let weighed = self.tables.weigh(&who, &table, by as u8, action).await;
        json(&weighed)
    }

    /// Everything that somebody can be told, as text.
    pub(crate) async fn told(
        &self,
        viewer: Option<usize>,
        hints: bool,
    ) -> Vec<(&'static str, String)> {
        let who = viewer.map(person);
        let (who, table) = (who.as_ref(), TableId::from("t"));
        let tables = &self.tables;
        let text = |frame: Option<(Seq, Arc<str>)>| frame.map(|(_, text)| text.to_string());
        let mut told = vec![
            (
                "all anew",
                json(&tables.update(who, &table, None, None).await),
            ),
            (
                "what was missed",
                json(&tables.update(who, &table, None, Some(self.last)).await),
            ),
            (
                "frame",
                json(&tables.frame(who, &table, None, None).await.map(text)),
            ),
            (
                "frame of what was missed",
                json(
                    &tables
                        .frame(who, &table, None, Some(self.last))
                        .await
                        .map(text),
                ),
            ),
            (
                "news",
                json(
                    &tables
                        .news(who, &table, None, LogPart::After(self.last), 50)
                        .await,
                ),
            ),
            ("table", json(&tables.info(who, &table, None).await)),
            ("record", json(&tables.record(who, &table, None).await)),
        ];
        if let (Some(seat), true) = (viewer, hints) {
            let hints = tables.hint(&person(seat), &table, seat as u8).await;
            told.push(("hints", json(&hints)));
        }
        told
    }

    /// Whether a seat's last step can't be taken back, as the seat is told.
    pub(crate) async fn is_barrier(&self, seat: usize) -> bool {
        let (who, table) = (person(seat), TableId::from("t"));
        let update = self.tables.update(Some(&who), &table, None, None);
        let update = update.await.unwrap().expect("all is told anew");
        let position = update.position.expect("the game has begun");
        !position.sights.iter().any(|sight| sight.may_undo)
    }
}

fn json<T: Serialize>(answer: &Result<T, Problem>) -> String {
    match answer {
        Ok(answer) => serde_json::to_string(answer).unwrap(),
        Err(problem) => format!("error {}", serde_json::to_string(problem).unwrap()),
    }
}
