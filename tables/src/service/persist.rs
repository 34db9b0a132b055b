//! Between memory and the store: bringing tables to life, catching up, appending rows, keeping snapshots.

use std::sync::PoisonError;

use pantheon_wire::{Code, Problem, Seq, TableId, WallMillis};

use super::Tables;
use super::alive::Alive;
use super::counts::add;
use super::life_cache::Slot;
use super::problems::{busy, no_table};
use super::slot_uses::Work;
use crate::fact::{Row, Summary};
use crate::life::{Life, LifeError, Lived, Moment};
use crate::outside::Job;
use crate::store::{Appended, Stored};

/// How many rows are read at a time.
const PAGE: u32 = 256;
/// After how many rows others get a turn while a long log is lived.
const BREATH: usize = 64;
/// How many things may be due at a table at once. A game's own clock may have stood still for long.
const DUE: usize = 1_000;
/// The longest name of a table, in bytes.
const LONGEST_NAME: usize = 64;
/// How long a bot that was asked may take before it is asked again, in milliseconds.
pub(super) const LEASE: u64 = 15_000;

/// What work on a table has changed, to be told once the table is free for others again.
#[must_use]
pub(super) struct Changed {
    table: TableId,
    /// How far it has got, if it went on, and when something is due next.
    grew: Option<(Seq, Option<WallMillis>)>,
    jobs: Vec<Job>,
    keep: bool,
}

impl Changed {
    /// Whether the table went on, or is about to.
    pub(super) fn is_something(&self) -> bool {
        self.grew.is_some() || !self.jobs.is_empty()
    }

    /// Nobody asks the bots: whoever appended the rows has.
    pub(super) fn without_bots(self) -> Self {
        self.with_bots(Vec::new())
    }

    /// The bots are asked whether the table went on or not.
    pub(super) fn with_bots(self, jobs: Vec<Job>) -> Self {
        Self { jobs, ..self }
    }
}

impl Tables {
    /// Takes a table's life out of its slot, or brings the table to life.
    pub(super) async fn enter(
        &self,
        slot: &mut Slot,
        table: &TableId,
    ) -> Result<Box<Alive>, Problem> {
        if let Some(alive) = slot.alive.take() {
            Ok(alive)
        } else {
            let found = self.read(table, false).await;
            if matches!(&found, Err(why) if why.code == Code::NotFound) {
                self.life_cache.discard(table);
            }
            found
        }
    }

    /// Brings a table to life, from its newest snapshot or from its first row.
    pub(super) async fn read(&self, table: &TableId, whole: bool) -> Result<Box<Alive>, Problem> {
        if !can_be_a_name(table) {
            return Err(no_table());
        }
        let store = &self.outside.store;
        let stored = store.load(table, whole).await?.ok_or_else(no_table)?;
        match self.revive(table, stored).await {
            Ok(mut alive) => {
                if alive.life().title().is_none() {
                    self.close_superseded(&mut alive).await?;
                }
                if !whole {
                    alive.feed.life.forget();
                }
                Ok(alive)
            }
            Err(why) if !whole => {
                tracing::warn!(%table, %why, "tables: a snapshot can't be used, replaying the whole log");
                let stored = store.load(table, true).await?.ok_or_else(no_table)?;
                let revived = self.revive(table, stored).await;
                revived.map_err(|why| lifeless(table, why))
            }
            Err(why) => Err(lifeless(table, why)),
        }
    }

    /// Says at a table that nobody can play on that it is over. If another process has just said it, the row is there
    /// when the table catches up.
    async fn close_superseded(&self, alive: &mut Box<Alive>) -> Result<(), Problem> {
        let Some(lived) = self.time_passes(alive) else {
            return Ok(());
        };
        let table = alive.life().id().clone();
        let (seq, summary) = (lived.row.seq, self.summary(alive));
        let store = &self.outside.store;
        match store.append(&table, &lived.row, Some(&summary)).await? {
            Appended::Done => {
                tracing::warn!(%table, "tables: closed a table whose rules or content this release doesn't have");
                self.outside.bus.publish(&table, seq, None);
            }
            Appended::Conflict => {}
        }
        alive.summary = Some(summary);
        alive.note(&lived.row, lived.full_news);
        Ok(())
    }

