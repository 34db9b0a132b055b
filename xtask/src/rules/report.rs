//! Findings turned round: per rule what covers it, and every hole.

use std::collections::BTreeSet;
use std::fmt;

use serde::Serialize;

use super::findings::{Findings, Mention};

/// What covers one rule.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Coverage {
    /// The rule's id.
    pub(crate) rule: String,
    /// The source files that cite it.
    pub(crate) sources: Vec<String>,
    /// The tests that name it.
    pub(crate) tests: Vec<String>,
    /// The refusals that cite it.
    pub(crate) refusals: Vec<String>,
    /// The languages that explain it.
    pub(crate) languages: Vec<String>,
}

/// Something that is missing or wrong.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "hole", rename_all = "kebab-case")]
pub(crate) enum Hole {
    /// The list has a rule twice.
    ListedTwice { rule: String },
    /// No source file cites a rule.
    Uncited { rule: String },
    /// A source file cites rules as a range.
    Range { range: String, file: String },
    /// No test names a rule.
    Untested { rule: String },
    /// A language doesn't explain a rule.
    Unexplained { rule: String, language: String },
    /// A language explains a rule in two places.
    ExplainedTwice { rule: String, language: String },
    /// A source file cites a rule that isn't listed.
    CitationOfUnknown { rule: String, file: String },
    /// A test names a rule that isn't listed.
    TestOfUnknown { rule: String, test: String },
    /// A refusal cites a rule that isn't listed.
    RefusalByUnknown { rule: String, refusal: String },
    /// A language explains a rule that isn't listed.
    TextOfUnknown { rule: String, language: String },
}

impl fmt::Display for Hole {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::ListedTwice { rule } => write!(f, "{rule} is listed twice"),
            Self::Uncited { rule } => write!(f, "{rule} is cited nowhere in the source"),
            Self::Range { range, file } => {
                write!(
                    f,
                    "{range} is a range, and {file} cites each rule by itself"
                )
            }
            Self::Untested { rule } => write!(f, "{rule} has no test"),
            Self::Unexplained { rule, language } => {
                write!(f, "{rule} isn't explained in {language}")
            }
            Self::ExplainedTwice { rule, language } => {
                write!(f, "{rule} is explained twice in {language}")
            }
            Self::CitationOfUnknown { rule, file } => {
                write!(f, "{rule} isn't a rule, but {file} cites it")
            }
            Self::TestOfUnknown { rule, test } => {
                write!(f, "{rule} isn't a rule, but the test {test} names it")
            }
            Self::RefusalByUnknown { rule, refusal } => {
                write!(f, "{rule} isn't a rule, but the refusal {refusal} cites it")
            }
            Self::TextOfUnknown { rule, language } => {
                write!(f, "{rule} isn't a rule, but {language} explains it")
            }
        }
    }
}

/// A title's rules and what covers them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Report {
    /// The title's id.
    pub(crate) title: String,
    /// The title's name.
    pub(crate) name: String,
    /// The languages there are.
    pub(crate) languages: Vec<String>,
    /// Every rule, in the list's order.
    pub(crate) rules: Vec<Coverage>,
    /// Everything that is missing or wrong.
    pub(crate) holes: Vec<Hole>,
}

impl Report {
    /// Turns findings into a report.
    pub(crate) fn new(found: Findings) -> Self {
        let rules = found.rules.iter().map(|rule| coverage(rule, &found));
        Self {
            rules: rules.collect(),
            holes: holes(&found),
            languages: found.pages.into_iter().map(|page| page.language).collect(),
            title: found.title,
            name: found.name,
        }
    }
}

fn coverage(rule: &str, found: &Findings) -> Coverage {
    let by = |mentions: &[Mention]| -> Vec<String> {
        let mut names = Vec::new();
        for mention in mentions.iter().filter(|mention| mention.rule == rule) {
            // A refusal whose sentence serves several cases is told once.
            if !names.contains(&mention.by) {
                names.push(mention.by.clone());
            }
        }
        names
    };
    let explains = |headings: &[super::texts::Heading]| {
        headings
            .iter()
            .any(|heading| heading.rule == rule && heading.says_something)
    };
    let languages = found.pages.iter().filter(|page| explains(&page.headings));
    Coverage {
        rule: rule.to_owned(),
        sources: by(&found.sources),
        tests: by(&found.tests),
        refusals: by(&found.refusals),
        languages: languages.map(|page| page.language.clone()).collect(),
    }
}

