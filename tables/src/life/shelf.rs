//! The titles as tables play them: with the rules and the content that each began with.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use pantheon_engine::{Digest, Seed};
use pantheon_games::{AnyMatch, ShelfError, Title, title, titles};
use serde_json::Value;

use super::Settings;
use super::errors::LifeError;
use crate::fact::Setup;

/// The titles as this release has them, read once.
static TODAY: LazyLock<Vec<Arc<dyn Title>>> =
    LazyLock::new(|| titles().into_iter().map(Arc::from).collect());

/// A title's id, the version of its rules, and the digest of its content.
type Name = (String, u32, Digest);

/// Titles of other rules or content, read when a table first wants them. There are as many as editions.
static OTHERS: Mutex<BTreeMap<Name, Arc<dyn Title>>> = Mutex::new(BTreeMap::new());

/// The title with this id.
fn find(id: &str) -> Result<Arc<dyn Title>, ShelfError> {
    match TODAY.iter().find(|title| title.info().id == id) {
        Some(title) => Ok(Arc::clone(title)),
        // The shelf says it in its own way, with the titles that there are.
        None => Err(title(id)
            .err()
            .unwrap_or_else(|| ShelfError::Options(format!("{id} has just come to the shelf")))),
    }
}

/// The title that a new table gets: with the house's own content, if it has some.
pub(super) fn for_new(id: &str, settings: &Settings) -> Result<Arc<dyn Title>, ShelfError> {
    let today = find(id)?;
    match settings.house.get(id) {
        Some(own) => remembered((id.to_owned(), today.version(), own.digest), || {
            today.with_edition(own)
        }),
        None => Ok(today),
    }
}

/// The title as a table plays it: with the rules and the content it began with.
pub(super) fn of(setup: &Setup) -> Result<Arc<dyn Title>, ShelfError> {
    let id = &setup.plan.title;
    let today = find(id)?;
    let digest = Digest::try_from(setup.content.clone())
        .map_err(|why| ShelfError::Options(why.to_owned()))?;
    if (setup.rules, digest) == (today.version(), today.content_digest()) {
        return Ok(today);
    }
    remembered((id.clone(), setup.rules, digest), || {
        let title = match &setup.edition {
            Some(own) if own.digest == digest => today.with_edition(own)?,
            _ => today.with_digest(digest)?,
        };
        title.under(setup.rules)
    })
}

fn remembered(
    name: Name,
    read: impl FnOnce() -> Result<Box<dyn Title>, ShelfError>,
) -> Result<Arc<dyn Title>, ShelfError> {
    let mut others = OTHERS.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(title) = others.get(&name) {
        return Ok(Arc::clone(title));
    }
    let title: Arc<dyn Title> = Arc::from(read()?);
    others.insert(name, Arc::clone(&title));
    Ok(title)
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
pub(super) fn set_up(
    title: &dyn Title,
    setup: &Setup,
    entropy: Vec<String>,
) -> Result<Box<dyn AnyMatch>, LifeError> {
    let setting = setting(setup, entropy)?;
    title.set_up(&setting).map_err(LifeError::Title)
}

/// Goes on with a game from a snapshot.
pub(super) fn resume(
    title: &dyn Title,
    setup: &Setup,
    entropy: Vec<String>,
    snapshot: &Value,
) -> Result<Box<dyn AnyMatch>, LifeError> {
    title
        .resume(&setting(setup, entropy)?, snapshot)
        .map_err(|why| LifeError::Snapshot(why.to_string()))
}
