//! Phase B: men and women act (BB-B, BB-G6, BB-R4, BB-R5).

use crate::support::*;
use pantheon_bora_bora::*;

#[test]
fn bb_b1_one_man_and_one_woman_in_either_order_both_optional() {
    let start = || {
        scene(2)
            .folk(0, Sex::Man, Kind::Points, 1)
            .folk(0, Sex::Man, Kind::Shell, 1)
            .folk(0, Sex::Woman, Kind::Offering, 1)
            .phase_b()
    };
    let mut table = start();
    table.play([
        use_people(Sex::Woman, Kind::Offering, 1),
        use_people(Sex::Man, Kind::Points, 1),
    ]);
    assert_eq!(
        (table.player(0).offerings, table.points(0, Source::People)),
        (1, 2)
    );
    assert_ne!(
        table.asks(),
        (0, Decision::People),
        "two actions and no god: the turn is over"
    );
    let mut table = start();
    table.play([use_people(Sex::Man, Kind::Points, 1)]);
    table.refuses(use_people(Sex::Man, Kind::Shell, 1), "BB-B1");
    table.play([Action::Done]);
    assert_eq!(table.player(0).offerings, 0);
}

#[test]
fn bb_b1_in_turn_order() {
    let mut table = scene(2)
        .folk(0, Sex::Man, Kind::Points, 1)
        .folk(1, Sex::Woman, Kind::Points, 1)
        .having(|state| state.order[..2].reverse());
    table.end_phase_a();
    assert_eq!(table.asks(), (1, Decision::People));
    table.play([Action::Done]);
    assert_eq!(table.asks(), (0, Decision::People));
    table.refuses_seat(1, use_people(Sex::Woman, Kind::Points, 1), "BB-B1");
}

/// The rulebook's example: two pioneers together reach a path of 4, never two paths of 2.
#[test]
fn bb_b2_bb_b3_people_of_a_kind_and_sex_act_together() {
    let mut table = scene(2)
        .huts(0, &["CM"])
        .folk(0, Sex::Man, Kind::Land, 2)
        .folk(0, Sex::Woman, Kind::Land, 1)
        .with(0, |player| player.folk[0].down[Kind::Land.index()] = 1)
        .phase_b();
    table.refuses(use_people(Sex::Man, Kind::Land, 1), "BB-B2");
    table.refuses(use_people(Sex::Man, Kind::Land, 3), "BB-B2");
    table.refuses(use_people(Sex::Man, Kind::Water, 1), "BB-B2");
    table.play([use_people(Sex::Man, Kind::Land, 2)]);
    assert_eq!(table.asks().1, expand(Path::Land, 4));
    table.play([Action::Settle(at("CP")), Action::TakeHut(Space::Ordinary)]);
    table.play([use_people(Sex::Woman, Kind::Land, 1)]);
    assert_eq!(table.asks().1, expand(Path::Land, 2));
    table.play([
        Action::Settle(at("CF")),
        Action::TakeHut(Space::Ordinary),
        Action::Lay(ground(1)),
    ]);
    assert_eq!(table.player(0).regions.len(), 3);
}

#[test]
fn bb_b2_fewer_may_act_where_it_makes_a_difference() {
    let mut table = scene(2).folk(0, Sex::Man, Kind::Status, 3).phase_b();
    table.play([use_people(Sex::Man, Kind::Status, 2)]);
    assert_eq!(table.state.status[0], 0, "phase C has begun");
    assert_eq!(table.points(0, Source::Status), 2);
}

#[test]
fn bb_b3_acting_moves_nobody() {
    let mut table = scene(2).folk(0, Sex::Man, Kind::Points, 2).phase_b();
    let before = table.player(0).folk;
    table.play([use_people(Sex::Man, Kind::Points, 2)]);
    assert_eq!(table.player(0).folk, before);
}

