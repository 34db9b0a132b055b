//! Settings of a server: one list, and four places where a value may come from.
//!
//! The list is what the settings' types serialise to, so that no key can be forgotten: a key is the path to a value,
//! such as `limits.page`. A flag beats the environment, the environment beats the file, the file beats the default.

use std::path::{Path, PathBuf};

use pantheon_engine::Message;
use pantheon_server::Settings;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::backup_settings::BackupSettings;
use crate::complaint::{of_setting, plain};
use crate::error::{CliError, Named};
use crate::suggest;

/// What names of variables of the environment begin with.
pub(crate) const PREFIX: &str = "PANTHEON_";

/// Everything that whoever runs a server may choose.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ServeSettings {
    /// What this program needs of it.
    pub own: Own,
    /// What holds for tables.
    pub tables: TableSettings,
    /// What the server needs.
    pub server: Settings,
}

/// What this program needs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Own {
    /// The address to listen at.
    pub listen: String,
    /// The folder where everything is kept.
    pub data: Option<PathBuf>,
    /// The address of the database.
    pub database: Option<String>,
    /// How many connections to a PostgreSQL database there may be.
    pub database_connections: u32,
    /// With less than so many MiB free, the disk of a SQLite database counts as nearly full.
    pub database_low_space_mib: u64,
    /// After how many milliseconds a database that doesn't answer counts as gone.
    pub database_millis: u64,
    /// How much of an SQLite database is kept in memory, by all connections together, in MiB.
    pub database_cache_mib: u32,
    /// What is logged, and how.
    pub log: Log,
    /// How backups are made.
    pub backup: BackupSettings,
}

/// How the log is written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Log {
    /// Whether lines are for people or for programs.
    pub format: LogFormat,
    /// What is told: a level, or levels of parts, such as `info,pantheon_store=debug`.
    pub level: String,
}

/// The form of a log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LogFormat {
    /// For people.
    Text,
    /// For programs: one JSON object a line.
    Json,
}

/// What holds for tables.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableSettings {
    /// How long somebody may be gone on their turn before a bot may sit in, in seconds.
    pub away_seconds: u32,
    /// How long a pause may last where time is short, in seconds.
    pub short_pause_seconds: u32,
    /// How long a pause may last elsewhere, in seconds.
    pub long_pause_seconds: u32,
    /// How long bots play on where nobody has been, in seconds. They go on when somebody comes back.
    pub bots_alone_seconds: u32,
    /// How many rows may follow a snapshot before the next is kept.
    pub snapshot_every: u32,
    /// How many tables are kept in memory at most.
    pub alive: usize,
    /// How long a table that nobody uses is kept in memory, in seconds.
    pub idle_seconds: u32,
    /// How many tables one person may have made that aren't over.
    pub each: u32,
    /// How many refusals of one person at one table are remembered.
    pub refusals_each: u32,
    /// How many refusals at one table are remembered.
    pub refusals_at_table: u32,
    /// How long a refusal is remembered, in seconds.
    pub refusals_seconds: u32,
}

impl Default for Own {
    fn default() -> Self {
        Self {
            listen: "127.0.0.1:8080".to_owned(),
            data: None,
            database: None,
            database_connections: 10,
            database_low_space_mib: 256,
            database_millis: 2500,
            database_cache_mib: pantheon_store::Options::default().cache_mib,
            log: Log {
                format: LogFormat::Text,
                level: "info".to_owned(),
            },
            backup: BackupSettings::default(),
        }
    }
}

impl Default for TableSettings {
    fn default() -> Self {
        let tables = pantheon_tables::Settings::default();
        let seconds = |millis: u64| u32::try_from(millis / 1000).unwrap_or(u32::MAX);
        Self {
            away_seconds: seconds(tables.away_after),
            short_pause_seconds: seconds(tables.short_pause),
            long_pause_seconds: seconds(tables.long_pause),
            bots_alone_seconds: seconds(tables.bots_alone),
            snapshot_every: tables.snapshot_every,
            alive: tables.alive,
            idle_seconds: seconds(tables.idle_after),
            each: tables.tables_each,
            refusals_each: tables.refusals.each,
            refusals_at_table: tables.refusals.at_table,
            refusals_seconds: seconds(tables.refusals_for),
        }
    }
}

