//! Elo ratings: the Bradley–Terry model by maximum likelihood, with intervals.

use crate::arena::interval::{Estimate, SURE};
use crate::arena::matrix::{Matrix, inverse, product, times, zeros};

/// Elo points for one unit of the logarithm of odds.
const ELO: f64 = 400.0 / std::f64::consts::LN_10;
/// Newton's method needs about ten rounds; more are never needed.
const ROUNDS: usize = 100;
/// The longest step of one rating in a round, so that one-sided results can't throw it off.
const STRIDE: f64 = 2.0;

/// One pairwise result. A game of several is one for each pair at the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Result {
    /// One bot.
    pub one: usize,
    /// The other.
    pub other: usize,
    /// What the one got of the point: 1, a half, or 0.
    pub score: f64,
    /// The deal. Results of one deal aren't independent.
    pub deal: u32,
}

/// Everybody's rating.
#[derive(Clone, Debug, PartialEq)]
pub struct Ratings {
    /// By bot. The mean is 0.
    pub elo: Vec<Estimate>,
}

impl Ratings {
    /// The ratings that make these results likeliest.
    ///
    /// Everybody has besides drawn one game with an imagined bot of rating 0. It weighs little, and it gives bots a
    /// rating that have won everything or that no chain of games connects.
    pub fn fit(bots: usize, results: &[Result]) -> Self {
        let mut ratings = vec![0.0; bots];
        for _ in 0..ROUNDS {
            let slope = slope(&ratings, results.iter());
            let pull = slope
                .iter()
                .zip(&ratings)
                .map(|(slope, &rating)| slope + 0.5 - chance(rating));
            let step = times(
                &inverse(&information(&ratings, results)),
                &pull.collect::<Vec<_>>(),
            );
            let longest = step
                .iter()
                .fold(0.0, |longest: f64, step| longest.max(step.abs()));
            let scale = STRIDE / longest.max(STRIDE);
            for (rating, step) in ratings.iter_mut().zip(&step) {
                *rating += scale * step;
            }
            if longest < 1e-10 {
                break;
            }
        }
        let mean = ratings.iter().sum::<f64>() / bots.max(1) as f64;
        let spread = covariance(&ratings, results);
        let elo = ratings.iter().zip(0..).map(|(rating, bot): (_, usize)| {
            let value = ELO * (rating - mean);
            let half = ELO * SURE * spread[bot][bot].max(0.0).sqrt();
            Estimate {
                value,
                low: value - half,
                high: value + half,
            }
        });
        Self { elo: elo.collect() }
    }
}

/// The chance to win with such a lead.
fn chance(lead: f64) -> f64 {
    1.0 / (1.0 + (-lead).exp())
}

/// How much better than expected everybody did.
fn slope<'a>(ratings: &[f64], results: impl Iterator<Item = &'a Result>) -> Vec<f64> {
    let mut slope = vec![0.0; ratings.len()];
    for result in results {
        let more = result.score - chance(ratings[result.one] - ratings[result.other]);
        slope[result.one] += more;
        slope[result.other] -= more;
    }
    slope
}

/// What the results tell if all of them are independent, the drawn games included.
fn information(ratings: &[f64], results: &[Result]) -> Matrix {
    let mut information = zeros(ratings.len());
    for (bot, &rating) in ratings.iter().enumerate() {
        information[bot][bot] = chance(rating) * chance(-rating);
    }
    for &Result { one, other, .. } in results {
        let lead = ratings[one] - ratings[other];
        let told = chance(lead) * chance(-lead);
        information[one][one] += told;
        information[other][other] += told;
        information[one][other] -= told;
        information[other][one] -= told;
    }
    information
}

/// How the ratings, less their mean, would vary from arena to arena: the inverse information on both sides of the
/// variance that is seen between deals. Where there are few deals or few surprises, seeing little variance proves
/// nothing, and the information itself stands in for it.
fn covariance(ratings: &[f64], results: &[Result]) -> Matrix {
    let bots = ratings.len();
    let information = information(ratings, results);
    let mut sorted: Vec<&Result> = results.iter().collect();
    sorted.sort_by_key(|result| result.deal);
    let mut seen = zeros(bots);
    let mut deals = 0.0;
    for deal in sorted.chunk_by(|a, b| a.deal == b.deal) {
        let slope = slope(ratings, deal.iter().copied());
        deals += 1.0;
        for one in 0..bots {
            for other in 0..bots {
                seen[one][other] += slope[one] * slope[other];
            }
        }
    }
    let unbiased = if deals > 1.0 {
        deals / (deals - 1.0)
    } else {
        1.0
    };
    let unseen: Vec<f64> = (0..bots)
        .map(|bot| (1.0 / (1.0 + information[bot][bot])).max(1.0 / f64::max(deals, 1.0)))
        .collect();
    let mut middle = zeros(bots);
    for one in 0..bots {
        for other in 0..bots {
            let expected = (unseen[one] * unseen[other]).sqrt() * information[one][other];
            let trusted = ((1.0 - unseen[one]) * (1.0 - unseen[other])).sqrt();
            middle[one][other] = expected + trusted * unbiased * seen[one][other];
        }
    }
    let outer = inverse(&information);
    let spread = product(&product(&outer, &middle), &outer);
    let mut centring = vec![vec![-1.0 / bots.max(1) as f64; bots]; bots];
    for (place, row) in centring.iter_mut().enumerate() {
        row[place] += 1.0;
    }
    product(&product(&centring, &spread), &centring)
}

