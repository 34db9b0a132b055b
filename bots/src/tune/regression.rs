//! Logistic regression: the weights under which the winners of self-play games were the least surprising.
//!
//! The model is the judge's own: a seat's chance is a soft maximum of `point × weighted features`, where weights and
//! points go from early to late with the game's progress. Only differences between seats matter, so nobody's turn and
//! nobody's luck is counted twice. Every game counts the same, however many of its positions were kept. A prior holds
//! each weight near where it was: the fewer games speak of a feature, the less it moves.

use rayon::prelude::*;

use super::games::SelfPlay;
use super::linear::Symmetric;

/// Games are summed in chunks of this size, whatever the number of threads, so that rounding is always the same.
const CHUNK: usize = 16;

/// How many steps Newton's method may take. It needs fewer than ten.
const MOST_STEPS: usize = 50;

/// A weight for each feature at the beginning of a game, then one for each at its end.
pub type Parameters = Vec<f64>;

/// How well weights explain who won.
#[derive(Clone, Copy, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
pub struct Quality {
    /// The mean surprise at who won, in the logarithm of odds: less is better.
    pub log_loss: f64,
    /// How often who was held to be ahead has won.
    pub accuracy: f64,
}

/// What the weights are fitted to.
#[derive(Clone, Debug)]
pub struct Regression<'a> {
    games: Vec<&'a SelfPlay>,
    point: [f64; 2],
    features: usize,
}

struct Sums {
    loss: f64,
    right: f64,
    gradient: Vec<f64>,
    curvature: Symmetric,
}

impl Sums {
    fn zero(size: usize) -> Self {
        Self {
            loss: 0.0,
            right: 0.0,
            gradient: vec![0.0; size],
            curvature: Symmetric::zero(size),
        }
    }

    fn add_all(&mut self, other: &Self) {
        self.loss += other.loss;
        self.right += other.right;
        for (sum, more) in self.gradient.iter_mut().zip(&other.gradient) {
            *sum += more;
        }
        self.curvature.add_all(&other.curvature);
    }
}

/// What is summed: the loss alone is much cheaper.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wanted {
    Loss,
    Slopes,
}

/// What a seat's features are worth in points.
fn worth(features: &[f32], weights: &[f64], progress: f64) -> f64 {
    let (early, late) = weights.split_at(features.len());
    features
        .iter()
        .zip(early)
        .zip(late)
        .map(|((&value, early), late)| {
            f64::from(value) * (early * (1.0 - progress) + late * progress)
        })
        .sum()
}

impl<'a> Regression<'a> {
    /// A regression on these games, with so many features, where a point is worth this in the logarithm of odds.
    pub fn new(
        games: impl IntoIterator<Item = &'a SelfPlay>,
        features: usize,
        point: [f64; 2],
    ) -> Self {
        Self {
            games: games.into_iter().filter(|game| game.counts()).collect(),
            point,
            features,
        }
    }

    /// How many games say anything.
    pub fn games(&self) -> usize {
        self.games.len()
    }

    /// How well these weights explain the games.
    pub fn quality(&self, weights: &[f64]) -> Quality {
        let sums = self.sums(weights, Wanted::Loss);
        Quality {
            log_loss: sums.loss,
            accuracy: sums.right,
        }
    }

    /// How much a seat's features differ from the table's mean, early and late: the root of the mean square, laid out
    /// like weights. What never differs has 0.
    pub fn spreads(&self) -> Parameters {
        let mut squares = vec![0.0; 2 * self.features];
        let mut counts = [0.0; 2];
        for game in &self.games {
            let share = 1.0 / game.positions.len() as f64;
            for position in &game.positions {
                let late = f64::from(position.progress);
                let seats = position.features.len() as f64;
                for (half, part) in [1.0 - late, late].into_iter().enumerate() {
                    counts[half] += share * part;
                    for feature in 0..self.features {
                        let value = |seat: &Vec<f32>| f64::from(seat[feature]);
                        let mean = position.features.iter().map(value).sum::<f64>() / seats;
                        let square: f64 = position
                            .features
                            .iter()
                            .map(|seat| (value(seat) - mean).powi(2))
                            .sum();
                        squares[half * self.features + feature] += share * part * square / seats;
                    }
                }
            }
        }
        for (place, square) in squares.iter_mut().enumerate() {
            *square = (*square / counts[place / self.features].max(1.0e-9)).sqrt();
        }
        squares
    }

