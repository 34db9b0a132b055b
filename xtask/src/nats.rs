//! A NATS server for the tests: one that is there, or Debian's.

use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

use crate::apt;

/// The variable that names the program for the tests, or says `none`.
pub(crate) const VARIABLE: &str = "PANTHEON_TEST_NATS";

/// The program that the tests start servers with, which they kill and start again as they like.
pub(crate) struct Nats(Option<PathBuf>);

impl Nats {
    /// Finds the program, or installs it. Without it is an error, unless the variable says `none`.
    pub(crate) fn find() -> Result<Self> {
        match std::env::var(VARIABLE) {
            Ok(value) => {
                if value == "none" {
                    println!("Note: {VARIABLE}=none, so NOTHING IS TESTED WITH NATS.");
                }
                Ok(Self(None))
            }
            Err(_) => program().map(|program| Self(Some(program))).with_context(|| {
                format!(
                    "there is no NATS server to test with: name the program, {VARIABLE}=/usr/sbin/nats-server, \
                     or say {VARIABLE}=none to do without"
                )
            }),
        }
    }

    /// Tells a command where the program is.
    pub(crate) fn tell(&self, command: &mut Command) {
        if let Self(Some(program)) = self {
            command.env(VARIABLE, program);
        }
    }
}

/// How long a server may take to start.
const PATIENCE: Duration = Duration::from_mins(1);

/// A server that runs on a free port of this machine. It is killed when dropped.
pub(crate) struct Broker {
    server: Child,
    address: SocketAddr,
}

impl Broker {
    /// Starts one, and waits until it answers.
    pub(crate) fn start() -> Result<Self> {
        let address = {
            let listener = TcpListener::bind("127.0.0.1:0").context("no port is free")?;
            listener.local_addr()?
        };
        let port = address.port().to_string();
        let server = Command::new(program()?)
            .args(["--addr", "127.0.0.1", "--port", &port])
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .context("the NATS server can't be started")?;
        let broker = Self { server, address };
        let start = Instant::now();
        while TcpStream::connect(address).is_err() {
            if start.elapsed() > PATIENCE {
                bail!("the NATS server doesn't answer");
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        Ok(broker)
    }

    /// Its address.
    pub(crate) fn url(&self) -> String {
        format!("nats://{}", self.address)
    }
}

impl Drop for Broker {
    fn drop(&mut self) {
        let _gone_already = self.server.kill();
        let _gone_already = self.server.wait();
    }
}

/// The program, after trying to install it where it isn't there.
pub(crate) fn program() -> Result<PathBuf> {
    if let Some(program) = find_program() {
        return Ok(program);
    }
    apt::install("NATS", &["nats-server"])?;
    find_program().context("NATS was installed, and yet its program isn't found")
}

/// Debian keeps it where only root's `PATH` leads.
fn find_program() -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let debian = Path::new("/usr/sbin").to_owned();
    std::env::split_paths(&path)
        .chain([debian])
        .map(|folder| folder.join("nats-server"))
        .find(|program| program.is_file())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_told_of_a_program_that_we_found_only() {
        let told = |nats: &Nats| {
            let mut command = Command::new("true");
            nats.tell(&mut command);
            let said = command.get_envs().next().and_then(|(_, value)| value);
            said.map(ToOwned::to_owned)
        };
        assert_eq!(told(&Nats(None)), None);
        let program = PathBuf::from("/somewhere/nats-server");
        assert_eq!(told(&Nats(Some(program.clone()))), Some(program.into()));
    }
}
