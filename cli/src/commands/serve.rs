//! `pantheon serve`: tables online.

use std::collections::BTreeMap;
use std::io::IsTerminal as _;
use std::sync::Arc;

use anyhow::Context as _;
use pantheon_engine::{Edition, Message, Words as _};
use pantheon_games::ContentSource;
use pantheon_locales::{Language, Locale};
use pantheon_server::{
    Signer, SigningSecret, SteadyClock, Tls, Traces, World, build, schedule_backups,
};
use pantheon_store::Store;
use pantheon_tables::Entropy;
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;
use tracing::Metadata;
use tracing_subscriber::Layer as _;
use tracing_subscriber::filter::{EnvFilter, FilterExt as _, filter_fn};
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;

use super::serve_place;
use super::serve_settings::{Log, LogFormat, ServeSettings};
use crate::complaint::{of_tls, plain};
use crate::context::Context;
use crate::doctor::{self, Severity};
use crate::error::{CliError, Exit};
use crate::serve_args::{ServeArgs, SettingsArgs};
use crate::shelf::{self, Opened};

/// Serves until it is told to stop.
pub fn run(args: &ServeArgs, context: &mut Context<'_>) -> anyhow::Result<Exit> {
    let house = house(context)?;
    let settings = gather(&args.settings, &args.given())?;
    if args.list_settings {
        list(&settings, context)?;
        return Ok(Exit::Done);
    }
    let runtime = tokio::runtime::Runtime::new().context("no threads to serve with")?;
    let traces = Traces::start(&settings.server.tracing, runtime.handle())
        .map_err(|why| CliError::Usage(plain(why)))?;
    start_log(&settings.own.log, traces.as_ref())?;
    warn_of(&settings);
    runtime.block_on(async {
        let served = serve(settings, house, context).await;
        if let Some(traces) = traces {
            traces.stop().await;
        }
        served
    })
}

/// Logs what `doctor` would say of the settings, where it is no mere advice.
fn warn_of(settings: &ServeSettings) {
    let names = std::env::vars_os().filter_map(|(name, _)| name.into_string().ok());
    let english = Locale::new(Language::En);
    for found in doctor::check_settings(settings, &names.collect::<Vec<_>>()) {
        if found.severity() >= Severity::Warning {
            tracing::warn!("settings: {}", english.say(found.message()));
        }
    }
}

/// The settings that flags, the environment and a file give.
pub(super) fn gather(
    args: &SettingsArgs,
    flags: &[(&str, &str)],
) -> Result<ServeSettings, CliError> {
    let environment = |name: &str| std::env::var(name).ok();
    ServeSettings::gather(args.config.as_deref(), environment, flags, &args.set)
}

fn list(settings: &ServeSettings, context: &mut Context<'_>) -> Result<(), CliError> {
    for setting in settings.list() {
        let variable = setting.variable();
        match &setting.value {
            serde_json::Value::Null => writeln!(context.out, "# {} =  # {variable}", setting.key)?,
            value => writeln!(context.out, "{} = {value}  # {variable}", setting.key)?,
        }
    }
    Ok(())
}

