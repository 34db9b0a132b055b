//! Every action there is, in positions of every kind: list and check agree, and what a refusal says is so.

use pantheon_engine::Game as _;
use pantheon_engine::conformance::{Refused, check, refusals_are_true};

use crate::{Action, RoyalGameOfUr, SQUARES, Square, Violation};

const POSITIONS: u32 = 4_000;

fn every_action() -> Vec<Action> {
    let mut all = vec![Action::Enter, Action::Pass];
    all.extend(Square::all().map(Action::Move));
    all
}

/// A refusal's claims, asked of the position alone.
fn is_true(refused: &Refused<'_, RoyalGameOfUr>) -> bool {
    let Refused { state, action, .. } = refused;
    let (own, other) = (
        state.player(refused.seat),
        state.player(RoyalGameOfUr::other(refused.seat)),
    );
    let threw = state.throw.count();
    let from = action.from();
    let reached = from.map_or(0, Square::number) + threw;
    match refused.violation {
        Violation::GameOver { ending } => state.ending == Some(ending),
        Violation::NotYourTurn { turn } => state.turn == turn && turn != refused.seat,
        Violation::ThrewNothing => threw == 0 && *action != Action::Pass,
        Violation::MustMove => *action == Action::Pass && !refused.listed.is_empty(),
        Violation::NoneWaiting => *action == Action::Enter && own.waiting == 0,
        Violation::NotThere { square } => from == Some(square) && !own.on.contains(square),
        Violation::OwnPiece { square } => square.number() == reached && own.on.contains(square),
        Violation::SafePiece { square } => {
            square.number() == reached
                && other.on.contains(square)
                && refused.rules.content().safe().contains(square)
        }
        Violation::NotExact { need, threw: said } => {
            said == threw
                && need != threw
                && from.is_some_and(|from| from.number() + need == SQUARES + 1)
                && reached > SQUARES + 1
        }
    }
}

#[test]
fn list_and_check_agree_and_refusals_are_true() {
    check(refusals_are_true(POSITIONS, &every_action(), &[], is_true));
}
