//! Building (BB-A11).

use pantheon_engine::need;

use super::{BoraBora, Refusable};
use crate::content::HIGHEST;
use crate::event::{Event, Step};
use crate::piece::{Plot, PlotSet};
use crate::player::Source;
use crate::state::{Decision, State};
use crate::violation::Violation;

impl BoraBora {
    /// Where a building fits: two adjacent spaces, both with material.
    pub(super) fn sites(&self, state: &State) -> PlotSet {
        let filled = state.current().filled;
        Plot::all()
            .filter(|&plot| self.terms.content.plot(plot).minus(filled).is_empty())
            .collect()
    }

    /// The tiles up to a value that aren't built.
    pub(super) fn tiles_to_build(state: &State, value: u8) -> impl Iterator<Item = u8> + use<> {
        let built = state.current().buildings;
        (1..=value.min(HIGHEST)).filter(move |tile| built >> tile & 1 == 0)
    }

    /// The lowest tile, for who has a site.
    pub(super) fn least_building(&self, state: &State) -> Option<u8> {
        if state.current().filled.len() < 2 || self.sites(state).is_empty() {
            return None;
        }
        Self::tiles_to_build(state, HIGHEST).next()
    }

    pub(super) fn choose_building(state: &mut State, value: u8, tile: u8) -> Refusable {
        if tile == 0 || tile > value {
            return Err(Violation::TileTooHigh { tile, value });
        }
        if state.current().has_built(tile) {
            return Err(Violation::TileBuilt { tile });
        }
        state.decision = Decision::Site { tile };
        Ok(())
    }

    /// BB-A11: the materials go back, the tile scores by round, and a fire bonus follows.
    pub(super) fn build(
        &self,
        state: &mut State,
        tile: u8,
        plot: Plot,
        step: &mut Step,
    ) -> Refusable {
        need(self.sites(state).contains(plot), Violation::NotFilled)?;
        let ground = self.terms.content.plot(plot);
        let seat = state.turn;
        let points = self.terms.content.building_points(state.round);
        let player = state.current_mut();
        player.filled = player.filled.minus(ground);
        player.built = player.built.union(ground);
        player.buildings |= 1 << tile;
        step.tell(Event::Built { seat, tile });
        Self::score_points(state, seat, u16::from(points), Source::Buildings, step);
        state.decision = Decision::FireGift;
        Ok(())
    }
}
