//! The socket: frames of text, both ways.

use futures_util::{SinkExt, StreamExt};
use pantheon_wire::{Ask, ClientFrame, CommandId, ServerFrame};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::http::header::AUTHORIZATION;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::error::ClientError;
use crate::http::Server;

type Stream = WebSocketStream<TcpStream>;

/// A socket to a server.
pub struct Socket {
    stream: Stream,
}

impl Server {
    /// Opens a socket.
    pub async fn socket(&self) -> Result<Socket, ClientError> {
        let mut request = format!("ws://{}/api/socket", self.host()).into_client_request()?;
        if let Some(token) = self.token() {
            let value = HeaderValue::from_str(&format!("Bearer {token}"));
            let value = value.map_err(|_| ClientError::Nonsense("the token".to_owned()))?;
            request.headers_mut().insert(AUTHORIZATION, value);
        }
        // Thousands of sockets may share a process, so each is to be small.
        let config = WebSocketConfig::default()
            .read_buffer_size(8 * 1024)
            .write_buffer_size(0);
        let (stream, _) =
            client_async_with_config(request, self.connect().await?, Some(config)).await?;
        Ok(Socket { stream })
    }
}

impl Socket {
    /// Asks something.
    pub async fn ask(&mut self, id: &CommandId, ask: Ask) -> Result<(), ClientError> {
        let frame = ClientFrame {
            id: id.clone(),
            ask,
        };
        self.send(serde_json::to_string(&frame)?).await
    }

    /// Sends a text as it is.
    pub async fn send(&mut self, text: String) -> Result<(), ClientError> {
        Ok(self.stream.send(Message::text(text)).await?)
    }

    /// The next frame.
    pub async fn receive(&mut self) -> Result<ServerFrame, ClientError> {
        let text = next(&mut self.stream).await?;
        Ok(serde_json::from_str(&text)?)
    }

    /// The next text.
    pub async fn receive_text(&mut self) -> Result<Utf8Bytes, ClientError> {
        next(&mut self.stream).await
    }

    /// Closes the socket.
    pub async fn close(mut self) -> Result<(), ClientError> {
        Ok(self.stream.close(None).await?)
    }
}

async fn next(
    stream: &mut (impl StreamExt<Item = Result<Message, tokio_tungstenite::tungstenite::Error>> + Unpin),
) -> Result<Utf8Bytes, ClientError> {
    loop {
        match stream.next().await {
            Some(Ok(Message::Text(text))) => return Ok(text),
            Some(Ok(Message::Close(_))) | None => return Err(ClientError::Closed),
            // Pings are answered by the stream itself.
            Some(Ok(_)) => {}
            Some(Err(why)) => return Err(why.into()),
        }
    }
}
