//! Four people at a table of 4 Gods in real time, in a simulated network: slow, cut off at times, with commands that
//! are sent twice, lines that are dropped before the answer comes, and a server that dies.
//!
//! A seed that fails is printed; `PANTHEON_SIM_SEED=n` plays it again, `PANTHEON_SIM_SEEDS=n` plays so many.

use std::collections::BTreeMap;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::serve::Listener;
use futures_util::{SinkExt as _, StreamExt as _};
use pantheon_engine::Rng;
use pantheon_games::samples;
use pantheon_server::{App, Settings, Signer, SigningSecret, World, build, serve};
use pantheon_store::{MemoryDailies, MemoryPeople};
use pantheon_tables::memory::{MemoryStore, SeededEntropy};
use pantheon_tables::{Clock, Fact, Life, Row, TableStore, Who};
use pantheon_wire::{
    Answer, Code, CommandId, PersonKind, Reply, SeatPlan, Seq, ServerFrame, Status, TableCommand,
    TableId, UserId, WallMillis,
};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;
use tokio_util::sync::CancellationToken;
use turmoil::net::{TcpListener, TcpStream};

use crate::client::{Client, act, request};
use crate::server::{guest, new_table, plan, roomy};

const PLAYERS: usize = 4;
const ACTIONS: usize = 25;
const PORT: u16 = 80;
const NAMES: [&str; PLAYERS] = ["ana", "rui", "eva", "leo"];

/// The time of the simulation.
struct SimClock;
impl Clock for SimClock {
    fn now(&self) -> WallMillis {
        let since = turmoil::sim_elapsed().unwrap_or_default();
        1_700_000_000_000 + since.as_millis() as WallMillis
    }
}

/// A simulated listener, as axum wants one.
struct SimListener(TcpListener);
impl Listener for SimListener {
    type Io = TcpStream;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (TcpStream, SocketAddr) {
        loop {
            if let Ok(accepted) = self.0.accept().await {
                return accepted;
            }
        }
    }

    fn local_addr(&self) -> std::io::Result<SocketAddr> {
        self.0.local_addr()
    }
}

/// What outlives the server, and what is known of the game afterwards.
struct Play {
    seed: u64,
    store: Arc<MemoryStore>,
    people: Arc<MemoryPeople>,
    opened: Mutex<Option<Opened>>,
    players: Mutex<BTreeMap<usize, Player>>,
}

#[derive(Clone)]
struct Opened {
    table: TableId,
    tokens: Vec<String>,
    users: Vec<UserId>,
}

/// What a player did and was told.
#[derive(Default)]
struct Player {
    /// Every command that was sent, with what had been seen and all answers.
    sent: BTreeMap<CommandId, Sent>,
    /// Every view that was told.
    told: Vec<(Seq, String)>,
    /// What may be done by what was told last.
    legal: Vec<Value>,
    /// The last place of what one did.
    done: Seq,
    seen: Option<Seq>,
    over: bool,
}

struct Sent {
    action: Value,
    seen: Seq,
    answers: Vec<Reply>,
}

impl Play {
    fn settings() -> Settings {
        let mut settings = roomy();
        settings.socket.heartbeat_seconds = 5;
        settings
    }

    /// The server, which may be started again.
    async fn serve(self: Arc<Self>) -> turmoil::Result {
        let starts = self.opened.lock().unwrap().is_some();
        let life = pantheon_tables::Settings {
            away_after: 3_600_000,
            ..pantheon_tables::Settings::default()
        };
        let app = build(World {
            store: Arc::clone(&self.store) as _,
            people: Arc::clone(&self.people) as _,
            dailies: Arc::new(MemoryDailies::default()),
            clock: Arc::new(SimClock),
            uptime: None,
            channel: None,
            // A server that starts again must not draw the same again.
            entropy: Arc::new(SeededEntropy::new(self.seed + u64::from(starts))),
            signer: Signer::new(&SigningSecret::new(&SeededEntropy::new(5))),
            settings: Self::settings(),
            life,
        });
        if !starts {
            let opened = open(&app).await;
            *self.opened.lock().unwrap() = Some(opened);
        }
        let listener = TcpListener::bind((Ipv4Addr::UNSPECIFIED, PORT)).await?;
        serve(app, SimListener(listener), CancellationToken::new()).await;
        Ok(())
    }

