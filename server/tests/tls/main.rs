//! Servers that speak TLS by themselves, asked by real clients over real connections.

mod acme;
mod authority;
mod client;
mod files;
mod pages;
mod pebble;
mod server;
