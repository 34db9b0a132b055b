//! One step of a game: its time, its luck, and what it tells whom.

use serde::{Deserialize, Serialize};

use crate::luck::Luck;
use crate::seat::{Seat, SeatSet, Viewer};

/// Milliseconds since the table began. The engine has no clock: time is an input.
pub type Millis = u64;

/// Who may see an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Audience {
    /// Players and spectators.
    Everyone,
    /// Only these seats.
    Only(SeatSet),
    /// Everybody but these seats, spectators included.
    Except(SeatSet),
}

impl Audience {
    /// Whether this viewer may see the event.
    pub fn includes(self, viewer: Viewer) -> bool {
        match (self, viewer) {
            (Self::Everyone, _) | (Self::Except(_), Viewer::Spectator) => true,
            (Self::Only(_), Viewer::Spectator) => false,
            (Self::Only(seats), Viewer::Seat(seat)) => seats.contains(seat),
            (Self::Except(seats), Viewer::Seat(seat)) => !seats.contains(seat),
        }
    }
}

/// Something that happened, and who may see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Told<E> {
    /// Who may see it.
    pub to: Audience,
    /// What happened.
    pub event: E,
}

/// What the rules are given with an action: the time, the step's luck, and somewhere to tell events.
#[derive(Debug)]
pub struct Step<E> {
    /// When the action arrived.
    pub at: Millis,
    /// The step's luck.
    pub luck: Luck,
    told: Vec<Told<E>>,
    /// How much of it was told before anything was drawn or revealed.
    certain: usize,
    silent: bool,
    reveals: bool,
}

impl<E> Step<E> {
    /// A step that keeps what it is told.
    pub fn new(luck: Luck, at: Millis) -> Self {
        Self {
            at,
            luck,
            told: Vec::new(),
            certain: 0,
            silent: false,
            reveals: false,
        }
    }

    /// A step for playouts: events are dropped, nothing is allocated.
    pub fn silent(luck: Luck) -> Self {
        Self {
            silent: true,
            ..Self::new(luck, 0)
        }
    }

    /// Goes on to another step, forgetting what was told.
    pub fn turn_to(&mut self, step: u64) {
        self.luck.turn_to(step);
        self.told.clear();
        self.certain = 0;
        self.reveals = false;
    }

    /// Tells everybody.
    #[inline]
    pub fn tell(&mut self, event: E) {
        self.tell_to(Audience::Everyone, event);
    }

    /// Tells some.
    #[inline]
    pub fn tell_to(&mut self, to: Audience, event: E) {
        if !self.silent {
            self.told.push(Told { to, event });
            if !self.drew_or_revealed() {
                self.certain = self.told.len();
            }
        }
    }

    /// Tells one seat its secret and everybody else the public side of it.
    pub fn tell_apart(&mut self, seat: Seat, own: E, others: E) {
        let owner = SeatSet::only(seat);
        self.tell_to(Audience::Only(owner), own);
        self.tell_to(Audience::Except(owner), others);
    }

    /// Says that something hidden became known or something final happened, so that the step can't be taken back
    /// freely, even where its kind of action may be.
    pub fn reveal(&mut self) {
        self.reveals = true;
    }

    /// Whether the step drew luck or revealed something. [`Game::is_barrier`](crate::Game::is_barrier) asks it.
    pub fn drew_or_revealed(&self) -> bool {
        self.reveals || self.luck.drawn() > 0
    }

    /// What was told.
    pub fn told(&self) -> &[Told<E>] {
        &self.told
    }

    /// What was told before the step drew luck or revealed something.
    pub fn certain(&self) -> &[Told<E>] {
        &self.told[..self.certain]
    }

    /// Takes what was told.
    pub fn into_told(self) -> Vec<Told<E>> {
        self.told
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::luck::LuckKey;
    use crate::random::Random;

    #[test]
    fn an_audience_is_who_it_says() {
        let ana = Seat::new(0).unwrap();
        let rui = Seat::new(1).unwrap();
        let only = Audience::Only(SeatSet::only(ana));
        let except = Audience::Except(SeatSet::only(ana));
        let cases = [
            (Audience::Everyone, [true, true, true]),
            (only, [true, false, false]),
            (except, [false, true, true]),
        ];
        for (audience, expected) in cases {
            let seen = [Viewer::Seat(ana), Viewer::Seat(rui), Viewer::Spectator]
                .map(|viewer| audience.includes(viewer));
            assert_eq!(seen, expected, "{audience:?}");
        }
    }

    #[test]
    fn luck_and_a_revelation_are_noticed() {
        let luck = Luck::new(&LuckKey::for_playout(1), 1);
        let mut step: Step<()> = Step::silent(luck);
        assert!(!step.drew_or_revealed());
        step.luck.below(6);
        assert!(step.drew_or_revealed());
        step.turn_to(2);
        assert!(!step.drew_or_revealed());
        step.reveal();
        assert!(step.drew_or_revealed());
    }
}
