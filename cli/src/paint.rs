//! Colours where somebody sees them: on a terminal, unless `NO_COLOR` is set.

use std::io::IsTerminal;

use clap::builder::StyledStr;
use clap::builder::styling::{Ansi256Color, AnsiColor, Color, Style, Styles};
use pantheon_engine::{Ink, Picture};

/// The hues of pictures, told apart by colour-blind eyes too; titles add letters besides.
const HUES: [u8; 8] = [250, 220, 33, 35, 205, 202, 117, 130];

/// Colours the help of all commands.
pub const HELP: Styles = Styles::styled()
    .header(AnsiColor::Yellow.on_default().bold())
    .usage(AnsiColor::Yellow.on_default().bold())
    .literal(AnsiColor::Cyan.on_default().bold())
    .placeholder(AnsiColor::Green.on_default());

/// Puts colours on text, or leaves it plain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Paint {
    on: bool,
}

impl Paint {
    /// Colours for standard output.
    pub fn for_stdout() -> Self {
        Self {
            on: wanted(std::io::stdout().is_terminal()),
        }
    }

    /// Colours for standard error.
    pub fn for_stderr() -> Self {
        Self {
            on: wanted(std::io::stderr().is_terminal()),
        }
    }

    /// A heading.
    pub fn heading(self, text: &str) -> String {
        self.dress(text, Style::new().bold())
    }

    /// Something less important.
    pub fn faint(self, text: &str) -> String {
        self.dress(text, Style::new().dimmed())
    }

    /// Good news.
    pub fn good(self, text: &str) -> String {
        self.dress(text, AnsiColor::Green.on_default().bold())
    }

    /// Bad news.
    pub fn alarm(self, text: &str) -> String {
        self.dress(text, AnsiColor::Red.on_default().bold())
    }

    /// A picture as text, a line end after each line.
    pub fn picture(self, picture: &Picture) -> String {
        if !self.on {
            return picture.to_string();
        }
        let mut text = String::new();
        for line in &picture.lines {
            for span in line {
                text.push_str(&self.dress(&span.text, style(span.ink)));
            }
            text.push('\n');
        }
        text
    }

    /// A text of clap's, with its colours or without.
    pub fn styled(self, text: &StyledStr) -> String {
        if self.on {
            text.ansi().to_string()
        } else {
            text.to_string()
        }
    }

    fn dress(self, text: &str, style: Style) -> String {
        if self.on {
            format!("{style}{text}{style:#}")
        } else {
            text.to_owned()
        }
    }
}

fn wanted(terminal: bool) -> bool {
    let set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    terminal && !set("NO_COLOR") && std::env::var_os("TERM").is_none_or(|term| term != "dumb")
}

fn style(ink: Ink) -> Style {
    let hue = |number: u8| Color::Ansi256(Ansi256Color(HUES[usize::from(number) % HUES.len()]));
    match ink {
        Ink::Plain => Style::new(),
        Ink::Faint => Style::new().dimmed(),
        Ink::Strong => Style::new().bold(),
        Ink::Hue(number) => Style::new().fg_color(Some(hue(number))),
        Ink::Field(number) => Style::new()
            .bg_color(Some(hue(number)))
            .fg_color(Some(AnsiColor::Black.into())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plain_text_has_no_escapes_and_coloured_text_has_the_same_letters() {
        let mut picture = Picture::new();
        picture
            .line()
            .ink(Ink::Strong, "Rome")
            .ink(Ink::Hue(1), " N1")
            .ink(Ink::Field(200), "x");
        let plain = Paint { on: false }.picture(&picture);
        assert_eq!(plain, "Rome N1x\n");
        let coloured = Paint { on: true }.picture(&picture);
        assert!(coloured.contains("\u{1b}["));
        let mut letters = String::new();
        for part in coloured.split("\u{1b}[") {
            letters.push_str(part.split_once('m').map_or(part, |(_, text)| text));
        }
        assert_eq!(letters, plain);
    }
}
