//! Tasks and the yellow god (BB-C4, BB-E1, BB-G7, BB-G8, BB-K, BB-R9, BB-R10).

use crate::support::*;
use pantheon_bora_bora::*;
use pantheon_engine::{Content as _, Game as _, Playout, Seat, Viewer};

fn with_tasks(tasks: [&[Demand]; 3]) -> Scene {
    scene(2)
        .tasks(0, &tasks.map(task))
        .phase_c(Phase::Tasks, Decision::Task)
}

const NINE: &[Demand] = &[Demand::Regions(9)];
const FIVE: &[Demand] = &[Demand::Islands(5)];
const OFFERINGS: &[Demand] = &[Demand::Offerings(4)];
const SHELLS: &[Demand] = &[Demand::Shells(5)];
const ALIKE: &[Demand] = &[Demand::CardsAlike(3)];
const DIFFERENT: &[Demand] = &[Demand::CardsDifferent(4)];
const WOOD: &[Demand] = &[Demand::MaterialsOf {
    material: Material::Wood,
    count: 3,
}];

#[test]
fn bb_c4_a_task_met_unaided_must_be_fulfilled_for_six_points() {
    let mut table = with_tasks([SHELLS, NINE, FIVE]).with(0, |player| player.shells = 5);
    table.refuses(Action::Discard(task(NINE)), "BB-C4");
    table.refuses(Action::Fulfil(task(NINE)), "BB-K1");
    table.refuses(Action::Fulfil(task(ALIKE)), "BB-C4");
    assert_eq!(table.legal(), [Action::Fulfil(task(SHELLS))]);
    table.play([Action::Fulfil(task(SHELLS))]);
    assert_eq!(
        (table.points(0, Source::Tasks), table.player(0).fulfilled),
        (6, 1)
    );
    assert_eq!(table.player(0).tasks.len(), 2);
    assert_eq!(table.asks(), (1, Decision::Task), "one task a round");
}

/// A task, have and need of each of its demands, and what is lacking.
type Progress = (TaskId, Vec<(u8, u8)>, u8);

/// How far seat 0 is with its open tasks, as a viewer sees it.
fn progress(table: &Scene, viewer: Viewer) -> Vec<Progress> {
    let view = table.rules.view(&table.state, viewer);
    let each = |it: &TaskProgress| {
        let demands = it.demands.iter().map(|demand| (demand.have, demand.need));
        (it.task, demands.collect(), it.lacks)
    };
    view.players[0].progress.iter().map(each).collect()
}

#[test]
fn bb_k1_all_see_how_far_a_task_is() {
    let table = with_tasks([SHELLS, OFFERINGS, FIVE]).with(0, |player| {
        player.shells = 7;
        player.offerings = 1;
    });
    let own = progress(&table, Viewer::Seat(seat(0)));
    let of = |demands| own.iter().find(|it| it.0 == task(demands)).unwrap();
    assert_eq!(of(SHELLS).1, [(5, 5)], "more than enough is enough");
    assert_eq!((&of(OFFERINGS).1[..], of(OFFERINGS).2), (&[(1, 4)][..], 3));
    assert_eq!(own, progress(&table, Viewer::Seat(seat(1))));
    assert_eq!(own, progress(&table, Viewer::Spectator));
}

#[test]
fn bb_k2_cards_that_nobody_has_seen_count_only_for_who_holds_them() {
    let table = with_tasks([ALIKE, NINE, FIVE]).cards(0, &[God::Red; 3]);
    let have = |viewer| {
        let all = progress(&table, viewer);
        all.into_iter().find(|it| it.0 == task(ALIKE)).unwrap().1
    };
    assert_eq!(have(Viewer::Seat(seat(0))), [(3, 3)]);
    assert_eq!(have(Viewer::Seat(seat(1))), [(0, 3)]);
    let seen = table.with(0, |player| player.known[God::Red.index()] = 2);
    let all = progress(&seen, Viewer::Spectator);
    assert!(all.contains(&(task(ALIKE), vec![(2, 3)], 1)));
}

