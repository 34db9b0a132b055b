//! Content with a change: what a correction does, and what the loader refuses.

use crate::content::{Content, ContentFile};

/// The built-in files of a title with one change, which must be possible.
#[track_caller]
pub fn changed_files<C: Content>(file: &str, from: &str, to: &str) -> Vec<ContentFile> {
    let mut files = C::built_in_files();
    let changed = files.iter_mut().find(|known| known.name == file);
    let changed = changed.unwrap_or_else(|| panic!("there is no {file}"));
    assert!(changed.text.contains(from), "{file} has no {from:?}");
    changed.text = changed.text.replacen(from, to, 1);
    files
}

/// Asserts that of the built-in values at least so many are found, derived and reconstructed.
#[track_caller]
pub fn knows_of_values<C: Content>(found: u32, derived: u32, reconstructed: u32) {
    let census = C::built_in().census();
    assert!(census.found >= found, "{census:?}");
    assert!(census.derived >= derived, "{census:?}");
    assert!(census.reconstructed >= reconstructed, "{census:?}");
}

/// Asserts that changes make content that is refused, a line each: the file, what stands there, what is put in its place,
/// and a part of the sentence that says why not.
///
/// ```text
/// map.toml | id = "J2" | id = "J1" | J1 is there twice
/// ```
///
/// `\n` stands for the end of a line.
#[track_caller]
pub fn refuses_content<C: Content>(changes: &str) {
    for change in changes
        .lines()
        .map(str::trim)
        .filter(|line| !line.is_empty())
    {
        let cells: Vec<&str> = change.split('|').map(str::trim).collect();
        let [file, from, to, why] = cells[..] else {
            panic!("{change}: not a file, two passages and a reason");
        };
        let [from, to] = [from, to].map(|passage| passage.replace("\\n", "\n"));
        let said = match C::load(&changed_files::<C>(file, &from, &to)) {
            Ok(_) => panic!("{change}: it is accepted"),
            Err(error) => error.to_string(),
        };
        let right = said.starts_with(file) && said.contains(why);
        assert!(right, "{change}: {said}");
    }
}