impl TableSettings {
    /// The same, as tables take it.
    pub fn to_tables(&self) -> pantheon_tables::Settings {
        let millis = |seconds: u32| u64::from(seconds) * 1000;
        pantheon_tables::Settings {
            away_after: millis(self.away_seconds),
            short_pause: millis(self.short_pause_seconds),
            long_pause: millis(self.long_pause_seconds),
            bots_alone: millis(self.bots_alone_seconds),
            snapshot_every: self.snapshot_every,
            alive: self.alive,
            idle_after: millis(self.idle_seconds),
            tables_each: self.each,
            refusals: pantheon_tables::RefusalsKept {
                each: self.refusals_each,
                at_table: self.refusals_at_table,
            },
            refusals_for: millis(self.refusals_seconds),
            // What depends on addresses and names is the server's to say.
            ..pantheon_tables::Settings::default()
        }
    }
}

/// A setting and its value; nothing where there is no default.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setting {
    /// The key of the setting, as in the file.
    pub key: String,
    /// The value that holds, wherever it was set.
    pub value: Value,
}

impl Setting {
    /// The variable of the environment that sets it.
    pub fn variable(&self) -> String {
        let name = self.key.replace('.', "_").to_uppercase();
        format!("{PREFIX}{name}")
    }
}

impl ServeSettings {
    /// The settings that these places give. `flags` are keys and values, the later the stronger.
    pub fn gather(
        file: Option<&Path>,
        environment: impl Fn(&str) -> Option<String>,
        flags: &[(&str, &str)],
        set: &[String],
    ) -> Result<Self, CliError> {
        let mut tree = Self::default().tree();
        let known = settings(&tree);
        if let Some(file) = file {
            overlay(&mut tree, &read(file)?, &mut String::new(), &known).map_err(|why| {
                CliError::Input {
                    path: file.to_owned(),
                    why,
                }
            })?;
        }
        for setting in &known {
            if let Some(text) = environment(&setting.variable()) {
                put(&mut tree, setting, &text)
                    .map_err(|why| CliError::Usage(of_setting(&setting.variable(), why)))?;
            }
        }
        for (key, text) in flags {
            put(&mut tree, find(&known, key)?, text)
                .map_err(|why| CliError::Usage(of_setting(key, why)))?;
        }
        for each in set {
            let (key, text) = each.split_once('=').ok_or_else(|| {
                CliError::Usage(Message::new("cli-error-set").text("given", format!("{each:?}")))
            })?;
            put(&mut tree, find(&known, key)?, text)
                .map_err(|why| CliError::Usage(of_setting(key, why)))?;
        }
        Self::from_tree(tree).map_err(|why| CliError::Usage(plain(format_args!("settings: {why}"))))
    }

    /// Every setting and its value, in the order of the documented list.
    pub fn list(&self) -> Vec<Setting> {
        settings(&self.tree())
    }

    fn tree(&self) -> Value {
        let plain = |value: Result<Value, serde_json::Error>| match value {
            Ok(Value::Object(members)) => members,
            _ => unreachable!("settings are plain data"),
        };
        let mut tree = plain(serde_json::to_value(&self.own));
        tree.extend(plain(serde_json::to_value(&self.server)));
        let tables = plain(serde_json::to_value(&self.tables));
        tree.insert("tables".to_owned(), Value::Object(tables));
        Value::Object(tree)
    }

    fn from_tree(tree: Value) -> Result<Self, serde_json::Error> {
        let Value::Object(mut server) = tree else {
            unreachable!("settings are plain data");
        };
        let tables = server.remove("tables").unwrap_or_default();
        let mut own = Map::new();
        for key in [
            "backup",
            "listen",
            "data",
            "database",
            "database_cache_mib",
            "database_connections",
            "database_low_space_mib",
            "database_millis",
            "log",
        ] {
            own.insert(key.to_owned(), server.remove(key).unwrap_or_default());
        }
        Ok(Self {
            own: serde_json::from_value(Value::Object(own))?,
            tables: serde_json::from_value(tables)?,
            server: serde_json::from_value(Value::Object(server))?,
        })
    }
}

