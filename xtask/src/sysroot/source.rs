//! The source of Rust's standard library, from Debian's package `rust-src` of the same version.
//!
//! The package of the version in use may be in a later suite of the distribution than the machine's. So the lists are
//! read into a folder of our own, and nothing of the machine's changes.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::shell::{command, output, run, works};

/// The machine's own sources, in which the mirror is found.
const SOURCES: &str = "/etc/apt/sources.list.d/debian.sources";
/// The suite whose packages are newest while they still build for a released Debian.
const SUITE: &str = "trixie-backports";
/// What the package may be called.
const PACKAGES: [&str; 2] = ["rust-src", "rust-web-src"];

/// Whether this is a machine with Debian's packages.
pub(super) fn is_offered() -> bool {
    Path::new(SOURCES).is_file() && works(command("apt-get", &["--version"]))
}

/// Brings the folder `library` of this version into a folder.
pub(super) fn fetch(version: &str, folder: &Path) -> Result<PathBuf> {
    let apt = Apt::new(folder)?;
    run(apt.ask("apt-get", &["-qq", "update"]))?;
    let mut offers = apt.ask("apt-cache", &["madison"]);
    offers.args(PACKAGES);
    let offers = output(offers)?;
    let package = pick(&offers, version)
        .with_context(|| format!("Debian has no source of Rust {version}"))?;
    run(apt.ask("apt-get", &["-qq", "download", &package]))?;
    let archive = fs::read_dir(folder)?
        .flatten()
        .map(|entry| entry.path())
        .find(|path| path.extension().is_some_and(|ending| ending == "deb"))
        .context("the source was downloaded, and yet it isn't there")?;
    let unpacked = folder.join("unpacked");
    let mut unpack = command("dpkg-deb", &["-x"]);
    unpack.arg(archive).arg(&unpacked);
    run(unpack)?;
    let library = unpacked.join(format!("usr/src/rustc-{version}/library"));
    if library.is_dir() {
        Ok(library)
    } else {
        bail!("the source of Rust {version} has no library in it")
    }
}

/// The package of this version, as apt wants it named. A line of offers is `name | version | where`.
fn pick(offers: &str, version: &str) -> Option<String> {
    let wanted = format!("{version}+");
    offers.lines().find_map(|line| {
        let mut columns = line.split('|').map(str::trim);
        let (name, found) = (columns.next()?, columns.next()?);
        found
            .starts_with(&wanted)
            .then(|| format!("{name}={found}"))
    })
}

/// apt with lists and a cache in a folder of our own.
struct Apt<'a> {
    folder: &'a Path,
}

impl<'a> Apt<'a> {
    fn new(folder: &'a Path) -> Result<Self> {
        for inner in ["lists/partial", "cache/archives/partial", "sources"] {
            fs::create_dir_all(folder.join(inner))?;
        }
        let ours = fs::read_to_string(SOURCES)?;
        let sources = folder.join("sources");
        fs::write(sources.join("newer.sources"), in_suite(&ours))?;
        fs::write(sources.join("ours.sources"), ours)?;
        Ok(Self { folder })
    }

    fn ask(&self, program: &str, args: &[&str]) -> Command {
        let at = |inner: &str| self.folder.join(inner).display().to_string();
        let mut command = command(program, &[]);
        for option in [
            "Dir::Etc::sourcelist=/dev/null".to_owned(),
            format!("Dir::Etc::sourceparts={}", at("sources")),
            format!("Dir::State::lists={}", at("lists")),
            format!("Dir::Cache={}", at("cache")),
            "Dir::State::status=/var/lib/dpkg/status".to_owned(),
            "APT::Sandbox::User=root".to_owned(),
        ] {
            command.args(["-o", &option]);
        }
        command.args(args).current_dir(self.folder);
        command
    }
}

/// The first of the machine's sources, with the suite where the newest packages are.
fn in_suite(sources: &str) -> String {
    sources
        .lines()
        .take_while(|line| !line.trim().is_empty())
        .map(|line| match line.strip_prefix("Suites:") {
            Some(_) => format!("Suites: {SUITE}\n"),
            None => format!("{line}\n"),
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_package_of_the_same_version_is_picked() {
        let offers = " rust-src | 1.63.0+dfsg1-2 | bookworm/main amd64 Packages\n \
            rust-src | 1.95.0+dfsg1-2~bpo13+1 | trixie-backports/main amd64 Packages\n";
        let picked = pick(offers, "1.95.0");
        assert_eq!(picked.as_deref(), Some("rust-src=1.95.0+dfsg1-2~bpo13+1"));
        assert_eq!(pick(offers, "1.95.1"), None);
        assert_eq!(pick(offers, "1.9"), None);
    }

    #[test]
    fn the_suite_is_another_and_the_mirror_the_same() {
        let ours = "Types: deb\nURIs: http://mirror.test/debian\nSuites: bookworm bookworm-updates\n\nTypes: deb\n";
        let newer = format!("Types: deb\nURIs: http://mirror.test/debian\nSuites: {SUITE}\n");
        assert_eq!(in_suite(ours), newer);
    }
}
