//! Misplaced tiles (FG-M) and what falls with them.

use crate::support::*;
use pantheon_engine::SeatSet;
use pantheon_four_gods::{Action, Colour, Event, God, Trigger};

#[test]
fn fg_m1_any_placed_tile_may_be_challenged_and_a_legal_one_stays() {
    let mut scene = scene_with(3, challenge());
    scene.lay(0, "SSSS", "A1");
    let before = scene.state.world.clone();
    scene.challenge(1, "A1");
    assert_eq!(scene.state.world, before);
    assert!(scene.told.contains(&Event::Challenged {
        seat: seat(1),
        cell: at("A1"),
        upheld: false
    }));
    // One challenge a second for each player; one's own tile too.
    scene.refuses(1, Action::Challenge(at("A1")), "FG-M1");
    scene.challenge(0, "A1");
    scene.wait(1_000).challenge(1, "A1");
    scene.refuses(2, Action::Challenge(at("E5")), "FG-M1");
    crate::support::scene(3).tiles(&[("A1", "SSSS")]).refuses(
        1,
        Action::Challenge(at("A1")),
        "FG-M1",
    );
}

#[test]
fn fg_m1_a_mismatch_is_charged_to_the_later_tile() {
    let mut scene = scene_with(3, challenge());
    scene.lay(0, "SSSS", "A1").lay(1, "PPPP", "B1");
    scene.challenge(2, "A1");
    assert_eq!(scene.state.world.tiles().len(), 2);
    scene.wait(1_000).challenge(2, "B1");
    assert_eq!(scene.state.world.tiles().len(), 1);
}

#[test]
fn fg_m1_neighbours_may_hold_each_other_up() {
    let mut scene = scene_with(3, challenge());
    for cell in ["D4", "E4", "D5", "E5"] {
        let code = "SSSS";
        scene.lay(0, code, cell);
    }
    for (second, cell) in ["D4", "E4", "D5", "E5"].iter().enumerate() {
        scene.wait(1_000 * u64::from(second > 0)).challenge(1, cell);
    }
    assert_eq!(scene.state.world.tiles().len(), 4);
}

#[test]
fn fg_m1_only_tiles_are_unchecked() {
    let scene = scene_with(3, challenge())
        .gods(&[(0, God::Elves)])
        .hand(0, Left, "SSFF");
    let city = Action::Build {
        colour: Colour::Green,
        cell: at("E5"),
        from: None,
    };
    scene.refuses(0, city, "FG-C2");
    scene.refuses(0, Action::DrawOne, "FG-H2");
    assert!(
        scene
            .legal(0)
            .contains(&scene.placing(0, Left, "SSFF", "E5"))
    );
}

#[test]
fn fg_m2_noticed_at_once_the_tile_goes_back_to_the_hand() {
    let mut scene = scene_with(3, challenge())
        .gods(&[(0, God::Elves)])
        .row(2, &["SSSS"]);
    scene.play(0, Action::Take(slot(2, 0)));
    scene
        .play(0, scene.placing(0, Left, "SSSS", "E5"))
        .play(0, prophet(Colour::Green));
    scene.challenge(1, "E5");
    let held = scene.view(0).hands[0][0].unwrap();
    assert_eq!(held.origin, Some(seat(2)));
    assert_eq!(scene.view(1).hands[0][0].unwrap().shown, Some(face("SSSS")));
    assert_eq!(scene.state.reserve[Colour::Green.index()], 13);
    assert!(scene.state.world.tiles().is_empty());
    scene.assert_laws();
}

