//! What attackers try.

use axum::body::Body;
use axum::http::Method;
use pantheon_games::samples;
use serde_json::{Value, json};

use crate::house::{House, ORIGIN, Pass, at};

/// Every request that changes something, as a browser would send it.
fn changes() -> Vec<(Method, &'static str, Value)> {
    vec![
        (Method::POST, "/api/guests", json!({"name": "Eve"})),
        (
            Method::POST,
            "/api/sessions",
            json!({"login": "eve", "password": "12345678"}),
        ),
        (Method::DELETE, "/api/sessions", json!(null)),
        (Method::PATCH, "/api/me", json!({"name": "Eve"})),
        (Method::DELETE, "/api/me", json!(null)),
        (
            Method::POST,
            "/api/me/account",
            json!({"login": "eve", "password": "12345678"}),
        ),
        (Method::POST, "/api/me/bots", json!({"name": "Eve"})),
        (Method::DELETE, "/api/me/bots/0", json!(null)),
        (
            Method::POST,
            "/api/tables",
            json!({"title": samples::with_secrets(), "seats": ["me", "open"]}),
        ),
        (
            Method::POST,
            "/api/tables/0/commands",
            json!({"id": "1", "command": "close"}),
        ),
        (Method::POST, "/api/tables/0/hints", json!({"seat": 0})),
        (
            Method::POST,
            "/api/tables/0/weigh",
            json!({"seat": 0, "action": {}}),
        ),
    ]
}

#[tokio::test]
async fn another_site_cannot_use_a_browsers_cookie() {
    let house = House::new().await;
    let pass = house.browser("Ana").await;
    let Pass::Cookie(cookie) = &pass else {
        unreachable!()
    };
    let before = house.get("/api/me").by(&pass).send().await.is(200).json();
    for (method, path, body) in changes() {
        let ask = || {
            let asked = house.ask(method.clone(), path).json(&body);
            asked.header("cookie", cookie)
        };
        let foreign = [
            ask(),
            ask().header("origin", "http://evil.test"),
            ask().header("origin", "null"),
            ask().header("origin", "https://games.test"),
            ask().header("origin", "http://games.test.evil.test"),
            ask().header("sec-fetch-site", "cross-site"),
            ask().header("sec-fetch-site", "same-site"),
            ask()
                .header("origin", ORIGIN)
                .header("sec-fetch-site", "cross-site"),
            ask().header("referer", "http://games.test/"),
        ];
        for asked in foreign {
            asked.send().await.is_problem(403, "foreign-site");
        }
    }
    let after = house.get("/api/me").by(&pass).send().await.is(200).json();
    assert_eq!(before, after);
    // Our own pages can.
    let own = house.patch("/api/me", &json!({"name": "Bea"})).by(&pass);
    own.send().await.is(200);
}

#[tokio::test]
async fn another_site_cannot_sign_a_browser_in() {
    let house = House::new().await;
    for path in ["/api/guests", "/api/sessions"] {
        let asked = house.post(path, &json!({"name": "Eve"}));
        let answer = asked.header("origin", "http://evil.test").send().await;
        assert_eq!(answer.header("set-cookie"), "");
        answer.is_problem(403, "foreign-site");
    }
}

#[tokio::test]
async fn no_answer_allows_another_site_to_read_it() {
    let house = House::new().await;
    for asked in [
        house.get("/api/titles"),
        house.ask(Method::OPTIONS, "/api/tables"),
    ] {
        let answer = asked
            .header("origin", "http://evil.test")
            .header("access-control-request-method", "POST")
            .send()
            .await;
        let allowed = answer
            .headers
            .keys()
            .any(|name| name.as_str().starts_with("access-control"));
        assert!(!allowed, "{answer:?}");
    }
}

#[tokio::test]
async fn a_form_of_another_kind_is_no_json() {
    let house = House::new().await;
    let pass = house.guest("Ana").await;
    let text = json!({"title": samples::with_secrets(), "seats": ["me", "open"]}).to_string();
    for kind in [
        "text/plain",
        "application/x-www-form-urlencoded",
        "multipart/form-data",
        "application/jsonx",
    ] {
        let asked = house
            .ask(Method::POST, "/api/tables")
            .by(&pass)
            .body(kind, text.clone());
        asked.send().await.is_problem(415, "malformed");
    }
    let asked = house.ask(Method::POST, "/api/tables").by(&pass);
    asked.send().await.is_problem(415, "malformed");
    let asked = house.post("/api/tables", &json!({})).by(&pass);
    asked
        .header("content-encoding", "gzip")
        .send()
        .await
        .is_problem(415, "malformed");
    let asked = house.ask(Method::POST, "/api/tables").by(&pass);
    asked
        .body("Application/JSON; charset=utf-8", text)
        .send()
        .await
        .is(201);
}