    /// A player, until they have acted often enough or the game is over.
    async fn play(self: Arc<Self>, seat: usize) -> turmoil::Result {
        let mut rng = Rng::new(self.seed * 31 + seat as u64);
        let opened = loop {
            let opened = self.opened.lock().unwrap().clone();
            match opened {
                Some(opened) => break opened,
                None => tokio::time::sleep(Duration::from_millis(50)).await,
            }
        };
        let mut player = Player::default();
        let mut line = None;
        let mut waits_for: Option<CommandId> = None;
        while player.answered() < ACTIONS && !player.over {
            let Some(socket) = &mut line else {
                line = connect(&opened.tokens[seat]).await;
                match &mut line {
                    Some(socket) => {
                        let watch = json!({"id": "w", "ask": {"watch": {"table": opened.table, "since": player.seen}}});
                        send(socket, &watch).await;
                        if let Some(id) = &waits_for {
                            // The answer was lost: the same again, under the same name.
                            let sent = &player.sent[id];
                            send(socket, &sent.frame(id, seat, &opened.table)).await;
                        }
                    }
                    None => pause(&mut rng, 100, 600).await,
                }
                continue;
            };
            if waits_for.is_none()
                && let Some(action) = player.choose(&mut rng)
            {
                pause(&mut rng, 20, 300).await;
                let id = CommandId(format!("{seat}-{}", player.sent.len()));
                let sent = Sent {
                    action,
                    seen: player.seen.unwrap_or(0),
                    answers: Vec::new(),
                };
                let frame = sent.frame(&id, seat, &opened.table);
                send(socket, &frame).await;
                if one_in(&mut rng, 4) {
                    send(socket, &frame).await;
                }
                player.sent.insert(id.clone(), sent);
                waits_for = Some(id);
                if one_in(&mut rng, 10) {
                    line = None;
                    continue;
                }
            }
            // Whoever hears nothing for long tries another line.
            match tokio::time::timeout(Duration::from_secs(3), socket.socket.next()).await {
                Ok(Some(Ok(Message::Text(text)))) => {
                    let frame: ServerFrame = serde_json::from_str(&text)?;
                    let answered = player.hear(frame);
                    if answered.is_some() && answered == waits_for {
                        waits_for = None;
                    }
                }
                Ok(Some(Ok(Message::Ping(_) | Message::Pong(_)))) => {}
                _ => line = None,
            }
        }
        self.players.lock().unwrap().insert(seat, player);
        Ok(())
    }
}

impl Sent {
    fn frame(&self, id: &CommandId, seat: usize, table: &TableId) -> Value {
        let command = TableCommand::Act {
            seat: seat as u8,
            action: self.action.clone(),
        };
        json!({"id": id, "ask": act(table, command, Some(self.seen))})
    }
}

impl Player {
    fn answered(&self) -> usize {
        self.sent
            .values()
            .filter(|sent| !sent.answers.is_empty())
            .count()
    }

    /// Takes note of what is told; answers with the command that was answered.
    fn hear(&mut self, frame: ServerFrame) -> Option<CommandId> {
        match frame {
            ServerFrame::Answer(Answer {
                id: Some(id),
                reply,
            }) => {
                let sent = self.sent.get_mut(&id)?;
                if let Reply::Done(done) = &reply {
                    self.done = self.done.max(done.seq);
                }
                sent.answers.push(reply);
                Some(id)
            }
            ServerFrame::Answer(answer) => panic!("an answer to nothing: {answer:?}"),
            ServerFrame::Table(update) => {
                let follows = update.after == 0 || Some(update.after) == self.seen;
                assert!(follows, "{} doesn't follow {:?}", update.after, self.seen);
                self.seen = Some(update.seq);
                self.over = update.info.status == Status::Over;
                if let Some(position) = &update.position {
                    self.told
                        .push((update.seq, position.sights[0].hash.clone()));
                    self.legal = position.sights[0]
                        .legal
                        .iter()
                        .map(|l| l.action.clone())
                        .collect();
                }
                None
            }
            ServerFrame::Hello(_)
            | ServerFrame::Lobby(_)
            | ServerFrame::Presence(_)
            | ServerFrame::Bye(_) => None,
        }
    }

