//! What cards do: the vocabulary of effects, interpreted (DE-B10).

use pantheon_engine::{Seat, Step};

use super::{Deus, Refusable};
use crate::action::Action;
use crate::effect::{Armies, Effect, Gain};
use crate::event::Event;
use crate::kind::{Kind, Resource};
use crate::region::RegionSet;
use crate::state::{Decision, State};
use crate::violation::Violation;

impl Deus {
    /// Whether an effect could do anything now.
    pub(super) fn is_possible(&self, state: &State, effect: Effect) -> bool {
        let player = state.current();
        let seat = state.turn;
        match effect {
            Effect::Buy { price, .. } => {
                player.gold >= u16::from(price) && Self::in_general_supply(state).next().is_some()
            }
            Effect::Sell { resource, .. } => player.has(resource) > 0,
            Effect::Exchange { resource, .. } => {
                player.has(resource) > 0 && Self::others_in_supply(state, resource).next().is_some()
            }
            Effect::Harvest { resource, per, .. } => {
                state.supply[resource.index()] > 0 && self.count(state, seat, per) > 0
            }
            Effect::HarvestOne { .. } | Effect::HarvestEach { .. } => {
                Self::produced(state).next().is_some()
            }
            Effect::Draw { .. } => self.can_draw(state, seat),
            Effect::Gain { pieces, cards } => {
                (pieces > 0 && Self::pieces_to_gain(state).next().is_some())
                    || (cards > 0 && self.can_draw(state, seat))
            }
            Effect::Swap { pieces, .. } => {
                !player.hand.inside().is_empty()
                    && (pieces == 0 || Self::pieces_to_gain(state).next().is_some())
            }
            Effect::Activate { column } => self.cards_to_activate(state, column).next().is_some(),
            Effect::Earn { per, every, .. } => self.count(state, seat, per) >= u16::from(every),
            Effect::March { steps, .. } => !self
                .armies_to_move(state, steps, RegionSet::EMPTY)
                .is_empty(),
            Effect::Raid { .. } => !self.exposed_villages(state, seat).is_empty(),
            Effect::Tax { building, .. } => self
                .exposed_players(state, building)
                .iter()
                .any(|from| state.player(from).gold > 0),
            Effect::Rob { building, .. } => self.players_to_rob(state, building).next().is_some(),
            Effect::Score { .. } => false,
        }
    }

    /// The ways to use an effect.
    pub(super) fn list_effect(&self, state: &State, effect: Effect, out: &mut Vec<Action>) {
        match effect {
            Effect::Buy { price, .. } => Self::list_purchases(state, price, out),
            Effect::Sell { resource, most, .. } => {
                let most = most.min(state.current().has(resource));
                out.extend((1..=most).map(Action::Sell));
            }
            Effect::Exchange { resource, .. } => Self::list_exchanges(state, resource, out),
            Effect::HarvestOne { .. } => out.extend(Self::produced(state).map(Action::Take)),
            Effect::Gain { pieces, .. } if pieces > 0 && Self::can_gain_piece(state) => {
                Self::list_pieces(state, out);
            }
            Effect::Swap { pieces, .. } => {
                if pieces == 0 || Self::can_gain_piece(state) {
                    self.list_hand(state, Action::Discard, out);
                }
            }
            Effect::Activate { column } => {
                out.extend(self.cards_to_activate(state, column).map(Action::Activate));
            }
            Effect::March { steps, .. } => out.extend(
                self.armies_to_move(state, steps, RegionSet::EMPTY)
                    .iter()
                    .map(Action::March),
            ),
            Effect::Raid { .. } => out.extend(
                self.exposed_villages(state, state.turn)
                    .iter()
                    .map(Action::Raid),
            ),
            Effect::Rob { building, .. } => {
                out.extend(self.players_to_rob(state, building).map(Action::Rob));
            }
            Effect::Harvest { .. }
            | Effect::HarvestEach { .. }
            | Effect::Draw { .. }
            | Effect::Gain { .. }
            | Effect::Earn { .. }
            | Effect::Tax { .. } => out.push(Action::Use),
            Effect::Score { .. } => {}
        }
    }

