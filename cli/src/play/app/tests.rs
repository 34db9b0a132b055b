//! The state machine, on the toy title.

use pantheon_engine::{Rng, Viewer};
use pantheon_locales::Language;

use super::App;
use crate::play::command::{Command, Effect, Topic};
use crate::play::find::Go;
use crate::play::overlay::{Overlay, Pane};
use crate::play::seats;
use crate::play::session::Session;
use crate::play::toy::{self, BOT_TIMING, Heap, seat};

fn app<const HIDDEN: bool>(words: &[&str], heap: Heap) -> App {
    let words: Vec<String> = words.iter().map(|&word| word.to_owned()).collect();
    let players = seats::read(&words, &toy::INFO).unwrap();
    let table = toy::table::<HIDDEN>(players.len() as u8, heap);
    let bench = toy::bench(&players);
    App::new(
        Session::new(table, players, bench, Rng::new(7), BOT_TIMING).unwrap(),
        Language::En,
    )
}

fn open(stones: u8) -> App {
    app::<false>(
        &["human", "human"],
        Heap {
            stones,
            clock: false,
            ..Heap::default()
        },
    )
}

fn type_in(app: &mut App, text: &str) {
    for letter in text.chars() {
        assert_eq!(app.update(Command::Type(letter)), None);
    }
}

fn notice(app: &App) -> &str {
    app.notice().map_or("", |notice| &notice.text.key)
}

#[test]
fn a_choice_is_made_by_arrow_by_number_and_by_search() {
    let mut app = open(20);
    app.update(Command::Go(Go::Down));
    app.update(Command::Go(Go::Up));
    app.update(Command::Enter);
    assert_eq!(app.session().table().steps(), 1);
    type_in(&mut app, "1");
    app.update(Command::Enter);
    assert_eq!(app.session().table().steps(), 2);
    type_in(&mut app, "pair");
    app.update(Command::Enter);
    assert_eq!(
        app.session().table().steps(),
        4,
        "a pair is followed by settling"
    );
    assert_eq!(notice(&app), "cli-play-forced");
    assert_eq!(
        app.finder().query(),
        "",
        "a new decision begins with an empty search"
    );
}

#[test]
fn what_fits_no_choice_chooses_nothing() {
    let mut app = open(20);
    for typed in ["nothing like it", "9"] {
        type_in(&mut app, typed);
        app.update(Command::Enter);
        assert_eq!(notice(&app), "cli-play-no-such-choice");
        app.update(Command::Escape);
    }
    assert_eq!(app.session().table().steps(), 0);
}

#[test]
fn backspace_takes_letters_back_before_steps() {
    let mut app = open(20);
    app.choose(0);
    type_in(&mut app, "x");
    app.update(Command::Erase);
    assert_eq!(app.session().table().steps(), 1);
    app.update(Command::Erase);
    assert_eq!(app.session().table().steps(), 0);
    assert_eq!(notice(&app), "cli-play-took-back");
    app.update(Command::Erase);
    assert_eq!(notice(&app), "engine-undo-nothing");
}

#[test]
fn leaving_is_asked_for_twice() {
    let mut app = open(20);
    assert_eq!(app.update(Command::Quit), None);
    assert_eq!(app.update(Command::Escape), None);
    assert!(app.overlay().is_none());
    assert_eq!(app.update(Command::Quit), None);
    assert_eq!(app.update(Command::Enter), Some(Effect::Quit));
    assert_eq!(app.update(Command::Quit), Some(Effect::Quit));
}

#[test]
fn the_end_lies_in_front_and_can_be_put_aside() {
    let mut app = open(2);
    app.choose(1);
    assert!(matches!(
        app.overlay(),
        Some(Overlay::Page {
            topic: Topic::Score,
            ..
        })
    ));
    app.update(Command::Escape);
    assert!(app.overlay().is_none());
    assert!(app.outcome().is_some());
    app.update(Command::Enter);
    assert!(app.notice().is_none(), "there is nothing left to choose");
}

#[test]
fn the_record_goes_where_one_says() {
    let mut app = open(9);
    app.update(Command::Save);
    let name = app.record_name();
    assert!(name.starts_with("stones-") && name.ends_with(".pantheon"));
    assert_eq!(app.update(Command::Enter), Some(Effect::Save(name.into())));
    app.update(Command::Escape);
    assert_eq!(
        app.update(Command::Enter),
        None,
        "a file without a name can't be written"
    );
    assert!(app.types_freely());
    type_in(&mut app, "a/b?");
    assert_eq!(
        app.update(Command::Enter),
        Some(Effect::Save("a/b?".into()))
    );
    app.saved("a/b?".as_ref());
    assert!(app.overlay().is_none());
}

