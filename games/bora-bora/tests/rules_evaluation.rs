//! Phase C and the end (BB-C, BB-E, BB-R11).

use crate::support::*;
use pantheon_bora_bora::*;
use pantheon_engine::{Game, Party, Viewer};

fn order(table: &Scene) -> Vec<u8> {
    let seats = usize::from(table.rules.seats());
    table.state.order[..seats]
        .iter()
        .map(|seat| seat.number())
        .collect()
}

#[test]
fn bb_c1_status_scores_and_makes_the_turn_order() {
    let mut table = scene(4).having(|state| {
        state.status = [4, 9, 4, 0];
        state.stack = [2, 0, 3, 1].map(seat);
    });
    table.end_phase_a();
    let points = [0, 1, 2, 3].map(|owner| table.points(owner, Source::Status));
    assert_eq!(points, [3, 7, 3, 0]);
    assert_eq!(
        order(&table),
        [1, 2, 0, 3],
        "furthest first; on one space the upper one"
    );
    assert_eq!(table.state.status, [0; 4]);
    assert_eq!(table.state.stack, table.state.order);
}

#[test]
fn bb_c1_markers_still_at_the_start_keep_their_order() {
    let mut table = scene(3).having(|state| state.stack = [2, 0, 1, 3].map(seat));
    table.end_phase_a();
    assert_eq!(order(&table), [2, 0, 1]);
}

#[test]
fn bb_c2_priests_score_by_round_and_most_of_them_win_a_god_tile() {
    for (round, each) in (1..).zip([1, 1, 2, 2, 3, 3]) {
        let mut table =
            scene(3)
                .round(round)
                .temple([Some(1), None, Some(0), Some(0), None, Some(2)]);
        table.state.temple_tiles = 7 - round;
        table.end_phase_a();
        let points = [0, 1, 2].map(|owner| table.points(owner, Source::Temple));
        assert_eq!(points, [2 * each, each, each], "round {round}");
        assert_eq!(
            (table.player(0).god_tiles, table.state.temple_tiles),
            (1, 6 - round)
        );
    }
}

#[test]
fn bb_c2_tied_the_leftmost_priest_decides() {
    let mut table = scene(3).temple([Some(2), Some(1), Some(0), Some(0), Some(1), None]);
    table.end_phase_a();
    assert_eq!(
        [0, 1, 2].map(|owner| table.player(owner).god_tiles),
        [0, 1, 0]
    );
    let mut table = scene(3).temple([None, Some(0), Some(1), Some(0), Some(1), None]);
    table.end_phase_a();
    assert_eq!(
        [0, 1, 2].map(|owner| table.player(owner).god_tiles),
        [1, 0, 0],
        "leftmost, not rightmost"
    );
}

#[test]
fn bb_c2_without_priests_the_god_tile_leaves_the_game() {
    let mut table = scene(3);
    table.end_phase_a();
    assert_eq!(table.state.temple_tiles, 5);
    assert!((0..3).all(|owner| table.player(owner).god_tiles == 0));
    assert!(table.told.contains(&Event::GodTileLost));
}

fn market() -> Scene {
    let jewel = |number| Jewel::new(number);
    let mut table = scene(3)
        .with(0, |player| player.shells = 3)
        .with(1, |player| player.shells = 3)
        .with(2, |player| player.shells = 6)
        .having(|state| {
            state.status = [0, 0, 1, 0];
            state.jewels[0] = [jewel(0), jewel(1), jewel(3), jewel(2)];
            state.jewels[1] = [jewel(4), jewel(5), jewel(6), jewel(7)];
        });
    table.end_phase_a();
    table
}

#[test]
fn bb_c3_each_may_buy_one_jewel_of_the_round_in_the_new_turn_order() {
    let [cheap, middling, dear, other] = [0, 1, 3, 4].map(|number| Jewel::new(number).unwrap());
    let mut table = market();
    assert_eq!(table.asks(), (2, Decision::Jewel));
    table.refuses(Action::Buy(other), "BB-C3");
    table.refuses(Action::TakeShell, "BB-C3");
    table.play([Action::Buy(dear)]);
    assert_eq!(
        (table.player(2).shells, table.player(2).jewels.len()),
        (0, 1)
    );
    assert_eq!(table.asks(), (0, Decision::Jewel), "one jewel a round");
    table.refuses(Action::Buy(dear), "BB-C3");
    table.play([Action::Done, Action::Buy(middling)]);
    assert_eq!(table.player(1).shells, 0);
    assert_eq!(table.state.jewels[0], [None; 4], "the rest is discarded");
    assert_eq!(table.asks(), (2, Decision::Task));
    let mut table = market();
    table.play([Action::Buy(cheap)]);
    table.refuses(Action::Buy(dear), "BB-C3");
}

#[test]
fn bb_c3_who_can_buy_nothing_is_not_asked() {
    let mut table = scene(2).with(0, |player| player.shells = 0);
    table.end_phase_a();
    assert_eq!(table.state.phase, Phase::Tasks);
}

