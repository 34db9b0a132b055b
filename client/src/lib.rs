//! Talks to a server of tables from a program.
//!
//! [`Server`] makes requests and opens [`Socket`]s; both speak the types of `pantheon-wire`. It is as small as
//! programs in this repository need it: plain HTTP, one request a connection, no cookies, no redirects.

mod error;
mod http;
mod socket;

pub use error::ClientError;
pub use http::Server;
pub use socket::Socket;
