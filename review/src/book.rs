//! The book: every change of the chances and its cause. What is booked adds up to the result, whatever the estimates.

use pantheon_wire::{ReviewCause, ReviewChange};

use crate::chances::ByParty;

/// The chances at a moment.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Valued {
    /// As somebody sees them who knows what is public.
    pub(crate) public: ByParty,
    /// As somebody would who knew all.
    pub(crate) full: ByParty,
}

/// Books a step: what luck gave, what its cause did besides, and what became known or hidden by it.
///
/// Luck and decisions change what somebody sees who knows all. Whatever else the public sees or no longer sees is a
/// revelation.
pub(crate) fn step(
    before: &Valued,
    after: &Valued,
    luck: Option<&ByParty>,
    cause: ReviewCause,
    parties: usize,
) -> Vec<ReviewChange> {
    let mut besides = minus(&after.full, &before.full);
    if let Some(luck) = luck {
        besides = minus(&besides, luck);
    }
    let hidden = minus(
        &minus(&after.public, &after.full),
        &minus(&before.public, &before.full),
    );
    entries(
        &[
            (cause, Some(&besides)),
            (ReviewCause::Luck, luck),
            (ReviewCause::Revelation, Some(&hidden)),
        ],
        parties,
    )
}

/// Books the set-up, and says what the chances were before it.
pub(crate) fn set_up(
    after: &Valued,
    luck: Option<&ByParty>,
    parties: usize,
) -> (ByParty, Vec<ReviewChange>) {
    let start = luck.map_or(after.full, |luck| minus(&after.full, luck));
    let hidden = minus(&after.public, &after.full);
    let changes = entries(
        &[
            (ReviewCause::Luck, luck),
            (ReviewCause::Revelation, Some(&hidden)),
        ],
        parties,
    );
    (start, changes)
}

fn entries(booked: &[(ReviewCause, Option<&ByParty>)], parties: usize) -> Vec<ReviewChange> {
    let mut changes = Vec::new();
    for &(cause, by) in booked {
        let Some(by) = by.map(|by| &by[..parties]) else {
            continue;
        };
        if by.iter().any(|change| *change != 0.0) {
            changes.push(ReviewChange {
                cause,
                by: by.to_vec(),
            });
        }
    }
    changes
}

fn minus(one: &ByParty, other: &ByParty) -> ByParty {
    std::array::from_fn(|place| one[place] - other[place])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn by(first: f64) -> ByParty {
        let mut by = [0.0; 9];
        (by[0], by[1]) = (first, 1.0 - first);
        by
    }

    #[test]
    fn what_is_booked_is_the_whole_change() {
        let before = Valued {
            public: by(0.5),
            full: by(0.6),
        };
        let after = Valued {
            public: by(0.7),
            full: by(0.65),
        };
        let mut luck = [0.0; 9];
        (luck[0], luck[1]) = (0.2, -0.2);
        let booked = step(&before, &after, Some(&luck), ReviewCause::Decision, 2);
        let first: Vec<_> = booked.iter().map(|it| (it.cause, it.by[0])).collect();
        let expected = [
            (ReviewCause::Decision, -0.15),
            (ReviewCause::Luck, 0.2),
            (ReviewCause::Revelation, 0.15),
        ];
        for ((cause, change), (its, expected)) in first.iter().zip(expected) {
            assert_eq!(*cause, its);
            assert!((change - expected).abs() < 1e-12, "{first:?}");
        }
        let sum: f64 = first.iter().map(|(_, change)| change).sum();
        assert!((sum - 0.2).abs() < 1e-12);
    }
}
