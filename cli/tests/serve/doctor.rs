//! `pantheon doctor`: each check is made to fail on something real.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::{Command, Output};

use pantheon_store::{Options, Store};
use sqlx::postgres::PgConnection;
use sqlx::sqlite::SqliteConnection;
use sqlx::{AssertSqlSafe, Connection as _, Executor as _};

use crate::cluster::Workshop;
use crate::database::Database;
use crate::process::pantheon;
use crate::small_disk::SmallDisk;

/// What a doctor said: its exit code, and the severity of everything by its code.
struct Said {
    exit: i32,
    found: BTreeMap<String, String>,
}

impl Said {
    fn read(output: &Output) -> Self {
        let told: serde_json::Value = serde_json::from_slice(&output.stdout)
            .unwrap_or_else(|why| panic!("{why}: {output:?}"));
        let word = |value: &serde_json::Value| value.as_str().unwrap().to_owned();
        let findings = told["findings"].as_array().unwrap().iter();
        let said = Self {
            exit: output.status.code().unwrap(),
            found: findings
                .map(|one| (word(&one["code"]), word(&one["severity"])))
                .collect(),
        };
        let expected = match told["worst"].as_str() {
            Some("good" | "advice") => 0,
            Some("warning") => 6,
            _ => 1,
        };
        assert_eq!(said.exit, expected, "{output:?}");
        said
    }

    /// What was found of this: nothing if it wasn't.
    fn of(&self, code: &str) -> &str {
        self.found.get(code).map_or("nothing", String::as_str)
    }
}

fn command(args: &[&str]) -> Command {
    let mut command = pantheon();
    command.args(["doctor", "--json"]).args(args);
    command
}

fn doctor(args: &[&str]) -> Said {
    Said::read(&command(args).output().unwrap())
}

fn at(file: &Path) -> String {
    format!("sqlite:{}", file.display())
}

/// A database of ours that nobody has open.
async fn made(file: &Path) -> String {
    let url = at(file);
    let store = Store::open(&url, &Options::default()).await.unwrap();
    store.close().await;
    url
}

async fn tamper(url: &str, sql: &'static str) {
    let mut line = SqliteConnection::connect(url).await.unwrap();
    line.execute(sql).await.unwrap();
    line.close().await.unwrap();
}

#[tokio::test]
async fn a_database_that_is_well_is_told_to_be_well_and_stays_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("pantheon.db");
    let url = made(&file).await;
    let before = std::fs::read(&file).unwrap();
    let said = doctor(&["--database", &url]);
    for code in ["reached", "schema", "whole", "durable"] {
        assert_eq!(said.of(&format!("database-{code}")), "good", "{code}");
    }
    assert_eq!(said.of("disk-writable"), "good");
    assert_eq!(said.of("clock-plausible"), "good");
    assert_eq!(said.of("settings-no-backup"), "advice");
    assert_eq!(std::fs::read(&file).unwrap(), before);
}

#[test]
fn nothing_is_made_where_nothing_is() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("new");
    let said = doctor(&["--data", data.to_str().unwrap()]);
    assert_eq!(said.of("database-none-yet"), "good");
    assert!(!data.exists());
}

#[tokio::test]
async fn a_damaged_database_is_an_error() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("pantheon.db");
    let url = made(&file).await;
    let mut bytes = std::fs::read(&file).unwrap();
    // Not the first page, which says that it is a database.
    let end = bytes.len().min(40_000);
    bytes[4_096..end].fill(0x5a);
    std::fs::write(&file, bytes).unwrap();
    let said = doctor(&["--database", &url]);
    assert_eq!((said.exit, said.of("database-whole")), (1, "nothing"));

    std::fs::write(&file, "no database at all, only a text").unwrap();
    let said = doctor(&["--database", &url]);
    assert_eq!(said.of("database-unreachable"), "error");
}

#[tokio::test]
async fn a_row_that_does_not_fit_its_table_is_damage() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("pantheon.db");
    let url = made(&file).await;
    tamper(
        &url,
        "PRAGMA writable_schema = on; \
         UPDATE sqlite_schema SET sql = 'CREATE TABLE uptime (one INTEGER NOT NULL, beat TEXT NOT NULL, more TEXT NOT NULL) STRICT' \
         WHERE name = 'uptime'; \
         INSERT INTO uptime (one, beat) VALUES (1, 1)",
    )
    .await;
    let said = doctor(&["--database", &url]);
    assert_eq!(said.of("database-damaged"), "error");
}

