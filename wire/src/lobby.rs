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
    /// All tables on the page that is told of. The newest of everybody comes first, then the next of everybody.
    All(Vec<TableInfo>),
    /// A table on the page is new there or has changed.
    Changed(Box<TableInfo>),
    /// A table is gone.
    Gone(TableId),
    /// A table isn't on the page any more, since others are. It is still there.
    OffPage(TableId),
    /// So many tables are not on the page. They are found by asking for lists.
    Beyond(u32),
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
