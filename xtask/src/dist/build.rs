//! The program, built to run on any Linux: static, with musl, by a compiler of C and a linker that are the same on every
//! machine.
//!
//! Zig has both, with musl for every kind of machine, and is a package of Python; `cargo-zigbuild` lets cargo use it. The C
//! in the program (SQLite, ring, the allocator) is compiled with it too, so that nothing of this machine gets in.

use std::path::{Path, PathBuf};

use anyhow::Result;

use super::arch::Arch;
use crate::python;
use crate::served::target;
use crate::shell::{command, run};
use crate::sysroot::{self, wrapper};

/// Pinned, since another version makes other bytes.
const TOOLS: [&str; 2] = ["ziglang==0.14.1", "cargo-zigbuild==0.24.0"];

/// Builds the program for a kind of machine.
pub(super) fn program(arch: Arch, profile: &str, epoch: u64) -> Result<PathBuf> {
    let library = sysroot::find(arch.target())?;
    let triple = arch.target().triple;
    let tools = python::environment("zig", &TOOLS)?;
    let zigbuild = tools.join("cargo-zigbuild");
    let mut build = command(&zigbuild.to_string_lossy(), &["zigbuild", "--locked"]);
    build.args(["--package", "pantheon", "--profile", profile]);
    build.args(["--target", triple]);
    // It looks for zig beside the first Python that it finds.
    let path = std::env::var("PATH").unwrap_or_default();
    build.env("PATH", format!("{}:{path}", tools.display()));
    build.env("CARGO_ZIGBUILD_ZIG_PATH", zig(&tools)?);
    build.env("SOURCE_DATE_EPOCH", epoch.to_string());
    let underscored = triple.replace('-', "_");
    build.env(format!("CFLAGS_{underscored}"), c_flags()?);
    let allocator = |name: &str| format!("{}_JEMALLOC_SYS_{name}", underscored.to_uppercase());
    build.env(allocator("WITH_LG_PAGE"), arch.page_bits());
    build.env(allocator("WITH_MALLOC_CONF"), ALLOCATOR);
    library.tell(&mut build, arch.target())?;
    run(build)?;
    let folder = if profile == "dev" { "debug" } else { profile };
    Ok(target().join(triple).join(folder).join("pantheon"))
}

/// As `.cargo/config.toml` has it for glibc, but for the thread that gives memory back: with musl nobody vouches for it. So
/// who asks for memory gives back what was free for a second.
const ALLOCATOR: &str = "narenas:4,dirty_decay_ms:1000,muzzy_decay_ms:0";

/// What the compiler of C calls the folders of this machine.
fn c_flags() -> Result<String> {
    let name = |(from, to): (PathBuf, &str)| format!("-ffile-prefix-map={}={to}", from.display());
    let names: Vec<String> = wrapper::names()?.into_iter().map(name).collect();
    Ok(names.join(" "))
}

/// The program of Zig in an environment of Python.
fn zig(tools: &Path) -> Result<PathBuf> {
    let python = tools.join("python");
    let ask = "import ziglang, os; print(os.path.join(os.path.dirname(ziglang.__file__), 'zig'))";
    let said = crate::shell::output(command(&python.to_string_lossy(), &["-c", ask]))?;
    Ok(PathBuf::from(said.trim()))
}
