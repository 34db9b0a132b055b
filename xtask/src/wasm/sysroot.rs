//! The standard library for browsers: the toolchain's, or one of our own.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use super::{TARGET, std_source};
use crate::shell::{command, output, works};

/// Where the standard library for browsers is.
pub(super) enum Library {
    /// Where rustc looks by itself.
    Toolchain,
    /// In a folder of its own.
    Apart(PathBuf),
}

impl Library {
    /// Tells a build where it is.
    pub(super) fn tell(&self, build: &mut Command) {
        if let Self::Apart(folder) = self {
            let flags = format!("--sysroot={}", folder.display());
            build.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", flags);
        }
    }
}

/// Finds the library; else builds it from the source that Debian has; else asks rustup for it.
pub(super) fn find() -> Result<Library> {
    if in_toolchain()? {
        return Ok(Library::Toolchain);
    }
    let version = version()?;
    let apart = cache()?.join(format!("wasm-sysroot-{version}"));
    if apart.is_dir() {
        return Ok(Library::Apart(apart));
    }
    let built = std_source::is_offered().then(|| build(&version, &apart));
    match built {
        Some(Ok(())) => return Ok(Library::Apart(apart)),
        Some(Err(why)) => println!("Note: {why:#}."),
        None => {}
    }
    println!("Adding {TARGET} to the toolchain.");
    if works(command("rustup", &["target", "add", TARGET])) && in_toolchain()? {
        return Ok(Library::Toolchain);
    }
    bail!("Rust's standard library for {TARGET} is missing; `rustup target add {TARGET}` adds it")
}

/// Whether the toolchain has it.
fn in_toolchain() -> Result<bool> {
    let ask = command("rustc", &["--print", "target-libdir", "--target", TARGET]);
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
fn version() -> Result<String> {
    let said = output(command("rustc", &["--version"]))?;
    let number = said.split_whitespace().nth(1);
    number
        .map(str::to_owned)
        .with_context(|| format!("rustc doesn't say its version, but {said:?}"))
}

/// Where things are kept between clones.
fn cache() -> Result<PathBuf> {
    let folder = std::env::var_os("XDG_CACHE_HOME")
        .map(PathBuf::from)
        .or_else(|| Some(Path::new(&std::env::var_os("HOME")?).join(".cache")));
    Ok(folder
        .context("neither XDG_CACHE_HOME nor HOME is set")?
        .join("pantheon"))
}

/// Builds the library in a folder beside its place, and moves it there when it is whole.
fn build(version: &str, place: &Path) -> Result<()> {
    println!("Building Rust's standard library for {TARGET}, once; this takes a minute.");
    let work = tempfile::tempdir()?;
    let library = std_source::fetch(version, work.path())?;
    let target = work.path().join("target");
    let mut build = command("cargo", &["build", "--quiet", "--release", "--locked"]);
    alone(&mut build);
    build
        .args(["--target", TARGET, "--manifest-path"])
        .arg(library.join("sysroot/Cargo.toml"))
        .args(["--features", "panic-unwind backtrace compiler-builtins-mem"])
        .arg("--target-dir")
        .arg(&target)
        .current_dir(&library)
        // The library is written in a Rust that only it may use.
        .env("RUSTC_BOOTSTRAP", "1")
        .env(
            "RUSTFLAGS",
            format!(
                "-Zforce-unstable-if-unmarked -Cembed-bitcode=yes --remap-path-prefix={}=/rustc/{version}/library",
                library.display()
            ),
        );
    crate::shell::run(build).context("Rust's standard library can't be built")?;
    let parent = place.parent().context("the library has no place")?;
    fs::create_dir_all(parent)?;
    let whole = tempfile::tempdir_in(parent)?;
    let inside = whole.path().join(format!("lib/rustlib/{TARGET}/lib"));
    fs::create_dir_all(&inside)?;
    for entry in fs::read_dir(target.join(format!("{TARGET}/release/deps")))? {
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
    fn a_build_is_told_only_of_a_library_that_lies_apart() {
        let mut build = Command::new("true");
        Library::Toolchain.tell(&mut build);
        assert_eq!(build.get_envs().count(), 0);
        Library::Apart(PathBuf::from("there")).tell(&mut build);
        let told = build.get_envs().next().unwrap().1.unwrap();
        assert_eq!(told, "--sysroot=there");
    }
}
