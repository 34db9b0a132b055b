//! The figures as a page keeps them.

use std::borrow::Cow;
use std::fmt::Write as _;

use anyhow::{Context, Result};

use crate::shell::root;

/// Something measured.
pub(crate) struct Figure {
    what: Cow<'static, str>,
    value: String,
}

impl Figure {
    pub(crate) fn new(what: impl Into<Cow<'static, str>>, value: String) -> Self {
        let what = what.into();
        Self { what, value }
    }
}

/// The page of what a server bears.
pub(crate) const PERFORMANCE: &str = "docs/performance.md";
/// The page of what larger sites need.
pub(super) const CAPACITY: &str = "docs/capacity.md";

/// A part of a page: what was played, what was seen, by which command, on which machine and what shared it.
pub(crate) fn page(scene: &str, command: &str, shares: &str, figures: &[Figure]) -> String {
    let mut text = format!("### {scene}\n\n| what | measured |\n|---|---|\n");
    for Figure { what, value } in figures {
        // A string takes whatever is written to it.
        let _ = writeln!(text, "| {what} | {value} |");
    }
    let _ = writeln!(text, "\n`{command}` on {}; {shares}.", machine());
    text
}

/// Puts the part into a page, in the place of an older one of the same scene.
pub(crate) fn keep_in(page: &'static str, scene: &str, text: &str) -> Result<()> {
    let path = root().join(page);
    let before = std::fs::read_to_string(&path).with_context(|| page)?;
    std::fs::write(&path, with_part(&before, scene, text)).with_context(|| page)?;
    println!("Kept in {page}.");
    Ok(())
}

fn with_part(page: &str, scene: &str, text: &str) -> String {
    let heading = format!("### {scene}\n");
    let Some(start) = page.find(&heading) else {
        return format!("{}\n\n{text}", page.trim_end());
    };
    let after = &page[start + heading.len()..];
    let end = after
        .find("\n#")
        .map_or(page.len(), |end| start + heading.len() + end + 1);
    let rest = &page[end..];
    let gap = if rest.is_empty() { "" } else { "\n" };
    format!("{}{text}{gap}{rest}", &page[..start])
}

/// The machine in a few words.
pub(crate) fn machine() -> String {
    let read = |path: &str| std::fs::read_to_string(path).unwrap_or_default();
    let processors = read("/proc/cpuinfo");
    let model = processors
        .lines()
        .find_map(|line| line.strip_prefix("model name")?.split_once(": "))
        .map_or("an unknown processor", |(_, name)| name);
    // All of them, not only those that this program has been given.
    let cores = processors.matches("processor\t").count().max(1);
    format!("{cores} cores ({model})")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_is_added_once_and_replaced_later() {
        let figures = |value: &str| [Figure::new("moves", value.to_owned())];
        let first = page("here", "cargo", "alone", &figures("1"));
        let second = page("here", "cargo", "alone", &figures("2"));
        let other = page("there", "cargo", "alone", &figures("3"));
        let start = "# Performance\n\nWords.\n";
        let one = with_part(start, "here", &first);
        let both = with_part(&one, "there", &other);
        let again = with_part(&both, "here", &second);
        assert_eq!(
            again,
            format!("# Performance\n\nWords.\n\n{second}\n{other}")
        );
        assert_eq!(with_part(&again, "here", &first), both);
    }
}
