//! What stops a command is said in the language of whoever asked, also where a database or a certificate is at fault.

use std::fs;
use std::path::Path;

use crate::process::pantheon;

/// What a command says as it fails, in a language.
fn said(lang: &str, args: &[&str]) -> String {
    let output = pantheon().args(["--lang", lang]).args(args).output();
    let output = output.unwrap();
    assert!(!output.status.success(), "{args:?} went well");
    String::from_utf8(output.stderr).unwrap()
}

/// Asks for something that can't be in both languages, and wants each to say it in its own words.
fn complains(args: &[&str], english: &str, portuguese: &str) {
    for (lang, expected) in [("en", english), ("pt-BR", portuguese)] {
        let said = said(lang, args);
        assert!(said.contains(expected), "{lang}, {args:?}: {said}");
    }
}

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

#[test]
fn a_database_that_is_none_is_complained_of_in_both_languages() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("pantheon.db");
    fs::write(&file, "these are no pages of a database\n".repeat(200)).unwrap();
    complains(
        &["serve", "--data", text(folder.path())],
        "it is damaged, or no database",
        "está danificado ou não é um banco de dados",
    );
    complains(
        &["serve", "--set", "database=mysql://somewhere"],
        "this is neither",
        "isto não é nenhum dos dois",
    );
    complains(
        &["serve", "--data", text(&file)],
        "pantheon.db: it is a file, and should be a folder",
        "pantheon.db: é um arquivo e deveria ser uma pasta",
    );
    let fresh = tempfile::tempdir().unwrap();
    let (from, to) = (text(&file), text(fresh.path()));
    complains(
        &["restore", from, "--data", to],
        "the backup is damaged: ",
        "a cópia está danificada: ",
    );
    complains(
        &["restore", from, "--data", text(folder.path())],
        "is there already: move it away first",
        "já existe: mova-o antes",
    );
}

#[test]
fn certificates_that_are_missing_are_complained_of_in_both_languages() {
    let folder = tempfile::tempdir().unwrap();
    let data = text(folder.path());
    complains(
        &["serve", "--data", data, "--tls"],
        "TLS is on, and tls.certificate isn't set",
        "o TLS está ligado, mas tls.certificate não foi definido",
    );
    let missing = folder.path().join("none.pem");
    let certificate = format!("tls.certificate={}", missing.display());
    let key = format!("tls.key={}", missing.display());
    complains(
        &[
            "serve",
            "--data",
            data,
            "--tls",
            "--set",
            &certificate,
            "--set",
            &key,
        ],
        "none.pem: there is no such file or folder",
        "none.pem: esse arquivo ou pasta não existe",
    );
}

#[test]
fn a_bot_that_there_is_not_and_a_file_that_is_no_record_are_complained_of_in_both_languages() {
    complains(
        &[
            "play",
            pantheon_games::TITLES[0].id,
            "--seats",
            "human,level:9",
        ],
        "there is no bot \"level:9\"",
        "não há robô \"level:9\"",
    );
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("letter.txt");
    fs::write(&file, "Dear Ann,\n").unwrap();
    complains(
        &["replay", text(&file)],
        "this isn't a record of a game",
        "isto não é o registro de uma partida",
    );
}
