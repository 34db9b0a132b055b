//! Games of the toy title, with people and bots.

use pantheon_engine::{Rng, Seat, SeatSet, UndoError, Viewer};
use pantheon_games::ShelfError;

use super::{PlayError, Session};
use crate::play::seats;
use crate::play::story::Line;
use crate::play::toy::{self, BOT_TIMING, Heap, seat};

fn session(words: &[&str], stones: u8) -> Session {
    let words: Vec<String> = words.iter().map(|&word| word.to_owned()).collect();
    let players = seats::read(&words, &toy::INFO).unwrap();
    let table = toy::table::<false>(
        players.len() as u8,
        Heap {
            stones,
            clock: false,
            ..Heap::default()
        },
    );
    let bench = toy::bench(&players);
    Session::new(table, players, bench, Rng::new(7), BOT_TIMING).unwrap()
}

fn asked(session: &Session) -> Vec<String> {
    session.decision().map_or(Vec::new(), |decision| {
        decision
            .choices
            .iter()
            .map(|choice| choice.text.key.to_string())
            .collect()
    })
}

#[test]
fn a_forced_choice_is_played_by_itself_and_undone_with_the_choice_before_it() {
    let mut session = session(&["human", "human"], 9);
    session.choose(1, 5).unwrap();
    assert_eq!(session.decision().unwrap().seat, seat(1));
    assert_eq!(session.table().steps(), 2);
    assert_eq!(session.played_for().unwrap().key, "settle");
    assert_eq!(session.undo(6), Ok(seat(0)));
    assert_eq!(session.table().steps(), 0);
    assert_eq!(session.decision().unwrap().seat, seat(0));
    assert_eq!(session.undo(7), Err(UndoError::Nothing));
}

#[test]
fn a_forced_choice_waits_when_undo_would_be_lost_to_luck() {
    let mut session = session(&["human", "human"], 9);
    session.choose(2, 0).unwrap();
    assert_eq!(asked(&session), ["roll"]);
    session.choose(0, 0).unwrap();
    assert_eq!(session.undo(0), Err(UndoError::Barrier));
}

#[test]
fn a_forced_choice_waits_when_undo_would_be_lost_to_a_bot() {
    let mut session = session(&["human", "random"], 9);
    session.choose(1, 0).unwrap();
    assert_eq!(asked(&session), ["settle"]);
    session.choose(0, 0).unwrap();
    assert_eq!(session.undo(0), Err(UndoError::NotYours));
}

#[test]
fn a_forced_choice_waits_when_it_would_take_another_persons_undo() {
    let mut session = session(&["human", "human"], 2);
    session.choose(0, 0).unwrap();
    assert_eq!(session.decision().unwrap().seat, seat(1));
    assert_eq!(asked(&session), ["take one stone"]);
    assert_eq!(session.undo(0), Ok(seat(0)));
}

#[test]
fn forced_choices_are_asked_for_when_that_is_wanted() {
    let mut session = session(&["human", "human"], 9);
    session.set_plays_forced(false, 0).unwrap();
    session.choose(1, 0).unwrap();
    assert_eq!(asked(&session), ["settle"]);
    session.set_plays_forced(true, 0).unwrap();
    assert_eq!(session.decision().unwrap().seat, seat(1));
}

#[test]
fn bots_play_on_to_the_next_person_and_what_they_did_is_new() {
    let mut session = session(&["human", "random", "random"], 20);
    session.choose(0, 0).unwrap();
    let Some(decision) = session.decision() else {
        panic!("the heap is large enough for two bots")
    };
    assert_eq!(decision.seat, seat(0));
    let story: Vec<(Option<Seat>, bool)> = session
        .story(Viewer::Seat(seat(0)), 0)
        .map(|(line, fresh)| (line.by, fresh))
        .collect();
    assert_eq!(story.first(), Some(&(Some(seat(0)), false)));
    assert!(story.len() >= 3);
    assert!(
        story[1..]
            .iter()
            .all(|&(by, fresh)| fresh && by != Some(seat(0)))
    );
}

