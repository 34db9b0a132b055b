//! One WebSocket for each client: the lobby, tables, commands and answers, as JSON text.
//!
//! A socket is one task. It does what is asked in the order in which it is asked, and only advice, which takes long,
//! is given beside it. Nothing waits in a queue to be sent: a table's news are asked for when they can be sent, so a
//! client that reads slowly gets fewer and larger frames, and one that doesn't read at all is left. It comes back and
//! says the last place it saw.
//!
//! Many clients come back at once when a server has stopped. A client waits a random time before it tries again,
//! between none and one second at first, and up to twice as long after each time it fails, to half a minute.

mod doors;
mod handshake;
mod line;
mod pace;
mod read;
mod talk;
mod watch;

pub(crate) use doors::Doors;
pub(crate) use handshake::open;

use pantheon_wire::ServerFrame;

/// A frame as it is sent.
pub(crate) fn text(frame: &ServerFrame) -> String {
    serde_json::to_string(frame).expect("frames have no keys but texts")
}
