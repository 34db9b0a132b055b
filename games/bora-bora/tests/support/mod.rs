//! Positions for tests, built piece by piece, and small verbs to play them.

use std::sync::Arc;

use pantheon_bora_bora::*;
use pantheon_engine::conformance;
pub(crate) use pantheon_engine::conformance::seat;
use pantheon_engine::secret::Secret;
use pantheon_engine::{Content as _, Game};

/// The region with this name.
pub(crate) fn at(name: &str) -> Region {
    Region::named(name).unwrap_or_else(|| panic!("no region {name}"))
}

/// The ceremony space with this number, from 0.
pub(crate) fn ground(number: u8) -> Ground {
    Ground::new(number).unwrap()
}

/// The rules for so many players.
pub(crate) fn rules(seats: u8) -> BoraBora {
    BoraBora::new(Arc::new(Content::built_in()), Options::default(), seats).unwrap()
}

/// A position after the set-up, with the luck of this number.
pub(crate) fn fresh(seats: u8, number: u64) -> (BoraBora, State) {
    let scene = conformance::Scene::begin(rules(seats), number);
    (scene.rules, scene.state)
}

/// The task with exactly these demands.
pub(crate) fn task(demands: &[Demand]) -> TaskId {
    let content = Content::built_in();
    TaskId::all()
        .find(|&task| content.demands(task).eq(demands.iter().copied()))
        .unwrap_or_else(|| panic!("no task {demands:?}"))
}

/// A region is to be settled along a path of this value.
pub(crate) fn expand(path: Path, value: u8) -> Decision {
    Decision::Expand { path, value }
}

/// A man or a woman is to be taken, with this value.
pub(crate) fn take(sex: Sex, value: u8) -> Decision {
    Decision::Person { sex, value }
}

/// Placing a die without a god.
pub(crate) fn place(face: u8, deed: Deed) -> Action {
    Action::Place {
        face,
        deed,
        white: false,
    }
}

/// Placing a die as a six.
pub(crate) fn place_white(face: u8, deed: Deed) -> Action {
    Action::Place {
        face,
        deed,
        white: true,
    }
}

/// Letting people act without a god.
pub(crate) fn use_people(sex: Sex, kind: Kind, count: u8) -> Action {
    Action::Use {
        sex,
        kind,
        count,
        green: Green::Unused,
    }
}

/// Letting people act with the green god.
pub(crate) fn use_green(sex: Sex, kind: Kind, count: u8, green: Green) -> Action {
    Action::Use {
        sex,
        kind,
        count,
        green,
    }
}

pantheon_engine::scene! {
    /// A table in a position of the test's own making.
    ///
    /// It begins in phase A of round 1 with seats 0, 1, … in turn order, everybody with dice 1, 2 and 3, no hut on the
    /// islands, no god card, tile or offering. Region n of all has fish n of all: those of value 1 are CF, CM, EF and
    /// SP.
    pub(crate) struct Scene(BoraBora);
}

/// A scene for so many players.
pub(crate) fn scene(seats: u8) -> Scene {
    let mut scene = conformance::Scene::begin(rules(seats), 1);
    let state = &mut scene.state;
    let order = [0, 1, 2, 3].map(seat);
    state.order = order;
    state.stack = order;
    state.turn = order[0];
    state.phase = Phase::Dice;
    state.decision = Decision::Die;
    for (fish, number) in state.fish.iter_mut().zip(0..) {
        *fish = Fish::new(number).unwrap();
    }
    let mut pile = [12_u8; 5];
    pile.iter_mut()
        .zip(state.gods.row)
        .for_each(|(pile, open)| *pile -= open);
    state.gods.pile = Secret::new(pile);
    for player in &mut state.players[..usize::from(seats)] {
        player.hand = Secret::new([0; 5]);
        player.points = [0; Source::COUNT];
        player.offerings = 0;
        player.god_tiles = 0;
        player.dice = [1, 2, 3].map(|face| Die { face, on: None });
    }
    scene.told.clear();
    Scene(scene)
}

impl Scene {
    /// Changes a player.
    pub(crate) fn with(mut self, owner: u8, change: impl FnOnce(&mut Player)) -> Self {
        change(&mut self.state.players[usize::from(owner)]);
        self
    }

    /// Changes the whole position.
    pub(crate) fn having(mut self, change: impl FnOnce(&mut State)) -> Self {
        change(&mut self.state);
        self
    }

    /// A player's dice.
    pub(crate) fn dice(self, owner: u8, faces: [u8; 3]) -> Self {
        self.with(owner, |player| {
            player.dice = faces.map(|face| Die { face, on: None });
        })
    }

    /// One of a player's dice lies on a tile.
    pub(crate) fn placed(self, owner: u8, die: usize, face: u8, deed: Deed) -> Self {
        self.with(owner, |player| {
            player.dice[die] = Die {
                face,
                on: Some(deed),
            };
        })
    }

