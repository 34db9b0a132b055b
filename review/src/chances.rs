//! Everybody's chances at a moment, estimated from imagined futures.

use pantheon_bots::search::Futures;
use pantheon_bots::{Chances, Judge, Judged, won};
use pantheon_engine::{MAX_SEATS, Viewer};

use crate::played::Played;

/// A number for each party: the seats in order, and after them the opponent that the rules play.
pub(crate) type ByParty = [f64; MAX_SEATS + 1];

/// How many parties share the chances.
pub(crate) fn parties<G: Judged>(rules: &G) -> usize {
    usize::from(rules.seats()) + usize::from(rules.has_automa())
}

/// The chances of all parties, which are one together.
pub(crate) fn shared<G: Judged>(rules: &G, chances: &Chances) -> ByParty {
    let seats = usize::from(rules.seats());
    let mut shares = [0.0; MAX_SEATS + 1];
    for (share, chance) in shares.iter_mut().zip(&chances[..seats]) {
        *share = f64::from(*chance);
    }
    let sum: f64 = shares[..seats].iter().sum();
    if rules.has_automa() {
        shares[seats] = 1.0 - sum;
    } else if sum > 0.0 {
        shares[..seats].iter_mut().for_each(|share| *share /= sum);
    } else {
        // A game that nobody won was won by all.
        shares[..seats].fill(1.0 / seats as f64);
    }
    shares
}

/// Sums over worlds.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Sums {
    count: f64,
    sum: ByParty,
    squares: ByParty,
}

impl Sums {
    pub(crate) fn add(&mut self, shares: &ByParty) {
        self.count += 1.0;
        for (place, share) in shares.iter().enumerate() {
            self.sum[place] += share;
            self.squares[place] += share * share;
        }
    }

    /// Both together.
    #[must_use]
    pub(crate) fn and(mut self, other: &Self) -> Self {
        self.count += other.count;
        for place in 0..self.sum.len() {
            self.sum[place] += other.sum[place];
            self.squares[place] += other.squares[place];
        }
        self
    }

    pub(crate) fn mean(&self) -> ByParty {
        self.sum.map(|sum| sum / self.count.max(1.0))
    }

    /// The standard errors of the means.
    pub(crate) fn error(&self) -> ByParty {
        let mean = self.mean();
        let spare = (self.count - 1.0).max(1.0);
        std::array::from_fn(|place| {
            let variance = self.squares[place] / self.count.max(1.0) - mean[place].powi(2);
            (variance.max(0.0) / spare).sqrt()
        })
    }
}

/// The chances at a moment: as somebody sees them who knows what is public, and as somebody would who knew all.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Estimate {
    pub(crate) public: Sums,
    pub(crate) full: Sums,
}

impl Estimate {
    #[must_use]
    pub(crate) fn and(self, other: &Self) -> Self {
        Self {
            public: self.public.and(&other.public),
            full: self.full.and(&other.full),
        }
    }
}

/// Estimates the chances at a moment in these worlds. All moments of a game are seen in the same worlds, so that what differs
/// between two of them is theirs. Once a game is over there is nothing to estimate.
pub(crate) fn estimate<G: Judged>(
    played: &Played<G>,
    judge: &Judge<G>,
    moment: usize,
    worlds: std::ops::Range<u32>,
) -> Estimate {
    let rules = played.rules();
    let (state, now) = (&played.states[moment], played.time(moment));
    let mut estimate = Estimate {
        public: Sums::default(),
        full: Sums::default(),
    };
    if rules.is_over(state) {
        let result = shared(rules, &won(rules, state));
        estimate.public.add(&result);
        estimate.full.add(&result);
        return estimate;
    }
    let hidden = G::INFO.hidden_information;
    let view = rules.view(state, Viewer::Spectator);
    let mut futures = Futures::new(rules, judge);
    for world in worlds {
        let world = played.number(world.into());
        let full = shared(rules, &futures.chances(state, now, world));
        estimate.full.add(&full);
        let public = if hidden {
            shared(rules, &futures.chances_seen(&view, now, world))
        } else {
            full
        };
        estimate.public.add(&public);
    }
    estimate
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn means_and_errors_are_those_of_the_numbers() {
        let mut sums = Sums::default();
        for share in [0.25, 0.75, 0.25, 0.75] {
            let mut shares = [0.0; MAX_SEATS + 1];
            shares[0] = share;
            sums.add(&shares);
        }
        assert!((sums.mean()[0] - 0.5).abs() < 1e-12);
        // The standard deviation is 0.2887 of the sample, and its error half of that.
        assert!((sums.error()[0] - 0.144_337_567).abs() < 1e-6);
        assert!(sums.error()[1] < 1e-12);
        let both = sums.and(&sums);
        assert!((both.mean()[0] - 0.5).abs() < 1e-12);
        assert!(both.error()[0] < sums.error()[0]);
    }
}
