//! A PostgreSQL server for the tests: one that is named, or a throw-away one from Debian's packages.

use std::fs::{self, File};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, Command};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

use crate::apt::{self, is_root};
use crate::shell::{command, line, output, output_of, run, works};

/// The variable that names the server for the tests, or says `none`.
pub(crate) const VARIABLE: &str = "PANTHEON_TEST_POSTGRES";

/// The user that a server runs as when the tests run as root, which PostgreSQL refuses. Debian's packages make it.
const USER: &str = "postgres";

/// What the tests of PostgreSQL run on.
pub(crate) enum Postgres {
    /// The server that the variable names already, or none because it says so.
    Named,
    /// A server of our own.
    Ours(Cluster),
}

impl Postgres {
    /// Finds a server, or makes one. Without any it is an error, unless the variable says `none`.
    pub(crate) fn find() -> Result<Self> {
        match std::env::var(VARIABLE) {
            Ok(value) if value == "none" => {
                println!("Note: {VARIABLE}=none, so NOTHING IS TESTED ON POSTGRESQL.");
                Ok(Self::Named)
            }
            Ok(_) => Ok(Self::Named),
            Err(_) => Cluster::start().map(Self::Ours).with_context(|| {
                format!(
                    "there is no PostgreSQL to test on: name a server where databases may be made, \
                     {VARIABLE}=postgres://user:password@host/postgres, or say {VARIABLE}=none to do without"
                )
            }),
        }
    }

    /// Tells a command where the server is.
    pub(crate) fn tell(&self, command: &mut Command) {
        if let Self::Ours(cluster) = self {
            command.env(VARIABLE, &cluster.url);
        }
    }
}

/// A server with a folder of its own. Dropped, it is stopped and removed.
pub(crate) struct Cluster {
    folder: PathBuf,
    programs: PathBuf,
    port: u16,
    settings: Vec<String>,
    url: String,
    server: Option<Child>,
}

/// How long a server may take to start.
const PATIENCE: Duration = Duration::from_mins(2);

impl Cluster {
    /// Starts one.
    pub(crate) fn start() -> Result<Self> {
        Self::start_on(&std::env::temp_dir(), &[])
    }

    /// Starts one whose files are in a folder of its own there, with settings of its own: `name=value`.
    pub(crate) fn start_on(disk: &Path, settings: &[&str]) -> Result<Self> {
        static STARTED: AtomicU32 = AtomicU32::new(0);
        let programs = programs()?;
        let number = STARTED.fetch_add(1, Ordering::Relaxed);
        let folder = disk.join(format!("pantheon-postgres-{}-{number}", std::process::id()));
        fs::create_dir(&folder).with_context(|| format!("{} can't be made", folder.display()))?;
        let port = free_port()?;
        // From here on dropping cleans up, also when a step fails.
        let mut cluster = Self {
            server: None,
            url: format!("postgres://{USER}@127.0.0.1:{port}/postgres"),
            port,
            settings: settings.iter().map(ToString::to_string).collect(),
            folder,
            programs,
        };
        if is_root() {
            let folder = cluster.folder.to_string_lossy();
            run(command("chown", &[USER, &folder]))?;
        }
        let data = cluster.path("data");
        let initdb = [
            "-D",
            &data,
            "-U",
            USER,
            "-A",
            "trust",
            "-E",
            "UTF8",
            "--no-sync",
        ];
        output(cluster.program("initdb", &initdb))?;
        cluster.serve()?;
        println!("PostgreSQL runs on port {port} for the tests, and is removed afterwards.");
        Ok(cluster)
    }

    /// Starts the server as our child, so that whoever interrupts the tests at a terminal interrupts it too.
    fn serve(&mut self) -> Result<()> {
        // Durability is as it comes. Sockets are in our folder, and nobody but this machine can connect.
        let (data, port, folder) = (self.path("data"), self.port.to_string(), self.path(""));
        let args = ["-D", &data, "-p", &port, "-k", &folder];
        let mut server = self.program("postgres", &args);
        server.args([
            "-c",
            "listen_addresses=127.0.0.1",
            "-c",
            "max_connections=200",
        ]);
        for setting in &self.settings {
            server.args(["-c", setting]);
        }
        let log = self.folder.join("log");
        let written = File::options().create(true).append(true).open(log)?;
        server.stdout(written.try_clone()?).stderr(written);
        let child = server.spawn();
        let child = child.with_context(|| format!("{} can't be started", line(&server)))?;
        self.server = Some(child);
        self.wait_until_ready()
    }

    fn wait_until_ready(&mut self) -> Result<()> {
        let start = Instant::now();
        loop {
            let ended = match &mut self.server {
                Some(child) => child.try_wait()?.is_some(),
                None => true,
            };
            if ended || start.elapsed() > PATIENCE {
                let log = fs::read_to_string(self.folder.join("log"))?;
                bail!("PostgreSQL doesn't start:\n{log}");
            }
            if works(command(
                &self.programs.join("pg_isready").to_string_lossy(),
                &["-d", &self.url],
            )) {
                return Ok(());
            }
            std::thread::sleep(Duration::from_millis(50));
        }
    }

    /// Its address.
    pub(crate) fn url(&self) -> &str {
        &self.url
    }

