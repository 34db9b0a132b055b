//! Installing what is missing, where that can be done without asking anybody.

use anyhow::{Result, bail};

use crate::shell::{command, output_of, run, works};

/// Installs Debian packages, or says what is missing and why it can't be installed.
pub(crate) fn install(what: &str, packages: &[&str]) -> Result<()> {
    if !is_root() {
        bail!("{what} isn't installed, and only root can install it");
    }
    if !works(command("apt-get", &["--version"])) {
        bail!("{what} isn't installed, and there is no apt-get to install it");
    }
    println!("{what} is missing: installing it from Debian's packages, once.");
    run(command("apt-get", &["update"]))?;
    let mut install = command("apt-get", &["install", "-y", "--no-install-recommends"]);
    install
        .args(packages)
        .env("DEBIAN_FRONTEND", "noninteractive");
    run(install)
}

/// Whether root runs this.
pub(crate) fn is_root() -> bool {
    output_of("id", &["-u"]).is_some_and(|text| text.trim() == "0")
}
