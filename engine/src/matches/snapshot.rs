//! A match without its beginning: kept as plain data and taken up again, or made to forget.
//!
//! Luck is keyed by seed and step, so a match goes on exactly from any position. Only the way there is lost: the log,
//! and the states before all but the last steps. What nobody can take back alone needs none of them, so a snapshot
//! remembers the steps from the last barrier on, and free undo answers after it as before.

use std::collections::VecDeque;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::{Match, Taken};
use crate::commitment::Seed;
use crate::content::Content;
use crate::digest::Digest;
use crate::game::Game;
use crate::step::Millis;

/// A match as it stands, as plain data. It is full of secrets, though the seed isn't in it.
///
/// It has one state, the one before the last barrier, and the steps from there: nothing random is in most of them, and
/// there may be hundreds. Its seal binds it to its table, so that it can't be taken up at another or after a change.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Snapshot<S, A> {
    body: Body<S, A>,
    seal: Digest,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Body<S, A> {
    /// How many steps lead to the state.
    base: u32,
    state: S,
    /// The steps that follow.
    steps: Vec<Taken<A>>,
    /// The digest of the state that they lead to.
    leads_to: Digest,
    time: Millis,
    draws: u64,
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
    /// The rules have changed, though their version says otherwise.
    #[error("the snapshot's steps lead elsewhere than they did")]
    Diverged,
}

/// How many steps a match has room for, however few it remembers.
const SPARE: usize = 16;

impl<G: Game> Match<G> {
    /// The match as it stands, with as much of its past as free undo needs.
    pub fn snapshot(&self) -> Snapshot<G::State, G::Action> {
        let first = self.last_barrier();
        let body = Body {
            base: self.base + first as u32,
            state: self
                .past
                .get(first)
                .map_or(&self.state, |past| &past.before)
                .clone(),
            steps: self.past.range(first..).map(|past| past.step).collect(),
            leads_to: self.digest(),
            time: self.time,
            draws: self.draws,
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
        snapshot: Snapshot<G::State, G::Action>,
    ) -> Result<Self, ResumeError> {
        let Snapshot { body, seal: sealed } = snapshot;
        if seal(&*rules, &seed, &entropy, &body) != sealed {
            return Err(ResumeError::Foreign);
        }
        let mut game = Self {
            key: seed.key(&entropy),
            rules,
            seed,
            entropy,
            state: body.state,
            base: body.base,
            past: VecDeque::with_capacity(body.steps.len()),
            log: None,
            time: body.time,
            draws: 0,
        };
        for step in body.steps {
            game.take(step).map_err(|_| ResumeError::Diverged)?;
        }
        // Draws that were taken back count too, so they can't be counted again.
        game.draws = body.draws;
        if game.digest() == body.leads_to {
            Ok(game)
        } else {
            Err(ResumeError::Diverged)
        }
    }

    /// Forgets the log, and all steps but the last `keep` and those that free undo needs.
    pub fn forget(&mut self, keep: u32) {
        self.log = None;
        let surplus = self.past.len().saturating_sub(keep as usize);
        let forgotten = surplus.min(self.last_barrier());
        self.past.drain(..forgotten);
        self.base += forgotten as u32;
        // A game that was lived again from its log had room for all of it. What is forgotten often is given back seldom.
        let needed = self.past.len().max(SPARE);
        if self.past.capacity() > 4 * needed {
            self.past.shrink_to(2 * needed);
        }
    }

    /// The first of the remembered steps that free undo needs: nobody gets back behind the last barrier alone.
    fn last_barrier(&self) -> usize {
        self.past.iter().rposition(|past| past.barrier).unwrap_or(0)
    }
}

fn seal<G: Game>(
    rules: &G,
    seed: &Seed,
    entropy: &[String],
    body: &Body<G::State, G::Action>,
) -> Digest {
    let table = (
        G::INFO.id,
        rules.version(),
        rules.content().digest(),
        rules.options(),
        rules.seats(),
        seed.commitment(),
        entropy,
    );
    let text = serde_json::to_vec(&(table, body)).expect("a match is plain data with string keys");
    Digest::of(&[b"pantheon snapshot", &text])
}
