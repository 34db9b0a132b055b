//! What goes on while nobody asks: sockets are woken when a table has news, bots decide, clocks run out.
//!
//! [`Live`] is the bus and the queue of one process. Whoever watches a table is only told *that* it has news; it then
//! asks the table for everything after the last place it was told. So many rows become one frame for a slow reader,
//! a wake-up too many costs little, and one that was lost is made good by the next.

mod bells;
mod build;
mod gate;
mod lobby;
mod pile;
mod poller;
mod presence;
mod queue;
mod runner;
mod serve;
mod timers;

pub(crate) use bells::Listener;
pub use build::{World, build};
pub(crate) use presence::Present;
pub use runner::Live;
pub use serve::{Running, serve};
