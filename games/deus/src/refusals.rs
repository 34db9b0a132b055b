//! Every action there is, in positions of every kind: list and check agree, and what a refusal says is so.

use pantheon_engine::conformance::{Refused, check, refusals_are_true};
use pantheon_engine::{Content as _, Game as _, Seat};

use crate::{
    Action, CardUse, Colour, Content, Decision, Design, Deus, Effect, Kind, Payment, Player,
    Region, RegionSet, Resource, Terrain, Violation,
};

const POSITIONS: u32 = 2_500;
/// What random play doesn't come to in so many positions.
const RARE: &[&str] = &[
    "de-refusal-drafted-out",
    "de-refusal-nothing-to-gain",
    "de-refusal-nothing-to-rob",
    "de-refusal-sacked",
    "de-refusal-too-little-gold",
];
/// Nothing costs more of a resource.
const MOST_OF_A_RESOURCE: u8 = 3;
/// A place in a column, or a number to sell, and some beyond.
const NUMBERS: std::ops::RangeInclusive<u8> = 0..=7;

fn every_action() -> Vec<Action> {
    let mut all = vec![Action::Use, Action::Decline, Action::Done];
    for kind in Kind::ALL {
        all.extend([
            Action::Draft(kind),
            Action::Gain(kind),
            Action::Invoke(kind),
        ]);
    }
    for card in Content::built_in().designs() {
        all.extend([
            Action::Build(card),
            Action::Discard(card),
            Action::Offer(card),
            Action::Add(card),
        ]);
        all.extend(Kind::ALL.map(|column| Action::Hide { card, column }));
    }
    for region in Region::all() {
        all.extend([
            Action::Place(region),
            Action::Settle(region),
            Action::March(region),
            Action::Step(region),
            Action::Raid(region),
        ]);
    }
    for resource in Resource::ALL {
        all.extend([Action::Take(resource), Action::Exchange(resource)]);
    }
    all.extend(NUMBERS.flat_map(|number| [Action::Sell(number), Action::Activate(number)]));
    all.extend(Seat::all(4).map(Action::Rob));
    let some = || 0..=MOST_OF_A_RESOURCE;
    for wood in some() {
        for clay in some() {
            for stone in some() {
                all.extend(some().map(|wheat| Action::Pay(Payment([wood, clay, stone, wheat]))));
            }
        }
    }
    all
}

/// A refusal's claims, asked of the position alone.
struct Claim<'a>(&'a Refused<'a, Deus>);

