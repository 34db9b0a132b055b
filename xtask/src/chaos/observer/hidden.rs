//! Nobody is told what only others may know. When a game is over its record is verified and played again by the engine:
//! every view and every event that anybody was told must be, byte for byte, what the engine shows that viewer at that
//! place. And the seed, which tells everything, must have been in nothing that came before the end.

use std::collections::BTreeMap;

use pantheon_engine::{Input, Record, Seat, Viewer};
use pantheon_games::{AnyMatch, Happening, title};
use pantheon_wire::{Seq, ToldEvent};

use super::{Findings, Judged};
use crate::chaos::notes::{ClientNotes, LogRow, Print, TableNotes};

const HIDDEN: &str = "nothing hidden leaves the server";
const RECORD: &str = "records of finished games verify";

/// Looks at whom frames were for, and compares what was told with the record where there is one.
pub(super) fn nothing_told(notes: &TableNotes) -> Judged {
    let mut found = Findings::new(notes);
    for client in &notes.clients {
        for shown in &client.shown {
            let seq = shown.seq;
            if !shown.views.iter().all(|(seat, _)| *seat == client.seat) {
                let (viewer, views) = (client.seat, &shown.views);
                found.broken(HIDDEN, format!("{viewer:?} sees {views:?} at {seq}"));
            }
            if shown.key && client.seat.is_none() {
                found.broken(HIDDEN, format!("who looks on is told the key at {seq}"));
            }
        }
    }
    if let Some(text) = &notes.record {
        match open(&notes.title, text) {
            Ok((record, game)) => replayed(notes, &record, game, &mut found),
            Err(why) => found.broken(RECORD, why),
        }
    }
    found.judged
}

/// Verifies a record, and sets its game up again.
fn open(id: &str, text: &str) -> Result<(Record, Box<dyn AnyMatch>), String> {
    let record = Record::parse(text).map_err(|why| why.to_string())?;
    let title = title(id).map_err(|why| why.to_string())?;
    title.verify(&record).map_err(|why| why.to_string())?;
    let game = title.replay(&record, Some(0));
    let game = game.map_err(|why| why.to_string())?;
    Ok((record, game))
}

fn replayed(
    notes: &TableNotes,
    record: &Record,
    mut game: Box<dyn AnyMatch>,
    found: &mut Findings<'_>,
) {
    let seed = Print::of(&record.footer.seed);
    for client in &notes.clients {
        if client.hex.contains(&seed) {
            let viewer = client.seat;
            found.broken(
                HIDDEN,
                format!("{viewer:?} was told the seed before the end"),
            );
        }
    }
    let mut shown: BTreeMap<Seq, Vec<(Option<u8>, Print)>> = BTreeMap::new();
    for shows in notes.clients.iter().flat_map(|client| &client.shown) {
        shown.entry(shows.seq).or_default().extend(&shows.views);
    }
    let logs: Vec<Log<'_>> = notes.clients.iter().map(Log::of).collect();
    let rows = notes.clients.first().map_or(&[][..], |client| &client.log);
    let mut entries = record.entries.iter();
    let mut begun = false;
    for row in rows {
        let seq = row.told.seq;
        if let Some(step) = row.step {
            let events = if begun {
                let Some(entry) = entries.next() else {
                    found.broken(RECORD, format!("the record ends before place {seq}"));
                    return;
                };
                match put_in(game.as_mut(), &entry.input, entry.at) {
                    Ok(events) => events,
                    Err(why) => return found.broken(RECORD, format!("at place {seq}: {why}")),
                }
            } else {
                begun = true;
                game.opening()
            };
            if game.steps() != step {
                let steps = game.steps();
                found.broken(
                    RECORD,
                    format!("place {seq} is step {step}, in the record {steps}"),
                );
            }
            for log in &logs {
                log.compare(seq, &events, found);
            }
        }
        for (seat, view) in shown.remove(&seq).unwrap_or_default() {
            let viewer = viewer(seat);
            if begun && Print::of(&game.view(viewer).to_string()) == view {
                found.judged.checked.views += 1;
            } else {
                found.broken(HIDDEN, format!("{viewer:?} saw another view at {seq}"));
            }
        }
    }
    if let Some((seq, views)) = shown.pop_first() {
        found.broken(
            HIDDEN,
            format!("{views:?} were shown at {seq}, which is no place"),
        );
    }
    match entries.next() {
        Some(entry) => {
            let seq = entry.seq;
            found.broken(
                RECORD,
                format!("nobody was told of entry {seq} of the record"),
            );
        }
        None => found.judged.checked.records += 1,
    }
}