#[cfg(test)]
mod tests {
    use super::*;
    use pantheon_engine::{Random as _, Rng};

    /// So many games, of which the one wins so many; a deal for every two, which are independent.
    fn match_of(one: usize, other: usize, games: u32, wins: u32) -> Vec<Result> {
        let mut scores: Vec<f64> = (0..games)
            .map(|game| f64::from(u8::from(game < wins)))
            .collect();
        Rng::new(1).shuffle(&mut scores);
        let result = |(score, game): (f64, u32)| Result {
            one,
            other,
            score,
            deal: game / 2,
        };
        scores.into_iter().zip(0..).map(result).collect()
    }

    fn width(estimate: Estimate) -> f64 {
        estimate.high - estimate.low
    }

    #[test]
    fn three_wins_of_four_are_191_elo() {
        let ratings = Ratings::fit(2, &match_of(0, 1, 40_000, 30_000)).elo;
        let lead = ratings[0].value - ratings[1].value;
        assert!((lead - 190.85).abs() < 0.1, "{lead}");
        assert!((ratings[0].value + ratings[1].value).abs() < 1e-9);
    }

    #[test]
    fn leads_add_up() {
        let results = [
            match_of(0, 1, 40_000, 30_000),
            match_of(1, 2, 40_000, 30_000),
        ]
        .concat();
        let ratings = Ratings::fit(3, &results).elo;
        assert!((ratings[0].value - 190.85).abs() < 0.3, "{ratings:?}");
        assert!(ratings[1].value.abs() < 0.3 && (ratings[2].value + 190.85).abs() < 0.3);
    }

    #[test]
    fn an_interval_is_that_of_a_share_and_shrinks_with_games() {
        let half =
            |games: u32| width(Ratings::fit(2, &match_of(0, 1, games, games / 2)).elo[0]) / 2.0;
        // Each bot's rating is half the lead, whose deviation is 2 / √games at even chances.
        let expected = ELO * SURE / 400.0_f64.sqrt();
        let found = half(400);
        assert!(
            (found - expected).abs() < 0.2 * expected,
            "{found} {expected}"
        );
        assert!(half(100) > 1.6 * found && found > 1.6 * half(1600));
    }

    #[test]
    fn deals_that_are_split_say_more_than_deals_that_are_not() {
        let deals = |scores: [[f64; 2]; 2]| {
            let result = |game: u32| Result {
                one: 0,
                other: 1,
                score: scores[(game / 2 % 2) as usize][(game % 2) as usize],
                deal: game / 2,
            };
            width(Ratings::fit(2, &(0..200).map(result).collect::<Vec<_>>()).elo[0])
        };
        let (split, together) = (
            deals([[1.0, 0.0], [0.0, 1.0]]),
            deals([[1.0, 1.0], [0.0, 0.0]]),
        );
        let alone = width(Ratings::fit(2, &match_of(0, 1, 200, 100)).elo[0]);
        assert!(
            3.0 * split < alone && 1.2 * alone < together,
            "{split} {alone} {together}"
        );
    }

    #[test]
    fn who_wins_everything_or_meets_nobody_has_a_rating_too() {
        let results = [match_of(0, 1, 100, 100), match_of(2, 3, 100, 50)].concat();
        let ratings = Ratings::fit(5, &results).elo;
        assert!(
            (600.0..1200.0).contains(&(ratings[0].value - ratings[1].value)),
            "{ratings:?}"
        );
        assert!((ratings[2].value - ratings[3].value).abs() < 1e-6);
        assert!(
            width(ratings[4]) > 400.0 && width(ratings[0]) > 300.0,
            "{ratings:?}"
        );
        assert!(
            ratings
                .iter()
                .all(|rating| rating.low < rating.value && rating.value < rating.high)
        );
        assert!(
            ratings
                .iter()
                .all(|rating| rating.low.is_finite() && rating.high.is_finite())
        );
    }
}
