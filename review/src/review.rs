//! A review that is being made: pieces of work, in any order, and a report of what is done.

use std::ops::Range;

use pantheon_bots::{Judge, Judged};
use pantheon_engine::{Game as _, Record, Seat, Speak};
use pantheon_games::{ShelfError, Title};
use pantheon_wire::{Review, ReviewLines, ReviewRetry, ReviewSeat, ReviewSource};
use rayon::prelude::*;
use serde::Deserialize as _;
use serde_json::Value;

use crate::chances::{Estimate, estimate};
use crate::decision::{Decided, decide, look, retry};
use crate::luck::{Drawn, weigh};
use crate::played::Played;
use crate::points::expected;
use crate::turns::{Turn, turns};

/// So many pieces are done at once where there are threads.
const AT_ONCE: usize = 32;

/// How much work goes into a review. The same plan gives the same review of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    /// How many iterations weigh a decision.
    pub iterations: u32,
    /// In how many worlds the chances at a moment are seen at first…
    pub glance: u32,
    /// …and in how many in the end.
    pub worlds: u32,
    /// How many playouts weigh a draw; its outcomes share them.
    pub luck: u32,
    /// How many games tell the final points at a moment.
    pub games: u32,
    /// How many games tell why an action is better than another.
    pub reasons: u32,
}

impl Plan {
    /// So many iterations a decision, and as much of the rest as goes with them.
    pub fn of(iterations: u32) -> Self {
        Self {
            iterations,
            glance: (iterations / 64).clamp(4, 48),
            worlds: (iterations / 4).max(8),
            luck: iterations,
            games: (iterations / 100).clamp(2, 60),
            reasons: (iterations / 20).clamp(8, 100),
        }
    }
}

impl Default for Plan {
    fn default() -> Self {
        Self::of(2_000)
    }
}

/// A review that is being made, of a game of any title.
pub trait AnyReview: Send + Sync {
    /// How many pieces of work there are.
    fn pieces(&self) -> usize;

    /// How many are done.
    fn done(&self) -> usize;

    /// Whether all are.
    fn is_done(&self) -> bool {
        self.done() == self.pieces()
    }

    /// Does the next piece. The first pieces are a glance at every moment, so that there is something to show.
    fn step(&mut self);

    /// Does the next pieces, as many at once as there are threads, and says whether there are more.
    fn stride(&mut self) -> bool;

    /// What is known so far.
    fn report(&self) -> Review;

    /// What everybody who may act after so many steps could do; nothing if there weren't so many.
    fn look(&self, moment: usize) -> Vec<ReviewLines>;

    /// The moment after so many entries of the record; nothing where there is none, or it was taken back.
    fn moment_after(&self, entries: u32) -> Option<usize>;

    /// What an action is worth that a seat tries at a moment. Nothing if there is no such moment, or it can't do it there.
    fn retry(
        &self,
        moment: usize,
        seat: Seat,
        action: &Value,
    ) -> Result<Option<ReviewRetry>, ShelfError>;
}

/// Begins the review of a record.
pub fn begin(
    title: &dyn Title,
    record: &Record,
    plan: Plan,
) -> Result<Box<dyn AnyReview>, ShelfError> {
    macro_rules! find {
        ($($name:ident: $title:ty),* $(,)?) => {
            $(
                if record.header.title == <$title>::INFO.id {
                    return Ok(Box::new(Made::<$title>::begin(title, record, plan)?));
                }
            )*
        };
    }
    pantheon_games::for_each_title!(find);
    Err(unknown(record))
}

/// The shelf says in its own way that there is no such title.
pub(crate) fn unknown(record: &Record) -> ShelfError {
    let known = pantheon_games::TITLES.iter().map(|info| info.id.to_owned());
    ShelfError::UnknownTitle {
        asked: record.header.title.clone(),
        known: known.collect(),
    }
}

/// A piece of work. None needs what another found.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Piece {
    Chances { moment: usize, worlds: Range<u32> },
    Luck { moment: usize },
    Decision { step: usize },
    Points { moment: usize },
}

/// What a piece of work found.
enum Found {
    Chances(usize, Estimate),
    Luck(usize, Drawn),
    Decision(usize, Option<Decided>),
    Points(usize, Vec<ReviewSource>),
}

/// What is known of a game so far, by moment or step.
pub(crate) struct Made<G: Judged> {
    pub(crate) played: Played<G>,
    pub(crate) turns: Vec<Turn>,
    pub(crate) seats: Vec<ReviewSeat>,
    pub(crate) plan: Plan,
    /// At first glance, and then at length. They are kept apart so that they are added up in the same order whatever
    /// was done first.
    pub(crate) chances: [Vec<Option<Estimate>>; 2],
    pub(crate) luck: Vec<Option<Drawn>>,
    pub(crate) decisions: Vec<Option<Decided>>,
    pub(crate) points: Vec<Vec<ReviewSource>>,
    judge: Judge<G>,
    pieces: Vec<Piece>,
    done: usize,
}

