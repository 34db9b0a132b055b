//! How everybody did at a daily deal, as a histogram.

use pantheon_store::{BestGame, DailyCount};
use pantheon_wire::{DailyBar, DailyBest, DailyMark, DailyResult, DailyTold};

/// So many bars a histogram has at most.
const MOST_BARS: i32 = 25;
/// How many leads a bar may count.
const WIDTHS: [i32; 9] = [1, 2, 5, 10, 20, 50, 100, 200, 500];

/// How everybody did, for somebody with this result.
pub(crate) fn told(
    counts: &[DailyCount],
    own: Option<&DailyResult>,
    best: Option<BestGame>,
) -> DailyTold {
    let first = |count: &&DailyCount| count.first;
    let firsts: u32 = counts.iter().filter(first).map(|count| count.count).sum();
    let own_is_first = own.is_some_and(|own| own.mark == DailyMark::First);
    let place = own.map(|own| {
        let better = counts
            .iter()
            .filter(first)
            .filter(|count| count.lead > own.score.lead);
        better.map(|count| count.count).sum::<u32>() + 1
    });
    DailyTold {
        bars: bars(counts),
        place,
        of: firsts + u32::from(own.is_some() && !own_is_first),
        best: best.map(|best| DailyBest {
            name: best.name,
            score: best.score,
        }),
    }
}

/// Bars of one width from the lowest lead to the highest, the empty ones too. Zero begins a bar, so that who is ahead and who
/// isn't are never in one.
fn bars(counts: &[DailyCount]) -> Vec<DailyBar> {
    let leads = || counts.iter().map(|count| count.lead);
    let (Some(lowest), Some(highest)) = (leads().min(), leads().max()) else {
        return Vec::new();
    };
    let fits = |width: &&i32| {
        highest
            .div_euclid(**width)
            .saturating_sub(lowest.div_euclid(**width))
            < MOST_BARS
    };
    let width = WIDTHS.iter().find(fits).copied().unwrap_or(i32::MAX);
    let (from, to) = (lowest.div_euclid(width), highest.div_euclid(width));
    let bar = |place: i32| {
        let within = counts
            .iter()
            .filter(|count| count.lead.div_euclid(width) == place);
        let sum = |first| {
            let counted = within.clone().filter(move |count| count.first == first);
            counted.map(|count| count.count).sum()
        };
        let begins = place.saturating_mul(width);
        DailyBar {
            from: begins,
            to: begins.saturating_add(width - 1),
            first: sum(true),
            others: sum(false),
        }
    };
    (from..=to).map(bar).collect()
}

#[cfg(test)]
mod tests {
    use pantheon_wire::DailyScore;

    use super::*;

    fn counts(leads: &[i32]) -> Vec<DailyCount> {
        let count = |&lead: &i32| DailyCount {
            lead,
            first: true,
            count: 1,
        };
        leads.iter().map(count).collect()
    }

    fn result(lead: i32, mark: DailyMark) -> DailyResult {
        DailyResult {
            score: DailyScore {
                lead,
                points: 0,
                rank: 1,
            },
            mark,
            at: 0,
        }
    }

    #[test]
    fn bars_have_no_gaps_and_who_is_ahead_is_never_beside_who_is_not() {
        let few = bars(&counts(&[-3, -1, 0, 2]));
        assert_eq!(few.len(), 6);
        assert!(few.iter().all(|bar| bar.from == bar.to));
        let many = bars(&counts(&[-61, -1, 0, 47]));
        assert!(many.len() <= MOST_BARS as usize);
        assert!(many.iter().any(|bar| bar.to == -1) && many.iter().any(|bar| bar.from == 0));
        assert!(many.windows(2).all(|pair| pair[0].to + 1 == pair[1].from));
        assert_eq!(many.iter().map(|bar| bar.first).sum::<u32>(), 4);
        assert_eq!(bars(&[]), []);
        assert!(bars(&counts(&[i32::MIN, i32::MAX])).len() <= 2 * MOST_BARS as usize);
    }

    #[test]
    fn a_place_is_counted_among_those_who_began_once() {
        let mut counted = counts(&[1, 5, 9]);
        counted.push(DailyCount {
            lead: 20,
            first: false,
            count: 7,
        });
        let first = told(&counted, Some(&result(5, DailyMark::First)), None);
        assert_eq!((first.place, first.of), (Some(2), 3));
        let practised = told(&counted, Some(&result(20, DailyMark::Practised)), None);
        assert_eq!((practised.place, practised.of), (Some(1), 4));
        assert_eq!(told(&counted, None, None).place, None);
        assert_eq!(practised.bars.iter().map(|bar| bar.others).sum::<u32>(), 7);
    }
}
