//! Outages: noticed by whoever beats, and given back at every table before its time passes.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use pantheon_wire::{Problem, WallMillis};

use super::Tables;
use super::alive::Alive;
use crate::life::Moment;
use crate::uptime::{AGREE, Dated, Outage, SILENCE, Uptime};

/// What a process knows of the time that all processes share.
///
/// Its clock never runs past an outage that it doesn't know: it leaps only by a beat, which tells what it leapt over,
/// and it counts on for [`SILENCE`] at most before the next beat.
pub(super) struct Shared {
    uptime: Arc<dyn Uptime>,
    known: Mutex<Known>,
    /// One beats at a time.
    beating: tokio::sync::Mutex<()>,
}

#[derive(Default)]
struct Known {
    /// The latest time of all, as of the last beat.
    beat: Option<Dated>,
    /// The outages up to then, oldest first.
    outages: Vec<Outage>,
    /// How many of them are news.
    told: u64,
}

impl Shared {
    fn known(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether enough is known for now, at a table whose last row was written then.
    fn is_fresh(&self, now: WallMillis, row: WallMillis) -> bool {
        // Who wrote it counts by a later time, of which the next beat tells.
        if row > now.saturating_add(AGREE) {
            return false;
        }
        let beat = self.known().beat;
        beat.is_some_and(|beat| now.saturating_sub(beat.time) <= SILENCE)
    }

    /// How much of the time between two moments nobody counted.
    fn lost(&self, from: WallMillis, to: WallMillis) -> u64 {
        let known = self.known();
        let after = known.outages.iter().rev();
        after
            .take_while(|outage| outage.ended > from)
            .map(|outage| outage.overlap(from, to))
            .sum()
    }
}

impl Tables {
    /// The same with a time that it shares with other processes, and that outlives this one. Without, no outage is
    /// ever noticed.
    pub fn with_uptime(self, uptime: Arc<dyn Uptime>) -> Self {
        let shared = Shared {
            uptime,
            known: Mutex::default(),
            beating: tokio::sync::Mutex::default(),
        };
        Self {
            uptime: Some(shared),
            ..self
        }
    }

    /// Says that this process serves. To be called every few seconds. Answers how many outages it has noticed or was
    /// told of.
    pub async fn beat(&self) -> Result<u64, Problem> {
        let Some(shared) = &self.uptime else {
            return Ok(0);
        };
        let _alone = shared.beating.lock().await;
        self.beat_now(shared).await?;
        Ok(shared.known().told)
    }

    async fn beat_now(&self, shared: &Shared) -> Result<(), Problem> {
        let clock = &self.outside.clock;
        let before = shared.known().beat;
        // Should this be dropped half-way, the outage is kept and told by the next beat.
        let beat = shared.uptime.beat(clock.now(), before).await?;
        // A process that starts learns of old ones too.
        let new = |outage: &&Outage| before.is_some() || outage.ended == beat.now.time;
        for outage in beat.outages.iter().filter(new) {
            let seconds = (outage.ended - outage.began) / 1_000;
            tracing::warn!(
                seconds,
                "uptime: no process served for a while, game clocks get the time back"
            );
            shared.known().told += 1;
        }
        let mut known = shared.known();
        known.outages.extend_from_slice(&beat.outages);
        known.beat = Some(beat.now);
        drop(known);
        clock.follow(beat.now.time);
        Ok(())
    }

    /// Learns of outages, if that was too long ago for a table whose last row was written then.
    async fn know(&self, shared: &Shared, row: WallMillis) -> Result<(), Problem> {
        if !shared.is_fresh(self.outside.clock.now(), row) {
            let _alone = shared.beating.lock().await;
            if !shared.is_fresh(self.outside.clock.now(), row) {
                self.beat_now(shared).await?;
            }
        }
        Ok(())
    }

    /// How much of the time from a table's last row to a moment nobody counted, as far as that can be known: what is shown
    /// wrong is put right by what is given back.
    pub(super) async fn lost(&self, row: WallMillis, now: WallMillis) -> u64 {
        let Some(shared) = &self.uptime else {
            return 0;
        };
        if let Err(problem) = self.know(shared, row).await {
            tracing::debug!(%problem, "uptime: reading outages failed, clocks are shown as if there were none");
        }
        shared.lost(row, now)
    }

    /// Gives back what no clock of a table may count, before its time passes. Fails where it can't be known.
    pub(super) async fn give_back(&self, alive: &mut Box<Alive>) -> Result<(), Problem> {
        let Some(shared) = &self.uptime else {
            return Ok(());
        };
        self.know(shared, alive.life().at()).await?;
        loop {
            let now = self.outside.clock.now();
            let lost = shared.lost(alive.life().at(), now);
            let seen = &alive.seen;
            let moment = Moment { now, seen };
            let Some(lived) = alive.feed.life.give_back(lost, &moment) else {
                return Ok(());
            };
            // Where somebody else was faster, there is nothing left to give back.
            self.append(alive, lived).await?;
        }
    }
}