#[tokio::test]
async fn what_a_later_version_made_is_an_error_and_an_earlier_one_advice() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("pantheon.db");
    let url = made(&file).await;
    tamper(
        &url,
        "UPDATE _sqlx_migrations SET version = 999 WHERE version = 1",
    )
    .await;
    assert_eq!(doctor(&["--database", &url]).of("database-newer"), "error");
    tamper(&url, "DELETE FROM _sqlx_migrations WHERE version > 2").await;
    assert_eq!(doctor(&["--database", &url]).of("database-older"), "advice");
    tamper(&url, "DROP TABLE _sqlx_migrations").await;
    let said = doctor(&["--database", &url]);
    assert_eq!(said.of("database-no-schema"), "advice");
}

#[tokio::test]
async fn a_journal_of_another_kind_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let url = made(&folder.path().join("pantheon.db")).await;
    tamper(&url, "PRAGMA journal_mode = DELETE").await;
    assert_eq!(doctor(&["--database", &url]).of("database-waste"), "advice");
}

#[tokio::test]
async fn a_clock_behind_what_a_server_has_said_is_an_error() {
    let folder = tempfile::tempdir().unwrap();
    let url = made(&folder.path().join("pantheon.db")).await;
    let now = "INSERT INTO uptime (one, beat) VALUES (1, unixepoch() * 1000)";
    tamper(&url, now).await;
    assert_eq!(doctor(&["--database", &url]).of("clock-behind"), "nothing");
    tamper(&url, "UPDATE uptime SET beat = (unixepoch() + 3600) * 1000").await;
    assert_eq!(doctor(&["--database", &url]).of("clock-behind"), "error");
}

#[test]
fn a_disk_that_is_small_passing_or_can_only_be_read_is_told() {
    let Some(disk) = SmallDisk::mount(8) else {
        return;
    };
    let data = disk.path().to_str().unwrap().to_owned();
    let said = doctor(&["--data", &data]);
    assert_eq!(said.of("disk-passing"), "warning");
    assert_eq!(said.of("disk-little-space"), "error");
    let said = doctor(&["--data", &data, "--set", "database_low_space_mib=3"]);
    assert_eq!(said.of("disk-space-soon"), "warning");
    let filler = disk.fill();
    assert_eq!(doctor(&["--data", &data]).of("disk-not-writable"), "error");
    drop(filler);
    disk.read_only(true);
    assert_eq!(doctor(&["--data", &data]).of("disk-not-writable"), "error");
}

#[test]
fn limits_of_the_system_are_those_of_this_process() {
    let binary = env!("CARGO_BIN_EXE_pantheon");
    let line = |setup: &str| {
        let mut shell = Command::new("sh");
        let folder = std::env::temp_dir().join("pantheon-doctor-nothing");
        let set = "--set proxies=1 --set socket.at_once=200 --set limits.connections=300";
        let folder = folder.display();
        let line = format!("{setup} && exec {binary} doctor --json --data {folder} {set}");
        shell.args(["-c", &line]);
        shell
    };
    let said = Said::read(&line("ulimit -n 4096").output().unwrap());
    assert_eq!(said.of("limits-files"), "good");
    assert_eq!(said.of("limits-ports"), "good");
    let said = Said::read(&line("ulimit -n 200").output().unwrap());
    assert_eq!(said.of("limits-few-files"), "warning");

    // A network of its own, where the range of ports may be changed.
    let mut alone = Command::new("unshare");
    let narrow = "echo '40000 40100' > /proc/sys/net/ipv4/ip_local_port_range";
    let inner = line(narrow);
    alone
        .args(["--net", "--"])
        .arg(inner.get_program())
        .args(inner.get_args());
    let output = alone.output().unwrap();
    if String::from_utf8_lossy(&output.stderr).contains("unshare failed") {
        println!("Not run: only root may make a network.");
        return;
    }
    assert_eq!(Said::read(&output).of("limits-few-ports"), "warning");
}

