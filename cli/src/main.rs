//! The `pantheon` command.

use std::process::ExitCode;

fn main() -> ExitCode {
    pantheon_cli::main()
}
