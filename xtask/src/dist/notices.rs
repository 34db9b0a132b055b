//! The licences of everybody whose work is in the program: most ask to be named wherever it goes.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use anyhow::{Context, Result, bail};

use super::parts::{Kind, Part};

/// What the compiler adds, and isn't a part of any list.
const BESIDES: &str = "Rust's standard library is in the program too (MIT OR Apache-2.0, https://www.rust-lang.org), musl\n\
    (MIT, https://musl.libc.org) and the libraries that Zig adds to programs (MIT, https://ziglang.org; LLVM's libunwind,\n\
    Apache-2.0 WITH LLVM-exception, https://llvm.org). SQLite is in the public domain.\n";

const RULE: &str =
    "--------------------------------------------------------------------------------";

/// One text: who made what, and every licence once, with the names of those whose it is.
pub(super) fn write(parts: &[Part]) -> Result<String> {
    let mut texts: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut text = format!(
        "What the program is made of besides our own work, and by which licences.\n\n{BESIDES}\n"
    );
    for part in parts.iter().filter(|part| part.kind != Kind::Ours) {
        let name = format!("{} {}", part.name, part.version);
        writeln!(text, "{name}: {}", part.licence)?;
        let licences = part
            .licences()
            .with_context(|| format!("{} can't be read", part.folder.display()))?;
        for licence in licences.into_values() {
            let whose = texts.entry(tidy(&licence)).or_default();
            if whose.last() != Some(&name) {
                whose.push(name.clone());
            }
        }
    }
    if texts.is_empty() {
        bail!("no part has a licence, which can't be");
    }
    for (licence, whose) in texts {
        write!(text, "\n{RULE}\n{}\n\n{licence}", whose.join(", "))?;
    }
    Ok(text)
}

/// The same text, however its lines end.
fn tidy(text: &str) -> String {
    let lines = text.trim().lines().map(str::trim_end);
    let mut text: String = lines.collect::<Vec<_>>().join("\n");
    text.push('\n');
    text
}

#[cfg(test)]
mod tests {
    use super::super::parts;
    use super::*;

    #[test]
    fn a_licence_of_several_is_there_once_with_all_their_names() {
        let folder = tempfile::tempdir().unwrap();
        let part = |name: &str, licence: &str| {
            let folder = folder.path().join(name);
            std::fs::create_dir(&folder).unwrap();
            std::fs::write(folder.join("LICENSE-X"), licence).unwrap();
            std::fs::write(folder.join("src.rs"), "code").unwrap();
            Part {
                name: name.to_owned(),
                version: "1".to_owned(),
                kind: Kind::Crate,
                licence: "X".to_owned(),
                folder,
                digest: None,
                needs: Vec::new(),
            }
        };
        let all = [part("a", "do\r\n"), part("b", "do"), part("c", "don't")];
        let text = write(&all).unwrap();
        assert_eq!(text.matches("\na 1, b 1\n\ndo\n").count(), 1, "{text}");
        assert!(text.contains("\nc 1\n\ndon't\n"), "{text}");
        assert!(!text.contains("code"), "{text}");
    }

    #[test]
    fn everybody_is_named() {
        let parts = parts::all("x86_64-unknown-linux-musl").unwrap();
        let crates: Vec<Part> = parts
            .into_iter()
            .filter(|part| part.kind == Kind::Crate)
            .collect();
        let text = write(&crates).unwrap();
        for part in &crates {
            let line = format!("\n{} {}: {}\n", part.name, part.version, part.licence);
            assert!(text.contains(&line), "{line}");
        }
    }
}
