//! Setting the table (DE-S) and other maps (DE-Y2).

use std::sync::Arc;

use crate::support::{content_with, first_edition, scene, seat};
use pantheon_deus::{CitySize, Content, Deus, Hex, Laid, Map, Options, Terrain};
use pantheon_engine::{
    Content as _, Game, Luck, LuckKey, Options as _, Seat, SetupError, Step, Viewer,
};

fn rules(seats: u8, options: Options) -> Result<Deus, SetupError> {
    Deus::new(Arc::new(Content::built_in()), options, seats)
}

fn set_up(rules: &Deus, number: u64) -> pantheon_deus::State {
    rules.set_up(&mut Step::silent(Luck::new(
        &LuckKey::for_playout(number),
        0,
    )))
}

#[test]
fn de_s1_two_to_four_play_with_options_that_are_checked() {
    for seats in 2..=4 {
        assert!(rules(seats, Options::default()).is_ok());
    }
    assert!(matches!(
        rules(5, Options::default()),
        Err(SetupError::Seats { .. })
    ));
    let plain = Options::default();
    assert_eq!(
        (
            plain.map,
            plain.city_size,
            plain.round_limit,
            plain.wildcard
        ),
        (Map::Fixed, None, 80, false)
    );
    for bad in [
        Options {
            draft_2: 5,
            ..Options::default()
        },
        Options {
            round_limit: 81,
            ..Options::default()
        },
        Options {
            map: Map::Custom,
            ..Options::default()
        },
    ] {
        assert!(matches!(rules(2, bad), Err(SetupError::Option { .. })));
    }
}

#[test]
fn de_s1_how_sizes_are_read_is_asked_only_where_cards_leave_it_open() {
    let keys = |content: &Content| -> Vec<&str> {
        let specs = Deus::option_specs(content);
        specs.iter().map(|spec| spec.key).collect()
    };
    let asked = Options {
        city_size: Some(CitySize::AtLeast),
        ..Options::default()
    };
    assert!(!keys(&Content::built_in()).contains(&"city-size"));
    assert!(matches!(
        rules(2, asked.clone()),
        Err(SetupError::Option {
            option: "city-size",
            ..
        })
    ));
    let open = Arc::new(first_edition());
    assert!(keys(&open).contains(&"city-size"));
    for (options, reading) in [
        (Options::default(), CitySize::Exactly),
        (asked, CitySize::AtLeast),
    ] {
        let rules = Deus::new(Arc::clone(&open), options, 2).unwrap();
        assert_eq!(rules.options().city_size, Some(reading));
    }
    let effect = "{ earn = { gain = { gold = 1 }, per = { regions = 4 }, every = 1 } }";
    let four_or_more = content_with("CIV-09", effect).unwrap();
    assert!(!keys(&four_or_more).contains(&"city-size"));
}

#[test]
fn de_s2_maps_have_four_six_or_seven_tiles_and_villages_apart() {
    for (seats, tiles) in [(2, 4), (3, 6), (4, 7)] {
        for options in Options::every(seats) {
            let rules = rules(seats, options).unwrap();
            for number in 0..20 {
                let state = set_up(&rules, number);
                assert_eq!(rules.layout().tiles(), tiles);
                for terrain in Terrain::ALL {
                    let each = if terrain == Terrain::Sea { 2 } else { 1 };
                    assert_eq!(usize::from(state.of(terrain).len()), tiles * each);
                }
                assert!(rules.layout().keeps_villages_apart(&state.terrain));
            }
        }
    }
}

#[test]
fn de_s2_random_tiles_differ_from_game_to_game() {
    let options = Options {
        map: Map::Random,
        ..Options::default()
    };
    let rules = rules(4, options).unwrap();
    assert_ne!(set_up(&rules, 1).terrain, set_up(&rules, 2).terrain);
}

