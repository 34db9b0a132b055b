//! Objectives (GR-O): what each adds to a scoring while it is face up.

use crate::support::*;
use pantheon_gods_of_rome::{God, Objective, Options};

fn favour(scene: Scene, objective: Option<Objective>) -> i16 {
    let mut scene = scene.active(0, 2);
    if let Some(objective) = objective {
        scene = scene.objective(objective);
    }
    scene.play([Score]);
    i16::from(scene.favour_of(0))
}

/// What an objective adds for Neptune at a table with Diana and Venus when it is face up.
fn bonus(objective: Objective, options: Options, build: impl Fn(Scene) -> Scene) -> i16 {
    let position = || build(scene_with(&[Neptune, Diana, Venus], options));
    favour(position(), Some(objective)) - favour(position(), None)
}

/// What an objective adds for Neptune, who visits these temples, a position on a line: `J1:NNd | 1 | why`.
#[track_caller]
fn check(objective: Objective, visited: &[God], cases: &str) {
    for case in cases.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let cells: Vec<&str> = case.split('|').map(str::trim).collect();
        let found = bonus(objective, Options::default(), |scene| {
            scene.visiting(0, visited).position(cells[0])
        });
        assert_eq!(found.to_string(), cells[1], "{case}");
    }
}

#[test]
fn gr_o1_populated_asks_for_four_of_ones_own() {
    check(
        Objective::Populated,
        &[Jupiter],
        "
        J1:NNN          | 0 | three
        J1:NNNN         | 1 | four
        J1:NNNNNN       | 1 | six
        J1:NNNn         | 1 | three and a temple
        J1:NNNd         | 0 | three and another's temple
        J1:NNNN J3:NNNN | 2 | in two territories
        ",
    );
    check(
        Objective::Populated,
        &[Neptune],
        "
        J1:NNNN N1:NNNN | 0 | where nothing is scored
        ",
    );
}

#[test]
fn gr_o2_raiders_ask_for_another_players_temple() {
    check(
        Objective::Raiders,
        &[Jupiter],
        "
        J1:NN         | 0 | no temple
        J1:NNn        | 0 | one's own
        J1:NNd        | 1 | another's
        J1:NNd J2:NNv | 2 | in two territories
        J1:Nd         | 0 | not controlled
        ",
    );
}

#[test]
fn gr_o3_festival_asks_for_two_other_factions() {
    check(
        Objective::Festival,
        &[Jupiter],
        "
        J1:NN    | 0 | alone
        J1:NNNDD | 0 | one other
        J1:NNNDd | 0 | one other with a temple
        J1:NNDV  | 1 | two players
        J1:NNJP  | 1 | two neutral factions
        J1:NNdJ  | 1 | a temple is presence
        J1:NNJDV | 1 | three others
        ",
    );
}

#[test]
fn gr_o4_isolated_asks_for_ones_own_temple_and_no_meeples() {
    check(
        Objective::Isolated,
        &[Jupiter],
        "
        J1:n      | 1 | a temple alone
        J1:n J2:n | 2 | two temples
        J1:nN     | 0 | a meeple of one's own
        J1:N      | 0 | no temple
        P1:n      | 0 | a temple where nothing is scored
        ",
    );
}

#[test]
fn gr_o4_meeples_of_others_break_isolation_too() {
    // Only Neptune's power controls a territory with a temple and as many meeples of others.
    let powers = Options {
        powers: true,
        ..Options::default()
    };
    let alone = |s: Scene| s.visiting(0, &[Jupiter]).position("J1:n");
    let beside_another = |s: Scene| s.visiting(0, &[Jupiter]).position("J1:nD");
    assert_eq!(bonus(Objective::Isolated, powers, alone), 1);
    assert_eq!(bonus(Objective::Isolated, powers, beside_another), 0);
}

#[test]
fn gr_o5_watchful_asks_for_a_god_piece() {
    check(
        Objective::Watchful,
        &[Jupiter],
        "
        J1:N*     | 1 | there
        J1:N J2:* | 0 | elsewhere
        J1:N      | 0 | in its temple
        V1:N*     | 0 | where nothing is scored
        ",
    );
    check(
        Objective::Watchful,
        &[Jupiter, Venus],
        "
        J1:N* V1:N* | 2 | two pieces
        ",
    );
}

#[test]
fn gr_o6_clustered_asks_for_presence_in_two_neighbours() {
    check(
        Objective::Clustered,
        &[Jupiter],
        "
        J2:N                | 0 | none
        J2:N D1:N           | 0 | it and one neighbour
        J2:N D1:N D3:N      | 1 | two neighbours
        J2:N D1:N D3:N N2:N | 1 | three neighbours
        J2:N D1:n N2:NDD    | 1 | a temple, and outnumbered
        J2:N D1:N J3:N      | 0 | two steps away
        ",
    );
    check(
        Objective::Clustered,
        &[Venus],
        "
        J2:N D1:N D3:N | 0 | neighbours of what isn't scored
        ",
    );
}

#[test]
fn gr_o7_scattered_asks_for_five_colours_once() {
    check(
        Objective::Scattered,
        &[],
        "
        J1:N J2:N P1:N N1:N D1:N           | 0 | five of four colours
        J1:N P1:N N1:N D1:N V1:n           | 1 | a temple is presence
        J1:NDD P1:NDD N1:NDD D1:NDD V1:NDD | 1 | outnumbered
        ",
    );
    check(
        Objective::Scattered,
        &[Jupiter, Phoebus],
        "
        J1:N J2:N P1:N N1:N D1:N V1:N | 1 | once
        ",
    );
}

#[test]
fn gr_o7_a_colour_that_is_out_of_the_game_counts() {
    let mut scene = scene(&[Neptune, Diana])
        .position("J1:N P1:N N1:N D1:N V1:N")
        .active(0, 2)
        .objective(Objective::Scattered);
    assert_eq!(scene.state.removed, Some(Venus));
    scene.play([Score]);
    assert_eq!(scene.favour_of(0), 1);
}

#[test]
fn gr_o8_cultists_give_one_per_two_temples_visited() {
    for (visited, expected) in [
        (&[][..], 0),
        (&[Jupiter], 0),
        (&[Jupiter, Neptune], 1),
        (&[Jupiter, Phoebus, Diana], 1),
        (&[Jupiter, Phoebus, Diana, Venus], 2),
        (&[Jupiter, Phoebus, Neptune, Diana, Venus], 2),
    ] {
        check(
            Objective::Cultists,
            visited,
            &format!("| {expected} | {visited:?}"),
        );
    }
    let with_others = |scene: Scene| scene.visiting(0, &[Jupiter]).visiting(1, &[Phoebus, Diana]);
    assert_eq!(
        bonus(Objective::Cultists, Options::default(), with_others),
        0,
        "those of others don't count"
    );
}