    /// One of the first few things that may be done, since others want the same, once one's own last is seen.
    fn choose(&self, rng: &mut Rng) -> Option<Value> {
        if self.legal.is_empty() || self.seen < Some(self.done) {
            return None;
        }
        // Now and then somebody tries what they may not.
        if one_in(rng, 10) {
            return Some(json!("ready"));
        }
        let most = if one_in(rng, 3) {
            self.legal.len()
        } else {
            self.legal.len().min(6)
        };
        Some(self.legal[rng.next_u64() as usize % most].clone())
    }
}

async fn connect(token: &str) -> Option<Client<TcpStream>> {
    let bearer = format!("Bearer {token}");
    let opening = async {
        let stream = TcpStream::connect(("server", PORT)).await.ok()?;
        let request = request("server", &[("authorization", &bearer)]);
        Client::over(stream, request).await.ok()
    };
    let opening = tokio::time::timeout(Duration::from_secs(3), opening);
    opening.await.ok().flatten()
}

async fn send(client: &mut Client<TcpStream>, frame: &Value) {
    // A line that broke is noticed when nothing is heard on it.
    client
        .socket
        .send(Message::text(frame.to_string()))
        .await
        .ok();
}

async fn pause(rng: &mut Rng, least: u64, most: u64) {
    let millis = least + rng.next_u64() % (most - least);
    tokio::time::sleep(Duration::from_millis(millis)).await;
}

fn one_in(rng: &mut Rng, n: u64) -> bool {
    rng.next_u64().is_multiple_of(n)
}

/// Makes the people and the table, and begins the game.
async fn open(app: &App) -> Opened {
    let mut tokens = Vec::new();
    let mut users = Vec::new();
    for name in NAMES {
        let token = guest(app, name).await;
        let (_, me) = crate::server::call(app, "GET", "/api/me", Some(&token), "").await;
        let me: Value = serde_json::from_str(&me).unwrap();
        users.push(UserId::from(me["id"].as_str().unwrap()));
        tokens.push(token);
    }
    let seats = [SeatPlan::Me, SeatPlan::Open, SeatPlan::Open, SeatPlan::Open];
    let table = new_table(app, &tokens[0], &plan(samples::at_once(), &seats))
        .await
        .id;
    let who = |n: usize| Who {
        id: users[n].clone(),
        name: NAMES[n].to_owned(),
        kind: PersonKind::Guest,
    };
    let perform = async |n: usize, id: &str, command: TableCommand| {
        let tables = app.tables();
        let done = tables
            .perform(&who(n), &table, None, &id.into(), &command, None)
            .await;
        done.unwrap_or_else(|problem| panic!("{command:?}: {problem:?}"));
    };
    for n in 1..PLAYERS {
        perform(
            n,
            "join",
            TableCommand::Join {
                seat: Some(n as u8),
            },
        )
        .await;
    }
    for (n, name) in NAMES.into_iter().enumerate() {
        let ready = TableCommand::Ready {
            ready: true,
            entropy: Some(name.to_owned()),
        };
        perform(n, "ready", ready).await;
    }
    perform(0, "start", TableCommand::Start).await;
    Opened {
        table,
        tokens,
        users,
    }
}

/// What became of a game: its log, and who was answered what.
#[derive(Debug, PartialEq)]
struct Trace {
    rows: Vec<Row>,
    answers: Vec<Vec<(String, Vec<Reply>)>>,
    accepted: usize,
    lost: usize,
    refused: usize,
}

