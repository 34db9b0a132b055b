//! Requests: one a connection, which is closed after the answer.

use pantheon_wire::{GuestRequest, NewTable, Problem, SignedIn, TableId, TableInfo};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::error::ClientError;

/// A server, and who one is there.
#[derive(Clone, Debug)]
pub struct Server {
    host: String,
    token: Option<String>,
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
            }),
            _ => Err(ClientError::Address(address.to_owned())),
        }
    }

    /// The same server, as whoever has the token.
    pub fn with_token(&self, token: &str) -> Self {
        Self {
            host: self.host.clone(),
            token: Some(token.to_owned()),
        }
    }

    /// The same server at another address: who one is doesn't change.
    pub fn moved(&self, address: &str) -> Result<Self, ClientError> {
        Ok(Self {
            token: self.token.clone(),
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
        let mut line = self.line().await?;
        let body = body.unwrap_or_default();
        let head = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n{}\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            self.host,
            self.authorization(),
            body.len(),
        );
        line.write_all(head.as_bytes()).await?;
        let mut answer = Vec::new();
        line.read_to_end(&mut answer).await?;
        let (status, text) = read(&answer)?;
        if (200..300).contains(&status) {
            return Ok(text);
        }
        let problem: Problem = serde_json::from_str(&text)?;
        Err(ClientError::Refused {
            status,
            problem: Box::new(problem),
        })
    }

    pub(crate) fn host(&self) -> &str {
        &self.host
    }

    pub(crate) fn token(&self) -> Option<&str> {
        self.token.as_deref()
    }

    pub(crate) async fn line(&self) -> Result<TcpStream, ClientError> {
        let line = TcpStream::connect(&self.host).await?;
        // Commands are small and somebody waits for each.
        line.set_nodelay(true)?;
        Ok(line)
    }

    fn authorization(&self) -> String {
        let header = |token| format!("Authorization: Bearer {token}\r\n");
        self.token.as_deref().map(header).unwrap_or_default()
    }
}

/// Reads a whole answer: its status and its body.
fn read(answer: &[u8]) -> Result<(u16, String), ClientError> {
    let nonsense = |why: &str| ClientError::Nonsense(why.to_owned());
    let end = answer.windows(4).position(|four| four == b"\r\n\r\n");
    let end = end.ok_or_else(|| nonsense("the answer has no end of its head"))?;
    let head = str::from_utf8(&answer[..end]).map_err(|_| nonsense("the head isn't text"))?;
    let status = head
        .split(' ')
        .nth(1)
        .and_then(|status| status.parse().ok());
    let status = status.ok_or_else(|| nonsense("the answer has no status"))?;
    let chunked = head
        .lines()
        .any(|line| line.eq_ignore_ascii_case("transfer-encoding: chunked"));
    let body = &answer[end + 4..];
    let body = if chunked {
        unchunked(body).ok_or_else(|| nonsense("the answer is cut off"))?
    } else {
        body.to_vec()
    };
    let body = String::from_utf8(body).map_err(|_| nonsense("the answer isn't text"))?;
    Ok((status, body))
}

fn unchunked(mut rest: &[u8]) -> Option<Vec<u8>> {
    let mut whole = Vec::new();
    loop {
        let end = rest.windows(2).position(|two| two == b"\r\n")?;
        let size = str::from_utf8(&rest[..end]).ok()?;
        let size = usize::from_str_radix(size.split(';').next()?.trim(), 16).ok()?;
        rest = &rest[end + 2..];
        if size == 0 {
            return Some(whole);
        }
        whole.extend_from_slice(rest.get(..size)?);
        rest = rest.get(size + 2..)?;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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

    #[test]
    fn an_answer_is_read_whole_or_in_chunks() {
        let whole = b"HTTP/1.1 404 Not Found\r\nContent-Length: 2\r\n\r\n{}";
        assert_eq!(read(whole).unwrap(), (404, "{}".to_owned()));
        let chunks =
            b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n1\r\nd\r\n0\r\n\r\n";
        assert_eq!(read(chunks).unwrap(), (200, "abcd".to_owned()));
        let cut = b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nab";
        assert!(read(cut).is_err());
        assert!(read(b"HTTP/1.1 200 OK\r\n").is_err());
    }
}
