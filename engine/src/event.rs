//! What happened, and what is said of it.

/// A title's table of events: makes the `enum` and its sentences, one row each.
///
/// A row is what happened, as documentation; the variant, with who, what and where; the key of the sentence; and the
/// facts that the sentence mentions, by the names of the fields or as `name = value`. Instead of a key there may be a
/// message to which the facts are added. Where one field decides what is said, `by field => { pattern => (key, facts…),
/// … }` lists its cases. Values may ask the game, by the name that the table gives it.
///
/// Clients are told events, so they are written in kebab case, and for TypeScript where the title's feature `ts` is on.
///
/// ```
/// use pantheon_engine::{Message, Seat};
///
/// pub struct Rome {
///     pub last_round: u8,
/// }
///
/// pantheon_engine::events! {
///     /// Something that happened.
///     #[derive(Copy)]
///     pub enum Event of rome: Rome {
///         /// A player drew cards.
///         Drew { seat: Seat, count: u8 } => ("ex-event-drew", who = seat, count),
///         /// A player passed, and may be the last to do so.
///         Passed { seat: Seat, all: bool } by all => {
///             false => ("ex-event-passed", who = seat),
///             true => ("ex-event-all-passed"),
///         },
///         /// A round began.
///         Round { round: u8 } => ("ex-event-round", round, left = rome.last_round - round),
///     }
/// }
///
/// let rome = Rome { last_round: 5 };
/// let drew = Event::Drew { seat: Seat::FIRST, count: 2 };
/// assert_eq!(drew.message(&rome), Message::by("ex-event-drew", Seat::FIRST).number("count", 2));
/// assert_eq!(Event::Round { round: 4 }.message(&rome).args.len(), 2);
/// ```
#[macro_export]
macro_rules! events {
    (
        $(#[$about:meta])*
        pub enum $event:ident of $game:ident: $title:ident {
            $(
                $(#[$each:meta])*
                $variant:ident $({ $($(#[$attribute:meta])* $fact:ident: $type:ty),* $(,)? })? $(by $by:ident)?
                => $told:tt
            ),* $(,)?
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[serde(rename_all = "kebab-case")]
        #[allow(missing_docs, reason = "each variant says what its fields are")]
        pub enum $event {
            $($(#[$each])* $variant $({ $($(#[$attribute])* $fact: $type),* })?,)*
        }

        impl $event {
            /// What is said of it.
            #[allow(
                unused_variables,
                clippy::clone_on_copy,
                clippy::match_same_arms,
                reason = "a row has what it needs, and not every title's events are plain enough to be copied"
            )]
            pub fn message(&self, $game: &$title) -> $crate::Message {
                match self.clone() {
                    $(Self::$variant $({ $($fact),* })? => $crate::events!(@message $($by)? $told),)*
                }
            }
        }
    };
    (@message ($said:expr $(, $fact:ident $(= $value:expr)?)* $(,)?)) => {
        $crate::Message::from($said)$(.with(stringify!($fact), $crate::events!(@value $fact $(= $value)?)))*
    };
    (@message $by:ident { $($case:pat => $told:tt),* $(,)? }) => {
        match $by {
            $($case => $crate::events!(@message $told),)*
        }
    };
    (@value $fact:ident) => {
        $fact
    };
    (@value $fact:ident = $value:expr) => {
        $value
    };
}
