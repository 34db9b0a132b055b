//! The content of Gods of Rome: what the built-in files hold, and what the loader refuses.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use pantheon_engine::conformance::{changed_files, refuses_content};
use pantheon_engine::{
    Census, Content as _, ContentError, ContentFile, Game, Options as _, Playout,
};
use pantheon_gods_of_rome::{
    CardId, Content, God, GodsOfRome, Holding, Objective, Options, Slot, Symbol, Territory,
    TerritorySet,
};

fn at(name: &str) -> Territory {
    Territory::named(name).unwrap()
}

/// Every border once, the lesser territory first.
fn borders(content: &Content) -> BTreeSet<(Territory, Territory)> {
    Territory::all()
        .flat_map(|from| {
            content
                .neighbours(from)
                .iter()
                .map(move |to| (from.min(to), from.max(to)))
        })
        .collect()
}

/// How many steps from a territory to every other.
fn distances(content: &Content, from: Territory) -> BTreeMap<Territory, u32> {
    let mut known = BTreeMap::from([(from, 0)]);
    let mut frontier = vec![from];
    for steps in 1.. {
        let next: TerritorySet = frontier
            .iter()
            .flat_map(|&at| content.neighbours(at).iter())
            .filter(|at| !known.contains_key(at))
            .collect();
        if next.is_empty() {
            break;
        }
        known.extend(next.iter().map(|at| (at, steps)));
        frontier = next.iter().collect();
    }
    known
}

fn changed(file: &str, from: &str, to: &str) -> Vec<ContentFile> {
    changed_files::<Content>(file, from, to)
}

fn error(files: &[ContentFile]) -> ContentError {
    Content::load(files).expect_err("the content is broken")
}

#[test]
fn the_built_in_files_load() {
    let content = Content::load(&Content::built_in_files()).unwrap();
    assert_eq!(content.digest(), Content::built_in().digest());
}

#[test]
fn how_well_the_values_are_known_is_counted() {
    let expected = Census {
        found: 52,
        derived: 9,
        reconstructed: 75,
    };
    assert_eq!(Content::built_in().census(), expected);
}

#[test]
fn gr_s3_the_map_has_its_24_borders() {
    let expected = "N1-P1 N1-V2 V2-P3 V2-D2 P3-D2 P3-N3 P1-J1 D2-N3 D2-P2 D2-V3 N3-V3 J1-P2 \
                    J1-V1 J1-N2 P2-V3 P2-N2 V3-J3 V1-N2 V1-D1 N2-D1 N2-J2 J3-D3 D1-J2 J2-D3";
    let expected: BTreeSet<(Territory, Territory)> = expected
        .split_whitespace()
        .map(|border| {
            let (a, b) = border.split_once('-').unwrap();
            (at(a).min(at(b)), at(a).max(at(b)))
        })
        .collect();
    assert_eq!(expected.len(), 24);
    assert_eq!(borders(&Content::built_in()), expected);
}

#[test]
fn gr_s3_borders_go_both_ways_and_never_to_the_same_colour() {
    let content = Content::built_in();
    for from in Territory::all() {
        for to in content.neighbours(from).iter() {
            assert!(content.neighbours(to).contains(from), "{from:?}-{to:?}");
            assert_ne!(from.god(), to.god(), "{from:?}-{to:?}");
        }
    }
}

#[test]
fn gr_s3_territories_have_two_to_five_neighbours_and_colours_nine_or_ten() {
    let content = Content::built_in();
    let degree = |at: Territory| content.neighbours(at).len();
    let by_territory: Vec<(&str, u8)> =
        Territory::all().map(|at| (at.name(), degree(at))).collect();
    let expected = [
        ("J1", 4),
        ("J2", 3),
        ("J3", 2),
        ("P1", 2),
        ("P2", 4),
        ("P3", 3),
        ("N1", 2),
        ("N2", 5),
        ("N3", 3),
        ("D1", 3),
        ("D2", 5),
        ("D3", 2),
        ("V1", 3),
        ("V2", 3),
        ("V3", 4),
    ];
    assert_eq!(by_territory, expected);
    let by_colour = God::ALL.map(|god| TerritorySet::of(god).iter().map(degree).sum::<u8>());
    assert_eq!(by_colour, [9, 9, 10, 10, 10]);
}

