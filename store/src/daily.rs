//! The daily deals, as they are kept. Whether a result is true is found out elsewhere.

use async_trait::async_trait;
use pantheon_tables::StoreError;
use pantheon_wire::{DailyMark, DailyResult, DailyScore, UserId, WallMillis};
use serde::{Deserialize, Serialize};

/// Which deal.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct DealName {
    /// The day, as a text that sorts: `2026-11-19`.
    pub day: String,
    /// The title.
    pub title: String,
    /// The deal's own name.
    pub deal: String,
}

/// What is known of somebody at a deal.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DailyPlay {
    /// What the game that was begun is called; nothing where nobody was told.
    pub attempt: Option<String>,
    /// How often it was begun.
    pub begun: u32,
    /// How it ended.
    pub result: Option<DailyResult>,
}

impl DailyPlay {
    /// What is known of a game of this name that ends now.
    pub fn mark(&self, attempt: &str) -> DailyMark {
        match &self.attempt {
            Some(begun) if begun == attempt && self.begun == 1 => DailyMark::First,
            Some(_) => DailyMark::Practised,
            None => DailyMark::Unwatched,
        }
    }
}

/// So many results of one lead and mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct DailyCount {
    /// The lead.
    pub lead: i32,
    /// Whether they were begun once, before the server's eyes.
    pub first: bool,
    /// How many.
    pub count: u32,
}

/// The best game of a deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BestGame {
    /// What whoever played it is called now; empty if they have left.
    pub name: String,
    /// How they did.
    pub score: DailyScore,
    /// Its record.
    pub record: String,
}

/// A result that is true.
#[derive(Clone, Copy, Debug)]
pub struct NewResult<'a> {
    /// The name under which the game was begun.
    pub attempt: &'a str,
    /// How it ended.
    pub score: DailyScore,
    /// Its record.
    pub record: &'a str,
    /// When it came.
    pub now: WallMillis,
}

/// Keeps the daily deals. Every write is durable when it returns.
#[async_trait]
pub trait DailyStore: Send + Sync + 'static {
    /// Somebody begins a game of this name. The same name twice is one beginning; after a result nothing begins.
    async fn begin_daily(
        &self,
        deal: &DealName,
        user: &UserId,
        attempt: &str,
    ) -> Result<DailyPlay, StoreError>;

    /// What is known of somebody at a deal.
    async fn daily_play(&self, deal: &DealName, user: &UserId) -> Result<DailyPlay, StoreError>;

    /// Keeps somebody's result, unless there is one: the first counts, and is the answer.
    async fn finish_daily(
        &self,
        deal: &DealName,
        user: &UserId,
        result: &NewResult<'_>,
    ) -> Result<DailyResult, StoreError>;

    /// How everybody did, by lead.
    async fn daily_counts(&self, deal: &DealName) -> Result<Vec<DailyCount>, StoreError>;

    /// The best game of those that were begun once, before the server's eyes.
    async fn daily_best(&self, deal: &DealName) -> Result<Option<BestGame>, StoreError>;

    /// Counts the results of deals before a day, at most of so many deals, and forgets whose they were. Answers of how many.
    async fn count_dailies(&self, before: &str, limit: u32) -> Result<u64, StoreError>;
}

/// The daily deals in memory, for tests and simulations.
#[cfg(feature = "memory")]
#[derive(Debug, Default)]
pub struct MemoryDailies(std::sync::Mutex<Kept>);

#[cfg(feature = "memory")]
#[derive(Debug, Default)]
struct Kept {
    plays: std::collections::BTreeMap<(DealName, UserId), DailyPlay>,
    best: std::collections::BTreeMap<DealName, BestGame>,
}

#[cfg(feature = "memory")]
impl MemoryDailies {
    fn kept(&self) -> std::sync::MutexGuard<'_, Kept> {
        self.0
            .lock()
            .unwrap_or_else(std::sync::PoisonError::into_inner)
    }
}

#[cfg(feature = "memory")]
#[async_trait]
impl DailyStore for MemoryDailies {
    async fn begin_daily(
        &self,
        deal: &DealName,
        user: &UserId,
        attempt: &str,
    ) -> Result<DailyPlay, StoreError> {
        let mut kept = self.kept();
        let play = kept.plays.entry((deal.clone(), user.clone())).or_default();
        if play.result.is_none() && play.attempt.as_deref() != Some(attempt) {
            play.begun += 1;
            play.attempt.get_or_insert_with(|| attempt.to_owned());
        }
        Ok(play.clone())
    }

    async fn daily_play(&self, deal: &DealName, user: &UserId) -> Result<DailyPlay, StoreError> {
        let key = (deal.clone(), user.clone());
        Ok(self.kept().plays.get(&key).cloned().unwrap_or_default())
    }

    async fn finish_daily(
        &self,
        deal: &DealName,
        user: &UserId,
        new: &NewResult<'_>,
    ) -> Result<DailyResult, StoreError> {
        let mut kept = self.kept();
        let play = kept.plays.entry((deal.clone(), user.clone())).or_default();
        if let Some(result) = &play.result {
            return Ok(result.clone());
        }
        let result = DailyResult {
            score: new.score,
            mark: play.mark(new.attempt),
            at: new.now,
        };
        play.result = Some(result.clone());
        let worth = |score: &DailyScore| (score.lead, score.points);
        let best = kept
            .best
            .get(deal)
            .is_none_or(|best| worth(&best.score) < worth(&new.score));
        if best && result.mark == DailyMark::First {
            let game = BestGame {
                name: String::new(),
                score: new.score,
                record: new.record.to_owned(),
            };
            kept.best.insert(deal.clone(), game);
        }
        Ok(result)
    }

    async fn daily_counts(&self, deal: &DealName) -> Result<Vec<DailyCount>, StoreError> {
        let kept = self.kept();
        let own = kept.plays.iter().filter(|((of, _), _)| of == deal);
        let mut counts = std::collections::BTreeMap::<(i32, bool), u32>::new();
        for result in own.filter_map(|(_, play)| play.result.as_ref()) {
            let key = (result.score.lead, result.mark == DailyMark::First);
            *counts.entry(key).or_default() += 1;
        }
        let count = |((lead, first), count)| DailyCount { lead, first, count };
        Ok(counts.into_iter().map(count).collect())
    }

    async fn daily_best(&self, deal: &DealName) -> Result<Option<BestGame>, StoreError> {
        Ok(self.kept().best.get(deal).cloned())
    }

    async fn count_dailies(&self, _before: &str, _limit: u32) -> Result<u64, StoreError> {
        Ok(0)
    }
}
