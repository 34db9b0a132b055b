//! The fields of a request, taken out one by one; what is left over was a mistake.

use pantheon_engine::{Seat, Viewer};
use pantheon_locales::Language;
use serde_json::{Map, Value};

use super::reply::{Code, Failure};
use crate::suggest::{closest, quotable};

/// The fields of a request that weren't taken yet.
pub struct Fields {
    rest: Map<String, Value>,
    asked: Vec<&'static str>,
}

impl Fields {
    /// These fields.
    pub const fn new(rest: Map<String, Value>) -> Self {
        Self {
            rest,
            asked: Vec::new(),
        }
    }

    /// A field, if it is there. `null` is the same as nothing.
    pub fn any(&mut self, name: &'static str) -> Option<Value> {
        self.asked.push(name);
        self.rest.remove(name).filter(|value| !value.is_null())
    }

    /// A text, if it is there.
    pub fn text(&mut self, name: &'static str) -> Result<Option<String>, Failure> {
        match self.any(name) {
            None => Ok(None),
            Some(Value::String(text)) => Ok(Some(text)),
            Some(other) => Err(wrong(name, "a text", &other)),
        }
    }

    /// A list of texts; empty if it isn't there.
    pub fn texts(&mut self, name: &'static str) -> Result<Vec<String>, Failure> {
        let Some(value) = self.any(name) else {
            return Ok(Vec::new());
        };
        serde_json::from_value(value.clone()).map_err(|_| wrong(name, "a list of texts", &value))
    }

    /// A whole number, if it is there.
    pub fn number<T: TryFrom<u64>>(&mut self, name: &'static str) -> Result<Option<T>, Failure> {
        let Some(value) = self.any(name) else {
            return Ok(None);
        };
        let Value::Number(number) = &value else {
            return Err(wrong(name, "a whole number", &value));
        };
        let number = number.as_u64().and_then(|number| T::try_from(number).ok());
        let unfit = || {
            let message =
                format!("{name} is a whole number that isn't negative or too large, not {value}");
            Failure::new(Code::OutOfBounds, message).at(name)
        };
        number.map(Some).ok_or_else(unfit)
    }

    /// A seat's number, if it is there.
    pub fn seat(&mut self, name: &'static str) -> Result<Option<Seat>, Failure> {
        let Some(number) = self.number::<u64>(name)? else {
            return Ok(None);
        };
        let seat = u8::try_from(number).ok().and_then(Seat::new);
        let nobody =
            || Failure::new(Code::NoSuchSeat, format!("there is no seat {number}")).at(name);
        seat.map(Some).ok_or_else(nobody)
    }

    /// Whose eyes to see with; a spectator's if it isn't there.
    pub fn viewer(&mut self) -> Result<Viewer, Failure> {
        match self.any("viewer") {
            None => Ok(Viewer::Spectator),
            Some(Value::String(word)) if word == "spectator" => Ok(Viewer::Spectator),
            Some(number @ Value::Number(_)) => {
                self.rest.insert("viewer".to_owned(), number);
                Ok(self.seat("viewer")?.map_or(Viewer::Spectator, Viewer::Seat))
            }
            Some(other) => Err(wrong("viewer", "a seat's number or \"spectator\"", &other)),
        }
    }

    /// A language, if it is there.
    pub fn language(&mut self) -> Result<Option<Language>, Failure> {
        let Some(tag) = self.text("lang")? else {
            return Ok(None);
        };
        let known = Language::ALL.map(Language::code);
        let unknown = || {
            let message = format!("there is no language {:?}", quotable(&tag));
            Failure::new(Code::UnknownLanguage, message)
                .at("lang")
                .suggesting(closest(&tag, known))
        };
        Language::parse(&tag).map(Some).ok_or_else(unknown)
    }

    /// Takes fields that are of no use here.
    pub fn ignore(&mut self, names: &[&'static str]) {
        for name in names {
            self.any(name);
        }
    }

    /// Refuses what wasn't taken.
    pub fn done(self) -> Result<(), Failure> {
        let Some(name) = self.rest.keys().next() else {
            return Ok(());
        };
        let known = if self.asked.is_empty() {
            "none".to_owned()
        } else {
            self.asked.join(", ")
        };
        let message = format!("there is no field {:?}; there are: {known}", quotable(name));
        Err(Failure::new(Code::UnknownField, message).suggesting(closest(name, self.asked)))
    }
}

/// Refuses a request that lacks a field.
pub fn required<T>(name: &'static str, value: Option<T>) -> Result<T, Failure> {
    value.ok_or_else(|| Failure::new(Code::MissingField, format!("{name} is missing")).at(name))
}

fn wrong(name: &'static str, expected: &str, found: &Value) -> Failure {
    let found = match found {
        Value::Null => "nothing",
        Value::Bool(_) => "true or false",
        Value::Number(_) => "a number",
        Value::String(_) => "a text",
        Value::Array(_) => "a list",
        Value::Object(_) => "an object",
    };
    Failure::new(
        Code::WrongType,
        format!("{name} is {expected}, not {found}"),
    )
    .at(name)
}
