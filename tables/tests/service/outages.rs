//! Outages between and within processes, and clocks of machines that are wrong.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use async_trait::async_trait;
use pantheon_tables::memory::{MemoryClock, MemoryUptime};
use pantheon_tables::{Beat, Clock as _, Dated, LogPart, SILENCE, StoreError, Uptime};
use pantheon_wire::{Code, Happened, NewTable, SeatPlan, TableInfo, TimeControl, WallMillis};

use crate::hall::{Hall, begun, chat, code, rome, who};

const SECOND: u64 = 1_000;
const HOUR: u64 = 3_600 * SECOND;

/// A process that shares its time with others.
fn process(over: Option<&Hall>, uptime: &Arc<MemoryUptime>, now: WallMillis) -> Hall {
    let clock = Arc::new(MemoryClock::at(now));
    let hall = match over {
        None => Hall::new(),
        Some(hall) => hall.another(),
    };
    let (store, bus, jobs) = (hall.store.clone(), hall.bus.clone(), hall.jobs.clone());
    let mut hall = Hall::over(store, bus, jobs, clock, hall.settings);
    hall.tables = hall.tables.with_uptime(Arc::clone(uptime) as _);
    hall
}

/// A table where each player has a minute.
async fn a_minute_each(hall: &Hall) -> TableInfo {
    let pace = TimeControl::Clock {
        bank: 60,
        increment: 0,
    };
    let plan = NewTable {
        pace,
        ..rome(vec![SeatPlan::Me, SeatPlan::Open])
    };
    begun(hall, plan).await
}

/// The clock that runs.
async fn left(hall: &Hall, table: &TableInfo) -> u64 {
    let ana = who("ana");
    let update = hall.tables.update(Some(&ana), &table.id, None, None);
    let position = update.await.unwrap().unwrap().position.unwrap();
    let runs = position.clocks.iter().find(|face| face.runs);
    runs.expect("a clock runs").left
}

async fn outages(hall: &Hall, table: &TableInfo) -> Vec<u64> {
    let ana = who("ana");
    let log = hall
        .tables
        .news(Some(&ana), &table.id, None, LogPart::After(0), 500);
    let outage = |what| match what {
        Happened::Outage { millis } => Some(millis),
        _ => None,
    };
    let log = log.await.unwrap();
    log.into_iter()
        .filter_map(|news| outage(news.what))
        .collect()
}

#[tokio::test]
async fn what_passes_while_no_process_serves_is_given_back() {
    let uptime = Arc::default();
    let hall = process(None, &uptime, 1_000_000);
    let table = a_minute_each(&hall).await;
    hall.tables.beat().await.unwrap();
    hall.clock.pass(3 * SECOND);
    hall.tables.beat().await.unwrap();
    let back = hall.clock.now() + 2 * HOUR;
    let again = process(Some(&hall), &uptime, back);
    again.tables.wake_due(9).await.unwrap();
    assert_eq!(outages(&again, &table).await, [2 * HOUR]);
    assert_eq!(left(&again, &table).await, 57 * SECOND);
    again.clock.pass(4 * SECOND);
    again
        .ask("ana", &table, "hello", chat("still here"))
        .await
        .unwrap();
    assert_eq!(outages(&again, &table).await, [2 * HOUR], "once");
    assert_eq!(left(&again, &table).await, 53 * SECOND);
}

#[tokio::test]
async fn who_asks_before_the_first_beat_loses_nothing_either() {
    let uptime = Arc::default();
    let hall = process(None, &uptime, 1_000_000);
    let table = a_minute_each(&hall).await;
    let again = process(Some(&hall), &uptime, 1_000_000 + 2 * HOUR);
    again
        .ask("ana", &table, "hello", chat("back"))
        .await
        .unwrap();
    assert_eq!(left(&again, &table).await, 60 * SECOND);
}

