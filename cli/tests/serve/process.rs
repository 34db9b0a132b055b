//! A server that is a process of its own.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, ExitStatus, Stdio};

use pantheon_client::Server;

/// Settings under which tests from one address don't hold each other up.
const ROOMY: &[&str] = &[
    "limits.address.per_minute=1000000",
    "limits.address.burst=1000000",
    "limits.account.per_minute=1000000",
    "limits.account.burst=1000000",
    "limits.guests.per_minute=1000000",
    "limits.guests.burst=1000000",
    "limits.new_tables.per_minute=1000000",
    "limits.new_tables.burst=1000000",
    "limits.costly.per_minute=1000000",
    "limits.costly.burst=1000000",
    "socket.rate.per_minute=1000000",
    "socket.rate.burst=1000000",
    "socket.account_rate.per_minute=1000000",
    "socket.account_rate.burst=1000000",
    "socket.frame_rate.per_minute=1000000",
    "socket.frame_rate.burst=1000000",
    "socket.byte_rate.per_minute=1000000000",
    "socket.byte_rate.burst=1000000000",
    "database_millis=60000",
    "work.health_wait_millis=60000",
    "log.level=warn",
];

/// The command with a plain environment.
pub(crate) fn pantheon() -> Command {
    with_plain_environment(Path::new(env!("CARGO_BIN_EXE_pantheon")))
}

fn with_plain_environment(program: &Path) -> Command {
    let mut command = Command::new(program);
    for (name, _) in std::env::vars_os() {
        let ours = name.to_string_lossy().starts_with("PANTHEON_");
        if ours
            || ["LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR"]
                .iter()
                .any(|&other| name == other)
        {
            command.env_remove(name);
        }
    }
    command
}

/// Where a server keeps what it keeps.
#[derive(Clone, Debug)]
pub(crate) struct Place {
    pub(crate) data: PathBuf,
    pub(crate) database: Option<String>,
}

impl Place {
    /// A folder, with the embedded database in it.
    pub(crate) fn folder(data: &Path) -> Self {
        Self {
            data: data.to_owned(),
            database: None,
        }
    }

    /// A folder, with a database elsewhere.
    pub(crate) fn with_database(data: &Path, database: String) -> Self {
        Self {
            database: Some(database),
            ..Self::folder(data)
        }
    }
}

/// A server. It is killed when dropped.
pub(crate) struct Process {
    child: Child,
    address: String,
    /// Held, so that what it prints later goes somewhere.
    _out: BufReader<ChildStdout>,
}

impl Process {
    /// Starts it on a free port, and waits until it says where.
    pub(crate) fn start(place: &Place) -> Self {
        Self::start_with(place, &[], Stdio::inherit())
    }

    /// Starts it with other settings, and with its log elsewhere.
    pub(crate) fn start_with(place: &Place, settings: &[&str], log: Stdio) -> Self {
        Self::start_command(pantheon(), "127.0.0.1:0", place, settings, log)
    }

    /// The same with the program of another release.
    pub(crate) fn start_program(program: &Path, place: &Place, settings: &[&str]) -> Self {
        let command = with_plain_environment(program);
        Self::start_command(command, "127.0.0.1:0", place, settings, Stdio::inherit())
    }

    /// Starts it with a program that begins with others, at an address.
    pub(crate) fn start_command(
        mut command: Command,
        listen: &str,
        place: &Place,
        settings: &[&str],
        log: Stdio,
    ) -> Self {
        command
            .args(["serve", "--listen", listen, "--data"])
            .arg(&place.data)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(log);
        if let Some(url) = &place.database {
            command.args(["--database", url]);
        }
        for setting in ROOMY.iter().chain(settings) {
            command.args(["--set", setting]);
        }
        let mut child = command.spawn().expect("the server starts");
        let mut out = BufReader::new(child.stdout.take().expect("its output is ours"));
        let mut said = String::new();
        out.read_line(&mut said).expect("it says something");
        let address = said
            .split_whitespace()
            .find(|word| word.starts_with("http://"));
        let address = address.unwrap_or_else(|| panic!("it says where it is: {said:?}"));
        Self {
            child,
            address: address.to_owned(),
            _out: out,
        }
    }

    /// Where it is.
    pub(crate) fn address(&self) -> &str {
        &self.address
    }

    /// A way to talk to it.
    pub(crate) fn server(&self) -> Server {
        Server::at(&self.address).expect("it is an address")
    }

    /// Tells it something by a signal: `TERM` or `INT`.
    pub(crate) fn signal(&self, name: &str) {
        let pid = self.child.id().to_string();
        let sent = Command::new("kill").args(["-s", name, &pid]).status();
        assert!(sent.expect("kill is there").success());
    }

    /// Waits until it ends by itself.
    pub(crate) fn wait(mut self) -> ExitStatus {
        self.child.wait().expect("it ends")
    }

    /// Kills it in the midst of what it does.
    pub(crate) fn kill(mut self) {
        self.child.kill().expect("it can be killed");
        self.child.wait().expect("it is gone");
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _gone_already = self.child.kill();
        let _gone_already = self.child.wait();
    }
}
