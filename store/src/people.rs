//! People, as they are kept. What a person may do is decided elsewhere.

use std::collections::BTreeSet;
use std::ops::Range;

use async_trait::async_trait;
use pantheon_tables::StoreError;
use pantheon_wire::{
    Me, OwnDaily, OwnDeed, OwnPresence, OwnTable, Person, Seq, Settings, TableId, UserId,
    WallMillis,
};
use serde::{Deserialize, Serialize};

use crate::packed::Packing;

/// Somebody who is kept.
#[derive(Clone, PartialEq, Eq)]
pub struct StoredPerson {
    /// Who, as they see themselves.
    pub me: Me,
    /// What their password is checked against, if they have one.
    pub password_hash: Option<String>,
    /// Whose bot it is, if it is one.
    pub owner: Option<UserId>,
}

impl std::fmt::Debug for StoredPerson {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("StoredPerson")
            .field("me", &self.me)
            .field("owner", &self.owner)
            .finish_non_exhaustive()
    }
}

/// The SHA-256 of a session's token. The token itself is kept nowhere. As a text it is hexadecimal.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct TokenHash(pub [u8; 32]);

impl TokenHash {
    pub(crate) fn from_hex(text: &str) -> Option<Self> {
        let mut bytes = [0; 32];
        hex::decode_to_slice(text, &mut bytes).ok()?;
        Some(Self(bytes))
    }

    pub(crate) fn hex(&self) -> String {
        hex::encode(self.0)
    }
}

/// A text isn't the digest of a token.
#[derive(Debug, thiserror::Error)]
#[error("a digest is 64 hexadecimal digits")]
pub struct BadHash;

impl TryFrom<String> for TokenHash {
    type Error = BadHash;

    fn try_from(text: String) -> Result<Self, BadHash> {
        Self::from_hex(&text).ok_or(BadHash)
    }
}

impl From<TokenHash> for String {
    fn from(hash: TokenHash) -> Self {
        hash.hex()
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
pub struct StoredSession {
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

/// Somebody who is signed in, as far as a socket asks again and again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SignedIn {
    /// Who.
    pub person: Person,
    /// When the session was last used, as far as that is kept.
    pub seen: WallMillis,
}

/// A browser or a program that somebody signed in with, and which is known again by a token of its own. The token opens
/// nothing: it only lets them try a password while others try in their name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StoredDevice {
    /// Since when it is known.
    pub made: WallMillis,
    /// Until when it is known.
    pub expires: WallMillis,
    /// What it is called, so that its owner knows it again.
    pub label: String,
}

/// Which guests have been left behind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Idle {
    /// Those who were never at a table, and not here since then.
    pub never_played: WallMillis,
    /// Those who were at a table, and not here since then.
    pub played: WallMillis,
    /// The time at which it is looked.
    pub now: WallMillis,
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
pub struct ChatLine {
    /// At which table.
    pub table: TableId,
    /// Where in its log.
    pub seq: Seq,
    /// The time at which it happened.
    pub at: WallMillis,
    /// What is said, as plain text.
    pub text: String,
}

/// Everything that is kept of somebody, less what is secret even to them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Export {
    /// The person, with all that they may see of themselves.
    pub me: Me,
    /// Their sessions.
    pub sessions: Vec<StoredSession>,
    /// The devices that they are known by.
    pub devices: Vec<StoredDevice>,
    /// Their bots.
    pub bots: Vec<Me>,
    /// The tables that they made, where they hold a seat, or where they did something.
    pub tables: Vec<TableId>,
    /// The tables that they made.
    pub made: Vec<OwnTable>,
    /// When they were last at tables.
    pub seen: Vec<OwnPresence>,
    /// What they said.
    pub said: Vec<ChatLine>,
    /// Everything that they did at tables.
    pub done: Vec<OwnDeed>,
    /// Their daily deals, as far as the results aren't counted without names yet.
    pub dailies: Vec<OwnDaily>,
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

