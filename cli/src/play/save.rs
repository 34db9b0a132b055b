//! Writing records to files, never over another one.

use std::fs::OpenOptions;
use std::io::{self, Write};
use std::path::Path;

/// Writes a text to a new file.
pub(crate) fn write_new(path: &Path, text: &str) -> io::Result<()> {
    OpenOptions::new()
        .write(true)
        .create_new(true)
        .open(path)?
        .write_all(text.as_bytes())
}

/// Whether a new file can be written there, tried by writing one. Nothing is left behind.
pub(crate) fn try_new(path: &Path) -> io::Result<()> {
    write_new(path, "")?;
    std::fs::remove_file(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_tried_without_a_trace() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.pantheon");
        try_new(&path).unwrap();
        assert!(!path.exists());
        assert!(try_new(&folder.path().join("none/game.pantheon")).is_err());
        write_new(&path, "first").unwrap();
        try_new(&path).unwrap_err();
        assert_eq!(std::fs::read_to_string(path).unwrap(), "first");
    }

    #[test]
    fn a_file_that_is_there_stays_as_it_is() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.pantheon");
        write_new(&path, "first").unwrap();
        let error = write_new(&path, "second").unwrap_err();
        assert_eq!(error.kind(), io::ErrorKind::AlreadyExists);
        assert_eq!(std::fs::read_to_string(path).unwrap(), "first");
    }
}
