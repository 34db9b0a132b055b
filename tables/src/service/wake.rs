//! What happens though nobody asks, and people who come and go.

use futures_util::future::join_all;
use pantheon_wire::{Problem, TableId, UserId, WallMillis};

use super::Tables;
use super::persist::LEASE;
use super::slot_uses::Work;
use crate::life::{LastSeen, Moment};

/// How many tables are woken at a time.
const TOGETHER: usize = 16;
/// How long a bot may put off what it does so as not to be faster than a person, in milliseconds.
const REACTION: u64 = 5_000;
/// How long a table is left alone where nothing was due after all, or that can't be brought to life, in milliseconds.
const LATER: u64 = 60_000;

/// Somebody who sits at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sitter {
    /// The number of their seat.
    pub seat: u8,
    /// The id of the person.
    pub user: UserId,
    /// When they were last seen there, if they ever were.
    pub seen: Option<WallMillis>,
}

impl Tables {
    /// Does what is due at a table: clocks that ran out, bots that are to decide, pauses that lasted long enough.
    /// Answers when something is due next.
    pub async fn wake(&self, table: &TableId) -> Result<Option<WallMillis>, Problem> {
        let mut slot = self.life_cache.take(table, Work::Wake).await?;
        let was_alive = slot.alive.is_some();
        let mut alive = self.enter(&mut slot, table).await?;
        let before = alive.seq();
        self.catch_up(&mut alive).await?;
        let due = loop {
            self.look_who_is_here(&mut alive).await?;
            self.pass_time(&mut alive).await?;
            let now = self.outside.clock.now();
            let due = self.due(&alive, now);
            let put_off = due.unwrap_or(now + LATER).max(now + 1);
            self.outside.store.put_off(table, put_off).await?;
            // If somebody appended a row just before, what they found to be due was put off with it: look again.
            if !self.catch_up(&mut alive).await? {
                break due;
            }
        };
        let changed = self
            .changed(&alive, before)
            .with_bots(self.jobs_now(&alive));
        if was_alive || changed.is_something() {
            slot.alive = Some(alive);
            drop(slot);
        } else {
            // Tables that were left behind are woken now and then for as long as they exist. Were they all kept in
            // memory for a while, it would grow with every table that was ever left.
            self.life_cache.leave_empty(table, slot);
        }
        self.tell(changed).await;
        Ok(due)
    }

    /// When something is due next at a table that is alive here, as far as is known without reading anything.
    pub async fn due_next(&self, table: &TableId) -> Option<WallMillis> {
        let slot = self.life_cache.take(table, Work::Wake).await.ok()?;
        self.due(slot.alive.as_ref()?, self.outside.clock.now())
    }

    /// The tables where something is due, at most so many, the longest due first.
    pub async fn due_tables(&self, limit: u32) -> Result<Vec<TableId>, Problem> {
        self.due_before(self.outside.clock.now(), limit).await
    }

    /// The tables where something is due before a time, at most so many, the longest due first.
    pub async fn due_before(&self, at: WallMillis, limit: u32) -> Result<Vec<TableId>, Problem> {
        Ok(self.outside.store.due(at, limit).await?)
    }

    /// The tables where something has been due for so many milliseconds, at most so many, the longest due first.
    pub async fn due_for(&self, millis: u64, limit: u32) -> Result<Vec<TableId>, Problem> {
        let now = self.outside.clock.now();
        self.due_before(now.saturating_sub(millis), limit).await
    }

    /// Before which time everything is due that another process has in hand now: clocks, and bots that it lets think.
    pub fn in_hand_until(&self) -> WallMillis {
        self.outside.clock.now().saturating_add(LEASE + REACTION)
    }

    /// Wakes the tables where something is due, at most so many; answers how many there were. Snapshots that are
    /// wanted are kept at this occasion. It waits for all of them: a server, where one may be stuck, wakes each in a
    /// task of its own.
    pub async fn wake_due(&self, limit: u32) -> Result<usize, Problem> {
        let due = self.due_tables(limit).await?;
        for some in due.chunks(TOGETHER) {
            join_all(some.iter().map(|table| self.wake_or_leave(table))).await;
        }
        self.keep_snapshots().await;
        Ok(due.len())
    }

    /// Wakes a table. One that can't be woken isn't to be in the way of the others.
    pub async fn wake_or_leave(&self, table: &TableId) {
        let Err(why) = self.wake(table).await else {
            return;
        };
        tracing::warn!(%table, %why, "timers: waking a table failed, retry when it is next found due");
        if why.code == pantheon_wire::Code::Internal {
            let later = self.outside.clock.now() + LATER;
            if let Err(why) = self.outside.store.put_off(table, later).await {
                tracing::warn!(%table, %why, "timers: postponing a failing table failed, retried at once");
            }
        }
    }

    /// Lets go of a table's life. It is read again if somebody asks for it.
    pub fn let_go(&self, table: &TableId) {
        self.life_cache.discard(table);
    }

    /// Lets go of the lives that nobody has used since this was last asked; answers how many.
    pub fn let_go_unused(&self) -> usize {
        self.life_cache.let_go_unused()
    }

    /// Forgets the refusals that were remembered for as long as they are to be.
    pub async fn forget_refusals(&self) -> Result<(), Problem> {
        let now = self.outside.clock.now();
        let before = now.saturating_sub(self.settings.refusals_for);
        Ok(self.outside.store.forget_refusals(before).await?)
    }

    /// How many tables have a place in memory.
    pub fn alive(&self) -> usize {
        self.life_cache.count()
    }

    /// People are at tables now.
    pub async fn seen(&self, who: &[(TableId, UserId)]) -> Result<(), Problem> {
        let now = self.outside.clock.now();
        Ok(self.outside.store.seen(now, who).await?)
    }

    /// Who sits where at a table that isn't over, and when they were last seen there.
    pub async fn sitters(&self, table: &TableId) -> Result<Vec<Sitter>, Problem> {
        let sitting = {
            let mut slot = self.life_cache.take(table, Work::Look).await?;
            let mut alive = self.enter(&mut slot, table).await?;
            self.catch_up(&mut alive).await?;
            let sitting = alive.life().sitting();
            slot.alive = Some(alive);
            sitting
        };
        let seen: LastSeen = self
            .outside
            .store
            .last_seen(table)
            .await?
            .into_iter()
            .collect();
        let sitter = |(seat, user)| Sitter {
            seen: seen.get(&user).copied(),
            seat,
            user,
        };
        Ok(sitting.into_iter().map(sitter).collect())
    }

    /// Somebody has left for good: what they said is erased, and bots sit in for them.
    pub async fn forget(&self, user: &UserId) -> Result<(), Problem> {
        let tables = self.outside.store.erase(user).await?;
        // Lives have what was erased in them.
        self.life_cache.clear();
        for table in &tables {
            self.leave_for_good(user, table).await?;
        }
        Ok(())
    }

    async fn leave_for_good(&self, user: &UserId, table: &TableId) -> Result<(), Problem> {
        let mut slot = self.life_cache.take(table, Work::Forget).await?;
        let mut alive = self.enter(&mut slot, table).await?;
        let before = alive.seq();
        self.pass_time(&mut alive).await?;
        loop {
            let moment = Moment {
                now: self.outside.clock.now(),
                seen: &alive.seen,
            };
            let Some(lived) = alive.feed.life.forget_person(user, &moment) else {
                break;
            };
            self.append(&mut alive, lived).await?;
        }
        let changed = self.changed(&alive, before);
        slot.alive = Some(alive);
        drop(slot);
        self.tell(changed).await;
        Ok(())
    }
}
