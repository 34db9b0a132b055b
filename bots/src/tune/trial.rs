//! What a match between two sets of weights says.

use serde::{Deserialize, Serialize};

/// How many standard errors lie on each side of a mean in an interval of 95 %.
const SIDE: f64 = 1.96;

/// How one set of weights did against another.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Trial {
    /// How many games.
    pub games: u64,
    /// The share of games that the first has won; a shared win counts half.
    pub share: f64,
    /// Half the width of its interval of 95 %.
    pub margin: f64,
}

impl Trial {
    /// The trial of these deals, each by the share of its two games that the first has won.
    ///
    /// The two games of a deal aren't independent, but deals are: so the error is that of deals.
    pub fn of(deals: &[f64]) -> Self {
        let count = deals.len() as f64;
        let share = deals.iter().sum::<f64>() / count.max(1.0);
        let squares: f64 = deals.iter().map(|deal| (deal - share).powi(2)).sum();
        // As if one deal more had gone the other way: a few deals that all went one way prove nothing.
        let error = ((squares + 0.25) / (count - 1.0).max(1.0) / count.max(1.0)).sqrt();
        Self {
            games: 2 * deals.len() as u64,
            share,
            margin: SIDE * error,
        }
    }

    /// Whether the first has won beyond what luck explains.
    pub fn is_won(&self) -> bool {
        self.share - self.margin > 0.5
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_trial_is_won_only_beyond_luck() {
        let even: Vec<f64> = (0..100).map(|deal| f64::from(deal % 2)).collect();
        let trial = Trial::of(&even);
        assert_eq!((trial.games, trial.share), (200, 0.5));
        assert!((trial.margin - 1.96 * (25.25_f64 / 9_900.0).sqrt()).abs() < 1.0e-9);
        assert!(!trial.is_won());
        let most: Vec<f64> = (0..100).map(|deal| f64::from(deal % 4).min(1.0)).collect();
        assert!(Trial::of(&most).is_won());
        assert!(!Trial::of(&most[..4]).is_won());
        assert!(Trial::of(&[1.0; 20]).is_won());
        assert!(!Trial::of(&[1.0; 2]).is_won());
        assert!(!Trial::of(&[1.0]).is_won());
        assert!(!Trial::of(&[]).is_won());
    }
}
