//! One game being played: rules, state, seed, and a log with undo barriers.

mod snapshot;

use std::collections::VecDeque;
use std::sync::Arc;

pub use snapshot::{ResumeError, Snapshot};

use serde::{Deserialize, Serialize};

use crate::commitment::Seed;
use crate::digest::{Digest, state_digest};
use crate::game::Game;
use crate::luck::{Luck, LuckKey};
use crate::random::Rng;
use crate::seat::{Seat, Viewer};
use crate::step::{Millis, Step, Told};

/// What was put into a game at one moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Input<A> {
    /// A player acted.
    Act {
        /// Who.
        seat: Seat,
        /// What they did.
        action: A,
    },
    /// Time passed and it mattered.
    Tick,
    /// Steps were taken back.
    Undo {
        /// How many steps are left.
        to: u32,
    },
}

/// One line of a game's log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry<A> {
    /// When.
    pub at: Millis,
    /// What.
    pub input: Input<A>,
    /// The state it led to.
    pub state: Digest,
}

/// Why an action wasn't performed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ActError<V> {
    /// Nobody sits there.
    #[error("there is no seat {seat} at a table of {seats}")]
    NoSuchSeat {
        /// The seat named.
        seat: Seat,
        /// How many there are.
        seats: u8,
    },
    /// The action's time lies before that of an earlier one.
    #[error("time {at} ms lies before {last} ms")]
    TimeRunsBackwards {
        /// The time named.
        at: Millis,
        /// The time of the last entry.
        last: Millis,
    },
    /// A rule forbids it.
    #[error("refused by a rule: {0:?}")]
    Refused(V),
}

/// Why a step can't be taken back freely.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UndoError {
    /// Nothing has been done yet.
    #[error("there is nothing to take back")]
    Nothing,
    /// The last step was somebody else's.
    #[error("another player has acted since")]
    NotYours,
    /// The last step drew luck, revealed something, or is of a kind that stands once it is done.
    #[error("the last step can't be taken back alone")]
    Barrier,
    /// There aren't so many steps.
    #[error("step {to} lies ahead: the game is at step {now}")]
    Ahead {
        /// The step named.
        to: u32,
        /// How many there are.
        now: u32,
    },
    /// The step lies before what is remembered.
    #[error("the game no longer remembers what came before step {base}")]
    Forgotten {
        /// The first step that is remembered.
        base: u32,
    },
}

/// A step: when, and who did what; time alone if nobody did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Taken<A> {
    at: Millis,
    by: Option<(Seat, A)>,
}

#[derive(Clone, Debug)]
struct Past<S, A> {
    before: S,
    step: Taken<A>,
    barrier: bool,
}

/// One game being played.
///
/// It remembers the state before every step, so taking back is a pop and not a replay; states are small. A match that
/// was taken up from a [`Snapshot`], or told to forget, remembers only the last steps, and has no log.
#[derive(Debug)]
pub struct Match<G: Game> {
    rules: Arc<G>,
    seed: Seed,
    entropy: Vec<String>,
    key: LuckKey,
    state: G::State,
    /// How many steps came before those in `past`.
    base: u32,
    past: VecDeque<Past<G::State, G::Action>>,
    /// Everything that was put in, or nothing: there is no log of a part.
    log: Option<Vec<Entry<G::Action>>>,
    time: Millis,
    draws: u64,
}

impl<G: Game> Clone for Match<G> {
    fn clone(&self) -> Self {
        Self {
            rules: Arc::clone(&self.rules),
            seed: self.seed.clone(),
            entropy: self.entropy.clone(),
            key: self.key,
            state: self.state.clone(),
            base: self.base,
            past: self.past.clone(),
            log: self.log.clone(),
            time: self.time,
            draws: self.draws,
        }
    }
}

impl<G: Game> Match<G> {
    /// Sets up a game with this seed.
    pub fn new(rules: Arc<G>, seed: Seed) -> Self {
        Self::with_entropy(rules, seed, Vec::new())
    }

