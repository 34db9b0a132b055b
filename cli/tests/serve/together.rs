//! What is one for people though several processes serve it: who is there, who is signed in, what the lobby shows.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use pantheon_client::{Server, Socket};
use pantheon_games::TITLES;
use pantheon_wire::{
    Ask, Bye, CommandId, LobbyUpdate, NewTable, SeatPlan, ServerFrame, TableCommand, TableId,
};

use crate::nodes::{Two, watch};
use crate::player::{perform, seed, sit_down};

/// As long as something may take that must not hang. It is no measure of how fast anything is.
const NEVER: Duration = Duration::from_mins(1);

/// Hears until something wanted comes.
async fn hear<T>(socket: &mut Socket, mut wanted: impl FnMut(ServerFrame) -> Option<T>) -> T {
    let heard = async {
        loop {
            if let Some(found) = wanted(socket.receive().await.unwrap()) {
                return found;
            }
        }
    };
    let heard = tokio::time::timeout(NEVER, heard).await;
    heard.expect("it is never told")
}

/// Hears until these seats are told to be away.
async fn hear_away(socket: &mut Socket, away: &[u8]) {
    let told = |frame| match frame {
        ServerFrame::Presence(told) => (told.away == away).then_some(()),
        _ => None,
    };
    hear(socket, told).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_at_one_process_is_not_away_for_those_at_another() {
    let Some(two) = Two::start().await else {
        return;
    };
    let clients = sit_down(&two.one.server(), &two.other.server(), seed()).await;
    let (mut here, _) = watch(&clients[0], &two.one).await;
    hear_away(&mut here, &[1]).await;
    let (there, _) = watch(&clients[1], &two.other).await;
    hear_away(&mut here, &[]).await;
    drop(there);
    hear_away(&mut here, &[1]).await;
    // Who comes to a process that is killed is away again, without a word of theirs.
    let (_there, _) = watch(&clients[1], &two.other).await;
    hear_away(&mut here, &[]).await;
    two.other.signal("KILL");
    hear_away(&mut here, &[1]).await;
    two.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn signing_out_at_one_process_ends_sockets_at_another_without_asking_the_database() {
    let Some(mut two) = Two::start().await else {
        return;
    };
    for broker_is_there in [true, false] {
        if !broker_is_there {
            two.broker.kill();
            two.both(crate::nodes::NATS, "0").await;
        }
        for path in ["/api/sessions", "/api/me"] {
            let (ana, _) = two.one.server().guest("Ana").await.unwrap();
            let there = ana.moved(two.other.address()).unwrap();
            let mut socket = there.socket().await.unwrap();
            ana.text("DELETE", path, None).await.unwrap();
            let bye = |frame| match frame {
                ServerFrame::Bye(bye) => Some(bye),
                _ => None,
            };
            assert_eq!(hear(&mut socket, bye).await, Bye::SignedOut, "{path}");
        }
    }
    two.end().await;
}

/// Somebody in the lobby of a process.
struct Visitor {
    socket: Socket,
    page: BTreeSet<TableId>,
}

impl Visitor {
    async fn enter(server: &Server) -> Self {
        let (eva, _) = server.guest("Eva").await.unwrap();
        let mut socket = eva.socket().await.unwrap();
        socket
            .ask(&CommandId::from("lobby"), Ask::Lobby)
            .await
            .unwrap();
        let page = BTreeSet::new();
        Self { socket, page }
    }

    /// Hears until the page is this.
    async fn until(&mut self, wanted: &BTreeSet<TableId>) {
        while self.page != *wanted {
            let update = |frame| match frame {
                ServerFrame::Lobby(update) => Some(update),
                _ => None,
            };
            match hear(&mut self.socket, update).await {
                LobbyUpdate::All(all) => self.page = all.into_iter().map(|info| info.id).collect(),
                LobbyUpdate::Changed(info) => drop(self.page.insert(info.id)),
                LobbyUpdate::Gone(table) | LobbyUpdate::OffPage(table) => {
                    self.page.remove(&table);
                }
                LobbyUpdate::Beyond(_) => {}
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_lobby_shows_the_same_at_both_processes() {
    let Some(two) = Two::start().await else {
        return;
    };
    let servers = [two.one.server(), two.other.server()];
    let mut visitors = [
        Visitor::enter(&servers[0]).await,
        Visitor::enter(&servers[1]).await,
    ];
    let plan: NewTable = serde_json::from_value(serde_json::json!({
        "title": TITLES[0].id,
        "seats": [SeatPlan::Me, SeatPlan::Open],
        "access": "public",
    }))
    .unwrap();
    let mut tables = BTreeSet::new();
    let mut hosts = Vec::new();
    for server in &servers {
        let (host, _) = server.guest("Ana").await.unwrap();
        let table = host.make_table(&plan).await.unwrap().id;
        tables.insert(table.clone());
        hosts.push((host, table));
    }
    for visitor in &mut visitors {
        visitor.until(&tables).await;
    }
    // Who closes a table needn't be at the process where it was made.
    for ((host, table), server) in hosts.iter().zip([&two.other, &two.one]) {
        let elsewhere = host.moved(server.address()).unwrap();
        perform(&elsewhere, table, "close", TableCommand::Close).await;
    }
    for visitor in &mut visitors {
        visitor.until(&BTreeSet::new()).await;
    }
    two.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_somebody_asks_at_one_process_counts_at_another() {
    const BURST: u64 = 16;
    /// How long it takes until there is another token.
    const EACH: u64 = 10;
    let settings = ["limits.account.per_minute=6", "limits.account.burst=16"];
    let Some(two) = Two::start_with(&settings).await else {
        return;
    };
    let (ana, _) = two.one.server().guest("Ana").await.unwrap();
    let start = Instant::now();
    let let_in = async |server: &Server| {
        let mut count = 0;
        while server.text("GET", "/api/me", None).await.is_ok() {
            count += 1;
        }
        count
    };
    let here = let_in(&ana).await;
    assert!(here >= BURST - 1, "{here}");
    // The others are told four times a second.
    tokio::time::sleep(Duration::from_secs(3)).await;
    let there = let_in(&ana.moved(two.other.address()).unwrap()).await;
    // An eighth of a burst may be taken untold.
    let most = BURST / 8 + 1 + start.elapsed().as_secs() / EACH;
    assert!(there <= most, "{there} after {here}");
    two.end().await;
}

/// A number that a process measures; nothing is none.
async fn number(server: &Server, name: &str) -> f64 {
    let metrics = server.text("GET", "/metrics", None).await.unwrap();
    let mut lines = metrics.lines();
    let value = lines.find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    value.map_or(0.0, |value| value.parse().unwrap())
}

/// Waits until a process measures so much.
async fn at_least(server: &Server, name: &str, least: f64) {
    let measured = async {
        while number(server, name).await < least {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    let measured = tokio::time::timeout(NEVER, measured).await;
    assert!(measured.is_ok(), "{name} never was {least}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn time_that_bots_had_at_one_process_counts_at_another() {
    let Some(two) = Two::start().await else {
        return;
    };
    let (here, there) = (two.one.server(), two.other.server());
    let (ana, _) = here.guest("Ana").await.unwrap();
    // Wherever a bot is to act first, or all act at once, it thinks.
    for title in TITLES {
        let bot = SeatPlan::Bot { level: 6 };
        let plan = serde_json::json!({"title": title.id, "seats": [SeatPlan::Me, bot]});
        let plan: NewTable = serde_json::from_value(plan).unwrap();
        let table = ana.make_table(&plan).await.unwrap().id;
        perform(&ana, &table, "start", TableCommand::Start).await;
    }
    let elsewhere = "pantheon_job_millis_elsewhere_total";
    at_least(&there, elsewhere, 1.0).await;
    let thought = number(&here, "pantheon_job_seconds_sum").await * 1_000.0;
    assert!(thought > 0.0);
    assert!(number(&here, elsewhere).await < 1.0, "nobody thought there");
    two.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sockets_at_one_process_count_at_another() {
    let Some(two) = Two::start_with(&["socket.each=8"]).await else {
        return;
    };
    let (ana, _) = two.one.server().guest("Ana").await.unwrap();
    let there = ana.moved(two.other.address()).unwrap();
    let mut here = Vec::new();
    while let Ok(socket) = ana.socket().await {
        here.push(socket);
    }
    assert_eq!(here.len(), 8);
    let refused = async {
        while there.socket().await.is_ok() {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    };
    let refused = tokio::time::timeout(NEVER, refused).await;
    refused.expect("it is never told");
    drop(here);
    let let_in = async {
        while there.socket().await.is_err() {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    };
    let let_in = tokio::time::timeout(NEVER, let_in).await;
    let_in.expect("they are gone, and it is never told");
    two.end().await;
}
