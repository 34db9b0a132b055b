//! One WebSocket for each client: the lobby, tables, commands and answers, as JSON text.
//!
//! A socket is one task. It does what is asked in the order in which it is asked. Only advice takes long: each piece is
//! thought of in a task of its own, so that the socket never waits for a table while advice that it doesn't attend to
//! has it. Nothing waits in a queue to be sent: a table's news are asked for when they can be sent, so a
//! client that reads slowly gets fewer and larger frames, and one that doesn't read at all is left. It comes back and
//! says the last place it saw.
//!
//! Many clients come back at once when a server has stopped. A client waits a random time before it tries again,
//! between none and one second at first, and up to twice as long after each time it fails, to half a minute.

mod asks;
mod connection;
mod conversation;
mod handshake;
mod permit;
mod rate_limited_io;
mod rate_limits;
mod read;
mod watch;

pub(crate) use handshake::open;
pub(crate) use permit::socket_limits;

use pantheon_wire::ServerFrame;

/// A frame as it is sent.
pub(crate) fn text(frame: &ServerFrame) -> String {
    serde_json::to_string(frame).expect("frames have no keys but texts")
}
