//! Scoring territories (GR-C).

use crate::support::*;
use pantheon_engine::Party;
use pantheon_gods_of_rome::{Decision, Event, GodSet, Objective};

/// What a scoring came to: its result, and the favour after it.
fn result(scene: &Scene, owner: u8) -> (i16, u8) {
    scene
        .told
        .iter()
        .rev()
        .find_map(|event| match *event {
            Event::Scored {
                party,
                result,
                favour,
            } if party == Party::Seat(seat(owner)) => Some((result, favour)),
            _ => None,
        })
        .expect("a scoring is told")
}

/// Neptune has one territory to score, with enough discs on slots to score it for nothing.
fn one_to_score() -> Scene {
    scene(&[Neptune, Diana, Venus])
        .meeples(Neptune, "J1", 1)
        .visiting(0, &[Jupiter])
}

#[test]
fn gr_c1_fewer_than_two_discs_on_slots_cost_favour() {
    for (discs, cost) in [(0, 2), (1, 1), (2, 0), (3, 0), (4, 0)] {
        let mut scene = one_to_score().favour(0, 3).active(0, discs);
        scene.play([Score]);
        assert_eq!(scene.favour_of(0), 3 + 1 - cost, "{discs} discs on slots");
        assert!(scene.told.contains(&Event::ScoringBegan {
            seat: seat(0),
            cost
        }));
    }
}

#[test]
fn gr_c1_the_result_is_gains_minus_cost_so_scoring_is_never_barred() {
    // Paid first and floored, the cost would leave the gain standing.
    for favour in [0, 1] {
        let mut scene = one_to_score().favour(0, favour);
        scene.play([Score]);
        assert_eq!(result(&scene, 0), (-1, 0), "from {favour}");
    }
}

#[test]
fn gr_c2_discs_and_blessings_on_slots_return_and_unused_blessings_stay() {
    let mut scene = scene(&[Neptune, Diana, Venus])
        .active(0, 3)
        .active(1, 2)
        .blessings(0, &[Venus]);
    scene.state.players[0].used[0] = [Neptune, Jupiter].into_iter().collect();
    scene.state.players[0].used[2] = [Diana].into_iter().collect();
    scene.state.players[1].used[1] = [Diana].into_iter().collect();
    scene.play([Score]);
    let [own, other, ..] = &scene.state.players;
    assert_eq!((own.discs, own.active_slots()), (11, 0));
    assert_eq!(own.used, [GodSet::EMPTY; 4]);
    assert_eq!(own.blessings, [Venus].into_iter().collect());
    assert_eq!((other.discs, other.active_slots()), (9, 2));
    assert_eq!(other.used[1], [Diana].into_iter().collect());
}

#[test]
fn gr_c2_a_blessing_that_returned_is_received_anew() {
    let mut scene = scene(&[Neptune, Diana, Venus]).active(0, 2);
    scene.state.players[0].used[0] = [Jupiter].into_iter().collect();
    scene.play([Score]).state.turn = seat(0);
    scene.play([Visit(Jupiter)]);
    assert!(scene.told.contains(&Event::BlessingReceived {
        seat: seat(0),
        god: Jupiter
    }));
}

#[test]
fn gr_c3_control_is_strictly_more_than_every_other_single_faction() {
    for (case, position, controls) in [
        ("nobody", "", false),
        ("alone", "J1:N", true),
        ("a tie with a player", "J1:NNDD", false),
        ("a tie with a neutral faction", "J1:NJ", false),
        ("one more than a neutral faction", "J1:NNJ", true),
        ("more than each, fewer than all", "J1:NNNDDPP", true),
        ("tied with the second of two", "J1:NNDVV", false),
        ("a temple alone", "J1:n", true),
        ("a temple counts one", "J1:nND", true),
        ("a temple counts no more than one", "J1:nNDD", false),
        ("another's temple counts too", "J1:Nd", false),
    ] {
        let scene = scene(&[Neptune, Diana, Venus]).position(position);
        let mut scene = scene.visiting(0, &[Jupiter]).active(0, 2);
        scene.play([Score]);
        assert_eq!(scene.favour_of(0), u8::from(controls), "{case}");
    }
}

#[test]
fn gr_c3_a_tie_is_nobodys() {
    let mut scene = scene(&[Neptune, Diana, Venus])
        .position("J1:NNDDV")
        .active(0, 2)
        .active(1, 2)
        .active(2, 2)
        .visiting(0, &[Jupiter])
        .visiting(1, &[Jupiter])
        .visiting(2, &[Jupiter]);
    scene.play([Score, Score, Score]);
    assert_eq!([0, 1, 2].map(|owner| scene.favour_of(owner)), [0; 3]);
}

#[test]
fn gr_c3_presence_is_a_meeple_or_a_temple() {
    let scene = scene(&[Neptune, Diana, Venus]).position("J1:N P2:n V3:DDDD D1:d");
    let presence: Vec<_> = scene.state.board.presence(Neptune).iter().collect();
    assert_eq!(presence, [at("J1"), at("P2")]);
}