fn viewer(seat: Option<u8>) -> Viewer {
    seat.and_then(Seat::new)
        .map_or(Viewer::Spectator, Viewer::Seat)
}

fn put_in(
    game: &mut dyn AnyMatch,
    input: &Input<serde_json::Value>,
    at: u64,
) -> Result<Vec<Happening>, String> {
    match input {
        Input::Act { seat, action } => game.act(*seat, action, at).map_err(|why| why.to_string()),
        Input::Tick => game.tick(at).map_err(|why| why.to_string()),
        Input::Undo { to } => match game.rewind(*to, at) {
            Ok(()) => Ok(Vec::new()),
            Err(why) => Err(why.to_string()),
        },
    }
}

/// The log as one client is told it.
struct Log<'a> {
    viewer: Viewer,
    rows: BTreeMap<Seq, &'a LogRow>,
}

impl<'a> Log<'a> {
    fn of(client: &'a ClientNotes) -> Self {
        Self {
            viewer: viewer(client.seat),
            rows: client.log.iter().map(|row| (row.told.seq, row)).collect(),
        }
    }

    /// Whether the events of a row are those that this viewer may know.
    fn compare(&self, seq: Seq, happened: &[Happening], found: &mut Findings<'_>) {
        let viewer = self.viewer;
        let may_know = happened.iter().filter(|event| event.to.includes(viewer));
        let events = events_text(may_know);
        match self.rows.get(&seq) {
            Some(row) if row.told.events == Print::of(&events) => {
                found.judged.checked.events += 1;
            }
            // That it is missing is found by who looks at the history.
            None => {}
            Some(_) => found.broken(
                HIDDEN,
                format!("{viewer:?} is told other events at {seq} than {events}"),
            ),
        }
    }
}

/// Events as they are told: nothing where there are none.
pub(super) fn events_text<'a>(events: impl Iterator<Item = &'a Happening>) -> String {
    let told: Vec<ToldEvent> = events
        .map(|event| ToldEvent {
            event: event.value(),
            text: event.text.clone(),
            seats: Vec::new(),
        })
        .collect();
    if told.is_empty() {
        return String::new();
    }
    let told = serde_json::to_value(&told).expect("events are plain data");
    told.to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chaos::listed;
    use crate::chaos::observer::played;

    fn broken(tamper: impl FnOnce(&mut TableNotes)) -> String {
        let mut notes = played::notes();
        tamper(&mut notes);
        let judged = nothing_told(&notes);
        listed(&judged.violations)
    }

    #[test]
    fn what_was_played_is_in_order() {
        assert_eq!(broken(|_| ()), "");
        let checked = nothing_told(&played::notes()).checked;
        assert_eq!(checked.records, 1);
        assert!(checked.views > 20 && checked.events > 20, "{checked:?}");
    }

    #[test]
    fn the_view_of_another_is_found_even_if_it_is_said_to_be_ones_own() {
        let text = broken(|notes| {
            let theirs = notes.clients[0].shown[0].views[0].1;
            notes.clients[2].shown[0].views[0].1 = theirs;
        });
        assert!(text.contains("Spectator saw another view"), "{text}");
        let text = broken(|notes| {
            let theirs = notes.clients[0].shown[0].views[0];
            notes.clients[2].shown[0].views.push(theirs);
        });
        assert!(text.contains("None sees"), "{text}");
    }

    #[test]
    fn an_event_of_another_the_key_and_the_seed_are_found() {
        let text = broken(|notes| {
            let begins = |row: &&mut LogRow| row.step == Some(3);
            let row = notes.clients[2].log.iter_mut().find(begins).unwrap();
            row.told.events = Print::of("[\"secret\"]");
        });
        assert!(text.contains("Spectator is told other events"), "{text}");
        let text = broken(|notes| notes.clients[2].shown[0].key = true);
        assert!(text.contains("is told the key"), "{text}");
        let text = broken(|notes| {
            let record = Record::parse(notes.record.as_deref().unwrap()).unwrap();
            notes.clients[1].hex.insert(Print::of(&record.footer.seed));
        });
        assert!(text.contains("was told the seed"), "{text}");
    }

    #[test]
    fn a_record_that_does_not_verify_or_is_of_another_game_is_found() {
        let text = broken(|notes| {
            let record = notes.record.take().unwrap();
            notes.record = Some(record.replacen("\"seat\":0", "\"seat\":1", 1));
        });
        assert!(text.contains("records of finished games verify"), "{text}");
        let text = broken(|notes| {
            let last = notes.clients[0]
                .log
                .iter()
                .rposition(|row| row.step.is_some());
            notes.clients[0].log.remove(last.unwrap());
        });
        assert!(text.contains("nobody was told of entry"), "{text}");
    }
}
