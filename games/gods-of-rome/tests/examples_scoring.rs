//! The rulebook's worked examples of scoring, of a checkpoint and of the final score.

use crate::support::friends::*;
use crate::support::*;
use pantheon_engine::{Game, Party, Seat};
use pantheon_gods_of_rome::{Decision, Ending, Event, GodSet, Objective};

fn tally(scene: &Scene, owner: u8) -> [Option<u8>; 3] {
    scene.state.players[usize::from(owner)].tally.victory
}

/// Fábio has activated three slots and visits Jupiter, Phoebus and Neptune. He controls the left grey territory, with
/// a −1, and the middle one, with a +1; he has nobody in yellow; blue is his own.
#[test]
fn gr_c4_fabio_scores_two_grey_territories() {
    let mut scene = four_friends()
        .turn(FABIO)
        .active(FABIO, 3)
        .visiting(FABIO, &[Jupiter, Phoebus, Neptune])
        .position("J1:NN J2:N N2:NNN P2:PP")
        .harvest("J1", -1)
        .harvest("J2", 1)
        .harvest("N1", 1)
        .harvest("N2", -1)
        .harvest("P2", -1)
        .objective(Objective::Populated)
        .objective(Objective::Raiders);
    scene.state.players[usize::from(FABIO)].used[1] = [Neptune].into_iter().collect();
    scene.play([Score]);

    let territories: Vec<_> = scene
        .told
        .iter()
        .filter_map(|event| match *event {
            Event::TerritoryScored {
                territory, favour, ..
            } => Some((territory.name(), favour)),
            _ => None,
        })
        .collect();
    assert_eq!(territories, [("J1", 0), ("J2", 2)]);
    assert_eq!(scene.favour_of(FABIO), 2);
    let tiles = ["J1", "J2", "N1", "N2", "P2"].map(|name| scene.state.board.harvest(at(name)));
    assert_eq!(tiles, [1, -1, 1, -1, -1], "only the tiles he scored turn");
    let fabio = &scene.state.players[usize::from(FABIO)];
    assert_eq!(
        fabio.used_blessings(),
        GodSet::EMPTY,
        "the blessing is back"
    );
    assert_eq!((fabio.discs, fabio.active_slots()), (11, 0));
    assert_eq!(fabio.visiting, GodSet::EMPTY);
    assert_eq!(scene.state.claimed, 0, "no checkpoint");
    assert_eq!(scene.state.turn, seat(CAROLINA), "the next player goes on");
}

/// Sara reaches five favour: she takes the space worth three, the others follow in their order on the favour track
/// and move up to five, and an objective is turned up.
#[test]
fn gr_k2_sara_triggers_the_first_checkpoint() {
    let mut scene = four_friends()
        .turn(SARA)
        .active(SARA, 2)
        .visiting(SARA, &[Jupiter])
        .meeples(Venus, "J1", 1)
        .harvest("J1", 1)
        .favour(CAROLINA, 3)
        .favour(DANIEL, 1)
        .favour(SARA, 4)
        .favour(FABIO, 2)
        .objective(Objective::Populated)
        .objective(Objective::Raiders);
    scene.play([Score]);
    let claimed = [SARA, CAROLINA, FABIO, DANIEL].map(|owner| tally(&scene, owner)[0]);
    assert_eq!(claimed, [Some(3), Some(2), Some(1), Some(0)]);
    let favour = [SARA, CAROLINA, FABIO, DANIEL].map(|owner| scene.favour_of(owner));
    assert_eq!(favour, [6, 5, 5, 5]);
    let sara = &scene.state.players[usize::from(SARA)];
    assert_eq!((sara.discs, sara.discs_claiming), (10, 1));
    assert_eq!(scene.state.objectives.len(), 3);
    assert_eq!(scene.state.hidden_objectives, 1);
}

/// Carolina triggers the third checkpoint, everybody else scores, and she still leads.
#[test]
fn gr_k6_the_final_scores_are_11_10_8_and_7() {
    let mut scene = four_friends().claimed(2).turn(CAROLINA).active(CAROLINA, 2);
    let before = [[2, 1], [0, 4], [3, 3], [1, 2]];
    for (player, [first, second]) in scene.state.players.iter_mut().zip(before) {
        player.tally.victory = [Some(first), Some(second), None];
    }
    scene = scene
        .favour(CAROLINA, 21)
        .favour(DANIEL, 20)
        .favour(SARA, 13)
        .favour(FABIO, 15);
    for owner in [DANIEL, SARA, FABIO] {
        scene = scene.active(owner, 2);
    }
    scene.play([Score; 4]);

    assert_eq!(
        scene.state.decision,
        Decision::Over(Ending::ThirdCheckpoint)
    );
    let outcome = scene.rules.outcome(&scene.state).unwrap();
    let sums: Vec<_> = outcome
        .standings
        .iter()
        .map(|standing| (standing.party, standing.rank, standing.points))
        .collect();
    let party = |owner| Party::Seat(seat(owner));
    assert_eq!(
        sums,
        [
            (party(CAROLINA), 1, 11),
            (party(DANIEL), 2, 10),
            (party(SARA), 3, 8),
            (party(FABIO), 4, 7),
        ]
    );
    let all = [CAROLINA, DANIEL, SARA, FABIO].map(|owner| tally(&scene, owner).map(Option::unwrap));
    assert_eq!(all, [[2, 1, 8], [0, 4, 6], [3, 3, 2], [1, 2, 4]]);
    for owner in Seat::all(4) {
        let total = outcome.sheet.total(Party::Seat(owner));
        assert_eq!(Some(total), outcome.points(owner), "the sheet adds up");
    }
}

#[test]
fn gr_k6_the_tracks_with_four_players() {
    let scene = four_friends();
    let tracks = [0, 1, 2].map(|track| scene.rules.content().victory(track));
    assert_eq!(tracks, [[3, 2, 1, 0], [4, 3, 2, 1], [8, 6, 4, 2]]);
}
