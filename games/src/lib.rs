//! The shelf: the one list of titles.
//!
//! Every title has its own types for states, actions and views. Here they are erased to JSON, messages and
//! pictures, so that all rooms below (command line, server, browser) handle any title in the same way. A new title is
//! a line in [`for_each_title`] and one that names its crate.
//!
//! ```
//! use pantheon_games::{Setup, title};
//!
//! let rome = title("gods-of-rome").unwrap();
//! let game = rome.set_up(&Setup { seats: 3, ..Setup::default() }).unwrap();
//! let seat = game.to_act().first().unwrap();
//! assert!(!game.legal(seat).is_empty());
//! ```

mod any_match;
mod any_title;
mod error;
mod reason;
pub mod samples;
mod simulation;

pub use any_match::{AnyMatch, Choice, DryRun, Happening, Seen, Written};
pub use any_title::{ContentSource, Setup, Title, TypedTitle};
pub use error::ShelfError;
pub use reason::Place;
pub use simulation::{SimFailure, SimGame, SimRequest};

use pantheon_engine::{Game, TitleInfo};

pub use pantheon_bora_bora as bora_bora;
pub use pantheon_deus as deus;
pub use pantheon_four_gods as four_gods;
pub use pantheon_gods_of_rome as gods_of_rome;
pub use pantheon_royal_game_of_ur as royal_game_of_ur;

/// Gives a macro every title, in the order in which people see them: a name that may be a function's or a module's, and
/// the type of its rules. So who needs the types writes no list of them.
///
/// ```
/// macro_rules! ids {
///     ($($name:ident: $title:ty),* $(,)?) => { [$(<$title as pantheon_engine::Game>::INFO.id),*] };
/// }
/// assert_eq!(pantheon_games::for_each_title!(ids).len(), pantheon_games::titles().len());
/// ```
#[macro_export]
macro_rules! for_each_title {
    ($with:ident) => {
        $with! {
            gods_of_rome: $crate::gods_of_rome::GodsOfRome,
            four_gods: $crate::four_gods::FourGods,
            deus: $crate::deus::Deus,
            bora_bora: $crate::bora_bora::BoraBora,
            royal_game_of_ur: $crate::royal_game_of_ur::RoyalGameOfUr,
        }
    };
}

/// The examples in the README are tests too.
#[cfg(doctest)]
#[doc = include_str!("../../README.md")]
struct Readme;

/// What every title is, in the order in which people see them.
pub const TITLES: &[TitleInfo] = {
    macro_rules! infos {
        ($($name:ident: $title:ty),* $(,)?) => {
            &[$(<$title as Game>::INFO),*]
        };
    }
    for_each_title!(infos)
};

/// Every title, in the same order.
pub fn titles() -> Vec<Box<dyn Title>> {
    macro_rules! built_in {
        ($($name:ident: $title:ty),* $(,)?) => {
            vec![$(Box::new(TypedTitle::<$title>::built_in())),*]
        };
    }
    for_each_title!(built_in)
}

/// The title with this id.
pub fn title(id: &str) -> Result<Box<dyn Title>, ShelfError> {
    titles()
        .into_iter()
        .find(|title| title.info().id == id)
        .ok_or_else(|| ShelfError::UnknownTitle {
            asked: id.to_owned(),
            known: TITLES.iter().map(|info| info.id.to_owned()).collect(),
        })
}
