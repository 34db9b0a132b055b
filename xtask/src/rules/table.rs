//! A report as text for people.

use std::fmt::Write as _;

use super::report::{Coverage, Report};

const HEADS: [&str; 5] = [
    "rule",
    "explained in",
    "cited in",
    "cited by refusals",
    "named by tests",
];

/// The whole table, then the summary.
pub(crate) fn whole(report: &Report) -> String {
    let cells = |rule: &Coverage| -> [Vec<String>; 5] {
        [
            vec![rule.rule.clone()],
            vec![rule.languages.join(" ")],
            rule.sources.clone(),
            rule.refusals.clone(),
            rule.tests.clone(),
        ]
    };
    let rows: Vec<[Vec<String>; 5]> = report.rules.iter().map(cells).collect();
    let widths: [usize; 5] = std::array::from_fn(|column| {
        let cells = rows.iter().flat_map(|row| &row[column]);
        cells
            .map(String::len)
            .chain([HEADS[column].len()])
            .max()
            .unwrap_or(0)
    });
    let mut text = format!("{} ({})\n\n", report.name, report.title);
    push_line(&mut text, widths, HEADS);
    for row in &rows {
        let height = row.iter().map(Vec::len).max().unwrap_or(0);
        for line in 0..height {
            let cell = |column: usize| row[column].get(line).map_or("", String::as_str);
            push_line(&mut text, widths, std::array::from_fn(cell));
        }
    }
    text + "\n" + &summary(report)
}

fn push_line(text: &mut String, widths: [usize; 5], cells: [&str; 5]) {
    let mut line = String::new();
    for (cell, width) in cells.iter().zip(widths) {
        let _ = write!(line, "{cell:width$}  ");
    }
    text.push_str(line.trim_end());
    text.push('\n');
}

/// How many rules are covered by what, and every hole.
pub(crate) fn summary(report: &Report) -> String {
    let count = |covers: &dyn Fn(&Coverage) -> bool| {
        report.rules.iter().filter(|rule| covers(rule)).count()
    };
    let mut text = format!(
        "{}: {} rules, {} cited in the source, {} named by tests, {} cited by refusals",
        report.name,
        report.rules.len(),
        count(&|rule| !rule.sources.is_empty()),
        count(&|rule| !rule.tests.is_empty()),
        count(&|rule| !rule.refusals.is_empty()),
    );
    for language in &report.languages {
        let explained = count(&|rule| rule.languages.contains(language));
        let _ = write!(text, ", {explained} explained in {language}");
    }
    text.push_str(".\n");
    if report.holes.is_empty() {
        text.push_str("No holes.");
    } else {
        let holes: Vec<String> = report
            .holes
            .iter()
            .map(|hole| format!("Hole: {hole}."))
            .collect();
        text.push_str(&holes.join("\n"));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::super::report::Hole;
    use super::*;

    #[test]
    fn a_table_lists_everything_and_counts_it() {
        let names =
            |names: &[&str]| -> Vec<String> { names.iter().map(|&name| name.to_owned()).collect() };
        let report = Report {
            title: "rome".to_owned(),
            name: "Rome".to_owned(),
            languages: names(&["en"]),
            rules: vec![
                Coverage {
                    rule: "GR-V1".to_owned(),
                    sources: names(&["visit.rs"]),
                    tests: names(&["a::gr_v1_x", "b::gr_v1_y"]),
                    refusals: names(&["full"]),
                    languages: names(&["en"]),
                },
                Coverage {
                    rule: "GR-V2".to_owned(),
                    sources: names(&["visit.rs"]),
                    tests: names(&[]),
                    refusals: names(&[]),
                    languages: names(&[]),
                },
            ],
            holes: vec![Hole::Untested {
                rule: "GR-V2".to_owned(),
            }],
        };
        let expected = "\
Rome (rome)

rule   explained in  cited in  cited by refusals  named by tests
GR-V1  en            visit.rs  full               a::gr_v1_x
                                                  b::gr_v1_y
GR-V2                visit.rs

Rome: 2 rules, 2 cited in the source, 1 named by tests, 1 cited by refusals, 1 explained in en.
Hole: GR-V2 has no test.";
        assert_eq!(whole(&report), expected);
    }
}
