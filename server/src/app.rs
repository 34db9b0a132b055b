//! The server as a whole: what its handlers share, and the router that leads to them.

use std::sync::{Arc, OnceLock};

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::get;
use pantheon_store::{DailyStore, PeopleStore};
use pantheon_tables::{Clock, Entropy, Tables};
use tokio::sync::broadcast;
use tower_http::catch_panic::CatchPanicLayer;
use utoipa::openapi::OpenApi;

use crate::api;
use crate::error::Failure;
use crate::health::Readiness;
use crate::live::{BackupState, Live};
use crate::metrics::{self, Metrics};
use crate::middleware;
use crate::nodes::Message;
use crate::password::Passwords;
use crate::request_limits::RequestLimits;
use crate::session::SignedOut;
use crate::settings::Settings;
use crate::signing::Signer;
use crate::site::{self, Files};

/// What a server is made of.
pub struct Parts {
    /// The tables.
    pub tables: Arc<Tables>,
    /// What goes on while nobody asks: the bus and the queue of the tables, and the sockets.
    pub live: Arc<Live>,
    /// What is kept of people.
    pub people: Arc<dyn PeopleStore>,
    /// What is kept of the daily deals.
    pub dailies: Arc<dyn DailyStore>,
    /// The clock that tells the time to everything here.
    pub clock: Arc<dyn Clock>,
    /// Random bytes, for tokens and names.
    pub entropy: Arc<dyn Entropy>,
    /// Whoever signs the records.
    pub signer: Signer,
    /// What whoever runs the server chose.
    pub settings: Settings,
}

/// A server: what its handlers share. Copies are the same server.
#[derive(Clone)]
pub struct App(Arc<Inner>);

struct Inner {
    parts: Parts,
    limits: RequestLimits,
    passwords: Passwords,
    metrics: Metrics,
    readiness: Readiness,
    backups: BackupState,
    signed_out: broadcast::Sender<SignedOut>,
    openapi: String,
    site: OnceLock<Arc<Files>>,
}

impl App {
    /// A server of these parts.
    pub fn new(parts: Parts) -> Self {
        const SIGNED_OUT_WAITING: usize = 256;
        Self(Arc::new(Inner {
            limits: RequestLimits::new(&parts.settings.limits),
            passwords: Passwords::new(&parts.settings.limits),
            metrics: Metrics::of_process(),
            readiness: Readiness::new(&parts.settings.work),
            backups: BackupState::default(),
            signed_out: broadcast::channel(SIGNED_OUT_WAITING).0,
            openapi: api::document(&parts.settings.limits).to_string(),
            site: OnceLock::new(),
            parts,
        }))
    }

    /// The tables.
    pub fn tables(&self) -> &Arc<Tables> {
        &self.0.parts.tables
    }

    /// What goes on while nobody asks.
    pub fn live(&self) -> &Arc<Live> {
        &self.0.parts.live
    }

    /// What is kept of people.
    pub fn people(&self) -> &dyn PeopleStore {
        &*self.0.parts.people
    }

    /// What is kept of the daily deals.
    pub fn daily(&self) -> &dyn DailyStore {
        &*self.0.parts.dailies
    }

    /// The time.
    pub fn clock(&self) -> &dyn Clock {
        &*self.0.parts.clock
    }

    /// Random bytes.
    pub fn entropy(&self) -> &dyn Entropy {
        &*self.0.parts.entropy
    }

    /// What whoever runs the server chose.
    pub fn settings(&self) -> &Settings {
        &self.0.parts.settings
    }

    /// Whoever signs the records.
    pub fn signer(&self) -> &Signer {
        &self.0.parts.signer
    }

    /// Who asks too much.
    pub fn limits(&self) -> &RequestLimits {
        &self.0.limits
    }

    /// What is counted.
    pub fn metrics(&self) -> &Metrics {
        &self.0.metrics
    }

    /// Hears of sessions that end from now on. Who lags behind must look into the store.
    pub fn signed_out(&self) -> broadcast::Receiver<SignedOut> {
        self.0.signed_out.subscribe()
    }

    /// Sessions have ended: their sockets are told, here and at other processes.
    pub(crate) fn tell_signed_out(&self, what: SignedOut) {
        self.live().nodes.say(&Message::SignedOut(what.clone()));
        self.end_sockets(what);
    }

    /// Sessions have ended: their sockets are told that are here.
    pub(crate) fn end_sockets(&self, what: SignedOut) {
        // Nobody listens where nothing is open.
        let _ = self.0.signed_out.send(what);
    }

    /// How the backups go that the server makes by itself.
    pub(crate) fn backups(&self) -> &BackupState {
        &self.0.backups
    }

    pub(crate) fn readiness(&self) -> &Readiness {
        &self.0.readiness
    }

    pub(crate) fn passwords(&self) -> &Passwords {
        &self.0.passwords
    }

    /// The web client, read when somebody first opens it.
    pub(crate) fn site(&self) -> &Files {
        self.0.site.get_or_init(|| match &self.settings().web {
            Some(folder) => Arc::new(Files::in_folder(folder)),
            None => Files::built(),
        })
    }

    pub(crate) fn openapi(&self) -> &str {
        &self.0.openapi
    }
}

/// Everything that the server answers to.
pub fn router(app: App) -> Router {
    let (routes, _): (Router<App>, OpenApi) = api::routes().split_for_parts();
    let client = get(site::serve)
        .fallback(async || Failure::not_found())
        .with_state(app.clone());
    routes
        .fallback_service(client)
        .layer(DefaultBodyLimit::max(app.settings().limits.body_bytes))
        .layer(from_fn_with_state(
            app.clone(),
            middleware::refuse_foreign_sites,
        ))
        .layer(from_fn_with_state(app.clone(), middleware::rate_limit))
        .layer(from_fn_with_state(app.clone(), middleware::time_limit))
        .layer(CatchPanicLayer::custom(middleware::panicked))
        .layer(from_fn(middleware::problems))
        .layer(from_fn_with_state(app.clone(), middleware::headers))
        .layer(from_fn_with_state(app.clone(), metrics::count))
        .with_state(app)
}
