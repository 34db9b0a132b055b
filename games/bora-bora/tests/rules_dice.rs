//! Dice and the gods that help them (BB-A1, BB-A2, BB-A3, BB-A13, BB-A14, BB-G1, BB-G2, BB-G3, BB-G4, BB-R3).

use crate::support::*;
use pantheon_bora_bora::*;

fn faces_for(table: &Scene, deed: Deed) -> Vec<u8> {
    let mut faces: Vec<u8> = table
        .legal()
        .into_iter()
        .filter_map(|action| match action {
            Action::Place {
                face,
                deed: on,
                white: false,
            } if on == deed => Some(face),
            _ => None,
        })
        .collect();
    faces.sort_unstable();
    faces
}

/// The helper is barred by a die of 1, and seat 0 has what may pay a god for the way round it.
fn blocked(cards: &[God], offerings: u8) -> Scene {
    let scene = scene(2).placed(1, 0, 1, Deed::Helper);
    scene.cards(0, cards).offerings(0, offerings)
}

#[test]
fn bb_a1_one_die_each_in_turn_order_three_times() {
    let mut table = scene(3).having(|state| state.order = [2, 0, 1, 3].map(seat));
    table.state.turn = seat(2);
    let mut turns = Vec::new();
    for _ in 0..9 {
        turns.push(table.state.turn.number());
        let die = *table
            .state
            .current()
            .dice
            .iter()
            .find(|die| die.on.is_none())
            .unwrap();
        table.play([place(die.face, Deed::Fishing)]);
    }
    assert_eq!(turns, [2, 0, 1, 2, 0, 1, 2, 0, 1]);
    assert_ne!(table.state.phase, Phase::Dice);
    let table = scene(2).dice(0, [2, 2, 5]);
    table.refuses(place(3, Deed::Helper), "BB-A1");
    table.refuses(Action::Done, "BB-A1");
    table.refuses_seat(1, place(1, Deed::Helper), "BB-A1");
}

#[test]
fn bb_a1_all_dice_are_thrown_when_a_round_begins() {
    let mut faces = [0_u32; 7];
    for number in 0..200 {
        let (rules, mut state) = fresh(2, number);
        let mut playout = pantheon_engine::Playout::<BoraBora>::new(number);
        let mut step = 0;
        while state.phase == Phase::SetUp {
            step += 1;
            playout.play_one(&rules, &mut state, step).unwrap();
        }
        let dice = state.players[..2].iter().flat_map(|player| player.dice);
        dice.for_each(|die| faces[usize::from(die.face)] += 1);
    }
    assert_eq!(faces[0], 0);
    assert!(
        faces[1..].iter().all(|&count| (150..250).contains(&count)),
        "{faces:?}"
    );
}

#[test]
fn bb_a2_bb_e5_a_tile_with_five_and_three_takes_only_one_or_two() {
    for face in 1..=6 {
        let table = scene(2)
            .placed(1, 0, 5, Deed::Helper)
            .placed(1, 1, 3, Deed::Helper)
            .dice(0, [face; 3]);
        assert_eq!(table.allows(place(face, Deed::Helper)), face < 3, "{face}");
        if face >= 3 {
            table.refuses(place(face, Deed::Helper), "BB-A2");
        }
        assert!(table.allows(place(face, Deed::Fishing)));
    }
}

#[test]
fn bb_a2_own_dice_count_too() {
    let table = scene(2).dice(0, [2, 3, 4]).placed(0, 0, 2, Deed::Helper);
    table.refuses(place(3, Deed::Helper), "BB-A2");
}

#[test]
fn bb_a3_a_die_is_placed_only_where_something_can_be_done() {
    let table = scene(4).with(0, |player| player.priests = 0);
    table.refuses(place(3, Deed::Temple), "BB-A10");
    table.refuses(place(3, Deed::Build), "BB-A11");
    table.refuses(place(3, Deed::Land), "BB-A3");
    assert!(table.allows(place(3, Deed::Man)));
    let full = scene(4).with(0, |player| {
        player.huts = 11;
        player.twelfth_huts = 1;
    });
    full.refuses(place(3, Deed::Man), "BB-A7");
    let table = scene(4).huts(0, &["CM"]).dice(0, [1, 2, 3]);
    table.refuses(place(1, Deed::Land), "BB-A3");
    assert_eq!(faces_for(&table, Deed::Land), [2, 3]);
    assert_eq!(
        faces_for(&table, Deed::Water),
        [0; 0],
        "the nearest water path is 4"
    );
    assert_eq!(faces_for(&table, Deed::Fishing), [1, 2, 3]);
    assert_eq!(faces_for(&table, Deed::Helper), [1, 2, 3]);
}