    /// Makes an account of a guest, who signs in with this name from now on, in whatever case it is typed. All sessions
    /// of the guest end and this one begins, in the same moment: a token that somebody got hold of before opens nothing
    /// of the account.
    async fn make_account(
        &self,
        id: &UserId,
        login: &str,
        password_hash: &str,
        session: (&TokenHash, &StoredSession),
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
    async fn person(&self, id: &UserId) -> Result<Option<StoredPerson>, StoreError>;

    /// Finds somebody by the name they sign in with.
    async fn by_login(&self, login: &str) -> Result<Option<StoredPerson>, StoreError>;

    /// Finds somebody by a session that hasn't ended.
    async fn by_session(
        &self,
        token: &TokenHash,
        now: WallMillis,
    ) -> Result<Option<(StoredPerson, StoredSession)>, StoreError>;

    /// Who is signed in by a session that hasn't ended. Where many ask at once it costs less than
    /// [`by_session`](Self::by_session).
    async fn signed_in(
        &self,
        token: &TokenHash,
        now: WallMillis,
    ) -> Result<Option<SignedIn>, StoreError> {
        let found = self.by_session(token, now).await?;
        Ok(found.map(|(person, session)| SignedIn {
            person: person.me.person,
            seen: session.seen,
        }))
    }

    /// The bots of somebody, the oldest first.
    async fn bots(&self, owner: &UserId) -> Result<Vec<StoredPerson>, StoreError>;

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
        session: &StoredSession,
    ) -> Result<bool, StoreError>;

    /// Remembers that a session was used.
    async fn touch(&self, token: &TokenHash, now: WallMillis) -> Result<(), StoreError>;

    /// The sessions of somebody, the newest first.
    async fn sessions(&self, id: &UserId) -> Result<Vec<StoredSession>, StoreError>;

    /// Ends a session. False if there is none.
    async fn remove_session(&self, token: &TokenHash) -> Result<bool, StoreError>;

    /// Ends all sessions of somebody, and says how many there were.
    async fn remove_sessions(&self, id: &UserId) -> Result<u64, StoreError>;

    /// Those of these sessions that haven't ended.
    async fn open_sessions(
        &self,
        tokens: &[TokenHash],
        now: WallMillis,
    ) -> Result<BTreeSet<TokenHash>, StoreError>;

    /// The login of whoever is known by a device, if it is still known.
    async fn device_login(
        &self,
        device: &TokenHash,
        now: WallMillis,
    ) -> Result<Option<String>, StoreError>;

    /// Knows somebody with an account by a device from now on, in place of another if there is one, and by at most so
    /// many devices: those that were known first are forgotten. False if there is no such account.
    async fn add_device(
        &self,
        device: &TokenHash,
        id: &UserId,
        info: &StoredDevice,
        instead_of: Option<&TokenHash>,
        most: u32,
    ) -> Result<bool, StoreError>;

    /// Forgets all devices of somebody but one, and says how many there were.
    async fn remove_devices(&self, id: &UserId, but: Option<&TokenHash>)
    -> Result<u64, StoreError>;

    /// Forgets sessions and devices whose time is over, and says how many there were.
    async fn remove_expired(&self, now: WallMillis) -> Result<u64, StoreError>;

    /// Tables that still gather people, where nothing has happened and nobody has been since a time, at most so many.
    async fn unused_tables(
        &self,
        since: WallMillis,
        limit: u32,
    ) -> Result<Vec<TableId>, StoreError>;

    /// Removes tables that were closed in a time and whose game never began, at most so many, with all that is kept of
    /// them. Answers which.
    async fn remove_unplayed(
        &self,
        closed: Range<WallMillis>,
        limit: u32,
    ) -> Result<Vec<TableId>, StoreError>;

    /// Packs the logs of tables that are over and where nothing has happened since a time, at most so many: they take a
    /// fraction of the room, and are read as before. Tables where no game began are removed instead, if they are to be.
    async fn pack(
        &self,
        before: WallMillis,
        remove_unplayed: bool,
        limit: u32,
    ) -> Result<Packing, StoreError>;

    /// Forgets guests who were left behind, at most so many, and ends their sessions. Nobody is one who holds a seat in
    /// a game that isn't over or made a table that isn't. What they did at tables stays as it is. Answers who.
    async fn remove_guests(&self, idle: &Idle, limit: u32) -> Result<Vec<UserId>, StoreError>;

    /// Blanks somebody for good: no name, no way to sign in, no session; their bots too. Answers with all who were
    /// blanked. What they did at tables is erased by [`pantheon_tables::TableStore::erase`], for each of them.
    async fn delete(&self, id: &UserId, now: WallMillis) -> Result<Vec<UserId>, StoreError>;

    /// Everything that is kept of somebody.
    async fn export(&self, id: &UserId) -> Result<Option<Export>, StoreError>;
}
