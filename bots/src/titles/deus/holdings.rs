//! What a player has and is about to get, and what cards would add to it.
//!
//! Estimates go through here so that a card about to be used, a column that will be used again and a card in hand are
//! all measured alike.

use pantheon_engine::{Game as _, Seat};
use pantheon_games::deus::{
    Colour, Count, Deus, Effect, Gain, Gods, Kind, Player, Resource, State, Terrain,
};

/// What gold is worth in points, roughly: for comparing cards, not for judging positions.
const GOLD: f32 = 0.18;
/// What a resource is worth.
const RESOURCE: f32 = 0.5;
/// What an unknown card is worth.
const CARD: f32 = 0.35;
/// What a piece on the player board is worth.
const PIECE: f32 = 0.5;
/// What moving an army is worth.
const MARCH: f32 = 0.3;
/// How sure it is that a piece about to be placed finds the place a card asks for.
const LIKELY: f32 = 0.7;

/// What a player has, or is about to have.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Holdings {
    /// Victory points.
    pub(super) points: f32,
    /// Gold.
    pub(super) gold: f32,
    /// Resources in the order of [`Resource::ALL`].
    pub(super) resources: [f32; 4],
    /// Cards that will be drawn.
    pub(super) cards: f32,
    /// Pieces that will be gained, of any type.
    pub(super) pieces: f32,
    /// Army moves to come.
    pub(super) marches: f32,
}

impl Holdings {
    /// What the player has now.
    pub(super) fn of(player: &Player) -> Self {
        Self {
            points: f32::from(*player.points.inside()),
            gold: f32::from(player.gold),
            resources: player.resources.map(f32::from),
            ..Self::default()
        }
    }

    /// All resources together.
    pub(super) fn all_resources(&self) -> f32 {
        self.resources.iter().sum()
    }

    /// What it is worth in points, roughly.
    pub(super) fn worth(&self) -> f32 {
        self.points
            + GOLD * self.gold
            + RESOURCE * self.all_resources()
            + CARD * self.cards
            + PIECE * self.pieces
            + MARCH * self.marches
    }
}

/// A player's situation, looked at once for all cards.
#[derive(Debug)]
pub(super) struct Situation<'a> {
    rules: &'a Deus,
    state: &'a State,
    seat: Seat,
    player: &'a Player,
    /// Production buildings by the resource of their terrain.
    produced: [f32; 4],
    /// Villages with points next to armies.
    exposed: f32,
}

impl<'a> Situation<'a> {
    /// The situation of a seat. A piece of the type `placing` is about to be put somewhere good.
    pub(super) fn of(rules: &'a Deus, state: &'a State, seat: Seat, placing: Option<Kind>) -> Self {
        let player = state.player(seat);
        let buildings = player.pieces(Kind::Production);
        let more = if placing == Some(Kind::Production) {
            LIKELY
        } else {
            0.0
        };
        let produced = Resource::ALL
            .map(|resource| f32::from(buildings.and(state.of(resource.terrain())).len()) + more);
        let mut exposed = f32::from(rules.count(state, seat, Count::ExposedVillages));
        if placing == Some(Kind::Military) && exposed < 1.0 {
            exposed = LIKELY;
        }
        Self {
            rules,
            state,
            seat,
            player,
            produced,
            exposed,
        }
    }

    /// What gods give.
    pub(super) fn gods(&self) -> Gods {
        self.rules.content().numbers.gods
    }

    /// How many of a thing there are, or will be.
    fn count(&self, what: Count) -> f32 {
        match what {
            Count::Production(terrain) => self.on(terrain),
            Count::ExposedVillages => self.exposed,
            what => f32::from(self.rules.count(self.state, self.seat, what)),
        }
    }

    /// How often a card gives what it gives: once, or for each thing counted.
    fn times(&self, per: Option<Count>) -> f32 {
        per.map_or(1.0, |per| self.count(per))
    }

    fn on(&self, terrain: Terrain) -> f32 {
        Resource::ALL
            .into_iter()
            .position(|resource| resource.terrain() == terrain)
            .map_or(0.0, |place| self.produced[place])
    }

    /// Takes resources from what the general supply has.
    fn take(&self, held: &mut Holdings, resource: usize, wanted: f32) {
        held.resources[resource] += wanted.min(f32::from(self.state.supply[resource]));
    }

    /// How many others have a building of this type next to one's armies.
    fn victims(&self, building: Kind) -> f32 {
        let armies = self.player.pieces(Kind::Military);
        if armies.is_empty() {
            return 0.0;
        }
        let reach = self.rules.layout().around(armies);
        let exposed = Seat::all(self.rules.seats())
            .filter(|&other| other != self.seat)
            .filter(|&other| {
                !self
                    .state
                    .player(other)
                    .pieces(building)
                    .and(reach)
                    .is_empty()
            });
        exposed.count() as f32
    }