#[test]
fn bb_k1_a_viewer_sees_how_far_the_tasks_on_the_board_would_be() {
    let table = with_tasks([NINE, FIVE, ALIKE]).with(1, |player| player.shells = 2);
    let shown = [
        Some(task(SHELLS)),
        None,
        Some(task(OFFERINGS)),
        None,
        None,
        None,
    ];
    let table = table.having(|state| state.tasks = shown);
    let view = table.rules.view(&table.state, Viewer::Seat(seat(1)));
    let told: Vec<_> = view
        .progress
        .iter()
        .map(|it| (it.task, it.demands[0].have))
        .collect();
    let offerings = table.player(1).offerings;
    assert_eq!(told, [(task(SHELLS), 2), (task(OFFERINGS), offerings)]);
    let view = table.rules.view(&table.state, Viewer::Spectator);
    assert!(view.progress.is_empty(), "who has no board has no progress");
}

#[test]
fn bb_c4_who_meets_none_discards_one_for_nothing() {
    let mut table = with_tasks([SHELLS, NINE, FIVE]);
    assert_eq!(table.legal().len(), 3);
    table.refuses(Action::Done, "BB-C4");
    table.play([Action::Discard(task(FIVE))]);
    assert_eq!(
        (table.points(0, Source::Tasks), table.player(0).fulfilled),
        (0, 0)
    );
    assert_eq!(table.player(0).tasks.len(), 2);
}

#[test]
fn bb_c4_yellow_may_help_another_task_than_the_one_met_but_not_that_one() {
    let mut table = with_tasks([SHELLS, WOOD, FIVE])
        .with(0, |player| player.shells = 5)
        .filled(0, &[1, 4])
        .god_tiles(0, 1);
    let aided = |demands, way| Action::FulfilWith {
        task: task(demands),
        way,
    };
    table.refuses(aided(SHELLS, Way::Tile), "BB-C4");
    table.refuses(aided(WOOD, Way::Card), "BB-G1");
    table.refuses(aided(FIVE, Way::Tile), "BB-G7");
    table.play([aided(WOOD, Way::Tile)]);
    assert_eq!(
        (table.points(0, Source::Tasks), table.player(0).fulfilled),
        (4, 1)
    );
    assert_eq!(table.player(0).god_tiles, 0);
}

#[test]
fn bb_c4_yellow_is_voluntary_where_no_task_is_met_unaided() {
    let table = with_tasks([SHELLS, WOOD, FIVE])
        .filled(0, &[1, 4])
        .god_tiles(0, 1);
    let aided = Action::FulfilWith {
        task: task(WOOD),
        way: Way::Tile,
    };
    assert!(table.allows(aided));
    for thrown in [SHELLS, WOOD, FIVE] {
        assert!(table.allows(Action::Discard(task(thrown))), "{thrown:?}");
    }
}

#[test]
fn bb_c4_new_tasks_are_taken_in_turn_order_and_the_rest_goes() {
    for round in [1, 6] {
        let mut table = with_tasks([SHELLS, NINE, FIVE]).round(round);
        let shown = table.state.tasks;
        table.play([Action::Discard(task(FIVE))]);
        while table.state.decision == Decision::Task {
            let action = table.legal()[0];
            table.play([action]);
        }
        assert_eq!(table.asks(), (0, Decision::NewTask));
        table.refuses(Action::TakeTask(task(FIVE)), "BB-C4");
        table.refuses(Action::Done, "BB-C4");
        let [first, second] = [shown[0].unwrap(), shown[1].unwrap()];
        table.play([Action::TakeTask(first)]);
        table.refuses(Action::TakeTask(first), "BB-C4");
        let pile = table.state.task_pile;
        table.play([Action::TakeTask(second)]);
        assert_eq!(table.player(0).tasks.len(), 3);
        if round == 1 {
            assert_eq!(table.asks(), (0, Decision::Die));
            assert_eq!(table.state.round, 2);
            let anew = table.state.tasks.iter().flatten();
            assert!(anew.clone().all(|task| pile.contains(*task)));
            assert_eq!(anew.count(), 4);
            assert_eq!(table.state.display(Sex::Man).pile.iter().sum::<u8>(), 24);
        } else {
            assert_eq!(
                table.asks(),
                (0, Decision::LastTask),
                "in round 6 too, then the last tasks"
            );
        }
    }
}

