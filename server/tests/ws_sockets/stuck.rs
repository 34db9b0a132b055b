//! A table that is stuck: it is noticed, and holds up nobody elsewhere.

use std::time::Duration;

use pantheon_games::samples;
use pantheon_wire::{
    Ask, Code, Happened, NewTable, Reply, SeatPlan, TableCommand, TableId, TakeOver, TimeControl,
};
use serde_json::json;
use tokio::io::DuplexStream;

use crate::client::{Client, act, code};
use crate::house::House;
use crate::server::{guest, new_table, plan, roomy};

fn chat(text: &str) -> TableCommand {
    TableCommand::Chat {
        text: text.to_owned(),
    }
}

/// A table where the store hangs for good, and somebody whose command hangs with it.
async fn stuck(house: &House) -> (TableId, Client<DuplexStream>) {
    let token = guest(&house.app, "Ana").await;
    let seats = [SeatPlan::Me, SeatPlan::Open];
    let table = new_table(&house.app, &token, &plan(samples::in_turns(), &seats))
        .await
        .id;
    let mut ana = house.connect(&token).await;
    // Until the lobby and the timers have looked at the new table.
    tokio::time::sleep(Duration::from_secs(2)).await;
    house.store.hang_at(&table);
    let frame = json!({"id": "hangs", "ask": act(&table, chat("hello?"), None)});
    ana.send(frame.to_string()).await;
    // It has the table's slot by the time that anything else is asked.
    tokio::time::sleep(Duration::from_millis(100)).await;
    (table, ana)
}

#[tokio::test(start_paused = true)]
async fn who_waits_for_a_stuck_table_is_answered_and_clocks_run_out_elsewhere() {
    let house = House::start(roomy());
    let (table, _ana) = stuck(&house).await;
    let token = guest(&house.app, "Rui").await;
    let mut rui = house.connect(&token).await;
    let refused = rui.perform(&table, chat("is anybody here?")).await;
    assert_eq!(code(refused), Code::Busy);
    assert_eq!(rui.ask(&Ask::Ping).await, Reply::Ok {});

    let fast = NewTable {
        pace: TimeControl::Clock {
            bank: 10,
            increment: 0,
        },
        ..plan(
            samples::in_turns(),
            &[SeatPlan::Me, SeatPlan::Bot { level: 1 }],
        )
    };
    let other = new_table(&house.app, &token, &fast).await.id;
    rui.watch(&other, None, None).await.unwrap();
    rui.perform(&other, TableCommand::Start).await.unwrap();
    'told: loop {
        for news in rui.update().await.news {
            if let Happened::SatIn { seat, why } = news.what {
                assert_eq!((seat, why), (0, TakeOver::Clock));
                break 'told;
            }
        }
    }
}

#[tokio::test(start_paused = true)]
async fn the_watchdog_counts_a_slot_that_is_held_or_waited_for_too_long() {
    let mut settings = roomy();
    settings.work.watchdog_seconds = 2;
    settings.work.table_wait_seconds = 4;
    let house = House::start(settings);
    let (table, _ana) = stuck(&house).await;
    let counted = |state: &str, count: usize| {
        let line =
            format!("pantheon_slots_stuck_total{{state=\"{state}\",work=\"command\"}} {count}\n");
        house.app.metrics().render().contains(&line)
    };
    tokio::time::sleep(Duration::from_secs(1)).await;
    assert!(!counted("held", 1), "a second isn't long");
    tokio::time::sleep(Duration::from_secs(2)).await;
    assert!(counted("held", 1), "{}", house.app.metrics().render());
    let token = guest(&house.app, "Rui").await;
    let mut rui = house.connect(&token).await;
    let refused = rui.perform(&table, chat("is anybody here?")).await;
    assert_eq!(code(refused), Code::Busy);
    assert!(counted("waited-for", 1), "{}", house.app.metrics().render());
    assert!(counted("held", 1), "each is counted once");
    let under_way = house.app.live().under_way();
    assert!(
        under_way.contains(&format!("command holds {table}")),
        "{under_way}"
    );
}

#[tokio::test(start_paused = true)]
async fn a_stop_ends_in_time_whatever_is_stuck_and_says_what_was() {
    let mut settings = roomy();
    settings.work.stop_seconds = 5;
    let house = House::start(settings);
    let (table, _ana) = stuck(&house).await;
    let app = house.app.clone();
    let begun = tokio::time::Instant::now();
    assert!(!house.stop().await, "not everything ended");
    // The time is simulated, so this is no measure of the machine.
    assert!(begun.elapsed() <= Duration::from_secs(5));
    let under_way = app.live().under_way();
    assert_eq!(
        under_way,
        format!("tasks: socket 1; tables: command holds {table}")
    );
}