#[tokio::test]
async fn every_answer_is_guarded() {
    let house = House::new().await;
    for asked in [
        house.get("/"),
        house.get("/api"),
        house.get("/api/docs"),
        house.get("/assets/docs.js"),
        house.get("/api/health"),
        house.get("/api/me"),
        house.get("/nowhere"),
        house.get("/metrics"),
        house.ask(Method::PUT, "/api/me"),
        house.post("/api/guests", &json!([])),
    ] {
        let answer = asked.send().await;
        let policy = answer.header("content-security-policy");
        for part in [
            "default-src 'self'",
            "object-src 'none'",
            "base-uri 'none'",
            "frame-ancestors 'none'",
        ] {
            assert!(policy.contains(part), "{answer:?}");
        }
        assert!(!policy.contains("unsafe-inline") && !policy.contains("'unsafe-eval'"));
        assert_eq!(answer.header("x-content-type-options"), "nosniff");
        assert_eq!(answer.header("referrer-policy"), "no-referrer");
        assert_eq!(answer.header("cache-control"), "no-store");
    }
}

#[tokio::test]
async fn pages_have_no_script_of_their_own_inside() {
    let house = House::new().await;
    for path in ["/", "/api"] {
        let page = house.get(path).send().await.is(200);
        assert_eq!(page.header("content-type"), "text/html; charset=utf-8");
        for script in page.text.split("<script").skip(1) {
            let (tag, rest) = script.split_once('>').unwrap();
            assert!(tag.contains(" src=\"/"), "{path}");
            assert!(rest.starts_with("</script>"), "{path}");
        }
        for inside in [
            " style=",
            "<style",
            "javascript:",
            " onload",
            " onclick",
            "http://",
            "https://",
        ] {
            assert!(!page.text.contains(inside), "{path}: {inside}");
        }
    }
    let script = house.get("/assets/docs.js").send().await.is(200);
    assert_eq!(
        script.header("content-type"),
        "text/javascript; charset=utf-8"
    );
    for sink in [
        "innerHTML",
        "outerHTML",
        "insertAdjacentHTML",
        "document.write",
        "eval(",
    ] {
        assert!(!script.text.contains(sink), "{sink}");
    }
}

#[tokio::test]
async fn markup_comes_back_as_data() {
    const MARKUP: &str = "<script>alert(1)</script>";
    const IMAGE: &str = "\"'><img src=x onerror=alert(1)>";
    let house = House::new().await;
    let (host, member) = (house.guest(MARKUP).await, house.guest(IMAGE).await);
    let table = house.running(&host, &member, "public").await;
    let said = json!({"chat": {"text": IMAGE}});
    house.perform(&table, &host, "x", said).await.is(200);
    for path in [
        "/api/tables".to_owned(),
        "/api/me".to_owned(),
        at(&table, ""),
        at(&table, "/news"),
        at(&table, "/position"),
    ] {
        let answer = house.get(&path).by(&host).send().await.is(200);
        assert_eq!(answer.header("content-type"), "application/json", "{path}");
        assert_eq!(answer.header("x-content-type-options"), "nosniff");
        assert!(
            answer.text.contains("alert(1)"),
            "{path} shows the name or the words"
        );
        answer.json();
    }
    // What is said back of a wrong request is data too.
    for asked in [
        house.get(format!(
            "/api/tables?{}",
            "%3Cscript%3Ealert(1)%3C/script%3E=1"
        )),
        house.get("/%3Cscript%3Ealert(1)%3C/script%3E"),
        house.get("/api/tables/%3Cscript%3E"),
        house.post("/api/guests", &json!({MARKUP: 1})),
        house
            .post("/api/tables", &json!({"title": MARKUP, "seats": ["me"]}))
            .by(&host),
        house
            .post(
                "/api/tables",
                &json!({"title": samples::with_secrets(), "seats": ["me", "open"], "options": {MARKUP: IMAGE}}),
            )
            .by(&host),
    ] {
        let answer = asked.send().await;
        assert!(answer.status.is_client_error(), "{answer:?}");
        assert_eq!(answer.header("content-type"), "application/json");
        answer.json();
    }
}

