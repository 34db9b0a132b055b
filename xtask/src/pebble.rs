//! Pebble, the ACME server that the tests of certificates ask.

use anyhow::Result;

use crate::apt;
use crate::shell::{command, works};

/// The server, and the one that tells it the addresses of names.
const PROGRAMS: [&str; 2] = ["pebble", "pebble-challtestsrv"];

/// Installs it unless it is there.
pub(crate) fn need() -> Result<()> {
    let is_there = |program: &&str| works(command("which", &[program]));
    if PROGRAMS.iter().all(is_there) {
        return Ok(());
    }
    apt::install("Pebble", &["pebble"])
}
