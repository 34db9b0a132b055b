//! A line to a database that can be cut, or swallow everything.

use std::io::{Read as _, Write as _};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

/// What becomes of what is sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Line {
    /// It is passed on.
    Whole,
    /// Nobody is there: lines are broken, and new ones end at once.
    Cut,
    /// It is taken, and nothing comes of it.
    Hole,
}

/// Stands between a store and its database.
pub(crate) struct Proxy(Arc<Shared>);

struct Shared {
    to: String,
    line: Mutex<Line>,
    streams: Mutex<Vec<TcpStream>>,
}

impl Proxy {
    /// Stands before the database of this address, and gives the address that leads through here. There is none where the
    /// address names no host and port.
    pub(crate) fn before(url: &str) -> Option<(Self, String)> {
        Self::at("127.0.0.1", url)
    }

    /// The same, listening at another address of this machine.
    pub(crate) fn at(address: &str, url: &str) -> Option<(Self, String)> {
        let from = url
            .find('@')
            .map(|at| at + 1)
            .or_else(|| url.find("://").map(|at| at + 3))?;
        let host = url[from..].split(['/', '?']).next()?;
        if !host.contains(':') {
            println!("Not run: {url} names no host and port.");
            return None;
        }
        let listener = TcpListener::bind((address, 0)).unwrap();
        let address = listener.local_addr().unwrap();
        let shared = Arc::new(Shared {
            to: host.to_owned(),
            line: Mutex::new(Line::Whole),
            streams: Mutex::default(),
        });
        let url = url.replacen(host, &address.to_string(), 1);
        let ours = Arc::clone(&shared);
        thread::spawn(move || {
            for stream in listener.incoming() {
                ours.accept(stream.unwrap());
            }
        });
        Some((Self(shared), url))
    }

    /// From now on the line is so.
    pub(crate) fn set(&self, line: Line) {
        *self.0.line.lock().unwrap() = line;
        if line == Line::Cut {
            for stream in self.0.streams.lock().unwrap().drain(..) {
                let _ = stream.shutdown(Shutdown::Both);
            }
        }
    }
}

impl Shared {
    fn line(&self) -> Line {
        *self.line.lock().unwrap()
    }

    fn accept(self: &Arc<Self>, here: TcpStream) {
        if self.line() == Line::Cut {
            return;
        }
        let Ok(there) = TcpStream::connect(&self.to) else {
            return;
        };
        let both = [&here, &there].map(|stream| stream.try_clone().unwrap());
        self.streams.lock().unwrap().extend(both);
        let [from, to] = [&here, &there].map(|stream| stream.try_clone().unwrap());
        let ours = Arc::clone(self);
        thread::spawn(move || ours.pass_on(from, to));
        let ours = Arc::clone(self);
        thread::spawn(move || ours.pass_on(there, here));
    }

    fn pass_on(&self, mut from: TcpStream, mut to: TcpStream) {
        let mut bytes = [0; 16 * 1024];
        while let Ok(read @ 1..) = from.read(&mut bytes) {
            while self.line() == Line::Hole {
                thread::sleep(Duration::from_millis(5));
            }
            if self.line() == Line::Cut || to.write_all(&bytes[..read]).is_err() {
                break;
            }
        }
        let _ = from.shutdown(Shutdown::Both);
        let _ = to.shutdown(Shutdown::Both);
    }
}
