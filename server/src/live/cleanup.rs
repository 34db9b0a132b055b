//! Clearing what was left behind: tables that gathered people for whom nobody waits any more, and guests who don't come
//! back.

use std::time::Duration;

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
/// How far back it is looked for tables that were closed before their game began.
const LOOK_BACK: WallMillis = 7 * DAY;

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
        let closed = now.saturating_sub(LOOK_BACK).min(unused)..unused;
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
    }
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
