//! People, over SQL.

use std::collections::BTreeSet;
use std::ops::Range;

use async_trait::async_trait;
use pantheon_tables::StoreError;
use pantheon_wire::{Me, Person, PersonKind, Settings, TableId, UserId, WallMillis};

use crate::batch::{Rank, lists};
use crate::codec::{from_json, from_word, no_nul, sound, to_json, word};
use crate::db::{DbRow, Param, Statement};
use crate::open::Store;
use crate::packed::Packing;
use crate::people::{
    AccountMade, Export, Idle, PeopleStore, SignedIn, StoredDevice, StoredPerson, StoredSession,
    TokenHash, folded,
};
use crate::{cleanup, daily_sql, devices, export};

/// Reads somebody from the columns that the statements below select: id, name, kind, login, `password_hash`, settings,
/// since, owner.
fn kept(db_row: &DbRow) -> Result<StoredPerson, StoreError> {
    Ok(StoredPerson {
        me: Me {
            person: Person {
                id: UserId(db_row.text(0)?),
                name: db_row.text(1)?,
                kind: from_word(db_row.text(2)?)?,
            },
            login: db_row.maybe_text(3)?,
            settings: from_json(&db_row.text(5)?)?,
            since: db_row.int(6)?,
        },
        password_hash: db_row.maybe_text(4)?,
        owner: db_row.maybe_text(7)?.map(UserId),
    })
}

/// Reads a session from the columns from a place on: kind, made, seen, expires, label.
fn session(db_row: &DbRow, from: usize) -> Result<StoredSession, StoreError> {
    Ok(StoredSession {
        kind: from_word(db_row.text(from)?)?,
        made: db_row.int(from + 1)?,
        seen: db_row.int(from + 2)?,
        expires: db_row.maybe_int(from + 3)?,
        label: db_row.text(from + 4)?,
    })
}

/// Begins a session, where there is such a person.
fn new_session(token: &TokenHash, id: &UserId, session: &StoredSession) -> Statement {
    Statement::new(
        "INSERT INTO sessions (hash, user_id, kind, made, seen, expires, label) \
         SELECT $1, id, $3, $4, $5, $6, $7 FROM people WHERE id = $2 AND deleted IS NULL \
         ON CONFLICT DO NOTHING",
        [
            token.hex().into(),
            id.as_str().into(),
            word(&session.kind).into(),
            session.made.into(),
            session.seen.into(),
            session.expires.into(),
            session.label.as_str().into(),
        ],
    )
}

#[async_trait]
impl PeopleStore for Store {
    async fn add_guest(
        &self,
        id: &UserId,
        name: &str,
        settings: &Settings,
        now: WallMillis,
    ) -> Result<bool, StoreError> {
        let statement = Statement::new(
            "INSERT INTO people (id, name, kind, settings, since) VALUES ($1, $2, $3, $4, $5) \
             ON CONFLICT DO NOTHING",
            [
                id.as_str().into(),
                name.into(),
                word(&PersonKind::Guest).into(),
                to_json(settings).into(),
                now.into(),
            ],
        );
        self.wrote(Rank::People, id.as_str(), statement).await
    }

    async fn make_account(
        &self,
        id: &UserId,
        login: &str,
        password_hash: &str,
        session: (&TokenHash, &StoredSession),
    ) -> Result<AccountMade, StoreError> {
        sound(id.as_str())?;
        sound(login)?;
        no_nul(password_hash)?;
        no_nul(&session.1.label)?;
        let statement = Statement::new(
            "UPDATE people SET kind = $2, login = $3, password_hash = $4 \
             WHERE id = $1 AND kind = $5 AND deleted IS NULL \
             AND NOT EXISTS (SELECT 1 FROM people WHERE login = $3)",
            [
                id.as_str().into(),
                word(&PersonKind::Account).into(),
                folded(login).into(),
                password_hash.into(),
                word(&PersonKind::Guest).into(),
            ],
        );
        // Not with the writes of others: of two who want the same name at the same time, one fails.
        let done = self.account_with_session(statement, id, session).await;
        match done {
            Ok(1) => Ok(AccountMade::Done),
            done => {
                let holder = self.by_login(login).await?;
                match holder {
                    Some(holder) if holder.me.person.id != *id => Ok(AccountMade::LoginTaken),
                    _ => done.map(|_| AccountMade::NotAGuest),
                }
            }
        }
    }

