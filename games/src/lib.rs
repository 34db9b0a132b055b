//! The shelf: the one list of titles.
//!
//! Every title has its own types for states, actions and views. Here they are erased to JSON, messages and
//! pictures, so that all rooms below (command line, server, browser) handle any title in the same way and a new
//! title is one more line in [`titles`].
//!
//! ```
//! use pantheon_games::{Setup, title};
//!
//! let rome = title("gods-of-rome").unwrap();
//! let table = rome.set_up(&Setup { seats: 3, ..Setup::default() }).unwrap();
//! let seat = table.to_act().first().unwrap();
//! assert!(!table.legal(seat).is_empty());
//! ```

mod any_table;
mod any_title;
mod error;
mod reason;
mod simulation;

pub use any_table::{Choice, Happening, Table};
pub use any_title::{ContentSource, Setup, Title, TypedTitle};
pub use error::ShelfError;
pub use reason::Place;
pub use simulation::{SimFailure, SimGame, SimRequest};

use pantheon_bora_bora::BoraBora;
use pantheon_deus::Deus;
use pantheon_four_gods::FourGods;
use pantheon_gods_of_rome::GodsOfRome;

/// The examples in the README are tests too.
#[cfg(doctest)]
#[doc = include_str!("../../README.md")]
struct Readme;

/// Every title, in the order in which people see them.
pub fn titles() -> Vec<Box<dyn Title>> {
    vec![
        Box::new(TypedTitle::<GodsOfRome>::built_in()),
        Box::new(TypedTitle::<FourGods>::built_in()),
        Box::new(TypedTitle::<Deus>::built_in()),
        Box::new(TypedTitle::<BoraBora>::built_in()),
    ]
}

/// The title with this id.
pub fn title(id: &str) -> Result<Box<dyn Title>, ShelfError> {
    titles()
        .into_iter()
        .find(|title| title.info().id == id)
        .ok_or_else(|| ShelfError::UnknownTitle {
            asked: id.to_owned(),
            known: titles()
                .iter()
                .map(|title| title.info().id.to_owned())
                .collect(),
        })
}
