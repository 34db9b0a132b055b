//! What must hold after everything that went wrong.

use std::collections::BTreeSet;

use pantheon_engine::Seat;
use pantheon_tables::memory::MemoryStore;
use pantheon_tables::{Eyes, Fact, Life, Row, Settings, TableStore as _};
use pantheon_wire::{
    Code, LostTo, Problem, SeatKind, Spectators, Status, TableCommand, TableId, TableUpdate,
    TimeControl, UserId, WallMillis,
};
use serde::Serialize;
use serde_json::Value;

use crate::client::Notes;
use crate::store::{now, rows};

/// Checks everything; answers how many rows the log has, and how many races were lost.
pub(crate) fn check(store: &MemoryStore, settings: &Settings, notes: &Notes) -> (usize, usize) {
    let (table, _) = notes.table.borrow().clone().expect("the table was made");
    let log = rows(store, &table);
    there_is_one_rematch_at_most(store, &table, &log, settings, notes);
    each_command_is_in_the_log_once(&log);
    let setup = now(store.load(&table, true)).unwrap().unwrap().setup;
    let behind = setup.plan.spectators != Spectators::default();
    each_command_has_one_outcome(&log, notes, behind);
    what_was_told_is_true(store, &table, &log, settings, notes);
    (log.len(), races(notes).len())
}

