//! The Patronus' scoring, his checkpoints, and who wins a solo game (GR-L5, GR-L6).

use crate::support::patronus::*;
use crate::support::*;
use pantheon_engine::{Game, Party, Seat};
use pantheon_gods_of_rome::{Decision, Ending, God, Objective, Options};

#[test]
fn gr_l5_he_gains_one_favour_per_territory_he_controls() {
    // One of another colour, one of his own, two with tiles, one contested, one lost.
    let mut scene = solo()
        .position("J1:V V1:V D1:V D2:V P1:VN P2:VNN")
        .harvest("D1", 1)
        .harvest("D2", -1)
        .objective(Objective::Scattered)
        .piece("J1")
        .objective(Objective::Watchful);
    scene.play([Score]);
    assert_eq!(scene.state.patronus.favour, 4);
    let tiles = ["D1", "D2"].map(|name| scene.state.board.harvest(at(name)));
    assert_eq!(tiles, [1, -1], "he turns none");
}

/// Neptune gains one by scoring, at no cost; the Patronus as many as he is given.
fn both_gain(patronus: usize) -> Scene {
    let scene = solo()
        .meeples(Neptune, "J1", 1)
        .visiting(0, &[Jupiter])
        .active(0, 2);
    ["V1", "V2", "V3", "D1", "D2", "D3", "P1", "P2"][..patronus]
        .iter()
        .fold(scene, |scene, name| scene.meeples(Venus, name, 1))
}

/// What scoring comes to for [`both_gain`] with this much favour before.
fn both_scored(patronus: usize, [own, his]: [u8; 2]) -> Scene {
    let mut scene = both_gain(patronus).favour(0, own);
    scene.state.patronus.favour = his;
    scene.play([Score]);
    scene
}

fn favours(scene: &Scene) -> [u8; 2] {
    [scene.favour_of(0), scene.state.patronus.favour]
}

fn claims(scene: &Scene, track: usize) -> [Option<u8>; 2] {
    [
        scene.state.players[0].tally.victory[track - 1],
        scene.state.patronus.victory[track - 1],
    ]
}

#[test]
fn gr_l5_the_humans_checkpoint_is_resolved_before_he_scores() {
    // Were he to score first, he would have six and the better space.
    let scene = both_scored(3, [4, 3]);
    assert_eq!(claims(&scene, 1), [Some(3), Some(2)]);
    assert_eq!(favours(&scene), [5, 8]);
}

#[test]
fn gr_l6_he_is_tested_for_checkpoints_too() {
    let scene = both_scored(2, [1, 3]);
    assert_eq!(claims(&scene, 1), [Some(2), Some(3)]);
    assert_eq!(favours(&scene), [5, 5]);
    assert_eq!(scene.state.objectives.len(), 1);
    assert_eq!(scene.state.decision, Decision::Turn);
}

#[test]
fn gr_l6_one_checkpoint_each_may_come_of_one_scoring() {
    let scene = both_scored(8, [4, 0]);
    assert_eq!(claims(&scene, 1), [Some(3), Some(2)]);
    assert_eq!(claims(&scene, 2), [Some(3), Some(4)]);
    assert_eq!(favours(&scene), [13, 13]);
}

#[test]
fn gr_l6_ties_with_him_are_broken_by_the_usual_list() {
    // Both end with 24 favour, one territory, and as many meeples; only cards or the second track differ.
    for (cards, second, claimed) in [
        (false, [4, 3], [Some(8), Some(6)]),
        (false, [3, 4], [Some(6), Some(8)]),
        (true, [3, 4], [Some(8), Some(6)]),
    ] {
        let mut scene = both_gain(1).claimed(2).favour(0, 23);
        scene.state.patronus.favour = 23;
        scene.state.players[0].tally.victory[1] = Some(second[0]);
        scene.state.patronus.victory[1] = Some(second[1]);
        if cards {
            scene = scene.card(0, 1, 1);
        }
        scene.play([Score]);
        assert_eq!(claims(&scene, 3), claimed, "{cards}, {second:?}");
    }
}

