//! The server that is measured.

use std::net::Ipv4Addr;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::time::Duration;

use anyhow::{Context, Result, bail};

use crate::postgres::Cluster;
use crate::served::{Served, target};

/// The database that is written to.
#[derive(Clone, Debug)]
pub(super) enum Database {
    Sqlite,
    Postgres,
    At(String),
}

impl FromStr for Database {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "sqlite" => Ok(Self::Sqlite),
            "postgres" => Ok(Self::Postgres),
            url if url.starts_with("postgres") => Ok(Self::At(url.to_owned())),
            _ => Err("sqlite, postgres, or an address that begins with postgres://".to_owned()),
        }
    }
}

impl Database {
    pub(super) const fn name(&self) -> &'static str {
        match self {
            Self::Sqlite => "sqlite",
            Self::Postgres | Self::At(_) => "postgres",
        }
    }

    pub(super) fn prepare(&self) -> Result<Place> {
        let folder = tempfile::Builder::new().prefix("pantheon-load").tempdir()?;
        let (url, cluster) = match self {
            Self::Sqlite => (None, None),
            Self::At(url) => (Some(url.clone()), None),
            Self::Postgres => {
                let cluster = Cluster::start()?;
                (Some(cluster.url().to_owned()), Some(cluster))
            }
        };
        Ok(Place {
            folder,
            url,
            listen: Ipv4Addr::LOCALHOST,
            _cluster: cluster,
        })
    }
}

/// Where a server keeps what it keeps.
pub(super) struct Place {
    folder: tempfile::TempDir,
    url: Option<String>,
    /// Where the server listens.
    pub(super) listen: Ipv4Addr,
    /// Kept as long as it is used.
    _cluster: Option<Cluster>,
}

/// The binary.
pub(super) struct Program(PathBuf);

impl Program {
    /// The given binary, or the release.
    pub(super) fn find(given: Option<&Path>) -> Result<Self> {
        let path = given.map_or_else(|| target().join("release/pantheon"), Path::to_path_buf);
        if !path.is_file() {
            bail!("{} isn't there", path.display());
        }
        Ok(Self(path))
    }

    pub(super) fn start(&self, place: &Place) -> Result<Served> {
        self.start_with(place, &[])
    }

    /// Starts it with settings besides.
    pub(super) fn start_with(&self, place: &Place, settings: &[&str]) -> Result<Served> {
        let (folder, url) = (place.folder.path(), place.url.as_deref());
        Served::start_with(&self.0, place.listen, folder, url, settings)
    }
}

/// Memory in use, in KiB.
pub(super) fn memory(served: &Served) -> Result<u64> {
    let status = proc(served, "status")?;
    let memory = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let memory = memory.and_then(|rest| rest.split_whitespace().next()?.parse().ok());
    memory.context("the system doesn't tell how much memory the server uses")
}

/// Time that the server has computed.
pub(super) fn cpu(served: &Served) -> Result<Duration> {
    let stat = proc(served, "stat")?;
    // The name, in brackets, may have spaces in it; times are the 12th and 13th word after it.
    let after = stat.rsplit_once(')').map_or("", |(_, after)| after);
    let words: Vec<&str> = after.split_whitespace().collect();
    let ticks = |at: usize| words.get(at).and_then(|word| word.parse::<u64>().ok());
    let ticks = ticks(11).zip(ticks(12)).map(|(user, system)| user + system);
    let ticks = ticks.context("the system doesn't tell how long the server computed")?;
    // Linux tells hundredths of a second on every machine that we know.
    Ok(Duration::from_millis(ticks * 10))
}

fn proc(served: &Served, name: &str) -> Result<String> {
    let path = format!("/proc/{}/{name}", served.process());
    std::fs::read_to_string(&path).with_context(|| path)
}
