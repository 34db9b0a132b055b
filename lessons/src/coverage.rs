//! Which rules a course teaches, and which it doesn't.

use std::collections::{BTreeMap, BTreeSet};

use crate::course::{Course, Why};

/// Which of a title's rules are taught where.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Coverage {
    /// The lessons that teach each rule.
    pub taught: BTreeMap<String, Vec<String>>,
    /// The rules that a game of two doesn't need.
    pub unneeded: BTreeMap<Why, BTreeSet<String>>,
    /// The rules that nothing teaches yet, though a game of two needs them.
    pub missing: Vec<String>,
    /// Rules that the course names and the title hasn't, or that it both teaches and calls unneeded.
    pub wrong: Vec<String>,
}

impl Coverage {
    /// What a course teaches of these rules.
    pub fn of(course: Option<&Course>, rules: &[&str]) -> Self {
        let mut coverage = Self::default();
        if let Some(course) = course {
            for lesson in &course.lessons {
                for rule in &lesson.teaches {
                    coverage.teach(rule, &lesson.name);
                }
            }
            for one in &course.unneeded {
                let rules = coverage.unneeded.entry(one.because).or_default();
                rules.extend(one.rules.iter().cloned());
            }
        }
        let known: BTreeSet<&str> = rules.iter().copied().collect();
        let unneeded: BTreeSet<&String> = coverage.unneeded.values().flatten().collect();
        let named = coverage.taught.keys().chain(unneeded.iter().copied());
        let mut wrong: Vec<String> = named
            .filter(|rule| !known.contains(rule.as_str()))
            .cloned()
            .collect();
        let both = |rule: &&String| coverage.taught.contains_key(*rule);
        wrong.extend(unneeded.iter().copied().filter(both).cloned());
        let needed = rules.iter().map(|rule| (*rule).to_owned());
        coverage.missing = needed
            .filter(|rule| !coverage.taught.contains_key(rule) && !unneeded.contains(rule))
            .collect();
        coverage.wrong = wrong;
        coverage
    }

    fn teach(&mut self, rule: &str, lesson: &str) {
        let lessons = self.taught.entry(rule.to_owned()).or_default();
        lessons.push(lesson.to_owned());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn course(text: &str) -> Course {
        let digest = "0".repeat(64);
        let text = format!(r#"{{"rules": 1, "content": "{digest}", "games": {{}}, {text}}}"#);
        Course::read(&text).unwrap()
    }

    #[test]
    fn what_is_neither_taught_nor_unneeded_is_missing() {
        let course = course(
            r#""lessons": [{"name": "aim", "teaches": ["XX-A1"], "game": "one", "at": 0, "seat": 0, "steps": []}],
               "unneeded": [{"because": "alone", "rules": ["XX-A2"]}]"#,
        );
        let coverage = Coverage::of(Some(&course), &["XX-A1", "XX-A2", "XX-A3"]);
        assert_eq!(coverage.missing, ["XX-A3"]);
        assert_eq!(coverage.taught["XX-A1"], ["aim"]);
        assert!(coverage.wrong.is_empty());
        assert_eq!(
            Coverage::of(None, &["XX-A1"]).missing,
            ["XX-A1"],
            "a title without a course misses all"
        );
    }

    #[test]
    fn rules_that_are_not_there_or_named_twice_are_wrong() {
        let course = course(
            r#""lessons": [{"name": "aim", "teaches": ["XX-A1", "XX-Z9"], "game": "one", "at": 0, "seat": 0, "steps": []}],
               "unneeded": [{"because": "alone", "rules": ["XX-A1"]}]"#,
        );
        let coverage = Coverage::of(Some(&course), &["XX-A1"]);
        assert_eq!(coverage.wrong, ["XX-Z9", "XX-A1"]);
    }
}
