//! Everything outside, in memory: for tests, simulations, and tables that needn't outlive a process.

use std::collections::{BTreeMap, VecDeque};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use async_trait::async_trait;
use pantheon_engine::{Digest, Rng};
use pantheon_wire::{CommandId, Seq, Spectators, Status, TableId, UserId, WallMillis};

use crate::fact::{Fact, Network, Row, Setup, Summary};
use crate::outside::{Bus, Clock, Entropy, Job, Jobs};
pub use crate::service::AtOnce;
use crate::store::{
    Appended, Browse, Earlier, LifeSnapshot, Listed, RefusalsKept, RefusedCommand, StoreError,
    Stored, TableStore,
};
use crate::uptime::{Beat, Dated, Outage, Uptime};

/// A store in memory. Nothing outlives it.
#[derive(Default)]
pub struct MemoryStore(Mutex<BTreeMap<TableId, MemoryTable>>);

struct MemoryTable {
    /// Its place among all tables, in the order in which they were made.
    number: usize,
    setup: Setup,
    rows: Vec<Row>,
    summary: Summary,
    snapshot: Option<LifeSnapshot>,
    seen: BTreeMap<UserId, WallMillis>,
    /// The newest last.
    refusals: Vec<RefusedCommand>,
}

impl MemoryTable {
    fn find(&self, by: &UserId, command: &CommandId) -> Option<Earlier> {
        let theirs =
            |row: &&Row| row.by.as_ref() == Some(by) && row.command.as_ref() == Some(command);
        let refused = |refusal: &&RefusedCommand| refusal.by == *by && refusal.command == *command;
        let row = self.rows.iter().find(theirs).cloned().map(Earlier::Done);
        row.or_else(|| {
            let refusal = self.refusals.iter().find(refused).cloned();
            refusal.map(Earlier::Refused)
        })
    }

    /// Removes the oldest refusals where there are too many.
    fn limit_refusals(&mut self, by: &UserId, most: RefusalsKept) {
        let theirs = |refusal: &RefusedCommand| refusal.by == *by;
        let count = self.refusals.iter().filter(|one| theirs(one)).count();
        if count > most.each as usize
            && let Some(oldest) = self.refusals.iter().position(theirs)
        {
            self.refusals.remove(oldest);
        }
        if self.refusals.len() > most.at_table as usize {
            self.refusals.remove(0);
        }
    }

    fn changed(&self) -> WallMillis {
        self.rows.last().map_or(self.setup.made, |row| row.at)
    }

    /// Whether somebody may be shown another state than this.
    fn lags(&self, since: WallMillis) -> bool {
        let spectators = self.setup.plan.spectators;
        matches!(spectators, Spectators::Welcome { delay } if delay > 0)
            && (self.summary.status != Status::Over || self.changed() > since)
    }

    fn suits(&self, browse: &Browse) -> bool {
        let summary = &self.summary;
        browse
            .title
            .as_ref()
            .is_none_or(|title| *title == self.setup.plan.title)
            && (browse.status.is_empty()
                || browse.status.contains(&summary.status)
                || browse.lagging_since.is_some_and(|since| self.lags(since)))
            && browse.access.is_none_or(|access| access == summary.access)
            && browse
                .member
                .as_ref()
                .is_none_or(|user| summary.members.contains(user))
            && browse
                .near
                .as_ref()
                .is_none_or(|near| *near == self.setup.network.near)
            && browse
                .wide
                .as_ref()
                .is_none_or(|wide| *wide == self.setup.network.wide)
            && browse
                .changed_after
                .is_none_or(|after| self.changed() > after)
    }

