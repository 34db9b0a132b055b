//! Many reviews together: how well players decide over many games, and how lucky they were.

use std::collections::BTreeMap;

use pantheon_wire::{Review, ReviewClass};
use serde::Serialize;

use crate::accuracy::{accuracy, class_of};
use crate::peers::Losses;

/// How one player did over many games.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Tallied {
    /// How many games they finished.
    pub games: u32,
    /// How many turns were weighed.
    pub turns: u32,
    /// What these lost together.
    pub loss: f64,
    /// The sum of the squares of what each lost.
    loss_squares: f64,
    /// How many turns of each class, the best first.
    pub classes: [u32; 5],
    /// Everything that a turn lost, in no order.
    #[serde(skip)]
    losses: Vec<f64>,
    /// By game: the result, and how much of it luck gave.
    #[serde(skip)]
    results: Vec<(f64, f64)>,
}

/// A mean and its standard error.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Mean {
    /// The mean.
    pub mean: f64,
    /// Its standard error.
    pub error: f64,
}

/// Reviews by player, by name.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Tally(BTreeMap<String, Tallied>);

impl Tally {
    /// Adds a review.
    pub fn add(&mut self, review: &Review) {
        for (seat, player) in review.seats.iter().zip(&review.players) {
            let tallied = self.0.entry(seat.name.clone()).or_default();
            if let Some(result) = player.result {
                tallied.games += 1;
                tallied.results.push((result, player.luck));
            }
            let own = review.turns.iter().filter(|turn| turn.seat == player.seat);
            for turn in own.filter(|turn| turn.class.is_some()) {
                tallied.turns += 1;
                tallied.loss += turn.loss;
                tallied.loss_squares += turn.loss.powi(2);
                tallied.classes[class_of(turn.loss) as usize] += 1;
                tallied.losses.push(turn.loss);
            }
        }
    }

    /// Every player by name.
    pub fn players(&self) -> impl Iterator<Item = (&str, &Tallied)> {
        self.0
            .iter()
            .map(|(name, tallied)| (name.as_str(), tallied))
    }

    /// All players as one.
    pub fn all(&self) -> Tallied {
        let mut all = Tallied::default();
        for one in self.0.values() {
            all.games += one.games;
            all.turns += one.turns;
            all.loss += one.loss;
            all.loss_squares += one.loss_squares;
            for (sum, count) in all.classes.iter_mut().zip(one.classes) {
                *sum += count;
            }
            all.losses.extend(&one.losses);
            all.results.extend(&one.results);
        }
        all
    }
}

impl Tallied {
    /// What a turn lost on average.
    pub fn mean_loss(&self) -> Mean {
        let count = f64::from(self.turns).max(1.0);
        let mean = self.loss / count;
        let variance = (self.loss_squares / count - mean * mean).max(0.0);
        Mean {
            mean,
            error: (variance / (count - 1.0).max(1.0)).sqrt(),
        }
    }

    /// How well they decided, from 0 to 100.
    pub fn accuracy(&self) -> f64 {
        accuracy(self.mean_loss().mean)
    }

    /// What part of the turns was of this class.
    pub fn share(&self, class: ReviewClass) -> f64 {
        f64::from(self.classes[class as usize]) / f64::from(self.turns).max(1.0)
    }

    /// The loss that this part of the turns doesn't reach.
    pub fn quantile(&self, part: f64) -> f64 {
        let mut losses = self.losses.clone();
        losses.sort_by(f64::total_cmp);
        let below = |place: &usize| *place as f64 >= part * (losses.len() as f64 - 1.0);
        let place = (0..losses.len()).find(below);
        place.map_or(0.0, |place| losses[place])
    }

    /// What they won of a game on average.
    pub fn result(&self) -> Mean {
        mean(self.results.iter().map(|(result, _)| *result))
    }

    /// What luck gave them in a game on average.
    pub fn luck(&self) -> Mean {
        mean(self.results.iter().map(|(_, luck)| *luck))
    }

    /// What they won of a game on average when luck is taken off.
    pub fn adjusted(&self) -> Mean {
        mean(self.results.iter().map(|(result, luck)| result - luck))
    }
}

impl Mean {
    /// How much smaller the variance of a mean is than that of another: of so many numbers both.
    pub fn variance_to(&self, other: &Self) -> f64 {
        (self.error / other.error).powi(2)
    }
}

/// What peers lost who decided in the same positions.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PeerTally(Vec<Losses>);

impl PeerTally {
    /// Adds decisions.
    pub fn add(&mut self, losses: Vec<Losses>) {
        self.0.extend(losses);
    }

    /// What a decision cost one of them on average, and at how many they decided.
    pub fn loss(&self, peer: usize) -> (Mean, usize) {
        let losses = self.0.iter().filter_map(|losses| losses[peer]);
        (mean(losses.clone()), losses.count())
    }

    /// How much more a decision cost one of them than another where both decided.
    pub fn more(&self, peer: usize, other: usize) -> Mean {
        let both = self.0.iter();
        mean(both.filter_map(|losses| Some(losses[peer]? - losses[other]?)))
    }
}

fn mean(numbers: impl Iterator<Item = f64> + Clone) -> Mean {
    let count = numbers.clone().count() as f64;
    let mean = numbers.clone().sum::<f64>() / count.max(1.0);
    let squares: f64 = numbers.map(|number| (number - mean).powi(2)).sum();
    Mean {
        mean,
        error: (squares / (count - 1.0).max(1.0) / count.max(1.0)).sqrt(),
    }
}
