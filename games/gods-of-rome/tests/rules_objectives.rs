//! Objectives (GR-O): what each adds to a scoring while it is face up.

mod support;

use pantheon_gods_of_rome::{Action, God, Objective, Options};
use support::*;

fn favour(scene: Scene, objective: Option<Objective>) -> i16 {
    let mut scene = scene.active(0, 2);
    if let Some(objective) = objective {
        scene = scene.objective(objective);
    }
    scene.play([Action::Score]);
    i16::from(scene.favour_of(0))
}

/// What an objective adds for Neptune at a table with Diana and Venus when it is face up.
fn bonus(objective: Objective, options: Options, build: impl Fn(Scene) -> Scene) -> i16 {
    let position = || build(scene_with(&[Neptune, Diana, Venus], options));
    favour(position(), Some(objective)) - favour(position(), None)
}

/// What an objective adds for Neptune, who visits these temples, in positions with a name.
#[track_caller]
fn check(objective: Objective, visited: &[God], cases: &[(&str, &str, i16)]) {
    for (case, position, expected) in cases {
        let found = bonus(objective, Options::default(), |scene| {
            scene.visiting(0, visited).position(position)
        });
        assert_eq!(found, *expected, "{case}");
    }
}

#[test]
fn gr_o1_populated_asks_for_four_of_ones_own() {
    check(
        Objective::Populated,
        &[Jupiter],
        &[
            ("three", "J1:NNN", 0),
            ("four", "J1:NNNN", 1),
            ("six", "J1:NNNNNN", 1),
            ("three and a temple", "J1:NNNn", 1),
            ("three and another's temple", "J1:NNNd", 0),
            ("in two territories", "J1:NNNN J3:NNNN", 2),
        ],
    );
    check(
        Objective::Populated,
        &[Neptune],
        &[("where nothing is scored", "J1:NNNN N1:NNNN", 0)],
    );
}

#[test]
fn gr_o2_raiders_ask_for_another_players_temple() {
    check(
        Objective::Raiders,
        &[Jupiter],
        &[
            ("no temple", "J1:NN", 0),
            ("one's own", "J1:NNn", 0),
            ("another's", "J1:NNd", 1),
            ("in two territories", "J1:NNd J2:NNv", 2),
            ("not controlled", "J1:Nd", 0),
        ],
    );
}

#[test]
fn gr_o3_festival_asks_for_two_other_factions() {
    check(
        Objective::Festival,
        &[Jupiter],
        &[
            ("alone", "J1:NN", 0),
            ("one other", "J1:NNNDD", 0),
            ("one other with a temple", "J1:NNNDd", 0),
            ("two players", "J1:NNDV", 1),
            ("two neutral factions", "J1:NNJP", 1),
            ("a temple is presence", "J1:NNdJ", 1),
            ("three others", "J1:NNJDV", 1),
        ],
    );
}

#[test]
fn gr_o4_isolated_asks_for_ones_own_temple_and_no_meeples() {
    check(
        Objective::Isolated,
        &[Jupiter],
        &[
            ("a temple alone", "J1:n", 1),
            ("two temples", "J1:n J2:n", 2),
            ("a meeple of one's own", "J1:nN", 0),
            ("no temple", "J1:N", 0),
            ("a temple where nothing is scored", "P1:n", 0),
        ],
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
        &[
            ("there", "J1:N*", 1),
            ("elsewhere", "J1:N J2:*", 0),
            ("in its temple", "J1:N", 0),
            ("where nothing is scored", "V1:N*", 0),
        ],
    );
    check(
        Objective::Watchful,
        &[Jupiter, Venus],
        &[("two pieces", "J1:N* V1:N*", 2)],
    );
}

#[test]
fn gr_o6_clustered_asks_for_presence_in_two_neighbours() {
    check(
        Objective::Clustered,
        &[Jupiter],
        &[
            ("none", "J2:N", 0),
            ("it and one neighbour", "J2:N D1:N", 0),
            ("two neighbours", "J2:N D1:N D3:N", 1),
            ("three neighbours", "J2:N D1:N D3:N N2:N", 1),
            ("a temple, and outnumbered", "J2:N D1:n N2:NDD", 1),
            ("two steps away", "J2:N D1:N J3:N", 0),
        ],
    );
    check(
        Objective::Clustered,
        &[Venus],
        &[("neighbours of what isn't scored", "J2:N D1:N D3:N", 0)],
    );
}

#[test]
fn gr_o7_scattered_asks_for_five_colours_once() {
    check(
        Objective::Scattered,
        &[],
        &[
            ("five of four colours", "J1:N J2:N P1:N N1:N D1:N", 0),
            (
                "five colours, nothing scored",
                "J1:N P1:N N1:N D1:N V1:N",
                1,
            ),
            ("a temple is presence", "J1:N P1:N N1:N D1:N V1:n", 1),
            ("outnumbered", "J1:NDD P1:NDD N1:NDD D1:NDD V1:NDD", 1),
        ],
    );
    check(
        Objective::Scattered,
        &[Jupiter, Phoebus],
        &[("once", "J1:N J2:N P1:N N1:N D1:N V1:N", 1)],
    );
}

#[test]
fn gr_o7_a_colour_that_is_out_of_the_game_counts() {
    let mut scene = scene(&[Neptune, Diana])
        .position("J1:N P1:N N1:N D1:N V1:N")
        .active(0, 2)
        .objective(Objective::Scattered);
    assert_eq!(scene.state.removed, Some(Venus));
    scene.play([Action::Score]);
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
            &[(&format!("{visited:?}"), "", expected)],
        );
    }
    let with_others = |scene: Scene| scene.visiting(0, &[Jupiter]).visiting(1, &[Phoebus, Diana]);
    assert_eq!(
        bonus(Objective::Cultists, Options::default(), with_others),
        0,
        "those of others don't count"
    );
}
