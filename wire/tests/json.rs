//! What frames look like as text. The lines of `client.jsonl` and `server.jsonl` are a contract: clients are written
//! against them, so a line may be added, and one that is there stays.

use std::collections::BTreeSet;

use pantheon_wire::{
    Ask, Bye, ClientFrame, Happened, LobbyUpdate, NewTable, OfferKind, Reply, SeatPlan,
    ServerFrame, TableCommand, TimeControl,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

const CLIENT: &str = include_str!("client.jsonl");
const SERVER: &str = include_str!("server.jsonl");

/// Reads every line, and sees that it is written again as it was.
fn frames<T: Serialize + DeserializeOwned>(lines: &str) -> Vec<T> {
    let read = |line: &str| {
        let frame: T = serde_json::from_str(line).unwrap_or_else(|why| panic!("{why}: {line}"));
        assert_eq!(serde_json::to_string(&frame).unwrap(), line);
        frame
    };
    lines.lines().map(read).collect()
}

/// Names every kind of an enum: by a match that the compiler keeps whole, and as a list.
macro_rules! kinds {
    ($name:ident: $kind:ident { $($variant:ident),+ $(,)? }) => {
        fn $name<'a>(found: impl IntoIterator<Item = &'a $kind>) {
            let found: BTreeSet<&str> = found
                .into_iter()
                .map(|one| match one {
                    $($kind::$variant { .. } => stringify!($variant),)+
                })
                .collect();
            let all = BTreeSet::from([$(stringify!($variant)),+]);
            assert_eq!(found, all, "the lines show every kind");
        }
    };
}

kinds!(asks: Ask { Lobby, LeaveLobby, Watch, Unwatch, Do, Hint, Try, DryRun, Weigh, Describe, Captions, Ping });
kinds!(commands: TableCommand {
    Join, Leave, Ready, Plan, Start, Close, Act, Undo, Offer, Answer, Resume, Resign, Return,
    CallBot, Chat, Rematch,
});
kinds!(servers: ServerFrame { Hello, Answer, Table, Presence, Lobby, Bye });
kinds!(replies: Reply { Done, Ok, Hints, DryRun, Weighed, Described, Captions, Error });
kinds!(lobbies: LobbyUpdate { All, Changed, Gone, OffPage, Beyond });
kinds!(byes: Bye { Restart, TooSlow, Silent, SignedOut, Renewed, TooFast, Broken });
kinds!(happenings: Happened {
    Made, Joined, Left, Ready, Planned, Began, Closed, Superseded, Acted, Ticked, TookBack, Offered, Agreed,
    Declined, Resumed, Outage, Resigned, SatIn, Returned, Said, Rematch,
});

#[test]
fn every_frame_of_a_client_is_written_as_agreed() {
    let frames: Vec<ClientFrame> = frames(CLIENT);
    asks(frames.iter().map(|frame| &frame.ask));
    commands(frames.iter().filter_map(|frame| match &frame.ask {
        Ask::Do { command, .. } => Some(command),
        _ => None,
    }));
}

#[test]
fn every_frame_of_a_server_is_written_as_agreed() {
    let frames: Vec<ServerFrame> = frames(SERVER);
    servers(&frames);
    replies(frames.iter().filter_map(|frame| match frame {
        ServerFrame::Answer(answer) => Some(&answer.reply),
        _ => None,
    }));
    lobbies(frames.iter().filter_map(|frame| match frame {
        ServerFrame::Lobby(update) => Some(update),
        _ => None,
    }));
    byes(frames.iter().filter_map(|frame| match frame {
        ServerFrame::Bye(bye) => Some(bye),
        _ => None,
    }));
    let news = frames.iter().filter_map(|frame| match frame {
        ServerFrame::Table(update) => Some(&update.news),
        _ => None,
    });
    happenings(news.flatten().map(|news| &news.what));
}