    /// Sets up a game with this seed and what the players added to it.
    pub fn with_entropy(rules: Arc<G>, seed: Seed, entropy: Vec<String>) -> Self {
        let key = seed.key(&entropy);
        let mut step = Step::new(Luck::new(&key, 0), 0);
        let state = rules.set_up(&mut step);
        let draws = u64::from(step.luck.drawn());
        Self {
            rules,
            seed,
            entropy,
            key,
            state,
            base: 0,
            past: VecDeque::new(),
            log: Some(Vec::new()),
            time: 0,
            draws,
        }
    }

    /// The rules.
    pub fn rules(&self) -> &G {
        &self.rules
    }

    /// The position.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// The position's digest.
    pub fn digest(&self) -> Digest {
        // The log has it already, and a digest takes longer than a step.
        let last = self.log.as_ref().and_then(|log| log.last());
        last.map_or_else(|| state_digest(&self.state), |entry| entry.state)
    }

    /// The seed. The caller sees to it that it stays where it belongs.
    pub fn seed(&self) -> &Seed {
        &self.seed
    }

    /// What the players added to the seed.
    pub fn entropy(&self) -> &[String] {
        &self.entropy
    }

    /// What the set-up told. It is set up again for it, since few ask and none ask often.
    pub fn opening(&self) -> Vec<Told<G::Event>> {
        let mut step = Step::new(Luck::new(&self.key, 0), 0);
        self.rules.set_up(&mut step);
        step.into_told()
    }

    /// How many steps lead to the position; those taken back don't count.
    pub fn steps(&self) -> u32 {
        self.base + self.past.len() as u32
    }

    /// Everything that was put in, taken back or not; nothing if any of it is forgotten.
    pub fn log(&self) -> Option<&[Entry<G::Action>]> {
        self.log.as_deref()
    }

    /// How many random words were drawn, the set-up included.
    pub fn draws(&self) -> u64 {
        self.draws
    }

    /// The time of the last entry.
    pub fn time(&self) -> Millis {
        self.time
    }