#[test]
fn bb_b4_the_strength_of_one_two_and_three() {
    let content = <Content as pantheon_engine::Content>::built_in();
    let strength = |kind| content.person(kind).strength;
    for kind in [Kind::Land, Kind::Water, Kind::Points] {
        assert_eq!(strength(kind), [2, 4, 6]);
    }
    for kind in [Kind::Woman, Kind::Man, Kind::Build] {
        assert_eq!(strength(kind), [3, 6, 6]);
    }
    for kind in [
        Kind::Material,
        Kind::Hut,
        Kind::Card,
        Kind::Offering,
        Kind::Status,
        Kind::Shell,
    ] {
        assert_eq!(strength(kind), [1, 2, 3]);
    }
}

#[test]
fn bb_b4_what_each_kind_does() {
    let acting = |kind: Kind, count: u8| {
        let mut table = scene(2)
            .huts(0, &["CM"])
            .filled(0, &[0, 1])
            .folk(0, Sex::Woman, kind, count)
            .phase_b();
        table.play([use_people(Sex::Woman, kind, count)]);
        table
    };
    let asks = |kind, count| acting(kind, count).asks().1;
    assert_eq!(asks(Kind::Land, 3), expand(Path::Land, 6));
    assert_eq!(asks(Kind::Water, 2), expand(Path::Water, 4));
    assert_eq!(asks(Kind::Woman, 1), take(Sex::Woman, 3));
    assert_eq!(asks(Kind::Man, 2), take(Sex::Man, 6));
    assert_eq!(asks(Kind::Build, 1), Decision::Building { value: 3 });
    assert_eq!(asks(Kind::Material, 3), Decision::Materials { left: 3 });
    assert_eq!(
        asks(Kind::Hut, 2),
        Decision::Huts {
            left: 2,
            moved: false
        }
    );
    assert_eq!(asks(Kind::Card, 2), Decision::Cards { left: 2 });
    assert_eq!(acting(Kind::Points, 3).points(0, Source::People), 6);
    assert_eq!(acting(Kind::Offering, 2).player(0).offerings, 2);
    assert_eq!(acting(Kind::Status, 2).points(0, Source::Status), 2);
    assert_eq!(acting(Kind::Shell, 3).player(0).shells, 3);
}

#[test]
fn bb_b4_materials_and_cards_may_differ() {
    let mut table = scene(2).folk(0, Sex::Man, Kind::Material, 2).phase_b();
    table.play([use_people(Sex::Man, Kind::Material, 2)]);
    table.refuses(Action::Done, "BB-R5");
    table.play([
        Action::TakeMaterial(Material::Sand),
        Action::Lay(ground(0)),
        Action::TakeMaterial(Material::Wood),
        Action::Lay(ground(1)),
    ]);
    assert_eq!(table.player(0).filled.len(), 2);
    let mut table = scene(2)
        .row(&[God::Red, God::Blue, God::Blue, God::Blue, God::Blue])
        .folk(0, Sex::Man, Kind::Card, 2)
        .phase_b();
    table.play([
        use_people(Sex::Man, Kind::Card, 2),
        Action::TakeCard(God::Red),
        Action::TakeCard(God::Blue),
    ]);
    assert_eq!(table.player(0).hand.inside(), &[1, 0, 1, 0, 0]);
}

/// A building in phase B scores and brings a fire bonus like one by a die.
#[test]
fn bb_b4_bb_a12_building_in_phase_b_brings_a_fire_bonus() {
    let mut table = scene(2)
        .filled(0, &[0, 1])
        .folk(0, Sex::Man, Kind::Build, 1)
        .phase_b();
    table.play([use_people(Sex::Man, Kind::Build, 1), Action::Build(3)]);
    let site = table.legal();
    table
        .play(site)
        .play([Action::TakeOffering, Action::TakeShell]);
    assert_eq!(table.points(0, Source::Buildings), 10);
    assert_eq!((table.player(0).offerings, table.player(0).shells), (1, 1));
}

/// The rulebook's first example of green: two women for four points bring eight.
#[test]
fn bb_g6_bb_e5_two_women_of_points_doubled_bring_eight() {
    let mut table = scene(2)
        .folk(0, Sex::Woman, Kind::Points, 2)
        .cards(0, &[God::Green])
        .offerings(0, 1)
        .phase_b();
    table.play([
        use_green(Sex::Woman, Kind::Points, 2, Green::Double),
        Action::Pay(Way::Card),
    ]);
    assert_eq!(table.points(0, Source::People), 8);
}

