//! What the repository says about a title's rules: its list, source, tests, refusals and texts.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use pantheon_games::Title;

use super::catalogue;
use super::cited;
use super::named;
use super::texts::{Heading, headings};

/// Something that names a rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Mention {
    /// The rule's id.
    pub(crate) rule: String,
    /// The source file, test or refusal.
    pub(crate) by: String,
}

/// One language's page of rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Page {
    /// The language's code.
    pub(crate) language: String,
    /// Its rules. None if there is no page.
    pub(crate) headings: Vec<Heading>,
}

/// Everything that is said about a title's rules.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Findings {
    /// The title's id.
    pub(crate) title: String,
    /// The title's name.
    pub(crate) name: String,
    /// Its rules, as listed.
    pub(crate) rules: Vec<String>,
    /// The source files that cite a rule.
    pub(crate) sources: Vec<Mention>,
    /// Rules that are cited as a range, by source files.
    pub(crate) ranges: Vec<Mention>,
    /// The tests that name a rule.
    pub(crate) tests: Vec<Mention>,
    /// The refusals, each with the rule it cites.
    pub(crate) refusals: Vec<Mention>,
    /// The pages of rules, one a language.
    pub(crate) pages: Vec<Page>,
}

impl Findings {
    /// Reads all of it from the repository.
    pub(crate) fn gather(root: &Path, title: &dyn Title) -> Result<Self> {
        let info = title.info();
        let folder = root.join("games").join(info.id);
        let refusals = title.refusals().into_iter().map(|refusal| Mention {
            rule: refusal.rule,
            by: short_key(info.prefix, &refusal.message.key),
        });
        let (sources, ranges) = read_citations(&folder.join("src"), info.prefix)?;
        Ok(Self {
            title: info.id.to_owned(),
            name: info.name.to_owned(),
            rules: read_list(&folder, info.prefix)?,
            sources,
            ranges,
            tests: read_tests(&folder, info.prefix)?,
            refusals: refusals.collect(),
            pages: read_pages(root, info.id)?,
        })
    }
}

fn short_key(prefix: &str, key: &str) -> String {
    let start = format!("{}-refusal-", prefix.to_ascii_lowercase());
    key.strip_prefix(&start).unwrap_or(key).to_owned()
}

fn read_list(folder: &Path, prefix: &str) -> Result<Vec<String>> {
    let path = folder.join("rules.txt");
    let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
    catalogue::read(prefix, &text).with_context(|| path.display().to_string())
}

/// Every rule that a source file cites, once a file, and every range of rules.
fn read_citations(folder: &Path, prefix: &str) -> Result<(Vec<Mention>, Vec<Mention>)> {
    let (mut citations, mut ranges) = (Vec::new(), Vec::new());
    for path in sources(folder, Vec::new())? {
        let source = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
        let file = path.strip_prefix(folder).unwrap_or(&path);
        let mention = |rule| Mention {
            rule,
            by: file.display().to_string(),
        };
        let cited: BTreeSet<&str> = cited::ids(prefix, &source).into_iter().collect();
        citations.extend(cited.into_iter().map(str::to_owned).map(mention));
        ranges.extend(cited::ranges(prefix, &source).into_iter().map(mention));
    }
    Ok((citations, ranges))
}

fn read_tests(folder: &Path, prefix: &str) -> Result<Vec<Mention>> {
    let mut mentions = Vec::new();
    for path in ["src", "tests"]
        .iter()
        .try_fold(Vec::new(), |found, part| sources(&folder.join(part), found))?
    {
        let source = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
        let file = path
            .file_stem()
            .map_or_else(String::new, |stem| stem.to_string_lossy().into_owned());
        for name in named::tests(&source) {
            mentions.extend(
                catalogue::in_name(prefix, name)
                    .into_iter()
                    .map(|rule| Mention {
                        rule,
                        by: format!("{file}::{name}"),
                    }),
            );
        }
    }
    Ok(mentions)
}

