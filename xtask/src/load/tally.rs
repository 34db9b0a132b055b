//! What is counted while tables are played.

use std::time::Duration;

/// What is counted.
#[derive(Debug, Default)]
pub(super) struct Tally {
    /// Whether it is counted at all: not while it warms up.
    pub(super) open: bool,
    /// From sending a move until hearing that it is durable, in microseconds.
    acks: Vec<u32>,
    /// Moves that were refused.
    pub(super) refused: u64,
    /// Games that ended.
    pub(super) games: u64,
    /// Frames that were heard.
    pub(super) frames: u64,
    /// Their bytes.
    pub(super) bytes: u64,
    /// The first thing that a server said no with, for whoever wonders.
    pub(super) first_refusal: Option<String>,
}

impl Tally {
    /// A move is durable.
    pub(super) fn ack(&mut self, after: Duration) {
        if self.open {
            let micros = after.as_micros().try_into().unwrap_or(u32::MAX);
            self.acks.push(micros);
        }
    }

    /// A move was refused.
    pub(super) fn refuse(&mut self, why: &str) {
        self.refused += 1;
        self.first_refusal.get_or_insert_with(|| why.to_owned());
    }

    /// A frame was heard.
    pub(super) fn frame(&mut self, bytes: usize) {
        if self.open {
            self.frames += 1;
            self.bytes += bytes as u64;
        }
    }

    /// How many moves are durable.
    pub(super) fn moves(&self) -> usize {
        self.acks.len()
    }

    /// The time within which so many of a hundred moves were acknowledged, in milliseconds.
    pub(super) fn within(&mut self, percent: usize) -> Option<f64> {
        self.acks.sort_unstable();
        let last = self.acks.len().checked_sub(1)?;
        let at = (percent * last + 50) / 100;
        Some(f64::from(self.acks[at.min(last)]) / 1000.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_of_what_was_counted() {
        let mut tally = Tally::default();
        tally.ack(Duration::from_secs(9));
        assert_eq!(tally.within(50), None);
        tally.open = true;
        for millis in (1..=101).rev() {
            tally.ack(Duration::from_millis(millis));
        }
        assert_eq!(tally.moves(), 101);
        assert_eq!(tally.within(50), Some(51.0));
        assert_eq!(tally.within(99), Some(100.0));
        assert_eq!(tally.within(100), Some(101.0));
    }
}
