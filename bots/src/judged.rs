//! What a title tells its players about a position: named features, progress, and how an action looks at first sight.

use pantheon_engine::{Game, Millis, Party, Seat};

use crate::bot::Bot;
use crate::judge::Judge;
use crate::search::{SearchParams, SearchPlan};

/// The parameters of a planner.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PlannerParams {
    /// How much noise is in its choice, in the logarithm of odds.
    pub noise: f32,
    /// On how many imagined states it weighs its plans.
    pub samples: u8,
    /// How long it takes to act where people act at the same time.
    pub reaction: Millis,
    /// How it searches among the first steps of its plans, if it does.
    pub search: Option<SearchPlan>,
}

/// What a decision can be about: features that belong together, and the rules that they come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Theme {
    /// Its name; its word is `<prefix>-theme-<name>` in `locales/`.
    pub name: &'static str,
    /// The features that belong to it.
    pub features: &'static [&'static str],
    /// The rules that say what they are worth.
    pub rules: &'static [&'static str],
}

/// A title that bots can judge. A judgement is a sum of named features, each with a weight that is data
/// (`titles/<title>/weights.toml`).
///
/// All methods see a state that was imagined from a view.
pub trait Judged: Game {
    /// The features' names, in the order in which [`Judged::features`] writes them.
    const FEATURES: &'static [&'static str];

    /// What the features are about, in words that people know: each feature belongs to one theme.
    const THEMES: &'static [Theme];

    /// The text of the title's weights.
    const WEIGHTS: &'static str;

    /// The text of the title's levels.
    const LEVELS: &'static str;

    /// The parameters of a search of this title, unless somebody says otherwise.
    const SEARCH_PARAMS: SearchParams;

    /// Whether others' points are hidden to the end, so that who wins an imagined game is a guess.
    const ENDINGS_ARE_GUESSES: bool = false;

    /// Writes what speaks for this party in the position. `out` has one place for each feature and is all zero.
    fn features(&self, state: &Self::State, party: Party, out: &mut [f32]);

    /// How far the game has come: 0 at the beginning, 1 at the end. Weights go from early to late with it.
    fn progress(&self, state: &Self::State) -> f32;

    /// The number of the part of the game that is played, where games have parts that people speak of: rounds, say. What
    /// one is called is `<prefix>-stage` in `locales/`.
    fn stage(&self, _state: &Self::State) -> Option<u8> {
        None
    }

    /// Whether the position can be judged: nobody is in the middle of something.
    fn is_quiet(&self, state: &Self::State) -> bool;

    /// The prior of an action, before it is tried, in the logarithm of odds: for playouts, which can't try everything.
    fn prior(&self, _state: &Self::State, _seat: Seat, _action: Self::Action) -> f32 {
        0.0
    }

    /// The rules that say what an action does.
    fn rules_of(action: Self::Action) -> &'static [&'static str];

    /// Whether an action is out of the question for a player who wants to win, such as leaving the table. A list of
    /// which all are is taken as it is.
    fn is_absurd(&self, _state: &Self::State, _seat: Seat, _action: Self::Action) -> bool {
        false
    }

    /// Whether a seat that may act has nothing to do but to wait for others or for time to pass. Only where several may
    /// act or a clock runs.
    fn waits(&self, _state: &Self::State, _seat: Seat) -> bool {
        false
    }

    /// A player of the title's own that weighs whole plans, if it has one.
    fn planner(
        _judge: &Judge<Self>,
        _params: PlannerParams,
        _seed: u64,
    ) -> Option<Box<dyn Bot<Self>>> {
        None
    }

    /// Whether the rules play an opponent at this table.
    fn has_automa(&self) -> bool {
        false
    }
}