#[test]
fn gr_s3_every_two_colours_share_two_or_three_borders() {
    let mut shared: BTreeMap<(God, God), u32> = BTreeMap::new();
    for (a, b) in borders(&Content::built_in()) {
        *shared
            .entry((a.god().min(b.god()), a.god().max(b.god())))
            .or_default() += 1;
    }
    assert_eq!(shared.len(), 10);
    assert!(
        shared.values().all(|count| (2..=3).contains(count)),
        "{shared:?}"
    );
}

#[test]
fn gr_s3_the_map_is_connected_and_first_homes_lie_apart() {
    let content = Content::built_in();
    let diameter = Territory::all().map(|from| {
        let known = distances(&content, from);
        assert_eq!(
            known.len(),
            15,
            "from {from:?} every territory can be reached"
        );
        known.into_values().max().unwrap()
    });
    assert_eq!(diameter.max(), Some(5));
    let homes: Vec<Territory> = Territory::all()
        .filter(|&at| content.first_game(at) == Holding::Meeples)
        .collect();
    assert_eq!(homes.len(), 5);
    for &home in &homes {
        let known = distances(&content, home);
        assert!(
            homes
                .iter()
                .all(|other| *other == home || known[other] >= 2),
            "{home:?}"
        );
        let total: u32 = known.values().sum();
        assert!(
            (36..=37).contains(&total),
            "{home:?} is {total} steps from all the rest"
        );
    }
}

/// Hexagons of radius 135 touch when their centres are about 234 apart; jitter leaves the rest far away.
#[test]
fn gr_s3_neighbours_are_the_hexagons_that_touch() {
    let content = Content::built_in();
    for from in Territory::all() {
        for to in Territory::all().filter(|&to| to != from) {
            let ((x, y), (x2, y2)) = (content.place(from), content.place(to));
            let (dx, dy) = (u32::from(x.abs_diff(x2)), u32::from(y.abs_diff(y2)));
            let touches = dx * dx + dy * dy < 300 * 300;
            assert_eq!(
                content.neighbours(from).contains(to),
                touches,
                "{from:?}-{to:?}"
            );
        }
    }
}

#[test]
fn gr_l2_a_colours_territories_lie_from_left_to_right() {
    let content = Content::built_in();
    for god in God::ALL {
        let across: Vec<u16> = TerritorySet::of(god)
            .iter()
            .map(|at| content.place(at).0)
            .collect();
        assert!(across.is_sorted_by(|a, b| a < b), "{god:?}: {across:?}");
    }
}

#[test]
fn gr_a1_slots_and_cards_are_as_reconstructed() {
    use Symbol::{Attack, Growth, Travel};
    let content = Content::built_in();
    let slots: Vec<Symbol> = Slot::all().map(|slot| content.slot(slot)).collect();
    assert_eq!(slots, [Growth, Growth, Travel, Attack]);
    let mut pairs: BTreeMap<Vec<Symbol>, u32> = BTreeMap::new();
    let mut symbols: BTreeMap<Symbol, u32> = BTreeMap::new();
    for card in (1..=content.card_count()).filter_map(CardId::new) {
        *pairs.entry(content.card(card).to_vec()).or_default() += 1;
        for &symbol in content.card(card) {
            *symbols.entry(symbol).or_default() += 1;
            let counted = content
                .card(card)
                .iter()
                .filter(|&&other| other == symbol)
                .count() as u8;
            assert_eq!(content.card_symbols(card).count(symbol), counted);
        }
    }
    assert_eq!(content.card_count(), 12);
    assert_eq!(
        pairs.into_values().collect::<Vec<_>>(),
        [2; 6],
        "every pair twice"
    );
    assert_eq!(
        symbols.into_values().collect::<Vec<_>>(),
        [8; 3],
        "every symbol eight times"
    );
}

