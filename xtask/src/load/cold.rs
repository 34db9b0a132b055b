//! How long the last position of a long table takes to open when nobody has it in memory.

use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use pantheon_client::Server;
use pantheon_wire::SeatPlan;
use tokio::task::JoinSet;

use super::heard::Heard;
use super::player::{Dice, plan};
use super::report::Figure;
use super::server::{Place, Program};

/// How many actions a table's log has.
const ACTIONS: usize = 1000;
/// How many such tables are opened.
const TABLES: usize = 7;

/// Plays long tables, starts the server anew, and opens each once.
pub(super) async fn measure(program: &Program, place: &Place) -> Result<Vec<Figure>> {
    println!("{TABLES} tables with {ACTIONS} actions each are played.");
    let running = program.start(place)?;
    let (host, me) = running.server()?.guest("Long").await?;
    let token = me.token.context("no token")?;
    let mut playing = JoinSet::new();
    for number in 0..TABLES {
        let host = host.clone();
        playing.spawn_local(async move { long_table(&host, number as u64).await });
    }
    let mut tables = Vec::new();
    while let Some(table) = playing.join_next().await {
        tables.push(table??);
    }
    drop(running);

    let running = program.start(place)?;
    let host = running.server()?.with_token(&token);
    // The first request of a process pays for more than the table.
    host.text("GET", "/api/me", None).await?;
    let mut times = Vec::new();
    for table in &tables {
        let start = Instant::now();
        let path = format!("/api/tables/{table}/position");
        host.text("GET", &path, None).await?;
        times.push(start.elapsed());
    }
    times.sort_unstable();
    let millis = |time: Duration| format!("{:.1} ms", time.as_secs_f64() * 1000.0);
    let longest = times[times.len() - 1];
    Ok(vec![
        Figure::new(
            "cold open of a table with 1,000 actions, median",
            millis(times[times.len() / 2]),
        ),
        Figure::new("cold open, longest", millis(longest)),
    ])
}

/// One client plays all seats, and takes most of what it does back, so that no game ends too soon.
async fn long_table(host: &Server, seed: u64) -> Result<String> {
    let beside = |name: &str| SeatPlan::HotSeat {
        name: name.to_owned(),
    };
    let seats = vec![SeatPlan::Me, beside("B"), beside("C"), beside("D")];
    let table = host.make_table(&plan(seats)).await?.id;
    let mut socket = host.socket().await?;
    let dice = Dice::new(seed);
    let command = |id: usize, command: &str| {
        format!(r#"{{"id":"{id}","ask":{{"do":{{"table":"{table}","command":{command}}}}}}}"#)
    };
    socket
        .send(format!(
            r#"{{"id":"w","ask":{{"watch":{{"table":"{table}"}}}}}}"#
        ))
        .await?;
    socket.send(command(0, r#""start""#)).await?;
    let (mut actions, mut seq, mut keeps) = (0, 0, true);
    while actions < ACTIONS {
        let text = socket.receive_text().await?;
        let news = match serde_json::from_str(&text)? {
            Heard::Table(news) if news.seq > seq => news,
            Heard::Answer(answer) if answer.error.is_some() => bail!("{text}"),
            _ => continue,
        };
        seq = news.seq;
        let Some(position) = news.position else {
            continue;
        };
        let back = position.sights.iter().find(|sight| sight.may_undo);
        let turn = position.sights.iter().find(|sight| !sight.legal.is_empty());
        let next = match (back, turn) {
            (Some(sight), _) if !keeps => {
                keeps = true;
                format!(r#"{{"undo":{{"seat":{}}}}}"#, sight.seat.unwrap_or(0))
            }
            (_, Some(sight)) => {
                keeps = dice.below(8) == 0;
                actions += 1;
                let action = sight.legal[dice.below(sight.legal.len())].action;
                let seat = sight.seat.unwrap_or(0);
                format!(r#"{{"act":{{"seat":{seat},"action":{action}}}}}"#)
            }
            _ => bail!("the game ended after {actions} actions"),
        };
        socket.send(command(seq as usize, &next)).await?;
    }
    socket.close().await?;
    Ok(table.0)
}
