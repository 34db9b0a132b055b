//! What whoever runs the server may choose. Every limit is here, with a default that is safe on the open internet.

use std::num::NonZeroU32;
use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use crate::tls::TlsSettings;
use crate::traces::TraceSettings;

const DAY: u64 = 24 * 60 * 60 * 1000;

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
    /// The NATS server by which processes on one database tell each other at once what they do: `nats://host:4222`. Several
    /// of one cluster are divided by commas.
    pub nats: Option<String>,
    /// What they talk under there. Those of another database need another name.
    pub nats_subject: String,
    /// How many days a session lasts. The tokens of bots last until the bot is removed.
    pub session_days: u32,
    /// How many days a device is known again with which somebody signed in.
    pub device_days: u32,
    /// How much anybody may ask.
    pub limits: LimitSettings,
    /// How sockets are kept.
    pub socket: SocketSettings,
    /// Whether the server speaks TLS, and with what.
    pub tls: TlsSettings,
    /// What is traced, and where it is sent.
    pub tracing: TraceSettings,
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
            nats: None,
            nats_subject: "pantheon".to_owned(),
            session_days: 90,
            device_days: 365,
            limits: LimitSettings::default(),
            socket: SocketSettings::default(),
            tls: TlsSettings::default(),
            tracing: TraceSettings::default(),
            work: WorkSettings::default(),
        }
    }
}

impl Settings {
    /// Whether people reach the server by HTTPS alone: its own, or that of the address that they type.
    pub fn is_https(&self) -> bool {
        let public = self.public_url.as_deref();
        self.tls.on || public.is_some_and(|url| url.starts_with("https://"))
    }

    /// How long a session lasts, in milliseconds.
    pub fn session_millis(&self) -> u64 {
        u64::from(self.session_days) * DAY
    }