#[tokio::test]
async fn a_process_that_was_stopped_notices_before_any_time_passes() {
    let uptime = Arc::default();
    let hall = process(None, &uptime, 1_000_000);
    let table = a_minute_each(&hall).await;
    hall.tables.beat().await.unwrap();
    hall.clock.pass(HOUR);
    hall.tables.wake_due(9).await.unwrap();
    assert_eq!(outages(&hall, &table).await, [HOUR]);
    assert_eq!(left(&hall, &table).await, 60 * SECOND);
}

#[tokio::test]
async fn who_only_looks_after_an_outage_is_shown_clocks_that_did_not_count_it() {
    let uptime = Arc::default();
    let hall = process(None, &uptime, 1_000_000);
    let table = a_minute_each(&hall).await;
    hall.tables.beat().await.unwrap();
    hall.clock.pass(20 * SECOND);
    assert_eq!(left(&hall, &table).await, 60 * SECOND);
    hall.clock.pass(2 * SECOND);
    assert_eq!(left(&hall, &table).await, 58 * SECOND);
    assert!(
        outages(&hall, &table).await.is_empty(),
        "looking writes nothing"
    );
    hall.ask("ana", &table, "hello", chat("back"))
        .await
        .unwrap();
    assert_eq!(outages(&hall, &table).await, [20 * SECOND]);
    assert_eq!(left(&hall, &table).await, 58 * SECOND);
}

#[tokio::test]
async fn time_in_which_somebody_served_is_not_given_back() {
    let uptime = Arc::default();
    let hall = process(None, &uptime, 1_000_000);
    let table = a_minute_each(&hall).await;
    for _ in 0..7 {
        hall.clock.pass(SILENCE);
        hall.tables.beat().await.unwrap();
        hall.tables.wake_due(9).await.unwrap();
    }
    assert_eq!(left(&hall, &table).await, 60 * SECOND - 7 * SILENCE);
    hall.clock.pass(SILENCE);
    hall.tables.beat().await.unwrap();
    hall.tables.wake_due(9).await.unwrap();
    let sat_in = hall.info(&table).await.seats;
    assert_eq!(sat_in.iter().filter(|seat| seat.sat_in).count(), 1);
    assert_eq!(outages(&hall, &table).await, [0; 0]);
}

#[tokio::test]
async fn a_process_whose_clock_is_two_hours_ahead_takes_no_time_from_anybody() {
    let uptime = Arc::default();
    let right = process(None, &uptime, 1_000_000);
    let table = a_minute_each(&right).await;
    right.tables.beat().await.unwrap();
    right.clock.pass(2 * SECOND);
    let wrong = process(Some(&right), &uptime, right.clock.now() + 2 * HOUR);
    wrong.tables.beat().await.unwrap();
    right
        .ask("ana", &table, "a", chat("before it knows"))
        .await
        .unwrap();
    wrong.tables.wake_due(9).await.unwrap();
    right.clock.pass(SECOND);
    right.tables.beat().await.unwrap();
    assert_eq!(
        right.clock.now(),
        wrong.clock.now(),
        "all count by one time"
    );
    for hall in [&right, &wrong] {
        hall.tables.wake_due(9).await.unwrap();
        let seats = hall.info(&table).await.seats;
        assert!(!seats.iter().any(|seat| seat.sat_in));
        // The two seconds before the other came; no clock of either counts the leap.
        assert_eq!(left(hall, &table).await, 58 * SECOND);
    }
}

#[tokio::test]
async fn a_process_whose_clock_is_behind_follows_the_others() {
    let uptime = Arc::default();
    let right = process(None, &uptime, 1_000_000 + HOUR);
    let table = a_minute_each(&right).await;
    right.tables.beat().await.unwrap();
    let behind = process(Some(&right), &uptime, 1_000_000);
    behind.tables.beat().await.unwrap();
    assert_eq!(behind.clock.now(), 1_000_000 + HOUR);
    for hall in [&right, &behind] {
        hall.clock.pass(5 * SECOND);
        hall.tables.beat().await.unwrap();
        assert_eq!(left(hall, &table).await, 55 * SECOND);
        assert_eq!(outages(hall, &table).await, [0; 0]);
    }
}

/// Whether the store can be reached.
#[derive(Default)]
struct Flaky(MemoryUptime, AtomicBool);

