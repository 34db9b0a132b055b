//! What the program is made of: crates, packages of npm in its pages, and what the compiler adds.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::{fs, io};

use anyhow::{Context, Result};
use serde::Deserialize;

use crate::shell::{cargo, output, root};

/// Something by others, or by ourselves, that is in the program.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Part {
    pub(super) name: String,
    pub(super) version: String,
    pub(super) kind: Kind,
    /// An expression of SPDX.
    pub(super) licence: String,
    /// Where its licences lie.
    pub(super) folder: PathBuf,
    /// SHA-256 of what was downloaded, where it is known.
    pub(super) digest: Option<String>,
    /// The numbers of those that it needs itself.
    pub(super) needs: Vec<usize>,
}

/// Where a part comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Kind {
    /// This repository.
    Ours,
    /// crates.io.
    Crate,
    /// npm.
    Npm,
}

#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
    resolve: Resolve,
}

#[derive(Deserialize)]
struct Package {
    id: String,
    name: String,
    version: String,
    license: Option<String>,
    manifest_path: PathBuf,
    source: Option<String>,
}

#[derive(Deserialize)]
struct Resolve {
    nodes: Vec<Node>,
}

#[derive(Deserialize)]
struct Node {
    id: String,
    deps: Vec<Dependency>,
}

#[derive(Deserialize)]
struct Dependency {
    pkg: String,
    dep_kinds: Vec<DependencyKind>,
}

#[derive(Deserialize)]
struct DependencyKind {
    kind: Option<String>,
}

#[derive(Deserialize)]
struct Lock {
    package: Vec<Locked>,
}

#[derive(Deserialize)]
struct Locked {
    name: String,
    version: String,
    checksum: Option<String>,
}

#[derive(Deserialize)]
struct NpmLock {
    packages: BTreeMap<String, NpmPackage>,
}

#[derive(Deserialize)]
struct NpmPackage {
    version: Option<String>,
    license: Option<String>,
    #[serde(default)]
    dev: bool,
    #[serde(default)]
    optional: bool,
}

/// Everything in the program for a kind of machine; the first is the program itself, which needs the rest.
pub(super) fn all(triple: &str) -> Result<Vec<Part>> {
    let mut parts = crates(triple)?;
    let first = parts.len();
    parts.extend(npm()?);
    let pages = first..parts.len();
    if let Some(program) = parts.first_mut() {
        program.needs.extend(pages);
    }
    Ok(parts)
}

fn crates(triple: &str) -> Result<Vec<Part>> {
    let said = output(cargo(&[
        "metadata",
        "--locked",
        "--format-version=1",
        "--filter-platform",
        triple,
    ]))?;
    let told: Metadata = serde_json::from_str(&said).context("cargo's metadata can't be read")?;
    let lock: Lock = toml::from_str(&fs::read_to_string(root().join("Cargo.lock"))?)?;
    let digests: BTreeMap<(&str, &str), &str> = lock
        .package
        .iter()
        .filter_map(|one| {
            let digest = one.checksum.as_deref()?;
            Some(((one.name.as_str(), one.version.as_str()), digest))
        })
        .collect();
    let packages: BTreeMap<&str, &Package> = told
        .packages
        .iter()
        .map(|package| (package.id.as_str(), package))
        .collect();
    let found = reached(&told)?;
    let number = |id: &str| found.iter().position(|one| *one == id);
    found
        .iter()
        .map(|id| {
            let package = packages.get(id).context("a package that isn't told of")?;
            let (name, version) = (package.name.as_str(), package.version.as_str());
            Ok(Part {
                name: name.to_owned(),
                version: version.to_owned(),
                kind: match package.source {
                    Some(_) => Kind::Crate,
                    None => Kind::Ours,
                },
                licence: package.license.clone().unwrap_or_default(),
                folder: package
                    .manifest_path
                    .parent()
                    .unwrap_or(Path::new("."))
                    .to_owned(),
                digest: digests
                    .get(&(name, version))
                    .map(|digest| (*digest).to_owned()),
                needs: needs(&told, id).filter_map(number).collect(),
            })
        })
        .collect()
}

