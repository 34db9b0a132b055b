//! Futures that are ready at once, because everything they wait for is in memory.

use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll, Wake, Waker};

use pantheon_wire::{Code, Problem};

#[derive(Default)]
struct Woken(AtomicBool);

impl Wake for Woken {
    fn wake(self: Arc<Self>) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// What a future comes to. One that only lets others go first, of which there are none, is asked again; one that would
/// have to wait is given up.
pub(crate) fn at_once<T>(future: impl Future<Output = T>) -> Result<T, Problem> {
    let woken = Arc::new(Woken::default());
    let waker = Waker::from(Arc::clone(&woken));
    let mut context = Context::from_waker(&waker);
    let mut future = pin!(future);
    loop {
        if let Poll::Ready(done) = future.as_mut().poll(&mut context) {
            return Ok(done);
        }
        if !woken.0.swap(false, Ordering::Relaxed) {
            return Err(Problem::new(Code::Busy, "the table is busy"));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_lets_others_go_first_comes_to_its_end() {
        let mut rounds = 0;
        let done = at_once(std::future::poll_fn(|context| {
            rounds += 1;
            context.waker().wake_by_ref();
            if rounds == 3 {
                Poll::Ready(7)
            } else {
                Poll::Pending
            }
        }));
        assert_eq!(done, Ok(7));
    }

    #[test]
    fn what_would_wait_for_ever_is_given_up() {
        let never = at_once(std::future::pending::<()>());
        assert_eq!(never.unwrap_err().code, Code::Busy);
    }
}
