//! Asymmetric powers (GR-P).

use crate::support::*;
use pantheon_gods_of_rome::{
    Action, Decision, Event, God, Layout, Objective, Options, Slot, Violation,
};

const POWERS: Options = Options {
    layout: Layout::Random,
    powers: true,
    pantheon: false,
};

/// The printed slots for growth, travel and attack.
fn growth() -> Slot {
    slot(1)
}

fn travel() -> Slot {
    slot(3)
}

fn attack() -> Slot {
    slot(4)
}

/// Diana smites P2, where Jupiter's, Venus' and neutral meeples stand.
fn smitten(options: Options) -> Scene {
    let mut scene = scene_with(&[Diana, Jupiter, Venus], options)
        .position("P2:DJJVN")
        .blessings(0, &[Phoebus]);
    scene.play([Activate(attack()), Smite(at("P2"))]);
    scene
}

/// Seat 0 is Diana and plays with powers against Neptune and Venus.
fn as_diana(position: &str) -> Scene {
    scene_with(&[Diana, Neptune, Venus], POWERS).position(position)
}

#[test]
fn gr_p1_improved_attacks_of_others_leave_jupiters_meeples() {
    let mut scene = smitten(POWERS);
    scene.refuses(push(Jupiter, "J1"), "GR-P1");
    scene.play([push(Neptune, "J1"), push(Venus, "J1")]);
    assert_eq!(scene.count(Jupiter, "P2"), 2);
    assert_eq!(scene.state.turn, seat(1), "nobody else is left to push");
}

#[test]
fn gr_p1_without_powers_everybody_is_pushed() {
    let mut scene = smitten(Options::default());
    scene.play([push(Jupiter, "J1"), push(Jupiter, "D2")]);
    assert_eq!(scene.count(Jupiter, "P2"), 0);
}

#[test]
fn gr_p1_neutral_jupiter_has_no_power() {
    let mut scene = as_diana("P2:DJ").blessings(0, &[Phoebus]);
    scene.play([Activate(attack()), Smite(at("P2")), push(Jupiter, "J1")]);
    assert_eq!(scene.count(Jupiter, "J1"), 1);
}

#[test]
fn gr_p1_basic_attacks_push_jupiters_meeples() {
    let mut scene = scene_with(&[Neptune, Jupiter, Venus], POWERS).position("P2:NJ");
    scene.play([Activate(attack()), Attack(at("P2")), push(Jupiter, "J1")]);
    assert_eq!(scene.count(Jupiter, "J1"), 1);
}

/// A god piece at P2 beside which seat 0 has one meeple, and one next to it at J1.
fn guarded(faction: God, options: Options) -> Scene {
    let others = God::ALL.into_iter().filter(|&god| god != faction);
    let factions: Vec<God> = std::iter::once(faction).chain(others).take(3).collect();
    scene_with(&factions, options)
        .meeples(faction, "P2", 1)
        .meeples(faction, "J1", 1)
        .piece("P2")
        .blessings(0, &[Phoebus])
}

#[test]
fn gr_p1_jupiters_meeples_are_placed_in_and_moved_to_guarded_territories() {
    let ways: [&[Action]; 3] = [
        &[Activate(growth()), Grow(at("P2"))],
        &[Activate(travel()), Travel(at("J1")), Move(at("P2"))],
        &[Activate(travel()), Gather(at("P2")), Summon(at("J1"))],
    ];
    for way in ways {
        let mut scene = guarded(Jupiter, POWERS);
        scene.play(way.iter().copied());
        assert_eq!(scene.count(Jupiter, "P2"), 2, "{way:?}");
    }
}

#[test]
fn gr_p1_nobody_elses_are() {
    for (faction, options) in [(Jupiter, Options::default()), (Neptune, POWERS)] {
        let mut scene = guarded(faction, options);
        scene.play([Activate(growth())]);
        scene.refuses(Grow(at("P2")), "GR-A7");
        scene.play([Done]).state.turn = seat(0);
        scene.play([Activate(travel())]);
        scene.refuses(Gather(at("P2")), "GR-A7");
        scene.play([Travel(at("J1"))]);
        scene.refuses(Move(at("P2")), "GR-A7");
        let barred = Violation::EntryGuarded {
            territory: at("P2"),
        };
        assert_eq!(scene.refusal(Move(at("P2"))), barred);
    }
}

#[test]
fn gr_p1_with_an_empty_reserve_growth_may_lead_to_a_guarded_territory() {
    let mut scene = guarded(Jupiter, POWERS).meeples(Jupiter, "J2", 8);
    scene.play([Activate(growth()), Grow(at("P2")), Regroup(at("J2"))]);
    assert_eq!(scene.count(Jupiter, "P2"), 2);
}