    /// Huts from ordinary spaces on these regions, each on the building space.
    pub(crate) fn huts(mut self, owner: u8, regions: &[&str]) -> Self {
        for name in regions {
            self.state.holders[at(name).index()] = Some(seat(owner));
            let player = &mut self.state.players[usize::from(owner)];
            player.regions = player.regions.with(at(name));
            if player.huts > 0 {
                player.huts -= 1;
            } else {
                player.twelfth_huts -= 1;
            }
        }
        self
    }

    /// God cards drawn unseen.
    pub(crate) fn cards(mut self, owner: u8, gods: &[God]) -> Self {
        for god in gods {
            self.state.gods.pile.inside_mut()[god.index()] -= 1;
            self.state.players[usize::from(owner)].hand.inside_mut()[god.index()] += 1;
        }
        self
    }

    /// The row of open cards.
    pub(crate) fn row(mut self, gods: &[God]) -> Self {
        let cards = &mut self.state.gods;
        for god in God::ALL {
            let count = gods.iter().filter(|&&other| other == god).count() as u8;
            let pile = &mut cards.pile.inside_mut()[god.index()];
            *pile = *pile + cards.row[god.index()] - count;
            cards.row[god.index()] = count;
        }
        self
    }

    /// Offerings.
    pub(crate) fn offerings(self, owner: u8, count: u8) -> Self {
        self.with(owner, |player| player.offerings = count)
    }

    /// God tiles.
    pub(crate) fn god_tiles(self, owner: u8, count: u8) -> Self {
        self.with(owner, |player| player.god_tiles = count)
    }

    /// People, who get room by moving huts to the twelfth space.
    pub(crate) fn folk(self, owner: u8, sex: Sex, kind: Kind, count: u8) -> Self {
        self.with(owner, |player| {
            player.folk[sex.index()].all[kind.index()] += count;
            for _ in 0..count {
                if player.huts > 0 {
                    player.huts -= 1;
                    player.twelfth_huts += 1;
                }
            }
        })
    }

    /// The men or women shown.
    pub(crate) fn shown(mut self, sex: Sex, kinds: [Kind; 6]) -> Self {
        self.state.display[sex.index()].shown = kinds.map(Some);
        self
    }

    /// Ceremony spaces with material.
    pub(crate) fn filled(self, owner: u8, spaces: &[u8]) -> Self {
        self.with(owner, |player| {
            player.filled = spaces.iter().copied().map(ground).collect();
        })
    }

    /// The temple from left to right.
    pub(crate) fn temple(mut self, priests: [Option<u8>; 6]) -> Self {
        self.state.temple = priests.map(|owner| owner.map(seat));
        for owner in priests.into_iter().flatten() {
            self.state.players[usize::from(owner)].priests -= 1;
        }
        self
    }

    /// A player's open tasks.
    pub(crate) fn tasks(self, owner: u8, tasks: &[TaskId]) -> Self {
        let tasks: TaskSet = tasks.iter().copied().collect();
        let mut scene = self.with(owner, |player| player.tasks = tasks);
        scene.state.task_pile = scene.state.task_pile.minus(tasks);
        scene
    }

    /// The round.
    pub(crate) fn round(mut self, round: u8) -> Self {
        self.state.round = round;
        self
    }

    /// Phase B, the first in turn order to decide.
    pub(crate) fn phase_b(mut self) -> Self {
        self.state.phase = Phase::People;
        self.state.place = 0;
        self.state.decision = Decision::People;
        self
    }

    /// A part of phase C, the first in turn order to decide.
    pub(crate) fn phase_c(mut self, phase: Phase, decision: Decision) -> Self {
        self.state.phase = phase;
        self.state.place = 0;
        self.state.decision = decision;
        self
    }

    /// The last die of phase A is left to the last player, who goes fishing; phases B and C begin.
    pub(crate) fn end_phase_a(&mut self) -> &mut Self {
        let last = self.rules.seats() - 1;
        self.state.phase = Phase::Dice;
        self.state.lap = 2;
        self.state.place = last;
        self.state.turn = self.state.order[usize::from(last)];
        self.state.decision = Decision::Die;
        for player in &mut self.state.players {
            player
                .dice
                .iter_mut()
                .for_each(|die| die.on = Some(Deed::Fishing));
        }
        self.state.current_mut().dice[2] = Die { face: 1, on: None };
        self.play([place(1, Deed::Fishing)])
    }

    /// Plays actions of whoever decides; each must be legal.
    #[track_caller]
    pub(crate) fn play(&mut self, actions: impl IntoIterator<Item = Action>) -> &mut Self {
        self.0.play(actions);
        self
    }

    /// A player.
    pub(crate) fn player(&self, owner: u8) -> &Player {
        &self.state.players[usize::from(owner)]
    }

    /// A player's points from a source.
    pub(crate) fn points(&self, owner: u8, source: Source) -> u16 {
        self.player(owner).points[source.index()]
    }

    /// What is to be decided, and by whom.
    pub(crate) fn asks(&self) -> (u8, Decision) {
        (self.state.turn.number(), self.state.decision)
    }
}
