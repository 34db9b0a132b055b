//! Somebody at a table who outlives the server's processes, and remembers all that was ever promised to them.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use pantheon_client::{ClientError, Server, Socket};
use pantheon_games::TITLES;
use pantheon_wire::{
    Answer, Ask, Code, CommandId, Happened, NewTable, News, NewsPage, Reply, SeatPlan, Seq,
    ServerFrame, Status, TableCommand, TableId, TableUpdate,
};
use tokio::sync::Mutex;

/// A small generator, so that a run depends on the moments of the kills and on nothing else.
pub(crate) struct Dice(pub(crate) u64);

impl Dice {
    pub(crate) fn below(&mut self, end: u64) -> u64 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % end
    }
}

/// What came of a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Came {
    Done(Seq),
    Refused,
}

/// Somebody at a table, who outlives the server's processes.
pub(crate) struct Client {
    pub(crate) server: Server,
    pub(crate) table: TableId,
    seat: u8,
    dice: Dice,
    sent: u64,
    /// Commands without an answer, in the order in which they were sent.
    pending: Vec<(CommandId, TableCommand)>,
    /// Commands with an answer.
    pub(crate) outcomes: BTreeMap<String, (TableCommand, Came)>,
    /// All that was ever told of the table's log.
    told: BTreeMap<Seq, News>,
    latest: Option<TableUpdate>,
    /// The step of the game that was acted on last.
    acted_on: Option<u32>,
    pub(crate) over: bool,
}

impl Client {
    fn new(server: Server, table: &TableId, seat: u8, seed: u64) -> Self {
        Self {
            server,
            table: table.clone(),
            seat,
            dice: Dice(seed),
            sent: 0,
            pending: Vec::new(),
            outcomes: BTreeMap::new(),
            told: BTreeMap::new(),
            latest: None,
            acted_on: None,
            over: false,
        }
    }

    /// Plays until the line breaks.
    pub(crate) async fn until_the_end(&mut self) -> ClientError {
        match self.live().await {
            Ok(never) => match never {},
            Err(why) => why,
        }
    }

    /// Takes something for acknowledged that never was.
    pub(crate) fn promise_what_is_not_there(&mut self) {
        let command = TableCommand::Chat {
            text: "never said".to_owned(),
        };
        let promised = (command, Came::Done(999));
        self.outcomes.insert("never".to_owned(), promised);
    }

    async fn live(&mut self) -> Result<std::convert::Infallible, ClientError> {
        let mut socket = self.come_back().await?;
        loop {
            self.hear(&mut socket).await?;
            if self.pending.is_empty() {
                self.go_on(&mut socket).await?;
            }
        }
    }

    /// Says what was seen last, and asks again whatever has no answer.
    async fn come_back(&mut self) -> Result<Socket, ClientError> {
        let mut socket = self.server.socket().await?;
        let watch = Ask::Watch {
            table: self.table.clone(),
            key: None,
            since: self.latest.as_ref().map(|update| update.seq),
        };
        socket.ask(&CommandId::from("watch"), watch).await?;
        for (id, command) in self.pending.clone() {
            self.send(&mut socket, id, command).await?;
        }
        Ok(socket)
    }

    /// Asks again what has an answer: the answer must be the same.
    pub(crate) async fn ask_again(&mut self, most: usize) -> Result<(), ClientError> {
        let mut socket = self.server.socket().await?;
        let done: Vec<_> = self
            .outcomes
            .iter()
            .filter(|(_, (_, came))| matches!(came, Came::Done(_)))
            .map(|(id, (command, came))| (id.clone(), command.clone(), *came))
            .collect();
        let skip = done.len().saturating_sub(most);
        for (id, command, came) in done.into_iter().skip(skip) {
            let id = CommandId(id);
            self.send(&mut socket, id.clone(), command).await?;
            loop {
                if let ServerFrame::Answer(answer) = socket.receive().await?
                    && answer.id.as_ref() == Some(&id)
                {
                    let Reply::Done(done) = answer.reply else {
                        panic!("{id} was done before, and now: {:?}", answer.reply);
                    };
                    assert_eq!(Came::Done(done.seq), came, "{id} is done twice");
                    break;
                }
            }
        }
        Ok(())
    }

    pub(crate) async fn send(
        &self,
        socket: &mut Socket,
        id: CommandId,
        command: TableCommand,
    ) -> Result<(), ClientError> {
        let ask = Ask::Do {
            table: self.table.clone(),
            command,
            seen: self.latest.as_ref().map(|update| update.seq),
            key: None,
        };
        socket.ask(&id, ask).await
    }

    async fn hear(&mut self, socket: &mut Socket) -> Result<(), ClientError> {
        match socket.receive().await? {
            ServerFrame::Answer(answer) => self.answered(answer),
            ServerFrame::Table(update) => self.see(*update),
            _ => {}
        }
        Ok(())
    }

