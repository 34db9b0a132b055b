//! Every frame and byte that a client sends, counted before anything is made of them.
//!
//! Pings, pongs and empty pieces of a message never come up as messages, so counting messages doesn't see them. This
//! stands between the connection and what reads frames: it follows the heads of the frames, and once there are too many, or too
//! many bytes, nothing more is read.

use std::io;
use std::num::NonZeroU32;
use std::pin::Pin;
use std::task::{Context, Poll, ready};

use governor::DefaultDirectRateLimiter;
use tokio::io::{AsyncRead, AsyncReadExt as _, AsyncWrite, ReadBuf};

use super::rate_limits::bucket;
use crate::settings::SocketSettings;

/// What is thrown away at a time.
const DRAIN: usize = 4 * 1024;

/// A client sends more frames or bytes than it may.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("too many {0} in too short a time")]
pub(super) struct TooMuch(&'static str);

/// A connection whose frames and bytes are counted, and limited, as they are read.
pub(super) struct RateLimitedIo<I> {
    io: I,
    heads: FrameHeads,
    frames: DefaultDirectRateLimiter,
    bytes: DefaultDirectRateLimiter,
    too_much: Option<TooMuch>,
}

impl<I> RateLimitedIo<I> {
    /// A connection on which nothing has been sent yet.
    pub(super) fn new(io: I, settings: &SocketSettings) -> Self {
        Self {
            io,
            heads: FrameHeads::default(),
            frames: bucket(settings.frame_rate),
            bytes: bucket(settings.byte_rate),
            too_much: None,
        }
    }

    /// Counts what was read.
    fn count(&mut self, read: &[u8]) -> Result<(), TooMuch> {
        let frames = self.heads.count(read);
        let checks = [
            (&self.frames, frames, "frames", "socket-frames"),
            (&self.bytes, read.len(), "bytes", "socket-bytes"),
        ];
        for (bucket, count, what, limit) in checks {
            let count = u32::try_from(count).unwrap_or(u32::MAX);
            let Some(count) = NonZeroU32::new(count) else {
                continue;
            };
            // More than the bucket ever holds is too much as well.
            if !matches!(bucket.check_n(count), Ok(Ok(()))) {
                crate::metrics::refused(limit);
                return Err(TooMuch(what));
            }
        }
        Ok(())
    }
}

impl<I: AsyncRead + Unpin> RateLimitedIo<I> {
    /// Reads what the client still sends and makes nothing of it, up to so many bytes. Answers whether that was all.
    pub(super) async fn drain(&mut self, most: usize) -> bool {
        let mut left = most;
        let mut some = [0; DRAIN];
        while left > 0 {
            match self.io.read(&mut some).await {
                Ok(0) | Err(_) => return true,
                Ok(read) => left = left.saturating_sub(read),
            }
        }
        false
    }
}

impl<I: AsyncRead + Unpin> AsyncRead for RateLimitedIo<I> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        if let Some(too_much) = self.too_much {
            return Poll::Ready(Err(io::Error::other(too_much)));
        }
        let before = buffer.filled().len();
        ready!(Pin::new(&mut self.io).poll_read(context, buffer))?;
        let counted = self.count(&buffer.filled()[before..]);
        if let Err(too_much) = counted {
            self.too_much = Some(too_much);
            // Who reads is given either bytes or an error.
            buffer.set_filled(before);
            return Poll::Ready(Err(io::Error::other(too_much)));
        }
        Poll::Ready(Ok(()))
    }
}

impl<I: AsyncWrite + Unpin> AsyncWrite for RateLimitedIo<I> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.io).poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.io).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.io).poll_shutdown(context)
    }
}

/// Where in a frame the bytes are (RFC 6455, section 5.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum FrameHeads {
    /// At the first byte of a frame.
    #[default]
    First,
    /// At the second: whether there is a mask, and the length or how many bytes have it.
    Second,
    /// In a length of several bytes.
    Length { left: u8, length: u64, mask: u64 },
    /// In the mask and what follows it.
    Rest(u64),
}

impl FrameHeads {
    const MASK: u64 = 4;

