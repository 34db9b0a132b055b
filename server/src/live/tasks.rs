//! The tasks that are waited for when the server stops, by name.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio_util::task::TaskTracker;
use tokio_util::task::task_tracker::TaskTrackerToken;

/// The tasks that are waited for when the server stops. Each has a name, so that what doesn't end can be told.
#[derive(Debug, Default)]
pub(crate) struct Tasks {
    tracker: TaskTracker,
    names: Arc<Names>,
}

#[derive(Debug, Default)]
struct Names(Mutex<BTreeMap<&'static str, usize>>);

impl Names {
    fn counts(&self) -> MutexGuard<'_, BTreeMap<&'static str, usize>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Something that is under way as long as this lives.
#[derive(Debug)]
pub(crate) struct UnderWay {
    name: &'static str,
    names: Arc<Names>,
    _token: TaskTrackerToken,
}

impl Drop for UnderWay {
    fn drop(&mut self) {
        let mut counts = self.names.counts();
        if let Some(count) = counts.get_mut(self.name) {
            *count -= 1;
            if *count == 0 {
                counts.remove(self.name);
            }
        }
    }
}

impl Tasks {
    /// Something is under way until the answer is dropped.
    pub(crate) fn begin(&self, name: &'static str) -> UnderWay {
        *self.names.counts().entry(name).or_default() += 1;
        UnderWay {
            name,
            names: Arc::clone(&self.names),
            _token: self.tracker.token(),
        }
    }

    /// Does something in a task of its own.
    pub(crate) fn spawn(
        &self,
        name: &'static str,
        work: impl Future<Output = ()> + Send + 'static,
    ) {
        let under_way = self.begin(name);
        tokio::spawn(async move {
            work.await;
            drop(under_way);
        });
    }

    /// Waits until nothing is under way any more. It must have been told to end.
    pub(crate) async fn wait(&self) {
        self.tracker.close();
        self.tracker.wait().await;
    }

    /// What is under way, in words: `socket 2, timers 1`.
    pub(crate) fn under_way(&self) -> String {
        let mut told = String::new();
        for (name, count) in &*self.names.counts() {
            let comma = if told.is_empty() { "" } else { ", " };
            // Writing to a String can't fail.
            let _ = write!(told, "{comma}{name} {count}");
        }
        told
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn what_is_under_way_is_told_by_name_and_waited_for() {
        let tasks = Tasks::default();
        let (one, two) = (tasks.begin("socket"), tasks.begin("socket"));
        let (end, ended) = tokio::sync::oneshot::channel::<()>();
        tasks.spawn("timers", async {
            ended.await.ok();
        });
        assert_eq!(tasks.under_way(), "socket 2, timers 1");
        drop(one);
        assert_eq!(tasks.under_way(), "socket 1, timers 1");
        drop((two, end));
        tasks.wait().await;
        assert_eq!(tasks.under_way(), "");
    }
}
