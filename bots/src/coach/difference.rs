//! What two prospects differ by.

use std::borrow::Cow;

use pantheon_engine::{Message, Party, Seat};

use super::prospect::{Prospect, amount};

/// Something that can be measured in an imagined game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// Points that somebody gets from now to the end.
    Points {
        /// Who.
        party: Party,
        /// What for.
        category: Cow<'static, str>,
    },
    /// Points that somebody gets in a stage of the game.
    Stage {
        /// Who.
        party: Party,
        /// What for.
        category: Cow<'static, str>,
        /// In which stage.
        stage: u8,
    },
    /// What the judge counts for the one who is advised under a theme, in points, a few decisions on.
    Theme {
        /// The theme.
        name: &'static str,
    },
    /// Something that a rival does between this turn of the one who is advised and the next: 1 where it does.
    Rival {
        /// Which rival.
        seat: Seat,
        /// What is told of it.
        event: Message,
    },
}

/// By how much more of something there is after one action than after another.
#[derive(Clone, Debug, PartialEq)]
pub struct Difference {
    /// Of what.
    pub what: What,
    /// How much, on average over the imagined games.
    pub mean: f32,
    /// The standard error of that.
    pub error: f32,
}

impl Difference {
    /// Whether it is larger than this, and than what chance may have made.
    pub fn is_clear(&self, least: f32) -> bool {
        self.mean.abs() >= least && self.mean.abs() >= 2.0 * self.error
    }
}

/// Everything that the first prospect differs from the second by, game by game.
pub fn differences(here: &Prospect, there: &Prospect) -> Vec<Difference> {
    let mut named: Vec<&What> = Vec::new();
    for (what, _) in here.games.iter().chain(&there.games).flatten() {
        if !named.contains(&what) {
            named.push(what);
        }
    }
    // A game that ended only after one of the two tells nothing.
    let pairs = here.games.iter().zip(&there.games);
    let pairs: Vec<_> = pairs
        .filter(|(one, other)| !one.is_empty() && !other.is_empty())
        .collect();
    let measure = |what: &What| {
        let each = pairs.iter();
        let each: Vec<f32> = each
            .map(|(one, other)| amount(one, what) - amount(other, what))
            .collect();
        let count = each.len().max(1) as f32;
        let mean = each.iter().sum::<f32>() / count;
        let spread = each.iter().map(|one| (one - mean).powi(2)).sum::<f32>();
        // One game has no spread to tell anything from.
        let error = if each.len() < 2 {
            f32::INFINITY
        } else {
            (spread / (count - 1.0) / count).sqrt()
        };
        Difference {
            what: what.clone(),
            mean,
            error,
        }
    };
    named.into_iter().map(measure).collect()
}
