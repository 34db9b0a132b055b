//! How many rows a second are appended, durably, by many tables at once:
//! `cargo run --release -p pantheon-store --example appends -- sqlite:PATH [TABLES] [SECONDS]`.

use std::error::Error;
use std::time::{Duration, Instant};

use pantheon_games::TITLES;
use pantheon_store::{Options, Store};
use pantheon_tables::{Appended, Fact, Row, Setup, Summary, TableStore};
use pantheon_wire::{Access, NewTable, SeatPlan, Spectators, Status, TableId, TimeControl, UserId};
use serde_json::json;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let mut args = std::env::args().skip(1);
    let url = args.next().ok_or("which database?")?;
    let tables: u32 = args.next().map_or(Ok(200), |text| text.parse())?;
    let seconds: u64 = args.next().map_or(Ok(5), |text| text.parse())?;
    let store = Store::open(&url, &Options::default()).await?;
    println!("{}", store.durability().await?);
    let run = std::time::UNIX_EPOCH.elapsed()?.as_millis();
    let mut made = Vec::new();
    for number in 0..tables {
        let id = TableId(format!("{run}-{number}"));
        let row = row(1, Fact::Made);
        let appended = store.create(&id, &setup(), &row, &summary(0)).await?;
        assert_eq!(appended, Appended::Done);
        made.push(id);
    }
    let before = store.figures();
    let start = Instant::now();
    let end = start + Duration::from_secs(seconds);
    let tasks: Vec<_> = made
        .into_iter()
        .map(|table| tokio::spawn(play(store.clone(), table, end)))
        .collect();
    let mut times = Vec::new();
    for task in tasks {
        times.extend(task.await?);
    }
    let took = start.elapsed().as_secs_f64();
    times.sort_unstable();
    let at = |part: usize| times[(times.len() * part / 1000).min(times.len() - 1)];
    let commits = store.figures().commits - before.commits;
    println!(
        "{tables} tables, {:.1} s: {:.0} appends/s, {} to a commit, p50 {:.1?}, p99 {:.1?}",
        took,
        f64::from(u32::try_from(times.len())?) / took,
        times.len() as u64 / commits.max(1),
        at(500),
        at(990),
    );
    store.close().await;
    Ok(())
}

/// Appends one row after the other, as a table does whose players wait for each answer.
async fn play(store: Store, table: TableId, end: Instant) -> Vec<Duration> {
    let mut times = Vec::new();
    for seq in 2.. {
        let fact = Fact::Acted {
            seat: (seq % 4) as u8,
            action: json!({"visit": "venus", "with": seq}),
            state: format!("{seq:064x}"),
            bot: false,
        };
        let start = Instant::now();
        let appended = store
            .append(&table, &row(seq, fact), Some(&summary(seq)))
            .await;
        assert_eq!(appended, Ok(Appended::Done));
        times.push(start.elapsed());
        if Instant::now() >= end {
            break;
        }
    }
    times
}

fn row(seq: u32, fact: Fact) -> Row {
    Row {
        seq,
        at: 1_700_000_000_000 + u64::from(seq),
        by: Some(UserId(format!("user-number-{}", seq % 4))),
        command: Some(format!("command-{seq}").as_str().into()),
        fact,
    }
}

fn summary(seq: u32) -> Summary {
    Summary {
        status: Status::Playing,
        access: Access::Public,
        members: (0..4).map(|n| UserId(format!("user-number-{n}"))).collect(),
        due: Some(1_700_000_000_000 + u64::from(seq)),
    }
}

fn setup() -> Setup {
    Setup {
        plan: NewTable {
            title: TITLES[0].id.to_owned(),
            options: json!({}),
            seats: vec![SeatPlan::Me; 4],
            access: Access::Public,
            pace: TimeControl::Untimed,
            hints: false,
            take_over: 3,
            spectators: Spectators::default(),
        },
        host: "user-number-0".into(),
        host_name: "Host".to_owned(),
        host_program: false,
        seed: "00".repeat(16),
        key: "key".to_owned(),
        made: 1_700_000_000_000,
        rules: 1,
        content: String::new(),
        edition: None,
        rematch_of: None,
        entropy: Vec::new(),
        network: pantheon_tables::Network::default(),
    }
}
