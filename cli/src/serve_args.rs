//! What `pantheon serve` and `pantheon backup` are told.

use std::path::PathBuf;

/// Where settings come from: flags, then the environment, then a file, then defaults.
#[derive(Clone, Debug, Default, clap::Args)]
pub struct SettingsArgs {
    /// A TOML file with settings
    #[arg(long, value_name = "FILE", env = "PANTHEON_CONFIG")]
    pub config: Option<PathBuf>,
    /// The folder where everything is kept [default: pantheon in the user's data folder]
    #[arg(long, value_name = "DIR")]
    pub data: Option<String>,
    /// The database: sqlite:FILE or postgres://… [default: a SQLite file in the data folder]
    #[arg(long, value_name = "URL")]
    pub database: Option<String>,
    /// Any setting, such as limits.page=50; docs/operate.md lists them
    #[arg(long, value_name = "KEY=VALUE")]
    pub set: Vec<String>,
}

/// Arguments of `pantheon serve`.
#[derive(Clone, Debug, Default, clap::Args)]
pub struct ServeArgs {
    /// Where settings come from.
    #[command(flatten)]
    pub settings: SettingsArgs,
    /// The address to listen at; port 0 takes a free one [default: 127.0.0.1:8080]
    #[arg(long, value_name = "ADDRESS")]
    pub listen: Option<String>,
    /// The address that people type.
    #[arg(
        long,
        value_name = "URL",
        help = "The address that people type, such as https://games.example.org"
    )]
    pub public_url: Option<String>,
    /// How many proxies stand before the server [default: 0]
    #[arg(long, value_name = "N")]
    pub proxies: Option<String>,
    /// What opens /metrics [default: nothing, it is open]
    #[arg(long, value_name = "TOKEN")]
    pub metrics_token: Option<String>,
    /// How many bots think at once [default: 2]
    #[arg(long, value_name = "N")]
    pub bots: Option<String>,
    /// How the log is written to standard error: text or json [default: text]
    #[arg(long, value_name = "FORMAT")]
    pub log_format: Option<String>,
    /// Print every setting with its value, as a file for --config, and end
    #[arg(long)]
    pub list_settings: bool,
}

/// Arguments of `pantheon backup`.
#[derive(Clone, Debug, clap::Args)]
pub struct BackupArgs {
    /// The file to write; it must not be there yet
    pub file: PathBuf,
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
        given
    }
}

impl BackupArgs {
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
