//! What goes on while nobody asks: sockets are woken when a table has news, bots decide, clocks run out.
//!
//! [`Live`] is the bus and the queue of one process. Whoever watches a table is only told *that* it has news; it then
//! asks the table for everything after the last place it was told. So many rows become one frame for a slow reader,
//! a wake-up too many costs little, and one that was lost is made good by the next.

mod backups;
mod build;
mod cleanup;
mod coalesced;
mod delayed;
mod drain;
mod fair_queue;
mod hearing;
mod job_queue;
mod lobby;
mod poller;
mod presence;
mod round_robin;
mod runner;
mod serve;
mod sessions;
mod sharing;
mod tasks;
mod timers;
mod uptime;
mod watchdog;
mod watchers;

pub(crate) use backups::BackupState;
pub use backups::{BackupPlan, schedule_backups};
pub use build::{World, build};
pub use cleanup::clean_up;
pub(crate) use presence::Present;
pub use runner::Live;
pub(crate) use serve::accept;
pub use serve::{Running, serve};
pub(crate) use sessions::OpenSession;
pub(crate) use watchers::Subscription;
