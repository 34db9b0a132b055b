//! JSON text, in and out.

use pantheon_wire::{Code, Problem};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// A value as text.
pub(crate) fn write(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("the wire's types are plain data with string keys")
}

/// The value that a text stands for.
pub(crate) fn read<T: DeserializeOwned>(text: &str) -> Result<T, Problem> {
    serde_json::from_str(text).map_err(|why| Problem::new(Code::Malformed, why.to_string()))
}
