//! A file that is kept: every later release reads it.

use pantheon_analysis::{Analysis, FORMAT};
use pantheon_games::samples;

use crate::grown::tree;

#[test]
fn the_kept_file_is_read_and_written_as_it_is() {
    assert_eq!(FORMAT, 1, "files of the format before must still be read");
    let path = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/tests/kept/format-1.pantheon-analysis"
    );
    if std::env::var_os("PANTHEON_BLESS").is_some() {
        std::fs::write(path, tree(samples::in_turns()).write()).unwrap();
    }
    let text = std::fs::read_to_string(path).unwrap();
    let read = Analysis::read(&text).unwrap();
    assert_eq!(read.write(), text);
    assert!(read.len() > 8);
}
