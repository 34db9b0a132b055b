//! `wasm`: the engine for browsers, in `web/wasm/`.
//!
//! With it a browser plays without a server. Where a machine can't build it, a stub takes its place: everything else
//! of the client still works, and playing without a server says what is missing.

mod stub;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use crate::served::target;
use crate::shell::{cargo, root, run};
use crate::stamp::Stamp;
use crate::sysroot::{self, Library, Target};

/// The kind of machine that a browser is.
const TARGET: Target = Target {
    triple: "wasm32-unknown-unknown",
    features: "panic-unwind backtrace compiler-builtins-mem",
};
const PROFILE: &str = "wasm-release";
/// What the module is called, as cargo writes it and as JavaScript imports it.
const NAME: &str = "pantheon_wasm";

/// Builds the engine for browsers, or the stub.
pub(crate) fn build() -> Result<()> {
    let folder = root().join("web/wasm");
    fs::create_dir_all(&folder).with_context(|| format!("{} can't be made", folder.display()))?;
    match sysroot::find(TARGET) {
        Ok(library) => bind(&compile(&library)?, &folder),
        Err(why) => {
            println!("Note: browsers will not play without a server: {why:#}.");
            stub::write(&folder, &format!("{why:#}"))
        }
    }
}

/// Compiles the module. Cargo knows what has changed.
fn compile(library: &Library) -> Result<PathBuf> {
    let mut build = cargo(&[
        "build",
        "--profile",
        PROFILE,
        "--target",
        TARGET.triple,
        "--package",
        "pantheon-wasm",
        "--lib",
    ]);
    library.tell(&mut build, TARGET)?;
    run(build)?;
    let triple = TARGET.triple;
    Ok(target().join(format!("{triple}/{PROFILE}/{NAME}.wasm")))
}

/// Writes the JavaScript that calls the module, unless it is there.
fn bind(module: &Path, folder: &Path) -> Result<()> {
    let bindgen = root().join("xtask/bindgen/src");
    let lock = root().join("Cargo.lock");
    let stamp = Stamp::new(folder.join(".stamp"), &[module.into(), bindgen, lock], &[])?;
    if stamp.is_fresh() {
        return Ok(());
    }
    let mut bind: Command = cargo(&["run", "--quiet", "--profile", "test"]);
    bind.args(["--package", "pantheon-bindgen", "--"]);
    bind.arg(module).arg(folder);
    run(bind)?;
    stamp.put()
}
