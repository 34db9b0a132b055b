//! What no player does who wants to win.

use pantheon_games::bora_bora::{Action, BoraBora, Decision, God, Kind, Sex, State, Way};

/// Whether an action is never right: another one gives the same and more.
pub(super) fn is_absurd(rules: &BoraBora, state: &State, action: Action) -> bool {
    let player = state.current();
    match (state.decision, action) {
        // What is left of the helper's points is worth a point each.
        (Decision::Helper { .. }, Action::Done) => true,
        // At the end nothing but points is worth keeping, and a god tile is worth less than a task.
        (Decision::LastTask, Action::Done) => {
            player.purse().can_pay(God::Yellow) && {
                let purse = player.purse();
                player.open_tasks().any(|task| {
                    purse.ways(God::Yellow).any(|way| {
                        let after = purse.after(God::Yellow, way);
                        rules.lacking(state, state.turn, &after, task) <= 1
                    })
                })
            }
        }
        // One card of a colour does what two of it do.
        (Decision::Pay { god }, Action::Pay(Way::Pair(colour))) => colour == god,
        (Decision::Fish { .. }, Action::Pay(way)) => way == Way::Pair(God::Red),
        (_, Action::FulfilWith { way, .. }) => way == Way::Pair(God::Yellow),
        // Points for nothing.
        (Decision::People, Action::Done) => Sex::ALL.into_iter().any(|sex| {
            player.used[sex.index()].is_empty() && player.folk(sex).all[Kind::Points.index()] > 0
        }),
        // More of these never hurts.
        (
            Decision::People,
            Action::Use {
                sex,
                kind: kind @ (Kind::Points | Kind::Offering | Kind::Shell | Kind::Card),
                count,
                ..
            },
        ) => count < player.folk(sex).all[kind.index()],
        _ => false,
    }
}
