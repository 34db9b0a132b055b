//! A store in simulated time, which takes some of it for every call.

use std::sync::Mutex;
use std::time::Duration;

use async_trait::async_trait;
use pantheon_tables::memory::MemoryStore;
use pantheon_tables::{
    Appended, Browse, Clock, Earlier, LifeSnapshot, Listed, RefusalsKept, RefusedCommand, Row,
    Setup, StoreError, Stored, Summary, TableStore,
};
use pantheon_wire::{CommandId, Seq, TableId, UserId, WallMillis};
use tokio::time::Instant;

/// How long a call takes.
const CALL: Duration = Duration::from_millis(1);

/// A clock that goes with the simulated time.
pub(crate) struct SteadyClock(Instant);

impl Default for SteadyClock {
    fn default() -> Self {
        Self(Instant::now())
    }
}

impl Clock for SteadyClock {
    fn now(&self) -> WallMillis {
        1_700_000_000_000 + self.0.elapsed().as_millis() as WallMillis
    }
}

/// A store in memory that takes its time.
#[derive(Default)]
pub(crate) struct SlowStore {
    store: MemoryStore,
    hangs: Mutex<Option<TableId>>,
}

impl SlowStore {
    /// Whatever is asked of a table from now on is never answered.
    pub(crate) fn hang_at(&self, table: &TableId) {
        *self.hangs.lock().unwrap() = Some(table.clone());
    }

    async fn after_a_while(&self) -> &MemoryStore {
        tokio::time::sleep(CALL).await;
        &self.store
    }

    async fn of(&self, table: &TableId) -> &MemoryStore {
        let hangs = self.hangs.lock().unwrap().as_ref() == Some(table);
        if hangs {
            std::future::pending::<()>().await;
        }
        self.after_a_while().await
    }
}

#[async_trait]
impl TableStore for SlowStore {
    async fn create(
        &self,
        table: &TableId,
        setup: &Setup,
        first: &Row,
        summary: &Summary,
    ) -> Result<Appended, StoreError> {
        let store = self.of(table).await;
        store.create(table, setup, first, summary).await
    }

    async fn append(
        &self,
        table: &TableId,
        row: &Row,
        summary: Option<&Summary>,
    ) -> Result<Appended, StoreError> {
        let store = self.of(table).await;
        store.append(table, row, summary).await
    }

    async fn load(&self, table: &TableId, whole: bool) -> Result<Option<Stored>, StoreError> {
        self.of(table).await.load(table, whole).await
    }

    async fn rows(&self, table: &TableId, after: Seq, limit: u32) -> Result<Vec<Row>, StoreError> {
        self.of(table).await.rows(table, after, limit).await
    }

    async fn find(
        &self,
        table: &TableId,
        by: &UserId,
        command: &CommandId,
    ) -> Result<Option<Earlier>, StoreError> {
        self.of(table).await.find(table, by, command).await
    }

    async fn refuse(
        &self,
        table: &TableId,
        refusal: &RefusedCommand,
        most: RefusalsKept,
    ) -> Result<Appended, StoreError> {
        self.of(table).await.refuse(table, refusal, most).await
    }

    async fn forget_refusals(&self, before: WallMillis) -> Result<(), StoreError> {
        self.after_a_while().await.forget_refusals(before).await
    }

    async fn keep(&self, table: &TableId, snapshot: &LifeSnapshot) -> Result<(), StoreError> {
        self.of(table).await.keep(table, snapshot).await
    }

    async fn list(&self, browse: &Browse) -> Result<Vec<Listed>, StoreError> {
        self.after_a_while().await.list(browse).await
    }

    async fn due(&self, now: WallMillis, limit: u32) -> Result<Vec<TableId>, StoreError> {
        self.after_a_while().await.due(now, limit).await
    }

    async fn put_off(&self, table: &TableId, due: WallMillis) -> Result<(), StoreError> {
        self.of(table).await.put_off(table, due).await
    }

    async fn seen(&self, now: WallMillis, who: &[(TableId, UserId)]) -> Result<(), StoreError> {
        self.after_a_while().await.seen(now, who).await
    }

    async fn last_seen(&self, table: &TableId) -> Result<Vec<(UserId, WallMillis)>, StoreError> {
        self.of(table).await.last_seen(table).await
    }

    async fn erase(&self, user: &UserId) -> Result<Vec<TableId>, StoreError> {
        self.after_a_while().await.erase(user).await
    }
}
