//! What holds for all tables of a server.

/// What holds for all tables of a server. Times are in milliseconds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// How long somebody may be gone on their turn before a bot sits in where time is short, or is called in.
    pub away_after: u64,
    /// How long a pause may last where seats have clocks or the game has its own.
    pub short_pause: u64,
    /// How long a pause may last elsewhere.
    pub long_pause: u64,
    /// How many rows may follow a snapshot before the next is kept.
    pub snapshot_every: u32,
    /// How many tables are kept alive at most.
    pub alive: usize,
    /// How many tables one person may have made that aren't over.
    pub tables_each: u32,
}

impl Default for Settings {
    fn default() -> Self {
        const MINUTE: u64 = 60_000;
        Self {
            away_after: 2 * MINUTE,
            short_pause: 30 * MINUTE,
            long_pause: 7 * 24 * 60 * MINUTE,
            snapshot_every: 200,
            alive: 2_000,
            tables_each: 50,
        }
    }
}
