//! Tasks: settling, taking new ones, and the last three (BB-C4, BB-E1, BB-G7, BB-G8, BB-K, BB-R9, BB-R10).

use pantheon_engine::{Seat, need};

use super::{BoraBora, Refusable};
use crate::action::Action;
use crate::content::ROUNDS;
use crate::event::{Event, Step};
use crate::piece::{Cards, God, JewelKind, Material, Sex, Way};
use crate::player::{Purse, Source};
use crate::region::{Island, Region, RegionSet};
use crate::state::{Decision, Phase, SHOWN_TASKS, State};
use crate::task::{Demand, TaskId};
use crate::violation::Violation;

impl BoraBora {
    /// How much of a task's demands a player lacks, with these cards, offerings and god tiles (BB-K1).
    ///
    /// Nothing is lacking: it is met unaided. One thing: it is met with a yellow god.
    pub fn lacking(&self, state: &State, seat: Seat, purse: &Purse, task: TaskId) -> u8 {
        self.terms
            .content
            .demands(task)
            .map(|demand| {
                let have = self.counted(state, seat, purse, demand);
                demand.count().saturating_sub(have)
            })
            .sum()
    }

    /// How many of what a demand asks for a player has. A hut counts wherever it stands in its region (BB-K3).
    pub fn counted(&self, state: &State, seat: Seat, purse: &Purse, demand: Demand) -> u8 {
        let player = state.player(seat);
        let content = &*self.terms.content;
        let [men, women] = Sex::ALL.map(|sex| player.folk(sex));
        match demand {
            Demand::Men(_) => men.count(),
            Demand::Women(_) => women.count(),
            Demand::MenDifferent(_) => men.kinds(),
            Demand::WomenDifferent(_) => women.kinds(),
            Demand::PeopleOf { kind, .. } => men.all[kind.index()] + women.all[kind.index()],
            Demand::MenDown(_) => men.count_down(),
            Demand::WomenDown(_) => women.count_down(),
            Demand::PeopleDown(_) => men.count_down() + women.count_down(),
            Demand::Priests(_) => state.priests_in_temple(seat),
            Demand::Jewels(_) => player.jewels.len(),
            Demand::JewelsDifferent(_) => count_where(JewelKind::ALL, |kind| {
                !player.jewels.and(content.of_kind(kind)).is_empty()
            }),
            Demand::JewelsOf { kind, .. } => player.jewels.and(content.of_kind(kind)).len(),
            Demand::FirstInTurnOrder(_) => u8::from(state.order[0] == seat),
            Demand::Regions(_) => player.regions.len(),
            Demand::Islands(_) => count_where(Island::ALL, |island| {
                !player.regions.and(content.of_island(island)).is_empty()
            }),
            Demand::Terrain { terrain, .. } => {
                player.regions.and(content.of_terrain(terrain)).len()
            }
            Demand::Fish { kind, .. } => {
                let with: RegionSet = Region::all()
                    .filter(|region| content.fish(state.fish[region.index()]).kind == kind)
                    .collect();
                player.regions.and(with).len()
            }
            Demand::TwelfthHuts(_) => player.twelfth_huts,
            Demand::CardsAlike(_) => purse.hand.into_iter().max().unwrap_or(0),
            Demand::CardsOf { god, .. } => purse.hand[god.index()],
            Demand::CardsDifferent(_) => count_where(purse.hand, |count| count > 0),
            Demand::GodTiles(_) => purse.god_tiles,
            Demand::Offerings(_) => purse.offerings,
            Demand::Shells(_) => player.shells,
            Demand::MaterialsOf { material, .. } => {
                player.filled.and(content.ground_for(material)).len()
                    + player.beside[material.index()]
            }
            Demand::Materials(_) => {
                let beside: u8 = Material::ALL
                    .into_iter()
                    .map(|material| player.beside[material.index()])
                    .sum();
                player.filled.len() + beside
            }
            Demand::Buildings(_) => player.building_count(),
        }
    }

    /// Whether whoever decides meets a task unaided.
    fn is_met(&self, state: &State, task: TaskId) -> bool {
        let purse = state.current().purse();
        self.lacking(state, state.turn, &purse, task) == 0
    }