    async fn add_bot(
        &self,
        owner: &UserId,
        id: &UserId,
        name: &str,
        now: WallMillis,
    ) -> Result<bool, StoreError> {
        let statement = Statement::new(
            "INSERT INTO people (id, name, kind, settings, since, owner) \
             SELECT $2, $3, $4, $5, $6, id FROM people \
             WHERE id = $1 AND kind <> $4 AND deleted IS NULL ON CONFLICT DO NOTHING",
            [
                owner.as_str().into(),
                id.as_str().into(),
                name.into(),
                word(&PersonKind::Bot).into(),
                to_json(&Settings::default()).into(),
                now.into(),
            ],
        );
        self.wrote(Rank::People, id.as_str(), statement).await
    }

    async fn person(&self, id: &UserId) -> Result<Option<StoredPerson>, StoreError> {
        let statement = Statement::new(
            "SELECT id, name, kind, login, password_hash, settings, since, owner FROM people \
             WHERE id = $1 AND deleted IS NULL",
            [id.as_str().into()],
        );
        let db_rows = self.db.read(statement).await?;
        let person = db_rows.first().map(kept).transpose();
        self.named(format_args!("person {id}"), person)
    }

    async fn by_login(&self, login: &str) -> Result<Option<StoredPerson>, StoreError> {
        let statement = Statement::new(
            "SELECT id, name, kind, login, password_hash, settings, since, owner FROM people \
             WHERE login = $1 AND deleted IS NULL",
            [folded(login).into()],
        );
        let db_rows = self.db.read(statement).await?;
        let person = db_rows.first().map(kept).transpose();
        self.named(format_args!("a person who has a login"), person)
    }

    async fn by_session(
        &self,
        token: &TokenHash,
        now: WallMillis,
    ) -> Result<Option<(StoredPerson, StoredSession)>, StoreError> {
        let statement = Statement::new(
            "SELECT p.id, p.name, p.kind, p.login, p.password_hash, p.settings, p.since, p.owner, \
             s.kind, s.made, s.seen, s.expires, s.label \
             FROM sessions s JOIN people p ON p.id = s.user_id \
             WHERE s.hash = $1 AND p.deleted IS NULL AND (s.expires IS NULL OR s.expires > $2)",
            [token.hex().into(), now.into()],
        );
        let db_rows = self.db.read(statement).await?;
        let both = |db_row: &DbRow| Ok((kept(db_row)?, session(db_row, 8)?));
        let found = db_rows.first().map(both).transpose();
        self.named(format_args!("a session or its person"), found)
    }

    async fn signed_in(
        &self,
        token: &TokenHash,
        now: WallMillis,
    ) -> Result<Option<SignedIn>, StoreError> {
        let found = self.sign_ins.find(token, now).await;
        self.named(format_args!("a session or its person"), found)
    }

    async fn bots(&self, owner: &UserId) -> Result<Vec<StoredPerson>, StoreError> {
        let statement = Statement::new(
            "SELECT id, name, kind, login, password_hash, settings, since, owner FROM people \
             WHERE owner = $1 AND deleted IS NULL ORDER BY since, id",
            [owner.as_str().into()],
        );
        self.db.read(statement).await?.iter().map(kept).collect()
    }

    async fn rename(&self, id: &UserId, name: &str) -> Result<bool, StoreError> {
        let statement = Statement::new(
            "UPDATE people SET name = $2 WHERE id = $1 AND deleted IS NULL",
            [id.as_str().into(), name.into()],
        );
        self.wrote(Rank::People, id.as_str(), statement).await
    }

