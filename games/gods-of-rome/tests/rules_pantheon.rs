//! The pantheon restriction, and the endings without a third checkpoint (GR-R).

use crate::support::*;
use pantheon_engine::{Game, Party, Violation as _};
use pantheon_gods_of_rome::{Decision, Ending, Event, God, Layout, Options, Violation};

const PANTHEON: Options = Options {
    layout: Layout::Random,
    powers: false,
    pantheon: true,
};

fn visited(scene: &mut Scene, owner: usize, gods: &[God], times: u8) {
    for god in gods {
        scene.state.players[owner].visits[god.index()] = times;
    }
}

#[test]
fn gr_r1_each_god_is_visited_at_most_twice_in_the_whole_game() {
    let mut scene = scene_with(&[Neptune, Diana, Venus], PANTHEON);
    for _ in 0..2 {
        scene.play([Visit(Jupiter), Place(at("J1"))]);
        scene.state.turn = seat(0);
        scene.play([Score]);
        scene.state.turn = seat(0);
    }
    scene.refuses(Visit(Jupiter), "GR-R1");
    assert!(scene.legal().contains(&Visit(Phoebus)));
    scene.state.turn = seat(1);
    assert!(scene.legal().contains(&Visit(Jupiter)));
}

#[test]
fn gr_r1_while_the_second_visit_lasts_there_is_no_third_to_come() {
    let mut scene = scene_with(&[Neptune, Diana, Venus], PANTHEON).visiting(0, &[Jupiter]);
    let first = Violation::AlreadyVisiting { god: Jupiter };
    assert_eq!(scene.refusal(Visit(Jupiter)), first);
    visited(&mut scene, 0, &[Jupiter], 2);
    let second = Violation::VisitedOut { god: Jupiter };
    assert_eq!(scene.refusal(Visit(Jupiter)), second);
}

#[test]
fn gr_r1_without_the_restriction_visits_are_not_counted_out() {
    let mut scene = scene(&[Neptune, Diana, Venus]);
    visited(&mut scene, 0, &God::ALL, 9);
    scene.play([Visit(Jupiter)]);
}

#[test]
fn gr_r2_discs_used_for_visits_are_laid_aside_when_scoring() {
    let mut scene = scene_with(&[Neptune, Diana, Venus], PANTHEON)
        .visiting(0, &[Jupiter, Neptune])
        .visiting(1, &[Jupiter])
        .active(0, 3);
    assert_eq!(scene.rules.free_spaces(&scene.state, Jupiter), 0);
    scene.play([Score]);
    let player = &scene.state.players[0];
    assert_eq!((player.discs, player.discs_aside), (9, 2));
    assert!(
        player.visiting.is_empty(),
        "beside the temples, not on them"
    );
    assert_eq!(scene.rules.free_spaces(&scene.state, Jupiter), 1);
}

#[test]
fn gr_r2_they_are_gone_before_the_checkpoint_is_checked() {
    let mut scene = scene_with(&[Neptune, Diana, Venus], PANTHEON)
        .visiting(0, &[Jupiter])
        .meeples(Neptune, "J1", 3)
        .harvest("J1", 1)
        .favour(0, 5);
    let player = &mut scene.state.players[0];
    (player.discs, player.discs_aside) = (0, 10);
    scene.play([Score]);
    let player = &scene.state.players[0];
    assert_eq!(player.tally.victory[0], Some(3));
    assert_eq!((player.discs, player.discs_claiming), (0, 0));
    assert_eq!(player.discs_aside, 11);
}

#[test]
fn gr_r2_with_no_disc_left_one_may_only_score() {
    let mut scene = scene_with(&[Neptune, Diana, Venus], PANTHEON);
    let player = &mut scene.state.players[0];
    (player.discs, player.discs_aside) = (0, 11);
    assert_eq!(scene.legal(), [Score]);
    scene.refuses(Visit(Jupiter), "GR-V1");
    scene.refuses(Activate(slot(1)), "GR-A1");
}

