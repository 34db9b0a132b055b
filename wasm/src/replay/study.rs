//! A moment of a record to be thought about: what could be done there, and what an action is worth that somebody tries.

use pantheon_engine::Seat;
use pantheon_games::title;
use pantheon_review::{AnyReview, Plan, begin};
use pantheon_tables::problem_of;
use pantheon_wire::{
    Code, Legal, Problem, PuzzleOpened, PuzzlePosition, ReviewLooked, ReviewRetried, Status,
};
use serde_json::Value;
use wasm_bindgen::prelude::wasm_bindgen;

use super::{Opened, Replay};
use crate::json;

/// So many iterations weigh what is asked about one moment: somebody waits for it.
const ITERATIONS: u32 = 2_000;
/// So much of what happened before is told.
const TOLD: u32 = 40;

#[wasm_bindgen]
impl Replay {
    /// What everybody who may act after so many entries could do: a [`ReviewLooked`].
    pub fn look(&mut self, entries: u32) -> String {
        let lines = self.study(|opened| {
            let (review, moment) = opened.review(entries)?;
            Ok(review.look(moment))
        });
        json::write(&lines.map_or_else(ReviewLooked::Error, ReviewLooked::Lines))
    }

    /// Where it stands after so many entries, for a seat that is to decide there again: a [`PuzzleOpened`].
    pub fn pose(&mut self, entries: u32, seat: u8) -> String {
        let posed = self.study(|opened| opened.pose(entries, seat));
        json::write(&posed.map_or_else(PuzzleOpened::Error, |posed| {
            PuzzleOpened::Puzzle(Box::new(posed))
        }))
    }

    /// Why a seat can't do something after so many entries, as a [`Problem`]; null if it can.
    pub fn why(&mut self, entries: u32, seat: u8, action: &str) -> String {
        let checked = self.study(|opened| {
            let action: Value = json::read(action)?;
            opened.look(entries, Some(seat))?;
            let game = &opened.here.1;
            let checked = game.check(seat_of(seat)?, &action, game.time());
            checked.map_err(problem_of)
        });
        json::write(&checked.err())
    }

    /// What an action is worth that a seat tries after so many entries: a [`ReviewRetried`].
    pub fn retry(&mut self, entries: u32, seat: u8, action: &str) -> String {
        let retried = self.study(|opened| {
            let action: Value = json::read(action)?;
            let (review, moment) = opened.review(entries)?;
            let retried = review.retry(moment, seat_of(seat)?, &action);
            let illegal = || Problem::new(Code::BadAction, "this can't be done there");
            retried.map_err(problem_of)?.ok_or_else(illegal)
        });
        json::write(&retried.map_or_else(ReviewRetried::Error, |retried| {
            ReviewRetried::Retried(Box::new(retried))
        }))
    }
}

impl Replay {
    fn study<T>(
        &mut self,
        ask: impl FnOnce(&mut Opened) -> Result<T, Problem>,
    ) -> Result<T, Problem> {
        self.0.as_mut().map_err(|why| why.clone()).and_then(ask)
    }
}

impl Opened {
    /// The review that tells of one moment at a time, and the moment after so many entries.
    fn review(&mut self, entries: u32) -> Result<(&dyn AnyReview, usize), Problem> {
        let review = if let Some(review) = self.study.take() {
            review
        } else {
            let title = title(&self.record.header.title).map_err(problem_of)?;
            begin(title.as_ref(), &self.record, Plan::of(ITERATIONS)).map_err(problem_of)?
        };
        let review = self.study.insert(review);
        let gone = || Problem::new(Code::NotFound, "there is no such moment: it was taken back");
        let moment = review.moment_after(entries).ok_or_else(gone)?;
        Ok((&**review, moment))
    }

    fn pose(&mut self, entries: u32, seat: u8) -> Result<PuzzlePosition, Problem> {
        let viewer = self.look(entries, Some(seat))?;
        let news = (entries.saturating_sub(TOLD)..=entries).map(|entry| self.news(entry, viewer));
        let news: Vec<_> = news.collect();
        let mut info = self.info().info;
        info.status = Status::Playing;
        info.ending = None;
        let legal = self.here.1.legal(seat_of(seat)?).into_iter();
        let legal = legal.map(|choice| Legal {
            action: choice.action,
            text: choice.text,
        });
        Ok(PuzzlePosition {
            info,
            news,
            position: crate::position::position(self.here.1.as_ref(), viewer, legal.collect()),
        })
    }
}

fn seat_of(seat: u8) -> Result<Seat, Problem> {
    let none = || Problem::new(Code::OutOfBounds, "there is no such seat").field("seat");
    Seat::new(seat).ok_or_else(none)
}
