//! The examples in `docs/cli.md` are run, in order, in one folder.

use std::path::Path;

use assert_cmd::Command;
use clap::CommandFactory;

use crate::support::{ANYTHING, Ran, finish, text_fits};

struct Example<'a> {
    command: &'a str,
    code: i32,
    expected: Vec<&'a str>,
}

/// Reads the `console` blocks of a page: `$ command`, then what it prints.
fn examples(page: &str) -> Vec<Example<'_>> {
    let mut examples: Vec<Example<'_>> = Vec::new();
    let mut inside = false;
    for line in page.lines() {
        if line.starts_with("```") {
            inside = line == "```console";
        } else if let Some(command) = line.strip_prefix("$ ").filter(|_| inside) {
            let (command, code) = command.split_once("  # exit ").unwrap_or((command, "0"));
            let code = code.parse().expect("an exit code is a number");
            examples.push(Example {
                command,
                code,
                expected: Vec::new(),
            });
        } else if inside {
            examples
                .last_mut()
                .expect("a block begins with a command")
                .expected
                .push(line);
        }
    }
    examples
}

fn run(command: &str, folder: &Path) -> Ran {
    let binary = Path::new(env!("CARGO_BIN_EXE_pantheon"));
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders = std::env::split_paths(&path);
    let here = std::iter::once(
        binary
            .parent()
            .expect("a binary lies in a folder")
            .to_owned(),
    );
    let path = std::env::join_paths(here.chain(folders)).expect("the path was one before");
    let mut shell = Command::new("sh");
    shell
        .args(["-c", &format!("{command} 2>&1")])
        .current_dir(folder)
        .env("PATH", path);
    finish(
        shell
            .env_remove("LC_ALL")
            .env_remove("LC_MESSAGES")
            .env_remove("LANG"),
    )
}

fn check(example: &Example<'_>, folder: &Path) {
    let ran = run(example.command, folder);
    assert_eq!(ran.code, example.code, "{}\n{}", example.command, ran.out);
    let mut found = ran.out.lines();
    for expected in &example.expected {
        if *expected == ANYTHING {
            return;
        }
        let line = found.next().unwrap_or("nothing");
        assert!(
            text_fits(expected, line),
            "{}\n{expected}\n{line}",
            example.command
        );
    }
    assert_eq!(found.next(), None, "{}", example.command);
}

#[test]
fn the_examples_of_the_command_line_are_true() {
    let page = include_str!("../../../docs/cli.md");
    let folder = tempfile::tempdir().unwrap();
    let examples = examples(page);
    assert!(examples.len() > 10);
    for example in &examples {
        check(example, folder.path());
    }
}

#[test]
fn every_command_is_described() {
    let page = include_str!("../../../docs/cli.md");
    let described: Vec<_> = page
        .lines()
        .filter_map(|line| line.strip_prefix("## `pantheon "))
        .collect();
    for command in pantheon_cli::args::Cli::command().get_subcommands() {
        let name = command.get_name();
        assert!(
            described.iter().any(|heading| heading.starts_with(name)),
            "{name}"
        );
        for argument in command
            .get_arguments()
            .filter_map(|argument| argument.get_long())
        {
            assert!(
                page.contains(&format!("--{argument}")),
                "{name} --{argument}"
            );
        }
    }
}
