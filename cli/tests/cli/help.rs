//! Help and refusals in the reader's language, as the binary prints them.

use crate::support::{Ran, TITLE, finish, pantheon};

/// Runs the command in Portuguese, with nothing around it that help would show.
fn run(args: &[&str]) -> Ran {
    let mut command = pantheon();
    command.env_remove("PANTHEON_CONFIG").env_remove("COLUMNS");
    finish(command.env("LC_ALL", "pt_BR.UTF-8").args(args))
}

#[test]
fn the_help_of_the_program_is_portuguese() {
    let help = run(&["--help"]);
    assert_eq!((help.code, help.err.as_str()), (0, ""));
    insta::assert_snapshot!("pantheon", help.out);
    assert_eq!(run(&["help"]).out, help.out);
    let nothing = run(&[]);
    assert_eq!((nothing.code, nothing.out.as_str()), (2, ""));
    assert_eq!(nothing.err, help.out);
}

#[test]
fn the_help_of_a_command_is_portuguese() {
    let help = run(&["serve", "--help"]);
    assert_eq!((help.code, help.err.as_str()), (0, ""));
    insta::assert_snapshot!("pantheon-serve", help.out);
    assert_eq!(run(&["help", "serve"]).out, help.out);
    let asked = finish(pantheon().args(["serve", "-h", "--lang=pt"]));
    assert_eq!(asked.out, help.out);
}

#[test]
fn a_refused_command_line_is_told_in_portuguese() {
    let told = [
        &["gmaes"][..],
        &["--json"],
        &["games", "--nonsense"],
        &["sim"],
        &["completions", "bahs"],
        &["games", "--lang", "tlh"],
        &["record", TITLE, "--seed"],
    ]
    .map(|line| {
        let ran = run(line);
        assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{line:?}");
        format!("$ pantheon {}\n{}", line.join(" "), ran.err)
    });
    insta::assert_snapshot!("refused", told.join("\n"));
}

#[test]
fn the_flag_is_stronger_than_the_environment() {
    let english = run(&["--help", "--lang", "en"]);
    assert!(english.out.contains("Usage: pantheon [OPTIONS] <COMMAND>"));
    let refused = run(&["--lang=en", "--nonsense"]);
    assert!(refused.err.starts_with("error: unexpected argument"));
}

#[test]
fn completions_are_explained_in_portuguese() {
    for shell in ["zsh", "fish", "elvish", "powershell"] {
        let script = run(&["completions", shell]).out;
        assert!(script.contains("Mostra as regras"), "{shell}");
        assert!(!script.contains("Print help"), "{shell}");
    }
}
