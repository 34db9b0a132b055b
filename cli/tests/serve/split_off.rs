//! A process that is split off from its database and its broker, while others aren't.

use std::process::Stdio;
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::Mutex;
use tokio::task::JoinSet;

use crate::broker::Broker;
use crate::database::Database;
use crate::network::{Loss, Network};
use crate::nodes::{NATS, measured};
use crate::player::{Client, Clients, Dice, check_all, seed, sit_down};
use crate::process::{Place, Process};
use crate::proxy::{Line, Proxy};
use crate::two_processes::say;

const TABLES: usize = 2;
/// How long is played before, while and after.
const WHILE: Duration = Duration::from_secs(4);

/// Plays, and comes back whenever the line breaks or something can't be done now.
async fn play(client: Arc<Mutex<Client>>) {
    let mut client = client.lock().await;
    loop {
        client.until_the_end().await;
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
}

/// The settings of a process that talks by a broker, and that finds out soon that its database is gone.
fn settings(nats: &str) -> [String; 2] {
    ["database_millis=2500".to_owned(), format!("nats={nats}")]
}

/// Lets people play at both processes while one is split off in several ways, and sees that no harm is done.
async fn split_in_turn<W: Copy>(
    whole: &Process,
    split: &Process,
    ways: impl IntoIterator<Item = W>,
    set: impl Fn(W, bool),
) {
    for process in [whole, split] {
        measured(&process.server(), "pantheon_nodes", "2").await;
        measured(&process.server(), NATS, "1").await;
    }
    let mut dice = Dice(seed());
    let mut clients = Clients::new();
    for _ in 0..TABLES {
        let two = sit_down(&whole.server(), &split.server(), dice.below(1 << 40)).await;
        clients.extend(two.into_iter().map(|one| Arc::new(Mutex::new(one))));
    }
    let (ana, table) = {
        let client = clients[0].lock().await;
        (client.server.clone(), client.table.clone())
    };
    let mut tasks = JoinSet::new();
    for client in clients.iter().cloned() {
        tasks.spawn(play(client));
    }
    tokio::time::sleep(WHILE).await;
    for (round, way) in (0..).zip(ways) {
        set(way, true);
        measured(&whole.server(), "pantheon_nodes", "1").await;
        // What isn't split off goes on.
        say(ana.clone(), &table, round).await;
        tokio::time::sleep(WHILE).await;
        set(way, false);
        for process in [whole, split] {
            measured(&process.server(), "pantheon_nodes", "2").await;
            measured(&process.server(), NATS, "1").await;
        }
        tokio::time::sleep(WHILE).await;
    }
    assert!(tasks.try_join_next().is_none(), "somebody stopped playing");
    tasks.shutdown().await;
    let (done, refused) = check_all(&clients).await;
    println!("{done} commands took effect, each once; {refused} were refused");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_process_that_is_split_off_does_no_harm_and_heals_by_itself() {
    let Some(broker) = Broker::start() else {
        return;
    };
    let Some(database) = Database::make().await else {
        return;
    };
    let Some((to_database, url)) = Proxy::before(&database.url()) else {
        return;
    };
    let Some((to_broker, nats)) = Proxy::before(&broker.url()) else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let start = |url: String, nats: &str| {
        let place = Place::with_database(folder.path(), url);
        let settings = settings(nats);
        Process::start_with(
            &place,
            &settings.each_ref().map(String::as_str),
            Stdio::inherit(),
        )
    };
    let whole = start(database.url(), &broker.url());
    let split = start(url, &nats);
    let set = |line, is_split| {
        let line = if is_split { line } else { Line::Whole };
        to_database.set(line);
        to_broker.set(line);
    };
    split_in_turn(&whole, &split, [Line::Cut, Line::Hole], set).await;
    drop((whole, split));
    database.drop().await;
}

/// The same in a network of its own: the cable is out, and packets get lost in one direction.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_process_whose_packets_get_lost_does_no_harm_and_heals_by_itself() {
    let Some(broker) = Broker::start() else {
        return;
    };
    let Some(database) = Database::make().await else {
        return;
    };
    let Some(network) = Network::make() else {
        return;
    };
    // Both listen on this machine alone, and are reached from there through these.
    let Some((_to_database, url)) = Proxy::at(&network.here, &database.url()) else {
        return;
    };
    let Some((_to_broker, nats)) = Proxy::at(&network.here, &broker.url()) else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let whole = {
        let place = Place::with_database(folder.path(), database.url());
        let settings = settings(&broker.url());
        Process::start_with(
            &place,
            &settings.each_ref().map(String::as_str),
            Stdio::inherit(),
        )
    };
    let split = {
        let place = Place::with_database(folder.path(), url);
        let settings = settings(&nats);
        let command = network.command(env!("CARGO_BIN_EXE_pantheon"));
        let listen = format!("{}:0", network.there);
        let settings = settings.each_ref().map(String::as_str);
        Process::start_command(command, &listen, &place, &settings, Stdio::inherit())
    };
    let set = |loss, is_split| {
        if is_split {
            network.lose(loss);
        } else {
            network.mend(loss);
        }
    };
    let ways = [Loss::Both, Loss::Going, Loss::Coming];
    split_in_turn(&whole, &split, ways, set).await;
    drop((whole, split));
    database.drop().await;
}

/// The broker alone is cut off for one process: the others tell it by the database.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_process_that_is_cut_off_from_the_broker_alone_is_told_by_the_database() {
    let Some(broker) = Broker::start() else {
        return;
    };
    let Some(database) = Database::make().await else {
        return;
    };
    let Some((to_broker, nats)) = Proxy::before(&broker.url()) else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let place = Place::with_database(folder.path(), database.url());
    let start = |nats: &str| {
        let nats = format!("nats={nats}");
        let settings = ["work.poll_millis=3600000", &nats];
        Process::start_with(&place, &settings, Stdio::inherit())
    };
    let (whole, cut) = (start(&broker.url()), start(&nats));
    for process in [&whole, &cut] {
        measured(&process.server(), "pantheon_nodes", "2").await;
        measured(&process.server(), NATS, "1").await;
    }
    let clients = sit_down(&whole.server(), &cut.server(), seed()).await;
    let (mut socket, _) = crate::nodes::watch(&clients[1], &cut).await;
    for (round, line) in (0..).zip([Line::Hole, Line::Whole, Line::Cut, Line::Whole]) {
        to_broker.set(line);
        let works = if line == Line::Whole { "1" } else { "0" };
        measured(&cut.server(), NATS, works).await;
        measured(&whole.server(), NATS, "1").await;
        let said = say(clients[0].server.clone(), &clients[0].table, round).await;
        while crate::two_processes::news(&mut socket).await < said {}
        measured(&whole.server(), "pantheon_nodes", "2").await;
    }
    drop((whole, cut));
    database.drop().await;
}