#[test]
fn gr_l6_if_the_human_triggers_the_third_he_scores_once_before_tracks_are_claimed() {
    for (patronus, claimed) in [(23, [Some(6), Some(8)]), (20, [Some(8), Some(6)])] {
        let mut scene = both_gain(2).claimed(2).favour(0, 23);
        scene.state.patronus.favour = patronus;
        scene.play([Score]);
        assert_eq!(favours(&scene), [24, patronus + 2]);
        assert_eq!(claims(&scene, 3), claimed);
        assert_eq!(
            scene.state.decision,
            Decision::Over(Ending::ThirdCheckpoint)
        );
        let scorings = scene.state.patronus.scorings;
        assert_eq!(scorings, 1);
    }
}

#[test]
fn gr_l6_if_he_triggers_the_third_the_human_may_score_once_more() {
    for (action, favour) in [(Score, 20 + 1 - 2), (Decline, 21)] {
        let mut scene = both_gain(2).claimed(2).favour(0, 20);
        scene.state.patronus.favour = 22;
        scene.play([Score]);
        assert_eq!(scene.state.trigger, Some(Party::Automa));
        assert_eq!(scene.legal(), [Score, Decline]);
        scene.refuses(Visit(Jupiter), "GR-K3");
        scene.play([action]);
        assert_eq!(favours(&scene), [favour, 24], "he doesn't score again");
        assert_eq!(claims(&scene, 3), [Some(6), Some(8)]);
        assert_eq!(
            scene.state.decision,
            Decision::Over(Ending::ThirdCheckpoint)
        );
    }
}

#[test]
fn gr_l6_the_human_wins_only_with_strictly_more_points() {
    let cases = [
        ([3, 4, 6], [2, 3, 8], Party::Automa),
        ([3, 3, 8], [2, 4, 6], Party::Seat(Seat::FIRST)),
        ([2, 3, 6], [3, 4, 8], Party::Automa),
    ];
    for (human, patronus, winner) in cases {
        // On the table the human is ahead in everything that breaks ties elsewhere.
        let mut scene = solo().meeples(Neptune, "J1", 2).card(0, 1, 1);
        scene.state.claimed = 3;
        scene.state.decision = Decision::Over(Ending::ThirdCheckpoint);
        scene.state.players[0].tally.victory = human.map(Some);
        scene.state.patronus.victory = patronus.map(Some);
        let outcome = scene.rules.outcome(&scene.state).unwrap();
        assert_eq!(outcome.winners().collect::<Vec<_>>(), [winner]);
        let tie = outcome.standings[1].tie_break.as_ref();
        let is_tie = human.iter().sum::<u8>() == patronus.iter().sum::<u8>();
        assert_eq!(tie.is_some(), is_tie);
    }
}

#[test]
fn gr_r3_gr_l6_he_answers_before_the_end_is_looked_for() {
    let pantheon = Options {
        pantheon: true,
        ..Options::default()
    };
    let mut scene = scene_with(&[Neptune], pantheon)
        .meeples(Venus, "V1", 1)
        .visiting(0, &[Jupiter]);
    for god in God::ALL {
        scene.state.players[0].visits[god.index()] = 2;
    }
    scene.play([Score]);
    assert_eq!(scene.state.decision, Decision::Over(Ending::NoVisitsLeft));
    assert_eq!(scene.state.patronus.scorings, 1);
    assert_eq!(
        scene.state.patronus.favour, 1,
        "he scored V1 before the end"
    );
}

#[test]
fn gr_l6_a_stalemate_takes_three_scorings_of_both_without_gain() {
    let mut scene = solo();
    scene.play([Score, Score]);
    assert_eq!(scene.state.decision, Decision::Turn);
    scene.play([Score]);
    assert_eq!(scene.state.decision, Decision::Over(Ending::Stalemate));
    assert_eq!(
        claims(&scene, 1),
        [Some(2), Some(3)],
        "equal in all, he is later in turn order"
    );
    let mut scene = solo().meeples(Venus, "J1", 1);
    scene.play([Score; 3]);
    assert_eq!(
        scene.state.decision,
        Decision::Turn,
        "he gains, so it goes on"
    );
}
