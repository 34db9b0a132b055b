//! `deny`: what the workspace depends on, against what `deny.toml` allows.
//!
//! cargo-deny reads the same file and does more, but takes longer to build than everything it would check here. What
//! needs no network is looked at by ourselves: licences, sources, and one version of each crate.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use anyhow::{Context, Result, bail};
use serde::Deserialize;
use spdx::{Expression, Licensee, ParseMode};

use crate::shell::{cargo, output, root};

/// Where crates may come from besides the workspace.
const CRATES_IO: &str = "registry+https://github.com/rust-lang/crates.io-index";

/// What `deny.toml` says, as far as it is looked at here.
#[derive(Deserialize)]
struct Policy {
    licenses: Licences,
    bans: Bans,
}

#[derive(Deserialize)]
struct Licences {
    allow: Vec<String>,
    exceptions: Vec<Exception>,
}

/// A licence that one crate alone may have.
#[derive(Deserialize)]
struct Exception {
    #[serde(rename = "crate")]
    name: String,
    allow: Vec<String>,
}

#[derive(Deserialize)]
struct Bans {
    skip: Vec<Skip>,
}

/// A version that may be there besides another one: `name@version`.
#[derive(Deserialize)]
struct Skip {
    #[serde(rename = "crate")]
    version: String,
}

/// A crate that something in the workspace is built with.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Crate {
    name: String,
    version: String,
    licence: String,
}

impl Crate {
    /// `serde v1.0.229 (proc-macro)`, a tab, `MIT OR Apache-2.0`.
    fn read(line: &str) -> Option<Self> {
        let (package, licence) = line.split_once('\t')?;
        let mut words = package.split(' ');
        Some(Self {
            name: words.next()?.to_owned(),
            version: words.next()?.strip_prefix('v')?.to_owned(),
            licence: licence.trim_end_matches(" (*)").to_owned(),
        })
    }
}

/// Where the lock file says that crates come from.
#[derive(Deserialize)]
struct Lock {
    package: Vec<Locked>,
}

#[derive(Deserialize)]
struct Locked {
    name: String,
    source: Option<String>,
}

/// Checks everything that is built on any platform. The error names every fault.
pub(crate) fn check() -> Result<()> {
    let policy: Policy = toml::from_str(&read("deny.toml")?).context("deny.toml isn't right")?;
    let lock: Lock = toml::from_str(&read("Cargo.lock")?).context("Cargo.lock isn't right")?;
    let crates = crates()?;
    let mut faults = licences(&policy.licenses, &crates);
    faults.extend(duplicates(&policy.bans, &crates));
    faults.extend(sources(&lock));
    if !faults.is_empty() {
        bail!("{}", faults.join("\n"));
    }
    println!("{} crates, as deny.toml allows.", crates.len());
    Ok(())
}

fn read(file: &str) -> Result<String> {
    fs::read_to_string(root().join(file)).with_context(|| format!("{file} can't be read"))
}

/// What is built, which is less than what is locked: optional parts that nobody asks for are in the lock file only.
fn crates() -> Result<BTreeSet<Crate>> {
    let tree = output(cargo(&[
        "tree",
        "--locked",
        "--workspace",
        "--target=all",
        "--prefix=none",
        "--format={p}\t{l}",
    ]))?;
    tree.lines()
        .filter(|line| !line.is_empty())
        .map(|line| Crate::read(line).with_context(|| format!("cargo tree said {line:?}")))
        .collect()
}

fn licences(policy: &Licences, crates: &BTreeSet<Crate>) -> Vec<String> {
    let mut faults = Vec::new();
    let exceptions = policy.exceptions.iter();
    for name in exceptions.map(|exception| &exception.name) {
        if !crates.iter().any(|it| it.name == *name) {
            faults.push(format!(
                "{name} isn't there any more, and deny.toml excepts it"
            ));
        }
    }
    for it in crates {
        let of_its_own = policy.exceptions.iter().filter(|one| one.name == it.name);
        let allowed: Vec<Licensee> = of_its_own
            .flat_map(|exception| &exception.allow)
            .chain(&policy.allow)
            .filter_map(|licence| Licensee::parse(licence).ok())
            .collect();
        let satisfied = Expression::parse_mode(&it.licence, ParseMode::LAX)
            .is_ok_and(|said| said.evaluate(|one| allowed.iter().any(|ours| ours.satisfies(one))));
        if !satisfied {
            faults.push(format!(
                "{}@{} has the licence {:?}, which deny.toml doesn't allow",
                it.name, it.version, it.licence
            ));
        }
    }
    faults
}

