//! The fast answers about the map agree with slow and literal ones, in positions that random play reaches.
//!
//! The slow ones read only what lies on the map and the players' boards, and follow the rulebook word by word.

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::support::{Neptune, Phoebus};
use pantheon_engine::{Content as _, Game, Luck, LuckKey, Options as _, Playout, Seat, Step};
use pantheon_gods_of_rome::{
    Action, Content, Decision, Event, Gains, God, GodSet, GodsOfRome, Objective, ObjectiveSet,
    Options, State, Territory, TerritorySet,
};
use proptest::prelude::*;

/// Rules and position, asked slowly.
struct Slow<'a> {
    rules: &'a GodsOfRome,
    state: &'a State,
}

impl Slow<'_> {
    /// Meeples, and a temple counting as one (GR-C3).
    fn count(&self, faction: God, at: Territory) -> u8 {
        let mut count = self.state.board.meeples(faction, at);
        if self.state.board.temple(at) == Some(faction) {
            count += 1;
        }
        count
    }

    fn has_presence(&self, faction: God, at: Territory) -> bool {
        self.count(faction, at) > 0
    }

    /// Strictly more than every other single faction (GR-C3).
    fn controls(&self, faction: God, at: Territory) -> bool {
        God::ALL
            .into_iter()
            .all(|other| other == faction || self.count(other, at) < self.count(faction, at))
    }

    /// As many as anybody, and at least one (GR-P3).
    fn ties_for_most(&self, faction: God, at: Territory) -> bool {
        self.has_presence(faction, at)
            && God::ALL
                .into_iter()
                .all(|other| self.count(other, at) <= self.count(faction, at))
    }

    fn has_power(&self, faction: God, god: God) -> bool {
        self.rules.options().powers && faction == god
    }

    fn is_guarded(&self, at: Territory) -> bool {
        God::ALL
            .into_iter()
            .any(|god| self.state.board.piece(god) == Some(at))
    }

    /// GR-C3, GR-P3.
    fn controls_in_scoring(&self, faction: God, at: Territory) -> bool {
        self.controls(faction, at)
            || self.has_power(faction, Neptune) && self.ties_for_most(faction, at)
    }

    /// GR-C4.
    fn scores(&self, seat: Seat, faction: God, at: Territory) -> bool {
        self.controls_in_scoring(faction, at)
            && at.god() != faction
            && self.state.player(seat).visiting.contains(at.god())
    }

    /// GR-O1 to GR-O6, as the objective cards say.
    fn meets(&self, faction: God, at: Territory, objective: Objective) -> bool {
        let board = &self.state.board;
        match objective {
            Objective::Populated => self.count(faction, at) >= 4,
            Objective::Raiders => board.temple(at).is_some() && board.temple(at) != Some(faction),
            Objective::Festival => {
                let others = God::ALL.into_iter().filter(|&other| other != faction);
                others.filter(|&other| self.has_presence(other, at)).count() >= 2
            }
            Objective::Isolated => {
                let meeples: u8 = God::ALL.into_iter().map(|god| board.meeples(god, at)).sum();
                board.temple(at) == Some(faction) && meeples == 0
            }
            Objective::Watchful => self.is_guarded(at),
            Objective::Clustered => {
                let content = self.rules.content();
                let near = Territory::all().filter(|&near| content.neighbours(at).contains(near));
                near.filter(|&near| self.has_presence(faction, near))
                    .count()
                    >= 2
            }
            Objective::Scattered | Objective::Cultists => false,
        }
    }

    /// The harvest tile as it counts for a faction (GR-C4, GR-P2).
    fn harvest(&self, faction: God, at: Territory) -> i8 {
        match self.state.board.harvest(at) {
            -1 if self.has_power(faction, Phoebus) => 0,
            tile => tile,
        }
    }

    /// One for control, the tile, and one per objective met.
    fn territory_gain(&self, faction: God, at: Territory) -> (i16, ObjectiveSet) {
        let met: Vec<Objective> = Objective::ALL
            .into_iter()
            .filter(|&objective| self.state.objectives.contains(objective))
            .filter(|&objective| self.meets(faction, at, objective))
            .collect();
        let met: ObjectiveSet = met.into_iter().collect();
        let gain = 1 + i16::from(self.harvest(faction, at)) + i16::from(met.len());
        (gain, met)
    }

    /// GR-O7: territories of all five colours.
    fn scattered(&self, faction: God) -> u8 {
        let colours: BTreeSet<God> = Territory::all()
            .filter(|&at| self.has_presence(faction, at))
            .map(Territory::god)
            .collect();
        let open = self.state.objectives.contains(Objective::Scattered);
        u8::from(open && colours.len() == 5)
    }

    /// GR-O8: one per two temples.
    fn cultists(&self, seat: Seat) -> u8 {
        let visiting = self.state.player(seat).visiting;
        let temples = God::ALL.into_iter().filter(|&god| visiting.contains(god));
        if self.state.objectives.contains(Objective::Cultists) {
            temples.count() as u8 / 2
        } else {
            0
        }
    }

    fn gains(&self, seat: Seat, faction: God) -> Gains {
        let scored: Vec<Territory> = Territory::all()
            .filter(|&at| self.scores(seat, faction, at))
            .collect();
        Gains {
            territories: scored.iter().copied().collect(),
            from_territories: scored
                .iter()
                .map(|&at| self.territory_gain(faction, at).0)
                .sum(),
            scattered: self.scattered(faction),
            cultists: self.cultists(seat),
        }
    }

    /// GR-C1.
    fn cost(&self, seat: Seat) -> u8 {
        let active = self.state.player(seat).active;
        match active.into_iter().filter(|&active| active).count() {
            0 => 2,
            1 => 1,
            _ => 0,
        }
    }
}

