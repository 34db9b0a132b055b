//! A large site in small: the wave of an evening's arrivals, its peak, a tournament that begins in one moment, and then
//! as much as the node bears. From what each costs follows what larger sites need (`capacity`), as far as what is assumed
//! of people holds (`assumptions`).

mod assumptions;
mod capacity;

use std::cell::{Cell, RefCell};
use std::fmt::Write as _;
use std::rc::Rc;
use std::time::Duration;

use anyhow::{Result, bail};
use pantheon_client::{Server, Socket};
use pantheon_wire::Spectators;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, sleep_until};

use super::player::{Group, Player, make_table};
use super::report::Figure;
use super::server::{cpu, memory};
use super::stage::number;
use super::tally::{Tally, Times};
use crate::served::Served;
use assumptions::{Assumptions, OURS};
use capacity::Costs;

/// How many come in a second. It is what a site with 90,000 at its peak has, so that the wave needn't take all evening.
const ARRIVALS: u32 = 50;
/// How many sit at a table of a tournament.
const PAIR: u8 = 2;

/// Who plays, looks on, or only waits: all end together.
type Present = JoinSet<Result<()>>;

/// What was seen, and what follows from it.
pub(super) struct Site {
    pub(super) figures: Vec<Figure>,
    costs: Costs,
}

impl Site {
    /// What is assumed, and what larger sites need.
    pub(super) fn capacity(&self) -> String {
        let mut text = String::from("\nAssumed:\n\n| of people at the peak | |\n|---|---|\n");
        for (what, value) in OURS.named() {
            // A string takes whatever is written to it.
            let _ = writeln!(text, "| {what} | {value} |");
        }
        let people = capacity::bears(&self.costs, &OURS);
        let _ = writeln!(
            text,
            "\nOne such node with a database like the one measured bears {people} people at once.\n"
        );
        text + &capacity::table(&self.costs, &OURS)
    }
}

/// A part of the evening.
struct Part {
    tally: Tally,
    /// Cores that the server computed with.
    cores: f64,
    seconds: f64,
}

impl Part {
    fn moves(&self) -> f64 {
        number(self.tally.acks.count())
    }
}

/// Somebody who is there.
type Person = (Server, Socket);

/// Lets so many people live through an evening.
pub(super) async fn measure(running: &Served, people: usize, peak: Duration) -> Result<Site> {
    let server = running.server()?;
    let tally = Rc::new(RefCell::new(Tally::new(Duration::ZERO)));
    let before = memory(running)?;

    println!("{people} people come, {ARRIVALS} a second.");
    let before_cpu = cpu(running)?;
    let (mut there, arrivals) = arrive(&server, people).await?;
    let arriving = cpu(running)?.saturating_sub(before_cpu);
    sleep(Duration::from_secs(1)).await;
    let with_people = memory(running)?;

    let mut present = Present::new();
    let (start, begun) = watch::channel(false);
    let tables = Assumptions::of(OURS.play, people) / usize::from(OURS.seats);
    let pairs = Assumptions::of(OURS.tournament, people) / usize::from(PAIR);
    println!("{tables} tables are made, and {pairs} for the tournament.");
    let mut groups = Vec::new();
    for _ in 0..tables {
        groups.push(
            seat(
                &mut there,
                OURS.seats,
                OURS.pace,
                &tally,
                &mut present,
                None,
            )
            .await?,
        );
    }
    for _ in 0..pairs {
        let begun = Some(&begun);
        groups.push(seat(&mut there, PAIR, OURS.pace, &tally, &mut present, begun).await?);
    }
    let look_on = Assumptions::of(OURS.look_on, people).min(there.len());
    for (number, (_, socket)) in there.drain(..).enumerate() {
        let watched = groups
            .get(number % tables.max(1))
            .filter(|_| number < look_on);
        let table = watched.map(|group| group.table.borrow().clone());
        present.spawn_local(look(socket, table));
    }

    println!("The peak, for {} s.", peak.as_secs());
    pass(&mut present, OURS.pace * 2).await?;
    let at_peak = part(running, &tally, OURS.pace, peak, &mut present).await?;
    let with_tables = memory(running)?;

    println!("The tournament begins.");
    start.send_replace(true);
    let tournament = part(running, &tally, OURS.pace, peak / 2, &mut present).await?;

    println!("Flat out, for {} s.", peak.as_secs());
    for group in &groups {
        group.pace.set(Duration::ZERO);
    }
    pass(&mut present, OURS.pace * 2).await?;
    let flat_out = part(running, &tally, Duration::ZERO, peak, &mut present).await?;
    present.shutdown().await;

    let kib = |after: u64, before: u64, count: usize| {
        number(after.saturating_sub(before)) / number(count.max(1))
    };
    let costs = Costs {
        arrival: arriving.as_secs_f64() / number(people.max(1)),
        a_move: at_peak.cores * at_peak.seconds / at_peak.moves().max(1.0),
        base: number(before) / 1024.0,
        person: kib(with_people, before, people),
        table: kib(with_tables, with_people, tables),
        flat_out: flat_out.moves() / flat_out.seconds,
    };
    Ok(Site {
        figures: figures(
            people,
            tables,
            &arrivals,
            &[at_peak, tournament, flat_out],
            &costs,
        ),
        costs,
    })
}

