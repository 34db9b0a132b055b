//! Living a whole log again, for whoever wants to know whether what is kept is true: a backup, say.

use pantheon_engine::Record;
use pantheon_tables::{Life, LifeError, Settings, Stored};
use pantheon_wire::{Status, TableId};

/// What is true of a table's log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Audited {
    /// Every row follows from those before it.
    Lived,
    /// So it does, and the record of its finished game verifies.
    Verified,
    /// This release doesn't have its rules or its content, so that only its beginning and its end are known to fit.
    Sealed,
}

/// Why a log isn't true.
#[derive(Debug, thiserror::Error)]
pub enum AuditError {
    /// Its rows don't add up.
    #[error(transparent)]
    Life(#[from] LifeError),
    /// Whether it is over is kept beside it, and it says otherwise.
    #[error("what is kept beside the log says that the table {0}")]
    Status(&'static str),
    /// Its game has ended, and its record isn't true.
    #[error("the record of its game isn't true: {0}")]
    Record(String),
}

/// Lives a table from its first row to its last, which must all be there, and verifies the record of its game if that is
/// over.
pub fn audit(table: &TableId, stored: &Stored, settings: &Settings) -> Result<Audited, AuditError> {
    let mut life = Life::new(table.clone(), stored.setup.clone(), settings)?;
    for row in &stored.rows {
        life.relive(row)?;
    }
    let over = life.status() == Status::Over;
    if over != stored.over {
        return Err(AuditError::Status(if stored.over {
            "is over, and it isn't"
        } else {
            "goes on, and it is over"
        }));
    }
    let Some(title) = life.title() else {
        return Ok(Audited::Sealed);
    };
    let Some(text) = life.record() else {
        return Ok(Audited::Lived);
    };
    let untrue = |why: String| AuditError::Record(why);
    let record = Record::parse(&text).map_err(|why| untrue(why.to_string()))?;
    title
        .verify(&record)
        .map_err(|why| untrue(why.to_string()))?;
    Ok(Audited::Verified)
}
