//! Tells the store every few seconds that this process serves, and learns what time it is elsewhere.

use std::time::Duration;

use pantheon_tables::Tables;
use tokio_util::sync::CancellationToken;

/// How often. Two beats may fail before it counts as an outage.
const EVERY: Duration = Duration::from_secs(3);

/// Beats until the server stops. Tables do so by themselves too, where they must know before time passes.
pub(crate) async fn beat(tables: &Tables, stop: &CancellationToken) {
    loop {
        match tables.beat().await {
            Ok(outages) => metrics::counter!("pantheon_outages_total").absolute(outages),
            Err(problem) => {
                tracing::warn!(%problem, "uptime: writing the heartbeat to the store failed, retry soon");
            }
        }
        tokio::select! {
            biased;
            () = stop.cancelled() => return,
            () = tokio::time::sleep(EVERY) => {}
        }
    }
}
