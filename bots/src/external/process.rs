//! A running program: lines to it, lines from it, and its certain end.

use std::collections::VecDeque;
use std::convert::Infallible;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStderr, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, SyncSender, TryRecvError};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Map, Value, json};

use super::limits::{Halt, Limits, MAX_LINE};

/// How much of its complaints is kept, in bytes.
const TAIL: usize = 2048;
/// How much of a line is quoted, in characters.
const QUOTED: usize = 120;
/// How many lines may wait to be read. A program that floods us has to wait itself.
const WAITING: usize = 4;
/// How often to see whether somebody wants it stopped.
const GLANCE: Duration = Duration::from_millis(50);

/// What is wrong with a program.
#[derive(Debug, thiserror::Error)]
pub(super) enum Fault {
    #[error("it can't be started: {0}")]
    Start(#[from] io::Error),
    #[error("it has not answered {cmd:?} within {} ms", time.as_millis())]
    Late { cmd: &'static str, time: Duration },
    #[error("it has ended")]
    Ended,
    #[error("it was stopped")]
    Halted,
    #[error("its answer has more than {MAX_LINE} bytes")]
    TooLong,
    #[error("it spoke without being asked")]
    Unasked,
    #[error("its answer is no reply: {0}")]
    NoReply(String),
    #[error("it answers with an error: {0}")]
    Refuses(String),
    #[error("its answer is no legal action: {0}")]
    Illegal(String),
    #[error("it may not wait here")]
    MayNotWait,
}

enum Said {
    Line(String),
    TooLong,
    NotText,
}

/// A running program. It ends when this is dropped, with everything that it started.
#[derive(Debug)]
pub(super) struct Process {
    child: Child,
    requests: Sender<String>,
    replies: Receiver<Said>,
    complaints: Arc<Mutex<VecDeque<u8>>>,
    /// Disconnected once the program can't complain any more.
    silent: Receiver<Infallible>,
    asked: u64,
    ended: bool,
}

impl Process {
    /// Starts a command line in a shell, in a process group of its own.
    pub(super) fn start(line: &str, limits: &Limits) -> io::Result<Self> {
        let kibibytes = (limits.memory / 1024).max(1);
        let mut command = Command::new("sh");
        command
            .arg("-c")
            // Where the system knows no such limit the program runs without.
            .arg(format!("ulimit -v {kibibytes} 2>/dev/null\n{line}"))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        own_group(&mut command);
        let mut child = command.spawn()?;
        let missing = || io::Error::other("no pipe to it");
        let input = child.stdin.take().ok_or_else(missing)?;
        let output = child.stdout.take().ok_or_else(missing)?;
        let errors = child.stderr.take().ok_or_else(missing)?;
        let (requests, written) = mpsc::channel();
        let (said, replies) = mpsc::sync_channel(WAITING);
        let (alive, silent) = mpsc::channel();
        let complaints = Arc::default();
        let kept = Arc::clone(&complaints);
        // The pipes are served aside: a program that neither reads nor writes can't hold us up.
        thread::spawn(move || write_lines(input, &written));
        thread::spawn(move || read_lines(output, &said));
        thread::spawn(move || keep_tail(errors, &kept, alive));
        Ok(Self {
            child,
            requests,
            replies,
            complaints,
            silent,
            asked: 0,
            ended: false,
        })
    }

    /// Asks, and waits for the answer.
    pub(super) fn ask(
        &mut self,
        cmd: &'static str,
        mut fields: Map<String, Value>,
        time: Duration,
        halt: &Halt,
    ) -> Result<Value, Fault> {
        match self.replies.try_recv() {
            Ok(_) => return Err(Fault::Unasked),
            Err(TryRecvError::Disconnected) => return Err(Fault::Ended),
            Err(TryRecvError::Empty) => {}
        }
        self.asked += 1;
        fields.insert("id".to_owned(), json!(self.asked));
        fields.insert("cmd".to_owned(), json!(cmd));
        self.requests
            .send(Value::Object(fields).to_string())
            .map_err(|_| Fault::Ended)?;
        let until = Instant::now() + time;
        loop {
            let left = until.saturating_duration_since(Instant::now());
            match self.replies.recv_timeout(left.min(GLANCE)) {
                Ok(Said::Line(line)) => return self.read(&line),
                Ok(Said::TooLong) => return Err(Fault::TooLong),
                Ok(Said::NotText) => return Err(Fault::NoReply("it isn't text".to_owned())),
                Err(RecvTimeoutError::Disconnected) => return Err(Fault::Ended),
                Err(RecvTimeoutError::Timeout) if halt.is_halted() => return Err(Fault::Halted),
                Err(RecvTimeoutError::Timeout) if left.is_zero() => {
                    return Err(Fault::Late { cmd, time });
                }
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
    }

    /// Reads a reply to the last request.
    fn read(&self, line: &str) -> Result<Value, Fault> {
        let mut reply: Value =
            serde_json::from_str(line).map_err(|_| Fault::NoReply(quoted(line)))?;
        if reply["id"] != json!(self.asked) {
            return Err(Fault::NoReply(quoted(line)));
        }
        match (reply["ok"].take(), &reply["error"]) {
            (Value::Null, Value::Null) => Err(Fault::NoReply(quoted(line))),
            (Value::Null, error) => Err(Fault::Refuses(quoted(&error.to_string()))),
            (answer, _) => Ok(answer),
        }
    }

    /// Ends the program and returns the last line of its complaints, if it had any.
    pub(super) fn end(mut self) -> Option<String> {
        self.kill();
        let _ended_or_out_of_patience = self.silent.recv_timeout(GLANCE * 4);
        let mut kept = self
            .complaints
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        let text = String::from_utf8_lossy(kept.make_contiguous()).into_owned();
        let last = text.lines().rev().find(|line| !line.trim().is_empty());
        last.map(quoted)
    }

    /// Ends the program and everything that it started. It was not waited for before, so its number is still its own.
    fn kill(&mut self) {
        if std::mem::replace(&mut self.ended, true) {
            return;
        }
        kill_group(self.child.id());
        // It may have ended by itself, which is just as well.
        let _ended = self.child.kill();
        let _status = self.child.wait();
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.kill();
    }
}

#[cfg(unix)]
fn own_group(command: &mut Command) {
    use std::os::unix::process::CommandExt;
    command.process_group(0);
}

#[cfg(not(unix))]
fn own_group(_command: &mut Command) {}

#[cfg(unix)]
fn kill_group(leader: u32) {
    let _none_left = Command::new("sh")
        .args(["-c", "kill -s KILL -- \"-$0\""])
        .arg(leader.to_string())
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
}

#[cfg(not(unix))]
fn kill_group(_leader: u32) {}

fn write_lines(mut input: ChildStdin, lines: &Receiver<String>) {
    for mut line in lines {
        line.push('\n');
        if input.write_all(line.as_bytes()).is_err() || input.flush().is_err() {
            return;
        }
    }
}

fn read_lines(output: ChildStdout, said: &SyncSender<Said>) {
    let mut output = BufReader::new(output);
    loop {
        let mut line = Vec::new();
        let most = MAX_LINE as u64 + 1;
        match output.by_ref().take(most).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return,
            Ok(_) => {}
        }
        let one = if line.len() > MAX_LINE {
            Said::TooLong
        } else {
            String::from_utf8(line).map_or(Said::NotText, Said::Line)
        };
        if said.send(one).is_err() {
            return;
        }
    }
}

fn keep_tail(mut errors: ChildStderr, kept: &Mutex<VecDeque<u8>>, _alive: Sender<Infallible>) {
    let mut piece = [0; 1024];
    while let Ok(length @ 1..) = errors.read(&mut piece) {
        let mut kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.extend(&piece[..length]);
        let surplus = kept.len().saturating_sub(TAIL);
        kept.drain(..surplus);
    }
}

/// The beginning of a text that a stranger wrote, without what a terminal would obey.
pub(super) fn quoted(text: &str) -> String {
    let printable = text.trim().chars().filter(|letter| !letter.is_control());
    printable.take(QUOTED).collect()
}
