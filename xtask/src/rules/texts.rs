//! The rules that a page of rules explains.

/// A rule's heading on a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Heading {
    /// The id in its anchor.
    pub(crate) rule: String,
    /// Whether any text follows before the next heading.
    pub(crate) says_something: bool,
}

/// The headings with an anchor, such as `### <a id="GR-V1"></a>GR-V1 · Visiting`, from top to bottom.
pub(crate) fn headings(page: &str) -> Vec<Heading> {
    let mut found: Vec<Heading> = Vec::new();
    let mut inside = false;
    for line in page.lines().map(str::trim) {
        if line.starts_with('#') {
            let rule = anchor(line);
            inside = rule.is_some();
            found.extend(rule.map(|rule| Heading {
                rule: rule.to_owned(),
                says_something: false,
            }));
        } else if let (true, false, Some(heading)) = (inside, line.is_empty(), found.last_mut()) {
            heading.says_something = true;
        }
    }
    found
}

fn anchor(heading: &str) -> Option<&str> {
    let text = heading.trim_start_matches('#').trim_start();
    let (id, _) = text.strip_prefix("<a id=\"")?.split_once("\"></a>")?;
    Some(id)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_heading_with_an_anchor_is_a_rule() {
        let page = r#"
# Gods of Rome
Mentions <a id="GR-X1"></a> in passing.
### <a id="GR-V1"></a>GR-V1 · Visiting

Text.
### <a id="GR-V2"></a>GR-V2 · Silence

## Next
Text of the section, not of the rule.
### GR-V3 without an anchor
"#;
        let expected = [("GR-V1", true), ("GR-V2", false)].map(|(rule, says_something)| Heading {
            rule: rule.to_owned(),
            says_something,
        });
        assert_eq!(headings(page), expected);
    }
}