/// All `.rs` files in a folder and the folders in it, in order of their paths.
fn sources(folder: &Path, mut found: Vec<PathBuf>) -> Result<Vec<PathBuf>> {
    for path in entries(folder)? {
        if path.is_dir() {
            found = sources(&path, found)?;
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
    Ok(found)
}

/// What lies in a folder, in order; nothing if there is no such folder.
fn entries(folder: &Path) -> Result<Vec<PathBuf>> {
    if !folder.exists() {
        return Ok(Vec::new());
    }
    let listed = fs::read_dir(folder).with_context(|| folder.display().to_string())?;
    let mut paths = listed
        .map(|entry| Ok(entry?.path()))
        .collect::<Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}

/// One page for each language that has words in `locales/`.
fn read_pages(root: &Path, title: &str) -> Result<Vec<Page>> {
    let mut pages = Vec::new();
    for folder in entries(&root.join("locales"))? {
        let has_words = folder.is_dir()
            && entries(&folder)?
                .iter()
                .any(|file| file.extension().is_some_and(|ending| ending == "ftl"));
        let Some(language) = folder.file_name().filter(|_| has_words) else {
            continue;
        };
        let language = language.to_string_lossy().into_owned();
        let path = root
            .join("docs/rules")
            .join(title)
            .join(format!("{language}.md"));
        let headings = if path.exists() {
            let page = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
            headings(&page)
        } else {
            Vec::new()
        };
        pages.push(Page { language, headings });
    }
    if pages.is_empty() {
        bail!("locales/ has no language");
    }
    Ok(pages)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn write(root: &Path, path: &str, text: &str) {
        let path = root.join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    #[test]
    fn tests_are_found_in_all_folders_of_a_title() {
        let root = tempfile::tempdir().unwrap();
        let test = |name: &str| format!("#[test]\nfn {name}() {{}}\n");
        write(root.path(), "src/apply/visit.rs", &test("gr_v1_inside"));
        write(
            root.path(),
            "tests/rules_visit.rs",
            &test("gr_v2_gr_v3_outside"),
        );
        write(root.path(), "tests/notes.txt", &test("gr_v4_in_no_source"));
        let found: Vec<(String, String)> = read_tests(root.path(), "GR")
            .unwrap()
            .into_iter()
            .map(|mention| (mention.rule, mention.by))
            .collect();
        let expected = [
            ("GR-V1", "visit::gr_v1_inside"),
            ("GR-V2", "rules_visit::gr_v2_gr_v3_outside"),
            ("GR-V3", "rules_visit::gr_v2_gr_v3_outside"),
        ];
        assert_eq!(
            found,
            expected.map(|(rule, by)| (rule.to_owned(), by.to_owned()))
        );
    }

    #[test]
    fn citations_are_found_in_the_source_and_told_once_a_file() {
        let root = tempfile::tempdir().unwrap();
        let visit = "/// GR-V1 to GR-V3.\nfn visit() {} // GR-V1";
        write(root.path(), "src/rules/visit.rs", visit);
        write(root.path(), "tests/rules_visit.rs", "/// GR-V4");
        let (cited, ranges) = read_citations(&root.path().join("src"), "GR").unwrap();
        let mention = |rule: &str| Mention {
            rule: rule.to_owned(),
            by: "rules/visit.rs".to_owned(),
        };
        assert_eq!(cited, ["GR-V1", "GR-V3"].map(mention));
        assert_eq!(ranges, [mention("GR-V1 to GR-V3")]);
    }

    #[test]
    fn every_language_with_words_has_a_page_even_an_empty_one() {
        let root = tempfile::tempdir().unwrap();
        assert!(read_pages(root.path(), "rome").is_err());
        write(root.path(), "locales/Cargo.toml", "");
        write(root.path(), "locales/src/lib.rs", "");
        write(root.path(), "locales/en/engine.ftl", "");
        write(root.path(), "locales/pt-BR/engine.ftl", "");
        write(
            root.path(),
            "docs/rules/rome/en.md",
            "### <a id=\"GR-V1\"></a>\nText.",
        );
        let found: Vec<(String, usize)> = read_pages(root.path(), "rome")
            .unwrap()
            .into_iter()
            .map(|page| (page.language, page.headings.len()))
            .collect();
        assert_eq!(found, [("en".to_owned(), 1), ("pt-BR".to_owned(), 0)]);
    }

    #[test]
    fn a_title_without_a_list_is_an_error() {
        let root = tempfile::tempdir().unwrap();
        assert!(read_list(root.path(), "GR").is_err());
        write(root.path(), "rules.txt", "GR-V1\n");
        assert_eq!(read_list(root.path(), "GR").unwrap(), ["GR-V1"]);
    }

    #[test]
    fn a_refusal_is_called_by_the_end_of_its_key() {
        assert_eq!(short_key("GR", "gr-refusal-temple-full"), "temple-full");
        assert_eq!(short_key("GR", "engine-late"), "engine-late");
    }
}
