//! Logistic regression: the weights under which the winners of self-play games were the least surprising.
//!
//! The model is the judge's own: a seat's chance is a soft maximum of `point × weighted features`, where weights and
//! points go from early to late with the game's progress. Only differences between seats matter, so nobody's turn and
//! nobody's luck is counted twice. Every game counts the same, however many of its positions were kept. A prior holds
//! each weight near where it was: the fewer games speak of a feature, the less it moves.

use rayon::prelude::*;

use super::games::{Position, SelfPlay};
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

    /// So much of each weight: a person who sets weights knows which are large and which are small. Of a weight that is
    /// 0 nothing is known; it gets what moves the judgement as much as others do on average.
    pub fn shares(&self, weights: &[f64], share: f64) -> Vec<f64> {
        let spreads = self.spreads();
        let squares = spreads
            .iter()
            .zip(weights)
            .map(|(spread, weight)| (spread * weight).powi(2));
        let usual = (squares.sum::<f64>() / weights.len().max(1) as f64).sqrt();
        let part = |(&spread, weight): (&f64, &f64)| {
            if weight.abs() > 0.0 {
                share * weight.abs()
            } else if spread > 0.0 {
                share * usual / spread
            } else {
                0.0
            }
        };
        spreads.iter().zip(weights).map(part).collect()
    }

    /// The weights that explain the games best, if each is believed to lie about as far from `prior` as `doubt` says.
    /// What isn't doubted stays.
    pub fn fit(&self, prior: &[f64], doubt: &[f64]) -> Parameters {
        let mut weights = prior.to_vec();
        if self.games.is_empty() {
            return weights;
        }
        let hold: Vec<f64> = doubt
            .iter()
            .map(|doubt| 1.0 / (self.games.len() as f64 * doubt.powi(2)).max(1.0e-12))
            .collect();
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

    /// What a lead of one point was worth in these games, early and late, if leads are reckoned with these weights. None
    /// if leads were worth nothing.
    pub fn calibrate(&self, weights: &[f64]) -> Option<[f64; 2]> {
        let reckoned: Vec<SelfPlay> = self
            .games
            .iter()
            .map(|game| reckoned(game, weights))
            .collect();
        let one = Regression::new(&reckoned, 1, [1.0, 1.0]);
        let found = one.fit(&self.point, &self.point);
        let [early, late] = found[..] else {
            return None;
        };
        (early > 0.0 && late > 0.0).then_some([early, late])
    }
}

/// A game whose only feature is what all of them are worth in points.
fn reckoned(game: &SelfPlay, weights: &[f64]) -> SelfPlay {
    let position = |position: &Position| {
        let progress = f64::from(position.progress);
        let seats = position.features.iter();
        Position {
            progress: position.progress,
            features: seats
                .map(|seat| vec![worth(seat, weights, progress) as f32])
                .collect(),
        }
    };
    SelfPlay {
        game: game.game,
        shares: game.shares.clone(),
        points: game.points.clone(),
        positions: game.positions.iter().map(position).collect(),
    }
}

#[cfg(test)]
mod tests {
    use pantheon_engine::{Random as _, Rng};

    use super::*;

    const POINT: [f64; 2] = [0.05, 0.2];
    const TRUTH: [f64; 6] = [4.0, -3.0, 0.0, 1.0, 2.0, 0.0];
    const PRIOR: [f64; 6] = [1.0, 0.0, 0.5, 1.0, 0.0, 0.5];

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
        Regression::new(games, 3, POINT).fit(&PRIOR, &[10.0; 6])
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
            let [before, after, truth] =
                [&PRIOR[..], &weights, &TRUTH].map(|weights| regression.quality(weights));
            assert!(after.log_loss < before.log_loss && after.log_loss <= truth.log_loss);
            assert!(after.accuracy > before.accuracy, "{before:?} {after:?}");
        }
    }

    #[test]
    fn what_never_differs_stays_and_what_is_little_doubted_moves_little() {
        let games = games(2_000, 2);
        let weights = fitted(&games);
        assert!((weights[2] - 0.5).abs() < 1.0e-9 && (weights[5] - 0.5).abs() < 1.0e-9);
        let moved = |doubt| -> f64 {
            let weights = Regression::new(&games, 3, POINT).fit(&PRIOR, &[doubt; 6]);
            weights.iter().zip(PRIOR).map(|(a, b)| (a - b).abs()).sum()
        };
        assert!(moved(0.001) < 0.01 * moved(10.0));
        assert!(moved(0.0) < 1.0e-6);
    }

    #[test]
    fn shares_follow_the_weights_and_a_weight_of_nothing_gets_its_part() {
        let games = games(100, 2);
        let shares = Regression::new(&games, 3, POINT).shares(&PRIOR, 0.5);
        assert!((shares[0] - 0.5).abs() < 1.0e-9 && (shares[2] - 0.25).abs() < 1.0e-9);
        assert!(shares[1] > 0.0 && shares[4] > 0.0);
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
    fn what_a_point_is_worth_is_found_again() {
        let games = games(20_000, 2);
        let halved = TRUTH.map(|weight| weight / 2.0);
        let found = Regression::new(&games, 3, POINT)
            .calibrate(&halved)
            .unwrap();
        assert!(
            (found[0] - 0.1).abs() < 0.03 && (found[1] - 0.4).abs() < 0.04,
            "{found:?}"
        );
        let against = TRUTH.map(|weight| -weight);
        assert_eq!(Regression::new(&games, 3, POINT).calibrate(&against), None);
    }

    #[test]
    fn no_games_change_nothing() {
        let prior = [1.0, 2.0, 3.0, 4.0, 5.0, 6.0];
        assert_eq!(Regression::new(&[], 3, POINT).fit(&prior, &prior), prior);
    }
}
