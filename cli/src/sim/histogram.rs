//! Whole numbers counted exactly, so that merging in any order gives the same figures.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::context::counted;

/// How often each number came up.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Histogram(BTreeMap<i64, u64>);

impl Histogram {
    /// Counts one number.
    pub fn add(&mut self, number: i64) {
        *self.0.entry(number).or_default() += 1;
    }

    /// Adds another's counts.
    pub fn merge(&mut self, other: &Self) {
        for (&number, &count) in &other.0 {
            *self.0.entry(number).or_default() += count;
        }
    }

    /// How many numbers were counted.
    pub fn count(&self) -> u64 {
        self.0.values().sum()
    }

    /// The sum of all numbers.
    pub fn sum(&self) -> i64 {
        self.0
            .iter()
            .map(|(&number, &count)| number.saturating_mul(counted(count)))
            .sum()
    }

    /// The mean; 0 if nothing was counted.
    #[expect(clippy::cast_precision_loss, reason = "figures for people")]
    pub fn mean(&self) -> f64 {
        self.sum() as f64 / self.count().max(1) as f64
    }

    /// The least number that at least so many percent of all are no greater than.
    pub fn quantile(&self, percent: u64) -> i64 {
        let wanted = (self.count() * percent).div_ceil(100).max(1);
        let mut seen = 0;
        for (&number, &count) in &self.0 {
            seen += count;
            if seen >= wanted {
                return number;
            }
        }
        0
    }

    /// The least number.
    pub fn min(&self) -> i64 {
        self.0.keys().next().copied().unwrap_or_default()
    }

    /// The greatest number.
    pub fn max(&self) -> i64 {
        self.0.keys().next_back().copied().unwrap_or_default()
    }

    /// The figures for programs.
    pub fn figures(&self) -> Value {
        json!({
            "mean": self.mean(),
            "min": self.min(),
            "p5": self.quantile(5),
            "p25": self.quantile(25),
            "p50": self.quantile(50),
            "p75": self.quantile(75),
            "p95": self.quantile(95),
            "max": self.max(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_those_of_the_numbers() {
        let mut numbers = Histogram::default();
        (1..=100).for_each(|number| numbers.add(number));
        let quantiles = [1, 5, 50, 95, 100].map(|percent| numbers.quantile(percent));
        assert_eq!(quantiles, [1, 5, 50, 95, 100]);
        assert_eq!(
            (numbers.min(), numbers.max(), numbers.sum()),
            (1, 100, 5050)
        );
        assert!((numbers.mean() - 50.5).abs() < 1e-9);
    }

    #[test]
    fn merging_is_counting_together() {
        let (mut odd, mut even, mut all) = <(Histogram, Histogram, Histogram)>::default();
        for number in 0..50 {
            all.add(number % 7);
            if number % 2 == 0 { &mut even } else { &mut odd }.add(number % 7);
        }
        odd.merge(&even);
        assert_eq!(odd, all);
        assert_eq!(Histogram::default().quantile(50), 0);
    }
}