#[test]
fn gr_o1_objectives_ask_for_what_the_rulebook_says() {
    let content = Content::built_in();
    let counts = Objective::ALL.map(|objective| content.objective(objective).count);
    assert_eq!(counts, [4, 1, 2, 1, 1, 2, 5, 2]);
    assert!(
        Objective::ALL
            .iter()
            .all(|&objective| content.objective(objective).favour == 1)
    );
}

#[test]
fn gr_k1_tracks_and_pieces_are_as_stated() {
    let content = Content::built_in();
    for seats in 1..=4 {
        let third = if seats == 4 { 21 } else { 24 };
        assert_eq!(content.marks(seats), [5, 13, third], "{seats} seats");
    }
    let tracks = [0, 1, 2].map(|track| content.victory(track));
    assert_eq!(tracks, [[3, 2, 1, 0], [4, 3, 2, 1], [8, 6, 4, 2]]);
    assert_eq!(content.scoring_cost, [2, 1, 0]);
    assert_eq!((content.venus_meeples, content.pantheon_visits), (2, 2));
    let pieces = content.pieces;
    assert_eq!(
        (pieces.meeples, pieces.home_meeples, pieces.discs),
        (10, 3, 12)
    );
    assert_eq!((pieces.wooden_temples, pieces.temple_spaces), (4, 2));
    assert_eq!(
        (
            pieces.open_cards,
            pieces.open_objectives,
            pieces.hidden_objectives
        ),
        (4, 2, 2)
    );
}

#[test]
fn a_change_of_any_file_changes_the_digest_but_a_comment_does_not() {
    let plain = Content::built_in().digest();
    let digest = |files: &[ContentFile]| Content::load(files).unwrap().digest();
    let changes = [
        ("map.toml", "x = 267", "x = 268"),
        ("cards.toml", "copies = 2", "copies = 3"),
        ("tracks.toml", "printed = 30", "printed = 40"),
    ];
    for (file, from, to) in changes {
        assert_ne!(digest(&changed(file, from, to)), plain, "{file}");
    }
    assert_eq!(
        digest(&changed("map.toml", "x = 267", "x = 267 # about")),
        plain
    );
}

#[test]
fn an_owner_of_the_game_can_correct_a_value() {
    let files = changed(
        "cards.toml",
        r#"symbols = ["growth", "growth"]"#,
        r#"symbols = ["attack"]"#,
    );
    let content = Content::load(&files).unwrap();
    let card = |number| content.card(CardId::new(number).unwrap());
    assert_eq!(card(1), [Symbol::Attack]);
    assert_eq!(card(2), [Symbol::Attack], "both copies");
    assert_eq!(card(3), [Symbol::Growth, Symbol::Travel]);
}

/// The loader's limits are such that nothing overflows within them.
#[test]
fn content_at_the_limits_plays() {
    let limits = [
        (
            "cards.toml",
            "count = 2\nfavour = 1",
            "count = 1\nfavour = 50",
        ),
        ("cards.toml", "copies = 2", "copies = 4"),
        ("tracks.toml", "\nmeeples = 10", "\nmeeples = 4"),
        ("tracks.toml", "home-meeples = 3", "home-meeples = 4"),
        ("tracks.toml", "venus-meeples = 2", "venus-meeples = 0"),
        ("tracks.toml", "discs = 12", "discs = 40"),
        ("tracks.toml", "temple-spaces = 2", "temple-spaces = 4"),
        ("tracks.toml", "[3, 2, 1, 0]", "[50, 50, 50, 50]"),
        ("tracks.toml", "[4, 3, 2, 1]", "[50, 50, 50, 50]"),
        ("tracks.toml", "[8, 6, 4, 2]", "[50, 50, 50, 50]"),
        ("tracks.toml", "visits = 2", "visits = 255"),
    ];
    let mut files = Content::built_in_files();
    for (file, from, to) in limits {
        let changed = files.iter_mut().find(|known| known.name == file).unwrap();
        assert!(changed.text.contains(from), "{file} has {from:?}");
        changed.text = changed.text.replace(from, to);
    }
    let content = Arc::new(Content::load(&files).unwrap());
    for seats in 1..=4 {
        for (number, options) in (0..).zip(Options::every(seats)) {
            let rules = GodsOfRome::new(content.clone(), options, seats).unwrap();
            let mut playout = Playout::new(number);
            let mut state = playout.set_up(&rules);
            playout.play_on(&rules, &mut state, true).unwrap();
            assert!(rules.outcome(&state).is_some());
        }
    }
}

