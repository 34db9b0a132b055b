//! Turns, rounds and the end (DE-T1, DE-E, DE-R8).

use crate::support::{Scene, scene, scene_with, seat};
use pantheon_deus::{Action, Decision, Ending, Event, LastRound, Options};
use pantheon_engine::{Game, Party, Viewer};

/// Everybody holds civil cards to offer one by one: a quick turn.
fn table(options: Options, seats: u8) -> Scene {
    let mut table = scene_with(seats, options);
    for owner in 0..seats {
        let ids: Vec<String> = (1..=4)
            .map(|n| format!("CIV-{:02}", owner * 4 + n))
            .collect();
        let ids: Vec<&str> = ids.iter().map(String::as_str).collect();
        table = table.hand(owner, &ids);
    }
    table
}

fn pass(scene: Scene) -> Scene {
    let card = scene
        .legal()
        .into_iter()
        .find(|action| matches!(action, Action::Offer(_)))
        .expect("a card can always be offered");
    let mut scene = scene.play(&[card, Action::Done]);
    while scene.state.decision != Decision::Turn && !scene.rules.is_over(&scene.state) {
        let action = scene.legal()[0];
        scene = scene.play(&[action]);
    }
    scene
}

#[test]
fn de_t1_one_action_a_turn_clockwise_from_the_first_player() {
    let mut scene = table(Options::default(), 3).with(|state| {
        state.first = seat(2);
        state.turn = seat(2);
    });
    let other = scene.refusal_for(0, Action::Use);
    assert_eq!(
        pantheon_engine::Violation::rule(&other).0,
        "DE-T1",
        "it isn't seat 0's turn"
    );
    let mut turns = Vec::new();
    for _ in 0..6 {
        turns.push((scene.state.round, scene.state.turn.number()));
        scene = pass(scene);
    }
    assert_eq!(turns, [(1, 2), (1, 0), (1, 1), (2, 2), (2, 0), (2, 1)]);
}

#[test]
fn de_e1_the_round_is_finished_and_one_more_is_played() {
    // Seat 0 of three builds the last temple in round 1: three turns are left of round 1 and 2.
    let mut scene = table(Options::default(), 3)
        .hand(0, &["TEM-05"])
        .pieces(0, "civil 8")
        .with(|state| state.temple_supply = 1)
        .gold(0, 0)
        .build("TEM-05");
    let place = scene.legal()[0];
    scene = scene.play(&[place]);
    assert_eq!(
        scene.state.last_round,
        Some(LastRound {
            round: 2,
            ending: Ending::Temples
        })
    );
    let (scene, turns) = to_the_end(scene);
    assert_eq!(turns, 2 + 3);
    assert_eq!(scene.state.decision, Decision::Over(Ending::Temples));
    let over = scene.refusal(Action::Use);
    assert_eq!(pantheon_engine::Violation::rule(&over).0, "DE-E1");
}

/// Everybody passes until the game is over; how many turns that takes.
fn to_the_end(mut scene: Scene) -> (Scene, u32) {
    let mut turns = 0;
    while !scene.rules.is_over(&scene.state) {
        scene = pass(scene);
        turns += 1;
    }
    (scene, turns)
}

#[test]
fn de_e1_triggered_by_the_last_player_only_the_last_round_follows() {
    let scene = table(Options::default(), 2).with(|state| {
        state.turn = seat(1);
        state.villages = [0; 7];
    });
    let (scene, turns) = to_the_end(scene);
    assert_eq!(turns, 1 + 2);
    assert_eq!(scene.state.decision, Decision::Over(Ending::Villages));
}

fn over(scene: Scene) -> Scene {
    scene.with(|state| state.decision = Decision::Over(Ending::Temples))
}

