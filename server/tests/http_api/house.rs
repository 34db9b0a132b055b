//! A whole server without a network, and people who ask it things.

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, Method, Request, StatusCode, header};
use pantheon_games::samples;
use pantheon_server::{
    App, LimitSettings, Rate, Settings, Signer, SigningSecret, World, build, clean_up, router,
};
use pantheon_store::{Options, Store};
use pantheon_tables::memory::{MemoryClock, SeededEntropy};
use serde_json::{Value, json};
use tempfile::TempDir;
use tower::ServiceExt as _;

/// The host that all requests are sent to.
pub(crate) const HOST: &str = "games.test";
/// The origin of its pages.
pub(crate) const ORIGIN: &str = "http://games.test";
/// A password that may be kept.
pub(crate) const PASSWORD: &str = "correct horse";

/// A server over a database of its own.
pub(crate) struct House {
    app: App,
    router: Router,
    pub(crate) clock: Arc<MemoryClock>,
    _folder: TempDir,
}

/// An answer.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) text: String,
}

impl Answer {
    /// The body.
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|why| panic!("{why}: {self:?}"))
    }

    /// A header, or nothing.
    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers
            .get(name)
            .map_or("", |value| value.to_str().unwrap())
    }

    /// It must have this status.
    #[track_caller]
    pub(crate) fn is(self, status: u16) -> Self {
        assert_eq!(self.status.as_u16(), status, "{self:?}");
        self
    }

    /// It must be this problem.
    #[track_caller]
    #[expect(
        clippy::wrong_self_convention,
        reason = "it gives the answer back, so that more can be said of it"
    )]
    pub(crate) fn is_problem(self, status: u16, code: &str) -> Self {
        let told = self.is(status);
        assert_eq!(told.header("content-type"), "application/json", "{told:?}");
        let problem = told.json();
        assert_eq!(problem["code"], code, "{told:?}");
        let message = problem["message"].as_str().unwrap();
        assert!(!message.is_empty(), "{told:?}");
        told
    }
}

/// How somebody shows who they are.
#[derive(Clone, Debug)]
pub(crate) enum Pass {
    Nobody,
    Bearer(String),
    /// A browser at our own page.
    Cookie(String),
}

/// A request to be sent.
pub(crate) struct Ask<'a> {
    house: &'a House,
    method: Method,
    path: String,
    headers: HeaderMap,
    body: Body,
}

impl Ask<'_> {
    pub(crate) fn header(mut self, name: &'static str, value: &str) -> Self {
        self.headers.append(name, value.parse().unwrap());
        self
    }

    pub(crate) fn by(self, pass: &Pass) -> Self {
        match pass {
            Pass::Nobody => self,
            Pass::Bearer(token) => self.header("authorization", &format!("Bearer {token}")),
            Pass::Cookie(cookie) => self.header("cookie", cookie).header("origin", ORIGIN),
        }
    }

    pub(crate) fn json(self, body: &Value) -> Self {
        self.body("application/json", body.to_string())
    }

    pub(crate) fn body(mut self, kind: &str, body: impl Into<Body>) -> Self {
        self.body = body.into();
        self.header("content-type", kind)
    }

    pub(crate) async fn send(self) -> Answer {
        let mut request = Request::new(self.body);
        *request.method_mut() = self.method;
        *request.uri_mut() = self.path.parse().unwrap();
        *request.headers_mut() = self.headers;
        request
            .headers_mut()
            .entry(header::HOST)
            .or_insert(HOST.parse().unwrap());
        let answer = self.house.router.clone().oneshot(request).await.unwrap();
        let (parts, body) = answer.into_parts();
        let bytes = to_bytes(body, usize::MAX).await.unwrap();
        Answer {
            status: parts.status,
            headers: parts.headers,
            text: String::from_utf8(bytes.to_vec()).unwrap(),
        }
    }
}

impl House {
    /// Lets go of a table in memory, so that it is read again.
    pub(crate) fn forget(&self, table: &Value) {
        let id = table["id"].as_str().unwrap().into();
        self.app.tables().let_go(&id);
    }

    /// A server with the usual settings.
    pub(crate) async fn new() -> Self {
        Self::with(|_| ()).await
    }

    /// A server with other settings. Limits of how often something is asked are wide, unless a test sets them.
    pub(crate) async fn with(change: impl FnOnce(&mut Settings)) -> Self {
        let wide = Rate::new(1_000_000, 1_000_000);
        let folder = tempfile::tempdir().unwrap();
        let mut settings = Settings {
            limits: LimitSettings {
                address: wide,
                account: wide,
                guests: wide,
                sign_in_address: wide,
                sign_in_login: wide,
                sign_in_anywhere: wide,
                sign_in_device: wide,
                new_tables: wide,
                costly: wide,
                open_tables: 10_000,
                ..LimitSettings::default()
            },
            // The same on every machine, whether or not the client was built there.
            web: Some(folder.path().join("no-client")),
            ..Settings::default()
        };
        change(&mut settings);
        let url = format!("sqlite:{}", folder.path().join("house.db").display());
        // No test depends on how fast the machine is.
        let options = Options {
            patience: Duration::from_mins(1),
            ..Options::default()
        };
        let store = Store::open(&url, &options).await.unwrap();
        let clock = Arc::new(MemoryClock::at(1_800_000_000_000));
        let app = build(World {
            store: Arc::new(store.clone()),
            dailies: Arc::new(store.clone()),
            people: Arc::new(store),
            clock: Arc::clone(&clock) as _,
            uptime: None,
            channel: None,
            entropy: Arc::new(SeededEntropy::new(7)),
            signer: Signer::new(&SigningSecret::new(&SeededEntropy::new(5))),
            settings,
            life: pantheon_tables::Settings::default(),
        });
        Self {
            router: router(app.clone()),
            app,
            clock,
            _folder: folder,
        }
    }