#[test]
fn fg_m2_any_command_of_the_placer_closes_it_and_the_end_of_a_turn() {
    let mut scene = scene_with(3, challenge());
    scene.lay(0, "SSSS", "E5").play(0, Action::Pass);
    scene.challenge(1, "E5");
    assert!(scene.state.hands_empty(seat(0)));
    assert_eq!(scene.state.rows.len(seat(0)), 1);
    let mut turns = scene_with(3, timed_challenge());
    turns.lay(0, "SSSS", "E5").end_turn(0).challenge(2, "E5");
    assert!(turns.state.hands_empty(seat(0)));
    turns.assert_laws();
    // A challenge of the placer's own doesn't close it.
    let mut own = scene_with(3, challenge());
    own.lay(0, "SSSS", "E5").challenge(0, "E5");
    assert!(!own.state.hands_empty(seat(0)));
}

#[test]
fn fg_m3_noticed_later_it_goes_to_the_placers_row_as_it_lay_or_into_the_bag() {
    let mut scene = scene_with(3, challenge()).gods(&[(0, God::Elves)]);
    scene
        .settle(0, "PMMM", "E5", Colour::Green)
        .play(0, Action::Pass);
    scene.challenge(1, "E5");
    assert_eq!(
        scene.view(2).in_row(slot(0, 0)),
        Some(face("PMMM").design())
    );
    assert_eq!(scene.state.reserve[Colour::Green.index()], 13);
    let mut full = scene_with(3, challenge()).full_row(0);
    full.lay(0, "SSSS", "E5").play(0, Action::Pass);
    let bag = full.state.bag_count();
    full.challenge(1, "E5");
    assert_eq!(full.state.bag_count(), bag + 1);
    full.assert_laws();
}

#[test]
fn fg_m4_whatever_has_become_illegal_falls_too_into_the_bag() {
    // B1 is wrong at one corner; B2 rests on it and on A2; H8 was never noticed.
    let mut scene = scene_with(3, challenge()).gods(&[(1, God::Elves)]);
    scene
        .lay(0, "SSSS", "A1")
        .lay(0, "PSSS", "B1")
        .lay(2, "SSFF", "A2");
    scene
        .settle(1, "SSFF", "B2", Colour::Green)
        .lay(2, "PPPP", "H8");
    scene.play(0, Action::Pass);
    let bag = scene.state.bag_count();
    scene.challenge(2, "B1");
    let left: Vec<String> = scene
        .state
        .world
        .tiles()
        .iter()
        .map(pantheon_four_gods::Cell::name)
        .collect();
    assert_eq!(left, ["A1", "A2"]);
    assert_eq!(scene.state.bag_count(), bag + 2);
    assert_eq!(scene.state.reserve[Colour::Green.index()], 13);
    assert_eq!(scene.state.rows.len(seat(0)), 1);
    scene.assert_laws();
}

#[test]
fn fg_m4_the_tiles_placed_first_fall_first() {
    // B2 has one straight edge; A2, placed later, is wrong only as long as B2 lies there.
    let mut scene = scene_with(3, challenge());
    scene
        .lay(0, "SSSS", "A1")
        .lay(0, "PPPP", "B2")
        .lay(0, "SSFF", "A2")
        .lay(0, "MMMM", "E5");
    scene.challenge(1, "E5");
    let left = scene.state.world.tiles();
    assert!(left.contains(at("A1")) && left.contains(at("A2")) && left.len() == 2);
}

#[test]
fn fg_m4_a_tile_that_fell_takes_no_prophet_with_whatever_lies_there_next() {
    let mut scene = scene_with(3, challenge()).gods(&[(1, God::Elves)]);
    scene.lay(1, "SSSS", "E5").lay(0, "PPPP", "C3");
    scene.challenge(2, "C3");
    assert!(scene.state.world.tiles().is_empty());
    scene.state.empty_hands();
    scene.lay(0, "SSSS", "E5");
    scene.refuses(1, prophet(Colour::Green), "FG-G3");
}

#[test]
fn fg_e4_only_a_challenge_that_succeeds_gives_all_new_options() {
    let mut scene = scene_with(3, challenge());
    scene.lay(0, "SSSS", "A1").lay(0, "PPPP", "E5");
    scene.play(1, Action::Pass);
    scene.challenge(2, "A1");
    assert_eq!(scene.state.passed.len(), 1);
    scene.wait(1_000).challenge(2, "E5");
    assert!(scene.state.passed.is_empty());
}

