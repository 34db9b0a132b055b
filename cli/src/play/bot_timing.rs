//! When bots act while others may act too: not at once, but as fast as somebody at a table.

use pantheon_engine::{MAX_SEATS, Millis, Random, Rng, Seat, SeatSet};

/// How fast bots are, and when each acts next.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BotTiming {
    reactions: [Millis; MAX_SEATS],
    due: [Option<Millis>; MAX_SEATS],
}

impl BotTiming {
    /// Players who take this long on average, by seat.
    pub(crate) const fn new(reactions: [Millis; MAX_SEATS]) -> Self {
        Self {
            reactions,
            due: [None; MAX_SEATS],
        }
    }

    /// These may act from now on, and no others: each is given a moment, between half and one and a half of the
    /// usual time away.
    pub(crate) fn plan(&mut self, acting: SeatSet, now: Millis, rng: &mut Rng) {
        for (due, seat) in self.due.iter_mut().zip(Seat::all(MAX_SEATS as u8)) {
            if !acting.contains(seat) {
                *due = None;
            } else if due.is_none() {
                // A player who needs no time at all would leave nobody else a chance to act.
                let usual = self.reactions[seat.index()].max(1);
                let spread = u64::from(rng.below(u32::try_from(usual).unwrap_or(u32::MAX)));
                *due = Some(now + usual / 2 + spread + 1);
            }
        }
    }

    /// Who acts next, and when.
    pub(crate) fn next(&self) -> Option<(Millis, Seat)> {
        let planned = self.due.iter().zip(Seat::all(MAX_SEATS as u8));
        planned
            .filter_map(|(due, seat)| due.map(|due| (due, seat)))
            .min()
    }

    /// This one has acted.
    pub(crate) fn acted(&mut self, seat: Seat) {
        self.due[seat.index()] = None;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_gets_a_moment_of_their_own_and_keeps_it() {
        let mut timing = BotTiming::new([1000; MAX_SEATS]);
        let mut rng = Rng::new(1);
        timing.plan(SeatSet::all(3), 5000, &mut rng);
        let (due, seat) = timing.next().unwrap();
        assert!((5500..=6500).contains(&due), "{due}");
        timing.plan(SeatSet::all(3), 5600, &mut rng);
        assert_eq!(timing.next(), Some((due, seat)));
        timing.acted(seat);
        assert!(timing.next().unwrap() > (due, seat));
        timing.plan(SeatSet::EMPTY, 5600, &mut rng);
        assert_eq!(timing.next(), None);
    }

    #[test]
    fn nobody_acts_in_no_time() {
        let mut timing = BotTiming::new([0; MAX_SEATS]);
        timing.plan(SeatSet::all(1), 7, &mut Rng::new(1));
        assert!(timing.next().unwrap().0 > 7);
    }
}