/// The rulebook's examples: two wood for three, eight regions for nine.
#[test]
fn bb_g7_yellow_replaces_exactly_one_unit() {
    let all: Vec<&str> = Region::all().map(Region::name).collect();
    for (regions, aided) in [(9, false), (8, true), (7, false)] {
        let table = with_tasks([NINE, SHELLS, ALIKE])
            .huts(0, &all[..regions])
            .god_tiles(0, 2);
        let help = Action::FulfilWith {
            task: task(NINE),
            way: Way::Tile,
        };
        assert_eq!(table.allows(help), aided, "{regions} regions");
        assert_eq!(table.allows(Action::Fulfil(task(NINE))), regions == 9);
    }
    let both: &[Demand] = &[Demand::Men(1), Demand::FirstInTurnOrder(1)];
    for (men, first, aided) in [(1, 1, true), (0, 0, true), (0, 1, false), (1, 0, false)] {
        let table = with_tasks([both, SHELLS, ALIKE])
            .god_tiles(0, 1)
            .having(|state| state.order[..2].copy_from_slice(&[seat(first), seat(1 - first)]))
            .with(0, |player| player.folk[0].all[0] = men);
        let help = Action::FulfilWith {
            task: task(both),
            way: Way::Tile,
        };
        assert_eq!(table.allows(help), aided, "{men} men, {first} first");
    }
}

#[test]
fn bb_g7_yellow_belongs_to_phase_c_only() {
    let table = scene(2)
        .cards(0, &[God::Yellow])
        .offerings(0, 1)
        .tasks(0, &[task(SHELLS)]);
    let help = Action::FulfilWith {
        task: task(SHELLS),
        way: Way::Card,
    };
    table.refuses(help, "BB-A1");
}

#[test]
fn bb_k1_demands_are_minima_and_nothing_is_given_up() {
    let mut table = with_tasks([OFFERINGS, NINE, FIVE]).offerings(0, 6);
    table.play([Action::Fulfil(task(OFFERINGS))]);
    assert_eq!(table.player(0).offerings, 6);
}

#[test]
fn bb_k2_god_cards_are_shown_and_nothing_stands_in_for_them() {
    let table = with_tasks([ALIKE, DIFFERENT, NINE])
        .cards(0, &[God::Red, God::Red, God::Blue, God::Blue, God::White])
        .god_tiles(0, 0)
        .offerings(0, 0);
    table.refuses(Action::Fulfil(task(ALIKE)), "BB-K1");
    table.refuses(Action::Fulfil(task(DIFFERENT)), "BB-K1");
    let mut table =
        with_tasks([ALIKE, DIFFERENT, NINE]).cards(0, &[God::Red, God::Red, God::Red, God::Blue]);
    table.play([Action::Fulfil(task(ALIKE))]);
    assert_eq!(table.player(0).hand_size(), 4, "they stay in hand");
    assert_eq!(
        table.player(0).known,
        [0, 0, 3, 0, 0],
        "and everybody has seen them"
    );
    assert!(table.told.contains(&Event::CardsShown {
        seat: seat(0),
        cards: [0, 0, 3, 0, 0]
    }));
}

