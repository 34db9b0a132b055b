//! Objectives (GR-O): what each adds to a scoring while it is face up.

mod support;

use pantheon_gods_of_rome::{Action, Objective, Options};
use support::*;

/// How to build a position on a table of Neptune, Diana and Venus.
type Build = fn(Scene) -> Scene;

fn favour(scene: Scene, objective: Option<Objective>) -> i16 {
    let mut scene = scene.active(0, 2);
    if let Some(objective) = objective {
        scene = scene.objective(objective);
    }
    scene.play([Action::Score]);
    i16::from(scene.favour_of(0))
}

/// What an objective adds for Neptune when it is face up.
fn bonus(objective: Objective, options: Options, build: Build) -> i16 {
    let position = || build(scene_with(&[Neptune, Diana, Venus], options));
    favour(position(), Some(objective)) - favour(position(), None)
}

#[track_caller]
fn check(objective: Objective, cases: &[(&str, i16, Build)]) {
    for (case, expected, build) in cases {
        assert_eq!(
            bonus(objective, Options::default(), *build),
            *expected,
            "{case}"
        );
    }
}

#[test]
fn gr_o1_populated_asks_for_four_of_ones_own() {
    check(
        Objective::Populated,
        &[
            ("three", 0, |s| {
                s.visiting(0, &[Jupiter]).meeples(Neptune, "J1", 3)
            }),
            ("four", 1, |s| {
                s.visiting(0, &[Jupiter]).meeples(Neptune, "J1", 4)
            }),
            ("six", 1, |s| {
                s.visiting(0, &[Jupiter]).meeples(Neptune, "J1", 6)
            }),
            ("three and a temple", 1, |s| {
                s.visiting(0, &[Jupiter])
                    .meeples(Neptune, "J1", 3)
                    .temple(Neptune, "J1")
            }),
            ("three and another's temple", 0, |s| {
                s.visiting(0, &[Jupiter])
                    .meeples(Neptune, "J1", 3)
                    .temple(Diana, "J1")
            }),
            ("in two territories", 2, |s| {
                s.visiting(0, &[Jupiter])
                    .meeples(Neptune, "J1", 4)
                    .meeples(Neptune, "J3", 4)
            }),
            ("where nothing is scored", 0, |s| {
                s.visiting(0, &[Neptune])
                    .meeples(Neptune, "J1", 4)
                    .meeples(Neptune, "N1", 4)
            }),
        ],
    );
}

#[test]
fn gr_o2_raiders_ask_for_another_players_temple() {
    check(
        Objective::Raiders,
        &[
            ("no temple", 0, |s| {
                s.visiting(0, &[Jupiter]).meeples(Neptune, "J1", 2)
            }),
            ("one's own", 0, |s| {
                s.visiting(0, &[Jupiter])
                    .meeples(Neptune, "J1", 2)
                    .temple(Neptune, "J1")
            }),
            ("another's", 1, |s| {
                s.visiting(0, &[Jupiter])
                    .meeples(Neptune, "J1", 2)
                    .temple(Diana, "J1")
            }),
            ("in two territories", 2, |s| {
                s.visiting(0, &[Jupiter])
                    .meeples(Neptune, "J1", 2)
                    .meeples(Neptune, "J2", 2)
                    .temple(Diana, "J1")
                    .temple(Venus, "J2")
            }),
            ("not controlled", 0, |s| {
                s.visiting(0, &[Jupiter])
                    .meeples(Neptune, "J1", 1)
                    .temple(Diana, "J1")
            }),
        ],
    );
}

