//! Every pair of requests overlaps on one connection, at a table with hints, a bot and another person: each is answered
//! exactly once, the other person plays and talks on, and the server stops.
//!
//! Time is simulated and the store takes some of it for every call, so that work is always under way when the next
//! request comes. Whatever waits for ever is found at once: nothing else happens, so the time that a client would wait
//! has passed.

use std::collections::{BTreeMap, BTreeSet};

use futures_util::SinkExt as _;
use pantheon_games::samples;
use pantheon_wire::{
    Answer, Ask, CommandId, NewTable, OfferAnswer, OfferKind, Reply, SeatPlan, Seq, ServerFrame,
    Status, TableCommand, TableId, TableUpdate,
};
use serde_json::{Value, json};
use tokio::io::DuplexStream;
use tokio_tungstenite::tungstenite::Message;

use crate::client::{Client, act};
use crate::house::House;
use crate::server::{guest, new_table, plan, roomy};

/// How many rounds may pass until it is somebody's turn.
const ROUNDS: usize = 500;

/// What a table is like when a pair of requests meets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// Everybody sits, and the game hasn't begun.
    Gathering,
    /// It is the turn of whoever asks.
    Turn,
}

/// A table as both people know it.
struct Known {
    id: TableId,
    stage: Stage,
}

/// A table's requests depend on these.
struct Facts {
    table: TableId,
    seq: Seq,
    action: Value,
}

/// Everything that can be asked, of a table where seat 0 is whose who asks, seat 1 another's and seat 2 a bot's.
fn requests(facts: &Facts) -> Vec<Ask> {
    let table = || facts.table.clone();
    let with_seat = 0;
    let commands = [
        TableCommand::Join { seat: None },
        TableCommand::Leave,
        TableCommand::Ready {
            ready: true,
            entropy: Some("luck".to_owned()),
        },
        TableCommand::Plan {
            seat: 2,
            plan: SeatPlan::Bot { level: 2 },
        },
        TableCommand::Start,
        TableCommand::Close,
        TableCommand::Act {
            seat: with_seat,
            action: facts.action.clone(),
        },
        TableCommand::Undo { seat: with_seat },
        TableCommand::Offer {
            seat: with_seat,
            what: OfferKind::Pause,
        },
        TableCommand::Answer {
            seat: with_seat,
            offer: facts.seq,
            answer: OfferAnswer::Agree,
        },
        TableCommand::Resume,
        TableCommand::Resign { seat: with_seat },
        TableCommand::Return { seat: with_seat },
        TableCommand::CallBot { seat: 1 },
        TableCommand::Chat {
            text: "so".to_owned(),
        },
        TableCommand::Rematch,
    ];
    let mut asks = vec![
        Ask::Lobby,
        Ask::LeaveLobby,
        Ask::Watch {
            table: table(),
            key: None,
            since: None,
        },
        Ask::Watch {
            table: table(),
            key: None,
            since: Some(facts.seq),
        },
        Ask::Unwatch { table: table() },
        Ask::Hint {
            table: table(),
            seat: with_seat,
        },
        Ask::Try {
            table: table(),
            seat: with_seat,
            action: facts.action.clone(),
        },
        Ask::DryRun {
            table: table(),
            seat: with_seat,
            action: facts.action.clone(),
        },
        Ask::Weigh {
            table: table(),
            seat: with_seat,
            action: facts.action.clone(),
        },
        Ask::Describe {
            table: table(),
            seat: Some(with_seat),
        },
        Ask::Captions { table: table() },
        Ask::Ping,
    ];
    asks.extend(
        commands
            .into_iter()
            .map(|command| act(&facts.table, command, None)),
    );
    asks
}

