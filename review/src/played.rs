//! A game that was played: every position and what led to it.

use std::sync::Arc;

use pantheon_bots::{Judged, Knowledge, keep_sensible};
use pantheon_engine::{
    Content, Input, Luck, LuckKey, Match, Millis, Record, Rng, Seat, Step, Viewer, replay,
};
use pantheon_games::{ShelfError, Title};
use serde::Deserialize as _;

/// What led from one position to the next.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Taken<A> {
    /// The entry of the record.
    pub(crate) entry: u32,
    /// When.
    pub(crate) at: Millis,
    /// Who did what; nothing where only time passed.
    pub(crate) by: Option<(Seat, A)>,
    /// Among how many actions that make sense it was chosen.
    pub(crate) choices: u32,
    /// Whether luck was drawn.
    pub(crate) draws: bool,
}

impl<A> Taken<A> {
    /// Whether somebody chose it.
    pub(crate) const fn is_decision(&self) -> bool {
        self.choices > 1
    }
}

/// A game that was played. What was taken back is left out: luck is keyed by the step, so the rest leads to the same.
pub(crate) struct Played<G: Judged> {
    game: Match<G>,
    /// Every position, that after the set-up first.
    pub(crate) states: Vec<G::State>,
    /// What led to each but the first.
    pub(crate) taken: Vec<Taken<G::Action>>,
    /// Where the numbers of this game's worlds and of its other luck begin.
    first: u64,
    commitment: String,
}

impl<G: Judged> Played<G> {
    /// Plays a record again.
    pub(crate) fn again(title: &dyn Title, record: &Record) -> Result<Self, ShelfError> {
        let content = Arc::new(G::Content::of(title.edition())?);
        let game = replay::<G>(record, content, None)?;
        let mut taken: Vec<Taken<G::Action>> = Vec::new();
        for entry in &record.entries {
            let by = match &entry.input {
                Input::Act { seat, action } => {
                    let action = G::Action::deserialize(action)
                        .map_err(|why| ShelfError::Action(why.to_string()))?;
                    Some((*seat, action))
                }
                Input::Tick => None,
                Input::Undo { to } => {
                    taken.truncate(*to as usize);
                    continue;
                }
            };
            taken.push(Taken {
                entry: entry.seq,
                at: entry.at,
                by,
                choices: 0,
                draws: false,
            });
        }
        let states: Vec<G::State> = (0..=game.steps())
            .filter_map(|step| game.state_at(step).cloned())
            .collect();
        let mut played = Self {
            game,
            states,
            taken,
            first: first(record),
            commitment: record.header.commitment.to_string(),
        };
        for place in 0..played.taken.len() {
            let (choices, draws) = (played.choices(place), played.draws(place));
            let taken = &mut played.taken[place];
            (taken.choices, taken.draws) = (choices, draws);
        }
        Ok(played)
    }

    pub(crate) fn rules(&self) -> &G {
        self.game.rules()
    }

    /// The last moment.
    pub(crate) fn last(&self) -> usize {
        self.states.len() - 1
    }

    /// The number that stands for a world of this game, or for other luck. Every game has its own, so that what is
    /// lucky in a world doesn't favour the same seat in all games.
    pub(crate) const fn number(&self, of: u64) -> u64 {
        self.first.wrapping_add(of)
    }

    /// The commitment to the game's seed.
    pub(crate) fn commitment(&self) -> String {
        self.commitment.clone()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.rules().is_over(&self.states[self.last()])
    }

    /// The time of a moment.
    pub(crate) fn time(&self, moment: usize) -> Millis {
        moment
            .checked_sub(1)
            .map_or(0, |before| self.taken[before].at)
    }

    /// After how many entries a moment is.
    pub(crate) fn entry(&self, moment: usize) -> u32 {
        moment
            .checked_sub(1)
            .map_or(0, |before| self.taken[before].entry)
    }

    /// What a seat may do at a moment.
    pub(crate) fn legal(&self, moment: usize, seat: Seat) -> Vec<G::Action> {
        let mut legal = Vec::new();
        self.rules().legal(&self.states[moment], seat, &mut legal);
        legal
    }

    /// Asks with what a seat may know at a moment, which is all that the answer can rest on.
    pub(crate) fn ask<T>(
        &self,
        moment: usize,
        seat: Seat,
        now: Millis,
        ask: impl FnOnce(&Knowledge<'_, G>) -> T,
    ) -> T {
        ask(&Knowledge {
            rules: self.rules(),
            seat,
            view: &self.rules().view(&self.states[moment], Viewer::Seat(seat)),
            legal: &self.legal(moment, seat),
            now,
            step: u32::try_from(moment).unwrap_or(u32::MAX),
        })
    }

    /// Among how many actions that make sense a step was chosen.
    fn choices(&self, place: usize) -> u32 {
        let Some((seat, action)) = self.taken[place].by else {
            return 0;
        };
        let mut actions = self.legal(place, seat);
        if actions.len() > 1 {
            let view = self.rules().view(&self.states[place], Viewer::Seat(seat));
            let imagined = self.rules().imagine(&view, &mut Rng::new(0));
            keep_sensible(self.rules(), &imagined, seat, &mut actions);
        }
        let absurd = !actions.contains(&action);
        u32::try_from(actions.len()).unwrap_or(u32::MAX) + u32::from(absurd)
    }

    fn draws(&self, place: usize) -> bool {
        let taken = &self.taken[place];
        let mut step = silent(0, place as u64 + 1, taken.at);
        let mut state = self.states[place].clone();
        self.perform(&mut state, taken.by, &mut step);
        step.luck.drawn() > 0
    }

    /// The position after the set-up, or after a step, with other luck.
    pub(crate) fn otherwise(&self, moment: usize, luck: u64) -> G::State {
        let number = self.number(luck);
        let Some(place) = moment.checked_sub(1) else {
            return self.rules().set_up(&mut silent(number, 0, 0));
        };
        let taken = &self.taken[place];
        let mut state = self.states[place].clone();
        let mut step = silent(number, moment as u64, taken.at);
        self.perform(&mut state, taken.by, &mut step);
        state
    }

    fn perform(
        &self,
        state: &mut G::State,
        by: Option<(Seat, G::Action)>,
        step: &mut Step<G::Event>,
    ) {
        match by {
            Some((seat, action)) => {
                let done = self.rules().apply(state, seat, action, step);
                debug_assert!(done.is_ok(), "it was done once");
            }
            None => self.rules().tick(state, step),
        }
    }
}

/// A number that follows from the commitment to the game's seed, and so tells nothing of its luck.
fn first(record: &Record) -> u64 {
    let bytes = record.header.commitment.bytes();
    bytes
        .iter()
        .take(8)
        .fold(0, |number, &byte| number << 8 | u64::from(byte))
}

fn silent<E>(number: u64, step: u64, at: Millis) -> Step<E> {
    let mut silent = Step::silent(Luck::new(&LuckKey::for_playout(number), step));
    silent.at = at;
    silent
}
