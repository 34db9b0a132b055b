//! A position from one player's side, with what everything on it is roughly worth in points.

use pantheon_engine::{Game, Seat};
use pantheon_games::bora_bora::{
    BoraBora, Content, Gift, HIGHEST, Path, Phase, Player, ROUNDS, Region, RegionSet, State,
};

/// What a god card, an offering, a material and a shell are roughly worth.
pub(super) const CARD: f32 = 0.9;
pub(super) const OFFERING: f32 = 1.1;
pub(super) const MATERIAL: f32 = 1.8;
pub(super) const SHELL: f32 = 1.3;
/// What paying for a god costs: a card and an offering.
pub(super) const GOD: f32 = CARD + OFFERING;
/// What a step of status is roughly worth.
pub(super) const STEP: f32 = 0.9;
/// What a fire bonus is roughly worth.
pub(super) const FIRE: f32 = OFFERING + SHELL;

/// A position from one player's side.
#[derive(Clone, Copy)]
pub(super) struct Outlook<'a> {
    pub(super) rules: &'a BoraBora,
    pub(super) content: &'a Content,
    pub(super) state: &'a State,
    pub(super) seat: Seat,
    pub(super) player: &'a Player,
}

impl<'a> Outlook<'a> {
    pub(super) fn new(rules: &'a BoraBora, state: &'a State, seat: Seat) -> Self {
        Self {
            rules,
            content: rules.content(),
            state,
            seat,
            player: state.player(seat),
        }
    }

    /// The round as an index.
    pub(super) fn round(&self) -> usize {
        usize::from(self.state.round.clamp(1, ROUNDS as u8)) - 1
    }

    /// How many rounds come after this one.
    pub(super) fn later(&self) -> usize {
        ROUNDS - 1 - self.round()
    }

    /// Whether status and temple of this round are still to be evaluated.
    pub(super) fn before_evaluation(&self) -> bool {
        matches!(self.state.phase, Phase::SetUp | Phase::Dice | Phase::People)
    }

    /// This player's place in the turn order, from 0.
    pub(super) fn place(&self) -> u8 {
        let order = &self.state.order[..usize::from(self.rules.seats())];
        order
            .iter()
            .position(|&seat| seat == self.seat)
            .unwrap_or(0) as u8
    }

    /// Whether this player's turn in a part of the round in which each has one is still to come or going on.
    pub(super) fn turn_ahead(&self) -> bool {
        self.place() >= self.state.place
    }

    /// The huts that aren't on the map.
    pub(super) fn has_hut(&self) -> bool {
        self.player.huts + self.player.twelfth_huts > 0
    }

    /// Where a path of at most this value leads to.
    pub(super) fn targets(&self, path: Path, value: u8) -> RegionSet {
        let own = self.player.regions;
        self.content.reach(path, value.min(HIGHEST), own).minus(own)
    }

    /// What a region gives settlers, and what its building space may bring at the end.
    pub(super) fn region_worth(&self, region: Region) -> f32 {
        let gift = match self.content.gives(region) {
            Gift::Offering => OFFERING,
            _ => MATERIAL,
        };
        let fish = f32::from(self.fish(region));
        gift + fish
            * if self.others_are_in(region) {
                0.8
            } else {
                0.45
            }
    }

    /// The value of a region's fish.
    pub(super) fn fish(&self, region: Region) -> u8 {
        self.content.fish(self.state.fish[region.index()]).value
    }

    /// Whether all others have a hut there already, so that the building space can't be lost.
    pub(super) fn others_are_in(&self, region: Region) -> bool {
        Seat::all(self.rules.seats())
            .filter(|&other| other != self.seat)
            .all(|other| self.state.player(other).regions.contains(region))
    }

    /// The best of these regions.
    pub(super) fn best_region(&self, regions: RegionSet) -> Option<f32> {
        regions
            .iter()
            .map(|region| self.region_worth(region))
            .max_by(f32::total_cmp)
    }

    /// The points of a building now.
    pub(super) fn building_points(&self) -> f32 {
        f32::from(self.content.rounds.building[self.round()])
    }

    /// The points of a priest at the end of this round.
    pub(super) fn priest_points(&self) -> f32 {
        f32::from(self.content.rounds.priest[self.round()])
    }

    /// What a priest on this place of the temple, from the left, will bring in later rounds: the further to the right,
    /// the sooner it is pushed out.
    pub(super) fn later_priest_points(&self, place: usize) -> f32 {
        let stays = 0.9 - 0.08 * place as f32;
        let later = &self.content.rounds.priest[self.round() + 1..];
        later
            .iter()
            .rev()
            .fold(0.0, |sum, &points| stays * (f32::from(points) + sum))
    }
}