/// The number of a kind of request. A new kind of request doesn't compile until it has a number here, and the test fails
/// until [`requests`] has one.
const fn kind(ask: &Ask) -> usize {
    match ask {
        Ask::Lobby => 0,
        Ask::LeaveLobby => 1,
        Ask::Watch { .. } => 2,
        Ask::Unwatch { .. } => 3,
        Ask::Hint { .. } => 4,
        Ask::Try { .. } => 5,
        Ask::Ping => 6,
        Ask::Do { command, .. } => match command {
            TableCommand::Join { .. } => 7,
            TableCommand::Leave => 8,
            TableCommand::Ready { .. } => 9,
            TableCommand::Plan { .. } => 10,
            TableCommand::Start => 11,
            TableCommand::Close => 12,
            TableCommand::Act { .. } => 13,
            TableCommand::Undo { .. } => 14,
            TableCommand::Offer { .. } => 15,
            TableCommand::Answer { .. } => 16,
            TableCommand::Resume => 17,
            TableCommand::Resign { .. } => 18,
            TableCommand::Return { .. } => 19,
            TableCommand::CallBot { .. } => 20,
            TableCommand::Chat { .. } => 21,
            TableCommand::Rematch => 22,
        },
        Ask::Describe { .. } => 23,
        Ask::Captions { .. } => 24,
        Ask::DryRun { .. } => 25,
        Ask::Weigh { .. } => 26,
    }
}

/// How many kinds there are.
const KINDS: usize = 27;

/// Two people, and the table where they are.
struct Meeting {
    house: House,
    host: String,
    ana: Client<DuplexStream>,
    rui: Client<DuplexStream>,
    table: Option<Known>,
    /// How often each request of Ana's was answered.
    answered: BTreeMap<CommandId, usize>,
    made: usize,
}

impl Meeting {
    async fn begin() -> Self {
        let mut settings = roomy();
        settings.socket.watched = 10_000;
        settings.limits.costly_at_once = 10_000;
        let house = House::start(settings);
        let host = guest(&house.app, "Ana").await;
        let other = guest(&house.app, "Rui").await;
        let ana = house.connect(&host).await;
        let rui = house.connect(&other).await;
        Self {
            house,
            host,
            ana,
            rui,
            table: None,
            answered: BTreeMap::new(),
            made: 0,
        }
    }

    /// A table at a stage: the last one if it still is, or a new one.
    async fn table_at(&mut self, stage: Stage) -> Facts {
        if let Some(known) = self.table.take()
            && known.stage == stage
        {
            // A pair may have made them lose sight of it, or ended the game.
            if let Some(facts) = self.bring_to(stage, &known.id).await {
                self.table = Some(known);
                return facts;
            }
        }
        let hints = NewTable {
            hints: true,
            ..plan(
                samples::in_turns(),
                &[SeatPlan::Me, SeatPlan::Open, SeatPlan::Bot { level: 1 }],
            )
        };
        let id = new_table(&self.house.app, &self.host, &hints).await.id;
        self.made += 1;
        let join = TableCommand::Join { seat: Some(1) };
        self.rui.perform(&id, join).await.unwrap();
        if stage == Stage::Turn {
            let ready = TableCommand::Ready {
                ready: true,
                entropy: None,
            };
            self.rui.perform(&id, ready.clone()).await.unwrap();
            self.ana.perform(&id, ready).await.unwrap();
            self.ana.perform(&id, TableCommand::Start).await.unwrap();
        }
        let facts = self.bring_to(stage, &id).await;
        self.table = Some(Known { id, stage });
        facts.expect("a new table is as it was made")
    }

    /// Lets the other person play until the table is at a stage again; nothing if it never will be.
    async fn bring_to(&mut self, stage: Stage, table: &TableId) -> Option<Facts> {
        for round in 0..ROUNDS {
            let mine = now(&mut self.ana, table).await?;
            let seated = mine.info.seats[0].user.as_ref() == Some(&self.ana.hello.you.id);
            match (stage, mine.info.status) {
                _ if !seated => return None,
                (Stage::Gathering, Status::Gathering) => {
                    return Some(facts(table, &mine, json!("nothing")));
                }
                (Stage::Turn, Status::Playing) => {}
                (Stage::Turn, Status::Paused) => {
                    self.rui.perform(table, TableCommand::Resume).await.unwrap();
                    continue;
                }
                _ => return None,
            }
            if let Some(action) = legal(&mine) {
                return Some(facts(table, &mine, action));
            }
            let theirs = now(&mut self.rui, table).await?;
            match legal(&theirs) {
                Some(action) => {
                    let command = TableCommand::Act { seat: 1, action };
                    self.rui.perform(table, command).await.unwrap();
                }
                // It is the bot's.
                None => tokio::time::sleep(std::time::Duration::from_millis(20)).await,
            }
            assert!(round + 1 < ROUNDS, "the game doesn't go on");
        }
        None
    }