    /// Clears what was left behind, as a server does now and then.
    pub(crate) async fn clean_up(&self) {
        clean_up(&self.app).await;
    }

    pub(crate) fn ask(&self, method: Method, path: impl Into<String>) -> Ask<'_> {
        Ask {
            house: self,
            method,
            path: path.into(),
            headers: HeaderMap::new(),
            body: Body::empty(),
        }
    }

    /// What somebody reads there, who may.
    pub(crate) async fn read(&self, path: &str, pass: &Pass) -> Value {
        self.get(path).by(pass).send().await.is(200).json()
    }

    pub(crate) fn get(&self, path: impl Into<String>) -> Ask<'_> {
        self.ask(Method::GET, path)
    }

    pub(crate) fn post(&self, path: impl Into<String>, body: &Value) -> Ask<'_> {
        self.ask(Method::POST, path).json(body)
    }

    pub(crate) fn patch(&self, path: impl Into<String>, body: &Value) -> Ask<'_> {
        self.ask(Method::PATCH, path).json(body)
    }

    pub(crate) fn delete(&self, path: impl Into<String>) -> Ask<'_> {
        self.ask(Method::DELETE, path)
    }

    /// Somebody comes in as a guest, by a program.
    pub(crate) async fn guest(&self, name: &str) -> Pass {
        let asked = self.post("/api/guests", &json!({"name": name, "token": true}));
        let answer = asked.send().await.is(201);
        assert!(answer.headers.get("set-cookie").is_none());
        Pass::Bearer(answer.json()["token"].as_str().unwrap().to_owned())
    }

    /// Somebody comes in as a guest, by a browser.
    pub(crate) async fn browser(&self, name: &str) -> Pass {
        let asked = self.post("/api/guests", &json!({"name": name}));
        let answer = asked.send().await.is(201);
        assert!(answer.json().get("token").is_none());
        let cookie = answer.header("set-cookie").split(';').next().unwrap();
        Pass::Cookie(cookie.to_owned())
    }

    /// Somebody with an account.
    pub(crate) async fn account(&self, login: &str) -> Pass {
        let pass = self.guest(login).await;
        let wish = json!({"login": login, "password": PASSWORD});
        let asked = self.post("/api/me/account", &wish).by(&pass);
        let made = asked.send().await.is(200).json();
        Pass::Bearer(made["token"].as_str().unwrap().to_owned())
    }

    /// A bot of somebody with an account, and its id.
    pub(crate) async fn bot(&self, owner: &Pass) -> (Pass, String) {
        let asked = self
            .post("/api/me/bots", &json!({"name": "Robo"}))
            .by(owner);
        let made = asked.send().await.is(201).json();
        let text = |value: &Value| value.as_str().unwrap().to_owned();
        (Pass::Bearer(text(&made["token"])), text(&made["bot"]["id"]))
    }

    /// Who somebody is.
    pub(crate) async fn id(&self, pass: &Pass) -> String {
        let me = self.get("/api/me").by(pass).send().await.is(200).json();
        me["id"].as_str().unwrap().to_owned()
    }

    /// Makes a table for two, and answers with what is told of it.
    pub(crate) async fn table(&self, host: &Pass, access: &str) -> Value {
        let plan = json!({"title": samples::with_secrets(), "seats": ["me", "open"], "access": access, "hints": true});
        let asked = self.post("/api/tables", &plan).by(host);
        asked.send().await.is(201).json()
    }

    /// Does something at a table, under an id of its own.
    pub(crate) async fn perform(
        &self,
        table: &Value,
        pass: &Pass,
        id: &str,
        command: Value,
    ) -> Answer {
        let key = table["key"].clone();
        let asked = json!({"id": id, "command": command, "key": key});
        self.post(at(table, "/commands"), &asked)
            .by(pass)
            .send()
            .await
    }

    /// Makes a table where the game runs.
    pub(crate) async fn running(&self, host: &Pass, member: &Pass, access: &str) -> Value {
        let table = self.table(host, access).await;
        let ready = json!({"ready": {"ready": true}});
        self.perform(&table, member, "1", json!({"join": {"seat": 1}}))
            .await
            .is(200);
        self.perform(&table, member, "2", ready.clone())
            .await
            .is(200);
        self.perform(&table, host, "3", ready).await.is(200);
        self.perform(&table, host, "4", json!("start"))
            .await
            .is(200);
        table
    }
}

/// A path below a table.
pub(crate) fn at(table: &Value, rest: &str) -> String {
    format!("/api/tables/{}{rest}", table["id"].as_str().unwrap())
}
