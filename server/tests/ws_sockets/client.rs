//! A client, as a program would write one.

use std::collections::VecDeque;
use std::fmt::Debug;
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use pantheon_wire::{
    Answer, Ask, Bye, Code, CommandId, Done, Greeting, LobbyUpdate, Problem, Reply, Seq,
    ServerFrame, TableCommand, TableId, TableUpdate,
};
use serde_json::json;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::http::{HeaderMap, HeaderName, Request};
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{WebSocketStream, client_async};

/// How long anything may take before a test gives up. It is no measure of anything.
const PATIENCE: Duration = Duration::from_mins(1);

/// A client with an open socket.
pub(crate) struct Client<S = TcpStream> {
    pub(crate) socket: WebSocketStream<S>,
    pub(crate) hello: Greeting,
    next: u32,
    told: VecDeque<ServerFrame>,
    closed: Option<u16>,
}

/// The request that opens a socket.
pub(crate) fn request(host: &str, headers: &[(&str, &str)]) -> Request<()> {
    let mut request = format!("ws://{host}/api/socket")
        .into_client_request()
        .unwrap();
    let headers = headers.iter().map(|(name, value)| {
        let name: HeaderName = name.parse().unwrap();
        (name, value.parse().unwrap())
    });
    request.headers_mut().extend(headers.collect::<HeaderMap>());
    request
}

impl<S: AsyncRead + AsyncWrite + Unpin> Client<S> {
    /// Opens a socket over a stream.
    pub(crate) async fn over(stream: S, request: Request<()>) -> Result<Self, Error> {
        let (socket, _) = client_async(request, stream).await?;
        let mut client = Self {
            socket,
            hello: Greeting {
                protocol: 0,
                version: String::new(),
                you: pantheon_wire::Person {
                    id: "".into(),
                    name: String::new(),
                    kind: pantheon_wire::PersonKind::Guest,
                },
                now: 0,
                heartbeat: 0,
            },
            next: 0,
            told: VecDeque::new(),
            closed: None,
        };
        match client.hear().await {
            Some(ServerFrame::Hello(hello)) => client.hello = hello,
            Some(other) => panic!("the first frame is a greeting, not {other:?}"),
            None => return Err(Error::ConnectionClosed),
        }
        Ok(client)
    }

    /// The next frame that comes; none when the socket is closed.
    pub(crate) async fn hear(&mut self) -> Option<ServerFrame> {
        loop {
            let message = tokio::time::timeout(PATIENCE, self.socket.next())
                .await
                .expect("something is heard in time");
            match message? {
                Ok(Message::Text(text)) => {
                    return Some(serde_json::from_str(&text).expect("frames can be read"));
                }
                Ok(Message::Close(frame)) => {
                    self.closed = frame.map(|frame| frame.code.into());
                }
                Ok(Message::Ping(_) | Message::Pong(_)) => {}
                Ok(other) => panic!("a server sends text, not {other:?}"),
                Err(_) => return None,
            }
        }
    }

    /// Sends a text as it is.
    pub(crate) async fn send(&mut self, text: impl Into<String>) {
        let message = Message::text(text.into());
        self.socket.send(message).await.expect("the line holds");
    }

    /// A name for something to ask.
    pub(crate) fn new_id(&mut self) -> CommandId {
        self.next += 1;
        CommandId(format!("c{}", self.next))
    }

    /// Asks something under a name, and waits for the answer. What is told in between is kept.
    pub(crate) async fn ask_as(&mut self, id: &CommandId, ask: &Ask) -> Reply {
        self.send(json!({"id": id, "ask": ask}).to_string()).await;
        self.answer_to(id).await
    }

    /// Waits for the answer to something that was asked.
    pub(crate) async fn answer_to(&mut self, id: &CommandId) -> Reply {
        loop {
            match self.hear().await {
                Some(ServerFrame::Answer(Answer {
                    id: Some(of),
                    reply,
                })) if of == *id => {
                    return reply;
                }
                Some(other) => self.told.push_back(other),
                None => panic!("the socket was closed before the answer to {id}"),
            }
        }
    }

    /// The answer to something that was asked, which may have come while another was awaited.
    pub(crate) async fn answer_or_kept(&mut self, id: &CommandId) -> Reply {
        let of = |frame: &ServerFrame| matches!(frame, ServerFrame::Answer(answer) if answer.id.as_ref() == Some(id));
        let kept = self.told.iter().position(of);
        match kept.and_then(|at| self.told.remove(at)) {
            Some(ServerFrame::Answer(answer)) => answer.reply,
            _ => self.answer_to(id).await,
        }
    }