    async fn set_settings(&self, id: &UserId, settings: &Settings) -> Result<bool, StoreError> {
        let statement = Statement::new(
            "UPDATE people SET settings = $2 WHERE id = $1 AND deleted IS NULL",
            [id.as_str().into(), to_json(settings).into()],
        );
        self.wrote(Rank::People, id.as_str(), statement).await
    }

    async fn set_password(&self, id: &UserId, password_hash: &str) -> Result<bool, StoreError> {
        let statement = Statement::new(
            "UPDATE people SET password_hash = $2 WHERE id = $1 AND login IS NOT NULL AND deleted IS NULL",
            [id.as_str().into(), password_hash.into()],
        );
        self.wrote(Rank::People, id.as_str(), statement).await
    }

    async fn add_session(
        &self,
        token: &TokenHash,
        id: &UserId,
        session: &StoredSession,
    ) -> Result<bool, StoreError> {
        let statement = new_session(token, id, session);
        self.wrote(Rank::Sessions, &token.hex(), statement).await
    }

    async fn touch(&self, token: &TokenHash, now: WallMillis) -> Result<(), StoreError> {
        let statement = Statement::new(
            "UPDATE sessions SET seen = $2 WHERE hash = $1 AND seen < $2",
            [token.hex().into(), now.into()],
        );
        self.wrote(Rank::Sessions, &token.hex(), statement).await?;
        Ok(())
    }

    async fn sessions(&self, id: &UserId) -> Result<Vec<StoredSession>, StoreError> {
        let statement = Statement::new(
            "SELECT kind, made, seen, expires, label FROM sessions WHERE user_id = $1 \
             ORDER BY made DESC, hash",
            [id.as_str().into()],
        );
        let db_rows = self.db.read(statement).await?;
        db_rows.iter().map(|db_row| session(db_row, 0)).collect()
    }

    async fn remove_session(&self, token: &TokenHash) -> Result<bool, StoreError> {
        let statement =
            Statement::new("DELETE FROM sessions WHERE hash = $1", [token.hex().into()]);
        self.wrote(Rank::Sessions, &token.hex(), statement).await
    }

    async fn remove_sessions(&self, id: &UserId) -> Result<u64, StoreError> {
        self.alone(Statement::new(
            "DELETE FROM sessions WHERE user_id = $1",
            [id.as_str().into()],
        ))
        .await
    }

    async fn open_sessions(
        &self,
        tokens: &[TokenHash],
        now: WallMillis,
    ) -> Result<BTreeSet<TokenHash>, StoreError> {
        let rows: Vec<[Param; 1]> = tokens.iter().map(|token| [token.hex().into()]).collect();
        let mut open = BTreeSet::new();
        for (list, mut params) in lists(self.db.places(), rows) {
            params.push(now.into());
            let sql = format!(
                "SELECT s.hash FROM sessions s JOIN people p ON p.id = s.user_id \
                 WHERE s.hash IN (VALUES {list}) AND p.deleted IS NULL \
                 AND (s.expires IS NULL OR s.expires > ${})",
                params.len()
            );
            for db_row in self.db.read(Statement::built(sql, params)).await? {
                open.extend(TokenHash::from_hex(&db_row.text(0)?));
            }
        }
        Ok(open)
    }

    async fn device_login(
        &self,
        device: &TokenHash,
        now: WallMillis,
    ) -> Result<Option<String>, StoreError> {
        devices::login(&self.db, device, now).await
    }

    async fn add_device(
        &self,
        device: &TokenHash,
        id: &UserId,
        info: &StoredDevice,
        instead_of: Option<&TokenHash>,
        most: u32,
    ) -> Result<bool, StoreError> {
        sound(id.as_str())?;
        no_nul(&info.label)?;
        devices::add(&self.db, device, id, info, instead_of, most).await
    }

    async fn remove_devices(
        &self,
        id: &UserId,
        but: Option<&TokenHash>,
    ) -> Result<u64, StoreError> {
        self.alone(devices::removal(id, but)).await
    }