    /// Why an effect can't be used so, if it can't.
    pub(super) fn check_effect(&self, state: &State, effect: Effect, action: Action) -> Refusable {
        match (effect, action) {
            (Effect::Buy { price, .. }, Action::Take(resource)) => {
                Self::check_purchase(state, price, resource)
            }
            (Effect::Sell { resource, most, .. }, Action::Sell(count)) => {
                if (1..=most.min(state.current().has(resource))).contains(&count) {
                    Ok(())
                } else {
                    Err(Violation::TooFewResources)
                }
            }
            (Effect::Exchange { resource, .. }, Action::Exchange(other)) => {
                Self::check_exchange(state, resource, other)
            }
            (Effect::HarvestOne { .. }, Action::Take(resource)) => {
                if Self::produced(state).any(|possible| possible == resource) {
                    Ok(())
                } else if state.supply[resource.index()] == 0 {
                    Err(Violation::SoldOut { resource })
                } else {
                    Err(Violation::NotThatEffect)
                }
            }
            (Effect::Gain { pieces, .. }, Action::Gain(kind)) if pieces > 0 => {
                Self::check_piece(state, kind)
            }
            (Effect::Gain { pieces, .. }, Action::Use)
                if pieces == 0 || !Self::can_gain_piece(state) =>
            {
                Ok(())
            }
            (Effect::Swap { pieces, .. }, Action::Discard(design)) => {
                if pieces > 0 && !Self::can_gain_piece(state) {
                    return Err(Violation::NothingToGain);
                }
                self.in_hand(state, design)
                    .map(drop)
                    .ok_or(Violation::NotInHand)
            }
            (Effect::March { steps, .. }, Action::March(region)) => {
                self.check_march(state, region, steps, RegionSet::EMPTY)
            }
            (Effect::Raid { .. }, Action::Raid(region)) => {
                self.need_region(region)?;
                if self.exposed_villages(state, state.turn).contains(region) {
                    Ok(())
                } else {
                    Err(Violation::NotExposed { region })
                }
            }
            (Effect::Rob { building, .. }, Action::Rob(from)) => {
                if self
                    .players_to_rob(state, building)
                    .any(|seat| seat == from)
                {
                    Ok(())
                } else {
                    Err(Violation::NothingToRob { from })
                }
            }
            (Effect::Activate { column }, Action::Activate(place)) => {
                if self
                    .cards_to_activate(state, column)
                    .any(|possible| possible == place)
                {
                    Ok(())
                } else {
                    Err(Violation::NothingToActivate)
                }
            }
            (
                Effect::Harvest { .. }
                | Effect::HarvestEach { .. }
                | Effect::Draw { .. }
                | Effect::Earn { .. }
                | Effect::Tax { .. },
                Action::Use,
            ) => Ok(()),
            _ => Err(Violation::NotThatEffect),
        }
    }

    /// Carries out an effect that was checked.
    pub(super) fn carry_out(
        &self,
        state: &mut State,
        effect: Effect,
        action: Action,
        step: &mut Step<Event>,
    ) -> Refusable {
        let seat = state.turn;
        match (effect, action) {
            (Effect::Buy { price, most }, Action::Take(resource)) => {
                return self.buy(state, price, most, resource, step);
            }
            (Effect::Exchange { resource, most }, Action::Exchange(other)) => {
                return self.exchange(state, resource, most, other, step);
            }
            (Effect::Gain { pieces, cards }, Action::Gain(kind)) => {
                return self.gain_by_card(state, pieces, cards, kind, step);
            }
            (Effect::Swap { pieces, cards }, Action::Discard(design)) => {
                let card = self.in_hand(state, design).ok_or(Violation::NotInHand)?;
                self.discard_openly(state, card, step);
                self.ask_for_pieces(state, pieces, cards, step);
                return Ok(());
            }
            (Effect::Activate { column }, Action::Activate(place)) => {
                return self.activate(state, column, place);
            }
            (Effect::March { armies, steps }, Action::March(region)) => {
                let each = armies == Armies::Each;
                return self.march(state, region, steps, each, RegionSet::EMPTY);
            }
            (Effect::Sell { resource, gain, .. }, Action::Sell(count)) => {
                state.current_mut().resources[resource.index()] -= count;
                state.supply[resource.index()] += count;
                step.tell(Event::Sold {
                    seat,
                    resource,
                    count,
                });
                Self::earn(state, gain, u16::from(count), step);
            }
            (
                Effect::Harvest {
                    resource,
                    amount,
                    per,
                },
                _,
            ) => {
                let count = self
                    .count(state, seat, per)
                    .saturating_mul(u16::from(amount));
                Self::take(
                    state,
                    resource,
                    u8::try_from(count).unwrap_or(u8::MAX),
                    step,
                );
            }
            (Effect::HarvestOne { amount }, Action::Take(resource)) => {
                Self::take(state, resource, amount, step);
            }
            (Effect::HarvestEach { most }, _) => {
                let mut left = most;
                for resource in Resource::ALL {
                    let here = left > 0 && Self::produced(state).any(|it| it == resource);
                    if here {
                        Self::take(state, resource, 1, step);
                        left -= 1;
                    }
                }
            }
            (Effect::Draw { cards } | Effect::Gain { cards, .. }, _) => {
                self.draw(state, seat, cards, step);
            }
            (Effect::Earn { gain, per, every }, _) => {
                let times = self.count(state, seat, per) / u16::from(every);
                Self::earn(state, gain, times, step);
            }
            (Effect::Raid { points }, Action::Raid(region)) => {
                let points = points.min(state.village_points(region));
                state.take_village_points(region, points);
                state.current_mut().earn_points(u16::from(points));
                step.tell(Event::Raided {
                    seat,
                    region,
                    points,
                });
            }
            (Effect::Tax { building, gold }, _) => self.tax(state, building, gold, step),
            (Effect::Rob { points, .. }, Action::Rob(from)) => {
                Self::rob(state, from, points, step);
            }
            _ => return Err(Violation::NotThatEffect),
        }
        self.effect_done(state, step);
        Ok(())
    }