#[test]
fn gr_o3_festival_asks_for_two_other_factions() {
    check(
        Objective::Festival,
        &[
            ("alone", 0, |s| {
                s.visiting(0, &[Jupiter]).meeples(Neptune, "J1", 2)
            }),
            ("one other", 0, |s| {
                s.visiting(0, &[Jupiter])
                    .meeples(Neptune, "J1", 3)
                    .meeples(Diana, "J1", 2)
            }),
            ("one other with a temple", 0, |s| {
                s.visiting(0, &[Jupiter])
                    .meeples(Neptune, "J1", 3)
                    .meeples(Diana, "J1", 1)
                    .temple(Diana, "J1")
            }),
            ("two players", 1, |s| {
                s.visiting(0, &[Jupiter])
                    .meeples(Neptune, "J1", 2)
                    .meeples(Diana, "J1", 1)
                    .meeples(Venus, "J1", 1)
            }),
            ("two neutral factions", 1, |s| {
                s.visiting(0, &[Jupiter])
                    .meeples(Neptune, "J1", 2)
                    .meeples(Jupiter, "J1", 1)
                    .meeples(Phoebus, "J1", 1)
            }),
            ("a temple is presence", 1, |s| {
                s.visiting(0, &[Jupiter])
                    .meeples(Neptune, "J1", 2)
                    .temple(Diana, "J1")
                    .meeples(Jupiter, "J1", 1)
            }),
            ("three others", 1, |s| {
                s.visiting(0, &[Jupiter])
                    .meeples(Neptune, "J1", 2)
                    .meeples(Jupiter, "J1", 1)
                    .meeples(Diana, "J1", 1)
                    .meeples(Venus, "J1", 1)
            }),
        ],
    );
}

