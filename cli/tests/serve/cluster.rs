//! A PostgreSQL server of a test's own, where what it does can't be done to one that others use.

use std::fs::File;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command};
use std::time::{Duration, Instant};

use tempfile::TempDir;

/// The user that it runs as when root runs the tests, which PostgreSQL refuses.
const USER: &str = "postgres";
/// How long it may take to start.
const PATIENCE: Duration = Duration::from_mins(3);

/// A folder for servers, and their programs.
pub(crate) struct Workshop {
    folder: TempDir,
    programs: PathBuf,
    as_other: bool,
}

/// A server. It is stopped, without a word, when dropped.
pub(crate) struct Cluster {
    child: Child,
    pub(crate) url: String,
}

impl Workshop {
    /// A new one, where PostgreSQL is tested at all and its programs are here.
    pub(crate) fn open() -> Option<Self> {
        let tested = std::env::var("PANTHEON_TEST_POSTGRES").unwrap_or_default();
        let programs = programs().filter(|_| !tested.is_empty() && tested != "none");
        let Some(programs) = programs else {
            println!(
                "Not run: PANTHEON_TEST_POSTGRES says so, or PostgreSQL isn't installed here."
            );
            return None;
        };
        let folder = tempfile::tempdir().unwrap();
        let id = Command::new("id").arg("-u").output().unwrap().stdout;
        let as_other = id == b"0\n";
        if as_other {
            let owned = Command::new("chown").arg(USER).arg(folder.path()).status();
            assert!(owned.unwrap().success());
        }
        Some(Self {
            folder,
            programs,
            as_other,
        })
    }

    /// A path in the folder.
    pub(crate) fn at(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// Runs a program to its end, as whoever the servers run as.
    pub(crate) fn run(&self, program: &str, args: &[&str]) {
        let output = self.command(program, args).output().unwrap();
        assert!(output.status.success(), "{program}: {output:?}");
    }

    /// Makes the data folder of a server.
    pub(crate) fn init(&self, data: &Path) {
        let data = data.to_str().unwrap();
        let args = [
            "-D",
            data,
            "-U",
            USER,
            "-A",
            "trust",
            "-E",
            "UTF8",
            "--no-sync",
        ];
        self.run("initdb", &args);
    }

    /// Starts a server on a data folder with these settings.
    pub(crate) fn start(&self, data: &Path, settings: &[&str]) -> Cluster {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let port = listener.local_addr().unwrap().port().to_string();
        drop(listener);
        let folder = self.folder.path().to_str().unwrap();
        let data = data.to_str().unwrap();
        let mut args = vec![
            "-D",
            data,
            "-p",
            &port,
            "-k",
            folder,
            "-c",
            "listen_addresses=127.0.0.1",
        ];
        for setting in settings {
            args.extend(["-c", setting]);
        }
        let log = self.at(&format!("log-{port}"));
        let written = File::create(&log).unwrap();
        let mut command = self.command("postgres", &args);
        command.stdout(written.try_clone().unwrap()).stderr(written);
        let mut child = command.spawn().unwrap();
        let url = format!("postgres://{USER}@127.0.0.1:{port}/postgres");
        let begun = Instant::now();
        loop {
            let said = || std::fs::read_to_string(&log).unwrap();
            assert!(child.try_wait().unwrap().is_none(), "it ended: {}", said());
            assert!(begun.elapsed() < PATIENCE, "it doesn't start: {}", said());
            let ready = self.command("pg_isready", &["-d", &url]).output().unwrap();
            if ready.status.success() {
                return Cluster { child, url };
            }
            std::thread::sleep(Duration::from_millis(50));
        }
    }

    fn command(&self, program: &str, args: &[&str]) -> Command {
        let path = self.programs.join(program);
        let mut command = if self.as_other {
            let mut command = Command::new("setpriv");
            let user = format!("--reuid={USER}");
            let group = format!("--regid={USER}");
            command
                .args([&user, &group, "--clear-groups", "--"])
                .arg(path);
            command
        } else {
            Command::new(path)
        };
        command.args(args).current_dir(self.folder.path());
        command
    }
}

impl Cluster {
    /// Stops it at once, as if the power had failed.
    pub(crate) fn stop(mut self) {
        self.stop_now();
    }

    fn stop_now(&mut self) {
        // `setpriv` becomes the server, so that it is our child. This is PostgreSQL's immediate shutdown.
        let pid = self.child.id().to_string();
        let _gone_already = Command::new("kill").args(["-s", "QUIT", &pid]).status();
        let _gone_already = self.child.wait();
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        self.stop_now();
    }
}

/// Debian keeps them by version; elsewhere `pg_config` knows.
fn programs() -> Option<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten();
    let versions = versions.flatten().map(|entry| entry.path().join("bin"));
    let asked = Command::new("pg_config").arg("--bindir").output().ok();
    let asked = asked.map(|output| PathBuf::from(String::from_utf8_lossy(&output.stdout).trim()));
    let mut all: Vec<PathBuf> = versions.chain(asked).collect();
    all.retain(|folder| folder.join("initdb").exists() && folder.join("pg_basebackup").exists());
    all.pop()
}
