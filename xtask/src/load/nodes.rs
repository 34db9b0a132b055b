//! Several processes on one database: how soon what is done at one is seen at another, and what it costs that the seats of a
//! table are at several.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::rc::Rc;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use pantheon_client::{Server, Socket};
use pantheon_games::TITLES;
use pantheon_wire::{Access, NewTable, SeatPlan, Spectators, TimeControl};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, sleep_until};

use super::heard::Heard;
use super::player::{Dice, Group, Player, make_table};
use super::report::Figure;
use super::server::{Place, Program, cpu};
use super::stage::number;
use super::tally::{Tally, Times};
use crate::nats::Broker;
use crate::served::Served;

/// By what processes hear each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Means {
    Polling,
    Listening,
    Nats,
}

impl Means {
    const ALL: [Self; 3] = [Self::Polling, Self::Listening, Self::Nats];

    const fn name(self) -> &'static str {
        match self {
            Self::Polling => "polling alone",
            Self::Listening => "LISTEN and NOTIFY",
            Self::Nats => "NATS",
        }
    }
}

/// What is measured.
pub(super) struct Plan {
    /// How many tables there are, each with a player at one process and somebody who looks on at the other.
    pub(super) tables: usize,
    pub(super) pace: Duration,
    pub(super) time: Duration,
}

/// What happens, in a few words.
pub(super) fn scene(tables: usize, pace: f64) -> String {
    format!(
        "two processes, {tables} tables seen from the other, a move every {pace} s at each table"
    )
}

/// How many tables are played flat out to see what it costs that their seats are at several processes.
const SPLIT: usize = 50;

/// Measures, with one database for all.
pub(super) async fn measure(program: &Program, place: &Place, plan: &Plan) -> Result<Vec<Figure>> {
    let broker = Broker::start()?;
    let mut figures = vec![
        Figure::new("connections", (2 * plan.tables).to_string()),
        Figure::new("time for each", format!("{} s", plan.time.as_secs())),
    ];
    for means in Means::ALL {
        let pair = Pair::start(program, place, means, &broker).await?;
        println!("Measuring {}.", means.name());
        let seen = seen(&pair, plan).await?;
        let name = means.name();
        let count = seen.count();
        figures.push(Figure::new(
            format!("{name}: moves seen"),
            count.to_string(),
        ));
        for (percent, what) in [(50.0, "p50"), (99.0, "p99"), (100.0, "longest")] {
            figures.push(Figure::new(
                format!("{name}: from sending at one to seeing at the other, {what}"),
                millis(seen.within(percent)),
            ));
        }
    }
    for split in [false, true] {
        let pair = Pair::start(program, place, Means::Nats, &broker).await?;
        let of = if split {
            "seats at both processes"
        } else {
            "seats at one process"
        };
        println!("Measuring {SPLIT} tables of two, {of}.");
        figures.extend(
            cost(&pair, split, plan.time)
                .await?
                .into_iter()
                .map(|(what, value)| {
                    Figure::new(format!("{SPLIT} tables of 2 flat out, {of}: {what}"), value)
                }),
        );
    }
    Ok(figures)
}

fn millis(time: Option<f64>) -> String {
    time.map_or("none".to_owned(), |time| format!("{time:.1} ms"))
}

/// Two processes on one database.
struct Pair([Served; 2]);

impl Pair {
    async fn start(
        program: &Program,
        place: &Place,
        means: Means,
        broker: &Broker,
    ) -> Result<Self> {
        let nats = format!("nats={}", broker.url());
        let settings: &[&str] = match means {
            Means::Polling => &["work.listen=false"],
            Means::Listening => &[],
            Means::Nats => &[&nats],
        };
        let pair = Self([
            program.start_with(place, settings)?,
            program.start_with(place, settings)?,
        ]);
        // Until they have found each other.
        sleep(Duration::from_secs(2)).await;
        Ok(pair)
    }

    fn servers(&self) -> Result<[Server; 2]> {
        let [one, other] = &self.0;
        Ok([one.server()?, other.server()?])
    }

    fn cpu(&self) -> Result<Duration> {
        self.0.iter().map(cpu).sum()
    }

