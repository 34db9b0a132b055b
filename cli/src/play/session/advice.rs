//! Advice for the person who is asked.

use pantheon_bots::coach::Grave;
use pantheon_engine::{Seat, Viewer};

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
        self.bench.ask_advice(self.question(seat))?;
        self.hear_advice()
    }

    /// What is wrong with a choice of the person who is asked, if it is a grave mistake and they want to be warned.
    pub(crate) fn warning(&mut self, index: usize) -> Result<Option<Grave>, PlayError> {
        let Some(decision) = self
            .decision()
            .filter(|decision| decision.choices.len() > 1)
        else {
            return Ok(None);
        };
        let Some(choice) = decision.choices.get(index) else {
            return Ok(None);
        };
        let (seat, action) = (decision.seat, choice.action.clone());
        let question = self.question(seat);
        Ok(self.bench.warning(question, &action)?)
    }

    fn question(&self, seat: Seat) -> Question {
        Question {
            seat,
            view: self.game.table().view(Viewer::Seat(seat)),
            now: self.game.table().time(),
            step: self.game.table().steps(),
        }
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
