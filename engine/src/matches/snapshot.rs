//! A match without its beginning: kept as plain data and taken up again, or made to forget.
//!
//! Luck is keyed by seed and step, so a match goes on exactly from any position. Only the way there is lost: the log,
//! and the states before all but the last steps. What nobody can take back alone needs none of them, so a snapshot
//! remembers the steps from the last barrier on, and free undo answers after it as before.

use std::collections::VecDeque;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::{Match, Past};
use crate::commitment::Seed;
use crate::content::Content;
use crate::digest::Digest;
use crate::game::Game;
use crate::step::Millis;

/// A match as it stands, as plain data. It is full of secrets, though the seed isn't in it.
///
/// Its seal binds it to its table, so that it can't be taken up at another or after a change.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Snapshot<S> {
    body: Body<S>,
    seal: Digest,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Body<S> {
    steps: u32,
    time: Millis,
    draws: u64,
    state: S,
    past: VecDeque<Past<S>>,
}

/// Why a match can't be taken up again.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ResumeError {
    /// It isn't a snapshot of the title.
    #[error("the snapshot can't be read: {0}")]
    Unreadable(String),
    /// It belongs to another table, or it was changed.
    #[error("the snapshot isn't an untouched one of this table")]
    Foreign,
}

impl<G: Game> Match<G> {
    /// The match as it stands, with as much of its past as free undo needs.
    pub fn snapshot(&self) -> Snapshot<G::State> {
        let body = Body {
            steps: self.steps(),
            time: self.time,
            draws: self.draws,
            state: self.state.clone(),
            past: self.past.range(self.last_barrier()..).cloned().collect(),
        };
        Snapshot {
            seal: seal(&*self.rules, &self.seed, &self.entropy, &body),
            body,
        }
    }

    /// Takes a match up again. What lies before the snapshot is forgotten: there is no log.
    pub fn resume(
        rules: Arc<G>,
        seed: Seed,
        entropy: Vec<String>,
        snapshot: Snapshot<G::State>,
    ) -> Result<Self, ResumeError> {
        let Snapshot { body, seal: sealed } = snapshot;
        if seal(&*rules, &seed, &entropy, &body) != sealed {
            return Err(ResumeError::Foreign);
        }
        let base = u32::try_from(body.past.len())
            .ok()
            .and_then(|remembered| body.steps.checked_sub(remembered))
            .ok_or(ResumeError::Foreign)?;
        Ok(Self {
            key: seed.key(&entropy),
            rules,
            seed,
            entropy,
            state: body.state,
            base,
            past: body.past,
            log: None,
            time: body.time,
            draws: body.draws,
        })
    }

    /// Forgets the log, and all steps but the last `keep` and those that free undo needs.
    pub fn forget(&mut self, keep: u32) {
        self.log = None;
        let surplus = self.past.len().saturating_sub(keep as usize);
        let forgotten = surplus.min(self.last_barrier());
        self.past.drain(..forgotten);
        self.base += forgotten as u32;
    }

    /// The first of the remembered steps that free undo needs: nobody gets back behind the last barrier alone.
    fn last_barrier(&self) -> usize {
        self.past.iter().rposition(|past| past.barrier).unwrap_or(0)
    }
}

fn seal<G: Game>(rules: &G, seed: &Seed, entropy: &[String], body: &Body<G::State>) -> Digest {
    let table = (
        G::INFO.id,
        G::INFO.rules_version,
        rules.content().digest(),
        rules.options(),
        rules.seats(),
        seed.commitment(),
        entropy,
    );
    let text = serde_json::to_vec(&(table, body)).expect("a match is plain data with string keys");
    Digest::of(&[b"pantheon snapshot", &text])
}
