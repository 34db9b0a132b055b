//! Tables online: HTTP and WebSocket, sessions, limits, metrics.
//!
//! [`App`] is what all handlers share, [`router`] is what they are reached by. A request passes the limits of its
//! address, proves that no other site made a browser send it, and says who sent it ([`SignedIn`]); whatever goes wrong
//! is told as a [`pantheon_wire::Problem`]. All decisions about games are made by `pantheon-tables`.

mod address;
mod api;
mod app;
mod error;
mod extract;
mod guard;
mod limits;
mod live;
mod metrics;
mod names;
mod password;
mod session;
mod settings;
mod site;
mod socket;
mod token;

pub use address::{Address, Peer, is_own_origin, is_secure};
pub use api::document;
pub use app::{App, Parts, router};
pub use error::{Failure, status_of};
pub use limits::{Buckets, Limits, Payer};
pub use live::{Live, Running, World, build, serve};
pub use metrics::Metrics;
pub use session::{Carrier, SignedIn, SignedOut};
pub use settings::{Limits as LimitSettings, Rate, Settings, SocketSettings, WorkSettings};
pub use token::Token;