    /// Asks something and waits for the answer.
    pub(crate) async fn ask(&mut self, ask: &Ask) -> Reply {
        let id = self.new_id();
        self.ask_as(&id, ask).await
    }

    /// Does something at a table.
    pub(crate) async fn perform(
        &mut self,
        table: &TableId,
        command: TableCommand,
    ) -> Result<Done, Problem> {
        let ask = act(table, command, None);
        match self.ask(&ask).await {
            Reply::Done(done) => Ok(done),
            Reply::Error(problem) => Err(problem),
            other => panic!("no answer to a command: {other:?}"),
        }
    }

    /// Watches a table; answers why it can't, if it can't.
    pub(crate) async fn watch(
        &mut self,
        table: &TableId,
        key: Option<&str>,
        since: Option<Seq>,
    ) -> Result<(), Problem> {
        let (table, key) = (table.clone(), key.map(str::to_owned));
        match self.ask(&Ask::Watch { table, key, since }).await {
            Reply::Ok {} => Ok(()),
            Reply::Error(problem) => Err(problem),
            other => panic!("no answer to watching: {other:?}"),
        }
    }

    /// The next frame that is no answer to something that was awaited.
    pub(crate) async fn told(&mut self) -> Option<ServerFrame> {
        match self.told.pop_front() {
            Some(frame) => Some(frame),
            None => self.hear().await,
        }
    }

    /// Forgets what was told and wasn't taken.
    pub(crate) fn forget_told(&mut self) {
        self.told.clear();
    }

    /// Whether nothing was told that wasn't taken.
    pub(crate) fn is_quiet(&self) -> bool {
        self.told.is_empty()
    }

    /// The next that is told of a table.
    pub(crate) async fn update(&mut self) -> TableUpdate {
        loop {
            match self.told().await {
                Some(ServerFrame::Table(update)) => return *update,
                Some(_) => {}
                None => panic!("the socket was closed before something was told"),
            }
        }
    }

    /// The next that is told of who is away.
    pub(crate) async fn away(&mut self) -> Vec<u8> {
        loop {
            match self.told().await {
                Some(ServerFrame::Presence(presence)) => return presence.away,
                Some(_) => {}
                None => panic!("the socket was closed before something was told"),
            }
        }
    }

    /// Whether nothing that was told and wasn't taken tells who is away.
    pub(crate) fn never_told_of_absence(&self) -> bool {
        let tells = |frame: &ServerFrame| matches!(frame, ServerFrame::Presence(_));
        !self.told.iter().any(tells)
    }

    /// Reads what is told of a table until it has reached a place, and answers with the last.
    pub(crate) async fn update_to(&mut self, seq: Seq) -> TableUpdate {
        loop {
            let update = self.update().await;
            if update.seq >= seq {
                return update;
            }
        }
    }

    /// The next that is told of the lobby.
    pub(crate) async fn lobby(&mut self) -> LobbyUpdate {
        loop {
            match self.told().await {
                Some(ServerFrame::Lobby(update)) => return update,
                Some(_) => {}
                None => panic!("the socket was closed before something was told"),
            }
        }
    }

    /// Reads to the end, and answers with the last frame and the code of the closing.
    pub(crate) async fn end(&mut self) -> (Option<Bye>, Option<u16>) {
        let mut bye = None;
        while let Some(frame) = self.told().await {
            if let ServerFrame::Bye(why) = frame {
                bye = Some(why);
            }
        }
        (bye, self.closed)
    }
}

impl Client {
    /// Opens a socket to a server with a token.
    pub(crate) async fn connect(address: std::net::SocketAddr, token: &str) -> Self {
        let bearer = format!("Bearer {token}");
        let request = request(&address.to_string(), &[("authorization", &bearer)]);
        Self::open(address, request)
            .await
            .expect("the socket opens")
    }

    /// Opens a socket to a server with any request.
    pub(crate) async fn open(
        address: std::net::SocketAddr,
        request: Request<()>,
    ) -> Result<Self, Error> {
        let stream = TcpStream::connect(address).await.unwrap();
        Self::over(stream, request).await
    }
}

/// A command at a table.
pub(crate) fn act(table: &TableId, command: TableCommand, seen: Option<Seq>) -> Ask {
    Ask::Do {
        table: table.clone(),
        command,
        seen,
        key: None,
    }
}

/// The code of a refusal.
pub(crate) fn code<T: Debug>(result: Result<T, Problem>) -> Code {
    result.expect_err("it is refused").code
}
