//! Gods and prophets (FG-G).

use crate::support::*;
use pantheon_four_gods::{Action, Colour, God, Options, Terrain};

fn prophet(colour: Colour, area: u8, from: Option<&str>) -> Action {
    Action::Prophet {
        colour,
        area: corner(area),
        from: from.map(at),
    }
}

#[test]
fn fg_g1_a_free_god_at_any_moment_once_and_for_good() {
    let mut scene = scene(3);
    scene.choose(0, God::Elves);
    scene.refuses(1, Action::Choose(God::Elves), "FG-G1");
    scene.refuses(0, Action::Choose(God::Humans), "FG-G1");
    scene.choose(1, God::Humans);
    assert_eq!(scene.state.reserve[Colour::Green.index()], 13);
    let mut pair = crate::support::scene(2);
    pair.choose(0, God::Elves).choose(0, God::Humans);
    pair.refuses(0, Action::Choose(God::Merfolk), "FG-G1");
    let mut two = scene_with(2, two_gods());
    two.choose(0, God::Elves)
        .refuses(0, Action::Choose(God::Humans), "FG-G1");
    table(2, Options::default()).refuses(0, Action::Pick(Colour::Blue), "FG-G1");
}

#[test]
fn fg_g2_gods_terrains_and_colours() {
    let all = God::ALL.map(|god| (god, god.terrain(), god.colour()));
    assert_eq!(
        all,
        [
            (God::Merfolk, Terrain::Sea, Colour::Blue),
            (God::Elves, Terrain::Forest, Colour::Green),
            (God::Humans, Terrain::Plain, Colour::Yellow),
            (God::Dwarves, Terrain::Mountain, Colour::Grey),
        ]
    );
}

#[test]
fn fg_g3_a_prophet_goes_on_the_tile_just_placed_and_only_then() {
    let mut scene = scene(3).gods(&[(0, God::Elves)]).row(2, &["SSFF"]);
    scene.refuses(0, prophet(Colour::Green, 0, None), "FG-G3");
    scene
        .lay(1, "SSSS", "A1")
        .refuses(1, prophet(Colour::Green, 0, None), "FG-G3");
    scene
        .lay(0, "SSFF", "I9")
        .play(0, prophet(Colour::Green, 2, None));
    assert_eq!(scene.state.reserve[Colour::Green.index()], 12);
    scene.refuses(0, prophet(Colour::Green, 0, None), "FG-G3");
    // Any other command closes the chance, and so do five seconds.
    scene
        .lay(0, "PPPP", "A9")
        .play(0, Action::TurnOver(slot(2, 0)));
    scene.refuses(0, prophet(Colour::Green, 0, None), "FG-G3");
    scene.lay(0, "MMMM", "I1");
    scene.wait(4_999);
    assert!(scene.legal(0).contains(&prophet(Colour::Green, 0, None)));
    scene.wait(1);
    scene.refuses(0, prophet(Colour::Green, 0, None), "FG-G3");
    scene.assert_laws();
}

#[test]
fn fg_g4_any_terrain_of_the_tile_will_do() {
    let mut scene = scene(3).gods(&[(0, God::Elves)]);
    scene.lay(0, "SPPM", "A1");
    let areas: Vec<Action> = scene
        .legal(0)
        .into_iter()
        .filter(|action| matches!(action, Action::Prophet { .. }))
        .collect();
    assert_eq!(
        areas,
        [0, 1, 3].map(|area| prophet(Colour::Green, area, None))
    );
    scene.refuses(0, prophet(Colour::Green, 2, None), "FG-N5");
}

#[test]
fn fg_g5_with_an_empty_reserve_a_prophet_moves_from_a_tile_never_from_a_city() {
    let mut scene = scene(4)
        .gods(&[(0, God::Elves)])
        .tiles(&[("A1", "SSSS"), ("B1", "SFSS")])
        .prophet("A1", Colour::Green, 0)
        .city("I1", Colour::Green)
        .reserve(Colour::Green, 1);
    scene.lay(0, "PPPP", "I9");
    scene.refuses(0, prophet(Colour::Green, 0, Some("A1")), "FG-G5");
    scene.play(0, prophet(Colour::Green, 0, None));
    scene.lay(0, "MMMM", "A9");
    scene.refuses(0, prophet(Colour::Green, 0, None), "FG-G5");
    scene.refuses(0, prophet(Colour::Green, 0, Some("I1")), "FG-G5");
    scene.refuses(0, prophet(Colour::Green, 0, Some("B1")), "FG-G5");
    scene.play(0, prophet(Colour::Green, 0, Some("A1")));
    assert_eq!(scene.state.world.prophet(at("A1")), None);
    assert!(scene.state.world.prophet(at("A9")).is_some());
    scene.assert_laws();
}

#[test]
fn fg_g6_with_two_colours_the_placer_decides() {
    let mut scene = scene(2).gods(&[(0, God::Elves), (0, God::Dwarves), (1, God::Humans)]);
    scene.lay(0, "SSSS", "A1");
    let colours: Vec<Action> = [Colour::Green, Colour::Grey]
        .map(|colour| prophet(colour, 0, None))
        .to_vec();
    assert!(colours.iter().all(|action| scene.legal(0).contains(action)));
    scene.refuses(0, prophet(Colour::Yellow, 0, None), "FG-G6");
    scene.play(0, prophet(Colour::Grey, 0, None));
    assert_eq!(scene.state.reserve, [10, 10, 10, 9]);
}
