//! The WebSocket connection to a client.

use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use futures_util::{SinkExt as _, StreamExt as _};
use hyper::upgrade::Upgraded;
use hyper_util::rt::TokioIo;
use pantheon_wire::{Answer, Bye, Code, CommandId, Problem, Reply, ServerFrame};
use tokio::time::error::Elapsed;
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::protocol::{CloseFrame, Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Error as WsError, Message, Utf8Bytes};

use super::rate_limited_io::{RateLimitedIo, TooMuch};
use super::text;
use crate::settings::SocketSettings;

/// How long a client that is told to go may take to hear it.
const FAREWELL: Duration = Duration::from_secs(1);
/// How much is read of what such a client still sends, in bytes.
const LAST_BYTES: usize = 1024 * 1024;
/// What is read from the network at once: most that clients say is shorter, and each socket has room for it for as long as
/// it is open.
const READ: usize = 1024;
/// How much is gathered before it is written.
const GATHERED: usize = 4 * 1024;

/// Why a conversation ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum End {
    /// The client went, or the connection broke.
    Gone,
    /// The server ends it.
    Bye(Bye),
}

/// The WebSocket connection to a client. What is sent is handed to the network before anything else is done, but for an
/// answer that goes along with the news that it made.
pub(super) struct Connection {
    socket: WebSocketStream<RateLimitedIo<TokioIo<Upgraded>>>,
    patience: Duration,
    /// Whether no frames can be read any more, because one was broken or there were too many.
    unreadable: bool,
}

/// What a client sent.
pub(super) enum Received {
    /// A text.
    Text(Utf8Bytes),
    /// Bytes, which no client of ours sends.
    Bytes,
    /// A sign of life.
    Life,
}

impl Connection {
    /// A connection that has just been opened.
    pub(super) async fn new(upgraded: Upgraded, settings: &SocketSettings) -> Self {
        let config = WebSocketConfig::default()
            .max_message_size(Some(settings.message_bytes))
            .max_frame_size(Some(settings.message_bytes))
            .read_buffer_size(READ)
            .write_buffer_size(GATHERED)
            .max_write_buffer_size(settings.write_bytes.max(2 * GATHERED));
        let counted = RateLimitedIo::new(TokioIo::new(upgraded), settings);
        Self {
            socket: WebSocketStream::from_raw_socket(counted, Role::Server, Some(config)).await,
            patience: Duration::from_secs(settings.drain_seconds.max(1).into()),
            unreadable: false,
        }
    }

    /// Waits for something that the client sends. Nothing is lost if the wait is given up.
    pub(super) async fn receive(&mut self) -> Result<Received, End> {
        let heard = self.socket.next().await;
        self.unreadable = matches!(heard, Some(Err(_)));
        match heard {
            Some(Ok(Message::Text(text))) => Ok(Received::Text(text)),
            Some(Ok(Message::Binary(_))) => Ok(Received::Bytes),
            // Frames come up only where they are written one by one.
            Some(Ok(Message::Ping(_) | Message::Pong(_) | Message::Frame(_))) => Ok(Received::Life),
            Some(Err(WsError::Capacity(_))) => {
                let problem = Problem::new(Code::TooLarge, "a message is too large");
                self.answer(None, Reply::Error(problem)).await?;
                Err(End::Bye(Bye::Broken))
            }
            Some(Err(WsError::Protocol(_) | WsError::Utf8(_))) => Err(End::Bye(Bye::Broken)),
            Some(Err(WsError::Io(error))) if is_too_much(&error) => Err(End::Bye(Bye::TooFast)),
            Some(Ok(Message::Close(_)) | Err(_)) | None => Err(End::Gone),
        }
    }

    async fn write(&mut self, message: Message) -> Result<(), End> {
        written(&timeout(self.patience, self.socket.send(message)).await)
    }

    /// Answers something together with what is sent next, as one parcel for the network; [`Self::flush`] sends it at the
    /// latest.
    pub(super) async fn answer_along(&mut self, id: CommandId, reply: Reply) -> Result<(), End> {
        let answer = ServerFrame::Answer(Answer {
            id: Some(id),
            reply,
        });
        let message = Message::text(text(&answer));
        written(&timeout(self.patience, self.socket.feed(message)).await)
    }

    /// Hands all to the network that isn't yet.
    pub(super) async fn flush(&mut self) -> Result<(), End> {
        written(&timeout(self.patience, self.socket.flush()).await)
    }

    /// Sends a frame.
    pub(super) async fn send(&mut self, frame: &ServerFrame) -> Result<(), End> {
        self.write(Message::text(text(frame))).await
    }

    /// Sends the text of a frame that many are sent.
    pub(super) async fn send_text(&mut self, text: &Arc<str>) -> Result<(), End> {
        self.write(Message::text(&**text)).await
    }

    /// Answers something.
    pub(super) async fn answer(&mut self, id: Option<CommandId>, reply: Reply) -> Result<(), End> {
        self.send(&ServerFrame::Answer(Answer { id, reply })).await
    }

    /// Asks for a sign of life.
    pub(super) async fn ping(&mut self) -> Result<(), End> {
        self.write(Message::Ping(Bytes::new())).await
    }

    /// Says why the conversation ends, and closes the socket.
    pub(super) async fn close(mut self, end: End) {
        let End::Bye(bye) = end else { return };
        metrics::counter!("pantheon_socket_byes", "why" => word(bye)).increment(1);
        let farewell = async {
            let frame = text(&ServerFrame::Bye(bye));
            self.socket.send(Message::text(frame)).await.ok()?;
            let close = CloseFrame {
                code: code(bye),
                reason: Utf8Bytes::from_static(word(bye)),
            };
            self.socket.send(Message::Close(Some(close))).await.ok()?;
            // What isn't read when a connection is cut takes what was just said with it: so all is read to the end.
            while !self.unreadable {
                match self.socket.next().await {
                    Some(Ok(_)) => {}
                    None => return Some(()),
                    Some(Err(_)) => self.unreadable = true,
                }
            }
            // Bytes are thrown away, and when there were enough of them, all that is given to the client is time.
            if !self.socket.get_mut().drain(LAST_BYTES).await {
                std::future::pending::<()>().await;
            }
            Some(())
        };
        timeout(FAREWELL, farewell).await.ok();
    }
}

/// What came of writing for as long as a client is waited for.
fn written(done: &Result<Result<(), WsError>, Elapsed>) -> Result<(), End> {
    match done {
        Ok(Ok(())) => Ok(()),
        Ok(Err(WsError::WriteBufferFull(_))) | Err(_) => Err(End::Bye(Bye::TooSlow)),
        Ok(Err(_)) => Err(End::Gone),
    }
}

fn is_too_much(error: &std::io::Error) -> bool {
    let why = error.get_ref();
    why.is_some_and(<dyn std::error::Error + Send + Sync>::is::<TooMuch>)
}

/// The code that says the same when a socket is closed.
const fn code(bye: Bye) -> CloseCode {
    match bye {
        Bye::Restart => CloseCode::Away,
        Bye::TooSlow | Bye::Silent | Bye::Renewed => CloseCode::Again,
        Bye::SignedOut | Bye::TooFast => CloseCode::Policy,
        Bye::Broken => CloseCode::Protocol,
    }
}

const fn word(bye: Bye) -> &'static str {
    match bye {
        Bye::Restart => "restart",
        Bye::TooSlow => "too-slow",
        Bye::Silent => "silent",
        Bye::SignedOut => "signed-out",
        Bye::Renewed => "renewed",
        Bye::TooFast => "too-fast",
        Bye::Broken => "broken",
    }
}
