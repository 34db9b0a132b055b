//! What is kept in the data folder: the account at the authority, and the certificate. Nobody else may read it.

use std::fs;
use std::io::{ErrorKind, Write as _};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use instant_acme::AccountCredentials;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::of_file;
use crate::tls::certificate::{Certificate, Origin};
use crate::tls::error::TlsError;

const ACCOUNT: &str = "account.json";
const CERTIFICATE: &str = "certificate.json";

/// A folder of what is kept.
#[derive(Clone)]
pub(super) struct Kept(PathBuf);

/// An account at an authority.
#[derive(Serialize, Deserialize)]
pub(super) struct Account {
    /// The authority's address.
    pub(super) directory: String,
    pub(super) credentials: AccountCredentials,
}

/// What an authority issued. Both are in one file, so that they always fit.
#[derive(Clone, Serialize, Deserialize)]
pub(super) struct Issued {
    /// The names that it is for.
    pub(super) domains: Vec<String>,
    /// The certificate and those between it and the authority, in PEM.
    pub(super) chain: String,
    /// Its key, in PEM.
    pub(super) key: String,
}

impl Kept {
    /// In this folder, which is made if it isn't there.
    pub(super) fn in_folder(folder: PathBuf) -> Result<Self, TlsError> {
        let mut builder = fs::DirBuilder::new();
        builder.recursive(true);
        #[cfg(unix)]
        std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
        builder.create(&folder).map_err(of_file(&folder))?;
        Ok(Self(folder))
    }

    /// The account at this authority, if there is one.
    pub(super) fn account(&self, directory: &str) -> Result<Option<AccountCredentials>, TlsError> {
        let account: Option<Account> = self.read(ACCOUNT)?;
        let ours = account.filter(|account| account.directory == directory);
        Ok(ours.map(|account| account.credentials))
    }

    /// Keeps an account, which is the only one from now on.
    pub(super) async fn keep_account(&self, account: &Account) -> Result<(), TlsError> {
        self.write(ACCOUNT, account).await
    }

    /// The certificate for these names, if one is kept that holds now.
    pub(super) fn certificate(&self, domains: &[String]) -> Result<Option<Certificate>, TlsError> {
        let issued: Option<Issued> = self.read(CERTIFICATE)?;
        let Some(issued) = issued.filter(|issued| issued.domains == domains) else {
            return Ok(None);
        };
        match self.understand(&issued) {
            Ok(certificate) => Ok(Some(certificate)),
            // Nothing is wrong: another is got.
            Err(TlsError::RanOut { .. }) => Ok(None),
            Err(why) => Err(why),
        }
    }

    /// What was issued, as it is served.
    pub(super) fn understand(&self, issued: &Issued) -> Result<Certificate, TlsError> {
        let path = self.0.join(CERTIFICATE);
        let origin = Origin {
            certificate: &path,
            key: &path,
        };
        Certificate::read(issued.chain.as_bytes(), issued.key.as_bytes(), origin)?
            .holding_at(SystemTime::now(), &path)
    }

    /// Keeps what was issued.
    pub(super) async fn keep(&self, issued: &Issued) -> Result<(), TlsError> {
        self.write(CERTIFICATE, issued).await
    }

    fn read<T: DeserializeOwned>(&self, name: &str) -> Result<Option<T>, TlsError> {
        let path = self.0.join(name);
        let text = match fs::read(&path) {
            Ok(text) => text,
            Err(why) if why.kind() == ErrorKind::NotFound => return Ok(None),
            Err(why) => return Err(of_file(&path)(why)),
        };
        let read = serde_json::from_slice(&text);
        read.map(Some).map_err(|why| TlsError::Unusable {
            path,
            why: why.to_string(),
        })
    }

    /// Writes a file beside its place and moves it there when it is on the disk.
    async fn write(&self, name: &str, what: &impl Serialize) -> Result<(), TlsError> {
        let path = self.0.join(name);
        let unusable = |why: String| TlsError::Unusable {
            path: path.clone(),
            why,
        };
        let text = serde_json::to_vec_pretty(what).map_err(|why| unusable(why.to_string()))?;
        let place = path.clone();
        let written = tokio::task::spawn_blocking(move || put(&place, &text)).await;
        written
            .map_err(|why| unusable(why.to_string()))?
            .map_err(of_file(&path))
    }
}

fn put(path: &Path, text: &[u8]) -> std::io::Result<()> {
    let beside = path.with_extension("new");
    let mut options = fs::OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(&beside)?;
    file.write_all(text)?;
    file.sync_all()?;
    fs::rename(&beside, path)
}
