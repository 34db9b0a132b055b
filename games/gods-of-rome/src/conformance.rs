//! Gods of Rome keeps the laws that every title keeps.

use pantheon_engine::conformance::Conforms;
use pantheon_engine::{Random, Rng};

use crate::content::{CardsFile, MapFile, TracksFile};
use crate::{Action, God, GodsOfRome, OpenCard, Slot, State, TERRITORIES, Territory};

impl Conforms for GodsOfRome {
    fn any_action(&self, _: &State, rng: &mut Rng) -> Action {
        let god = any(God::ALL.into_iter(), rng, God::ALL.len());
        let at = any(Territory::all(), rng, TERRITORIES);
        let slot = any(Slot::all(), rng, 4);
        let open = any(OpenCard::all(), rng, 4);
        let actions = [
            Action::Choose(god),
            Action::Visit(god),
            Action::Place(at),
            Action::Activate(slot),
            Action::Score,
            Action::Decline,
            Action::Grow(at),
            Action::Regroup(at),
            Action::Build(at),
            Action::Take(open),
            Action::Lay(slot),
            Action::Travel(at),
            Action::Move(at),
            Action::Gather(at),
            Action::Summon(at),
            Action::Attack(at),
            Action::Smite(at),
            Action::Push {
                faction: god,
                to: at,
            },
            Action::Done,
        ];
        any(actions.into_iter(), rng, actions.len())
    }
}

fn any<T>(mut all: impl Iterator<Item = T>, rng: &mut Rng, count: usize) -> T {
    all.nth(rng.below(count as u32) as usize)
        .expect("so many are there")
}

pantheon_engine::conformance!(GodsOfRome);

pantheon_engine::typescript!(GodsOfRome, CardsFile, MapFile, TracksFile);