    fn erase(&mut self, user: &UserId) {
        self.seen.remove(user);
        let mut erased = false;
        self.refusals.retain(|refusal| refusal.by != *user);
        if self.setup.host == *user {
            self.setup.host_name.clear();
            self.setup.network = Network::default();
            erased = true;
        }
        for row in self
            .rows
            .iter_mut()
            .filter(|row| row.by.as_ref() == Some(user))
        {
            row.command = None;
            match &mut row.fact {
                Fact::Joined { name, .. } => name.clear(),
                Fact::Said { name, text } => {
                    name.clear();
                    text.clear();
                }
                _ => continue,
            }
            erased = true;
        }
        if erased {
            self.snapshot = None;
        }
    }
}

impl MemoryStore {
    fn tables(&self) -> MutexGuard<'_, BTreeMap<TableId, MemoryTable>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The last place in a table's log; 0 if there is no such table.
    pub fn last(&self, table: &TableId) -> Seq {
        let tables = self.tables();
        tables.get(table).map_or(0, |kept| kept.rows.len() as Seq)
    }

    /// How many refusals are remembered at a table.
    pub fn refusals(&self, table: &TableId) -> usize {
        let tables = self.tables();
        tables.get(table).map_or(0, |kept| kept.refusals.len())
    }

    /// Removes a table. Whoever has its life has to let go of it.
    pub fn remove(&self, table: &TableId) {
        self.tables().remove(table);
    }

    /// All tables, in no order that matters.
    pub fn all(&self) -> Vec<TableId> {
        self.tables().keys().cloned().collect()
    }
}

fn missing(table: &TableId) -> StoreError {
    StoreError::Damaged(format!("there is no table {table}"))
}

#[async_trait]
impl TableStore for MemoryStore {
    async fn create(
        &self,
        table: &TableId,
        setup: &Setup,
        first: &Row,
        summary: &Summary,
    ) -> Result<Appended, StoreError> {
        let mut tables = self.tables();
        if tables.contains_key(table) {
            return Ok(Appended::Conflict);
        }
        let kept = MemoryTable {
            number: tables
                .values()
                .map(|kept| kept.number + 1)
                .max()
                .unwrap_or(0),
            setup: setup.clone(),
            rows: vec![first.clone()],
            summary: summary.clone(),
            snapshot: None,
            seen: BTreeMap::new(),
            refusals: Vec::new(),
        };
        tables.insert(table.clone(), kept);
        Ok(Appended::Done)
    }

    async fn append(
        &self,
        table: &TableId,
        row: &Row,
        summary: Option<&Summary>,
    ) -> Result<Appended, StoreError> {
        let mut tables = self.tables();
        let kept = tables.get_mut(table).ok_or_else(|| missing(table))?;
        let asked = row.by.as_ref().zip(row.command.as_ref());
        let next = kept.rows.len() as Seq + 1;
        if row.seq > next {
            return Err(StoreError::Damaged(format!(
                "row {} doesn't follow row {}",
                row.seq,
                next - 1
            )));
        }
        if row.seq < next || asked.is_some_and(|(by, command)| kept.find(by, command).is_some()) {
            return Ok(Appended::Conflict);
        }
        kept.rows.push(row.clone());
        if let Some(summary) = summary {
            if summary.status == Status::Over {
                kept.setup.network = Network::default();
            }
            kept.summary = summary.clone();
        }
        Ok(Appended::Done)
    }

    async fn load(&self, table: &TableId, whole: bool) -> Result<Option<Stored>, StoreError> {
        Ok(self.tables().get(table).map(|kept| {
            let snapshot = kept.snapshot.clone().filter(|_| !whole);
            let after = snapshot
                .as_ref()
                .map_or(0, |snapshot| snapshot.seq as usize);
            Stored {
                setup: kept.setup.clone(),
                over: kept.summary.status == Status::Over,
                rows: kept.rows[after..].to_vec(),
                snapshot,
            }
        }))
    }

    async fn rows(&self, table: &TableId, after: Seq, limit: u32) -> Result<Vec<Row>, StoreError> {
        let tables = self.tables();
        let kept = tables.get(table).ok_or_else(|| missing(table))?;
        let rows = kept.rows.iter().skip(after as usize);
        Ok(rows.take(limit as usize).cloned().collect())
    }