fn settings(tree: &Value) -> Vec<Setting> {
    let mut all = Vec::new();
    walk(tree, "", &mut all);
    all
}

fn walk(tree: &Value, path: &str, all: &mut Vec<Setting>) {
    match tree {
        Value::Object(members) => {
            for (name, inner) in members {
                let path = if path.is_empty() {
                    name.clone()
                } else {
                    format!("{path}.{name}")
                };
                walk(inner, &path, all);
            }
        }
        value => all.push(Setting {
            key: path.to_owned(),
            value: value.clone(),
        }),
    }
}

fn find<'a>(known: &'a [Setting], key: &str) -> Result<&'a Setting, CliError> {
    known
        .iter()
        .find(|setting| setting.key == key)
        .ok_or_else(|| CliError::Unknown {
            what: Named::Setting,
            asked: suggest::quotable(key),
            suggestion: nearest(known, key),
            known: Vec::new(),
        })
}

fn nearest(known: &[Setting], key: &str) -> Option<String> {
    let keys = known.iter().map(|setting| setting.key.as_str());
    suggest::closest(key, keys).map(str::to_owned)
}

/// Sets a value from text, which is read as what the default is.
fn put(tree: &mut Value, setting: &Setting, text: &str) -> Result<(), Message> {
    let unfit = |key| Message::new(key).text("given", format!("{text:?}"));
    let value = match &setting.value {
        Value::Number(_) => text
            .parse::<u64>()
            .map(Value::from)
            .map_err(|_| unfit("cli-error-not-number"))?,
        Value::Bool(_) => text
            .parse::<bool>()
            .map(Value::from)
            .map_err(|_| unfit("cli-error-not-flag"))?,
        _ => Value::from(text),
    };
    let pointer = format!("/{}", setting.key.replace('.', "/"));
    if let Some(place) = tree.pointer_mut(&pointer) {
        *place = value;
    }
    Ok(())
}

fn read(file: &Path) -> Result<Value, CliError> {
    let text = crate::files::read_text(file)?;
    toml::from_str(&text).map_err(|why: toml::de::Error| CliError::Input {
        path: file.to_owned(),
        why: plain(why),
    })
}

