//! Requests: one a connection, which is closed after the answer.

use std::net::IpAddr;

use http_body_util::{BodyExt as _, Full};
use hyper::Request;
use hyper::body::Bytes;
use hyper::client::conn::http1::handshake;
use hyper::header::{ACCEPT_ENCODING, AUTHORIZATION, CONNECTION, CONTENT_TYPE, HOST};
use hyper::http::request::Builder;
use hyper_util::rt::TokioIo;
use pantheon_wire::{GuestRequest, NewTable, Problem, SignedIn, TableId, TableInfo};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::net::{TcpSocket, TcpStream};

use crate::error::ClientError;

/// A server, and who one is there.
#[derive(Clone, Debug)]
pub struct Server {
    host: String,
    token: Option<String>,
    /// The address that connections come from, where it isn't left to the system.
    from: Option<IpAddr>,
}

impl Server {
    /// The server at an address such as `http://127.0.0.1:8080`, where one is nobody yet.
    pub fn at(address: &str) -> Result<Self, ClientError> {
        let host = address
            .strip_prefix("http://")
            .map(|host| host.trim_end_matches('/'));
        match host {
            Some(host) if !host.is_empty() && !host.contains('/') => Ok(Self {
                host: host.to_owned(),
                token: None,
                from: None,
            }),
            _ => Err(ClientError::Address(address.to_owned())),
        }
    }

    /// The same server, as whoever has the token.
    pub fn with_token(&self, token: &str) -> Self {
        Self {
            token: Some(token.to_owned()),
            ..self.clone()
        }
    }

    /// The same server, asked from another address of this machine.
    pub fn asked_from(&self, address: IpAddr) -> Self {
        Self {
            from: Some(address),
            ..self.clone()
        }
    }

    /// The same server at another address: who one is doesn't change.
    pub fn moved(&self, address: &str) -> Result<Self, ClientError> {
        Ok(Self {
            token: self.token.clone(),
            from: self.from,
            ..Self::at(address)?
        })
    }

    /// The same server, as a new guest.
    pub async fn guest(&self, name: &str) -> Result<(Self, SignedIn), ClientError> {
        let asked = GuestRequest {
            name: name.to_owned(),
            token: true,
        };
        let signed_in: SignedIn = self.post("/api/guests", &asked).await?;
        let token = signed_in.token.as_deref();
        let token = token.ok_or_else(|| ClientError::Nonsense("there is no token".to_owned()))?;
        Ok((self.with_token(token), signed_in))
    }

    /// Makes a table.
    pub async fn make_table(&self, plan: &NewTable) -> Result<TableInfo, ClientError> {
        self.post("/api/tables", plan).await
    }

    /// The record of a game that is over.
    pub async fn record(&self, table: &TableId) -> Result<String, ClientError> {
        self.text("GET", &format!("/api/tables/{table}/record"), None)
            .await
    }

    /// Asks for something.
    pub async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, ClientError> {
        Ok(serde_json::from_str(&self.text("GET", path, None).await?)?)
    }

    /// Sends something.
    pub async fn post<T: DeserializeOwned>(
        &self,
        path: &str,
        body: &impl Serialize,
    ) -> Result<T, ClientError> {
        let body = serde_json::to_string(body)?;
        let answer = self.text("POST", path, Some(&body)).await?;
        Ok(serde_json::from_str(&answer)?)
    }

    /// Makes a request, and answers with the body as it came.
    pub async fn text(
        &self,
        method: &str,
        path: &str,
        body: Option<&str>,
    ) -> Result<String, ClientError> {
        let mut request = Request::builder()
            .method(method)
            .uri(path)
            .header(HOST, &self.host)
            .header(CONNECTION, "close")
            .header(CONTENT_TYPE, "application/json");
        if let Some(token) = &self.token {
            request = request.header(AUTHORIZATION, format!("Bearer {token}"));
        }
        let body = body.unwrap_or_default().to_owned();
        let (status, body) = self.ask(request, body).await?;
        let text = String::from_utf8(body.into())
            .map_err(|_| ClientError::Nonsense("the answer isn't text".to_owned()))?;
        if (200..300).contains(&status) {
            return Ok(text);
        }
        let problem: Problem = serde_json::from_str(&text)?;
        Err(ClientError::Refused {
            status,
            problem: Box::new(problem),
        })
    }

    /// Asks for a page as a browser does, packed if it can be; answers with its status and how many bytes came.
    pub async fn page(&self, path: &str) -> Result<(u16, usize), ClientError> {
        let request = Request::get(path)
            .header(HOST, &self.host)
            .header(CONNECTION, "close")
            .header(ACCEPT_ENCODING, "gzip, br");
        let (status, body) = self.ask(request, String::new()).await?;
        Ok((status, body.len()))
    }

