//! `pantheon health`: what a container asks the server in it.

use std::process::Output;

use crate::process::{Place, Process, pantheon};

fn health(args: &[&str]) -> Output {
    let mut command = pantheon();
    command.arg("health").args(args).output().unwrap()
}

#[test]
fn a_server_is_ready_until_it_is_gone() {
    let folder = tempfile::tempdir().unwrap();
    let process = Process::start(&Place::folder(folder.path()));
    let listen = process
        .address()
        .strip_prefix("http://")
        .unwrap()
        .to_owned();
    let said = health(&["--listen", &listen]);
    assert!(said.status.success(), "{said:?}");
    // The same by the environment, as a container has it.
    let mut asked = pantheon();
    asked.arg("health").env("PANTHEON_LISTEN", &listen);
    assert!(asked.output().unwrap().status.success());
    process.kill();
    let said = health(&["--lang", "pt-BR", "--listen", &listen]);
    assert_eq!(said.status.code(), Some(1), "{said:?}");
    let text = String::from_utf8(said.stdout).unwrap();
    assert!(text.starts_with("Nenhuma resposta de"), "{text}");
}

#[test]
fn a_server_that_stops_says_that_it_is_not_ready() {
    let folder = tempfile::tempdir().unwrap();
    let place = Place::folder(folder.path());
    let settings = ["work.drain_seconds=3600"];
    let process = Process::start_with(&place, &settings, std::process::Stdio::null());
    let listen = process
        .address()
        .strip_prefix("http://")
        .unwrap()
        .to_owned();
    process.signal("TERM");
    // The signal is on its way.
    let said = loop {
        let said = health(&["--listen", &listen]);
        if !said.status.success() {
            break said;
        }
    };
    assert_eq!(said.status.code(), Some(1));
    let text = String::from_utf8(said.stdout).unwrap();
    assert_eq!(text, "The server isn't ready: the server stops\n");
    process.kill();
}