fn last_scores(table: &mut Scene) {
    table.state.round = 6;
    table.state.phase = Phase::LastTasks;
    table.state.place = table.rules.seats() - 1;
    table.state.turn = table.state.order[usize::from(table.rules.seats()) - 1];
    table.state.decision = Decision::LastTask;
    let nothing = task(&[Demand::Regions(9)]);
    let last = table.state.turn;
    table.state.player_mut(last).tasks = TaskSet::EMPTY.with(nothing);
    table.play([Action::Done]);
}

#[test]
fn bb_e2_god_tiles_fish_and_jewels() {
    let mut table = scene(2)
        .god_tiles(0, 3)
        .huts(0, &["CB", "NM", "SF"])
        .huts(1, &["SF", "CF"])
        .with(0, |player| {
            player.jewels = [0, 3]
                .map(|number| Jewel::new(number).unwrap())
                .into_iter()
                .collect();
        });
    last_scores(&mut table);
    assert_eq!(table.points(0, Source::GodTiles), 6);
    assert_eq!(
        table.points(0, Source::Fish),
        6 + 5,
        "only building spaces held count"
    );
    assert_eq!(table.points(1, Source::Fish), 5 + 1);
    assert_eq!(table.points(0, Source::Jewels), 1 + 9);
    assert_eq!(table.points(0, Source::Bonuses), 0);
}

#[test]
fn bb_e3_six_points_for_each_of_six_goals() {
    type Change = fn(&mut Player);
    let goals: [(Change, Change); 6] = [
        (|it| it.fulfilled = 9, |it| it.fulfilled = 8),
        (
            |it| it.jewels = Jewel::all().take(6).collect(),
            |it| it.jewels = Jewel::all().take(5).collect(),
        ),
        (
            |it| {
                it.filled = Ground::all().take(8).collect();
                it.built = Ground::all().skip(8).collect();
                it.buildings = 0b110;
            },
            |it| it.filled = Ground::all().take(11).collect(),
        ),
        (
            |it| it.buildings = 0b111_1110,
            |it| it.buildings = 0b11_1110,
        ),
        (
            |it| it.regions = RegionSet::ALL,
            |it| it.regions = RegionSet::ALL.without(at("CF")),
        ),
        (
            |it| it.folk[0].all = [1; 12],
            |it| it.folk[0].all = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0],
        ),
    ];
    for (number, (reached, missed)) in goals.into_iter().enumerate() {
        let bonus = |change: Change| {
            let mut table = scene(2).with(0, |player| {
                player.huts = 0;
                player.twelfth_huts = 0;
                change(player);
            });
            last_scores(&mut table);
            table.points(0, Source::Bonuses)
        };
        assert_eq!((bonus(reached), bonus(missed)), (6, 0), "goal {number}");
    }
}

#[test]
fn bb_e4_most_points_win_and_the_last_turn_order_breaks_ties() {
    let mut table = scene(3).having(|state| state.order = [2, 1, 0, 3].map(seat));
    for owner in 0..2 {
        table.state.players[owner].points[Source::Tasks.index()] = 30;
    }
    last_scores(&mut table);
    let outcome = table.rules.outcome(&table.state).unwrap();
    let ranks: Vec<_> = outcome
        .standings
        .iter()
        .map(|it| (it.party, it.rank))
        .collect();
    let party = |number| Party::Seat(seat(number));
    assert_eq!(ranks, [(party(1), 1), (party(0), 2), (party(2), 3)]);
    assert!(outcome.standings[1].tie_break.is_some());
    assert!(outcome.standings[2].tie_break.is_none());
    table.refuses(Action::Done, "BB-E1");
    assert!(table.legal().is_empty());
}

#[test]
fn bb_r11_jewels_and_fulfilled_tasks_are_public_and_hands_are_not() {
    let table = scene(2).cards(0, &[God::Red, God::Blue]).with(0, |player| {
        player.fulfilled = 2;
        player.jewels = Jewel::all().take(1).collect();
        player.known = [0, 0, 1, 0, 0];
    });
    for viewer in [Viewer::Seat(seat(1)), Viewer::Spectator] {
        let view = table.rules.view(&table.state, viewer);
        let player = &view.players[0];
        assert_eq!((player.fulfilled, player.jewels.len()), (2, 1));
        assert_eq!(
            (player.hand, player.known, player.unknown),
            (None, [0, 0, 1, 0, 0], 1)
        );
    }
    let own = table.rules.view(&table.state, Viewer::Seat(seat(0)));
    assert_eq!(own.players[0].hand, Some([1, 0, 1, 0, 0]));
}

#[test]
fn bb_c3_bb_c4_bb_e1_acting_out_of_turn_cites_the_order_of_the_phase() {
    for (phase, decision, rule) in [
        (Phase::Jewels, Decision::Jewel, "BB-C3"),
        (Phase::Tasks, Decision::Task, "BB-C4"),
        (Phase::NewTasks, Decision::NewTask, "BB-C4"),
        (Phase::LastTasks, Decision::LastTask, "BB-E1"),
    ] {
        let table = scene(2).phase_c(phase, decision);
        table.refuses_seat(1, Action::Done, rule);
    }
}