#[test]
fn a_missing_file_is_named() {
    for missing in &Content::names() {
        let files: Vec<ContentFile> = Content::built_in_files()
            .into_iter()
            .filter(|file| file.name != *missing)
            .collect();
        assert_eq!(
            error(&files).to_string(),
            format!("{missing}: the file is missing")
        );
    }
}

/// Every check of the loader: a change that breaks it, and the sentence that says so.
#[test]
fn broken_values_are_refused_with_a_sentence_that_says_why() {
    refuses_content::<Content>(
        r#"
        map.toml    | id = "J2" | id = "J1" | J1 is there twice
        map.toml    | x = 267 | x = 1001 | J1 lies off the canvas
        map.toml    | y = 534 | y = 1096 | J1 lies off the canvas
        map.toml    | neighbours = ["V3", "D3"] | neighbours = ["V3", "D3", "J3"] | J3 borders itself
        map.toml    | neighbours = ["V3", "D3"] | neighbours = ["V3"] | D3 borders J3, but not the other way round
        map.toml    | first-game = "plus" | first-game = "minus" | 0 of jupiter's territories hold Plus in the first game, not one
        cards.toml  | symbols = ["growth", "growth"] | symbols = [] | a card has one or two symbols
        cards.toml  | symbols = ["growth", "growth"] | symbols = ["growth", "growth", "attack"] | a card has one or two symbols
        cards.toml  | copies = 2 | copies = 15 | there are 4 to 24 cards, not 25
        cards.toml  | id = "raiders" | id = "populated" | objective populated must be there once
        cards.toml  | id = "populated" | id = "raiders" | objective populated must be there once
        cards.toml  | count = 4 | count = 0 | objective populated asks for nothing
        tracks.toml | solo = [5, 13, 24] | solo = [0, 13, 24] | checkpoints rise, up to 100 favour
        tracks.toml | two = [5, 13, 24] | two = [5, 5, 24] | checkpoints rise, up to 100 favour
        tracks.toml | three = [5, 13, 24] | three = [5, 13, 12] | checkpoints rise, up to 100 favour
        tracks.toml | four = [5, 13, 21] | four = [5, 13, 101] | checkpoints rise, up to 100 favour
        tracks.toml | [4, 3, 2, 1] | [3, 4, 2, 1] | victory tracks are listed best first
        tracks.toml | open-cards = 4 | open-cards = 3 | four action cards are open
        tracks.toml | open-objectives = 2 | open-objectives = 0 | 2 objectives are open and 2 hidden, or fewer
        tracks.toml | hidden-objectives = 2 | hidden-objectives = 3 | 2 objectives are open and 2 hidden, or fewer
        tracks.toml | temple-spaces = 2 | temple-spaces = 1 | a temple has 2 to 4 spaces
        tracks.toml | wooden-temples = 4 | wooden-temples = 5 | there is a slot for the card of every wooden temple: 1 to 4
        tracks.toml | discs = 12 | discs = 11 | 12 to 40 discs, so that the base game never runs out of them
        tracks.toml | home-meeples = 3 | home-meeples = 0 | 4 to 20 meeples, some of them at home
        tracks.toml | home-meeples = 3 | home-meeples = 11 | 4 to 20 meeples, some of them at home
        tracks.toml | \nmeeples = 10 | \nmeeples = 21 | 4 to 20 meeples, some of them at home
        tracks.toml | \nmeeples = 10 | \nmeeples = 3 | 4 to 20 meeples, some of them at home
        tracks.toml | visits = 2 | visits = 0 | each god may be visited at least once
        tracks.toml | venus-meeples = 2 | venus-meeples = 8 | Venus' meeples come from the reserve
        tracks.toml | [8, 6, 4, 2] | [51, 6, 4, 2] | a space of a victory track is worth at most 50
        cards.toml  | favour = 1 | favour = 51 | objective populated gives at most 50 favour
        "#,
    );
}

