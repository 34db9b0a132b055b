//! Nobody is told a history that differs: what is told of a place in the log is the same for ever, for everybody and
//! from every node, each update follows on what was told before, and none goes back.

use std::collections::HashMap;

use pantheon_wire::{Happened, Seq};

use super::{Findings, Judged};
use crate::chaos::notes::{ClientNotes, Print, TableNotes, Told};

const PROMISE: &str = "everybody is told the same history";

/// What was told of each place.
#[derive(Default)]
struct History {
    /// To everybody alike.
    common: HashMap<Seq, Print>,
    /// To each viewer.
    whole: HashMap<(Option<u8>, Seq), Print>,
}

impl History {
    /// Whether it fits what was told before.
    fn fits(&mut self, viewer: Option<u8>, told: &Told) -> bool {
        let common = *self.common.entry(told.seq).or_insert(told.common);
        let whole = self.whole.entry((viewer, told.seq)).or_insert(told.whole);
        common == told.common && *whole == told.whole
    }
}

/// Looks at all that was told, and at what is told at the end.
pub(super) fn one_for_all(notes: &TableNotes) -> Judged {
    let mut found = Findings::new(notes);
    let mut history = History::default();
    for client in &notes.clients {
        for odd in &client.odd {
            found.broken("an answer is one that a promise allows", odd.clone());
        }
        follows(client, &mut found);
        let log = client.log.iter().map(|row| &row.told);
        let heard = client.heard.iter().flat_map(|heard| &heard.news);
        for told in heard.chain(log) {
            found.judged.checked.rows += 1;
            if !history.fits(client.seat, told) {
                let (seq, seat) = (told.seq, client.seat);
                found.broken(PROMISE, format!("place {seq} is told anew to {seat:?}"));
            }
        }
        ends(client, &mut found);
    }
    sat_in(notes, &mut found);
    found.judged
}

/// Whether updates follow each other, without a hole and never back.
fn follows(client: &ClientNotes, found: &mut Findings<'_>) {
    let mut stands = 0;
    for heard in &client.heard {
        let seat = client.seat;
        if heard.after > 0 && heard.after != stands {
            let after = heard.after;
            found.broken(
                PROMISE,
                format!("{seat:?} was at {stands} and is told what follows {after}"),
            );
        }
        if heard.seq < stands {
            let seq = heard.seq;
            found.broken(
                PROMISE,
                format!("{seat:?} was at {stands} and is led back to {seq}"),
            );
        }
        // Where everything is told anew, only the latest is.
        let first = if heard.after > 0 {
            heard.after + 1
        } else {
            heard.news.first().map_or(heard.seq + 1, |told| told.seq)
        };
        let places = heard.news.iter().map(|told| told.seq);
        if !places.eq(first..=heard.seq) {
            let (after, seq) = (heard.after, heard.seq);
            found.broken(
                PROMISE,
                format!("{seat:?} has holes between {after} and {seq}"),
            );
        }
        stands = stands.max(heard.seq);
    }
}

/// Whether the log at the end is whole, and has all that was told.
fn ends(client: &ClientNotes, found: &mut Findings<'_>) {
    let seat = client.seat;
    let last = client.log.len() as Seq;
    if !client.log.iter().map(|row| row.told.seq).eq(1..=last) {
        found.broken(PROMISE, format!("the log that {seat:?} reads has holes"));
    }
    let heard = client.heard.iter().map(|heard| heard.seq).max();
    if heard.is_some_and(|heard| heard > last) {
        found.broken(
            PROMISE,
            format!("{seat:?} was told of {heard:?}, and the log ends at {last}"),
        );
    }
}

/// Everybody comes back at once, and no clock can have run out: so no bot may sit in.
fn sat_in(notes: &TableNotes, found: &mut Findings<'_>) {
    for row in notes
        .clients
        .first()
        .into_iter()
        .flat_map(|client| &client.log)
    {
        if let Happened::SatIn { seat, why } = row.what {
            let what = format!("a bot sat in for seat {seat}, {why:?}, who was never away");
            found.broken("who is there keeps their seat", what);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chaos::listed;
    use crate::chaos::observer::played;

    fn broken(tamper: impl FnOnce(&mut TableNotes)) -> String {
        let mut notes = played::notes();
        tamper(&mut notes);
        let judged = one_for_all(&notes);
        listed(&judged.violations)
    }

    #[test]
    fn what_was_played_is_in_order() {
        assert_eq!(broken(|_| ()), "");
        assert!(one_for_all(&played::notes()).checked.rows > 20);
    }

    #[test]
    fn another_history_is_found_whoever_is_told_it() {
        let text = broken(|notes| notes.clients[0].heard[5].news[0].whole = Print::of("other"));
        assert!(text.contains("is told anew to Some(0)"), "{text}");
        let text = broken(|notes| {
            let told = &mut notes.clients[2].heard[5].news[0];
            (told.common, told.whole) = (Print::of("other"), Print::of("other"));
        });
        assert!(text.contains("is told anew to None"), "{text}");
        let text = broken(|notes| notes.clients[1].log[3].told.common = Print::of("other"));
        assert!(text.contains("place 4 is told anew"), "{text}");
    }

    #[test]
    fn a_gap_a_step_back_and_a_wrong_beginning_are_found() {
        let text = broken(|notes| {
            notes.clients[0].heard.remove(5);
        });
        assert!(text.contains("is told what follows"), "{text}");
        let text = broken(|notes| notes.clients[0].heard[5].news.clear());
        assert!(text.contains("has holes between"), "{text}");
        let text = broken(|notes| {
            let mut old = notes.clients[0].heard[0].clone();
            old.after = 0;
            notes.clients[0].heard.push(old);
        });
        assert!(text.contains("is led back"), "{text}");
    }

    #[test]
    fn a_log_that_ends_too_early_or_has_a_hole_is_found() {
        let text = broken(|notes| {
            notes.clients[0].log.pop();
        });
        assert!(text.contains("the log ends at"), "{text}");
        let text = broken(|notes| {
            notes.clients[0].log.remove(4);
        });
        assert!(text.contains("reads has holes"), "{text}");
    }

    #[test]
    fn a_bot_that_sits_in_and_a_strange_answer_are_found() {
        let text = broken(|notes| {
            notes.clients[0].log[4].what = Happened::SatIn {
                seat: 1,
                why: pantheon_wire::TakeOver::Clock,
            };
        });
        assert!(text.contains("a bot sat in for seat 1"), "{text}");
        let text = broken(|notes| notes.clients[0].odd.push("internal".to_owned()));
        assert!(text.contains("internal"), "{text}");
    }
}