    /// What somebody may know.
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.rules.view(&self.state, viewer)
    }

    /// A seat's legal actions.
    pub fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut actions = Vec::new();
        if seat.number() < self.rules.seats() {
            self.rules.legal(&self.state, seat, &mut actions);
        }
        actions
    }

    /// Performs an action, or refuses it and changes nothing.
    pub fn act(
        &mut self,
        seat: Seat,
        action: G::Action,
        at: Millis,
    ) -> Result<Vec<Told<G::Event>>, ActError<G::Violation>> {
        self.check_seat(seat)?;
        self.check_time(at)?;
        let by = Some((seat, action));
        let told = self.take(Taken { at, by }).map_err(ActError::Refused)?;
        self.put_down(at, Input::Act { seat, action });
        Ok(told)
    }

    /// Whether an action would be performed now, or why it would be refused. Nothing changes, and what it would lead to
    /// isn't told.
    pub fn check(
        &self,
        seat: Seat,
        action: G::Action,
        at: Millis,
    ) -> Result<(), ActError<G::Violation>> {
        self.check_seat(seat)?;
        self.check_time(at)?;
        let mut step = Step::new(Luck::new(&self.key, u64::from(self.steps()) + 1), at);
        let mut state = self.state.clone();
        self.rules
            .apply(&mut state, seat, action, &mut step)
            .map_err(ActError::Refused)
    }

    /// Lets time pass. It becomes a step only if it changes something.
    pub fn tick(&mut self, at: Millis) -> Result<Vec<Told<G::Event>>, ActError<G::Violation>> {
        self.check_time(at)?;
        let steps = self.steps();
        let told = self
            .take(Taken { at, by: None })
            .map_err(ActError::Refused)?;
        if self.steps() > steps {
            self.put_down(at, Input::Tick);
        }
        Ok(told)
    }

    /// Whether a seat may take its last step back on its own.
    pub fn can_undo(&self, seat: Seat) -> Result<(), UndoError> {
        let last = self.past.back().ok_or(match self.base {
            0 => UndoError::Nothing,
            base => UndoError::Forgotten { base },
        })?;
        if last.step.by.is_none_or(|(by, _)| by != seat) {
            Err(UndoError::NotYours)
        } else if last.barrier {
            Err(UndoError::Barrier)
        } else {
            Ok(())
        }
    }

    /// Takes back a seat's own last step, unless there is a barrier.
    pub fn undo(&mut self, seat: Seat, at: Millis) -> Result<(), UndoError> {
        self.can_undo(seat)?;
        self.rewind(self.steps() - 1, at)
    }

    /// Takes back any number of steps. Only for what all have agreed to.
    ///
    /// A time before that of the last entry counts as that time: taking back never turns time back.
    pub fn rewind(&mut self, to: u32, at: Millis) -> Result<(), UndoError> {
        let now = self.steps();
        if to > now {
            return Err(UndoError::Ahead { to, now });
        }
        let back = to
            .checked_sub(self.base)
            .ok_or(UndoError::Forgotten { base: self.base })? as usize;
        if let Some(past) = self.past.get(back) {
            self.state = past.before.clone();
            self.past.truncate(back);
            self.put_down(at.max(self.time), Input::Undo { to });
        }
        Ok(())
    }

    /// The position after so many steps, if there were so many and it is remembered.
    pub fn state_at(&self, steps: u32) -> Option<&G::State> {
        if steps == self.steps() {
            Some(&self.state)
        } else {
            let back = steps.checked_sub(self.base)?;
            self.past.get(back as usize).map(|past| &past.before)
        }
    }

    /// Whether the rules would accept an action in the position after so many steps, at the time of the last entry;
    /// nothing if that position isn't remembered.
    pub fn accepts_at(&self, steps: u32, seat: Seat, action: G::Action) -> Option<bool> {
        let mut state = self.state_at(steps)?.clone();
        let mut step = Step::new(Luck::new(&self.key, u64::from(steps) + 1), self.time);
        let sits = seat.number() < self.rules.seats();
        Some(
            sits && self
                .rules
                .apply(&mut state, seat, action, &mut step)
                .is_ok(),
        )
    }

    /// The game as this viewer may think that it stands: what they don't know is imagined, another way for every number,
    /// and so is all luck to come. The way there is forgotten.
    pub fn imagined(&self, viewer: Viewer, number: u64) -> Self {
        let seed = Seed::from_phrase(&format!("imagined {number}"));
        Self {
            rules: Arc::clone(&self.rules),
            key: seed.key(&[]),
            seed,
            entropy: Vec::new(),
            state: self
                .rules
                .imagine(&self.view(viewer), &mut Rng::new(number)),
            base: self.steps(),
            past: VecDeque::new(),
            log: None,
            time: self.time,
            draws: 0,
        }
    }

    fn check_seat(&self, seat: Seat) -> Result<(), ActError<G::Violation>> {
        let seats = self.rules.seats();
        if seat.number() < seats {
            Ok(())
        } else {
            Err(ActError::NoSuchSeat { seat, seats })
        }
    }

    fn check_time(&self, at: Millis) -> Result<(), ActError<G::Violation>> {
        let last = self.time();
        if at < last {
            Err(ActError::TimeRunsBackwards { at, last })
        } else {
            Ok(())
        }
    }

    /// Takes a step, or refuses it and changes nothing. Time that changes nothing is no step.
    fn take(&mut self, taken: Taken<G::Action>) -> Result<Vec<Told<G::Event>>, G::Violation> {
        let luck = Luck::new(&self.key, u64::from(self.steps()) + 1);
        let mut step = Step::new(luck, taken.at);
        let mut after = self.state.clone();
        let barrier = if let Some((seat, action)) = taken.by {
            self.rules.apply(&mut after, seat, action, &mut step)?;
            G::is_barrier(action, &step)
        } else {
            self.rules.tick(&mut after, &mut step);
            if after == self.state {
                return Ok(step.into_told());
            }
            true
        };
        let before = std::mem::replace(&mut self.state, after);
        self.past.push_back(Past {
            before,
            step: taken,
            barrier,
        });
        self.draws += u64::from(step.luck.drawn());
        Ok(step.into_told())
    }

    /// Notes what was put in, where there is a log; a digest takes longer than a step.
    fn put_down(&mut self, at: Millis, input: Input<G::Action>) {
        self.time = at;
        if let Some(log) = &mut self.log {
            let state = state_digest(&self.state);
            log.push(Entry { at, input, state });
        }
    }
}
