//! The secret that a server signs with: one for all processes on a database, and for those that come after them.

use pantheon_tables::StoreError;

use crate::db::Statement;
use crate::open::Store;

const KEPT: &str = "SELECT secret FROM signing WHERE one = 1";

impl Store {
    /// The secret that is kept; this one from now on, if there was none.
    pub async fn signing_secret(&self, fresh: &str) -> Result<String, StoreError> {
        let kept = Statement::new(KEPT, []);
        if let Some(row) = self.db.read(kept.clone()).await?.first() {
            return row.text(0);
        }
        let mut tx = self.db.begin().await?;
        // Of two processes that start at once, one finds what the other has kept.
        tx.write(Statement::new(
            "INSERT INTO signing (one, secret) VALUES (1, $1) ON CONFLICT DO NOTHING",
            [fresh.into()],
        ))
        .await?;
        let kept = tx.fetch(kept).await?;
        tx.commit().await?;
        let kept = kept.first().ok_or_else(|| {
            StoreError::Damaged("the secret that was just kept isn't there".to_owned())
        })?;
        kept.text(0)
    }
}
