//! What stands in for the engine where it can't be built: a module of the same name, which says what is missing.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use super::NAME;

/// Writes the stub.
pub(super) fn write(folder: &Path, why: &str) -> Result<()> {
    for built in fs::read_dir(folder)? {
        fs::remove_file(built?.path())?;
    }
    let file = folder.join(format!("{NAME}.js"));
    fs::write(&file, code(why)).with_context(|| format!("{} can't be written", file.display()))
}

fn code(why: &str) -> String {
    let why = serde_json::Value::from(why);
    format!("export default () => Promise.reject(new Error({why}));\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stub_takes_the_place_of_the_engine_and_says_why() {
        let folder = tempfile::tempdir().unwrap();
        let engine = folder.path().join(format!("{NAME}_bg.wasm"));
        fs::write(&engine, "").unwrap();
        write(folder.path(), "no \"std\"").unwrap();
        assert!(!engine.exists());
        let code = fs::read_to_string(folder.path().join(format!("{NAME}.js"))).unwrap();
        assert!(code.contains(r#"Error("no \"std\"")"#), "{code}");
    }
}