#[test]
fn gr_o4_isolated_asks_for_ones_own_temple_and_no_meeples() {
    check(
        Objective::Isolated,
        &[
            ("a temple alone", 1, |s| {
                s.visiting(0, &[Jupiter]).temple(Neptune, "J1")
            }),
            ("two temples", 2, |s| {
                s.visiting(0, &[Jupiter])
                    .temple(Neptune, "J1")
                    .temple(Neptune, "J2")
            }),
            ("a meeple of one's own", 0, |s| {
                s.visiting(0, &[Jupiter])
                    .temple(Neptune, "J1")
                    .meeples(Neptune, "J1", 1)
            }),
            ("no temple", 0, |s| {
                s.visiting(0, &[Jupiter]).meeples(Neptune, "J1", 1)
            }),
            ("a temple where nothing is scored", 0, |s| {
                s.visiting(0, &[Jupiter]).temple(Neptune, "P1")
            }),
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
    let alone: Build = |s| s.visiting(0, &[Jupiter]).temple(Neptune, "J1");
    let beside_another: Build = |s| {
        s.visiting(0, &[Jupiter])
            .temple(Neptune, "J1")
            .meeples(Diana, "J1", 1)
    };
    assert_eq!(bonus(Objective::Isolated, powers, alone), 1);
    assert_eq!(bonus(Objective::Isolated, powers, beside_another), 0);
}

#[test]
fn gr_o5_watchful_asks_for_a_god_piece() {
    check(
        Objective::Watchful,
        &[
            ("there", 1, |s| {
                s.visiting(0, &[Jupiter])
                    .meeples(Neptune, "J1", 1)
                    .piece("J1")
            }),
            ("elsewhere", 0, |s| {
                s.visiting(0, &[Jupiter])
                    .meeples(Neptune, "J1", 1)
                    .piece("J2")
            }),
            ("in its temple", 0, |s| {
                s.visiting(0, &[Jupiter]).meeples(Neptune, "J1", 1)
            }),
            ("two pieces", 2, |s| {
                s.visiting(0, &[Jupiter, Venus])
                    .meeples(Neptune, "J1", 1)
                    .meeples(Neptune, "V1", 1)
                    .piece("J1")
                    .piece("V1")
            }),
            ("where nothing is scored", 0, |s| {
                s.visiting(0, &[Jupiter])
                    .meeples(Neptune, "V1", 1)
                    .piece("V1")
            }),
        ],
    );
}

#[test]
fn gr_o6_clustered_asks_for_presence_in_two_neighbours() {
    check(
        Objective::Clustered,
        &[
            ("none", 0, |s| {
                s.visiting(0, &[Jupiter]).meeples(Neptune, "J2", 1)
            }),
            ("it and one neighbour", 0, |s| {
                s.visiting(0, &[Jupiter])
                    .meeples(Neptune, "J2", 1)
                    .meeples(Neptune, "D1", 1)
            }),
            ("two neighbours", 1, |s| {
                s.visiting(0, &[Jupiter])
                    .meeples(Neptune, "J2", 1)
                    .meeples(Neptune, "D1", 1)
                    .meeples(Neptune, "D3", 1)
            }),
            ("three neighbours", 1, |s| {
                s.visiting(0, &[Jupiter])
                    .meeples(Neptune, "J2", 1)
                    .meeples(Neptune, "D1", 1)
                    .meeples(Neptune, "D3", 1)
                    .meeples(Neptune, "N2", 1)
            }),
            ("a temple, and outnumbered in one's own colour", 1, |s| {
                s.visiting(0, &[Jupiter])
                    .meeples(Neptune, "J2", 1)
                    .temple(Neptune, "D1")
                    .meeples(Neptune, "N2", 1)
                    .meeples(Diana, "N2", 2)
            }),
            ("two steps away", 0, |s| {
                s.visiting(0, &[Jupiter])
                    .meeples(Neptune, "J2", 1)
                    .meeples(Neptune, "D1", 1)
                    .meeples(Neptune, "J3", 1)
            }),
            ("neighbours of a territory that isn't scored", 0, |s| {
                s.visiting(0, &[Venus])
                    .meeples(Neptune, "J2", 1)
                    .meeples(Neptune, "D1", 1)
                    .meeples(Neptune, "D3", 1)
            }),
        ],
    );
}

#[test]
fn gr_o7_scattered_asks_for_five_colours_once() {
    check(
        Objective::Scattered,
        &[
            ("five territories of four colours", 0, |s| {
                ["J1", "J2", "P1", "N1", "D1"]
                    .into_iter()
                    .fold(s, |s, name| s.meeples(Neptune, name, 1))
            }),
            ("five colours, nothing scored", 1, |s| {
                ["J1", "P1", "N1", "D1", "V1"]
                    .into_iter()
                    .fold(s, |s, name| s.meeples(Neptune, name, 1))
            }),
            ("a temple is presence", 1, |s| {
                ["J1", "P1", "N1", "D1"]
                    .into_iter()
                    .fold(s, |s, name| s.meeples(Neptune, name, 1))
                    .temple(Neptune, "V1")
            }),
            ("once, however many are scored", 1, |s| {
                ["J1", "J2", "P1", "N1", "D1", "V1"]
                    .into_iter()
                    .fold(s, |s, name| s.meeples(Neptune, name, 1))
                    .visiting(0, &[Jupiter, Phoebus])
            }),
            ("outnumbered everywhere", 1, |s| {
                ["J1", "P1", "N1", "D1", "V1"]
                    .into_iter()
                    .fold(s, |s, name| {
                        s.meeples(Neptune, name, 1).meeples(Diana, name, 2)
                    })
            }),
        ],
    );
}

#[test]
fn gr_o7_a_colour_that_is_out_of_the_game_counts() {
    let mut scene = ["J1", "P1", "N1", "D1", "V1"]
        .into_iter()
        .fold(scene(&[Neptune, Diana]), |s, name| {
            s.meeples(Neptune, name, 1)
        })
        .active(0, 2)
        .objective(Objective::Scattered);
    assert_eq!(scene.state.removed, Some(Venus));
    scene.play([Action::Score]);
    assert_eq!(scene.favour_of(0), 1);
}

#[test]
fn gr_o8_cultists_give_one_per_two_temples_visited() {
    check(
        Objective::Cultists,
        &[
            ("none", 0, |s| s),
            ("one", 0, |s| s.visiting(0, &[Jupiter])),
            ("two, one's own god's among them", 1, |s| {
                s.visiting(0, &[Jupiter, Neptune])
            }),
            ("three", 1, |s| s.visiting(0, &[Jupiter, Phoebus, Diana])),
            ("four", 2, |s| {
                s.visiting(0, &[Jupiter, Phoebus, Diana, Venus])
            }),
            ("five", 2, |s| {
                s.visiting(0, &[Jupiter, Phoebus, Neptune, Diana, Venus])
            }),
            ("those of others don't count", 0, |s| {
                s.visiting(0, &[Jupiter]).visiting(1, &[Phoebus, Diana])
            }),
        ],
    );
}
