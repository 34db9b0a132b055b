//! Drawings made of text: lines of spans with a meaning instead of a colour.

use serde::{Deserialize, Serialize};

/// What a span of text means; a terminal or page gives it colour and weight.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ink {
    /// Ordinary text.
    #[default]
    Plain,
    /// Less important: frames, hints.
    Faint,
    /// More important: titles, the player to act.
    Strong,
    /// One of the title's own hues (a faction, a terrain, a card colour), by number from 0.
    Hue(u8),
    /// The same hue as a background, for areas.
    Field(u8),
}

/// A run of text in one ink.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Span {
    /// The text, on one line.
    pub text: String,
    /// What it means.
    #[serde(default)]
    pub ink: Ink,
}

/// A drawing in lines of text.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Picture {
    /// The lines from top to bottom.
    pub lines: Vec<Vec<Span>>,
}

impl Picture {
    /// An empty drawing.
    pub fn new() -> Self {
        Self::default()
    }

    /// Begins a new line.
    pub fn line(&mut self) -> &mut Self {
        self.lines.push(Vec::new());
        self
    }

    /// Adds text to the last line (beginning one if there is none).
    pub fn ink(&mut self, ink: Ink, text: impl Into<String>) -> &mut Self {
        let span = Span {
            text: text.into(),
            ink,
        };
        match self.lines.last_mut() {
            Some(line) => line.push(span),
            None => self.lines.push(vec![span]),
        }
        self
    }

    /// Adds ordinary text to the last line.
    pub fn plain(&mut self, text: impl Into<String>) -> &mut Self {
        self.ink(Ink::Plain, text)
    }

    /// How many characters the longest line has.
    pub fn width(&self) -> usize {
        self.lines
            .iter()
            .map(|line| line.iter().map(|span| span.text.chars().count()).sum())
            .max()
            .unwrap_or(0)
    }
}

/// The drawing without its inks, each line without trailing blanks.
impl std::fmt::Display for Picture {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for line in &self.lines {
            let text: String = line.iter().map(|span| span.text.as_str()).collect();
            writeln!(f, "{}", text.trim_end())?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_prints_plain_without_trailing_blanks() {
        let mut picture = Picture::new();
        picture.line().ink(Ink::Strong, "Rome").plain("  ");
        picture.line().ink(Ink::Hue(2), "ab").plain("c");
        assert_eq!(picture.to_string(), "Rome\nabc\n");
        assert_eq!(picture.width(), 6);
    }
}
