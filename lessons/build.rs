//! Finds the courses, so that no title is named: `games/<title>/lessons.json`.

use std::fmt::Write as _;
use std::io;
use std::path::PathBuf;
use std::{env, fs};

fn main() -> io::Result<()> {
    let here = PathBuf::from(variable("CARGO_MANIFEST_DIR"));
    let games = here.join("../games");
    println!("cargo::rerun-if-changed=build.rs");
    let mut folders = fs::read_dir(&games)?
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<io::Result<Vec<_>>>()?;
    folders.retain(|path| path.join("Cargo.toml").is_file());
    folders.sort();
    let mut list = String::from("&[\n");
    for folder in folders {
        let course = folder.join("lessons.json");
        println!("cargo::rerun-if-changed={}", course.display());
        if course.is_file() {
            let title = folder.file_name().unwrap_or_default().to_string_lossy();
            let path = course.display().to_string();
            let _ = writeln!(list, "({title:?}, include_str!({path:?})),");
        }
    }
    list.push(']');
    fs::write(PathBuf::from(variable("OUT_DIR")).join("courses.rs"), list)
}

fn variable(name: &str) -> String {
    env::var(name).unwrap_or_else(|_| panic!("Cargo tells a build script its {name}"))
}
