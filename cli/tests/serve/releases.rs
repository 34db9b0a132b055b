//! One release after another on the same database: up to a later one, and down again to the one before, which finds a schema
//! that the later one has expanded.
//!
//! `cargo xtask upgrade` names the programs of two releases, unpacked from their files; without names both are this one.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::Mutex;
use tokio::task::JoinSet;

use crate::player::{Clients, Dice, check_all, seed, sit_down};
use crate::process::{Place, Process};

const TABLES: usize = 2;
/// How long is played on each release.
const WHILE: Duration = Duration::from_secs(1);

/// Two releases.
pub(crate) struct Releases {
    pub(crate) before: Release,
    pub(crate) after: Release,
}

/// A program of a release: one that is named, or this one.
#[derive(Clone)]
pub(crate) struct Release(Option<PathBuf>);

impl Releases {
    /// Those that are named.
    pub(crate) fn named() -> Self {
        let named = |variable| Release(std::env::var_os(variable).map(PathBuf::from));
        Self {
            before: named("PANTHEON_TEST_BEFORE"),
            after: named("PANTHEON_TEST_AFTER"),
        }
    }
}

impl Release {
    /// Starts it.
    pub(crate) fn start(&self, place: &Place, settings: &[&str]) -> Process {
        match &self.0 {
            Some(program) => Process::start_program(program, place, settings),
            None => Process::start_with(place, settings, Stdio::inherit()),
        }
    }

    /// Its program.
    fn program(&self) -> &Path {
        let ours = Path::new(env!("CARGO_BIN_EXE_pantheon"));
        self.0.as_deref().unwrap_or(ours)
    }
}

/// Everybody plays at a process for a while, which then ends in peace.
async fn play(process: Process, clients: &Clients) {
    let mut tasks = JoinSet::new();
    for client in clients {
        let (client, address) = (Arc::clone(client), process.address().to_owned());
        tasks.spawn(async move {
            let mut client = client.lock().await;
            client.server = client.server.moved(&address).unwrap();
            client.until_the_end().await;
        });
    }
    tokio::time::sleep(WHILE).await;
    process.signal("TERM");
    let ended = tokio::task::spawn_blocking(|| process.wait());
    assert_eq!(ended.await.unwrap().code(), Some(0));
    while let Some(ended) = tasks.join_next().await {
        ended.expect("no promise was broken");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_in_a_file_go_on_with_a_later_release_and_then_with_the_one_before() {
    let Releases { before, after } = Releases::named();
    let folder = tempfile::tempdir().unwrap();
    let place = Place::folder(folder.path());
    let mut dice = Dice(seed());
    let mut clients = Clients::new();
    let first = before.start(&place, &[]);
    for _ in 0..TABLES {
        let two = sit_down(&first.server(), &first.server(), dice.below(1 << 40)).await;
        clients.extend(two.into_iter().map(|one| Arc::new(Mutex::new(one))));
    }
    play(first, &clients).await;
    for release in [&after, &before, &after] {
        play(release.start(&place, &[]), &clients).await;
    }
    let last = before.start(&place, &[]);
    for client in &clients {
        let mut client = client.lock().await;
        client.server = client.server.moved(last.address()).unwrap();
    }
    let (done, refused) = check_all(&clients).await;
    println!("{done} commands took effect, each once; {refused} were refused");
    assert!(done > 20, "too little was going on: {done} commands");
    drop(last);

    // What was played is true for both: every log is lived again.
    for (release, name) in [(&before, "before"), (&after, "after")] {
        let backup = folder.path().join(format!("{name}.backup"));
        for more in [&[][..], &["--verify"]] {
            let mut command = Command::new(release.program());
            command.arg("backup").arg(&backup).args(more);
            let output = command.arg("--data").arg(folder.path()).output().unwrap();
            assert!(output.status.success(), "{name}: {output:?}");
        }
    }
}
