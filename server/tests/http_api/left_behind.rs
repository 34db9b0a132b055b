//! Tables and guests that were left behind, and tables that one network makes too many of.

use pantheon_games::samples;
use serde_json::{Value, json};

use crate::house::{House, Pass, at};

const HOUR: u64 = 3_600_000;

async fn tables(house: &House, status: &str) -> Vec<Value> {
    let path = format!("/api/tables?status={status}&limit=100");
    let list = house.read(&path, &Pass::Nobody).await;
    list["tables"].as_array().unwrap().clone()
}

#[tokio::test]
async fn an_unused_table_is_closed_and_then_removed() {
    let house = House::with(|settings| settings.work.unused_hours = 24).await;
    let (ana, bea) = (house.guest("Ana").await, house.guest("Bea").await);
    let left = house.table(&ana, "public").await;
    let running = house.running(&ana, &bea, "public").await;
    house.clock.pass(23 * HOUR);
    let used = house.table(&bea, "public").await;
    house.clean_up().await;
    assert_eq!(tables(&house, "gathering").await.len(), 2, "not yet");
    house.clock.pass(2 * HOUR);
    house.clean_up().await;
    let gathering = tables(&house, "gathering").await;
    assert_eq!(gathering.len(), 1);
    assert_eq!(gathering[0]["id"], used["id"]);
    let closed = house.read(&at(&left, ""), &ana).await;
    assert_eq!(closed["status"], "over");
    house.clock.pass(25 * HOUR);
    house.get("/api/me").by(&bea).send().await.is(200);
    house.clean_up().await;
    house.get(at(&left, "")).by(&ana).send().await.is(404);
    let running = house.read(&at(&running, ""), &ana).await;
    assert_eq!(running["status"], "playing");
    let counts = house.get("/metrics").send().await.is(200).text;
    assert!(counts.contains(r#"pantheon_tidied_total{what="closed"}"#));
}

#[tokio::test]
async fn a_guest_who_was_at_no_table_and_does_not_come_back_is_forgotten() {
    let house = House::with(|settings| {
        settings.work.unused_hours = 24;
        settings.work.guest_days = 30;
    })
    .await;
    let passer_by = house.guest("Passer-by").await;
    let regular = house.guest("Regular").await;
    let (ana, bea) = (house.guest("Ana").await, house.guest("Bea").await);
    let owner = house.account("owner").await;
    let game = house.running(&ana, &bea, "public").await;
    for _ in 0..40 {
        house.clock.pass(20 * HOUR);
        house.get("/api/me").by(&regular).send().await.is(200);
        house.clean_up().await;
    }
    house.get("/api/me").by(&passer_by).send().await.is(401);
    for here in [&regular, &ana, &bea, &owner] {
        house.get("/api/me").by(here).send().await.is(200);
    }
    // The game ends, and is still told as it was when those who played it are long gone.
    let give_up = json!({"resign": {"seat": 1}});
    house.perform(&game, &bea, "r", give_up).await.is(200);
    let close = json!({"resign": {"seat": 0}});
    house.perform(&game, &ana, "r", close).await;
    let over = house.read(&at(&game, ""), &Pass::Nobody).await;
    assert_eq!(over["status"], "over");
    let before = house.get(at(&game, "/record")).send().await.is(200).text;
    house.clock.pass(31 * 24 * HOUR);
    house.clean_up().await;
    house.get("/api/me").by(&ana).send().await.is(401);
    house.get("/api/me").by(&owner).send().await.is(200);
    let after = house.get(at(&game, "/record")).send().await.is(200).text;
    assert_eq!(before, after);
    assert!(after.contains("Ana"));
}

#[tokio::test]
async fn one_network_has_only_so_many_tables_that_gather() {
    let house = House::with(|settings| {
        settings.proxies = 1;
        settings.limits.open_tables = 3;
        settings.limits.network_times = 2;
    })
    .await;
    let make = async |address: &str, id: &str| {
        let who = house.guest("Ana").await;
        let plan =
            json!({"title": samples::with_secrets(), "seats": ["me", "open"], "access": "public"});
        let asked = house.post("/api/tables", &plan).by(&who);
        let asked = asked.header("x-forwarded-for", address);
        let answer = asked.header("idempotency-key", id).send().await;
        let table = answer.json();
        (answer.status.as_u16(), who, table)
    };
    let mut first = None;
    for n in 0..3 {
        let (status, who, table) = make("2001:db8:1:1::1", &format!("a{n}")).await;
        assert_eq!(status, 201);
        first.get_or_insert((who, table));
    }
    assert_eq!(make("2001:db8:1:1::2", "b").await.0, 409);
    // A network has twice as many as an address.
    for n in 0..3 {
        let address = format!("2001:db8:1:{}::1", n + 2);
        assert_eq!(make(&address, &format!("c{n}")).await.0, 201);
    }
    assert_eq!(make("2001:db8:1:9::1", "d").await.0, 409);
    assert_eq!(
        make("2001:db8:2::1", "e").await.0,
        201,
        "others aren't held up"
    );
    let (host, table) = first.unwrap();
    house
        .perform(&table, &host, "x", json!("close"))
        .await
        .is(200);
    assert_eq!(make("2001:db8:1:1::1", "f").await.0, 201);
}

#[tokio::test]
async fn a_game_that_has_been_over_for_long_is_packed_and_shown_as_before() {
    let house = House::with(|settings| settings.work.pack_days = 30).await;
    let (ana, bea) = (house.guest("Ana").await, house.guest("Bea").await);
    let game = house.running(&ana, &bea, "public").await;
    let running = house.running(&ana, &bea, "public").await;
    let give_up = json!({"resign": {"seat": 1}});
    house.perform(&game, &bea, "r", give_up).await.is(200);
    let close = json!({"resign": {"seat": 0}});
    house.perform(&game, &ana, "r", close).await;
    let paths = [
        "",
        "/record",
        "/news?after=0&limit=100",
        "/position",
        "/content",
    ];
    let all = async || {
        let mut all = Vec::new();
        for path in paths {
            let answer = house.get(at(&game, path)).by(&ana).send().await;
            all.push((path, answer.status.as_u16(), answer.text));
        }
        all
    };
    let packed = async || {
        let counts = house.get("/metrics").send().await.is(200).text;
        let counted = |line: &str| line.starts_with(r#"pantheon_tidied_total{what="packed"}"#);
        let line = counts.lines().find(|line| counted(line));
        line.and_then(|line| line.rsplit(' ').next()?.parse::<u64>().ok())
    };
    house.clock.pass(29 * 24 * HOUR);
    house.clean_up().await;
    let none = packed().await;
    house.clock.pass(2 * 24 * HOUR);
    let before = all().await;
    house.clean_up().await;
    assert_ne!(packed().await, none);
    house.forget(&game);
    assert_eq!(all().await, before);
    // Whoever talks there again is heard.
    let chat = json!({"chat": {"text": "a fine game"}});
    house
        .perform(&game, &ana, "late", chat.clone())
        .await
        .is(200);
    house.perform(&game, &ana, "late", chat).await.is(200);
    let news = house
        .read(&at(&game, "/news?after=0&limit=100"), &ana)
        .await;
    assert_eq!(news.to_string().matches("a fine game").count(), 1);
    let running = house.read(&at(&running, ""), &ana).await;
    assert_eq!(running["status"], "playing");
}

#[tokio::test]
async fn unused_tables_of_any_week_are_removed() {
    let house = House::with(|settings| settings.work.unused_hours = 24).await;
    let ana = house.guest("Ana").await;
    let left = house.table(&ana, "public").await;
    house
        .perform(&left, &ana, "close", json!("close"))
        .await
        .is(200);
    // Nobody cleaned up for a year.
    house.clock.pass(365 * 24 * HOUR);
    for _ in 0..530 {
        house.clean_up().await;
        house.clock.pass(HOUR / 6);
    }
    house.get(at(&left, "")).send().await.is(404);
}
