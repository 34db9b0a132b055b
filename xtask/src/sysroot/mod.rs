//! The standard library for machines of another kind than this one: the toolchain's, or one of our own.

mod source;
pub(crate) mod wrapper;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::shell::{command, output, works};

/// A kind of machine that programs are built for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Target {
    /// What rustc calls it.
    pub(crate) triple: &'static str,
    /// What its standard library is built with.
    pub(crate) features: &'static str,
}

/// Where the standard library for a kind of machine is.
pub(crate) enum Library {
    /// Where rustc looks by itself.
    Toolchain,
    /// In a folder of its own.
    Apart(PathBuf),
}

impl Library {
    /// What tells rustc where it is, if it has to be told.
    fn flag(&self) -> Option<String> {
        match self {
            Self::Toolchain => None,
            Self::Apart(folder) => Some(format!("--sysroot={}", folder.display())),
        }
    }
}

/// Finds the library; else builds it from the source that Debian has; else asks rustup for it.
pub(crate) fn find(target: Target) -> Result<Library> {
    let triple = target.triple;
    if in_toolchain(triple)? {
        return Ok(Library::Toolchain);
    }
    let version = version()?;
    let apart = cache()?.join(format!("sysroot-{triple}-{version}"));
    if apart.is_dir() {
        return Ok(Library::Apart(apart));
    }
    let built = source::is_offered().then(|| build(target, &version, &apart));
    match built {
        Some(Ok(())) => return Ok(Library::Apart(apart)),
        Some(Err(why)) => println!("Note: {why:#}."),
        None => {}
    }
    println!("Adding {triple} to the toolchain.");
    if works(command("rustup", &["target", "add", triple])) && in_toolchain(triple)? {
        return Ok(Library::Toolchain);
    }
    bail!("Rust's standard library for {triple} is missing; `rustup target add {triple}` adds it")
}

/// Whether the toolchain has it.
fn in_toolchain(triple: &str) -> Result<bool> {
    let ask = command("rustc", &["--print", "target-libdir", "--target", triple]);
    Ok(has_std(Path::new(output(ask)?.trim())))
}

fn has_std(folder: &Path) -> bool {
    let is_std = |path: &Path| {
        let name = path.file_stem().and_then(|name| name.to_str());
        path.extension() == Some("rlib".as_ref())
            // Cargo gives it no digest where it is built as a library to link with at run time too.
            && name.is_some_and(|name| name == "libstd" || name.starts_with("libstd-"))
    };
    fs::read_dir(folder)
        .into_iter()
        .flatten()
        .flatten()
        .any(|entry| is_std(&entry.path()))
}

/// The version of rustc, such as `1.95.0`: a library fits no other.
pub(crate) fn version() -> Result<String> {
    let said = output(command("rustc", &["--version"]))?;
    let number = said.split_whitespace().nth(1);
    number
        .map(str::to_owned)
        .with_context(|| format!("rustc doesn't say its version, but {said:?}"))
}

/// Where things are kept between clones.
pub(crate) fn cache() -> Result<PathBuf> {
    let folder = std::env::var_os("XDG_CACHE_HOME")
        .map(PathBuf::from)
        .or_else(|| Some(Path::new(&std::env::var_os("HOME")?).join(".cache")));
    Ok(folder
        .context("neither XDG_CACHE_HOME nor HOME is set")?
        .join("pantheon"))
}

/// Where cargo keeps the crates of others.
pub(crate) fn cargo_home() -> Result<PathBuf> {
    let home = || Some(Path::new(&std::env::var_os("HOME")?).join(".cargo"));
    let folder = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    folder
        .or_else(home)
        .context("neither CARGO_HOME nor HOME is set")
}

/// Builds the library in a folder beside its place, and moves it there when it is whole.
fn build(target: Target, version: &str, place: &Path) -> Result<()> {
    let triple = target.triple;
    println!("Building Rust's standard library for {triple}, once; this takes a minute.");
    let work = tempfile::tempdir()?;
    let library = source::fetch(version, work.path())?;
    let built = work.path().join("target");
    let mut build = command("cargo", &["build", "--quiet", "--release", "--locked"]);
    alone(&mut build);
    build
        .args(["--target", triple, "--manifest-path"])
        .arg(library.join("sysroot/Cargo.toml"))
        .args(["--features", target.features])
        .arg("--target-dir")
        .arg(&built)
        .current_dir(&library)
        // The library is written in a Rust that only it may use.
        .env("RUSTC_BOOTSTRAP", "1")
        .env(
            "RUSTFLAGS",
            format!(
                "-Zforce-unstable-if-unmarked -Cembed-bitcode=yes --remap-path-prefix={}=/rustc/{version}/library \
                 --remap-path-prefix={}=/cargo",
                library.display(),
                cargo_home()?.display()
            ),
        );
    crate::shell::run(build).context("Rust's standard library can't be built")?;
    let parent = place.parent().context("the library has no place")?;
    fs::create_dir_all(parent)?;
    let whole = tempfile::tempdir_in(parent)?;
    let inside = whole.path().join(format!("lib/rustlib/{triple}/lib"));
    fs::create_dir_all(&inside)?;
    for entry in fs::read_dir(built.join(format!("{triple}/release/deps")))? {
        let path = entry?.path();
        if let (Some("rlib"), Some(name)) = (
            path.extension().and_then(|ending| ending.to_str()),
            path.file_name(),
        ) {
            fs::copy(&path, inside.join(name))?;
        }
    }
    if !has_std(&inside) {
        bail!("Rust's standard library was built, and yet it isn't there");
    }
    // Another chore may have been faster: what it built is as good.
    match fs::rename(whole.path(), place) {
        Err(error) if !place.is_dir() => Err(error.into()),
        _ => Ok(()),
    }
}

/// Lets a cargo know nothing of the one that runs this chore, which would forbid it the library's Rust.
fn alone(cargo: &mut Command) {
    for (name, _) in std::env::vars_os() {
        let told = name.to_string_lossy();
        let ours = told.starts_with("CARGO") && told != "CARGO_HOME";
        if ours || told.starts_with("RUSTC") || told.contains("RUSTFLAGS") {
            cargo.env_remove(&name);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_folder_with_the_library_has_it() {
        let folder = tempfile::tempdir().unwrap();
        assert!(!has_std(&folder.path().join("nowhere")));
        fs::write(folder.path().join("libcore-1.rlib"), "").unwrap();
        assert!(!has_std(folder.path()));
        fs::write(folder.path().join("libstd_detect-1.rlib"), "").unwrap();
        assert!(!has_std(folder.path()));
        for name in ["libstd-1.rlib", "libstd.rlib"] {
            fs::write(folder.path().join(name), "").unwrap();
            assert!(has_std(folder.path()));
            fs::remove_file(folder.path().join(name)).unwrap();
        }
    }

    #[test]
    fn rustc_is_told_only_of_a_library_that_lies_apart() {
        assert_eq!(Library::Toolchain.flag(), None);
        let flag = Library::Apart(PathBuf::from("there")).flag();
        assert_eq!(flag.as_deref(), Some("--sysroot=there"));
    }
}
