//! Setting up (BB-S), and the rulings that go with it.

use crate::support::*;
use pantheon_bora_bora::*;
use pantheon_engine::{Content as _, Game, SetupError};

#[test]
fn bb_s1_two_to_four_play_with_five_to_seven_action_tiles() {
    let content = Content::built_in();
    let tiles = |seats: u8| {
        let mut rows: Vec<u8> = Deed::ALL
            .into_iter()
            .filter(|&deed| deed != Deed::Fishing)
            .map(|deed| content.row(seats, deed))
            .collect();
        rows.sort_unstable();
        rows.dedup();
        rows.len()
    };
    assert_eq!([2, 3, 4].map(tiles), [5, 6, 7]);
    let joint = |seats, one, other| content.row(seats, one) == content.row(seats, other);
    assert!(joint(2, Deed::Man, Deed::Woman) && joint(2, Deed::Land, Deed::Water));
    assert!(!joint(3, Deed::Man, Deed::Woman) && joint(3, Deed::Land, Deed::Water));
    assert!(!joint(4, Deed::Land, Deed::Water));
    for seats in [0, 1, 5] {
        let refused = BoraBora::new(Content::built_in().into(), Options::default(), seats);
        assert!(matches!(refused, Err(SetupError::Seats { .. })), "{seats}");
    }
}

#[test]
fn bb_s2_every_region_has_a_fish_and_six_men_and_women_are_shown() {
    let mut layouts = Vec::new();
    for number in 0..20 {
        let (_, state) = fresh(3, number);
        let fish: FishSet = state.fish.into_iter().collect();
        assert_eq!(fish, FishSet::ALL);
        for sex in Sex::ALL {
            let display = state.display(sex);
            assert!(display.shown.iter().all(Option::is_some));
            assert_eq!(display.pile.iter().sum::<u8>(), 30);
            for kind in Kind::ALL {
                let shown = display.shown.iter().filter(|it| **it == Some(kind)).count() as u8;
                assert_eq!(shown + display.pile[kind.index()], 3);
            }
        }
        layouts.push(state.fish);
    }
    layouts.dedup();
    assert!(layouts.len() > 15, "fish are dealt at random");
}

#[test]
fn bb_s3_each_player_has_one_light_and_two_dark_tasks() {
    for seats in 2..=4 {
        let (_, state) = fresh(seats, 5);
        let light = |task: &TaskId| task.index() < LIGHT_TASKS;
        for player in &state.players[..usize::from(seats)] {
            assert_eq!(player.tasks.len(), 3);
            assert_eq!(player.tasks.iter().filter(light).count(), 1);
        }
        assert_eq!(state.tasks.iter().flatten().count(), usize::from(seats) + 2);
        assert!(!state.tasks.iter().flatten().any(light));
        assert!(!state.task_pile.iter().any(|task| light(&task)));
        assert_eq!(state.task_pile.len(), 53 - 2 * seats - (seats + 2));
    }
}

#[test]
fn bb_s4_twenty_four_jewels_lie_in_six_columns() {
    let (_, state) = fresh(2, 5);
    let jewels: JewelSet = state.jewels.iter().flatten().copied().flatten().collect();
    assert_eq!(jewels, JewelSet::ALL);
    let (_, other) = fresh(2, 6);
    assert_ne!(state.jewels, other.jewels, "they are dealt at random");
}

#[test]
fn bb_s5_five_god_cards_lie_open_and_six_tiles_on_the_temple() {
    for seats in 2..=4 {
        let (_, state) = fresh(seats, 5);
        assert_eq!(state.gods.row.iter().sum::<u8>(), 5);
        assert_eq!(state.temple_tiles, 6);
        let held = 2 * seats;
        assert_eq!(state.gods.pile.inside().iter().sum::<u8>(), 60 - 5 - held);
        for god in God::ALL {
            let hands: u8 = state
                .players
                .iter()
                .map(|player| player.hand.inside()[god.index()])
                .sum();
            let at = god.index();
            assert_eq!(
                hands + state.gods.row[at] + state.gods.pile.inside()[at],
                12
            );
        }
    }
}