#[test]
fn de_s3_a_village_has_a_point_per_neighbour() {
    let totals: Vec<u8> = (2..=4)
        .map(|seats| set_up(&rules(seats, Options::default()).unwrap(), 1))
        .map(|state| state.villages.iter().sum())
        .collect();
    assert_eq!(totals, [18, 27, 31], "as reported of the published game");
    let scene = scene(2);
    for village in scene.state.of(Terrain::Village).iter() {
        assert_eq!(
            scene.state.village_points(village),
            scene.rules.layout().neighbours(village).len()
        );
    }
}

#[test]
fn de_s4_the_general_supply_has_temples_and_resources() {
    for (seats, temples) in [(2, 4), (3, 6), (4, 7)] {
        let state = set_up(&rules(seats, Options::default()).unwrap(), 1);
        assert_eq!(state.temple_supply, temples);
        assert_eq!(state.supply, [4 * seats; 4], "five each, less those dealt");
    }
}

#[test]
fn de_s5_players_begin_alike_and_hide_their_points() {
    let rules = rules(3, Options::default()).unwrap();
    let state = set_up(&rules, 1);
    for player in &state.players[..3] {
        assert_eq!((player.gold, *player.points.inside()), (5, 5));
        assert_eq!(player.resources, [1; 4]);
        assert_eq!(player.stock.inside().board, [2; 5]);
        assert_eq!(player.stock.inside().supply, [3; 5]);
    }
    let view = rules.view(&state, Viewer::Seat(seat(1)));
    let shown: Vec<Option<u16>> = view.players.iter().map(|player| player.points).collect();
    assert_eq!(shown, [None, Some(5), None]);
    assert_eq!(view.hand.len(), 5);
    assert!(rules.view(&state, Viewer::Spectator).hand.is_empty());
}

#[test]
fn de_s6_five_of_96_cards_each_and_any_seat_may_begin() {
    let rules = rules(4, Options::default()).unwrap();
    let state = set_up(&rules, 1);
    assert_eq!(rules.content().all_cards().len(), 96);
    assert_eq!(state.deck.inside().len(), 96 - 20);
    for seat in Seat::all(4) {
        assert_eq!(state.player(seat).hand.inside().len(), 5);
    }
    let mut first: Vec<u8> = (0..40)
        .map(|number| set_up(&rules, number).first.number())
        .collect();
    first.sort_unstable();
    first.dedup();
    assert_eq!(first, [0, 1, 2, 3]);
}

#[test]
fn de_y2_custom_maps_are_checked() {
    let good = || {
        let content = Content::built_in();
        content.fixed(2).to_vec()
    };
    let custom = |tiles: Vec<Laid>| {
        rules(
            2,
            Options {
                map: Map::Custom,
                tiles,
                ..Options::default()
            },
        )
    };
    assert!(custom(good()).is_ok());
    let why = |change: &dyn Fn(&mut Vec<Laid>)| {
        let mut tiles = good();
        change(&mut tiles);
        match custom(tiles) {
            Err(SetupError::Option { why, .. }) => why,
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(
        why(&|tiles| tiles.truncate(3)),
        "it has another number of tiles"
    );
    assert_eq!(why(&|tiles| tiles[0].tile = 7), "a tile is there twice");
    assert_eq!(why(&|tiles| tiles[0].tile = 8), "there is no such tile");
    assert_eq!(
        why(&|tiles| tiles[0].turn = 6),
        "a tile is turned by 0 to 5"
    );
    assert_eq!(
        why(&|tiles| tiles[3].at = Hex::from((6, 3))),
        "the tiles aren't connected"
    );
    assert_eq!(
        why(&|tiles| tiles[2].turn = 5),
        "two villages are adjacent",
        "the third tile's village comes to lie beside that of the second"
    );
}

#[test]
fn de_y2_the_named_shapes_have_as_many_tiles() {
    for seats in 2..=4 {
        for map in [Map::Band, Map::Crescent] {
            let options = Options {
                map,
                ..Options::default()
            };
            let shaped = rules(seats, options).unwrap();
            let standard = rules(seats, Options::default()).unwrap();
            assert_eq!(shaped.layout().tiles(), standard.layout().tiles());
            assert_ne!(shaped.layout().centres(), standard.layout().centres());
        }
    }
}