    fn answered(&mut self, answer: Answer) {
        let id = answer.id.expect("everything that was asked can be read");
        if id.as_str() == "watch" {
            assert!(matches!(answer.reply, Reply::Ok {}), "{:?}", answer.reply);
            return;
        }
        let came = match answer.reply {
            Reply::Done(done) => Came::Done(done.seq),
            // It may have been acted for this position already, or too late.
            Reply::Error(problem) => match problem.code {
                Code::Refused | Code::LostRace | Code::WrongTime => Came::Refused,
                code if code.passes() => return,
                _ => panic!("{problem:?}"),
            },
            other => panic!("{other:?}"),
        };
        let at = self.pending.iter().position(|(other, _)| *other == id);
        let (_, command) = self
            .pending
            .remove(at.expect("answered once on each socket"));
        if let Some((_, before)) = self.outcomes.insert(id.0, (command, came)) {
            assert_eq!(before, came);
        }
    }

    /// Sees what happened. It follows exactly on what was seen before, and never contradicts it.
    fn see(&mut self, update: TableUpdate) {
        let before = self.latest.as_ref().map_or(0, |before| before.seq);
        assert!(
            update.seq >= before,
            "the log of {} went back from {before} to {}",
            self.table,
            update.seq
        );
        if update.after > 0 {
            assert_eq!(update.after, before, "news follow on what was seen");
            let seqs: Vec<Seq> = update.news.iter().map(|news| news.seq).collect();
            let missed: Vec<Seq> = (before + 1..=update.seq).collect();
            assert_eq!(seqs, missed, "precisely what was missed");
        }
        for news in &update.news {
            let before = self.told.insert(news.seq, news.clone());
            assert!(
                before.is_none_or(|before| before == *news),
                "history changed: {news:?}"
            );
        }
        self.over = update.info.status == Status::Over;
        self.latest = Some(update);
    }

    /// Acts if it is our turn, and chats now and then.
    async fn go_on(&mut self, socket: &mut Socket) -> Result<(), ClientError> {
        self.sent += 1;
        let id = CommandId(format!("{}-{}", self.seat, self.sent));
        let position = self
            .latest
            .as_ref()
            .and_then(|update| update.position.as_ref());
        let turn = position.and_then(|position| {
            let sight = position
                .sights
                .iter()
                .find(|sight| sight.seat == Some(self.seat));
            let legal = Some(&sight?.legal).filter(|legal| !legal.is_empty())?;
            (self.acted_on != Some(position.step)).then_some((position.step, legal))
        });
        let command = match turn {
            Some((step, legal)) => {
                let chosen = self.dice.below(legal.len() as u64) as usize;
                self.acted_on = Some(step);
                TableCommand::Act {
                    seat: self.seat,
                    action: legal[chosen].action.clone(),
                }
            }
            None if self.dice.below(3) == 0 => TableCommand::Chat { text: id.0.clone() },
            None => return Ok(()),
        };
        self.pending.push((id.clone(), command.clone()));
        self.send(socket, id, command).await
    }
}

pub(crate) type Clients = Vec<Arc<Mutex<Client>>>;

/// Two people sit down with a bot; they may be guests of different processes.
pub(crate) async fn sit_down(host: &Server, other: &Server, seed: u64) -> Vec<Client> {
    let (ana, _) = host.guest("Ana").await.unwrap();
    let (rui, _) = other.guest("Rui").await.unwrap();
    let plan: NewTable = serde_json::from_value(serde_json::json!({
        "title": TITLES[0].id,
        "seats": [SeatPlan::Me, SeatPlan::Open, SeatPlan::Bot { level: 1 }],
    }))
    .unwrap();
    let table = ana.make_table(&plan).await.unwrap().id;
    let ready = TableCommand::Ready {
        ready: true,
        entropy: Some("kill".to_owned()),
    };
    perform(&rui, &table, "join", TableCommand::Join { seat: None }).await;
    perform(&rui, &table, "ready", ready).await;
    perform(&ana, &table, "start", TableCommand::Start).await;
    vec![
        Client::new(ana, &table, 0, seed),
        Client::new(rui, &table, 1, seed + 1),
    ]
}

/// Does something at a table, which must succeed.
pub(crate) async fn perform(who: &Server, table: &TableId, id: &str, command: TableCommand) {
    let mut socket = who.socket().await.unwrap();
    let ask = Ask::Do {
        table: table.clone(),
        command,
        seen: None,
        key: None,
    };
    socket.ask(&CommandId::from(id), ask.clone()).await.unwrap();
    loop {
        if let ServerFrame::Answer(answer) = socket.receive().await.unwrap() {
            assert!(
                matches!(answer.reply, Reply::Done(_)),
                "{ask:?}: {answer:?}"
            );
            return;
        }
    }
}