/// Plays a seed and checks that everybody was told the truth.
fn simulate(seed: u64) -> Trace {
    let play = Arc::new(Play {
        seed,
        store: Arc::default(),
        people: Arc::default(),
        opened: Mutex::default(),
        players: Mutex::default(),
    });
    let mut sim = turmoil::Builder::new()
        .rng_seed(seed)
        .simulation_duration(Duration::from_mins(10))
        .tick_duration(Duration::from_millis(2))
        .min_message_latency(Duration::from_millis(20))
        .max_message_latency(Duration::from_millis(300))
        .tcp_capacity(4_096)
        .build();
    sim.host("server", {
        let play = Arc::clone(&play);
        move || Arc::clone(&play).serve()
    });
    for (seat, name) in NAMES.into_iter().enumerate() {
        sim.client(name, Arc::clone(&play).play(seat));
    }
    let mut rng = Rng::new(seed);
    let mut cut: Option<(&str, u64)> = None;
    let dies_at = 1_500 + rng.next_u64() % 3_000;
    for step in 0.. {
        if sim
            .step()
            .unwrap_or_else(|error| panic!("seed {seed}: {error}"))
        {
            break;
        }
        if step == dies_at {
            // Nobody hears of it: the order in which a dying server drops its lines isn't the seed's.
            for name in NAMES {
                sim.partition(name, "server");
            }
            sim.crash("server");
            sim.bounce("server");
            for name in NAMES {
                sim.repair(name, "server");
            }
            cut = None;
        }
        match cut {
            Some((name, until)) if step >= until => {
                sim.repair(name, "server");
                cut = None;
            }
            None if step % 100 == 0 && one_in(&mut rng, 12) => {
                let name = NAMES[rng.next_u64() as usize % PLAYERS];
                sim.partition(name, "server");
                cut = Some((name, step + 50 + rng.next_u64() % 1_000));
            }
            _ => {}
        }
    }
    drop(sim);
    let opened = play.opened.lock().unwrap().clone().expect("the game began");
    let rows = now(play.store.rows(&opened.table, 0, 100_000)).unwrap();
    let players = std::mem::take(&mut *play.players.lock().unwrap());
    check_log(&rows);
    check_views(&play, &opened, &rows, &players);
    let mut trace = Trace {
        answers: Vec::new(),
        accepted: 0,
        lost: 0,
        refused: 0,
        rows,
    };
    for (seat, player) in &players {
        check_answers(*seat, &opened.users[*seat], player, &mut trace);
    }
    trace
}

/// The store in memory never waits.
fn now<T>(future: impl Future<Output = T>) -> T {
    futures_util::FutureExt::now_or_never(future).expect("memory never waits")
}

/// Rows follow each other, time doesn't run back, and no command is there twice.
fn check_log(rows: &[Row]) {
    let mut commands = std::collections::BTreeSet::new();
    for (n, row) in rows.iter().enumerate() {
        assert_eq!(row.seq, n as Seq + 1);
        assert!(
            n == 0 || rows[n - 1].at <= row.at,
            "time runs back at {}",
            row.seq
        );
        if let Some(command) = &row.command {
            assert!(
                commands.insert((&row.by, command)),
                "{command} is there twice"
            );
        }
    }
}

/// Every view that was told is the one that the log gives at that place.
fn check_views(play: &Play, opened: &Opened, rows: &[Row], players: &BTreeMap<usize, Player>) {
    let stored = now(play.store.load(&opened.table, true)).unwrap().unwrap();
    let settings = pantheon_tables::Settings::default();
    let mut life = Life::new(opened.table.clone(), stored.setup, &settings).unwrap();
    for row in rows {
        life.relive(row).unwrap();
        for (seat, player) in players {
            let told = player.told.iter().filter(|(seq, _)| *seq == row.seq);
            for (_, hash) in told {
                let eyes = life.eyes(Some(&opened.users[*seat]));
                let position = life.position(eyes, row.at).unwrap();
                assert_eq!(position.sights[0].hash, *hash, "seat {seat} at {}", row.seq);
            }
        }
    }
}