impl Claim<'_> {
    fn player(&self) -> &Player {
        self.0.state.player(self.0.seat)
    }

    fn any_listed(&self, is: impl Fn(&Action) -> bool) -> bool {
        self.0.listed.iter().any(is)
    }

    fn is_at(&self, region: Region, terrain: Terrain) -> bool {
        self.0.state.terrain_at(region) == Some(terrain)
    }

    fn is_land(&self, region: Region) -> bool {
        !self.is_at(region, Terrain::Sea) && !self.is_at(region, Terrain::Village)
    }

    fn suits(&self, kind: Kind, region: Region) -> bool {
        match kind {
            Kind::Maritime => self.is_at(region, Terrain::Sea),
            _ => self.is_land(region),
        }
    }

    fn is_own(&self, region: Region) -> bool {
        self.0.state.owner(region) == Some(self.0.seat)
    }

    fn next_to(&self, region: Region, others: RegionSet) -> bool {
        let neighbours = self.0.rules.layout().neighbours(region);
        others.iter().any(|other| neighbours.contains(other))
    }

    fn is_empty_edge(&self, kind: Kind, region: Region) -> bool {
        self.0.rules.layout().edge().contains(region)
            && self.suits(kind, region)
            && self.0.state.owner(region).is_none()
    }

    /// Whether a piece could go there, for points or for nothing; distance to others is only a wish (DE-R1).
    fn is_site(&self, kind: Kind, region: Region) -> bool {
        let player = self.player();
        let points = *player.points.inside() >= 3;
        let edge = self.is_empty_edge(kind, region);
        if player.first_region.is_none() {
            return edge;
        }
        let own = self.is_own(region) && !player.pieces(kind).contains(region);
        let next =
            self.0.state.owner(region).is_none() && self.next_to(region, player.controlled());
        (own || next) && self.suits(kind, region) || points && edge
    }

    fn nowhere(&self, is_site: impl Fn(Region) -> bool) -> bool {
        !self.0.rules.layout().regions().iter().any(is_site)
    }

    fn can_pay(&self, design: Design) -> bool {
        let (player, cost) = (self.player(), self.0.rules.content().face(design).cost);
        let missing: u8 = Resource::ALL
            .into_iter()
            .zip(cost.resources())
            .map(|(resource, wanted)| wanted.saturating_sub(player.has(resource)))
            .sum();
        u16::from(cost.gold) + 4 * u16::from(missing) <= player.gold
    }

    fn holds(&self, design: Design) -> bool {
        let cards = self.0.rules.content().copies(design);
        !cards.and(*self.player().hand.inside()).is_empty()
    }

    fn effect(&self) -> Option<Effect> {
        match self.0.state.decision {
            Decision::Effect { card } => Some(self.0.rules.content().face(card).effect),
            _ => None,
        }
    }

    fn armies(&self) -> RegionSet {
        self.player().pieces(Kind::Military)
    }

    fn column(&self) -> Colour {
        self.0.state.column
    }

    /// "First do this" or "or stop": what is said to be possible is listed.
    fn not_now(&self, decision: Decision) -> bool {
        match decision {
            Decision::Turn => self.any_listed(|it| matches!(it, Action::Offer(_))),
            Decision::Pay => self.any_listed(|it| matches!(it, Action::Pay(_))),
            Decision::Place => {
                self.column() != Colour::Temple
                    && self.any_listed(|it| matches!(it, Action::Place(_) | Action::Settle(_)))
            }
            Decision::Effect { .. } => self.any_listed(|it| *it == Action::Decline),
            Decision::Buy { .. }
            | Decision::Exchange { .. }
            | Decision::Muster { .. }
            | Decision::Offering { .. } => self.any_listed(|it| *it == Action::Done),
            _ => !self.0.listed.is_empty(),
        }
    }

    fn not_in_hand(&self, wanted_for: CardUse) -> bool {
        let (card, used) = match self.0.action {
            Action::Build(card) => (card, CardUse::Build),
            Action::Hide { card, .. } => (card, CardUse::Hide),
            Action::Discard(card) => (card, CardUse::Discard),
            Action::Offer(card) | Action::Add(card) => (card, CardUse::Offer),
            _ => return false,
        };
        used == wanted_for && !self.holds(card)
    }

    /// Whether this isn't where a first building goes (DE-B4), a later one (DE-B5), or a paid one (DE-B9).
    fn is_true_of_place(&self, violation: Violation) -> bool {
        let (state, layout, player) = (self.0.state, self.0.rules.layout(), self.player());
        let Some(kind) = self.column().kind() else {
            return match violation {
                Violation::NoTempleSite { region } => {
                    !self.is_own(region) || !self.is_land(region) || state.temples.contains(region)
                }
                Violation::TempleNotOnEdge => true,
                _ => false,
            };
        };
        match violation {
            Violation::Village { region } => self.is_at(region, Terrain::Village),
            Violation::WrongElement { region } => !self.suits(kind, region),
            Violation::Occupied { region } => state
                .owner(region)
                .is_some_and(|owner| owner != self.0.seat),
            Violation::SameType { region } => player.pieces(kind).contains(region),
            Violation::NotConnected { region } => {
                player.first_region.is_some() && !self.next_to(region, player.controlled())
            }
            Violation::NotEdge { region } => {
                player.first_region.is_none() && !layout.edge().contains(region)
            }
            Violation::TooClose { region } => Seat::all(self.0.rules.seats())
                .filter(|&other| other != self.0.seat)
                .filter_map(|other| state.player(other).first_region)
                .any(|first| layout.hex(first).distance(layout.hex(region)) <= 2),
            Violation::EdgeOnly { region } => !self.is_empty_edge(kind, region),
            Violation::FreeAnyway { region } => self.any_listed(|it| *it == Action::Place(region)),
            Violation::TooFewPoints => *player.points.inside() < 3,
            _ => false,
        }
    }

    fn is_true_of_march(&self, violation: Violation) -> bool {
        let (state, layout) = (self.0.state, self.0.rules.layout());
        let (start, at, moved) = match state.decision {
            Decision::March {
                start, at, moved, ..
            } => (Some(start), Some(at), moved),
            Decision::Muster { moved, .. } => (None, None, moved),
            _ => (None, None, RegionSet::EMPTY),
        };
        let others = |region| {
            state
                .owner(region)
                .is_some_and(|owner| owner != self.0.seat)
        };
        match violation {
            Violation::MustFinish => start == at && !self.any_listed(|it| *it == Action::Done),
            Violation::NoArmy { region } => !self.armies().minus(moved).contains(region),
            Violation::TempleAlone { region } => {
                state.temples.contains(region)
                    && Kind::ALL.into_iter().all(|kind| {
                        kind == Kind::Military || !self.player().pieces(kind).contains(region)
                    })
            }
            Violation::NotAdjacent { region } => {
                at.is_some_and(|at| !layout.neighbours(at).contains(region))
            }
            Violation::CantStop { region } => {
                others(region) || self.is_at(region, Terrain::Village)
            }
            Violation::NoShip { region } => {
                self.is_at(region, Terrain::Sea)
                    && !self.player().pieces(Kind::Maritime).contains(region)
            }
            Violation::Stuck { region } | Violation::TwoArmies { region } => {
                self.armies().contains(region)
            }
            Violation::BackAgain { region } => start == Some(region),
            _ => false,
        }
    }

    fn is_true_of_effect(&self, violation: Violation) -> bool {
        let (state, player) = (self.0.state, self.player());
        match violation {
            Violation::NotThatEffect => self.effect().is_some(),
            Violation::SoldOut { resource } => state.supply[resource.index()] == 0,
            Violation::SellsOnly { most } => {
                matches!(self.0.action, Action::Sell(count) if count == 0 || count > most)
            }
            Violation::TooFewResources { resource } => match self.0.action {
                Action::Sell(count) => count > player.has(resource),
                _ => player.has(resource) == 0,
            },
            Violation::NotProduced { resource } => {
                let there = state.of(resource.terrain());
                there.and(player.pieces(Kind::Production)).is_empty()
            }
            Violation::TooLittleGold => !self.any_listed(|it| matches!(it, Action::Take(_))),
            Violation::SameResource => matches!(self.0.action, Action::Exchange(_)),
            Violation::NoPieceLeft { kind } => player.in_supply(kind) == 0,
            Violation::NothingToGain => Kind::ALL
                .into_iter()
                .all(|kind| player.in_supply(kind) == 0),
            Violation::NothingToActivate => matches!(self.0.action, Action::Activate(_)),
            Violation::NotExposed { region } => {
                state.village_points(region) == 0 || !self.next_to(region, self.armies())
            }
            Violation::Sacked { region } => {
                self.is_at(region, Terrain::Village) && state.village_points(region) == 0
            }
            Violation::RobYourself => self.0.action == Action::Rob(self.0.seat),
            Violation::NotInReach { from } => {
                let Some(Effect::Rob { building, .. }) = self.effect() else {
                    return false;
                };
                let exposed = state.player(from).pieces(building);
                !exposed
                    .iter()
                    .any(|region| self.next_to(region, self.armies()))
            }
            Violation::NothingToRob { from } => *state.player(from).points.inside() == 0,
            _ => false,
        }
    }

    fn is_true_of_building(&self, violation: Violation) -> bool {
        let (rules, player) = (self.0.rules, self.player());
        match violation {
            Violation::NoPiece { kind } => player.on_board(kind) == 0,
            Violation::CantPay => {
                matches!(self.0.action, Action::Build(card) if !self.can_pay(card))
            }
            Violation::NowhereToBuild { kind } => self.nowhere(|region| self.is_site(kind, region)),
            Violation::TempleNeedsRows { rows } => {
                rows == player.column(Colour::Temple).len()
                    && Kind::ALL
                        .into_iter()
                        .any(|kind| player.column(kind.colour()).len() < rows)
            }
            Violation::NowhereForTemple => self.nowhere(|region| {
                self.is_own(region)
                    && self.is_land(region)
                    && !self.0.state.temples.contains(region)
            }),
            Violation::NoWildcard => !rules.options().wildcard,
            Violation::WildcardUsed => player.wild.is_some(),
            Violation::WildcardTooDear { gold } => player.gold < u16::from(gold),
            Violation::WrongPayment => self.0.state.decision == Decision::Pay,
            _ => false,
        }
    }

    fn is_true(&self) -> bool {
        let Refused {
            rules,
            state,
            seat,
            violation,
            ..
        } = *self.0;
        let acting = rules.to_act(state).contains(seat);
        match violation {
            Violation::GameOver { ending } => state.decision == Decision::Over(ending),
            Violation::NotYourTurn { turn } => turn == state.turn && turn != seat && !acting,
            Violation::DraftComplete => state.decision == Decision::Draft && !acting,
            _ if !acting => false,
            Violation::NotNow { decision } => decision == state.decision && self.not_now(decision),
            Violation::TempleFirst => {
                state.decision == Decision::Place
                    && self.column() == Colour::Temple
                    && self.any_listed(|it| matches!(it, Action::Place(_)))
            }
            Violation::DraftedOut { kind } => self.player().in_supply(kind) == 0,
            Violation::NotInHand { wanted_for } => self.not_in_hand(wanted_for),
            Violation::NoSuchRegion { region } => !rules.layout().regions().contains(region),
            other => {
                self.is_true_of_building(other)
                    || self.is_true_of_place(other)
                    || self.is_true_of_march(other)
                    || self.is_true_of_effect(other)
            }
        }
    }
}

#[test]
fn list_and_check_agree_and_refusals_are_true() {
    check(refusals_are_true(POSITIONS, &every_action(), RARE, |it| {
        Claim(it).is_true()
    }));
}