/// The rulebook's second example: a build of 3 becomes one of 6, not two of 3.
#[test]
fn bb_g6_bb_e5_build_three_doubled_is_one_building_of_six() {
    let mut table = scene(2)
        .filled(0, &[0, 1, 2, 3])
        .folk(0, Sex::Man, Kind::Build, 1)
        .god_tiles(0, 1)
        .phase_b();
    table.play([use_green(Sex::Man, Kind::Build, 1, Green::Double)]);
    assert_eq!(table.asks().1, Decision::Building { value: 6 });
    table.play([Action::Build(6)]);
    let site = table.legal()[0];
    table.play([site, Action::TakeOffering, Action::TakeShell]);
    assert_eq!(table.player(0).building_count(), 1);
    assert_ne!(table.asks().1, Decision::Building { value: 3 });
}

/// The rulebook's third example: two women for a path of 4, a man for a green card, which pays for another woman.
#[test]
fn bb_g6_bb_e5_a_green_card_just_taken_pays_for_a_further_woman() {
    let mut table = scene(4)
        .huts(0, &["CM"])
        .row(&[God::Green, God::Blue, God::Blue, God::Blue, God::Blue])
        .folk(0, Sex::Woman, Kind::Land, 2)
        .folk(0, Sex::Woman, Kind::Man, 1)
        .folk(0, Sex::Man, Kind::Card, 1)
        .phase_b();
    table.play([
        use_people(Sex::Woman, Kind::Land, 2),
        Action::Settle(at("CP")),
        Action::TakeHut(Space::Ordinary),
        use_people(Sex::Man, Kind::Card, 1),
        Action::TakeCard(God::Green),
    ]);
    table.refuses(use_people(Sex::Woman, Kind::Man, 1), "BB-B1");
    table.refuses(
        use_green(Sex::Woman, Kind::Land, 2, Green::Further),
        "BB-G6",
    );
    table.play([
        use_green(Sex::Woman, Kind::Man, 1, Green::Further),
        Action::Pay(Way::Card),
    ]);
    assert_eq!(table.asks().1, take(Sex::Man, 3));
}

#[test]
fn bb_g6_a_further_action_needs_nobody_of_the_other_sex() {
    let mut table = scene(2)
        .folk(0, Sex::Woman, Kind::Points, 1)
        .folk(0, Sex::Woman, Kind::Shell, 1)
        .god_tiles(0, 1)
        .phase_b();
    table.play([use_people(Sex::Woman, Kind::Points, 1)]);
    assert_eq!(table.asks(), (0, Decision::People));
    table.play([use_green(Sex::Woman, Kind::Shell, 1, Green::Further)]);
    assert_eq!((table.player(0).shells, table.player(0).god_tiles), (1, 0));
}

#[test]
fn bb_g6_one_green_god_a_phase() {
    let mut table = scene(2)
        .folk(0, Sex::Woman, Kind::Points, 1)
        .folk(0, Sex::Woman, Kind::Shell, 1)
        .folk(0, Sex::Man, Kind::Offering, 1)
        .god_tiles(0, 3)
        .phase_b();
    table.refuses(
        use_green(Sex::Man, Kind::Offering, 1, Green::Further),
        "BB-G6",
    );
    table.play([use_green(Sex::Woman, Kind::Points, 1, Green::Double)]);
    assert_eq!(table.points(0, Source::People), 4);
    table.refuses(
        use_green(Sex::Man, Kind::Offering, 1, Green::Double),
        "BB-G6",
    );
    table.refuses(
        use_green(Sex::Woman, Kind::Shell, 1, Green::Further),
        "BB-G6",
    );
    table.play([use_people(Sex::Man, Kind::Offering, 1)]);
    assert_eq!(table.player(0).god_tiles, 2);
}

