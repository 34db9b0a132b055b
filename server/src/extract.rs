//! Reading requests: JSON bodies, queries and names of tables, each refused with a problem.

use axum::body::Bytes;
use axum::extract::{DefaultBodyLimit, FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use pantheon_wire::{Code, CommandId, TableId};
use serde::de::DeserializeOwned;

use crate::app::App;
use crate::error::Failure;

/// The JSON body of a request.
pub(crate) struct Body<T>(pub T);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = Failure;

    async fn from_request(request: Request, app: &App) -> Result<Self, Failure> {
        if !is_json(request.headers()) {
            return Err(not_json());
        }
        let bytes = read(request, app).await?;
        parse(&bytes, app.settings().limits.json_depth).map(Self)
    }
}

/// The JSON body of a request that may be as long as the record of a daily deal.
pub(crate) struct LongBody<T>(pub T);

impl<T: DeserializeOwned> FromRequest<App> for LongBody<T> {
    type Rejection = Failure;

    async fn from_request(mut request: Request, app: &App) -> Result<Self, Failure> {
        if !is_json(request.headers()) {
            return Err(not_json());
        }
        let limits = &app.settings().limits;
        DefaultBodyLimit::max(limits.daily_bytes).apply(&mut request);
        let bytes = read_up_to(request, app, limits.daily_bytes).await?;
        parse(&bytes, limits.json_depth).map(Self)
    }
}

/// The JSON body of a request that may have none.
pub(crate) struct MaybeBody<T>(pub T);

impl<T: DeserializeOwned + Default> FromRequest<App> for MaybeBody<T> {
    type Rejection = Failure;

    async fn from_request(request: Request, app: &App) -> Result<Self, Failure> {
        let json = is_json(request.headers());
        let bytes = read(request, app).await?;
        match (bytes.is_empty(), json) {
            (true, _) => Ok(Self(T::default())),
            (false, false) => Err(not_json()),
            (false, true) => parse(&bytes, app.settings().limits.json_depth).map(Self),
        }
    }
}

fn is_json(headers: &HeaderMap) -> bool {
    let encoded = headers
        .get(header::CONTENT_ENCODING)
        .is_some_and(|encoding| encoding != "identity");
    let kind = headers
        .get(header::CONTENT_TYPE)
        .and_then(|kind| kind.to_str().ok())
        .map(|kind| kind.split(';').next().unwrap_or_default().trim());
    !encoded && kind.is_some_and(|kind| kind.eq_ignore_ascii_case("application/json"))
}

fn not_json() -> Failure {
    Failure::new(
        Code::Malformed,
        "the body must be application/json, not compressed",
    )
    .status(StatusCode::UNSUPPORTED_MEDIA_TYPE)
}

async fn read(request: Request, app: &App) -> Result<Bytes, Failure> {
    read_up_to(request, app, app.settings().limits.body_bytes).await
}

/// Reads a body that is let in up to so many bytes.
async fn read_up_to(request: Request, app: &App, most: usize) -> Result<Bytes, Failure> {
    Bytes::from_request(request, app).await.map_err(|why| {
        if why.status() == StatusCode::PAYLOAD_TOO_LARGE {
            Failure::new(Code::TooLarge, format!("a body has at most {most} bytes"))
        } else {
            Failure::new(Code::Malformed, "the body can't be read to its end")
        }
    })
}

/// Reads JSON that isn't nested too deep.
pub(crate) fn parse<T: DeserializeOwned>(bytes: &[u8], most_depth: usize) -> Result<T, Failure> {
    if pantheon_wire::nesting(bytes) > most_depth {
        let message = format!("JSON is nested at most {most_depth} deep");
        return Err(Failure::new(Code::Malformed, message));
    }
    let read = serde_json::from_slice(bytes).map_err(|why| {
        let failure = Failure::new(Code::Malformed, why.to_string());
        if why.is_data() {
            failure.status(StatusCode::UNPROCESSABLE_ENTITY)
        } else {
            failure
        }
    })?;
    // A list of a type's fields would be read as well, though no document says so.
    if bytes.trim_ascii_start().first() != Some(&b'{') {
        let failure = Failure::new(Code::Malformed, "the body must be a JSON object");
        return Err(failure.status(StatusCode::UNPROCESSABLE_ENTITY));
    }
    Ok(read)
}

/// The query of an address, read into a type of its own: what is wrong with it is told as a problem.
pub(crate) struct QueryParams<T>(pub T);

impl<T: DeserializeOwned> FromRequestParts<App> for QueryParams<T> {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Failure> {
        match Query::from_request_parts(parts, app).await {
            Ok(Query(asked)) => Ok(Self(asked)),
            Err(why) => Err(Failure::new(Code::Malformed, why.body_text())),
        }
    }
}

/// The table that a path names.
pub(crate) struct TablePath(pub TableId);

impl FromRequestParts<App> for TablePath {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Failure> {
        match Path::<TableId>::from_request_parts(parts, app).await {
            Ok(Path(table)) if is_sound(table.as_str()) => Ok(Self(table)),
            _ => Err(Failure::not_found()),
        }
    }
}

/// Whether a text can be the name of something: what can't is nowhere, and needn't be looked for.
pub(crate) fn is_sound(id: &str) -> bool {
    CommandId::from(id).is_sound()
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::*;

    #[test]
    fn depth_counts_brackets_outside_of_texts() {
        for (text, deep) in [
            ("1", 0),
            ("[]", 1),
            (r#"{"a":[{}]}"#, 3),
            (r#""[[[""#, 0),
            (r#"["\"[[",[]]"#, 2),
            ("[][][]", 1),
        ] {
            assert_eq!(pantheon_wire::nesting(text.as_bytes()), deep, "{text}");
        }
    }

    #[test]
    fn deep_json_is_refused_before_it_is_read() {
        let nested = |n: usize| format!("{}0{}", r#"{"a":"#.repeat(n), "}".repeat(n));
        assert!(parse::<Value>(nested(4).as_bytes(), 4).is_ok());
        assert!(parse::<Value>(nested(5).as_bytes(), 5).is_ok());
        let refused = parse::<Value>(nested(5).as_bytes(), 4).unwrap_err();
        assert_eq!(refused.problem().code, Code::Malformed);
        assert!(parse::<Value>(nested(100_000).as_bytes(), 4).is_err());
    }

    #[test]
    fn huge_numbers_are_refused() {
        type Numbers = std::collections::BTreeMap<String, u32>;
        assert!(parse::<Numbers>(br#"{"n":4294967295}"#, 4).is_ok());
        assert!(parse::<Numbers>(br#"{"n":4294967296}"#, 4).is_err());
        assert!(parse::<Value>(br#"{"n":1e300}"#, 4).is_ok());
        assert!(parse::<Value>(br#"{"n":1e999}"#, 4).is_err());
    }
}
