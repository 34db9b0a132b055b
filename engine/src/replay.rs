//! Playing a record again, and verifying that it is what it claims to be.

use std::sync::Arc;

use crate::commitment::SeedError;
use crate::content::{Content, ContentError};
use crate::game::{Game, SetupError};
use crate::matches::{Input, Match};
use crate::record::{Record, RecordEntry, RecordHeader};

/// Why a record doesn't replay.
#[derive(Debug, thiserror::Error)]
pub enum ReplayError {
    /// It is a record of another title.
    #[error("this is a record of {found:?}, not of {expected:?}")]
    Title {
        /// The record's title.
        found: String,
        /// The title asked.
        expected: &'static str,
    },
    /// It was played by other rules.
    #[error("the record was played by rules version {found}; this release has version {expected}")]
    RulesVersion {
        /// The record's version.
        found: u32,
        /// This release's version.
        expected: u32,
    },
    /// It was played with content that it doesn't have with it, and that no release had.
    #[error("the record was played with other content: its digest is {found}, ours {expected}")]
    Content {
        /// The record's digest.
        found: String,
        /// Our content's digest.
        expected: String,
    },
    /// The content it was played with can't be used any more.
    #[error("the record's content can't be used: {0}")]
    Edition(#[from] ContentError),
    /// Its options aren't the title's.
    #[error("the record's options can't be read: {0}")]
    Options(String),
    /// Its table can't be set up.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// Its seed isn't one.
    #[error(transparent)]
    Seed(#[from] SeedError),
    /// Its seed isn't the one committed to.
    #[error("the revealed seed isn't the one that the header commits to")]
    Commitment,
    /// An entry can't be put in.
    #[error("entry {seq}: {why}")]
    Entry {
        /// The entry's number.
        seq: u32,
        /// What is wrong.
        why: String,
    },
    /// An entry led to another state.
    #[error("entry {seq} leads to another state than the record says")]
    Diverged {
        /// The entry's number.
        seq: u32,
    },
    /// The game ended otherwise.
    #[error("the game didn't end as the footer says")]
    Outcome,
}

/// Plays a record's first `entries` entries again, or all of them. The content at hand is used if the game was played
/// with it, and the content it was played with if not.
pub fn replay<G: Game>(
    record: &Record,
    content: Arc<G::Content>,
    entries: Option<usize>,
) -> Result<Match<G>, ReplayError> {
    let header = &record.header;
    if header.title != G::INFO.id {
        return Err(ReplayError::Title {
            found: header.title.clone(),
            expected: G::INFO.id,
        });
    }
    if !(G::OLDEST_RULES..=G::INFO.rules_version).contains(&header.rules) {
        return Err(ReplayError::RulesVersion {
            found: header.rules,
            expected: G::INFO.rules_version,
        });
    }
    let content = content_of::<G>(header, content)?;
    let options = serde_json::from_value(header.options.clone())
        .map_err(|why| ReplayError::Options(why.to_string()))?;
    let seats = u8::try_from(header.seats.len()).unwrap_or(u8::MAX);
    let rules = Arc::new(G::under(header.rules, content, options, seats)?);
    let seed = record.seed()?;
    if seed.commitment() != header.commitment {
        return Err(ReplayError::Commitment);
    }
    let mut game = Match::with_entropy(rules, seed, header.entropy.clone());
    for entry in record.entries.iter().take(entries.unwrap_or(usize::MAX)) {
        put_in(&mut game, entry)?;
    }
    Ok(game)
}

/// The content that a game was played with: the one at hand, the record's own, or one that was superseded.
fn content_of<G: Game>(
    header: &RecordHeader,
    at_hand: Arc<G::Content>,
) -> Result<Arc<G::Content>, ReplayError> {
    if header.content == at_hand.digest() {
        return Ok(at_hand);
    }
    let kept = match &header.edition {
        Some(own) if own.digest == header.content => Some(own.clone()),
        _ => G::Content::PAST.find(header.content)?,
    };
    let edition = kept.ok_or_else(|| ReplayError::Content {
        found: header.content.to_string(),
        expected: at_hand.digest().to_string(),
    })?;
    Ok(Arc::new(G::Content::of(&edition)?))
}

/// Replays a whole record, re-deriving every shuffle, draw and die, and checks every state and the outcome.
pub fn verify<G: Game>(record: &Record, content: Arc<G::Content>) -> Result<Match<G>, ReplayError> {
    let game = replay::<G>(record, content, None)?;
    if game.rules().outcome(game.state()) == record.footer.outcome {
        Ok(game)
    } else {
        Err(ReplayError::Outcome)
    }
}

fn put_in<G: Game>(game: &mut Match<G>, entry: &RecordEntry) -> Result<(), ReplayError> {
    let fails = |why: String| ReplayError::Entry {
        seq: entry.seq,
        why,
    };
    match &entry.input {
        Input::Act { seat, action } => {
            let action: G::Action =
                serde_json::from_value(action.clone()).map_err(|why| fails(why.to_string()))?;
            game.act(*seat, action, entry.at)
                .map_err(|why| fails(why.to_string()))?;
        }
        Input::Tick => {
            game.tick(entry.at).map_err(|why| fails(why.to_string()))?;
        }
        Input::Undo { to } => {
            if *to >= game.steps() || entry.at < game.time() {
                return Err(fails(format!(
                    "nothing is taken back by going to step {to}"
                )));
            }
            game.rewind(*to, entry.at)
                .map_err(|why| fails(why.to_string()))?;
        }
    }
    let led_to = game
        .log()
        .filter(|log| log.len() == entry.seq as usize)
        .and_then(|log| log.last())
        .map(|last| last.state);
    if led_to == Some(entry.state) {
        Ok(())
    } else {
        Err(ReplayError::Diverged { seq: entry.seq })
    }
}
