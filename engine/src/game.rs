//! The contract between a title and everything that plays it.

use std::sync::Arc;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::content::Content;
use crate::message::{Message, Words};
use crate::newcomer::Newcomer;
use crate::options::{OptionSpec, Options};
use crate::outcome::{Outcome, ScoreSheet};
use crate::picture::Picture;
use crate::random::Rng;
use crate::seat::{Seat, SeatSet, Viewer};
use crate::step::{Millis, Step};
use crate::terms::Terms;
use crate::violation::Violation;

/// What a title is, before any table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct TitleInfo {
    /// The title's name in commands, folders and records, in lower case with hyphens: `four-winds`.
    pub id: &'static str,
    /// The title's name on the box.
    pub name: &'static str,
    /// Who designed it.
    pub designers: &'static str,
    /// Who published the edition that is implemented.
    pub publisher: &'static str,
    /// When.
    pub year: u16,
    /// What its rule ids begin with: `GR`.
    pub prefix: &'static str,
    /// Counts up when the same actions would lead to another state.
    pub rules_version: u32,
    /// The fewest seats.
    pub min_seats: u8,
    /// The most seats.
    pub max_seats: u8,
    /// No game takes more steps than this.
    pub max_steps: u32,
    /// Whether players ever know different things. If not, a view tells the whole state.
    pub hidden_information: bool,
    /// How many minutes a game takes among people.
    pub minutes: u16,
    /// How much there is to keep in mind, from 1 to 5.
    pub weight: u8,
    /// The table that somebody who has never played it is offered.
    pub newcomer: Newcomer,
}

impl TitleInfo {
    /// What the keys of its texts begin with: its prefix in lower case.
    pub fn text_prefix(&self) -> String {
        self.prefix.to_ascii_lowercase()
    }
}

/// Why a table can't be set up.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// The title isn't played by so many.
    #[error("{title} is played by {min} to {max}, not by {asked}")]
    Seats {
        /// The title.
        title: &'static str,
        /// The fewest seats.
        min: u8,
        /// The most seats.
        max: u8,
        /// What was asked for.
        asked: u8,
    },
    /// An option can't be had, alone or with the others.
    #[error("option {option:?} can't be {value}: {why}")]
    Option {
        /// The option's key.
        option: &'static str,
        /// What was asked for.
        value: String,
        /// What is wrong with it.
        why: &'static str,
    },
}

/// A conservation law: something that holds in every state, such as "no meeple is lost or made".
pub struct Law<G: Game> {
    /// What holds.
    pub name: &'static str,
    /// Checks it, and says what is broken.
    pub holds: fn(&G, &G::State) -> Result<(), String>,
}

/// Says what is broken unless this holds: the last line of most checks of a [`Law`].
pub fn ensure(holds: bool, why: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(why()) }
}

/// The laws of a title, as a table: what holds, and the function that checks it.
///
/// ```ignore
/// pantheon_engine::laws! { FourWinds:
///     "no meeple is lost or made" => meeples,
/// }
/// ```
#[macro_export]
macro_rules! laws {
    ($rules:ty: $($name:literal => $holds:ident,)+) => {
        /// The conservation laws, checked at every step of random play.
        pub(crate) const LAWS: &[$crate::Law<$rules>] = &[
            $($crate::Law { name: $name, holds: $holds },)+
        ];
    };
}

