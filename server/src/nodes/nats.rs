//! NATS: a broker that takes texts from node to node in less than a millisecond, and asks nothing of the database.

use std::time::Duration;

use async_nats::connection::State;
use async_nats::{Client, ConnectOptions, Subscriber};
use async_trait::async_trait;
use futures_util::StreamExt as _;
use tokio::sync::OnceCell;

use super::transport::{Ear, Heard, LineError, Transport};

/// How often the broker is asked whether it is there. After two questions without an answer the line is made anew.
const PING: Duration = Duration::from_secs(1);
/// How long the broker may take to take a new line.
const CONNECTING: Duration = Duration::from_secs(2);
/// How long to wait before a broken line is made anew.
const AGAIN: Duration = Duration::from_millis(250);
/// How many texts may wait to be heard. What is more is lost.
const WAITING: usize = 65_536;

/// A NATS server, or several that belong together.
pub(crate) struct Nats {
    url: String,
    subject: String,
    /// It makes broken lines anew by itself.
    client: OnceCell<Client>,
}

impl Nats {
    /// The server at this address, several being divided by commas, and what nodes of one database talk under.
    pub(crate) fn new(url: &str, subject: &str) -> Self {
        Self {
            url: url.to_owned(),
            subject: subject.to_owned(),
            client: OnceCell::new(),
        }
    }

    async fn client(&self) -> Result<&Client, LineError> {
        let connect = || async {
            let options = ConnectOptions::new()
                .name("pantheon")
                .ping_interval(PING)
                .connection_timeout(CONNECTING)
                .subscription_capacity(WAITING)
                .reconnect_delay_callback(|_| AGAIN)
                .retry_on_initial_connect()
                .event_callback(|event| async move {
                    tracing::debug!(%event, "nats: the line changed");
                });
            let servers: Vec<&str> = self.url.split(',').collect();
            options.connect(servers).await
        };
        let client = self.client.get_or_try_init(connect).await;
        client.map_err(|error| LineError::Broker(error.to_string()))
    }
}

#[async_trait]
impl Transport for Nats {
    fn name(&self) -> &'static str {
        "nats"
    }

    async fn listen(&self) -> Result<Box<dyn Ear>, LineError> {
        let client = self.client().await?;
        let ear = client.subscribe(self.subject.clone()).await;
        match ear {
            Ok(ear) => Ok(Box::new(NatsEar(ear))),
            Err(error) => Err(LineError::Broker(error.to_string())),
        }
    }

    async fn say(&self, text: String) -> Result<(), LineError> {
        let client = self.client().await?;
        // The client would keep it until the line is back, and by then it is no news.
        if client.connection_state() != State::Connected {
            return Err(LineError::Broker("not connected".to_owned()));
        }
        let said = client.publish(self.subject.clone(), text.into());
        said.await
            .map_err(|error| LineError::Broker(error.to_string()))
    }
}

struct NatsEar(Subscriber);

#[async_trait]
impl Ear for NatsEar {
    async fn next(&mut self) -> Result<Heard, LineError> {
        let message = self.0.next().await;
        let message = message.ok_or_else(|| LineError::Broker("the line is closed".to_owned()))?;
        Ok(Heard::Said(message.payload.into()))
    }
}
