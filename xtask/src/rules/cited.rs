//! The rules that a source file cites.

use super::catalogue::is_number;

/// The ids in a text, in order, such as `GR-V1` and `GR-L3a`. `GR-V` alone is a section and none.
pub(crate) fn ids<'a>(prefix: &str, text: &'a str) -> Vec<&'a str> {
    let start = format!("{prefix}-");
    let is_part = |c: char| c.is_ascii_alphanumeric();
    text.match_indices(&start)
        .filter(|&(at, _)| !text[..at].ends_with(|c: char| is_part(c) || c == '-'))
        .filter_map(|(at, _)| {
            let rest = &text[at + start.len()..];
            let number = &rest[..rest.find(|c| !is_part(c)).unwrap_or(rest.len())];
            is_number(number).then(|| &text[at..at + start.len() + number.len()])
        })
        .collect()
}

/// What is cited as a range, such as `GR-V1 to GR-V3`: nobody who looks for `GR-V2` finds it.
pub(crate) fn ranges(prefix: &str, text: &str) -> Vec<String> {
    ids(prefix, text)
        .array_windows()
        .filter_map(|[first, last]| {
            let between = [" to ", " – ", "–"].map(|to| format!("{first}{to}{last}"));
            between.into_iter().find(|range| text.contains(range))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_cited_wherever_it_stands_alone() {
        let source = r#"
            /// GR-V1, GR-L3a: a disc (GR-A10).
            Full { god: God } => ("GR-S7", "gr-refusal-temple-full"),
            // GR-V is a section, XGR-V2, GR-V3b4 and GR-v4 are nothing.
        "#;
        assert_eq!(ids("GR", source), ["GR-V1", "GR-L3a", "GR-A10", "GR-S7"]);
    }

    #[test]
    fn a_range_is_two_ids_with_a_word_between() {
        assert_eq!(
            ranges(
                "GR",
                "/// GR-V1 to GR-V3: a disc. From GR-A1 on, and to GR-A2."
            ),
            ["GR-V1 to GR-V3"]
        );
        assert_eq!(ranges("GR", "/// GR-V1, GR-V2"), [""; 0]);
    }
}
