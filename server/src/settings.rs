//! What whoever runs the server may choose. Every limit is here, with a default that is safe on the open internet.

use std::num::NonZeroU32;
use std::path::PathBuf;

use serde::{Deserialize, Serialize};

/// What whoever runs the server may choose.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Settings {
    /// The address that people type: `https://games.example.org`. Without it, the address that each request names.
    pub public_url: Option<String>,
    /// How many proxies stand before the server. With 0, what they say of whom they speak for is not believed.
    pub proxies: u8,
    /// Whether anybody may come in as a guest.
    pub guests: bool,
    /// What opens `/metrics`. Without it, `/metrics` is open to all.
    pub metrics_token: Option<String>,
    /// A folder with the web client. Without it, the one that is built in.
    pub web: Option<PathBuf>,
    /// How many days a session lasts. The tokens of bots last until the bot is removed.
    pub session_days: u32,
    /// How much anybody may ask.
    pub limits: Limits,
    /// How sockets are kept.
    pub socket: SocketSettings,
    /// What the server does without being asked.
    pub work: WorkSettings,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            public_url: None,
            proxies: 0,
            guests: true,
            metrics_token: None,
            web: None,
            session_days: 90,
            limits: Limits::default(),
            socket: SocketSettings::default(),
            work: WorkSettings::default(),
        }
    }
}

impl Settings {
    /// Whether the address that people type is a safe one.
    pub fn is_public_https(&self) -> bool {
        self.public_url
            .as_deref()
            .is_some_and(|url| url.starts_with("https://"))
    }

    /// How long a session lasts, in milliseconds.
    pub fn session_millis(&self) -> u64 {
        u64::from(self.session_days) * 24 * 60 * 60 * 1000
    }
}

/// A token bucket.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rate {
    /// How many tokens come back in a minute.
    pub per_minute: NonZeroU32,
    /// How many tokens the full bucket holds.
    pub burst: NonZeroU32,
}

impl Rate {
    /// So many in a minute, so many at once. None may be 0; where one is, it counts as 1.
    pub const fn new(per_minute: u32, burst: u32) -> Self {
        Self {
            per_minute: at_least_one(per_minute),
            burst: at_least_one(burst),
        }
    }
}

const fn at_least_one(n: u32) -> NonZeroU32 {
    match NonZeroU32::new(n) {
        Some(n) => n,
        None => NonZeroU32::MIN,
    }
}

/// How much anybody may ask.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Limits {
    /// The largest body of a request, in bytes.
    pub body_bytes: usize,
    /// How deep JSON may be nested.
    pub json_depth: usize,
    /// After how many seconds a request is given up.
    pub request_seconds: u32,
    /// How many connections may be open that aren't sockets.
    pub connections: usize,
    /// How many of them may come from one address, where no proxy stands before the server.
    pub connections_each: usize,
    /// After how many seconds a connection is closed on which a request isn't begun or its head isn't complete.
    pub head_seconds: u32,
    /// Requests from one address.
    pub address: Rate,
    /// Requests of one account.
    pub account: Rate,
    /// Guests that come from one address.
    pub guests: Rate,
    /// Passwords that are tried from one address.
    pub sign_in_address: Rate,
    /// Passwords that are tried for one login.
    pub sign_in_login: Rate,
    /// Tables that one account makes.
    pub new_tables: Rate,
    /// Costly requests of one account: hints, records, exports.
    pub costly: Rate,
    /// How many costly requests run at once.
    pub costly_at_once: usize,
    /// How many passwords are hashed at once. Each takes 19 MiB and a core.
    pub hashes_at_once: usize,
    /// How many passwords may wait to be hashed.
    pub hashes_waiting: usize,
    /// How many sessions one person may have.
    pub sessions_each: u32,
    /// How many bots one account may have.
    pub bots_each: u32,
    /// The most entries in a page.
    pub page: u32,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            body_bytes: 16 * 1024,
            json_depth: 32,
            request_seconds: 30,
            connections: 4_096,
            connections_each: 256,
            head_seconds: 15,
            address: Rate::new(1200, 300),
            account: Rate::new(600, 200),
            guests: Rate::new(10, 20),
            sign_in_address: Rate::new(20, 20),
            sign_in_login: Rate::new(5, 10),
            new_tables: Rate::new(10, 20),
            costly: Rate::new(30, 15),
            costly_at_once: 4,
            hashes_at_once: 1,
            hashes_waiting: 32,
            sessions_each: 50,
            bots_each: 10,
            page: 100,
        }
    }
}

/// How sockets are kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SocketSettings {
    /// The largest message of a client, in bytes.
    pub message_bytes: usize,
    /// How many bytes may wait to be written to one socket.
    pub write_bytes: usize,
    /// How many sockets there may be in all.
    pub at_once: usize,
    /// How many sockets one account may have.
    pub each: usize,
    /// How many sockets one address may have.
    pub per_address: usize,
    /// How many tables one socket may watch.
    pub watched: usize,
    /// Messages of one socket.
    pub rate: Rate,
    /// Messages of one account.
    pub account_rate: Rate,
    /// How often a client should say something, in seconds.
    pub heartbeat_seconds: u32,
    /// How long a socket may take to swallow a message, in seconds.
    pub drain_seconds: u32,
}

impl Default for SocketSettings {
    fn default() -> Self {
        Self {
            message_bytes: 16 * 1024,
            write_bytes: 1024 * 1024,
            at_once: 20_000,
            each: 20,
            per_address: 200,
            watched: 50,
            rate: Rate::new(600, 60),
            account_rate: Rate::new(1200, 120),
            heartbeat_seconds: 30,
            drain_seconds: 10,
        }
    }
}

/// What the server does without being asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct WorkSettings {
    /// How often the store is asked what other processes changed, in milliseconds. 0: never.
    pub poll_millis: u64,
    /// How often the store is asked what is due, in milliseconds.
    pub due_millis: u64,
    /// How many bots think at once.
    pub bots: usize,
    /// How many bots may wait to think.
    pub bots_waiting: usize,
    /// How long a stopping server waits for what is under way, in seconds.
    pub stop_seconds: u32,
}

impl Default for WorkSettings {
    fn default() -> Self {
        Self {
            poll_millis: 500,
            due_millis: 250,
            bots: 2,
            bots_waiting: 10_000,
            stop_seconds: 10,
        }
    }
}
