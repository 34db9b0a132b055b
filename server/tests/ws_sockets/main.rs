//! Sockets against a real listener, and in a simulated network.

mod client;
mod floods;
mod handshake;
mod house;
mod idle;
mod life;
mod lobby;
mod overlap;
mod presence;
mod resume;
mod server;
mod sessions;
mod simulated;
mod slow;
mod spectators;
mod stuck;
mod unused;
