//! People, as they are kept. What a person may do is decided elsewhere.

use std::fmt::Write as _;

use async_trait::async_trait;
use pantheon_tables::StoreError;
use pantheon_wire::{Me, Seq, Settings, TableId, UserId, WallMillis};
use serde::{Deserialize, Serialize};

/// Somebody who is kept.
#[derive(Clone, PartialEq, Eq)]
pub struct Kept {
    /// Who, as they see themselves.
    pub me: Me,
    /// What their password is checked against, if they have one.
    pub password_hash: Option<String>,
    /// Whose bot it is, if it is one.
    pub owner: Option<UserId>,
}

impl std::fmt::Debug for Kept {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Kept")
            .field("me", &self.me)
            .field("owner", &self.owner)
            .finish_non_exhaustive()
    }
}

/// The SHA-256 of a session's token. The token itself is kept nowhere.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TokenHash(pub [u8; 32]);

impl TokenHash {
    pub(crate) fn hex(&self) -> String {
        self.0.iter().fold(String::new(), |mut text, byte| {
            // Writing to a String can't fail.
            let _ = write!(text, "{byte:02x}");
            text
        })
    }
}

impl std::fmt::Debug for TokenHash {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("TokenHash(…)")
    }
}

/// What a session's token is carried in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SessionKind {
    /// A browser's cookie.
    Cookie,
    /// A program's header.
    Token,
}

/// A session.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SessionInfo {
    /// What its token is carried in.
    pub kind: SessionKind,
    /// When it began.
    pub made: WallMillis,
    /// When it was last used.
    pub seen: WallMillis,
    /// When it ends by itself, if it does.
    pub expires: Option<WallMillis>,
    /// What it is called, so that its owner knows it again.
    pub label: String,
}

/// What came of making an account.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AccountMade {
    /// The guest has an account now.
    Done,
    /// Somebody else signs in with that name.
    LoginTaken,
    /// There is no such guest, or they have an account already.
    NotAGuest,
}

/// Something that somebody said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Said {
    /// At which table.
    pub table: TableId,
    /// Where in its log.
    pub seq: Seq,
    /// When.
    pub at: WallMillis,
    /// What.
    pub text: String,
}

/// Everything that is kept of somebody, less what is secret even to them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Export {
    /// Who.
    pub me: Me,
    /// Their sessions.
    pub sessions: Vec<SessionInfo>,
    /// Their bots.
    pub bots: Vec<Me>,
    /// The tables where they hold a seat.
    pub tables: Vec<TableId>,
    /// What they said.
    pub said: Vec<Said>,
}

/// The name that somebody signs in with, in the form in which no two are the same but for their case.
pub fn folded(login: &str) -> String {
    login.to_lowercase()
}

/// Keeps people and their sessions. Every write is durable when it returns.
#[async_trait]
pub trait PeopleStore: Send + Sync + 'static {
    /// Keeps a new guest. False if there is somebody of that id.
    async fn add_guest(
        &self,
        id: &UserId,
        name: &str,
        settings: &Settings,
        now: WallMillis,
    ) -> Result<bool, StoreError>;

    /// Makes an account of a guest, who signs in with this name from now on, in whatever case it is typed.
    async fn make_account(
        &self,
        id: &UserId,
        login: &str,
        password_hash: &str,
    ) -> Result<AccountMade, StoreError>;

    /// Keeps a new bot of somebody who is here and no bot. False if they aren't, or the id is taken.
    async fn add_bot(
        &self,
        owner: &UserId,
        id: &UserId,
        name: &str,
        now: WallMillis,
    ) -> Result<bool, StoreError>;

    /// Finds somebody who hasn't left.
    async fn person(&self, id: &UserId) -> Result<Option<Kept>, StoreError>;

    /// Finds somebody by the name they sign in with.
    async fn by_login(&self, login: &str) -> Result<Option<Kept>, StoreError>;

    /// Finds somebody by a session that hasn't ended.
    async fn by_session(
        &self,
        token: &TokenHash,
        now: WallMillis,
    ) -> Result<Option<(Kept, SessionInfo)>, StoreError>;

    /// The bots of somebody, the oldest first.
    async fn bots(&self, owner: &UserId) -> Result<Vec<Kept>, StoreError>;

    /// Changes what somebody is called. False if they aren't here.
    async fn rename(&self, id: &UserId, name: &str) -> Result<bool, StoreError>;

    /// Changes what somebody chose for themselves. False if they aren't here.
    async fn set_settings(&self, id: &UserId, settings: &Settings) -> Result<bool, StoreError>;

    /// Changes the password of an account. False if there is no such account.
    async fn set_password(&self, id: &UserId, password_hash: &str) -> Result<bool, StoreError>;

    /// Begins a session. False if there is no such person, or the token is in use.
    async fn add_session(
        &self,
        token: &TokenHash,
        id: &UserId,
        session: &SessionInfo,
    ) -> Result<bool, StoreError>;

    /// Remembers that a session was used.
    async fn touch(&self, token: &TokenHash, now: WallMillis) -> Result<(), StoreError>;

    /// The sessions of somebody, the newest first.
    async fn sessions(&self, id: &UserId) -> Result<Vec<SessionInfo>, StoreError>;

    /// Ends a session. False if there is none.
    async fn remove_session(&self, token: &TokenHash) -> Result<bool, StoreError>;

    /// Ends all sessions of somebody, and says how many there were.
    async fn remove_sessions(&self, id: &UserId) -> Result<u64, StoreError>;

    /// Forgets sessions whose time is over, and says how many there were.
    async fn remove_expired(&self, now: WallMillis) -> Result<u64, StoreError>;

    /// Blanks somebody for good: no name, no way to sign in, no session; their bots too. Answers with all who were
    /// blanked. What they did at tables is erased by [`pantheon_tables::TableStore::erase`], for each of them.
    async fn delete(&self, id: &UserId, now: WallMillis) -> Result<Vec<UserId>, StoreError>;

    /// Everything that is kept of somebody.
    async fn export(&self, id: &UserId) -> Result<Option<Export>, StoreError>;
}
