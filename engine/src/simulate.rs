//! Random play: for simulations, benchmarks, tests and, later, playouts.

use crate::game::Game;
use crate::luck::{Luck, LuckKey};
use crate::random::{Random, Rng};
use crate::seat::{Seat, SeatSet};
use crate::step::Step;

/// Where a clock runs, each action takes less than so many milliseconds.
const PACE: u32 = 2_000;

/// What went wrong in a random game. None of it ever should.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlayoutError {
    /// Nobody can act, no clock runs, and the game isn't over.
    #[error("step {step}: nobody can act and the game isn't over")]
    DeadEnd {
        /// At which step.
        step: u32,
    },
    /// A listed action was refused.
    #[error("step {step}: listed action {action} was refused: {violation}")]
    Refused {
        /// At which step.
        step: u32,
        /// The action.
        action: String,
        /// Why.
        violation: String,
    },
    /// The game took too long.
    #[error("the game isn't over after {steps} steps")]
    TooLong {
        /// How many steps it took.
        steps: u32,
    },
    /// A conservation law is broken.
    #[error("step {step}: {law}: {why}")]
    Law {
        /// At which step.
        step: u32,
        /// Which law.
        law: &'static str,
        /// What is broken.
        why: String,
    },
}

/// Plays random games, reusing its buffers.
#[derive(Debug)]
pub struct Playout<G: Game> {
    actions: Vec<G::Action>,
    step: Step<G::Event>,
    rng: Rng,
}

impl<G: Game> Playout<G> {
    /// A player of random games whose luck and choices come from this number.
    pub fn new(number: u64) -> Self {
        Self {
            actions: Vec::with_capacity(256),
            step: Step::silent(Luck::new(&LuckKey::for_playout(number), 0)),
            rng: Rng::new(!number),
        }
    }

    /// Sets up a game.
    pub fn set_up(&mut self, rules: &G) -> G::State {
        self.step.turn_to(0);
        self.step.at = 0;
        rules.set_up(&mut self.step)
    }

    /// Plays one random action at this step. Returns who acted, or nothing when time passed instead.
    ///
    /// Where a clock runs, an action takes a while, and the clock may run out before it.
    pub fn play_one(
        &mut self,
        rules: &G,
        state: &mut G::State,
        step: u32,
    ) -> Result<Option<Seat>, PlayoutError> {
        self.step.turn_to(u64::from(step));
        let deadline = rules.deadline(state);
        let acts_at = deadline.map_or(self.step.at, |_| {
            self.step.at + u64::from(self.rng.below(PACE))
        });
        let in_time = deadline.is_none_or(|deadline| acts_at < deadline);
        let acting = if in_time {
            rules.to_act(state)
        } else {
            SeatSet::EMPTY
        };
        let Some(seat) = acting.pick(&mut self.rng) else {
            self.step.at = deadline.ok_or(PlayoutError::DeadEnd { step })?;
            rules.tick(state, &mut self.step);
            return Ok(None);
        };
        self.step.at = acts_at;
        rules.legal(state, seat, &mut self.actions);
        let action = self
            .rng
            .pick(&self.actions)
            .ok_or(PlayoutError::DeadEnd { step })?;
        rules
            .apply(state, seat, action, &mut self.step)
            .map_err(|violation| PlayoutError::Refused {
                step,
                action: format!("{action:?}"),
                violation: format!("{violation:?}"),
            })?;
        Ok(Some(seat))
    }

    /// Plays on to the end and returns how many steps it took. With `audit` every law is checked at every step.
    pub fn play_on(
        &mut self,
        rules: &G,
        state: &mut G::State,
        audit: bool,
    ) -> Result<u32, PlayoutError> {
        let mut steps = 0;
        loop {
            if audit {
                check_laws(rules, state, steps)?;
            }
            if rules.is_over(state) {
                return Ok(steps);
            }
            if steps >= G::INFO.max_steps {
                return Err(PlayoutError::TooLong { steps });
            }
            steps += 1;
            self.play_one(rules, state, steps)?;
        }
    }
}

fn check_laws<G: Game>(rules: &G, state: &G::State, step: u32) -> Result<(), PlayoutError> {
    G::laws().iter().try_for_each(|law| {
        (law.holds)(rules, state).map_err(|why| PlayoutError::Law {
            step,
            law: law.name,
            why,
        })
    })
}
