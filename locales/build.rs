//! Finds what is compiled in, so that no title is named: the Fluent files in the folder of each language, and the pages in
//! `docs/rules/`, which has a folder for each title.

use std::fmt::Write as _;
use std::io;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() -> io::Result<()> {
    let here = PathBuf::from(variable("CARGO_MANIFEST_DIR"));
    let out = PathBuf::from(variable("OUT_DIR"));
    let pages = here.join("../docs/rules");
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed={}", pages.display());
    for language in sorted(&here)?.into_iter().filter(|path| has_texts(path)) {
        println!("cargo::rerun-if-changed={}", language.display());
        let code = name(&language);
        fs::write(out.join(format!("{code}.words.rs")), words(&language)?)?;
        fs::write(out.join(format!("{code}.rules.rs")), rules(&pages, &code)?)?;
    }
    Ok(())
}

/// A language's files as a list of `Source`, in the order of their names.
fn words(language: &Path) -> io::Result<String> {
    let mut list = String::from("&[\n");
    for file in sorted(language)?.iter().filter(|file| is_text(file)) {
        let (name, path) = (name(file), file.display().to_string());
        let _ = writeln!(
            list,
            "Source {{ name: {name:?}, text: include_str!({path:?}) }},"
        );
    }
    list.push(']');
    Ok(list)
}

/// The pages of rules in a language as a list of `Page`, in the order of their titles' names.
fn rules(pages: &Path, code: &str) -> io::Result<String> {
    let mut list = String::from("&[\n");
    for folder in sorted(pages)? {
        let page = folder.join(format!("{code}.md"));
        if page.is_file() {
            let (title, path) = (name(&folder), page.display().to_string());
            let _ = writeln!(
                list,
                "Page {{ title: {title:?}, text: include_str!({path:?}) }},"
            );
        }
    }
    list.push(']');
    Ok(list)
}

fn variable(name: &str) -> String {
    env::var(name).unwrap_or_else(|_| panic!("Cargo tells a build script its {name}"))
}

/// What is in a folder, in the order of names, so that it is the same on every machine.
fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path()));
    let mut paths = entries.collect::<io::Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}

fn name(path: &Path) -> String {
    let name = path.file_name().unwrap_or_default();
    name.to_string_lossy().into_owned()
}

fn is_text(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == "ftl")
}

/// Whether it is the folder of a language.
fn has_texts(path: &Path) -> bool {
    path.is_dir() && sorted(path).is_ok_and(|files| files.iter().any(|file| is_text(file)))
}
