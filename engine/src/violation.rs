//! Refusals that teach: every one cites the rule it rests on.

use serde::{Deserialize, Serialize};

use crate::message::Message;

/// A rule's number in its title's catalogue, such as `GR-V1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
pub struct RuleId(pub &'static str);

impl std::fmt::Display for RuleId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.0)
    }
}

/// Why a title refuses an action: an `enum` whose variants carry the facts.
///
/// Words are not here: [`Violation::message`] names a text in `locales/` and hands it the facts.
pub trait Violation: Copy + Eq + std::fmt::Debug + Send + Sync + 'static {
    /// The rule that forbids the action.
    fn rule(&self) -> RuleId;

    /// The key of the sentence and the facts in it.
    fn message(&self) -> Message;

    /// One of every kind of refusal, so that tests can check that each rule and sentence exists.
    fn examples() -> Vec<Self>;
}

/// A title's table of refusals: makes the `enum` and its [`Violation`], one row each.
///
/// A row is what is wrong, as documentation; the variant, with facts and examples of each (anything that can be walked
/// through, an `Option` as well; every combination is an example); the rule; the key of the sentence; and the facts
/// that the sentence mentions, by the names of the fields or as `name = value`. Rule and key may be asked of the facts.
/// Where one fact decides everything, `by fact => { pattern => (rule, key, facts…), … }` lists its cases.
///
/// ```
/// use pantheon_engine::{Seat, Violation as _};
///
/// #[derive(Clone, Copy, Debug, PartialEq, Eq)]
/// pub enum Phase {
///     Dice,
///     Over,
/// }
///
/// pantheon_engine::violations! {
///     /// Why an action is refused.
///     pub enum Violation {
///         /// It is another player's turn.
///         NotYourTurn { turn: Seat in [Seat::FIRST] } => ("EX-T1", "ex-refusal-not-your-turn", turn),
///         /// There is no such die.
///         NoSuchDie { face: u8 in [4] } => ("EX-A1", "ex-refusal-no-such-die", pips = face),
///         /// Something else comes first.
///         NotNow { phase: Phase in [Phase::Dice, Phase::Over] } by phase => {
///             Phase::Dice => ("EX-A1", "ex-refusal-die-first"),
///             Phase::Over => ("EX-E1", "ex-refusal-game-over"),
///         },
///         /// There is nothing left.
///         Empty => ("EX-A2", "ex-refusal-empty"),
///     }
/// }
///
/// let rules: Vec<&str> = Violation::examples().iter().map(|why| why.rule().0).collect();
/// assert_eq!(rules, ["EX-T1", "EX-A1", "EX-A1", "EX-E1", "EX-A2"]);
/// assert_eq!(Violation::NoSuchDie { face: 3 }.message().args[0].0, "pips");
/// ```
#[macro_export]
macro_rules! violations {
    (
        $(#[$about:meta])*
        $vis:vis enum $name:ident {
            $(
                $(#[$each:meta])*
                $variant:ident $({ $($fact:ident: $type:ident in $examples:expr),* $(,)? })? $(by $by:ident)?
                => $verdict:tt
            ),* $(,)?
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[allow(missing_docs, reason = "the facts say who, what and where; each variant says what is wrong")]
        $vis enum $name {
            $($(#[$each])* $variant $({ $($fact: $type),* })?,)*
        }

        #[allow(
            unused_variables,
            clippy::match_same_arms,
            reason = "a row tells everything of its refusal, and that may be what another tells"
        )]
        impl $crate::Violation for $name {
            fn rule(&self) -> $crate::RuleId {
                $crate::RuleId(match *self {
                    $(Self::$variant $({ $($fact),* })? => $crate::violations!(@rule $($by)? $verdict),)*
                })
            }

            fn message(&self) -> $crate::Message {
                match *self {
                    $(Self::$variant $({ $($fact),* })? => $crate::violations!(@message $($by)? $verdict),)*
                }
            }

            fn examples() -> Vec<Self> {
                let mut all = Vec::new();
                $($crate::violations!(
                    @each all, Self::$variant $({ $($fact),* })? $($(, $fact in $examples)*)?
                );)*
                all
            }
        }
    };
    (@rule ($rule:expr, $key:expr $(, $fact:ident $(= $value:expr)?)* $(,)?)) => {
        $rule
    };
    (@rule $by:ident { $($case:pat => $verdict:tt),* $(,)? }) => {
        match $by {
            $($case => $crate::violations!(@rule $verdict),)*
        }
    };
    (@message ($rule:expr, $key:expr $(, $fact:ident $(= $value:expr)?)* $(,)?)) => {
        $crate::Message::new($key)$(.with(stringify!($fact), $crate::violations!(@value $fact $(= $value)?)))*
    };
    (@message $by:ident { $($case:pat => $verdict:tt),* $(,)? }) => {
        match $by {
            $($case => $crate::violations!(@message $verdict),)*
        }
    };
    (@value $fact:ident) => {
        $fact
    };
    (@value $fact:ident = $value:expr) => {
        $value
    };
    (@each $all:ident, $example:expr) => {
        $all.push($example)
    };
    (@each $all:ident, $example:expr, $fact:ident in $examples:expr $(, $other:ident in $others:expr)*) => {
        for $fact in IntoIterator::into_iter($examples) {
            $crate::violations!(@each $all, $example $(, $other in $others)*);
        }
    };
}

/// What an action needs, or else is refused for this reason.
#[inline]
pub fn need<V: Violation>(holds: bool, why: V) -> Result<(), V> {
    if holds { Ok(()) } else { Err(why) }
}

/// What forbids an action, which then is refused for this reason.
#[inline]
pub fn forbid<V: Violation>(holds: bool, why: V) -> Result<(), V> {
    need(!holds, why)
}

/// A violation in a form that can be sent to anybody: rule, code and facts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Refusal {
    /// The rule that forbids the action, such as `GR-V1`.
    pub rule: String,
    /// The refusal's sentence and facts, to be said in the reader's language.
    pub message: Message,
}

impl<V: Violation> From<V> for Refusal {
    fn from(violation: V) -> Self {
        Self {
            rule: violation.rule().0.to_owned(),
            message: violation.message(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Refusal, Violation as _};
    use crate::message::Message;
    use crate::seat::Seat;

    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    enum Decision {
        Die,
        Pay { price: u8 },
    }

    violations! {
        /// Why an action is refused.
        enum Why {
            /// It is another player's turn.
            NotYourTurn { turn: Seat in Seat::new(1), step: u8 in [1, 2] } => ("EX-T1", "ex-not-your-turn", turn, at = step),
            /// Something else comes first.
            NotNow { decision: Decision in [Decision::Die, Decision::Pay { price: 3 }] } by decision => {
                Decision::Die => ("EX-A1", "ex-die-first"),
                Decision::Pay { price } => (if price > 2 { "EX-A2" } else { "EX-A3" }, "ex-pay-first", price),
            },
            /// There is nothing left.
            Empty => ("EX-A4", "ex-empty"),
        }
    }

    #[test]
    fn a_row_tells_all_of_a_refusal() {
        let told: Vec<Refusal> = Why::examples().into_iter().map(Refusal::from).collect();
        let late = |step: u8| {
            let turn = Seat::new(1).unwrap();
            Message::new("ex-not-your-turn")
                .seat("turn", turn)
                .number("at", step)
        };
        let expected = [
            ("EX-T1", late(1)),
            ("EX-T1", late(2)),
            ("EX-A1", Message::new("ex-die-first")),
            ("EX-A2", Message::new("ex-pay-first").number("price", 3)),
            ("EX-A4", Message::new("ex-empty")),
        ];
        let expected = expected.map(|(rule, message)| Refusal {
            rule: rule.to_owned(),
            message,
        });
        assert_eq!(told, expected);
        let cheap = Why::NotNow {
            decision: Decision::Pay { price: 1 },
        };
        assert_eq!(cheap.rule().0, "EX-A3");
        assert_eq!(
            format!("{cheap:?}"),
            "NotNow { decision: Pay { price: 1 } }"
        );
    }
}
