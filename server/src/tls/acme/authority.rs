//! What is said to an authority until it issues a certificate.

use std::time::Duration;

use instant_acme::{
    Account, AuthorizationStatus, ChallengeType, Identifier, NewAccount, NewOrder, Order,
    OrderStatus, RetryPolicy,
};
use rcgen::{CertificateParams, CustomExtension, KeyPair};
use rustls::crypto::ring::default_provider;
use rustls::pki_types::PrivatePkcs8KeyDer;
use rustls::sign::CertifiedKey;

use super::error::AcmeError;
use super::http::Http;
use super::kept::{self, Issued, Kept};
use crate::tls::error::TlsError;
use crate::tls::in_use::InUse;
use crate::tls::settings::AcmeSettings;

/// How long an authority may take to look at the names, and to issue.
const PATIENCE: Duration = Duration::from_mins(2);

/// Orders a certificate for names, and shows that they are ours at our own listener.
pub(super) async fn order(
    settings: &AcmeSettings,
    domains: &[String],
    kept: &Kept,
    in_use: &InUse,
) -> Result<Issued, AcmeError> {
    let account = account(settings, kept).await?;
    let names: Vec<Identifier> = domains.iter().cloned().map(Identifier::Dns).collect();
    let mut order = account.new_order(&NewOrder::new(&names)).await?;
    let shown = show(&mut order, in_use).await;
    in_use.forget_challenges();
    shown?;
    let key = order.finalize().await?;
    let chain = order.poll_certificate(&patience()).await?;
    Ok(Issued {
        domains: domains.to_vec(),
        chain,
        key,
    })
}

/// The account that is kept, or a new one.
async fn account(settings: &AcmeSettings, kept: &Kept) -> Result<Account, AcmeError> {
    let directory = &settings.directory;
    let builder = Account::builder_with_http(Box::new(Http::new(settings.root.as_deref())?));
    if let Some(credentials) = kept.account(directory)? {
        return Ok(builder.from_credentials(credentials).await?);
    }
    let contact: Vec<String> = settings
        .contact
        .iter()
        .map(|mail| format!("mailto:{mail}"))
        .collect();
    let contact: Vec<&str> = contact.iter().map(String::as_str).collect();
    let asked = NewAccount {
        contact: &contact,
        terms_of_service_agreed: true,
        only_return_existing: false,
    };
    let (account, credentials) = builder.create(&asked, directory.clone(), None).await?;
    let made = kept::Account {
        directory: directory.clone(),
        credentials,
    };
    kept.keep_account(&made).await?;
    Ok(account)
}

/// Lets the authority find at our listener, by each name, what only we can know.
async fn show(order: &mut Order, in_use: &InUse) -> Result<(), AcmeError> {
    let mut authorizations = order.authorizations();
    while let Some(authorization) = authorizations.next().await {
        let mut authorization = authorization?;
        if authorization.status == AuthorizationStatus::Valid {
            continue;
        }
        let name = authorization.identifier().to_string();
        let mut challenge = authorization
            .challenge(ChallengeType::TlsAlpn01)
            .ok_or_else(|| AcmeError::NoChallenge(name.clone()))?;
        let known = challenge.key_authorization();
        in_use.answer(&name, answer(&name, known.digest().as_ref())?);
        challenge.set_ready().await?;
    }
    match order.poll_ready(&patience()).await? {
        OrderStatus::Ready => Ok(()),
        status => Err(AcmeError::NotOurs(format!("{status:?}").to_lowercase())),
    }
}

/// The certificate that answers a challenge. Nobody but the authority asks for it.
fn answer(name: &str, digest: &[u8]) -> Result<CertifiedKey, AcmeError> {
    let mut params = CertificateParams::new(vec![name.to_owned()])?;
    params.custom_extensions = vec![CustomExtension::new_acme_identifier(digest)];
    let key = KeyPair::generate()?;
    let certificate = params.self_signed(&key)?;
    let key = PrivatePkcs8KeyDer::from(key.serialize_der());
    let key = default_provider().key_provider.load_private_key(key.into());
    // It isn't checked whether they fit: who checks would refuse the challenge's extension, which is critical and unknown.
    Ok(CertifiedKey::new(
        vec![certificate.der().clone()],
        key.map_err(TlsError::Provider)?,
    ))
}

fn patience() -> RetryPolicy {
    RetryPolicy::new().timeout(PATIENCE)
}
