//! Sockets that nobody says anything on: what each costs while it waits.

use std::time::Duration;

use anyhow::Result;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep};

use super::report::Figure;
use super::server::{cpu, memory};
use super::stage::{guests, number, sockets};
use crate::served::Served;

/// How many come at once, in all that is done to make them.
const SOME: usize = 1_000;
/// For how long it is measured what the server does for them: a heartbeat and what follows from it.
const REST: Duration = Duration::from_secs(40);

/// Opens so many, and tells what they cost.
pub(super) async fn measure(running: &Served, count: usize) -> Result<Vec<Figure>> {
    let server = running.server()?;
    println!("{count} people come.");
    let people = guests(&server, count).await?;
    let before = memory(running)?;
    println!("Their sockets are opened.");
    let began = Instant::now();
    // Heartbeats are answered by whoever reads.
    let mut waiting = JoinSet::new();
    for some in people.chunks(SOME) {
        for mut socket in sockets(some).await? {
            waiting.spawn_local(async move { while socket.receive_text().await.is_ok() {} });
        }
    }
    let opened = began.elapsed();
    println!("They wait for {} s.", REST.as_secs());
    let before_cpu = cpu(running)?;
    sleep(REST).await;
    let computed = cpu(running)?.saturating_sub(before_cpu);
    let lost = std::iter::from_fn(|| waiting.try_join_next()).count();
    let held = memory(running)?;
    let share = 100.0 * computed.as_secs_f64() / REST.as_secs_f64();
    let each = number(held.saturating_sub(before)) / number(count.max(1));
    Ok(vec![
        Figure::new("connections", count.to_string()),
        Figure::new("connections lost", lost.to_string()),
        Figure::new("opened within", format!("{:.0} s", opened.as_secs_f64())),
        Figure::new("server's memory before", format!("{} MiB", before / 1024)),
        Figure::new("server's memory", format!("{} MiB", held / 1024)),
        Figure::new("memory of an idle connection", format!("{each:.1} KiB")),
        Figure::new("server's CPU", format!("{share:.1}% of a core")),
    ])
}