    async fn revive(&self, table: &TableId, stored: Stored) -> Result<Box<Alive>, LifeError> {
        let (id, settings) = (table.clone(), &self.settings);
        let life = match &stored.snapshot {
            Some(snapshot) => Life::resume(id, stored.setup, settings, snapshot)?,
            None => Life::new(id, stored.setup, settings)?,
        };
        let mut alive = Box::new(Alive::new(life));
        for (number, row) in stored.rows.iter().enumerate() {
            if number % BREATH == BREATH - 1 {
                tokio::task::yield_now().await;
            }
            alive.relive(row)?;
        }
        if stored.over {
            alive.feed.life.seal_as_over();
        }
        Ok(alive)
    }

    /// Brings a table to life again, when its life isn't what the store has or doesn't remember enough.
    pub(super) async fn read_again(
        &self,
        alive: &mut Box<Alive>,
        whole: bool,
    ) -> Result<(), Problem> {
        let table = alive.life().id().clone();
        let again = self.read(&table, whole).await?;
        let earlier = std::mem::replace(alive, again);
        alive.inherit(*earlier);
        Ok(())
    }

    /// Lives what others have appended; answers whether there was something.
    pub(super) async fn catch_up(&self, alive: &mut Box<Alive>) -> Result<bool, Problem> {
        let before = alive.seq();
        let table = alive.life().id().clone();
        loop {
            let rows = self.outside.store.rows(&table, alive.seq(), PAGE).await?;
            let full = rows.len() == PAGE as usize;
            add(&self.counts.caught_up, rows.len() as u64);
            for row in rows {
                if let Err(why) = alive.relive(&row) {
                    tracing::debug!(%table, %why, "tables: new rows don't fit the life in memory, replaying the whole log");
                    self.read_again(alive, true).await?;
                    return Ok(true);
                }
            }
            if !full {
                let news = alive.seq() > before;
                if news {
                    alive.feed.life.forget();
                }
                return Ok(news);
            }
        }
    }

    /// Appends the row that a life has just lived; answers whether it is durable. If somebody else was faster, the
    /// life is read again, and has the other row instead.
    pub(super) async fn append(
        &self,
        alive: &mut Box<Alive>,
        lived: Lived,
    ) -> Result<bool, Problem> {
        if lived.row.by.is_some() {
            alive.attend(lived.row.at);
        }
        let summary = self.summary(alive);
        let changed = alive.summary.as_ref() != Some(&summary) || summary.due.is_some();
        let table = alive.life().id().clone();
        let appended = self
            .outside
            .store
            .append(&table, &lived.row, changed.then_some(&summary))
            .await?;
        match appended {
            Appended::Done => {
                alive.summary = Some(summary);
                alive.note(&lived.row, lived.full_news);
                Ok(true)
            }
            Appended::Conflict => {
                add(&self.counts.conflicts, 1);
                self.read_again(alive, false).await?;
                Ok(false)
            }
        }
    }

    /// What is kept beside the log. Bots are asked as soon as the row is durable, so the table is due for them only if
    /// they don't answer.
    fn summary(&self, alive: &Alive) -> Summary {
        Summary {
            due: self.due(alive, alive.life().at()),
            ..alive.life().summary()
        }
    }

    /// When somebody has to look after a table by themselves, if its bots are asked now. Where they rest, whoever comes
    /// back has them asked; else it is looked now and then whether somebody came back elsewhere.
    pub(super) fn due(&self, alive: &Alive, now: WallMillis) -> Option<WallMillis> {
        let lease = if self.rests(alive, now) {
            // Twice as long each time, so that tables which were left behind cost little however many they are.
            let alone = now.saturating_sub(alive.attended());
            alone.max(self.settings.bots_alone).max(LEASE)
        } else {
            LEASE
        };
        let answers = Self::jobs(alive).into_iter().map(|job| job.not_before);
        let asked_again = answers
            .max()
            .map(|last| last.max(now).saturating_add(lease));
        [alive.life().due(&alive.seen), asked_again]
            .into_iter()
            .flatten()
            .min()
    }

