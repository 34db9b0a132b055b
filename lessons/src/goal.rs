//! What a step asks for, and whether it is so.

use pantheon_engine::{Party, Seat, Viewer};
use pantheon_games::AnyMatch;
use serde::Deserialize;
use serde_json::Value;

/// What is to be so.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Goal {
    /// The learner did something like one of these.
    Did(Vec<Value>),
    /// Something like this was told.
    Told(Value),
    /// A place of the view has exactly this.
    Is(Figure<Value>),
    /// A number of the view is at least so much.
    Least(Figure<i64>),
    /// A number of the view has changed by at least so much; below zero, has fallen by as much.
    Gain(Figure<i64>),
    /// The learner's points have risen by at least so many.
    Score(i64),
    /// The learner tried what this rule forbids.
    Refused(String),
    /// The game is over.
    Over,
    /// All of these are so.
    All(Vec<Self>),
    /// One of these is so.
    Any(Vec<Self>),
    /// This isn't so.
    Not(Box<Self>),
}

/// A place in the learner's view, and what is said of it. Of a list it is how long it is that counts as its number.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Figure<Of> {
    /// Where, as a JSON pointer.
    pub at: String,
    /// What.
    pub is: Of,
}

/// Numbers of a view.
pub(crate) trait Number {
    /// The number there, or how many are listed there.
    fn number(&self, at: &str) -> Option<i64>;
}

impl Number for Value {
    fn number(&self, at: &str) -> Option<i64> {
        match self.pointer(at)? {
            Self::Number(number) => number.as_i64(),
            Self::Array(list) => i64::try_from(list.len()).ok(),
            _ => None,
        }
    }
}

/// What has come about since a step began.
pub(crate) struct Since<'a> {
    pub(crate) seat: Seat,
    pub(crate) before: &'a dyn AnyMatch,
    pub(crate) now: &'a dyn AnyMatch,
    pub(crate) did: &'a [Value],
    pub(crate) told: &'a [Value],
    pub(crate) refused: Option<&'a str>,
}

impl Since<'_> {
    /// Whether a goal is reached.
    pub(crate) fn reached(&self, goal: &Goal) -> bool {
        let viewer = Viewer::Seat(self.seat);
        match goal {
            Goal::Did(any) => any.iter().any(|one| has(self.did, one)),
            Goal::Told(event) => has(self.told, event),
            Goal::Is(Figure { at, is }) => self.now.view(viewer).pointer(at) == Some(is),
            Goal::Least(Figure { at, is }) => {
                let now = self.now.view(viewer).number(at);
                now.is_some_and(|now| now >= *is)
            }
            Goal::Gain(Figure { at, is }) => {
                let [before, now] = [self.before, self.now].map(|it| it.view(viewer).number(at));
                let gain = now.zip(before).map(|(now, before)| now - before);
                gain.is_some_and(|gain| if *is < 0 { gain <= *is } else { gain >= *is })
            }
            Goal::Score(by) => points(self.now, self.seat) - points(self.before, self.seat) >= *by,
            Goal::Refused(rule) => self.refused == Some(rule),
            Goal::Over => self.now.outcome().is_some(),
            Goal::All(goals) => goals.iter().all(|goal| self.reached(goal)),
            Goal::Any(goals) => goals.iter().any(|goal| self.reached(goal)),
            Goal::Not(goal) => !self.reached(goal),
        }
    }
}

impl Goal {
    /// Whether being refused is, or may be, what it asks for.
    pub(crate) fn wants_refusal(&self) -> bool {
        match self {
            Self::Refused(_) => true,
            Self::All(goals) | Self::Any(goals) => goals.iter().any(Self::wants_refusal),
            _ => false,
        }
    }
}

fn points(table: &dyn AnyMatch, seat: Seat) -> i64 {
    let sheet = table.score(Viewer::Seat(seat));
    i64::from(sheet.total(Party::Seat(seat)))
}

/// Whether one of these is like the pattern.
pub(crate) fn has(all: &[Value], pattern: &Value) -> bool {
    all.iter().any(|one| is_like(one, pattern))
}

/// Whether something has all that a pattern names. A word alone stands for anything of that kind.
fn is_like(value: &Value, pattern: &Value) -> bool {
    match (value, pattern) {
        (Value::Object(value), Value::String(kind)) => value.len() == 1 && value.contains_key(kind),
        (Value::Object(value), Value::Object(pattern)) => pattern
            .iter()
            .all(|(key, pattern)| value.get(key).is_some_and(|value| is_like(value, pattern))),
        (Value::Array(value), Value::Array(pattern)) => {
            value.len() == pattern.len()
                && value
                    .iter()
                    .zip(pattern)
                    .all(|(one, like)| is_like(one, like))
        }
        (value, pattern) => value == pattern,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_pattern_names_what_matters() {
        let event = json!({"moved": {"seat": 0, "from": 2, "to": 4}});
        for like in [
            json!("moved"),
            json!({"moved": {}}),
            json!({"moved": {"to": 4}}),
        ] {
            assert!(is_like(&event, &like), "{like}");
        }
        for unlike in [
            json!("entered"),
            json!({"moved": {"to": 5}}),
            json!({"moved": {"by": 2}}),
        ] {
            assert!(!is_like(&event, &unlike), "{unlike}");
        }
        assert!(is_like(&json!("pass"), &json!("pass")));
        assert!(!is_like(&json!("pass"), &json!("enter")));
        assert!(!is_like(&json!([1, 2]), &json!([1])));
    }

    #[test]
    fn numbers_are_found_in_a_view() {
        let view = json!({"favour": 3, "hand": [1, 2], "name": "Ana"});
        assert_eq!(view.number("/favour"), Some(3));
        assert_eq!(view.number("/hand"), Some(2));
        assert_eq!(view.number("/name"), None);
        assert_eq!(view.number("/nothing"), None);
    }
}
