//! "Did you mean …?" for every name that a person or program may misspell.

/// Names longer than this are nobody's misspelling.
const LONGEST: usize = 64;
/// How alike two names must be that share most letters in order.
const ALIKE: f64 = 0.75;
/// How alike two names must be that differ by a few slips of the finger.
const NEAR: f64 = 0.6;

/// The known name that is most like the one asked for, if any is like it at all.
pub fn closest<'a>(asked: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    if asked.len() > LONGEST {
        return None;
    }
    let asked = asked.to_lowercase();
    known
        .into_iter()
        .filter_map(|name| Some((likeness(&asked, &name.to_lowercase())?, name)))
        .max_by(|(one, _), (other, _)| one.total_cmp(other))
        .map(|(_, name)| name)
}

/// How alike two names are, if they are. Short names need the second measure, long ones the first.
fn likeness(asked: &str, name: &str) -> Option<f64> {
    let shared = strsim::jaro_winkler(asked, name);
    let slips = strsim::normalized_damerau_levenshtein(asked, name);
    (shared >= ALIKE || slips >= NEAR).then_some(shared + slips)
}

/// A name as it may be quoted in an error: short, and without control characters.
pub fn quotable(name: &str) -> String {
    clipped(name, LONGEST)
}

/// The beginning of a text from outside, without control characters.
pub fn clipped(text: &str, most: usize) -> String {
    let mut short = printable(text);
    if let Some((end, _)) = short.char_indices().nth(most) {
        short.truncate(end);
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

    const TITLES: [&str; 2] = ["gates-of-troy", "tora-tora"];

    #[test]
    fn a_near_miss_is_suggested_and_a_far_one_is_not() {
        assert_eq!(closest("gates-of-tro", TITLES), Some("gates-of-troy"));
        assert_eq!(closest("TORATORA", TITLES), Some("tora-tora"));
        assert_eq!(closest("chess", TITLES), None);
        assert_eq!(closest("nw", ["view", "new", "undo"]), Some("new"));
        assert_eq!(closest(&"gates-of-troy".repeat(9), TITLES), None);
    }

    #[test]
    fn quoted_text_is_short_and_tame() {
        assert_eq!(quotable("a\u{1b}[31mb"), "a\u{fffd}[31mb");
        assert_eq!(quotable(&"x".repeat(100)).chars().count(), LONGEST + 1);
    }
}
