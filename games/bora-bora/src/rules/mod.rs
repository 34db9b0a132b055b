//! The rules, a file per family of the rulebook.
//!
//! Each file holds for its actions what is possible (mostly a test that `legal` lists by and `apply` checks), why
//! anything else is refused, and what happens. That list and check agree isn't so by construction: the test
//! `list_and_check_agree_and_refusals_are_true` tries every action there is, in positions of every kind.

mod building;
mod cards;
mod dice;
mod ending;
mod evaluation;
mod expansion;
mod gods;
mod helper;
mod people;
mod persons;
mod set_up;
mod tasks;
mod temple;

pub(crate) use cards::take_any;

use pantheon_engine::{Game, Newcomer, Seat, SetupError, Terms, TitleInfo, forbid, title_parts};

use crate::action::Action;
use crate::content::Content;
use crate::event::{Event, Step};
use crate::options::Options;
use crate::player::Source;
use crate::state::{Decision, Errand, Phase, State};
use crate::view::View;
use crate::violation::Violation;

/// What an action comes to.
type Refusable = Result<(), Violation>;

/// The rules of a table of Bora Bora.
#[derive(Clone, Debug)]
pub struct BoraBora {
    terms: Terms<Content, Options>,
}

impl BoraBora {
    /// Gives points and tells of them.
    fn score_points(state: &mut State, seat: Seat, points: u16, source: Source, step: &mut Step) {
        if points > 0 {
            state.player_mut(seat).points[source.index()] += points;
            step.tell(Event::Scored {
                seat,
                points,
                source,
            });
        }
    }

    fn take_offering(state: &mut State, seat: Seat, step: &mut Step) {
        let player = state.player_mut(seat);
        player.offerings = player.offerings.saturating_add(1);
        step.tell(Event::OfferingTaken { seat });
    }

    fn take_shells(state: &mut State, seat: Seat, count: u8, step: &mut Step) {
        let player = state.player_mut(seat);
        player.shells = player.shells.saturating_add(count);
        step.tell(Event::ShellsTaken { seat, count });
    }

    /// BB-A9: the marker moves on and lands on top of what lies there; at the end of the track it stays as it is.
    fn rise(&self, state: &mut State, seat: Seat, steps: u8, step: &mut Step) {
        let before = state.status[seat.index()];
        let after = (before + steps).min(self.terms.content.last_step());
        if after > before {
            state.status[seat.index()] = after;
            let place = state.stack.iter().position(|&other| other == seat);
            state.stack[..=place.unwrap_or(0)].rotate_right(1);
            step.tell(Event::StatusRisen {
                seat,
                steps: after - before,
            });
        }
    }

    /// An action with all its consequences is over: whose turn is it?
    fn finish(&self, state: &mut State, step: &mut Step) {
        state.errand = Errand::Nothing;
        match state.phase {
            Phase::SetUp => self.next_start(state, step),
            Phase::Dice => self.next_die(state, step),
            Phase::People => self.next_people(state, step),
            Phase::Jewels | Phase::Tasks | Phase::NewTasks | Phase::LastTasks | Phase::Over => {}
        }
    }

    /// Goes on with what a decision interrupted.
    fn resume(&self, state: &mut State, step: &mut Step) {
        match state.errand {
            Errand::Expansion { region } => self.offer_fish(state, region, step),
            Errand::Helper { points } => self.offer_help(state, points, step),
            Errand::Materials { left } => self.offer_materials(state, left, step),
            Errand::Die { deed, value, .. } => self.begin_deed(state, deed, value, step),
            Errand::People { kind, strength } => self.begin_people(state, kind, strength, step),
            Errand::Nothing => self.finish(state, step),
        }
    }

    fn be_done(&self, state: &mut State, step: &mut Step) -> Refusable {
        match state.decision {
            Decision::Helper { .. }
            | Decision::Fish { .. }
            | Decision::Huts { moved: true, .. } => {
                self.finish(state, step);
            }
            Decision::Huts { moved: false, .. } => return Err(Violation::MoveAHutFirst),
            Decision::People => self.end_people_turn(state, step),
            Decision::Jewel => self.end_jewel_turn(state, step),
            Decision::LastTask => return self.give_up_last_tasks(state, step),
            decision => return Err(Violation::NotNow { decision }),
        }
        Ok(())
    }
}

