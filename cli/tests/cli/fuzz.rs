//! Whatever a session is told: never a panic, always a typed reply, and a failed request changes nothing.

use crate::support::TITLE;
use pantheon_cli::shelf;
use pantheon_cli::stdio::{Code, Reply, Session};
use pantheon_locales::Language;
use proptest::prelude::*;
use serde_json::{Value, json};

fn session() -> Session {
    let mut session = Session::new(shelf::open_all(None).unwrap(), Language::En);
    let begin = json!({ "cmd": "new", "title": TITLE, "seats": 3, "seed": "fuzz" });
    assert!(session.handle(&begin.to_string()).body.is_ok());
    session
}

fn state(session: &mut Session) -> Value {
    let reply = session.handle(r#"{"cmd":"state"}"#);
    reply.body.unwrap_or_else(|failure| panic!("{failure:?}"))
}

/// Handles a line and holds the session to its promises.
fn check(session: &mut Session, line: &str) -> Reply {
    let before = state(session);
    let reply = session.handle(line);
    let written: Value = serde_json::from_str(&reply.to_line()).unwrap();
    assert!(!reply.to_line().contains('\n'));
    let keys: Vec<_> = written
        .as_object()
        .unwrap()
        .keys()
        .map(String::as_str)
        .collect();
    if reply.body.is_ok() {
        assert_eq!(keys, ["id", "ok"], "{line}");
    } else {
        assert_eq!(keys, ["error", "id"], "{line}");
        let code = written["error"]["code"].as_str().unwrap();
        assert!(Code::ALL.iter().any(|known| known.word() == code), "{code}");
        assert!(!written["error"]["message"].as_str().unwrap().is_empty());
        assert_eq!(state(session), before, "{line}");
    }
    let id = serde_json::from_str::<Value>(line)
        .ok()
        .and_then(|value| value.get("id").cloned());
    if let Some(id) = id.filter(|id| !id.is_array() && !id.is_object()) {
        assert!(
            reply.id == id || reply.id.is_null() && reply.body.is_err(),
            "{line}"
        );
    }
    reply
}

/// The kept lines: one file a theme, one request a line.
fn corpus() -> Vec<String> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/corpus");
    let mut files: Vec<_> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    files.sort();
    let texts = files
        .iter()
        .map(|file| std::fs::read_to_string(file).unwrap());
    texts
        .flat_map(|text| text.lines().map(str::to_owned).collect::<Vec<_>>())
        .collect()
}

#[test]
fn the_kept_lines_are_answered() {
    let lines = corpus();
    assert!(lines.len() > 50);
    let mut session = session();
    let failed = lines
        .iter()
        .filter(|line| check(&mut session, line).body.is_err())
        .count();
    assert!(
        failed > 20 && failed < lines.len(),
        "{failed} of {}",
        lines.len()
    );
}

#[test]
fn deep_nesting_is_refused() {
    let mut session = session();
    for (open, close) in [("[", "]"), ("{\"a\":", "}")] {
        let deep = format!("{}1{}", open.repeat(200_000), close.repeat(200_000));
        let line = format!(r#"{{"cmd":"apply","seat":0,"action":{deep}}}"#);
        assert_eq!(
            check(&mut session, &line).body.unwrap_err().code,
            Code::TooDeep
        );
    }
}

/// Any JSON value, small.
fn any_json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<u64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        (-3_i64..12).prop_map(Value::from),
        "[a-z0-9-]{0,12}".prop_map(Value::from),
        any::<String>().prop_map(Value::from),
    ];
    leaf.prop_recursive(3, 16, 4, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..4).prop_map(Value::from),
            prop::collection::vec(("[a-z_]{1,8}", inner), 0..4)
                .prop_map(|pairs| Value::Object(pairs.into_iter().collect())),
        ]
    })
}

/// What is done to a line that was good.
#[derive(Clone, Debug)]
enum Slip {
    Cut(prop::sample::Index),
    Drop(prop::sample::Index),
    Insert(prop::sample::Index, char),
    Field(prop::sample::Index, Value),
    Extra(String, Value),
    None,
}

