//! Traces of a real server, as a collector gets them that speaks OTLP.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::process::Stdio;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::body::Bytes;
use axum::routing::post;
use opentelemetry_proto::tonic::collector::trace::v1::ExportTraceServiceRequest;
use opentelemetry_proto::tonic::common::v1::any_value::Value;
use opentelemetry_proto::tonic::trace::v1::Span;
use pantheon_games::TITLES;
use pantheon_wire::{NewTable, SeatPlan, TableCommand};
use prost::Message as _;
use tokio::net::TcpListener;

use crate::player::perform;
use crate::process::{Place, Process};

/// As long as something may take that must not hang. It is no measure of how fast anything is.
const NEVER: Duration = Duration::from_mins(1);
/// All that a span may say. None has anything in it that people wrote or are called, nor a table or its game.
const ATTRIBUTES: &[&str] = &[
    "bot.takes",
    "bot.waited_millis",
    "command.ask",
    "http.request.method",
    "http.response.status_code",
    "http.route",
    "store.writes",
];

/// A collector, with all that it was sent.
#[derive(Clone, Default)]
struct Collector(Arc<Mutex<Vec<Bytes>>>);

impl Collector {
    /// One that listens, and where.
    async fn start() -> (Self, String) {
        let collector = Self::default();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("tracing.otlp=http://{}", listener.local_addr().unwrap());
        let kept = collector.clone();
        let takes = post(move |body: Bytes| {
            kept.0.lock().unwrap().push(body);
            std::future::ready(())
        });
        let router = axum::Router::new().route("/v1/traces", takes);
        tokio::spawn(async move { axum::serve(listener, router).await });
        (collector, address)
    }

    fn bodies(&self) -> Vec<Bytes> {
        self.0.lock().unwrap().clone()
    }

    /// The spans, by their ids.
    fn spans(&self) -> BTreeMap<Vec<u8>, Span> {
        let bodies = self.bodies();
        let requests = bodies
            .iter()
            .map(|body| ExportTraceServiceRequest::decode(body.clone()).expect("it is OTLP"));
        let resources = requests.flat_map(|request| request.resource_spans);
        let scopes = resources.flat_map(|resource| resource.scope_spans);
        let spans = scopes.flat_map(|scope| scope.spans);
        spans.map(|span| (span.span_id.clone(), span)).collect()
    }

    /// Waits until there is a span like this.
    async fn until(&self, what: &str, wanted: impl Fn(&Spans, &Span) -> bool) {
        let found = async {
            loop {
                let spans = Spans(self.spans());
                if spans.0.values().any(|span| wanted(&spans, span)) {
                    return;
                }
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        };
        let found = tokio::time::timeout(NEVER, found).await;
        assert!(found.is_ok(), "{what} never came: {:#?}", self.spans());
    }
}

struct Spans(BTreeMap<Vec<u8>, Span>);

impl Spans {
    fn parent(&self, span: &Span) -> Option<&Span> {
        let parent = self.0.get(&span.parent_span_id)?;
        assert_eq!(parent.trace_id, span.trace_id, "a trace holds together");
        Some(parent)
    }

    /// Whether a span and those above it are called so.
    fn is(&self, span: &Span, names: &[&str]) -> bool {
        let Some((name, above)) = names.split_first() else {
            return true;
        };
        let above = above.is_empty() || self.parent(span).is_some_and(|p| self.is(p, above));
        span.name == *name && above
    }
}

/// Whether a commit has a write in it: it is part of the first one, and linked to others that shared it.
fn commits(commit: &Span, write: &Span) -> bool {
    let linked = commit
        .links
        .iter()
        .any(|link| link.span_id == write.span_id);
    commit.name == "store commit" && (commit.parent_span_id == write.span_id || linked)
}

fn text<'a>(span: &'a Span, key: &str) -> Option<&'a str> {
    let attribute = span.attributes.iter().find(|one| one.key == key)?;
    match attribute.value.as_ref()?.value.as_ref()? {
        Value::StringValue(text) => Some(text),
        _ => None,
    }
}