/// Lays what a file says over what there is. What isn't known is refused, so that no misspelt limit is believed in.
fn overlay(
    tree: &mut Value,
    file: &Value,
    path: &mut String,
    known: &[Setting],
) -> Result<(), Message> {
    let (Value::Object(members), Value::Object(given)) = (tree, file) else {
        return Err(Message::new("cli-error-setting-group").text("key", path.clone()));
    };
    for (name, value) in given {
        let outer = path.len();
        if !path.is_empty() {
            path.push('.');
        }
        path.push_str(name);
        let unfit = |key| Message::new(key).text("given", value.to_string());
        match members.get_mut(name) {
            None => {
                let asked = |key| Message::new(key).text("asked", path.clone());
                return Err(match nearest(known, path) {
                    Some(name) => asked("cli-error-no-setting-near").text("name", name),
                    None => asked("cli-error-no-setting"),
                });
            }
            Some(inner @ Value::Object(_)) => overlay(inner, value, path, known)?,
            Some(Value::Number(_)) if !value.is_u64() => {
                return Err(of_setting(path, unfit("cli-error-not-number")));
            }
            Some(Value::Bool(_)) if !value.is_boolean() => {
                return Err(of_setting(path, unfit("cli-error-not-flag")));
            }
            Some(Value::String(_) | Value::Null) if !value.is_string() => {
                return Err(of_setting(path, unfit("cli-error-not-text")));
            }
            Some(inner) => *inner = value.clone(),
        }
        path.truncate(outer);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn gather(
        file: Option<&str>,
        environment: &[(&str, &str)],
        flags: &[(&str, &str)],
        set: &[&str],
    ) -> Result<ServeSettings, String> {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("pantheon.toml");
        if let Some(text) = file {
            std::fs::write(&path, text).unwrap();
        }
        let variable = |name: &str| {
            let found = environment.iter().find(|(key, _)| *key == name);
            found.map(|(_, value)| (*value).to_owned())
        };
        let set: Vec<String> = set.iter().map(|&one| one.to_owned()).collect();
        ServeSettings::gather(file.map(|_| path.as_path()), variable, flags, &set)
            .map_err(|why| why.to_string())
    }

    #[test]
    fn nothing_said_is_the_default() {
        assert_eq!(gather(None, &[], &[], &[]), Ok(ServeSettings::default()));
        assert_eq!(
            gather(Some(""), &[], &[], &[]),
            Ok(ServeSettings::default())
        );
        assert_eq!(
            TableSettings::default().to_tables(),
            pantheon_tables::Settings::default()
        );
    }

    #[test]
    fn a_flag_beats_the_environment_which_beats_the_file() {
        let file = "[limits]\npage = 11\n[log]\nformat = \"json\"";
        let page = |settings: ServeSettings| settings.server.limits.page;
        let variable = [("PANTHEON_LIMITS_PAGE", "12")];
        let flag = [("limits.page", "13")];
        assert_eq!(page(gather(Some(file), &[], &[], &[]).unwrap()), 11);
        assert_eq!(page(gather(Some(file), &variable, &[], &[]).unwrap()), 12);
        assert_eq!(page(gather(Some(file), &variable, &flag, &[]).unwrap()), 13);
        let all = gather(Some(file), &variable, &flag, &["limits.page=14"]).unwrap();
        assert_eq!(all.own.log.format, LogFormat::Json);
        assert_eq!(page(all), 14);
    }

    #[test]
    fn every_setting_can_be_set_by_each_way_and_has_a_variable_of_its_own() {
        let list = ServeSettings::default().list();
        let variables: BTreeSet<String> = list.iter().map(Setting::variable).collect();
        assert_eq!(variables.len(), list.len());
        for setting in &list {
            let text = match &setting.value {
                Value::Number(_) => "77",
                Value::Bool(true) => "false",
                Value::Bool(false) => "true",
                _ if setting.key == "log.format" => "json",
                _ => "some text",
            };
            let by_variable = gather(None, &[(&setting.variable(), text)], &[], &[]).unwrap();
            let by_flag = gather(None, &[], &[(&setting.key, text)], &[]).unwrap();
            let by_set = gather(None, &[], &[], &[&format!("{}={text}", setting.key)]).unwrap();
            let quoted = match &setting.value {
                Value::Number(_) | Value::Bool(_) => text.to_owned(),
                _ => format!("{text:?}"),
            };
            let file = format!("{} = {quoted}", setting.key);
            let by_file = gather(Some(&file), &[], &[], &[]).unwrap();
            assert_ne!(by_flag, ServeSettings::default(), "{}", setting.key);
            assert_eq!(by_flag, by_variable);
            assert_eq!(by_flag, by_set);
            assert_eq!(by_flag, by_file);
        }
    }

    #[test]
    fn what_is_wrong_is_named() {
        let wrong = |file: &str| gather(Some(file), &[], &[], &[]).unwrap_err();
        assert!(wrong("limits.pages = 1").contains("did you mean limits.page?"));
        assert!(wrong("limits.page = \"many\"").contains("limits.page"));
        assert!(wrong("limits = 1").contains("limits is a group"));
        assert!(wrong("listen = 8080").contains("listen"));
        assert!(wrong("listen").contains("pantheon.toml"));
        let set = |set: &str| gather(None, &[], &[], &[set]).unwrap_err();
        assert!(set("limits.pages=1").contains("did you mean limits.page?"));
        assert!(set("limits.page").contains("KEY=VALUE"));
        assert!(set("limits.page=-1").contains("isn't a whole number"));
        assert!(set("limits.address.per_minute=0").contains("settings"));
        assert!(set("log.format=xml").contains("settings"));
        let variable = [("PANTHEON_GUESTS", "perhaps")];
        let why = gather(None, &variable, &[], &[]).unwrap_err();
        assert!(why.contains("PANTHEON_GUESTS"), "{why}");
    }
}
