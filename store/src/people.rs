//! What is kept of people: who they are, and the sessions that they are signed in with.

use async_trait::async_trait;
use pantheon_tables::StoreError;
use pantheon_wire::{PersonKind, Settings, TableId, UserId, WallMillis};
use serde::Serialize;

/// Somebody, as they are kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptPerson {
    /// Who.
    pub id: UserId,
    /// What they are called.
    pub name: String,
    /// What they are.
    pub kind: PersonKind,
    /// The name they sign in with, in lower case, if they have an account.
    pub login: Option<String>,
    /// The hash of their password, if they have an account.
    pub password: Option<String>,
    /// What they chose.
    pub settings: Settings,
    /// Since when they are here.
    pub since: WallMillis,
    /// Whose bot it is, if it is one.
    pub owner: Option<UserId>,
}

/// A session, without the digest of its token, which opens nothing but is nobody's business.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct KeptSession {
    /// Whose.
    pub user: UserId,
    /// When it began.
    pub made: WallMillis,
    /// When it was last used, not to the second.
    pub seen: WallMillis,
    /// When it ends if it isn't used.
    pub expires: WallMillis,
    /// What it was begun with: the browser's or the program's own name for itself.
    pub label: String,
}

/// What became of a wish that somebody else may have had before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claimed {
    /// It is theirs.
    Done,
    /// It is somebody else's, or theirs to change no longer. Nothing happened.
    Taken,
}

/// Something that somebody said at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Saying {
    /// Where.
    pub table: TableId,
    /// When.
    pub at: WallMillis,
    /// What.
    pub text: String,
}

/// What somebody left in the store beside what they are.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Traces {
    /// The tables where they hold a seat, or held one when the game ended.
    pub tables: Vec<TableId>,
    /// What they said.
    pub said: Vec<Saying>,
}

/// What is kept of people. Every write is durable when it returns. Tokens are hashed before they come here.
#[async_trait]
pub trait PeopleStore: Send + Sync + 'static {
    /// Keeps somebody new: a guest or a bot.
    async fn add_person(&self, person: &KeptPerson) -> Result<(), StoreError>;

    /// Somebody, unless they have left for good.
    async fn person(&self, id: &UserId) -> Result<Option<KeptPerson>, StoreError>;

    /// Whoever signs in with this.
    async fn by_login(&self, login: &str) -> Result<Option<KeptPerson>, StoreError>;

    /// Makes an account of a guest. The login must be nobody's, and the guest must still be one.
    async fn make_account(
        &self,
        id: &UserId,
        login: &str,
        password: &str,
    ) -> Result<Claimed, StoreError>;

    /// Changes what somebody is called.
    async fn rename(&self, id: &UserId, name: &str) -> Result<(), StoreError>;

    /// Changes what somebody chose.
    async fn choose(&self, id: &UserId, settings: &Settings) -> Result<(), StoreError>;

    /// Somebody's bots.
    async fn bots(&self, owner: &UserId) -> Result<Vec<KeptPerson>, StoreError>;

    /// Somebody leaves for good, and their bots with them: names are blanked, logins, passwords and sessions removed.
    async fn remove_person(&self, id: &UserId) -> Result<(), StoreError>;

    /// Keeps a session under the digest of its token.
    async fn add_session(&self, hash: &str, session: &KeptSession) -> Result<(), StoreError>;

    /// The session under a digest, and whose it is, unless it has expired.
    async fn session(
        &self,
        hash: &str,
        now: WallMillis,
    ) -> Result<Option<(KeptSession, KeptPerson)>, StoreError>;

    /// A session was used.
    async fn touch_session(
        &self,
        hash: &str,
        seen: WallMillis,
        expires: WallMillis,
    ) -> Result<(), StoreError>;

    /// Ends a session.
    async fn end_session(&self, hash: &str) -> Result<(), StoreError>;

    /// Ends all sessions of somebody.
    async fn end_sessions(&self, user: &UserId) -> Result<(), StoreError>;

    /// Somebody's sessions, the newest first.
    async fn sessions(&self, user: &UserId) -> Result<Vec<KeptSession>, StoreError>;

    /// Removes sessions that have expired; answers how many there were.
    async fn expire_sessions(&self, now: WallMillis) -> Result<u64, StoreError>;

    /// What somebody left in the store.
    async fn traces(&self, user: &UserId) -> Result<Traces, StoreError>;
}
