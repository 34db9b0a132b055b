//! Taking back: one's own last choice, with what followed from it by itself.

use pantheon_engine::{Audience, Message, Millis, Seat, UndoError};
use pantheon_games::Choice;

use super::Session;

impl Session {
    /// Takes back the last thing a person chose, and what followed from it by itself.
    pub(crate) fn undo(&mut self, at: Millis) -> Result<Seat, UndoError> {
        let (seat, steps) = self.undo_plan()?;
        for _ in 0..steps {
            self.game.undo(seat, at)?;
            self.past.pop();
        }
        let now = self.game.table().steps();
        self.story.rewind(now);
        self.story.note(
            now,
            Some(seat),
            Audience::Everyone,
            Message::new("cli-play-took-back").seat("player", seat),
        );
        self.marks = self.marks.map(|mark| mark.min(self.story.len()));
        self.played_for = None;
        self.wanted = None;
        self.ask();
        Ok(seat)
    }

    /// Whose last choice can be taken back, and how many steps that takes.
    fn undo_plan(&self) -> Result<(Seat, usize), UndoError> {
        let acting = self.game.table().to_act();
        if !acting.is_empty() && self.bots_among(acting) == acting {
            return Err(UndoError::NotYours);
        }
        let last = self
            .past
            .last()
            .ok_or(UndoError::Nothing)?
            .ok_or(UndoError::NotYours)?;
        if self.is_bot(last.seat) {
            return Err(UndoError::NotYours);
        }
        for (taken, steps) in self.past.iter().rev().zip(1..) {
            match taken {
                Some(taken) if taken.seat != last.seat => return Err(UndoError::NotYours),
                None => return Err(UndoError::NotYours),
                Some(taken) if !taken.free => return Err(UndoError::Barrier),
                Some(taken) if taken.chosen => return Ok((last.seat, steps)),
                Some(_) => {}
            }
        }
        Err(UndoError::Nothing)
    }

    /// Whether something can be taken back now that couldn't be once this choice is played.
    pub(super) fn is_last_chance(&self, seat: Seat, choice: &Choice, at: Millis) -> bool {
        let Ok((owner, _)) = self.undo_plan() else {
            return false;
        };
        let mut probe = self.game.table().fork();
        owner != seat
            || probe
                .act(seat, &choice.action, at.max(self.game.table().time()))
                .is_err()
            || probe.can_undo(seat).is_err()
            || !self.bots_among(probe.to_act()).is_empty()
    }
}
