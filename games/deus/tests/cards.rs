//! The cards as data: every effect is used, every card can be carried out, every text comes from the same data.

use std::collections::BTreeSet;
use std::sync::Arc;

use pantheon_deus::{
    Action, CitySize, Colour, Content, Count, Deus, Effect, Kind, Options, Resource, Terrain,
};
use pantheon_engine::conformance::{changed_files, knows_of_values, refuses_content};
use pantheon_engine::{Content as _, Game, Speak, Words};
use pantheon_locales::{Language, Locale};

use crate::support::{Scene, at, first_edition, scene, seat};

fn rules() -> Deus {
    Deus::new(Arc::new(Content::built_in()), Options::default(), 2).unwrap()
}

#[test]
fn there_are_96_cards_of_72_designs_16_of_each_colour() {
    let content = Content::built_in();
    assert_eq!(content.designs().count(), 72);
    for colour in Colour::ALL {
        let cards: u8 = content
            .designs()
            .map(|design| content.face(design))
            .filter(|face| face.colour == colour)
            .map(|face| face.copies)
            .sum();
        assert_eq!(cards, 16, "{colour:?}");
    }
}

#[test]
fn every_word_of_the_vocabulary_is_used() {
    let content = Content::built_in();
    let used: BTreeSet<&str> = content
        .designs()
        .map(|design| content.face(design).effect.word())
        .collect();
    assert_eq!(used, BTreeSet::from(Effect::WORDS));
}

/// A realm in which every card has something to do.
fn rich() -> Scene {
    let mut scene = scene(2)
        .hand(0, &["PRO-06"])
        .hand(1, &["PRO-06"])
        .resources(0, [3; 4])
        .gold(0, 30)
        .stock(0, [5; 5], [5; 5])
        .stock(1, [5; 5], [5; 5])
        .pieces(
            0,
            "production 8 2 4 13, civil 8 2 4, scientific 8 2, military 8 10 18, maritime 9",
        )
        .pieces(1, "maritime 14, production 11, civil 11, scientific 11");
    scene.state.temples = [at(8)].into_iter().collect();
    scene
}

/// The realm with a card about to be used, and one for it to activate.
fn about_to_use(id: &str) -> Scene {
    let scene = rich();
    let effect = scene.rules.content().face(scene.card(id)).effect;
    let scene = match effect {
        Effect::Activate { column } => {
            let target = match column {
                Kind::Maritime => "MAR-01",
                Kind::Production => "PRO-05",
                Kind::Civil => "CIV-01",
                _ => "MIL-01",
            };
            scene.column(0, &[target])
        }
        _ => scene,
    };
    scene.using(id)
}

#[test]
fn every_card_can_be_carried_out() {
    let content = Content::built_in();
    for design in content.designs() {
        let face = content.face(design);
        let scene = about_to_use(&face.id);
        if face.colour == Colour::Temple {
            let points = scene
                .rules
                .score(&scene.state, pantheon_engine::Viewer::Spectator);
            assert!(
                points.lines.iter().any(|line| line.category == "temple"),
                "{} isn't scored",
                face.id
            );
            continue;
        }
        let ways: Vec<Action> = scene
            .legal()
            .into_iter()
            .filter(|&action| action != Action::Decline)
            .collect();
        assert!(!ways.is_empty(), "{} does nothing", face.id);
        for way in ways {
            let before = scene.state;
            let after = about_to_use(&face.id).play(&[way]);
            assert_ne!(after.state, before, "{}: {way:?}", face.id);
        }
    }
}

#[test]
fn every_card_has_a_name_and_a_text_with_its_numbers_in_both_languages() {
    let rules = rules();
    for language in Language::ALL {
        let locale = Locale::new(language);
        let mut texts = BTreeSet::new();
        for design in rules.content().designs() {
            let face = rules.content().face(design);
            let full = rules.card_in_full(design);
            assert_eq!(locale.holes(&full), [], "{language}: {}", face.id);
            let name = locale.say(&rules.card_name(design));
            assert_eq!(name, face.name[language.code()]);
            let text = locale.say(&rules.card_text(design));
            assert!(
                texts.insert(text.clone()),
                "{language}: {} says {text} too",
                face.id
            );
        }
        assert_eq!(texts.len(), 72, "no two designs read alike");
    }
}

