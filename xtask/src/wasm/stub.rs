//! What stands in for the engine where it can't be built: a module with the same names, which says what is missing.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use super::NAME;

/// What the engine offers to JavaScript.
#[derive(Debug, PartialEq, Eq)]
enum Export {
    Function(String),
    Class(String),
}

/// Writes the stub.
pub(super) fn write(sources: &Path, folder: &Path, why: &str) -> Result<()> {
    let mut exports = Vec::new();
    for entry in fs::read_dir(sources).context("the engine for browsers has no sources")? {
        let path = entry?.path();
        if path.extension().is_some_and(|ending| ending == "rs") {
            exports.extend(found_in(&fs::read_to_string(path)?));
        }
    }
    let (code, types) = texts(&exports, why);
    // What was bound before isn't there any more.
    for old in [".stamp".to_owned(), format!("{NAME}_bg.wasm")] {
        let _none_there = fs::remove_file(folder.join(old));
    }
    fs::write(folder.join(format!("{NAME}.js")), code)?;
    fs::write(folder.join(format!("{NAME}.d.ts")), types)?;
    Ok(())
}

/// The items of a source that are offered: those at the margin that follow the attribute.
fn found_in(source: &str) -> Vec<Export> {
    let mut found = Vec::new();
    let mut offered = false;
    for line in source.lines() {
        if line.starts_with("#[wasm_bindgen") {
            offered = true;
        } else if !line.starts_with("#[") && !line.starts_with("//") {
            let name = |after: &str| {
                let word = |c: char| c.is_ascii_alphanumeric() || c == '_';
                let rest = line.strip_prefix(after)?;
                rest.split(|c| !word(c)).next().map(str::to_owned)
            };
            if offered {
                found.extend(name("pub fn ").map(Export::Function));
                found.extend(name("pub struct ").map(Export::Class));
            }
            offered = false;
        }
    }
    found
}

/// The module and its types.
fn texts(exports: &[Export], why: &str) -> (String, String) {
    let mut code = format!(
        "const missing = () => new Error({});\n\
         export default () => Promise.reject(missing());\n",
        serde_json::Value::from(why)
    );
    let mut types =
        String::from("export default function init(module?: unknown): Promise<never>;\n");
    for export in exports {
        let _ = match export {
            Export::Function(name) => {
                let _ = writeln!(types, "export function {name}(...given: unknown[]): any;");
                writeln!(code, "export function {name}() {{ throw missing(); }}")
            }
            Export::Class(name) => {
                let _ = writeln!(
                    types,
                    "export class {name} {{ constructor(...given: unknown[]); [member: string]: any; }}"
                );
                writeln!(
                    code,
                    "export class {name} {{ constructor() {{ throw missing(); }} }}"
                )
            }
        };
    }
    (code, types)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stub_has_the_names_of_the_engine() {
        let source = "#[wasm_bindgen]\npub fn begin() {\n}\n\npub fn hidden() {}\n\n\
            /// A table.\n#[wasm_bindgen]\n#[derive(Debug)]\npub struct Local {\n}\n\n\
            #[wasm_bindgen]\nimpl Local {\n    #[wasm_bindgen(constructor)]\n    pub fn new() -> Self {\n";
        let found = found_in(source);
        let wanted = [
            Export::Function("begin".to_owned()),
            Export::Class("Local".to_owned()),
        ];
        assert_eq!(found, wanted);
        let (code, types) = texts(&found, "no \"std\"");
        assert!(code.contains(r#"new Error("no \"std\"")"#), "{code}");
        for name in ["function begin(", "class Local {", "export default"] {
            assert!(
                code.contains(name) && types.contains(name),
                "{name}: {code}{types}"
            );
        }
        assert!(!code.contains("hidden"));
    }
}