    /// What both processes count under a name.
    async fn count(&self, name: &str) -> Result<u64> {
        let mut sum = 0;
        for server in self.servers()? {
            let metrics = server.text("GET", "/metrics", None).await?;
            let mut lines = metrics.lines();
            let value = lines.find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
            sum += value.map_or(Ok(0), str::parse::<u64>)?;
        }
        Ok(sum)
    }
}

/// When the latest move of a table was sent, and at which place of its log whoever sent it was.
type Sent = Rc<Cell<Option<(Instant, u32)>>>;

/// How soon what is done at one process is seen at the other.
async fn seen(pair: &Pair, plan: &Plan) -> Result<Times> {
    let servers = pair.servers()?;
    let fresh = || Times::new(Some(plan.pace));
    let times = Rc::new(RefCell::new(fresh()));
    let mut tasks = JoinSet::new();
    for number in 0..plan.tables {
        let (here, there) = (&servers[number % 2], &servers[(number + 1) % 2]);
        let (ana, _) = here.guest("Ana").await?;
        let (rui, _) = there.guest("Rui").await?;
        let table = ana.make_table(&alone()).await?;
        let (table, sent) = (table.id.0, Sent::default());
        let lonely = Lonely {
            socket: open(&ana, &table).await?,
            table: table.clone(),
            pace: plan.pace,
            dice: Dice::new(number as u64),
            sent: Rc::clone(&sent),
            asked: 0,
        };
        let looker = Looker {
            socket: open(&rui, &table).await?,
            sent,
            times: Rc::clone(&times),
        };
        tasks.spawn_local(lonely.play());
        tasks.spawn_local(looker.look());
    }
    still_going(&mut tasks, plan.time / 3).await?;
    times.replace(fresh());
    still_going(&mut tasks, plan.time).await?;
    tasks.shutdown().await;
    Ok(times.replace(fresh()))
}

/// A table of the first title where one person has all seats, so that everybody else only looks on.
fn alone() -> NewTable {
    NewTable {
        title: TITLES[0].id.to_owned(),
        options: serde_json::json!({}),
        seats: vec![
            SeatPlan::Me,
            SeatPlan::HotSeat {
                name: "Also Ana".to_owned(),
            },
        ],
        access: Access::Public,
        pace: TimeControl::Untimed,
        hints: false,
        take_over: 1,
        spectators: Spectators::Welcome { delay: 0 },
    }
}

