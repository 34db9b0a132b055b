//! What losses are called, and how they make an accuracy.

use pantheon_wire::ReviewClass;

/// From which loss on a turn is of a class, the mildest first. They come from the losses of the eight levels against
/// each other: `docs/review.md` has the distribution, with its command.
pub const CLASSES: [(f64, ReviewClass); 4] = [
    (0.005, ReviewClass::Good),
    (0.02, ReviewClass::Doubtful),
    (0.05, ReviewClass::Mistake),
    (0.12, ReviewClass::Blunder),
];

/// How fast accuracy falls with the mean loss.
const STEEPNESS: f64 = 10.0;

/// The class of a turn that lost so much.
pub fn class_of(loss: f64) -> ReviewClass {
    let reached = CLASSES.iter().rev().find(|(least, _)| loss >= *least);
    reached.map_or(ReviewClass::Best, |(_, class)| *class)
}

/// How well somebody decided who lost so much a turn on average, from 0 to 100.
pub fn accuracy(mean_loss: f64) -> f64 {
    100.0 * (-STEEPNESS * mean_loss).exp()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn classes_are_in_order() {
        let classes = [0.0, 0.004, 0.005, 0.03, 0.06, 0.5].map(class_of);
        let expected = [
            ReviewClass::Best,
            ReviewClass::Best,
            ReviewClass::Good,
            ReviewClass::Doubtful,
            ReviewClass::Mistake,
            ReviewClass::Blunder,
        ];
        assert_eq!(classes, expected);
        assert!(CLASSES.is_sorted_by(|a, b| a.0 < b.0 && a.1 < b.1));
    }

    #[test]
    fn accuracy_falls_as_more_is_lost() {
        assert!((accuracy(0.0) - 100.0).abs() < 1e-12);
        let falling = [0.0, 0.01, 0.05, 0.3, 1.0].map(accuracy);
        assert!(falling.is_sorted_by(|a, b| a > b) && falling[4] > 0.0);
    }
}