    /// Makes a request on a connection of its own.
    async fn ask(&self, request: Builder, body: String) -> Result<(u16, Bytes), ClientError> {
        let request = request.body(Full::from(body));
        let request = request.map_err(|why| ClientError::Nonsense(why.to_string()))?;
        let stream = TokioIo::new(self.connect().await?);
        let (mut sender, connection) = handshake::<_, Full<Bytes>>(stream).await?;
        // The connection does the work, and ends by itself after the answer.
        let answer = async {
            let answer = sender.send_request(request).await?;
            let status = answer.status().as_u16();
            Ok::<_, ClientError>((status, answer.into_body().collect().await?.to_bytes()))
        };
        let (answer, _closed) = tokio::join!(answer, connection);
        answer
    }

    pub(crate) fn host(&self) -> &str {
        &self.host
    }

    pub(crate) fn token(&self) -> Option<&str> {
        self.token.as_deref()
    }

    pub(crate) async fn connect(&self) -> Result<TcpStream, ClientError> {
        let stream = match self.from {
            None => TcpStream::connect(&self.host).await?,
            Some(from) => {
                let address = tokio::net::lookup_host(&self.host).await?.next();
                let address = address.ok_or_else(|| ClientError::Address(self.host.clone()))?;
                let socket = match from {
                    IpAddr::V4(_) => TcpSocket::new_v4()?,
                    IpAddr::V6(_) => TcpSocket::new_v6()?,
                };
                socket.bind((from, 0).into())?;
                socket.connect(address).await?
            }
        };
        // Commands are small and somebody waits for each.
        stream.set_nodelay(true)?;
        Ok(stream)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    use tokio::net::TcpListener;

    #[test]
    fn an_address_is_a_host_and_nothing_more() {
        assert_eq!(
            Server::at("http://127.0.0.1:80/").unwrap().host(),
            "127.0.0.1:80"
        );
        for bad in ["127.0.0.1:80", "https://a.example", "http://", "http://a/b"] {
            assert!(Server::at(bad).is_err(), "{bad}");
        }
    }

    /// A server that says this to whoever comes first, and nothing more.
    async fn saying(answer: &'static [u8]) -> Result<String, ClientError> {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let server = Server::at(&format!("http://{}", listener.local_addr().unwrap()));
        let server = server.unwrap().with_token("t");
        let says = async {
            let (mut stream, _) = listener.accept().await.unwrap();
            let mut asked = [0; 1024];
            let heard = stream.read(&mut asked).await.unwrap();
            assert!(heard > 0, "somebody asks");
            stream.write_all(answer).await.unwrap();
        };
        let (heard, ()) = tokio::join!(server.text("GET", "/", None), says);
        heard
    }

    #[tokio::test]
    async fn an_answer_is_read_whole_or_in_chunks() {
        let whole = b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}";
        assert_eq!(saying(whole).await.unwrap(), "{}");
        let chunks =
            b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n1\r\nd\r\n0\r\n\r\n";
        assert_eq!(saying(chunks).await.unwrap(), "abcd");
        let cut = b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nab";
        assert!(matches!(saying(cut).await, Err(ClientError::Http(_))));
        let endless = b"HTTP/1.1 200 OK\r\n";
        assert!(matches!(saying(endless).await, Err(ClientError::Http(_))));
    }

    #[tokio::test]
    async fn a_page_is_asked_for_packed_and_counted_as_it_came() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let server = Server::at(&format!("http://{}", listener.local_addr().unwrap())).unwrap();
        let says = async {
            let (mut stream, _) = listener.accept().await.unwrap();
            let mut asked = [0; 1024];
            let heard = stream.read(&mut asked).await.unwrap();
            let asked = String::from_utf8_lossy(&asked[..heard]).to_lowercase();
            assert!(asked.contains("accept-encoding: gzip, br"), "{asked}");
            let answer =
                b"HTTP/1.1 200 OK\r\nContent-Encoding: br\r\nContent-Length: 3\r\n\r\n\xff\x00\x01";
            stream.write_all(answer).await.unwrap();
        };
        let (heard, ()) = tokio::join!(server.page("/"), says);
        assert_eq!(heard.unwrap(), (200, 3));
    }

    #[tokio::test]
    async fn a_refusal_is_the_problem_that_the_server_told() {
        let refused = b"HTTP/1.1 404 Not Found\r\nContent-Length: 42\r\n\r\n{\"code\":\"not-found\",\"message\":\"no table\"}\n";
        let Err(ClientError::Refused { status, problem }) = saying(refused).await else {
            panic!("a refusal is no answer");
        };
        assert_eq!((status, &*problem.message), (404, "no table"));
    }
}
