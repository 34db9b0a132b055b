//! Playing imagined states on: whose moment it is, luck, and time.

use pantheon_engine::{Luck, LuckKey, MAX_SEATS, Millis, Random, Rng, Seat, Step};

use crate::judged::Judged;

/// Plays imagined states on, reusing its buffers. Where several may act at once, everybody acts at a pace of their
/// own, and the earliest moment is next.
#[derive(Debug)]
pub struct Simulation<G: Judged> {
    step: Step<G::Event>,
    number: u64,
    due: [Millis; MAX_SEATS],
    reaction: u32,
    /// Where random choices come from.
    pub rng: Rng,
}

impl<G: Judged> Simulation<G> {
    /// Simulations whose luck comes from this number, of players who react in about this time.
    pub fn new(number: u64, reaction: Millis) -> Self {
        Self {
            step: Step::silent(Luck::new(&LuckKey::for_playout(number), 0)),
            number: 0,
            due: [0; MAX_SEATS],
            reaction: u32::try_from(reaction).unwrap_or(u32::MAX).max(2),
            rng: Rng::new(!number),
        }
    }

    /// The same simulations, which keep what each step tells.
    pub fn aloud(mut self) -> Self {
        self.step = Step::new(self.step.luck, 0);
        self
    }

    /// The step that was played last.
    pub const fn last(&self) -> &Step<G::Event> {
        &self.step
    }

    /// Begins anew with the luck and the choices of this number, as if nothing had been played.
    pub fn restart(&mut self, number: u64) {
        self.step = Step::silent(Luck::new(&LuckKey::for_playout(number), 0));
        self.number = 0;
        self.rng = Rng::new(!number);
    }

    /// A new imagined state begins at this time, at which this seat is about to act.
    pub fn begin(&mut self, now: Millis, seat: Seat) {
        self.begin_for_all(now);
        self.due[seat.index()] = now;
    }

    /// A new imagined state begins at this time, and nobody is nearer to acting than others.
    pub fn begin_for_all(&mut self, now: Millis) {
        self.step.at = now;
        for index in 0..MAX_SEATS {
            self.due[index] = now + self.moment();
        }
    }

    /// A time to react in, between half and one and a half of the usual.
    fn moment(&mut self) -> Millis {
        Millis::from(self.reaction / 2 + self.rng.below(self.reaction))
    }

    /// Whose moment it is now. Time passes where it must. Nobody's when the game is over or stuck.
    pub fn actor(&mut self, rules: &G, state: &mut G::State) -> Option<Seat> {
        loop {
            let acting = rules.to_act(state);
            let deadline = rules.deadline(state);
            if deadline.is_none() && acting.len() == 1 {
                return acting.first();
            }
            let next = acting
                .iter()
                .filter(|&seat| !rules.waits(state, seat))
                .min_by_key(|seat| self.due[seat.index()]);
            match (next, deadline) {
                (Some(seat), deadline) => {
                    let due = self.due[seat.index()].max(self.step.at);
                    if deadline.is_none_or(|deadline| due < deadline) {
                        self.step.at = due;
                        return Some(seat);
                    }
                }
                (None, None) => return None,
                (None, Some(_)) => {}
            }
            self.turn();
            self.step.at = deadline?;
            rules.tick(state, &mut self.step);
        }
    }

    /// Performs an action. Whether it was accepted.
    pub fn apply(
        &mut self,
        rules: &G,
        state: &mut G::State,
        seat: Seat,
        action: G::Action,
    ) -> bool {
        self.turn();
        self.due[seat.index()] = self.step.at + self.moment();
        rules.apply(state, seat, action, &mut self.step).is_ok()
    }

    fn turn(&mut self) {
        self.number += 1;
        self.step.turn_to(self.number);
    }
}
