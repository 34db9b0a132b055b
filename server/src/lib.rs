//! Tables online: HTTP and WebSocket, sessions, limits, metrics.
//!
//! [`App`] is what all handlers share, [`router`] is what they are reached by. A request passes the limits of its
//! address, proves that no other site made a browser send it, and says who sent it ([`CurrentUser`]); whatever goes wrong
//! is told as a [`pantheon_wire::Problem`]. All decisions about games are made by `pantheon-tables`.

mod address;
mod address_buckets;
mod api;
mod app;
mod clock;
mod connection_limits;
mod device;
mod error;
mod extract;
mod health;
mod live;
mod metrics;
mod middleware;
mod names;
mod nodes;
mod password;
mod probe;
mod request_limits;
mod session;
mod settings;
mod signing;
mod site;
mod socket;
mod tls;
mod token;
mod token_buckets;
mod traces;

pub use address::{Address, Peer, is_own_origin, is_secure};
pub use api::document;
pub use app::{App, Parts, router};
pub use clock::{Machine, SteadyClock, ThisMachine};
pub use error::{Failure, status_of};
pub use live::{BackupPlan, Live, Running, World, build, clean_up, schedule_backups, serve};
pub use metrics::Metrics;
pub use probe::{NotReady, probe};
pub use request_limits::{Payer, RequestLimits};
pub use session::{Carrier, CurrentUser, SignedOut};
pub use settings::{LimitSettings, Rate, Settings, SocketSettings, WorkSettings};
pub use signing::{NoPublicKey, PublicKey, SignatureError, Signer, SigningSecret};
pub use site::has_pages;
pub use tls::{AcmeSettings, Tls, TlsError, TlsListener, TlsSettings, TlsStream};
pub use token::Token;
pub use token_buckets::TokenBuckets;
pub use traces::{TraceSettings, Traces, TracesError};
