//! Phase B: men and women act (BB-B, BB-G6).

use pantheon_engine::forbid;

use super::dice::deed_of;
use super::{BoraBora, Refusable};
use crate::action::{Action, Green};
use crate::event::{Event, Step};
use crate::piece::{God, Kind, KindSet, Material, Sex};
use crate::player::{Player, Source};
use crate::state::{Decision, Errand, Phase, State};
use crate::violation::Violation;

impl BoraBora {
    /// BB-B1: in turn order.
    pub(super) fn begin_people_phase(&self, state: &mut State, step: &mut Step) {
        state.phase = Phase::People;
        state.place = 0;
        self.begin_people_turn(state, step);
    }

    fn begin_people_turn(&self, state: &mut State, step: &mut Step) {
        while state.place < self.terms.seats {
            state.turn = state.order[usize::from(state.place)];
            let player = state.current_mut();
            player.used = [KindSet::EMPTY; Sex::COUNT];
            player.green = false;
            if self.might_act(state) {
                state.decision = Decision::People;
                return;
            }
            state.place += 1;
        }
        self.evaluate(state, step);
    }

    /// After an action of people the same player may go on.
    pub(super) fn next_people(&self, state: &mut State, step: &mut Step) {
        if self.might_act(state) {
            state.decision = Decision::People;
        } else {
            self.end_people_turn(state, step);
        }
    }

    pub(super) fn end_people_turn(&self, state: &mut State, step: &mut Step) {
        state.place += 1;
        self.begin_people_turn(state, step);
    }

    /// BB-B4, BB-G6: what so many of a kind do together, doubled or not (two women who bring 4 points bring 8: BB-E5).
    pub(crate) fn strength(&self, kind: Kind, count: u8, double: bool) -> u8 {
        let person = self.terms.content.person(kind);
        let plain = person.strength[usize::from(count.clamp(1, 3)) - 1];
        let strength = if double { 2 * plain } else { plain };
        person.most.map_or(strength, |most| strength.min(most))
    }

    /// BB-R5: whether an action is possible at least in part. Materials, offerings and shells never run out (BB-S8).
    fn is_possible(&self, state: &State, kind: Kind, strength: u8) -> bool {
        match kind {
            Kind::Land | Kind::Water | Kind::Woman | Kind::Man | Kind::Build => {
                deed_of(kind).is_some_and(|deed| self.least_value(state, deed) <= strength)
            }
            Kind::Hut => state.current().can_move_hut(),
            Kind::Card => Self::has_cards(state),
            Kind::Status => state.status[state.turn.index()] < self.terms.content.last_step(),
            Kind::Material | Kind::Points | Kind::Offering | Kind::Shell => true,
        }
    }

    /// Whether people might act, as far as everybody knows. Whether the green god can be paid for is a secret.
    fn might_act(&self, state: &State) -> bool {
        let player = state.current();
        let green = !player.green && player.might_pay();
        Sex::ALL.into_iter().any(|sex| {
            let used = player.used[sex.index()];
            let further = !used.is_empty();
            Kind::ALL.into_iter().any(|kind| {
                let count = player.folk(sex).all[kind.index()];
                count > 0
                    && !used.contains(kind)
                    && (green || !further)
                    && self.is_possible(state, kind, self.strength(kind, count, green && !further))
            })
        })
    }

    /// BB-B1: every group that can act, with and without the green god.
    pub(super) fn list_people(&self, state: &State, out: &mut Vec<Action>) {
        let player = state.current();
        let green = !player.green && player.purse().can_pay(God::Green);
        for sex in Sex::ALL {
            let used = player.used[sex.index()];
            for kind in Kind::ALL {
                let have = player.folk(sex).all[kind.index()];
                if have == 0 || used.contains(kind) {
                    continue;
                }
                for count in Self::counts(kind, have) {
                    let mut offer = |green: Green| {
                        let strength = self.strength(kind, count, green == Green::Double);
                        if self.is_possible(state, kind, strength) {
                            out.push(Action::Use {
                                sex,
                                kind,
                                count,
                                green,
                            });
                        }
                    };
                    if used.is_empty() {
                        offer(Green::Unused);
                        if green {
                            offer(Green::Double);
                        }
                    } else if green {
                        offer(Green::Further);
                    }
                }
            }
        }
        out.push(Action::Done);
    }

    /// BB-B2: all of a kind act together; fewer may where it makes a difference.
    fn counts(kind: Kind, have: u8) -> std::ops::RangeInclusive<u8> {
        if kind.is_amount() {
            1..=have
        } else {
            have..=have
        }
    }

