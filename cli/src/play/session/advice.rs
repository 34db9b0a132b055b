//! Advice for the person who is asked.

use pantheon_engine::Viewer;

use super::{PlayError, Session};
use crate::play::bench::{Advised, Question};

impl Session {
    /// Has advice thought of for the person who is asked.
    pub(crate) fn ask_advice(&mut self) -> Result<(), PlayError> {
        let seat = self.decision().ok_or(PlayError::NobodyAsked)?.seat;
        if self.wanted.is_some_and(|(whose, _)| whose == seat) {
            return Ok(());
        }
        self.wanted = Some((seat, self.game.table().steps()));
        self.bench.ask_advice(Question {
            seat,
            view: self.game.table().view(Viewer::Seat(seat)),
            now: self.game.table().time(),
            step: self.game.table().steps(),
        })?;
        self.hear_advice()
    }

    /// The advice for the person who is asked, once there is some.
    pub(crate) fn advised(&self) -> Option<&Advised> {
        let asked = self.decision()?.seat;
        let advised = self.advised.as_ref()?;
        let fits = advised.seat == asked && self.wanted == Some((asked, advised.step));
        fits.then_some(advised)
    }

    /// Whether advice is being thought of.
    pub(crate) fn is_advising(&self) -> bool {
        self.wanted.is_some() && self.advised().is_none()
    }

    pub(super) fn hear_advice(&mut self) -> Result<(), PlayError> {
        while let Some(advised) = self.bench.advice()? {
            self.advised = Some(advised);
        }
        Ok(())
    }
}
