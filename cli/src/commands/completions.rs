//! `pantheon completions`: a script that completes commands in a shell.

use clap_complete::Shell;

use crate::context::Context;
use crate::error::{CliError, Exit};
use crate::help;

/// Prints the script.
pub fn run(shell: Shell, context: &mut Context<'_>) -> Result<Exit, CliError> {
    // The generator panics when it can't write, so it writes to memory.
    let mut script = Vec::new();
    let mut command = help::command(&context.words);
    clap_complete::generate(shell, &mut command, "pantheon", &mut script);
    context.out.write_all(&script)?;
    Ok(Exit::Done)
}
