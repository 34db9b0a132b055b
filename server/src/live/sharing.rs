//! Limits that nodes keep together: each tells the others what was taken at it, and whose bots had how much time.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tokio_util::sync::CancellationToken;

use crate::app::App;
use crate::nodes::{Message, NodeId};
use crate::token_buckets::Shared;

/// How often. What is taken in between is taken without the others knowing.
const EVERY: Duration = Duration::from_millis(250);
/// After how many times all that is open is told anew.
const ANEW: u64 = 120;
/// How many keys are told of at once.
const AT_ONCE: usize = 200;
/// The same of those whose bots had time: they have three digests each.
const HAD_AT_ONCE: usize = 80;
/// Less time than this isn't told of until more has come together, or all is told.
const LITTLE: Duration = Duration::from_millis(100);

/// The limits that are kept together, under their names.
fn shared(app: &App) -> impl Iterator<Item = (&'static str, &dyn Shared)> {
    let accounts: (&str, &dyn Shared) = ("socket-account", &*app.live().accounts);
    app.limits().shared().into_iter().chain([accounts])
}

/// Tells other nodes what was taken, until the server stops.
pub(super) async fn tell(app: &App, stop: &CancellationToken) {
    let (nodes, sockets) = (&app.live().nodes, &app.live().socket_limits);
    let mut round = 0;
    for turn in 1_u64.. {
        tokio::select! {
            biased;
            () = stop.cancelled() => return,
            () = tokio::time::sleep(EVERY) => {}
        }
        for (limit, buckets) in shared(app) {
            for some in buckets.take_taken().chunks(AT_ONCE) {
                round += 1;
                nodes.say(&Message::Taken {
                    round,
                    limit: limit.to_owned(),
                    of: some.to_vec(),
                });
            }
        }
        let least = if turn % ANEW == 0 {
            Duration::ZERO
        } else {
            LITTLE
        };
        for some in app.live().queue.take_had(least).chunks(HAD_AT_ONCE) {
            round += 1;
            let of = some.to_vec();
            nodes.say(&Message::Had { round, of });
        }
        if turn % ANEW == 0 {
            nodes.say(&Message::OpenAnew);
            sockets.tell_anew();
        }
        for some in sockets.take_changed().chunks(AT_ONCE) {
            nodes.say(&Message::Open { of: some.to_vec() });
        }
    }
}

/// What was heard of others.
#[derive(Debug, Default)]
pub(super) struct Rounds(Mutex<HashMap<NodeId, u64>>);

impl Rounds {
    /// Whether a round of a node wasn't heard before.
    pub(super) fn is_new(&self, by: NodeId, round: u64) -> bool {
        let mut rounds = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let last = rounds.entry(by).or_default();
        let is_new = round > *last;
        *last = round.max(*last);
        is_new
    }

    /// Takes what was taken at another node, unless it was heard before.
    pub(super) fn hear(&self, app: &App, by: NodeId, round: u64, limit: &str, of: &[(u64, u32)]) {
        if !self.is_new(by, round) {
            return;
        }
        // A later release may have limits that this one doesn't know.
        if let Some((_, buckets)) = shared(app).find(|(name, _)| *name == limit) {
            for (key, tokens) in of {
                buckets.charge(*key, *tokens);
            }
        }
    }

    /// A node is gone.
    pub(super) fn forget(&self, node: NodeId) {
        let mut rounds = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        rounds.remove(&node);
    }
}
