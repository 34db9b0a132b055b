//! The types of the web client, and whether anything checks them.

use anyhow::{Context, Result, bail};

use crate::node::npm;
use crate::shell::run;

/// Checks the types. A component that is wrong on purpose must be found wrong.
pub(crate) fn check() -> Result<()> {
    run(npm(&["run", "--silent", "check"]))?;
    let canary = [
        "exec",
        "--",
        "svelte-check",
        "--workspace",
        "canary",
        "--tsconfig",
        "./tsconfig.json",
        "--output",
        "machine",
    ];
    let looked = npm(&canary).output().context("npm can't be started")?;
    let said = String::from_utf8_lossy(&looked.stdout);
    if looked.status.success() || !said.contains("Wrong.svelte") {
        bail!("svelte-check doesn't find what is wrong in web/canary/Wrong.svelte:\n{said}");
    }
    Ok(())
}
