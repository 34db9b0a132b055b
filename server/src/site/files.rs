//! The files of the web client: built into a release, read from `web/dist` otherwise.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::{Arc, OnceLock};

use axum::body::Bytes;
use axum::http::{HeaderMap, HeaderValue};
use rust_embed::Embed;
use sha2::{Digest as _, Sha256};

use super::accept::Encoding;

/// The page of the client.
pub(super) const INDEX: &str = "index.html";
/// How the names of packed files end.
const PACKED: [&str; 2] = [".br", ".gz"];

/// What `cargo xtask web` builds. Where nobody has, it is empty.
#[derive(Embed)]
#[folder = "../web/dist"]
#[allow_missing = true]
struct Built;

/// A file of the client.
pub(super) struct File {
    /// Its MIME type.
    pub(super) kind: HeaderValue,
    /// A digest of its content.
    pub(super) digest: String,
    plain: Bytes,
    gzip: Option<Bytes>,
    brotli: Option<Bytes>,
}

impl File {
    /// The smallest form of it that whoever asks can read.
    pub(super) fn body(&self, asked: &HeaderMap) -> (Encoding, Bytes) {
        let packed = [
            (Encoding::Brotli, &self.brotli),
            (Encoding::Gzip, &self.gzip),
        ];
        packed
            .into_iter()
            .find_map(|(encoding, body)| {
                let body = body.as_ref().filter(|_| encoding.is_welcome(asked))?;
                Some((encoding, body.clone()))
            })
            .unwrap_or_else(|| (Encoding::Plain, self.plain.clone()))
    }
}

/// The files of the client by their path, read once.
#[derive(Default)]
pub(crate) struct Files(BTreeMap<String, File>);

/// Whether the pages are built in.
pub fn has_pages() -> bool {
    Built::get(INDEX).is_some()
}

impl Files {
    /// Those that are built in.
    pub(crate) fn built() -> Arc<Self> {
        static ONCE: OnceLock<Arc<Files>> = OnceLock::new();
        let read = || {
            Built::iter()
                .filter_map(|path| {
                    let body = match Built::get(&path)?.data {
                        Cow::Borrowed(bytes) => Bytes::from_static(bytes),
                        Cow::Owned(bytes) => Bytes::from(bytes),
                    };
                    Some((path.into_owned(), body))
                })
                .collect()
        };
        Arc::clone(ONCE.get_or_init(|| Arc::new(Self::new(read()))))
    }

    /// Those in a folder.
    pub(crate) fn in_folder(folder: &Path) -> Self {
        let mut found = BTreeMap::new();
        let mut folders = vec![folder.to_path_buf()];
        while let Some(inner) = folders.pop() {
            for entry in std::fs::read_dir(&inner).into_iter().flatten().flatten() {
                let path = entry.path();
                if path.is_dir() {
                    folders.push(path);
                } else if let (Ok(name), Ok(body)) =
                    (path.strip_prefix(folder), std::fs::read(&path))
                {
                    let name = name.to_string_lossy().replace('\\', "/");
                    found.insert(name, Bytes::from(body));
                }
            }
        }
        if !found.contains_key(INDEX) {
            tracing::warn!(folder = %folder.display(), "site: the folder has no index.html, serving the API without the web client");
        }
        Self::new(found)
    }

    /// Puts files together with what they are when packed.
    fn new(mut found: BTreeMap<String, Bytes>) -> Self {
        let names: Vec<String> = found
            .keys()
            .filter(|name| !PACKED.iter().any(|ending| name.ends_with(ending)))
            .filter(|name| !name.split('/').any(|step| step.starts_with('.')))
            .cloned()
            .collect();
        let files = names.into_iter().filter_map(|name| {
            let gzip = found.remove(&format!("{name}.gz"));
            let brotli = found.remove(&format!("{name}.br"));
            let plain = found.remove(&name)?;
            let file = File {
                kind: kind(&name),
                digest: hex::encode(&Sha256::digest(&plain)[..16]),
                plain,
                gzip,
                brotli,
            };
            Some((name, file))
        });
        Self(files.collect())
    }

    /// Whether there is a file at a path.
    pub(crate) fn has(&self, path: &str) -> bool {
        self.0.contains_key(path)
    }

    /// The file at a path.
    pub(super) fn get(&self, path: &str) -> Option<&File> {
        self.0.get(path)
    }
}

/// The MIME type of a file, by its name. Text is UTF-8.
fn kind(name: &str) -> HeaderValue {
    let guess = mime_guess::from_path(name).first_or_octet_stream();
    let text = match guess.essence_str() {
        essence if essence.starts_with("text/") => format!("{essence}; charset=utf-8"),
        essence => essence.to_owned(),
    };
    HeaderValue::from_str(&text).unwrap_or(HeaderValue::from_static("application/octet-stream"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn browsers_are_told_what_a_file_is() {
        for (name, wanted) in [
            ("index.html", "text/html; charset=utf-8"),
            ("assets/a-1.js", "text/javascript; charset=utf-8"),
            ("assets/a-1.css", "text/css; charset=utf-8"),
            ("assets/a-1.wasm", "application/wasm"),
            ("manifest.webmanifest", "application/manifest+json"),
            ("assets/a.woff2", "font/woff2"),
            ("icon.svg", "image/svg+xml"),
            ("icon.png", "image/png"),
            ("LICENCE", "application/octet-stream"),
        ] {
            assert_eq!(kind(name), wanted, "{name}");
        }
    }
}
