//! Checkpoints, ties and the end of the game (GR-K).

use crate::support::*;
use pantheon_engine::{Game, Party, Violation as _};
use pantheon_gods_of_rome::{
    CardId, Decision, Ending, Event, God, Objective, ObjectiveSet, Violation,
};

const FOUR: [God; 4] = [Neptune, Diana, Venus, Phoebus];
/// Territories that Neptune may score five of by visiting Jupiter and Phoebus.
const FOREIGN: [&str; 5] = ["J1", "J2", "J3", "P1", "P2"];
/// One favour short of each checkpoint with up to three players.
const BEFORE: [u8; 3] = [4, 12, 23];

/// A table of so many in which seat 0 gains 0 to 10 by scoring now, at no cost.
fn about_to_gain(seats: usize, gain: u8) -> Scene {
    let mut scene = scene(&FOUR[..seats])
        .active(0, 2)
        .visiting(0, &[Jupiter, Phoebus]);
    for (place, name) in FOREIGN.into_iter().enumerate() {
        match gain.saturating_sub(place as u8 * 2) {
            0 => {}
            1 => scene = scene.meeples(Neptune, name, 1),
            _ => scene = scene.meeples(Neptune, name, 1).harvest(name, 1),
        }
    }
    scene
}

/// What each seat claimed on a track, counted from 1.
fn claims(scene: &Scene, track: usize) -> Vec<Option<u8>> {
    scene
        .state
        .players
        .iter()
        .map(|player| player.tally.victory[track - 1])
        .take(usize::from(scene.rules.seats()))
        .collect()
}

fn favours(scene: &Scene) -> Vec<u8> {
    (0..scene.rules.seats())
        .map(|owner| scene.favour_of(owner))
        .collect()
}

#[test]
fn gr_k1_checkpoints_lie_at_5_13_and_24_or_21_with_four() {
    for (seats, marks) in [(2, [5, 13, 24]), (3, [5, 13, 24]), (4, [5, 13, 21])] {
        for (claimed, mark) in (0..).zip(marks) {
            for (gain, reached) in [(1, false), (2, true), (3, true)] {
                let mut scene = about_to_gain(seats, gain)
                    .claimed(claimed)
                    .favour(0, mark - 2);
                scene.play([Score]);
                let told = scene.told.contains(&Event::CheckpointReached {
                    party: Party::Seat(seat(0)),
                    checkpoint: claimed + 1,
                });
                assert_eq!(told, reached, "{seats} seats, mark {mark}, gain {gain}");
            }
        }
    }
}

#[test]
fn gr_k1_only_scoring_is_checked() {
    let mut scene = about_to_gain(3, 0).favour(0, 5);
    scene.play([Activate(slot(3)), Done]);
    assert_eq!(scene.state.claimed, 0);
}

#[test]
fn gr_k1_overshoot_counts_towards_the_next_mark() {
    for (gain, claimed) in [(5, 1), (6, 2)] {
        let mut scene = about_to_gain(3, gain).claimed(1).favour(0, 7);
        scene.play([Score]);
        assert_eq!(scene.state.claimed, claimed, "7 and {gain}");
    }
}

#[test]
fn gr_k1_two_checkpoints_in_one_scoring_are_resolved_one_after_the_other() {
    let mut scene = about_to_gain(3, 10)
        .favour(0, 4)
        .favour(1, 3)
        .favour(2, 2)
        .meeples(Venus, "V1", 1);
    scene.play([Score]);
    assert_eq!(claims(&scene, 1), [Some(3), Some(2), Some(1)]);
    // Both others stand on 5 by then, and Venus controls more.
    assert_eq!(claims(&scene, 2), [Some(4), Some(2), Some(3)]);
    assert_eq!(favours(&scene), [14, 13, 13]);
    assert_eq!(scene.state.objectives.len(), 2);
    assert_eq!(scene.state.decision, Decision::Turn);
}

