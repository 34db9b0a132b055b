//! Every acknowledged command is in the log once, whoever asked whichever node how often.

use std::collections::{BTreeMap, HashMap};

use pantheon_wire::{Happened, Seq};

use super::{Findings, Judged};
use crate::chaos::notes::{Came, ClientNotes, Deed, TableNotes};

const PROMISE: &str = "an answer means that it is in the log, once";

/// Looks for every command of every client in the log that the client is told.
pub(super) fn each_once(notes: &TableNotes) -> Judged {
    let mut found = Findings::new(notes);
    let mut places: HashMap<Seq, &str> = HashMap::new();
    for client in &notes.clients {
        for command in &client.commands {
            if command.again.is_some_and(|again| again != command.came) {
                let (id, came, again) = (&command.id, command.came, command.again);
                found.broken(
                    PROMISE,
                    format!("{id} was answered {came:?}, and when asked again {again:?}"),
                );
            }
            if let Came::Done(seq) = command.came
                && let Some(other) = places.insert(seq, &command.id)
            {
                let id = &command.id;
                found.broken(PROMISE, format!("{other} and {id} are both at place {seq}"));
            }
        }
        deeds(client, &mut found);
    }
    found.judged
}

/// Whether the log has what was done, and nothing that was refused or that nobody asked for.
fn deeds(client: &ClientNotes, found: &mut Findings<'_>) {
    let log: BTreeMap<Seq, &Happened> = client
        .log
        .iter()
        .map(|row| (row.told.seq, &row.what))
        .collect();
    let mut done: HashMap<Deed, usize> = HashMap::new();
    for command in &client.commands {
        let id = &command.id;
        let said = log
            .values()
            .filter(|what| matches!(what, Happened::Said { text, .. } if text == id))
            .count();
        match command.came {
            Came::Refused if said > 0 => {
                found.broken(PROMISE, format!("{id} was refused and is in the log"));
            }
            Came::Refused => found.judged.checked.commands += 1,
            Came::Done(seq) => {
                *done.entry(command.deed).or_default() += 1;
                match log.get(&seq) {
                    None => found.broken(PROMISE, format!("{id} at place {seq} is lost")),
                    Some(what) if !is(command.deed, id, what) => {
                        let was = format!("{id}, {:?}, became {what:?}", command.deed);
                        found.broken(PROMISE, was);
                    }
                    Some(_) if command.deed == Deed::Say && said != 1 => {
                        found.broken(PROMISE, format!("{id} was said {said} times"));
                    }
                    Some(_) => found.judged.checked.commands += 1,
                }
            }
        }
    }
    let Some(seat) = client.seat else {
        return;
    };
    for deed in [Deed::Act(seat), Deed::TakeBack(seat), Deed::Resign(seat)] {
        let there = log.values().filter(|what| is(deed, "", what)).count();
        let acknowledged = done.get(&deed).copied().unwrap_or(0);
        if there != acknowledged {
            let what = format!("{acknowledged} × {deed:?} were acknowledged, {there} are there");
            found.broken(PROMISE, what);
        }
    }
}

/// Whether this is what became of it.
fn is(deed: Deed, id: &str, what: &Happened) -> bool {
    match (deed, what) {
        (Deed::Act(seat), Happened::Acted { seat: acted, bot }) => seat == *acted && !bot,
        (Deed::TakeBack(seat), Happened::TookBack { seat: took, .. }) => seat == *took,
        (Deed::Resign(seat), Happened::Resigned { seat: gone }) => seat == *gone,
        (Deed::Say, Happened::Said { text, .. }) => text == id,
        (Deed::SetUp, Happened::Joined { .. } | Happened::Ready { .. } | Happened::Began) => true,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chaos::listed;
    use crate::chaos::observer::played;

    fn broken(tamper: impl FnOnce(&mut ClientNotes)) -> String {
        let mut notes = played::notes();
        tamper(&mut notes.clients[0]);
        let judged = each_once(&notes);
        listed(&judged.violations)
    }

    fn act(client: &ClientNotes) -> usize {
        let acts = |deed| matches!(deed, Deed::Act(_));
        client.commands.iter().position(|c| acts(c.deed)).unwrap()
    }

    #[test]
    fn what_was_played_is_in_order() {
        assert_eq!(broken(|_| ()), "");
        assert!(each_once(&played::notes()).checked.commands > 10);
    }

    #[test]
    fn a_lost_command_is_found() {
        let text = broken(|client| {
            let at = act(client);
            let Came::Done(seq) = client.commands[at].came else {
                panic!("it was done");
            };
            client.log.retain(|row| row.told.seq != seq);
        });
        assert!(text.contains("is lost"), "{text}");
    }

    #[test]
    fn a_command_that_took_effect_twice_is_found() {
        let text = broken(|client| {
            let acted = |what: &Happened| matches!(what, Happened::Acted { seat: 0, .. });
            let mut twin = client
                .log
                .iter()
                .find(|row| acted(&row.what))
                .unwrap()
                .clone();
            twin.told.seq = client.log.len() as u32 + 1;
            client.log.push(twin);
        });
        assert!(text.contains("were acknowledged"), "{text}");
        let text = broken(|client| {
            let said = |what: &Happened| matches!(what, Happened::Said { .. });
            let mut twin = client
                .log
                .iter()
                .find(|row| said(&row.what))
                .unwrap()
                .clone();
            twin.told.seq = client.log.len() as u32 + 1;
            client.log.push(twin);
        });
        assert!(text.contains("was said 2 times"), "{text}");
    }

    #[test]
    fn two_commands_at_one_place_are_found() {
        let text = broken(|client| {
            let at = act(client);
            client.commands[at + 1].came = client.commands[at].came;
        });
        assert!(text.contains("are both at place"), "{text}");
    }

    #[test]
    fn another_answer_to_the_same_command_is_found() {
        let text = broken(|client| client.commands[0].again = Some(Came::Done(4_000)));
        assert!(text.contains("when asked again"), "{text}");
    }

    #[test]
    fn a_refused_command_that_took_effect_is_found() {
        let text = broken(|client| {
            let says = client.commands.iter_mut().find(|c| c.deed == Deed::Say);
            says.unwrap().came = Came::Refused;
        });
        assert!(text.contains("was refused and is in the log"), "{text}");
        let text = broken(|client| {
            let at = act(client);
            client.commands[at].came = Came::Refused;
        });
        assert!(text.contains("were acknowledged"), "{text}");
    }
}
