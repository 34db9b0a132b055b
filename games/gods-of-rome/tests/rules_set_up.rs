//! Set-up (GR-S): what lies where before anybody has moved.

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::support::*;
use pantheon_engine::{Content as _, Game, Options as _, SetupError};
use pantheon_gods_of_rome::{
    CardId, Content, Event, God, GodsOfRome, Layout, Objective, Options, State, Territory,
    TerritorySet,
};

/// Enough tables to see everything that luck can bring at set-up.
const TABLES: u64 = 300;

const FIRST_GAME: Options = Options {
    layout: Layout::FirstGame,
    powers: false,
    pantheon: false,
};

/// What the territories of a colour hold, left to right: meeples of that colour and harvest tile.
fn holdings(state: &State, god: God) -> Vec<(u8, i8)> {
    TerritorySet::of(god)
        .iter()
        .map(|at| (state.board.meeples(god, at), state.board.harvest(at)))
        .collect()
}

#[test]
fn gr_s1_one_to_four_play() {
    let content = Arc::new(Content::built_in());
    for seats in 0..=6 {
        let rules = GodsOfRome::new(content.clone(), Options::default(), seats);
        if (1..=4).contains(&seats) {
            let rules = rules.unwrap();
            assert_eq!((rules.seats(), rules.is_solo()), (seats, seats == 1));
        } else {
            let asked = matches!(rules, Err(SetupError::Seats { min: 1, max: 4, asked, .. }) if asked == seats);
            assert!(asked, "{seats} seats");
        }
    }
}

#[test]
fn gr_s1_every_option_goes_with_every_other() {
    for seats in 1..=4 {
        let every = Options::every(seats);
        let different: BTreeSet<String> =
            every.iter().map(|options| format!("{options:?}")).collect();
        assert_eq!(
            different.len(),
            8,
            "two layouts, powers or not, pantheon or not"
        );
        for options in every {
            let table = table(seats, options, 5);
            assert_eq!(*table.rules.options(), options);
            table.assert_laws();
        }
    }
}

