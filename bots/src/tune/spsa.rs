//! Simultaneous perturbation: a direction is drawn at random, the weights are moved both ways along it, the two play
//! each other, and the weights go a little the winner's way.
//!
//! The schedule doesn't know how many rounds there will be, so more rounds go on where fewer ended. What comes out is
//! the mean over the second half of the rounds, which is steadier than the last.

use pantheon_engine::{Random as _, Rng};

use super::regression::Parameters;

/// How far a round goes, at first, for a clear win: in perturbations. Longer strides found nothing more in Gods of Rome
/// and walked off by luck in Bora Bora, where games say less about a weight.
const STRIDE: f64 = 0.3;

/// After so many rounds, strides begin to shorten.
const STEADY: f64 = 25.0;

/// The usual powers with which strides and perturbations shorten.
const STRIDE_POWER: f64 = 0.602;
const REACH_POWER: f64 = 0.101;

/// A search for better weights by games.
#[derive(Clone, Debug)]
pub struct Spsa {
    reach: Vec<f64>,
    seed: u64,
    round: u64,
    at: Parameters,
    path: Vec<Parameters>,
}

impl Spsa {
    /// A search from these weights, each of which is first moved by as much as `reach` says.
    pub fn new(start: Parameters, reach: Vec<f64>, seed: u64) -> Self {
        Self {
            reach,
            seed,
            round: 0,
            at: start,
            path: Vec::new(),
        }
    }

    /// The two that play each other in this round.
    pub fn rivals(&self) -> [Parameters; 2] {
        let moves = self.moves();
        [1.0, -1.0].map(|way| {
            let pairs = self.at.iter().zip(&moves);
            pairs.map(|(weight, by)| weight + way * by).collect()
        })
    }

    /// Learns by how much the first of the two has won: 1 is every game, −1 none.
    pub fn learn(&mut self, result: f64) {
        let round = self.round as f64;
        let stride = STRIDE * (STEADY / (STEADY + round)).powf(STRIDE_POWER);
        let moves = self.moves();
        for (weight, by) in self.at.iter_mut().zip(moves) {
            *weight += stride * result * by;
        }
        self.round += 1;
        self.path.push(self.at.clone());
    }

    /// The mean of where the second half of the rounds has led.
    pub fn result(&self) -> Parameters {
        let half = &self.path[self.path.len() / 2..];
        if half.is_empty() {
            return self.at.clone();
        }
        let mut mean = vec![0.0; self.at.len()];
        for there in half {
            for (mean, weight) in mean.iter_mut().zip(there) {
                *mean += weight / half.len() as f64;
            }
        }
        mean
    }

    /// By how much each weight is moved in this round, one way or the other.
    fn moves(&self) -> Vec<f64> {
        let mut rng = Rng::new(self.seed.wrapping_add(self.round.wrapping_mul(0x9E37_79B9)));
        let shorter = (self.round as f64 + 1.0).powf(-REACH_POWER);
        let sign = |rng: &mut Rng| if rng.below(2) == 0 { 1.0 } else { -1.0 };
        let moves = self.reach.iter();
        moves
            .map(|reach| sign(&mut rng) * shorter * reach)
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BEST: [f64; 4] = [3.0, -1.0, 0.5, 2.0];

    /// Who is nearer to the best weights wins more often.
    fn play(rivals: &[Parameters; 2], rng: &mut Rng) -> f64 {
        let [first, second] = rivals.each_ref().map(|weights| {
            let apart = weights.iter().zip(BEST).map(|(weight, best)| weight - best);
            apart.map(|apart| apart * apart).sum::<f64>()
        });
        let chance = 1.0 / (1.0 + (first - second).exp());
        let wins = (0..16)
            .filter(|_| f64::from(rng.next_u32()) / 4_294_967_296.0 < chance)
            .count();
        wins as f64 / 8.0 - 1.0
    }

    fn search() -> Spsa {
        Spsa::new(vec![0.0; 4], vec![0.3; 4], 5)
    }

    #[test]
    fn it_finds_what_wins() {
        let mut search = search();
        let mut rng = Rng::new(1);
        for _ in 0..3_000 {
            let result = play(&search.rivals(), &mut rng);
            search.learn(result);
        }
        let found = search.result();
        for (weight, best) in found.iter().zip(BEST) {
            assert!((weight - best).abs() < 0.4, "{found:?}");
        }
    }

    #[test]
    fn without_rounds_or_with_even_games_nothing_moves() {
        let mut search = search();
        assert_eq!(search.result(), [0.0; 4]);
        search.learn(0.0);
        assert_eq!(search.result(), [0.0; 4]);
    }

    #[test]
    fn rivals_lie_on_both_sides_and_weights_without_reach_stay() {
        let mut search = Spsa::new(vec![1.0, 2.0], vec![0.5, 0.0], 3);
        for _ in 0..20 {
            let [first, second] = search.rivals();
            assert!((first[0] + second[0] - 2.0 * search.at[0]).abs() < 1.0e-12);
            assert!((first[0] - second[0]).abs() > 0.5);
            search.learn(1.0);
        }
        let [moved, stayed] = search.result()[..] else {
            panic!("two weights")
        };
        assert!((stayed - 2.0).abs() < 1.0e-12 && (moved - 1.0).abs() > 1.0e-6);
    }
}
