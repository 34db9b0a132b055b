//! Work that is done beside the game, on a thread of its own, so that the screen never waits for it.

use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread::{self, JoinHandle};
use std::time::Duration;

/// The thread has ended, which it never does by itself.
#[derive(Debug, thiserror::Error)]
#[error("a thread has stopped working")]
pub(crate) struct Stopped;

/// Something that answers questions on a thread of its own, in their order.
pub(crate) struct Aside<Q, A> {
    questions: Sender<Q>,
    answers: Receiver<A>,
    /// How many questions are not answered yet.
    open: usize,
    thread: JoinHandle<()>,
}

impl<Q: Send + 'static, A: Send + 'static> Aside<Q, A> {
    /// Starts the thread. It ends when this is dropped and the work at hand is done. What is told without being asked
    /// gets no answer.
    pub(crate) fn start(mut work: impl FnMut(Q) -> Option<A> + Send + 'static) -> Self {
        let (questions, asked) = mpsc::channel();
        let (answered, answers) = mpsc::channel();
        let thread = thread::spawn(move || {
            let done = asked.into_iter().filter_map(&mut work);
            // Who doesn't listen any more has left the game.
            let _left = done
                .map(|answer| answered.send(answer))
                .find(Result::is_err);
        });
        Self {
            questions,
            answers,
            open: 0,
            thread,
        }
    }

    /// Tells something that is not answered. Nobody minds if it isn't heard.
    pub(crate) fn tell(&self, news: Q) {
        let _heard = self.questions.send(news);
    }

    /// Ends the thread and waits until it has.
    pub(crate) fn finish(self) {
        drop((self.questions, self.answers));
        // One that broke down has ended too.
        let _ended = self.thread.join();
    }

    /// Whether it is at work.
    pub(crate) fn is_busy(&self) -> bool {
        self.open > 0
    }

    /// Asks something.
    pub(crate) fn ask(&mut self, question: Q) -> Result<(), Stopped> {
        self.open += 1;
        self.questions.send(question).map_err(|_| Stopped)
    }

    /// The next answer, once there is one. Waits for it so long, or without end.
    pub(crate) fn answer(&mut self, wait: Option<Duration>) -> Result<Option<A>, Stopped> {
        if self.open == 0 {
            return Ok(None);
        }
        let answer = match wait {
            None => self.answers.recv().map_err(|_| Stopped)?,
            Some(wait) => match self.answers.recv_timeout(wait) {
                Ok(answer) => answer,
                Err(RecvTimeoutError::Timeout) => return Ok(None),
                Err(RecvTimeoutError::Disconnected) => return Err(Stopped),
            },
        };
        self.open -= 1;
        Ok(Some(answer))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slow_work_is_not_waited_for_and_heard_later() {
        let (go, wait) = mpsc::channel::<()>();
        let mut aside = Aside::start(move |number: u8| wait.recv().ok().map(|()| number + 1));
        assert_eq!(aside.answer(None).unwrap(), None, "nothing was asked");
        aside.ask(1).unwrap();
        assert_eq!(aside.answer(Some(Duration::ZERO)).unwrap(), None);
        assert!(aside.is_busy());
        go.send(()).unwrap();
        assert_eq!(aside.answer(None).unwrap(), Some(2));
        assert!(!aside.is_busy());
    }

    #[test]
    fn work_that_breaks_down_is_an_error() {
        let mut aside = Aside::start(|number: u8| Some(9 / number));
        aside.ask(0).unwrap();
        assert!(aside.answer(None).is_err());
    }

    #[test]
    fn news_get_no_answer_and_the_end_is_waited_for() {
        let (heard, said) = mpsc::channel();
        let aside = Aside::<u8, ()>::start(move |news| heard.send(news).err().map(|_| ()));
        aside.tell(7);
        assert!(!aside.is_busy());
        aside.finish();
        assert_eq!(said.into_iter().collect::<Vec<_>>(), [7]);
    }
}