/// However often a rematch was asked for, there is one, and everybody sits there.
fn there_is_one_rematch_at_most(
    store: &MemoryStore,
    table: &TableId,
    log: &[Row],
    settings: &Settings,
    notes: &Notes,
) {
    let others: Vec<TableId> = store.all().into_iter().filter(|id| id != table).collect();
    assert!(others.len() <= 1, "the same command made two tables");
    let said = log.iter().filter_map(|row| match &row.fact {
        Fact::Rematch { table } => Some(table),
        _ => None,
    });
    let said: Vec<&TableId> = said.collect();
    assert!(said.len() <= 1, "there are two rematches");
    for asked in notes.asked.borrow().values() {
        for given in &asked.given {
            let made = given.as_ref().ok().and_then(|done| done.table.as_ref());
            assert!(made.is_none_or(|made| said == [made]), "{asked:?}");
        }
    }
    let Some(next) = said.first() else { return };
    let stored = now(store.load(next, true))
        .unwrap()
        .expect("it was made before");
    let mut life = Life::new((*next).clone(), stored.setup, settings).unwrap();
    for row in &stored.rows {
        life.relive(row).unwrap();
    }
    let seats = life.info(None).seats;
    assert!(
        seats
            .iter()
            .all(|seat| seat.user.is_some() || seat.kind == SeatKind::Bot),
        "{seats:?}"
    );
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

fn each_command_has_one_outcome(log: &[Row], notes: &Notes, behind: bool) {
    for ((by, id), asked) in notes.asked.borrow().iter() {
        let row = log.iter().find(|row| {
            row.by.as_ref().is_some_and(|u| u.0 == *by)
                && row.command.as_ref().is_some_and(|c| c.0 == *id)
        });
        let what = || format!("{by} asked {id}: {asked:?}, and the log has {row:?}");
        let decided = asked
            .given
            .iter()
            .filter(|given| !matches!(given, Err(why) if why.code.passes()));
        let mut outcome = None;
        for given in decided {
            match (given, row) {
                // Where spectators are kept behind, nobody is told the place of what was said.
                (Ok(done), Some(row)) if done.seq == 0 => {
                    assert!(
                        behind && matches!(row.fact, Fact::Said { .. }),
                        "{}",
                        what()
                    );
                }
                (Ok(done), Some(row)) => assert_eq!(done.seq, row.seq, "{}", what()),
                (Ok(_), None) => panic!("acknowledged and not in the log: {}", what()),
                (Err(_), Some(_)) => panic!("refused and in the log: {}", what()),
                (Err(why), _) => assert_ne!(why.code, Code::Internal, "{}", what()),
            }
            // Whichever process is asked, before a crash or after, and whether the answer was heard or not.
            let outcome = outcome.get_or_insert(given);
            assert_eq!(*outcome, given, "two outcomes: {}", what());
        }
    }
}

/// A race that somebody was told to have lost.
struct Race {
    seat: u8,
    action: Value,
    lost_to: LostTo,
}

fn races(notes: &Notes) -> Vec<Race> {
    let mut races = Vec::new();
    for asked in notes.asked.borrow().values() {
        let TableCommand::Act { seat, action } = &asked.command else {
            continue;
        };
        for given in &asked.given {
            if let Err(Problem {
                lost_to: Some(lost_to),
                ..
            }) = given
            {
                races.push(Race {
                    seat: *seat,
                    action: action.clone(),
                    lost_to: (**lost_to).clone(),
                });
            }
        }
    }
    races
}

impl Race {
    /// Whether the seat could do it in this position.
    fn is_legal(&self, life: &Life) -> bool {
        let situation = life.situation(self.seat, life.at());
        situation.is_some_and(|it| it.legal.iter().any(|choice| choice.action == self.action))
    }
}

/// Whether the game's own clock runs out by the time of a row.
fn is_due(life: &Life, row: &Row) -> bool {
    let position = life.position(Eyes::SPECTATOR, row.at);
    position.is_some_and(|it| it.deadline.is_some_and(|deadline| deadline <= row.at))
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
    let races = races(notes);
    let mut at: WallMillis = 0;
    for row in log {
        let decided = || races.iter().filter(|race| race.lost_to.seq == row.seq);
        for race in decided() {
            // What comes when the game's own time is up lets that pass first, in the same row: only after that was it legal.
            assert!(
                race.is_legal(&life) || is_due(&life, row),
                "a race was lost before row {}",
                row.seq
            );
        }
        assert!(row.at >= at, "time ran back");
        at = row.at;
        let full_news = life.relive(row).expect("a durable row can be lived again");
        for race in decided() {
            assert!(!race.is_legal(&life), "row {} decided no race", row.seq);
            assert_eq!(race.lost_to.at, row.at);
            let winner = match row.fact {
                Fact::Acted { seat, .. } => Some(seat),
                _ => None,
            };
            assert_eq!(race.lost_to.seat, winner);
        }
        clocks.check(&life, row);
        for (who, update) in told.iter().filter(|(_, update)| update.seq >= row.seq) {
            let user = who.as_ref().map(|who| &who.id);
            if let Some(news) = update.news.iter().find(|news| news.seq == row.seq) {
                // Whose eyes they have was decided by the table as they were told of it.
                let eyes = eyes_of(update, &life, user);
                same(news, &full_news.news(eyes), || format!("news of {row:?}"));
            }
            if update.seq == row.seq {
                let lag = if life.keeps_behind(user) {
                    life.delay()
                } else {
                    0
                };
                let mut expected = life.position(life.eyes(user), update.now - lag);
                if let Some(position) = &mut expected {
                    position.deadline = position.deadline.map(|at| at + lag);
                }
                same(&update.position, &expected, || {
                    format!("position after {row:?}")
                });
                same(&update.info, &life.info_at(user, update.now), || {
                    format!("table after {row:?}")
                });
            }
        }
    }
    assert_eq!(life.status(), Status::Over, "the table came to an end");
}

/// Whose eyes somebody had when they were told.
fn eyes_of(update: &TableUpdate, life: &Life, user: Option<&UserId>) -> Eyes {
    match &update.position {
        None => life.eyes(user),
        Some(position) => {
            let seats = position.sights.iter().filter_map(|sight| sight.seat);
            Eyes(seats.filter_map(Seat::new).collect())
        }
    }
}

/// Checks that no clock gains where turns add nothing.
#[derive(Default)]
struct Clocks(Vec<u64>);

impl Clocks {
    fn check(&mut self, life: &Life, row: &Row) {
        if !matches!(
            life.setup().plan.pace,
            TimeControl::Clock { increment: 0, .. }
        ) {
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
fn same<T: PartialEq + Serialize>(told: &T, expected: &T, what: impl Fn() -> String) {
    if told != expected {
        let [told, expected] = [told, expected].map(|it| serde_json::to_value(it).unwrap());
        let found = difference(&told, &expected, String::new());
        panic!("{}: {found:?}", what());
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
