//! The stage: sockets are opened, tables are made, and what happens is measured.

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use anyhow::{Context, Result, bail};
use pantheon_client::{Server, Socket};
use pantheon_wire::Spectators;
use tokio::sync::{Barrier, watch};
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, sleep_until};
use tokio_util::sync::CancellationToken;

use super::player::{Group, Player, make_table};
use super::report::Figure;
use super::server::{cpu, memory};
use super::tally::Tally;
use crate::served::Served;

/// What is played.
pub(super) struct Plan {
    pub(super) tables: usize,
    pub(super) seats: u8,
    pub(super) pace: Duration,
    pub(super) time: Duration,
}

/// How many come at once.
const AT_ONCE: usize = 32;

/// Plays with so many generators, each a thread with its share of the tables, and tells what was seen.
pub(super) fn measure(running: &Served, plan: &Plan, generators: usize) -> Result<Vec<Figure>> {
    let count = plan.tables * usize::from(plan.seats);
    println!("{count} players come, on {generators} threads.");
    let seen = Seen {
        all: Barrier::new(generators),
        failed: CancellationToken::new(),
        moments: Mutex::default(),
    };
    let generate = |part: usize| {
        let share = plan.tables / generators + usize::from(part < plan.tables % generators);
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()
            .context("no runtime")?;
        let one = generate(running, plan, share, part, &seen);
        let tally = tokio::task::LocalSet::new().block_on(&runtime, async {
            tokio::select! {
                tally = one => tally,
                () = seen.failed.cancelled() => bail!("another generator failed"),
            }
        });
        tally.inspect_err(|_| seen.failed.cancel())
    };
    let tallies: Vec<Result<Tally>> = std::thread::scope(|scope| {
        let generate = &generate;
        let threads: Vec<_> = (0..generators)
            .map(|part| scope.spawn(move || generate(part)))
            .collect();
        let ended = threads.into_iter().map(std::thread::ScopedJoinHandle::join);
        ended
            .map(|ended| ended.unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
            .collect()
    });
    let mut tally = Tally::new(plan.pace);
    for one in tallies {
        tally.add(&one?);
    }
    let moments = seen
        .moments
        .into_inner()
        .unwrap_or_else(PoisonError::into_inner);
    Ok(figures(plan, &tally, &moments))
}

/// What generators share: they begin each part together, and one of them looks at the server.
struct Seen {
    all: Barrier,
    /// Whether one has stopped, so that nobody waits for it.
    failed: CancellationToken,
    moments: Mutex<Moments>,
}

/// What the server held and computed.
#[derive(Default)]
struct Moments {
    before: u64,
    connected: u64,
    playing: u64,
    computed: Duration,
    time: Duration,
}

impl Seen {
    /// Waits for the others; one of all looks before any goes on.
    async fn together(&self, look: impl FnOnce(&mut Moments) -> Result<()>) -> Result<()> {
        let leads = self.all.wait().await.is_leader();
        if leads {
            look(&mut self.moments.lock().unwrap_or_else(PoisonError::into_inner))?;
        }
        self.all.wait().await;
        Ok(())
    }
}

/// One generator with its tables.
async fn generate(
    running: &Served,
    plan: &Plan,
    share: usize,
    part: usize,
    seen: &Seen,
) -> Result<Tally> {
    let server = running.server()?;
    let count = share * usize::from(plan.seats);
    let guests = guests(&server, count).await?;
    let look = |at: &mut Moments| memory(running).map(|memory| at.before = memory);
    seen.together(look).await?;
    let sockets = sockets(&guests).await?;
    sleep(Duration::from_secs(1)).await;
    let look = |at: &mut Moments| memory(running).map(|memory| at.connected = memory);
    seen.together(look).await?;

    let tally = Rc::new(RefCell::new(Tally::new(plan.pace)));
    let mut players = JoinSet::new();
    // Nobody plays as somebody at another generator does.
    let seeds = (part as u64) << 32;
    let mut people = guests.into_iter().zip(sockets).zip(seeds + 1..);
    for _ in 0..share {
        let seated: Vec<_> = people.by_ref().take(usize::from(plan.seats)).collect();
        let Some(((host, _), _)) = seated.first() else {
            bail!("a table needs a seat");
        };
        let (table, key) = make_table(host, plan.seats, Spectators::Nobody).await?;
        let group = Rc::new(Group {
            table: watch::Sender::new(format!("{table} {key}")),
            seats: plan.seats,
            spectators: Spectators::Nobody,
            pace: Cell::new(plan.pace),
            tally: Rc::clone(&tally),
        });
        for (((server, socket), seed), seat) in seated.into_iter().zip(0..) {
            let player = Player::new(server, socket, seat, Rc::clone(&group), seed);
            players.spawn_local(player.play());
        }
    }

    let mut visitors = JoinSet::new();
    if part == 0 {
        println!(
            "Tables are made: warming up, then measuring for {} s.",
            plan.time.as_secs()
        );
        visitors.spawn_local(pages(server.clone(), Rc::clone(&tally)));
    }
    still_playing(&mut players, &mut visitors, plan.time / 3).await?;
    let look = |at: &mut Moments| cpu(running).map(|computed| at.computed = computed);
    seen.together(look).await?;
    tally.borrow_mut().open = true;
    let start = Instant::now();
    still_playing(&mut players, &mut visitors, plan.time).await?;
    tally.borrow_mut().open = false;
    let time = start.elapsed();
    let look = |at: &mut Moments| {
        at.computed = cpu(running)?.saturating_sub(at.computed);
        at.time = time;
        at.playing = memory(running)?;
        Ok(())
    };
    seen.together(look).await?;
    players.shutdown().await;
    visitors.shutdown().await;
    Ok(tally.replace(Tally::new(plan.pace)))
}

fn figures(plan: &Plan, tally: &Tally, seen: &Moments) -> Vec<Figure> {
    let count = plan.tables * usize::from(plan.seats);
    let &Moments {
        before,
        connected,
        playing,
        computed,
        time,
    } = seen;
    if let Some(why) = &tally.first_refusal {
        println!("The first refusal: {why}");
    }
    let each = |kib: u64, count: usize| format!("{:.1} KiB", number(kib) / number(count.max(1)));
    let millis = |time: Option<f64>| time.map_or("none".to_owned(), |time| format!("{time:.1} ms"));
    let a_second = |count: f64| format!("{:.0}", count / time.as_secs_f64());
    let a_move = |time: Duration| time.as_secs_f64() * 1e6 / number(tally.acks.count().max(1));
    vec![
        Figure::new("connections", count.to_string()),
        Figure::new("tables", plan.tables.to_string()),
        Figure::new(
            "durable moves a second",
            a_second(number(tally.acks.count())),
        ),
        Figure::new("acknowledged within, p50", millis(tally.acks.within(50.0))),
        Figure::new("acknowledged within, p99", millis(tally.acks.within(99.0))),
        Figure::new(
            "acknowledged within, longest",
            millis(tally.acks.within(100.0)),
        ),
        Figure::new(
            "sent late by the generator, p99",
            millis(tally.late.within(99.0)),
        ),
        Figure::new("opening page within, p50", millis(tally.pages.within(50.0))),
        Figure::new("opening page within, p99", millis(tally.pages.within(99.0))),
        Figure::new("moves refused", tally.refused.to_string()),
        Figure::new("games that ended", tally.games.to_string()),
        Figure::new("frames heard a second", a_second(number(tally.frames))),
        Figure::new(
            "bytes a frame",
            (tally.bytes / tally.frames.max(1)).to_string(),
        ),
        Figure::new(
            "server's CPU",
            format!(
                "{:.0}% of a core",
                100.0 * computed.as_secs_f64() / time.as_secs_f64()
            ),
        ),
        Figure::new(
            "server's CPU for a move",
            format!("{:.0} µs", a_move(computed)),
        ),
        Figure::new("server's memory", format!("{} MiB", playing / 1024)),
        Figure::new(
            "memory of an idle connection",
            each(connected.saturating_sub(before), count),
        ),
        Figure::new(
            "memory of a table that is played",
            each(playing.saturating_sub(connected), plan.tables),
        ),
    ]
}

/// A count to be divided. None here comes near what 32 bits hold, and those are floats exactly.
pub(super) fn number(count: impl TryInto<u32>) -> f64 {
    count.try_into().unwrap_or(u32::MAX).into()
}

/// Lets time pass. A player or a visitor who stops is an error.
async fn still_playing(
    players: &mut JoinSet<Result<()>>,
    visitors: &mut JoinSet<Result<()>>,
    time: Duration,
) -> Result<()> {
    tokio::select! {
        () = sleep(time) => Ok(()),
        Some(stopped) = players.join_next() => {
            stopped??;
            bail!("a player stopped playing");
        }
        Some(stopped) = visitors.join_next() => {
            stopped??;
            bail!("nobody asks for the opening page any more");
        }
    }
}

/// How often somebody new asks for the opening page.
const PAGES: Duration = Duration::from_millis(50);

/// Asks for the opening page again and again, on a connection of its own each time and whether the last one has come or
/// not.
async fn pages(server: Server, tally: Rc<RefCell<Tally>>) -> Result<()> {
    let mut asked = JoinSet::new();
    let mut next = Instant::now();
    loop {
        next += PAGES;
        sleep_until(next).await;
        let (server, tally, meant) = (server.clone(), Rc::clone(&tally), next);
        asked.spawn_local(async move {
            let (status, bytes) = server.page("/").await?;
            if status != 200 || bytes == 0 {
                bail!("the opening page is answered with {status} and {bytes} bytes");
            }
            tally.borrow_mut().page(meant.elapsed());
            Ok(())
        });
        while let Some(page) = asked.try_join_next() {
            page??;
        }
    }
}

pub(super) async fn guests(server: &Server, count: usize) -> Result<Vec<Server>> {
    let mut guests = Vec::new();
    while guests.len() < count {
        let mut coming = JoinSet::new();
        for number in guests.len()..count.min(guests.len() + AT_ONCE) {
            let server = server.clone();
            coming.spawn_local(async move { server.guest(&format!("Player {number}")).await });
        }
        while let Some(guest) = coming.join_next().await {
            guests.push(guest??.0);
        }
    }
    Ok(guests)
}

pub(super) async fn sockets(guests: &[Server]) -> Result<Vec<Socket>> {
    let mut sockets = Vec::new();
    for some in guests.chunks(AT_ONCE) {
        // In order, so that each socket is its guest's.
        let opening: Vec<_> = some
            .iter()
            .cloned()
            .map(|guest| tokio::task::spawn_local(async move { guest.socket().await }))
            .collect();
        for socket in opening {
            let mut socket = socket.await??;
            socket.receive_text().await?;
            sockets.push(socket);
        }
    }
    Ok(sockets)
}
