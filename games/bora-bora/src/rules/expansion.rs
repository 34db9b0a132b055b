//! Expanding: a hut, what the region gives, and its fish (BB-A4, BB-A5, BB-A6, BB-G5).

use super::{BoraBora, Refusable};
use crate::action::Action;
use crate::content::HIGHEST;
use crate::event::{Event, Step};
use crate::piece::{God, Ground, GroundSet, Material, Space, Way};
use crate::player::Source;
use crate::region::{Path, Region, RegionSet};
use crate::state::{Decision, Errand, Phase, State};
use crate::violation::Violation;

impl BoraBora {
    /// BB-A4: regions without own hut that a path of at most this value joins to one with.
    pub(super) fn targets(&self, state: &State, path: Path, value: u8) -> RegionSet {
        let own = state.current().regions;
        self.terms.content.reach(path, value, own).minus(own)
    }

    /// The least value of a path to somewhere new.
    pub(super) fn least_path(&self, state: &State, path: Path) -> Option<u8> {
        let player = state.current();
        if player.huts + player.twelfth_huts == 0 {
            return None;
        }
        (1..=HIGHEST).find(|&value| !self.targets(state, path, value).is_empty())
    }

    /// BB-A4: the region to settle.
    pub(super) fn expand(
        &self,
        state: &mut State,
        path: Path,
        value: u8,
        region: Region,
        step: &mut Step,
    ) -> Refusable {
        if state.current().regions.contains(region) {
            return Err(Violation::AlreadyThere { region });
        }
        if !self.targets(state, path, value).contains(region) {
            return Err(Violation::TooFar {
                region,
                path,
                value,
            });
        }
        self.choose_hut(state, region, step);
        Ok(())
    }

    /// The kinds of spaces that have a hut.
    pub(super) fn hut_spaces(state: &State) -> impl Iterator<Item = Space> + use<> {
        let player = state.current();
        let (huts, twelfth) = (player.huts > 0, player.twelfth_huts > 0);
        [(Space::Ordinary, huts), (Space::Twelfth, twelfth)]
            .into_iter()
            .filter_map(|(space, there)| there.then_some(space))
    }

    /// BB-A5, BB-R12: any hut; who has only one kind isn't asked.
    pub(super) fn choose_hut(&self, state: &mut State, region: Region, step: &mut Step) {
        let mut spaces = Self::hut_spaces(state);
        let only = spaces.next().filter(|_| spaces.next().is_none());
        match only {
            Some(space) => self.settle(state, region, space, step),
            None => state.decision = Decision::Hut { region },
        }
    }

    pub(super) fn take_hut(
        &self,
        state: &mut State,
        region: Region,
        space: Space,
        step: &mut Step,
    ) -> Refusable {
        if !state.current().has_hut(space) {
            return Err(Violation::NoHutThere { space });
        }
        self.settle(state, region, space, step);
        Ok(())
    }

    /// BB-A5: the hut takes the building space, and the region gives what it has.
    fn settle(&self, state: &mut State, region: Region, space: Space, step: &mut Step) {
        let seat = state.turn;
        let player = state.current_mut();
        match space {
            Space::Ordinary => player.huts -= 1,
            Space::Twelfth => player.twelfth_huts -= 1,
        }
        player.regions = player.regions.with(region);
        state.holders[region.index()] = Some(seat);
        step.tell(Event::Settled { seat, region });
        state.errand = Errand::Expansion { region };
        if let Some(material) = self.terms.content.gives(region).material() {
            self.give_material(state, material, step);
        } else {
            Self::take_offering(state, seat, step);
            self.resume(state, step);
        }
    }

    /// The free ceremony spaces for a material.
    pub(super) fn free_ground(&self, state: &State, material: Material) -> GroundSet {
        let player = state.current();
        self.terms
            .content
            .ground_for(material)
            .minus(player.filled)
            .minus(player.built)
    }

    /// BB-A5: a material finds its space, if there is a choice with a question, and the errand goes on.
    pub(super) fn give_material(&self, state: &mut State, material: Material, step: &mut Step) {
        let seat = state.turn;
        let free = self.free_ground(state, material);
        step.tell(Event::MaterialTaken { seat, material });
        let player = state.current_mut();
        match free.len() {
            0 => {
                player.beside[material.index()] += 1;
                step.tell(Event::LaidBeside { seat, material });
            }
            1 => player.filled = player.filled.union(free),
            _ => {
                state.decision = Decision::Lay { material };
                return;
            }
        }
        self.resume(state, step);
    }

    pub(super) fn lay(
        &self,
        state: &mut State,
        material: Material,
        ground: Ground,
        step: &mut Step,
    ) -> Refusable {
        if self.terms.content.ceremony(ground) != material {
            return Err(Violation::WrongGround { ground, material });
        }
        if !self.free_ground(state, material).contains(ground) {
            return Err(Violation::GroundTaken { ground });
        }
        let player = state.current_mut();
        player.filled = player.filled.with(ground);
        self.resume(state, step);
        Ok(())
    }

    /// BB-A6: now and only now the fish; those who surely can't pay aren't asked.
    pub(super) fn offer_fish(&self, state: &mut State, region: Region, step: &mut Step) {
        if state.phase != Phase::SetUp && state.current().might_pay() {
            state.errand = Errand::Nothing;
            state.decision = Decision::Fish { region };
        } else {
            self.finish(state, step);
        }
    }

    pub(super) fn list_fish(state: &State, out: &mut Vec<Action>) {
        out.extend(state.current().purse().ways(God::Red).map(Action::Pay));
        out.push(Action::Done);
    }

    /// BB-G5: the red god scores the fish.
    pub(super) fn score_fish(
        &self,
        state: &mut State,
        region: Region,
        way: Way,
        step: &mut Step,
    ) -> Refusable {
        Self::need_way(state, God::Red, way)?;
        let seat = state.turn;
        Self::pay(state, seat, God::Red, way, step);
        let points = self.terms.content.fish(state.fish[region.index()]).value;
        Self::score_points(state, seat, u16::from(points), Source::Fish, step);
        self.finish(state, step);
        Ok(())
    }
}
