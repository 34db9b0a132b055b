//! Programs from Debian's packages that only tests need. They are unpacked and not installed: some packages would also
//! start a service.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::served::target;
use crate::shell::{command, output_of, run, works};

/// What tests want, each with the package that has it and the variable that names it to them.
const PROGRAMS: [(&str, &str, &str); 2] = [
    ("promtool", "prometheus", "PANTHEON_TEST_PROMTOOL"),
    ("age", "age", "PANTHEON_TEST_AGE"),
];

/// Names the programs to a command. A variable that is set already is left as it is; `none` does without.
pub(crate) fn tell(tests: &mut Command) -> Result<()> {
    for (program, package, variable) in PROGRAMS {
        if std::env::var_os(variable).is_some() {
            continue;
        }
        let found = find(program, package).with_context(|| {
            format!("there is no {program}: install it, or say {variable}=none to do without")
        })?;
        tests.env(variable, found);
    }
    Ok(())
}

/// Where a program is, after unpacking its package where it isn't installed.
fn find(program: &str, package: &str) -> Result<PathBuf> {
    if let Some(path) = output_of("which", &[program]) {
        return Ok(PathBuf::from(path.trim()));
    }
    let folder = target().join("debian").join(package);
    let there = folder.join("usr/bin").join(program);
    if there.is_file() {
        return Ok(there);
    }
    if !works(command("apt-get", &["--version"])) {
        bail!("{program} isn't installed, and there is no apt-get to fetch it");
    }
    println!("{program} is missing: unpacking it from Debian's package {package}, once.");
    let part = target().join("debian").join(format!("{package}.part"));
    if part.exists() {
        fs::remove_dir_all(&part)?;
    }
    fs::create_dir_all(&part)?;
    let fetch = || {
        let mut fetch = command("apt-get", &["download", package]);
        fetch.current_dir(&part);
        run(fetch)
    };
    // The list of packages may be missing or old.
    fetch().or_else(|_| run(command("apt-get", &["update"])).and_then(|()| fetch()))?;
    for entry in fs::read_dir(&part)? {
        let path = entry?.path();
        if path.extension().is_some_and(|kind| kind == "deb") {
            let (from, to) = (path.to_string_lossy(), part.to_string_lossy());
            run(command("dpkg-deb", &["-x", &from, &to]))?;
        }
    }
    fs::rename(&part, &folder)?;
    if !there.is_file() {
        bail!("Debian's package {package} was unpacked, and {program} isn't in it");
    }
    Ok(there)
}