fn set(wanted: impl Fn(Territory) -> bool) -> TerritorySet {
    Territory::all().filter(|&at| wanted(at)).collect()
}

/// Presence, control and the kept sets of the map.
fn check_map(slow: &Slow<'_>) {
    let board = &slow.state.board;
    for god in God::ALL {
        assert_eq!(board.presence(god), set(|at| slow.has_presence(god, at)));
        assert_eq!(
            board.with_meeples(god),
            set(|at| board.meeples(god, at) > 0)
        );
        assert_eq!(
            board.with_temple(god),
            set(|at| board.temple(at) == Some(god))
        );
        let others = |at| {
            God::ALL
                .into_iter()
                .any(|other| other != god && board.meeples(other, at) > 0)
        };
        assert_eq!(board.others_meeples(god), set(others));
        let controlled = set(|at| slow.controls(god, at));
        assert_eq!(set(|at| board.controls(god, at)), controlled);
        assert_eq!(board.controlled(god), controlled.len());
    }
    assert_eq!(
        board.with_any_temple(),
        set(|at| board.temple(at).is_some())
    );
    assert_eq!(board.guarded(), set(|at| slow.is_guarded(at)));
}

/// What everybody would gain now, and what whoever is at turn really gains by scoring.
fn check_scoring(slow: &Slow<'_>) {
    let Slow { rules, state } = slow;
    for seat in Seat::all(rules.seats()) {
        let Some(faction) = state.player(seat).faction else {
            continue;
        };
        let gains = slow.gains(seat, faction);
        assert_eq!(rules.gains(state, seat), gains, "seat {seat}");
        assert_eq!(rules.scoring_cost(state, seat), slow.cost(seat));
        assert_eq!(
            set(|at| rules.controls_in_scoring(state, seat, at)),
            set(|at| slow.controls_in_scoring(faction, at))
        );
        for at in gains.territories.iter() {
            let gain = rules.territory_gain(state, seat, at);
            assert_eq!(
                (gain.favour, gain.objectives),
                slow.territory_gain(faction, at)
            );
        }
    }
    if state.decision == Decision::Turn {
        check_scoring_turn(slow);
    }
}