    /// By how much to move each weight so that all of them together move the judgement by this share of what it
    /// usually is, each by as much as the others.
    pub fn reach(&self, weights: &[f64], share: f64) -> Vec<f64> {
        let spreads = self.spreads();
        let squares = spreads
            .iter()
            .zip(weights)
            .map(|(spread, weight)| (spread * weight).powi(2));
        let usual = squares.sum::<f64>().sqrt();
        let moving = spreads.iter().filter(|&&spread| spread > 0.0).count();
        let each = share * usual / (moving.max(1) as f64).sqrt();
        let reach = |&spread: &f64| if spread > 0.0 { each / spread } else { 0.0 };
        spreads.iter().map(reach).collect()
    }

    /// The weights that explain the games best, held near `prior`. The prior is worth about as much as so many games
    /// that say nothing new.
    pub fn fit(&self, prior: &[f64], games_worth: f64) -> Parameters {
        let mut weights = prior.to_vec();
        if self.games.is_empty() {
            return weights;
        }
        let hold = self.hold(games_worth);
        let penalty = |at: &[f64]| -> f64 {
            let parts = at.iter().zip(prior).zip(&hold);
            parts
                .map(|((weight, before), hold)| 0.5 * hold * (weight - before).powi(2))
                .sum()
        };
        for _ in 0..MOST_STEPS {
            let mut sums = self.sums(&weights, Wanted::Slopes);
            let cost = sums.loss + penalty(&weights);
            for (place, &hold) in hold.iter().enumerate() {
                sums.gradient[place] += hold * (weights[place] - prior[place]);
                sums.curvature.add(place, place, hold);
            }
            let Some(step) = sums.curvature.solve(&sums.gradient) else {
                break;
            };
            let slope: f64 = step.iter().zip(&sums.gradient).map(|(s, g)| s * g).sum();
            if slope < 1.0e-12 {
                break;
            }
            // A full step of Newton's method may go too far; half of it, and half of that, is tried then.
            let better = (0..20)
                .map(|halvings| 0.5_f64.powi(halvings))
                .find_map(|part| {
                    let there: Parameters = weights
                        .iter()
                        .zip(&step)
                        .map(|(weight, step)| weight - part * step)
                        .collect();
                    let then = self.sums(&there, Wanted::Loss).loss + penalty(&there);
                    (then <= cost - 1.0e-4 * part * slope).then_some(there)
                });
            match better {
                Some(there) => weights = there,
                None => break,
            }
        }
        weights
    }

    /// How strongly each weight is held: by what a change of it would do to the logarithm of odds.
    fn hold(&self, games_worth: f64) -> Vec<f64> {
        // A game tells of a coin's odds with a quarter of a bit's curvature.
        let strength = 0.25 * games_worth / self.games.len() as f64;
        let spreads = self.spreads();
        spreads
            .iter()
            .enumerate()
            .map(|(place, spread)| {
                let effect = spread * self.point[place / self.features];
                // A feature that never differs must stay where it is, whatever rounding says.
                if effect > 0.0 {
                    strength * effect.powi(2)
                } else {
                    1.0
                }
            })
            .collect()
    }

    fn sums(&self, weights: &[f64], wanted: Wanted) -> Sums {
        let size = 2 * self.features;
        let chunks: Vec<Sums> = self
            .games
            .par_chunks(CHUNK)
            .map(|games| {
                let mut sums = Sums::zero(size);
                for game in games {
                    self.add(game, weights, wanted, &mut sums);
                }
                sums
            })
            .collect();
        let mut all = Sums::zero(size);
        for chunk in &chunks {
            all.add_all(chunk);
        }
        all
    }

