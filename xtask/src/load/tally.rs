//! What is counted while tables are played.

use std::time::Duration;

use hdrhistogram::Histogram;

/// The longest time that is told apart from longer ones, in microseconds.
const LONGEST: u64 = 600_000_000;
/// How many digits of a time are kept.
const DIGITS: u8 = 3;

/// How long something took, many times.
///
/// Where things are meant to happen in a rhythm, one that takes longer than a beat keeps others from being tried at
/// all, and counting only what was tried would leave out the worst ("coordinated omission"). So what would have begun
/// meanwhile, and would have waited for the rest, is counted as well.
#[derive(Debug)]
pub(super) struct Times {
    micros: Histogram<u64>,
    rhythm: Option<Duration>,
    /// How many were measured, without those that were only kept from beginning.
    measured: u64,
}

impl Times {
    /// None yet. Things happen in this rhythm, if they do.
    pub(super) fn new(rhythm: Option<Duration>) -> Self {
        Self {
            micros: Histogram::new_with_bounds(1, LONGEST, DIGITS)
                .expect("the bounds are in order"),
            rhythm: rhythm.filter(|rhythm| !rhythm.is_zero()),
            measured: 0,
        }
    }

    /// Something took so long, counted from when it was meant to begin.
    pub(super) fn took(&mut self, time: Duration) {
        let beat = self.rhythm.map_or(0, micros);
        self.measured += 1;
        // Neither is out of bounds, and a beat of 0 is none.
        let _ = self.micros.record_correct(micros(time), beat);
    }

    /// What another generator measured as well.
    fn add(&mut self, other: &Self) {
        self.micros += &other.micros;
        self.measured += other.measured;
    }

    /// How many were measured.
    pub(super) const fn count(&self) -> u64 {
        self.measured
    }

    /// The time within which so many of a hundred were done, in milliseconds.
    pub(super) fn within(&self, percent: f64) -> Option<f64> {
        let value = self.micros.value_at_quantile(percent / 100.0);
        let value = u32::try_from(value).unwrap_or(u32::MAX);
        (self.measured > 0).then(|| f64::from(value) / 1000.0)
    }
}

fn micros(time: Duration) -> u64 {
    u64::try_from(time.as_micros()).map_or(LONGEST, |micros| micros.clamp(1, LONGEST))
}

/// What is counted.
#[derive(Debug)]
pub(super) struct Tally {
    /// Whether it is counted at all: not while it warms up.
    pub(super) open: bool,
    /// From when a move was meant to be sent until hearing that it is durable.
    pub(super) acks: Times,
    /// How much later than meant moves were sent: the generator's own share in that.
    pub(super) late: Times,
    /// From when the opening page was meant to be asked for until it was there.
    pub(super) pages: Times,
    /// From when somebody came to a table until the game had begun.
    pub(super) begins: Times,
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
    /// Nothing yet. At each table somebody is meant to act once in so long; at any moment if that is zero.
    pub(super) fn new(pace: Duration) -> Self {
        Self {
            open: false,
            acks: Times::new(Some(pace)),
            late: Times::new(None),
            // Whoever asks for it doesn't wait for others: each is asked when it is meant to be.
            pages: Times::new(None),
            begins: Times::new(None),
            refused: 0,
            games: 0,
            frames: 0,
            bytes: 0,
            first_refusal: None,
        }
    }

    /// What another generator counted as well.
    pub(super) fn add(&mut self, other: &Self) {
        self.acks.add(&other.acks);
        self.late.add(&other.late);
        self.pages.add(&other.pages);
        self.begins.add(&other.begins);
        self.refused += other.refused;
        self.games += other.games;
        self.frames += other.frames;
        self.bytes += other.bytes;
        if self.first_refusal.is_none() {
            self.first_refusal.clone_from(&other.first_refusal);
        }
    }

    /// A move is durable, so long after it was meant to be sent and that much after it was.
    pub(super) fn ack(&mut self, meant: Duration, late: Duration) {
        if self.open {
            self.acks.took(meant);
            self.late.took(late);
        }
    }

    /// The opening page has come.
    pub(super) fn page(&mut self, after: Duration) {
        if self.open {
            self.pages.took(after);
        }
    }

    /// A game has begun, for one of those who play it.
    pub(super) fn begins(&mut self, after: Duration) {
        if self.open {
            self.begins.took(after);
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
}

#[cfg(test)]
mod tests {
    use super::*;

    fn about(found: Option<f64>, wanted: f64) {
        let found = found.expect("something was counted");
        assert!(
            (found - wanted).abs() < wanted / 500.0,
            "{found} isn't about {wanted}"
        );
    }

    #[test]
    fn shares_are_of_what_was_counted() {
        let mut tally = Tally::new(Duration::ZERO);
        tally.ack(Duration::from_secs(9), Duration::ZERO);
        assert_eq!(tally.acks.within(50.0), None);
        tally.open = true;
        for millis in (1..=101).rev() {
            tally.ack(Duration::from_millis(millis), Duration::ZERO);
        }
        assert_eq!(tally.acks.count(), 101);
        about(tally.acks.within(50.0), 51.0);
        about(tally.acks.within(99.0), 100.0);
        about(tally.acks.within(100.0), 101.0);
    }

    #[test]
    fn what_two_generators_counted_is_counted_together() {
        let one = |millis: u64| {
            let mut tally = Tally::new(Duration::ZERO);
            tally.open = true;
            tally.ack(Duration::from_millis(millis), Duration::ZERO);
            tally.frame(10);
            tally.refuse(&format!("no {millis}"));
            tally
        };
        let mut both = Tally::new(Duration::ZERO);
        both.add(&one(10));
        both.add(&one(1000));
        assert_eq!(
            (both.acks.count(), both.frames, both.bytes, both.refused),
            (2, 2, 20, 2)
        );
        about(both.acks.within(50.0), 10.0);
        about(both.acks.within(100.0), 1000.0);
        assert_eq!(both.first_refusal.as_deref(), Some("no 10"));
    }

    #[test]
    fn what_could_not_begin_while_one_took_long_is_counted_as_well() {
        let mut times = Times::new(Some(Duration::from_millis(100)));
        for _ in 0..90 {
            times.took(Duration::from_millis(1));
        }
        times.took(Duration::from_secs(1));
        assert_eq!(
            times.count(),
            91,
            "those that were only kept from beginning aren't measured"
        );
        // Ten waited: 1,000 ms, 900 ms, and so on; a tenth of the hundred.
        about(times.within(90.5), 100.0);
        about(times.within(94.5), 500.0);
        let mut uncorrected = Times::new(None);
        for _ in 0..90 {
            uncorrected.took(Duration::from_millis(1));
        }
        uncorrected.took(Duration::from_secs(1));
        about(uncorrected.within(98.0), 1.0);
    }
}