/// The rules of one table: a title's content and options, bound to a number of seats.
///
/// # Laws
///
/// The conformance suite holds every title to these:
///
/// 1. `legal(seat)` lists exactly the actions that `apply(seat, …)` accepts, without repeating one; a seat outside
///    `to_act` has none.
/// 2. A refused action changes nothing.
/// 3. A state without an outcome has somebody to act, and everybody to act has an action.
/// 4. The same content, options, seats, luck and actions give the same state, on every platform.
/// 5. A view, a legal list, a violation and an event depend only on what their reader may know.
/// 6. `imagine(view(state))` gives a state with the same view.
/// 7. Every law of [`Game::laws`] holds in every state that can be reached.
/// 8. Every game ends within [`TitleInfo::max_steps`] steps.
/// 9. A step is an undo barrier unless [`Game::may_be_taken_back`] names its action, and it drew no luck and revealed
///    nothing; what can be taken back shows nobody a secret.
pub trait Game: Sized + Send + Sync + 'static {
    /// What is printed on cards, tiles and boards.
    type Content: Content;
    /// What a table may choose.
    type Options: Options;
    /// A position: a plain value, cheap to clone.
    type State: Clone + Eq + std::fmt::Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// One atomic decision.
    type Action: Copy
        + Eq
        + Ord
        + std::hash::Hash
        + std::fmt::Debug
        + Serialize
        + DeserializeOwned
        + Send
        + Sync
        + 'static;
    /// Something that happened.
    type Event: Clone + Eq + std::fmt::Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// Why an action is refused.
    type Violation: Violation;
    /// What somebody may know, as a type of its own.
    type View: Clone + Eq + std::fmt::Debug + Serialize + DeserializeOwned + Send + Sync + 'static;

    /// What the title is.
    const INFO: TitleInfo;

    /// The oldest version of the rules that is still played. ADR 6 says when an earlier version is.
    const OLDEST_RULES: u32 = Self::INFO.rules_version;

    /// The rules for a table on these terms. So many play, and the version is one that is still played.
    fn on(terms: Terms<Self::Content, Self::Options>) -> Result<Self, SetupError>;

    /// The terms of the table.
    fn terms(&self) -> &Terms<Self::Content, Self::Options>;

    /// Whether so many play.
    fn check_seats(asked: u8) -> Result<(), SetupError> {
        let TitleInfo {
            id,
            min_seats: min,
            max_seats: max,
            ..
        } = Self::INFO;
        if (min..=max).contains(&asked) {
            Ok(())
        } else {
            let title = id;
            Err(SetupError::Seats {
                title,
                min,
                max,
                asked,
            })
        }
    }

    /// The rules for a table.
    fn new(
        content: Arc<Self::Content>,
        options: Self::Options,
        seats: u8,
    ) -> Result<Self, SetupError> {
        Self::under(Self::INFO.rules_version, content, options, seats)
    }

    /// The rules for a table as a version of them says, from [`Game::OLDEST_RULES`] to today's.
    fn under(
        version: u32,
        content: Arc<Self::Content>,
        options: Self::Options,
        seats: u8,
    ) -> Result<Self, SetupError> {
        Self::check_seats(seats)?;
        Self::on(Terms {
            content,
            options,
            seats,
            version,
        })
    }

    /// What a table with this content may choose. Most titles offer the same with any content; what only some content
    /// leaves open is offered with that content only.
    fn option_specs(_content: &Self::Content) -> Vec<OptionSpec> {
        Self::Options::specs()
    }

    /// The version of the rules in use.
    fn version(&self) -> u32 {
        self.terms().version
    }

    /// The content in use.
    #[inline]
    fn content(&self) -> &Self::Content {
        &self.terms().content
    }

    /// The options in use.
    #[inline]
    fn options(&self) -> &Self::Options {
        &self.terms().options
    }

    /// How many sit at the table.
    #[inline]
    fn seats(&self) -> u8 {
        self.terms().seats
    }

    /// Sets the game up. This is step 0.
    fn set_up(&self, step: &mut Step<Self::Event>) -> Self::State;

    /// Who may act now: one seat in turn games, several when play is simultaneous, nobody once it is over.
    fn to_act(&self, state: &Self::State) -> SeatSet;

    /// Lists every legal action of a seat into a reused buffer, which it clears first.
    fn legal(&self, state: &Self::State, seat: Seat, out: &mut Vec<Self::Action>);

    /// Performs an action, or refuses it and changes nothing.
    fn apply(
        &self,
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        step: &mut Step<Self::Event>,
    ) -> Result<(), Self::Violation>;

    /// Whether a player may take such an action back alone, as long as it draws no luck and reveals nothing.
    ///
    /// A title names what may be taken back, in a `match` without a wildcard; what nobody has thought of stands.
    fn may_be_taken_back(_action: Self::Action) -> bool {
        false
    }

    /// Whether a step that was taken is an undo barrier.
    fn is_barrier(action: Self::Action, step: &Step<Self::Event>) -> bool {
        !Self::may_be_taken_back(action) || step.drew_or_revealed()
    }

    /// Lets time pass up to `step.at`. Titles without clocks ignore it.
    fn tick(&self, _state: &mut Self::State, _step: &mut Step<Self::Event>) {}

    /// When the next tick matters, if one does.
    fn deadline(&self, _state: &Self::State) -> Option<Millis> {
        None
    }

    /// What somebody may know, by allow-list.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// A full state that agrees with what a viewer knows, each with the probability it has for them.
    ///
    /// It takes a view, not a state: what a player can't see can't be used by type.
    fn imagine(&self, view: &Self::View, rng: &mut Rng) -> Self::State;

    /// How the game ended, once it has.
    fn outcome(&self, state: &Self::State) -> Option<Outcome>;

    /// Whether the game is over. Cheaper than asking for the outcome.
    fn is_over(&self, state: &Self::State) -> bool;

    /// The score as somebody may know it now, explained.
    fn score(&self, state: &Self::State, viewer: Viewer) -> ScoreSheet;

    /// What holds in every state.
    fn laws() -> &'static [Law<Self>];
}

/// How a title speaks: sentences by key, boards as text. It sees views, so it can't tell a secret.
pub trait Speak: Game {
    /// What [`captions`](Self::captions) are to the title.
    type Captions: Serialize;

    /// What the things of this table are called and say, whoever looks: its cards, tiles, tasks. It follows from content
    /// and options and never changes, so clients ask for it once. It holds messages, and such facts as drawings need.
    fn captions(&self) -> Self::Captions;

    /// What is asked of a seat now: "Choose a territory for your meeple".
    fn ask(&self, view: &Self::View, seat: Seat) -> Message;

    /// What an action is, in a few words.
    fn say_action(&self, view: &Self::View, seat: Seat, action: Self::Action) -> Message;

    /// What happened.
    fn say_event(&self, event: &Self::Event) -> Message;

    /// The whole table in sentences, a message each and what matters most first, for those who hear it instead of
    /// seeing it.
    fn describe(&self, _view: &Self::View) -> Vec<Message> {
        Vec::new()
    }

    /// The whole table as text, at most 100 columns wide.
    fn draw(&self, view: &Self::View, words: &dyn Words) -> Picture;
}