    fn add(&self, game: &SelfPlay, weights: &[f64], wanted: Wanted, sums: &mut Sums) {
        let share = 1.0 / (self.games.len() * game.positions.len()) as f64;
        for position in &game.positions {
            let progress = f64::from(position.progress);
            let point = self.point[0] + (self.point[1] - self.point[0]) * progress;
            let worths: Vec<f64> = position
                .features
                .iter()
                .map(|seat| point * worth(seat, weights, progress))
                .collect();
            let highest = worths.iter().copied().fold(f64::NEG_INFINITY, f64::max);
            let sum: f64 = worths.iter().map(|worth| (worth - highest).exp()).sum();
            let chances: Vec<f64> = worths
                .iter()
                .map(|worth| (worth - highest).exp() / sum)
                .collect();
            let ahead = worths.iter().filter(|&&worth| worth >= highest).count() as f64;
            for ((&won, worth), seat) in game.shares.iter().zip(&worths).zip(0_usize..) {
                let won = f64::from(won);
                sums.loss -= share * won * (worth - highest - sum.ln());
                if worths[seat] >= highest {
                    sums.right += share * won / ahead;
                }
            }
            if wanted == Wanted::Slopes {
                let parts = [point * (1.0 - progress), point * progress];
                self.add_slopes(
                    &position.features,
                    &game.shares,
                    &chances,
                    parts,
                    share,
                    sums,
                );
            }
        }
    }

    fn add_slopes(
        &self,
        features: &[Vec<f32>],
        shares: &[f32],
        chances: &[f64],
        parts: [f64; 2],
        share: f64,
        sums: &mut Sums,
    ) {
        let count = self.features;
        let mut mean = vec![0.0; count];
        for (seat, chance) in features.iter().zip(chances) {
            for (mean, &value) in mean.iter_mut().zip(seat) {
                *mean += chance * f64::from(value);
            }
        }
        for ((seat, chance), &won) in features.iter().zip(chances).zip(shares) {
            let surprise = share * (chance - f64::from(won));
            let apart: Vec<f64> = seat
                .iter()
                .zip(&mean)
                .map(|(&value, mean)| f64::from(value) - mean)
                .collect();
            for (half, part) in parts.into_iter().enumerate() {
                for (feature, &value) in seat.iter().enumerate() {
                    sums.gradient[half * count + feature] += surprise * part * f64::from(value);
                }
            }
            for row in (0..count).filter(|&row| apart[row] != 0.0) {
                let scaled = share * chance * apart[row];
                for (column, apart) in apart.iter().enumerate() {
                    let curve = scaled * apart;
                    for (above, left) in parts.into_iter().enumerate() {
                        for (below, right) in parts.into_iter().enumerate() {
                            let (row, column) = (above * count + row, below * count + column);
                            sums.curvature.add(row, column, left * right * curve);
                        }
                    }
                }
            }
        }
    }

    /// By how much a lead, as these weights see it, has to be multiplied to be the lead in points at the end, by
    /// least squares. None if the two have nothing to do with each other.
    pub fn scale(&self, weights: &[f64]) -> Option<f64> {
        let (mut product, mut square) = (0.0, 0.0);
        for game in &self.games {
            let share = 1.0 / game.positions.len() as f64;
            let seats = game.points.len() as f64;
            let mean_points = game
                .points
                .iter()
                .map(|&points| f64::from(points))
                .sum::<f64>()
                / seats;
            for position in &game.positions {
                let progress = f64::from(position.progress);
                let worths: Vec<f64> = position
                    .features
                    .iter()
                    .map(|seat| worth(seat, weights, progress))
                    .collect();
                let mean = worths.iter().sum::<f64>() / seats;
                for (worth, &points) in worths.iter().zip(&game.points) {
                    product += share * (worth - mean) * (f64::from(points) - mean_points);
                    square += share * (worth - mean).powi(2);
                }
            }
        }
        let scale = product / square;
        (scale.is_finite() && scale > 0.0).then_some(scale)
    }
}

#[cfg(test)]
mod tests {
    use pantheon_engine::{Random as _, Rng};

    use super::*;
    use crate::tune::games::Position;

    const POINT: [f64; 2] = [0.05, 0.2];
    const TRUTH: [f64; 6] = [4.0, -3.0, 0.0, 1.0, 2.0, 0.0];