#[test]
fn gr_p1_nothing_else_becomes_possible_beside_a_god_piece() {
    let mut scene = guarded(Jupiter, POWERS).meeples(Neptune, "P2", 1);
    scene.play([Activate(growth())]);
    scene.refuses(Build(at("P2")), "GR-A8");
    scene.play([Done]).state.turn = seat(0);
    scene.play([Activate(travel())]);
    scene.refuses(Travel(at("P2")), "GR-A7");
    let territory = at("P2");
    let barred = Violation::TravelGuarded { territory };
    assert_eq!(scene.refusal(Travel(territory)), barred);
    scene.play([Done]).state.turn = seat(0);
    scene.play([Activate(attack())]);
    scene.refuses(Attack(at("P2")), "GR-A7");
    let barred = Violation::AttackGuarded { territory };
    assert_eq!(scene.refusal(Attack(territory)), barred);
}

#[test]
fn gr_p1_jupiters_meeples_are_not_pushed_into_guarded_territories() {
    let mut scene = scene_with(&[Neptune, Jupiter, Venus], POWERS)
        .position("J1:NJ")
        .piece("P2");
    scene.play([Activate(attack()), Attack(at("J1"))]);
    scene.refuses(push(Jupiter, "P2"), "GR-A7");
}

#[test]
fn gr_p2_phoebus_ignores_minus_tiles_and_leaves_them() {
    for (faction, options, favour, after) in [
        (Phoebus, POWERS, 1 + 2, [-1, -1]),
        (Phoebus, Options::default(), 2, [1, -1]),
        (Diana, POWERS, 2, [1, -1]),
    ] {
        let factions = [faction, Neptune, Venus];
        let mut scene = scene_with(&factions, options)
            .active(0, 2)
            .visiting(0, &[Jupiter])
            .meeples(faction, "J1", 1)
            .meeples(faction, "J2", 1)
            .harvest("J1", -1)
            .harvest("J2", 1);
        scene.play([Score]);
        assert_eq!(scene.favour_of(0), favour, "{faction:?}");
        assert_eq!(
            ["J1", "J2"].map(|name| scene.state.board.harvest(at(name))),
            after,
            "{faction:?}"
        );
    }
}

#[test]
fn gr_p3_neptune_controls_what_he_ties_for() {
    let cases: [(&str, u8, [u8; 3], bool); 5] = [
        ("a tie", 2, [2, 0, 0], true),
        ("a tie of three", 1, [1, 1, 0], true),
        ("a tie for second place", 1, [2, 1, 0], false),
        ("nobody there", 0, [0, 0, 0], false),
        ("a tie with a neutral faction", 1, [0, 0, 1], true),
    ];
    for (case, own, [diana, venus, neutral], tied) in cases {
        for (faction, options) in [
            (Neptune, POWERS),
            (Neptune, Options::default()),
            (Phoebus, POWERS),
        ] {
            let mut scene = scene_with(&[faction, Diana, Venus], options)
                .active(0, 2)
                .visiting(0, &[Jupiter])
                .meeples(faction, "J1", own)
                .meeples(Diana, "J1", diana)
                .meeples(Venus, "J1", venus)
                .meeples(Jupiter, "J1", neutral);
            scene.play([Score]);
            let expected = tied && faction == Neptune && options.powers;
            assert_eq!(
                scene.favour_of(0),
                u8::from(expected),
                "{case}, {faction:?}"
            );
        }
    }
}

#[test]
fn gr_p3_a_tie_at_nothing_is_nobodys() {
    let scene = scene_with(&[Neptune, Diana, Venus], POWERS);
    let controls = scene
        .rules
        .controls_in_scoring(&scene.state, seat(0), at("J1"));
    assert!(!controls);
}

#[test]
fn gr_p3_a_tied_territory_is_scored_in_full() {
    let mut scene = scene_with(&[Neptune, Diana, Venus], POWERS)
        .active(0, 2)
        .visiting(0, &[Jupiter])
        .position("J1:nD J2:dN")
        .harvest("J1", 1)
        .objective(Objective::Raiders);
    scene.play([Score]);
    assert_eq!(scene.favour_of(0), 2 + 2);
    assert_eq!(scene.state.board.harvest(at("J1")), -1);
}

#[test]
fn gr_p3_others_do_not_score_what_they_tie_with_neptune_for() {
    let mut scene = scene_with(&[Neptune, Diana, Venus], POWERS)
        .position("J1:ND")
        .turn(1)
        .active(1, 2)
        .visiting(1, &[Jupiter]);
    scene.play([Score]);
    assert_eq!(scene.favour_of(1), 0);
}

