//! A store that does what it is asked when the seed says so.

use std::sync::Arc;
use std::task::{Context, Poll, Waker};

use async_trait::async_trait;
use pantheon_tables::memory::MemoryStore;
use pantheon_tables::{
    Appended, Browse, Earlier, LifeSnapshot, Listed, RefusalsKept, RefusedCommand, Row, Setup,
    StoreError, Stored, Summary, TableStore,
};
use pantheon_wire::{CommandId, Seq, TableId, UserId, WallMillis};

use crate::world::World;

/// The store as one process reaches it.
pub(crate) struct SimStore {
    pub(crate) world: Arc<World>,
    pub(crate) incarnation: u64,
}

/// What a store in memory answers at once.
pub(crate) fn now<T>(future: impl Future<Output = T>) -> T {
    let mut future = std::pin::pin!(future);
    match future
        .as_mut()
        .poll(&mut Context::from_waker(Waker::noop()))
    {
        Poll::Ready(done) => done,
        Poll::Pending => unreachable!("memory never waits"),
    }
}

/// A table's log.
pub(crate) fn rows(store: &MemoryStore, table: &TableId) -> Vec<Row> {
    now(store.rows(table, 0, u32::MAX)).unwrap_or_default()
}

#[async_trait]
impl TableStore for SimStore {
    async fn create(
        &self,
        table: &TableId,
        setup: &Setup,
        first: &Row,
        summary: &Summary,
    ) -> Result<Appended, StoreError> {
        let (t, s, f, u) = (table.clone(), setup.clone(), first.clone(), summary.clone());
        let run = move |store: &MemoryStore| now(store.create(&t, &s, &f, &u));
        self.world.ask(self.incarnation, true, run).await
    }

    async fn append(
        &self,
        table: &TableId,
        row: &Row,
        summary: Option<&Summary>,
    ) -> Result<Appended, StoreError> {
        let (t, r, s) = (table.clone(), row.clone(), summary.cloned());
        let run = move |store: &MemoryStore| now(store.append(&t, &r, s.as_ref()));
        self.world.ask(self.incarnation, true, run).await
    }

    async fn load(&self, table: &TableId, whole: bool) -> Result<Option<Stored>, StoreError> {
        let t = table.clone();
        let run = move |store: &MemoryStore| now(store.load(&t, whole));
        self.world.ask(self.incarnation, false, run).await
    }

    async fn rows(&self, table: &TableId, after: Seq, limit: u32) -> Result<Vec<Row>, StoreError> {
        let t = table.clone();
        let run = move |store: &MemoryStore| now(store.rows(&t, after, limit));
        self.world.ask(self.incarnation, false, run).await
    }

    async fn find(
        &self,
        table: &TableId,
        by: &UserId,
        command: &CommandId,
    ) -> Result<Option<Earlier>, StoreError> {
        let (t, b, c) = (table.clone(), by.clone(), command.clone());
        let run = move |store: &MemoryStore| now(store.find(&t, &b, &c));
        self.world.ask(self.incarnation, false, run).await
    }

    async fn refuse(
        &self,
        table: &TableId,
        refusal: &RefusedCommand,
        most: RefusalsKept,
    ) -> Result<Appended, StoreError> {
        let (t, r) = (table.clone(), refusal.clone());
        let run = move |store: &MemoryStore| now(store.refuse(&t, &r, most));
        self.world.ask(self.incarnation, true, run).await
    }

    async fn forget_refusals(&self, before: WallMillis) -> Result<(), StoreError> {
        let run = move |store: &MemoryStore| now(store.forget_refusals(before));
        self.world.ask(self.incarnation, true, run).await
    }

    async fn keep(&self, table: &TableId, snapshot: &LifeSnapshot) -> Result<(), StoreError> {
        let (t, s) = (table.clone(), snapshot.clone());
        let run = move |store: &MemoryStore| now(store.keep(&t, &s));
        self.world.ask(self.incarnation, true, run).await
    }

    async fn list(&self, browse: &Browse) -> Result<Vec<Listed>, StoreError> {
        let b = browse.clone();
        let run = move |store: &MemoryStore| now(store.list(&b));
        self.world.ask(self.incarnation, false, run).await
    }

    async fn due(&self, at: WallMillis, limit: u32) -> Result<Vec<TableId>, StoreError> {
        let run = move |store: &MemoryStore| now(store.due(at, limit));
        self.world.ask(self.incarnation, false, run).await
    }

    async fn put_off(&self, table: &TableId, due: WallMillis) -> Result<(), StoreError> {
        let t = table.clone();
        let run = move |store: &MemoryStore| now(store.put_off(&t, due));
        self.world.ask(self.incarnation, true, run).await
    }

    async fn seen(&self, at: WallMillis, who: &[(TableId, UserId)]) -> Result<(), StoreError> {
        let w = who.to_vec();
        let run = move |store: &MemoryStore| now(store.seen(at, &w));
        self.world.ask(self.incarnation, true, run).await
    }

    async fn last_seen(&self, table: &TableId) -> Result<Vec<(UserId, WallMillis)>, StoreError> {
        let t = table.clone();
        let run = move |store: &MemoryStore| now(store.last_seen(&t));
        self.world.ask(self.incarnation, false, run).await
    }

    async fn erase(&self, user: &UserId) -> Result<Vec<TableId>, StoreError> {
        let u = user.clone();
        let run = move |store: &MemoryStore| now(store.erase(&u));
        self.world.ask(self.incarnation, true, run).await
    }
}
