//! People, over SQL.

use async_trait::async_trait;
use pantheon_tables::{Fact, StoreError};
use pantheon_wire::{Me, Person, PersonKind, Settings, TableId, UserId, WallMillis};

use crate::batch::Rank;
use crate::codec::{from_json, from_word, no_nul, sound, to_json, word};
use crate::db::{Record, Statement};
use crate::open::Store;
use crate::people::{AccountMade, Export, Kept, PeopleStore, Said, SessionInfo, TokenHash, folded};

/// Reads somebody from the columns that the statements below select: id, name, kind, login, `password_hash`, settings,
/// since, owner.
fn kept(record: &Record) -> Result<Kept, StoreError> {
    Ok(Kept {
        me: Me {
            person: Person {
                id: UserId(record.text(0)?),
                name: record.text(1)?,
                kind: from_word(record.text(2)?)?,
            },
            login: record.maybe_text(3)?,
            settings: from_json(&record.text(5)?)?,
            since: record.int(6)?,
        },
        password_hash: record.maybe_text(4)?,
        owner: record.maybe_text(7)?.map(UserId),
    })
}

/// Reads a session from the columns from a place on: kind, made, seen, expires, label.
fn session(record: &Record, from: usize) -> Result<SessionInfo, StoreError> {
    Ok(SessionInfo {
        kind: from_word(record.text(from)?)?,
        made: record.int(from + 1)?,
        seen: record.int(from + 2)?,
        expires: record.maybe_int(from + 3)?,
        label: record.text(from + 4)?,
    })
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
    ) -> Result<AccountMade, StoreError> {
        sound(id.as_str())?;
        sound(login)?;
        no_nul(password_hash)?;
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
        let done = self.alone(statement).await;
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

    async fn person(&self, id: &UserId) -> Result<Option<Kept>, StoreError> {
        let statement = Statement::new(
            "SELECT id, name, kind, login, password_hash, settings, since, owner FROM people \
             WHERE id = $1 AND deleted IS NULL",
            [id.as_str().into()],
        );
        let records = self.db.read(statement).await?;
        records.first().map(kept).transpose()
    }

    async fn by_login(&self, login: &str) -> Result<Option<Kept>, StoreError> {
        let statement = Statement::new(
            "SELECT id, name, kind, login, password_hash, settings, since, owner FROM people \
             WHERE login = $1 AND deleted IS NULL",
            [folded(login).into()],
        );
        let records = self.db.read(statement).await?;
        records.first().map(kept).transpose()
    }

    async fn by_session(
        &self,
        token: &TokenHash,
        now: WallMillis,
    ) -> Result<Option<(Kept, SessionInfo)>, StoreError> {
        let statement = Statement::new(
            "SELECT p.id, p.name, p.kind, p.login, p.password_hash, p.settings, p.since, p.owner, \
             s.kind, s.made, s.seen, s.expires, s.label \
             FROM sessions s JOIN people p ON p.id = s.user_id \
             WHERE s.hash = $1 AND p.deleted IS NULL AND (s.expires IS NULL OR s.expires > $2)",
            [token.hex().into(), now.into()],
        );
        let records = self.db.read(statement).await?;
        let both = |record: &Record| Ok((kept(record)?, session(record, 8)?));
        records.first().map(both).transpose()
    }

    async fn bots(&self, owner: &UserId) -> Result<Vec<Kept>, StoreError> {
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
        session: &SessionInfo,
    ) -> Result<bool, StoreError> {
        let statement = Statement::new(
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
        );
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

    async fn sessions(&self, id: &UserId) -> Result<Vec<SessionInfo>, StoreError> {
        let statement = Statement::new(
            "SELECT kind, made, seen, expires, label FROM sessions WHERE user_id = $1 \
             ORDER BY made DESC, hash",
            [id.as_str().into()],
        );
        let records = self.db.read(statement).await?;
        records.iter().map(|record| session(record, 0)).collect()
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

    async fn remove_expired(&self, now: WallMillis) -> Result<u64, StoreError> {
        self.alone(Statement::new(
            "DELETE FROM sessions WHERE expires <= $1",
            [now.into()],
        ))
        .await
    }

    async fn delete(&self, id: &UserId, now: WallMillis) -> Result<Vec<UserId>, StoreError> {
        if sound(id.as_str()).is_err() {
            return Ok(Vec::new());
        }
        let mut tx = self.db.begin().await?;
        let gone = Statement::new(
            "UPDATE people SET name = '', login = NULL, password_hash = NULL, settings = $2, deleted = $3 \
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
            .map(|record| record.text(0).map(UserId))
            .collect::<Result<_, _>>()?;
        gone.sort();
        for person in &gone {
            tx.write(Statement::new(
                "DELETE FROM sessions WHERE user_id = $1",
                [person.as_str().into()],
            ))
            .await?;
        }
        tx.commit().await?;
        Ok(gone)
    }

    async fn export(&self, id: &UserId) -> Result<Option<Export>, StoreError> {
        let Some(kept) = self.person(id).await? else {
            return Ok(None);
        };
        let tables = Statement::new(
            "SELECT table_id FROM members WHERE user_id = $1 ORDER BY table_id",
            [id.as_str().into()],
        );
        let tables = self.db.read(tables).await?;
        let tables = tables.iter().map(|record| record.text(0).map(TableId));
        let words = Statement::new(
            "SELECT table_id, seq, at, fact FROM log WHERE by_user = $1 AND worded = 1 \
             ORDER BY at, table_id, seq",
            [id.as_str().into()],
        );
        let mut said = Vec::new();
        for record in self.db.read(words).await? {
            if let Fact::Said { text, .. } = from_json(&record.text(3)?)? {
                said.push(Said {
                    table: TableId(record.text(0)?),
                    seq: record.int(1)?,
                    at: record.int(2)?,
                    text,
                });
            }
        }
        let bots = self.bots(id).await?;
        Ok(Some(Export {
            me: kept.me,
            sessions: self.sessions(id).await?,
            bots: bots.into_iter().map(|bot| bot.me).collect(),
            tables: tables.collect::<Result<_, _>>()?,
            said,
        }))
    }
}

impl Store {
    /// Writes one row with the writes of others, and says whether it was written.
    async fn wrote(&self, rank: Rank, row: &str, statement: Statement) -> Result<bool, StoreError> {
        Ok(self.write_plain(rank, row, statement).await? > 0)
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
