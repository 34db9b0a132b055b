//! The lobby: tables that anybody may find.

use serde::{Deserialize, Serialize};

use crate::ids::TableId;
use crate::table::TableInfo;

/// Something changed in the lobby.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum LobbyUpdate {
    /// All tables, the newest first.
    All(Vec<TableInfo>),
    /// A table is new or has changed.
    Changed(Box<TableInfo>),
    /// A table is gone.
    Gone(TableId),
}

/// A page of tables.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TableList {
    /// The tables, the newest first.
    pub tables: Vec<TableInfo>,
    /// Where the next page begins, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub next: Option<String>,
}
