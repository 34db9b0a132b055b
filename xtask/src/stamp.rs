//! Marks that say what something was made from, so that nothing is made again in vain.

use std::collections::BTreeSet;
use std::fs;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

/// A file that holds a digest of what something was made from.
pub(crate) struct Stamp {
    file: PathBuf,
    digest: String,
}

impl Stamp {
    /// A mark for what is made from these files and folders, and from whatever else these words tell.
    pub(crate) fn new(file: PathBuf, sources: &[PathBuf], words: &[&str]) -> Result<Self> {
        let mut hasher = DefaultHasher::new();
        words.hash(&mut hasher);
        for source in sources {
            for path in files(source)? {
                let body =
                    fs::read(&path).with_context(|| format!("{} can't be read", path.display()))?;
                path.strip_prefix(source).unwrap_or(&path).hash(&mut hasher);
                body.hash(&mut hasher);
            }
        }
        let digest = format!("{:016x}\n", hasher.finish());
        Ok(Self { file, digest })
    }

    /// Whether it was made from the same.
    pub(crate) fn is_fresh(&self) -> bool {
        fs::read_to_string(&self.file).is_ok_and(|kept| kept == self.digest)
    }

    /// It has been made.
    pub(crate) fn put(&self) -> Result<()> {
        fs::write(&self.file, &self.digest)
            .with_context(|| format!("{} can't be written", self.file.display()))
    }
}

/// The files in a folder and those inside it, in order; a file is itself. What begins with a dot isn't looked at.
fn files(path: &Path) -> Result<BTreeSet<PathBuf>> {
    let mut found = BTreeSet::new();
    if path.is_file() {
        found.insert(path.to_path_buf());
        return Ok(found);
    }
    let entries =
        fs::read_dir(path).with_context(|| format!("{} can't be read", path.display()))?;
    for entry in entries {
        let entry = entry?;
        if !entry.file_name().to_string_lossy().starts_with('.') {
            found.extend(files(&entry.path())?);
        }
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mark_is_fresh_until_something_changes() {
        let folder = tempfile::tempdir().unwrap();
        let sources = folder.path().join("sources");
        fs::create_dir_all(sources.join("inner")).unwrap();
        fs::write(sources.join("inner/a"), "1").unwrap();
        let stamp = |words: &[&str]| {
            let file = folder.path().join("stamp");
            Stamp::new(file, std::slice::from_ref(&sources), words).unwrap()
        };
        assert!(!stamp(&["x"]).is_fresh());
        stamp(&["x"]).put().unwrap();
        assert!(stamp(&["x"]).is_fresh());
        assert!(!stamp(&["y"]).is_fresh());
        fs::write(sources.join(".hidden"), "2").unwrap();
        assert!(stamp(&["x"]).is_fresh());
        fs::rename(sources.join("inner/a"), sources.join("inner/b")).unwrap();
        assert!(!stamp(&["x"]).is_fresh());
        stamp(&["x"]).put().unwrap();
        fs::write(sources.join("inner/b"), "2").unwrap();
        assert!(!stamp(&["x"]).is_fresh());
    }
}
