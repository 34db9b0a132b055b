//! One module a command.

pub mod analyse;
pub mod backup;
pub mod backup_settings;
mod backup_verify;
pub mod completions;
pub mod content;
pub mod daily;
pub mod doctor;
pub mod games;
pub mod health;
pub mod record;
pub mod replay;
pub mod restore;
pub mod rules;
pub mod serve;
pub(crate) mod serve_place;
pub mod serve_settings;
pub mod unpack;
pub mod verify;
