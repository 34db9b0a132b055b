//! Opening a socket.

use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{FromRequestParts as _, Request, State};
use axum::http::{StatusCode, header};
use axum::response::Response;
use pantheon_wire::Code;

use super::talk::Talk;
use crate::address::{Address, is_own_origin};
use crate::app::App;
use crate::error::Failure;
use crate::session::{Carrier, SignedIn};

/// What is read from the network at once, and what is gathered before it is written. Most that clients say is shorter,
/// and each socket has both for as long as it is open.
const BUFFER: usize = 4 * 1024;

/// Opens a socket: frames are JSON text, what a client sends is a `ClientFrame` and what it hears are `ServerFrame`s.
pub(crate) async fn open(
    State(app): State<App>,
    signed_in: SignedIn,
    request: Request,
) -> Result<Response, Failure> {
    let (mut parts, _) = request.into_parts();
    // A browser sends its cookie whoever makes it ask, and nothing keeps other sites from opening sockets: so the site
    // must be our own, and must be named.
    let origin = parts
        .headers
        .get(header::ORIGIN)
        .and_then(|origin| origin.to_str().ok());
    let own = origin.is_some_and(|origin| is_own_origin(origin, &parts.headers, app.settings()));
    if signed_in.carrier == Carrier::Cookie && !own {
        return Err(Failure::new(
            Code::ForeignSite,
            "the socket was asked for by another site",
        ));
    }
    let upgrade = WebSocketUpgrade::from_request_parts(&mut parts, &app)
        .await
        .map_err(|why| Failure::new(Code::Malformed, why.body_text()))?;
    let settings = &app.settings().socket;
    let address = Address::of(&parts, app.settings());
    let guest = app
        .live()
        .doors
        .enter(signed_in.id(), address, settings)
        .map_err(|problem| match problem.code {
            Code::TooMany => Failure::from(problem).status(StatusCode::TOO_MANY_REQUESTS),
            _ => Failure::from(problem),
        })?;
    let upgrade = upgrade
        .max_message_size(settings.message_bytes)
        .max_frame_size(settings.message_bytes)
        .read_buffer_size(BUFFER)
        .write_buffer_size(BUFFER)
        .max_write_buffer_size(settings.write_bytes.max(2 * BUFFER));
    // The server doesn't end before the socket has.
    let open = app.live().tasks().token();
    Ok(upgrade.on_upgrade(move |socket| async move {
        Box::pin(Talk::new(app, &signed_in, guest, socket).run()).await;
        drop(open);
    }))
}