#[test]
fn gr_c4_a_territory_counts_if_controlled_visited_and_not_of_ones_colour() {
    let base = || {
        scene(&[Neptune, Diana, Venus])
            .active(0, 2)
            .position("J1:N P1:N N1:N J2:D J3:ND")
    };
    let cases: [(&[_], &[&str]); 5] = [
        (&[], &[]),
        (&[Jupiter], &["J1"]),
        (&[Jupiter, Phoebus], &["J1", "P1"]),
        (&[Neptune], &[]),
        (&[Diana, Venus], &[]),
    ];
    for (visited, scored) in cases {
        let mut scene = base().visiting(0, visited);
        scene.play([Score]);
        let told: Vec<_> = scene
            .told
            .iter()
            .filter_map(|event| match event {
                Event::TerritoryScored { territory, .. } => Some(territory.name()),
                _ => None,
            })
            .collect();
        assert_eq!(told, scored, "visiting {visited:?}");
        assert_eq!(usize::from(scene.favour_of(0)), scored.len());
    }
}

#[test]
fn gr_c4_harvest_tiles_and_objectives_add_to_the_one_for_control() {
    let cases = [
        (None, false, 1),
        (Some(1), false, 2),
        (Some(-1), false, 0),
        (None, true, 2),
        (Some(1), true, 3),
        (Some(-1), true, 1),
    ];
    for (tile, watchful, favour) in cases {
        let mut scene = one_to_score().active(0, 2).piece("J1");
        if let Some(tile) = tile {
            scene = scene.harvest("J1", tile);
        }
        if watchful {
            scene = scene.objective(Objective::Watchful);
        }
        scene.play([Score]);
        assert_eq!(scene.favour_of(0), favour, "{tile:?}, {watchful}");
    }
}

#[test]
fn gr_c5_tiles_of_scored_territories_are_turned_and_no_others() {
    let mut scene = scene(&[Neptune, Diana, Venus])
        .active(0, 2)
        .visiting(0, &[Jupiter, Neptune])
        .position("J1:N J2:N J3:N N1:N P1:N V1:N")
        .harvest("J1", 1)
        .harvest("J2", -1)
        .harvest("N1", 1)
        .harvest("P1", -1)
        .harvest("D1", 1);
    scene.play([Score]);
    let tiles =
        ["J1", "J2", "J3", "N1", "P1", "D1"].map(|name| scene.state.board.harvest(at(name)));
    assert_eq!(tiles, [-1, 1, 0, 1, -1, 1]);
}

#[test]
fn gr_c5_a_contested_territory_keeps_its_tile() {
    let mut scene = one_to_score()
        .active(0, 2)
        .meeples(Diana, "J1", 1)
        .harvest("J1", 1);
    scene.play([Score]);
    assert_eq!(scene.state.board.harvest(at("J1")), 1);
}

#[test]
fn gr_c6_discs_on_temples_return_to_their_owner() {
    let mut scene = scene(&[Neptune, Diana, Venus])
        .visiting(0, &[Jupiter, Neptune, Venus])
        .visiting(1, &[Jupiter]);
    scene.refuses(Visit(Jupiter), "GR-V1");
    scene.play([Score]);
    let [own, other, ..] = &scene.state.players;
    assert_eq!((own.discs, own.visiting), (11, GodSet::EMPTY));
    assert_eq!((other.discs, other.visiting.len()), (10, 1));
    assert_eq!(scene.rules.free_spaces(&scene.state, Jupiter), 1);
    scene.state.turn = seat(0);
    scene.play([Visit(Jupiter)]);
}

#[test]
fn gr_c6_the_checkpoint_comes_after_the_discs_are_home() {
    let mut scene = one_to_score().active(0, 2).favour(0, 4);
    let player = &mut scene.state.players[0];
    player.discs_aside += player.discs;
    player.discs = 0;
    scene.play([Score]);
    let player = &scene.state.players[0];
    assert_eq!(player.tally.victory[0], Some(3));
    assert_eq!((player.discs, player.discs_claiming), (2, 1));
}

#[test]
fn gr_c6_without_a_checkpoint_the_next_player_goes_on() {
    let mut scene = one_to_score().active(0, 2).favour(0, 3);
    scene.play([Score]);
    assert_eq!(scene.state.claimed, 0);
    assert_eq!(scene.state.turn, seat(1));
    assert_eq!(scene.state.decision, Decision::Turn);
}

#[test]
fn gr_c7_a_negative_sum_lowers_favour_but_never_below_zero() {
    for (before, discs, after) in [(3, 0, 1), (3, 1, 2), (2, 0, 0), (1, 0, 0), (0, 1, 0)] {
        let mut scene = scene(&[Neptune, Diana, Venus])
            .favour(0, before)
            .active(0, discs);
        scene.play([Score]);
        assert_eq!(scene.favour_of(0), after, "{before} with {discs} discs");
    }
}
