//! What all tests of the command need: the binary, its output, and a folder of its own.

use assert_cmd::Command;
use serde_json::Value;

/// The one title that every test plays.
pub(crate) const TITLE: &str = pantheon_games::TITLES[0].id;

/// The command with a plain environment.
pub(crate) fn pantheon() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_pantheon"));
    for name in ["LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR"] {
        command.env_remove(name);
    }
    command
}

/// What the command prints and how it ends.
#[derive(Debug)]
pub(crate) struct Ran {
    /// Standard output.
    pub(crate) out: String,
    /// Standard error.
    pub(crate) err: String,
    /// The exit code.
    pub(crate) code: i32,
}

impl Ran {
    /// The output as JSON.
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.out).unwrap_or_else(|why| panic!("{why}: {self:?}"))
    }
}

/// Runs the command with these arguments.
pub(crate) fn run(args: &[&str]) -> Ran {
    finish(pantheon().args(args))
}

/// Runs a prepared command.
pub(crate) fn finish(command: &mut Command) -> Ran {
    let output = command.output().expect("the command starts");
    Ran {
        out: String::from_utf8(output.stdout).expect("the output is text"),
        err: String::from_utf8(output.stderr).expect("the errors are text"),
        code: output.status.code().expect("the command isn't killed"),
    }
}

/// What stands for any text in the pages' examples.
pub(crate) const ANYTHING: &str = "…";

/// Whether a text is what an example says, wherever that says more than "anything".
pub(crate) fn text_fits(expected: &str, found: &str) -> bool {
    let mut parts = expected.split(ANYTHING);
    let Some(mut rest) = parts.next().and_then(|first| found.strip_prefix(first)) else {
        return false;
    };
    for part in parts {
        let Some(at) = rest.find(part) else {
            return false;
        };
        rest = &rest[at + part.len()..];
    }
    rest.is_empty() || expected.ends_with(ANYTHING)
}

#[test]
fn a_text_fits_what_it_says() {
    assert!(text_fits("a …, b", "a 12, b"));
    assert!(text_fits("a…", "abc"));
    assert!(!text_fits("a …, b", "a 12, bc"));
    assert!(!text_fits("a", "ab"));
    assert!(!text_fits("b…", "ab"));
}