/// Everybody comes when they mean to, whether those before them are in or not.
async fn arrive(server: &Server, people: usize) -> Result<(Vec<Person>, Times)> {
    let mut coming = JoinSet::new();
    let start = Instant::now();
    for who in 0..people {
        let meant = start + Duration::from_secs(1) * u32::try_from(who)? / ARRIVALS;
        sleep_until(meant).await;
        let server = server.clone();
        coming.spawn_local(async move {
            server.page("/").await?;
            let (guest, _) = server.guest(&format!("Person {who}")).await?;
            let mut socket = guest.socket().await?;
            socket.receive_text().await?;
            anyhow::Ok(((guest, socket), meant.elapsed()))
        });
    }
    let (mut there, mut times) = (Vec::with_capacity(people), Times::new(None));
    while let Some(person) = coming.join_next().await {
        let (person, time) = person??;
        times.took(time);
        there.push(person);
    }
    Ok((there, times))
}

/// Some sit down at a new table: now, or when a signal is given.
async fn seat(
    there: &mut Vec<Person>,
    seats: u8,
    pace: Duration,
    tally: &Rc<RefCell<Tally>>,
    present: &mut Present,
    signal: Option<&watch::Receiver<bool>>,
) -> Result<Rc<Group>> {
    let seated = there.split_off(there.len().saturating_sub(usize::from(seats)));
    let Some((host, _)) = seated.first() else {
        bail!("too few people are there");
    };
    let spectators = Spectators::Welcome { delay: 0 };
    let (table, key) = make_table(host, seats, spectators).await?;
    let group = Rc::new(Group {
        table: watch::Sender::new(format!("{table} {key}")),
        seats,
        spectators,
        pace: Cell::new(pace),
        tally: Rc::clone(tally),
    });
    for ((server, socket), seat) in seated.into_iter().zip(0..) {
        let seed = (there.len() * usize::from(u8::MAX)) as u64 + u64::from(seat);
        let mut player = Player::new(server, socket, seat, Rc::clone(&group), seed);
        let signal = signal.cloned();
        present.spawn_local(async move {
            if let Some(signal) = signal {
                player.wait_for(signal).await?;
            }
            player.play().await
        });
    }
    Ok(group)
}

/// Watches a table, or nothing, and hears what is said.
async fn look(mut socket: Socket, table_and_key: Option<String>) -> Result<()> {
    if let Some((table, key)) = table_and_key
        .as_deref()
        .and_then(|both| both.split_once(' '))
    {
        let ask = format!(r#"{{"id":"w","ask":{{"watch":{{"table":"{table}","key":"{key}"}}}}}}"#);
        socket.send(ask).await?;
    }
    loop {
        socket.receive_text().await?;
    }
}

/// Measures a part of the evening.
async fn part(
    running: &Served,
    tally: &Rc<RefCell<Tally>>,
    pace: Duration,
    time: Duration,
    present: &mut Present,
) -> Result<Part> {
    let fresh = Tally {
        open: true,
        ..Tally::new(pace)
    };
    tally.replace(fresh);
    let (before, start) = (cpu(running)?, Instant::now());
    pass(present, time).await?;
    let seconds = start.elapsed().as_secs_f64();
    let computed = cpu(running)?.saturating_sub(before);
    Ok(Part {
        tally: tally.replace(Tally::new(pace)),
        cores: computed.as_secs_f64() / seconds,
        seconds,
    })
}

/// Lets time pass. Whoever goes is an error.
async fn pass(present: &mut Present, time: Duration) -> Result<()> {
    tokio::select! {
        () = sleep(time) => Ok(()),
        Some(gone) = present.join_next() => {
            gone??;
            bail!("somebody went");
        }
    }
}

fn figures(
    people: usize,
    tables: usize,
    arrivals: &Times,
    parts: &[Part; 3],
    costs: &Costs,
) -> Vec<Figure> {
    let millis = |time: Option<f64>| time.map_or("none".to_owned(), |time| format!("{time:.1} ms"));
    let mut figures = vec![
        Figure::new("people", people.to_string()),
        Figure::new("they come, a second", ARRIVALS.to_string()),
        Figure::new(
            "page, guest and socket within, p50",
            millis(arrivals.within(50.0)),
        ),
        Figure::new(
            "page, guest and socket within, p99",
            millis(arrivals.within(99.0)),
        ),
        Figure::new("tables that play", tables.to_string()),
    ];
    for (name, part) in ["peak", "tournament", "flat out"].iter().zip(parts) {
        let acks = &part.tally.acks;
        let rate = part.moves() / part.seconds;
        figures.extend([
            Figure::new(
                format!("{name}: durable moves a second"),
                format!("{rate:.0}"),
            ),
            Figure::new(
                format!("{name}: acknowledged within, p50"),
                millis(acks.within(50.0)),
            ),
            Figure::new(
                format!("{name}: acknowledged within, p99"),
                millis(acks.within(99.0)),
            ),
            Figure::new(
                format!("{name}: sent late by the generator, p99"),
                millis(part.tally.late.within(99.0)),
            ),
            Figure::new(
                format!("{name}: server's CPU"),
                format!("{:.0}% of a core", part.cores * 100.0),
            ),
            Figure::new(format!("{name}: refused"), part.tally.refused.to_string()),
        ]);
    }
    let begins = &parts[1].tally.begins;
    figures.extend([
        Figure::new(
            "tournament: games begun within, p50",
            millis(begins.within(50.0)),
        ),
        Figure::new(
            "tournament: games begun within, p99",
            millis(begins.within(99.0)),
        ),
        Figure::new(
            "cost: somebody comes",
            format!("{:.2} ms of a core", costs.arrival * 1e3),
        ),
        Figure::new(
            "cost: a move at the peak",
            format!("{:.2} ms of a core", costs.a_move * 1e3),
        ),
        Figure::new("cost: the server alone", format!("{:.0} MiB", costs.base)),
        Figure::new(
            "cost: somebody who is there",
            format!("{:.1} KiB", costs.person),
        ),
        Figure::new(
            "cost: a table that plays",
            format!("{:.1} KiB", costs.table),
        ),
    ]);
    figures
}
