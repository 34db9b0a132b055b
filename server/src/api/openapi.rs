//! The OpenAPI document, beyond what each route says of itself.

use pantheon_wire::Problem;
use serde_json::Value;
use utoipa::openapi::path::{Operation, ParameterIn, PathItem};
use utoipa::openapi::security::{ApiKey, ApiKeyValue, Http, HttpAuthScheme, SecurityScheme};
use utoipa::openapi::{ContentBuilder, OpenApi, Ref, RefOr, Response, ResponseBuilder};

use crate::settings::LimitSettings;

/// What the document begins with.
#[derive(utoipa::OpenApi)]
#[openapi(
    info(
        title = "Pantheon",
        description = "Tables online. Everything that is refused is told as a `Problem`: a stable code and a \
            sentence. State-changing requests with a cookie must come from the server's own site; programs send \
            `Authorization: Bearer` with a token. Live news come over the WebSocket at `/api/socket`.",
        license(name = "MIT OR Apache-2.0", identifier = "MIT OR Apache-2.0")
    ),
    components(schemas(Problem)),
    tags(
        (name = "people", description = "Guests, accounts, sessions, bots"),
        (name = "tables", description = "Titles, tables and games"),
        (name = "daily", description = "One deal a day and title, the same for everybody"),
        (name = "server", description = "The server itself")
    )
)]
pub(crate) struct Document;

/// The document with everything that follows from how the server is built: how one signs in, what can be refused
/// everywhere, and how large things may be.
pub(crate) fn complete(document: OpenApi, limits: &LimitSettings) -> Value {
    let document = with_refusals(document);
    let mut document = serde_json::to_value(document).expect("the document is plain data");
    bound(&mut document, limits);
    document
}

fn with_refusals(mut document: OpenApi) -> OpenApi {
    env!("CARGO_PKG_VERSION").clone_into(&mut document.info.version);
    if let Some(components) = document.components.as_mut() {
        let cookie = ApiKey::Cookie(ApiKeyValue::with_description(
            "pantheon",
            "For browsers. Over https it is named `__Host-pantheon`.",
        ));
        let bearer = || SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer));
        components.add_security_scheme("cookie", SecurityScheme::ApiKey(cookie));
        components.add_security_scheme("bearer", bearer());
        components.add_security_scheme("metrics", bearer());
    }
    for (path, item) in &mut document.paths.paths {
        for (changes, operation) in operations(item) {
            refusals(path, changes, operation);
        }
    }
    document
}

/// Says the bounds of every integer by its width, and of every page by the setting; and that a choice is one thing.
fn bound(value: &mut Value, limits: &LimitSettings) {
    match value {
        Value::Object(fields) => {
            for choice in fields
                .get_mut("oneOf")
                .and_then(Value::as_array_mut)
                .into_iter()
                .flatten()
            {
                let properties = choice.get("properties").and_then(Value::as_object);
                if properties.is_some_and(|properties| properties.len() == 1) {
                    choice["additionalProperties"] = false.into();
                }
            }
            let width = fields
                .get("format")
                .and_then(Value::as_str)
                .and_then(unsigned);
            if let Some((format, most)) = width {
                fields.insert("format".to_owned(), format.into());
                fields.entry("maximum").or_insert(most.into());
            }
            if fields.get("in") == Some(&"query".into())
                && fields.get("name") == Some(&"limit".into())
                && let Some(schema) = fields.get_mut("schema")
            {
                schema["maximum"] = limits.page.into();
            }
            for field in fields.values_mut() {
                bound(field, limits);
            }
        }
        Value::Array(entries) => entries.iter_mut().for_each(|entry| bound(entry, limits)),
        _ => {}
    }
}

/// The usual name of a format of unsigned integers, which our generator spells in its own way, and the greatest of
/// them.
fn unsigned(format: &str) -> Option<(&'static str, u64)> {
    match format {
        "u-int8" => Some(("uint8", u8::MAX.into())),
        "u-int16" => Some(("uint16", u16::MAX.into())),
        "u-int32" => Some(("uint32", u32::MAX.into())),
        "u-int64" => Some(("uint64", u64::MAX)),
        _ => None,
    }
}

/// The operations of a path, each with whether it changes something.
fn operations(item: &mut PathItem) -> impl Iterator<Item = (bool, &mut Operation)> {
    let reads = item.get.as_mut().map(|operation| (false, operation));
    let changes = [
        item.post.as_mut(),
        item.patch.as_mut(),
        item.delete.as_mut(),
    ];
    let changes = changes
        .into_iter()
        .flatten()
        .map(|operation| (true, operation));
    reads.into_iter().chain(changes)
}

fn refusals(path: &str, changes: bool, operation: &mut Operation) {
    let mut add = |status: &str, description: &str| {
        operation
            .responses
            .responses
            .entry(status.to_owned())
            .or_insert_with(|| RefOr::T(problem(description)));
    };
    add("429", "Too much was asked in too short a time");
    add("500", "The server made a mistake");
    add("503", "The server has too much to do");
    if changes {
        add("403", "It is somebody else's to do, or another site asks");
    }
    if path.contains('{') {
        add(
            "404",
            "There is no such thing, or it can't be found by whoever asks",
        );
    }
    let asks = |place: &ParameterIn| {
        operation.parameters.iter().flatten().any(|parameter| {
            matches!(parameter, RefOr::T(parameter) if parameter.parameter_in == *place)
        })
    };
    let (in_query, in_header) = (asks(&ParameterIn::Query), asks(&ParameterIn::Header));
    let has_body = operation.request_body.is_some();
    let may_sign_in = operation.security.as_ref().is_some_and(|ways| {
        ways.iter()
            .any(|way| serde_json::to_value(way).is_ok_and(|way| way != serde_json::json!({})))
    });
    let mut add = |status: &str, description: &str| {
        operation
            .responses
            .responses
            .entry(status.to_owned())
            .or_insert_with(|| RefOr::T(problem(description)));
    };
    if has_body || in_query {
        add("400", "It can't be read");
        add("422", "It can be read, but isn't what is expected there");
    }
    if in_header {
        add("422", "It can be read, but isn't what is expected there");
    }
    if has_body {
        add("413", "The body is too large");
        add("415", "The body isn't JSON");
    }
    if may_sign_in {
        add("401", "Nobody is signed in");
        add("403", "It is somebody else's to do");
    }
}

fn problem(description: &str) -> Response {
    let schema = Ref::from_schema_name("Problem");
    let content = ContentBuilder::new().schema(Some(schema)).build();
    ResponseBuilder::new()
        .description(description)
        .content("application/json", content)
        .build()
}
