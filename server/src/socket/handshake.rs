//! Opening a socket.

use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::header;
use axum::response::Response;
use hyper::upgrade::OnUpgrade;
use pantheon_wire::Code;
use tokio_tungstenite::tungstenite::handshake::server::create_response_with_body;

use super::connection::Connection;
use super::conversation::Conversation;
use super::permit::SocketPermit;
use crate::address::{Address, is_own_origin};
use crate::app::App;
use crate::error::Failure;
use crate::session::{Carrier, CurrentUser};

/// Opens a socket: frames are JSON text, what a client sends is a `ClientFrame` and what it hears are `ServerFrame`s.
pub(crate) async fn open(
    State(app): State<App>,
    signed_in: CurrentUser,
    request: Request,
) -> Result<Response, Failure> {
    // A browser sends its cookie whoever makes it ask, and nothing keeps other sites from opening sockets: so the site
    // must be our own, and must be named.
    let headers = request.headers();
    let origin = headers
        .get(header::ORIGIN)
        .and_then(|origin| origin.to_str().ok());
    let own = origin.is_some_and(|origin| is_own_origin(origin, headers, app.settings()));
    if signed_in.carrier == Carrier::Cookie && !own {
        return Err(Failure::new(
            Code::ForeignSite,
            "the socket was asked for by another site",
        ));
    }
    let response = create_response_with_body(&request, Body::empty)
        .map_err(|why| Failure::new(Code::Malformed, why.to_string()))?;
    let (mut parts, _) = request.into_parts();
    let upgrade = parts.extensions.remove::<OnUpgrade>().ok_or_else(|| {
        let message = "this connection can't become a socket";
        Failure::new(Code::Malformed, message)
    })?;
    let address = Address::of(&parts, app.settings());
    let permit = SocketPermit::take(&app.live().socket_limits, signed_in.id(), address)?;
    // The server doesn't end before the socket has.
    let live = std::sync::Arc::clone(app.live());
    live.tasks().spawn("socket", async move {
        match upgrade.await {
            Ok(upgraded) => {
                let connection = Connection::new(upgraded, &app.settings().socket).await;
                let conversation = Conversation::new(app, &signed_in, permit, connection);
                // It lasts long, and has what it needs of this.
                drop(signed_in);
                Box::pin(conversation.run()).await;
            }
            Err(error) => {
                tracing::debug!(%error, "socket: upgrade failed, the connection is dropped");
            }
        }
    });
    Ok(response)
}
