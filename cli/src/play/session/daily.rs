//! A deal of a day: its bots act by themselves, and its time is counted.

use pantheon_daily::Stands;
use pantheon_engine::{Message, Millis};
use pantheon_games::Choice;

use super::{Decision, PlayError, Session, Taken};
use crate::play::game::waiting;

impl Session {
    /// Lets the others act until the player has something to choose. Whether this is the deal of a day.
    pub(super) fn play_daily(&mut self, at: Millis) -> Result<bool, PlayError> {
        if self.game.daily().is_none() {
            return Ok(false);
        }
        self.played_for = None;
        loop {
            self.others_act()?;
            self.ask_daily();
            let Some(Decision { seat, choices }) = self.decision.clone() else {
                return Ok(true);
            };
            match choices.as_slice() {
                [] => return Err(PlayError::Stuck { seat }),
                [only] if self.plays_forced && !self.is_last_chance(seat, only, at) => {
                    self.step(seat, only, false, at)?;
                    self.played_for = Some(only.text.clone());
                }
                _ => return Ok(true),
            }
        }
    }

    fn others_act(&mut self) -> Result<(), PlayError> {
        while let Some(daily) = self.game.daily() {
            if daily.stands() != Stands::Others {
                break;
            }
            if let Some(deed) = daily.go_on()? {
                self.note_daily(deed);
            }
        }
        Ok(())
    }

    /// Lets the others act though the player could.
    pub(super) fn wait_daily(&mut self) -> Result<(), PlayError> {
        if let Some(daily) = self.game.daily() {
            let deed = daily.wait()?;
            self.note_daily(deed);
        }
        Ok(())
    }

    fn note_daily(&mut self, deed: pantheon_daily::Deed) {
        self.past.push(deed.seat.map(|seat| Taken {
            seat,
            chosen: true,
            free: false,
        }));
        self.story.tell(deed.steps, deed.seat, deed.told);
        self.tell_end();
    }

    /// Asks the player of a deal.
    pub(super) fn ask_daily(&mut self) {
        let Some(daily) = self.game.daily() else {
            return;
        };
        let seat = daily.deal().own;
        let stands = daily.stands();
        let mut choices = daily.legal();
        if stands == (Stands::Person { may_wait: true }) {
            choices.push(Choice {
                action: waiting(),
                text: Message::new("cli-daily-wait"),
            });
        }
        let asked = matches!(stands, Stands::Person { .. });
        self.decision = asked.then_some(Decision { seat, choices });
    }
}
