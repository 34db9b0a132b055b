//! Names of things.

use serde::{Deserialize, Serialize};

/// A place in a table's log, from 1. Nothing seen yet is 0.
pub type Seq = u32;

/// Milliseconds since 1970, by the server's clock.
pub type WallMillis = u64;

macro_rules! id {
    ($(#[$meta:meta])+ $name:ident) => {
        #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
        #[serde(transparent)]
        $(#[$meta])+
        pub struct $name(pub String);

        impl $name {
            /// The name as text.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(&self.0)
            }
        }

        impl From<&str> for $name {
            fn from(text: &str) -> Self {
                Self(text.to_owned())
            }
        }
    };
}

id! {
    /// A table. It tells nothing about the table and opens nothing.
    TableId
}
id! {
    /// A person or a bot with an account.
    UserId
}
id! {
    /// A client's own name for something it asks. The same name asked twice takes effect once.
    #[cfg_attr(feature = "schema", schema(min_length = 1, max_length = 64, pattern = "^[!-~]+$"))]
    CommandId
}

impl CommandId {
    /// The longest there may be, in bytes.
    pub const LONGEST: usize = 64;

    /// Whether it may be used: not empty, not too long, and only visible ASCII.
    pub fn is_sound(&self) -> bool {
        (1..=Self::LONGEST).contains(&self.0.len()) && self.0.bytes().all(|b| b.is_ascii_graphic())
    }
}
