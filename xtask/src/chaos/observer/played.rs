//! Notes of a game that went well, for tests to tamper with: played by the engine, told as a server tells it.

use pantheon_engine::{RecordedSeat, Seat, Viewer};
use pantheon_games::{AnyMatch, Happening, Setup, samples, title};
use pantheon_wire::Happened;

use super::hidden::events_text;
use crate::chaos::notes::{
    Came, ClientNotes, Command, Deed, Heard, LogRow, Print, Shown, TableNotes, Told,
};

/// Two who play and one who looks on, at a title where players know different things.
pub(super) fn notes() -> TableNotes {
    let id = samples::with_secrets();
    let title = title(id).expect("it is a title");
    let mut game = title.set_up(&Setup::default()).expect("two can play");
    let seats = [Some(0), Some(1), None];
    let mut clients = seats.map(|seat| ClientNotes {
        user: format!("{seat:?}"),
        seat,
        ..ClientNotes::default()
    });
    let mut told = Teller::default();
    let opening = game.opening();
    told.tell(
        &mut clients,
        &Happened::Began,
        &opening,
        Some(game.as_ref()),
    );
    for turn in 0..40 {
        let Some(seat) = game.to_act().first() else {
            break;
        };
        let choice = game.legal(seat).swap_remove(turn % game.legal(seat).len());
        let events = game
            .act(seat, &choice.action, turn as u64)
            .expect("it is legal");
        let acted = Happened::Acted {
            seat: seat.number(),
            bot: false,
        };
        let deed = Deed::Act(seat.number());
        let seq = told.tell(&mut clients, &acted, &events, Some(game.as_ref()));
        done(&mut clients, seat, deed, seq);
        if turn % 10 == 0 {
            let user = pantheon_wire::UserId("ana".to_owned());
            let (name, text) = ("Ana".to_owned(), format!("c{}", seq + 1));
            let said = Happened::Said { user, name, text };
            let seq = told.tell(&mut clients, &said, &[], None);
            done(&mut clients, Seat::new(0).expect("a seat"), Deed::Say, seq);
        }
    }
    let sat = |name: &str| RecordedSeat {
        name: name.to_owned(),
        kind: "human".to_owned(),
    };
    let record = game.record(vec![sat("Ana"), sat("Rui")]);
    TableNotes {
        table: "t".to_owned(),
        title: id.to_owned(),
        clients: clients.into(),
        record: Some(record.expect("nothing is forgotten").to_text()),
        ..TableNotes::default()
    }
}

fn done(clients: &mut [ClientNotes], seat: Seat, deed: Deed, seq: u32) {
    clients[seat.index()].commands.push(Command {
        id: format!("c{seq}"),
        deed,
        came: Came::Done(seq),
        again: Some(Came::Done(seq)),
    });
}

#[derive(Default)]
struct Teller {
    seq: u32,
}

impl Teller {
    /// Tells everybody of a row.
    fn tell(
        &mut self,
        clients: &mut [ClientNotes],
        what: &Happened,
        events: &[Happening],
        game: Option<&dyn AnyMatch>,
    ) -> u32 {
        self.seq += 1;
        let seq = self.seq;
        for client in clients {
            let viewer = client.seat.and_then(Seat::new);
            let viewer = viewer.map_or(Viewer::Spectator, Viewer::Seat);
            let known = events_text(events.iter().filter(|event| event.to.includes(viewer)));
            let told = Told {
                seq,
                common: Print::of(&format!("{what:?}")),
                events: Print::of(&known),
                whole: Print::of(&format!("{what:?} {known}")),
            };
            client.heard.push(Heard {
                after: seq - 1,
                seq,
                news: vec![told],
            });
            client.log.push(LogRow {
                told,
                what: what.clone(),
                step: game.map(AnyMatch::steps),
            });
            if let Some(game) = game {
                let view = Print::of(&game.view(viewer).to_string());
                client.shown.push(Shown {
                    seq,
                    views: vec![(client.seat, view)],
                    key: client.seat.is_some(),
                });
            }
        }
        seq
    }
}
