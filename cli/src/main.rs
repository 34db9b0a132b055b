//! The `pantheon` command.

use std::process::ExitCode;

/// A server runs for months, and its tables come and go on many threads. The allocator of glibc keeps arenas for them,
/// each as large as it ever was and full of holes; that of musl lets one thread at a time into its only one. This one gives
/// back what is free, and threads don't wait for each other.
#[cfg(target_os = "linux")]
#[global_allocator]
static ALLOCATOR: tikv_jemallocator::Jemalloc = tikv_jemallocator::Jemalloc;

fn main() -> ExitCode {
    pantheon_cli::main()
}