    /// Adds what an effect would bring now.
    pub(super) fn carry_out(&self, effect: Effect, held: &mut Holdings) {
        match effect {
            Effect::Buy { price, most } => {
                let price = f32::from(price);
                for _ in 0..most {
                    let wanted = (0..4)
                        .filter(|&resource| self.state.supply[resource] > 0)
                        .min_by(|&a, &b| held.resources[a].total_cmp(&held.resources[b]));
                    let Some(wanted) = wanted.filter(|_| held.gold >= price) else {
                        break;
                    };
                    held.gold -= price;
                    held.resources[wanted] += 1.0;
                }
            }
            Effect::Sell {
                resource,
                most,
                gain,
            } => {
                let has = &mut held.resources[resource.index()];
                let count = has.min(f32::from(most));
                *has -= count;
                earn(held, gain, count);
            }
            Effect::Exchange { resource, most } => {
                // Only what is plenty is worth exchanging, for what is scarce.
                let scarcest = scarcest(&held.resources);
                let spare =
                    (held.resources[resource.index()] - held.resources[scarcest]) / 2.0 - 0.5;
                let count = spare.clamp(0.0, f32::from(most)).floor();
                held.resources[resource.index()] -= count;
                self.take(held, scarcest, count);
            }
            Effect::Harvest {
                resource,
                amount,
                per,
            } => {
                let count = f32::from(amount) * self.count(per);
                self.take(held, resource.index(), count);
            }
            Effect::HarvestOne { amount } => {
                let best = (0..4)
                    .filter(|&resource| self.produced[resource] > 0.0)
                    .min_by(|&a, &b| held.resources[a].total_cmp(&held.resources[b]));
                if let Some(best) = best {
                    self.take(held, best, f32::from(amount));
                }
            }
            Effect::HarvestEach { .. } => {
                for resource in 0..4 {
                    self.take(held, resource, self.produced[resource].min(1.0));
                }
            }
            Effect::Draw { cards, per } => held.cards += f32::from(cards) * self.times(per),
            Effect::Gain { pieces, cards, per } => {
                let times = self.times(per);
                held.pieces += f32::from(pieces) * times;
                held.cards += f32::from(cards) * times;
            }
            Effect::Swap { pieces, cards } => {
                held.pieces += f32::from(pieces);
                held.cards += f32::from(cards) - 1.0;
            }
            Effect::Activate { column } => self.activate_best(column, held),
            Effect::Earn { gain, per, every } => {
                earn(held, gain, (self.count(per) / f32::from(every)).floor());
            }
            Effect::March { .. } => {
                if !self.player.pieces(Kind::Military).is_empty() {
                    held.marches += 1.0;
                }
            }
            Effect::Raid { points } => held.points += f32::from(points) * self.exposed.min(1.0),
            Effect::Tax { building, gold } => {
                held.gold += f32::from(gold) * self.victims(building);
            }
            Effect::Rob { building, points } => {
                held.points += f32::from(points) * self.victims(building).min(1.0);
            }
            Effect::Score { .. } => {}
        }
    }

    /// The best card of another column, carried out once.
    fn activate_best(&self, column: Kind, held: &mut Holdings) {
        let before = held.worth();
        let mut best = *held;
        for effect in self.column(column.colour(), 0) {
            if matches!(effect, Effect::Activate { .. }) {
                continue;
            }
            let mut after = *held;
            self.carry_out(effect, &mut after);
            if after.worth() > best.worth().max(before) {
                best = after;
            }
        }
        *held = best;
    }

    /// The effects of a column's open cards from a place on.
    fn column(&self, colour: Colour, from: u8) -> impl Iterator<Item = Effect> + '_ {
        let column = self.player.column(colour);
        (from..column.len())
            .filter(move |&place| !self.player.is_face_down(colour, place))
            .filter_map(move |place| column.get(place))
            .map(|card| self.rules.content().card(card).effect)
    }

    /// Carries a column out from a place on; a card that would do harm is declined.
    pub(super) fn activate(&self, colour: Colour, from: u8, held: &mut Holdings) {
        for effect in self.column(colour, from) {
            let mut after = *held;
            self.carry_out(effect, &mut after);
            if after.worth() > held.worth() {
                *held = after;
            }
        }
    }
}

fn earn(held: &mut Holdings, gain: Gain, times: f32) {
    match gain {
        Gain::Gold(each) => held.gold += f32::from(each) * times,
        Gain::Points(each) => held.points += f32::from(each) * times,
    }
}

fn scarcest(resources: &[f32; 4]) -> usize {
    (0..4)
        .min_by(|&a, &b| resources[a].total_cmp(&resources[b]))
        .unwrap_or(0)
}