/// The whole log of a table, as somebody may know it.
async fn log(client: &Client) -> BTreeMap<Seq, News> {
    let mut all = BTreeMap::new();
    let mut after = 0;
    loop {
        let path = format!("/api/tables/{}/news?after={after}&limit=100", client.table);
        let page: NewsPage = client.server.get(&path).await.unwrap();
        all.extend(page.news.into_iter().map(|news| (news.seq, news)));
        match page.next {
            Some(next) => after = next,
            None => return all,
        }
    }
}

/// Everything that was ever promised to those at a table is true.
async fn all_is_there(clients: &[&Client]) {
    let mut places = BTreeSet::new();
    for client in clients {
        let log = log(client).await;
        let seqs: Vec<Seq> = log.keys().copied().collect();
        let whole: Vec<Seq> = (1..=seqs.len() as Seq).collect();
        assert_eq!(seqs, whole, "the log has no holes");
        for (seq, news) in &client.told {
            assert_eq!(log.get(seq), Some(news), "what was told is no longer so");
        }
        let (mut acts, mut said) = (0, BTreeMap::new());
        for news in log.values() {
            match &news.what {
                Happened::Acted { seat, .. } if *seat == client.seat => acts += 1,
                Happened::Said { text, .. } => *said.entry(text.as_str()).or_insert(0) += 1,
                _ => {}
            }
        }
        let mut done = 0;
        for (id, (command, came)) in &client.outcomes {
            let Came::Done(seq) = came else {
                assert!(
                    !said.contains_key(id.as_str()),
                    "{id} was refused and is there"
                );
                continue;
            };
            assert!(places.insert(*seq), "two commands at place {seq}");
            let news = log
                .get(seq)
                .unwrap_or_else(|| panic!("{id} at {seq} is lost"));
            match (command, &news.what) {
                (TableCommand::Act { seat, .. }, Happened::Acted { seat: acted, .. }) => {
                    assert_eq!(seat, acted);
                    done += 1;
                }
                (TableCommand::Chat { text: ours }, Happened::Said { text, .. }) => {
                    assert_eq!(ours, text);
                    assert_eq!(said[id.as_str()], 1, "{id} was said more than once");
                }
                (command, what) => panic!("{id}, {command:?}, became {what:?}"),
            }
        }
        assert!(client.pending.is_empty(), "every command has an outcome");
        assert_eq!(acts, done, "actions are there that nobody was told of");

        let path = format!("/api/tables/{}/position", client.table);
        let fresh: TableUpdate = client.server.get(&path).await.unwrap();
        let hashes = |update: &TableUpdate| {
            let sights = update.position.iter().flat_map(|position| &position.sights);
            sights.map(|sight| sight.hash.clone()).collect::<Vec<_>>()
        };
        let latest = client.latest.as_ref().expect("something was seen");
        assert_eq!(latest.seq, fresh.seq);
        assert_eq!(
            hashes(latest),
            hashes(&fresh),
            "it sees what the server sees"
        );
    }
}

/// Lets clients come back until nothing is without an answer and all have seen the end of the log.
async fn settle(clients: &Clients) {
    for client in clients {
        let mut client = client.lock().await;
        let mut socket = client.come_back().await.unwrap();
        while !client.pending.is_empty() {
            client.hear(&mut socket).await.unwrap();
        }
    }
    for client in clients {
        let mut client = client.lock().await;
        client.latest = None;
        let mut socket = client.come_back().await.unwrap();
        while client.latest.is_none() {
            client.hear(&mut socket).await.unwrap();
        }
    }
}

/// Everything that was ever promised to any of them is true. Answers how many commands took effect, and how many were
/// refused.
pub(crate) async fn check_all(clients: &Clients) -> (u64, u64) {
    settle(clients).await;
    let (mut done, mut refused) = (0, 0);
    for table in tables(clients).await {
        let mut guards = Vec::new();
        for client in clients {
            let client = client.lock().await;
            if client.table == table {
                guards.push(client);
            }
        }
        let both: Vec<&Client> = guards.iter().map(|guard| &**guard).collect();
        all_is_there(&both).await;
        for client in both {
            for (_, came) in client.outcomes.values() {
                match came {
                    Came::Done(_) => done += 1,
                    Came::Refused => refused += 1,
                }
            }
        }
    }
    for client in clients {
        client.lock().await.ask_again(30).await.unwrap();
    }
    (done, refused)
}

pub(crate) async fn tables(clients: &Clients) -> BTreeSet<TableId> {
    let mut tables = BTreeSet::new();
    for client in clients {
        tables.insert(client.lock().await.table.clone());
    }
    tables
}

pub(crate) fn seed() -> u64 {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).unwrap();
    let seed = u64::from_le_bytes(bytes) >> 1;
    println!("seed {seed}");
    seed
}
