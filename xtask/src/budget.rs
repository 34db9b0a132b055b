//! How much a browser has to load: what the first page and a table of each title need, as it is sent.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};
use pantheon_games::TITLES;
use serde::Deserialize;

use crate::shell::root;

/// The most JavaScript, in bytes, gzipped.
const MOST_SCRIPT: u64 = 350 * 1024;
/// The most WebAssembly, in bytes, gzipped.
const MOST_WASM: u64 = 1600 * 1024;
/// The pages that lead to a table, among all pages.
const PAGES: [&str; 4] = ["Front", "New", "Play", "Table"];

/// What Vite says of a part of the client.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Part {
    file: String,
    #[serde(default)]
    is_entry: bool,
    #[serde(default)]
    imports: Vec<String>,
    #[serde(default)]
    dynamic_imports: Vec<String>,
}

type Parts = BTreeMap<String, Part>;

/// Prints what each title's table needs. More than the budget is an error.
pub(crate) fn check() -> Result<()> {
    let dist = root().join("web/dist");
    let manifest = dist.join(".vite/manifest.json");
    let text = fs::read_to_string(&manifest)
        .with_context(|| format!("{} can't be read", manifest.display()))?;
    let parts: Parts = serde_json::from_str(&text)?;
    let titles: Vec<&str> = TITLES.iter().map(|info| info.id).collect();
    // Workers are no parts: all of them count.
    let workers = outside(&parts, &dist)?;
    for title in &titles {
        let mut needed = needed(&parts, title, &titles);
        needed.extend(workers.iter().map(String::as_str));
        within(title, packed(&dist, &needed)?, MOST_SCRIPT)?;
    }
    let modules = endings(&dist, ".wasm")?;
    let modules = modules.iter().map(String::as_str).collect();
    within("WebAssembly", packed(&dist, &modules)?, MOST_WASM)
}

fn within(what: &str, found: u64, most: u64) -> Result<()> {
    let kib = |bytes: u64| bytes.div_ceil(1024);
    println!("{what}: {} KiB of {}", kib(found), kib(most));
    if found > most {
        bail!("{what} takes {found} bytes gzipped; {most} are allowed");
    }
    Ok(())
}

/// The scripts that the first page and a table of a title load, in one language.
fn needed<'a>(parts: &'a Parts, title: &str, titles: &[&str]) -> BTreeSet<&'a str> {
    let foreign = |name: &str| {
        let page = name
            .strip_prefix("src/pages/")
            .and_then(|rest| rest.strip_suffix(".svelte"));
        // The first page has the picture of every title.
        let picture = name.ends_with("/Art.svelte");
        let other = |id: &&str| *id != title && is_of(name, id) && !picture;
        page.is_some_and(|page| !PAGES.contains(&page))
            || titles.iter().any(other)
            || name.contains("pt-BR")
            || name.contains("docs/rules")
    };
    let mut found = BTreeSet::new();
    let mut next: Vec<&str> = parts
        .iter()
        .filter(|(_, part)| part.is_entry)
        .map(|(name, _)| name.as_str())
        .collect();
    let mut seen = BTreeSet::new();
    while let Some(name) = next.pop() {
        let Some(part) = parts.get(name).filter(|_| !foreign(name)) else {
            continue;
        };
        if seen.insert(name) {
            found.insert(part.file.as_str());
            next.extend(part.imports.iter().map(String::as_str));
            next.extend(part.dynamic_imports.iter().map(String::as_str));
        }
    }
    found.retain(|file| Path::new(file).extension() == Some("js".as_ref()));
    found
}

/// Whether a file is a title's: it, or a folder that it is in, is named after the title.
fn is_of(name: &str, title: &str) -> bool {
    name.split('/').any(|part| {
        let stem = part.split('.').next().unwrap_or(part);
        stem.strip_prefix("web-").unwrap_or(stem) == title
    })
}

/// The scripts that are no part of the client's own.
fn outside(parts: &Parts, dist: &Path) -> Result<Vec<String>> {
    let known: BTreeSet<&str> = parts.values().map(|part| part.file.as_str()).collect();
    let mut all = endings(dist, ".js")?;
    all.retain(|file| !known.contains(file.as_str()));
    Ok(all)
}

fn endings(dist: &Path, ending: &str) -> Result<Vec<String>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(dist.join("assets")).context("the client isn't built")? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        if name.ends_with(ending) {
            found.push(format!("assets/{name}"));
        }
    }
    Ok(found)
}

/// What files weigh when they are sent. Those that aren't packed weigh what they are.
fn packed(dist: &Path, files: &BTreeSet<&str>) -> Result<u64> {
    files.iter().try_fold(0, |sum, file| {
        let packed = fs::metadata(dist.join(format!("{file}.gz")));
        let weighed = packed.or_else(|_| fs::metadata(dist.join(file)));
        Ok(sum
            + weighed
                .with_context(|| format!("{file} isn't there"))?
                .len())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_needs_its_own_title_and_language_and_the_pictures_of_all() {
        let manifest = r#"{
            "index.html": {"file": "assets/index.js", "isEntry": true, "imports": ["_shared.js"],
                "dynamicImports": ["src/pages/Front.svelte", "src/pages/Rules.svelte", "src/pages/Table.svelte"]},
            "_shared.js": {"file": "assets/shared.js"},
            "src/pages/Front.svelte": {"file": "assets/front.js", "dynamicImports": ["src/boards/checkers/Art.svelte"]},
            "src/boards/checkers/Art.svelte": {"file": "assets/art.js"},
            "src/pages/Rules.svelte": {"file": "assets/rules.js", "dynamicImports": ["../docs/rules/chess/en.md"]},
            "src/pages/Table.svelte": {"file": "assets/table.js", "imports": ["_shared.js", "index.html"],
                "dynamicImports": ["src/boards/chess/index.ts", "src/boards/checkers/index.ts",
                    "../locales/en/chess.ftl", "../locales/en/web-checkers.ftl", "../locales/pt-BR/chess.ftl"]},
            "src/boards/chess/index.ts": {"file": "assets/chess.js"},
            "src/boards/checkers/index.ts": {"file": "assets/checkers.js"},
            "../locales/en/web-checkers.ftl": {"file": "assets/checkers-en.js"},
            "../locales/en/chess.ftl": {"file": "assets/chess-en.js"},
            "../locales/pt-BR/chess.ftl": {"file": "assets/chess-pt.js"}
        }"#;
        let parts: Parts = serde_json::from_str(manifest).unwrap();
        let files = needed(&parts, "chess", &["chess", "checkers"]);
        let wanted = [
            "art", "chess-en", "chess", "front", "index", "shared", "table",
        ];
        let wanted = wanted.map(|name| format!("assets/{name}.js"));
        assert_eq!(files.into_iter().collect::<Vec<_>>(), wanted);
    }

    #[test]
    fn what_is_over_the_budget_fails() {
        assert!(within("it", 10, 10).is_ok());
        assert!(within("it", 11, 10).is_err());
    }
}
