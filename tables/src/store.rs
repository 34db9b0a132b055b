//! What tables need kept.

use async_trait::async_trait;
use pantheon_wire::{Access, CommandId, Problem, Seq, Status, TableId, UserId, WallMillis};
use serde::{Deserialize, Serialize};

use crate::fact::{Row, Setup, Summary};

/// Why the store can't do what it was asked. What was asked may have happened or not, unless it says so.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// The database doesn't answer, or answers with an error.
    #[error("the store can't be reached: {0}")]
    Unreachable(String),
    /// There is no space left to write. Nothing happened.
    #[error("the store has no space left: {0}")]
    NoSpace(String),
    /// It may only be read. Nothing happened.
    #[error("the store can only be read: {0}")]
    ReadOnly(String),
    /// What was read isn't what was written.
    #[error("the store is damaged: {0}")]
    Damaged(String),
    /// Too much waits to be written already. Nothing happened.
    #[error("too much waits to be written")]
    Full,
}

/// What became of a row that was to be appended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appended {
    /// It is durable.
    Done,
    /// The place is taken, or the command has an answer already: it is in the log, or was refused. Nothing happened.
    Conflict,
}

/// A table as it is kept: enough to bring it to life.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stored {
    /// What never changes.
    pub setup: Setup,
    /// Whether it was over after its last row.
    pub over: bool,
    /// The newest snapshot, if one was asked for and there is one.
    pub snapshot: Option<LifeSnapshot>,
    /// The rows after the snapshot, or all, in order.
    pub rows: Vec<Row>,
}

/// What a table's rows up to a place add up to, so that they needn't be read again. It can be thrown away.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LifeSnapshot {
    /// The last row that is in it.
    pub seq: Seq,
    /// The version of the snapshot's own form; another than ours is not used.
    pub form: u32,
    /// What they add up to, as a life writes it.
    pub life: String,
}

/// A command that was refused, so that it gets the same answer when it is asked again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RefusedCommand {
    /// Whose command.
    pub by: UserId,
    /// What they called it.
    pub command: CommandId,
    /// The digest of what was asked.
    pub digest: String,
    /// The time at which it was refused.
    pub at: WallMillis,
    /// The problem that it was answered with.
    pub problem: Problem,
}

/// How many refusals are remembered. Beyond, the oldest go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RefusalsKept {
    /// Of one person at one table.
    pub each: u32,
    /// Of all at one table.
    pub at_table: u32,
}

/// What became of a command that was asked before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Earlier {
    /// It took effect with this row.
    Done(Row),
    /// It was refused.
    Refused(RefusedCommand),
}

/// Which tables to list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Browse {
    /// Only those of this title.
    pub title: Option<String>,
    /// Only those in these states; none for all.
    pub status: Vec<Status>,
    /// Also those in another state that keep spectators behind, unless they were over and didn't change since this.
    pub lagging_since: Option<WallMillis>,
    /// Only those with this access.
    pub access: Option<Access>,
    /// Only those where this user holds a seat.
    pub member: Option<UserId>,
    /// Only those that were made from this near network.
    pub near: Option<String>,
    /// Only those that were made from this wide network.
    pub wide: Option<String>,
    /// Only those that changed after this.
    pub changed_after: Option<WallMillis>,
    /// Only those that come after this one in the list, newest first.
    pub after: Option<TableId>,
    /// At most so many.
    pub limit: u32,
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Its id, by which it is asked for.
    pub id: TableId,
    /// Its last place.
    pub seq: Seq,
    /// When that was.
    pub changed: WallMillis,
}

/// What isn't as it should be with a store that can be read and written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct StoreHealth {
    /// There is little space left.
    pub low_space: bool,
    /// Something damaged was found.
    pub damaged: bool,
}

/// What tables need kept. Every write is durable when it returns.
#[async_trait]
pub trait TableStore: Send + Sync + 'static {
    /// Keeps a new table with its first row. A table of that name must not exist.
    async fn create(
        &self,
        table: &TableId,
        setup: &Setup,
        first: &Row,
        summary: &Summary,
    ) -> Result<Appended, StoreError>;

    /// Appends a row, whose place is the one after the last, and replaces the summary if there is a new one.
    async fn append(
        &self,
        table: &TableId,
        row: &Row,
        summary: Option<&Summary>,
    ) -> Result<Appended, StoreError>;

    /// Reads a table from its newest snapshot on, or from its first row.
    async fn load(&self, table: &TableId, whole: bool) -> Result<Option<Stored>, StoreError>;

    /// Reads the rows after a place, at most so many.
    async fn rows(&self, table: &TableId, after: Seq, limit: u32) -> Result<Vec<Row>, StoreError>;

    /// What became of a command, if it was asked before and that is remembered.
    async fn find(
        &self,
        table: &TableId,
        by: &UserId,
        command: &CommandId,
    ) -> Result<Option<Earlier>, StoreError>;

    /// Remembers a refusal. From then on no row with this command is appended.
    async fn refuse(
        &self,
        table: &TableId,
        refusal: &RefusedCommand,
        most: RefusalsKept,
    ) -> Result<Appended, StoreError>;

    /// Forgets the refusals before a time.
    async fn forget_refusals(&self, before: WallMillis) -> Result<(), StoreError>;

    /// Keeps a snapshot, unless there is a newer one.
    async fn keep(&self, table: &TableId, snapshot: &LifeSnapshot) -> Result<(), StoreError>;

    /// Lists tables, those made last first.
    async fn list(&self, browse: &Browse) -> Result<Vec<Listed>, StoreError>;

    /// The tables where something is due, at most so many, the longest due first.
    async fn due(&self, now: WallMillis, limit: u32) -> Result<Vec<TableId>, StoreError>;

    /// Puts off what is due at a table, so that others leave it to whoever does it now; or sooner again, by who put it
    /// off too far. Nothing becomes due where nothing was.
    async fn put_off(&self, table: &TableId, due: WallMillis) -> Result<(), StoreError>;

    /// Remembers that people are at tables now.
    async fn seen(&self, now: WallMillis, who: &[(TableId, UserId)]) -> Result<(), StoreError>;

    /// When people were last at a table.
    async fn last_seen(&self, table: &TableId) -> Result<Vec<(UserId, WallMillis)>, StoreError>;

    /// Erases what somebody said, everywhere, and their name from what they did; answers with the tables where they
    /// hold a seat in a game that isn't over.
    async fn erase(&self, user: &UserId) -> Result<Vec<TableId>, StoreError>;

    /// Writes and reads something of no meaning, to see whether it can be done. In memory it always can.
    async fn check(&self, _now: WallMillis) -> Result<StoreHealth, StoreError> {
        Ok(StoreHealth::default())
    }
}
