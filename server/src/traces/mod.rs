//! Traces by OpenTelemetry, where whoever runs the server asks for them: requests, commands on sockets, writes and commits
//! of the store, what bots are asked.
//!
//! A *span* is made with `tracing`, where the work is done; where nobody asked for traces it is nothing and costs nothing.
//! Spans of this project's own rooms are sent to a collector by OTLP, and nothing else is: no line of the log, no span of
//! what is depended on. In a span there are words of the code and numbers, and nothing that anybody wrote or is called,
//! no table, and nothing of a game.
//!
//! The collector may be slow or gone: what doesn't fit the queue is dropped, and nobody waits for it.

mod collector;
mod settings;

use std::time::Duration;

use axum::http::HeaderMap;
use opentelemetry::KeyValue;
use opentelemetry::propagation::{Extractor, TextMapPropagator as _};
use opentelemetry::trace::TracerProvider as _;
use opentelemetry_otlp::{Protocol, SpanExporter, WithExportConfig as _, WithHttpConfig as _};
use opentelemetry_sdk::Resource;
use opentelemetry_sdk::propagation::TraceContextPropagator;
use opentelemetry_sdk::trace::{
    BatchConfigBuilder, BatchSpanProcessor, Sampler, SdkTracerProvider,
};
use tokio::runtime::Handle;
use tracing::{Metadata, Span, Subscriber};
use tracing_opentelemetry::OpenTelemetrySpanExt as _;
use tracing_subscriber::Layer;
use tracing_subscriber::filter::filter_fn;
use tracing_subscriber::registry::LookupSpan;

use self::collector::Collector;
pub use self::settings::{TraceSettings, TracesError};

/// How the names of this project's own crates begin.
const OURS: &str = "pantheon_";
/// How often what has come together is sent.
const SEND_EVERY: Duration = Duration::from_secs(1);
/// How many spans are sent at once.
const AT_ONCE: usize = 512;
/// How long a server that stops tries to send what is left.
const LAST_WORDS: Duration = Duration::from_secs(2);

/// Traces that are sent to a collector.
pub struct Traces {
    provider: SdkTracerProvider,
}

impl Traces {
    /// Begins to send what the layer is told, if a collector is named. The runtime does the sending.
    pub fn start(settings: &TraceSettings, runtime: &Handle) -> Result<Option<Self>, TracesError> {
        let Some(address) = settings.address()? else {
            return Ok(None);
        };
        let exporter = SpanExporter::builder()
            .with_http()
            .with_http_client(Collector::new(runtime.clone()))
            .with_protocol(Protocol::HttpBinary)
            .with_endpoint(address)
            .build()
            .map_err(|why| TracesError::Exporter(why.to_string()))?;
        let queue = settings.queue.max(1);
        let batches = BatchConfigBuilder::default()
            .with_max_queue_size(queue)
            .with_max_export_batch_size(queue.min(AT_ONCE))
            .with_scheduled_delay(SEND_EVERY)
            .build();
        let batches = BatchSpanProcessor::builder(exporter)
            .with_batch_config(batches)
            .build();
        let share = 1.0 / f64::from(settings.one_in.max(1));
        let provider = SdkTracerProvider::builder()
            .with_span_processor(batches)
            // Whoever stands before us and keeps a trace wants our part of it too.
            .with_sampler(Sampler::ParentBased(Box::new(Sampler::TraceIdRatioBased(
                share,
            ))))
            .with_resource(resource(&settings.service))
            .build();
        Ok(Some(Self { provider }))
    }

    /// What spans are told to.
    pub fn layer<S>(&self) -> impl Layer<S> + use<S>
    where
        S: Subscriber + for<'span> LookupSpan<'span>,
    {
        tracing_opentelemetry::layer()
            .with_tracer(self.provider.tracer("pantheon"))
            // Where in the source, on which thread, how long it did nothing: more bytes than what is told.
            .with_location(false)
            .with_threads(false)
            .with_tracked_inactivity(false)
            .with_target(false)
            .with_filter(filter_fn(is_ours))
    }

    /// Sends what is left, if that doesn't take long.
    pub async fn stop(self) {
        // It waits for the thread that sends.
        let stopped = tokio::task::spawn_blocking(move || {
            let stopped = self.provider.shutdown_with_timeout(LAST_WORDS);
            if let Err(why) = stopped {
                tracing::debug!(%why, "traces: the last spans weren't sent");
            }
        });
        if let Err(why) = stopped.await {
            tracing::debug!(%why, "traces: stopping failed");
        }
    }
}

/// Only spans, and only ours: what others put into theirs nobody here knows.
fn is_ours(what: &Metadata<'_>) -> bool {
    what.is_span() && what.target().starts_with(OURS)
}

/// What all spans of this process say of it.
fn resource(service: &str) -> Resource {
    let mut instance = [0; 8];
    // Two without one are told apart by nothing, which is no reason not to serve.
    let _ = getrandom::fill(&mut instance);
    Resource::builder_empty()
        .with_service_name(service.to_owned())
        .with_attributes([
            KeyValue::new("service.version", env!("CARGO_PKG_VERSION")),
            KeyValue::new("service.instance.id", hex::encode(instance)),
        ])
        .build()
}

/// A request, as part of the trace that a proxy has begun, if it is to be believed.
pub(crate) fn request(method: &'static str, route: &str, proxy: Option<&HeaderMap>) -> Span {
    let span = tracing::info_span!(
        "request",
        otel.name = format_args!("{method} {route}"),
        otel.kind = "server",
        http.request.method = method,
        http.route = route,
        http.response.status_code = tracing::field::Empty,
        otel.status_code = tracing::field::Empty,
    );
    if let Some(headers) = proxy.filter(|_| !span.is_disabled()) {
        let theirs = TraceContextPropagator::new().extract(&Headers(headers));
        // Without a trace of theirs, or with garbage, it is one of ours.
        let _ = span.set_parent(theirs);
    }
    span
}

/// The request was answered.
pub(crate) fn answered(span: &Span, status: u16) {
    span.record("http.response.status_code", status);
    if status >= 500 {
        span.record("otel.status_code", "ERROR");
    }
}

struct Headers<'a>(&'a HeaderMap);

impl Extractor for Headers<'_> {
    fn get(&self, key: &str) -> Option<&str> {
        self.0.get(key)?.to_str().ok()
    }

    fn keys(&self) -> Vec<&str> {
        self.0.keys().map(axum::http::HeaderName::as_str).collect()
    }
}
