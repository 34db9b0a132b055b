//! Inks as terminal colours. Hues are safe for colour-blind eyes, and nothing is told by colour alone.

use pantheon_engine::{self as engine, Ink, Picture};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span, Text};

/// The eight hues of Okabe and Ito, in the 256 colours that nearly every terminal has.
const HUES: [Color; 8] = [
    Color::Indexed(250), // grey
    Color::Indexed(227), // yellow
    Color::Indexed(75),  // sky blue
    Color::Indexed(36),  // bluish green
    Color::Indexed(175), // reddish purple
    Color::Indexed(166), // vermilion
    Color::Indexed(214), // orange
    Color::Indexed(32),  // blue
];

/// The look of what is marked.
pub(crate) const MARKED: Style =
    Style::new().add_modifier(Modifier::REVERSED.union(Modifier::BOLD));

/// How inks look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Theme {
    /// Whether colours are wanted at all.
    pub(crate) colour: bool,
}

impl Theme {
    /// The look of an ink.
    pub(crate) fn ink(self, ink: Ink) -> Style {
        let style = Style::new();
        match ink {
            Ink::Plain => style,
            Ink::Faint => style.add_modifier(Modifier::DIM),
            Ink::Strong => style.add_modifier(Modifier::BOLD),
            Ink::Hue(_) | Ink::Field(_) if !self.colour => style,
            Ink::Hue(hue) => style.fg(HUES[usize::from(hue) % HUES.len()]),
            Ink::Field(hue) => style
                .fg(Color::Indexed(16))
                .bg(HUES[usize::from(hue) % HUES.len()]),
        }
    }

    /// The look of the sentence that says what to do.
    pub(crate) fn sentence(self) -> Style {
        let style = Style::new().add_modifier(Modifier::BOLD);
        if self.colour {
            style.fg(HUES[6])
        } else {
            style
        }
    }

    /// A picture as the terminal shows it.
    pub(crate) fn text(self, picture: &Picture) -> Text<'static> {
        let span = |span: &engine::Span| Span::styled(span.text.clone(), self.ink(span.ink));
        let line = |spans: &Vec<engine::Span>| spans.iter().map(span).collect::<Line<'_>>();
        picture.lines.iter().map(line).collect()
    }
}