#[async_trait]
impl Uptime for Flaky {
    async fn beat(&self, now: WallMillis, known: Option<Dated>) -> Result<Beat, StoreError> {
        if self.1.load(Ordering::Relaxed) {
            return Err(StoreError::Unreachable("gone".to_owned()));
        }
        self.0.beat(now, known).await
    }
}

#[tokio::test]
async fn while_the_store_is_gone_no_clock_runs_out() {
    let store = Arc::new(Flaky::default());
    let mut hall = Hall::new();
    hall.tables = hall.tables.with_uptime(Arc::clone(&store) as _);
    let table = a_minute_each(&hall).await;
    hall.tables.beat().await.unwrap();
    store.1.store(true, Ordering::Relaxed);
    hall.clock.pass(2 * HOUR);
    let asked = hall.ask("ana", &table, "a", chat("hello?")).await;
    assert_eq!(code(asked), Code::Unavailable);
    store.1.store(false, Ordering::Relaxed);
    hall.ask("ana", &table, "a", chat("hello?")).await.unwrap();
    assert_eq!(left(&hall, &table).await, 60 * SECOND);
}

/// Time passes, for the store too.
fn pass(millis: u64, halls: &[&Hall], uptime: &MemoryUptime) {
    uptime.pass(millis);
    for hall in halls {
        hall.clock.pass(millis);
    }
}

#[tokio::test]
async fn who_follows_counts_by_the_same_time_however_long_ago_the_last_beat_was() {
    let uptime = Arc::default();
    let right = process(None, &uptime, 1_000_000);
    let table = a_minute_each(&right).await;
    right.tables.beat().await.unwrap();
    let wrong = process(Some(&right), &uptime, 1_000_000 + 501 * SECOND);
    wrong.tables.beat().await.unwrap();
    pass(2_900, &[&right, &wrong], &uptime);
    right.tables.beat().await.unwrap();
    right.tables.wake_due(9).await.unwrap();
    assert_eq!(left(&right, &table).await, 57_100);
    assert_eq!(left(&wrong, &table).await, 57_100);
    // It comes back with the right clock, long after the last beat of the other.
    pass(2_900, &[&right, &wrong], &uptime);
    let back = process(Some(&right), &uptime, 1_000_000 + 5_800);
    back.tables.beat().await.unwrap();
    for hall in [&right, &wrong, &back] {
        assert_eq!(left(hall, &table).await, 54_200);
        assert_eq!(outages(hall, &table).await, [501 * SECOND]);
    }
}

#[tokio::test]
async fn who_acts_after_what_was_written_later_than_now_asks_what_time_it_is() {
    let uptime = Arc::default();
    let right = process(None, &uptime, 1_000_000);
    let table = a_minute_each(&right).await;
    pass(2 * SECOND, &[&right], &uptime);
    right.tables.beat().await.unwrap();
    let wrong = process(Some(&right), &uptime, 1_002_000 + HOUR);
    wrong
        .ask("ana", &table, "a", chat("an hour ahead"))
        .await
        .unwrap();
    pass(SECOND, &[&right, &wrong], &uptime);
    right.ask("ana", &table, "b", chat("here")).await.unwrap();
    for hall in [&right, &wrong] {
        assert_eq!(left(hall, &table).await, 57 * SECOND);
    }
}

#[tokio::test]
async fn setting_the_stores_clock_costs_nobody_time() {
    let uptime = Arc::default();
    let one = process(None, &uptime, 1_000_000);
    let table = a_minute_each(&one).await;
    let two = process(Some(&one), &uptime, 1_000_000);
    for hall in [&one, &two] {
        hall.tables.beat().await.unwrap();
    }
    pass(SECOND, &[&one, &two], &uptime);
    two.tables.beat().await.unwrap();
    uptime.pass(4 * SECOND);
    pass(SECOND, &[&one, &two], &uptime);
    for hall in [&one, &two] {
        hall.tables.beat().await.unwrap();
        assert_eq!(left(hall, &table).await, 58 * SECOND);
    }
}