#[test]
fn bb_g6_green_may_be_used_anew_in_the_next_phase() {
    let mut table =
        scene(2)
            .with(0, |player| player.green = true)
            .folk(0, Sex::Man, Kind::Points, 1);
    table.end_phase_a();
    assert!(!table.player(0).green);
}

#[test]
fn bb_r4_doubling_is_declared_before_anything_is_gained() {
    let table = scene(2)
        .row(&[God::Green; 5])
        .folk(0, Sex::Man, Kind::Card, 1)
        .offerings(0, 1)
        .phase_b();
    table.refuses(use_green(Sex::Man, Kind::Card, 1, Green::Double), "BB-G1");
    let table = scene(2)
        .cards(0, &[God::Green])
        .folk(0, Sex::Man, Kind::Offering, 1)
        .phase_b();
    table.refuses(
        use_green(Sex::Man, Kind::Offering, 1, Green::Double),
        "BB-G1",
    );
}

#[test]
fn bb_r5_an_action_must_be_possible_at_least_in_part() {
    let table = scene(2)
        .folk(0, Sex::Man, Kind::Build, 1)
        .folk(0, Sex::Man, Kind::Land, 1)
        .folk(0, Sex::Man, Kind::Status, 1)
        .having(|state| state.status[0] = 17)
        .phase_b();
    table.refuses(use_people(Sex::Man, Kind::Build, 1), "BB-A11");
    table.refuses(use_people(Sex::Man, Kind::Land, 1), "BB-A3");
    table.refuses(use_people(Sex::Man, Kind::Status, 1), "BB-R5");
    let table = scene(2)
        .folk(0, Sex::Man, Kind::Hut, 1)
        .with(0, |player| player.huts = 0)
        .phase_b();
    table.refuses(use_people(Sex::Man, Kind::Hut, 1), "BB-R5");
}

#[test]
fn bb_r5_amounts_are_taken_as_far_as_possible_and_huts_may_stop() {
    let mut table = scene(2).folk(0, Sex::Man, Kind::Hut, 3).phase_b();
    table.play([use_people(Sex::Man, Kind::Hut, 3)]);
    table.refuses(Action::Done, "BB-R5");
    table.play([Action::MoveHut, Action::Done]);
    assert_eq!((table.player(0).huts, table.player(0).twelfth_huts), (6, 6));
    let mut table = scene(2)
        .folk(0, Sex::Man, Kind::Hut, 3)
        .with(0, |player| player.huts = 1)
        .phase_b();
    table.play([use_people(Sex::Man, Kind::Hut, 3), Action::MoveHut]);
    assert!(
        !matches!(table.asks().1, Decision::Huts { .. }),
        "the last hut has moved"
    );
    let mut table = scene(2)
        .folk(0, Sex::Man, Kind::Card, 3)
        .having(|state| {
            *state.gods.pile.inside_mut() = [0; 5];
            state.gods.row = [1, 0, 0, 0, 0];
        })
        .phase_b();
    table.play([
        use_people(Sex::Man, Kind::Card, 3),
        Action::TakeCard(God::Blue),
    ]);
    assert_ne!(
        table.asks().1,
        Decision::Cards { left: 2 },
        "the rest is lost"
    );
    let table = scene(2)
        .folk(0, Sex::Man, Kind::Card, 1)
        .folk(0, Sex::Woman, Kind::Points, 1)
        .having(|state| {
            *state.gods.pile.inside_mut() = [0; 5];
            state.gods.row = [0; 5];
        })
        .phase_b();
    table.refuses(use_people(Sex::Man, Kind::Card, 1), "BB-R5");
}

/// Somebody taken in phase B may act in the same phase.
#[test]
fn bb_b1_a_person_just_taken_may_act() {
    let mut table = scene(2)
        .folk(0, Sex::Man, Kind::Woman, 1)
        .shown(Sex::Woman, [Kind::Points; 6])
        .phase_b();
    table.play([
        use_people(Sex::Man, Kind::Woman, 1),
        Action::TakePerson(3),
        use_people(Sex::Woman, Kind::Points, 1),
    ]);
    assert_eq!(table.points(0, Source::People), 2);
}