fn any_slip() -> impl Strategy<Value = Slip> {
    prop_oneof![
        any::<prop::sample::Index>().prop_map(Slip::Cut),
        any::<prop::sample::Index>().prop_map(Slip::Drop),
        (any::<prop::sample::Index>(), any::<char>()).prop_map(|(at, c)| Slip::Insert(at, c)),
        (any::<prop::sample::Index>(), any_json()).prop_map(|(at, json)| Slip::Field(at, json)),
        ("[a-z]{1,8}", any_json()).prop_map(|(name, json)| Slip::Extra(name, json)),
        Just(Slip::None),
    ]
}

fn slipped(line: &str, slip: &Slip) -> String {
    let mut letters: Vec<char> = line.chars().collect();
    let mut fields = serde_json::from_str::<Value>(line).unwrap_or(Value::Null);
    match slip {
        Slip::Cut(at) if !letters.is_empty() => letters.truncate(at.index(letters.len())),
        Slip::Drop(at) if !letters.is_empty() => {
            letters.remove(at.index(letters.len()));
        }
        Slip::Insert(at, c) => letters.insert(at.index(letters.len() + 1), *c),
        Slip::Field(at, json) => {
            if let Some(fields) = fields.as_object_mut().filter(|fields| !fields.is_empty()) {
                let nth = at.index(fields.len());
                if let Some(value) = fields.values_mut().nth(nth) {
                    *value = json.clone();
                }
            }
            return fields.to_string();
        }
        Slip::Extra(name, json) => {
            if let Some(fields) = fields.as_object_mut() {
                fields.insert(name.clone(), json.clone());
            }
            return fields.to_string();
        }
        Slip::Cut(_) | Slip::Drop(_) | Slip::None => {}
    }
    letters.into_iter().collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn any_line_is_answered(lines in prop::collection::vec(any::<String>(), 1..8)) {
        let mut session = session();
        for line in &lines {
            check(&mut session, line);
        }
    }

    #[test]
    fn any_json_is_answered(
        name in prop::sample::select(&pantheon_cli::stdio::COMMANDS[..]),
        fields in prop::collection::vec(
            (prop::sample::select(&["seat", "action", "viewer", "lang", "at", "record", "title",
                "seats", "options", "seed", "entropy", "names", "rule", "protocol", "id"][..]),
             any_json()),
            0..6,
        ),
    ) {
        let mut session = session();
        let mut request: serde_json::Map<_, _> =
            fields.into_iter().map(|(name, value)| (name.to_owned(), value)).collect();
        request.insert("cmd".to_owned(), name.into());
        check(&mut session, &Value::Object(request).to_string());
    }

    #[test]
    fn a_good_session_with_slips_is_answered(
        steps in prop::collection::vec((any::<prop::sample::Index>(), any_slip()), 1..20),
    ) {
        let lines = corpus();
        let mut session = session();
        for (which, slip) in &steps {
            let line = &lines[which.index(lines.len())];
            check(&mut session, &slipped(line, slip));
        }
    }

    #[test]
    fn games_go_on_between_slips(
        choices in prop::collection::vec((any::<prop::sample::Index>(), any_slip()), 1..60),
    ) {
        let mut session = session();
        for (which, slip) in &choices {
            let view = session.handle(r#"{"cmd":"view"}"#).body.unwrap();
            let Some(seat) = view["to_act"].get(0).cloned() else { break };
            let legal = session.handle(&json!({ "cmd": "legal", "seat": seat }).to_string());
            let actions = legal.body.unwrap()["actions"].as_array().unwrap().clone();
            let action = &actions[which.index(actions.len())];
            let apply = json!({ "cmd": "apply", "seat": seat, "action": action }).to_string();
            check(&mut session, &slipped(&apply, slip));
            check(&mut session, &json!({ "cmd": "undo", "seat": seat }).to_string());
            check(&mut session, &apply);
        }
    }
}