    async fn find(
        &self,
        table: &TableId,
        by: &UserId,
        command: &CommandId,
    ) -> Result<Option<Earlier>, StoreError> {
        let tables = self.tables();
        Ok(tables.get(table).and_then(|kept| kept.find(by, command)))
    }

    async fn refuse(
        &self,
        table: &TableId,
        refusal: &RefusedCommand,
        most: RefusalsKept,
    ) -> Result<Appended, StoreError> {
        let mut tables = self.tables();
        let kept = tables.get_mut(table).ok_or_else(|| missing(table))?;
        if kept.find(&refusal.by, &refusal.command).is_some() {
            return Ok(Appended::Conflict);
        }
        kept.refusals.push(refusal.clone());
        kept.limit_refusals(&refusal.by, most);
        Ok(Appended::Done)
    }

    async fn forget_refusals(&self, before: WallMillis) -> Result<(), StoreError> {
        for kept in self.tables().values_mut() {
            kept.refusals.retain(|refusal| refusal.at >= before);
        }
        Ok(())
    }

    async fn keep(&self, table: &TableId, snapshot: &LifeSnapshot) -> Result<(), StoreError> {
        let mut tables = self.tables();
        let kept = tables.get_mut(table).ok_or_else(|| missing(table))?;
        let newer = |there: &LifeSnapshot| there.seq >= snapshot.seq;
        if !kept.snapshot.as_ref().is_some_and(newer) {
            kept.snapshot = Some(snapshot.clone());
        }
        Ok(())
    }

    async fn list(&self, browse: &Browse) -> Result<Vec<Listed>, StoreError> {
        let tables = self.tables();
        let after = browse.after.as_ref();
        let after = after.map(|table| tables.get(table).map_or(0, |kept| kept.number));
        let mut found: Vec<_> = tables
            .iter()
            .filter(|(_, kept)| after.is_none_or(|after| kept.number < after))
            .filter(|(_, kept)| kept.suits(browse))
            .collect();
        found.sort_by_key(|(_, kept)| std::cmp::Reverse(kept.number));
        found.truncate(browse.limit as usize);
        let listed = |(id, kept): (&TableId, &MemoryTable)| Listed {
            id: id.clone(),
            seq: kept.rows.len() as Seq,
            changed: kept.changed(),
        };
        Ok(found.into_iter().map(listed).collect())
    }

    async fn due(&self, now: WallMillis, limit: u32) -> Result<Vec<TableId>, StoreError> {
        let tables = self.tables();
        let mut due: Vec<_> = tables
            .iter()
            .filter_map(|(id, kept)| Some((kept.summary.due?, id)))
            .filter(|(due, _)| *due <= now)
            .collect();
        due.sort();
        due.truncate(limit as usize);
        Ok(due.into_iter().map(|(_, id)| id.clone()).collect())
    }

    async fn put_off(&self, table: &TableId, due: WallMillis) -> Result<(), StoreError> {
        let mut tables = self.tables();
        let kept = tables.get_mut(table).ok_or_else(|| missing(table))?;
        kept.summary.due = kept.summary.due.map(|_| due);
        Ok(())
    }

    async fn seen(&self, now: WallMillis, who: &[(TableId, UserId)]) -> Result<(), StoreError> {
        let mut tables = self.tables();
        for (table, user) in who {
            if let Some(kept) = tables.get_mut(table) {
                kept.seen.insert(user.clone(), now);
            }
        }
        Ok(())
    }

    async fn last_seen(&self, table: &TableId) -> Result<Vec<(UserId, WallMillis)>, StoreError> {
        let tables = self.tables();
        let kept = tables.get(table).ok_or_else(|| missing(table))?;
        Ok(kept.seen.iter().map(|(u, at)| (u.clone(), *at)).collect())
    }

