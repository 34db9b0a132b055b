//! The `pantheon` command.

use std::process::ExitCode;

/// A server runs for months, and its tables come and go on many threads. The allocator of glibc keeps arenas for them,
/// each as large as it ever was and full of holes; this one gives back what is free.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
#[global_allocator]
static ALLOCATOR: tikv_jemallocator::Jemalloc = tikv_jemallocator::Jemalloc;

fn main() -> ExitCode {
    pantheon_cli::main()
}