#[test]
fn cards_of_the_first_edition_say_what_they_said() {
    let text = |city_size, id: &str| {
        let options = Options {
            city_size,
            ..Options::default()
        };
        let rules = Deus::new(Arc::new(first_edition()), options, 2).unwrap();
        let card = rules.content().named(id).unwrap();
        Locale::new(Language::En).say(&rules.card_in_full(card))
    };
    for (id, said) in [
        (
            "MAR-01",
            "Galley (1 wood and 1 wheat): Pay 1 gold to take a resource of your choice.",
        ),
        ("SCI-01", "Library (1 clay and 1 gold): Draw 2 cards."),
        (
            "MIL-03",
            "Raiders (1 stone and 1 wheat): Take 1 VP from a village next to one of your armies.",
        ),
        (
            "CIV-10",
            "Forum (1 clay): Gain 2 gold for every region of yours with exactly 2 pieces.",
        ),
    ] {
        assert_eq!(text(None, id), said);
    }
    assert_eq!(
        text(Some(CitySize::AtLeast), "CIV-10"),
        "Forum (1 clay): Gain 2 gold for every region of yours with at least 2 pieces."
    );
}

/// What the cards of a table count, as boards draw them.
fn counted(content: Content, city_size: Option<CitySize>) -> Vec<Count> {
    let options = Options {
        city_size,
        ..Options::default()
    };
    let rules = Deus::new(Arc::new(content), options, 2).unwrap();
    let cards = rules.captions().cards.into_iter();
    cards.filter_map(|card| card.effect.per()).collect()
}

#[test]
fn de_s1_a_card_is_drawn_as_the_table_reads_the_sizes_of_regions() {
    let exact = |count: &Count| matches!(count, Count::Regions(_));
    let exactly = counted(first_edition(), Some(CitySize::Exactly));
    assert!(exactly.contains(&Count::Regions(2)));
    // Four are the most that are told apart.
    assert!(!exactly.contains(&Count::Regions(4)));
    assert!(exactly.contains(&Count::RegionsOfAtLeast(4)));
    let or_more = counted(first_edition(), Some(CitySize::AtLeast));
    assert!(or_more.contains(&Count::RegionsOfAtLeast(2)));
    assert!(!or_more.iter().any(exact));
    assert_eq!(or_more.len(), exactly.len());
    assert!(!counted(Content::built_in(), None).iter().any(exact));
}

#[test]
fn a_changed_number_changes_text_and_effect_together() {
    let files = changed_files::<Content>("cards.toml", "steps = 2", "steps = 1");
    let content = Content::load(&files).unwrap();
    let rules = Deus::new(Arc::new(content), Options::default(), 2).unwrap();
    let legion = rules.content().named("MIL-01").unwrap();
    let english = Locale::new(Language::En).say(&rules.card_text(legion));
    assert_eq!(english, "Move one of your armies up to 1 step.");
    let mut scene = scene(2).hands("MAR-01").pieces(0, "military 4");
    scene.rules = rules;
    let scene = scene
        .using("MIL-01")
        .play(&[Action::March(at(4)), Action::Step(at(8))]);
    assert_eq!(scene.state.turn, seat(1), "there is no second step");
}

#[test]
fn bad_content_is_refused_with_a_reason() {
    refuses_content::<Content>(
        r#"
        cards.toml | id = "MAR-02" | id = "MAR-01" | MAR-01: the id is there twice
        cards.toml | copies = 4 | copies = 0 | MAR-01: there is no such card
        cards.toml | copies = 4 | copies = 90 | there are at most 128 cards
        cards.toml | , pt-BR = "Galé" | | MAR-01: a card has a name in en and pt-BR
        cards.toml | every = 2 | every = 0 | CIV-10: it can't be divided by 0
        cards.toml | regions-of-at-least = 1 | regions-of-at-least = 5 | a region's size is 1, 2, 3, or 4 for more
        cards.toml | column = "maritime" | column = "scientific" | it may not activate its own column
        cards.toml | buy = { price = 1, most = 3 } | activate = { column = "maritime" } | MAR-01: only scientific cards activate others
        cards.toml | steps = 2 | steps = 3 | MIL-01: armies move one or two steps
        map.toml   | a = "VSFWMPS" | a = "VSFWMPM" | isn't two S and one each of V F W P M
        map.toml   | two = [[0, 0], [2, 1] | two = [[0, 0], [3, 1] | a tile doesn't interlock
        map.toml   | turn = 3 } | turn = 9 } | fixed for 2: a tile is turned by 0 to 5
        game.toml  | most = 10 | most = 4 | a hand is refilled
        "#,
    );
}

#[test]
fn values_say_where_they_are_known_from() {
    knows_of_values::<Content>(101, 1, 101);
}

#[test]
fn every_resource_has_its_terrain() {
    let terrains = Resource::ALL.map(Resource::terrain);
    assert_eq!(
        terrains,
        [
            Terrain::Forest,
            Terrain::Swamp,
            Terrain::Mountain,
            Terrain::Field
        ]
    );
}
