//! What can go wrong between a program and a server.

use pantheon_wire::Problem;

/// Why a server didn't do what it was asked.
#[derive(Debug, thiserror::Error)]
pub enum ClientError {
    /// The address isn't one that can be talked to.
    #[error("{0:?} isn't an address such as http://127.0.0.1:8080")]
    Address(String),
    /// The server can't be reached, or the connection broke.
    #[error("the connection to the server broke: {0}")]
    Connection(#[from] std::io::Error),
    /// A request or its answer broke off.
    #[error("the request broke: {0}")]
    Http(#[from] hyper::Error),
    /// The socket broke.
    #[error("the socket broke: {0}")]
    Socket(#[from] Box<tokio_tungstenite::tungstenite::Error>),
    /// The server closed the socket.
    #[error("the server closed the socket")]
    Closed,
    /// What came isn't what a server says.
    #[error("the server said something that can't be read: {0}")]
    Nonsense(String),
    /// The server said no.
    #[error("{status}: {problem}")]
    Refused {
        /// The status of the answer.
        status: u16,
        /// What it said is wrong.
        problem: Box<Problem>,
    },
}

impl ClientError {
    /// The problem that the server told, if it told one.
    pub fn problem(&self) -> Option<&Problem> {
        match self {
            Self::Refused { problem, .. } => Some(problem),
            _ => None,
        }
    }
}

impl From<tokio_tungstenite::tungstenite::Error> for ClientError {
    fn from(error: tokio_tungstenite::tungstenite::Error) -> Self {
        match error {
            tokio_tungstenite::tungstenite::Error::ConnectionClosed
            | tokio_tungstenite::tungstenite::Error::AlreadyClosed => Self::Closed,
            other => Self::Socket(Box::new(other)),
        }
    }
}

impl From<serde_json::Error> for ClientError {
    fn from(error: serde_json::Error) -> Self {
        Self::Nonsense(error.to_string())
    }
}
