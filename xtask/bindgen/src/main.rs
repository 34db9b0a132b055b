//! Writes what JavaScript needs to call a WebAssembly module: `pantheon-bindgen MODULE FOLDER`.
//!
//! It is the library of the tool `wasm-bindgen`, in the version of the crate, so that nobody has to install the tool.

use anyhow::{Context, Result, bail};
use wasm_bindgen_cli_support::Bindgen;

fn main() -> Result<()> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [module, folder] = args.as_slice() else {
        bail!("usage: pantheon-bindgen MODULE FOLDER");
    };
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(module)
        .web(true)
        .context("the module can't be one for the web")?
        .typescript(true)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate(folder)
        .with_context(|| format!("{module} can't be bound"))
}