#[test]
fn bb_k2_showing_cards_shows_as_few_new_ones_as_possible() {
    let hand = [God::Blue, God::White, God::Red, God::Green, God::Yellow];
    let mut table = with_tasks([ALIKE, DIFFERENT, NINE])
        .cards(0, &hand)
        .with(0, |player| player.known = [0, 0, 0, 1, 1]);
    table.play([Action::Fulfil(task(DIFFERENT))]);
    assert_eq!(table.player(0).known, [1, 1, 0, 1, 1]);
}

#[test]
fn bb_k2_showing_an_unseen_card_cannot_be_taken_back() {
    let table = with_tasks([ALIKE, SHELLS, NINE])
        .cards(0, &[God::Red; 3])
        .with(0, |player| player.shells = 5);
    assert!(table.is_barrier(Action::Fulfil(task(ALIKE))));
    assert!(!table.is_barrier(Action::Fulfil(task(SHELLS))));
    let seen = table.with(0, |player| player.known = [0, 0, 3, 0, 0]);
    assert!(!seen.is_barrier(Action::Fulfil(task(ALIKE))));
}

#[test]
fn bb_k3_huts_need_not_hold_the_building_space() {
    let mountains: &[Demand] = &[Demand::Terrain {
        terrain: Terrain::Mountain,
        count: 3,
    }];
    let mut table = with_tasks([mountains, NINE, FIVE])
        .huts(0, &["CM", "NM", "WM"])
        .huts(1, &["CM", "NM", "WM"]);
    table.play([Action::Fulfil(task(mountains))]);
    assert_eq!(table.points(0, Source::Tasks), 6);
}

#[test]
fn bb_k4_seven_light_and_fifty_three_dark_tasks() {
    let content = Content::built_in();
    let kinds = |is: fn(Demand) -> bool| {
        TaskId::all()
            .filter(|&task| content.demands(task).all(is))
            .count()
    };
    assert_eq!((TaskId::COUNT, LIGHT_TASKS), (60, 7));
    assert_eq!(
        kinds(|it| matches!(it, Demand::CardsOf { count: 2, .. })),
        5
    );
    assert_eq!(
        kinds(|it| matches!(it, Demand::JewelsOf { count: 2, .. })),
        6
    );
    assert_eq!(
        kinds(|it| matches!(it, Demand::MaterialsOf { count: 3, .. })),
        3
    );
    assert_eq!(
        kinds(|it| matches!(it, Demand::Terrain { count: 3, .. })),
        4
    );
    assert_eq!(kinds(|it| matches!(it, Demand::Fish { count: 3, .. })), 4);
    assert_eq!(
        kinds(|it| matches!(it, Demand::PeopleOf { count: 2, .. })),
        12
    );
    assert_eq!(kinds(Demand::shows_cards), 7);
    let twice = TaskId::all().any(|one| {
        TaskId::all().any(|other| one < other && content.demands(one).eq(content.demands(other)))
    });
    assert!(!twice, "no task is there twice");
}

fn last(tasks: [&[Demand]; 3]) -> Scene {
    with_tasks(tasks)
        .round(6)
        .phase_c(Phase::LastTasks, Decision::LastTask)
}

#[test]
fn bb_e1_bb_g8_the_last_three_tasks_score_six_four_or_nothing() {
    let yellow = Action::FulfilWith {
        task: task(WOOD),
        way: Way::Card,
    };
    let other = Action::FulfilWith {
        task: task(FIVE),
        way: Way::Card,
    };
    let mut table = last([SHELLS, WOOD, FIVE])
        .with(0, |player| player.shells = 5)
        .filled(0, &[1, 4])
        .huts(0, &["CM", "NM", "EB", "SP"])
        .cards(0, &[God::Yellow, God::Yellow])
        .offerings(0, 2);
    table.play([yellow, Action::Fulfil(task(SHELLS)), other]);
    assert_eq!(
        table.points(0, Source::Tasks),
        4 + 6 + 4,
        "a yellow god for each"
    );
    assert_eq!(
        (table.player(0).offerings, table.player(0).fulfilled),
        (0, 3)
    );
    assert_eq!(table.asks(), (1, Decision::LastTask));
    let mut table = last([SHELLS, WOOD, FIVE]);
    table.play([Action::Done]);
    assert_eq!(table.points(0, Source::Tasks), 0);
    assert!(table.player(0).tasks.is_empty());
}

