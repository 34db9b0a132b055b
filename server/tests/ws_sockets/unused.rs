//! What nobody uses is let go.

use std::time::Duration;

use pantheon_games::samples;
use pantheon_wire::{SeatPlan, TableCommand};

use crate::house::House;
use crate::server::{guest, new_table, plan, roomy};

#[tokio::test(start_paused = true)]
async fn a_server_lets_go_of_what_nobody_uses() {
    const TABLES: usize = 30;
    let house = House::start(roomy());
    let token = guest(&house.app, "Ana").await;
    let seats = [SeatPlan::Me, SeatPlan::Open];
    let mut made = Vec::new();
    for _ in 0..TABLES {
        made.push(new_table(&house.app, &token, &plan(samples::in_turns(), &seats)).await);
    }
    let tables = house.app.tables();
    assert_eq!(tables.alive(), TABLES);
    let idle = Duration::from_millis(pantheon_tables::Settings::default().idle_after);
    tokio::time::sleep(2 * idle).await;
    assert_eq!(tables.alive(), 0);
    // Who comes back goes on as if nothing had been.
    let mut ana = house.connect(&token).await;
    ana.watch(&made[0].id, None, None).await.unwrap();
    let chat = TableCommand::Chat {
        text: "still here".to_owned(),
    };
    ana.perform(&made[0].id, chat).await.unwrap();
    assert_eq!(ana.update_to(2).await.seq, 2);
    assert_eq!(tables.alive(), 1);
}