fn start_log(log: &Log, traces: Option<&Traces>) -> Result<(), CliError> {
    // The server says itself, and once, that its broker is gone; the level may name it to hear more.
    let level = EnvFilter::try_new(format!("async_nats=off,{}", log.level))
        .map_err(|why| CliError::Usage(plain(format_args!("log.level: {why}"))))?;
    let lines = tracing_subscriber::fmt::layer()
        .with_writer(std::io::stderr)
        // It would be told on standard error, where nobody may read any more: and then whoever logs would panic.
        .log_internal_errors(false)
        .with_ansi(std::io::stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none());
    let lines = match log.format {
        LogFormat::Text => lines.boxed(),
        LogFormat::Json => lines.json().boxed(),
    };
    // What is traced isn't what is logged: where it happens is said in the line itself.
    let lines = lines.with_filter(level.and(filter_fn(|what: &Metadata<'_>| what.is_event())));
    tracing_subscriber::registry()
        .with(lines)
        .with(traces.map(Traces::layer))
        .init();
    Ok(())
}

/// The content of the house's own that `--content` names, by title. Tables keep it with them.
fn house(context: &Context<'_>) -> Result<BTreeMap<String, Arc<Edition>>, CliError> {
    let own = |opened: &Opened| opened.title.content_source() == ContentSource::Files;
    let named = |opened: Opened| {
        let edition = Arc::clone(opened.title.edition());
        (opened.title.info().id.to_owned(), edition)
    };
    let all = shelf::open_all(context.content.as_deref())?;
    Ok(all.into_iter().filter(own).map(named).collect())
}

async fn serve(
    settings: ServeSettings,
    house: BTreeMap<String, Arc<Edition>>,
    context: &mut Context<'_>,
) -> anyhow::Result<Exit> {
    let place = serve_place::of(&settings.own)?;
    let backups = settings.own.backup.plan(&place)?;
    let tls = tls(&settings)?;
    let store = Arc::new(place.open().await?);
    let signer = signer(&store).await?;
    let clock = Arc::new(SteadyClock::start());
    let redirect = settings.server.tls.redirect.clone();
    let app = build(World {
        store: Arc::clone(&store) as _,
        people: Arc::clone(&store) as _,
        dailies: Arc::clone(&store) as _,
        clock: Arc::clone(&clock) as _,
        uptime: Some(Arc::clone(&store) as _),
        channel: store.channel(),
        entropy: Arc::new(SystemEntropy),
        signer,
        life: pantheon_tables::Settings {
            house: Arc::new(house),
            ..settings.tables.to_tables()
        },
        settings: settings.server,
    });
    clock.watch(app.live());
    app.metrics().watch_store(Arc::clone(&store));
    if let Some(plan) = backups {
        schedule_backups(&app, Arc::clone(&store), plan);
    }
    let signals = Signals::take().context("nothing could tell the server to stop")?;
    let listener = listen(&settings.own.listen).await?;
    let from_http = match &redirect {
        Some(address) => Some(listen(address).await?),
        None => None,
    };
    let address = listener
        .local_addr()
        .context("the listener has no address")?;
    let scheme = if tls.is_some() { "https" } else { "http" };
    let address = Message::new("cli-serve-address").text("url", format!("{scheme}://{address}"));
    context.say(&address)?;
    context.say(&Message::new("cli-serve-place").text("place", place.shown()))?;
    context.say(&Message::new("cli-serve-stop"))?;
    context.out.flush().map_err(CliError::Print)?;

    let stop = CancellationToken::new();
    let told = tokio::spawn(stop_when_told(signals, stop.clone()));
    let finished = match tls {
        Some(tls) => tls.serve(app, listener, from_http, stop).await,
        None => pantheon_server::serve(app, listener, stop).await,
    };
    told.abort();
    store.close().await;
    if !finished {
        tracing::warn!("serve: stopped before everything that was begun had ended");
    }
    Ok(Exit::Done)
}

/// Whoever signs records, with the key that is kept; the first start makes it.
async fn signer(store: &Store) -> anyhow::Result<Signer> {
    let fresh = SigningSecret::new(&SystemEntropy).to_hex();
    let kept = store.signing_secret(&fresh).await;
    let kept = kept.context("the key that records are signed with can't be read")?;
    let secret = SigningSecret::from_hex(&kept);
    let secret = secret.context("the key that records are signed with is damaged")?;
    Ok(Signer::new(&secret))
}

/// What HTTPS is spoken with, where it is.
fn tls(settings: &ServeSettings) -> Result<Option<Tls>, CliError> {
    let data = || serve_place::folder(&settings.own).ok();
    Tls::open(&settings.server.tls, data).map_err(|why| CliError::Usage(of_tls(&why)))
}

/// Listens at an address of the settings.
async fn listen(address: &str) -> Result<TcpListener, CliError> {
    TcpListener::bind(address).await.map_err(|why| {
        CliError::Usage(
            Message::new("cli-error-listen")
                .text("address", address.to_owned())
                .text("why", why.to_string()),
        )
    })
}

/// Stops in peace at the first signal, and at once at the second.
async fn stop_when_told(mut signals: Signals, stop: CancellationToken) {
    signals.next().await;
    tracing::info!("serve: stopping; a second signal stops at once");
    stop.cancel();
    signals.next().await;
    std::process::exit(Exit::Other as i32);
}

/// The signals that tell a server to stop. They are taken from when this is made, so it is made before anybody can know
/// that there is a server to stop, and none that comes between two is missed.
#[cfg(unix)]
struct Signals {
    interrupt: tokio::signal::unix::Signal,
    terminate: tokio::signal::unix::Signal,
}

#[cfg(unix)]
impl Signals {
    fn take() -> std::io::Result<Self> {
        use tokio::signal::unix::{SignalKind, signal};
        Ok(Self {
            interrupt: signal(SignalKind::interrupt())?,
            terminate: signal(SignalKind::terminate())?,
        })
    }

    async fn next(&mut self) {
        tokio::select! {
            _ = self.interrupt.recv() => {}
            _ = self.terminate.recv() => {}
        }
    }
}

#[cfg(windows)]
struct Signals {
    interrupt: tokio::signal::windows::CtrlC,
}

#[cfg(windows)]
impl Signals {
    fn take() -> std::io::Result<Self> {
        Ok(Self {
            interrupt: tokio::signal::windows::ctrl_c()?,
        })
    }

    async fn next(&mut self) {
        self.interrupt.recv().await;
    }
}

/// The random bytes of the machine.
struct SystemEntropy;

impl Entropy for SystemEntropy {
    fn fill(&self, bytes: &mut [u8]) {
        getrandom::fill(bytes).expect("a system without random numbers can't deal fairly");
    }
}
