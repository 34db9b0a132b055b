//! Random games, one move at a time, with clocks that sometimes run out.

use super::table::Table;
use crate::game::Game;
use crate::luck::{Luck, LuckKey};
use crate::random::{Random, Rng};
use crate::seat::Seat;
use crate::step::{Millis, Step};

/// What happens next in a random game.
#[derive(Clone, Copy, Debug)]
pub(super) enum Move<A> {
    Act { seat: Seat, action: A, at: Millis },
    Tick { at: Millis },
}

/// A move and what the rules told with it.
pub(super) type Moved<G> = (Move<<G as Game>::Action>, Step<<G as Game>::Event>);

/// One clock in so many is let run out.
const IDLENESS: u32 = 8;

/// Chooses a random move. Where somebody can act and a clock runs, the clock wins now and then.
pub(super) fn choose<G: Game>(
    rules: &G,
    state: &G::State,
    now: Millis,
    rng: &mut Rng,
    actions: &mut Vec<G::Action>,
) -> Result<Move<G::Action>, String> {
    let acting = rules.to_act(state);
    let deadline = rules.deadline(state).map(|at| at.max(now));
    let idle = deadline.filter(|_| acting.is_empty() || rng.below(IDLENESS) == 0);
    if let Some(at) = idle {
        return Ok(Move::Tick { at });
    }
    let seat = acting
        .pick(rng)
        .ok_or("nobody can act, no clock runs, and the game isn't over")?;
    rules.legal(state, seat, actions);
    let action = rng
        .pick(actions)
        .ok_or_else(|| format!("seat {seat} is to act and has no legal action"))?;
    let at = now + u64::from(rng.below(2_000));
    Ok(Move::Act {
        seat,
        action,
        at: deadline.map_or(at, |deadline| at.min(deadline)),
    })
}

/// A random game.
pub(super) struct Walk<'t, G: Game> {
    pub(super) table: &'t Table<G>,
    pub(super) game: u64,
    pub(super) state: G::State,
    pub(super) step: u32,
    pub(super) at: Millis,
    /// For the choices of the laws, apart from those of the game: a law that asks for more doesn't change the game.
    pub(super) rng: Rng,
    key: LuckKey,
    choices: Rng,
    actions: Vec<G::Action>,
}

impl<'t, G: Game> Walk<'t, G> {
    pub(super) fn begin(table: &'t Table<G>, game: u64) -> Self {
        Self::begin_told(table, game).0
    }

    /// Begins a game and hands over what the set-up told.
    pub(super) fn begin_told(table: &'t Table<G>, game: u64) -> (Self, Step<G::Event>) {
        let key = LuckKey::for_playout(game);
        let mut step = Step::new(Luck::new(&key, 0), 0);
        let state = table.rules.set_up(&mut step);
        let walk = Self {
            table,
            game,
            state,
            step: 0,
            at: 0,
            rng: Rng::new(game ^ 0x5eed_0000_0000_0000),
            key,
            choices: Rng::new(!game),
            actions: Vec::new(),
        };
        (walk, step)
    }

    pub(super) fn rules(&self) -> &'t G {
        &self.table.rules
    }

    pub(super) fn place(&self) -> String {
        self.table.place(self.game, self.step)
    }

    pub(super) fn is_over(&self) -> bool {
        self.table.rules.is_over(&self.state)
    }

    /// What the rules are given with the next move.
    pub(super) fn next_step(&self, at: Millis) -> Step<G::Event> {
        Step::new(Luck::new(&self.key, u64::from(self.step) + 1), at)
    }

    /// Chooses and performs a move; says which, and what it told.
    pub(super) fn advance(&mut self) -> Result<Moved<G>, String> {
        let place = self.place();
        if self.step >= G::INFO.max_steps {
            return Err(format!("{place}: the game isn't over after max_steps"));
        }
        let rules = self.rules();
        let next = choose(
            rules,
            &self.state,
            self.at,
            &mut self.choices,
            &mut self.actions,
        )
        .map_err(|why| format!("{place}: {why}"))?;
        let step = match next {
            Move::Act { seat, action, at } => {
                let mut step = self.next_step(at);
                rules
                    .apply(&mut self.state, seat, action, &mut step)
                    .map_err(|why| {
                        format!(
                            "{place}: listed action {action:?} of seat {seat} is refused: {why:?}"
                        )
                    })?;
                step
            }
            Move::Tick { at } => {
                let mut step = self.next_step(at);
                let before = self.state.clone();
                rules.tick(&mut self.state, &mut step);
                if before == self.state {
                    return Err(format!("{place}: the deadline passes and nothing changes"));
                }
                step
            }
        };
        self.at = step.at;
        self.step += 1;
        Ok((next, step))
    }
}

/// Plays random games at every table, round after round, until so many positions were looked at.
pub(super) fn every_position<G: Game>(
    positions: u32,
    mut look: impl FnMut(&mut Walk<'_, G>) -> Result<(), String>,
) -> Result<(), String> {
    every_walk(positions, |mut walk| {
        let mut seen = 0;
        loop {
            look(&mut walk).map_err(|why| format!("{}: {why}", walk.place()))?;
            seen += 1;
            if walk.is_over() {
                return Ok(seen);
            }
            walk.advance()?;
        }
    })
}

/// Begins random games at every table, round after round, until so much work was done.
pub(super) fn every_walk<G: Game>(
    work: u32,
    mut play: impl FnMut(Walk<'_, G>) -> Result<u32, String>,
) -> Result<(), String> {
    let tables = Table::<G>::every()?;
    let mut done = 0;
    let mut game = 0;
    while done < work {
        for table in &tables {
            done += play(Walk::begin(table, game))?;
            game += 1;
        }
    }
    Ok(())
}
