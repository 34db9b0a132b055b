//! A disk of a few megabytes, to be filled.

use std::fs::File;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use tempfile::TempDir;

/// A small file system in memory. It is unmounted when dropped.
pub(crate) struct SmallDisk(TempDir);

impl SmallDisk {
    /// Mounts one, where we may: without the rights there is none, and that is said.
    pub(crate) fn mount(megabytes: u32) -> Option<Self> {
        let folder = tempfile::tempdir().unwrap();
        let mounted = Command::new("mount")
            .args(["-t", "tmpfs", "-o", &format!("size={megabytes}m"), "tmpfs"])
            .arg(folder.path())
            .status();
        if mounted.is_ok_and(|status| status.success()) {
            Some(Self(folder))
        } else {
            println!("Not run: only root may mount a small disk.");
            None
        }
    }

    pub(crate) fn path(&self) -> &Path {
        self.0.path()
    }

    /// Takes all the room that is left.
    pub(crate) fn fill(&self) -> Filler {
        let path = self.path().join("filler");
        let mut file = File::create(&path).unwrap();
        for size in [1 << 16, 1 << 12, 1] {
            while file.write_all(&vec![0; size]).is_ok() {}
        }
        Filler(path)
    }

    /// From now on nothing can be written here, or again.
    pub(crate) fn read_only(&self, only: bool) {
        let how = if only { "remount,ro" } else { "remount,rw" };
        let done = Command::new("mount")
            .args(["-o", how])
            .arg(self.path())
            .status();
        assert!(done.unwrap().success());
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        // Lazily: whoever has a file open there keeps it until they are done.
        let _ = Command::new("umount").arg("-l").arg(self.path()).status();
    }
}

/// What takes all the room, until it is dropped.
pub(crate) struct Filler(PathBuf);

impl Drop for Filler {
    fn drop(&mut self) {
        std::fs::remove_file(&self.0).unwrap();
    }
}