#[test]
fn gr_p3_ties_do_not_count_in_tie_breaks() {
    // Diana and Neptune have equal favour, no cards and two meeples each; she is first in turn order.
    let mut scene = scene_with(&[Venus, Diana, Neptune], POWERS)
        .active(0, 2)
        .visiting(0, &[Phoebus])
        .meeples(Venus, "P1", 1)
        .favour(0, 4)
        .position("D1:DD V1:NJ V2:NJ");
    scene.play([Score]);
    let claims = [1, 2].map(|owner: usize| scene.state.players[owner].tally.victory[0]);
    assert_eq!(claims, [Some(2), Some(1)]);
}

/// Diana at J1, two Venus meeples there and two at its neighbour P2; one more at D2, two steps away.
fn hunt(options: Options) -> Scene {
    let mut scene = scene_with(&[Diana, Neptune, Venus], options).position("J1:DVVV P2:VV D2:V");
    scene.play([Activate(attack())]);
    scene
}

#[test]
fn gr_p4_diana_may_attack_next_to_where_she_is() {
    let mut scene = hunt(POWERS);
    assert_eq!(places(&scene, Attack), ["J1", "P2"]);
    scene.refuses(Attack(at("D2")), "GR-P4");
    scene.play([Attack(at("P2")), push(Venus, "N2")]);
    assert_eq!((scene.count(Venus, "P2"), scene.count(Venus, "N2")), (1, 1));
    assert_eq!(scene.state.turn, seat(1), "never one more meeple as well");
}

#[test]
fn gr_p4_or_push_one_meeple_more_from_the_same_territory() {
    let mut scene = hunt(POWERS);
    scene.play([Attack(at("J1")), push(Venus, "P1")]);
    assert_eq!(scene.state.decision, Decision::PushMore { at: at("J1") });
    scene.refuses(Attack(at("P2")), "GR-P4");
    scene.refuses(push(Venus, "D2"), "GR-A6");
    scene.play([push(Venus, "V1")]);
    let counts = ["J1", "P1", "V1"].map(|name| scene.count(Venus, name));
    assert_eq!(counts, [1, 1, 1]);
    assert_eq!(scene.state.turn, seat(1), "one more, not two");
}

#[test]
fn gr_p4_the_second_push_may_be_left_out_or_find_nobody() {
    let mut scene = hunt(POWERS);
    scene.play([Attack(at("J1")), push(Venus, "P1"), Done]);
    assert_eq!(scene.count(Venus, "J1"), 2);
    let mut scene = as_diana("J1:DV");
    scene.play([Activate(attack()), Attack(at("J1")), push(Venus, "P1")]);
    assert_eq!(scene.state.turn, seat(1));
}

#[test]
fn gr_p4_without_the_power_one_attacks_where_one_is_and_once() {
    let mut scene = hunt(Options::default());
    assert_eq!(places(&scene, Attack), ["J1"]);
    scene.refuses(Attack(at("P2")), "GR-A6");
    scene.play([Attack(at("J1")), push(Venus, "P1")]);
    assert_eq!(scene.state.turn, seat(1));
}

#[test]
fn gr_p4_a_god_piece_bars_the_territory_attacked_but_not_the_one_with_presence() {
    let base = || as_diana("J1:D P2:V");
    let mut barred = base().piece("P2");
    barred.play([Activate(attack())]);
    barred.refuses(Attack(at("P2")), "GR-A7");
    let mut open = base().piece("J1");
    open.play([Activate(attack()), Attack(at("P2")), push(Venus, "D2")]);
    assert_eq!(open.count(Venus, "D2"), 1);
}

#[test]
fn gr_p4_improved_attacks_need_presence_as_ever() {
    let mut scene = as_diana("J1:D P2:V").blessings(0, &[Phoebus]);
    scene.play([Activate(attack())]);
    scene.refuses(Smite(at("P2")), "GR-A10");
}

#[test]
fn gr_p5_venus_begins_with_five() {
    for (god, options, expected) in [
        (Venus, POWERS, (5, 5)),
        (Venus, Options::default(), (3, 7)),
        (Diana, POWERS, (3, 7)),
    ] {
        for number in 0..5 {
            let mut scene = table(3, options, number);
            let home = scene.state.board.with_meeples(god).iter().next().unwrap();
            scene.play([Choose(god)]);
            let found = (
                scene.state.board.meeples(god, home),
                scene.state.board.reserve(god),
            );
            assert_eq!(found, expected, "{god:?}, {options:?}");
        }
    }
}

#[test]
fn gr_p5_the_two_more_come_home_even_if_others_have_left() {
    let mut scene = table(3, POWERS, 7);
    let home = scene.state.board.with_meeples(Venus).iter().next().unwrap();
    let away = at("J1");
    scene.state.board.shift(Venus, home, away, 3);
    scene.play([Choose(Venus)]);
    assert_eq!(scene.state.board.meeples(Venus, home), 2);
    assert!(scene.told.contains(&Event::HomeReinforced {
        seat: scene.state.turn,
        territory: home,
        count: 2
    }));
}
