//! Set-up (FG-S).

use std::sync::Arc;

use crate::support::*;
use pantheon_engine::{Content as _, Game, SetupError, Viewer};
use pantheon_four_gods::{
    Action, CheckOption, Colour, Content, Event, FourGods, FrameOption, God, GodsOption, Options,
    PaceOption, PairOption, Phase,
};

#[test]
fn fg_s1_two_to_four_play() {
    let content = Arc::new(Content::built_in());
    for seats in 0..=6 {
        let made = FourGods::new(Arc::clone(&content), Options::default(), seats);
        assert_eq!(made.is_ok(), (2..=4).contains(&seats), "{seats}");
    }
    let refused = FourGods::new(content, Options::default(), 5).unwrap_err();
    assert!(matches!(
        refused,
        SetupError::Seats {
            min: 2,
            max: 4,
            asked: 5,
            ..
        }
    ));
}

#[test]
fn fg_s2_all_modes_can_be_combined() {
    for seats in 2..=4 {
        for pace in [PaceOption::Simultaneous, PaceOption::Timed] {
            for gods in [GodsOption::Visible, GodsOption::Secret] {
                for two_players in [PairOption::Four, PairOption::Two] {
                    for check in [CheckOption::Strict, CheckOption::Challenge] {
                        for frame in [FrameOption::Standard, FrameOption::Quick] {
                            let options = Options {
                                pace,
                                gods,
                                two_players,
                                check,
                                frame,
                                ..Options::default()
                            };
                            let scene = table(seats, options);
                            scene.assert_laws();
                            let modes = scene.state.modes;
                            assert_eq!(modes.timed, pace == PaceOption::Timed);
                            assert_eq!(modes.secret, gods == GodsOption::Secret);
                            assert_eq!(modes.challenge, check == CheckOption::Challenge);
                            assert_eq!(
                                modes.two_gods_each,
                                seats == 2 && two_players == PairOption::Four
                            );
                        }
                    }
                }
            }
        }
    }
}

#[test]
fn fg_s3_the_world_is_an_empty_square() {
    for (options, size) in [(Options::default(), 9), (quick(), 7)] {
        let scene = scene_with(4, options).hand(0, Left, "SSFF");
        assert_eq!(scene.state.world.size(), size);
        assert_eq!(scene.state.world.holes(), size * size);
        let outside = scene.placing(0, Left, "SSFF", "I9");
        if size == 7 {
            scene.refuses(0, outside, "FG-S3");
        } else {
            assert!(scene.legal(0).contains(&outside));
        }
    }
}

#[test]
fn fg_s4_all_tiles_begin_in_the_bag_and_all_cities_beside_the_frame() {
    let scene = table(4, timed());
    assert_eq!((scene.state.bag_count(), scene.state.tokens), (92, 8));
}

#[test]
fn fg_s5_fg_s6_reserves_and_rows() {
    let cases = [
        (4, Options::default(), 10, 10),
        (3, Options::default(), 13, 13),
        (2, Options::default(), 10, 20),
        (2, two_gods(), 13, 20),
    ];
    for (seats, options, prophets, places) in cases {
        let scene = table(seats, options);
        assert_eq!(scene.state.reserve, [prophets; 4], "{seats}");
        assert_eq!(scene.state.rows.places(), places, "{seats}");
    }
}

#[test]
fn fg_s7_two_tiles_each_and_play_begins_when_all_are_ready() {
    let mut scene = table(3, Options::default());
    assert_eq!(scene.state.bag_count(), 92 - 6);
    for number in 0..3 {
        assert_eq!(scene.legal(number), [Action::Ready]);
        assert!(
            scene.view(number).hands[usize::from(number)]
                .iter()
                .all(Option::is_some)
        );
    }
    scene.refuses(0, Action::Pass, "FG-S7");
    scene
        .play(0, Action::Ready)
        .refuses(0, Action::Ready, "FG-S7");
    scene.play(2, Action::Ready);
    assert_eq!(scene.state.phase, Phase::Preparing);
    scene.play(1, Action::Ready);
    assert_eq!(scene.state.phase, Phase::Playing);
    assert!(scene.told.contains(&Event::PlayBegan));
    scene.refuses(0, Action::Ready, "FG-S7");
}

#[test]
fn fg_s8_timed_turns_begin_with_empty_hands_and_a_random_player_clockwise() {
    let mut scene = table(4, timed());
    assert_eq!(scene.state.phase, Phase::Playing);
    assert!((0..4).all(|number| scene.state.hands_empty(seat(number))));
    let first = scene.state.turn;
    assert!(scene.told.contains(&Event::FirstPlayer { seat: first }));
    scene.play(first.number(), Action::EndTurn);
    assert_eq!(scene.state.turn, first.next(4));
    let firsts: std::collections::BTreeSet<u8> = (0..40)
        .map(|number| {
            let mut playout = pantheon_engine::Playout::<FourGods>::new(number);
            playout.set_up(&scene.rules).turn.number()
        })
        .collect();
    assert_eq!(firsts.len(), 4);
}

#[test]
fn fg_s9_secret_gods_a_colour_each_then_a_card_that_only_its_owner_sees() {
    let mut scene = table(3, secret());
    scene.refuses(0, Action::Ready, "FG-S9");
    scene.play(0, Action::Pick(Colour::Grey));
    scene.refuses(1, Action::Pick(Colour::Grey), "FG-S9");
    scene.refuses(0, Action::Pick(Colour::Blue), "FG-S9");
    scene
        .play(1, Action::Pick(Colour::Blue))
        .play(2, Action::Pick(Colour::Green));
    let god = |viewer: u8, colour: Colour| scene.view(viewer).colours[colour.index()].god;
    assert!(god(0, Colour::Grey).is_some());
    assert_eq!((god(1, Colour::Grey), god(0, Colour::Blue)), (None, None));
    let spectator = scene.rules.view(&scene.state, Viewer::Spectator);
    assert!(spectator.colours.iter().all(|colour| colour.god.is_none()));
    for number in 0..3 {
        scene.play(number, Action::Ready);
    }
    scene.refuses(0, Action::Choose(God::Elves), "FG-S9");
    scene.state.empty_hands();
    scene.lay(0, "SSFF", "A1");
    let prophets = scene.legal(0).into_iter().filter(|action| {
        matches!(
            action,
            Action::Prophet {
                colour: Colour::Grey,
                ..
            }
        )
    });
    assert_eq!(
        prophets.count(),
        2,
        "prophets may be placed from the very first tile"
    );
}

#[test]
fn fg_s9_two_players_with_four_secret_gods_pick_two_colours_each() {
    let mut scene = table(2, secret());
    scene
        .play(0, Action::Pick(Colour::Grey))
        .play(0, Action::Pick(Colour::Blue));
    scene.refuses(0, Action::Pick(Colour::Green), "FG-S9");
    scene
        .play(1, Action::Pick(Colour::Green))
        .play(1, Action::Pick(Colour::Yellow));
    let gods: std::collections::BTreeSet<God> = (0..2)
        .flat_map(|number| {
            scene
                .view(number)
                .colours
                .into_iter()
                .filter_map(|colour| colour.god)
        })
        .collect();
    assert_eq!(gods.len(), 4);
    scene.assert_laws();
}
