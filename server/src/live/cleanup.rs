//! Clearing what was left behind: tables that gathered people for whom nobody waits any more, and guests who don't come
//! back; and packing what nobody has touched for long.

use std::ops::Range;
use std::time::Duration;

use pantheon_daily::Day;
use pantheon_store::Idle;
use pantheon_tables::StoreError;
use pantheon_wire::{Code, WallMillis};

use crate::app::App;
use crate::session::SignedOut;

/// How often it is looked what was left behind.
pub(crate) const EVERY: Duration = Duration::from_mins(10);
/// How much is cleared with one call. Others write in between.
const AT_ONCE: u32 = 100;
/// How many calls there are in one round. What is left is found in the next.
const CALLS: usize = 50;
const HOUR: WallMillis = 60 * 60 * 1000;
const DAY: WallMillis = 24 * HOUR;
/// How far back it is looked in each round for tables that were closed before their game began.
const LOOK_BACK: WallMillis = 7 * DAY;
/// One such span before that is looked at as well, another one in each round, until these many have had their turn: some
/// may have been closed while no server ran for long, or none cleaned up.
const SPANS: WallMillis = 10 * 53;
/// How many tables are packed in one call. Each is a transaction of its own.
const PACK_AT_ONCE: u32 = 20;
/// A table isn't packed before so many days: until then it is looked at whether it is to be removed.
const LEAST_PACK_DAYS: WallMillis = LOOK_BACK / DAY + 1;

/// The results of a daily deal are counted so many days after it was closed, and it is forgotten whose they were.
const COUNT_AFTER_DAYS: u32 = 30;

/// Clears what was left behind, once. A server does so by itself now and then. What fails is tried again in the next.
pub async fn clean_up(app: &App) {
    if let Err(why) = clear(app).await {
        tracing::warn!(%why, "cleanup: removing unused tables and guests failed, retry in 10min");
    }
}

async fn clear(app: &App) -> Result<(), StoreError> {
    let work = &app.settings().work;
    let now = app.clock().now();
    let before = |span: WallMillis| Some(now.saturating_sub(span)).filter(|_| span > 0);
    let unused = before(WallMillis::from(work.unused_hours) * HOUR);
    if let Some(unused) = unused {
        close_unused(app, unused).await?;
        let recent = now.saturating_sub(LOOK_BACK).min(unused)..unused;
        remove_unplayed(app, recent).await?;
        let round = now / (EVERY.as_millis() as WallMillis);
        let back = |spans| now.saturating_sub(LOOK_BACK * spans);
        let span = 1 + round % SPANS;
        remove_unplayed(app, back(span + 1)..back(span).min(unused)).await?;
    }
    let pack_days = WallMillis::from(work.pack_days);
    if pack_days > 0 {
        let long_over = before(pack_days.max(LEAST_PACK_DAYS) * DAY).unwrap_or(0);
        pack(app, long_over, unused.is_some()).await?;
    }
    let day = Day::of_millis(now).back(work.daily_days.saturating_add(COUNT_AFTER_DAYS));
    let counted = app.daily().count_dailies(&day.to_string(), AT_ONCE).await?;
    count("daily", usize::try_from(counted).unwrap_or(usize::MAX));
    let idle = Idle {
        never_played: unused.unwrap_or(0),
        played: before(WallMillis::from(work.guest_days) * DAY).unwrap_or(0),
        now,
    };
    for _ in 0..CALLS {
        let gone = app.people().remove_guests(&idle, AT_ONCE).await?;
        for guest in &gone {
            app.tell_signed_out(SignedOut::Everywhere(guest.clone()));
        }
        count("guest", gone.len());
        if gone.len() < AT_ONCE as usize {
            break;
        }
    }
    Ok(())
}

/// Removes tables that were closed in a time and where no game ever began.
async fn remove_unplayed(app: &App, closed: Range<WallMillis>) -> Result<(), StoreError> {
    for _ in 0..CALLS {
        let gone = app
            .people()
            .remove_unplayed(closed.clone(), AT_ONCE)
            .await?;
        for table in &gone {
            app.tables().let_go(table);
        }
        count("table", gone.len());
        if gone.len() < AT_ONCE as usize {
            break;
        }
    }
    Ok(())
}

/// Packs the logs of tables that have been over for long.
async fn pack(app: &App, before: WallMillis, remove_unplayed: bool) -> Result<(), StoreError> {
    for _ in 0..CALLS {
        let people = app.people();
        let done = people.pack(before, remove_unplayed, PACK_AT_ONCE).await?;
        for table in &done.removed {
            app.tables().let_go(table);
        }
        for (table, why) in &done.failed {
            tracing::error!(%table, %why, "cleanup: packing a log failed, it stays as it is");
        }
        count("packed", done.packed);
        count("table", done.removed.len());
        // What can't be packed is found first again.
        if done.packed + done.removed.len() == 0 {
            break;
        }
    }
    Ok(())
}

/// Closes tables where nobody has been: those who look at them are told. They are removed in a later round.
async fn close_unused(app: &App, since: WallMillis) -> Result<(), StoreError> {
    for _ in 0..CALLS {
        let tables = app.people().unused_tables(since, AT_ONCE).await?;
        let mut closed = 0;
        for table in &tables {
            match app.tables().close_unused(table, since).await {
                Ok(done) => closed += usize::from(done),
                Err(why) if why.code == Code::NotFound => {}
                Err(why) => {
                    tracing::warn!(%table, %why, "cleanup: closing an unused table failed, retry in 10min");
                }
            }
        }
        count("closed", closed);
        // What can't be closed is found first again.
        if closed < AT_ONCE as usize {
            break;
        }
    }
    Ok(())
}

fn count(what: &'static str, cleared: usize) {
    metrics::counter!("pantheon_tidied_total", "what" => what).increment(cleared as u64);
}