impl<G: Judged + Speak> Made<G> {
    pub(crate) fn begin(
        title: &dyn Title,
        record: &Record,
        plan: Plan,
    ) -> Result<Self, ShelfError> {
        let played = Played::<G>::again(title, record)?;
        let seat = |seat: &pantheon_engine::RecordedSeat| ReviewSeat {
            name: seat.name.clone(),
            kind: seat.kind.clone(),
        };
        Ok(Self::of(
            played,
            record.header.seats.iter().map(seat).collect(),
            plan,
        ))
    }

    pub(crate) fn of(played: Played<G>, seats: Vec<ReviewSeat>, plan: Plan) -> Self {
        let moments = played.states.len();
        let turns = turns(&played);
        Self {
            pieces: pieces(&played, &turns, plan),
            turns,
            seats,
            plan,
            chances: [vec![None; moments], vec![None; moments]],
            luck: vec![None; moments],
            decisions: vec![None; moments],
            points: vec![Vec::new(); moments],
            judge: Judge::default(),
            done: 0,
            played,
        }
    }

    fn find(&self, piece: &Piece) -> Found {
        let (played, judge, plan) = (&self.played, &self.judge, &self.plan);
        match *piece {
            Piece::Chances { moment, ref worlds } => {
                Found::Chances(moment, estimate(played, judge, moment, worlds.clone()))
            }
            Piece::Luck { moment } => Found::Luck(moment, weigh(played, judge, moment, plan.luck)),
            Piece::Decision { step } => Found::Decision(step, decide(played, judge, step, *plan)),
            Piece::Points { moment } => {
                Found::Points(moment, expected(played, judge, moment, plan.games))
            }
        }
    }

    fn keep(&mut self, found: Found) {
        match found {
            Found::Chances(moment, estimate) => {
                let [glance, length] = &mut self.chances;
                let kept = if glance[moment].is_none() {
                    glance
                } else {
                    length
                };
                kept[moment] = Some(estimate);
            }
            Found::Luck(moment, drawn) => self.luck[moment] = Some(drawn),
            Found::Decision(step, decided) => self.decisions[step] = decided,
            Found::Points(moment, points) => self.points[moment] = points,
        }
        self.done += 1;
    }
}

/// All pieces: a glance at every moment, decisions and luck as the game went, then the chances at length, and points.
fn pieces<G: Judged>(played: &Played<G>, turns: &[Turn], plan: Plan) -> Vec<Piece> {
    let moments = 0..played.states.len();
    let chances = |worlds: Range<u32>| {
        moments.clone().map(move |moment| Piece::Chances {
            moment,
            worlds: worlds.clone(),
        })
    };
    let mut pieces: Vec<Piece> = chances(0..plan.glance).collect();
    let taken = played.taken.iter().enumerate();
    for (step, taken) in taken {
        if taken.is_decision() {
            pieces.push(Piece::Decision { step });
        }
        if taken.draws {
            pieces.push(Piece::Luck { moment: step + 1 });
        }
    }
    pieces.push(Piece::Luck { moment: 0 });
    pieces.extend(chances(plan.glance..plan.worlds.max(plan.glance + 1)));
    let mut told: Vec<usize> = turns.iter().map(|turn| turn.steps.start).collect();
    told.push(played.last());
    told.dedup();
    pieces.extend(told.into_iter().map(|moment| Piece::Points { moment }));
    pieces
}

impl<G: Judged + Speak> AnyReview for Made<G> {
    fn pieces(&self) -> usize {
        self.pieces.len()
    }

    fn done(&self) -> usize {
        self.done
    }

    fn step(&mut self) {
        if let Some(piece) = self.pieces.get(self.done) {
            let found = self.find(piece);
            self.keep(found);
        }
    }

    fn stride(&mut self) -> bool {
        let next = &self.pieces[self.done..];
        let next = &next[..next.len().min(AT_ONCE)];
        let found: Vec<Found> = next.par_iter().map(|piece| self.find(piece)).collect();
        for found in found {
            self.keep(found);
        }
        !self.is_done()
    }

    fn report(&self) -> Review {
        crate::report::report(self)
    }

    fn look(&self, moment: usize) -> Vec<ReviewLines> {
        if moment > self.played.last() {
            return Vec::new();
        }
        look(&self.played, &self.judge, moment, self.plan)
    }

    fn moment_after(&self, entries: u32) -> Option<usize> {
        (0..=self.played.last()).find(|&moment| self.played.entry(moment) == entries)
    }

    fn retry(
        &self,
        moment: usize,
        seat: Seat,
        action: &Value,
    ) -> Result<Option<ReviewRetry>, ShelfError> {
        let action =
            G::Action::deserialize(action).map_err(|why| ShelfError::Action(why.to_string()))?;
        if moment > self.played.last() {
            return Ok(None);
        }
        Ok(retry(
            &self.played,
            &self.judge,
            moment,
            seat,
            action,
            self.plan,
        ))
    }
}