    /// Follows bytes, and says how many frames begin in them.
    fn count(&mut self, mut bytes: &[u8]) -> usize {
        let mut frames = 0;
        while let Some((&byte, after)) = bytes.split_first() {
            bytes = after;
            *self = match *self {
                Self::First => {
                    frames += 1;
                    Self::Second
                }
                Self::Second => {
                    let mask = if byte & 0x80 == 0 { 0 } else { Self::MASK };
                    match byte & 0x7f {
                        126 => Self::Length {
                            left: 2,
                            length: 0,
                            mask,
                        },
                        127 => Self::Length {
                            left: 8,
                            length: 0,
                            mask,
                        },
                        length => Self::rest(mask + u64::from(length)),
                    }
                }
                Self::Length { left, length, mask } => {
                    let length = length << 8 | u64::from(byte);
                    match left {
                        0 | 1 => Self::rest(length.saturating_add(mask)),
                        _ => Self::Length {
                            left: left - 1,
                            length,
                            mask,
                        },
                    }
                }
                Self::Rest(left) => {
                    // This byte, and as many as there are of the others.
                    let others = usize::try_from(left - 1).unwrap_or(usize::MAX);
                    let skipped = others.min(bytes.len());
                    bytes = &bytes[skipped..];
                    Self::rest(left - 1 - skipped as u64)
                }
            };
        }
        frames
    }

    const fn rest(left: u64) -> Self {
        if left == 0 {
            Self::First
        } else {
            Self::Rest(left)
        }
    }
}

#[cfg(test)]
mod tests {
    use tokio_tungstenite::tungstenite::protocol::frame::Frame;
    use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};

    use super::*;
    use crate::settings::Rate;

    /// Frames of all lengths that are written differently, masked and not.
    fn frames() -> Vec<Vec<u8>> {
        let lengths = [0, 1, 125, 126, 127, 300, 65_535, 65_536, 70_000];
        let mut all = Vec::new();
        for length in lengths {
            let payload = vec![7; length];
            for frame in [
                Frame::message(payload.clone(), OpCode::Data(Data::Text), true),
                Frame::message(payload.clone(), OpCode::Data(Data::Continue), false),
                Frame::ping(payload),
            ] {
                for mask in [None, Some([1, 2, 3, 4])] {
                    let mut frame = frame.clone();
                    frame.header_mut().mask = mask;
                    let mut bytes = Vec::new();
                    frame.format(&mut bytes).unwrap();
                    all.push(bytes);
                }
            }
        }
        all
    }

    #[test]
    fn frames_are_counted_however_they_are_cut_into_pieces() {
        let frames = frames();
        let bytes = frames.concat();
        for piece in [1, 2, 3, 5, 7, 64, 4_096, bytes.len()] {
            let mut heads = FrameHeads::default();
            let counted: usize = bytes.chunks(piece).map(|some| heads.count(some)).sum();
            assert_eq!(counted, frames.len(), "in pieces of {piece}");
            assert_eq!(heads, FrameHeads::First, "the last frame is at its end");
        }
    }

    #[test]
    fn a_length_beyond_all_bounds_is_only_a_length() {
        let mut heads = FrameHeads::default();
        let mut head = vec![0x81, 0xff];
        head.extend([0xff; 8]);
        assert_eq!(heads.count(&head), 1);
        assert_eq!(heads.count(&[0; 1_000]), 0);
    }

    fn counted(
        frame_rate: Rate,
        byte_rate: Rate,
        sent: &'static [u8],
    ) -> RateLimitedIo<&'static [u8]> {
        let settings = SocketSettings {
            frame_rate,
            byte_rate,
            ..SocketSettings::default()
        };
        RateLimitedIo::new(sent, &settings)
    }

    #[tokio::test]
    async fn nothing_is_read_after_too_many_frames_or_bytes() {
        const EMPTY: &[u8] = &[0; 2 * 6];
        let plenty = Rate::new(60_000, 60_000);
        let mut read = Vec::new();
        let mut lawful = counted(Rate::new(1, 6), plenty, EMPTY);
        assert_eq!(lawful.read_to_end(&mut read).await.unwrap(), EMPTY.len());
        for (frames, bytes, what) in [
            (Rate::new(1, 5), plenty, "frames"),
            (plenty, Rate::new(1, 11), "bytes"),
        ] {
            let mut flood = counted(frames, bytes, EMPTY);
            for _ in 0..2 {
                let why = flood.read_to_end(&mut read).await.unwrap_err();
                let why = why.get_ref().and_then(|why| why.downcast_ref::<TooMuch>());
                assert_eq!(why, Some(&TooMuch(what)));
            }
        }
    }
}