    fn uniform(rng: &mut Rng) -> f64 {
        f64::from(rng.next_u32()) / 4_294_967_296.0
    }

    /// Games whose winners follow the model with the true weights; the last feature is always the same.
    fn games(count: u64, seats: usize) -> Vec<SelfPlay> {
        let mut rng = Rng::new(7);
        let mut game = |number| {
            let progress = uniform(&mut rng);
            let mut features = Vec::new();
            for _ in 0..seats {
                let mut draw = || (uniform(&mut rng) * 20.0 - 10.0) as f32;
                features.push(vec![draw(), draw(), 1.0]);
            }
            let point = POINT[0] + (POINT[1] - POINT[0]) * progress;
            let odds: Vec<f64> = features
                .iter()
                .map(|seat| (point * worth(seat, &TRUTH, progress)).exp())
                .collect();
            let mut drawn = uniform(&mut rng) * odds.iter().sum::<f64>();
            let winner = odds.iter().position(|odds| {
                drawn -= odds;
                drawn < 0.0
            });
            let mut shares = vec![0.0; seats];
            shares[winner.unwrap_or(0)] = 1.0;
            let points = features
                .iter()
                .map(|seat| (3.0 * worth(seat, &TRUTH, progress)).round() as i32)
                .collect();
            SelfPlay {
                game: number,
                shares,
                points,
                positions: vec![Position {
                    progress: progress as f32,
                    features,
                }],
            }
        };
        (0..count).map(&mut game).collect()
    }

    fn fitted(games: &[SelfPlay]) -> Parameters {
        Regression::new(games, 3, POINT).fit(&[1.0, 0.0, 0.5, 1.0, 0.0, 0.5], 1.0)
    }

    #[test]
    fn known_weights_are_found_again() {
        for seats in [2, 4] {
            let games = games(20_000, seats);
            let weights = fitted(&games);
            for place in [0, 1, 3, 4] {
                assert!(
                    (weights[place] - TRUTH[place]).abs() < 0.35,
                    "{seats} seats: {weights:?}"
                );
            }
            let regression = Regression::new(&games, 3, POINT);
            let [before, after, truth] = [&[1.0, 0.0, 0.5, 1.0, 0.0, 0.5][..], &weights, &TRUTH]
                .map(|weights| regression.quality(weights));
            assert!(after.log_loss < before.log_loss && after.log_loss <= truth.log_loss);
            assert!(after.accuracy > before.accuracy, "{before:?} {after:?}");
        }
    }

    #[test]
    fn what_never_differs_stays_and_few_games_move_little() {
        let games = games(2_000, 2);
        let prior = [1.0, 0.0, 0.5, 1.0, 0.0, 0.5];
        let weights = fitted(&games);
        assert!((weights[2] - 0.5).abs() < 1.0e-9 && (weights[5] - 0.5).abs() < 1.0e-9);
        let moved = |games_worth| -> f64 {
            let weights = Regression::new(&games, 3, POINT).fit(&prior, games_worth);
            weights.iter().zip(prior).map(|(a, b)| (a - b).abs()).sum()
        };
        assert!(moved(1.0e6) < 0.01 * moved(1.0));
    }

    #[test]
    fn threads_and_a_second_try_change_no_bit() {
        let games = games(500, 3);
        let with = |threads| {
            let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
            pool.unwrap().install(|| fitted(&games))
        };
        let one = with(1);
        assert_eq!(one, with(2));
        assert_eq!(one, with(5));
    }

    #[test]
    fn leads_are_scaled_to_the_points_of_the_end() {
        let games = games(500, 2);
        let scale = Regression::new(&games, 3, POINT).scale(&TRUTH).unwrap();
        assert!((scale - 3.0).abs() < 0.01, "{scale}");
        let against = TRUTH.map(|weight| -weight);
        assert_eq!(Regression::new(&games, 3, POINT).scale(&against), None);
    }

    #[test]
    fn no_games_change_nothing() {
        let prior = [1.0, 2.0, 3.0, 4.0, 5.0, 6.0];
        assert_eq!(Regression::new(&[], 3, POINT).fit(&prior, 1.0), prior);
    }
}