#[test]
fn gr_r2_the_restriction_goes_with_the_powers() {
    let both = Options {
        powers: true,
        ..PANTHEON
    };
    let mut scene = scene_with(&[Neptune, Diana, Venus], both)
        .visiting(0, &[Jupiter])
        .active(0, 2)
        .position("J1:ND");
    scene.play([Score]);
    assert_eq!(scene.favour_of(0), 1, "Neptune's power");
    assert_eq!(scene.state.players[0].discs_aside, 1);
}

/// Neptune and Diana have visited every god in play but their own twice; Venus is out of the game.
fn visited_out() -> Scene {
    let mut scene = scene_with(&[Neptune, Diana], PANTHEON);
    assert_eq!(scene.state.removed, Some(Venus));
    visited(&mut scene, 0, &[Jupiter, Phoebus, Diana], 2);
    visited(&mut scene, 1, &[Jupiter, Phoebus, Neptune], 2);
    scene
}

/// The ending after seat 0's turn, in which nothing happens.
fn ending_after_a_turn(mut scene: Scene) -> Option<Ending> {
    scene.play([Activate(slot(1)), Done]);
    match scene.state.decision {
        Decision::Over(ending) => Some(ending),
        _ => None,
    }
}

#[test]
fn gr_r3_the_game_ends_when_nobody_can_ever_visit_another_gods_temple() {
    type Change = fn(&mut Scene);
    let over = Some(Ending::NoVisitsLeft);
    let cases: [(&str, Change, Option<Ending>); 9] = [
        ("all visited out", |_| {}, over),
        (
            "a disc on another god's temple",
            |s| s.state.players[1].visiting = [Jupiter].into_iter().collect(),
            None,
        ),
        (
            "a disc on one's own god's temple",
            |s| s.state.players[1].visiting = [Diana].into_iter().collect(),
            over,
        ),
        ("a visit left", |s| visited(s, 1, &[Phoebus], 1), None),
        (
            "a visit left to the other",
            |s| visited(s, 0, &[Phoebus], 0),
            None,
        ),
        (
            "visits left to one's own god",
            |s| visited(s, 0, &[Neptune], 0),
            over,
        ),
        (
            "a visit left but no disc",
            |s| {
                visited(s, 1, &[Phoebus], 1);
                s.state.players[1].discs = 0;
            },
            over,
        ),
        (
            "a visit left and a disc that comes back from a slot",
            |s| {
                visited(s, 1, &[Phoebus], 1);
                s.state.players[1].discs = 0;
                s.state.players[1].active[2] = true;
            },
            None,
        ),
        (
            "a visit left but the only disc on one's own god's temple",
            |s| {
                visited(s, 1, &[Phoebus], 1);
                s.state.players[1].discs = 0;
                s.state.players[1].visiting = [Diana].into_iter().collect();
            },
            over,
        ),
    ];
    for (case, change, expected) in cases {
        let mut scene = visited_out();
        change(&mut scene);
        assert_eq!(ending_after_a_turn(scene), expected, "{case}");
    }
}

#[test]
fn gr_r3_it_takes_the_restriction_to_run_out_of_visits() {
    let mut scene = scene(&[Neptune, Diana]);
    visited(&mut scene, 0, &God::ALL, 9);
    visited(&mut scene, 1, &God::ALL, 9);
    assert_eq!(ending_after_a_turn(scene), None);
}

#[test]
fn gr_r3_tracks_left_are_claimed_by_favour_without_extra_scoring() {
    for claimed in 0..3 {
        let mut scene = visited_out()
            .claimed(claimed)
            .favour(0, 2)
            .favour(1, 4)
            .meeples(Neptune, "N1", 3);
        scene.play([Activate(slot(1)), Done]);
        for (track, [best, next, ..]) in [[3, 2, 1, 0], [4, 3, 2, 1], [8, 6, 4, 2]]
            .into_iter()
            .enumerate()
        {
            let points = [0, 1].map(|owner: usize| scene.state.players[owner].tally.victory[track]);
            let expected = if track < usize::from(claimed) {
                [Some(best), Some(next)]
            } else {
                [Some(next), Some(best)]
            };
            assert_eq!(points, expected, "track {track} after {claimed}");
        }
        assert_eq!([0, 1].map(|owner| scene.favour_of(owner)), [2, 4]);
        assert_eq!(scene.legal(), []);
    }
}

