//! The line to a client.

use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use pantheon_wire::{Answer, Bye, Code, CommandId, Problem, Reply, ServerFrame};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Error as LineError;

use super::text;

/// How long a client that is told to go may take to hear it.
const FAREWELL: Duration = Duration::from_secs(1);

/// Why a conversation ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum End {
    /// The client went, or the line broke.
    Gone,
    /// The server ends it.
    Bye(Bye),
}

/// The line to a client. What is sent is handed to the network before anything else is done.
pub(super) struct Line {
    socket: WebSocket,
    patience: Duration,
}

/// What a client sent.
pub(super) enum Heard {
    /// A text.
    Text(Utf8Bytes),
    /// Bytes, which no client of ours sends.
    Bytes,
    /// A sign of life.
    Life,
}

impl Line {
    /// A line on which each frame may take so long to be swallowed.
    pub(super) const fn new(socket: WebSocket, patience: Duration) -> Self {
        Self { socket, patience }
    }

    /// Waits for something that the client sends. Nothing is lost if the wait is given up.
    pub(super) async fn hear(&mut self) -> Result<Heard, End> {
        match self.socket.recv().await {
            Some(Ok(Message::Text(text))) => Ok(Heard::Text(text)),
            Some(Ok(Message::Binary(_))) => Ok(Heard::Bytes),
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => Ok(Heard::Life),
            Some(Ok(Message::Close(_))) | None => Err(End::Gone),
            Some(Err(error)) => Err(match cause(&error) {
                Some(LineError::Capacity(_)) => {
                    let problem = Problem::new(Code::TooLarge, "a message is too large");
                    self.answer(None, Reply::Error(problem)).await?;
                    End::Bye(Bye::Broken)
                }
                Some(LineError::Protocol(_) | LineError::Utf8(_)) => End::Bye(Bye::Broken),
                _ => End::Gone,
            }),
        }
    }

    async fn send(&mut self, message: Message) -> Result<(), End> {
        match timeout(self.patience, self.socket.send(message)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(error)) => Err(match cause(&error) {
                Some(LineError::WriteBufferFull(_)) => End::Bye(Bye::TooSlow),
                _ => End::Gone,
            }),
            Err(_) => Err(End::Bye(Bye::TooSlow)),
        }
    }

    /// Sends a frame.
    pub(super) async fn tell(&mut self, frame: &ServerFrame) -> Result<(), End> {
        self.send(Message::text(text(frame))).await
    }

    /// Sends the text of a frame that many are sent.
    pub(super) async fn pass_on(&mut self, text: &Arc<str>) -> Result<(), End> {
        self.send(Message::text(&**text)).await
    }

    /// Answers something.
    pub(super) async fn answer(&mut self, id: Option<CommandId>, reply: Reply) -> Result<(), End> {
        self.tell(&ServerFrame::Answer(Answer { id, reply })).await
    }

    /// Asks for a sign of life.
    pub(super) async fn ping(&mut self) -> Result<(), End> {
        self.send(Message::Ping(Bytes::new())).await
    }

    /// Says why the conversation ends, and hangs up.
    pub(super) async fn hang_up(mut self, end: End) {
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
            // What isn't read when a line is cut takes what was just said with it: so all is read to the end.
            while let Some(Ok(_)) = self.socket.recv().await {}
            if bye == Bye::Broken {
                // Such a line can't be read any more. All that can be given to the client is time.
                std::future::pending::<()>().await;
            }
            Some(())
        };
        timeout(FAREWELL, farewell).await.ok();
    }
}

fn cause(error: &axum::Error) -> Option<&LineError> {
    std::error::Error::source(error)?.downcast_ref()
}

/// The code that says the same when a socket is closed.
const fn code(bye: Bye) -> u16 {
    match bye {
        Bye::Restart => close_code::AWAY,
        Bye::TooSlow | Bye::Silent => close_code::AGAIN,
        Bye::SignedOut | Bye::TooFast => close_code::POLICY,
        Bye::Broken => close_code::PROTOCOL,
    }
}

const fn word(bye: Bye) -> &'static str {
    match bye {
        Bye::Restart => "restart",
        Bye::TooSlow => "too-slow",
        Bye::Silent => "silent",
        Bye::SignedOut => "signed-out",
        Bye::TooFast => "too-fast",
        Bye::Broken => "broken",
    }
}