#[test]
fn gr_k1_the_second_and_third_checkpoint_may_come_together() {
    let mut scene = about_to_gain(4, 10).claimed(1).favour(0, 11);
    scene.play([Score]);
    assert_eq!(claims(&scene, 2)[0], Some(4));
    assert_eq!(favours(&scene), [21, 13, 13, 13]);
    assert_eq!(scene.state.claimed, 2);
    assert_eq!(scene.state.decision, Decision::ExtraScoring);
}

#[test]
fn gr_k2_tracks_are_claimed_from_the_top_in_order_of_favour() {
    let cases: [(usize, u8, &[u8]); 6] = [
        (2, 0, &[3, 2]),
        (3, 0, &[3, 1, 2]),
        (4, 0, &[3, 1, 2, 0]),
        (2, 1, &[4, 3]),
        (3, 1, &[4, 2, 3]),
        (4, 1, &[4, 2, 3, 1]),
    ];
    for (seats, claimed, points) in cases {
        let base = if claimed == 0 { 0 } else { 8 };
        let mut scene = about_to_gain(seats, 1)
            .claimed(claimed)
            .favour(0, base + 4)
            .favour(1, base + 2)
            .favour(2, base + 3)
            .favour(3, base);
        scene.play([Score]);
        let expected: Vec<_> = points.iter().copied().map(Some).collect();
        assert_eq!(claims(&scene, usize::from(claimed) + 1), expected);
    }
}

#[test]
fn gr_k2_everybody_but_the_trigger_moves_to_the_mark() {
    let mut scene = about_to_gain(4, 4)
        .favour(0, 4)
        .favour(1, 2)
        .favour(2, 4)
        .favour(3, 0);
    scene.play([Score]);
    assert_eq!(favours(&scene), [8, 5, 5, 5]);
}

#[test]
fn gr_k2_an_objective_is_revealed_last_and_counts_from_the_next_scoring_on() {
    let mut scene = about_to_gain(3, 1).favour(0, 4);
    scene.state.objectives = ObjectiveSet::ALL.without(Objective::Cultists);
    scene.state.hidden_objectives = 1;
    scene.play([Score]);
    assert_eq!(favours(&scene)[0], 5, "two temples, but no cultists yet");
    assert!(scene.state.objectives.contains(Objective::Cultists));
    assert_eq!(scene.state.hidden_objectives, 0);
    let kinds: Vec<u8> = scene
        .told
        .iter()
        .filter_map(|event| match event {
            Event::CheckpointReached { .. } => Some(1),
            Event::PointsClaimed { .. } => Some(2),
            Event::CaughtUp { .. } => Some(3),
            Event::ObjectiveOpened { .. } => Some(4),
            _ => None,
        })
        .collect();
    assert_eq!(kinds, [1, 2, 2, 2, 3, 3, 4]);
}

#[test]
fn gr_k2_one_objective_is_revealed_at_each_of_the_first_two_checkpoints() {
    for (claimed, revealed) in [(0, 1), (1, 1), (2, 0)] {
        let mut scene = about_to_gain(3, 2)
            .claimed(claimed)
            .favour(0, BEFORE[usize::from(claimed)]);
        scene.play([Score]);
        assert_eq!(scene.state.objectives.len(), revealed, "after {claimed}");
    }
}

/// Seat 0 of so many triggers the third checkpoint with 24 favour or, with four, 21.
fn third_checkpoint(seats: usize) -> Scene {
    let mark = if seats == 4 { 21 } else { 24 };
    about_to_gain(seats, 1).claimed(2).favour(0, mark - 1)
}

