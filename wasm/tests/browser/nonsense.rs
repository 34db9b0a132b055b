//! Whatever a page says is answered, and changes nothing where it makes no sense.

use pantheon_games::samples;
use pantheon_wasm::{Replay, verify};
use pantheon_wire::{Ask, Code, Reply, SeatPlan};

use crate::page::{Page, bot, plan};

const NONSENSE: [&str; 8] = [
    "",
    "{",
    "null",
    "[]",
    "{}",
    r#"{"id":"1","ask":"dance"}"#,
    "\u{0}\u{ffff}",
    r#"{"header":{}}"#,
];

#[test]
fn nonsense_is_answered_with_a_problem() {
    let mut page = Page::new(90);
    let table = page.begin(&plan(samples::with_secrets(), &[SeatPlan::Me, bot(1)]));
    let before = page.save(&table);
    for text in NONSENSE {
        let now = page.time();
        for answer in [
            page.local.ask(text, now),
            page.local.make(text, now),
            page.local.branch(text, 0, text, now),
            page.local.load(text, now),
            page.local.save(text, 0),
            page.local.record(text),
            Replay::open(text).info(),
            Replay::open(text).at(0, None),
        ] {
            assert!(answer.contains(r#""error""#), "{text}: {answer}");
        }
        page.local.forget(text);
        assert!(verify(text).contains(r#""failed""#), "{text}");
        assert_eq!(Replay::open(text).log(None), "[]");
    }
    assert_eq!(page.save(&table), before);
}

#[test]
fn deep_nesting_is_no_way_to_end_the_page() {
    let mut page = Page::new(91);
    let deep = "[".repeat(100_000);
    assert!(page.local.ask(&deep, f64::NAN).contains("malformed"));
    assert!(page.local.make(&deep, -1.0).contains("malformed"));
    assert!(page.local.load(&deep, f64::INFINITY).contains("malformed"));
}

#[test]
fn there_is_no_lobby_and_no_table_of_others() {
    let mut page = Page::new(92);
    let code = |reply: Reply| match reply {
        Reply::Error(problem) => problem.code,
        other => panic!("not an error: {other:?}"),
    };
    assert_eq!(code(page.ask(Ask::Lobby)), Code::NotAllowed);
    let nowhere = Ask::Watch {
        table: "nowhere".into(),
        key: None,
        since: None,
    };
    assert_eq!(code(page.ask(nowhere)), Code::NotFound);
    assert!(page.local.hello(page.time()).contains(r#""id":"local""#));
}
