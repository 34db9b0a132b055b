//! Sockets against a real listener, and in a simulated network.

mod client;
mod floods;
mod handshake;
mod idle;
mod life;
mod lobby;
mod resume;
mod server;
mod sessions;
mod simulated;
mod spectators;
