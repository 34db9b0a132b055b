//! What holds for all tables of a server.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

use pantheon_engine::Edition;

use crate::store::RefusalsKept;

/// What holds for all tables of a server. Times are in milliseconds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// How long somebody may be gone on their turn before a bot sits in where time is short, or is called in.
    pub away_after: u64,
    /// How long a pause may last where seats have clocks or the game has its own.
    pub short_pause: u64,
    /// How long a pause may last elsewhere.
    pub long_pause: u64,
    /// How long bots play on where nobody has been.
    pub bots_alone: u64,
    /// How many rows may follow a snapshot before the next is kept.
    pub snapshot_every: u32,
    /// How many tables are kept alive at most.
    pub alive: usize,
    /// How long a table that nobody uses is kept alive, at least; at most twice as long. 0: as long as there is room.
    pub idle_after: u64,
    /// How many tables one person may have made that aren't over.
    pub tables_each: u32,
    /// How many refusals are remembered, so that asking again gets the same answer.
    pub refusals: RefusalsKept,
    /// How long they are remembered, at least.
    pub refusals_for: u64,
    /// How many tables that gather people may have been made from one near network.
    pub open_near: u32,
    /// How many tables that gather people may have been made from one wide network.
    pub open_wide: u32,
    /// Content of the house's own, by title, for new tables.
    pub house: Arc<BTreeMap<String, Arc<Edition>>>,
    /// Which names can be taken for each other. Two people at a table have none that can.
    pub confusable: Confusable,
}

/// Says whether two names can be taken for each other. What is alike depends on how text is drawn, so whoever runs the
/// tables knows.
#[derive(Clone, Copy)]
pub struct Confusable(pub fn(&str, &str) -> bool);

impl fmt::Debug for Confusable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Confusable")
    }
}

impl PartialEq for Confusable {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::fn_addr_eq(self.0, other.0)
    }
}

impl Eq for Confusable {}

impl Default for Settings {
    fn default() -> Self {
        const MINUTE: u64 = 60_000;
        Self {
            away_after: 2 * MINUTE,
            short_pause: 30 * MINUTE,
            long_pause: 7 * 24 * 60 * MINUTE,
            bots_alone: 10 * MINUTE,
            snapshot_every: 200,
            alive: 2_000,
            idle_after: MINUTE,
            tables_each: 50,
            refusals: RefusalsKept {
                each: 64,
                at_table: 1_024,
            },
            refusals_for: 60 * MINUTE,
            open_near: u32::MAX,
            open_wide: u32::MAX,
            house: Arc::default(),
            confusable: Confusable(|_, _| false),
        }
    }
}
