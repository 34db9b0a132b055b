//! Every link from one page of the repository to another leads somewhere.

use std::fs;
use std::path::{Path, PathBuf};

/// The pages in a folder, and, if asked, in the folders inside it.
fn pages(folder: &Path, deep: bool) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("the folder can be read").path();
        if path.is_dir() && deep {
            found.extend(pages(&path, deep));
        } else if path.extension().is_some_and(|ending| ending == "md") {
            found.push(path);
        }
    }
    found
}

/// The targets of a page's links that stay in the repository, without what follows `#`.
fn targets(page: &str) -> impl Iterator<Item = &str> {
    page.split("](")
        .skip(1)
        .filter_map(|rest| rest.split_once(')'))
        .map(|(target, _)| target.split('#').next().unwrap_or_default())
        .filter(|target| !target.is_empty() && !target.contains("://"))
}

#[test]
fn links_are_found_in_a_page() {
    let page = "[a](b.md) [c](https://d.e) [f](g/h.md#i) [j](#k)";
    assert_eq!(targets(page).collect::<Vec<_>>(), ["b.md", "g/h.md"]);
}

#[test]
fn every_link_leads_somewhere() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut all = pages(&root, false);
    all.extend(pages(&root.join("docs"), true));
    assert!(all.len() > 5, "{all:?}");
    let mut broken = Vec::new();
    for path in all {
        let page = fs::read_to_string(&path).expect("the page can be read");
        let folder = path.parent().expect("a page lies in a folder");
        broken.extend(
            targets(&page)
                .filter(|target| !folder.join(target).exists())
                .map(|target| format!("{}: {target}", path.display())),
        );
    }
    assert!(broken.is_empty(), "{}", broken.join("\n"));
}
