//! The titles, read once.

use std::sync::LazyLock;

use pantheon_engine::Seed;
use pantheon_games::{ShelfError, Table, Title, title, titles};
use serde_json::Value;

use super::errors::LifeError;
use crate::fact::Setup;

static SHELF: LazyLock<Vec<Box<dyn Title>>> = LazyLock::new(titles);

/// The title with this id.
pub(super) fn find(id: &str) -> Result<&'static dyn Title, ShelfError> {
    match SHELF.iter().find(|title| title.info().id == id) {
        Some(title) => Ok(title.as_ref()),
        // The shelf says it in its own way, with the titles that there are.
        None => Err(title(id)
            .err()
            .unwrap_or_else(|| ShelfError::Options(format!("{id} has just come to the shelf")))),
    }
}

/// Whether this release plays the table as it was made.
pub(super) fn check(setup: &Setup) -> Result<(), LifeError> {
    let title = find(&setup.plan.title).map_err(LifeError::Title)?;
    let expected = title.info().rules_version;
    if setup.rules != expected {
        return Err(LifeError::Rules {
            found: setup.rules,
            expected,
        });
    }
    let expected = title.content_digest().to_string();
    if setup.content != expected {
        return Err(LifeError::Content {
            found: setup.content.clone(),
            expected,
        });
    }
    seed(setup).map(drop)
}

/// The table's seed.
pub(super) fn seed(setup: &Setup) -> Result<Seed, LifeError> {
    Seed::from_hex(&setup.seed).map_err(|_| LifeError::Seed)
}

/// What the title is set up with, with what the players added to the luck.
fn setting(setup: &Setup, entropy: Vec<String>) -> Result<pantheon_games::Setup, LifeError> {
    Ok(pantheon_games::Setup {
        seats: setup.plan.seats.len() as u8,
        options: setup.plan.options.clone(),
        seed: seed(setup)?,
        entropy,
    })
}

/// Sets the game up.
pub(super) fn set_up(setup: &Setup, entropy: Vec<String>) -> Result<Box<dyn Table>, LifeError> {
    let title = find(&setup.plan.title).map_err(LifeError::Title)?;
    title
        .set_up(&setting(setup, entropy)?)
        .map_err(LifeError::Title)
}

/// Goes on with a game from a snapshot.
pub(super) fn resume(
    setup: &Setup,
    entropy: Vec<String>,
    snapshot: &Value,
) -> Result<Box<dyn Table>, LifeError> {
    let title = find(&setup.plan.title).map_err(LifeError::Title)?;
    title
        .resume(&setting(setup, entropy)?, snapshot)
        .map_err(|why| LifeError::Snapshot(why.to_string()))
}