#[test]
fn bb_r9_what_is_paid_for_one_last_task_no_longer_counts_for_the_next() {
    let yellow = Action::FulfilWith {
        task: task(WOOD),
        way: Way::Card,
    };
    let start = || {
        last([OFFERINGS, WOOD, FIVE])
            .filled(0, &[1, 4])
            .cards(0, &[God::Yellow])
            .offerings(0, 4)
    };
    let mut table = start();
    table.refuses(Action::Done, "BB-R9");
    table.play([yellow]);
    table.refuses(Action::Fulfil(task(OFFERINGS)), "BB-K1");
    let mut table = start();
    table.play([Action::Fulfil(task(OFFERINGS)), yellow]);
    assert_eq!(
        table.points(0, Source::Tasks),
        10,
        "the order is the owner's"
    );
    let mut tile = last([WOOD, NINE, FIVE]).filled(0, &[1, 4]).god_tiles(0, 1);
    tile.play([Action::FulfilWith {
        task: task(WOOD),
        way: Way::Tile,
    }]);
    assert_eq!(
        tile.points(0, Source::Tasks),
        4,
        "a god tile needs no offering"
    );
}

#[test]
fn bb_r10_a_tile_or_a_pair_serves_as_yellow_on_a_god_card_task_and_is_paid_first() {
    let aided = |way| Action::FulfilWith {
        task: task(ALIKE),
        way,
    };
    let table = with_tasks([ALIKE, NINE, FIVE])
        .cards(0, &[God::Red, God::Red, God::Blue, God::Blue])
        .god_tiles(0, 1)
        .offerings(0, 1);
    assert!(table.allows(aided(Way::Tile)));
    assert!(
        table.allows(aided(Way::Pair(God::Blue))),
        "two red ones are left"
    );
    let table = with_tasks([ALIKE, NINE, FIVE])
        .cards(0, &[God::Red, God::Red, God::Blue])
        .offerings(0, 1);
    table.refuses(aided(Way::Pair(God::Red)), "BB-G7");
    let yellows: &[Demand] = &[Demand::CardsOf {
        god: God::Yellow,
        count: 2,
    }];
    let own_card = Action::FulfilWith {
        task: task(yellows),
        way: Way::Card,
    };
    let table = with_tasks([yellows, NINE, FIVE])
        .cards(0, &[God::Yellow])
        .offerings(0, 1);
    table.refuses(own_card, "BB-G7");
    let offered: &[Demand] = OFFERINGS;
    let table = with_tasks([offered, NINE, FIVE])
        .cards(0, &[God::Yellow])
        .offerings(0, 3);
    let help = Action::FulfilWith {
        task: task(offered),
        way: Way::Card,
    };
    table.refuses(help, "BB-G7");
}

fn kinds<T: Ord>(items: impl Iterator<Item = T>) -> usize {
    items.collect::<std::collections::BTreeSet<T>>().len()
}

