//! What cards do: the vocabulary of effects, interpreted (DE-B10).

use pantheon_engine::Seat;

use super::{Deus, Refusable};
use crate::action::Action;
use crate::effect::{Armies, Count, Effect, Gain};
use crate::event::{Event, Step};
use crate::kind::{Kind, Resource};
use crate::region::RegionSet;
use crate::state::{Decision, State};
use crate::violation::{CardUse, Violation};

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
            Effect::Draw { cards, per } => {
                self.due(state, cards, per) > 0 && self.can_draw(state, seat)
            }
            Effect::Gain { pieces, cards, per } => {
                (self.due(state, pieces, per) > 0 && Self::can_gain_piece(state))
                    || (self.due(state, cards, per) > 0 && self.can_draw(state, seat))
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
            Effect::Gain { pieces, per, .. }
                if self.due(state, pieces, per) > 0 && Self::can_gain_piece(state) =>
            {
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
                if !(1..=most).contains(&count) {
                    Err(Violation::SellsOnly { most })
                } else if count > state.current().has(resource) {
                    Err(Violation::TooFewResources { resource })
                } else {
                    Ok(())
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
                    Err(Violation::NotProduced { resource })
                }
            }
            (Effect::Gain { pieces, per, .. }, Action::Gain(kind))
                if self.due(state, pieces, per) > 0 =>
            {
                Self::check_piece(state, kind)
            }
            (Effect::Gain { pieces, per, .. }, Action::Use)
                if self.due(state, pieces, per) == 0 || !Self::can_gain_piece(state) =>
            {
                Ok(())
            }
            (Effect::Swap { pieces, .. }, Action::Discard(design)) => {
                if pieces > 0 && !Self::can_gain_piece(state) {
                    return Err(Violation::NothingToGain);
                }
                self.need_in_hand(state, design, CardUse::Discard).map(drop)
            }
            (Effect::March { steps, .. }, Action::March(region)) => {
                self.check_march(state, region, steps, RegionSet::EMPTY)
            }
            (Effect::Raid { .. }, Action::Raid(region)) => {
                self.need_region(region)?;
                if self.exposed_villages(state, state.turn).contains(region) {
                    Ok(())
                } else if state.is_sacked(region) {
                    Err(Violation::Sacked { region })
                } else {
                    Err(Violation::NotExposed { region })
                }
            }
            (Effect::Rob { building, .. }, Action::Rob(from)) => {
                if from == state.turn {
                    Err(Violation::RobYourself)
                } else if !self.exposed_players(state, building).contains(from) {
                    Err(Violation::NotInReach { from })
                } else if *state.player(from).points.inside() == 0 {
                    Err(Violation::NothingToRob { from })
                } else {
                    Ok(())
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
        step: &mut Step,
    ) -> Refusable {
        let seat = state.turn;
        match (effect, action) {
            (Effect::Buy { price, most }, Action::Take(resource)) => {
                return self.buy(state, price, most, resource, step);
            }
            (Effect::Exchange { resource, most }, Action::Exchange(other)) => {
                return self.exchange(state, resource, most, other, step);
            }
            (Effect::Gain { pieces, cards, per }, Action::Gain(kind)) => {
                let pieces = self.due(state, pieces, per);
                let cards = self.due(state, cards, per);
                return self.gain_by_card(state, pieces, cards, kind, step);
            }
            (Effect::Swap { pieces, cards }, Action::Discard(design)) => {
                let card = self.need_in_hand(state, design, CardUse::Discard)?;
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
            (Effect::Draw { cards, per } | Effect::Gain { cards, per, .. }, _) => {
                let cards = self.due(state, cards, per);
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

    /// How many whoever is at turn gets of what a card gives once, or for each thing counted.
    fn due(&self, state: &State, each: u8, per: Option<Count>) -> u8 {
        let times = per.map_or(1, |per| self.count(state, state.turn, per));
        u8::try_from(times.saturating_mul(u16::from(each))).unwrap_or(u8::MAX)
    }

    /// Gold or points, so many times.
    fn earn(state: &mut State, gain: Gain, times: u16, step: &mut Step) {
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
        let with_points = Seat::all(self.terms.seats)
            .filter(|&seat| *state.player(seat).points.inside() > 0)
            .collect::<pantheon_engine::SeatSet>();
        exposed
            .iter()
            .filter(move |&seat| with_points.contains(seat))
    }

    fn rob(state: &mut State, from: Seat, points: u8, step: &mut Step) {
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
    fn tax(&self, state: &mut State, building: Kind, gold: u8, step: &mut Step) {
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
    pub(super) fn ask_for_pieces(&self, state: &mut State, left: u8, cards: u8, step: &mut Step) {
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
        step: &mut Step,
    ) -> Refusable {
        Self::gain_chosen(state, kind, step)?;
        self.ask_for_pieces(state, left - 1, cards, step);
        Ok(())
    }
}
