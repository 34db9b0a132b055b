//! The rules of every title in our own words, looked up by rule id.
//!
//! The pages in `docs/rules/` are written for people. Code reads only their headings: a section is `## Name`, a
//! rule is `### <a id="GR-V1"></a>GR-V1 · Heading`, and what follows a heading belongs to it.

use crate::language::Language;

/// One rule, explained.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rule {
    /// Its number, such as `GR-V1`.
    pub id: String,
    /// The section it stands in.
    pub section: String,
    /// What it is about, in a few words.
    pub heading: String,
    /// What it says, as Markdown paragraphs.
    pub text: String,
}

struct Page {
    /// The title, which the page's folder is named after.
    title: &'static str,
    text: &'static str,
}

/// What the build script has found in `docs/rules/` in a language.
macro_rules! found {
    ($language:literal) => {
        include!(concat!(env!("OUT_DIR"), "/", $language, ".rules.rs"))
    };
}

const fn pages(language: Language) -> &'static [Page] {
    match language {
        Language::En => found!("en"),
        Language::PtBr => found!("pt-BR"),
    }
}

/// A title's whole page of rules, as Markdown.
pub fn page(title: &str, language: Language) -> Option<&'static str> {
    let mut pages = pages(language).iter();
    pages.find(|page| page.title == title).map(|page| page.text)
}

/// What a title is about and which of its values are reconstructed: all that stands before the first rule.
pub fn overview(title: &str, language: Language) -> Option<String> {
    let page = page(title, language)?;
    let lines = page
        .lines()
        .skip_while(|line| line.starts_with("# ") || line.is_empty())
        .take_while(|line| !line.starts_with("## "));
    Some(paragraphs(lines))
}

/// Every rule of a title, in the order of its page.
pub fn all(title: &str, language: Language) -> Option<Vec<Rule>> {
    page(title, language).map(parse)
}

/// One rule of a title. Capitals don't matter.
pub fn rule(title: &str, id: &str, language: Language) -> Option<Rule> {
    all(title, language)?
        .into_iter()
        .find(|rule| rule.id.eq_ignore_ascii_case(id))
}

fn parse(page: &str) -> Vec<Rule> {
    let mut rules = Vec::new();
    let mut section = "";
    let mut lines = page.lines().peekable();
    while let Some(line) = lines.next() {
        if let Some(name) = line.strip_prefix("## ") {
            section = name.trim();
        } else if let Some((id, heading)) = rule_heading(line) {
            let body = std::iter::from_fn(|| lines.next_if(|line| !is_heading(line)));
            rules.push(Rule {
                id: id.to_owned(),
                section: section.to_owned(),
                heading: heading.to_owned(),
                text: paragraphs(body),
            });
        }
    }
    rules
}

fn is_heading(line: &str) -> bool {
    line.starts_with("## ") || line.starts_with("### ")
}

fn rule_heading(line: &str) -> Option<(&str, &str)> {
    let (anchor, rest) = line.strip_prefix("### <a id=\"")?.split_once("\"></a>")?;
    let (id, heading) = rest.split_once('·')?;
    (id.trim() == anchor).then_some((anchor, heading.trim()))
}

fn paragraphs<'a>(lines: impl Iterator<Item = &'a str>) -> String {
    let lines: Vec<&str> = lines.collect();
    lines.join("\n").trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "# Title\n\nIntro.\n\n## One\n\nAbout.\n\n### <a id=\"X-A1\"></a>X-A1 · First\n\nSays\nthis.\n\nAnd that.\n\n### <a id=\"X-A2\"></a>X-A2 · Second\nSays more.\n## Two\n### <a id=\"X-B1\"></a>X-B2 · Anchor and number differ\n";

    #[test]
    fn a_rule_is_its_heading_and_what_follows() {
        let rules = parse(PAGE);
        let [first, second] = &rules[..] else {
            panic!("{rules:?}");
        };
        assert_eq!(
            (&first.id[..], &first.section[..], &first.heading[..]),
            ("X-A1", "One", "First")
        );
        assert_eq!(first.text, "Says\nthis.\n\nAnd that.");
        assert_eq!(second.text, "Says more.");
    }

    #[test]
    fn an_unknown_title_or_rule_has_no_text() {
        assert_eq!(all("no-such-title", Language::En), None);
        for Page { title, .. } in pages(Language::PtBr) {
            let first = all(title, Language::PtBr).unwrap().remove(0);
            let asked = first.id.to_lowercase();
            assert_eq!(rule(title, &asked, Language::PtBr), Some(first));
            assert_eq!(rule(title, "XX-Z9", Language::En), None);
        }
    }

    #[test]
    fn an_overview_ends_where_the_rules_begin() {
        for language in Language::ALL {
            for Page { title, .. } in pages(language) {
                let overview = overview(title, language).unwrap();
                assert!(!overview.is_empty(), "{title}");
                let first = all(title, language).unwrap().remove(0);
                assert!(!overview.contains(&format!("{} ·", first.id)), "{title}");
            }
        }
    }
}