#[tokio::test]
async fn bodies_are_bounded() {
    let house = House::new().await;
    let pass = house.guest("Ana").await;
    let most = 16 * 1024;
    for (name, size) in [("whole", most + 1), ("endless", 10 * most)] {
        let body = if name == "whole" {
            Body::from(vec![b' '; size])
        } else {
            // Without a length that could be looked at first.
            let pieces = (0..10).map(move |_| Ok::<_, std::io::Error>(vec![b' '; size / 10]));
            Body::from_stream(futures_util::stream::iter(pieces))
        };
        let asked = house.ask(Method::POST, "/api/guests").by(&pass);
        let answer = asked.body("application/json", body).send().await;
        answer.is_problem(413, "too-large");
    }
    let padded = format!(
        "{}{}",
        json!({"name": "A", "token": true}),
        " ".repeat(most - 64)
    );
    let asked = house
        .ask(Method::POST, "/api/guests")
        .body("application/json", padded);
    asked.send().await.is(201);
}

#[tokio::test]
async fn strange_json_is_refused_and_changes_nothing() {
    let house = House::new().await;
    let pass = house.guest("Ana").await;
    let deep = |n: usize| {
        format!(
            "{{\"title\":\"a-title\",\"seats\":[\"me\"],\"options\":{}{}}}",
            "[".repeat(n),
            "]".repeat(n)
        )
    };
    for (text, status) in [
        (String::new(), 400),
        ("{".to_owned(), 400),
        ("nonsense".to_owned(), 400),
        ("{}".to_owned(), 422),
        ("[]".to_owned(), 422),
        ("null".to_owned(), 422),
        (
            r#"{"title":"a-title","seats":["me","open"],"surprise":1}"#.to_owned(),
            422,
        ),
        (
            r#"{"title":"a-title","title":"a-title","seats":["me","open"]}"#.to_owned(),
            422,
        ),
        (r#"{"title":1e999,"seats":[]}"#.to_owned(), 400),
        (
            r#"{"title":"a-title","seats":["me","open"],"take_over":256}"#.to_owned(),
            422,
        ),
        (
            r#"{"title":"a-title","seats":["me","open"],"take_over":-1}"#.to_owned(),
            422,
        ),
        (
            r#"{"title":"a-title","seats":["me",{"bot":{"level":99999999999999999999}}]}"#
                .to_owned(),
            422,
        ),
        ("{\"title\":\"\\ud800\",\"seats\":[]}".to_owned(), 400),
        (deep(40), 400),
        (deep(8000), 400),
        (r#"{"title":"a-title","seats":[]}trailing"#.to_owned(), 400),
    ] {
        let asked = house.ask(Method::POST, "/api/tables").by(&pass);
        let answer = asked.body("application/json", text).send().await;
        answer.is_problem(status, "malformed");
    }
    for (plan, code) in [
        (
            json!({"title": "chess", "seats": ["me", "open"]}),
            "unknown-title",
        ),
        (
            json!({"title": samples::with_secrets(), "seats": []}),
            "bad-setup",
        ),
        (
            json!({"title": samples::with_secrets(), "seats": vec!["open"; 200]}),
            "bad-setup",
        ),
        (
            json!({"title": samples::with_secrets(), "seats": ["me", "open"], "options": {"none": 1}}),
            "bad-options",
        ),
    ] {
        let answer = house.post("/api/tables", &plan).by(&pass).send().await;
        assert_eq!(answer.json()["code"], code, "{answer:?}");
        assert!(answer.status.is_client_error());
    }
    let bytes = house.ask(Method::POST, "/api/tables").by(&pass);
    let answer = bytes
        .body("application/json", vec![0xff, 0xfe])
        .send()
        .await;
    answer.is_problem(400, "malformed");
    let list = house.get("/api/tables").send().await.is(200).json();
    assert_eq!(list["tables"], json!([]));
}

#[tokio::test]
async fn strange_paths_are_nowhere() {
    let house = House::new().await;
    let pass = house.guest("Ana").await;
    for path in [
        "/api/tables/%00",
        "/api/tables/%ff",
        "/api/tables/..%2f..%2fetc%2fpasswd",
        "/api/tables/'%20OR%201=1",
        "/api/tables/none",
        "/api/tables/none/record",
        "/api/tables/none/record/signature",
        "/api/tables/none/news",
        "/api/tables/none/position",
        "/etc/passwd",
        "/assets/../app.rs",
        "/assets/%2e%2e/app.rs",
    ] {
        let answer = house.get(path).by(&pass).send().await;
        answer.is_problem(404, "not-found");
    }
    let long = format!("/api/tables/{}", "x".repeat(5000));
    house
        .get(long)
        .by(&pass)
        .send()
        .await
        .is_problem(404, "not-found");
}