    /// BB-B1, BB-B2, BB-G6: people act. Where they lie doesn't matter, and they stay there (BB-B3). The green god is paid
    /// for before the action brings anything (BB-R4).
    pub(super) fn use_people(
        &self,
        state: &mut State,
        sex: Sex,
        kind: Kind,
        count: u8,
        green: Green,
        step: &mut Step,
    ) -> Refusable {
        let player = state.current();
        let have = player.folk(sex).all[kind.index()];
        if have == 0 || !Self::counts(kind, have).contains(&count) {
            return Err(match count {
                _ if have == 0 => Violation::NobodyOfKind { sex, kind },
                1.. if count < have => Violation::ActTogether { sex, kind, have },
                _ => Violation::NotSoMany {
                    sex,
                    kind,
                    count,
                    have,
                },
            });
        }
        Self::need_use(player, sex, kind, green)?;
        let strength = self.strength(kind, count, green == Green::Double);
        if !self.is_possible(state, kind, strength) {
            return Err(match deed_of(kind) {
                Some(deed) => self.why_impossible(state, deed, strength),
                None => Violation::NothingToGain { kind },
            });
        }
        if green != Green::Unused && !player.purse().can_pay(God::Green) {
            return Err(Violation::CannotPay { god: God::Green });
        }
        let seat = state.turn;
        let player = state.current_mut();
        player.used[sex.index()] = player.used[sex.index()].with(kind);
        step.tell(Event::PeopleUsed {
            seat,
            sex,
            kind,
            count,
        });
        if green == Green::Unused {
            self.begin_people(state, kind, strength, step);
        } else {
            player.green = true;
            state.errand = Errand::People { kind, strength };
            self.ask_payment(state, God::Green, step);
        }
        Ok(())
    }

    /// BB-B1, BB-G6: one action of each sex, and one more with the green god, of another kind.
    fn need_use(player: &Player, sex: Sex, kind: Kind, green: Green) -> Refusable {
        let used = player.used[sex.index()];
        forbid(used.contains(kind), Violation::KindUsed { sex, kind })?;
        forbid(green != Green::Unused && player.green, Violation::GreenUsed)?;
        match green {
            Green::Further if used.is_empty() => Err(Violation::NotFurther { sex }),
            Green::Unused | Green::Double if !used.is_empty() => Err(Violation::SexUsed { sex }),
            _ => Ok(()),
        }
    }

    /// BB-B4: what people do.
    pub(super) fn begin_people(
        &self,
        state: &mut State,
        kind: Kind,
        strength: u8,
        step: &mut Step,
    ) {
        let seat = state.turn;
        state.errand = Errand::Nothing;
        match kind {
            Kind::Land | Kind::Water | Kind::Woman | Kind::Man | Kind::Build => {
                if let Some(deed) = deed_of(kind) {
                    self.begin_deed(state, deed, strength, step);
                }
                return;
            }
            Kind::Material => return self.offer_materials(state, strength, step),
            Kind::Card => return self.offer_cards(state, strength, step),
            Kind::Hut => {
                state.decision = Decision::Huts {
                    left: strength,
                    moved: false,
                };
                return;
            }
            Kind::Points => {
                Self::score_points(state, seat, u16::from(strength), Source::People, step);
            }
            Kind::Offering => {
                (0..strength).for_each(|_| Self::take_offering(state, seat, step));
            }
            Kind::Status => self.rise(state, seat, strength, step),
            Kind::Shell => Self::take_shells(state, seat, strength, step),
        }
        self.finish(state, step);
    }

    /// BB-B4, BB-R5: materials one by one.
    pub(super) fn offer_materials(&self, state: &mut State, left: u8, step: &mut Step) {
        if left == 0 {
            return self.finish(state, step);
        }
        state.errand = Errand::Nothing;
        state.decision = Decision::Materials { left };
    }

    pub(super) fn bring_material(
        &self,
        state: &mut State,
        left: u8,
        material: Material,
        step: &mut Step,
    ) {
        state.errand = Errand::Materials { left: left - 1 };
        self.give_material(state, material, step);
    }

    /// BB-B4, BB-R5, BB-R8: god cards one by one, while there are any.
    fn offer_cards(&self, state: &mut State, left: u8, step: &mut Step) {
        if left == 0 || !Self::has_cards(state) {
            return self.finish(state, step);
        }
        state.decision = Decision::Cards { left };
    }

    pub(super) fn bring_card(
        &self,
        state: &mut State,
        left: u8,
        action: Action,
        step: &mut Step,
    ) -> Refusable {
        self.gain_card(state, action, step)?;
        self.offer_cards(state, left - 1, step);
        Ok(())
    }

    /// BB-B4, BB-R5: huts one by one; after the first one may stop.
    pub(super) fn bring_hut(&self, state: &mut State, left: u8, step: &mut Step) {
        Self::move_hut(state, step);
        if left > 1 && state.current().can_move_hut() {
            state.decision = Decision::Huts {
                left: left - 1,
                moved: true,
            };
        } else {
            self.finish(state, step);
        }
    }
}