    async fn erase(&self, user: &UserId) -> Result<Vec<TableId>, StoreError> {
        let mut held = Vec::new();
        for (id, kept) in self.tables().iter_mut() {
            kept.erase(user);
            let summary = &kept.summary;
            if summary.status != Status::Over && summary.members.contains(user) {
                held.push(id.clone());
            }
        }
        Ok(held)
    }
}

/// The time that processes share, in memory. Its own clock is set by hand.
#[derive(Default)]
pub struct MemoryUptime {
    kept: Mutex<(Option<Dated>, Vec<Outage>)>,
    clock: MemoryClock,
}

impl MemoryUptime {
    /// Lets time pass for the store.
    pub fn pass(&self, millis: u64) {
        self.clock.pass(millis);
    }
}

#[async_trait]
impl Uptime for MemoryUptime {
    async fn beat(&self, now: WallMillis, known: Option<Dated>) -> Result<Beat, StoreError> {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let (beat, outages) = &mut *kept;
        let store = self.clock.now();
        let last = beat.unwrap_or(Dated { time: now, store });
        outages.extend(Outage::between(last.time, now));
        let now = last.after(known, now, store);
        if beat.is_none() || now.time > last.time {
            *beat = Some(now);
        }
        let new = outages
            .iter()
            .filter(|outage| known.is_none_or(|known| outage.ended > known.time));
        Ok(Beat {
            now,
            outages: new.copied().collect(),
        })
    }
}

/// A bus that remembers how far each table has got.
#[derive(Default)]
pub struct MemoryBus(Mutex<BTreeMap<TableId, Seq>>);

impl MemoryBus {
    /// The last place that was published.
    pub fn last(&self, table: &TableId) -> Option<Seq> {
        let published = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        published.get(table).copied()
    }
}

impl Bus for MemoryBus {
    fn publish(&self, table: &TableId, seq: Seq, _due: Option<WallMillis>) {
        let mut published = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let last = published.entry(table.clone()).or_default();
        *last = seq.max(*last);
    }
}

/// A queue of jobs.
#[derive(Default)]
pub struct MemoryJobs(Mutex<VecDeque<Job>>);

impl MemoryJobs {
    /// The first job that may be done by now.
    pub fn pop(&self, now: WallMillis) -> Option<Job> {
        let mut jobs = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let ripe = jobs.iter().position(|job| job.not_before <= now)?;
        jobs.remove(ripe)
    }

    /// When the first job may be done, if there is one.
    pub fn next(&self) -> Option<WallMillis> {
        let jobs = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        jobs.iter().map(|job| job.not_before).min()
    }
}

#[async_trait]
impl Jobs for MemoryJobs {
    async fn push(&self, job: Job) {
        let mut jobs = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if !jobs.contains(&job) {
            jobs.push_back(job);
        }
    }
}

/// A clock that is set by hand.
#[derive(Default)]
pub struct MemoryClock(AtomicU64);

impl MemoryClock {
    /// A clock that shows this.
    pub const fn at(now: WallMillis) -> Self {
        Self(AtomicU64::new(now))
    }

    /// Lets time pass.
    pub fn pass(&self, millis: u64) {
        self.0.fetch_add(millis, Ordering::SeqCst);
    }
}

impl Clock for MemoryClock {
    fn now(&self) -> WallMillis {
        self.0.load(Ordering::SeqCst)
    }

    fn follow(&self, to: WallMillis) {
        self.0.fetch_max(to, Ordering::SeqCst);
    }
}

/// Bytes that anybody can guess who knows the number: the same in every run.
pub struct SeededEntropy(Mutex<Rng>);

impl SeededEntropy {
    /// The bytes for this number.
    pub fn new(seed: u64) -> Self {
        Self(Mutex::new(Rng::new(seed)))
    }
}

impl Entropy for SeededEntropy {
    fn fill(&self, bytes: &mut [u8]) {
        let mut rng = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        for some in bytes.chunks_mut(32) {
            let fresh = Digest::of(&[&rng.next_u64().to_le_bytes()]);
            some.copy_from_slice(&fresh.bytes()[..some.len()]);
        }
    }
}
