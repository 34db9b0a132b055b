//! Travel (GR-A5) and improved travel (GR-A9).

use crate::support::*;
use pantheon_engine::Violation as _;
use pantheon_gods_of_rome::{Action, Decision, Deed, Event, Violation};

/// Diana has slot 3 active, which shows travel.
fn traveller(game: Scene) -> Scene {
    activated(game, 3)
}

fn moves(names: &[&str]) -> Vec<Action> {
    names.iter().map(|name| Move(at(name))).collect()
}

/// Seat 0 travels with Jupiter's blessing.
fn gatherer(position: &str) -> Scene {
    traveller(players().position(position).blessings(0, &[Jupiter]))
}

#[test]
fn gr_a5_travel_starts_where_one_has_meeples() {
    let game = traveller(players().position("D1:D V3:DD P2:P J2:d"));
    assert_eq!(places(&game, Travel), ["D1", "V3"]);
    game.refuses(Travel(at("P2")), "GR-A5")
        .refuses(Travel(at("N1")), "GR-A5")
        .refuses(Travel(at("J2")), "GR-A5");
}

#[test]
fn gr_a5_meeples_go_to_any_adjacent_territory_and_no_other() {
    let mut game = traveller(players().meeples(Diana, "N2", 3));
    game.play([Travel(at("N2"))]);
    assert_eq!(game.legal(), moves(&["J1", "J2", "P2", "D1", "V1"]));
    for far in ["N2", "N1", "D3", "V3", "J3"] {
        game.refuses(Move(at(far)), "GR-A5");
    }
}

#[test]
fn gr_a5_meeples_may_part() {
    let mut game = traveller(players().meeples(Diana, "N2", 4));
    game.play([Travel(at("N2"))])
        .play(moves(&["J1", "P2", "P2"]))
        .play([Done]);
    let counts = ["N2", "J1", "P2"].map(|place| game.count(Diana, place));
    assert_eq!(counts, [1, 1, 2]);
    assert_eq!(game.state.turn, seat(1));
}

#[test]
fn gr_a5_at_least_one_meeple_moves() {
    let mut game = traveller(players().meeples(Diana, "N2", 2));
    game.play([Travel(at("N2"))]).refuses(Done, "GR-A5");
    assert!(!game.legal().contains(&Done));
    game.play(moves(&["J1"]));
    assert!(game.legal().contains(&Done));
}

#[test]
fn gr_a5_travel_ends_when_the_last_meeple_has_gone() {
    let mut game = traveller(players().meeples(Diana, "N2", 2));
    game.play([Travel(at("N2"))]).play(moves(&["J1", "J1"]));
    game.begins(1);
}

#[test]
fn gr_a5_all_leave_from_one_territory_one_step_each() {
    let mut game = traveller(players().position("N2:DD D3:DD"));
    game.play([Travel(at("N2"))]).play(moves(&["J1"]));
    game.refuses(Travel(at("D3")), "GR-A5")
        .refuses(Move(at("P1")), "GR-A5");
    assert_eq!(
        game.state.decision,
        Decision::Travel {
            from: at("N2"),
            moved: true
        }
    );
}

#[test]
fn gr_a5_only_ones_own_meeples_move_and_temples_stay() {
    let mut game = traveller(players().position("N2:DPPd"));
    game.play([Travel(at("N2"))]).play(moves(&["J1"]));
    assert_eq!(
        (game.count(Phoebus, "N2"), game.count(Phoebus, "J1")),
        (2, 0)
    );
    assert_eq!(game.state.board.temple(at("N2")), Some(Diana));
    assert_eq!(game.state.turn, seat(1), "nobody of hers is left to move");
}

#[test]
fn gr_a5_travel_costs_no_meeple_and_no_blessing() {
    let mut game = gatherer("N2:DD");
    game.play([Travel(at("N2"))]).play(moves(&["J1", "V1"]));
    assert_eq!(game.state.board.reserve(Diana), 8);
    assert!(game.state.players[0].blessings.contains(Jupiter));
    let moved = Event::Moved {
        seat: seat(0),
        from: at("N2"),
        to: at("V1"),
    };
    assert_eq!(game.told.last(), Some(&moved));
}

