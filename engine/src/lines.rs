//! Lines of a drawing that are put together piece by piece, such as a map with players beside it.

use crate::picture::{Ink, Span};

/// A line of a picture.
pub type Line = Vec<Span>;

/// A run of text in one ink.
pub fn span(ink: Ink, text: impl Into<String>) -> Span {
    Span {
        text: text.into(),
        ink,
    }
}

/// How many characters a line has.
pub fn width(line: &[Span]) -> usize {
    line.iter().map(|span| span.text.chars().count()).sum()
}

/// Fills a line with spaces until it has so many characters.
pub fn pad(line: &mut Line, to: usize) {
    let have = width(line);
    if have < to {
        line.push(span(Ink::Plain, " ".repeat(to - have)));
    }
}

/// Two blocks side by side, the right one from this column on.
pub fn beside(left: &[Line], column: usize, right: &[Line]) -> Vec<Line> {
    let row = |row: usize| {
        let mut line = left.get(row).cloned().unwrap_or_default();
        pad(&mut line, column);
        line.extend(right.get(row).cloned().unwrap_or_default());
        line
    };
    (0..left.len().max(right.len())).map(row).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_of_other_heights_stand_side_by_side() {
        let block = |texts: &[&str]| -> Vec<Line> {
            let line = |text: &&str| vec![span(Ink::Strong, *text)];
            texts.iter().map(line).collect()
        };
        let text = |line: &Line| -> String { line.iter().map(|span| span.text.as_str()).collect() };
        let both = beside(&block(&["é", "abc"]), 3, &block(&["x", "y", "z"]));
        let both: Vec<String> = both.iter().map(text).collect();
        assert_eq!(both, ["é  x", "abcy", "   z"]);
    }
}
