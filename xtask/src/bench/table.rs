//! The table of titles in the README, written from figures that were measured.

use anyhow::{Context, Result, bail};

const BEGIN: &str = "<!-- titles: written by `cargo xtask bench --write` -->";
const END: &str = "<!-- end of titles -->";

/// What was measured of one title.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Figures {
    /// Its name.
    pub(crate) name: String,
    /// The fewest and the most seats.
    pub(crate) seats: (u8, u8),
    /// How many decisions a random game takes, on average.
    pub(crate) decisions: f64,
    /// How many actions a second random play performs on one core.
    pub(crate) actions_per_second: f64,
    /// How many iterations a second a search does on two cores.
    pub(crate) iterations_per_second: f64,
    /// How many playouts a second it does on one.
    pub(crate) playouts_per_second: f64,
    /// How long a copy of a position takes.
    pub(crate) clone: String,
    /// How many bytes a position has.
    pub(crate) bytes: usize,
}

/// The table as Markdown.
pub(crate) fn markdown(titles: &[Figures]) -> String {
    let head = "\
| Title | Seats | Decisions a game | Actions a second, one core | Copy of a position | Size of a position | Search iterations a second, two cores | Playouts a second, one core |
|---|---|---|---|---|---|---|---|
";
    let rows = titles.iter().map(|title| {
        format!(
            "| {} | {} to {} | {:.0} | {:.1} million | {} | {} bytes | {:.0} thousand | {:.0} thousand |\n",
            title.name,
            title.seats.0,
            title.seats.1,
            title.decisions,
            title.actions_per_second / 1e6,
            title.clone,
            title.bytes,
            title.iterations_per_second / 1e3,
            title.playouts_per_second / 1e3,
        )
    });
    rows.fold(head.to_owned(), |text, row| text + &row)
}

/// The page with the table between its marks replaced.
pub(crate) fn put_into(page: &str, table: &str) -> Result<String> {
    let (before, rest) = page
        .split_once(BEGIN)
        .with_context(|| format!("the page has no line {BEGIN}"))?;
    let (old, after) = rest
        .split_once(END)
        .with_context(|| format!("the page has no line {END}"))?;
    if old.contains(BEGIN) || after.contains(END) {
        bail!("the page has more than one place for the table");
    }
    Ok(format!("{before}{BEGIN}\n\n{table}\n{END}{after}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_replaces_what_was_between_its_marks() {
        let table = markdown(&[Figures {
            name: "Rome".to_owned(),
            seats: (1, 4),
            decisions: 321.6,
            actions_per_second: 4_560_000.0,
            iterations_per_second: 123_400.0,
            playouts_per_second: 77_700.0,
            clone: "12.5 ns".to_owned(),
            bytes: 400,
        }]);
        assert!(
            table.ends_with("| Rome | 1 to 4 | 322 | 4.6 million | 12.5 ns | 400 bytes | 123 thousand | 78 thousand |\n"),
            "{table}"
        );
        let page = format!("above\n{BEGIN}\nold\n{END}\nbelow\n");
        let once = put_into(&page, &table).unwrap();
        assert_eq!(once, format!("above\n{BEGIN}\n\n{table}\n{END}\nbelow\n"));
        assert_eq!(put_into(&once, &table).unwrap(), once);
    }

    #[test]
    fn a_page_without_one_clear_place_is_refused() {
        for page in [
            String::new(),
            BEGIN.to_owned(),
            END.to_owned(),
            format!("{END}{BEGIN}"),
            format!("{BEGIN}{END}{BEGIN}{END}"),
        ] {
            assert!(put_into(&page, "").is_err(), "{page:?}");
        }
    }

    #[test]
    fn the_readme_has_a_place_for_the_table() {
        assert!(put_into(include_str!("../../../README.md"), "").is_ok());
    }
}
