//! `web`: the pages that people play on, in `web/dist/`, from which the server takes them.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result};

use crate::node::{self, npm};
use crate::shell::{root, run};
use crate::stamp::Stamp;
use crate::wasm;

/// What lies in the client's folder and isn't what it is built from.
const NOT_SOURCES: [&str; 3] = ["node_modules", "dist", "e2e"];
/// What else it is built from.
const MORE_SOURCES: [&str; 3] = ["content", "docs/rules", "locales"];

/// Builds the engine for browsers and the pages, each only if something has changed.
pub(crate) fn build() -> Result<()> {
    wasm::build()?;
    pages()
}

/// Builds the pages, with the engine that is there.
fn pages() -> Result<()> {
    packages()?;
    let stamp = Stamp::new(root().join("web/dist/.stamp"), &sources()?, &[])?;
    if stamp.is_fresh() {
        return Ok(());
    }
    run(npm(&["run", "--silent", "build"]))?;
    stamp.put()
}

/// Installs the packages that the lock file names, unless they are there.
pub(crate) fn packages() -> Result<()> {
    node::need()?;
    let web = root().join("web");
    let named = [web.join("package.json"), web.join("package-lock.json")];
    let stamp = Stamp::new(web.join("node_modules/.stamp"), &named, &[])?;
    if stamp.is_fresh() {
        return Ok(());
    }
    run(npm(&["ci", "--no-audit", "--no-fund"]))?;
    stamp.put()
}

fn sources() -> Result<Vec<PathBuf>> {
    let web = root().join("web");
    let mut sources: Vec<PathBuf> = MORE_SOURCES.map(|name| root().join(name)).into();
    for entry in fs::read_dir(&web).with_context(|| format!("{} can't be read", web.display()))? {
        let entry = entry?;
        let name = entry.file_name();
        let name = name.to_string_lossy();
        if !name.starts_with('.') && !NOT_SOURCES.contains(&name.as_ref()) {
            sources.push(entry.path());
        }
    }
    sources.sort();
    Ok(sources)
}

/// Lets the next release have the pages in it that are there now. Cargo knows which files were built in, and not that
/// there are others by now.
pub(crate) fn renew_in_release() -> Result<()> {
    let (made, embeds) = (
        root().join("web/dist/.stamp"),
        root().join("server/src/site/files.rs"),
    );
    if fs::metadata(&made)?.modified()? > fs::metadata(&embeds)?.modified()? {
        let file = fs::File::options().append(true).open(&embeds)?;
        file.set_modified(std::time::SystemTime::now())?;
    }
    Ok(())
}
