//! Every number of seats and every option can be played; nothing else can be set up.

use std::sync::Arc;

use serde_json::{Map, Value};

use super::Conforms;
use super::table::{Table, json};
use super::walk::Walk;
use crate::content::Content;
use crate::game::SetupError;
use crate::options::{OptionKind, OptionSpec, Options};
use crate::seat::MAX_SEATS;

/// How many games each table plays to the end.
const GAMES: u64 = 2;

/// Each number of seats has tables, and each table plays to the end; other numbers are refused as such; options are
/// what their descriptions say, and each described value is part of some table.
pub fn every_table_can_be_played<G: Conforms>() -> Result<(), String> {
    let title = G::INFO.id;
    options_are_described::<G>().map_err(|why| format!("{title}: {why}"))?;
    values_are_covered::<G>().map_err(|why| format!("{title}: {why}"))?;
    other_seats_are_refused::<G>().map_err(|why| format!("{title}: {why}"))?;
    for seats in G::INFO.min_seats..=G::INFO.max_seats {
        let sets = G::Options::every(seats);
        if sets.is_empty() {
            return Err(format!("{title}: no options for {seats} seats"));
        }
        if let Some(twice) = sets
            .iter()
            .enumerate()
            .find(|(i, set)| sets[..*i].contains(set))
        {
            return Err(format!(
                "{title}: {:?} comes twice for {seats} seats",
                twice.1
            ));
        }
    }
    for table in &Table::<G>::every()? {
        as_asked(table)?;
        for game in 0..GAMES {
            let mut walk = Walk::begin(table, game);
            while !walk.is_over() {
                walk.advance()?;
            }
        }
    }
    Ok(())
}

fn as_asked<G: Conforms>(table: &Table<G>) -> Result<(), String> {
    let rules = &table.rules;
    let place = || {
        format!(
            "{}, {} seats, options {}",
            G::INFO.id,
            rules.seats(),
            table.options
        )
    };
    let back: G::Options = serde_json::from_str(&table.options)
        .map_err(|why| format!("{}: the options can't be read back: {why}", place()))?;
    if back != *rules.options() {
        return Err(format!("{}: the options come back as {back:?}", place()));
    }
    if rules.content().digest() != G::Content::built_in().digest() {
        return Err(format!("{}: the content isn't the one given", place()));
    }
    Ok(())
}

fn options_are_described<G: Conforms>() -> Result<(), String> {
    let default = G::Options::default();
    let fields = fields(&default)?;
    let specs = G::option_specs(&G::Content::built_in());
    let keys: Vec<&str> = specs.iter().map(|spec| spec.key).collect();
    for spec in &specs {
        if keys.iter().filter(|&&key| key == spec.key).count() > 1 {
            return Err(format!("option {:?} is described twice", spec.key));
        }
        if fields.get(spec.key) != Some(&spec.default) {
            return Err(format!(
                "option {:?} is described with default {}, and is {:?}",
                spec.key,
                spec.default,
                fields.get(spec.key)
            ));
        }
    }
    if let Some(field) = fields.keys().find(|field| !keys.contains(&field.as_str())) {
        return Err(format!("option {field:?} is not described"));
    }
    if serde_json::from_str::<G::Options>("{}").ok() != Some(default) {
        return Err("empty options aren't the default".to_owned());
    }
    if serde_json::from_str::<G::Options>(r#"{"no such option":true}"#).is_ok() {
        return Err("an unknown option is accepted".to_owned());
    }
    Ok(())
}

fn fields<O: Options>(options: &O) -> Result<Map<String, Value>, String> {
    match serde_json::to_value(options) {
        Ok(Value::Object(fields)) => Ok(fields),
        other => Err(format!("options are an object, not {other:?}")),
    }
}

/// Every value that a description names.
fn described(spec: &OptionSpec) -> Vec<Value> {
    match &spec.kind {
        OptionKind::Flag => vec![Value::from(false), Value::from(true)],
        OptionKind::Choice(words) => words.iter().map(|&word| Value::from(word)).collect(),
        OptionKind::Number { min, max } => vec![Value::from(*min), Value::from(*max)],
        OptionKind::List => vec![Value::Array(Vec::new())],
    }
}

fn values_are_covered<G: Conforms>() -> Result<(), String> {
    let mut used = Vec::new();
    for seats in G::INFO.min_seats..=G::INFO.max_seats {
        for options in G::Options::every(seats) {
            used.push(fields(&options)?);
        }
    }
    for spec in G::option_specs(&G::Content::built_in()) {
        for value in described(&spec) {
            if !used
                .iter()
                .any(|fields| fields.get(spec.key) == Some(&value))
            {
                return Err(format!("no table has option {:?} set to {value}", spec.key));
            }
        }
    }
    Ok(())
}

fn other_seats_are_refused<G: Conforms>() -> Result<(), String> {
    let content = Arc::new(G::Content::built_in());
    let few = 0..G::INFO.min_seats;
    let many = G::INFO.max_seats + 1..=MAX_SEATS as u8 + 1;
    for asked in few.chain(many).chain([u8::MAX]) {
        let refusal = SetupError::Seats {
            title: G::INFO.id,
            min: G::INFO.min_seats,
            max: G::INFO.max_seats,
            asked,
        };
        for options in [G::Options::default()]
            .into_iter()
            .chain(G::Options::every(G::INFO.min_seats))
        {
            let text = json(&options);
            match G::new(Arc::clone(&content), options, asked) {
                Ok(_) => return Err(format!("{asked} seats are accepted with options {text}")),
                Err(error) if error != refusal => {
                    return Err(format!(
                        "{asked} seats with options {text} are refused with {error:?}"
                    ));
                }
                Err(_) => {}
            }
        }
    }
    Ok(())
}
