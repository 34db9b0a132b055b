//! A server on a real listener.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, to_bytes};
use axum::http::{Request, StatusCode, header};
use pantheon_games::samples;
use pantheon_server::{App, Running, Settings, Signer, SigningSecret, World, build, router};
use pantheon_store::{DailyStore, Options, PeopleStore, Store};
use pantheon_tables::{Clock, Entropy, TableStore};
use pantheon_wire::{NewTable, SeatPlan, SignedIn, TableCommand, TableId, TableInfo, WallMillis};
use serde_json::json;
use tokio::net::TcpListener;
use tower::ServiceExt as _;

use crate::client::Client;

/// What outlives a server.
#[derive(Clone)]
pub(crate) struct Kept {
    pub(crate) tables: Arc<dyn TableStore>,
    pub(crate) people: Arc<dyn PeopleStore>,
    pub(crate) dailies: Arc<dyn DailyStore>,
    /// It is removed when nobody needs it any more.
    _folder: Arc<tempfile::TempDir>,
}

impl Kept {
    /// An empty database.
    async fn empty() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite:{}", folder.path().join("pantheon.db").display());
        // No test depends on how fast the machine is.
        let options = Options {
            patience: Duration::from_mins(1),
            ..Options::default()
        };
        let store = Store::open(&url, &options).await.unwrap();
        Self {
            tables: Arc::new(store.clone()),
            dailies: Arc::new(store.clone()),
            people: Arc::new(store),
            _folder: Arc::new(folder),
        }
    }
}

/// A server that runs.
pub(crate) struct Server {
    pub(crate) app: App,
    pub(crate) address: SocketAddr,
    pub(crate) kept: Kept,
    running: Running,
}

/// Settings under which tests don't hold each other up.
pub(crate) fn roomy() -> Settings {
    let mut settings = Settings::default();
    let rate = pantheon_server::Rate::new(6_000_000, 1_000_000);
    settings.limits.address = rate;
    settings.limits.account = rate;
    settings.limits.guests = rate;
    settings.limits.new_tables = rate;
    settings.limits.costly = rate;
    settings.limits.open_tables = 10_000;
    settings.limits.connections_each = 10_000;
    settings.limits.connections = 10_000;
    settings.socket.rate = rate;
    settings.socket.account_rate = rate;
    settings.socket.frame_rate = rate;
    settings.socket.byte_rate = pantheon_server::Rate::new(600_000_000, 100_000_000);
    settings.socket.per_address = 10_000;
    settings.socket.each = 10_000;
    settings.work.poll_millis = 0;
    settings
}

/// The time of the machine.
pub(crate) struct WallClock;
impl Clock for WallClock {
    fn now(&self) -> WallMillis {
        let since = std::time::UNIX_EPOCH.elapsed().unwrap();
        since.as_millis() as WallMillis
    }
}

/// Random bytes of the machine.
pub(crate) struct Random;
impl Entropy for Random {
    fn fill(&self, bytes: &mut [u8]) {
        getrandom::fill(bytes).unwrap();
    }
}

impl Server {
    /// A server over an empty store.
    pub(crate) async fn start(settings: Settings) -> Self {
        Self::over(Kept::empty().await, settings).await
    }

    /// A server over what another kept.
    pub(crate) async fn over(kept: Kept, settings: Settings) -> Self {
        let app = build(World {
            store: Arc::clone(&kept.tables),
            people: Arc::clone(&kept.people),
            dailies: Arc::clone(&kept.dailies),
            clock: Arc::new(WallClock),
            uptime: None,
            channel: None,
            entropy: Arc::new(Random),
            signer: Signer::new(&SigningSecret::new(&Random)),
            settings,
            life: pantheon_tables::Settings::default(),
        });
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
        Self {
            address: listener.local_addr().unwrap(),
            running: Running::start(app.clone(), listener),
            app,
            kept,
        }
    }

    /// Stops, and answers whether all that was begun was finished.
    pub(crate) async fn stop(self) -> bool {
        self.running.stop().await.unwrap()
    }

    /// A guest's token.
    pub(crate) async fn guest(&self, name: &str) -> String {
        guest(&self.app, name).await
    }

    /// A new guest with an open socket.
    pub(crate) async fn visitor(&self, name: &str) -> Client {
        let token = self.guest(name).await;
        Client::connect(self.address, &token).await
    }

    /// A table that somebody makes.
    pub(crate) async fn table(&self, token: &str, plan: &NewTable) -> TableInfo {
        new_table(&self.app, token, plan).await
    }
}

/// A guest's token, asked for as a program would.
pub(crate) async fn guest(app: &App, name: &str) -> String {
    let body = json!({"name": name, "token": true});
    let (status, text) = call(app, "POST", "/api/guests", None, &body.to_string()).await;
    assert!(status.is_success(), "{status}: {text}");
    let signed_in: SignedIn = serde_json::from_str(&text).unwrap();
    signed_in.token.expect("a token was asked for")
}

/// A table that somebody makes.
pub(crate) async fn new_table(app: &App, token: &str, plan: &NewTable) -> TableInfo {
    let body = serde_json::to_string(plan).unwrap();
    let (status, text) = call(app, "POST", "/api/tables", Some(token), &body).await;
    assert!(status.is_success(), "{status}: {text}");
    serde_json::from_str(&text).unwrap()
}

/// A request, and its answer.
pub(crate) async fn call(
    app: &App,
    method: &str,
    path: &str,
    token: Option<&str>,
    body: &str,
) -> (StatusCode, String) {
    let mut request = Request::builder()
        .method(method)
        .uri(path)
        .header(header::HOST, "localhost")
        .header(header::CONTENT_TYPE, "application/json");
    if let Some(token) = token {
        request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
    }
    let request = request.body(Body::from(body.to_owned())).unwrap();
    let response = router(app.clone()).oneshot(request).await.unwrap();
    let status = response.status();
    let bytes = to_bytes(response.into_body(), usize::MAX).await.unwrap();
    (status, String::from_utf8(bytes.to_vec()).unwrap())
}

/// A plan of a table.
pub(crate) fn plan(title: &str, seats: &[SeatPlan]) -> NewTable {
    serde_json::from_value(json!({"title": title, "seats": seats})).unwrap()
}

/// Two people at a table of Gods of Rome whose game has begun, and who haven't watched it yet.
pub(crate) async fn two_at_a_table(server: &Server) -> (Client, Client, TableId) {
    let host = server.guest("Ana").await;
    let plan = plan(samples::in_turns(), &[SeatPlan::Me, SeatPlan::Open]);
    let table = server.table(&host, &plan).await.id;
    let mut ana = Client::connect(server.address, &host).await;
    let mut rui = server.visitor("Rui").await;
    rui.perform(&table, TableCommand::Join { seat: None })
        .await
        .unwrap();
    for player in [&mut ana, &mut rui] {
        let ready = TableCommand::Ready {
            ready: true,
            entropy: None,
        };
        player.perform(&table, ready).await.unwrap();
    }
    ana.perform(&table, TableCommand::Start).await.unwrap();
    (ana, rui, table)
}
