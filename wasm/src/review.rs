//! The review of a record, piece by piece.

use pantheon_engine::Record;
use pantheon_games::{ShelfError, title};
use pantheon_review::{AnyReview, Plan, begin};
use pantheon_wire::{Code, Problem, ReviewFound};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::json;

/// No decision gets more iterations: a browser has other things to do.
const MOST: u32 = 100_000;

/// A review that is being made. A worker calls [`step`](Review::step) until nothing is left, and shows the
/// [`report`](Review::report) whenever it likes.
#[wasm_bindgen]
pub struct Review(Result<Box<dyn AnyReview>, Problem>);

#[wasm_bindgen]
impl Review {
    /// Begins the review of a record, with so many iterations a decision.
    pub fn open(record: &str, iterations: u32) -> Self {
        let unreadable = |why: ShelfError| Problem::new(Code::Malformed, why.to_string());
        let begun = Record::parse(record)
            .map_err(ShelfError::from)
            .and_then(|record| {
                let title = title(&record.header.title)?;
                begin(title.as_ref(), &record, Plan::of(iterations.min(MOST)))
            });
        Self(begun.map_err(unreadable))
    }

    /// Does so many of the next pieces of work, and says how many are left.
    pub fn step(&mut self, pieces: u32) -> u32 {
        let Ok(review) = &mut self.0 else { return 0 };
        for _ in 0..pieces {
            if review.is_done() {
                break;
            }
            review.step();
        }
        (review.pieces() - review.done()) as u32
    }

    /// What is known so far: a [`ReviewFound`].
    pub fn report(&self) -> String {
        json::write(&match &self.0 {
            Ok(review) => ReviewFound::Review(Box::new(review.report())),
            Err(why) => ReviewFound::Error(why.clone()),
        })
    }
}
