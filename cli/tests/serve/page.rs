//! The conversation in docs/wire.md is held with a real server.

use std::collections::VecDeque;
use std::time::Duration;

use pantheon_client::Socket;
use pantheon_games::TITLES;
use pantheon_wire::{ClientFrame, Code, NewTable, SeatPlan, ServerFrame};

use crate::process::{Place, Process};

const PAGE: &str = include_str!("../../../docs/wire.md");

/// The lines of the page's `socket` blocks.
fn lines() -> Vec<&'static str> {
    let mut inside = false;
    PAGE.lines()
        .filter(|line| {
            let fence = line.starts_with("```");
            if fence {
                inside = *line == "```socket";
            }
            inside && !fence
        })
        .collect()
}

/// Whether a text is what a line says, wherever that says more than "anything".
fn fits(line: &str, text: &str) -> bool {
    let mut parts = line.split('…');
    let first = parts.next().unwrap_or_default();
    let Some(mut rest) = text.strip_prefix(first) else {
        return false;
    };
    for part in parts {
        let Some(at) = rest.find(part) else {
            return false;
        };
        rest = &rest[at + part.len()..];
    }
    // The ends of JSON look alike, so the last part need not be the very end.
    rest.chars().all(|c| "}]".contains(c)) || line.contains('…')
}

#[tokio::test]
async fn the_conversation_of_the_page_is_true() {
    let folder = tempfile::tempdir().unwrap();
    let process = Process::start(&Place::folder(folder.path()));
    let (me, _) = process.server().guest("Ana").await.unwrap();
    let plan: NewTable = serde_json::from_value(serde_json::json!({
        "title": TITLES[0].id,
        "seats": [SeatPlan::Me, SeatPlan::HotSeat { name: "Rui".to_owned() }],
    }))
    .unwrap();
    let table = me.make_table(&plan).await.unwrap().id;
    let mut socket = me.socket().await.unwrap();

    let lines = lines();
    assert!(lines.len() > 20);
    let mut expected: VecDeque<String> = VecDeque::new();
    for line in lines {
        let line = line.replace("\"T\"", &format!("\"{table}\""));
        if let Some(heard) = line.strip_prefix("< ") {
            expected.push_back(heard.to_owned());
        } else if let Some(said) = line.strip_prefix("> ") {
            hear(&mut socket, &mut expected).await;
            socket.send(said.to_owned()).await.unwrap();
        } else {
            panic!("{line}");
        }
    }
    hear(&mut socket, &mut expected).await;
}

/// Hears all that is expected, in any order: an update may come before the answer or after it.
async fn hear(socket: &mut Socket, expected: &mut VecDeque<String>) {
    while !expected.is_empty() {
        let heard = tokio::time::timeout(Duration::from_secs(20), socket.receive_text()).await;
        let text = heard.unwrap_or_else(|_| panic!("nothing was heard of {expected:?}"));
        let text = text.unwrap();
        let read: Result<ServerFrame, _> = serde_json::from_str(&text);
        assert!(read.is_ok(), "{text}");
        let at = expected.iter().position(|line| fits(line, &text));
        expected.remove(at.unwrap_or_else(|| panic!("{text}\nis none of {expected:#?}")));
    }
}

#[test]
fn what_the_page_sends_is_what_a_client_may_send() {
    for line in lines() {
        if let Some(said) = line.strip_prefix("> ") {
            let read: Result<ClientFrame, _> = serde_json::from_str(said);
            assert_eq!(read.is_ok(), !said.contains("sing"), "{said}");
        }
    }
}

#[test]
fn the_page_lists_every_code() {
    let listed: Vec<Code> = PAGE
        .lines()
        .filter_map(|line| line.strip_prefix("| `")?.split_once("` |"))
        .map(|(code, _)| serde_json::from_value(code.into()).expect("it is a code"))
        .collect();
    let types = include_str!("../../../web/src/gen/Code.ts");
    let known = types
        .split("export type")
        .nth(1)
        .unwrap()
        .matches(" | ")
        .count()
        + 1;
    assert_eq!(listed.len(), known);
}

#[test]
fn a_line_fits_what_it_says() {
    assert!(fits(r#"{"a":…,"b":1}"#, r#"{"a":[2],"b":1}"#));
    assert!(!fits(r#"{"a":…,"b":1}"#, r#"{"a":[2],"b":2}"#));
    assert!(!fits(r#"{"a":1}"#, r#"{"a":12}"#));
}
