//! The content of Bora Bora: what the built-in files hold, and what the loader refuses.

use pantheon_bora_bora::{
    Content, Deed, Fish, FishKind, Ground, Jewel, JewelKind, Kind, Material, Path, Plot, Region,
    RegionSet, Terrain,
};
use pantheon_engine::Content as _;
use pantheon_engine::conformance::{changed_files, knows_of_values, refuses_content};

#[test]
fn the_map_is_as_balanced_as_its_page_says() {
    let content = Content::built_in();
    let values = |path| {
        let mut values: Vec<u8> = content
            .links()
            .iter()
            .filter(|link| link.path == path)
            .map(|link| link.value)
            .collect();
        values.sort_unstable();
        values
    };
    assert_eq!(values(Path::Land), [1, 2, 2, 3, 4, 4, 5, 6]);
    assert_eq!(values(Path::Water), [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]);
    for region in Region::all() {
        let from = RegionSet::EMPTY.with(region);
        for path in Path::ALL {
            assert!(
                !content.reach(path, 6, from).is_empty(),
                "{region:?} {path:?}"
            );
            let same = content.of_terrain(content.terrain(region));
            assert!(content.reach(path, 6, from).and(same).is_empty());
        }
        let near = Path::ALL.map(|path| content.reach(path, 2, from));
        assert!(!near[0].union(near[1]).is_empty(), "{region:?}");
    }
    for terrain in Terrain::ALL {
        assert_eq!(content.of_terrain(terrain).len(), 3);
    }
    let mut reached = RegionSet::EMPTY.with(Region::named("CF").unwrap());
    for _ in Region::all() {
        for path in Path::ALL {
            reached = reached.union(content.reach(path, 4, reached));
        }
    }
    assert_eq!(
        reached,
        RegionSet::ALL,
        "paths of at most 4 join everything"
    );
}

#[test]
fn a_path_leads_within_an_island_by_land_and_between_islands_by_water() {
    let content = Content::built_in();
    for link in content.links() {
        let [one, other] = link.between.map(|region| content.island(region));
        assert_eq!(link.path == Path::Land, one == other, "{link:?}");
    }
}

#[test]
fn tiles_are_as_many_as_the_rulebook_says() {
    let content = Content::built_in();
    let fish = |kind| {
        Fish::all()
            .filter(|&fish| content.fish(fish).kind == kind)
            .count()
    };
    assert_eq!(FishKind::ALL.map(fish), [3; 4]);
    let ones = Fish::all()
        .filter(|&fish| content.fish(fish).value == 1)
        .count();
    assert_eq!(ones, 4);
    assert_eq!(
        JewelKind::ALL.map(|kind| content.of_kind(kind).len()),
        [4; 6]
    );
    for jewel in Jewel::all() {
        assert!((1..=9).contains(&content.jewel(jewel).points));
    }
    let two_men = content.person(Kind::Land).symbols + content.person(Kind::Points).symbols;
    assert_eq!(two_men, 5, "the rulebook's two men with five symbols exist");
}

#[test]
fn no_two_equal_materials_touch_on_the_ceremony_spaces() {
    let content = Content::built_in();
    for material in Material::ALL {
        assert_eq!(content.ground_for(material).len(), 4);
    }
    for plot in Plot::all() {
        let pair: Vec<Ground> = content.plot(plot).iter().collect();
        assert_eq!(pair.len(), 2);
        assert_ne!(content.ceremony(pair[0]), content.ceremony(pair[1]));
    }
}

#[test]
fn reconstructed_values_are_counted_as_such() {
    knows_of_values::<Content>(101, 21, 61);
}

#[test]
fn content_that_makes_no_game_is_refused() {
    refuses_content::<Content>(
        r#"
        map.toml    | id = "CP" | id = "CF" | twice
        map.toml    | between = ["CP", "CM"] | between = ["CP", "CP"] | two different regions
        map.toml    | value = 4 | value = 7 | no die shows 7
        tiles.toml  | values = [1, 2, 6] | values = [2, 2, 6] | four regions are needed
        tiles.toml  | strength = [2, 4, 6] | strength = [4, 2, 6] | grows with their number
        tiles.toml  | kind = "water" | kind = "land" | must be there once
        tiles.toml  | copies = 3 | copies = 4 | three copies
        tiles.toml  | most = 6\n | | stops somewhere
        tiles.toml  | symbols = 2 | symbols = 200 | at most 20 symbols
        tiles.toml  | cards-per-colour = 12 | cards-per-colour = 60 | of a colour
        tiles.toml  | temple-tiles = 6 | temple-tiles = 60 | god tiles in a place
        boards.toml | offerings = 2 | offerings = 200 | offerings to begin with
        boards.toml | huts = 12 | huts = 13 | twelve huts
        boards.toml | spaces = [6, 5, | spaces = [6, 6, | one space for each face
        boards.toml | slide = 1 | slide = 0 | nothing for free
        boards.toml | points = [0, 1, 2, 3, 3, | points = [9, 1, 2, 3, 3, | rises
        boards.toml | two = [["helper"], | two = [ | every action but fishing
        tasks.toml  | needs = [{ priests = 3 }] | needs = [{ priests = 0 }] | each for something
        tasks.toml  | needs = [{ priests = 3 }] | needs = [{ monks = 3 }] | monks
        "#,
    );
}

#[test]
fn an_owner_can_correct_a_value() {
    let files = changed_files::<Content>("map.toml", "value = 6", "value = 5");
    let corrected = Content::load(&files).unwrap();
    assert_ne!(corrected.digest(), Content::built_in().digest());
    assert_eq!(corrected.row(2, Deed::Fishing), 5);
}
