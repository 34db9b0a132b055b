//! Men and women taken, the helper, the temple and building (BB-A7, BB-A8, BB-A9, BB-A10, BB-A11, BB-A12,
//! BB-R1, BB-R2, BB-R6, BB-R7, BB-R8).

use crate::support::*;
use pantheon_bora_bora::*;

const SIX: [Kind; 6] = [
    Kind::Land,
    Kind::Water,
    Kind::Woman,
    Kind::Man,
    Kind::Build,
    Kind::Shell,
];

/// The rulebook's example: a 4 takes from the positions 1 to 4, not from 5 or 6.
#[test]
fn bb_a7_somebody_from_a_position_up_to_the_die() {
    let mut table = scene(4).dice(0, [4, 4, 4]).shown(Sex::Woman, SIX);
    table.play([place(4, Deed::Woman)]);
    table.refuses(Action::TakePerson(5), "BB-A7");
    table.refuses(Action::TakePerson(0), "BB-A7");
    table.play([Action::TakePerson(4)]);
    assert_eq!(table.player(0).folk(Sex::Woman).all[Kind::Man.index()], 1);
    assert_eq!(table.player(0).folk(Sex::Man).count(), 0);
    assert_eq!(table.player(0).free_spaces(), 0);
    assert_eq!(
        (table.player(0).shells, table.state.status[0]),
        (0, 0),
        "no effect yet"
    );
    assert_eq!(table.asks(), (1, Decision::Die));
}

#[test]
fn bb_a7_a_person_may_lie_on_the_twelfth_space_once_it_is_empty() {
    let mut table = scene(4).dice(0, [4, 4, 4]).with(0, |player| {
        player.twelfth_huts = 0;
        player.huts = 9;
    });
    table.play([place(4, Deed::Man), Action::TakePerson(1)]);
    assert!(matches!(
        table.asks().1,
        Decision::Room { sex: Sex::Man, .. }
    ));
    table.refuses(Action::TakePerson(1), "BB-A7");
    table.play([Action::House(Space::Twelfth)]);
    assert!(table.player(0).twelfth_person);
    assert_eq!(table.player(0).free_spaces(), 2);
    let mut table = scene(4).dice(0, [4, 4, 4]).with(0, |player| {
        player.twelfth_huts = 0;
        player.huts = 9;
    });
    table.play([place(4, Deed::Man), Action::TakePerson(1)]);
    table.state.players[0].twelfth_huts = 1;
    table.refuses(Action::House(Space::Twelfth), "BB-A7");
}

#[test]
fn bb_r1_nobody_comes_to_an_empty_position_within_a_round() {
    let mut table = scene(4).dice(0, [3, 3, 3]).shown(Sex::Man, SIX);
    table.play([place(3, Deed::Man), Action::TakePerson(2)]);
    assert_eq!(table.state.display(Sex::Man).shown[1], None);
    table.state.turn = seat(0);
    table.state.players[0].huts -= 1;
    table.state.decision = take(Sex::Man, 3);
    table.refuses(Action::TakePerson(2), "BB-R1");
    let empty = scene(4).having(|state| state.display[0].shown[..3].fill(None));
    empty.refuses(place(3, Deed::Man), "BB-A3");
}

#[test]
fn bb_r1_priests_stay_and_dice_come_back_between_rounds() {
    let mut table = scene(2).temple([None, Some(1), None, None, Some(0), None]);
    let temple = table.state.temple;
    table.end_phase_a();
    while table.state.round == 1 {
        let action = table.legal()[0];
        table.play([action]);
    }
    assert_eq!(table.state.temple, temple);
    assert!(table.player(0).dice.iter().all(|die| die.on.is_none()));
}

#[test]
fn bb_r2_no_hut_moves_onto_a_person() {
    let table = scene(2).with(0, |player| {
        player.twelfth_person = true;
        player.twelfth_huts = 0;
        player.folk[0].all[0] = 1;
    });
    let mut table = table;
    table.play([place(3, Deed::Helper)]);
    table.refuses(Action::MoveHut, "BB-R2");
}

