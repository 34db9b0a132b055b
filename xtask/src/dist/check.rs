//! Whether the same source makes the same bytes: everything is made a second time, elsewhere.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};

use super::arch::Arch;
use super::archive::sha256;
use crate::served::target;
use crate::shell::{command, root, run};

/// Makes everything from a clone in another folder, builds in another one still, with a standard library that is built
/// anew where it has to be built, and compares with what was made before.
pub(super) fn again(archs: &[Arch], profile: &str, out: &Path) -> Result<()> {
    let elsewhere = tempfile::Builder::new()
        .prefix("another-place-")
        .tempdir_in(target())?;
    let clone = elsewhere.path().join("a clone").join("of-it");
    let from = root();
    run(command(
        "git",
        &[
            "clone",
            "--quiet",
            &from.to_string_lossy(),
            &clone.to_string_lossy(),
        ],
    ))?;
    let again = elsewhere.path().join("packages");
    let mut chore = std::process::Command::new(std::env::current_exe()?);
    chore
        .args(["dist", "--profile", profile, "--out"])
        .arg(&again)
        .current_dir(&clone)
        .env("CARGO_MANIFEST_DIR", clone.join("xtask"))
        .env("CARGO_TARGET_DIR", elsewhere.path().join("target"))
        .env("XDG_CACHE_HOME", elsewhere.path().join("cache"));
    for arch in archs {
        chore.args(["--arch", arch.name()]);
    }
    run(chore)?;
    let differ = differing(out, &again)?;
    if !differ.is_empty() {
        let kept = elsewhere.keep();
        bail!(
            "made twice, these differ: {}; the second is in {}",
            differ.join(", "),
            kept.display()
        );
    }
    println!("Made twice in different places, every file is the same.");
    Ok(())
}

/// What isn't the same in both folders. A signature may be in the first alone.
fn differing(one: &Path, other: &Path) -> Result<Vec<String>> {
    let names = |folder: &Path| -> Result<BTreeSet<String>> {
        let entries = fs::read_dir(folder)
            .with_context(|| format!("{} can't be read", folder.display()))?
            .flatten();
        let names = entries.map(|entry| entry.file_name().to_string_lossy().into_owned());
        Ok(names.filter(|name| !name.ends_with(".minisig")).collect())
    };
    let digest = |folder: &Path, name: &str| fs::read(folder.join(name)).ok().map(|it| sha256(&it));
    let all: BTreeSet<String> = names(one)?.union(&names(other)?).cloned().collect();
    let differs = |name: &String| digest(one, name) != digest(other, name);
    Ok(all.into_iter().filter(differs).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_differs_is_named() {
        let (one, other) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        let put = |name: &str, a: &str, b: &str| {
            fs::write(one.path().join(name), a).unwrap();
            fs::write(other.path().join(name), b).unwrap();
        };
        put("same", "1", "1");
        put("changed", "1", "2");
        fs::write(one.path().join("SHA256SUMS.minisig"), "").unwrap();
        fs::write(other.path().join("more"), "").unwrap();
        assert_eq!(
            differing(one.path(), other.path()).unwrap(),
            ["changed", "more"]
        );
    }
}
