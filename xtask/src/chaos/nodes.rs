//! The nodes: real processes of `pantheon serve` on one database, each behind lines of its own.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::{ExitStatus, Stdio};
use std::time::Duration;

use anyhow::{Context, Result, bail};
use tokio::io::{AsyncBufReadExt as _, BufReader};
use tokio::process::{Child, ChildStdout, Command};
use tokio::time::{Instant, sleep, timeout};

use super::clock::FalseClocks;
use super::observer::HEALED_WITHIN;
use crate::served::raise_limits;

/// How long a process may take to say where it listens before it is started anew.
const STARTS: Duration = Duration::from_secs(30);
/// How long is waited before one that ended at once is started anew, as a supervisor would.
const AGAIN: Duration = Duration::from_millis(500);

/// A node, whether it runs or not.
pub(super) struct Node {
    /// Its number.
    number: usize,
    program: PathBuf,
    folder: PathBuf,
    ways: Ways,
    process: Option<Process>,
}

/// The addresses of what a node needs, each over a line of the node's own.
pub(super) struct Ways {
    /// Of the database.
    pub(super) database: String,
    /// Of the broker, if there is one.
    pub(super) news: Option<String>,
}

struct Process {
    child: Child,
    /// Held, so that what it prints later goes somewhere.
    _out: BufReader<ChildStdout>,
}

/// A wrong clock, and the file that tells it.
pub(super) struct Believes<'a> {
    pub(super) clocks: &'a FalseClocks,
    pub(super) file: PathBuf,
}

impl Node {
    /// A node that doesn't run yet. Its log and its data are in the folder.
    pub(super) fn new(number: usize, program: &Path, folder: &Path, ways: Ways) -> Result<Self> {
        let folder = folder.join(format!("node-{number}"));
        std::fs::create_dir_all(&folder)?;
        Ok(Self {
            number,
            program: program.to_owned(),
            folder,
            ways,
            process: None,
        })
    }

    /// Where a clock for it may be told.
    pub(super) fn clock_file(&self) -> PathBuf {
        self.folder.join("clock")
    }

    /// Starts it, again and again until it says where it listens: while there is no database it can't.
    pub(super) async fn start(&mut self, clock: Option<&Believes<'_>>) -> Result<String> {
        let begun = Instant::now();
        loop {
            match self.try_to_start(clock).await {
                Ok(address) => return Ok(address),
                Err(why) if begun.elapsed() > HEALED_WITHIN => {
                    return Err(why.context(format!("node {} doesn't start", self.number)));
                }
                Err(_not_yet) => sleep(AGAIN).await,
            }
        }
    }

    async fn try_to_start(&mut self, clock: Option<&Believes<'_>>) -> Result<String> {
        let log = File::options()
            .create(true)
            .append(true)
            .open(self.folder.join("log"))?;
        let mut command = std::process::Command::new(&self.program);
        command
            .args(["serve", "--listen", "127.0.0.1:0", "--data"])
            .arg(&self.folder)
            .args(["--database", &self.ways.database])
            .args(["--set", "limits.connections_each=100000"]);
        if let Some(url) = &self.ways.news {
            command.args(["--set", &format!("nats={url}")]);
        }
        raise_limits(&mut command);
        let mut command = Command::from(command);
        command
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(log)
            .kill_on_drop(true);
        if let Some(Believes { clocks, file }) = clock {
            clocks.tell(&mut command, file);
        }
        let mut child = command.spawn().context("the server can't be started")?;
        let out = child.stdout.take().context("its output isn't ours")?;
        let mut out = BufReader::new(out);
        let mut said = String::new();
        timeout(STARTS, out.read_line(&mut said))
            .await
            .with_context(|| format!("it says nothing on process {:?}", child.id()))??;
        let address = said
            .split_whitespace()
            .find(|word| word.starts_with("http://"));
        let Some(address) = address else {
            bail!("it doesn't say where it listens, but {said:?}");
        };
        self.process = Some(Process { child, _out: out });
        Ok(address.to_owned())
    }

    /// Sends it a signal: `STOP`, `CONT`, `TERM`.
    pub(super) async fn signal(&self, name: &str) -> Result<()> {
        let process = self.process.as_ref().context("it doesn't run")?;
        let pid = process.child.id().context("it has ended by itself")?;
        let mut kill = Command::new("kill");
        kill.args(["-s", name, &pid.to_string()]);
        let sent = kill.status().await?;
        if !sent.success() {
            bail!("node {} can't be sent {name}", self.number);
        }
        Ok(())
    }

    /// Kills it in the midst of what it does.
    pub(super) async fn kill(&mut self) -> Result<()> {
        if let Some(mut process) = self.process.take() {
            process.child.kill().await?;
        }
        Ok(())
    }

    /// Tells it to stop, and waits until it has, or for so long. Then it is killed, and has no status.
    pub(super) async fn stop(
        &mut self,
        patience: Duration,
    ) -> Result<(Duration, Option<ExitStatus>)> {
        let told = Instant::now();
        self.signal("TERM").await?;
        let process = self.process.as_mut().context("it doesn't run")?;
        let ended = timeout(patience, process.child.wait()).await;
        let took = told.elapsed();
        let Ok(status) = ended else {
            self.kill().await?;
            return Ok((took, None));
        };
        self.process = None;
        Ok((took, Some(status?)))
    }
}
