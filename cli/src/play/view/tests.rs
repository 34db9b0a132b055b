//! Whole screens of a real title, as people see them, in both languages.
//!
//! After a change that is meant: `INSTA_UPDATE=always cargo test -p pantheon --lib play::view`.

use std::time::Duration;

use pantheon_locales::Language;
use ratatui::Terminal;
use ratatui::backend::TestBackend;

use super::draw;
use crate::bot_args::BotArgs;
use crate::play::app::App;
use crate::play::begin;
use crate::play::bench::Patience;
use crate::play::command::{Command, Topic};
use crate::play::find::Go;
use crate::play::theme::Theme;
use crate::play_args::PlayArgs;

fn app(seats: &[&str], lang: Language) -> App {
    let args = PlayArgs {
        title: pantheon_games::TITLES[0].id.to_owned(),
        seats: seats.iter().map(|&seat| seat.to_owned()).collect(),
        plain: false,
        warn: false,
        seed: Some("a quiet evening".to_owned()),
        options: serde_json::json!({}),
        reaction: None,
        bots: BotArgs {
            bot_time: Duration::from_secs(5),
            bot_memory: 1 << 30,
        },
        record: None,
        lang,
        content: None,
    };
    begin(&args, Patience::Endless).unwrap()
}

fn shown(app: &mut App, width: u16, height: u16) -> String {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal
        .draw(|frame| draw(app, Theme { colour: true }, frame))
        .unwrap();
    let lines = terminal.backend().to_string();
    let bare = lines.lines().map(|line| line.trim_matches('"').trim_end());
    bare.collect::<Vec<_>>().join("\n")
}

/// Chooses among what is legal by a fixed rhythm, so that all kinds of choices come up.
fn play(app: &mut App, choices: usize) {
    for turn in 0..choices {
        if !app.texts().is_empty() {
            app.choose((turn * 7 + turn / 3) % app.texts().len());
        }
    }
}

#[test]
fn the_table_at_every_size_and_language() {
    for (width, height) in [(100, 30), (140, 45)] {
        for language in Language::ALL {
            let mut app = app(&["human", "random", "random"], language);
            play(&mut app, 12);
            insta::assert_snapshot!(
                format!("table-{width}x{height}-{language}"),
                shown(&mut app, width, height)
            );
        }
    }
}

#[test]
fn typing_narrows_the_choices_on_the_screen() {
    let mut app = app(&["human", "human"], Language::En);
    app.choose(0);
    "visit"
        .chars()
        .for_each(|letter| drop(app.update(Command::Type(letter))));
    let screen = shown(&mut app, 100, 30);
    assert!(screen.contains("Search: visit"), "{screen}");
    assert!(
        screen.contains("Visit ") && !screen.contains("Activate slot"),
        "{screen}"
    );
}

#[test]
fn the_log_is_scrolled_to_its_beginning_and_back() {
    let mut app = app(&["human", "random"], Language::En);
    play(&mut app, 12);
    let first = shown(&mut app, 100, 30);
    app.update(Command::NextPane);
    app.update(Command::Go(Go::First));
    let screen = shown(&mut app, 100, 30);
    assert!(screen.contains(" begins."), "{screen}");
    app.update(Command::Go(Go::Last));
    assert_eq!(shown(&mut app, 100, 30), first);
}

#[test]
fn the_end_of_a_solo_game() {
    for language in Language::ALL {
        let mut app = app(&["human"], language);
        play(&mut app, 2000);
        assert!(app.outcome().is_some(), "two thousand choices end any game");
        insta::assert_snapshot!(format!("end-100x30-{language}"), shown(&mut app, 100, 30));
    }
}

#[test]
fn pages_in_front_of_the_table() {
    for language in Language::ALL {
        let mut app = app(&["human", "random"], language);
        app.update(Command::Open(Topic::Help));
        insta::assert_snapshot!(format!("help-100x30-{language}"), shown(&mut app, 100, 30));
        app.update(Command::Rules);
        "gr-v1"
            .chars()
            .for_each(|letter| drop(app.update(Command::Type(letter))));
        insta::assert_snapshot!(format!("rules-100x30-{language}"), shown(&mut app, 100, 30));
    }
}

#[test]
fn a_rule_longer_than_the_screen_is_scrolled_to_its_end() {
    let mut app = app(&["human"], Language::En);
    app.update(Command::Rules);
    "gr-l4"
        .chars()
        .for_each(|letter| drop(app.update(Command::Type(letter))));
    let screen = shown(&mut app, 80, 24);
    assert!(
        screen.contains("GR-L4  ") && screen.contains('↓'),
        "{screen}"
    );
    assert!(!screen.contains(" high."), "{screen}");
    app.update(Command::Go(Go::PageDown));
    app.update(Command::Go(Go::PageDown));
    let end = shown(&mut app, 80, 24);
    assert!(end.contains(" high.") && end.contains('↑'), "{end}");
    app.update(Command::Go(Go::PageUp));
    app.update(Command::Go(Go::PageUp));
    assert_eq!(shown(&mut app, 80, 24), screen);
}

#[test]
fn every_line_of_keys_fits_the_narrowest_screen_that_is_promised() {
    for language in Language::ALL {
        let app = app(&["human"], language);
        for key in [
            "table", "page", "rules", "save", "leave", "curtain", "end", "over",
        ] {
            let text = app.locale().text(&format!("cli-play-keys-{key}")).unwrap();
            assert!(text.chars().count() <= 100, "{language} {key}: {text}");
        }
    }
}

#[test]
fn a_screen_that_is_too_small_says_so() {
    let mut app = app(&["human"], Language::En);
    let screen = shown(&mut app, 79, 24);
    assert!(
        screen.contains("This screen is 79 columns by 24 lines."),
        "{screen}"
    );
    assert!(shown(&mut app, 80, 24).contains('►'));
}

#[test]
fn no_size_of_the_screen_is_too_odd_to_draw() {
    let mut app = app(&["human", "human", "human", "human"], Language::PtBr);
    play(&mut app, 20);
    for (width, height) in [(1, 1), (80, 24), (81, 60), (300, 24), (100, 25), (500, 200)] {
        for command in [
            Command::Escape,
            Command::Open(Topic::Board),
            Command::Rules,
            Command::Save,
            Command::Quit,
        ] {
            app.update(command);
            shown(&mut app, width, height);
        }
        app.update(Command::Escape);
    }
}