/// The rulebook's example: of a 6, two for wood, one for a man, one for a woman, two for points.
#[test]
fn bb_a8_bb_e5_a_six_as_two_and_one_and_one_and_two() {
    let mut table = scene(2)
        .dice(0, [6, 6, 6])
        .folk(0, Sex::Man, Kind::Material, 1)
        .folk(0, Sex::Woman, Kind::Status, 1);
    table.play([
        place(6, Deed::Helper),
        Action::TakeMaterial(Material::Wood),
        Action::Lay(ground(1)),
        Action::Tattoo(Kind::Material),
        Action::Collect(Kind::Status),
        Action::ScorePoint,
        Action::ScorePoint,
    ]);
    assert_eq!(table.player(0).filled, GroundSet::EMPTY.with(ground(1)));
    assert_eq!((table.state.status[0], table.player(0).shells), (3, 4));
    assert_eq!(table.points(0, Source::Helper), 2);
    assert_eq!(table.asks(), (1, Decision::Die), "no points are left");
}

/// The rulebook's example: two men with five symbols lead from 0 to the first space under the 4, a woman brings 3 shells.
#[test]
fn bb_a8_bb_e5_two_men_with_five_status_and_a_woman_with_three_shells() {
    let mut table = scene(2)
        .dice(0, [5, 5, 5])
        .folk(0, Sex::Man, Kind::Land, 1)
        .folk(0, Sex::Man, Kind::Points, 1)
        .folk(0, Sex::Woman, Kind::Hut, 1);
    table.play([
        place(5, Deed::Helper),
        Action::Tattoo(Kind::Land),
        Action::Tattoo(Kind::Points),
        Action::Collect(Kind::Hut),
        Action::TakeOffering,
    ]);
    let content = <Content as pantheon_engine::Content>::built_in();
    assert_eq!(table.state.status[0], 5);
    assert_eq!(
        (content.status(4), content.status(5), content.status(6)),
        (3, 4, 4)
    );
    assert_eq!((table.player(0).shells, table.player(0).offerings), (3, 1));
}

#[test]
fn bb_a8_prices_and_what_can_be_traded_once() {
    let mut table = scene(2).folk(0, Sex::Man, Kind::Land, 1);
    table.play([place(3, Deed::Helper), Action::Tattoo(Kind::Land)]);
    table.refuses(Action::Tattoo(Kind::Land), "BB-A8");
    table.refuses(Action::Collect(Kind::Land), "BB-A8");
    table.refuses(Action::TakeShell, "BB-A8");
    table.play([Action::ScorePoint]);
    for dear in [
        Action::TakeOffering,
        Action::DrawCard,
        Action::TakeMaterial(Material::Sand),
        Action::MoveHut,
    ] {
        table.refuses(dear, "BB-A8");
    }
    let mut table = scene(2).dice(0, [6; 3]);
    table.play([place(6, Deed::Helper), Action::MoveHut, Action::MoveHut]);
    assert_eq!((table.player(0).huts, table.player(0).twelfth_huts), (8, 4));
    assert_eq!(table.player(0).free_spaces(), 3);
    table.state.players[0].huts = 0;
    table.refuses(Action::MoveHut, "BB-A8");
}

#[test]
fn bb_r6_only_the_helper_may_be_ended_early() {
    let mut table = scene(4).dice(0, [6; 3]).huts(0, &["CM"]);
    table.play([place(6, Deed::Helper), Action::Done]);
    assert_eq!(table.asks(), (1, Decision::Die));
    for (deed, rule) in [
        (Deed::Man, "BB-A7"),
        (Deed::Temple, "BB-A10"),
        (Deed::Land, "BB-A4"),
    ] {
        let mut table = scene(4).dice(0, [6; 3]).huts(0, &["CM"]);
        table.play([place(6, deed)]);
        table.refuses(Action::Done, rule);
    }
}

#[test]
fn bb_a9_a_marker_lands_on_top_of_a_stack() {
    let mut table = scene(3).having(|state| state.status = [1, 0, 1, 0]);
    table = table
        .folk(1, Sex::Man, Kind::Status, 1)
        .folk(2, Sex::Man, Kind::Points, 1)
        .phase_b();
    table.state.turn = seat(1);
    table.state.place = 1;
    table.play([use_people(Sex::Man, Kind::Status, 1)]);
    let stack: Vec<u8> = table.state.stack[..3]
        .iter()
        .map(|seat| seat.number())
        .collect();
    assert_eq!((table.state.status[1], stack), (1, vec![1, 0, 2]));
}

