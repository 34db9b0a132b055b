//! Expanding (BB-A4, BB-A5, BB-A6, BB-G5).

use crate::support::*;
use pantheon_bora_bora::*;

fn targets(from: &str, path: Path, value: u8) -> Vec<&'static str> {
    let content = <Content as pantheon_engine::Content>::built_in();
    let reached = content.reach(path, value, RegionSet::EMPTY.with(at(from)));
    reached.iter().map(Region::name).collect()
}

/// The rulebook's example: from the mountain of the central island.
#[test]
fn bb_a4_bb_e5_paths_of_at_most_the_die() {
    assert_eq!(targets("CM", Path::Land, 1), [""; 0]);
    assert_eq!(targets("CM", Path::Land, 3), ["CB"]);
    assert_eq!(targets("CM", Path::Land, 4), ["CP", "CB"]);
    assert_eq!(targets("CM", Path::Water, 3), [""; 0]);
    assert_eq!(targets("CM", Path::Water, 4), ["EB"]);
    assert_eq!(targets("CM", Path::Water, 5), ["EB", "SP"]);
    for path in Path::ALL {
        assert!(
            !targets("CM", path, 6).contains(&"CF"),
            "the forest is only diagonal to it"
        );
    }
}

#[test]
fn bb_a4_only_to_new_regions_beside_own_ones() {
    let mut table = scene(4).huts(0, &["CM", "CB"]).dice(0, [4, 4, 4]);
    table.play([place(4, Deed::Land)]);
    table.refuses(Action::Settle(at("CB")), "BB-A4");
    table.refuses(Action::Settle(at("EB")), "BB-A4");
    table.refuses(Action::Settle(at("NB")), "BB-A4");
    table.refuses(Action::Done, "BB-A4");
    assert!(table.allows(Action::Settle(at("CP"))) && table.allows(Action::Settle(at("CF"))));
    let everywhere: Vec<&str> = Region::all().map(Region::name).collect();
    let table = scene(4).huts(0, &everywhere).dice(0, [6, 6, 6]);
    table.refuses(place(6, Deed::Land), "BB-A4");
}

#[test]
fn bb_a5_the_new_hut_takes_the_building_space() {
    let mut table = scene(4)
        .huts(0, &["CM"])
        .huts(1, &["CB"])
        .dice(0, [2, 2, 2]);
    table.play([place(2, Deed::Land), Action::Settle(at("CB"))]);
    assert_eq!(table.asks().1, Decision::Hut { region: at("CB") });
    table.refuses(Action::Lay(ground(0)), "BB-A5");
    table.play([Action::TakeHut(Space::Twelfth)]);
    assert_eq!((table.player(0).huts, table.player(0).twelfth_huts), (9, 1));
    assert_eq!(table.state.holders[at("CB").index()], Some(seat(0)));
    assert!(
        table.player(1).regions.contains(at("CB")),
        "the earlier hut stays in the region"
    );
}

#[test]
fn bb_a5_a_hut_comes_from_where_there_is_one() {
    let mut table = scene(4)
        .huts(0, &["CM"])
        .dice(0, [2, 2, 2])
        .with(0, |player| {
            player.twelfth_huts += player.huts;
            player.huts = 0;
        });
    table.play([place(2, Deed::Land), Action::Settle(at("CB"))]);
    assert_eq!(
        table.player(0).twelfth_huts,
        10,
        "with one choice nothing is asked"
    );
    let mut table = scene(4).huts(0, &["CM"]).dice(0, [2, 2, 2]);
    table.play([place(2, Deed::Land), Action::Settle(at("CB"))]);
    table.state.players[0].twelfth_huts = 0;
    table.refuses(Action::TakeHut(Space::Twelfth), "BB-A5");
}

#[test]
fn bb_a5_materials_lie_on_matching_free_spaces_or_beside_the_board() {
    let sand: Vec<u8> = Ground::all()
        .filter(|&it| {
            <Content as pantheon_engine::Content>::built_in().ceremony(it) == Material::Sand
        })
        .map(Ground::number)
        .collect();
    assert_eq!(sand, [0, 3, 6, 9]);
    let start = |filled: &[u8]| {
        let mut table = scene(4)
            .huts(0, &["CM"])
            .dice(0, [2, 2, 2])
            .filled(0, filled);
        table.play([
            place(2, Deed::Land),
            Action::Settle(at("CB")),
            Action::TakeHut(Space::Ordinary),
        ]);
        table
    };
    let mut table = start(&[0]);
    table.refuses(Action::Lay(ground(0)), "BB-A5");
    table.refuses(Action::Lay(ground(1)), "BB-A5");
    table.play([Action::Lay(ground(6))]);
    assert!(table.player(0).filled.contains(ground(6)));
    let table = start(&[0, 3, 6]);
    assert!(
        table.player(0).filled.contains(ground(9)),
        "the last free space isn't asked for"
    );
    let table = start(&[0, 3, 6, 9]);
    assert_eq!(table.player(0).beside, [1, 0, 0]);
}

#[test]
fn bb_a5_plains_give_an_offering() {
    let mut table = scene(4).huts(0, &["CM"]).dice(0, [4, 4, 4]);
    table.play([
        place(4, Deed::Land),
        Action::Settle(at("CP")),
        Action::TakeHut(Space::Ordinary),
    ]);
    assert_eq!(table.player(0).offerings, 1);
}

#[test]
fn bb_a6_bb_g5_the_fish_is_scored_now_or_never() {
    let enter = |table: Scene| {
        let mut table = table
            .huts(0, &["CM"])
            .dice(0, [4, 4, 4])
            .cards(0, &[God::Red]);
        table.play([
            place(4, Deed::Land),
            Action::Settle(at("CP")),
            Action::TakeHut(Space::Ordinary),
        ]);
        table
    };
    let mut table = enter(scene(4));
    assert_eq!(
        table.asks(),
        (0, Decision::Fish { region: at("CP") }),
        "the plains' offering can pay"
    );
    table.refuses(Action::Pay(Way::Tile), "BB-G2");
    table.refuses(Action::TakeOffering, "BB-A6");
    table.play([Action::Pay(Way::Card)]);
    assert_eq!(table.points(0, Source::Fish), 2);
    assert_eq!(table.asks(), (1, Decision::Die), "once per region");
    let mut table = enter(scene(4));
    table.play([Action::Done]);
    assert_eq!(
        (table.points(0, Source::Fish), table.player(0).offerings),
        (0, 1)
    );
}

#[test]
fn bb_g5_the_fish_stays_for_others() {
    let mut table = scene(4)
        .huts(0, &["CM"])
        .huts(1, &["CM"])
        .dice(0, [4, 4, 4])
        .dice(1, [4, 4, 3])
        .god_tiles(0, 1)
        .god_tiles(1, 1);
    let enter = [
        Action::Settle(at("CP")),
        Action::TakeHut(Space::Ordinary),
        Action::Pay(Way::Tile),
    ];
    table.play([place(4, Deed::Land)]).play(enter);
    table.state.players[0].dice[0].on = Some(Deed::Fishing);
    table.play([place(4, Deed::Land)]).play(enter);
    assert_eq!(
        [0, 1].map(|owner| table.points(owner, Source::Fish)),
        [2, 2]
    );
}
