//! The service: commands in, durable rows out, and everybody told what they may know.

use std::sync::Arc;

use pantheon_wire::{
    CommandId, Done, Hint, NewTable, News, PersonKind, Problem, Seq, TableCommand, TableId,
    TableInfo, TableList, TableUpdate, UserId, WallMillis,
};

use crate::life::Settings;
use crate::outside::{Bus, Clock, Entropy, Job, Jobs};
use crate::store::{Browse, TableStore};

/// Somebody who asks.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Who {
    /// Who.
    pub id: UserId,
    /// What they are called.
    pub name: String,
    /// What they are.
    pub kind: PersonKind,
}

/// What tables need of the world.
#[derive(Clone)]
pub struct Outside {
    /// What is kept.
    pub store: Arc<dyn TableStore>,
    /// Who is told of new rows.
    pub bus: Arc<dyn Bus>,
    /// Who lets bots decide.
    pub jobs: Arc<dyn Jobs>,
    /// The time.
    pub clock: Arc<dyn Clock>,
    /// Random bytes.
    pub entropy: Arc<dyn Entropy>,
}

/// All tables, as one process sees them. It keeps nothing that it can't read again.
pub struct Tables {
    outside: Outside,
    settings: Settings,
}

impl Tables {
    /// A service over these.
    pub fn new(outside: Outside, settings: Settings) -> Self {
        Self { outside, settings }
    }

    /// Makes a table. The same command id makes it once.
    pub async fn create(
        &self,
        who: &Who,
        id: &CommandId,
        plan: NewTable,
    ) -> Result<TableInfo, Problem> {
        let _ = (&self.outside, &self.settings, who, id, plan);
        todo!()
    }

    /// A table, as somebody sees it.
    pub async fn info(
        &self,
        who: Option<&Who>,
        table: &TableId,
        key: Option<&str>,
    ) -> Result<TableInfo, Problem> {
        let _ = (who, table, key);
        todo!()
    }

    /// Tables in a list, as somebody sees them. Private ones are left out unless they hold a seat there.
    pub async fn list(&self, who: Option<&Who>, browse: &Browse) -> Result<TableList, Problem> {
        let _ = (who, browse);
        todo!()
    }

    /// Does something at a table. When it returns, it is durable.
    pub async fn perform(
        &self,
        who: &Who,
        table: &TableId,
        key: Option<&str>,
        id: &CommandId,
        command: &TableCommand,
        seen: Option<Seq>,
    ) -> Result<Done, Problem> {
        let _ = (who, table, key, id, command, seen);
        todo!()
    }

    /// What somebody missed at a table since a place, and where it stands; all anew without a place, or if it is too
    /// long ago. Nothing if nothing was missed.
    pub async fn update(
        &self,
        who: Option<&Who>,
        table: &TableId,
        key: Option<&str>,
        since: Option<Seq>,
    ) -> Result<Option<TableUpdate>, Problem> {
        let _ = (who, table, key, since);
        todo!()
    }

    /// The same as [`Tables::update`], as the text of the frame that a socket sends, with the place it reaches. All who
    /// see the same share one text.
    pub async fn frame(
        &self,
        who: Option<&Who>,
        table: &TableId,
        key: Option<&str>,
        since: Option<Seq>,
    ) -> Result<Option<(Seq, Arc<str>)>, Problem> {
        let _ = (who, table, key, since);
        todo!()
    }

    /// A page of a table's log, as somebody may know it.
    pub async fn news(
        &self,
        who: Option<&Who>,
        table: &TableId,
        key: Option<&str>,
        after: Seq,
        limit: u32,
    ) -> Result<Vec<News>, Problem> {
        let _ = (who, table, key, after, limit);
        todo!()
    }

    /// The record of a game that is over.
    pub async fn record(
        &self,
        who: Option<&Who>,
        table: &TableId,
        key: Option<&str>,
    ) -> Result<String, Problem> {
        let _ = (who, table, key);
        todo!()
    }

    /// Advice for a seat that somebody holds, where the table allows it.
    pub async fn hint(&self, who: &Who, table: &TableId, seat: u8) -> Result<Vec<Hint>, Problem> {
        let _ = (who, table, seat);
        todo!()
    }

    /// Does what is due at a table: clocks that ran out, bots that are to decide, pauses that lasted long enough.
    /// Answers when something is due next.
    pub async fn wake(&self, table: &TableId) -> Result<Option<WallMillis>, Problem> {
        let _ = table;
        todo!()
    }

    /// Wakes the tables where something is due, at most so many; answers how many there were.
    pub async fn wake_due(&self, limit: u32) -> Result<usize, Problem> {
        let _ = limit;
        todo!()
    }

    /// Lets a bot decide, and appends what it decided unless the game has gone on.
    pub async fn work(&self, job: &Job) -> Result<(), Problem> {
        let _ = job;
        todo!()
    }

    /// People are at tables now.
    pub async fn seen(&self, who: &[(TableId, UserId)]) -> Result<(), Problem> {
        let _ = who;
        todo!()
    }

    /// Somebody has left for good: what they said is erased, and bots sit in for them.
    pub async fn forget(&self, user: &UserId) -> Result<(), Problem> {
        let _ = user;
        todo!()
    }
}