#[test]
fn a_map_with_missing_or_cut_off_territories_is_refused() {
    let without_v3 = |mut files: Vec<ContentFile>| {
        let map = files
            .iter_mut()
            .find(|file| file.name == "map.toml")
            .unwrap();
        let start = map.text.find("[[territory]]\nid = \"V3\"").unwrap();
        let end = map.text.find("# Lava").unwrap();
        map.text.replace_range(start..end, "");
        files
    };
    let found = error(&without_v3(Content::built_in_files()));
    assert_eq!(found.to_string(), "map.toml: {V3} are missing");

    let mut files = changed(
        "map.toml",
        r#"neighbours = ["N1", "J1"]"#,
        r#"neighbours = ["N1"]"#,
    );
    let map = files
        .iter_mut()
        .find(|file| file.name == "map.toml")
        .unwrap();
    let cut = [
        (r#"["P1", "P2", "V1", "N2"]"#, r#"["P2", "V1", "N2"]"#),
        (r#"["P1", "V2"]"#, r#"["P1"]"#),
        (r#"["N1", "P3", "D2"]"#, r#"["P3", "D2"]"#),
    ];
    for (from, to) in cut {
        assert!(map.text.contains(from));
        map.text = map.text.replacen(from, to, 1);
    }
    assert_eq!(
        error(&files).to_string(),
        "map.toml: {P1, N1} can't be reached"
    );
}

#[test]
fn a_player_board_has_four_slots() {
    let files = changed(
        "cards.toml",
        "[[slot]]\nsymbol = \"attack\"\nprovenance = \"found\"",
        "",
    );
    assert_eq!(
        error(&files).to_string(),
        "cards.toml: a player board has 4 slots, not 3"
    );
}

#[test]
fn a_deck_has_a_card_for_every_open_place() {
    let mut files = changed("cards.toml", "copies = 2", "copies = 3");
    let cards = files
        .iter_mut()
        .find(|file| file.name == "cards.toml")
        .unwrap();
    cards.text = cards.text.replace("copies = 2", "copies = 0");
    assert_eq!(
        error(&files).to_string(),
        "cards.toml: there are 4 to 24 cards, not 3"
    );
}

#[test]
fn malformed_files_are_refused_with_what_the_reader_said() {
    refuses_content::<Content>(
        r#"
        map.toml    | id = "J2" | id = "J4" | is not one of the territories
        map.toml    | ["V3", "D3"] | ["V3", "LAVA_A"] | is not one of the territories
        map.toml    | x = 267 | x = -1 | invalid value
        cards.toml  | symbol = "travel" | symbol = "travel"\nice = true | unknown field `ice`
        map.toml    | first-game = "plus" | first-game = "both" | unknown variant `both`
        cards.toml  | symbol = "travel" | symbol = "swim" | unknown variant `swim`
        cards.toml  | id = "raiders" | id = "readers" | unknown variant `readers`
        tracks.toml | [4, 3, 2, 1] | [4, 3, 2] | invalid length
        tracks.toml | discs = 12 | discs = 300 | invalid value
        tracks.toml | [favour] | [favour | TOML parse error
        "#,
    );
}

#[test]
fn every_value_says_where_it_is_known_from() {
    let files = changed("tracks.toml", "provenance = \"reconstructed\"", "");
    assert_eq!(
        error(&files).to_string(),
        "tracks.toml: favour.printed has no provenance"
    );
}
