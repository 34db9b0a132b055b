//! What happened, in the order in which it happened, with who may hear it.

use pantheon_engine::{Audience, Message, Seat, Viewer};
use pantheon_games::Happening;

/// One line of the story.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Line {
    /// How many steps there were after it.
    step: u32,
    /// Whose step it was.
    pub(crate) by: Option<Seat>,
    to: Audience,
    /// What happened.
    pub(crate) text: Message,
}

/// The story of a game. Steps taken back leave it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Story {
    lines: Vec<Line>,
}

impl Story {
    /// How many lines there are.
    pub(crate) fn len(&self) -> usize {
        self.lines.len()
    }

    /// Tells what a step brought about.
    pub(crate) fn tell(&mut self, step: u32, by: Option<Seat>, told: Vec<Happening>) {
        self.lines
            .extend(
                told.into_iter()
                    .map(|Happening { to, text, .. }| Line { step, by, to, text }),
            );
    }

    /// Tells one thing that the rules didn't.
    pub(crate) fn note(&mut self, step: u32, by: Option<Seat>, to: Audience, text: Message) {
        self.lines.push(Line { step, by, to, text });
    }

    /// Forgets what came after so many steps.
    pub(crate) fn rewind(&mut self, steps: u32) {
        self.lines.retain(|line| line.step <= steps);
    }

    /// The lines from this one on that a viewer may hear, with their numbers.
    pub(crate) fn heard_by(
        &self,
        viewer: Viewer,
        from: usize,
    ) -> impl Iterator<Item = (usize, &Line)> {
        self.lines
            .iter()
            .enumerate()
            .skip(from)
            .filter(move |(_, line)| line.to.includes(viewer))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pantheon_engine::SeatSet;

    #[test]
    fn a_viewer_hears_only_what_is_theirs_and_nothing_taken_back() {
        let [ana, rui] = [0, 1].map(|number| Seat::new(number).unwrap());
        let mut story = Story::default();
        story.note(1, Some(ana), Audience::Everyone, Message::new("a"));
        story.note(
            2,
            Some(ana),
            Audience::Only(SeatSet::only(ana)),
            Message::new("b"),
        );
        let heard = |story: &Story, seat| story.heard_by(Viewer::Seat(seat), 0).count();
        assert_eq!((heard(&story, ana), heard(&story, rui)), (2, 1));
        story.rewind(1);
        assert_eq!(heard(&story, ana), 1);
    }
}
