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
