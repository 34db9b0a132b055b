//! Tables by requests: making, listing, acting, looking.

use serde_json::{Value, json};

use crate::house::{House, Pass, at};

#[tokio::test]
async fn titles_say_what_a_table_may_choose() {
    let house = House::new().await;
    let titles = house.get("/api/titles").send().await.is(200).json();
    let titles = titles.as_array().unwrap();
    assert_eq!(titles.len(), 4);
    for title in titles {
        assert!(title["min_seats"].as_u64() <= title["max_seats"].as_u64());
        for option in title["options"].as_array().unwrap() {
            assert!(!option["key"].as_str().unwrap().is_empty());
        }
    }
}

#[tokio::test]
async fn the_same_key_makes_one_table() {
    let house = House::new().await;
    let host = house.guest("Ana").await;
    let plan = json!({"title": "deus", "seats": ["me", "open"]});
    let make = |key: &'static str| {
        let asked = house.post("/api/tables", &plan).by(&host);
        asked.header("idempotency-key", key).send()
    };
    let first = make("one").await.is(201).json();
    assert_eq!(make("one").await.is(201).json()["id"], first["id"]);
    assert_ne!(make("two").await.is(201).json()["id"], first["id"]);
    let list = house.get("/api/tables").send().await.is(200).json();
    assert_eq!(list["tables"].as_array().unwrap().len(), 2);
    for bad in ["", &"x".repeat(65), "a b"] {
        let asked = house.post("/api/tables", &plan).by(&host);
        let answer = asked.header("idempotency-key", bad).send().await;
        answer.is_problem(422, "out-of-bounds");
    }
}

#[tokio::test]
async fn a_list_is_read_page_by_page() {
    let house = House::new().await;
    let host = house.guest("Ana").await;
    let mut made = Vec::new();
    for _ in 0..7 {
        made.push(house.table(&host, "public").await["id"].clone());
        house.clock.pass(1000);
    }
    made.reverse();
    let (mut found, mut after) = (Vec::new(), String::new());
    loop {
        let path = format!("/api/tables?limit=3{after}");
        let page = house.get(path).send().await.is(200).json();
        let tables = page["tables"].as_array().unwrap();
        assert!(tables.len() <= 3);
        found.extend(tables.iter().map(|table| table["id"].clone()));
        let Some(next) = page["next"].as_str() else {
            break;
        };
        after = format!("&after={next}");
    }
    assert_eq!(found, made);
}

#[tokio::test]
async fn a_list_is_filtered() {
    let house = House::new().await;
    let host = house.guest("Ana").await;
    house.table(&host, "public").await;
    for (query, seen) in [
        ("title=deus", 1),
        ("title=gods-of-rome", 0),
        ("status=gathering", 1),
        ("status=playing", 0),
    ] {
        let list = house
            .get(format!("/api/tables?{query}"))
            .send()
            .await
            .is(200)
            .json();
        assert_eq!(list["tables"].as_array().unwrap().len(), seen, "{query}");
    }
    for (query, status, code) in [
        ("limit=0", 422, "out-of-bounds"),
        ("limit=101", 422, "out-of-bounds"),
        ("limit=4294967296", 400, "malformed"),
        ("limit=-1", 400, "malformed"),
        ("status=dreaming", 400, "malformed"),
        ("title=chess", 422, "unknown-title"),
        ("title=%00", 422, "unknown-title"),
        ("after=%00", 422, "out-of-bounds"),
        ("surprise=1", 400, "malformed"),
        ("mine=maybe", 400, "malformed"),
    ] {
        let answer = house.get(format!("/api/tables?{query}")).send().await;
        answer.is_problem(status, code);
    }
}

#[tokio::test]
async fn a_command_sent_twice_takes_effect_once() {
    let house = House::new().await;
    let (host, member) = (house.guest("Ana").await, house.guest("Bea").await);
    let table = house.running(&host, &member, "public").await;
    let said = || json!({"chat": {"text": "hello"}});
    let first = house
        .perform(&table, &host, "x", said())
        .await
        .is(200)
        .json();
    let second = house
        .perform(&table, &host, "x", said())
        .await
        .is(200)
        .json();
    assert_eq!(first, second);
    let other = house
        .perform(&table, &host, "x", json!({"chat": {"text": "other"}}))
        .await;
    other.is_problem(400, "malformed");
    // Another's id is another's.
    let third = house
        .perform(&table, &member, "x", said())
        .await
        .is(200)
        .json();
    assert_ne!(first, third);
}

#[tokio::test]
async fn a_whole_decision_by_requests() {
    let house = House::new().await;
    let (host, member) = (house.guest("Ana").await, house.guest("Bea").await);
    let table = house.running(&host, &member, "public").await;
    let look = |pass: Pass, query: &'static str| {
        let path = at(&table, &format!("/position{query}"));
        house.get(path).by(&pass).send()
    };
    let before = look(host.clone(), "").await.is(200).json();
    let seat = before["position"]["to_act"][0].clone();
    let actor = if seat == 0 { &host } else { &member };
    let mine = look(actor.clone(), "").await.is(200).json();
    let action = mine["position"]["sights"][0]["legal"][0]["action"].clone();
    assert_ne!(action, Value::Null);
    let act = json!({"act": {"seat": seat, "action": action}});
    let done = house.perform(&table, actor, "go", act).await.is(200).json();
    let after = look(host.clone(), "").await.is(200).json();
    assert_eq!(after["seq"], done["seq"]);
    let seq = done["seq"].as_u64().unwrap();
    let nothing = house
        .get(at(&table, &format!("/position?since={seq}")))
        .by(&host);
    nothing.send().await.is(204);
    let missed = house
        .get(at(&table, &format!("/position?since={}", seq - 1)))
        .by(&host);
    let missed = missed.send().await.is(200).json();
    assert_eq!(missed["after"], seq - 1);
    assert_eq!(missed["news"].as_array().unwrap().len(), 1);
    let news = house
        .get(at(&table, &format!("/news?after={}", seq - 2)))
        .by(&host);
    let news = news.send().await.is(200).json();
    assert_eq!(news["news"].as_array().unwrap().len(), 2);
    let paged = house
        .get(at(&table, "/news?limit=2"))
        .send()
        .await
        .is(200)
        .json();
    assert_eq!(paged["next"], 2);
}

#[tokio::test]
async fn an_action_that_is_none_is_told_so() {
    let house = House::new().await;
    let (host, member) = (house.guest("Ana").await, house.guest("Bea").await);
    let table = house.running(&host, &member, "public").await;
    let before = house
        .get(at(&table, "/position"))
        .by(&host)
        .send()
        .await
        .json();
    for action in [
        json!({}),
        json!(null),
        json!("no such"),
        json!([1, 2]),
        json!(1e300),
    ] {
        let act = json!({"act": {"seat": 0, "action": action}});
        let id = format!("id{}", action.to_string().len());
        let answer = house.perform(&table, &host, &id, act).await;
        assert!([409, 422].contains(&answer.status.as_u16()), "{answer:?}");
    }
    let after = house
        .get(at(&table, "/position"))
        .by(&host)
        .send()
        .await
        .json();
    assert_eq!(before, after, "nothing changed");
}
