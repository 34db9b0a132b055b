//! The worked session in `docs/protocol.md` and the example client, against the real binary.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use pantheon_cli::stdio::{COMMANDS, Code, MAX_LINE};
use serde_json::{Value, json};

use crate::support::{ANYTHING, TITLE, text_fits};

const PAGE: &str = include_str!("../../../docs/protocol.md");

struct Client {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Client {
    fn start() -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_pantheon"))
            .args(["stdio", "--lang", "en"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let input = child.stdin.take().unwrap();
        let output = BufReader::new(child.stdout.take().unwrap());
        Self {
            child,
            input,
            output,
        }
    }

    fn ask(&mut self, line: &[u8]) -> Value {
        self.input.write_all(line).unwrap();
        self.input.write_all(b"\n").unwrap();
        let mut reply = String::new();
        self.output.read_line(&mut reply).unwrap();
        serde_json::from_str(&reply).unwrap_or_else(|why| panic!("{why}: {reply:?}"))
    }

    /// Ends the session and returns its exit code.
    fn end(self) -> Option<i32> {
        let Self {
            mut child,
            input,
            output,
        } = self;
        drop((input, output));
        child.wait().unwrap().code()
    }
}

/// Whether a reply is what the page says. "Anything" stands for any value, for any further items of a list, and
/// as a key for any further members.
fn fits(expected: &Value, found: &Value) -> bool {
    match (expected, found) {
        (Value::String(word), _) if word == ANYTHING => true,
        (Value::String(expected), Value::String(found)) => text_fits(expected, found),
        (Value::Array(expected), Value::Array(found)) => match expected.split_last() {
            Some((Value::String(last), first)) if last == ANYTHING => {
                found.len() >= first.len() && first.iter().zip(found).all(|(e, f)| fits(e, f))
            }
            _ => {
                expected.len() == found.len() && expected.iter().zip(found).all(|(e, f)| fits(e, f))
            }
        },
        (Value::Object(expected), Value::Object(found)) => {
            let open = expected.contains_key(ANYTHING);
            let said = expected.iter().filter(|(key, _)| *key != ANYTHING);
            let mut said = said.map(|(key, value)| found.get(key).is_some_and(|f| fits(value, f)));
            said.all(|fits| fits) && (open || expected.len() == found.len())
        }
        _ => expected == found,
    }
}

#[test]
fn the_worked_sessions_are_true() {
    let mut client = Client::start();
    let mut asked = None;
    let (mut inside, mut exchanges) = (false, 0);
    for line in PAGE.lines() {
        if line.starts_with("```") {
            inside = line == "```session";
        } else if let Some(request) = line.strip_prefix("> ").filter(|_| inside) {
            asked = Some(client.ask(request.as_bytes()));
        } else if let Some(expected) = line.strip_prefix("< ").filter(|_| inside) {
            let expected: Value =
                serde_json::from_str(expected).unwrap_or_else(|why| panic!("{why}: {expected}"));
            let found = asked.take().expect("a reply follows a request");
            assert!(fits(&expected, &found), "{expected}\n{found}");
            exchanges += 1;
            if found["ok"]["bye"] == json!(true) {
                let ended = std::mem::replace(&mut client, Client::start());
                assert_eq!(ended.end(), Some(0));
            }
        }
    }
    assert!(exchanges > 10);
    assert_eq!(client.end(), Some(0));
}

#[test]
fn the_page_names_every_command_and_every_code() {
    for name in COMMANDS {
        assert!(PAGE.contains(&format!("### `{name}`")), "{name}");
    }
    for code in Code::ALL {
        assert!(
            PAGE.contains(&format!("| `{}` |", code.word())),
            "{}",
            code.word()
        );
    }
}

/// The line that begins a game with this.
fn begin(with: &Value) -> String {
    let mut line = json!({ "cmd": "new", "title": TITLE });
    let fields = with.as_object().unwrap().clone();
    line.as_object_mut().unwrap().extend(fields);
    line.to_string()
}

#[test]
fn a_session_goes_on_after_lines_that_are_too_long_or_no_text() {
    let mut client = Client::start();
    let begun = client.ask(begin(&json!({ "seed": "1" })).as_bytes());
    assert_eq!(begun["ok"]["step"], 0);
    let state = client.ask(br#"{"cmd":"state"}"#);
    let code = |reply: Value| reply["error"]["code"].as_str().unwrap().to_owned();
    assert_eq!(code(client.ask(&vec![b'['; MAX_LINE + 1])), "line-too-long");
    assert_eq!(code(client.ask(&vec![b'"'; 3 * MAX_LINE])), "line-too-long");
    assert_eq!(code(client.ask(&vec![b'['; MAX_LINE])), "too-deep");
    assert_eq!(code(client.ask(&vec![b' '; MAX_LINE])), "malformed");
    assert_eq!(code(client.ask(b"\xff\xfe{}")), "not-text");
    assert_eq!(code(client.ask(b"")), "malformed");
    assert_eq!(client.ask(br#"{"cmd":"state"}"#), state);
    assert_eq!(
        client.ask(br#"{"id":"x","cmd":"quit"}"#),
        json!({"id": "x", "ok": {"bye": true}})
    );
    assert_eq!(client.end(), Some(0));
}

#[test]
fn a_record_can_be_loaded_again() {
    let mut client = Client::start();
    client.ask(begin(&json!({ "seats": 2, "seed": "1", "names": ["Ana", "Rui"] })).as_bytes());
    for _ in 0..20 {
        let seat = client.ask(br#"{"cmd":"view"}"#)["ok"]["to_act"][0].clone();
        let legal = client.ask(json!({"cmd": "legal", "seat": seat}).to_string().as_bytes());
        let action = &legal["ok"]["actions"][0];
        client.ask(
            json!({"cmd": "apply", "seat": seat, "action": action})
                .to_string()
                .as_bytes(),
        );
    }
    let state = client.ask(br#"{"cmd":"state"}"#);
    let record = client.ask(br#"{"cmd":"record"}"#)["ok"]["record"].clone();
    let mut other = Client::start();
    let loaded = other.ask(
        json!({"cmd": "load", "record": record})
            .to_string()
            .as_bytes(),
    );
    assert_eq!(loaded["ok"]["players"][1]["name"], "Rui");
    assert_eq!(other.ask(br#"{"cmd":"state"}"#), state);
    let part = other.ask(
        json!({"cmd": "load", "record": record, "at": 3})
            .to_string()
            .as_bytes(),
    );
    assert_eq!(part["ok"]["step"], 3);
    let beyond = json!({"cmd": "load", "record": record, "at": 21}).to_string();
    assert_eq!(
        other.ask(beyond.as_bytes())["error"]["code"],
        "out-of-bounds"
    );
    let forged = record.as_str().unwrap().replacen("Rui", "Eva", 1);
    let forged = other.ask(
        json!({"cmd": "load", "record": forged})
            .to_string()
            .as_bytes(),
    );
    assert_eq!(forged["error"]["reason"], "broken-chain");
}

#[test]
fn the_longest_names_make_a_record_that_can_be_read_and_worse_ones_are_refused() {
    let mut client = Client::start();
    let mut begin = |text: &str| {
        let (names, entropy) = (vec![text; 4], vec![text; 8]);
        let new = json!({
            "cmd": "new", "title": TITLE, "seats": 4, "names": names, "entropy": entropy,
        });
        client.ask(new.to_string().as_bytes())
    };
    for bad in ["\u{1b}[31m", "two\nlines", &"x".repeat(1025)] {
        assert_eq!(begin(bad)["error"]["code"], "out-of-bounds", "{bad:?}");
    }
    assert_eq!(begin(&"\"".repeat(1024))["ok"]["over"], false);
    let record = client.ask(br#"{"cmd":"record"}"#)["ok"]["record"].clone();
    let load = json!({"cmd": "load", "record": record}).to_string();
    assert_eq!(client.ask(load.as_bytes())["ok"]["over"], false);
}

#[test]
fn the_example_client_plays_to_the_end() {
    let client = concat!(env!("CARGO_MANIFEST_DIR"), "/../examples/client.py");
    let run = Command::new("python3")
        .args([client, env!("CARGO_BIN_EXE_pantheon"), "3", "a test"])
        .output()
        .expect("python3 runs the example");
    let (out, err) = (
        String::from_utf8_lossy(&run.stdout),
        String::from_utf8_lossy(&run.stderr),
    );
    assert!(run.status.success(), "{err}");
    assert_eq!(
        out.lines().filter(|line| line.contains("points")).count(),
        3,
        "{out}"
    );
}
