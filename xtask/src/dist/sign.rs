//! Digests of everything in a release, and a signature of the digests.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use anyhow::{Result, bail};

use super::archive::{put, sha256};
use super::need;
use super::release::Release;
use crate::shell::{command, run};

/// The file of digests, as `sha256sum --check` reads it.
const SUMS: &str = "SHA256SUMS";

/// Writes the digests of everything in the folder.
pub(super) fn sums(folder: &Path) -> Result<()> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder)? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        if !name.starts_with(SUMS) {
            names.push(name);
        }
    }
    names.sort();
    let mut text = String::new();
    for name in names {
        let content = fs::read(folder.join(&name))?;
        writeln!(text, "{}  {name}", sha256(&content))?;
    }
    put(folder, SUMS, text.as_bytes())
}

/// Signs the digests. Minisign asks for the password of the key by itself.
pub(super) fn sign(folder: &Path, key: &Path, release: &Release) -> Result<()> {
    need("minisign", "minisign")?;
    if !key.is_file() {
        bail!("{} isn't there; `minisign -G` makes a key", key.display());
    }
    let says = format!("pantheon {} {}", release.version, release.revision);
    let mut sign = command("minisign", &["-S", "-t", &says, "-s"]);
    sign.arg(key).args(["-m", SUMS]).current_dir(folder);
    run(sign)
}

#[cfg(test)]
mod tests {
    use std::process::Command;

    use super::*;
    use crate::shell::works;

    fn in_folder(folder: &Path, program: &str, args: &[&str]) -> bool {
        let mut command = Command::new(program);
        command.args(args).current_dir(folder);
        works(command)
    }

    #[test]
    fn who_downloads_a_release_can_check_it_as_the_page_says() {
        if !works(command("which", &["minisign"])) {
            println!("Not run: minisign isn't installed.");
            return;
        }
        let folder = tempfile::tempdir().unwrap();
        let (folder, keys) = (folder.path(), tempfile::tempdir().unwrap());
        fs::write(folder.join("a.tar.gz"), "a").unwrap();
        fs::write(folder.join("b.deb"), "b").unwrap();
        sums(folder).unwrap();
        let checks = || in_folder(folder, "sha256sum", &["--check", "--ignore-missing", SUMS]);
        assert!(checks());
        let release = Release {
            version: "1.2.3".to_owned(),
            revision: "abc".to_owned(),
            epoch: 7,
        };
        let secret = keys.path().join("secret.key");
        assert!(
            sign(folder, &secret, &release).is_err(),
            "there is no key yet"
        );

        let (secret_text, public) = (secret.to_string_lossy(), keys.path().join("public.pub"));
        let public = public.to_string_lossy();
        assert!(in_folder(
            folder,
            "minisign",
            &["-G", "-W", "-s", &secret_text, "-p", &public]
        ));
        sign(folder, &secret, &release).unwrap();
        let holds = || in_folder(folder, "minisign", &["-V", "-m", SUMS, "-p", &public]);
        assert!(holds());
        // The digests are those of the files alone, also once there is a signature.
        let before = fs::read(folder.join(SUMS)).unwrap();
        sums(folder).unwrap();
        assert_eq!(fs::read(folder.join(SUMS)).unwrap(), before);

        fs::write(folder.join("b.deb"), "another").unwrap();
        assert!(!checks());
        sums(folder).unwrap();
        assert!(checks() && !holds());
    }
}
