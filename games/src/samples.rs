//! Some title of a kind, for tests and chores that need one and no one in particular, and tables that try all that a
//! title offers. Which titles these are follows from the shelf: nobody names one.

use serde_json::{Value, json};

use crate::{Setup, Title, titles};

/// The first title whose players act one after the other.
pub fn in_turns() -> &'static str {
    first(|title| acting(title) == 1)
}

/// The first of those in which players know different things.
pub fn with_secrets() -> &'static str {
    first(|title| acting(title) == 1 && title.info().hidden_information)
}

/// The first title whose players act at once.
pub fn at_once() -> &'static str {
    first(|title| acting(title) > 1)
}

/// The first title that can be played alone.
pub fn alone() -> &'static str {
    first(|title| title.info().min_seats == 1)
}

/// Options of tables that between them have every value of every option somewhere; the first has the defaults.
pub fn options(title: &dyn Title, seats: u8) -> Vec<Value> {
    let mut seen: Vec<(String, Value)> = Vec::new();
    let mut chosen = vec![json!({})];
    for options in title.every_option(seats) {
        let values = options.as_object().into_iter().flatten();
        let new: Vec<(String, Value)> = values
            .map(|(key, value)| (key.clone(), value.clone()))
            .filter(|value| !seen.contains(value) && !is_default(title, value))
            .collect();
        if !new.is_empty() {
            seen.extend(new);
            chosen.push(options);
        }
    }
    chosen
}

fn is_default(title: &dyn Title, (key, value): &(String, Value)) -> bool {
    let mut specs = title.options().into_iter();
    specs.any(|spec| spec.key == key && spec.default == *value)
}

/// How many act first at a table of two, or of as few as the title takes.
fn acting(title: &dyn Title) -> u8 {
    let info = title.info();
    let setup = Setup {
        seats: 2.clamp(info.min_seats, info.max_seats),
        ..Setup::default()
    };
    title.set_up(&setup).map_or(0, |table| table.to_act().len())
}

fn first(is: impl Fn(&dyn Title) -> bool) -> &'static str {
    let all = titles();
    let found = all.iter().find(|title| is(title.as_ref()));
    found.expect("the shelf has every kind of title").info().id
}