#[test]
fn de_e2_points_temples_and_majorities_count() {
    let scene = over(
        scene(2)
            .points(0, 20)
            .points(1, 18)
            .resources(0, [3, 0, 2, 0])
            .resources(1, [1, 0, 2, 4])
            .gold(0, 7)
            .gold(1, 7)
            .column(0, &["TEM-05"])
            .pieces(0, "civil 8 4"),
    );
    let outcome = scene.rules.outcome(&scene.state).unwrap();
    assert_eq!(
        outcome.points(seat(0)),
        Some(20 + 2 + 3 * 2),
        "wood, stone, gold"
    );
    assert_eq!(
        outcome.points(seat(1)),
        Some(18 + 3 * 2),
        "stone, wheat, gold; nobody has clay"
    );
    let majorities = |party| {
        outcome
            .sheet
            .lines
            .iter()
            .filter(|line| line.party == party && line.category == "majority")
            .count()
    };
    assert_eq!(majorities(Party::Seat(seat(0))), 3);
    let sheet = scene.rules.score(&scene.state, Viewer::Spectator);
    assert_eq!(sheet, outcome.sheet, "at the end all is shown");
}

#[test]
fn de_e2_until_the_end_a_tied_majority_is_nobodys() {
    let begun = scene(3)
        .resources(0, [1, 1, 0, 2])
        .resources(1, [1, 0, 0, 1])
        .resources(2, [1, 1, 0, 0])
        .gold(0, 5)
        .gold(1, 5)
        .gold(2, 5);
    let sheet = begun.rules.score(&begun.state, Viewer::Spectator);
    let totals = [0, 1, 2].map(|owner| sheet.total(Party::Seat(seat(owner))));
    assert_eq!(totals, [2, 0, 0], "only wheat has one who has most");
    let said = |owner: u8| {
        let own = sheet.lines.iter();
        let own = own.filter(move |line| line.party == Party::Seat(seat(owner)));
        own.map(|line| line.why.key.as_ref()).collect::<Vec<_>>()
    };
    let tied = "de-why-majority-tied";
    assert_eq!(said(0), [tied, tied, "de-why-majority", tied]);
    assert_eq!(said(1), [tied, tied], "wood and gold; nobody has stone");
    assert_eq!(said(2), [tied, tied, tied]);
}

#[test]
fn de_e3_most_points_win_and_ties_share() {
    let tie = over(scene(3).points(0, 30).points(1, 30).points(2, 10));
    let outcome = tie.rules.outcome(&tie.state).unwrap();
    let ranks: Vec<u8> = (0..3)
        .map(|owner| outcome.rank(seat(owner)).unwrap())
        .collect();
    assert_eq!(ranks, [1, 1, 3]);
    assert_eq!(outcome.winners().count(), 2);
}

#[test]
fn de_r8_no_last_round_is_announced_beyond_the_limit() {
    let limit = 5;
    let options = Options {
        round_limit: limit,
        ..Options::default()
    };
    for (round, announced, ending) in [
        (limit - 1, Some(limit), Ending::Villages),
        (limit, None, Ending::RoundLimit),
    ] {
        let mut scene = table(options.clone(), 2).with(|state| {
            state.round = round;
            state.villages = [0; 7];
        });
        scene = pass(scene);
        assert_eq!(scene.state.last_round.map(|last| last.round), announced);
        while !scene.rules.is_over(&scene.state) {
            scene = pass(scene);
        }
        assert_eq!(scene.state.round, limit);
        assert_eq!(scene.state.decision, Decision::Over(ending));
        let told = |event: &Event| matches!(event, Event::LastRound { .. });
        assert_eq!(scene.told.iter().any(told), announced.is_some());
    }
}

#[test]
fn de_e4_de_r8_what_ended_the_game_is_cited_afterwards() {
    for (ending, rule) in [
        (Ending::Temples, "DE-E1"),
        (Ending::Villages, "DE-E1"),
        (Ending::Exhaustion, "DE-E4"),
        (Ending::RoundLimit, "DE-R8"),
    ] {
        let scene = scene(2).with(|state| state.decision = Decision::Over(ending));
        scene.refuses(Action::Use, rule);
    }
}

#[test]
fn de_r8_after_the_round_limit_the_game_is_scored() {
    let options = Options {
        round_limit: 5,
        ..Options::default()
    };
    let scene = table(options, 2);
    let (scene, turns) = to_the_end(scene);
    assert_eq!(turns, 10);
    assert_eq!(scene.state.decision, Decision::Over(Ending::RoundLimit));
    assert!(scene.rules.outcome(&scene.state).is_some());
    assert!(scene.told.contains(&Event::Over {
        ending: Ending::RoundLimit
    }));
}