#[test]
fn bb_a9_steps_beyond_the_last_are_lost() {
    let mut table = scene(2).dice(0, [6; 3]).folk(0, Sex::Man, Kind::Shell, 1);
    table.state.status = [16, 17, 0, 0];
    table.state.stack = [1, 0, 2, 3].map(seat);
    table.play([place(6, Deed::Helper), Action::Tattoo(Kind::Shell)]);
    assert_eq!(table.state.status[0], 17);
    assert_eq!(table.state.stack[0], seat(0));
    table.state.turn = seat(1);
    table.state.players[1].folk[0].all[Kind::Shell.index()] = 1;
    table.state.decision = Decision::Helper { points: 1 };
    table.play([Action::Tattoo(Kind::Shell)]);
    assert_eq!(
        table.state.stack[0],
        seat(0),
        "who doesn't move stays below"
    );
}

#[test]
fn bb_a10_a_priest_pushes_others_to_the_right() {
    let mut table =
        scene(3)
            .dice(0, [5; 3])
            .temple([Some(2), Some(1), Some(0), None, Some(1), Some(2)]);
    table.play([place(5, Deed::Temple)]);
    table.refuses(Action::SendPriest(6), "BB-A10");
    table.refuses(Action::SendPriest(0), "BB-A10");
    table.play([Action::SendPriest(5)]);
    let temple = [Some(2), Some(0), Some(1), Some(0), Some(1), Some(2)];
    assert_eq!(
        table.state.temple,
        temple.map(|owner| owner.map(seat)),
        "the gap is filled, no further"
    );
    assert_eq!(table.asks().1, Decision::FireGift);
    let mut table = scene(3)
        .dice(0, [2; 3])
        .temple([None, None, None, None, Some(1), Some(2)]);
    table.play([place(2, Deed::Temple), Action::SendPriest(2)]);
    assert_eq!(table.state.temple[4..], [Some(seat(0)), Some(seat(1))]);
    assert_eq!(
        table.player(2).priests,
        4,
        "the last one returns to its owner"
    );
    let mut table = scene(3).dice(0, [2; 3]);
    table.play([place(2, Deed::Temple), Action::SendPriest(1)]);
    assert_eq!(
        table.state.temple[5],
        Some(seat(0)),
        "lower spaces are allowed"
    );
}

#[test]
fn bb_a10_without_a_priest_in_the_supply_there_is_no_action() {
    let own = [None, None, Some(0), Some(0), Some(0), Some(0)];
    let table = scene(3).temple(own);
    table.refuses(place(3, Deed::Temple), "BB-A10");
}

#[test]
fn bb_a11_a_building_covers_two_adjacent_materials() {
    let mut table = scene(2)
        .dice(0, [3; 3])
        .filled(0, &[0, 1, 6])
        .with(0, |player| player.buildings = 0b10);
    table.play([place(3, Deed::Build)]);
    table.refuses(Action::Build(1), "BB-A11");
    table.refuses(Action::Build(4), "BB-A11");
    table.refuses(Action::Build(0), "BB-A11");
    table.play([Action::Build(2)]);
    let content = <Content as pantheon_engine::Content>::built_in();
    let plot = |a: u8, b: u8| {
        let both = GroundSet::EMPTY.with(ground(a)).with(ground(b));
        Plot::all().find(|&plot| content.plot(plot) == both)
    };
    assert_eq!(plot(3, 4), None, "the end of a row doesn't touch the next");
    table.refuses(Action::BuildOn(plot(1, 2).unwrap()), "BB-A11");
    table.play([Action::BuildOn(plot(0, 1).unwrap())]);
    assert_eq!(table.player(0).filled, GroundSet::EMPTY.with(ground(6)));
    assert_eq!(
        table.player(0).built,
        GroundSet::EMPTY.with(ground(0)).with(ground(1))
    );
    assert!(table.player(0).has_built(2) && table.player(0).has_built(1));
    assert_eq!(table.asks().1, Decision::FireGift);
}

#[test]
fn bb_a11_points_by_round() {
    let expected = [10, 10, 7, 7, 4, 4];
    for (round, points) in (1..).zip(expected) {
        let mut table = scene(2).round(round).filled(0, &[0, 4]);
        table.play([place(3, Deed::Build), Action::Build(1)]);
        let sites = table.legal();
        assert_eq!(sites.len(), 1);
        table.play(sites);
        assert_eq!(table.points(0, Source::Buildings), points, "round {round}");
    }
}

