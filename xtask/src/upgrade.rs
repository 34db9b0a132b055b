//! `upgrade`: servers of one release are replaced by those of another while people play, and the other way round. Both are
//! taken from the files that others download, not from source.

use std::fs::{self, File};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::postgres::Postgres;
use crate::shell::{cargo, run as start};

/// The tests that play. With PostgreSQL under load, process by process; with a file, one release after the other.
const TESTS: &str = "test(an_upgrade_under_load_loses_no_row_and_shuts_nobody_out) \
    | test(games_in_a_file_go_on_with_a_later_release_and_then_with_the_one_before)";

/// Arguments of the chore.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The tarball of the earlier release.
    from: PathBuf,
    /// The tarball of the later release.
    to: PathBuf,
}

/// Up, and then down: what one release leaves behind, the other finds.
pub(crate) fn run(args: &Args) -> Result<()> {
    let folder = tempfile::tempdir()?;
    let from = unpack(&args.from, &folder.path().join("from"))?;
    let to = unpack(&args.to, &folder.path().join("to"))?;
    let postgres = Postgres::find()?;
    for (way, before, after) in [("Up", &from, &to), ("Down", &to, &from)] {
        println!("{way}: {} and then {}.", before.display(), after.display());
        let mut play = cargo(&[
            "nextest",
            "run",
            "--package",
            "pantheon",
            "--no-capture",
            "-E",
        ]);
        play.arg(TESTS)
            .env("PANTHEON_TEST_BEFORE", before)
            .env("PANTHEON_TEST_AFTER", after);
        postgres.tell(&mut play);
        start(play)?;
    }
    Ok(())
}

/// Unpacks a release, and finds its program.
fn unpack(tarball: &Path, folder: &Path) -> Result<PathBuf> {
    let file = File::open(tarball).with_context(|| format!("{} isn't there", tarball.display()))?;
    tar::Archive::new(flate2::read::GzDecoder::new(file))
        .unpack(folder)
        .with_context(|| format!("{} can't be unpacked", tarball.display()))?;
    for entry in fs::read_dir(folder)? {
        let program = entry?.path().join("pantheon");
        if program.is_file() {
            return Ok(program);
        }
    }
    bail!("{} has no program in it", tarball.display())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::root;

    #[test]
    fn the_tests_that_play_are_there() {
        let tests = root().join("cli/tests/serve");
        let of = |file: &str| fs::read_to_string(tests.join(file)).unwrap();
        let all = of("rolling.rs") + &of("releases.rs");
        let named = TESTS.split("test(").skip(1);
        let names: Vec<&str> = named.filter_map(|rest| rest.split(')').next()).collect();
        assert_eq!(names.len(), 2);
        for name in names {
            assert!(all.contains(&format!("async fn {name}()")), "{name}");
        }
    }

    #[test]
    fn what_is_no_release_is_told_from_one() {
        let folder = tempfile::tempdir().unwrap();
        let none = folder.path().join("none.tar.gz");
        assert!(unpack(&none, &folder.path().join("a")).is_err());
        fs::write(&none, "no archive").unwrap();
        assert!(unpack(&none, &folder.path().join("b")).is_err());
    }
}
