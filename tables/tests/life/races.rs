//! All at once: the server's order decides, and who loses a race is told to what.

use pantheon_games::samples;
use pantheon_wire::{Code, TableCommand};

use crate::room::{Room, open};

fn legal(room: &Room, name: &str) -> Vec<serde_json::Value> {
    let sights = room.position(name).sights;
    sights[0]
        .legal
        .iter()
        .map(|legal| legal.action.clone())
        .collect()
}

/// Plays 4 Gods until ana and rui both have a common action that only one of them can have.
fn contested() -> (Room, serde_json::Value) {
    let mut room = Room::begun(open(samples::at_once(), 2));
    for round in 0..400_usize {
        let rui = legal(&room, "rui");
        for action in legal(&room, "ana")
            .into_iter()
            .filter(|action| rui.contains(action))
        {
            let mut after = room.fork();
            after.must(
                "ana",
                TableCommand::Act {
                    seat: 0,
                    action: action.clone(),
                },
            );
            if !legal(&after, "rui").contains(&action) {
                return (room, action);
            }
        }
        let (name, seat) = [("ana", 0), ("rui", 1)][round % 2];
        let choices = legal(&room, name);
        if let Some(action) = choices.get(round % choices.len().max(1)).cloned() {
            room.must(name, TableCommand::Act { seat, action });
        }
        room.later(50);
    }
    panic!("nothing was contested in 400 actions");
}

#[test]
fn who_was_slower_is_told_what_the_race_was_lost_to() {
    let (mut room, action) = contested();
    let seen = Some(room.life.seq());
    let by_ana = TableCommand::Act {
        seat: 0,
        action: action.clone(),
    };
    let by_rui = TableCommand::Act { seat: 1, action };
    room.now += 40;
    let won = room.tell_seen("ana", by_ana, seen).unwrap();
    room.now += 60;
    let problem = room.tell_seen("rui", by_rui.clone(), seen).unwrap_err();
    assert_eq!(problem.code, Code::LostRace);
    assert!(problem.rule.is_some());
    let lost_to = problem.lost_to.unwrap();
    assert_eq!(
        (lost_to.seq, lost_to.seat, lost_to.by),
        (won.seq, Some(0), 60)
    );
    let now_seen = Some(room.life.seq());
    let problem = room.tell_seen("rui", by_rui, now_seen).unwrap_err();
    assert_eq!(
        problem.code,
        Code::Refused,
        "who has seen it has lost no race"
    );
    room.replay();
}

#[test]
fn the_games_own_clock_ticks_in_the_log() {
    let mut plan = open(samples::at_once(), 2);
    plan.options = serde_json::json!({"pace": "timed"});
    let mut room = Room::begun(plan);
    for name in ["ana", "rui"] {
        room.seen.insert(name.into(), room.now + 1_000_000_000);
    }
    let due = room.life.due(&room.seen).expect("timed turns have a clock");
    let ticks = room.later(due - room.now);
    assert!(!ticks.is_empty());
    room.replay();
}