impl BoraBora {
    /// Lists what the seat at turn may do.
    #[inline]
    fn list_now(&self, state: &State, out: &mut Vec<Action>) {
        match state.decision {
            Decision::Start => out.extend(self.start_regions(state).iter().map(Action::Settle)),
            Decision::Die => self.list_placements(state, out),
            Decision::Pay { god } => out.extend(Self::ways_to_pay(state, god).map(Action::Pay)),
            Decision::Expand { path, value } => {
                out.extend(self.targets(state, path, value).iter().map(Action::Settle));
            }
            Decision::Hut { .. } => out.extend(Self::hut_spaces(state).map(Action::TakeHut)),
            Decision::Lay { material } => {
                out.extend(self.free_ground(state, material).iter().map(Action::Lay));
            }
            Decision::Fish { .. } => Self::list_fish(state, out),
            Decision::Person { sex, value } => {
                out.extend(Self::positions(state, sex, value).map(Action::TakePerson));
            }
            Decision::Room { .. } => out.extend(Self::rooms(state).map(Action::House)),
            Decision::Helper { points } => self.list_help(state, points, out),
            Decision::Priest { value } => {
                out.extend((1..=value).map(Action::SendPriest));
            }
            Decision::Building { value } => {
                out.extend(Self::tiles_to_build(state, value).map(Action::Build));
            }
            Decision::Site { .. } => out.extend(self.sites(state).iter().map(Action::BuildOn)),
            Decision::FireGift => {
                Self::list_cards(state, out);
                out.push(Action::TakeOffering);
            }
            Decision::FireStep => out.extend([Action::TakeStatus, Action::TakeShell]),
            Decision::People => self.list_people(state, out),
            Decision::Materials { .. } => out.extend(
                crate::piece::Material::ALL
                    .into_iter()
                    .map(Action::TakeMaterial),
            ),
            Decision::Cards { .. } => Self::list_cards(state, out),
            Decision::Huts { moved, .. } => {
                out.push(Action::MoveHut);
                out.extend(moved.then_some(Action::Done));
            }
            Decision::Jewel => {
                out.extend(self.jewels_to_buy(state).map(Action::Buy));
                out.push(Action::Done);
            }
            Decision::Task => self.list_tasks(state, out),
            Decision::NewTask => {
                out.extend(state.tasks.iter().flatten().copied().map(Action::TakeTask));
            }
            Decision::LastTask => self.list_last_tasks(state, out),
            Decision::Over => {}
        }
    }
}

impl Game for BoraBora {
    title_parts!();

    const INFO: TitleInfo = TitleInfo {
        id: "bora-bora",
        name: "Bora Bora",
        designers: "Stefan Feld",
        publisher: "alea / Ravensburger",
        year: 2013,
        prefix: "BB",
        rules_version: 1,
        min_seats: 2,
        max_seats: 4,
        max_steps: 4_000,
        hidden_information: true,
        minutes: 120,
        weight: 4,
        newcomer: Newcomer::against(&[1, 2]),
    };

    fn on(terms: Terms<Content, Options>) -> Result<Self, SetupError> {
        Ok(Self { terms })
    }

    #[inline]
    fn is_over(&self, state: &State) -> bool {
        state.decision == Decision::Over
    }

    pantheon_engine::turn_parts!();

    fn apply(&self, state: &mut State, seat: Seat, action: Action, step: &mut Step) -> Refusable {
        forbid(self.is_over(state), Violation::GameOver)?;
        if seat != state.turn {
            return Err(Violation::NotYourTurn {
                turn: state.turn,
                phase: state.phase,
            });
        }
        match (state.decision, action) {
            (Decision::Start, Action::Settle(region)) => self.start_at(state, region, step),
            (Decision::Die, Action::Place { face, deed, white }) => {
                self.place_die(state, face, deed, white, step)
            }
            (Decision::Pay { god }, Action::Pay(way)) => self.pay_now(state, god, way, step),
            (Decision::Expand { path, value }, Action::Settle(region)) => {
                self.expand(state, path, value, region, step)
            }
            (Decision::Hut { region }, Action::TakeHut(space)) => {
                self.take_hut(state, region, space, step)
            }
            (Decision::Lay { material }, Action::Lay(ground)) => {
                self.lay(state, material, ground, step)
            }
            (Decision::Fish { region }, Action::Pay(way)) => {
                self.score_fish(state, region, way, step)
            }
            (Decision::Person { sex, value }, Action::TakePerson(position)) => {
                self.take_person(state, sex, value, position, step)
            }
            (Decision::Room { sex, kind }, Action::House(space)) => {
                self.house(state, sex, kind, space, step)
            }
            (Decision::Helper { points }, _) if action != Action::Done => {
                self.trade(state, points, action, step)
            }
            (Decision::Priest { value }, Action::SendPriest(space)) => {
                self.send_priest(state, value, space, step)
            }
            (Decision::Building { value }, Action::Build(tile)) => {
                Self::choose_building(state, value, tile)
            }
            (Decision::Site { tile }, Action::BuildOn(plot)) => self.build(state, tile, plot, step),
            (Decision::FireGift, Action::TakeCard(_) | Action::DrawCard | Action::TakeOffering) => {
                self.fire_gift(state, action, step)
            }
            (Decision::FireStep, Action::TakeStatus | Action::TakeShell) => {
                self.fire_step(state, action == Action::TakeStatus, step);
                Ok(())
            }
            (
                Decision::People,
                Action::Use {
                    sex,
                    kind,
                    count,
                    green,
                },
            ) => self.use_people(state, sex, kind, count, green, step),
            (Decision::Materials { left }, Action::TakeMaterial(material)) => {
                self.bring_material(state, left, material, step);
                Ok(())
            }
            (Decision::Cards { left }, Action::TakeCard(_) | Action::DrawCard) => {
                self.bring_card(state, left, action, step)
            }
            (Decision::Huts { left, .. }, Action::MoveHut) => {
                self.bring_hut(state, left, step);
                Ok(())
            }
            (Decision::Jewel, Action::Buy(jewel)) => self.buy(state, jewel, step),
            (Decision::Task | Decision::LastTask, Action::Fulfil(task)) => {
                self.settle_unaided(state, task, step)
            }
            (Decision::Task | Decision::LastTask, Action::FulfilWith { task, way }) => {
                self.settle_aided(state, task, way, step)
            }
            (Decision::Task, Action::Discard(task)) => self.discard_task(state, task, step),
            (Decision::NewTask, Action::TakeTask(task)) => self.take_task(state, task, step),
            (_, Action::Done) => self.be_done(state, step),
            (decision, _) => Err(Violation::NotNow { decision }),
        }
    }
}
