//! What gives the binary memory, as it says itself.

use crate::support::{finish, pantheon};

/// Without this a server's memory grows for as long as people come and go (docs/performance.md, "Memory").
#[test]
fn memory_that_is_free_goes_back_to_the_system() {
    let mut command = pantheon();
    command.env("MALLOC_CONF", "confirm_conf:true");
    let told = finish(command.arg("--version")).err;
    for option in [
        "narenas:4",
        "background_thread:true",
        "dirty_decay_ms:1000",
        "muzzy_decay_ms:0",
    ] {
        let set = format!("Set conf value: {option}");
        assert!(told.contains(&set), "{option}: {told}");
    }
}
