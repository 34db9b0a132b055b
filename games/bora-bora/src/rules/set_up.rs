//! Setting the game up, up to the first huts (BB-S).

use pantheon_engine::secret::Secret;
use pantheon_engine::vocabulary::Numbered as _;
use pantheon_engine::{Random as _, Seat};

use super::{BoraBora, Refusable};
use crate::content::ROUNDS;
use crate::event::{Event, Step};
use crate::piece::{God, Jewel, Kind, Sex};
use crate::player::{Player, Source};
use crate::region::{Fish, Region, RegionSet};
use crate::state::{
    Decision, Display, Errand, GodCards, JEWELS_A_ROUND, MAX_PLAYERS, POSITIONS, Phase,
    SHOWN_TASKS, State, TEMPLE_SPACES,
};
use crate::task::{LIGHT_TASKS, TaskId, TaskSet};
use crate::violation::Violation;

impl BoraBora {
    /// BB-S2, BB-S4: fish and jewels are shuffled and dealt, then everybody is given what they begin with.
    pub(super) fn lay_out(&self, step: &mut Step) -> State {
        let content = &*self.terms.content;
        let mut order: [Seat; MAX_PLAYERS] =
            std::array::from_fn(|at| Seat::new(at as u8).unwrap_or(Seat::FIRST));
        step.luck
            .shuffle(&mut order[..usize::from(self.terms.seats)]);
        let mut fish: [Fish; Region::COUNT] = std::array::from_fn(Fish::nth);
        step.luck.shuffle(&mut fish);
        let mut jewels: [Jewel; Jewel::COUNT] = std::array::from_fn(Jewel::nth);
        step.luck.shuffle(&mut jewels);
        let mut state = State {
            round: 1,
            phase: Phase::SetUp,
            lap: 0,
            place: 0,
            order,
            turn: order[usize::from(self.terms.seats) - 1],
            decision: Decision::Start,
            errand: Errand::Nothing,
            players: std::array::from_fn(|_| Player::default()),
            holders: [None; Region::COUNT],
            fish,
            display: [Display {
                shown: [None; POSITIONS],
                pile: [content.display.copies; Kind::COUNT],
            }; Sex::COUNT],
            status: [0; MAX_PLAYERS],
            stack: order,
            temple: [None; TEMPLE_SPACES],
            temple_tiles: content.gods.temple_tiles,
            jewels: std::array::from_fn(|round| {
                std::array::from_fn(|place| Some(jewels[round * JEWELS_A_ROUND + place]))
            }),
            tasks: [None; SHOWN_TASKS],
            task_pile: TaskId::all().skip(LIGHT_TASKS).collect(),
            gods: GodCards {
                pile: Secret::new([content.gods.cards_per_colour; God::COUNT]),
                row: [0; God::COUNT],
                discard: [0; God::COUNT],
            },
        };
        debug_assert_eq!(state.jewels.len(), ROUNDS);
        self.fill_row(&mut state, step);
        let mut light: TaskSet = TaskId::all().take(LIGHT_TASKS).collect();
        for (place, &seat) in (0..).zip(&order[..usize::from(self.terms.seats)]) {
            step.tell(Event::Ordered {
                seat,
                place: place + 1,
            });
            self.equip(&mut state, seat, place, &mut light, step);
        }
        Self::show_people(&mut state, step);
        self.show_tasks(&mut state, step);
        state
    }

    /// BB-S3, BB-S5, BB-S6: what one player begins with.
    fn equip(
        &self,
        state: &mut State,
        seat: Seat,
        place: u8,
        light: &mut TaskSet,
        step: &mut Step,
    ) {
        let start = self.terms.content.start;
        let mut tasks = TaskSet::EMPTY;
        if let Some(task) = draw_task(light, step) {
            tasks = tasks.with(task);
        }
        for _ in 0..self.terms.content.task_values.dark_at_start {
            if let Some(task) = draw_task(&mut state.task_pile, step) {
                tasks = tasks.with(task);
            }
        }
        for task in tasks.iter() {
            step.tell(Event::TaskDealt { seat, task });
        }
        let player = state.player_mut(seat);
        player.tasks = tasks;
        player.points[Source::Start.index()] = u16::from(start.points[usize::from(place)]);
        player.offerings = start.offerings;
        player.god_tiles = start.god_tiles;
        player.priests = start.priests;
        player.twelfth_huts = start.twelfth_huts;
        player.huts = start.huts - start.twelfth_huts;
        for _ in 0..start.cards {
            Self::draw_unseen(state, seat, step);
        }
    }

    /// BB-S2, BB-C4: six men and six women are shown; whoever was left goes.
    pub(super) fn show_people(state: &mut State, step: &mut Step) {
        for display in &mut state.display {
            for place in &mut display.shown {
                let left: u8 = display.pile.iter().sum();
                let mut number = step.luck.below(u32::from(left)) as u8;
                let drawn = Kind::ALL.into_iter().find(|kind| {
                    let here = display.pile[kind.index()];
                    let hit = number < here;
                    number = number.saturating_sub(here);
                    hit
                });
                *place = drawn;
                if let Some(kind) = drawn {
                    display.pile[kind.index()] -= 1;
                }
            }
        }
    }

    /// BB-S3, BB-C4: players + 2 dark tasks are shown; those left over go.
    pub(super) fn show_tasks(&self, state: &mut State, step: &mut Step) {
        let count = self.terms.seats + self.terms.content.task_values.shown_more_than_players;
        state.tasks = [None; SHOWN_TASKS];
        for place in &mut state.tasks[..usize::from(count)] {
            *place = draw_task(&mut state.task_pile, step);
        }
    }

    /// BB-S7: free regions whose fish has the value to begin with.
    pub(super) fn start_regions(&self, state: &State) -> RegionSet {
        Region::all()
            .filter(|&region| {
                state.holders[region.index()].is_none() && self.is_start(state, region)
            })
            .collect()
    }

    fn is_start(&self, state: &State, region: Region) -> bool {
        self.terms.content.fish(state.fish[region.index()]).value
            == self.terms.content.start.region_fish
    }

    /// BB-S7: the first hut of a player.
    pub(super) fn start_at(&self, state: &mut State, region: Region, step: &mut Step) -> Refusable {
        if !self.is_start(state, region) {
            return Err(Violation::NotAStart { region });
        }
        if state.holders[region.index()].is_some() {
            return Err(Violation::StartTaken { region });
        }
        self.choose_hut(state, region, step);
        Ok(())
    }

    /// BB-S7: in reverse order; then the first round begins.
    pub(super) fn next_start(&self, state: &mut State, step: &mut Step) {
        state.place += 1;
        if state.place < self.terms.seats {
            state.turn = state.order[usize::from(self.terms.seats - 1 - state.place)];
            state.decision = Decision::Start;
        } else {
            self.begin_round(state, step);
        }
    }
}

/// Draws a task at random.
fn draw_task(pile: &mut TaskSet, step: &mut Step) -> Option<TaskId> {
    let task = pile.pick(&mut step.luck)?;
    *pile = pile.without(task);
    Some(task)
}
