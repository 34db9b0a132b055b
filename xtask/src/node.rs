//! Node and npm, with which the web client is built and tested.

use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::apt;
use crate::shell::{command, output_of, root, works};

/// The oldest version that the tools of the client run on.
const OLDEST: (u32, u32) = (20, 19);

/// Sees to it that Node and npm are there and new enough.
pub(crate) fn need() -> Result<()> {
    let there = || works(command("node", &["--version"])) && works(command("npm", &["--version"]));
    if !there() {
        apt::install("Node", &["nodejs", "npm"]).with_context(how)?;
    }
    let said = output_of("node", &["--version"]).unwrap_or_default();
    match version(&said) {
        Some(found) if found >= OLDEST && there() => Ok(()),
        _ => bail!("{} is needed, and this machine has {said:?}", how()),
    }
}

fn how() -> String {
    let (major, minor) = OLDEST;
    format!("Node {major}.{minor} or later with npm (https://nodejs.org)")
}

/// `v20.19.1`.
fn version(said: &str) -> Option<(u32, u32)> {
    let mut numbers = said.trim().strip_prefix('v')?.split('.');
    Some((numbers.next()?.parse().ok()?, numbers.next()?.parse().ok()?))
}

/// npm, in the folder of the web client.
pub(crate) fn npm(args: &[&str]) -> Command {
    let mut npm = command("npm", args);
    npm.current_dir(root().join("web"));
    npm
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_version_is_read_and_compared() {
        assert_eq!(version("v20.19.1\n"), Some((20, 19)));
        assert!(version("v20.9.0").unwrap() < OLDEST);
        assert!(version("v22.0.0").unwrap() > OLDEST);
        assert_eq!(version("20"), None);
    }
}
