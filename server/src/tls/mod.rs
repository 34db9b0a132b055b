//! HTTPS without a proxy: certificates from files or from an authority, changed while connections go on.
//!
//! [`Tls`] is what a process speaks TLS with. Its listener hands out streams that shake hands when they are first read
//! from, so nobody who is slow at it keeps others waiting, and the time that a request's head may take holds for it too.
//! Every handshake asks which certificate is in use now: so a new one costs no connection.

mod acme;
mod certificate;
mod error;
mod files;
mod in_use;
mod listener;
mod redirect;
mod settings;
mod stream;

use std::path::PathBuf;
use std::sync::Arc;

use rustls::ServerConfig;
use rustls::crypto::ring::default_provider;
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;

pub use error::TlsError;
pub use listener::TlsListener;
pub use settings::{AcmeSettings, TlsSettings};
pub use stream::TlsStream;

use self::acme::Acme;
use self::files::{Contents, Files};
use self::in_use::InUse;
use crate::app::App;
use crate::live::{accept, serve};

/// What a process speaks TLS with.
pub struct Tls {
    in_use: Arc<InUse>,
    config: Arc<ServerConfig>,
    source: Source,
}

/// Where certificates come from.
enum Source {
    /// Files, and what was in them at first.
    Files(Files, Contents),
    Authority(Acme),
}

impl Tls {
    /// What the settings ask for; nothing where TLS is off. A certificate that can't be used is an error. What comes from
    /// an authority is kept in the data folder, which nothing else needs.
    pub fn open(
        settings: &TlsSettings,
        data: impl FnOnce() -> Option<PathBuf>,
    ) -> Result<Option<Self>, TlsError> {
        if !settings.on {
            return settings
                .unused()
                .map_or(Ok(None), |key| Err(TlsError::Off(key)));
        }
        let in_use = Arc::new(InUse::default());
        let domains = acme::domains(&settings.acme);
        let mut protocols = vec![b"http/1.1".to_vec()];
        let source = if domains.is_empty() {
            let files = Files::named(settings)?;
            let contents = files.read()?;
            in_use.put(files.understand(&contents)?);
            Source::Files(files, contents)
        } else {
            if settings.certificate.is_some() {
                return Err(TlsError::Twice);
            }
            let data = data().ok_or(TlsError::NoFolder)?;
            let acme = Acme::new(&settings.acme, domains, &data)?;
            if let Some(kept) = acme.kept()? {
                in_use.put(kept);
            }
            protocols.push(in_use::CHALLENGE.to_vec());
            Source::Authority(acme)
        };
        let mut config = ServerConfig::builder_with_provider(Arc::new(default_provider()))
            .with_safe_default_protocol_versions()
            .map_err(TlsError::Provider)?
            .with_no_client_auth()
            .with_cert_resolver(Arc::clone(&in_use) as _);
        config.alpn_protocols = protocols;
        Ok(Some(Self {
            in_use,
            config: Arc::new(config),
            source,
        }))
    }

    /// Serves with TLS as [`serve`] does without. Whoever comes to the other listener is sent to the first.
    pub async fn serve(
        self,
        app: App,
        listener: TcpListener,
        from_http: Option<TcpListener>,
        stop: CancellationToken,
    ) -> bool {
        let live = Arc::clone(app.live());
        self.in_use.tell(app.metrics());
        let (source, in_use, until) = (self.source, self.in_use, live.stopping().clone());
        live.tasks().spawn("certificate", async move {
            match source {
                Source::Files(files, first) => files.watch(first, &in_use, &until).await,
                Source::Authority(acme) => acme.keep(&in_use, &until).await,
            }
        });
        if let Some(plain) = from_http {
            let port = listener.local_addr().map_or(443, |address| address.port());
            let router = redirect::router(app.settings(), port);
            let (app, stopping) = (app.clone(), live.stopping().clone());
            live.tasks().spawn("redirect", async move {
                let until = stopping.cancelled();
                accept(&app, plain, router, until, &stopping).await;
            });
        }
        serve(app, TlsListener::new(listener, self.config), stop).await
    }
}
