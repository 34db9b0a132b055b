//! The end: final scoring, the winner, and the score explained (BB-E).

use pantheon_engine::{Message, Outcome, Party, ScoreLine, ScoreSheet, Seat, Standing, Viewer};

use super::BoraBora;
use crate::event::{Event, Step};
use crate::player::Source;
use crate::region::Region;
use crate::state::{Decision, Phase, State};

impl BoraBora {
    /// BB-E2, BB-E3: the last points.
    pub(super) fn end_game(&self, state: &mut State, step: &mut Step) {
        for seat in Seat::all(self.terms.seats) {
            for (source, points) in self.final_points(state, seat) {
                Self::score_points(state, seat, points, source, step);
            }
        }
        state.phase = Phase::Over;
        state.decision = Decision::Over;
        step.tell(Event::Ended);
    }

    fn final_points(&self, state: &State, seat: Seat) -> [(Source, u16); 4] {
        let player = state.player(seat);
        let content = &*self.terms.content;
        let fish = Region::all()
            .filter(|region| state.holders[region.index()] == Some(seat))
            .map(|region| u16::from(content.fish(state.fish[region.index()]).value));
        let jewels = player
            .jewels
            .iter()
            .map(|jewel| u16::from(content.jewel(jewel).points));
        let goals = u16::from(self.goals(player));
        [
            (
                Source::GodTiles,
                u16::from(player.god_tiles) * u16::from(content.last.god_tile),
            ),
            (Source::Fish, fish.sum()),
            (Source::Jewels, jewels.sum()),
            (Source::Bonuses, goals * u16::from(content.last.bonus)),
        ]
    }

    /// The score by source, as it is now.
    pub(super) fn score_sheet(&self, state: &State, _viewer: Viewer) -> ScoreSheet {
        let lines = Seat::all(self.terms.seats).flat_map(|seat| {
            let player = state.player(seat);
            Source::ALL.into_iter().map(move |source| ScoreLine {
                party: Party::Seat(seat),
                category: category(source).into(),
                rule: rule(source).into(),
                points: i32::from(player.points[source.index()]),
                why: source.word(),
            })
        });
        ScoreSheet {
            lines: lines.filter(|line| line.points > 0).collect(),
        }
    }

    /// BB-E4: most points; tied, who was earlier in the last turn order.
    pub(super) fn final_outcome(&self, state: &State) -> Option<Outcome> {
        if state.decision != Decision::Over {
            return None;
        }
        let mut ranked = state.order;
        let ranked = &mut ranked[..usize::from(self.terms.seats)];
        ranked.sort_by_key(|&seat| std::cmp::Reverse(state.player(seat).total()));
        let mut above = None;
        let standings = (1..)
            .zip(ranked.iter())
            .map(|(rank, &seat)| {
                let points = state.player(seat).total();
                let tied = above.replace(points) == Some(points);
                Standing {
                    party: Party::Seat(seat),
                    rank,
                    points: i32::from(points),
                    tie_break: tied.then(|| Message::new("bb-tie-turn-order")),
                }
            })
            .collect();
        Some(Outcome {
            end: Message::new("bb-end-six-rounds"),
            standings,
            sheet: self.score_sheet(state, Viewer::Spectator),
        })
    }
}

const fn category(source: Source) -> &'static str {
    match source {
        Source::Start => "start",
        Source::Fishing => "fishing",
        Source::Helper => "helper",
        Source::People => "people",
        Source::Fish => "fish",
        Source::Buildings => "buildings",
        Source::Status => "status",
        Source::Temple => "temple",
        Source::Tasks => "tasks",
        Source::Jewels => "jewels",
        Source::GodTiles => "god-tiles",
        Source::Bonuses => "bonuses",
    }
}

/// The rule that gives the points.
const fn rule(source: Source) -> &'static str {
    match source {
        Source::Start => "BB-S6",
        Source::Fishing => "BB-A13",
        Source::Helper => "BB-A8",
        Source::People => "BB-B4",
        Source::Fish | Source::Jewels | Source::GodTiles => "BB-E2",
        Source::Buildings => "BB-A11",
        Source::Status => "BB-C1",
        Source::Temple => "BB-C2",
        Source::Tasks => "BB-C4",
        Source::Bonuses => "BB-E3",
    }
}
