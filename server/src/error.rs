//! Why a request was not done, as HTTP says it.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use pantheon_tables::StoreError;
use pantheon_wire::{Code, Problem};

/// Why a request was not done: always told as a [`Problem`] in JSON.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    status: StatusCode,
    problem: Problem,
}

/// Marks an answer whose body is a problem already.
#[derive(Clone, Copy)]
pub(crate) struct ProblemBody;

impl Failure {
    /// A problem of this kind, with the status that the kind has.
    pub fn new(code: Code, message: impl Into<String>) -> Self {
        Problem::new(code, message).into()
    }

    /// The same with another status.
    pub fn status(mut self, status: StatusCode) -> Self {
        self.status = status;
        self
    }

    /// Nobody is signed in.
    pub fn not_signed_in() -> Self {
        Self::new(Code::NotSignedIn, "sign in first")
    }

    /// There is no such thing, or it can't be found by whoever asks.
    pub fn not_found() -> Self {
        Self::new(Code::NotFound, "there is no such thing here")
    }

    /// The server made a mistake. What it was is written to its own log, and not told.
    pub fn internal() -> Self {
        Self::new(Code::Internal, "the server made a mistake")
    }

    /// Too much was asked; it may be tried again after so many seconds.
    pub fn too_fast(seconds: u32) -> Self {
        let mut problem = Problem::new(Code::TooFast, "too much was asked in too short a time");
        problem.retry_after = Some(seconds.max(1));
        problem.into()
    }

    /// The server has too much to do.
    pub fn busy() -> Self {
        let mut problem = Problem::new(Code::Busy, "the server has too much to do; try again");
        problem.retry_after = Some(1);
        problem.into()
    }

    /// What is told.
    pub fn problem(&self) -> &Problem {
        &self.problem
    }
}

/// The status that a kind of problem has.
pub fn status_of(code: Code) -> StatusCode {
    match code {
        Code::Malformed => StatusCode::BAD_REQUEST,
        Code::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        Code::NotSignedIn | Code::WrongPassword => StatusCode::UNAUTHORIZED,
        Code::NotYours | Code::ForeignSite | Code::NotAllowed => StatusCode::FORBIDDEN,
        Code::NotFound => StatusCode::NOT_FOUND,
        Code::WrongMethod => StatusCode::METHOD_NOT_ALLOWED,
        Code::NameTaken
        | Code::SeatTaken
        | Code::WrongTime
        | Code::Refused
        | Code::LostRace
        | Code::CannotUndo
        | Code::TooMany => StatusCode::CONFLICT,
        Code::OutOfBounds
        | Code::UnknownTitle
        | Code::BadSetup
        | Code::BadOptions
        | Code::BadAction => StatusCode::UNPROCESSABLE_ENTITY,
        Code::TooFast => StatusCode::TOO_MANY_REQUESTS,
        Code::Busy | Code::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
        Code::Damaged | Code::Internal => StatusCode::INTERNAL_SERVER_ERROR,
    }
}

impl From<Problem> for Failure {
    fn from(problem: Problem) -> Self {
        Self {
            status: status_of(problem.code),
            problem,
        }
    }
}

/// What the store says is for whoever runs the server, not for whoever asks.
impl From<StoreError> for Failure {
    fn from(why: StoreError) -> Self {
        Problem::from(why).into()
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let retry_after = self.problem.retry_after;
        let mut response = (self.status, Json(self.problem)).into_response();
        let headers = response.headers_mut();
        if let Some(seconds) = retry_after {
            headers.insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        if self.status == StatusCode::UNAUTHORIZED {
            headers.insert(
                header::WWW_AUTHENTICATE,
                HeaderValue::from_static("Bearer realm=\"pantheon\""),
            );
        }
        response.extensions_mut().insert(ProblemBody);
        response
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_store_says_is_not_told() {
        let secret = || "SELECT * FROM people at /var/lib/secret".to_owned();
        for (why, code) in [
            (StoreError::Unreachable(secret()), Code::Unavailable),
            (StoreError::NoSpace(secret()), Code::Unavailable),
            (StoreError::ReadOnly(secret()), Code::Unavailable),
            (StoreError::Damaged(secret()), Code::Damaged),
            (StoreError::Full, Code::Busy),
        ] {
            let told = Failure::from(why);
            assert_eq!(told.problem().code, code);
            let text = serde_json::to_string(told.problem()).unwrap();
            assert!(!text.contains("SELECT") && !text.contains("/var"), "{text}");
        }
    }

    #[test]
    fn whoever_must_wait_is_told_how_long() {
        let response = Failure::too_fast(0).into_response();
        assert_eq!(response.status(), StatusCode::TOO_MANY_REQUESTS);
        assert_eq!(response.headers()[header::RETRY_AFTER], "1");
        let response = Failure::not_signed_in().into_response();
        assert!(response.headers().contains_key(header::WWW_AUTHENTICATE));
    }
}