fn duplicates(policy: &Bans, crates: &BTreeSet<Crate>) -> Vec<String> {
    let mut versions: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for it in crates {
        versions.entry(&it.name).or_default().insert(&it.version);
    }
    let mut faults = Vec::new();
    for Skip { version } in &policy.skip {
        let skipped = version.split_once('@').is_some_and(|(name, version)| {
            versions
                .get_mut(name)
                .is_some_and(|all| all.len() > 1 && all.remove(version))
        });
        if !skipped {
            faults.push(format!(
                "{version} is no second version any more, and deny.toml skips it"
            ));
        }
    }
    versions.retain(|_, all| all.len() > 1);
    faults.extend(versions.iter().map(|(name, all)| {
        let all: Vec<&str> = all.iter().copied().collect();
        format!("{name} is there more than once: {}", all.join(", "))
    }));
    faults
}

fn sources(lock: &Lock) -> Vec<String> {
    let strange = |it: &&Locked| it.source.as_ref().is_some_and(|source| source != CRATES_IO);
    let strangers = lock.package.iter().filter(strange);
    strangers
        .map(|it| format!("{} doesn't come from crates.io", it.name))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn crates(lines: &[&str]) -> BTreeSet<Crate> {
        lines
            .iter()
            .map(|line| Crate::read(line).unwrap())
            .collect()
    }

    fn policy(text: &str) -> Policy {
        toml::from_str(text).unwrap()
    }

    const POLICY: &str = r#"
        [licenses]
        allow = ["MIT"]
        exceptions = [{ crate = "list", allow = ["ISC"] }]
        [bans]
        skip = [{ crate = "old@1.0.0", reason = "somebody" }]
    "#;

    #[test]
    fn a_line_of_the_tree_is_read() {
        let read = Crate::read("serde_derive v1.0.2 (proc-macro)\tMIT OR Apache-2.0 (*)").unwrap();
        assert_eq!(
            (&*read.name, &*read.version, &*read.licence),
            ("serde_derive", "1.0.2", "MIT OR Apache-2.0")
        );
        assert_eq!(Crate::read("[build-dependencies]"), None);
    }

    #[test]
    fn a_licence_is_allowed_as_a_whole_or_for_one_crate() {
        let policy = policy(POLICY).licenses;
        let fine = ["a v1.0.0\tMIT/Apache-2.0", "list v1.0.0\tMIT AND ISC"];
        assert_eq!(licences(&policy, &crates(&fine)), [""; 0]);
        let wrong = ["a v1.0.0\tMIT AND ISC", "b v1.0.0\t", "list v1.0.0\tISC"];
        let faults = licences(&policy, &crates(&wrong));
        assert!(faults[0].starts_with("a@1.0.0"), "{faults:?}");
        assert!(faults[1].starts_with("b@1.0.0"), "{faults:?}");
        assert_eq!(faults.len(), 2);
        let faults = licences(&policy, &crates(&["a v1.0.0\tMIT"]));
        assert!(faults[0].starts_with("list isn't there"), "{faults:?}");
    }

    #[test]
    fn a_second_version_must_be_named_and_go_when_it_has_gone() {
        let policy = policy(POLICY).bans;
        let two = ["old v1.0.0\tMIT", "old v2.0.0\tMIT"];
        assert_eq!(duplicates(&policy, &crates(&two)), [""; 0]);
        let three = crates(&[two[0], two[1], "old v3.0.0\tMIT"]);
        assert_eq!(
            duplicates(&policy, &three),
            ["old is there more than once: 2.0.0, 3.0.0"]
        );
        let faults = duplicates(&policy, &crates(&["old v1.0.0\tMIT"]));
        assert!(
            faults[0].starts_with("old@1.0.0 is no second"),
            "{faults:?}"
        );
    }

    #[test]
    fn a_crate_from_elsewhere_is_found() {
        let lock = r#"
            [[package]]
            name = "ours"
            [[package]]
            name = "usual"
            source = "registry+https://github.com/rust-lang/crates.io-index"
            [[package]]
            name = "strange"
            source = "git+https://example.org/strange#0"
        "#;
        let lock: Lock = toml::from_str(lock).unwrap();
        assert_eq!(sources(&lock), ["strange doesn't come from crates.io"]);
    }
}
