//! Whether the database can be written and read.

use pantheon_tables::{StoreError, StoreHealth};
use pantheon_wire::WallMillis;

use crate::batch::Rank;
use crate::db::Statement;
use crate::disk::Disk;
use crate::open::Store;

/// Who is present at no table: a row that means nothing to anybody.
const NOBODY: &str = "health";

impl Store {
    /// Writes a row by the way that all rows go, and reads it back.
    pub(crate) async fn write_and_read(&self, now: WallMillis) -> Result<StoreHealth, StoreError> {
        let write = Statement::new(
            "INSERT INTO presence (table_id, user_id, seen) VALUES ('', $1, $2) \
             ON CONFLICT (table_id, user_id) DO UPDATE SET seen = excluded.seen",
            [NOBODY.into(), now.into()],
        );
        self.write_plain(Rank::Check, NOBODY, write).await?;
        let read = Statement::new(
            "SELECT seen FROM presence WHERE table_id = '' AND user_id = $1",
            [NOBODY.into()],
        );
        // Another process may have written since, by a clock of its own.
        if self.db.read(read).await?.is_empty() {
            let message = "what was just written isn't there".to_owned();
            return Err(StoreError::Damaged(message));
        }
        Ok(StoreHealth {
            low_space: self.disk.as_ref().is_some_and(Disk::is_low),
            damaged: self.db.reads.damaged() + self.db.writes.damaged() > 0,
        })
    }
}