/// A literal, slow reading of every demand.
fn literally_met(rules: &BoraBora, state: &State, seat: Seat, demand: Demand) -> bool {
    let content = pantheon_engine::Game::content(rules);
    let player = state.player(seat);
    let mut people = Vec::new();
    for sex in Sex::ALL {
        for kind in Kind::ALL {
            let folk = player.folk(sex);
            for number in 0..folk.all[kind.index()] {
                people.push((sex, kind, number < folk.down[kind.index()]));
            }
        }
    }
    let regions: Vec<Region> = Region::all()
        .filter(|&it| player.regions.contains(it))
        .collect();
    let jewels: Vec<JewelKind> = player
        .jewels
        .iter()
        .map(|it| content.jewel(it).kind)
        .collect();
    let mut materials = Vec::new();
    for material in Material::ALL {
        materials.extend((0..player.beside[material.index()]).map(|_| material));
    }
    materials.extend(player.filled.iter().map(|it| content.ceremony(it)));
    let hand = player.hand.inside();
    let men = || people.iter().filter(|it| it.0 == Sex::Man);
    let women = || people.iter().filter(|it| it.0 == Sex::Woman);
    let found = match demand {
        Demand::Men(_) => men().count(),
        Demand::Women(_) => women().count(),
        Demand::MenDifferent(_) => kinds(men().map(|it| it.1)),
        Demand::WomenDifferent(_) => kinds(women().map(|it| it.1)),
        Demand::PeopleOf { kind, .. } => people.iter().filter(|it| it.1 == kind).count(),
        Demand::MenDown(_) => men().filter(|it| it.2).count(),
        Demand::WomenDown(_) => women().filter(|it| it.2).count(),
        Demand::PeopleDown(_) => people.iter().filter(|it| it.2).count(),
        Demand::Priests(_) => state
            .temple
            .iter()
            .flatten()
            .filter(|&&it| it == seat)
            .count(),
        Demand::Jewels(_) => jewels.len(),
        Demand::JewelsDifferent(_) => kinds(jewels.iter()),
        Demand::JewelsOf { kind, .. } => jewels.iter().filter(|&&it| it == kind).count(),
        Demand::FirstInTurnOrder(_) => usize::from(state.order[0] == seat),
        Demand::Regions(_) => regions.len(),
        Demand::Islands(_) => kinds(regions.iter().map(|&it| content.island(it))),
        Demand::Terrain { terrain, .. } => regions
            .iter()
            .filter(|&&it| content.terrain(it) == terrain)
            .count(),
        Demand::Fish { kind, .. } => regions
            .iter()
            .filter(|it| content.fish(state.fish[it.index()]).kind == kind)
            .count(),
        Demand::TwelfthHuts(_) => usize::from(player.twelfth_huts),
        Demand::CardsAlike(_) => usize::from(*hand.iter().max().unwrap()),
        Demand::CardsOf { god, .. } => usize::from(hand[god.index()]),
        Demand::CardsDifferent(_) => hand.iter().filter(|&&count| count > 0).count(),
        Demand::GodTiles(_) => usize::from(player.god_tiles),
        Demand::Offerings(_) => usize::from(player.offerings),
        Demand::Shells(_) => usize::from(player.shells),
        Demand::MaterialsOf { material, .. } => {
            materials.iter().filter(|&&it| it == material).count()
        }
        Demand::Materials(_) => materials.len(),
        Demand::Buildings(_) => (1..=6).filter(|&tile| player.has_built(tile)).count(),
    };
    found >= usize::from(demand.count())
}

#[test]
fn bb_k1_bb_k4_every_task_is_judged_as_a_literal_reading_would() {
    let rules = rules(3);
    let mut met = TaskSet::EMPTY;
    for game in 0..60 {
        let mut playout = Playout::<BoraBora>::new(game);
        let mut state = playout.set_up(&rules);
        let mut step = 0;
        while !pantheon_engine::Game::is_over(&rules, &state) {
            step += 1;
            playout.play_one(&rules, &mut state, step).unwrap();
            if step % 37 != 0 {
                continue;
            }
            for seat in Seat::all(3) {
                for task in TaskId::all() {
                    let purse = state.player(seat).purse();
                    let literal = pantheon_engine::Game::content(&rules)
                        .demands(task)
                        .all(|demand| literally_met(&rules, &state, seat, demand));
                    let lacking = rules.lacking(&state, seat, &purse, task);
                    assert_eq!(lacking == 0, literal, "{task:?}");
                    if literal {
                        met = met.with(task);
                    }
                }
            }
        }
    }
    assert!(met.len() > 45, "random play meets most tasks: {met:?}");
}
