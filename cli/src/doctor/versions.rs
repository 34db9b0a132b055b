//! What this program is, and whether it has pages to play on.

use std::path::Path;

use super::finding::{Check, Finding};

pub(super) fn check(web: Option<&Path>) -> Vec<Finding> {
    vec![program(), pages(web, pantheon_server::has_pages())]
}

pub(super) fn program() -> Finding {
    let version = env!("CARGO_PKG_VERSION");
    let system = format!("{} {}", std::env::consts::OS, std::env::consts::ARCH);
    Finding::good(Check::Versions, "program")
        .text("version", version)
        .text("system", system)
}

fn pages(web: Option<&Path>, built_in: bool) -> Finding {
    match web {
        Some(folder) => {
            let code = if folder.join("index.html").is_file() {
                Finding::good(Check::Versions, "pages-folder")
            } else {
                Finding::error(Check::Versions, "pages-missing")
            };
            code.text("folder", folder.display())
        }
        None if built_in => Finding::good(Check::Versions, "pages"),
        None => Finding::warning(Check::Versions, "no-pages"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::doctor::Severity;

    #[test]
    fn pages_are_in_the_program_or_in_the_folder() {
        let folder = tempfile::tempdir().unwrap();
        let of = |web, built_in| pages(web, built_in).severity();
        assert_eq!(of(None, true), Severity::Good);
        assert_eq!(of(None, false), Severity::Warning);
        assert_eq!(of(Some(folder.path()), true), Severity::Error);
        std::fs::write(folder.path().join("index.html"), "<p>").unwrap();
        assert_eq!(of(Some(folder.path()), false), Severity::Good);
    }
}
