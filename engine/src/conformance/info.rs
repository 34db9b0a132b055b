//! What a title says of itself is sound.

use super::Conforms;
use crate::content::Content;
use crate::game::TitleInfo;
use crate::seat::MAX_SEATS;

/// The most bytes an action may have.
const ACTION_BYTES: usize = 8;

/// The title's [`TitleInfo`] makes sense, its laws have names of their own, its content is whole and has one digest.
pub fn info_is_sound<G: Conforms>() -> Result<(), String> {
    let fails = |why: String| format!("{}: {why}", G::INFO.id);
    sound(&G::INFO).map_err(|why| fails(why.to_owned()))?;
    let names: Vec<&str> = G::laws().iter().map(|law| law.name).collect();
    if let Some((_, name)) = names
        .iter()
        .enumerate()
        .find(|(i, name)| names[..*i].contains(name))
    {
        return Err(fails(format!("two laws are called {name:?}")));
    }
    let files = G::Content::built_in_files();
    let (one, other) = (G::Content::load(&files), G::Content::load(&files));
    match (one, other) {
        (Ok(one), Ok(other)) if one.digest() != other.digest() => {
            Err(fails("the same content has two digests".to_owned()))
        }
        (Ok(_), Ok(_)) => Ok(()),
        (Err(why), _) | (_, Err(why)) => Err(fails(format!("the content can't be read: {why}"))),
    }
}

/// Whether a title's description makes sense.
pub fn sound(info: &TitleInfo) -> Result<(), &'static str> {
    let kebab = |text: &str| {
        !text.is_empty()
            && text.split('-').all(|word| {
                !word.is_empty()
                    && word
                        .bytes()
                        .all(|b| b.is_ascii_lowercase() || b.is_ascii_digit())
            })
    };
    let checks = [
        (kebab(info.id), "the id is lower-case words with hyphens"),
        (!info.name.trim().is_empty(), "the name is empty"),
        (!info.designers.trim().is_empty(), "no designer is named"),
        (!info.publisher.trim().is_empty(), "no publisher is named"),
        (
            (1900..=2100).contains(&info.year),
            "the year is not one of this age",
        ),
        (
            (2..=4).contains(&info.prefix.len())
                && info.prefix.bytes().all(|b| b.is_ascii_uppercase()),
            "the prefix is two to four capitals",
        ),
        (info.rules_version >= 1, "the rules version counts from 1"),
        (info.min_seats >= 1, "nobody plays"),
        (
            info.min_seats <= info.max_seats,
            "the fewest seats are more than the most",
        ),
        (
            usize::from(info.max_seats) <= MAX_SEATS,
            "there are more seats than the engine has",
        ),
        (info.max_steps >= 1, "a game has no steps"),
    ];
    checks
        .into_iter()
        .try_for_each(|(holds, why)| if holds { Ok(()) } else { Err(why) })
}

/// An action fits in eight bytes.
pub fn actions_are_small<G: Conforms>() -> Result<(), String> {
    fits(size_of::<G::Action>()).map_err(|why| format!("{}: {why}", G::INFO.id))
}

/// Whether an action of so many bytes is small enough.
pub fn fits(bytes: usize) -> Result<(), String> {
    if bytes <= ACTION_BYTES {
        Ok(())
    } else {
        Err(format!(
            "an action has {bytes} bytes; {ACTION_BYTES} are the most"
        ))
    }
}