#[test]
fn bb_a13_fishing_is_worth_two_points_with_any_die() {
    let mut table = scene(2).placed(1, 0, 1, Deed::Fishing).dice(0, [6, 6, 6]);
    table.play([place(6, Deed::Fishing)]);
    assert_eq!(table.points(0, Source::Fishing), 2);
    assert_eq!(table.state.turn, seat(1));
}

/// The rulebook's example: a 3 for a woman leaves a 2 or a 1 for a man.
#[test]
fn bb_a14_joint_tiles_share_one_row_of_dice() {
    let mut table = scene(2).dice(0, [3, 1, 1]).dice(1, [3, 2, 1]);
    table.play([place(3, Deed::Woman), Action::TakePerson(1)]);
    table.refuses(place(3, Deed::Man), "BB-A2");
    assert!(table.allows(place(2, Deed::Man)) && table.allows(place(2, Deed::Woman)));
    let apart = scene(3).placed(1, 0, 1, Deed::Woman);
    assert!(apart.allows(place(3, Deed::Man)));
    assert!(!apart.allows(place(3, Deed::Woman)));
    let joint = scene(3)
        .huts(0, &["CM"])
        .dice(0, [6; 3])
        .placed(1, 0, 1, Deed::Land);
    assert!(!joint.allows(place(6, Deed::Water)));
    let apart = scene(4)
        .huts(0, &["CM"])
        .dice(0, [6; 3])
        .placed(1, 0, 1, Deed::Land);
    assert!(apart.allows(place(6, Deed::Water)));
}

#[test]
fn bb_g1_a_card_costs_an_offering() {
    let blocked = |table: Scene| table.placed(1, 0, 1, Deed::Helper);
    let mut table = blocked(scene(2)).cards(0, &[God::Blue]).offerings(0, 1);
    table.play([place(3, Deed::Helper), Action::Pay(Way::Card)]);
    assert_eq!(table.asks().1, Decision::Helper { points: 3 });
    assert_eq!(
        (table.player(0).offerings, table.player(0).hand_size()),
        (0, 0)
    );
    assert_eq!(table.state.gods.discard, [1, 0, 0, 0, 0]);
    let poor = blocked(scene(2)).cards(0, &[God::Blue]);
    poor.refuses(place(3, Deed::Helper), "BB-A2");
    let wrong = blocked(scene(2)).cards(0, &[God::Red]).offerings(0, 1);
    wrong.refuses(place(3, Deed::Helper), "BB-A2");
}

#[test]
fn bb_g1_a_card_that_all_have_seen_is_played_before_an_unseen_one_of_its_colour() {
    let mut table = blocked(&[God::Blue; 3], 1).with(0, |player| player.known = [2, 0, 0, 0, 0]);
    table.play([place(3, Deed::Helper), Action::Pay(Way::Card)]);
    assert_eq!(table.player(0).known, [1, 0, 0, 0, 0]);
}

#[test]
fn bb_g1_two_cards_of_one_colour_are_any_god_for_one_offering() {
    let mut table = blocked(&[God::Yellow, God::Yellow, God::Blue], 2);
    table.play([place(3, Deed::Helper)]);
    table.refuses(Action::Pay(Way::Tile), "BB-G2");
    table.refuses(Action::Pay(Way::Pair(God::Blue)), "BB-G1");
    table.refuses(Action::Done, "BB-G1");
    table.play([Action::Pay(Way::Pair(God::Yellow))]);
    assert_eq!(table.state.gods.discard, [0, 0, 0, 0, 2]);
    assert_eq!(
        (table.player(0).offerings, table.player(0).hand_size()),
        (1, 1)
    );
}

#[test]
fn bb_g1_the_discard_becomes_the_pile() {
    let mut table = scene(2).having(|state| {
        state.gods.discard = *state.gods.pile.inside();
        *state.gods.pile.inside_mut() = [0; 5];
    });
    let before = table.state.gods.discard.iter().sum::<u8>();
    table.play([place(3, Deed::Helper), Action::DrawCard]);
    assert!(table.told.contains(&Event::Reshuffled));
    assert_eq!(table.state.gods.discard, [0; 5]);
    assert_eq!(
        table.state.gods.pile.inside().iter().sum::<u8>(),
        before - 1
    );
}

#[test]
fn bb_g2_a_god_tile_needs_no_offering_and_leaves_the_game() {
    let mut table = scene(2).placed(1, 0, 1, Deed::Helper).god_tiles(0, 1);
    table.play([place(3, Deed::Helper)]);
    assert_eq!(
        table.asks().1,
        Decision::Helper { points: 3 },
        "everybody sees that only the tile can pay"
    );
    assert_eq!(table.player(0).god_tiles, 0);
    assert_eq!(table.state.gods.discard, [0; 5]);
    assert_eq!(table.state.temple_tiles, 6);
}

