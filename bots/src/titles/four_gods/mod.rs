//! 4 Gods as its bots see it.
//!
//! With two gods each the lowest marker decides (FG-X10), so what a colour has counts for as much as its marker is
//! likely to be the lowest.

mod hands;
mod markers;
mod memory;
mod planner;
mod sense;
mod stock;
#[cfg(test)]
mod tests;
mod themes;

use pantheon_engine::{Game as _, Party, Seat};
use pantheon_games::four_gods::{Action, Colour, FourGods, Phase, State};

use crate::bot::Bot;
use crate::judge::Judge;
use crate::judged::{Judged, PlannerParams, Theme};
use crate::search::SearchParams;
use markers::{Marker, Openings};
use planner::Planner;
use stock::Stock;

/// What a god that isn't taken yet will be worth, at the beginning.
const UNTAKEN: f32 = 12.0;

impl Judged for FourGods {
    const FEATURES: &'static [&'static str] = &[
        "marker",
        "other-marker",
        "cities",
        "exposed-cities",
        "destroyed-cities",
        "kingdoms",
        "ahead",
        "level",
        "behind",
        "margin",
        "growth",
        "footholds",
        "largest",
        "number",
        "reserve",
        "gods",
        "tiles-that-fit",
        "tiles-that-do-not",
        "prospect",
        "row",
        "row-full",
        "turn",
    ];
    const THEMES: &'static [Theme] = themes::THEMES;
    const WEIGHTS: &'static str = include_str!("weights.toml");
    const LEVELS: &'static str = include_str!("levels.toml");
    const SEARCH_PARAMS: SearchParams = SearchParams::DEFAULT;

    fn features(&self, state: &State, party: Party, out: &mut [f32]) {
        let Party::Seat(seat) = party else { return };
        let progress = self.progress(state);
        let stock = Stock::of(self, state);
        let openings = Openings::of(&state.world, &stock);
        let mut markers = [Marker::default(); 4];
        for colour in state.colours(seat) {
            markers[colour.index()] =
                markers::marker(self, state, colour, &stock, &openings, progress);
        }
        let points = markers.map(|marker| marker.points());
        let (lowest, highest, shares) = decisive(state, seat, points, progress);
        let share = |part: fn(&Marker) -> f32| -> f32 {
            markers
                .iter()
                .zip(shares)
                .map(|(marker, share)| share * part(marker))
                .sum()
        };
        let (fitting, stuck) = hands::held(self, state, seat);
        let reserve = |colour: Colour| f32::from(state.reserve[colour.index()]);
        let written = [
            lowest,
            highest - lowest,
            share(|marker| marker.cities),
            markers.iter().map(|marker| marker.exposed).sum(),
            state
                .colours(seat)
                .map(|colour| f32::from(state.razed[colour.index()]))
                .sum(),
            share(|marker| marker.kingdoms),
            share(|marker| marker.ahead),
            share(|marker| marker.level),
            share(|marker| marker.behind),
            share(|marker| marker.margin),
            share(|marker| marker.growth),
            share(|marker| marker.footholds),
            share(|marker| marker.largest),
            share(|marker| marker.number),
            state
                .colours(seat)
                .map(|colour| shares[colour.index()] * reserve(colour))
                .sum(),
            state.colours(seat).count() as f32,
            f32::from(fitting),
            f32::from(stuck),
            hands::prospect(state, seat, &openings, shares),
            f32::from(state.rows.len(seat)),
            f32::from(u8::from(state.rows.is_full(seat))),
            f32::from(u8::from(state.modes.timed && state.turn == seat)),
        ];
        out.copy_from_slice(&written);
    }

    /// The bag empties by about as much as the World fills; whichever is further tells.
    fn progress(&self, state: &State) -> f32 {
        if state.trigger.is_some() || matches!(state.phase, Phase::Over(_)) {
            return 1.0;
        }
        let all = f32::from(self.content().tile_count());
        let drawn = 1.0 - f32::from(state.bag_count()) / all;
        let cells = f32::from(state.world.size() * state.world.size());
        let filled = 1.0 - f32::from(state.world.holes()) / cells;
        drawn.max(filled)
    }

    /// A prophet may still follow a tile, and nobody scores a tile in hand.
    fn is_quiet(&self, state: &State) -> bool {
        state.fresh.iter().all(Option::is_none)
    }

    fn rules_of(action: Action) -> &'static [&'static str] {
        themes::rules_of(action)
    }

    fn prior(&self, state: &State, seat: Seat, action: Action) -> f32 {
        sense::prior(self, state, seat, action)
    }

    fn is_absurd(&self, state: &State, seat: Seat, action: Action) -> bool {
        sense::is_absurd(self, state, seat, action)
    }

    fn waits(&self, state: &State, seat: Seat) -> bool {
        sense::waits(state, seat)
    }

    fn planner(
        judge: &Judge<Self>,
        params: PlannerParams,
        seed: u64,
    ) -> Option<Box<dyn Bot<Self>>> {
        Some(Box::new(Planner::new(judge.clone(), params, seed)))
    }
}

/// The lowest and the highest marker of a seat, and how much the points of each colour count: those of the marker that
/// is likely to be lowest count most (FG-X10). With one god each, the one counts.
fn decisive(state: &State, seat: Seat, points: [f32; 4], progress: f32) -> (f32, f32, [f32; 4]) {
    let mut shares = [0.0; 4];
    let untaken = UNTAKEN * (1.0 - progress);
    let mut own = state.colours(seat);
    if !state.modes.two_gods_each {
        let Some(colour) = own.next() else {
            return (untaken, untaken, shares);
        };
        shares[colour.index()] = 1.0;
        let points = points[colour.index()];
        return (points, points, shares);
    }
    let (one, other) = (own.next(), own.next());
    let worth = |colour: Option<Colour>| colour.map_or(untaken, |colour| points[colour.index()]);
    let (first, second) = (worth(one), worth(other));
    // How far markers still move: as far apart as that, the lower one is all that counts.
    let spread = 2.0 + 8.0 * (1.0 - progress);
    let gap = (first - second).abs();
    let low = 0.5 + 0.5 * gap / (spread + gap);
    let (lowest, highest) = (first.min(second), first.max(second));
    let of_first = if first <= second { low } else { 1.0 - low };
    for (colour, share) in [(one, of_first), (other, 1.0 - of_first)] {
        if let Some(colour) = colour {
            shares[colour.index()] = share;
        }
    }
    (low * lowest + (1.0 - low) * highest, highest, shares)
}
