//! The `pantheon` command.

fn main() {}
