//! A title's list of rules, and the ways in which a rule's id is written.

use anyhow::{Result, bail};

/// Reads `rules.txt`: one id a line, all with the title's prefix.
pub(crate) fn read(prefix: &str, text: &str) -> Result<Vec<String>> {
    let mut rules = Vec::new();
    for (line, number) in text.lines().zip(1..) {
        let tail = line
            .strip_prefix(prefix)
            .and_then(|rest| rest.strip_prefix('-'));
        if !tail.is_some_and(is_number) {
            bail!("line {number}: {line:?} isn't a rule id such as {prefix}-A1 or {prefix}-A1b");
        }
        rules.push(line.to_owned());
    }
    if rules.is_empty() {
        bail!("the list is empty");
    }
    Ok(rules)
}

/// The ids that a test's name mentions: `gr_a5_gr_l3a_travel` names `GR-A5` and `GR-L3a`.
pub(crate) fn in_name(prefix: &str, name: &str) -> Vec<String> {
    let lower = prefix.to_ascii_lowercase();
    let words: Vec<&str> = name.split('_').collect();
    words
        .windows(2)
        .filter(|pair| pair[0] == lower)
        .filter_map(|pair| number_from_snake(pair[1]))
        .map(|number| format!("{prefix}-{number}"))
        .collect()
}

/// Whether this is what follows the prefix: capitals, digits, perhaps small letters.
pub(crate) fn is_number(text: &str) -> bool {
    let rest = text.trim_start_matches(|c: char| c.is_ascii_uppercase());
    let tail = rest.trim_start_matches(|c: char| c.is_ascii_digit());
    rest.len() < text.len()
        && tail.len() < rest.len()
        && tail.chars().all(|c| c.is_ascii_lowercase())
}

/// `l3a` as `L3a`: only the letters before the digits are capitals.
fn number_from_snake(word: &str) -> Option<String> {
    let digits = word.find(|c: char| c.is_ascii_digit())?;
    let (letters, rest) = word.split_at(digits);
    Some(letters.to_ascii_uppercase() + rest).filter(|number| is_number(number))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_has_one_id_a_line() {
        assert_eq!(
            read("GR", "GR-V1\nGR-L3a\nGR-A10\n").unwrap(),
            ["GR-V1", "GR-L3a", "GR-A10"]
        );
    }

    #[test]
    fn a_line_that_is_no_id_is_refused() {
        for bad in [
            "",
            "GR-V1\n\n",
            "FG-V1",
            "GR-V",
            "GR-1",
            "GR-v1",
            "GR-V1 ",
            "GR-V1A",
        ] {
            assert!(read("GR", bad).is_err(), "{bad:?}");
        }
    }

    #[test]
    fn a_name_mentions_any_number_of_rules() {
        assert_eq!(
            in_name("GR", "gr_a5_gr_l3a_and_so_on_gr_k10"),
            ["GR-A5", "GR-L3a", "GR-K10"]
        );
        for none in ["a5_alone", "gr_rules", "grr_a5", "gr_5", "gr_a5B"] {
            assert_eq!(in_name("GR", none), [""; 0], "{none}");
        }
    }
}
