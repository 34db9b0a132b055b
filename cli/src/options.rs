//! A table's options, checked before a title sees them, so that a slip gets a suggestion.

use pantheon_engine::{Message, OptionKind, OptionSpec, Words as _};
use pantheon_games::Title;
use pantheon_locales::{Language, Locale};
use serde_json::{Map, Value};

use crate::complaint::{of_options, plain};
use crate::suggest::{closest, quotable};
use crate::unfit::Unfit;

/// Why options aren't a title's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionsError {
    /// They aren't an object.
    NotAnObject,
    /// The title has no such option.
    UnknownKey {
        /// The key named.
        asked: String,
        /// The keys there are.
        known: Vec<&'static str>,
        /// The key that was probably meant.
        suggestion: Option<&'static str>,
    },
    /// The option doesn't take that value.
    WrongValue {
        /// The key of the option.
        key: &'static str,
        /// The value named.
        value: String,
        /// What it may be.
        expected: Message,
        /// The value that was probably meant.
        suggestion: Option<&'static str>,
    },
}

/// For programs, which read English.
impl std::fmt::Display for OptionsError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&Locale::new(Language::En).say(&of_options(self)))
    }
}

impl std::error::Error for OptionsError {}

impl OptionsError {
    /// What was probably meant.
    pub const fn suggestion(&self) -> Option<&'static str> {
        match self {
            Self::NotAnObject => None,
            Self::UnknownKey { suggestion, .. } | Self::WrongValue { suggestion, .. } => {
                *suggestion
            }
        }
    }
}

/// Reads options from a command line: a JSON object, or `key=value,…`.
pub fn parse(text: &str) -> Result<Value, Unfit> {
    if text.trim_start().starts_with('{') {
        return serde_json::from_str(text).map_err(|why| {
            Message::new("cli-usage-not-json")
                .text("why", why.to_string())
                .into()
        });
    }
    let pair = |pair: &str| {
        let (key, value) = pair
            .split_once('=')
            .ok_or_else(|| Message::new("cli-usage-want-options"))?;
        let value = value.trim();
        let value = serde_json::from_str(value).unwrap_or_else(|_| Value::from(value));
        Ok((key.trim().to_owned(), value))
    };
    let mut options = Map::new();
    for (key, value) in text
        .split(',')
        .filter(|pair| !pair.trim().is_empty())
        .map(pair)
        .collect::<Result<Vec<_>, Unfit>>()?
    {
        if options.contains_key(&key) {
            let key = format!("{:?}", quotable(&key));
            return Err(Message::new("cli-usage-key-twice").text("key", key).into());
        }
        options.insert(key, value);
    }
    Ok(Value::Object(options))
}

/// Checks options against what the title offers. Which of them go together is for the title to say.
pub fn check(title: &dyn Title, options: &Value) -> Result<(), OptionsError> {
    let specs = title.options();
    let options = options.as_object().ok_or(OptionsError::NotAnObject)?;
    options
        .iter()
        .try_for_each(|(key, value)| check_one(&specs, key, value))
}

fn check_one(specs: &[OptionSpec], key: &str, value: &Value) -> Result<(), OptionsError> {
    let Some(spec) = specs.iter().find(|spec| spec.key == key) else {
        let known: Vec<_> = specs.iter().map(|spec| spec.key).collect();
        let suggestion = closest(key, known.iter().copied());
        return Err(OptionsError::UnknownKey {
            asked: quotable(key),
            known,
            suggestion,
        });
    };
    let (fits, expected) = match &spec.kind {
        OptionKind::Flag => (value.is_boolean(), Message::new("cli-error-want-flag")),
        OptionKind::Choice(words) => {
            let fits = value.as_str().is_some_and(|value| words.contains(&value));
            let either = |a: Message, b| Message::new("cli-error-or").word("a", a).word("b", b);
            let words = words.iter().map(plain).reduce(either);
            (fits, words.unwrap_or_else(|| plain("")))
        }
        &OptionKind::Number { min, max } => {
            let fits = value
                .as_i64()
                .is_some_and(|number| (min..=max).contains(&number));
            let expected = Message::new("cli-usage-want-number")
                .text("least", min.to_string())
                .text("greatest", max.to_string());
            (fits, expected)
        }
        OptionKind::List => (value.is_array(), Message::new("cli-error-want-list")),
    };
    if fits {
        return Ok(());
    }
    let suggestion = match (&spec.kind, value) {
        (OptionKind::Choice(words), Value::String(asked)) => closest(asked, words.iter().copied()),
        _ => None,
    };
    let value = quotable(&value.to_string());
    Err(OptionsError::WrongValue {
        key: spec.key,
        value,
        expected,
        suggestion,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn specs() -> [OptionSpec; 4] {
        let spec = |key, kind, default| OptionSpec { key, kind, default };
        [
            spec("powers", OptionKind::Flag, json!(false)),
            spec(
                "map",
                OptionKind::Choice(vec!["first", "random"]),
                json!("first"),
            ),
            spec("rounds", OptionKind::Number { min: 1, max: 3 }, json!(1)),
            spec("tiles", OptionKind::List, json!([])),
        ]
    }

    #[test]
    fn both_spellings_read_the_same() {
        let json = parse(r#"{"powers": true, "map": "random", "rounds": 2}"#);
        assert_eq!(json, parse("powers=true, map=random,rounds=2"));
        assert_eq!(parse(""), Ok(json!({})));
        assert!(parse("powers").is_err());
        assert!(parse("powers=true,powers=false").is_err());
        assert!(parse("{powers}").is_err());
    }

    #[test]
    fn what_a_title_offers_is_accepted() {
        for (key, value) in [
            ("powers", json!(true)),
            ("map", json!("random")),
            ("rounds", json!(3)),
            ("tiles", json!([{"at": [0, 0]}])),
        ] {
            assert_eq!(check_one(&specs(), key, &value), Ok(()));
        }
    }

    #[test]
    fn a_slip_gets_a_suggestion() {
        let slip = |key, value| check_one(&specs(), key, &value).unwrap_err();
        assert_eq!(slip("power", json!(true)).suggestion(), Some("powers"));
        assert_eq!(slip("map", json!("randon")).suggestion(), Some("random"));
        assert_eq!(slip("powers", json!("yes")).suggestion(), None);
        let error = slip("tiles", json!(true)).to_string();
        assert_eq!(error, "option \"tiles\" can't be true: it is a list");
        let error = slip("rounds", json!(4)).to_string();
        assert_eq!(
            error,
            "option \"rounds\" can't be 4: it is a whole number from 1 to 3"
        );
    }
}
