//! Bora Bora under the battery of laws that every title passes.

use pantheon_engine::conformance::Conforms;
use pantheon_engine::vocabulary::Numbered as _;
use pantheon_engine::{Random as _, Rng, Seat, Viewer};

use crate::action::{Action, Green};
use crate::content::{BoardsFile, MapFile, TilesFile};
use crate::event::Event;
use crate::piece::{Deed, God, Ground, Jewel, Kind, Material, Plot, Sex, Space, Way};
use crate::region::Region;
use crate::rules::BoraBora;
use crate::state::State;
use crate::task::TaskId;

fn one<T: Copy>(rng: &mut Rng, all: &[T]) -> T {
    all[rng.index(all.len())]
}

fn way(rng: &mut Rng) -> Way {
    match rng.below(3) {
        0 => Way::Card,
        1 => Way::Tile,
        _ => Way::Pair(one(rng, &God::ALL)),
    }
}

fn task(state: &State, rng: &mut Rng) -> TaskId {
    let own = state
        .current()
        .tasks
        .iter()
        .chain(state.tasks.into_iter().flatten());
    let near: Vec<TaskId> = own.collect();
    let any = TaskId::nth(rng.index(TaskId::COUNT));
    if rng.below(4) == 0 {
        any
    } else {
        rng.pick(&near).unwrap_or(any)
    }
}

impl Conforms for BoraBora {
    fn any_action(&self, state: &State, rng: &mut Rng) -> Action {
        let space = [Space::Ordinary, Space::Twelfth][rng.index(2)];
        match rng.below(27) {
            0..=3 => Action::Place {
                face: rng.below(8) as u8,
                deed: one(rng, &Deed::ALL),
                white: rng.below(2) == 0,
            },
            4 => Action::Pay(way(rng)),
            5 => Action::Settle(Region::nth(rng.index(Region::COUNT))),
            6 => Action::TakeHut(space),
            7 => Action::Lay(Ground::nth(rng.index(Ground::COUNT))),
            8 => Action::TakePerson(rng.below(9) as u8),
            9 => Action::House(space),
            10 => Action::Tattoo(one(rng, &Kind::ALL)),
            11 => Action::Collect(one(rng, &Kind::ALL)),
            12 => Action::ScorePoint,
            13 => Action::TakeOffering,
            14 => Action::TakeCard(one(rng, &God::ALL)),
            15 => Action::DrawCard,
            16 => Action::TakeMaterial(one(rng, &Material::ALL)),
            17 => Action::MoveHut,
            18 => Action::SendPriest(rng.below(9) as u8),
            19 => Action::Build(rng.below(9) as u8),
            20 => Action::BuildOn(Plot::nth(rng.index(Plot::COUNT))),
            21 => [Action::TakeStatus, Action::TakeShell, Action::Done][rng.index(3)],
            22 => Action::Use {
                sex: one(rng, &Sex::ALL),
                kind: one(rng, &Kind::ALL),
                count: rng.below(5) as u8,
                green: [Green::Unused, Green::Double, Green::Further][rng.index(3)],
            },
            23 => Action::Buy(Jewel::nth(rng.index(Jewel::COUNT))),
            24 => Action::Fulfil(task(state, rng)),
            25 => Action::FulfilWith {
                task: task(state, rng),
                way: way(rng),
            },
            _ => [Action::Discard, Action::TakeTask][rng.index(2)](task(state, rng)),
        }
    }

    /// The blue and the yellow cards of every other hand.
    fn hidden_features(&self, state: &State, viewer: Viewer) -> Vec<u32> {
        Seat::all(pantheon_engine::Game::seats(self))
            .filter(|&seat| viewer != Viewer::Seat(seat))
            .flat_map(|seat| {
                let hand = state.player(seat).hand.inside();
                [hand[God::Blue.index()], hand[God::Yellow.index()]].map(u32::from)
            })
            .collect()
    }

    /// All see a reshuffle, and where a priest enters a row of his own people.
    fn is_passing(&self, event: &Event) -> bool {
        matches!(event, Event::Reshuffled | Event::PriestSent { .. })
    }
}

pantheon_engine::conformance!(BoraBora);

pantheon_engine::typescript!(BoraBora, BoardsFile, MapFile, TilesFile);