/// Opens a socket that watches a table.
async fn open(who: &Server, table: &str) -> Result<Socket> {
    let mut socket = who.socket().await?;
    let watch = format!(r#"{{"id":"0","ask":{{"watch":{{"table":"{table}"}}}}}}"#);
    socket.send(watch).await?;
    Ok(socket)
}

/// Whoever has all seats of a table.
struct Lonely {
    socket: Socket,
    table: String,
    pace: Duration,
    dice: Dice,
    sent: Sent,
    asked: u64,
}

impl Lonely {
    async fn play(mut self) -> Result<()> {
        self.command(0, r#""start""#).await?;
        let mut thinks: Option<(String, u32, Instant)> = None;
        loop {
            let until = thinks.as_ref().map(|(_, _, until)| *until);
            tokio::select! {
                text = self.socket.receive_text() => {
                    let text = text?;
                    if let Heard::Table(news) = heard(&text)? {
                        let sights = news.position.iter().flat_map(|position| &position.sights);
                        let mine = sights.into_iter().find(|sight| !sight.legal.is_empty());
                        thinks = mine.map(|sight| {
                            let chosen = &sight.legal[self.dice.below(sight.legal.len())];
                            let seat = sight.seat.unwrap_or(0);
                            let action = chosen.action.get();
                            let act = format!(r#"{{"act":{{"seat":{seat},"action":{action}}}}}"#);
                            (act, news.seq, Instant::now() + self.delay())
                        });
                    }
                }
                () = sleep_until(until.unwrap_or_else(Instant::now)), if until.is_some() => {
                    if let Some((act, seq, _)) = thinks.take() {
                        self.sent.set(Some((Instant::now(), seq)));
                        self.command(seq, &act).await?;
                    }
                }
            }
        }
    }

    /// Half of the pace to one and a half times the pace.
    fn delay(&self) -> Duration {
        const PARTS: usize = 1 << 16;
        self.pace / 2 + self.pace * self.dice.below(PARTS) as u32 / PARTS as u32
    }

    async fn command(&mut self, seen: u32, command: &str) -> Result<()> {
        self.asked += 1;
        let (id, table) = (self.asked, &self.table);
        let ask = format!(
            r#"{{"id":"{id}","ask":{{"do":{{"table":"{table}","seen":{seen},"command":{command}}}}}}}"#
        );
        Ok(self.socket.send(ask).await?)
    }
}

/// Somebody who looks on at the other process.
struct Looker {
    socket: Socket,
    sent: Sent,
    times: Rc<RefCell<Times>>,
}

impl Looker {
    async fn look(mut self) -> Result<()> {
        loop {
            let text = self.socket.receive_text().await?;
            let now = Instant::now();
            let Heard::Table(news) = heard(&text)? else {
                continue;
            };
            if let Some((at, seq)) = self.sent.get()
                && news.seq > seq
            {
                self.sent.set(None);
                self.times.borrow_mut().took(now - at);
            }
        }
    }
}

fn heard(text: &str) -> Result<Heard<'_>> {
    match serde_json::from_str(text).with_context(|| text.to_owned())? {
        Heard::Bye(_) => bail!("the server takes leave: {text}"),
        heard => Ok(heard),
    }
}

/// What it costs that the seats of a table are at several processes.
async fn cost(pair: &Pair, split: bool, time: Duration) -> Result<BTreeMap<&'static str, String>> {
    const COUNTED: [(&str, &str); 2] = [
        (
            "rows that found their place taken",
            "pantheon_tables_conflicts_total",
        ),
        (
            "rows read of the other process, for each move",
            "pantheon_tables_caught_up_total",
        ),
    ];
    let servers = pair.servers()?;
    let tally = Rc::new(RefCell::new(Tally::new(Duration::ZERO)));
    let mut tasks = JoinSet::new();
    for number in 0..SPLIT {
        let here = &servers[number % 2];
        let there = &servers[(number + usize::from(split)) % 2];
        let (ana, _) = here.guest("Ana").await?;
        let (rui, _) = there.guest("Rui").await?;
        let (table, key) = make_table(&ana, 2, Spectators::Nobody).await?;
        let group = Rc::new(Group {
            table: watch::Sender::new(format!("{table} {key}")),
            seats: 2,
            spectators: Spectators::Nobody,
            pace: Cell::new(Duration::ZERO),
            tally: Rc::clone(&tally),
        });
        for (server, seat) in [(ana, 0), (rui, 1)] {
            let mut socket = server.socket().await?;
            socket.receive_text().await?;
            let seed = (2 * number) as u64 + u64::from(seat);
            let player = Player::new(server, socket, seat, Rc::clone(&group), seed);
            tasks.spawn_local(player.play());
        }
    }
    still_going(&mut tasks, time / 3).await?;
    let mut before = Vec::new();
    for (_, name) in COUNTED {
        before.push(pair.count(name).await?);
    }
    let (computed, start) = (pair.cpu()?, Instant::now());
    tally.borrow_mut().open = true;
    still_going(&mut tasks, time).await?;
    tally.borrow_mut().open = false;
    let (computed, took) = (pair.cpu()?.saturating_sub(computed), start.elapsed());
    let mut after = Vec::new();
    for (_, name) in COUNTED {
        after.push(pair.count(name).await?);
    }
    tasks.shutdown().await;
    let tally = tally.borrow();
    let moves = number(tally.acks.count().max(1));
    let grown = |at: usize| number(after[at] - before[at]);
    Ok(BTreeMap::from([
        (
            "durable moves a second",
            format!("{:.0}", moves / took.as_secs_f64()),
        ),
        ("acknowledged within, p50", millis(tally.acks.within(50.0))),
        ("acknowledged within, p99", millis(tally.acks.within(99.0))),
        (
            "CPU of both for a move",
            format!("{:.2} ms", computed.as_secs_f64() * 1000.0 / moves),
        ),
        (COUNTED[0].0, format!("{:.0}", grown(0))),
        (COUNTED[1].0, format!("{:.2}", grown(1) / moves)),
    ]))
}

/// Lets time pass. Somebody who stops is an error.
async fn still_going(tasks: &mut JoinSet<Result<()>>, time: Duration) -> Result<()> {
    tokio::select! {
        () = sleep(time) => Ok(()),
        Some(stopped) = tasks.join_next() => {
            stopped??;
            bail!("somebody stopped");
        }
    }
}
