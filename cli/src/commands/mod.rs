//! One module a command.

pub mod completions;
pub mod content;
pub mod games;
pub mod record;
pub mod replay;
pub mod rules;
pub mod verify;