#[test]
fn gr_a9_meeples_come_from_anywhere_to_one_territory_of_the_blessings_colour() {
    let mut game = gatherer("N1:DD D3:D P1:P");
    assert_eq!(
        places(&game, Gather),
        ["J1", "J2", "J3"],
        "presence isn't needed"
    );
    game.play([Gather(at("J3"))]);
    assert_eq!(game.legal(), ["N1", "D3"].map(|from| Summon(at(from))));
    game.play([Summon(at("N1")), Summon(at("D3")), Done]);
    let counts = ["N1", "D3", "J3"].map(|place| game.count(Diana, place));
    assert_eq!(counts, [1, 0, 2]);
    assert_eq!(
        game.state.players[0].used[slot(3).index()],
        [Jupiter].into_iter().collect()
    );
}

#[test]
fn gr_a9_other_colours_need_their_own_blessing() {
    let game = gatherer("N1:DD");
    for elsewhere in ["N2", "P1", "D1", "V1"] {
        game.refuses(Gather(at(elsewhere)), "GR-A3");
    }
}

#[test]
fn gr_a9_at_least_one_meeple_comes() {
    let mut game = gatherer("N1:DD");
    game.play([Gather(at("J3"))]).refuses(Done, "GR-A9");
    game.play([Summon(at("N1")), Done]);
    assert_eq!(game.state.turn, seat(1));
}

#[test]
fn gr_a9_a_summoned_meeple_is_ones_own_and_comes_from_elsewhere() {
    let mut game = gatherer("N1:D J3:D P1:P V1:d");
    game.play([Gather(at("J3"))]);
    assert_eq!(game.legal(), [Summon(at("N1"))]);
    game.refuses(Summon(at("J3")), "GR-A9")
        .refuses(Summon(at("P1")), "GR-A9")
        .refuses(Summon(at("V1")), "GR-A9");
}

#[test]
fn gr_a9_nobody_elsewhere_nobody_to_gather() {
    let game = gatherer("J3:DD");
    assert_eq!(places(&game, Gather), ["J1", "J2"]);
    game.refuses(Gather(at("J3")), "GR-A9");
    let game = traveller(players().temple(Diana, "J3").blessings(0, &[Jupiter]));
    assert!(places(&game, Gather).is_empty(), "temples don't move");
    game.refuses(Gather(at("J1")), "GR-A9");
}

#[test]
fn gr_a9_gathering_ends_when_nobody_is_left_elsewhere() {
    let mut game = gatherer("N1:D D3:D");
    game.play([Gather(at("J3")), Summon(at("N1")), Summon(at("D3"))]);
    assert_eq!((game.count(Diana, "J3"), game.state.turn), (2, seat(1)));
}

#[test]
fn gr_a9_all_come_to_the_same_territory() {
    let mut game = gatherer("N1:DDD");
    game.play([Gather(at("J3")), Summon(at("N1"))]);
    game.refuses(Gather(at("J1")), "GR-A9")
        .refuses(Move(at("V2")), "GR-A9");
}

#[test]
fn gr_a9_nobody_is_summoned_from_the_destination_itself() {
    // V1 has nobody and N2 has somebody: that nobody stands elsewhere would be false.
    let mut game = traveller(players().position("N2:DD D1:D").blessings(0, &[Venus]));
    game.play([Gather(at("V1"))]);
    let same = Violation::SamePlace {
        deed: Deed::Gathering,
        territory: at("V1"),
    };
    assert_eq!(game.refusal(Summon(at("V1"))), same);
    game.play([Summon(at("N2"))]);
    assert_eq!(game.refusal(Summon(at("V1"))), same);
}

#[test]
fn gr_a5_a_meeple_does_not_travel_to_where_it_is() {
    let mut game = traveller(players().meeples(Diana, "N2", 2));
    game.play([Travel(at("N2"))]);
    let same = Violation::SamePlace {
        deed: Deed::Travel,
        territory: at("N2"),
    };
    assert_eq!(game.refusal(Move(at("N2"))), same);
}

#[test]
fn gr_a5_ending_the_travel_is_offered_only_once_somebody_has_gone() {
    let mut game = traveller(players().meeples(Diana, "N2", 2));
    game.play([Travel(at("N2"))]);
    let key = |game: &Scene| game.refusal(Score).message().key;
    let before = key(&game);
    game.play([Move(at("D1"))]);
    assert_ne!(key(&game), before);
}

#[test]
fn gr_s5_a_god_who_has_left_has_no_blessing_to_be_had() {
    let game = traveller(scene(&[Diana, Phoebus]).meeples(Diana, "N2", 2));
    let gone = game.state.removed.unwrap();
    let place = pantheon_gods_of_rome::Territory::all()
        .find(|at| at.god() == gone)
        .unwrap();
    let why = game.refusal(Gather(place));
    assert_eq!(why, Violation::BlessingRemoved { god: gone });
    game.refuses(Gather(place), "GR-S5");
}
