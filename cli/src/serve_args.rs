//! What `pantheon serve`, and what looks after its database, are told.

#![expect(
    missing_docs,
    reason = "locales/en/cli-help.ftl says what each argument is"
)]

use std::path::PathBuf;

/// Where settings come from: flags, then the environment, then a file, then defaults.
#[derive(Clone, Debug, Default, clap::Args)]
pub struct SettingsArgs {
    #[arg(long, value_name = "FILE", env = "PANTHEON_CONFIG")]
    pub config: Option<PathBuf>,
    #[arg(long, value_name = "DIR")]
    pub data: Option<String>,
    #[arg(long, value_name = "URL")]
    pub database: Option<String>,
    #[arg(long, value_name = "SETTING")]
    pub set: Vec<String>,
}

/// Arguments of `pantheon serve`.
#[derive(Clone, Debug, Default, clap::Args)]
pub struct ServeArgs {
    /// Where settings come from.
    #[command(flatten)]
    pub settings: SettingsArgs,
    #[arg(long, value_name = "ADDRESS")]
    pub listen: Option<String>,
    #[arg(long, value_name = "URL")]
    pub public_url: Option<String>,
    #[arg(long, value_name = "N")]
    pub proxies: Option<String>,
    #[arg(long, value_name = "TOKEN")]
    pub metrics_token: Option<String>,
    #[arg(long, value_name = "N")]
    pub bots: Option<String>,
    #[arg(long, value_name = "FORMAT")]
    pub log_format: Option<String>,
    #[arg(long)]
    pub tls: bool,
    #[arg(long)]
    pub list_settings: bool,
}

/// Arguments of `pantheon backup`.
#[derive(Clone, Debug, clap::Args)]
pub struct BackupArgs {
    pub file: PathBuf,
    /// Where settings come from.
    #[command(flatten)]
    pub settings: SettingsArgs,
    #[arg(long, value_name = "KEYS")]
    pub recipients: Option<String>,
    #[arg(long, value_name = "FILE")]
    pub passphrase_file: Option<String>,
    #[arg(long)]
    pub verify: bool,
    #[arg(long, value_name = "FILE", requires = "verify")]
    pub identity: Option<PathBuf>,
}

/// Arguments of `pantheon restore`.
#[derive(Clone, Debug, clap::Args)]
pub struct RestoreArgs {
    pub file: PathBuf,
    /// Where settings come from.
    #[command(flatten)]
    pub settings: SettingsArgs,
    #[arg(long, value_name = "FILE")]
    pub passphrase_file: Option<String>,
    #[arg(long, value_name = "FILE")]
    pub identity: Option<PathBuf>,
}

/// Arguments of `pantheon doctor`.
#[derive(Clone, Debug, clap::Args)]
pub struct DoctorArgs {
    /// Where settings come from.
    #[command(flatten)]
    pub settings: SettingsArgs,
    #[arg(long)]
    pub json: bool,
}

/// Arguments of `pantheon health`.
#[derive(Clone, Debug, clap::Args)]
pub struct HealthArgs {
    /// Where settings come from.
    #[command(flatten)]
    pub settings: SettingsArgs,
    #[arg(long, value_name = "ADDRESS")]
    pub listen: Option<String>,
}

/// Arguments of `pantheon unpack`.
#[derive(Clone, Debug, clap::Args)]
pub struct UnpackArgs {
    /// Where settings come from.
    #[command(flatten)]
    pub settings: SettingsArgs,
}

impl SettingsArgs {
    /// The flags that are settings, by their keys.
    fn given(&self) -> Vec<(&'static str, &str)> {
        let flags = [("data", &self.data), ("database", &self.database)];
        present(flags)
    }
}

impl ServeArgs {
    /// The flags that are settings, by their keys.
    pub fn given(&self) -> Vec<(&'static str, &str)> {
        let mut given = self.settings.given();
        given.extend(present([
            ("listen", &self.listen),
            ("public_url", &self.public_url),
            ("proxies", &self.proxies),
            ("metrics_token", &self.metrics_token),
            ("work.bots", &self.bots),
            ("log.format", &self.log_format),
        ]));
        if self.tls {
            given.push(("tls.on", "true"));
        }
        given
    }
}

impl BackupArgs {
    /// The flags that are settings, by their keys.
    pub fn given(&self) -> Vec<(&'static str, &str)> {
        let mut given = self.settings.given();
        given.extend(present([
            ("backup.recipients", &self.recipients),
            ("backup.passphrase_file", &self.passphrase_file),
        ]));
        given
    }
}

impl RestoreArgs {
    /// The flags that are settings, by their keys.
    pub fn given(&self) -> Vec<(&'static str, &str)> {
        let mut given = self.settings.given();
        given.extend(present([("backup.passphrase_file", &self.passphrase_file)]));
        given
    }
}

impl DoctorArgs {
    /// The flags that are settings, by their keys.
    pub fn given(&self) -> Vec<(&'static str, &str)> {
        self.settings.given()
    }
}

impl HealthArgs {
    /// The flags that are settings, by their keys.
    pub fn given(&self) -> Vec<(&'static str, &str)> {
        let mut given = self.settings.given();
        given.extend(present([("listen", &self.listen)]));
        given
    }
}

impl UnpackArgs {
    /// The flags that are settings, by their keys.
    pub fn given(&self) -> Vec<(&'static str, &str)> {
        self.settings.given()
    }
}

fn present<'a, const N: usize>(
    flags: [(&'static str, &'a Option<String>); N],
) -> Vec<(&'static str, &'a str)> {
    flags
        .into_iter()
        .filter_map(|(key, value)| Some((key, value.as_deref()?)))
        .collect()
}
