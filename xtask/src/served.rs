//! A server that is started for a chore and killed after it.

use std::io::{BufRead, BufReader};
use std::net::Ipv4Addr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result, bail};
use pantheon_client::Server;

use crate::shell::{line, root};

/// Limits that are raised, since everybody comes from one address and asks a lot.
const RATES: &[&str] = &[
    "limits.address",
    "limits.files",
    "limits.account",
    "limits.guests",
    "limits.new_tables",
    "limits.costly",
    "limits.sign_in_address",
    "limits.sign_in_login",
    "limits.sign_in_anywhere",
    "limits.sign_in_device",
    "socket.rate",
    "socket.account_rate",
    "socket.frame_rate",
];
const COUNTS: &[&str] = &[
    "socket.per_address",
    "socket.at_once",
    "tables.each",
    "limits.open_tables",
];

/// Tells a server to let one address do as much as it likes.
pub(crate) fn raise_limits(command: &mut Command) {
    for rate in RATES {
        command.args(["--set", &format!("{rate}.per_minute=100000000")]);
        command.args(["--set", &format!("{rate}.burst=1000000")]);
    }
    for count in COUNTS {
        command.args(["--set", &format!("{count}=1000000")]);
    }
}

/// The folder where cargo builds.
pub(crate) fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

/// A server that runs. It is killed when dropped.
pub(crate) struct Served {
    child: Child,
    address: String,
    /// Held, so that what it prints later goes somewhere.
    out: BufReader<std::process::ChildStdout>,
}

impl Served {
    /// Starts a binary on a free port of loopback with its limits raised, and waits until it says where it is.
    pub(crate) fn start(program: &Path, data: &Path, database: Option<&str>) -> Result<Self> {
        Self::start_with(program, Ipv4Addr::LOCALHOST, data, database, &[])
    }

    /// The same at another address of this machine, with settings besides.
    pub(crate) fn start_with(
        program: &Path,
        address: Ipv4Addr,
        data: &Path,
        database: Option<&str>,
        settings: &[&str],
    ) -> Result<Self> {
        let mut command = Command::new(program);
        command
            .args(["serve", "--listen", &format!("{address}:0")])
            .args(["--set", "log.level=warn"])
            .arg("--data")
            .arg(data);
        if let Some(url) = database {
            command.args(["--database", url]);
        }
        raise_limits(&mut command);
        for setting in settings {
            command.args(["--set", setting]);
        }
        let mut child = command
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("{} can't be started", line(&command)))?;
        let out = child.stdout.take().context("its output isn't ours")?;
        let mut served = Self {
            child,
            address: String::new(),
            out: BufReader::new(out),
        };
        let mut said = String::new();
        served.out.read_line(&mut said)?;
        match said
            .split_whitespace()
            .find(|word| word.starts_with("http://"))
        {
            Some(address) => address.clone_into(&mut served.address),
            None => bail!("the server doesn't say where it listens, but {said:?}"),
        }
        Ok(served)
    }

    /// Where it is.
    pub(crate) fn address(&self) -> &str {
        &self.address
    }

    /// A way to talk to it.
    pub(crate) fn server(&self) -> Result<Server> {
        Ok(Server::at(&self.address)?)
    }

    /// Its process.
    pub(crate) fn process(&self) -> u32 {
        self.child.id()
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _gone_already = self.child.kill();
        let _gone_already = self.child.wait();
    }
}
