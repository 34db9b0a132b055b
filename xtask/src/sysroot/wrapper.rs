//! How rustc is called for machines of another kind: with the library that was found, and so that nothing of this machine's
//! folders gets into what it makes.
//!
//! Flags given by cargo would be part of what things are named after. So a script stands before rustc and adds them, and the
//! same source leads to the same bytes in whatever folders it is built.

use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use super::{Library, Target, cargo_home};
use crate::served::target as target_folder;
use crate::shell::root;

/// What folders of this machine are called in what is built, the outer ones first: of two that fit, the later one counts.
pub(crate) fn names() -> Result<Vec<(PathBuf, &'static str)>> {
    Ok(vec![
        (root(), "/pantheon"),
        (cargo_home()?, "/cargo"),
        (target_folder(), "/target"),
    ])
}

/// Who links for musl brings the beginning of a program and the library of C along: those that rustc would bring are part
/// of a ready standard library, and not of one that was built here.
const C_OF_LINKER: &str = "-Clink-self-contained=no";

impl Library {
    /// Lets a cargo build for the target with it.
    pub(crate) fn tell(&self, build: &mut Command, target: Target) -> Result<()> {
        let folder = target_folder().join("wrappers");
        fs::create_dir_all(&folder)?;
        let script = folder.join(format!("rustc-{}.sh", target.triple));
        let mut flags: Vec<String> = self.flag().into_iter().chain(remaps()?).collect();
        if target.triple.ends_with("-musl") {
            flags.push(C_OF_LINKER.to_owned());
        }
        put(&script, &text(target.triple, &flags))?;
        build.env("RUSTC_WRAPPER", script);
        Ok(())
    }
}

fn remaps() -> Result<impl Iterator<Item = String>> {
    let remap =
        |(from, to): (PathBuf, &str)| format!("--remap-path-prefix={}={to}", from.display());
    Ok(names()?.into_iter().map(remap))
}

/// Cargo calls it with the path of rustc and what it would tell that. What is built for this machine, such as macros, is
/// built as ever.
fn text(triple: &str, flags: &[String]) -> String {
    let flags: Vec<String> = flags.iter().map(|flag| format!("'{flag}'")).collect();
    format!(
        "#!/bin/sh\nrustc=$1\nshift\ncase \" $* \" in\n*' --target {triple} '*) exec \"$rustc\" \"$@\" {} ;;\nesac\nexec \"$rustc\" \"$@\"\n",
        flags.join(" ")
    )
}

/// Writes a script, unless it is there already: another chore may be running it.
pub(crate) fn put(script: &Path, text: &str) -> Result<()> {
    if fs::read_to_string(script).is_ok_and(|there| there == text) {
        return Ok(());
    }
    let folder = script.parent().context("a script lies in a folder")?;
    let mut new = tempfile::NamedTempFile::new_in(folder)?;
    std::io::Write::write_all(&mut new, text.as_bytes())?;
    new.as_file()
        .set_permissions(fs::Permissions::from_mode(0o755))?;
    new.persist(script)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_built_for_the_target_gets_the_flags() {
        let folder = tempfile::tempdir().unwrap();
        let script = folder.path().join("rustc.sh");
        let flags = ["--sysroot=/a b".to_owned()];
        put(&script, &text("cpu-os", &flags)).unwrap();
        let said = |args: &[&str]| {
            let output = Command::new(&script).args(args).output().unwrap();
            String::from_utf8(output.stdout).unwrap()
        };
        let of = |triple| said(&["echo", "--crate-name", "x", "--target", triple, "-Cy"]);
        assert_eq!(
            of("cpu-os"),
            "--crate-name x --target cpu-os -Cy --sysroot=/a b\n"
        );
        assert_eq!(of("cpu-os2"), "--crate-name x --target cpu-os2 -Cy\n");
        assert_eq!(said(&["echo", "-vV"]), "-vV\n");
    }
}