/// Puts a member that nobody knows into every object that isn't a title's own, one at a time.
fn spoilt(value: &Value) -> Vec<Value> {
    let mut all = Vec::new();
    if let Value::Object(members) = value {
        let mut more = members.clone();
        more.insert("surprise".to_owned(), Value::Bool(true));
        all.push(Value::Object(more));
        let ours = members
            .iter()
            .filter(|(name, _)| *name != "action" && *name != "options");
        for (name, inner) in ours {
            for worse in spoilt(inner) {
                let mut copy = members.clone();
                copy.insert(name.clone(), worse);
                all.push(Value::Object(copy));
            }
        }
    }
    all
}

#[test]
fn a_client_that_says_more_than_is_known_is_not_understood() {
    for line in CLIENT.lines() {
        let value: Value = serde_json::from_str(line).unwrap();
        for worse in spoilt(&value) {
            assert!(
                serde_json::from_value::<ClientFrame>(worse.clone()).is_err(),
                "{worse}"
            );
        }
    }
}

/// So that an older client can talk to a newer server.
#[test]
fn a_server_that_says_more_than_is_known_is_understood() {
    let hello = SERVER.lines().next().unwrap();
    let newer = hello.replacen("{\"protocol\"", "{\"surprise\":{\"x\":[1]},\"protocol\"", 1);
    assert_ne!(newer, hello);
    let read: ServerFrame = serde_json::from_str(&newer).unwrap();
    assert_eq!(read, serde_json::from_str(hello).unwrap());
}

#[test]
fn what_is_left_out_has_its_default() {
    let short = r#"{"id":"1","ask":{"do":{"table":"t","command":{"join":{}}}}}"#;
    let full = r#"{"id":"1","ask":{"do":{"table":"t","command":{"join":{"seat":null}},"seen":null,"key":null}}}"#;
    let read = |text| serde_json::from_str::<ClientFrame>(text).unwrap();
    assert_eq!(read(short), read(full));
    let table: NewTable =
        serde_json::from_str(r#"{"title":"chess","seats":["me",{"bot":{"level":2}}]}"#).unwrap();
    assert_eq!(table.options, serde_json::json!({}));
    assert_eq!(table.pace, TimeControl::Untimed);
    assert_eq!(table.take_over, 3);
    assert_eq!(table.seats[1], SeatPlan::Bot { level: 2 });
}

#[test]
fn nonsense_is_refused_and_never_ends_the_program() {
    let nested = |depth: usize| {
        let action = format!("{}{}", "[".repeat(depth), "]".repeat(depth));
        format!(
            r#"{{"id":"1","ask":{{"do":{{"table":"t","command":{{"act":{{"seat":0,"action":{action}}}}}}}}}}}"#
        )
    };
    let read = |text: &str| serde_json::from_str::<ClientFrame>(text);
    assert!(read(&nested(50)).is_ok());
    for deep in [200, 8_000, 100_000] {
        assert!(read(&nested(deep)).is_err(), "{deep} deep");
    }
    for bad in [
        "",
        "null",
        "[]",
        "{}",
        r#"{"id":"1"}"#,
        r#"{"id":1,"ask":"ping"}"#,
        r#"{"id":"1","ask":"sing"}"#,
        r#"{"id":"1","ask":"ping","ask":"ping"}"#,
        r#"{"id":"1","ask":{"ping":null,"lobby":null}}"#,
        r#"{"id":"1","ask":{"do":{"table":"t","command":{"undo":{"seat":256}}}}}"#,
        r#"{"id":"1","ask":{"do":{"table":"t","command":{"undo":{"seat":-1}}}}}"#,
        r#"{"id":"1","ask":{"do":{"table":"t","command":{"undo":{"seat":1e99}}}}}"#,
        r#"{"id":"1","ask":{"watch":{"table":"t","since":4294967296}}}"#,
        "{\"id\":\"1\",\"ask\":\"ping\"} {}",
        "{\"id\":\"\u{0}\",\"ask\":\"ping\"}",
    ] {
        assert!(read(bad).is_err(), "{bad}");
    }
    assert!(serde_json::from_str::<OfferKind>(r#"{"take-back":{"to":1,"and":2}}"#).is_err());
}
