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

/// A server that runs on a port of this machine that was free. It is killed when dropped.
pub(crate) struct Broker {
    program: PathBuf,
    address: SocketAddr,
    /// None while it was killed.
    server: Option<Child>,
}

impl Broker {
    /// Starts one, and waits until it answers.
    pub(crate) fn start() -> Result<Self> {
        let address = {
            let listener = TcpListener::bind("127.0.0.1:0").context("no port is free")?;
            listener.local_addr()?
        };
        let mut broker = Self {
            program: program()?,
            address,
            server: None,
        };
        broker.start_again()?;
        let start = Instant::now();
        while TcpStream::connect(address).is_err() {
            if start.elapsed() > PATIENCE {
                bail!("the NATS server doesn't answer");
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        Ok(broker)
    }

    /// Starts it at the same address if it was killed. Nobody waits until it answers.
    pub(crate) fn start_again(&mut self) -> Result<()> {
        if self.server.is_some() {
            return Ok(());
        }
        let port = self.address.port().to_string();
        let server = Command::new(&self.program)
            .args(["--addr", "127.0.0.1", "--port", &port])
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .context("the NATS server can't be started")?;
        self.server = Some(server);
        Ok(())
    }

    /// Kills it in the midst of what it does, if it runs.
    pub(crate) fn kill(&mut self) -> Result<()> {
        if let Some(mut server) = self.server.take() {
            server.kill()?;
            server.wait()?;
        }
        Ok(())
    }

    /// Where it listens.
    pub(crate) const fn address(&self) -> SocketAddr {
        self.address
    }

    /// Its address.
    pub(crate) fn url(&self) -> String {
        url(self.address)
    }
}

impl Drop for Broker {
    fn drop(&mut self) {
        let _gone_already = self.kill();
    }
}

/// The address of a server that is reached there.
pub(crate) fn url(address: SocketAddr) -> String {
    format!("nats://{address}")
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
    fn a_broker_that_was_killed_answers_again_at_its_address() {
        if find_program().is_none() {
            println!("Not run: NATS isn't installed.");
            return;
        }
        let mut broker = Broker::start().unwrap();
        broker.kill().unwrap();
        assert!(TcpStream::connect(broker.address()).is_err());
        broker.start_again().unwrap();
        broker.start_again().unwrap();
        while TcpStream::connect(broker.address()).is_err() {
            std::thread::sleep(Duration::from_millis(20));
        }
    }

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