#[test]
fn a_port_that_others_may_take_and_pages_that_are_not_there_are_told() {
    let folder = tempfile::tempdir().unwrap();
    let (data, web) = (folder.path().join("data"), folder.path().join("web"));
    let web = format!("web={}", web.display());
    let listen = "listen=127.0.0.1:45000";
    let data = data.to_str().unwrap();
    let said = doctor(&["--data", data, "--set", &web, "--set", listen]);
    assert_eq!(said.of("versions-pages-missing"), "error");
    assert_eq!(said.of("limits-own-port"), "warning");
}

#[test]
fn settings_that_a_server_refuses_are_a_finding_and_misspelt_variables_too() {
    let said = doctor(&["--set", "limits.pages=1"]);
    assert_eq!((said.exit, said.of("settings-refused")), (1, "error"));
    let folder = tempfile::tempdir().unwrap();
    let mut command = command(&["--data", folder.path().to_str().unwrap()]);
    command.env("PANTHEON_LIMITS_PAGES", "1");
    let said = Said::read(&command.output().unwrap());
    assert_eq!(said.of("settings-misspelt"), "warning");
}

#[test]
fn people_are_told_in_their_language() {
    let mut command = pantheon();
    let folder = tempfile::tempdir().unwrap();
    command.args(["--lang", "pt-BR", "doctor", "--set", "public_url=jogos"]);
    command.arg("--data").arg(folder.path());
    let output = command.output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    for words in [
        "Relógio\n",
        "  ✗ jogos não é um endereço",
        "não pode cumprir",
    ] {
        assert!(text.contains(words), "{text}");
    }
    assert_eq!(output.status.code(), Some(1));
}

#[test]
fn a_database_that_does_not_answer_is_an_error_without_its_password() {
    let url = "postgres://nobody:s3cret@127.0.0.1:1/none";
    let output = command(&["--database", url]).output().unwrap();
    assert!(!String::from_utf8_lossy(&output.stdout).contains("s3cret"));
    assert_eq!(Said::read(&output).of("database-unreachable"), "error");
}

#[tokio::test]
async fn what_breaks_promises_of_postgres_is_told() {
    let Some(database) = Database::make().await else {
        return;
    };
    let url = database.url();
    assert_eq!(
        doctor(&["--database", &url]).of("database-no-schema"),
        "advice"
    );
    let store = Store::open(&url, &Options::default()).await.unwrap();
    store.close().await;
    let said = doctor(&["--database", &url]);
    for code in ["reached", "schema", "whole", "connections"] {
        assert_eq!(said.of(&format!("database-{code}")), "good", "{code}");
    }
    assert_eq!(said.of("clock-together"), "good");
    let many = ["--database", &url, "--set", "database_connections=100000"];
    assert_eq!(doctor(&many).of("database-few-connections"), "error");

    let mut line = PgConnection::connect(&url).await.unwrap();
    let name: String = sqlx::query_scalar("SELECT current_database()")
        .fetch_one(&mut line)
        .await
        .unwrap();
    let mut set = async |what: &str| {
        let sql = AssertSqlSafe(format!("ALTER DATABASE {name} SET {what}"));
        line.execute(sql).await.unwrap();
    };
    set("zero_damaged_pages = on").await;
    assert_eq!(
        doctor(&["--database", &url]).of("database-unnoticed"),
        "warning"
    );
    set("default_transaction_read_only = on").await;
    assert_eq!(
        doctor(&["--database", &url]).of("database-unusable"),
        "error"
    );
    line.close().await.unwrap();
    database.drop().await;
}

#[test]
fn a_postgres_that_does_not_write_to_the_disk_is_an_error() {
    let Some(workshop) = Workshop::open() else {
        return;
    };
    let data = workshop.at("data");
    workshop.init(&data);
    let settings = ["fsync=off", "full_page_writes=off"];
    let cluster = workshop.start(&data, &settings);
    let output = command(&["--database", &cluster.url]).output().unwrap();
    let said = Said::read(&output);
    assert_eq!((said.exit, said.of("database-loss")), (1, "error"));
    let text = String::from_utf8_lossy(&output.stdout);
    for setting in ["fsync is off", "full_page_writes is off"] {
        assert!(text.contains(setting), "{text}");
    }
}
