//! The open protocol: one JSON object a line in, one a line out.
//!
//! [`Session`] is a pure function from lines to replies; only this module reads and writes.

mod bot;
pub mod fields;
mod lines;
mod reply;
mod request;
mod session;

pub use lines::{Line, Lines};
pub use reply::{Code, Failure, Reply};
pub use request::{COMMANDS, Choose, Command, MAX_DEPTH, NewGame, Request, TakeSeat};
pub use session::Session;

use pantheon_bots::external;

use crate::complaint::of_file;
use crate::context::Context;
use crate::error::{CliError, Exit};
use crate::shelf;

/// The version of the protocol. It counts up when an old client would misunderstand.
pub const PROTOCOL: u32 = external::PROTOCOL;
/// The longest line a session reads, in bytes.
pub const MAX_LINE: usize = external::MAX_LINE;

/// Answers line after line until the input ends or says `quit`.
pub fn run(context: &mut Context<'_>) -> Result<Exit, CliError> {
    let mut session = Session::new(
        shelf::open_all(context.content.as_deref())?,
        context.language,
    );
    let mut lines = Lines::new(std::io::stdin().lock(), MAX_LINE);
    loop {
        let why = |why: std::io::Error| CliError::Input {
            path: "-".into(),
            why: of_file(&why),
        };
        let reply = match lines.read().map_err(why)? {
            Line::End => return Ok(Exit::Done),
            Line::TooLong => Failure::too_long().into(),
            Line::NotText => Failure::not_text().into(),
            Line::Text(line) => session.handle(&line),
        };
        writeln!(context.out, "{}", reply.to_line())?;
        context.out.flush()?;
        if reply.is_last() {
            return Ok(Exit::Done);
        }
    }
}
