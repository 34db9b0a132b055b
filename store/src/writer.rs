//! The one who writes: takes everything that waits, commits it in one transaction, then answers each.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use pantheon_tables::StoreError;
use tokio::sync::{mpsc, oneshot};

use crate::batch::{self, Write};
use crate::db::Db;
use crate::open::{Figures, Options};

/// The way to the writer.
#[derive(Clone)]
pub(crate) struct Queue {
    sender: mpsc::Sender<Message>,
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
type Answer = oneshot::Sender<Result<u64, StoreError>>;

enum Message {
    Write(Write, Answer),
    Close(oneshot::Sender<()>),
}

impl Queue {
    /// Starts a writer. It ends when all who could send to it are gone.
    pub(crate) fn start(db: Arc<Db>, options: &Options) -> Self {
        let (sender, inbox) = mpsc::channel(options.queue.max(1));
        let counts = Arc::new(Counts::default());
        let writer = Writer {
            db,
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
        let sent = self.sender.try_send(Message::Write(write, answer));
        sent.map_err(|error| match error {
            mpsc::error::TrySendError::Full(_) => StoreError::Full,
            mpsc::error::TrySendError::Closed(_) => closed(),
        })?;
        answered.await.unwrap_or_else(|_| Err(closed()))
    }

    /// Waits until all that was sent is written, and takes nothing more.
    pub(crate) async fn close(&self) {
        let (done, is_done) = oneshot::channel();
        if self.sender.send(Message::Close(done)).await.is_ok() {
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
        }
    }
}

struct Writer {
    db: Arc<Db>,
    counts: Arc<Counts>,
    most: usize,
    patience: Duration,
}

impl Writer {
    async fn run(self, mut inbox: mpsc::Receiver<Message>) {
        let mut messages = Vec::new();
        let mut closed = Vec::new();
        while inbox.recv_many(&mut messages, self.most).await > 0 {
            let mut writes = Vec::with_capacity(messages.len());
            let mut answers = Vec::with_capacity(messages.len());
            for message in messages.drain(..) {
                match message {
                    Message::Write(write, answer) => {
                        writes.push(write);
                        answers.push(answer);
                    }
                    Message::Close(done) => {
                        inbox.close();
                        closed.push(done);
                    }
                }
            }
            if !writes.is_empty() {
                self.commit(&writes, answers).await;
            }
        }
        for done in closed {
            // Whoever asked may have gone.
            let _ = done.send(());
        }
    }

    /// Commits what waits. Whoever no longer waits for the answer changes nothing for the others.
    async fn commit(&self, writes: &[Write], answers: Vec<Answer>) {
        let count = writes.len() as u64;
        self.counts.taken.fetch_add(count, Ordering::Relaxed);
        let commit = batch::commit(&self.db, writes);
        let done = match tokio::time::timeout(self.patience, commit).await {
            Ok(done) => done,
            Err(_) => Err(StoreError::Unreachable("it took too long".to_owned())),
        };
        match done {
            Ok(rows) => {
                self.counts.commits.fetch_add(1, Ordering::Relaxed);
                self.counts.writes.fetch_add(count, Ordering::Relaxed);
                for (answer, rows) in answers.into_iter().zip(rows) {
                    let _ = answer.send(Ok(rows));
                }
            }
            Err(error) => {
                self.counts.failures.fetch_add(1, Ordering::Relaxed);
                tracing::error!(%error, writes = writes.len(), "a commit failed");
                for answer in answers {
                    let _ = answer.send(Err(error.clone()));
                }
            }
        }
    }
}

fn closed() -> StoreError {
    StoreError::Unreachable("the store is closed".to_owned())
}