/// Everybody was told the truth about each command, the same however often they sent it.
fn check_answers(seat: usize, user: &UserId, player: &Player, trace: &mut Trace) {
    for (id, sent) in &player.sent {
        let mine: Vec<&Row> = trace
            .rows
            .iter()
            .filter(|row| row.by.as_ref() == Some(user) && row.command.as_ref() == Some(id))
            .collect();
        let Some(answer) = sent.answers.first() else {
            continue;
        };
        assert!(
            sent.answers.iter().all(|other| other == answer),
            "{id}: {:?}",
            sent.answers
        );
        match answer {
            Reply::Done(done) => {
                let [row] = mine[..] else {
                    panic!("{id} was acknowledged and is there {} times", mine.len());
                };
                assert_eq!(row.seq, done.seq);
                let did = matches!(&row.fact, Fact::Acted { seat: by, action, bot: false, .. }
                    if usize::from(*by) == seat && *action == sent.action);
                assert!(did, "{id} became {row:?}");
                trace.accepted += 1;
            }
            Reply::Error(problem) => {
                assert!(mine.is_empty(), "{id} was refused and is there");
                match problem.code {
                    Code::LostRace => {
                        let to = problem.lost_to.as_ref().expect("it says to what");
                        let won = &trace.rows[to.seq as usize - 1];
                        assert!(to.seq > sent.seen, "{id} was lost to what it had seen");
                        assert_eq!(won.at, to.at);
                        let by = match &won.fact {
                            Fact::Acted { seat, .. } => Some(*seat),
                            Fact::Ticked { .. } => None,
                            other => panic!("{id} was lost to {other:?}"),
                        };
                        assert_eq!(by, to.seat);
                        assert_ne!(by, Some(seat as u8), "{id} was lost to oneself");
                        trace.lost += 1;
                    }
                    Code::Refused => {
                        assert!(problem.rule.is_some(), "{id}: a refusal names its rule");
                        trace.refused += 1;
                    }
                    Code::WrongTime => {}
                    other => panic!("{id} was answered with {other:?}"),
                }
            }
            other => panic!("{id} was answered with {other:?}"),
        }
    }
    let answers = player.sent.iter();
    let answers = answers.map(|(id, sent)| (id.0.clone(), sent.answers.clone()));
    trace.answers.push(answers.collect());
}

fn seeds() -> Vec<u64> {
    let number = |name: &str| std::env::var(name).ok()?.parse::<u64>().ok();
    match number("PANTHEON_SIM_SEED") {
        Some(seed) => vec![seed],
        None => (1..=number("PANTHEON_SIM_SEEDS").unwrap_or(6)).collect(),
    }
}

#[test]
fn a_game_in_real_time_over_slow_lines_tells_everybody_the_truth() {
    let (mut accepted, mut lost, mut refused) = (0, 0, 0);
    let seeds = seeds();
    for &seed in &seeds {
        let played = std::panic::catch_unwind(|| simulate(seed));
        let trace = played.unwrap_or_else(|why| {
            eprintln!("seed {seed} fails; PANTHEON_SIM_SEED={seed} plays it again");
            std::panic::resume_unwind(why)
        });
        println!(
            "seed {seed}: {} rows, {} accepted, {} lost a race, {} refused",
            trace.rows.len(),
            trace.accepted,
            trace.lost,
            trace.refused
        );
        assert!(trace.accepted > 0, "seed {seed}");
        accepted += trace.accepted;
        lost += trace.lost;
        refused += trace.refused;
    }
    if seeds.len() > 1 {
        assert!(
            accepted > 20 * seeds.len(),
            "people get somewhere: {accepted}"
        );
        assert!(
            lost > 0 && refused > 0,
            "there are races, and there are rules"
        );
    }
}

#[test]
fn the_same_seed_plays_the_same_game() {
    let (one, two) = (simulate(7), simulate(7));
    for (one, two) in one.rows.iter().zip(&two.rows) {
        assert_eq!(one, two);
    }
    assert!(one == two, "the same rows, but other answers");
    assert!(simulate(8) != one, "another seed plays another game");
}
