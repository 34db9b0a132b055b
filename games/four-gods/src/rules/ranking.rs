//! Ties for a place, and who wins (FG-X5, FG-X6, FG-X7, FG-X8, FG-X9, FG-X10).

use pantheon_engine::{Message, Outcome, Party, ScoreSheet, Seat, Standing, Viewer};

use super::FourGods;
use crate::state::{Phase, State};
use crate::terrain::Colour;

/// What each of the ranked earns (FG-X7, FG-X8): equals share the sum of the places they cover, rounded down. Whoever
/// isn't ranked, or has nothing to count, earns nothing and takes no place.
pub fn shares(counts: [Option<u8>; 4], places: [u8; 4]) -> [u8; 4] {
    counts.map(|count| {
        let Some(own) = count.filter(|&count| count > 0) else {
            return 0;
        };
        let better = counts
            .iter()
            .flatten()
            .filter(|&&other| other > own)
            .count();
        let equal = counts
            .iter()
            .flatten()
            .filter(|&&other| other == own)
            .count();
        let covered = places.iter().skip(better).take(equal);
        covered.sum::<u8>() / equal as u8
    })
}

impl FourGods {
    /// A seat's markers, lowest first: one for each colour; a god never taken is a marker on 0 (FG-X10).
    fn markers(state: &State, points: [i32; 4], seat: Seat) -> Vec<i32> {
        let mut markers: Vec<i32> = state
            .colours(seat)
            .map(|colour| points[colour.index()])
            .collect();
        markers.resize(state.quota(), 0);
        markers.sort_unstable();
        markers
    }

    /// FG-X9: most points win, equals share. FG-X10: with two gods each, the higher of the lowest markers wins.
    pub(super) fn final_outcome(&self, state: &State) -> Option<Outcome> {
        let Phase::Over(ending) = state.phase else {
            return None;
        };
        let gains = self.gains(state, true);
        let points = Colour::ALL.map(|colour| {
            let own = gains.iter().filter(|gain| gain.colour == colour);
            own.map(|gain| gain.points).sum::<i32>()
        });
        let sheet = Self::sheet(state, &gains);
        let total = |seat| sheet.total(Party::Seat(seat));
        let worth = |seat| {
            let markers = Self::markers(state, points, seat);
            if state.modes.two_gods_each {
                (markers[0], markers[1])
            } else {
                (total(seat), 0)
            }
        };
        let mut order: Vec<Seat> = Seat::all(self.terms.seats).collect();
        order.sort_by_key(|&seat| std::cmp::Reverse(worth(seat)));
        let standings = order.iter().map(|&seat| {
            let better = order.iter().filter(|&&other| worth(other) > worth(seat));
            let rank = better.count() as u8 + 1;
            Standing {
                party: Party::Seat(seat),
                rank,
                points: total(seat),
                tie_break: (rank > 1 && state.modes.two_gods_each)
                    .then(|| marker_message(worth(order[0]), worth(seat))),
            }
        });
        Some(Outcome {
            end: Message::new(ending.key()),
            standings: standings.collect(),
            sheet: sheet.clone(),
        })
    }

    fn sheet(state: &State, gains: &[super::scoring::Gain]) -> ScoreSheet {
        ScoreSheet {
            lines: gains
                .iter()
                .filter_map(|gain| gain.line(state.owners[gain.colour.index()]?))
                .collect(),
        }
    }

    /// The score as everybody may know it: what depends on secret gods waits for the end.
    pub(super) fn score_sheet(&self, state: &State, _viewer: Viewer) -> ScoreSheet {
        let known = !state.modes.secret || matches!(state.phase, Phase::Over(_));
        Self::sheet(state, &self.gains(state, known))
    }
}

fn marker_message(first: (i32, i32), second: (i32, i32)) -> Message {
    let (key, more, less) = if first.0 == second.0 {
        ("fg-tie-highest-marker", first.1, second.1)
    } else {
        ("fg-tie-lowest-marker", first.0, second.0)
    };
    Message::new(key).number("more", more).number("less", less)
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLACES: [u8; 4] = [15, 10, 5, 0];

    #[test]
    fn fg_x7_equals_share_the_places_they_cover() {
        let share = |counts: [u8; 4]| shares(counts.map(Some), PLACES);
        assert_eq!(share([9, 8, 7, 6]), [15, 10, 5, 0]);
        assert_eq!(share([9, 9, 7, 6]), [12, 12, 5, 0]);
        assert_eq!(share([9, 8, 8, 6]), [15, 7, 7, 0]);
        assert_eq!(share([9, 8, 7, 7]), [15, 10, 2, 2]);
        assert_eq!(share([9, 8, 8, 8]), [15, 5, 5, 5]);
        assert_eq!(share([9, 9, 9, 6]), [10, 10, 10, 0]);
        assert_eq!(share([9, 9, 9, 9]), [7, 7, 7, 7]);
        assert_eq!(share([9, 9, 8, 8]), [12, 12, 2, 2]);
    }

    #[test]
    fn fg_x12_the_rulebooks_largest_and_most_kingdoms() {
        assert_eq!(shares([21, 9, 12, 9].map(Some), PLACES), [15, 2, 10, 2]);
        assert_eq!(shares([7, 8, 7, 4].map(Some), PLACES), [7, 15, 7, 0]);
    }

    #[test]
    fn fg_x8_gods_not_in_play_take_no_place_and_nothing_earns_nothing() {
        assert_eq!(
            shares([Some(3), None, Some(9), None], PLACES),
            [10, 0, 15, 0]
        );
        assert_eq!(
            shares([Some(3), Some(0), Some(0), Some(4)], PLACES),
            [10, 0, 0, 15]
        );
        assert_eq!(shares([Some(0); 4], PLACES), [0; 4]);
    }
}
