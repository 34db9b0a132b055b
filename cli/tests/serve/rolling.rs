//! One process after the other is replaced by one of a later release, while people play.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use tokio::sync::Mutex;
use tokio::task::JoinSet;

use crate::balancer::Balancer;
use crate::database::Database;
use crate::player::{Client, Clients, Dice, check_all, seed, sit_down};
use crate::process::Place;
use crate::releases::Releases;

const TABLES: usize = 3;
/// How long is played before, between and after.
const WHILE: Duration = Duration::from_secs(3);

/// What was seen of broken lines.
#[derive(Default)]
struct Breaks {
    count: AtomicU64,
    /// How often somebody wasn't let in again at once.
    shut_out: AtomicU64,
    longest_millis: AtomicU64,
}

/// Plays, and comes back as a client should, whenever the line breaks.
async fn play(client: Arc<Mutex<Client>>, breaks: Arc<Breaks>, mut dice: Dice) {
    let mut client = client.lock().await;
    loop {
        client.until_the_end().await;
        let broken = Instant::now();
        breaks.count.fetch_add(1, Ordering::Relaxed);
        // A quarter of a second, times a random number between a half and one.
        tokio::time::sleep(Duration::from_millis(125 + dice.below(126))).await;
        while client.server.socket().await.is_err() {
            breaks.shut_out.fetch_add(1, Ordering::Relaxed);
            tokio::time::sleep(Duration::from_millis(250)).await;
        }
        let gap = broken.elapsed().as_millis().try_into().unwrap();
        breaks.longest_millis.fetch_max(gap, Ordering::Relaxed);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_upgrade_under_load_loses_no_row_and_shuts_nobody_out() {
    let Some(database) = Database::make().await else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let place = Place::with_database(folder.path(), database.url());
    let drain = ["work.drain_seconds=3"];
    let Releases { before, after } = Releases::named();
    let old = || before.start(&place, &drain);
    let new = || after.start(&place, &drain);
    let balancer = Balancer::start().await;
    let olds = [old(), old()];
    for process in &olds {
        balancer.add(process.address()).await;
    }
    let mut dice = Dice(seed());
    let mut clients = Clients::new();
    for _ in 0..TABLES {
        let two = sit_down(&balancer.server(), &balancer.server(), dice.below(1 << 40)).await;
        clients.extend(two.into_iter().map(|one| Arc::new(Mutex::new(one))));
    }
    let breaks = Arc::new(Breaks::default());
    let mut tasks = JoinSet::new();
    for client in clients.iter().cloned() {
        let dice = Dice(dice.below(1 << 40));
        tasks.spawn(play(client, Arc::clone(&breaks), dice));
    }
    let mut news = Vec::new();
    for process in olds {
        tokio::time::sleep(WHILE).await;
        let next = new();
        balancer.add(next.address()).await;
        news.push(next);
        process.signal("TERM");
        let ended = tokio::task::spawn_blocking(|| process.wait());
        assert_eq!(ended.await.unwrap().code(), Some(0));
    }
    tokio::time::sleep(WHILE).await;
    assert!(tasks.try_join_next().is_none(), "somebody stopped playing");
    tasks.shutdown().await;

    let (done, refused) = check_all(&clients).await;
    let count = breaks.count.load(Ordering::Relaxed);
    let longest = breaks.longest_millis.load(Ordering::Relaxed);
    println!(
        "{done} commands took effect, each once; {refused} were refused; {count} lines broke, the longest gap was {longest} ms"
    );
    assert!(count >= 2, "somebody was at the processes that ended");
    assert_eq!(breaks.shut_out.load(Ordering::Relaxed), 0);
    drop(news);
    database.drop().await;
}
