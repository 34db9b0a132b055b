//! Everything that a record claims, checked.

use pantheon_engine::{Record, ReplayError};
use pantheon_games::{ShelfError, title};
use pantheon_wire::{Check, Checked, Verdict, VerifiedRecord, VerifyCheck, VerifyReport, Wrong};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::json;

/// Checks a record as `pantheon verify` does; gives a [`VerifyReport`].
#[wasm_bindgen]
pub fn verify(record: &str) -> String {
    json::write(&report(record))
}

fn report(text: &str) -> VerifyReport {
    let record = match Record::parse(text) {
        Ok(record) => record,
        Err(why) => return failed(&why.into(), None),
    };
    let found = title(&record.header.title).and_then(|title| title.verify(&record));
    let said = |draws: Option<u64>| VerifiedRecord {
        title: record.header.title.clone(),
        rules: record.header.rules,
        content: record.header.content.to_string(),
        commitment: record.header.commitment.to_string(),
        entropy: record.header.entropy.clone(),
        lines: record.footer.entries + 2,
        entries: record.footer.entries,
        draws: draws.map(|draws| draws as u32),
        outcome: record.footer.outcome.clone(),
    };
    match found {
        Ok(game) => VerifyReport {
            verdict: Verdict::True,
            checks: checks(None),
            record: Some(said(Some(game.draws()))),
        },
        Err(why) => failed(&why, Some(said(None))),
    }
}

fn failed(why: &ShelfError, record: Option<VerifiedRecord>) -> VerifyReport {
    VerifyReport {
        verdict: Verdict::Wrong(wrong(why)),
        checks: checks(Some(failed_check(why))),
        record,
    }
}

/// All checks, of which this one failed.
fn checks(failed: Option<Check>) -> Vec<VerifyCheck> {
    let result = |check: Check| match failed {
        Some(failed) if check == failed => Checked::Failed,
        Some(failed) if check > failed => Checked::Skipped,
        _ => Checked::Passed,
    };
    Check::ALL
        .map(|check| VerifyCheck {
            check,
            result: result(check),
        })
        .to_vec()
}

/// The check that an error is about.
const fn failed_check(why: &ShelfError) -> Check {
    match why {
        ShelfError::Record(_) => Check::Chain,
        ShelfError::Replay(why) => match why {
            ReplayError::Title { .. }
            | ReplayError::RulesVersion { .. }
            | ReplayError::Content { .. }
            | ReplayError::Edition(_) => Check::Edition,
            ReplayError::Options(_) | ReplayError::Setup(_) => Check::SetUp,
            ReplayError::Seed(_) | ReplayError::Commitment => Check::Seed,
            ReplayError::Entry { .. } | ReplayError::Diverged { .. } => Check::Entries,
            ReplayError::Outcome => Check::Outcome,
        },
        _ => Check::Edition,
    }
}

/// Where and why a record isn't what it claims to be.
pub(crate) fn wrong(why: &ShelfError) -> Wrong {
    let place = why.place();
    Wrong {
        code: why.reason().unwrap_or(why.code()).to_owned(),
        message: why.to_string(),
        line: place.line.map(|line| line as u32),
        entry: place.entry,
    }
}