#[test]
fn gr_k3_the_others_score_once_more_clockwise_from_the_trigger() {
    for trigger in 0..4 {
        let mut scene = scene(&FOUR)
            .claimed(2)
            .turn(trigger)
            .active(trigger, 2)
            .favour(trigger, 21);
        scene.play([Score]);
        assert_eq!(scene.state.trigger, Some(Party::Seat(seat(trigger))));
        for step in 1..4 {
            assert_eq!(scene.state.turn, seat((trigger + step) % 4));
            assert_eq!(scene.legal(), [Score, Decline]);
            scene.play([if step == 2 { Decline } else { Score }]);
        }
        assert_eq!(
            scene.state.decision,
            Decision::Over(Ending::ThirdCheckpoint)
        );
    }
}

#[test]
fn gr_k3_nobody_is_promised_a_turn_while_another_scores_once_more() {
    let mut scene = third_checkpoint(3);
    scene.play([Score]);
    let turn = seat(1);
    assert_eq!(scene.state.turn, turn);
    for other in [0, 2] {
        let why = scene.refusal_for(other, Score);
        assert_eq!(why, Violation::NotYourScoring { turn });
        assert_eq!(why.rule().0, "GR-K3");
    }
}

#[test]
fn gr_k3_only_the_extra_scoring_can_be_declined() {
    let scene = third_checkpoint(2);
    assert_eq!(scene.refusal(Decline), Violation::NothingToDecline);
}

#[test]
fn gr_k3_nothing_but_scoring_or_declining_is_left() {
    let mut scene = third_checkpoint(2);
    scene.refuses(Decline, "GR-K3");
    scene.play([Score]);
    scene.refuses_each([Visit(Jupiter), Activate(slot(1)), Done], "GR-K3");
    scene.play([Decline]);
    scene.refuses(Score, "GR-K3");
    assert_eq!(scene.legal(), []);
}

#[test]
fn gr_k3_the_extra_scoring_follows_the_usual_rules() {
    let mut scene = third_checkpoint(2)
        .harvester(Diana, "J2")
        .meeples(Diana, "D1", 1)
        .objective(Objective::Cultists)
        .visiting(1, &[Jupiter, Diana])
        .active(1, 1)
        .favour(1, 13);
    scene.play([Score, Score]);
    // 1 for J2, 1 for its tile, 1 for two temples, 1 to pay.
    assert_eq!(scene.favour_of(1), 13 + 3 - 1);
    assert_eq!(scene.state.board.harvest(at("J2")), -1);
    assert_eq!(scene.state.players[1].visiting.len(), 0);
}

#[test]
fn gr_k3_declining_leaves_everything_as_it_is() {
    let mut scene = third_checkpoint(2)
        .favour(1, 13)
        .harvester(Diana, "V1")
        .visiting(1, &[Venus]);
    let before = scene.state.players[1].clone();
    scene.play([Score, Decline]);
    let after = &scene.state.players[1];
    assert_eq!(after.tally.favour, 13);
    assert_eq!(
        (after.visiting, after.active),
        (before.visiting, before.active)
    );
    assert_eq!(scene.state.board.harvest(at("V1")), 1);
}

#[test]
fn gr_k3_no_checkpoint_is_checked_during_the_extra_scoring_and_the_trigger_may_be_overtaken() {
    let mut scene = third_checkpoint(2)
        .favour(1, 23)
        .harvester(Diana, "J3")
        .visiting(1, &[Jupiter])
        .active(1, 2);
    scene.play([Score, Score]);
    assert_eq!(favours(&scene), [24, 25], "nobody catches up any more");
    assert_eq!(claims(&scene, 3), [Some(6), Some(8)]);
    assert_eq!(scene.state.trigger, Some(Party::Seat(seat(0))));
}

/// Something that one of two tied players may have more of, in the order in which it decides.
#[derive(Clone, Copy, Debug)]
enum More {
    Territories,
    Cards,
    Meeples,
    Second,
    First,
}

/// What is compared besides victory points.
const ON_THE_TABLE: [More; 3] = [More::Territories, More::Cards, More::Meeples];