#[test]
fn bb_g3_blue_places_a_die_that_the_others_forbid_once() {
    let mut table = scene(2)
        .placed(1, 0, 3, Deed::Helper)
        .dice(0, [3, 5, 5])
        .cards(0, &[God::Blue])
        .offerings(0, 3);
    table.play([place(5, Deed::Helper), Action::Pay(Way::Card), Action::Done]);
    assert_eq!(table.state.turn, seat(1));
    assert_eq!(
        table.rules.lowest(&table.state, Deed::Helper),
        3,
        "the blue die is a die like any other"
    );
    table.play([place(2, Deed::Fishing)]);
    table.refuses(place(5, Deed::Helper), "BB-A2");
}

#[test]
fn bb_g4_white_makes_a_die_act_as_six_and_keeps_its_face() {
    let mut table = scene(2).cards(0, &[God::White]).offerings(0, 1);
    table.play([place_white(2, Deed::Helper), Action::Pay(Way::Card)]);
    assert_eq!(table.asks().1, Decision::Helper { points: 6 });
    assert_eq!(table.rules.lowest(&table.state, Deed::Helper), 2);
    let blocked = scene(2)
        .placed(1, 0, 2, Deed::Helper)
        .cards(0, &[God::White])
        .offerings(0, 1);
    blocked.refuses(place_white(2, Deed::Helper), "BB-A2");
    let one = scene(2)
        .placed(1, 0, 2, Deed::Helper)
        .cards(0, &[God::White, God::Blue])
        .offerings(0, 1);
    one.refuses(place_white(2, Deed::Helper), "BB-G1");
}

/// The rulebook's example: blue for a 3 on a tile with a 1, white for a path of 6, red for five points of fish.
#[test]
fn bb_e5_bb_g3_bb_g4_bb_g5_blue_white_and_red_on_one_die() {
    let mut table = scene(4)
        .huts(0, &["CP"])
        .dice(0, [3, 3, 3])
        .placed(1, 0, 1, Deed::Water)
        .cards(0, &[God::Blue, God::White, God::Red])
        .offerings(0, 3);
    table.play([
        place_white(3, Deed::Water),
        Action::Pay(Way::Card),
        Action::Pay(Way::Card),
    ]);
    assert_eq!(table.asks().1, expand(Path::Water, 6));
    table.play([
        Action::Settle(at("NM")),
        Action::TakeHut(Space::Ordinary),
        Action::Lay(ground(2)),
    ]);
    assert_eq!(table.asks().1, Decision::Fish { region: at("NM") });
    table.play([Action::Pay(Way::Card)]);
    assert_eq!(table.points(0, Source::Fish), 5);
    assert_eq!(
        (table.player(0).offerings, table.player(0).hand_size()),
        (0, 0)
    );
    assert_eq!(table.state.turn, seat(1));
}

#[test]
fn bb_g1_paying_for_the_first_god_leaves_enough_for_the_second() {
    let mut table = blocked(&[God::White, God::White, God::Blue], 2);
    table.play([place_white(3, Deed::Helper)]);
    assert_eq!(table.asks().1, Decision::Pay { god: God::Blue });
    table.refuses(Action::Pay(Way::Pair(God::White)), "BB-G1");
    table.play([Action::Pay(Way::Card), Action::Pay(Way::Card)]);
    assert_eq!(table.player(0).hand.inside(), &[0, 1, 0, 0, 0]);
}

#[test]
fn bb_r3_blue_and_white_only_where_they_do_something() {
    let table = scene(2)
        .dice(0, [6, 2, 2])
        .cards(0, &[God::White, God::Blue])
        .offerings(0, 2);
    table.refuses(place_white(6, Deed::Helper), "BB-R3");
    table.refuses(place_white(2, Deed::Fishing), "BB-R3");
    let mut open = scene(2).cards(0, &[God::Blue]).offerings(0, 1);
    open.play([place(2, Deed::Helper)]);
    assert_eq!(
        open.player(0).hand_size(),
        1,
        "no blue god where no die forbids"
    );
}

#[test]
fn bb_g1_two_gods_on_one_die_are_refused_together_where_each_alone_could_be_paid_for() {
    let table = scene(2)
        .dice(0, [3, 1, 1])
        .placed(1, 0, 2, Deed::Helper)
        .cards(0, &[God::Blue, God::White])
        .offerings(0, 1);
    assert!(table.allows(place(3, Deed::Helper)), "blue alone");
    assert!(table.allows(place_white(3, Deed::Temple)), "white alone");
    let both = table.refusal(place_white(3, Deed::Helper));
    assert_eq!(both, Violation::CannotPayBoth);
    table.refuses(place_white(3, Deed::Helper), "BB-G1");
}