    /// How long a device is known, in milliseconds.
    pub fn device_millis(&self) -> u64 {
        u64::from(self.device_days) * DAY
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
pub struct LimitSettings {
    /// The largest body of a request, in bytes.
    pub body_bytes: usize,
    /// The largest body of a request with the record of a daily deal, in bytes.
    pub daily_bytes: usize,
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
    /// Requests from one address, without those for files of the web client.
    pub address: Rate,
    /// Files of the web client that one address asks for. A browser that keeps all of it asks for some 250.
    pub files: Rate,
    /// How many times as much as one address a network of IPv6 (a /48) may ask, wherever a limit is one of addresses.
    pub network_times: u32,
    /// Requests of one account.
    pub account: Rate,
    /// Guests that come from one address.
    pub guests: Rate,
    /// Passwords that are tried from one address.
    pub sign_in_address: Rate,
    /// Passwords that are tried for one login from one address.
    pub sign_in_login: Rate,
    /// Passwords that are tried for one login from anywhere, by devices that aren't known.
    pub sign_in_anywhere: Rate,
    /// Passwords that are tried with one device that is known, or in one session.
    pub sign_in_device: Rate,
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
    /// How many tables that gather people may have been made from one network: an address, or a /64 of IPv6. Networks
    /// of those (/24, /48) may have `network_times` as many.
    pub open_tables: u32,
    /// How many devices one account is known by. The one that was known first is forgotten for one more.
    pub devices_each: u32,
    /// How many bots one account may have.
    pub bots_each: u32,
    /// The most entries in a page.
    pub page: u32,
}

impl Default for LimitSettings {
    fn default() -> Self {
        Self {
            body_bytes: 16 * 1024,
            daily_bytes: 3 * 1024 * 1024,
            json_depth: 32,
            request_seconds: 30,
            connections: 4_096,
            connections_each: 256,
            head_seconds: 15,
            address: Rate::new(1200, 300),
            files: Rate::new(6000, 3000),
            network_times: 8,
            account: Rate::new(600, 200),
            guests: Rate::new(10, 20),
            sign_in_address: Rate::new(20, 20),
            sign_in_login: Rate::new(5, 10),
            sign_in_anywhere: Rate::new(30, 100),
            sign_in_device: Rate::new(5, 10),
            new_tables: Rate::new(10, 20),
            costly: Rate::new(30, 15),
            costly_at_once: 4,
            hashes_at_once: 1,
            hashes_waiting: 32,
            sessions_each: 50,
            open_tables: 40,
            devices_each: 20,
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
    /// How many tables the page of the lobby has that sockets are told of.
    pub lobby_page: usize,
    /// Messages of one socket.
    pub rate: Rate,
    /// Messages of one account.
    pub account_rate: Rate,
    /// Frames of one socket, whatever is in them: messages, pieces of messages, pings and pongs.
    pub frame_rate: Rate,
    /// Bytes of one socket.
    pub byte_rate: Rate,
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
            lobby_page: 40,
            rate: Rate::new(600, 60),
            account_rate: Rate::new(1200, 120),
            frame_rate: Rate::new(3_000, 600),
            byte_rate: Rate::new(16 * 1024 * 1024, 4 * 1024 * 1024),
            heartbeat_seconds: 30,
            drain_seconds: 10,
        }
    }
}

/// What the server does without being asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct WorkSettings {
    /// How often the store is asked what other processes changed, in milliseconds; ten times as seldom while those tell it
    /// by themselves. 0: never.
    pub poll_millis: u64,
    /// Whether processes on one PostgreSQL hear each other by it (`LISTEN`).
    pub listen: bool,
    /// How often the store is asked what is due, in milliseconds.
    pub due_millis: u64,
    /// For how long it is believed that the store is well or not, in milliseconds.
    pub health_millis: u64,
    /// How long to look whether the store is well, in milliseconds.
    pub health_wait_millis: u64,
    /// How many bots think at once.
    pub bots: usize,
    /// How many of them only think of what doesn't take long, so that this never waits for what does.
    pub bots_quick: usize,
    /// How many bots may wait to think.
    pub bots_waiting: usize,
    /// How many tables that were made from one address may have bots that wait or think.
    pub bots_tables_each: usize,
    /// For how many seconds of a minute the bots of one address may think, and advice for it be thought of. 0: as long
    /// as others let them.
    pub bots_seconds_each: u32,
    /// The same for all addresses of a /24 of IPv4 or a /48 of IPv6.
    pub bots_seconds_wide: u32,
    /// For how many seconds a server that is told to stop serves on, while its health says that it isn't ready, and its
    /// sockets are told one after the other to come back.
    pub drain_seconds: u32,
    /// After how many seconds a stopping server has stopped, whatever is still under way. Four fifths of them are for
    /// finishing what was begun.
    pub stop_seconds: u32,
    /// After how many seconds work that has a table, or waits for one, is logged and counted as stuck.
    pub watchdog_seconds: u32,
    /// After how many hours a table is closed that still gathers people and where nobody has been since, and a guest is
    /// forgotten who was at no table and hasn't been here since. 0: never.
    pub unused_hours: u32,
    /// After how many days a guest is forgotten whose games are over and who hasn't been here since. 0: never.
    pub guest_days: u32,
    /// After how many days without anything new at a table whose game is over its log is packed. 0: never. Processes of
    /// the release before find such a table damaged, so this is for when none is left.
    pub pack_days: u32,
    /// For how many days after a daily deal's own results are taken in: what was played offline.
    pub daily_days: u32,
    /// After how many seconds of waiting for a table a request is answered `busy`.
    pub table_wait_seconds: u32,
}

impl Default for WorkSettings {
    fn default() -> Self {
        Self {
            poll_millis: 500,
            listen: true,
            due_millis: 250,
            health_millis: 1_000,
            health_wait_millis: 3_000,
            bots: 3,
            bots_quick: 1,
            bots_waiting: 10_000,
            bots_tables_each: 100,
            bots_seconds_each: 60,
            bots_seconds_wide: 120,
            drain_seconds: 0,
            stop_seconds: 10,
            watchdog_seconds: 3,
            unused_hours: 24,
            guest_days: 90,
            pack_days: 0,
            daily_days: 7,
            table_wait_seconds: 10,
        }
    }
}

impl WorkSettings {
    /// How many think of anything, and how many only of what doesn't take long. One at least thinks of anything.
    pub(crate) fn thinkers(&self) -> (usize, usize) {
        let all = self.bots.max(1);
        let quick = self.bots_quick.min(all - 1);
        (all - quick, quick)
    }
}