#[test]
fn a_refusal_names_its_rule() {
    let mut app = open(2);
    app.act(&serde_json::json!("Roll"));
    let notice = app.notice().unwrap();
    assert_eq!(
        (notice.text.key.as_ref(), notice.rule.as_deref()),
        ("st-refusal-not-now", Some("ST-T1"))
    );
    app.act(&serde_json::json!({ "Fly": 3 }));
    assert_eq!(app.notice().unwrap().text.key, "cli-play-failed");
}

#[test]
fn with_secrets_the_screen_is_passed_behind_a_curtain() {
    let mut app = app::<true>(
        &["human", "human"],
        Heap {
            stones: 9,
            clock: false,
            ..Heap::default()
        },
    );
    assert_eq!(app.curtain(), Some(seat(0)));
    assert!(
        app.texts().is_empty(),
        "nobody reads the choices through the curtain"
    );
    app.update(Command::Enter);
    assert_eq!((app.curtain(), app.viewer()), (None, Viewer::Seat(seat(0))));
    app.choose(0);
    assert_eq!(
        (app.curtain(), app.viewer()),
        (Some(seat(1)), Viewer::Spectator)
    );
    app.update(Command::Type('1'));
    assert_eq!(app.curtain(), Some(seat(1)));
    app.update(Command::Undo);
    assert_eq!((app.curtain(), app.viewer()), (None, Viewer::Seat(seat(0))));
}

#[test]
fn without_secrets_or_with_one_person_there_is_no_curtain() {
    assert_eq!(open(9).curtain(), None);
    let app = app::<true>(
        &["human", "random"],
        Heap {
            stones: 9,
            clock: false,
            ..Heap::default()
        },
    );
    assert_eq!(app.curtain(), None);
}

#[test]
fn time_is_an_input() {
    let mut app = app::<false>(
        &["human"],
        Heap {
            stones: 9,
            clock: true,
            ..Heap::default()
        },
    );
    assert_eq!(app.deadline(), Some(1000));
    app.at(400);
    assert_eq!(app.session().table().steps(), 0);
    app.at(1500);
    assert_eq!((app.session().table().steps(), app.deadline()), (1, None));
    app.at(10);
    app.choose(0);
    assert_eq!(
        app.session().table().time(),
        1500,
        "a clock that runs backwards is not believed"
    );
}

#[test]
fn another_language_calls_people_differently() {
    let mut app = open(9);
    let english = app.locale().seat(seat(0));
    app.update(Command::NextLanguage);
    assert_eq!(app.locale().language(), Language::PtBr);
    assert_ne!(app.locale().seat(seat(0)), english);
    app.update(Command::NextLanguage);
    assert_eq!(app.locale().seat(seat(0)), english);
}

#[test]
fn tab_lets_the_arrows_scroll_and_typing_goes_back_to_the_choices() {
    let mut app = open(9);
    app.update(Command::NextPane);
    assert_eq!(app.pane, Pane::Log);
    app.update(Command::Go(Go::Up));
    assert_eq!(app.log_back, 1);
    app.update(Command::NextPane);
    app.update(Command::Go(Go::Down));
    assert_eq!((app.pane, app.board_top), (Pane::Board, 1));
    type_in(&mut app, "t");
    assert_eq!(app.pane, Pane::Choices);
}

#[test]
fn a_hint_lies_in_front_until_the_person_acts() {
    let mut app = open(9);
    app.update(Command::Open(Topic::Hint));
    let is_hint = |app: &App| {
        matches!(
            app.overlay(),
            Some(Overlay::Page {
                topic: Topic::Hint,
                ..
            })
        )
    };
    assert!(is_hint(&app));
    for _ in 0..2 {
        assert!(!app.page(Topic::Hint).to_string().contains("63%"));
        app.update(Command::Open(Topic::Hint));
    }
    let page = app.page(Topic::Hint).to_string();
    assert!(page.contains("63%"), "{page}");
    app.choose(0);
    assert!(!is_hint(&app), "the hint was for another decision");
    assert!(!app.page(Topic::Hint).to_string().contains("63%"));
}

#[test]
fn there_is_no_hint_through_the_curtain() {
    let mut app = app::<true>(
        &["human", "human"],
        Heap {
            stones: 9,
            ..Heap::default()
        },
    );
    app.update(Command::Open(Topic::Hint));
    assert!(app.overlay().is_none());
    assert_eq!(notice(&app), "cli-play-hint-nobody");
}
