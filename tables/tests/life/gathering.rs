//! Before the game: seats, readiness, plans.

use pantheon_games::samples;
use pantheon_tables::{Life, Settings};
use pantheon_wire::{Access, Code, NewTable, SeatKind, SeatPlan, Status, TableCommand};
use serde_json::json;

use crate::room::{Room, open, plan};

fn join(seat: Option<u8>) -> TableCommand {
    TableCommand::Join { seat }
}

fn ready() -> TableCommand {
    TableCommand::Ready {
        ready: true,
        entropy: None,
    }
}

#[test]
fn people_take_seats_get_ready_and_the_host_begins() {
    let mut room = Room::new(open(samples::in_turns(), 3));
    room.must("rui", join(None));
    assert_eq!(room.refused("rui", join(None)), Code::SeatTaken);
    assert_eq!(room.refused("eva", join(Some(1))), Code::SeatTaken);
    assert_eq!(room.refused("ana", TableCommand::Start), Code::WrongTime);
    room.must("eva", join(Some(2)));
    assert_eq!(room.refused("tom", join(None)), Code::SeatTaken);
    room.must("rui", ready());
    assert_eq!(
        room.refused("ana", TableCommand::Start),
        Code::WrongTime,
        "eva isn't ready"
    );
    room.must("eva", ready());
    assert_eq!(room.refused("rui", TableCommand::Start), Code::NotYours);
    room.must("ana", TableCommand::Start);
    assert_eq!(room.info().status, Status::Playing);
    assert_eq!(room.refused("tom", join(None)), Code::WrongTime);
    room.replay();
}

#[test]
fn who_leaves_before_the_game_frees_a_seat() {
    let mut room = Room::new(open(samples::in_turns(), 2));
    assert_eq!(room.refused("rui", TableCommand::Leave), Code::NotYours);
    room.must("rui", join(None));
    room.must("rui", TableCommand::Leave);
    assert_eq!(room.info().seats[1].kind, SeatKind::Open);
    room.must("eva", join(None));
    assert_eq!(room.info().seats[1].name.as_deref(), Some("eva"));
    room.replay();
}

#[test]
fn only_the_host_plans_seats_and_closes() {
    let mut room = Room::new(open(samples::in_turns(), 2));
    room.must("rui", join(None));
    let bot = TableCommand::Plan {
        seat: 1,
        plan: SeatPlan::Bot { level: 2 },
    };
    assert_eq!(room.refused("rui", bot.clone()), Code::NotYours);
    let too_strong = TableCommand::Plan {
        seat: 1,
        plan: SeatPlan::Bot { level: 9 },
    };
    assert_eq!(room.refused("ana", too_strong), Code::OutOfBounds);
    room.must("ana", bot);
    assert_eq!(room.info().seats[1].kind, SeatKind::Bot);
    assert_eq!(room.refused("rui", TableCommand::Close), Code::NotYours);
    room.must("ana", TableCommand::Close);
    assert_eq!(room.info().status, Status::Over);
    assert_eq!(room.refused("ana", TableCommand::Start), Code::WrongTime);
    room.replay();
}

#[test]
fn a_plan_must_fit_its_title() {
    let check = |change: serde_json::Value| {
        let mut plan = json!({"title": samples::in_turns(), "seats": ["me", "open"]});
        plan.as_object_mut()
            .unwrap()
            .extend(change.as_object().unwrap().clone());
        let plan: NewTable = serde_json::from_value(plan).unwrap();
        Life::title_for_new(&plan.title, &Settings::default())
            .and_then(|title| Life::check_plan(plan, &*title))
            .map_err(|problem| (problem.code, problem.field.unwrap_or_default()))
    };
    assert!(check(json!({})).is_ok());
    let cases = [
        (json!({"title": "chess"}), Code::UnknownTitle, "title"),
        (
            json!({"seats": ["me", "open", "open", "open", "open"]}),
            Code::BadSetup,
            "seats",
        ),
        (json!({"seats": ["me", "me"]}), Code::BadSetup, "seats"),
        (
            json!({"seats": ["me", {"bot": {"level": 0}}]}),
            Code::OutOfBounds,
            "seats",
        ),
        (
            json!({"seats": ["me", {"hot-seat": {"name": " "}}]}),
            Code::OutOfBounds,
            "seats",
        ),
        (
            json!({"seats": ["me", {"hot-seat": {"name": "a\u{202e}b"}}]}),
            Code::OutOfBounds,
            "seats",
        ),
        (
            json!({"options": {"layout": "sideways"}}),
            Code::BadOptions,
            "options",
        ),
        (
            json!({"options": {"speed": 1}}),
            Code::BadOptions,
            "options",
        ),
        (json!({"take_over": 9}), Code::OutOfBounds, "take_over"),
        (
            json!({"pace": {"clock": {"bank": 1, "increment": 0}}}),
            Code::OutOfBounds,
            "pace.clock.bank",
        ),
        (
            json!({"pace": {"days": {"days": 400}}}),
            Code::OutOfBounds,
            "pace.days.days",
        ),
        (
            json!({"spectators": {"welcome": {"delay": 100_000}}}),
            Code::OutOfBounds,
            "spectators.welcome.delay",
        ),
    ];
    for (change, code, field) in cases {
        assert_eq!(
            check(change.clone()).unwrap_err(),
            (code, field.to_owned()),
            "{change}"
        );
    }
}

#[test]
fn a_private_table_is_found_by_its_people_and_with_its_key() {
    let mut plan = open(samples::in_turns(), 2);
    plan.access = Access::Private;
    let room = Room::new(plan);
    let rui = "rui".into();
    assert!(!room.life.may_find(Some(&rui), None));
    assert!(!room.life.may_find(Some(&rui), Some("a key")));
    assert!(room.life.may_find(Some(&rui), Some("the key")));
    assert!(room.life.may_find(Some(&"ana".into()), None));
    assert_eq!(
        room.life.info(Some(&"ana".into())).key.as_deref(),
        Some("the key")
    );
    assert_eq!(room.life.info(Some(&rui)).key, None);
}

#[test]
fn a_seat_for_the_invited_needs_the_key_at_a_public_table_too() {
    let room = Room::new(plan(
        samples::in_turns(),
        vec![SeatPlan::Me, SeatPlan::Invited, SeatPlan::Open],
    ));
    assert!(!room.life.may_sit(Some(1), None));
    assert!(room.life.may_sit(Some(1), Some("the key")));
    assert!(room.life.may_sit(Some(2), None));
    assert_eq!(room.life.open_seat(), Some(2));
}

#[test]
fn what_is_said_is_one_line_of_plain_text() {
    let mut room = Room::new(open(samples::in_turns(), 2));
    let say = |text: &str| TableCommand::Chat {
        text: text.to_owned(),
    };
    room.must("rui", say("hello <b>there</b>"));
    for bad in ["", "  ", "a\u{7}b", "a\nb", "\u{202e}txt", &"x".repeat(501)] {
        assert_eq!(room.refused("rui", say(bad)), Code::OutOfBounds, "{bad:?}");
    }
    room.replay();
}