#[test]
fn bots_alone_finish_the_game() {
    let session = session(&["random", "random"], 9);
    assert!(session.decision().is_none());
    assert!(session.table().outcome().is_some());
}

#[test]
fn an_illegal_action_is_refused_by_its_rule_and_changes_nothing() {
    let mut session = session(&["human"], 2);
    let before = session.table().digest();
    let error = session
        .act(&serde_json::json!({ "Take": 3 }), 0)
        .unwrap_err();
    assert!(
        matches!(error, PlayError::Table(ShelfError::Refused(refusal)) if refusal.rule == "ST-T1")
    );
    assert_eq!(session.table().digest(), before);
    session.act(&serde_json::json!({ "Take": 2 }), 0).unwrap();
    assert!(session.table().outcome().is_some());
}

#[test]
fn time_passes_once_when_it_is_due() {
    let players = seats::read(&["human".into()], &toy::INFO).unwrap();
    let bench = toy::bench(&players);
    let mut session = Session::new(
        toy::table::<false>(
            1,
            Heap {
                stones: 3,
                clock: true,
                ..Heap::default()
            },
        ),
        players,
        bench,
        Rng::new(7),
        BOT_TIMING,
    )
    .unwrap();
    session.pass_time(999).unwrap();
    assert_eq!(session.table().steps(), 0);
    session.pass_time(5000).unwrap();
    assert_eq!((session.table().steps(), session.table().time()), (1, 1000));
    session.choose(0, 6000).unwrap();
    session.undo(6001).unwrap();
    assert_eq!(session.undo(6002), Err(UndoError::NotYours));
}

#[test]
fn where_all_act_at_once_bots_take_their_time() {
    let players = seats::read(&["random".into(), "human".into()], &toy::INFO).unwrap();
    let heap = Heap {
        stones: 40,
        together: true,
        ..Heap::default()
    };
    let table = toy::table::<false>(2, heap);
    let bench = toy::bench(&players);
    let mut session = Session::new(table, players, bench, Rng::new(7), BOT_TIMING).unwrap();
    assert_eq!(session.decision().unwrap().seat, seat(1));
    assert_eq!(session.table().steps(), 0);
    let due = session.deadline().unwrap();
    session.pass_time(due - 1).unwrap();
    assert_eq!(session.table().steps(), 0);
    session.pass_time(due).unwrap();
    assert_eq!((session.table().steps(), session.table().time()), (1, due));
    session.choose(0, due + 1).unwrap();
    assert_eq!(session.table().steps(), 2);
    session.pass_time(due + 60_000).unwrap();
    assert!(session.table().outcome().is_some());
    assert_eq!(session.deadline(), None);
}

#[test]
fn a_bot_that_thinks_long_holds_nobody_up() {
    let players = seats::read(&["human".into(), "level:8".into()], &toy::INFO).unwrap();
    let heap = Heap {
        stones: 9,
        ..Heap::default()
    };
    let (bench, go) = toy::slow_bench();
    let table = toy::table::<false>(2, heap);
    let mut session = Session::new(table, players, bench, Rng::new(7), BOT_TIMING).unwrap();
    session.choose(0, 5).unwrap();
    assert_eq!(session.thinking(), SeatSet::only(seat(1)));
    assert!(session.decision().is_none());
    assert_eq!(session.undo(6), Err(UndoError::NotYours));
    session.pass_time(50).unwrap();
    assert_eq!(session.table().steps(), 1, "it still thinks");
    go.send(()).unwrap();
    while session.decision().is_none() {
        session.pass_time(60).unwrap();
    }
    assert_eq!((session.table().steps(), session.table().time()), (2, 60));
    let told = session.story(Viewer::Seat(seat(0)), 0);
    let trouble = |line: &Line| line.text.key == "cli-play-trouble";
    assert_eq!(told.filter(|(line, _)| trouble(line)).count(), 1);
}
