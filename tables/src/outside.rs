//! What tables need of the world.

use async_trait::async_trait;
use pantheon_wire::{Seq, TableId, UserId, WallMillis};

use crate::fact::Network;

/// Tells the time.
pub trait Clock: Send + Sync + 'static {
    /// Milliseconds since 1970.
    fn now(&self) -> WallMillis;

    /// Others have got further: from now on it is this time at least. One that can't be moved follows nobody.
    fn follow(&self, to: WallMillis) {
        let _ = to;
    }
}

/// Gives random bytes that nobody can guess.
pub trait Entropy: Send + Sync + 'static {
    /// Fills the bytes.
    fn fill(&self, bytes: &mut [u8]);
}

/// Tells everybody who is interested that a table has a new row. It may tell too often or not at all: whoever listens
/// also looks by itself now and then.
pub trait Bus: Send + Sync + 'static {
    /// The table's log has reached this place, and it is durable. Something is due at the table by itself then, if ever.
    fn publish(&self, table: &TableId, seq: Seq, due: Option<WallMillis>);
}

/// Whose work it is, where what does the work is shared: who asked for it, and from where.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Origin {
    /// From where.
    pub network: Network,
    /// The id of the person.
    pub person: UserId,
}

/// How long something is thought about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Takes {
    /// Hardly so long that anybody notices.
    Quick,
    /// Up to some seconds.
    Long,
}

/// A bot is to decide.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Job {
    /// At which table.
    pub table: TableId,
    /// For which seat.
    pub seat: u8,
    /// At which step of the game. If the game has gone on, the job is void.
    pub step: u32,
    /// Not before this time, where all act at once and a bot is to be no faster than a person.
    pub not_before: WallMillis,
    /// Whose it is: the table's, so whoever made the table answers for its bots.
    pub origin: Origin,
    /// How long it thinks.
    pub takes: Takes,
}

/// Takes jobs, to be done by [`crate::Tables::work`] here or elsewhere. A lost job is found again, because its table is due.
#[async_trait]
pub trait Jobs: Send + Sync + 'static {
    /// Takes a job. It may be done twice, or late.
    async fn push(&self, job: Job);
}
