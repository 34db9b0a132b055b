//! Where bots think.

use async_trait::async_trait;

/// Something that takes long to work out. It leaves what it found behind by itself.
pub type Thought = Box<dyn FnOnce() + Send>;

/// Works out what takes long, somewhere where nobody waits for it who needn't.
#[async_trait]
pub trait Thinker: Send + Sync + 'static {
    /// Works it out; answers whether that came to an end in time.
    async fn think(&self, thought: Thought) -> bool;
}

/// Thinks at once, in the way of everybody else: for simulations, and where there are no threads.
pub struct AtOnce;

#[async_trait]
impl Thinker for AtOnce {
    async fn think(&self, thought: Thought) -> bool {
        thought();
        true
    }
}

/// Has something worked out, and brings what was found; nothing if it didn't come to an end in time.
pub(super) async fn work_out<T: Send + 'static>(
    thinker: &dyn Thinker,
    thought: impl FnOnce() -> T + Send + 'static,
) -> Option<T> {
    let (found, finding) = tokio::sync::oneshot::channel();
    let done = thinker
        .think(Box::new(move || drop(found.send(thought()))))
        .await;
    if done { finding.await.ok() } else { None }
}