/// Plays scorings of the players in turn and says after how many the game was over.
fn scorings_until_over(scene: &mut Scene, most: u32) -> Option<u32> {
    (1..=most).find(|_| {
        scene.play([Score]);
        scene.rules.is_over(&scene.state)
    })
}

#[test]
fn gr_r3_three_scorings_each_without_gain_end_any_game() {
    for factions in [&[Neptune, Diana][..], &[Neptune, Diana, Venus, Jupiter]] {
        for options in [Options::default(), PANTHEON] {
            let mut scene = scene_with(factions, options);
            let seats = factions.len() as u32;
            assert_eq!(scorings_until_over(&mut scene, 20), Some(3 * seats));
            assert_eq!(scene.state.decision, Decision::Over(Ending::Stalemate));
            assert_eq!(scene.state.claimed, 3);
        }
    }
}

/// Five scorings brought nothing; in the sixth Diana gains one, and pays for the slots she hasn't activated.
fn sixth_scoring(slots: u8) -> Scene {
    let mut scene = scene(&[Neptune, Diana]);
    scene.play([Score; 5]);
    scene = scene
        .meeples(Diana, "J1", 1)
        .visiting(1, &[Jupiter])
        .active(1, slots);
    scene.play([Score]);
    scene
}

#[test]
fn gr_r3_a_gain_of_anybody_starts_the_count_anew_for_all() {
    let mut scene = sixth_scoring(2);
    assert_eq!(scene.favour_of(1), 1);
    assert_eq!(scorings_until_over(&mut scene, 20), Some(6));
}

#[test]
fn gr_r3_a_scoring_that_only_pays_for_itself_is_no_gain() {
    let scene = sixth_scoring(1);
    assert_eq!(scene.state.decision, Decision::Over(Ending::Stalemate));
}

#[test]
fn gr_r3_everybody_has_to_have_scored_three_times() {
    let mut scene = scene(&[Neptune, Diana]);
    for number in 1..=4 {
        scene.play([Score, Activate(slot(number)), Done]);
    }
    assert_eq!(scene.state.decision, Decision::Turn);
}

/// Neptune gains one by scoring now.
fn gaining() -> Scene {
    scene(&[Neptune, Diana])
        .meeples(Neptune, "J1", 1)
        .visiting(0, &[Jupiter])
        .active(0, 2)
}

#[test]
fn gr_r3_a_hundred_scorings_each_bound_every_game() {
    for (scorings, ending) in [
        ([98, 100], None),
        ([99, 99], None),
        ([99, 100], Some(Ending::ScoringLimit)),
    ] {
        let mut scene = gaining();
        for (owner, count) in scorings.into_iter().enumerate() {
            scene.state.players[owner].tally.scorings = count;
        }
        scene.play([Score]);
        assert!(scene.told.contains(&Event::Scored {
            party: Party::Seat(seat(0)),
            result: 1,
            favour: 1
        }));
        let found = match scene.state.decision {
            Decision::Over(ending) => Some(ending),
            _ => None,
        };
        assert_eq!(found, ending, "{scorings:?}");
    }
}

#[test]
fn gr_r3_each_ending_has_a_sentence_of_its_own_and_is_cited_afterwards() {
    let mut keys = std::collections::BTreeSet::new();
    for ending in Ending::ALL {
        let mut scene = scene(&[Neptune, Diana]);
        scene.state.decision = Decision::Over(ending);
        let outcome = scene.rules.outcome(&scene.state).unwrap();
        assert!(keys.insert(outcome.end.key), "{ending:?}");
        let rule = match ending {
            Ending::ThirdCheckpoint => "GR-K3",
            _ => "GR-R3",
        };
        let why = scene.refusal_for(1, Score);
        assert_eq!((why, why.rule().0), (Violation::GameOver { ending }, rule));
    }
}

#[test]
fn gr_r3_the_two_counts_are_not_mixed() {
    // One has scored a hundred times but gained just now; the other's last three brought nothing since then.
    let mut scene = scene(&[Neptune, Diana]);
    scene.state.players[0].tally.scorings = 100;
    scene.state.players[1].tally.barren = 3;
    assert_eq!(ending_after_a_turn(scene), None);
}