/// The tied players, by seat and faction: seat 2 is later in turn order.
const TIED: [(usize, God, [&str; 2]); 2] = [(1, Diana, ["D1", "D2"]), (2, Venus, ["V1", "V2"])];

impl More {
    /// Gives one of the tied players more of this, and of nothing that is compared earlier.
    fn give(self, scene: &mut Scene, (owner, faction, [home, other]): (usize, God, [&str; 2])) {
        let (track, points) = match self {
            Self::Territories => {
                return scene.state.board.shift(faction, at(home), at(other), 1);
            }
            Self::Cards => {
                scene.state.players[owner].cards[0] = CardId::new(1);
                return;
            }
            Self::Meeples => return scene.state.board.place(faction, at(home)),
            Self::Second => (1, 3),
            Self::First => (0, 2),
        };
        scene.state.players[owner].tally.victory[track] = Some(points);
    }
}

/// Diana and Venus are equal in everything but turn order, each at home with three.
fn tied(scene: Scene) -> Scene {
    let mut scene = scene.position("D1:DDD V1:VVV");
    for (track, points) in [1, 2, 4].into_iter().enumerate() {
        for (owner, ..) in TIED {
            let claimed = &mut scene.state.players[owner].tally.victory[track];
            *claimed = claimed.map(|_| points);
        }
    }
    scene
}

/// One has more of one thing; the other has more of everything that is compared after it.
fn tip(scene: &mut Scene, ties: &[More], place: usize, ahead: usize) {
    ties[place].give(scene, TIED[ahead]);
    for later in &ties[place + 1..] {
        later.give(scene, TIED[1 - ahead]);
    }
}

#[test]
fn gr_k4_ties_at_a_checkpoint_are_broken_by_the_list_in_its_order() {
    // What is compared at each checkpoint: tracks not yet claimed can't be.
    let compared: [&[More]; 3] = [
        &ON_THE_TABLE,
        &[More::Territories, More::Cards, More::Meeples, More::First],
        &[
            More::Territories,
            More::Cards,
            More::Meeples,
            More::Second,
            More::First,
        ],
    ];
    for (claimed, ties) in (0..).zip(compared) {
        for place in 0..ties.len() {
            for ahead in [0, 1] {
                let before = BEFORE[usize::from(claimed)];
                let mut scene = tied(about_to_gain(3, 1).claimed(claimed).favour(0, before));
                tip(&mut scene, ties, place, ahead);
                scene.play([Score]);
                if claimed == 2 {
                    scene.play([Decline, Decline]);
                }
                let claims = claims(&scene, usize::from(claimed) + 1);
                let (diana, venus) = (claims[1], claims[2]);
                assert!(
                    if ahead == 0 {
                        diana > venus
                    } else {
                        venus > diana
                    },
                    "{:?} for {ahead} at checkpoint {}: {claims:?}",
                    ties[place],
                    claimed + 1
                );
            }
        }
    }
}

#[test]
fn gr_k4_the_last_tie_break_is_to_be_later_in_turn_order() {
    for (first, later) in [(0, 2), (1, 2), (2, 1)] {
        let mut scene = tied(about_to_gain(3, 1).favour(0, 4));
        scene.state.first = seat(first);
        scene.play([Score]);
        let claims = claims(&scene, 1);
        assert_eq!(claims[later], Some(2), "{first} began: {claims:?}");
    }
}

#[test]
fn gr_k4_temples_count_as_meeples() {
    let mut scene = tied(about_to_gain(3, 1).favour(0, 4)).temple(Diana, "D1");
    scene.play([Score]);
    assert_eq!(claims(&scene, 1), [Some(3), Some(2), Some(1)]);
}

#[test]
fn gr_k4_territories_of_ones_own_colour_count_and_contested_ones_do_not() {
    let mut scene = about_to_gain(3, 1).favour(0, 4).position("D1:DDV V1:VJ");
    scene.play([Score]);
    assert_eq!(claims(&scene, 1), [Some(3), Some(2), Some(1)]);
}

