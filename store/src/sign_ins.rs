//! Who is signed in, asked before everything that a socket does: all who ask at the same time share one statement.
//!
//! Nothing is remembered. The statement begins after everybody whom it answers has asked, so that a session which another
//! process has ended opens nothing.

use std::collections::HashMap;
use std::sync::Arc;

use pantheon_tables::StoreError;
use pantheon_wire::{Person, UserId, WallMillis};
use tokio::sync::{mpsc, oneshot};

use crate::batch::lists;
use crate::codec::from_word;
use crate::db::{Db, DbRow, Param, Statement};
use crate::people::{SignedIn, TokenHash};

/// How many share a statement at most.
const TOGETHER: usize = 256;
/// How many may wait. One more does when others are answered.
const WAITING: usize = 1_024;

/// The way to whoever reads.
#[derive(Clone)]
pub(crate) struct SignIns(mpsc::Sender<Asked>);

/// Somebody who asks.
struct Asked {
    token: TokenHash,
    now: WallMillis,
    answer: oneshot::Sender<Found>,
}

type Found = Result<Option<SignedIn>, StoreError>;

impl SignIns {
    /// Starts to read. It ends when all who could ask are gone.
    pub(crate) fn start(db: Arc<Db>) -> Self {
        let (sender, inbox) = mpsc::channel(WAITING);
        tokio::spawn(read(db, inbox));
        Self(sender)
    }

    /// Who is signed in by a session that hasn't ended.
    pub(crate) async fn find(&self, token: &TokenHash, now: WallMillis) -> Found {
        let (answer, answered) = oneshot::channel();
        let token = *token;
        let closed = || StoreError::Unreachable("the store is closed".to_owned());
        let sent = self.0.send(Asked { token, now, answer }).await;
        sent.map_err(|_| closed())?;
        answered.await.unwrap_or_else(|_| Err(closed()))
    }
}

async fn read(db: Arc<Db>, mut inbox: mpsc::Receiver<Asked>) {
    let mut asked = Vec::new();
    while inbox.recv_many(&mut asked, TOGETHER).await > 0 {
        let found = find(&db, &asked).await;
        for Asked { token, now, answer } in asked.drain(..) {
            let found = match &found {
                Ok(found) => found.get(&token).cloned().unwrap_or(Ok(None)),
                Err(error) => Err(error.clone()),
            };
            let open =
                |kept: Option<Kept>| kept.filter(|kept| kept.expires.is_none_or(|end| end > now));
            // Whoever asked may have gone.
            let _ = answer.send(found.map(|kept| open(kept).map(|kept| kept.signed_in)));
        }
    }
}

#[derive(Clone)]
struct Kept {
    signed_in: SignedIn,
    expires: Option<WallMillis>,
}

/// What is kept of each session, and what is wrong with it where it is damaged.
type All = HashMap<TokenHash, Result<Option<Kept>, StoreError>>;

async fn find(db: &Db, asked: &[Asked]) -> Result<All, StoreError> {
    let rows: Vec<[Param; 1]> = asked
        .iter()
        .map(|asked| [asked.token.hex().into()])
        .collect();
    let mut all = All::with_capacity(asked.len());
    for (list, params) in lists(db.places(), rows) {
        let sql = format!(
            "SELECT s.hash, p.id, p.name, p.kind, s.seen, s.expires \
             FROM sessions s JOIN people p ON p.id = s.user_id \
             WHERE s.hash IN (VALUES {list}) AND p.deleted IS NULL"
        );
        for db_row in db.read(Statement::built(sql, params)).await? {
            if let Some(token) = TokenHash::from_hex(&db_row.text(0)?) {
                all.insert(token, kept(&db_row).map(Some));
            }
        }
    }
    Ok(all)
}

fn kept(db_row: &DbRow) -> Result<Kept, StoreError> {
    Ok(Kept {
        signed_in: SignedIn {
            person: Person {
                id: UserId(db_row.text(1)?),
                name: db_row.text(2)?,
                kind: from_word(db_row.text(3)?)?,
            },
            seen: db_row.int(4)?,
        },
        expires: db_row.maybe_int(5)?,
    })
}