    /// BB-G7, BB-R10: whether a task not met is met with a yellow god paid for first in this way.
    fn is_met_with(&self, state: &State, task: TaskId, way: Way) -> bool {
        let purse = state.current().purse().after(God::Yellow, way);
        self.lacking(state, state.turn, &purse, task) <= 1
    }

    /// Lists what meets tasks; says whether one is met unaided.
    fn list_met(&self, state: &State, out: &mut Vec<Action>) -> bool {
        let player = state.current();
        let purse = player.purse();
        let mut any = false;
        for task in player.open_tasks() {
            if self.is_met(state, task) {
                any = true;
                out.push(Action::Fulfil(task));
                continue;
            }
            for way in purse.ways(God::Yellow) {
                if self.is_met_with(state, task, way) {
                    out.push(Action::FulfilWith { task, way });
                }
            }
        }
        any
    }

    /// BB-C4: one of three; thrown away only where none is met unaided.
    pub(super) fn list_tasks(&self, state: &State, out: &mut Vec<Action>) {
        if !self.list_met(state, out) {
            out.extend(state.current().open_tasks().map(Action::Discard));
        }
    }

    /// BB-R9: the last ones in any order; the rest is given up only where none is met unaided.
    pub(super) fn list_last_tasks(&self, state: &State, out: &mut Vec<Action>) {
        if !self.list_met(state, out) {
            out.push(Action::Done);
        }
    }

    /// A part of phase C in which everybody has a turn.
    pub(super) fn begin_tasks(&self, state: &mut State, phase: Phase, step: &mut Step) {
        state.phase = phase;
        state.place = 0;
        self.ask_task(state, step);
    }

    fn ask_task(&self, state: &mut State, step: &mut Step) {
        if state.place < self.terms.seats {
            state.turn = state.order[usize::from(state.place)];
            state.decision = match state.phase {
                Phase::NewTasks => Decision::NewTask,
                Phase::LastTasks => Decision::LastTask,
                _ => Decision::Task,
            };
            return;
        }
        match state.phase {
            Phase::NewTasks => self.end_round(state, step),
            Phase::LastTasks => self.end_game(state, step),
            _ => self.begin_tasks(state, Phase::NewTasks, step),
        }
    }

    fn next_task_turn(&self, state: &mut State, step: &mut Step) {
        state.place += 1;
        self.ask_task(state, step);
    }

    /// BB-C4: what is left over goes, and the next round is laid out.
    fn end_round(&self, state: &mut State, step: &mut Step) {
        if usize::from(state.round) == ROUNDS {
            state.tasks = [None; SHOWN_TASKS];
            return self.begin_tasks(state, Phase::LastTasks, step);
        }
        state.round += 1;
        Self::show_people(state, step);
        self.show_tasks(state, step);
        self.begin_round(state, step);
    }

    fn need_own_task(state: &State, task: TaskId) -> Refusable {
        if state.current().tasks.contains(task) {
            Ok(())
        } else {
            Err(Violation::NotYourTask { phase: state.phase })
        }
    }

    /// BB-C4: a task met unaided.
    pub(super) fn settle_unaided(
        &self,
        state: &mut State,
        task: TaskId,
        step: &mut Step,
    ) -> Refusable {
        Self::need_own_task(state, task)?;
        need(self.is_met(state, task), Violation::NotMet)?;
        self.fulfil(state, task, false, step);
        Ok(())
    }

    /// BB-G7: a task met with the yellow god, which is paid for first.
    pub(super) fn settle_aided(
        &self,
        state: &mut State,
        task: TaskId,
        way: Way,
        step: &mut Step,
    ) -> Refusable {
        Self::need_own_task(state, task)?;
        if self.is_met(state, task) {
            return Err(Violation::NeedsNoHelp { phase: state.phase });
        }
        Self::need_way(state, God::Yellow, way)?;
        need(self.is_met_with(state, task, way), Violation::HelpTooSmall)?;
        Self::pay(state, state.turn, God::Yellow, way, step);
        self.fulfil(state, task, true, step);
        Ok(())
    }

    fn fulfil(&self, state: &mut State, task: TaskId, aided: bool, step: &mut Step) {
        let seat = state.turn;
        self.show_cards(state, task, step);
        let values = &self.terms.content.task_values;
        let points = if aided { values.aided } else { values.unaided };
        let player = state.current_mut();
        player.tasks = player.tasks.without(task);
        player.fulfilled += 1;
        step.tell(Event::TaskFulfilled { seat, task, aided });
        Self::score_points(state, seat, u16::from(points), Source::Tasks, step);
        self.settled(state, step);
    }