    /// Sends two requests at once, and waits until both are answered.
    async fn overlap(&mut self, asks: [&Ask; 2]) -> [Reply; 2] {
        let ids = [self.ana.new_id(), self.ana.new_id()];
        for (id, ask) in ids.iter().zip(asks) {
            let frame = json!({"id": id, "ask": ask}).to_string();
            let sent = self.ana.socket.feed(Message::text(frame)).await;
            sent.expect("the line holds");
        }
        self.ana.socket.flush().await.expect("the line holds");
        let mut replies: BTreeMap<CommandId, Reply> = BTreeMap::new();
        while replies.len() < ids.len() {
            let heard = self.ana.hear().await.expect("the socket stays open");
            if let ServerFrame::Answer(answer) = heard {
                self.count(&answer);
                if let Some(id) = answer.id {
                    replies.insert(id, answer.reply);
                }
            }
        }
        ids.map(|id| replies.remove(&id).expect("both were answered"))
    }

    fn count(&mut self, answer: &Answer) {
        let id = answer.id.clone().expect("everything here can be read");
        *self.answered.entry(id).or_default() += 1;
    }
}

fn facts(table: &TableId, update: &TableUpdate, action: Value) -> Facts {
    Facts {
        table: table.clone(),
        seq: update.seq,
        action,
    }
}

/// Where a table stands, asked anew.
async fn now(client: &mut Client<DuplexStream>, table: &TableId) -> Option<TableUpdate> {
    client.watch(table, None, None).await.ok()?;
    // What follows the answer is where the table stands. What came before it may be older.
    client.forget_told();
    loop {
        let update = client.update().await;
        if update.table == *table && update.after == 0 {
            return Some(update);
        }
    }
}

fn legal(update: &TableUpdate) -> Option<Value> {
    let sight = update.position.as_ref()?.sights.first()?;
    Some(sight.legal.first()?.action.clone())
}

#[tokio::test(start_paused = true)]
async fn every_pair_of_requests_overlaps_on_one_connection_and_each_is_answered_once() {
    let mut meeting = Meeting::begin().await;
    let mut met = BTreeSet::new();
    let (mut hints, mut done, mut tried) = (0, 0, 0);
    for stage in [Stage::Gathering, Stage::Turn] {
        let count = requests(&meeting.table_at(stage).await).len();
        for (first, second) in (0..count).flat_map(|a| (0..count).map(move |b| (a, b))) {
            let facts = meeting.table_at(stage).await;
            let asks = requests(&facts);
            let pair = [&asks[first], &asks[second]];
            let replies = meeting.overlap(pair).await;
            met.insert((kind(pair[0]), kind(pair[1])));
            for reply in replies {
                hints += usize::from(matches!(reply, Reply::Hints(_)));
                tried += usize::from(matches!(reply, Reply::DryRun(_) | Reply::Weighed(_)));
                done += usize::from(matches!(reply, Reply::Done(_)));
            }
            // The other person at the table is answered, whatever has just been asked.
            let chat = TableCommand::Chat {
                text: format!("{first} {second}"),
            };
            meeting.rui.ask(&act(&facts.table, chat, None)).await;
        }
    }
    assert_eq!(met.len(), KINDS * KINDS, "every pair of kinds has met");
    assert!(
        hints > 40 && done > 200 && tried > 80,
        "{hints} hints, {done} done, {tried} tried"
    );

    // What was answered twice would have been heard by the answer to what is asked last.
    let last = meeting.ana.new_id();
    let ping = json!({"id": last, "ask": Ask::Ping}).to_string();
    meeting.ana.send(ping).await;
    while let Some(frame) = meeting.ana.hear().await {
        if let ServerFrame::Answer(answer) = frame {
            meeting.count(&answer);
            if answer.id.as_ref() == Some(&last) {
                break;
            }
        }
    }
    let twice: Vec<_> = meeting.answered.iter().filter(|(_, n)| **n != 1).collect();
    assert!(twice.is_empty(), "{twice:?}");
    println!("{} tables, {hints} hints, {done} done", meeting.made);

    assert!(
        meeting.house.stop().await,
        "all that was begun ends when the server stops"
    );
}
