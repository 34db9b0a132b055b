//! Running other programs from the root of the repository.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

use anyhow::{Context, Result, bail};

/// The root of the repository.
pub(crate) fn root() -> PathBuf {
    // Asked at run time: the program may have been built in another clone that shares its target folder.
    let manifest = std::env::var_os("CARGO_MANIFEST_DIR")
        .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
    manifest
        .parent()
        .map_or_else(|| manifest.clone(), Path::to_path_buf)
}

/// A command in the root of the repository.
pub(crate) fn command(program: &str, args: &[&str]) -> Command {
    let mut command = Command::new(program);
    command.args(args).current_dir(root());
    command
}

/// The cargo that runs this chore, in the root of the repository.
pub(crate) fn cargo(args: &[&str]) -> Command {
    let program = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    command(&program, args)
}

/// The program `pantheon`, built for speed.
pub(crate) fn pantheon(args: &[&str]) -> Command {
    let mut command = cargo(&["run", "--quiet", "--release", "--package", "pantheon", "--"]);
    command.args(args);
    command
}

/// Builds the binary as the tests of cargo build it, so that it needn't be built again after them.
pub(crate) fn build_pantheon_to_test() -> Result<()> {
    let profile = ["build", "--profile", "test", "--package", "pantheon"];
    run(cargo(&profile))
}

/// Builds `pantheon` for speed, showing what cargo says.
pub(crate) fn build_pantheon() -> Result<()> {
    run(cargo(&["build", "--release", "--package", "pantheon"]))
}

/// Runs a command to its end; anything but success is an error.
pub(crate) fn run(mut command: Command) -> Result<()> {
    let status = command
        .status()
        .with_context(|| format!("{} can't be started", line(&command)))?;
    if !status.success() {
        bail!("{} failed ({status})", line(&command));
    }
    Ok(())
}

/// Runs a command to its end and returns what it printed.
pub(crate) fn output(mut command: Command) -> Result<String> {
    let output = command
        .stderr(Stdio::inherit())
        .output()
        .with_context(|| format!("{} can't be started", line(&command)))?;
    let text = String::from_utf8(output.stdout)
        .with_context(|| format!("{} printed something that isn't text", line(&command)))?;
    if !output.status.success() {
        bail!("{} failed ({})\n{text}", line(&command), output.status);
    }
    Ok(text)
}

/// What a program printed, if it can be started and succeeds.
pub(crate) fn output_of(program: &str, args: &[&str]) -> Option<String> {
    let output = command(program, args).output().ok()?;
    output.status.success().then_some(())?;
    String::from_utf8(output.stdout).ok()
}

/// Whether a command can be started and succeeds. What it prints is dropped.
pub(crate) fn works(mut command: Command) -> bool {
    command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

/// A command as one would type it.
pub(crate) fn line(command: &Command) -> String {
    let program = Path::new(command.get_program());
    let name = program.file_stem().unwrap_or(program.as_os_str());
    std::iter::once(name)
        .chain(command.get_args())
        .map(|word| quoted(&word.to_string_lossy()))
        .collect::<Vec<_>>()
        .join(" ")
}

fn quoted(word: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_=./:,+".contains(c);
    if !word.is_empty() && word.chars().all(plain) {
        word.to_owned()
    } else {
        format!("'{}'", word.replace('\'', r"'\''"))
    }
}

/// A duration for people: `48 s`, `3 min 05 s`.
pub(crate) fn span(time: Duration) -> String {
    let seconds = time.as_secs();
    if seconds >= 60 {
        format!("{} min {:02} s", seconds / 60, seconds % 60)
    } else {
        format!("{}.{} s", seconds, time.subsec_millis() / 100)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_shown_as_one_would_type_it() {
        let shown = line(&command(
            "/usr/bin/pantheon",
            &["sim", "--options", r#"{"a":"it's"}"#],
        ));
        assert_eq!(shown, r#"pantheon sim --options '{"a":"it'\''s"}'"#);
    }

    #[test]
    fn a_duration_is_short() {
        assert_eq!(span(Duration::from_millis(5_250)), "5.2 s");
        assert_eq!(span(Duration::from_secs(185)), "3 min 05 s");
    }

    #[test]
    fn a_command_that_fails_is_an_error_that_names_it() {
        let error = run(command("false", &["now"])).unwrap_err().to_string();
        assert!(error.starts_with("false now failed"), "{error}");
        assert!(run(command("true", &[])).is_ok());
        assert!(!works(command("no-such-program", &[])));
    }
}