#[test]
fn fg_t3_a_turn_with_a_challenge_that_succeeds_is_no_pass() {
    let mut scene = scene_with(3, timed_challenge());
    scene.lay(0, "SSSS", "E5").end_turn(0);
    scene.challenge(1, "E5").end_turn(1);
    assert!(scene.state.passed.is_empty());
    // One that fails is no more than turning over.
    scene.state.turn = seat(0);
    scene
        .lay(0, "SSSS", "A1")
        .end_turn(0)
        .wait(1_000)
        .challenge(1, "A1")
        .end_turn(1);
    assert_eq!(scene.state.passed, SeatSet::only(seat(1)));
}

#[test]
fn fg_e4_fg_t3_an_upheld_challenge_off_turn_ends_all_passes() {
    let mut scene = scene_with(3, timed_challenge());
    scene.lay(0, "SSSS", "E5").end_turn(0);
    scene.end_turn(1).end_turn(2);
    assert_eq!(scene.state.passed.len(), 2);
    scene.challenge(1, "E5");
    assert!(scene.state.passed.is_empty());
    scene.end_turn(0).end_turn(1);
    assert!(!scene.is_over());
    scene.end_turn(2);
    assert!(scene.is_over());
}

#[test]
fn fg_g3_a_challenge_of_ones_own_closes_the_window_for_a_prophet() {
    let placed = || {
        let mut scene = scene_with(3, challenge()).gods(&[(0, God::Elves)]);
        scene.lay(0, "SSSS", "A1").lay(1, "PPPP", "E5");
        assert!(scene.legal(0).contains(&prophet(Colour::Green)));
        scene
    };
    for cell in ["A1", "E5"] {
        let mut scene = placed();
        scene.challenge(0, cell);
        scene.refuses(0, prophet(Colour::Green), "FG-G3");
        let mut others = placed();
        others.challenge(2, cell);
        assert!(others.legal(0).contains(&prophet(Colour::Green)));
    }
}

#[test]
fn fg_m4_cities_stay() {
    let mut scene = scene_with(3, challenge()).gods(&[(1, God::Elves)]);
    scene.lay(0, "SSSS", "A1").lay(0, "PPPP", "B1");
    scene.play(
        1,
        Action::Build {
            colour: Colour::Green,
            cell: at("C1"),
            from: None,
        },
    );
    scene.challenge(2, "B1");
    assert_eq!(scene.state.world.city(at("C1")), Some(Colour::Green));
    assert_eq!(scene.state.world.edges(at("C1")), 1);
}

#[test]
fn fg_m5_at_scoring_it_is_too_late_and_areas_join_only_where_corners_agree() {
    let mut scene = scene_with(3, challenge()).gods(&[(0, God::Merfolk)]);
    // B1's west corners are S above and P below: only the upper one agrees with A1.
    scene
        .settle(0, "SSSS", "A1", Colour::Blue)
        .lay(0, "SSPP", "B1");
    scene.bag_trigger();
    scene.outcome();
    assert_eq!(scene.points_for(0, "kingdoms"), 1);
    assert_eq!(
        scene
            .state
            .world
            .kingdoms()
            .largest(pantheon_four_gods::Terrain::Sea),
        2
    );
    scene.refuses(1, Action::Challenge(at("B1")), "FG-E1");
}

trait BagTrigger {
    fn bag_trigger(&mut self);
}

impl BagTrigger for Scene {
    /// The end has begun: challenges go on until scoring.
    fn bag_trigger(&mut self) {
        self.state.keep_in_bag(1);
        self.play(2, Action::DrawOne);
        assert_eq!(self.state.trigger, Some(Trigger::BagEmpty));
    }
}
