//! The devices that people are known by, over SQL.

use pantheon_tables::StoreError;
use pantheon_wire::{UserId, WallMillis};

use crate::db::{Db, DbRow, Param, Statement};
use crate::people::{StoredDevice, TokenHash};

/// The login of whoever is known by a device.
pub(crate) async fn login(
    db: &Db,
    device: &TokenHash,
    now: WallMillis,
) -> Result<Option<String>, StoreError> {
    let statement = Statement::new(
        "SELECT p.login FROM devices d JOIN people p ON p.id = d.user_id \
         WHERE d.hash = $1 AND d.expires > $2 AND p.deleted IS NULL",
        [device.hex().into(), now.into()],
    );
    let db_rows = db.read(statement).await?;
    let login = db_rows.first().map(|db_row| db_row.maybe_text(0));
    Ok(login.transpose()?.flatten())
}

/// Knows somebody by a device, in place of another if there is one, and by at most so many.
pub(crate) async fn add(
    db: &Db,
    device: &TokenHash,
    id: &UserId,
    info: &StoredDevice,
    instead_of: Option<&TokenHash>,
    most: u32,
) -> Result<bool, StoreError> {
    let mut tx = db.begin().await?;
    let who: Param = id.as_str().into();
    if let Some(before) = instead_of {
        tx.write(Statement::new(
            "DELETE FROM devices WHERE hash = $1 AND user_id = $2",
            [before.hex().into(), who.clone()],
        ))
        .await?;
    }
    let added = tx
        .write(Statement::new(
            "INSERT INTO devices (hash, user_id, made, expires, label) \
             SELECT $1, id, $3, $4, $5 FROM people \
             WHERE id = $2 AND login IS NOT NULL AND deleted IS NULL ON CONFLICT DO NOTHING",
            [
                device.hex().into(),
                who.clone(),
                info.made.into(),
                info.expires.into(),
                info.label.as_str().into(),
            ],
        ))
        .await?;
    tx.write(Statement::new(
        "DELETE FROM devices WHERE user_id = $1 AND hash NOT IN \
         (SELECT hash FROM devices WHERE user_id = $1 ORDER BY made DESC, hash LIMIT $2)",
        [who, most.into()],
    ))
    .await?;
    tx.commit().await?;
    Ok(added > 0)
}

/// Forgets all devices of somebody but one.
pub(crate) fn removal(id: &UserId, but: Option<&TokenHash>) -> Statement {
    Statement::new(
        "DELETE FROM devices WHERE user_id = $1 AND hash <> $2",
        // Nothing is no hash.
        [
            id.as_str().into(),
            but.map_or_else(String::new, TokenHash::hex).into(),
        ],
    )
}

/// The devices of somebody, those known last first.
pub(crate) async fn all(db: &Db, id: &UserId) -> Result<Vec<StoredDevice>, StoreError> {
    let statement = Statement::new(
        "SELECT made, expires, label FROM devices WHERE user_id = $1 ORDER BY made DESC, hash",
        [id.as_str().into()],
    );
    let device = |db_row: &DbRow| {
        Ok(StoredDevice {
            made: db_row.int(0)?,
            expires: db_row.int(1)?,
            label: db_row.text(2)?,
        })
    };
    db.read(statement).await?.iter().map(device).collect()
}