    /// Gold or points, so many times.
    fn earn(state: &mut State, gain: Gain, times: u16, step: &mut Step<Event>) {
        let seat = state.turn;
        match gain {
            Gain::Gold(each) => {
                let gold = times.saturating_mul(u16::from(each));
                state.current_mut().earn_gold(gold);
                step.tell(Event::GainedGold { seat, gold });
            }
            Gain::Points(each) => {
                let points = times.saturating_mul(u16::from(each));
                state.current_mut().earn_points(points);
                step.tell(Event::GainedPoints { seat, points });
            }
        }
    }

    /// The other seats that have an exposed building of the type and a point to lose (DE-R7).
    fn players_to_rob(&self, state: &State, building: Kind) -> impl Iterator<Item = Seat> {
        let exposed = self.exposed_players(state, building);
        let with_points = Seat::all(self.seats)
            .filter(|&seat| *state.player(seat).points.inside() > 0)
            .collect::<pantheon_engine::SeatSet>();
        exposed
            .iter()
            .filter(move |&seat| with_points.contains(seat))
    }

    fn rob(state: &mut State, from: Seat, points: u8, step: &mut Step<Event>) {
        let lost = state.players[from.index()].points.inside_mut();
        // One point is known to be there; whether more are isn't, so this can't be taken back.
        let taken = u16::from(points).min(*lost);
        *lost -= taken;
        state.current_mut().earn_points(taken);
        step.reveal();
        step.tell(Event::Robbed {
            seat: state.turn,
            from,
            points: taken,
        });
    }

    /// Every opponent with an exposed building of the type gives gold, or all they have.
    fn tax(&self, state: &mut State, building: Kind, gold: u8, step: &mut Step<Event>) {
        let seat = state.turn;
        for from in self.exposed_players(state, building).iter() {
            let given = u16::from(gold).min(state.player(from).gold);
            if given > 0 {
                state.players[from.index()].gold -= given;
                state.current_mut().earn_gold(given);
                step.tell(Event::Taxed {
                    seat,
                    from,
                    gold: given,
                });
            }
        }
    }

    /// Goes on gaining pieces, then draws cards, then the effect is done.
    pub(super) fn ask_for_pieces(
        &self,
        state: &mut State,
        left: u8,
        cards: u8,
        step: &mut Step<Event>,
    ) {
        if left > 0 && Self::can_gain_piece(state) {
            state.decision = Decision::Pieces { left, cards };
            return;
        }
        self.draw(state, state.turn, cards, step);
        self.effect_done(state, step);
    }

    /// DE-O3: a piece by a card.
    pub(super) fn gain_by_card(
        &self,
        state: &mut State,
        left: u8,
        cards: u8,
        kind: Kind,
        step: &mut Step<Event>,
    ) -> Refusable {
        Self::check_piece(state, kind)?;
        Self::gain_piece(state, kind, step);
        self.ask_for_pieces(state, left - 1, cards, step);
        Ok(())
    }
}
