//! Archives that are the same bytes whoever makes them, and whenever: in order, with one time, owned by nobody in particular.

use std::fs;
use std::io::Write as _;
use std::path::Path;

use anyhow::{Context, Result};
use flate2::{Compression, GzBuilder};
use sha2::{Digest as _, Sha256};
use tar::{Builder, EntryType, Header};

/// Something in an archive.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Entry {
    /// A folder, and who owns it.
    Folder {
        /// Where it is.
        path: String,
        /// Who may do what.
        mode: u32,
        /// The number of the user and of the group that own it.
        owner: u64,
    },
    /// A file of root.
    File {
        /// Where it is.
        path: String,
        /// Who may do what.
        mode: u32,
        /// What is in it.
        content: Vec<u8>,
    },
}

impl Entry {
    /// A file that everybody may read.
    pub(super) fn file(path: impl Into<String>, content: impl Into<Vec<u8>>) -> Self {
        Self::File {
            path: path.into(),
            mode: 0o644,
            content: content.into(),
        }
    }

    /// A file that everybody may run.
    pub(super) fn program(path: impl Into<String>, content: impl Into<Vec<u8>>) -> Self {
        Self::File {
            path: path.into(),
            mode: 0o755,
            content: content.into(),
        }
    }

    pub(super) fn path(&self) -> &str {
        match self {
            Self::Folder { path, .. } | Self::File { path, .. } => path,
        }
    }
}

/// An archive of these, in the order of their paths, all of one time.
pub(super) fn tar(mut entries: Vec<Entry>, epoch: u64) -> Result<Vec<u8>> {
    entries.sort_by(|a, b| a.path().cmp(b.path()));
    let mut builder = Builder::new(Vec::new());
    for entry in &entries {
        let mut header = Header::new_gnu();
        header.set_mtime(epoch);
        let (kind, mode, owner, content): (_, _, _, &[u8]) = match entry {
            Entry::Folder { mode, owner, .. } => (EntryType::Directory, *mode, *owner, &[]),
            Entry::File { mode, content, .. } => (EntryType::Regular, *mode, 0, content),
        };
        header.set_entry_type(kind);
        header.set_mode(mode);
        header.set_uid(owner);
        header.set_gid(owner);
        header.set_size(content.len() as u64);
        builder
            .append_data(&mut header, entry.path(), content)
            .with_context(|| format!("{} can't be packed", entry.path()))?;
    }
    Ok(builder.into_inner()?)
}

/// The same, packed. It says nothing of when and by what it was packed.
pub(super) fn gzip(content: &[u8]) -> Result<Vec<u8>> {
    let mut packed = GzBuilder::new()
        .mtime(0)
        .operating_system(255)
        .write(Vec::new(), Compression::best());
    packed.write_all(content)?;
    Ok(packed.finish()?)
}

/// SHA-256 in hexadecimal.
pub(super) fn sha256(content: &[u8]) -> String {
    hex::encode(Sha256::digest(content))
}

/// Writes a file of a release.
pub(super) fn put(folder: &Path, name: &str, content: &[u8]) -> Result<()> {
    let path = folder.join(name);
    fs::write(&path, content).with_context(|| format!("{} can't be written", path.display()))?;
    println!("{name}: {} KiB", content.len().div_ceil(1024));
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;
    use std::io::Read as _;

    use super::*;

    fn entries() -> Vec<Entry> {
        vec![
            Entry::program("b/run", "#!"),
            Entry::file("a", "text"),
            Entry::Folder {
                path: "data/".to_owned(),
                mode: 0o700,
                owner: 7,
            },
        ]
    }

    #[test]
    fn an_archive_is_the_same_in_whatever_order_it_was_made() {
        let mut turned = entries();
        turned.reverse();
        let one = gzip(&tar(entries(), 12).unwrap()).unwrap();
        assert_eq!(one, gzip(&tar(turned, 12).unwrap()).unwrap());
        assert_ne!(one, gzip(&tar(entries(), 13).unwrap()).unwrap());
    }

    #[test]
    fn what_is_packed_is_unpacked() {
        let packed = gzip(&tar(entries(), 12).unwrap()).unwrap();
        let mut archive = tar::Archive::new(flate2::read::GzDecoder::new(packed.as_slice()));
        let found: BTreeMap<String, (u32, u64, u64, String)> = archive
            .entries()
            .unwrap()
            .map(|entry| {
                let mut entry = entry.unwrap();
                let mut text = String::new();
                entry.read_to_string(&mut text).unwrap();
                let header = entry.header();
                let about = (
                    header.mode().unwrap(),
                    header.uid().unwrap(),
                    header.mtime().unwrap(),
                    text,
                );
                (entry.path().unwrap().display().to_string(), about)
            })
            .collect();
        let wanted = [
            ("a", (0o644, 0, 12, "text")),
            ("b/run", (0o755, 0, 12, "#!")),
            ("data/", (0o700, 7, 12, "")),
        ];
        let wanted = wanted.map(|(path, (mode, owner, time, text))| {
            (path.to_owned(), (mode, owner, time, text.to_owned()))
        });
        assert_eq!(found, BTreeMap::from(wanted));
    }

    #[test]
    fn a_digest_is_what_sha256sum_says() {
        let of_nothing = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
        assert_eq!(sha256(b""), of_nothing);
    }
}
