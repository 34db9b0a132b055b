//! What must hold after everything that went wrong.

use std::collections::BTreeSet;

use pantheon_tables::memory::MemoryStore;
use pantheon_tables::{Eyes, Fact, Life, Row, Settings, TableStore as _};
use pantheon_wire::{Code, Pace, Status, TableId, WallMillis};
use serde::Serialize;
use serde_json::Value;

use crate::client::Notes;
use crate::store::{now, rows};

/// Checks everything; answers how many rows the log has.
pub(crate) fn check(store: &MemoryStore, settings: &Settings, notes: &Notes) -> usize {
    let (table, _) = notes.table.borrow().clone().expect("the table was made");
    assert_eq!(store.all().len(), 1, "the same command made two tables");
    let log = rows(store, &table);
    each_command_is_in_the_log_once(&log);
    each_command_has_one_outcome(&log, notes);
    what_was_told_is_true(store, &table, &log, settings, notes);
    log.len()
}

fn each_command_is_in_the_log_once(log: &[Row]) {
    let mut names = BTreeSet::new();
    let mut said = BTreeSet::new();
    for row in log {
        if let (Some(by), Some(command)) = (&row.by, &row.command) {
            assert!(
                names.insert((by, command)),
                "{by} {command} is in the log twice"
            );
        }
        if let Fact::Said { text, .. } = &row.fact {
            assert!(said.insert(text), "{text:?} was said twice");
        }
    }
}

fn each_command_has_one_outcome(log: &[Row], notes: &Notes) {
    for ((by, id), asked) in notes.asked.borrow().iter() {
        let row = log.iter().find(|row| {
            row.by.as_ref().is_some_and(|u| u.0 == *by)
                && row.command.as_ref().is_some_and(|c| c.0 == *id)
        });
        let what = || format!("{by} asked {id}: {asked:?}, and the log has {row:?}");
        let decided = asked
            .given
            .iter()
            .filter(|given| !matches!(&given.answer, Err(why) if why.code == Code::Busy));
        let mut outcome = None;
        for given in decided {
            match (&given.answer, row) {
                (Ok(done), Some(row)) => assert_eq!(done.seq, row.seq, "{}", what()),
                (Ok(_), None) => panic!("acknowledged and not in the log: {}", what()),
                (Err(_), Some(_)) if given.heard => panic!("refused and in the log: {}", what()),
                (Err(why), _) => assert_ne!(why.code, Code::Internal, "{}", what()),
            }
            // A process gives the same answer as often as it is asked.
            let same = asked.given.iter().filter(|other| {
                other.incarnation == given.incarnation
                    && !matches!(&other.answer, Err(why) if why.code == Code::Busy)
            });
            for other in same {
                assert_eq!(other.answer, given.answer, "two answers: {}", what());
            }
            if given.heard {
                let outcome = outcome.get_or_insert(&given.answer);
                assert_eq!(**outcome, given.answer, "two outcomes: {}", what());
            }
        }
    }
}

/// Lives the log anew, and compares every update with what it should have been.
fn what_was_told_is_true(
    store: &MemoryStore,
    table: &TableId,
    log: &[Row],
    settings: &Settings,
    notes: &Notes,
) {
    let stored = now(store.load(table, true))
        .unwrap()
        .expect("the table is there");
    let mut life = Life::new(table.clone(), stored.setup, settings).unwrap();
    let mut clocks = Clocks::default();
    let told = notes.told.borrow();
    let mut at: WallMillis = 0;
    for row in log {
        assert!(row.at >= at, "time ran back");
        at = row.at;
        let tidings = life.relive(row).expect("a durable row can be lived again");
        clocks.check(&life, row);
        for (who, update) in told.iter() {
            let user = who.as_ref().map(|who| &who.id);
            // Whose eyes somebody has is decided by the table as it was when they were told.
            if let Some(news) = update.news.iter().find(|news| news.seq == row.seq) {
                let seats: Vec<u8> = update
                    .position
                    .iter()
                    .flat_map(|position| position.sights.iter().filter_map(|sight| sight.seat))
                    .collect();
                if seats.is_empty() || life.eyes(user).0.len() as usize == seats.len() {
                    let eyes = if seats.is_empty() {
                        Eyes::SPECTATOR
                    } else {
                        life.eyes(user)
                    };
                    let gathering = update.position.is_none();
                    let expected = tidings.news(if gathering { life.eyes(user) } else { eyes });
                    same(news, &expected, &format!("news of {row:?}"));
                }
            }
            if update.seq == row.seq {
                let expected = life.position(life.eyes(user), update.now);
                same(
                    &update.position,
                    &expected,
                    &format!("position after {row:?}"),
                );
                same(
                    &update.info,
                    &life.info(user),
                    &format!("table after {row:?}"),
                );
            }
        }
    }
    assert_eq!(life.status(), Status::Over, "the table came to an end");
}

/// Checks that no clock gains where turns add nothing.
#[derive(Default)]
struct Clocks(Vec<u64>);

impl Clocks {
    fn check(&mut self, life: &Life, row: &Row) {
        if !matches!(life.setup().plan.pace, Pace::Clock { increment: 0, .. }) {
            return;
        }
        let position = life.position(Eyes::SPECTATOR, row.at);
        let left: Vec<u64> = position
            .map(|position| position.clocks.iter().map(|clock| clock.left).collect())
            .unwrap_or_default();
        for (seat, (before, after)) in self.0.iter().zip(&left).enumerate() {
            let returned =
                matches!(row.fact, Fact::Returned { seat: back } if seat == usize::from(back));
            assert!(
                after <= before || returned,
                "row {} gave seat {seat} time",
                row.seq
            );
        }
        self.0 = left;
    }
}

/// Checks that what was told is what should have been, and says where it isn't.
fn same(told: &impl Serialize, expected: &impl Serialize, what: &str) {
    let [told, expected] =
        [serde_json::to_value(told), serde_json::to_value(expected)].map(Result::unwrap);
    if let Some((at, told, expected)) = difference(&told, &expected, String::new()) {
        panic!("{what}: at {at} was told {told} instead of {expected}");
    }
}

fn difference(a: &Value, b: &Value, at: String) -> Option<(String, Value, Value)> {
    let deeper = |key: &str, a: Option<&Value>, b: Option<&Value>| {
        let [a, b] = [a, b].map(|value| value.cloned().unwrap_or(Value::Null));
        difference(&a, &b, format!("{at}/{key}"))
    };
    match (a, b) {
        _ if a == b => None,
        (Value::Object(x), Value::Object(y)) => x
            .keys()
            .chain(y.keys())
            .find_map(|key| deeper(key, x.get(key), y.get(key))),
        (Value::Array(x), Value::Array(y)) if x.len() == y.len() => {
            (0..x.len()).find_map(|n| deeper(&n.to_string(), x.get(n), y.get(n)))
        }
        _ => Some((at, a.clone(), b.clone())),
    }
}
