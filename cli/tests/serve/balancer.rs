//! What stands before several processes: it sends each line to one that says it is ready.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use pantheon_client::Server;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinSet;

/// How often processes are asked whether they are ready.
const EVERY: Duration = Duration::from_millis(100);

/// A balancer. What it does ends when it is dropped.
pub(crate) struct Balancer {
    address: String,
    targets: Arc<Targets>,
    _tasks: JoinSet<()>,
}

#[derive(Default)]
struct Targets {
    all: Mutex<Vec<String>>,
    ready: Mutex<Vec<String>>,
}

impl Balancer {
    /// One before nothing yet.
    pub(crate) async fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("http://{}", listener.local_addr().unwrap());
        let targets = Arc::new(Targets::default());
        let mut tasks = JoinSet::new();
        let asked = Arc::clone(&targets);
        tasks.spawn(async move {
            loop {
                asked.look().await;
                tokio::time::sleep(EVERY).await;
            }
        });
        let chosen = Arc::clone(&targets);
        tasks.spawn(async move {
            let mut lines = JoinSet::new();
            for turn in 0.. {
                let (here, _) = listener.accept().await.unwrap();
                let ready = chosen.ready.lock().unwrap().clone();
                lines.spawn(pass_on(here, ready, turn));
            }
        });
        Self {
            address,
            targets,
            _tasks: tasks,
        }
    }

    /// A process is there, and ready when this is done.
    pub(crate) async fn add(&self, address: &str) {
        self.targets.all.lock().unwrap().push(address.to_owned());
        let is_ready = || {
            self.targets
                .ready
                .lock()
                .unwrap()
                .iter()
                .any(|ready| ready == address)
        };
        while !is_ready() {
            tokio::time::sleep(EVERY).await;
        }
    }

    /// A way to whichever process is ready.
    pub(crate) fn server(&self) -> Server {
        Server::at(&self.address).unwrap()
    }
}

impl Targets {
    async fn look(&self) {
        let all = self.all.lock().unwrap().clone();
        let mut ready = Vec::new();
        for address in all {
            let server = Server::at(&address).unwrap();
            if server.text("GET", "/api/health", None).await.is_ok() {
                ready.push(address);
            }
        }
        *self.ready.lock().unwrap() = ready;
    }
}

/// Passes a line on to the process whose turn it is, or to the next if that isn't there any more.
async fn pass_on(mut here: TcpStream, ready: Vec<String>, turn: usize) {
    let first = turn % ready.len().max(1);
    for address in ready.iter().cycle().skip(first).take(ready.len()) {
        let host = address.trim_start_matches("http://");
        if let Ok(mut there) = TcpStream::connect(host).await {
            // Either end may break the line.
            tokio::io::copy_bidirectional(&mut here, &mut there)
                .await
                .ok();
            return;
        }
    }
}