#[test]
fn bb_a11_no_two_adjacent_materials_no_building() {
    let table = scene(2).dice(0, [6; 3]).filled(0, &[0, 5, 10]);
    table.refuses(place(6, Deed::Build), "BB-A11");
    let table = scene(2)
        .filled(0, &[0, 1])
        .with(0, |player| player.buildings = 0b1110);
    table.refuses(place(3, Deed::Build), "BB-A3");
}

fn at_fire(table: Scene) -> Scene {
    let mut table = table.dice(0, [6; 3]);
    table.play([place(6, Deed::Temple), Action::SendPriest(6)]);
    table
}

/// The rulebook's example: a god card and a shell; never two of the same half.
#[test]
fn bb_a12_bb_r7_first_a_card_or_an_offering_then_a_step_or_a_shell() {
    let mut table = at_fire(scene(2).row(&[God::Red, God::Red, God::Blue, God::Blue, God::Blue]));
    table.refuses(Action::TakeShell, "BB-A12");
    table.refuses(Action::TakeCard(God::White), "BB-R7");
    table.play([Action::TakeCard(God::Red)]);
    assert_eq!(table.player(0).hand.inside(), &[0, 0, 1, 0, 0]);
    assert_eq!(
        table.state.gods.row.iter().sum::<u8>(),
        5,
        "the row is filled up at once"
    );
    table.refuses(Action::TakeOffering, "BB-A12");
    table.play([Action::TakeShell]);
    assert_eq!((table.player(0).shells, table.state.status[0]), (1, 0));
    let mut table = at_fire(scene(2));
    table.play([Action::TakeOffering, Action::TakeStatus]);
    assert_eq!((table.player(0).offerings, table.state.status[0]), (1, 1));
}

#[test]
fn bb_r7_a_card_from_the_pile_is_seen_by_its_owner_only() {
    let mut table = at_fire(scene(2));
    table.play([Action::DrawCard]);
    assert_eq!(table.player(0).hand_size(), 1);
    assert_eq!(table.player(0).known, [0; 5]);
    assert!(
        table
            .told
            .contains(&Event::CardDrawnUnseen { seat: seat(0) })
    );
    let mut open = at_fire(scene(2).row(&[God::Red; 5]));
    open.play([Action::TakeCard(God::Red)]);
    assert_eq!(open.player(0).known, [0, 0, 1, 0, 0]);
}

#[test]
fn bb_r8_a_short_row_is_filled_after_the_next_draw_and_no_cards_close_the_choice() {
    let mut table = at_fire(scene(2).having(|state| {
        *state.gods.pile.inside_mut() = [0; 5];
        state.gods.row = [0, 2, 0, 0, 0];
        state.gods.discard = [3, 0, 0, 0, 0];
    }));
    table.play([Action::TakeCard(God::White)]);
    assert_eq!(table.state.gods.row, [3, 1, 0, 0, 0]);
    assert_eq!(table.state.gods.discard, [0; 5]);
    let table = at_fire(scene(2).having(|state| {
        *state.gods.pile.inside_mut() = [0; 5];
        state.gods.row = [0; 5];
    }));
    assert_eq!(table.legal(), [Action::TakeOffering]);
    table.refuses(Action::DrawCard, "BB-R8");
}

#[test]
fn bb_r8_drawing_from_the_pile_fills_a_short_row_too() {
    let mut table = at_fire(scene(2).having(|state| state.gods.row = [0, 2, 0, 0, 0]));
    table.play([Action::DrawCard]);
    assert_eq!(table.state.gods.row.iter().sum::<u8>(), 5);
}

#[test]
fn bb_r8_an_emptied_pile_is_shuffled_only_when_a_card_must_be_drawn() {
    let mut table = at_fire(scene(2).row(&[God::Blue; 5]).having(|state| {
        *state.gods.pile.inside_mut() = [0, 0, 0, 1, 0];
        state.gods.discard = [0, 0, 3, 0, 0];
    }));
    table.play([Action::DrawCard]);
    assert_eq!(table.player(0).hand.inside(), &[0, 0, 0, 1, 0]);
    assert_eq!(table.state.gods.discard, [0, 0, 3, 0, 0]);
    assert!(!table.told.contains(&Event::Reshuffled));
}
