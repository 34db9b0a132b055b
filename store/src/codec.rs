//! How facts, setups and small enums are written into columns and read back.

use pantheon_tables::{Fact, StoreError};
use pantheon_wire::SeatPlan;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// The columns of a row of the log, in the order in which [`crate::packed::KeptRow::read`] reads them.
pub(crate) const ROW: &str = "seq, at, by_user, command, fact";

/// The longest name of anything, in bytes. An index holds no longer ones.
const LONGEST_NAME: usize = 255;

/// Whether words of a person are in a fact.
pub(crate) const fn worded(fact: &Fact) -> bool {
    match fact {
        Fact::Joined { .. } | Fact::Said { .. } => true,
        Fact::Planned { plan, .. } => matches!(plan, SeatPlan::HotSeat { .. }),
        _ => false,
    }
}

/// Anything of ours as JSON.
pub(crate) fn to_json<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("what we keep is plain data with string keys")
}

/// Reads JSON.
pub(crate) fn from_json<T: DeserializeOwned>(text: &str) -> Result<T, StoreError> {
    serde_json::from_str(text).map_err(|error| StoreError::Damaged(error.to_string()))
}

/// An enum without data as the word that JSON has for it.
pub(crate) fn word<T: Serialize>(value: &T) -> String {
    to_json(value).trim_matches('"').to_owned()
}

/// Reads such a word.
pub(crate) fn from_word<T: DeserializeOwned>(text: String) -> Result<T, StoreError> {
    serde_json::from_value(serde_json::Value::String(text))
        .map_err(|error| StoreError::Damaged(error.to_string()))
}

/// Refuses a name that a database can't keep, before it can spoil the transaction that it shares with others.
pub(crate) fn sound(name: &str) -> Result<(), StoreError> {
    if name.len() > LONGEST_NAME {
        Err(StoreError::Damaged("a name is too long".to_owned()))
    } else {
        no_nul(name)
    }
}

/// Refuses a text that a database can't keep.
pub(crate) fn no_nul(text: &str) -> Result<(), StoreError> {
    if text.contains('\0') {
        Err(StoreError::Damaged("a text has a NUL in it".to_owned()))
    } else {
        Ok(())
    }
}
