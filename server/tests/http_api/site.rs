//! The web client, as browsers are given it.

use std::fs;

use axum::http::Method;
use tempfile::TempDir;

use crate::house::{Answer, House};

const PAGE: &str = "<!doctype html><title>client</title>";
const SCRIPT: &str = "export const answer = 42;";

/// A server with a client of a few files.
async fn house() -> (House, TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let files: [(&str, &[u8]); 10] = [
        ("index.html", PAGE.as_bytes()),
        ("index.html.gz", b"page, gzipped"),
        ("sw.js", b"self.addEventListener('fetch', () => {});"),
        ("manifest.webmanifest", b"{}"),
        ("assets/main-1a2b.js", SCRIPT.as_bytes()),
        ("assets/main-1a2b.js.br", b"script, by brotli"),
        ("assets/main-1a2b.js.gz", b"script, gzipped"),
        ("assets/engine-3c4d.wasm", b"\0asm"),
        (".vite/manifest.json", b"{}"),
        ("icons/disc.svg", b"<svg xmlns='x'/>"),
    ];
    for (name, body) in files {
        let path = folder.path().join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, body).unwrap();
    }
    let web = Some(folder.path().to_path_buf());
    (House::with(|settings| settings.web = web).await, folder)
}

async fn get(house: &House, path: &str, accepted: &str) -> Answer {
    let asked = house.get(path).header("accept-encoding", accepted);
    asked.send().await
}

#[tokio::test]
async fn every_place_of_the_client_answers_with_its_page() {
    let (house, _folder) = house().await;
    for path in [
        "/",
        "/index.html",
        "/lobby",
        "/table/t1",
        "/rules/a-title/en",
        "/play/a-title?seed=1.5",
        "/apiary",
    ] {
        let page = get(&house, path, "").await.is(200);
        assert_eq!(page.text, PAGE, "{path}");
        assert_eq!(page.header("content-type"), "text/html; charset=utf-8");
        assert_eq!(page.header("cache-control"), "no-cache", "{path}");
        assert!(
            page.header("content-security-policy")
                .contains("frame-ancestors 'none'")
        );
    }
}

#[tokio::test]
async fn what_is_no_place_of_the_client_is_not_found() {
    let (house, _folder) = house().await;
    for path in [
        "/api/nowhere",
        "/api/tables/x/nowhere",
        "/metrics/more",
        "/assets",
        "/assets/main-0000.js",
        "/missing.js",
        "/.env",
        "//evil.test",
        "/table/.git",
        // What the build keeps for itself is nobody's.
        "/.vite/manifest.json",
        // Packed files are no files of their own.
        "/index.html.gz",
        "/assets/main-1a2b.js.br",
        // What lies outside stays there.
        "/../Cargo.toml",
        "/assets/../../Cargo.toml",
        "/%2e%2e/Cargo.toml",
        "/assets/..%2f..%2fCargo.toml",
    ] {
        get(&house, path, "").await.is_problem(404, "not-found");
    }
    for method in [Method::POST, Method::PUT, Method::DELETE] {
        for path in ["/", "/lobby", "/assets/main-1a2b.js"] {
            let asked = house.ask(method.clone(), path);
            asked.send().await.is_problem(404, "not-found");
        }
    }
}

#[tokio::test]
async fn what_has_its_digest_in_its_name_is_kept_for_good_and_the_rest_is_asked_for_again() {
    let (house, _folder) = house().await;
    for (path, kind, keep) in [
        (
            "/assets/main-1a2b.js",
            "text/javascript; charset=utf-8",
            "public, max-age=31536000, immutable",
        ),
        (
            "/assets/engine-3c4d.wasm",
            "application/wasm",
            "public, max-age=31536000, immutable",
        ),
        ("/sw.js", "text/javascript; charset=utf-8", "no-cache"),
        (
            "/manifest.webmanifest",
            "application/manifest+json",
            "no-cache",
        ),
        ("/icons/disc.svg", "image/svg+xml", "no-cache"),
    ] {
        let file = get(&house, path, "").await.is(200);
        assert_eq!(file.header("content-type"), kind, "{path}");
        assert_eq!(file.header("cache-control"), keep, "{path}");
        assert_eq!(file.header("x-content-type-options"), "nosniff");
    }
}

#[tokio::test]
async fn files_are_sent_packed_to_whoever_can_read_that() {
    let (house, _folder) = house().await;
    let script = "/assets/main-1a2b.js";
    for (path, accepted, encoding, text) in [
        (script, "gzip, deflate, br", "br", "script, by brotli"),
        (script, "gzip", "gzip", "script, gzipped"),
        (script, "gzip, br;q=0", "gzip", "script, gzipped"),
        (script, "", "", SCRIPT),
        (script, "zstd", "", SCRIPT),
        ("/lobby", "gzip, br", "gzip", "page, gzipped"),
        (
            "/sw.js",
            "gzip, br",
            "",
            "self.addEventListener('fetch', () => {});",
        ),
    ] {
        let file = get(&house, path, accepted).await.is(200);
        assert_eq!(
            file.header("content-encoding"),
            encoding,
            "{path} {accepted}"
        );
        assert_eq!(file.header("vary"), "accept-encoding");
        assert_eq!(file.text, text, "{path} {accepted}");
    }
}

#[tokio::test]
async fn what_a_browser_has_already_is_not_sent_again() {
    let (house, folder) = house().await;
    for (path, accepted) in [("/", ""), ("/", "gzip"), ("/sw.js", "gzip")] {
        let tag = get(&house, path, accepted).await.header("etag").to_owned();
        for known in [tag.clone(), format!("W/{tag}"), format!("\"old\", {tag}")] {
            let asked = house.get(path).header("accept-encoding", accepted);
            let same = asked.header("if-none-match", &known).send().await.is(304);
            assert_eq!(
                (same.text.as_str(), same.header("etag")),
                ("", tag.as_str())
            );
            assert_eq!(same.header("cache-control"), "no-cache");
        }
        let asked = house.get(path).header("if-none-match", "\"old\"");
        asked.send().await.is(200);
    }
    let tags = [get(&house, "/", "").await, get(&house, "/", "gzip").await];
    assert_ne!(tags[0].header("etag"), tags[1].header("etag"));
    fs::write(folder.path().join("index.html"), "another page").unwrap();
    let newer = House::with(|settings| settings.web = Some(folder.path().to_path_buf())).await;
    let newer = get(&newer, "/", "").await;
    assert_ne!(newer.header("etag"), tags[0].header("etag"));
}

#[tokio::test]
async fn the_head_of_a_file_says_the_same_without_its_body() {
    let (house, _folder) = house().await;
    for path in ["/", "/assets/main-1a2b.js"] {
        let whole = house.get(path).send().await.is(200);
        let head = house.ask(Method::HEAD, path).send().await.is(200);
        assert_eq!(head.text, "");
        for name in ["content-type", "etag", "cache-control"] {
            assert_eq!(head.header(name), whole.header(name), "{path} {name}");
        }
    }
}

#[tokio::test]
async fn a_server_without_the_client_says_what_to_run() {
    let house = House::new().await;
    let page = house.get("/").send().await.is(200);
    assert!(page.text.contains("cargo xtask serve"), "{page:?}");
    for path in ["/lobby", "/assets/main-1a2b.js"] {
        house.get(path).send().await.is_problem(404, "not-found");
    }
}
