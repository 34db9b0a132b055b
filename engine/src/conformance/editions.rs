//! Content that games were begun with is kept.

use super::Conforms;
use crate::content::Content;

/// Today's content is among the editions that are kept, and each of them still makes a game.
///
/// Whoever corrects a value keeps the new edition with `pantheon content freeze`; the one before it is there since it
/// was made. So a game that began with either can be played to its end.
pub fn editions_are_kept<G: Conforms>() -> Result<(), String> {
    kept::<G::Content>().map_err(|why| format!("{}: {why}", G::INFO.id))
}

/// Whether content of this type is kept.
pub fn kept<C: Content>() -> Result<(), String> {
    let today = C::built_in();
    if !today.is_kept() {
        return Err(format!(
            "content {} isn't kept for the games that begin with it: run `pantheon content freeze`",
            today.digest().short()
        ));
    }
    for digest in C::PAST.digests().map_err(|why| why.to_string())? {
        let read = || -> Result<C, String> {
            let edition = C::PAST.find(digest).map_err(|why| why.to_string())?;
            let edition = edition.ok_or("its line begins otherwise than with its digest")?;
            C::of(&edition).map_err(|why| why.to_string())
        };
        let content = read().map_err(|why| format!("edition {}: {why}", digest.short()))?;
        if content.digest() != digest {
            return Err(format!("edition {} comes back as another", digest.short()));
        }
    }
    Ok(())
}
