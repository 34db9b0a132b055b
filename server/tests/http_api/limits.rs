//! Who asks too much is told so, and when to come back; others aren't held up.

use std::sync::Arc;

use axum::http::Method;
use pantheon_games::samples;
use pantheon_server::{Rate, Settings};
use serde_json::json;

use crate::house::{Answer, House, PASSWORD};

fn is_too_fast(answer: Answer) {
    let answer = answer.is_problem(429, "too-fast");
    let seconds: u32 = answer.header("retry-after").parse().unwrap();
    assert!(seconds >= 1);
    assert_eq!(answer.json()["retry_after"], seconds);
}

async fn only(rate: impl FnOnce(&mut Settings) -> &mut Rate) -> House {
    House::with(|settings| *rate(settings) = Rate::new(1, 3)).await
}

#[tokio::test]
async fn an_address_that_asks_too_much() {
    let house = House::with(|settings| {
        settings.limits.address = Rate::new(1, 3);
        settings.proxies = 1;
    })
    .await;
    let from = |address: &str| {
        house
            .get("/api/health")
            .header("x-forwarded-for", address)
            .send()
    };
    for _ in 0..3 {
        from("192.0.2.1").await.is(200);
    }
    is_too_fast(from("192.0.2.1").await);
    is_too_fast(from("198.51.100.7, 192.0.2.1").await);
    from("192.0.2.2").await.is(200);
    from("2001:db8::1").await.is(200);
}

#[tokio::test]
async fn files_of_the_client_leave_what_an_address_may_ask_untouched() {
    let folder = tempfile::tempdir().unwrap();
    for name in ["index.html", "main.js"] {
        std::fs::write(folder.path().join(name), "text").unwrap();
    }
    let house = House::with(|settings| {
        settings.web = Some(folder.path().to_path_buf());
        settings.limits.address = Rate::new(1, 3);
        settings.limits.files = Rate::new(1, 8);
    })
    .await;
    for _ in 0..8 {
        house.get("/main.js").send().await.is(200);
    }
    is_too_fast(house.get("/main.js").send().await);
    for _ in 0..3 {
        house.get("/api/health").send().await.is(200);
    }
    is_too_fast(house.get("/api/health").send().await);
}

#[tokio::test]
async fn an_account_that_asks_too_much() {
    let house = only(|settings| &mut settings.limits.account).await;
    let (ana, bea) = (house.guest("Ana").await, house.guest("Bea").await);
    for _ in 0..3 {
        house.get("/api/me").by(&ana).send().await.is(200);
    }
    is_too_fast(house.get("/api/me").by(&ana).send().await);
    house.get("/api/me").by(&bea).send().await.is(200);
    house.get("/api/health").send().await.is(200);
}

#[tokio::test]
async fn too_many_guests() {
    let house = only(|settings| &mut settings.limits.guests).await;
    let come = || house.post("/api/guests", &json!({"name": "Ana"})).send();
    for _ in 0..3 {
        come().await.is(201);
    }
    is_too_fast(come().await);
}

#[tokio::test]
async fn too_many_passwords() {
    type Limit = fn(&mut Settings) -> &mut Rate;
    let limits: [(bool, Limit); 3] = [
        (true, |settings| &mut settings.limits.sign_in_login),
        (true, |settings| &mut settings.limits.sign_in_anywhere),
        (false, |settings| &mut settings.limits.sign_in_address),
    ];
    for (per_login, limit) in limits {
        let house = only(limit).await;
        let attempt = |login: String| {
            let wish = json!({"login": login, "password": PASSWORD});
            house.post("/api/sessions", &wish).send()
        };
        for n in 0..3 {
            let login = if per_login {
                "Ana".to_owned()
            } else {
                format!("ana{n}")
            };
            attempt(login).await.is(401);
        }
        is_too_fast(attempt("ana".to_owned()).await);
        let other = attempt("bea".to_owned()).await;
        other.is(if per_login { 401 } else { 429 });
    }
}

