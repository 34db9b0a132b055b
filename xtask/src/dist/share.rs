//! What comes with the program: completions for shells, notices, pages, a unit for systemd.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use super::arch::Arch;
use super::archive::{Entry, gzip, tar};
use super::need;
use super::release::Release;
use crate::shell::{command, output, root};

/// Which completions there are, and how shells want them named.
const SHELLS: [(&str, &str); 3] = [
    ("bash", "pantheon.bash"),
    ("zsh", "_pantheon"),
    ("fish", "pantheon.fish"),
];

/// What goes into a tarball as it is, and where.
const PAGES: [(&str, &str); 8] = [
    ("README.md", "README.md"),
    ("CHANGELOG.md", "CHANGELOG.md"),
    ("LICENSE-APACHE", "LICENSE-APACHE"),
    ("LICENSE-MIT", "LICENSE-MIT"),
    ("docs/install.md", "docs/install.md"),
    ("docs/operate.md", "docs/operate.md"),
    ("deploy/pantheon.service", "systemd/pantheon.service"),
    ("deploy/pantheon.toml", "systemd/pantheon.toml"),
];

/// Writes it beside the program, where `cargo deb` finds it. The program itself is asked for the completions: that it can
/// be is the first test of it.
pub(super) fn make(arch: Arch, program: &Path, notices: &str) -> Result<PathBuf> {
    let folder = program
        .parent()
        .context("a program lies in a folder")?
        .join("share");
    fs::create_dir_all(&folder)?;
    fs::write(folder.join("NOTICES"), notices)?;
    for (shell, name) in SHELLS {
        let script = run(arch, program, &["completions", shell])?;
        fs::write(folder.join(name), script)?;
    }
    Ok(folder)
}

/// What the program prints, in English; that of another kind of machine is run by an emulator.
fn run(arch: Arch, program: &Path, args: &[&str]) -> Result<String> {
    let program = program.to_string_lossy();
    let mut run = if arch.is_here() {
        command(&program, &[])
    } else {
        let emulator = format!("qemu-{}-static", arch.name());
        need(&emulator, "qemu-user-static")?;
        command(&emulator, &[&program])
    };
    run.args(["--lang", "en"]).args(args);
    output(run)
}

/// Everything in one archive, in one folder.
pub(super) fn tarball(
    release: &Release,
    arch: Arch,
    program: &[u8],
    share: &Path,
) -> Result<Vec<u8>> {
    let folder = format!("pantheon-{}-{}-linux", release.version, arch.name());
    let inside = |path: &str| format!("{folder}/{path}");
    let mut entries = vec![Entry::program(inside("pantheon"), program)];
    for (from, to) in PAGES {
        entries.push(Entry::file(inside(to), fs::read(root().join(from))?));
    }
    let notices = fs::read(share.join("NOTICES"))?;
    entries.push(Entry::file(inside("NOTICES"), notices));
    for (_, name) in SHELLS {
        let script = fs::read(share.join(name))?;
        entries.push(Entry::file(inside(&format!("completions/{name}")), script));
    }
    gzip(&tar(entries, release.epoch)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tarball_has_one_folder_with_everything_in_it() {
        let share = tempfile::tempdir().unwrap();
        for name in SHELLS.map(|(_, name)| name).into_iter().chain(["NOTICES"]) {
            fs::write(share.path().join(name), name).unwrap();
        }
        let release = Release {
            version: "1.2.3".to_owned(),
            revision: "abc".to_owned(),
            epoch: 7,
        };
        let packed = tarball(&release, Arch::Arm, b"program", share.path()).unwrap();
        let unpacked = flate2::read::GzDecoder::new(packed.as_slice());
        let mut archive = tar::Archive::new(unpacked);
        let paths = archive.entries().unwrap().map(|entry| {
            let entry = entry.unwrap();
            assert_eq!(entry.header().mtime().unwrap(), 7);
            let path = entry.path().unwrap().display().to_string();
            let inside = path.strip_prefix("pantheon-1.2.3-aarch64-linux/");
            inside.unwrap_or_else(|| panic!("{path}")).to_owned()
        });
        let paths: Vec<String> = paths.collect();
        for path in [
            "pantheon",
            "README.md",
            "NOTICES",
            "completions/_pantheon",
            "systemd/pantheon.service",
        ] {
            assert!(paths.iter().any(|one| one == path), "{path}");
        }
        assert!(paths.is_sorted());
    }
}