    /// Where it listens.
    pub(crate) const fn address(&self) -> SocketAddr {
        SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), self.port)
    }

    /// Kills it in the midst of what it does, if it runs.
    pub(crate) fn kill(&mut self) -> Result<()> {
        let data = self.path("data");
        let runs = Path::new(&data).join("postmaster.pid").exists();
        if runs {
            // Its processes die at once, and what they had in hand is left to the log.
            output(self.program("pg_ctl", &["-D", &data, "-m", "immediate", "-w", "stop"]))?;
        }
        if let Some(mut server) = self.server.take() {
            server.wait()?;
        }
        Ok(())
    }

    /// Starts it again, whether it was killed or ended by itself, and waits until it answers.
    pub(crate) fn start_again(&mut self) -> Result<()> {
        if let Some(server) = &mut self.server
            && server.try_wait()?.is_none()
        {
            return self.wait_until_ready();
        }
        self.serve()
    }

    /// What a query answers: a line a row, its columns apart by tabs.
    pub(crate) fn ask(&self, query: &str) -> Result<String> {
        let args = ["-X", "-A", "-t", "-F", "\t", "-c", query, &self.url];
        output(self.program("psql", &args))
    }

    fn path(&self, name: &str) -> String {
        self.folder.join(name).to_string_lossy().into_owned()
    }

    /// One of PostgreSQL's programs, as a user who may run it, in a folder that they may enter.
    fn program(&self, name: &str, args: &[&str]) -> Command {
        let program = self.programs.join(name);
        let mut command = if is_root() {
            let mut command = Command::new("runuser");
            command.args(["-u", USER, "--"]).arg(program);
            command
        } else {
            Command::new(program)
        };
        command.args(args).current_dir(&self.folder);
        command
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        let data = self.path("data");
        if Path::new(&data).join("postmaster.pid").exists() {
            let stop = self.program("pg_ctl", &["-D", &data, "-m", "immediate", "-w", "stop"]);
            let shown = line(&stop);
            if !works(stop) {
                eprintln!("PostgreSQL may still run: {shown} failed.");
            } else if let Some(server) = &mut self.server {
                // It has stopped: this only takes its leave.
                let _ = server.wait();
            }
        }
        if let Err(error) = fs::remove_dir_all(&self.folder) {
            eprintln!("{} is left behind: {error}", self.folder.display());
        }
    }
}

/// The folder of PostgreSQL's programs, after trying to install them where there are none.
fn programs() -> Result<PathBuf> {
    if let Some(folder) = find_programs() {
        return Ok(folder);
    }
    apt::install("PostgreSQL", &["postgresql"])?;
    find_programs().context("PostgreSQL was installed, and yet its programs aren't found")
}

/// Debian keeps them out of the way of `PATH`, by version; elsewhere `pg_config` knows.
fn find_programs() -> Option<PathBuf> {
    let mut versions: Vec<(u32, PathBuf)> = fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten()
        .flatten()
        .filter_map(|entry| {
            let version = entry.file_name().to_str()?.parse().ok()?;
            Some((version, entry.path().join("bin")))
        })
        .collect();
    versions.sort_by_key(|(version, _)| std::cmp::Reverse(*version));
    let asked = output_of("pg_config", &["--bindir"]).map(|text| PathBuf::from(text.trim()));
    versions
        .into_iter()
        .map(|(_, folder)| folder)
        .chain(asked)
        .find(|folder| folder.join("initdb").exists() && folder.join("pg_ctl").exists())
}

/// A port that nobody listens on now.
fn free_port() -> Result<u16> {
    let listener = TcpListener::bind("127.0.0.1:0").context("no port is free")?;
    Ok(listener.local_addr()?.port())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_told_of_a_server_of_ours_only() {
        let mut command = Command::new("true");
        Postgres::Named.tell(&mut command);
        assert_eq!(command.get_envs().count(), 0);
    }

    #[test]
    fn what_is_committed_outlives_a_kill() {
        if find_programs().is_none() || (is_root() && !works(command("id", &[USER]))) {
            println!("Not run: PostgreSQL isn't installed.");
            return;
        }
        let mut cluster = Cluster::start().unwrap();
        cluster.ask("CREATE TABLE kept AS SELECT 7 AS it").unwrap();
        cluster.kill().unwrap();
        assert!(cluster.ask("SELECT 1").is_err());
        cluster.start_again().unwrap();
        cluster.start_again().unwrap();
        assert_eq!(cluster.ask("SELECT it FROM kept").unwrap(), "7\n");
    }

    #[test]
    fn a_server_answers_and_is_gone_afterwards() {
        // Installing packages is nothing for a test.
        if find_programs().is_none() || (is_root() && !works(command("id", &[USER]))) {
            println!("Not run: PostgreSQL isn't installed.");
            return;
        }
        let cluster = Cluster::start().unwrap();
        let folder = cluster.folder.clone();
        let ready = cluster.program("pg_isready", &["-d", &cluster.url]);
        let port: u16 = cluster
            .url
            .rsplit([':', '/'])
            .nth(1)
            .unwrap()
            .parse()
            .unwrap();
        assert!(works(ready));
        assert_eq!(cluster.ask("SELECT 1, 'a'").unwrap(), "1\ta\n");
        let mut told = Command::new("true");
        Postgres::Ours(cluster).tell(&mut told);
        assert!(
            told.get_envs()
                .any(|(name, value)| name == VARIABLE && value.is_some())
        );
        assert!(!folder.exists());
        assert!(TcpListener::bind(("127.0.0.1", port)).is_ok());
    }
}
