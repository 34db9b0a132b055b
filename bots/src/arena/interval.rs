//! How sure a share is, when games of one deal aren't independent.

use serde::Serialize;

/// A normal estimate lies within so many standard deviations of the truth in 95 of 100 cases.
pub(super) const SURE: f64 = 1.959_964;

/// An estimate with its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Estimate {
    /// The estimate.
    pub value: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// A share of games with its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Rate {
    /// How many games, or pairwise results.
    pub games: u64,
    /// How many were won; a shared win counts in part.
    pub won: f64,
    /// The share.
    #[serde(flatten)]
    pub share: Estimate,
}

/// The results of one deal.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Deal {
    /// How many.
    pub(super) games: u32,
    /// Their sum; each is between 0 and 1.
    pub(super) sum: f64,
    /// The sum of their squares.
    pub(super) squares: f64,
}

impl Deal {
    /// Counts one result.
    pub(super) fn add(&mut self, score: f64) {
        self.games += 1;
        self.sum += score;
        self.squares += score * score;
    }
}

impl Rate {
    /// The share of these deals.
    ///
    /// The interval is Wilson's, for as many independent games as these are worth: the variance between deals, divided
    /// by what it would be if all games were independent, says how many. Both get one unit more, so that few or
    /// one-sided results say nothing about it.
    pub(super) fn of<'a>(deals: impl Iterator<Item = &'a Deal> + Clone) -> Self {
        let count = deals.clone().filter(|deal| deal.games > 0).count() as f64;
        let games: u64 = deals.clone().map(|deal| u64::from(deal.games)).sum();
        let won: f64 = deals.clone().map(|deal| deal.sum).sum();
        let number = games as f64;
        if games == 0 {
            let share = Estimate {
                value: 0.5,
                low: 0.0,
                high: 1.0,
            };
            return Self { games, won, share };
        }
        let share = won / number;
        let between: f64 = deals
            .clone()
            .map(|deal| (deal.sum - share * f64::from(deal.games)).powi(2))
            .sum();
        let squares: f64 = deals.map(|deal| deal.squares).sum();
        let apart = squares - number * share * share;
        let unbiased = |sum: f64, of: f64| if of > 1.0 { sum * of / (of - 1.0) } else { sum };
        let effect = (unbiased(between, count) + 1.0) / (unbiased(apart, number) + 1.0);
        Self {
            games,
            won,
            share: wilson(share, number / effect),
        }
    }
}

fn wilson(share: f64, games: f64) -> Estimate {
    let extra = SURE * SURE / games;
    let middle = (share + extra / 2.0) / (1.0 + extra);
    let spread = (share * (1.0 - share) + extra / 4.0) / games;
    let half = SURE * spread.sqrt() / (1.0 + extra);
    Estimate {
        value: share,
        low: (middle - half).clamp(0.0, share),
        high: (middle + half).clamp(share, 1.0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rate(deals: &[[f64; 2]]) -> Rate {
        let deal = |scores: &[f64; 2]| {
            let mut deal = Deal::default();
            for &score in scores {
                deal.add(score);
            }
            deal
        };
        let deals: Vec<_> = deals.iter().map(deal).collect();
        Rate::of(deals.iter())
    }

    fn width(rate: Rate) -> f64 {
        rate.share.high - rate.share.low
    }

    /// Deals whose two games are independent, each won in three of four cases.
    fn independent(times: usize) -> Rate {
        let mut deals = vec![[1.0, 1.0]; 9 * times];
        deals.extend(vec![[1.0, 0.0]; 3 * times]);
        deals.extend(vec![[0.0, 1.0]; 3 * times]);
        deals.extend(vec![[0.0, 0.0]; times]);
        rate(&deals)
    }

    #[test]
    fn independent_games_have_wilsons_interval() {
        let found = independent(10);
        let expected = wilson(0.75, 320.0);
        assert_eq!((found.games, found.won), (320, 240.0));
        assert!((found.share.low - expected.low).abs() < 2e-3, "{found:?}");
        assert!((found.share.high - expected.high).abs() < 2e-3, "{found:?}");
        // The interval for 240 of 320, from a table.
        assert!((expected.low - 0.6998).abs() < 5e-4, "{expected:?}");
        assert!((expected.high - 0.7943).abs() < 5e-4, "{expected:?}");
    }

    #[test]
    fn intervals_shrink_with_games() {
        let widths = [1, 4, 16, 64].map(|times| width(independent(times)));
        for pair in widths.windows(2) {
            assert!((1.7..2.3).contains(&(pair[0] / pair[1])), "{widths:?}");
        }
    }

    #[test]
    fn games_that_hang_together_say_less_and_deals_that_are_split_say_more() {
        let alone = rate(&[[1.0, 1.0], [1.0, 0.0], [0.0, 1.0], [0.0, 0.0]].repeat(25));
        let together = rate(&[[1.0, 1.0], [0.0, 0.0]].repeat(50));
        let split = rate(&[[1.0, 0.0], [0.0, 1.0]].repeat(50));
        assert!((alone.share.value - 0.5).abs() < 1e-12);
        assert!(width(together) > 1.3 * width(alone));
        assert!(width(split) < 0.3 * width(alone));
    }

    #[test]
    fn winning_everything_proves_no_certainty() {
        let all = rate(&[[1.0, 1.0]; 50]);
        assert!((0.95..0.97).contains(&all.share.low), "{all:?}");
        assert!((all.share.high - 1.0).abs() < 1e-12);
        let one = rate(&[[1.0, 1.0]]);
        assert!(one.share.low < 0.4, "{one:?}");
        assert!(Rate::of([].iter()).share.high > 0.99);
    }
}
