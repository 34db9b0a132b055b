//! A connection that shakes hands when it is first read from.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio_rustls::{Accept, server};

use super::in_use::CHALLENGE;

/// A connection that shakes hands when it is first read from.
pub struct TlsStream(State);

enum State {
    ShakingHands(Box<Accept<TcpStream>>),
    Open(Box<server::TlsStream<TcpStream>>),
    /// The handshake failed, or was all that was wanted: nothing comes any more.
    Over,
}

impl TlsStream {
    pub(super) fn new(handshake: Accept<TcpStream>) -> Self {
        Self(State::ShakingHands(Box::new(handshake)))
    }

    /// The stream behind the handshake.
    fn poll_open(
        &mut self,
        context: &mut Context<'_>,
    ) -> Poll<io::Result<Pin<&mut server::TlsStream<TcpStream>>>> {
        if let State::ShakingHands(handshake) = &mut self.0 {
            match ready!(Pin::new(handshake).poll(context)) {
                Ok(stream) if stream.get_ref().1.alpn_protocol() == Some(CHALLENGE) => {
                    self.0 = State::Over;
                }
                Ok(stream) => self.0 = State::Open(Box::new(stream)),
                Err(error) => {
                    self.0 = State::Over;
                    return Poll::Ready(Err(error));
                }
            }
        }
        Poll::Ready(match &mut self.0 {
            State::Open(stream) => Ok(Pin::new(&mut **stream)),
            State::ShakingHands(_) | State::Over => Err(io::ErrorKind::NotConnected.into()),
        })
    }
}

impl AsyncRead for TlsStream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        ready!(self.poll_open(context))?.poll_read(context, buffer)
    }
}

impl AsyncWrite for TlsStream {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        ready!(self.poll_open(context))?.poll_write(context, bytes)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        ready!(self.poll_open(context))?.poll_write_vectored(context, bytes)
    }

    fn is_write_vectored(&self) -> bool {
        true
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        match &mut self.0 {
            State::Open(stream) => Pin::new(stream).poll_flush(context),
            // Nothing of ours waits to be sent.
            State::ShakingHands(_) | State::Over => Poll::Ready(Ok(())),
        }
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        match &mut self.0 {
            State::Open(stream) => Pin::new(stream).poll_shutdown(context),
            // Dropping it closes the line.
            State::ShakingHands(_) | State::Over => Poll::Ready(Ok(())),
        }
    }
}
