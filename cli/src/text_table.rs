//! Columns of text.

use std::fmt::Write as _;

use pantheon_engine::Message;

use crate::context::Context;
use crate::error::CliError;

/// A table with a heading for each column: the first is flush left, the others flush right.
#[derive(Clone, Debug)]
pub struct TextTable {
    rows: Vec<Vec<String>>,
}

impl TextTable {
    /// A table with these headings.
    pub fn new(headings: Vec<String>) -> Self {
        Self {
            rows: vec![headings],
        }
    }

    /// Adds a row.
    pub fn row(&mut self, cells: Vec<String>) {
        self.rows.push(cells);
    }

    /// The lines of the table, the headings first.
    pub fn lines(&self) -> Vec<String> {
        let columns = self.rows.iter().map(Vec::len).max().unwrap_or(0);
        let widths: Vec<usize> = (0..columns)
            .map(|column| {
                let cells = self.rows.iter().filter_map(|row| row.get(column));
                cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
            })
            .collect();
        let line = |row: &Vec<String>| {
            let mut line = String::new();
            for (column, (cell, &width)) in row.iter().zip(&widths).enumerate() {
                let written = match column {
                    0 => write!(line, "  {cell:<width$}"),
                    _ => write!(line, "  {cell:>width$}"),
                };
                written.expect("text can be written to text");
            }
            line.trim_end().to_owned()
        };
        self.rows.iter().map(line).collect()
    }

    /// Prints the table after an empty line and a heading.
    pub fn print(&self, heading: &Message, context: &mut Context<'_>) -> Result<(), CliError> {
        writeln!(context.out)?;
        context.heading(heading)?;
        for (number, line) in self.lines().iter().enumerate() {
            if number == 0 {
                writeln!(context.out, "{}", context.paint.faint(line))?;
            } else {
                writeln!(context.out, "{line}")?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_as_wide_as_their_widest_cell() {
        let cells = |texts: [&str; 2]| texts.map(str::to_owned).to_vec();
        let mut table = TextTable::new(cells(["robô", "Elo"]));
        table.row(cells(["random", "-1000"]));
        assert_eq!(table.lines(), ["  robô      Elo", "  random  -1000"]);
    }
}
