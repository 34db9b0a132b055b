//! A NATS server of a test's own, which it may kill and start again.

use std::io::{BufRead as _, BufReader, Write as _};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

/// A NATS server. It is killed when dropped.
pub(crate) struct Broker {
    program: PathBuf,
    address: SocketAddr,
    server: Option<Child>,
}

impl Broker {
    /// Starts one with the program that `PANTHEON_TEST_NATS` names. Without it there is none, and that is said.
    pub(crate) fn start() -> Option<Self> {
        let program = std::env::var("PANTHEON_TEST_NATS").unwrap_or_default();
        if program.is_empty() || program == "none" {
            eprintln!("not run: PANTHEON_TEST_NATS names no NATS server");
            return None;
        }
        // A port that nobody listens on now.
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let mut broker = Self {
            program: program.into(),
            address: listener.local_addr().unwrap(),
            server: None,
        };
        drop(listener);
        broker.start_again();
        Some(broker)
    }

    /// Starts it again at the same address, and waits until it answers.
    pub(crate) fn start_again(&mut self) {
        let port = self.address.port().to_string();
        let server = Command::new(&self.program)
            .args(["--addr", "127.0.0.1", "--port", &port])
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn();
        self.server = Some(server.expect("it starts"));
        while TcpStream::connect(self.address).is_err() {
            std::thread::sleep(std::time::Duration::from_millis(20));
        }
    }

    /// Where it is.
    pub(crate) fn url(&self) -> String {
        format!("nats://{}", self.address)
    }

    /// Kills it in the midst of what it does.
    pub(crate) fn kill(&mut self) {
        if let Some(mut server) = self.server.take() {
            let _gone_already = server.kill();
            let _gone_already = server.wait();
        }
    }

    /// Says something under a subject that no server of ours would say, and waits until the broker has passed it on.
    pub(crate) fn say(&self, subject: &str, what: &[u8]) {
        let mut line = TcpStream::connect(self.address).unwrap();
        let head = format!(
            "CONNECT {{\"verbose\":false}}\r\nPUB {subject} {}\r\n",
            what.len()
        );
        line.write_all(&[head.as_bytes(), what, b"\r\nPING\r\n"].concat())
            .unwrap();
        let mut answers = BufReader::new(line).lines();
        assert!(answers.any(|answer| answer.unwrap() == "PONG"));
    }
}

impl Drop for Broker {
    fn drop(&mut self) {
        self.kill();
    }
}