#[test]
fn gr_s1_a_table_that_says_nothing_plays_a_random_map_without_variants() {
    let quiet: Options = serde_json::from_str("{}").unwrap();
    assert_eq!(
        quiet,
        Options {
            layout: Layout::Random,
            powers: false,
            pantheon: false
        }
    );
    assert!(serde_json::from_str::<Options>(r#"{"teams": true}"#).is_err());
    assert!(serde_json::from_str::<Options>(r#"{"layout": "third-game"}"#).is_err());
}

#[test]
fn gr_s2_every_colour_has_ten_meeples_and_its_piece_in_the_temple() {
    for seats in [3, 4] {
        let state = table(seats, Options::default(), 2).0.state;
        for god in God::ALL {
            let on_map: u8 = Territory::all()
                .map(|at| state.board.meeples(god, at))
                .sum();
            assert_eq!((on_map, state.board.reserve(god)), (3, 7), "{god:?}");
            assert_eq!(state.board.piece(god), None, "{god:?} is in the temple");
        }
        assert!(state.board.guarded().is_empty());
    }
}

#[test]
fn gr_s2_a_faction_has_twelve_discs_and_four_wooden_temples() {
    for god in God::ALL {
        let mut table = table(4, Options::default(), 1);
        table.play([Choose(god)]);
        let player = table.state.current();
        assert_eq!(
            player.discs,
            12 - 1,
            "all discs but the one on the favour track"
        );
        assert_eq!(player.temples, 4);
    }
}

#[test]
fn gr_s2_there_is_a_blessing_of_every_god_for_each_of_four_players() {
    for god in God::ALL {
        let mut game = scene(&[Diana, Phoebus, Venus, Neptune])
            .blessings(1, &[god])
            .blessings(2, &[god])
            .blessings(3, &[god]);
        game.play([Visit(god)]);
        assert!(game.state.players[0].blessings.contains(god));
    }
}

#[test]
fn gr_s3_fifteen_territories_three_per_god_and_two_of_lava() {
    let content = Content::built_in();
    assert_eq!(Territory::all().count(), 15);
    assert_eq!(content.lava().len(), 2);
    for god in God::ALL {
        let names: Vec<_> = TerritorySet::of(god).iter().map(Territory::name).collect();
        let expected = [1, 2, 3].map(|order| format!("{}{order}", god.letter()));
        assert_eq!(names, expected);
    }
}

#[test]
fn gr_s3_the_first_game_is_always_laid_out_the_same() {
    const HOME: (u8, i8) = (3, 0);
    const PLUS: (u8, i8) = (0, 1);
    const MINUS: (u8, i8) = (0, -1);
    let expected = [
        (Jupiter, [MINUS, PLUS, HOME]),
        (Phoebus, [HOME, MINUS, PLUS]),
        (Neptune, [PLUS, MINUS, HOME]),
        (Diana, [HOME, MINUS, PLUS]),
        (Venus, [PLUS, HOME, MINUS]),
    ];
    for number in 0..20 {
        let state = table(3, FIRST_GAME, number).0.state;
        for (god, expected) in expected {
            assert_eq!(holdings(&state, god), expected, "{god:?}");
        }
    }
}

#[test]
fn gr_s3_a_random_map_shuffles_home_plus_and_minus_within_every_colour() {
    let mut seen: [BTreeSet<Vec<(u8, i8)>>; 5] = Default::default();
    let mut all_alike = 0;
    for number in 0..TABLES {
        let state = table(4, Options::default(), number).0.state;
        let layouts = God::ALL.map(|god| holdings(&state, god));
        for (god, layout) in God::ALL.into_iter().zip(&layouts) {
            let mut sorted = layout.clone();
            sorted.sort_unstable();
            assert_eq!(sorted, [(0, -1), (0, 1), (3, 0)], "{god:?}");
            seen[god.index()].insert(layout.clone());
        }
        all_alike += u32::from(layouts.iter().all(|layout| *layout == layouts[0]));
    }
    assert!(
        seen.iter().all(|layouts| layouts.len() == 6),
        "every colour is seen in every order"
    );
    assert!(
        u64::from(all_alike) < TABLES / 10,
        "colours are shuffled apart"
    );
}

#[test]
fn gr_s3_nobody_stands_on_another_colour_at_the_start() {
    for options in Options::every(4) {
        let state = table(4, options, 3).0.state;
        for at in Territory::all() {
            let strangers = God::ALL
                .into_iter()
                .filter(|&god| god != at.god() && state.board.meeples(god, at) > 0);
            assert_eq!(strangers.count(), 0, "{at:?}");
            assert_eq!(state.board.temple(at), None);
        }
    }
}

#[test]
fn gr_s4_four_of_twelve_action_cards_are_open_and_luck_decides_which() {
    let mut first_places = BTreeSet::new();
    for number in 0..TABLES {
        let table = table(3, Options::default(), number);
        let open: Vec<CardId> = table.state.open_cards.into_iter().flatten().collect();
        let different: BTreeSet<CardId> = open.iter().copied().collect();
        assert_eq!((open.len(), different.len()), (4, 4));
        let rest: BTreeSet<CardId> = table.state.deck.iter().collect();
        assert_eq!(rest.len(), 8);
        assert!(rest.is_disjoint(&different));
        first_places.insert(open[0]);
    }
    assert_eq!(
        first_places,
        (1..=12).filter_map(CardId::new).collect(),
        "any card may be the first"
    );
}

#[test]
fn gr_s4_two_of_eight_objectives_are_open_and_two_hidden() {
    let mut pairs = BTreeSet::new();
    for number in 0..TABLES {
        let table = table(3, Options::default(), number);
        let open: Vec<Objective> = table.state.objectives.iter().collect();
        assert_eq!((open.len(), table.state.hidden_objectives), (2, 2));
        pairs.insert(open);
    }
    assert_eq!(pairs.len(), 8 * 7 / 2, "every pair is possible");
}

#[test]
fn gr_s5_with_one_or_two_players_a_random_god_leaves_the_game() {
    for seats in 1..=4 {
        let removed: BTreeSet<_> = (0..100)
            .map(|number| table(seats, Options::default(), number).state.removed)
            .collect();
        let expected: BTreeSet<_> = if seats <= 2 {
            God::ALL.map(Some).into()
        } else {
            [None].into()
        };
        assert_eq!(removed, expected, "{seats} seats");
    }
}

#[test]
fn gr_s5_the_removed_god_takes_meeples_tiles_piece_and_faction_along() {
    for options in Options::every(2) {
        for number in 0..20 {
            let mut table = table(2, options, number);
            let removed = table.state.removed.unwrap();
            assert_eq!(holdings(&table.state, removed), [(0, 0); 3]);
            assert_eq!(table.state.board.reserve(removed), 0);
            table.assert_laws();
            table.refuses(Choose(removed), "GR-S5");
            let free = God::ALL.into_iter().find(|&god| god != removed).unwrap();
            table.play([Choose(free)]);
            table.refuses(Visit(removed), "GR-S5");
        }
    }
}

#[test]
fn gr_s5_discs_of_the_removed_god_block_its_temple_and_a_space_of_the_others() {
    for (seats, of_removed, of_others) in [(1, 0, 1), (2, 0, 1), (3, 2, 2), (4, 2, 2)] {
        for number in 0..20 {
            let table = table(seats, Options::default(), number);
            for god in God::ALL {
                let expected = if table.state.removed == Some(god) {
                    of_removed
                } else {
                    of_others
                };
                assert_eq!(table.rules.free_spaces(&table.state, god), expected);
            }
        }
    }
}

#[test]
fn gr_s5_the_blocking_discs_stay_for_the_whole_game() {
    let mut game = scene(&[Diana, Phoebus]).visiting(0, &[Jupiter]);
    game.play([Score, Visit(Jupiter), Place(at("J1"))]);
    game.refuses(Visit(Jupiter), "GR-S7");
}

#[test]
fn gr_s5_territories_of_the_removed_colour_can_be_entered() {
    let mut game = scene(&[Diana, Phoebus]).meeples(Diana, "D2", 2);
    assert_eq!(game.state.removed, Some(Venus));
    let (slot, from, to) = (slot(3), at("D2"), at("V3"));
    game.play([Activate(slot), Travel(from), Move(to)]);
    assert_eq!(game.count(Diana, "V3"), 1);
}

#[test]
fn gr_s6_alone_the_patronus_stands_on_every_plus_tile() {
    for options in Options::every(1) {
        for number in 0..20 {
            let table = table(1, options, number);
            let patronus = table.state.removed.unwrap();
            for at in Territory::all() {
                let expected = u8::from(table.state.board.harvest(at) == 1);
                assert_eq!(table.state.board.meeples(patronus, at), expected, "{at:?}");
            }
            assert_eq!(
                table.state.board.reserve(patronus),
                6,
                "four of ten are on the map"
            );
            assert_eq!(table.state.patronus.favour, 0);
            table.assert_laws();
        }
    }
}

#[test]
fn gr_s6_the_patronus_colour_has_no_tiles_and_cannot_be_chosen() {
    let table = table(1, Options::default(), 4);
    let patronus = table.state.removed.unwrap();
    assert!(
        TerritorySet::of(patronus)
            .iter()
            .all(|at| table.state.board.harvest(at) == 0)
    );
    table.refuses(Choose(patronus), "GR-S5");
}

#[test]
fn gr_s7_a_temple_takes_two_discs() {
    for god in God::ALL {
        let mut game = scene(&[Diana, Phoebus, Venus]);
        for (visitor, place) in [(0, 1), (1, 2)] {
            assert_eq!(game.rules.free_spaces(&game.state, god), 2 - visitor);
            let to = Territory::new(god, place).unwrap();
            game.play([Visit(god), Place(to)]);
        }
        assert_eq!(game.rules.free_spaces(&game.state, god), 0);
        game.refuses(Visit(god), "GR-S7");
    }
}

#[test]
fn gr_s4_set_up_tells_what_was_drawn() {
    let table = table(2, Options::default(), 8);
    let told = &table.told;
    let opened = |event: &Event| matches!(event, Event::CardOpened { .. });
    let objectives = |event: &Event| matches!(event, Event::ObjectiveOpened { .. });
    assert_eq!(
        told[0],
        Event::FirstPlayer {
            seat: table.state.first
        }
    );
    let god = table.state.removed.unwrap();
    assert_eq!(told[1], Event::GodRemoved { god });
    assert_eq!(told.iter().filter(|&event| opened(event)).count(), 4);
    assert_eq!(told.iter().filter(|&event| objectives(event)).count(), 2);
}
