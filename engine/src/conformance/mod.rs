//! The battery of laws that every title passes with one line.
//!
//! A title implements [`Conforms`] in its own unit tests and writes `pantheon_engine::conformance!(MyTitle);` beside
//! it. That makes one test per law. Each plays random games of every number of seats with every set of options; all
//! numbers are fixed, so a failure names the game and step and comes back every time ([`position`] leads there).
//!
//! Three laws read files of the title's crate: `tests/playthroughs/*.txt` (games told as text), `perft.txt` (counts of
//! legal sequences) and `tests/records/*.pantheon` (finished games). With `PANTHEON_BLESS=1` in the environment the
//! first two are written instead of compared, and records that are missing are made.
//!
//! Beside the battery stand what else all titles have: [`typescript!`](crate::typescript) for the types of a board,
//! [`allocation!`](crate::allocation), [`benches!`](crate::benches), and [`scene!`](crate::scene) for tests of rules.

mod agreement;
mod allocation;
mod conservation;
mod content;
mod editions;
mod endings;
mod foreseeing;
mod frequencies;
mod golden;
mod imagining;
mod info;
mod kept;
mod perft;
mod refusals;
mod replays;
mod round_trips;
mod scene;
mod secrecy;
mod snapshots;
mod speech;
pub mod speed;
mod table;
mod tables;
mod telling;
mod trial;
#[cfg(feature = "ts")]
mod typescript;
mod undo;
mod walk;

pub use agreement::legal_and_apply_agree;
pub use allocation::{
    CountingAllocator, playing_allocates_nothing, positions_are_plain, refusing_allocates_nothing,
};
pub use conservation::laws_hold;
pub use content::{changed_files, knows_of_values, refuses_content};
pub use editions::{editions_are_kept, kept};
pub use endings::every_game_ends;
pub use foreseeing::what_is_foreseen_happens;
pub use frequencies::imagined_parts_are_as_frequent_as_real_ones;
pub use golden::{golden_games_are_told_the_same, told};
pub use imagining::imagined_states_fit_the_view;
pub use info::{actions_are_small, fits, info_is_sound, sound};
pub use kept::kept_records_hold;
pub use perft::{legal_sequences_are_counted_the_same, perft};
pub use refusals::{every_refusal_is_named, refusals_are_sound};
pub use replays::replays_are_equal;
pub use round_trips::{records_come_back, values_come_back};
pub use scene::{Scene, seat};
pub use secrecy::{hidden_parts_show_nowhere, steps_taken_back_show_nothing};
pub use snapshots::snapshots_go_on;
pub use speech::sentences_and_pictures_are_sound;
pub use table::position;
pub use tables::every_table_can_be_played;
pub use telling::events_tell_no_more_than_views;
pub use trial::{Refused, every_action_is_tried, refusals_are_true};
#[cfg(feature = "ts")]
pub use typescript::TypeScript;
pub use undo::undo_is_exact;

use crate::game::Speak;
use crate::random::Rng;
use crate::seat::Viewer;

/// What the battery has to know of a title besides its rules.
pub trait Conforms: Speak {
    /// Any well-formed action, legal or not: each kind of action should come up, with good and bad arguments.
    fn any_action(&self, state: &Self::State, rng: &mut Rng) -> Self::Action;

    /// Small numbers that this viewer can't know, such as the lowest card of each other hand.
    ///
    /// In random play each must come up as often in real states as in states imagined from their views. A state for
    /// which that isn't so (because choices betray a hand, say) is left out by an empty list. The n-th number always
    /// means the same for the same viewer and number of seats. Titles without hidden information need none.
    fn hidden_features(&self, _state: &Self::State, _viewer: Viewer) -> Vec<u32> {
        Vec::new()
    }

    /// Whether an event tells what all can see happen though no view keeps it, such as the throw of a die.
    ///
    /// Any other event may tell a viewer only what the views before and after it tell.
    fn is_passing(&self, _event: &Self::Event) -> bool {
        false
    }
}

/// Fails a test with what a law found.
pub fn check(found: Result<(), String>) {
    if let Err(why) = found {
        panic!("{why}");
    }
}

/// Whether files are to be written instead of compared.
pub fn blessing() -> bool {
    std::env::var_os("PANTHEON_BLESS").is_some_and(|value| value == "1")
}

/// Holds a title to every law: one test for each.
///
/// The title implements [`Conforms`](crate::conformance::Conforms). Only one such line goes into a module.
#[macro_export]
macro_rules! conformance {
    ($title:ty) => {
        mod conformance_laws {
            #[allow(unused_imports)]
            use super::*;

            $crate::conformance!(@laws $title,
                legal_and_apply_agree,
                every_game_ends,
                values_come_back,
                records_come_back,
                replays_are_equal,
                undo_is_exact,
                snapshots_go_on,
                hidden_parts_show_nowhere,
                steps_taken_back_show_nothing,
                events_tell_no_more_than_views,
                what_is_foreseen_happens,
                imagined_states_fit_the_view,
                laws_hold,
                every_table_can_be_played,
                imagined_parts_are_as_frequent_as_real_ones,
                every_refusal_is_named,
                info_is_sound,
                editions_are_kept,
                actions_are_small,
                sentences_and_pictures_are_sound,
            );

            #[test]
            fn golden_games_are_told_the_same() {
                let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs");
                $crate::conformance::check($crate::conformance::golden_games_are_told_the_same::<$title>(
                    &folder,
                    $crate::conformance::blessing(),
                ));
            }

            #[test]
            fn kept_records_replay_and_verify() {
                let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records");
                $crate::conformance::check($crate::conformance::kept_records_hold::<$title>(
                    &folder,
                    $crate::conformance::blessing(),
                ));
            }

            #[test]
            fn legal_sequences_are_counted_the_same() {
                let file = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("perft.txt");
                $crate::conformance::check($crate::conformance::legal_sequences_are_counted_the_same::<$title>(
                    &file,
                    $crate::conformance::blessing(),
                ));
            }
        }
    };
    (@laws $title:ty, $($law:ident,)*) => {
        $(
            #[test]
            fn $law() {
                $crate::conformance::check($crate::conformance::$law::<$title>());
            }
        )*
    };
}
