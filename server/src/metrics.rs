//! What the server counts, as Prometheus reads it.

use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::Instant;

use axum::extract::{MatchedPath, Request, State};
use axum::middleware::Next;
use axum::response::Response;
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use pantheon_store::Store;
use tracing::Instrument as _;

use crate::app::App;
use crate::traces;

/// The counts of this process. All servers in a process share them.
#[derive(Clone)]
pub struct Metrics {
    handle: PrometheusHandle,
    looks: Arc<Mutex<Vec<Look>>>,
}

/// Looks at something and sets gauges.
type Look = Box<dyn Fn() + Send>;

const SECONDS: [f64; 12] = [
    0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0,
];

impl Metrics {
    /// The counts of this process.
    pub fn of_process() -> Self {
        static HANDLE: OnceLock<PrometheusHandle> = OnceLock::new();
        let handle = HANDLE.get_or_init(|| {
            let recorder = PrometheusBuilder::new()
                .set_buckets(&SECONDS)
                .expect("there are buckets")
                .build_recorder();
            let handle = recorder.handle();
            if metrics::set_global_recorder(recorder).is_err() {
                tracing::warn!(
                    "metrics: another recorder is installed in this process, /metrics stays empty"
                );
            }
            describe();
            handle
        });
        Self {
            handle: handle.clone(),
            looks: Arc::default(),
        }
    }

    /// Looks at something whenever the counts of this server are read: for what is a state and not a count.
    pub fn look(&self, look: impl Fn() + Send + 'static) {
        let mut looks = self.looks.lock().unwrap_or_else(PoisonError::into_inner);
        looks.push(Box::new(look));
    }

    /// Tells what a store has written whenever the counts are read.
    pub fn watch_store(&self, store: Arc<Store>) {
        self.look(move || {
            let figures = store.figures();
            gauge("pantheon_store_waiting", figures.waiting);
            metrics::counter!("pantheon_store_writes_total").absolute(figures.writes);
            metrics::counter!("pantheon_store_commits_total").absolute(figures.commits);
            metrics::counter!("pantheon_store_failures_total").absolute(figures.failures);
            let faults = figures.faults;
            for (what, count) in [
                ("unreachable", faults.unreachable),
                ("no-space", faults.no_space),
                ("read-only", faults.read_only),
                ("damaged", faults.damaged),
            ] {
                metrics::counter!("pantheon_store_faults_total", "what" => what).absolute(count);
            }
            gauge("pantheon_store_damaged", figures.damaged);
            if let Some(free) = figures.free_mib {
                gauge("pantheon_store_free_mib", free as usize);
            }
        });
    }

    /// All counts as text.
    pub fn render(&self) -> String {
        let looks = self.looks.lock().unwrap_or_else(PoisonError::into_inner);
        looks.iter().for_each(|look| look());
        drop(looks);
        self.handle.run_upkeep();
        self.handle.render()
    }

    /// Sums up what was measured. Without it, or somebody who reads the counts, what was measured would pile up.
    pub fn sum_up(&self) {
        self.handle.run_upkeep();
    }
}

fn describe() {
    metrics::describe_counter!("pantheon_requests_total", "Requests by route and status.");
    metrics::describe_histogram!(
        "pantheon_request_seconds",
        metrics::Unit::Seconds,
        "How long requests took."
    );
    metrics::describe_counter!(
        "pantheon_refused_total",
        "What was refused because a limit was reached, by limit."
    );
    metrics::describe_counter!(
        "pantheon_sessions_total",
        "Sessions that began, by what they began with."
    );
    metrics::describe_counter!("pantheon_tables_made_total", "Tables made, by title.");
    metrics::describe_counter!(
        "pantheon_commands_total",
        "Commands at tables that came as requests, by what came of them."
    );
    metrics::describe_counter!(
        "pantheon_clock_steps_total",
        "How often the machine's clock was set."
    );
    metrics::describe_counter!(
        "pantheon_outages_total",
        "Outages that this process learned of; clocks of games were given the time back."
    );
    metrics::describe_counter!(
        "pantheon_tidied_total",
        "What was left behind and cleared: tables closed, tables removed, logs packed, guests."
    );
    metrics::describe_counter!(
        "pantheon_backups_total",
        "Backups that the server made by itself, by what came of them."
    );
    metrics::describe_counter!(
        "pantheon_acme_failures_total",
        "How often getting a certificate from an authority failed."
    );
    metrics::describe_gauge!(
        "pantheon_tls_seconds_left",
        "For how many seconds the certificate still holds."
    );
    metrics::describe_counter!(
        "pantheon_trace_failures_total",
        "How often spans couldn't be sent to the collector."
    );
    metrics::describe_counter!(
        "pantheon_job_millis_elsewhere_total",
        "Milliseconds that bots and advice had at other processes, as far as they said."
    );
    metrics::describe_counter!("pantheon_panics_total", "Requests that ended in a panic.");
}

/// A limit was reached.
pub(crate) fn refused(limit: &'static str) {
    metrics::counter!("pantheon_refused_total", "limit" => limit).increment(1);
}

/// There are so many of something now.
pub(crate) fn gauge(name: &'static str, count: usize) {
    // Only what fits 32 bits is a float exactly.
    metrics::gauge!(name).set(u32::try_from(count).unwrap_or(u32::MAX));
}

/// A session began with this.
pub(crate) fn session_began(with: &'static str) {
    metrics::counter!("pantheon_sessions_total", "with" => with).increment(1);
}

/// Counts a request by its route, never by its path, so that nobody can make up new names.
pub(crate) async fn count(State(app): State<App>, request: Request, next: Next) -> Response {
    static COUNTED: AtomicU32 = AtomicU32::new(0);
    const BETWEEN_SUMS: u32 = 1024;
    let began = Instant::now();
    let route = request
        .extensions()
        .get::<MatchedPath>()
        .map_or("none", |path| path.as_str())
        .to_owned();
    let method = method_name(request.method());
    // What a client says of traces is believed only where a proxy has looked at it.
    let proxy = (app.settings().proxies > 0).then(|| request.headers());
    let span = traces::request(method, &route, proxy);
    let response = next.run(request).instrument(span.clone()).await;
    traces::answered(&span, response.status().as_u16());
    let status = response.status().as_str().to_owned();
    metrics::counter!(
        "pantheon_requests_total", "route" => route.clone(), "method" => method, "status" => status
    )
    .increment(1);
    metrics::histogram!("pantheon_request_seconds", "route" => route)
        .record(began.elapsed().as_secs_f64());
    if COUNTED.fetch_add(1, Ordering::Relaxed) % BETWEEN_SUMS == BETWEEN_SUMS - 1 {
        Metrics::of_process().sum_up();
    }
    response
}

fn method_name(method: &axum::http::Method) -> &'static str {
    match method.as_str() {
        "GET" => "GET",
        "HEAD" => "HEAD",
        "POST" => "POST",
        "PATCH" => "PATCH",
        "DELETE" => "DELETE",
        _ => "other",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gauges_are_looked_at_when_they_are_read() {
        let counts = Metrics::of_process();
        let read = AtomicU32::new(0);
        counts.look(move || {
            let times = read.fetch_add(1, Ordering::Relaxed) + 1;
            metrics::gauge!("pantheon_test_gauge").set(times);
        });
        assert!(counts.render().contains("pantheon_test_gauge 1"));
        assert!(counts.render().contains("pantheon_test_gauge 2"));
    }
}
