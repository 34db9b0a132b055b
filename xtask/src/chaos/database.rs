//! The database that all nodes share, on a small disk of its own where root may mount one.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use anyhow::{Context, Result};
use pantheon_wire::Seq;

use super::observer::DatabaseRow;
use super::small_disk::{Filler, SmallDisk};
use crate::postgres::Cluster;

/// What the disk holds besides what is written in a second.
const DISK_MIB: u64 = 400;

/// A PostgreSQL server of our own.
#[derive(Clone)]
pub(super) struct Database(Arc<Mutex<Parts>>);

struct Parts {
    // Dropped in this order: what is on the disk before the disk.
    filler: Option<Filler>,
    cluster: Cluster,
    disk: Option<SmallDisk>,
}

impl Database {
    /// Starts it, with room for so long a run.
    pub(super) fn start(time: Duration) -> Result<Self> {
        let room = DISK_MIB + time.as_secs();
        let disk = SmallDisk::mount(u32::try_from(room).unwrap_or(u32::MAX));
        let place = disk.as_ref().map_or_else(std::env::temp_dir, |disk| {
            let place: PathBuf = disk.path().to_owned();
            place
        });
        // So that the log of what is written fits, and leaves room to see the rest grow.
        let cluster = Cluster::start_on(&place, &["max_wal_size=128MB", "min_wal_size=32MB"])?;
        let parts = Parts {
            filler: None,
            cluster,
            disk,
        };
        Ok(Self(Arc::new(Mutex::new(parts))))
    }

    fn parts(&self) -> MutexGuard<'_, Parts> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether its disk can be filled.
    pub(super) fn has_disk(&self) -> bool {
        self.parts().disk.is_some()
    }

    /// Its address over a line.
    pub(super) fn url_over(&self, line: SocketAddr) -> String {
        let parts = self.parts();
        let (there, url) = (parts.cluster.address().to_string(), parts.cluster.url());
        url.replacen(&there, &line.to_string(), 1)
    }

    /// Where it listens.
    pub(super) fn address(&self) -> SocketAddr {
        self.parts().cluster.address()
    }

    /// Kills it.
    pub(super) async fn kill(&self) -> Result<()> {
        self.with(|parts| parts.cluster.kill()).await
    }

    /// Starts it again if it doesn't run.
    pub(super) async fn start_again(&self) -> Result<()> {
        self.with(|parts| parts.cluster.start_again()).await
    }

    /// Takes all room on its disk.
    pub(super) async fn fill(&self) -> Result<()> {
        self.with(|parts| {
            parts.filler = parts.disk.as_ref().map(SmallDisk::fill);
            Ok(())
        })
        .await
    }

    /// Gives the room back. A database that has given up meanwhile is started again, as a supervisor would.
    pub(super) async fn empty(&self) -> Result<()> {
        self.with(|parts| {
            parts.filler = None;
            parts.cluster.start_again()
        })
        .await
    }

    /// All rows of the log that have a command.
    pub(super) async fn rows(&self) -> Result<Vec<DatabaseRow>> {
        let query = "SELECT table_id, by_user, command, seq FROM log WHERE command IS NOT NULL ORDER BY seq";
        let text = self.with(move |parts| parts.cluster.ask(query)).await?;
        text.lines()
            .map(|line| row(line).context("a row"))
            .collect()
    }

    /// What takes a while is done elsewhere, so that players play on.
    async fn with<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Parts) -> Result<T> + Send + 'static,
    ) -> Result<T> {
        let ours = self.clone();
        tokio::task::spawn_blocking(move || work(&mut ours.parts())).await?
    }
}

fn row(line: &str) -> Option<DatabaseRow> {
    let mut columns = line.split('\t').map(str::to_owned);
    Some(DatabaseRow {
        table: columns.next()?,
        user: columns.next()?,
        id: columns.next()?,
        seq: columns.next()?.parse::<Seq>().ok()?,
    })
}
