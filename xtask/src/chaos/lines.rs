//! The line of a node to the database, or to the broker: it can be cut, slowed, and lose everything one way.

use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use anyhow::{Context, Result};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// What goes wrong with a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Trouble {
    /// Nobody is there: lines are broken, and new ones end at once.
    Cut,
    /// What is sent is passed on later.
    Slow(Duration),
    /// What comes back is held, as on a line that loses packets until they are sent again.
    NoAnswers,
    /// What is sent there is held.
    NoQuestions,
}

#[derive(Clone, Copy)]
enum Way {
    There,
    Back,
}

impl Trouble {
    const fn holds(self, way: Way) -> bool {
        matches!(
            (self, way),
            (Self::NoAnswers, Way::Back) | (Self::NoQuestions, Way::There)
        )
    }
}

/// A line. Dropped, nothing passes any more.
pub(super) struct Line {
    address: SocketAddr,
    state: watch::Sender<Option<Trouble>>,
}

impl Line {
    /// A line to an address, with a thread of its own, so that what players do doesn't slow it.
    pub(super) fn to(address: SocketAddr) -> Result<Self> {
        let listener = std::net::TcpListener::bind((Ipv4Addr::LOCALHOST, 0));
        let listener = listener.context("no port is free")?;
        listener.set_nonblocking(true)?;
        let here = listener.local_addr()?;
        let (state, seen) = watch::channel(None);
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()?;
        std::thread::spawn(move || runtime.block_on(serve(listener, address, seen)));
        Ok(Self {
            address: here,
            state,
        })
    }

    /// Where it begins.
    pub(super) const fn address(&self) -> SocketAddr {
        self.address
    }

    /// From now on this is wrong with it, or nothing.
    pub(super) fn set(&self, trouble: Option<Trouble>) {
        self.state.send_replace(trouble);
    }
}

async fn serve(
    listener: std::net::TcpListener,
    to: SocketAddr,
    mut state: watch::Receiver<Option<Trouble>>,
) {
    let listener = TcpListener::from_std(listener).expect("the listener is one of this machine");
    loop {
        let here = tokio::select! {
            here = listener.accept() => here,
            // The line is gone.
            () = gone(&mut state) => return,
        };
        let Ok((here, _)) = here else { continue };
        if *state.borrow() != Some(Trouble::Cut) {
            tokio::spawn(connect(here, to, state.clone()));
        }
    }
}

async fn gone(state: &mut watch::Receiver<Option<Trouble>>) {
    while state.changed().await.is_ok() {}
}

async fn connect(here: TcpStream, to: SocketAddr, state: watch::Receiver<Option<Trouble>>) {
    let Ok(there) = TcpStream::connect(to).await else {
        return;
    };
    for stream in [&here, &there] {
        // Without it a small message may wait, which is nobody's fault here.
        if stream.set_nodelay(true).is_err() {
            return;
        }
    }
    let (from_here, to_here) = here.into_split();
    let (from_there, to_there) = there.into_split();
    tokio::join!(
        pass_on(from_here, to_there, Way::There, state.clone()),
        pass_on(from_there, to_here, Way::Back, state),
    );
}

/// Passes on what comes, until an end is gone or the line is cut. Dropping the halves breaks the connection.
async fn pass_on(
    mut from: OwnedReadHalf,
    mut to: OwnedWriteHalf,
    way: Way,
    mut state: watch::Receiver<Option<Trouble>>,
) {
    let mut bytes = vec![0; 16 * 1024];
    loop {
        let mut cut = state.clone();
        let read = tokio::select! {
            read = from.read(&mut bytes) => read,
            _ = cut.wait_for(|trouble| *trouble == Some(Trouble::Cut)) => return,
        };
        let Ok(read @ 1..) = read else { return };
        let passes = state.wait_for(|trouble| trouble.is_none_or(|trouble| !trouble.holds(way)));
        let Ok(now) = passes.await.map(|trouble| *trouble) else {
            return;
        };
        match now {
            Some(Trouble::Cut) => return,
            Some(Trouble::Slow(by)) => tokio::time::sleep(by).await,
            _ => {}
        }
        if to.write_all(&bytes[..read]).await.is_err() {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Somebody who says everything twice.
    async fn echo() -> SocketAddr {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        tokio::spawn(async move {
            while let Ok((mut stream, _)) = listener.accept().await {
                tokio::spawn(async move {
                    let mut byte = [0];
                    while stream.read_exact(&mut byte).await.is_ok() {
                        stream.write_all(&[byte[0]; 2]).await.unwrap();
                    }
                });
            }
        });
        address
    }

    async fn ask(stream: &mut TcpStream, byte: u8) -> std::io::Result<()> {
        let mut answer = [0; 2];
        stream.write_all(&[byte]).await?;
        stream.read_exact(&mut answer).await?;
        assert_eq!(answer, [byte; 2]);
        Ok(())
    }

    #[tokio::test]
    async fn a_line_passes_on_what_is_said_also_when_it_is_slow() {
        let line = Line::to(echo().await).unwrap();
        let mut stream = TcpStream::connect(line.address()).await.unwrap();
        ask(&mut stream, 1).await.unwrap();
        line.set(Some(Trouble::Slow(Duration::from_millis(1))));
        ask(&mut stream, 2).await.unwrap();
    }

    #[tokio::test]
    async fn a_cut_line_breaks_and_so_does_every_new_one_until_it_is_whole() {
        let line = Line::to(echo().await).unwrap();
        let mut stream = TcpStream::connect(line.address()).await.unwrap();
        ask(&mut stream, 1).await.unwrap();
        line.set(Some(Trouble::Cut));
        assert!(ask(&mut stream, 2).await.is_err());
        let mut stream = TcpStream::connect(line.address()).await.unwrap();
        assert!(ask(&mut stream, 3).await.is_err());
        line.set(None);
        let mut stream = TcpStream::connect(line.address()).await.unwrap();
        ask(&mut stream, 4).await.unwrap();
    }

    #[tokio::test]
    async fn what_is_lost_one_way_comes_when_the_line_is_whole() {
        for lossy in [Trouble::NoAnswers, Trouble::NoQuestions] {
            let line = Line::to(echo().await).unwrap();
            let mut stream = TcpStream::connect(line.address()).await.unwrap();
            ask(&mut stream, 1).await.unwrap();
            line.set(Some(lossy));
            let mut asked = Box::pin(ask(&mut stream, 2));
            let heard = tokio::time::timeout(Duration::from_millis(50), &mut asked).await;
            assert!(heard.is_err(), "{lossy:?}");
            line.set(None);
            asked.await.unwrap();
        }
    }
}