/// A game that is over, in which Diana and Venus have so many points and Neptune none.
fn over(points: [[u8; 3]; 2]) -> Scene {
    let mut scene = tied(scene(&FOUR[..3]));
    scene.state.claimed = 3;
    scene.state.decision = Decision::Over(Ending::ThirdCheckpoint);
    for ((owner, ..), points) in TIED.into_iter().zip(points) {
        scene.state.players[owner].tally.victory = points.map(Some);
    }
    scene
}

fn standings(scene: &Scene) -> Vec<(Party, u8, i32, Option<String>)> {
    let outcome = scene.rules.outcome(&scene.state).expect("the game is over");
    outcome
        .standings
        .into_iter()
        .map(|standing| {
            let tie = standing.tie_break.map(|message| message.key.to_string());
            (standing.party, standing.rank, standing.points, tie)
        })
        .collect()
}

#[test]
fn gr_k5_most_victory_points_win() {
    let mut scene = over([[3, 1, 4], [2, 3, 8]]);
    More::Territories.give(&mut scene, TIED[0]);
    let party = |owner| Party::Seat(seat(owner));
    assert_eq!(
        standings(&scene),
        [
            (party(2), 1, 13, None),
            (party(1), 2, 8, None),
            (party(0), 3, 0, None)
        ]
    );
}

#[test]
fn gr_k5_equal_points_are_ranked_by_the_same_list() {
    let keys = ["territories", "cards", "meeples"];
    for (place, key) in keys.into_iter().enumerate() {
        for ahead in [0, 1] {
            let mut scene = over([[1, 2, 4], [1, 2, 4]]);
            tip(&mut scene, &ON_THE_TABLE, place, ahead);
            let standings = standings(&scene);
            assert_eq!(standings[0].0, Party::Seat(seat([1, 2][ahead])), "{key}");
            assert_eq!(standings[1].3, Some(format!("gr-tie-{key}")));
            assert_eq!(standings[0].3, None);
        }
    }
    // What is on the table decides before any track.
    let mut scene = over([[0, 1, 8], [2, 3, 4]]);
    More::Meeples.give(&mut scene, TIED[1]);
    let standings_by_meeples = standings(&scene);
    assert_eq!(standings_by_meeples[0].0, Party::Seat(seat(2)));
    assert_eq!(standings_by_meeples[1].3.as_deref(), Some("gr-tie-meeples"));
    // The highest third decides before the second, and that before the first.
    for (points, winner, key) in [
        ([[0, 1, 8], [2, 3, 4]], 1, "third"),
        ([[2, 3, 4], [0, 1, 8]], 2, "third"),
        ([[0, 4, 6], [3, 1, 6]], 1, "second"),
        ([[3, 1, 6], [0, 4, 6]], 2, "second"),
        ([[1, 2, 4], [1, 2, 4]], 2, "turn-order"),
    ] {
        let standings = standings(&over(points));
        assert_eq!(standings[0].0, Party::Seat(seat(winner)), "{points:?}");
        assert_eq!(standings[1].3, Some(format!("gr-tie-{key}")), "{points:?}");
    }
}

#[test]
fn gr_k7_a_disc_of_each_player_claims_their_space() {
    let mut scene = about_to_gain(3, 1).favour(0, 4);
    scene.play([Score]);
    for player in &scene.state.players[..3] {
        assert_eq!((player.discs, player.discs_claiming), (10, 1));
    }
}

#[test]
fn gr_k7_with_no_disc_left_the_claim_still_stands() {
    let mut scene = about_to_gain(3, 1).favour(0, 4);
    let player = &mut scene.state.players[1];
    (player.discs, player.discs_aside) = (0, 11);
    scene.play([Score]);
    let player = &scene.state.players[1];
    assert_eq!((player.discs, player.discs_claiming), (0, 0));
    assert!(claims(&scene, 1)[1].is_some());
}
