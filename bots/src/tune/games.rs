//! What is kept of a game that bots played against themselves.

use serde::{Deserialize, Serialize};

/// A quiet position: how far the game had come, and everybody's features by seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// How far the game had come, from 0 to 1.
    pub progress: f32,
    /// By seat: what speaks for it.
    pub features: Vec<Vec<f32>>,
}

/// A game of bots against themselves.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SelfPlay {
    /// The game's number.
    pub game: u64,
    /// By seat: who won. A shared first place is shared evenly.
    pub shares: Vec<f32>,
    /// By seat: the final score.
    pub points: Vec<i32>,
    /// Some of its quiet positions, in order.
    pub positions: Vec<Position>,
}

impl SelfPlay {
    /// Whether the game says anything: it ended, and a quiet position was seen.
    pub fn counts(&self) -> bool {
        !self.positions.is_empty() && self.shares.iter().sum::<f32>() > 0.0
    }
}

/// Keeps at most so many, evenly spread, the first and last among them.
pub(super) fn thin<T>(all: Vec<T>, most: usize) -> Vec<T> {
    let count = all.len();
    if count <= most {
        return all;
    }
    let mut place = 0;
    let mut kept = 0;
    let mut all = all;
    all.retain(|_| {
        let keep = kept < most && place == kept * (count - 1) / (most - 1).max(1);
        kept += usize::from(keep);
        place += 1;
        keep
    });
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_is_spread_evenly() {
        assert_eq!(thin((0..3).collect(), 5), [0, 1, 2]);
        assert_eq!(thin((0..9).collect(), 5), [0, 2, 4, 6, 8]);
        assert_eq!(thin((0..100).collect(), 4), [0, 33, 66, 99]);
        assert_eq!(thin((0..100).collect(), 1), [0]);
    }
}
