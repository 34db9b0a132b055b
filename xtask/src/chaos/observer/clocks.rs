//! Clocks are fair: nobody loses more time than passed while a node could serve, and nobody has more than they began with.

use std::time::Duration;

use super::{Findings, Judged};
use crate::chaos::notes::{Down, Reading, TableNotes};

const PROMISE: &str = "no clock counts what nobody could use";

/// How long nobody may have served before the time is given back, as `docs/operate.md` says.
const SILENCE: Duration = Duration::from_secs(8);
/// By how much the clocks of two nodes and of this program may differ.
const SLACK: Duration = Duration::from_millis(1_500);

/// Looks at every reading of a table's clocks.
pub(super) fn fair(notes: &TableNotes, down: &[Down]) -> Judged {
    let mut found = Findings::new(notes);
    let Some(first) = notes.readings.first() else {
        return found.judged;
    };
    for pair in notes.readings.windows(2) {
        between(&pair[0], &pair[1], down, &mut found);
    }
    for reading in &notes.readings {
        found.judged.checked.readings += 1;
        // Small losses add up, so the whole is looked at too.
        between(first, reading, down, &mut found);
        for (seat, (left, bank)) in reading.left.iter().zip(&first.left).enumerate() {
            if *left > *bank + SLACK {
                found.broken(PROMISE, format!("seat {seat} has {left:?} of {bank:?}"));
            }
        }
    }
    found.judged
}

fn between(from: &Reading, to: &Reading, down: &[Down], found: &mut Findings<'_>) {
    let passed = to.answered.saturating_sub(from.asked);
    let nobody: Duration = down
        .iter()
        .filter(|down| down.from >= from.asked && down.to <= to.answered)
        .map(|down| down.to.saturating_sub(down.from))
        .filter(|long| *long > SILENCE)
        .sum();
    let most = passed.saturating_sub(nobody) + SLACK;
    for (seat, (before, after)) in from.left.iter().zip(&to.left).enumerate() {
        let lost = before.saturating_sub(*after);
        if lost > most {
            let (from, to) = (from.asked, to.answered);
            found.broken(
                PROMISE,
                format!("seat {seat} lost {lost:?} between {from:?} and {to:?}, {nobody:?} of it without any service"),
            );
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chaos::listed;

    const fn seconds(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    fn reading(at: u64, left: u64) -> Reading {
        Reading {
            asked: seconds(at),
            answered: seconds(at),
            left: vec![seconds(left), seconds(600)],
        }
    }

    fn text(readings: Vec<Reading>, down: &[(u64, u64)]) -> String {
        let notes = TableNotes {
            readings,
            ..TableNotes::default()
        };
        let down = down.iter().map(|&(from, to)| Down {
            from: seconds(from),
            to: seconds(to),
        });
        let judged = fair(&notes, &down.collect::<Vec<_>>());
        listed(&judged.violations)
    }

    #[test]
    fn a_clock_that_counts_what_passed_is_fair() {
        let readings = vec![reading(0, 600), reading(10, 590), reading(11, 590)];
        assert_eq!(text(readings, &[]), "");
    }

    #[test]
    fn a_clock_that_leapt_is_not() {
        let text = text(vec![reading(0, 600), reading(10, 470)], &[]);
        assert!(text.contains("seat 0 lost 130s"), "{text}");
    }

    #[test]
    fn a_long_outage_is_given_back_and_a_short_one_is_not() {
        let counted = || vec![reading(0, 600), reading(20, 580)];
        let found = text(counted(), &[(5, 15)]);
        assert!(found.contains("10s of it without any service"), "{found}");
        assert_eq!(text(counted(), &[(5, 12)]), "");
        let given_back = vec![reading(0, 600), reading(20, 590)];
        assert_eq!(text(given_back, &[(5, 15)]), "");
    }

    #[test]
    fn small_losses_add_up() {
        let readings = (0..10).map(|at| reading(at, 600 - 2 * at)).collect();
        let found = text(readings, &[]);
        assert!(found.contains("between 0ns"), "{found}");
    }

    #[test]
    fn nobody_has_more_than_they_began_with() {
        let found = text(vec![reading(0, 600), reading(10, 620)], &[]);
        assert!(found.contains("has 620s of 600s"), "{found}");
    }
}