fn holes(found: &Findings) -> Vec<Hole> {
    let mut holes = Vec::new();
    let mut known = BTreeSet::new();
    for rule in &found.rules {
        if !known.insert(rule) {
            holes.push(Hole::ListedTwice { rule: rule.clone() });
            continue;
        }
        let covered = coverage(rule, found);
        if covered.sources.is_empty() {
            holes.push(Hole::Uncited { rule: rule.clone() });
        }
        if covered.tests.is_empty() {
            holes.push(Hole::Untested { rule: rule.clone() });
        }
        for page in &found.pages {
            let language = page.language.clone();
            let times = page.headings.iter().filter(|heading| heading.rule == *rule);
            if times.count() > 1 {
                holes.push(Hole::ExplainedTwice {
                    rule: rule.clone(),
                    language,
                });
            } else if !covered.languages.contains(&language) {
                holes.push(Hole::Unexplained {
                    rule: rule.clone(),
                    language,
                });
            }
        }
    }
    let unknown = |rule: &String| !known.contains(rule);
    for Mention { rule, by } in &found.ranges {
        holes.push(Hole::Range {
            range: rule.clone(),
            file: by.clone(),
        });
    }
    for Mention { rule, by } in found.sources.iter().filter(|it| unknown(&it.rule)) {
        holes.push(Hole::CitationOfUnknown {
            rule: rule.clone(),
            file: by.clone(),
        });
    }
    for Mention { rule, by } in found.tests.iter().filter(|test| unknown(&test.rule)) {
        holes.push(Hole::TestOfUnknown {
            rule: rule.clone(),
            test: by.clone(),
        });
    }
    for Mention { rule, by } in found.refusals.iter().filter(|said| unknown(&said.rule)) {
        holes.push(Hole::RefusalByUnknown {
            rule: rule.clone(),
            refusal: by.clone(),
        });
    }
    for page in &found.pages {
        let strangers = page.headings.iter().filter(|text| unknown(&text.rule));
        holes.extend(strangers.map(|text| Hole::TextOfUnknown {
            rule: text.rule.clone(),
            language: page.language.clone(),
        }));
    }
    holes
}

#[cfg(test)]
mod tests {
    use super::super::findings::Page;
    use super::super::texts::Heading;
    use super::*;

    fn mention(rule: &str, by: &str) -> Mention {
        Mention {
            rule: rule.to_owned(),
            by: by.to_owned(),
        }
    }

    fn heading(rule: &str) -> Heading {
        Heading {
            rule: rule.to_owned(),
            says_something: true,
        }
    }

    fn page(language: &str) -> Page {
        Page {
            language: language.to_owned(),
            headings: vec![heading("GR-V1"), heading("GR-V2")],
        }
    }

    fn whole() -> Findings {
        Findings {
            title: "rome".to_owned(),
            name: "Rome".to_owned(),
            rules: vec!["GR-V1".to_owned(), "GR-V2".to_owned()],
            sources: vec![mention("GR-V1", "visit.rs"), mention("GR-V2", "visit.rs")],
            ranges: Vec::new(),
            tests: vec![mention("GR-V1", "a::gr_v1"), mention("GR-V2", "a::gr_v2")],
            refusals: vec![mention("GR-V1", "full"), mention("GR-V1", "full")],
            pages: vec![page("en"), page("pt-BR")],
        }
    }

    /// The holes that a change to whole findings makes.
    fn holes_after(change: impl FnOnce(&mut Findings)) -> Vec<String> {
        let mut found = whole();
        change(&mut found);
        let report = Report::new(found);
        report.holes.iter().map(Hole::to_string).collect()
    }

    #[test]
    fn what_covers_a_rule_is_gathered() {
        let report = Report::new(whole());
        let names =
            |names: &[&str]| -> Vec<String> { names.iter().map(|&name| name.to_owned()).collect() };
        assert_eq!(
            report.rules[0],
            Coverage {
                rule: "GR-V1".to_owned(),
                sources: names(&["visit.rs"]),
                tests: names(&["a::gr_v1"]),
                refusals: names(&["full"]),
                languages: names(&["en", "pt-BR"]),
            }
        );
        assert_eq!(report.rules[1].refusals, names(&[]));
        assert_eq!(report.holes, []);
    }

    #[test]
    fn every_kind_of_hole_is_found() {
        type Change = fn(&mut Findings);
        let cases: [(Change, &str); 11] = [
            (
                |found| found.rules.push("GR-V1".to_owned()),
                "GR-V1 is listed twice",
            ),
            (
                |found| drop(found.sources.remove(1)),
                "GR-V2 is cited nowhere in the source",
            ),
            (
                |found| found.ranges.push(mention("GR-V1 to GR-V2", "visit.rs")),
                "GR-V1 to GR-V2 is a range, and visit.rs cites each rule by itself",
            ),
            (
                |found| found.sources.push(mention("GR-V9", "visit.rs")),
                "GR-V9 isn't a rule, but visit.rs cites it",
            ),
            (|found| drop(found.tests.remove(1)), "GR-V2 has no test"),
            (
                |found| drop(found.pages[1].headings.remove(0)),
                "GR-V1 isn't explained in pt-BR",
            ),
            (
                |found| found.pages[0].headings[1].says_something = false,
                "GR-V2 isn't explained in en",
            ),
            (
                |found| found.pages[0].headings.push(heading("GR-V1")),
                "GR-V1 is explained twice in en",
            ),
            (
                |found| found.tests.push(mention("GR-V9", "a::gr_v9")),
                "GR-V9 isn't a rule, but the test a::gr_v9 names it",
            ),
            (
                |found| found.refusals.push(mention("GR-V9", "late")),
                "GR-V9 isn't a rule, but the refusal late cites it",
            ),
            (
                |found| found.pages[1].headings.push(heading("GR-V9")),
                "GR-V9 isn't a rule, but pt-BR explains it",
            ),
        ];
        for (change, hole) in cases {
            assert_eq!(holes_after(change), [hole]);
        }
    }
}
