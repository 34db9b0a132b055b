//! Tables of every title, taken up again from snapshots; what is no snapshot gets a typed error.

use pantheon_engine::{Random, ResumeError, Rng, Seat, Seed, Viewer};
use pantheon_games::{AnyMatch, Setup, ShelfError, Title, titles};
use serde_json::{Value, json};

fn setup(title: &dyn Title) -> Setup {
    Setup {
        seats: title.info().max_seats,
        seed: Seed::from_phrase("the shelf's snapshots"),
        entropy: vec!["ana".to_owned()],
        ..Setup::default()
    }
}

/// Plays so many random steps, or to the end.
fn play(table: &mut dyn AnyMatch, rng: &mut Rng, steps: u32) {
    for _ in 0..steps {
        if table.outcome().is_some() {
            return;
        }
        let Some(seat) = table.to_act().pick(rng) else {
            let at = table.deadline().unwrap();
            table.tick(at.max(table.time())).unwrap();
            continue;
        };
        let choices = table.legal(seat);
        let choice = &choices[rng.index(choices.len())];
        table.act(seat, &choice.action, table.time()).unwrap();
    }
}

/// A table some random steps into its game, and what it was set up with.
fn begun(title: &dyn Title, luck: u64, steps: u32) -> (Setup, Box<dyn AnyMatch>) {
    let setup = setup(title);
    let mut table = title.set_up(&setup).unwrap();
    play(table.as_mut(), &mut Rng::new(luck), steps);
    (setup, table)
}

fn shown(table: &dyn AnyMatch) -> Vec<Value> {
    let views = Viewer::all(table.seats()).map(|viewer| table.view(viewer));
    let lists = Seat::all(table.seats()).map(|seat| json!(table.legal(seat)));
    views.chain(lists).collect()
}

#[test]
fn every_title_goes_on_from_a_snapshot() {
    for title in titles() {
        let (setup, mut table) = begun(title.as_ref(), 1, 60);
        let text = table.snapshot().to_string();
        let mut again = title
            .resume(&setup, &serde_json::from_str(&text).unwrap())
            .unwrap();
        assert!(table.record(Vec::new()).is_some());
        assert!(again.record(Vec::new()).is_none());
        for part in 0..3 {
            assert_eq!(again.digest(), table.digest(), "{}", title.info().id);
            assert_eq!(shown(again.as_ref()), shown(table.as_ref()));
            again.forget(5);
            play(table.as_mut(), &mut Rng::new(part), 30);
            play(again.as_mut(), &mut Rng::new(part), 30);
        }
    }
}

/// The place of every value in a JSON document.
fn places(value: &Value, at: &str, all: &mut Vec<String>) {
    all.push(at.to_owned());
    match value {
        Value::Array(items) => {
            for (number, item) in items.iter().enumerate() {
                places(item, &format!("{at}/{number}"), all);
            }
        }
        Value::Object(fields) => {
            for (name, field) in fields {
                places(field, &format!("{at}/{name}"), all);
            }
        }
        _ => {}
    }
}

/// Another value, of the same kind where there is one.
fn spoilt(value: &Value) -> Value {
    match value {
        Value::Null => json!(0),
        Value::Bool(yes) => json!(!yes),
        Value::Number(number) => json!(number.as_u64().map_or(0, |number| number ^ 1)),
        Value::String(text) => json!(format!("{text}0")),
        Value::Array(_) | Value::Object(_) => Value::Null,
    }
}

#[test]
fn a_snapshot_with_anything_changed_is_refused() {
    for title in titles() {
        let (setup, table) = begun(title.as_ref(), 2, 40);
        let snapshot = table.snapshot();
        let mut all = Vec::new();
        places(&snapshot, "", &mut all);
        let mut rng = Rng::new(4);
        for _ in 0..100 {
            let place = &all[rng.index(all.len())];
            let mut changed = snapshot.clone();
            let value = changed.pointer_mut(place).unwrap();
            *value = spoilt(value);
            let found = title.resume(&setup, &changed);
            assert!(
                matches!(found, Err(ShelfError::Resume(_))),
                "{}: {place} can be changed",
                title.info().id
            );
        }
    }
}

#[test]
fn a_snapshot_of_another_title_or_table_is_refused() {
    let shelf = titles();
    for title in &shelf {
        let setup = setup(title.as_ref());
        let snapshot = title.set_up(&setup).unwrap().snapshot();
        for other in shelf.iter().filter(|other| other.info() != title.info()) {
            let found = other.resume(&self::setup(other.as_ref()), &snapshot);
            assert!(matches!(found, Err(ShelfError::Resume(_))));
        }
        // A title for one number of seats has no smaller table.
        if setup.seats == title.info().min_seats {
            continue;
        }
        let smaller = Setup {
            seats: setup.seats - 1,
            ..setup
        };
        let found = title.resume(&smaller, &snapshot).err().unwrap();
        assert!(matches!(found, ShelfError::Resume(ResumeError::Foreign)));
        assert_eq!(found.code(), "bad-snapshot");
    }
}

#[test]
fn an_action_is_tried_where_it_was_chosen() {
    for title in titles() {
        let mut table = title.set_up(&setup(title.as_ref())).unwrap();
        play(table.as_mut(), &mut Rng::new(3), 20);
        let step = table.steps();
        let seat = table.to_act().first().unwrap();
        let chosen = table.legal(seat).swap_remove(0).action;
        let accepts = |table: &dyn AnyMatch, step| table.accepts_at(step, seat, &chosen);
        table.act(seat, &chosen, table.time()).unwrap();
        assert_eq!(accepts(table.as_ref(), step), Some(true));
        let now = table.legal(seat).iter().any(|now| now.action == chosen);
        assert_eq!(accepts(table.as_ref(), step + 1), Some(now));
        assert_eq!(accepts(table.as_ref(), step + 2), None);
        assert_eq!(table.accepts_at(step, seat, &json!({"no": "action"})), None);
    }
}
