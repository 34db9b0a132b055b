//! What is asked of the nodes when everything was put right: whether they are ready, whether moves go on, and what they
//! tell of themselves.

use std::path::Path;
use std::time::Duration;

use pantheon_client::Server;
use tokio::time::{sleep, timeout};

use super::observer::{HEALED_WITHIN, Health};
use super::schedule::NODES;
use super::town::Town;

/// How often it is looked.
const LOOKS: Duration = Duration::from_millis(100);
/// How long an answer is waited for.
const PATIENCE: Duration = Duration::from_secs(5);
/// What nodes tell of themselves that should be 0, whatever happened.
const ZERO: [&str; 3] = [
    "pantheon_panics_total",
    "pantheon_slots_stuck",
    "pantheon_store_damaged",
];

/// Looks until all is well, or for as long as that may take.
pub(super) async fn heal(town: &Town) -> Health {
    let begun = town.now();
    let mut health = Health {
        ready: vec![None; NODES],
        moves: vec![None; NODES],
        ..Health::default()
    };
    loop {
        for node in 0..NODES {
            if health.ready[node].is_none() && get(town, node, "/api/health").await.is_some() {
                health.ready[node] = Some(town.since(begun));
            }
        }
        for (first, now) in health.moves.iter_mut().zip(town.moved_since(begun)) {
            *first = first.or(now);
        }
        health.stuck = town.still_since(begun);
        let all = |times: &[Option<Duration>]| times.iter().all(Option::is_some);
        let well = all(&health.ready) && all(&health.moves) && health.stuck.is_empty();
        if well || town.since(begun) > HEALED_WITHIN {
            return health;
        }
        sleep(LOOKS).await;
    }
}

/// What the nodes tell of themselves, and what is in their logs.
pub(super) async fn count(town: &Town, folder: &Path, health: &mut Health) {
    for node in 0..NODES {
        let Some(metrics) = get(town, node, "/metrics").await else {
            health.gone.push(format!("node {node} tells no metrics"));
            continue;
        };
        for name in ZERO {
            health
                .counts
                .push((node, name.to_owned(), metric(&metrics, name)));
        }
        let log = std::fs::read_to_string(folder.join(format!("node-{node}/log")));
        let panics = log.unwrap_or_default().matches("panicked at").count();
        let panics = u32::try_from(panics).unwrap_or(u32::MAX);
        let name = "panics in its log".to_owned();
        health.counts.push((node, name, f64::from(panics)));
    }
}

/// The sum of all numbers of that name; what was never counted is 0.
fn metric(metrics: &str, name: &str) -> f64 {
    let values = metrics.lines().filter_map(|line| {
        let rest = line.strip_prefix(name)?;
        let value = rest.strip_prefix([' ', '{'])?;
        value.rsplit(' ').next()?.parse::<f64>().ok()
    });
    values.sum()
}

async fn get(town: &Town, node: usize, path: &str) -> Option<String> {
    let server = Server::at(&town.address(node)).ok()?;
    let asked = timeout(PATIENCE, server.text("GET", path, None)).await;
    asked.ok()?.ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_found_by_its_whole_name_and_summed_over_its_labels() {
        let text = "# TYPE a counter\na 2\na_total{x=\"1 2\"} 3\na_total{x=\"y\"} 4\n";
        let is = |name, number: f64| (metric(text, name) - number).abs() < f64::EPSILON;
        assert!(is("a", 2.0) && is("a_total", 7.0) && is("b", 0.0));
    }
}