    async fn remove_expired(&self, now: WallMillis) -> Result<u64, StoreError> {
        let mut tx = self.db.begin().await?;
        let mut gone = 0;
        for sql in [
            "DELETE FROM sessions WHERE expires <= $1",
            "DELETE FROM devices WHERE expires <= $1",
        ] {
            gone += tx.write(Statement::new(sql, [now.into()])).await?;
        }
        tx.commit().await?;
        Ok(gone)
    }

    async fn unused_tables(
        &self,
        since: WallMillis,
        limit: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        cleanup::unused_tables(&self.db, since, limit).await
    }

    async fn remove_unplayed(
        &self,
        closed: Range<WallMillis>,
        limit: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        cleanup::remove_unplayed(&self.db, closed, limit).await
    }

    async fn pack(
        &self,
        before: WallMillis,
        remove_unplayed: bool,
        limit: u32,
    ) -> Result<Packing, StoreError> {
        self.pack_some(before, remove_unplayed, limit).await
    }

    async fn remove_guests(&self, idle: &Idle, limit: u32) -> Result<Vec<UserId>, StoreError> {
        cleanup::remove_guests(&self.db, idle, limit).await
    }

    async fn delete(&self, id: &UserId, now: WallMillis) -> Result<Vec<UserId>, StoreError> {
        if sound(id.as_str()).is_err() {
            return Ok(Vec::new());
        }
        let mut tx = self.db.begin().await?;
        let gone = Statement::new(
            "UPDATE people SET name = '', login = NULL, password_hash = NULL, settings = $2, since = 0, deleted = $3 \
             WHERE (id = $1 OR owner = $1) AND deleted IS NULL RETURNING id",
            [
                id.as_str().into(),
                to_json(&Settings::default()).into(),
                now.into(),
            ],
        );
        let mut gone: Vec<UserId> = tx
            .fetch(gone)
            .await?
            .iter()
            .map(|db_row| db_row.text(0).map(UserId))
            .collect::<Result<_, _>>()?;
        gone.sort();
        for person in &gone {
            tx.write(Statement::new(
                "DELETE FROM sessions WHERE user_id = $1",
                [person.as_str().into()],
            ))
            .await?;
            tx.write(devices::removal(person, None)).await?;
            for forgotten in daily_sql::forgetting(person) {
                tx.write(forgotten).await?;
            }
        }
        tx.commit().await?;
        Ok(gone)
    }

    async fn export(&self, id: &UserId) -> Result<Option<Export>, StoreError> {
        Box::pin(export::export(self, id)).await
    }
}

impl Store {
    /// Writes one row with the writes of others, and says whether it was written.
    async fn wrote(&self, rank: Rank, row: &str, statement: Statement) -> Result<bool, StoreError> {
        Ok(self.write_plain(rank, row, statement).await? > 0)
    }

    /// Makes an account by this statement; if it is made, all sessions end and one begins. Says how many were made.
    async fn account_with_session(
        &self,
        account: Statement,
        id: &UserId,
        (token, session): (&TokenHash, &StoredSession),
    ) -> Result<u64, StoreError> {
        let mut tx = self.db.begin().await?;
        let made = tx.write(account).await?;
        if made == 1 {
            let ended = "DELETE FROM sessions WHERE user_id = $1";
            tx.write(Statement::new(ended, [id.as_str().into()]))
                .await?;
            tx.write(new_session(token, id, session)).await?;
        }
        tx.commit().await?;
        Ok(made)
    }

    /// Writes any number of rows in a transaction of its own, and says how many.
    async fn alone(&self, statement: Statement) -> Result<u64, StoreError> {
        if statement.has_nul() {
            // Nothing that is kept has a NUL in it.
            return Ok(0);
        }
        let mut tx = self.db.begin().await?;
        let rows = tx.write(statement).await?;
        tx.commit().await?;
        Ok(rows)
    }
}
