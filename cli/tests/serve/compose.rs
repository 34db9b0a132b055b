//! The files in `deploy/` that start a server: the settings in them are real, and a server starts with what they say.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use serde::Deserialize;

use crate::broker::Broker;
use crate::database::Database;
use crate::process::{Place, Process, pantheon};

/// As much of a compose file as we write; anything else in it is an error here.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Compose {
    name: String,
    services: BTreeMap<String, Service>,
    volumes: BTreeMap<String, Option<()>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Service {
    image: String,
    restart: String,
    #[serde(default)]
    depends_on: BTreeMap<String, Condition>,
    #[serde(default)]
    environment: BTreeMap<String, String>,
    #[serde(default)]
    ports: Vec<String>,
    #[serde(default)]
    volumes: Vec<String>,
    healthcheck: Option<Check>,
    stop_grace_period: Option<String>,
    #[serde(default)]
    read_only: bool,
    #[serde(default)]
    tmpfs: Vec<String>,
    #[serde(default)]
    cap_drop: Vec<String>,
    #[serde(default)]
    security_opt: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Condition {
    condition: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Check {
    test: Vec<String>,
    interval: String,
    timeout: String,
    start_period: Option<String>,
    retries: Option<u32>,
}

fn deploy(file: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../deploy")
        .join(file)
}

fn compose() -> Compose {
    let text = std::fs::read_to_string(deploy("compose.yaml")).unwrap();
    serde_saphyr::from_str(&text).unwrap()
}

#[test]
fn the_services_belong_together() {
    let Compose {
        name,
        services,
        volumes,
    } = compose();
    assert_eq!(name, "pantheon");
    let ours = &services["pantheon"];
    for (needed, condition) in &ours.depends_on {
        let other = &services[needed];
        let healthy = condition.condition == "service_healthy";
        assert!(healthy || condition.condition == "service_started");
        assert!(!healthy || other.healthcheck.is_some(), "{needed}");
    }
    for (name, service) in &services {
        assert_eq!(service.restart, "unless-stopped", "{name}");
        assert!(service.image.contains(':'), "{name}: which version?");
        for volume in &service.volumes {
            let (volume, _) = volume.split_once(':').unwrap();
            assert!(volumes.contains_key(volume), "{volume}");
        }
        if let Some(check) = &service.healthcheck {
            assert_eq!(check.test[0], "CMD", "{name}");
            for span in [&check.interval, &check.timeout] {
                let number = span.strip_suffix('s').unwrap();
                assert!(number.parse::<u32>().unwrap() > 0, "{name}");
            }
            assert!(check.retries.is_some() || check.start_period.is_some());
        }
    }
    let check = ours.healthcheck.as_ref().unwrap();
    assert_eq!(check.test[1..], ["pantheon", "health"]);
    assert!(ours.read_only && ours.tmpfs == ["/tmp"]);
    assert_eq!(ours.cap_drop, ["ALL"]);
    assert_eq!(ours.security_opt, ["no-new-privileges:true"]);
    assert!(ours.stop_grace_period.is_some());
    // Nobody but this machine, until somebody puts HTTPS before it.
    assert!(ours.ports.iter().all(|port| port.starts_with("127.0.0.1:")));
}

/// The server starts with precisely what the file says, but that the others have other names here.
#[tokio::test]
async fn a_server_starts_with_the_environment_of_the_compose_file() {
    let (Some(broker), Some(database)) = (Broker::start(), Database::make().await) else {
        return;
    };
    let services = compose().services;
    let environment = &services["pantheon"].environment;
    let theirs = &services["database"].environment;
    let (user, name) = (&theirs["POSTGRES_USER"], &theirs["POSTGRES_DB"]);
    let password = &theirs["POSTGRES_PASSWORD"];
    let url = format!("postgres://{user}:{password}@database:5432/{name}");
    let mut command = pantheon();
    for (key, value) in environment {
        let value = match value.as_str() {
            one if *one == *url => database.url(),
            "nats://broker:4222" => broker.url(),
            other => other.to_owned(),
        };
        assert!(!value.contains('$'), "{key} isn't that of the database");
        command.env(key, value);
    }
    let folder = tempfile::tempdir().unwrap();
    let place = Place::folder(folder.path());
    let log = std::process::Stdio::inherit();
    let process = Process::start_command(command, "127.0.0.1:0", &place, &[], log);
    assert!(!folder.path().join("pantheon.db").exists());
    let listen = process
        .address()
        .strip_prefix("http://")
        .unwrap()
        .to_owned();
    let mut health = pantheon();
    health.args(["health", "--listen", &listen]);
    assert!(health.output().unwrap().status.success());
    crate::nodes::measured(&process.server(), crate::nodes::NATS, "1").await;
    drop(process);
    database.drop().await;
}

/// Those that are set, and those that are only shown.
#[test]
fn the_settings_of_the_service_are_real() {
    let file = deploy("pantheon.toml");
    let list = |file: &Path| {
        let mut command = pantheon();
        command
            .args(["serve", "--list-settings", "--config"])
            .arg(file);
        let output = command.output().unwrap();
        assert!(output.status.success(), "{output:?}");
        String::from_utf8(output.stdout).unwrap()
    };
    assert!(list(&file).contains("data = \"/var/lib/pantheon\""));
    let text = std::fs::read_to_string(&file).unwrap();
    let shown = |line: &str| {
        let line = line.strip_prefix("# ")?;
        let setting = line.split(' ').nth(1) == Some("=");
        (setting || line.starts_with('[')).then(|| line.to_owned())
    };
    // What is shown takes the place of what is set.
    let shown: Vec<String> = text.lines().filter_map(shown).collect();
    let folder = tempfile::tempdir().unwrap();
    let all = folder.path().join("all.toml");
    std::fs::write(&all, shown.join("\n")).unwrap();
    let listed = list(&all);
    for setting in [
        "tls.on = true",
        "backup.every_hours = 24",
        "listen = \"[::]:443\"",
    ] {
        assert!(listed.contains(setting), "{setting}: {listed}");
    }
}