#[test]
fn bb_s6_everybody_begins_alike_but_for_points() {
    let (_, state) = fresh(4, 5);
    for (place, seat) in state.order.into_iter().enumerate() {
        let player = state.player(seat);
        assert_eq!(usize::from(player.total()), place);
        assert_eq!((player.huts, player.twelfth_huts), (10, 2));
        assert_eq!(player.free_spaces(), 1, "one space is free from the start");
        assert_eq!(
            (player.priests, player.offerings, player.god_tiles),
            (4, 2, 1)
        );
        assert_eq!(
            (player.hand_size(), player.shells, player.buildings),
            (2, 0, 0)
        );
    }
    assert_eq!(
        state.stack, state.order,
        "the first player's marker is on top"
    );
    let orders: std::collections::BTreeSet<_> =
        (0..60).map(|number| fresh(3, number).1.order).collect();
    assert_eq!(orders.len(), 6, "turn order is drawn at random");
}

fn starting() -> Scene {
    scene(3).having(|state| {
        state.phase = Phase::SetUp;
        state.decision = Decision::Start;
        state.turn = state.order[2];
    })
}

#[test]
fn bb_s7_first_huts_in_reverse_order_on_fish_of_value_one() {
    let mut table = starting().god_tiles(2, 1);
    let regions: RegionSet = table
        .legal()
        .into_iter()
        .map(|action| match action {
            Action::Settle(region) => region,
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(
        regions,
        ["CF", "CM", "EF", "SP"].map(at).into_iter().collect()
    );
    table.refuses(Action::Settle(at("WM")), "BB-S7");
    table.refuses_seat(0, Action::Settle(at("CF")), "BB-S7");
    table.play([Action::Settle(at("SP")), Action::TakeHut(Space::Ordinary)]);
    assert_eq!(table.player(2).offerings, 1, "plains give an offering");
    assert_eq!(
        table.asks(),
        (1, Decision::Start),
        "the fish isn't asked for, though a god tile could pay"
    );
    table.refuses(Action::Settle(at("SP")), "BB-S7");
    table.play([Action::Settle(at("CM")), Action::TakeHut(Space::Ordinary)]);
    table.play([Action::Lay(ground(2))]);
    assert_eq!(table.player(1).filled, GroundSet::EMPTY.with(ground(2)));
    table.play([Action::Settle(at("CF")), Action::TakeHut(Space::Ordinary)]);
    table.play([Action::Lay(ground(1))]);
    assert_eq!(
        table.asks(),
        (0, Decision::Die),
        "the first in turn order begins round 1"
    );
    assert_eq!(table.points(2, Source::Fish), 0);
}

#[test]
fn bb_s8_supplies_never_run_out() {
    let mut table = scene(2)
        .offerings(0, 18)
        .with(0, |player| player.beside = [10, 10, 10])
        .filled(0, &(0..12).collect::<Vec<_>>())
        .dice(0, [6, 6, 6]);
    let sand = Action::TakeMaterial(Material::Sand);
    table.play([place(6, Deed::Helper), Action::TakeOffering, sand, sand]);
    assert_eq!(table.player(0).offerings, 19);
    assert_eq!(table.player(0).beside, [12, 10, 10]);
}

#[test]
fn bb_r12_the_first_hut_may_come_from_the_twelfth_space() {
    let mut table = starting();
    table.play([Action::Settle(at("SP"))]);
    assert_eq!(table.asks().1, Decision::Hut { region: at("SP") });
    table.play([Action::TakeHut(Space::Twelfth)]);
    assert_eq!(
        (table.player(2).huts, table.player(2).twelfth_huts),
        (10, 1)
    );
    assert_eq!(table.player(2).free_spaces(), 1);
}