fn check_scoring_turn(slow: &Slow<'_>) {
    let Slow { rules, state } = slow;
    let (seat, before) = (state.turn, state.current());
    let faction = before.faction.expect("a faction is chosen before a turn");
    let gains = slow.gains(seat, faction);
    let mut after = (*state).clone();
    let mut step = Step::new(Luck::new(&LuckKey::for_playout(3), 3), 0);
    rules
        .apply(&mut after, seat, Action::Score, &mut step)
        .expect("scoring is always possible");
    let result = gains.total() - i16::from(slow.cost(seat));
    let scored = Event::Scored {
        party: pantheon_engine::Party::Seat(seat),
        result,
        favour: u8::try_from((i16::from(before.tally.favour) + result).max(0)).unwrap(),
    };
    assert!(
        step.told().iter().any(|told| told.event == scored),
        "{scored:?}"
    );
    for at in Territory::all() {
        let turns = gains.territories.contains(at) && slow.harvest(faction, at) != 0;
        let tile = state.board.harvest(at);
        assert_eq!(
            after.board.harvest(at),
            if turns { -tile } else { tile },
            "{at:?}"
        );
    }
    let player = after.player(seat);
    assert_eq!(player.visiting, GodSet::EMPTY);
    assert_eq!(
        (player.active, player.used),
        ([false; 4], [GodSet::EMPTY; 4])
    );
    assert_eq!(player.blessings, before.blessings, "unused blessings stay");
}

fn rules(seats: u8, options: Options) -> GodsOfRome {
    GodsOfRome::new(Arc::new(Content::built_in()), options, seats).unwrap()
}

/// A table for so many seats, with the number of its luck and how many steps to play.
fn any_table() -> impl Strategy<Value = (GodsOfRome, u64, u32)> {
    let options = prop::sample::select(Options::every(4));
    (1_u8..=4, options, any::<u64>(), 0_u32..400)
        .prop_map(|(seats, options, number, steps)| (rules(seats, options), number, steps))
}

/// Plays so many random steps, or to the end, and shows every position.
fn visit_positions(rules: &GodsOfRome, number: u64, steps: u32, mut visit: impl FnMut(&State)) {
    let mut playout = Playout::new(number);
    let mut state = playout.set_up(rules);
    visit(&state);
    for step in 1..=steps {
        if rules.is_over(&state) {
            return;
        }
        playout.play_one(rules, &mut state, step).unwrap();
        visit(&state);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    #[test]
    fn gr_c3_presence_and_control_are_what_a_slow_count_says(
        (rules, number, steps) in any_table(),
    ) {
        visit_positions(&rules, number, steps, |state| {
            check_map(&Slow { rules: &rules, state });
        });
    }

    #[test]
    fn gr_c4_scoring_is_what_a_slow_count_says(
        (rules, number, steps) in any_table(),
    ) {
        visit_positions(&rules, number, steps, |state| {
            check_scoring(&Slow { rules: &rules, state });
        });
    }
}

/// The comparison is worth something only if random play reaches what there is to compare.
#[test]
fn gr_o1_random_play_meets_every_objective_and_uses_both_scoring_powers() {
    let mut met = ObjectiveSet::EMPTY;
    let (mut tied, mut ignored, mut negative) = (false, false, false);
    for number in 0..200 {
        let rules = rules(
            2 + (number % 3) as u8,
            Options {
                powers: true,
                ..Options::default()
            },
        );
        visit_positions(&rules, number, 600, |state| {
            let slow = Slow {
                rules: &rules,
                state,
            };
            let Some(faction) = state
                .current()
                .faction
                .filter(|_| state.decision == Decision::Turn)
            else {
                return;
            };
            let gains = slow.gains(state.turn, faction);
            for at in gains.territories.iter() {
                let (_, objectives) = slow.territory_gain(faction, at);
                met = objectives.iter().fold(met, ObjectiveSet::with);
                tied |= faction == Neptune && !slow.controls(faction, at);
                ignored |= faction == Phoebus && state.board.harvest(at) == -1;
            }
            if gains.scattered > 0 {
                met = met.with(Objective::Scattered);
            }
            if gains.cultists > 0 {
                met = met.with(Objective::Cultists);
            }
            negative |= gains.total() < i16::from(slow.cost(state.turn));
        });
    }
    assert_eq!(met.iter().collect::<Vec<_>>(), Objective::ALL);
    assert!(tied && ignored && negative, "{tied} {ignored} {negative}");
}
