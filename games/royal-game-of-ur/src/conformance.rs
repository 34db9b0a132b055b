//! The Royal Game of Ur keeps the laws that every title keeps.

use pantheon_engine::conformance::Conforms;
use pantheon_engine::{Random, Rng};

use crate::content::BoardFile;
use crate::{Action, RoyalGameOfUr, SQUARES, Square, State};

impl Conforms for RoyalGameOfUr {
    fn any_action(&self, _: &State, rng: &mut Rng) -> Action {
        let square = Square::new(1 + rng.below(u32::from(SQUARES)) as u8);
        match (rng.below(4), square) {
            (0, _) | (_, None) => Action::Enter,
            (1, _) => Action::Pass,
            (_, Some(square)) => Action::Move(square),
        }
    }
}

pantheon_engine::conformance!(RoyalGameOfUr);

pantheon_engine::typescript!(RoyalGameOfUr, BoardFile);