#[tokio::test]
async fn too_many_tables() {
    let house = only(|settings| &mut settings.limits.new_tables).await;
    let (ana, bea) = (house.guest("Ana").await, house.guest("Bea").await);
    for _ in 0..3 {
        house.table(&ana, "public").await;
    }
    let plan = json!({"title": samples::with_secrets(), "seats": ["me", "open"]});
    is_too_fast(house.post("/api/tables", &plan).by(&ana).send().await);
    house.table(&bea, "public").await;
}

#[tokio::test]
async fn costly_requests_are_under_quota() {
    let house = only(|settings| &mut settings.limits.costly).await;
    let ana = house.guest("Ana").await;
    for _ in 0..3 {
        house.get("/api/me/export").by(&ana).send().await.is(200);
    }
    is_too_fast(house.get("/api/me/export").by(&ana).send().await);
    is_too_fast(house.get("/api/tables/none/record").by(&ana).send().await);
    is_too_fast(house.get("/api/tables/none/news").by(&ana).send().await);
    let hint = house.post("/api/tables/none/hints", &json!({"seat": 0}));
    is_too_fast(hint.by(&ana).send().await);
    house.get("/api/tables/none/record").send().await.is(404);
}

#[tokio::test]
async fn sessions_do_not_pile_up() {
    let house = House::with(|settings| settings.limits.sessions_each = 3).await;
    house.account("ana").await;
    let wish = json!({"login": "ana", "password": PASSWORD, "token": true});
    for _ in 0..5 {
        house.post("/api/sessions", &wish).send().await.is(200);
    }
    let last = house
        .post("/api/sessions", &wish)
        .send()
        .await
        .is(200)
        .json();
    let pass = crate::house::Pass::Bearer(last["token"].as_str().unwrap().to_owned());
    let sessions = house
        .get("/api/me/sessions")
        .by(&pass)
        .send()
        .await
        .is(200)
        .json();
    assert!(sessions.as_array().unwrap().len() <= 3);
}

#[tokio::test]
async fn a_request_that_never_ends_is_given_up() {
    let house = House::with(|settings| settings.limits.request_seconds = 0).await;
    let never = futures_util::stream::pending::<Result<Vec<u8>, std::io::Error>>();
    let asked = house.ask(Method::POST, "/api/guests");
    let asked = asked.body("application/json", axum::body::Body::from_stream(never));
    asked.send().await.is_problem(503, "busy");
}

#[tokio::test]
async fn counts_are_for_those_who_may_read_them() {
    let house = House::with(|settings| settings.metrics_token = Some("open".to_owned())).await;
    house
        .get("/metrics")
        .send()
        .await
        .is_problem(401, "not-signed-in");
    for wrong in ["Bearer", "Bearer ope", "Bearer openn", "Basic open"] {
        house
            .get("/metrics")
            .header("authorization", wrong)
            .send()
            .await
            .is(401);
    }
    let asked = house.get("/metrics").header("authorization", "Bearer open");
    let counts = asked.send().await.is(200);
    assert!(
        counts
            .header("content-type")
            .starts_with("text/plain; version=0.0.4")
    );
    assert!(
        counts.text.contains(r#"route="/metrics""#),
        "{}",
        counts.text
    );
}

#[tokio::test]
async fn what_is_refused_is_counted_and_paths_are_not_names() {
    let house = only(|settings| &mut settings.limits.guests).await;
    for _ in 0..4 {
        house
            .post("/api/guests", &json!({"name": "Ana"}))
            .send()
            .await;
    }
    house.get("/made-up-by-somebody").send().await.is(404);
    let counts = house.get("/metrics").send().await.is(200).text;
    assert!(
        counts.contains(r#"pantheon_refused_total{limit="guests"}"#),
        "{counts}"
    );
    assert!(!counts.contains("made-up"), "{counts}");
    assert!(
        counts.contains("pantheon_request_seconds_bucket"),
        "{counts}"
    );
}

#[tokio::test]
async fn many_at_once_are_all_answered() {
    let house = Arc::new(House::new().await);
    let pass = house.guest("Ana").await;
    let asked = (0..200).map(|_| {
        let (house, pass) = (Arc::clone(&house), pass.clone());
        tokio::spawn(async move { house.get("/api/me").by(&pass).send().await.is(200) })
    });
    for answer in asked.collect::<Vec<_>>() {
        answer.await.unwrap();
    }
}
