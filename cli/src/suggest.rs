//! "Did you mean …?" for every name that a person or program may misspell.

/// Names longer than this are nobody's misspelling.
const LONGEST: usize = 64;
/// How alike two names must be.
const ALIKE: f64 = 0.75;

/// The known name that is most like the one asked for, if any is like it at all.
pub fn closest<'a>(asked: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    if asked.len() > LONGEST {
        return None;
    }
    let asked = asked.to_lowercase();
    known
        .into_iter()
        .map(|name| (strsim::jaro_winkler(&asked, &name.to_lowercase()), name))
        .filter(|&(alike, _)| alike >= ALIKE)
        .max_by(|(one, _), (other, _)| one.total_cmp(other))
        .map(|(_, name)| name)
}

/// A text as it may be quoted in an error: short, and without control characters.
pub fn quotable(text: &str) -> String {
    let mut short: String = printable(text).chars().take(LONGEST).collect();
    if text.chars().count() > LONGEST {
        short.push('…');
    }
    short
}

/// A text from outside without control characters, which could steer a terminal.
pub fn printable(text: &str) -> String {
    text.chars()
        .map(|c| if c.is_control() { '\u{fffd}' } else { c })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const TITLES: [&str; 2] = ["gods-of-rome", "bora-bora"];

    #[test]
    fn a_near_miss_is_suggested_and_a_far_one_is_not() {
        assert_eq!(closest("gods-of-rom", TITLES), Some("gods-of-rome"));
        assert_eq!(closest("BORABORA", TITLES), Some("bora-bora"));
        assert_eq!(closest("chess", TITLES), None);
        assert_eq!(closest(&"gods-of-rome".repeat(9), TITLES), None);
    }

    #[test]
    fn quoted_text_is_short_and_tame() {
        assert_eq!(quotable("a\u{1b}[31mb"), "a\u{fffd}[31mb");
        assert_eq!(quotable(&"x".repeat(100)).chars().count(), LONGEST + 1);
    }
}