    /// Does what is due at a table by its clocks.
    pub(super) async fn pass_time(&self, alive: &mut Box<Alive>) -> Result<(), Problem> {
        self.give_back(alive).await?;
        for _ in 0..DUE {
            let now = self.outside.clock.now();
            if alive.life().due(&alive.seen).is_none_or(|due| due > now) {
                return Ok(());
            }
            self.look_who_is_here(alive).await?;
            let Some(lived) = self.time_passes(alive) else {
                return Ok(());
            };
            self.append(alive, lived).await?;
        }
        Err(busy("too much is due at this table"))
    }

    fn time_passes(&self, alive: &mut Alive) -> Option<Lived> {
        let moment = Moment {
            now: self.outside.clock.now(),
            seen: &alive.seen,
        };
        alive.feed.life.pass_time(&moment)
    }

    /// Reads when people were last here.
    pub(super) async fn look_who_is_here(&self, alive: &mut Alive) -> Result<(), Problem> {
        let seen = self.outside.store.last_seen(alive.life().id()).await?;
        alive.seen = seen.into_iter().collect();
        Ok(())
    }

    /// What is to be told after work that began at a place in the log; bots are asked if it went on.
    pub(super) fn changed(&self, alive: &Alive, before: Seq) -> Changed {
        let went_on = alive.seq() > before;
        Changed {
            table: alive.life().id().clone(),
            grew: went_on.then(|| {
                let known = alive.summary.as_ref();
                let due =
                    known.map_or_else(|| self.due(alive, alive.life().at()), |summary| summary.due);
                (alive.seq(), due)
            }),
            jobs: if went_on {
                self.jobs_now(alive)
            } else {
                Vec::new()
            },
            keep: alive.unkept >= self.settings.snapshot_every,
        }
    }

    /// Tells it. Whoever isn't told, because this process ends here, looks by themselves.
    pub(super) async fn tell(&self, changed: Changed) {
        if let Some((seq, due)) = changed.grew {
            self.outside.bus.publish(&changed.table, seq, due);
        }
        if changed.keep {
            self.unkept
                .lock()
                .unwrap_or_else(PoisonError::into_inner)
                .insert(changed.table);
        }
        for job in changed.jobs {
            self.outside.jobs.push(job).await;
        }
    }

    /// Keeps the snapshots that are wanted. A table that isn't in memory any more gets its own another time.
    pub async fn keep_snapshots(&self) {
        let next = || {
            let mut unkept = self.unkept.lock().unwrap_or_else(PoisonError::into_inner);
            unkept.pop_first()
        };
        while let Some(table) = next() {
            let snapshot = {
                // A table that is stuck gets its own another time.
                let Ok(mut slot) = self.life_cache.take(&table, Work::Snapshot).await else {
                    continue;
                };
                slot.alive.as_mut().map(|alive| {
                    alive.unkept = 0;
                    alive.life().snapshot()
                })
            };
            let Some(snapshot) = snapshot else { continue };
            if let Err(why) = self.outside.store.keep(&table, &snapshot).await {
                tracing::warn!(%table, %why, "tables: storing a snapshot failed, retry after the next changes");
            }
        }
    }

    /// Lives a whole log up to a place, telling each row, for somebody who looks something up. Nothing is kept of it.
    pub(super) async fn live_whole(
        &self,
        table: &TableId,
        last: Seq,
        mut each: impl FnMut(&Row, crate::life::FullNews) + Send,
    ) -> Result<Life, Problem> {
        let _place = self
            .whole
            .acquire()
            .await
            .map_err(|_| busy("the server stops"))?;
        let stored = self.outside.store.load(table, true).await?;
        let stored = stored.ok_or_else(no_table)?;
        let mut life = Life::new(table.clone(), stored.setup, &self.settings)?;
        let rows = stored.rows.iter().take_while(|row| row.seq <= last);
        for (number, row) in rows.enumerate() {
            if number % BREATH == BREATH - 1 {
                tokio::task::yield_now().await;
            }
            each(row, life.relive(row)?);
        }
        Ok(life)
    }
}

/// A table can't be brought to life, which whoever runs the server must know.
fn lifeless(table: &TableId, why: LifeError) -> Problem {
    tracing::error!(%table, %why, "tables: replaying a log failed, requests for the table are refused");
    why.into()
}

/// Whether a table can have this name. No store need be asked for another.
fn can_be_a_name(table: &TableId) -> bool {
    let name = table.as_str().as_bytes();
    (1..=LONGEST_NAME).contains(&name.len()) && name.iter().all(u8::is_ascii_graphic)
}
