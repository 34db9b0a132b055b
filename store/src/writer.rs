//! The one who writes: takes everything that waits, commits it in one transaction, then answers each.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use pantheon_tables::StoreError;
use tokio::sync::{mpsc, oneshot};
use tracing::{Instrument as _, Span};

use crate::batch::{self, Write};
use crate::db::Db;
use crate::disk::Disk;
use crate::fault::Fault;
use crate::open::{Figures, Options};

/// To how many of the writes that it has in it the span of a commit is linked.
const LINKED: usize = 32;

/// The way to the writer.
#[derive(Clone)]
pub(crate) struct WriteQueue {
    sender: mpsc::Sender<WriterMessage>,
    counts: Arc<Counts>,
}

#[derive(Default)]
struct Counts {
    taken: AtomicU64,
    writes: AtomicU64,
    commits: AtomicU64,
    failures: AtomicU64,
}

/// Answers with how many rows were written.
type AnswerTo = oneshot::Sender<Result<u64, StoreError>>;

enum WriterMessage {
    Write(Write, AnswerTo, Span),
    Close(oneshot::Sender<()>),
}

impl WriteQueue {
    /// Starts a writer. It ends when all who could send to it are gone.
    pub(crate) fn start(db: Arc<Db>, disk: Option<Disk>, options: &Options) -> Self {
        let (sender, inbox) = mpsc::channel(options.queue.max(1));
        let counts = Arc::new(Counts::default());
        let writer = Writer {
            db,
            disk,
            counts: Arc::clone(&counts),
            most: options.batch.max(1),
            patience: options.patience,
        };
        tokio::spawn(writer.run(inbox));
        Self { sender, counts }
    }

    /// Has something written, and says how many rows it became. Whoever stops waiting may find that it was written
    /// nevertheless.
    pub(crate) async fn write(&self, write: Write) -> Result<u64, StoreError> {
        let (answer, answered) = oneshot::channel();
        let span = tracing::info_span!("store write");
        let sent = WriterMessage::Write(write, answer, span.clone());
        let sent = self.sender.try_send(sent);
        sent.map_err(|error| match error {
            mpsc::error::TrySendError::Full(_) => StoreError::Full,
            mpsc::error::TrySendError::Closed(_) => closed(),
        })?;
        let answered = answered.instrument(span).await;
        answered.unwrap_or_else(|_| Err(closed()))
    }

    /// Waits until all that was sent is written, and takes nothing more.
    pub(crate) async fn close(&self) {
        let (done, is_done) = oneshot::channel();
        if self.sender.send(WriterMessage::Close(done)).await.is_ok() {
            // An error means that the writer is gone, which is what was wanted.
            let _ = is_done.await;
        }
    }

    /// How much was written, and how much waits.
    pub(crate) fn figures(&self) -> Figures {
        Figures {
            waiting: self.sender.max_capacity() - self.sender.capacity(),
            taken: self.counts.taken.load(Ordering::Relaxed),
            writes: self.counts.writes.load(Ordering::Relaxed),
            commits: self.counts.commits.load(Ordering::Relaxed),
            failures: self.counts.failures.load(Ordering::Relaxed),
            ..Figures::default()
        }
    }
}

struct Writer {
    db: Arc<Db>,
    /// Where the file is that is written to, if it is one.
    disk: Option<Disk>,
    counts: Arc<Counts>,
    most: usize,
    patience: Duration,
}

impl Writer {
    async fn run(self, mut inbox: mpsc::Receiver<WriterMessage>) {
        let mut messages = Vec::new();
        let mut closed = Vec::new();
        while inbox.recv_many(&mut messages, self.most).await > 0 {
            let mut writes = Vec::with_capacity(messages.len());
            let mut answers = Vec::with_capacity(messages.len());
            let mut commit = Span::none();
            for message in messages.drain(..) {
                match message {
                    WriterMessage::Write(write, answer, span) => {
                        // It is part of what asked first, and follows from all the others.
                        if writes.is_empty() {
                            commit = tracing::info_span!(parent: &span, "store commit", store.writes = tracing::field::Empty);
                        } else if writes.len() < LINKED {
                            commit.follows_from(&span);
                        }
                        writes.push(write);
                        answers.push(answer);
                    }
                    WriterMessage::Close(done) => {
                        inbox.close();
                        closed.push(done);
                    }
                }
            }
            if !writes.is_empty() {
                commit.record("store.writes", writes.len());
                self.commit(&writes, answers).instrument(commit).await;
            }
        }
        for done in closed {
            // Whoever asked may have gone.
            let _ = done.send(());
        }
    }

    /// Commits what waits. Whoever no longer waits for the answer changes nothing for the others.
    async fn commit(&self, writes: &[Write], answers: Vec<AnswerTo>) {
        let taken = writes.len() as u64;
        self.counts.taken.fetch_add(taken, Ordering::Relaxed);
        match self.try_commit(writes).await {
            Ok(rows) => {
                for (answer, rows) in answers.into_iter().zip(rows) {
                    let _ = answer.send(Ok(rows));
                }
            }
            // Something damaged is in the way of one: the others don't share its fate.
            Err(StoreError::Damaged(_)) if writes.len() > 1 => {
                for (write, answer) in writes.iter().zip(answers) {
                    let done = self.try_commit(std::slice::from_ref(write)).await;
                    let _ = answer.send(done.map(|rows| rows.into_iter().sum()));
                }
            }
            Err(error) => {
                for answer in answers {
                    let _ = answer.send(Err(error.clone()));
                }
            }
        }
    }

    async fn try_commit(&self, writes: &[Write]) -> Result<Vec<u64>, StoreError> {
        let commit = batch::commit(&self.db, writes);
        let done = match tokio::time::timeout(self.patience, commit).await {
            // What was written into a file that nobody can find again is as good as not written.
            Ok(done) => done.and_then(|rows| {
                self.disk
                    .as_ref()
                    .map_or(Ok(()), Disk::is_kept)
                    .map(|()| rows)
            }),
            Err(_) => self.db.writes.came(Err(Fault::too_late())),
        };
        match &done {
            Ok(_) => {
                self.counts.commits.fetch_add(1, Ordering::Relaxed);
                let count = writes.len() as u64;
                self.counts.writes.fetch_add(count, Ordering::Relaxed);
            }
            Err(_) => {
                self.counts.failures.fetch_add(1, Ordering::Relaxed);
            }
        }
        done
    }
}

fn closed() -> StoreError {
    StoreError::Unreachable("the store is closed".to_owned())
}