/// Asks for a page as a proxy does that has begun a trace.
fn ask_as_proxy(process: &Process, trace: &str) {
    let host = process.address().trim_start_matches("http://");
    let mut stream = TcpStream::connect(host).unwrap();
    let request = format!(
        "GET /api/titles HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\
         x-forwarded-for: 192.0.2.1\r\ntraceparent: {trace}\r\n\r\n"
    );
    stream.write_all(request.as_bytes()).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_done_is_traced_from_the_request_to_the_commit_and_nothing_of_people_is_told() {
    let (collector, otlp) = Collector::start().await;
    let folder = tempfile::tempdir().unwrap();
    let settings = [otlp.as_str(), "tracing.one_in=1", "proxies=1"];
    let place = Place::folder(folder.path());
    let process = Process::start_with(&place, &settings, Stdio::inherit());

    // What a proxy has begun goes on here.
    let trace = format!("00-{}-{}-01", "0af7".repeat(8), "b7ad".repeat(4));
    ask_as_proxy(&process, &trace);
    let begun = |_: &Spans, span: &Span| {
        span.trace_id == [0x0a, 0xf7].repeat(8)
            && span.parent_span_id == [0xb7, 0xad].repeat(4)
            && span.name == "GET /api/titles"
            && text(span, "http.route") == Some("/api/titles")
    };
    collector.until("the proxy's", begun).await;

    let (ana, signed_in) = process.server().guest("Mark-Name").await.unwrap();
    let plan: NewTable = serde_json::from_value(serde_json::json!({
        "title": TITLES[0].id,
        "seats": [SeatPlan::Me, SeatPlan::Bot { level: 1 }],
        "access": "private",
    }))
    .unwrap();
    let table = ana.make_table(&plan).await.unwrap();
    let made = |spans: &Spans, span: &Span| {
        let asked = spans.is(span, &["store write", "POST /api/tables"]);
        asked && spans.0.values().any(|commit| commits(commit, span))
    };
    collector.until("the new table", made).await;

    let said = TableCommand::Chat {
        text: "mark-said".to_owned(),
    };
    perform(&ana, &table.id, "mark-command", said).await;
    let ready = TableCommand::Ready {
        ready: true,
        entropy: Some("mark-luck".to_owned()),
    };
    perform(&ana, &table.id, "mark-ready", ready).await;
    perform(&ana, &table.id, "mark-start", TableCommand::Start).await;
    let done = |spans: &Spans, span: &Span| {
        let asked = spans.parent(span);
        spans.is(span, &["store write", "command"])
            && asked.and_then(|asked| text(asked, "command.ask")) == Some("do")
    };
    collector.until("a command on a socket", done).await;

    // A mark that isn't found says nothing: here is one that is.
    let all: Vec<u8> = collector.bodies().concat();
    let has = |mark: &str| all.windows(mark.len()).any(|some| some == mark.as_bytes());
    assert!(has("/api/titles"));
    let key = table.key.expect("it is private");
    let token = signed_in.token.expect("it was asked for");
    let person = signed_in.me.person.id;
    for mark in [
        "mark-",
        "Mark-",
        table.id.as_str(),
        &table.commitment,
        &key,
        &token,
        person.as_str(),
        "192.0.2.1",
    ] {
        assert!(!has(mark), "{mark} was told");
    }
    let spans = collector.spans();
    let said: BTreeSet<&str> = spans
        .values()
        .flat_map(|span| &span.attributes)
        .map(|attribute| attribute.key.as_str())
        .collect();
    let known: BTreeSet<&str> = ATTRIBUTES.iter().copied().collect();
    assert!(said.is_subset(&known), "{said:?}");
    assert!(spans.values().all(|span| span.events.is_empty()));

    // What is left is sent before it ends.
    let before = collector.bodies().len();
    ana.text("GET", "/api/titles", None).await.unwrap();
    process.signal("TERM");
    assert!(process.wait().success());
    assert!(collector.bodies().len() > before);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_are_traced_and_who_is_no_proxy_is_not_believed() {
    let (collector, otlp) = Collector::start().await;
    let folder = tempfile::tempdir().unwrap();
    let place = Place::folder(folder.path());
    let settings = [otlp.as_str(), "tracing.one_in=1"];
    let process = Process::start_with(&place, &settings, Stdio::inherit());
    let theirs = "0af7".repeat(8);
    ask_as_proxy(&process, &format!("00-{theirs}-{}-01", "b7ad".repeat(4)));
    ask_as_proxy(&process, "garbage");
    let asked = |_: &Spans, span: &Span| span.name == "GET /api/titles";
    collector.until("a request", asked).await;

    let (ana, _) = process.server().guest("Ana").await.unwrap();
    // Wherever a bot is to act first, or all act at once, it does.
    for title in TITLES {
        let bot = SeatPlan::Bot { level: 1 };
        let plan = serde_json::json!({"title": title.id, "seats": [SeatPlan::Me, bot]});
        let plan: NewTable = serde_json::from_value(plan).unwrap();
        let table = ana.make_table(&plan).await.unwrap().id;
        perform(&ana, &table, "start", TableCommand::Start).await;
    }
    let thought = |spans: &Spans, span: &Span| spans.is(span, &["store write", "bot"]);
    collector.until("what a bot did", thought).await;
    let theirs = [0x0a, 0xf7].repeat(8);
    let spans = collector.spans();
    assert!(spans.values().all(|span| span.trace_id != theirs));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_collector_that_is_gone_or_never_answers_is_in_nobodys_way() {
    let silent = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let gone = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let addresses = [&silent, &gone].map(|listener| listener.local_addr().unwrap());
    drop(gone);
    for address in addresses {
        let folder = tempfile::tempdir().unwrap();
        let place = Place::folder(folder.path());
        let otlp = format!("tracing.otlp=http://{address}");
        let settings = [otlp.as_str(), "tracing.one_in=1", "tracing.queue=4"];
        let process = Process::start_with(&place, &settings, Stdio::null());
        let (ana, _) = process.server().guest("Ana").await.unwrap();
        for _ in 0..300 {
            ana.text("GET", "/api/me", None).await.unwrap();
        }
        let failed = async {
            let failures = "pantheon_trace_failures_total ";
            while !ana
                .text("GET", "/metrics", None)
                .await
                .unwrap()
                .contains(failures)
            {
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        };
        let failed = tokio::time::timeout(NEVER, failed).await;
        failed.expect("it is never counted");
        process.signal("TERM");
        assert!(process.wait().success());
    }
}