    /// One task a turn in phase C, all of them at the end.
    fn settled(&self, state: &mut State, step: &mut Step) {
        if state.phase == Phase::Tasks || state.current().tasks.is_empty() {
            self.next_task_turn(state, step);
        }
    }

    /// BB-K2: god cards that a task demands are shown, and known from then on.
    fn show_cards(&self, state: &mut State, task: TaskId, step: &mut Step) {
        let seat = state.turn;
        let player = state.current_mut();
        let hand = *player.hand.inside();
        for demand in self
            .terms
            .content
            .demands(task)
            .filter(|it| it.shows_cards())
        {
            let cards = shown_cards(demand, &hand, &player.known);
            step.tell(Event::CardsShown { seat, cards });
            for god in God::ALL {
                let known = &mut player.known[god.index()];
                if cards[god.index()] > *known {
                    *known = cards[god.index()];
                    step.reveal();
                }
            }
        }
    }

    /// A task that is met unaided isn't thrown away.
    fn need_none_met(&self, state: &State, otherwise: Violation) -> Refusable {
        let mut tasks = state.current().open_tasks();
        if tasks.any(|task| self.is_met(state, task)) {
            Err(otherwise)
        } else {
            Ok(())
        }
    }

    /// BB-C4: who meets no task unaided may throw one away.
    pub(super) fn discard_task(
        &self,
        state: &mut State,
        task: TaskId,
        step: &mut Step,
    ) -> Refusable {
        Self::need_own_task(state, task)?;
        self.need_none_met(state, Violation::MustFulfil)?;
        let seat = state.turn;
        let player = state.current_mut();
        player.tasks = player.tasks.without(task);
        step.tell(Event::TaskDiscarded { seat, task });
        self.settled(state, step);
        Ok(())
    }

    /// BB-R9: what can't or won't be met at the end is worth nothing.
    pub(super) fn give_up_last_tasks(&self, state: &mut State, step: &mut Step) -> Refusable {
        self.need_none_met(state, Violation::MustFulfilLast)?;
        let seat = state.turn;
        let tasks = std::mem::take(&mut state.current_mut().tasks);
        for task in tasks.iter() {
            step.tell(Event::TaskDiscarded { seat, task });
        }
        self.settled(state, step);
        Ok(())
    }

    /// BB-C4: a new task from the board.
    pub(super) fn take_task(&self, state: &mut State, task: TaskId, step: &mut Step) -> Refusable {
        let place = state.tasks.iter_mut().find(|place| **place == Some(task));
        *place.ok_or(Violation::NotShown)? = None;
        let seat = state.turn;
        let player = state.current_mut();
        player.tasks = player.tasks.with(task);
        step.tell(Event::TaskTaken { seat, task });
        self.next_task_turn(state, step);
        Ok(())
    }
}

fn count_where<T>(items: impl IntoIterator<Item = T>, is: impl Fn(T) -> bool) -> u8 {
    items.into_iter().map(|item| u8::from(is(item))).sum()
}

/// The cards shown for a demand, as few new ones as possible. One that is missing was the yellow god's part.
fn shown_cards(demand: Demand, hand: &Cards, known: &Cards) -> Cards {
    let mut shown = [0; God::COUNT];
    match demand {
        Demand::CardsOf { god, count } => shown[god.index()] = hand[god.index()].min(count),
        Demand::CardsAlike(count) => {
            let most = hand.iter().copied().max().unwrap_or(0).min(count);
            let best = God::ALL
                .into_iter()
                .filter(|god| hand[god.index()] >= most)
                .max_by_key(|god| (known[god.index()], std::cmp::Reverse(*god)));
            if let Some(god) = best {
                shown[god.index()] = most;
            }
        }
        Demand::CardsDifferent(count) => {
            let seen = |god: &God| known[god.index()] > 0;
            let have = God::ALL.into_iter().filter(|god| hand[god.index()] > 0);
            let ordered = have
                .clone()
                .filter(seen)
                .chain(have.filter(|god| !seen(god)));
            for god in ordered.take(usize::from(count)) {
                shown[god.index()] = 1;
            }
        }
        _ => {}
    }
    shown
}