/// What a package needs at run time, or for macros.
fn needs<'a>(told: &'a Metadata, id: &str) -> impl Iterator<Item = &'a str> {
    let node = told.resolve.nodes.iter().find(|node| node.id == id);
    let normal = |one: &&Dependency| one.dep_kinds.iter().any(|kind| kind.kind.is_none());
    let needs = node.into_iter().flat_map(|node| &node.deps).filter(normal);
    needs.map(|one| one.pkg.as_str())
}

/// The program and everything that it needs, in order, the program first.
fn reached(told: &Metadata) -> Result<Vec<&str>> {
    let program = told.packages.iter().find(|one| one.name == "pantheon");
    let program = program.context("there is no package pantheon")?.id.as_str();
    let (mut found, mut open) = (BTreeSet::from([program]), vec![program]);
    while let Some(id) = open.pop() {
        open.extend(needs(told, id).filter(|need| found.insert(need)));
    }
    found.remove(program);
    Ok(std::iter::once(program).chain(found).collect())
}

/// What the pages have in them.
fn npm() -> Result<Vec<Part>> {
    let web = root().join("web");
    let lock = fs::read_to_string(web.join("package-lock.json"))?;
    let lock: NpmLock = serde_json::from_str(&lock).context("package-lock.json can't be read")?;
    let bundled = |package: &NpmPackage| !package.dev && !package.optional;
    let parts = lock.packages.into_iter().filter_map(|(place, package)| {
        // One that needs another version than the rest has it inside itself.
        let name = place.rsplit_once("node_modules/")?.1.to_owned();
        bundled(&package).then(|| Part {
            name,
            version: package.version.unwrap_or_default(),
            kind: Kind::Npm,
            licence: package.license.unwrap_or_default(),
            folder: web.join(&place),
            digest: None,
            needs: Vec::new(),
        })
    });
    Ok(parts.collect())
}

impl Part {
    /// How its number in lists of the world is written: `pkg:cargo/serde@1.0.0`.
    pub(super) const fn purl_kind(&self) -> &'static str {
        match self.kind {
            Kind::Ours | Kind::Crate => "cargo",
            Kind::Npm => "npm",
        }
    }

    /// The licences that lie in its folder, by the names of their files.
    pub(super) fn licences(&self) -> io::Result<BTreeMap<String, String>> {
        let is_licence = |name: &str| {
            let name = name.to_uppercase();
            [
                "LICENSE",
                "LICENCE",
                "COPYING",
                "COPYRIGHT",
                "NOTICE",
                "UNLICENSE",
            ]
            .iter()
            .any(|word| name.starts_with(word))
        };
        let mut texts = BTreeMap::new();
        for entry in fs::read_dir(&self.folder)? {
            let entry = entry?;
            let name = entry.file_name().to_string_lossy().into_owned();
            if is_licence(&name) && entry.file_type()?.is_file() {
                let text = fs::read(entry.path())?;
                texts.insert(name, String::from_utf8_lossy(&text).into_owned());
            }
        }
        Ok(texts)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_program_is_first_and_needs_crates_and_pages_each_once() {
        let parts = all("x86_64-unknown-linux-musl").unwrap();
        assert_eq!(parts[0].name, "pantheon");
        let named = |name: &str| parts.iter().filter(|part| part.name == name).count();
        for name in ["serde", "svelte", "pantheon-engine", "libsqlite3-sys"] {
            assert_eq!(named(name), 1, "{name}");
        }
        // What only tests need, and what only builds pages.
        for name in ["proptest", "vite", "insta"] {
            assert_eq!(named(name), 0, "{name}");
        }
        let mut all: BTreeSet<usize> = [0].into();
        let mut open = vec![0];
        while let Some(at) = open.pop() {
            open.extend(parts[at].needs.iter().filter(|need| all.insert(**need)));
        }
        assert_eq!(all.len(), parts.len(), "everything is needed by something");
        for part in &parts {
            let checked = part.kind == Kind::Crate;
            assert_eq!(part.digest.is_some(), checked, "{}", part.name);
            assert!(!part.licence.is_empty(), "{}", part.name);
        }
    }
}
