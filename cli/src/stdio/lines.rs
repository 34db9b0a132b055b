//! Lines of limited length from an input of any length.

use std::io::BufRead;

/// What comes next in the input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// A line, without its end.
    Text(String),
    /// A line longer than the limit; it was skipped.
    TooLong,
    /// A line that isn't UTF-8; it was skipped.
    NotText,
    /// Nothing: the input has ended.
    End,
}

/// Reads lines without ever keeping more of one than the limit.
#[derive(Debug)]
pub struct Lines<R> {
    input: R,
    limit: usize,
}

impl<R: BufRead> Lines<R> {
    /// Lines of at most `limit` bytes.
    pub const fn new(input: R, limit: usize) -> Self {
        Self { input, limit }
    }

    /// The next line. After one that was skipped the following line is read as usual.
    pub fn read(&mut self) -> std::io::Result<Line> {
        let mut line = Vec::new();
        let mut length = 0;
        loop {
            let piece = match self.input.fill_buf() {
                Ok(piece) => piece,
                Err(why) if why.kind() == std::io::ErrorKind::Interrupted => continue,
                Err(why) => return Err(why),
            };
            if piece.is_empty() && length == 0 {
                return Ok(Line::End);
            }
            let end = piece.iter().position(|&byte| byte == b'\n');
            let part = &piece[..end.unwrap_or(piece.len())];
            length += part.len();
            if length <= self.limit {
                line.extend_from_slice(part);
            }
            let ended = end.is_some() || piece.is_empty();
            let used = part.len() + usize::from(end.is_some());
            self.input.consume(used);
            if !ended {
                continue;
            }
            return Ok(if length > self.limit {
                Line::TooLong
            } else {
                String::from_utf8(line).map_or(Line::NotText, Line::Text)
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::BufReader;

    fn read(input: &[u8], limit: usize) -> Vec<Line> {
        // A tiny buffer makes lines arrive in pieces.
        let mut lines = Lines::new(BufReader::with_capacity(3, input), limit);
        let mut all = Vec::new();
        loop {
            match lines.read().unwrap() {
                Line::End => return all,
                line => all.push(line),
            }
        }
    }

    fn text(line: &str) -> Line {
        Line::Text(line.to_owned())
    }

    #[test]
    fn lines_are_read_whole_with_or_without_a_last_end() {
        assert_eq!(read(b"", 9), []);
        assert_eq!(
            read(b"one\n\nthree", 9),
            [text("one"), text(""), text("three")]
        );
        assert_eq!(read(b"one\r\n", 9), [text("one\r")]);
    }

    #[test]
    fn a_line_too_long_is_skipped_and_the_next_one_read() {
        assert_eq!(
            read(b"123456\n12345\n1\n", 5),
            [Line::TooLong, text("12345"), text("1")]
        );
        assert_eq!(read(b"1234567890", 5), [Line::TooLong]);
    }

    #[test]
    fn a_line_that_is_not_text_is_skipped_and_the_next_one_read() {
        assert_eq!(read(b"\xff\xfe\nok\n", 5), [Line::NotText, text("ok")]);
    }
}
