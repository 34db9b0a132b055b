//! `lessons`: which rules the lessons of each title teach, as `docs/lessons.md` tells it.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use pantheon_games::TITLES;
use pantheon_lessons::{Course, Coverage, Why, courses};

use crate::shell::root;

/// The page's place.
const PAGE: &str = "docs/lessons.md";

const HOW: &str = "cargo xtask lessons --write";

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Write the page anew instead of looking whether it is true.
    #[arg(long)]
    write: bool,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let page = page()?;
    if args.write {
        return fs::write(path(), page).with_context(|| PAGE.to_owned());
    }
    let kept = fs::read_to_string(path()).with_context(|| PAGE.to_owned())?;
    if kept != page {
        bail!("{PAGE} is out of date: {HOW}");
    }
    Ok(())
}

fn path() -> PathBuf {
    root().join(PAGE)
}

/// The whole page.
fn page() -> Result<String> {
    let courses = courses();
    let mut page = format!(
        "# Lessons\n\n\
         Which lessons each title has, and which of its rules they teach. Written by `{HOW}`; a test fails when it is out \
         of date. [CONTRIBUTING.md](../CONTRIBUTING.md#add-a-lesson) tells how a lesson is made.\n\n\
         | Title | Lessons | Steps | What the coach explains | Rules | Taught | Not needed by two | Missing |\n\
         |---|---|---|---|---|---|---|---|\n"
    );
    let mut chapters = String::new();
    for info in TITLES {
        let found = courses.iter().find(|(id, _)| *id == info.id);
        let course = found.map(|(_, course)| course);
        let list = fs::read_to_string(root().join(format!("games/{}/rules.txt", info.id)))?;
        let rules: Vec<&str> = list.split_whitespace().collect();
        let coverage = Coverage::of(course, &rules);
        let lessons = course.map_or(&[][..], |course| &course.lessons);
        let steps: usize = lessons.iter().map(|lesson| lesson.steps.len()).sum();
        let notes = course.map_or(0, |course| course.notes.len());
        let unneeded: usize = coverage.unneeded.values().map(BTreeSet::len).sum();
        writeln!(
            page,
            "| {} | {} | {steps} | {notes} | {} | {} | {unneeded} | {} |",
            info.name,
            lessons.len(),
            rules.len(),
            coverage.taught.len(),
            coverage.missing.len(),
        )?;
        chapter(&mut chapters, info.name, course, &coverage)?;
    }
    Ok(page + &chapters)
}

fn chapter(
    page: &mut String,
    name: &str,
    course: Option<&Course>,
    coverage: &Coverage,
) -> Result<()> {
    writeln!(page, "\n## {name}\n")?;
    let Some(course) = course else {
        writeln!(page, "It has no lessons yet.")?;
        return Ok(());
    };
    writeln!(page, "| Lesson | Steps | Rules |\n|---|---|---|")?;
    for lesson in &course.lessons {
        let (name, steps) = (&lesson.name, lesson.steps.len());
        writeln!(page, "| {name} | {steps} | {} |", lesson.teaches.join(", "))?;
    }
    for (why, rules) in &coverage.unneeded {
        let why = match why {
            Why::Alone => "For a game alone",
            Why::MorePlayers => "For three or more",
            Why::Computer => "How the computer deals with clocks, ties and games without end",
        };
        let rules: Vec<&str> = rules.iter().map(String::as_str).collect();
        writeln!(page, "\n{why}: {}.", rules.join(", "))?;
    }
    let missing = match coverage.missing.as_slice() {
        [] => "Every rule that a game of two needs is taught.".to_owned(),
        missing => format!("**Not taught yet:** {}.", missing.join(", ")),
    };
    writeln!(page, "\n{missing}")?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_about_lessons_is_as_it_is_written() {
        let kept = fs::read_to_string(path()).unwrap();
        assert_eq!(kept, page().unwrap(), "{PAGE} is out of date: {HOW}");
    }
}
