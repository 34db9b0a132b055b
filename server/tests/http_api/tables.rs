//! Tables by requests: making, listing, acting, looking.

use pantheon_games::samples;
use serde_json::{Value, json};

use crate::house::{House, Pass, at};

#[tokio::test]
async fn titles_say_what_a_table_may_choose() {
    let house = House::new().await;
    let titles = house.get("/api/titles").send().await.is(200).json();
    let titles = titles.as_array().unwrap();
    assert_eq!(titles.len(), pantheon_games::TITLES.len());
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
    let plan = json!({"title": samples::with_secrets(), "seats": ["me", "open"]});
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
    let [its, other] = [samples::with_secrets(), samples::in_turns()];
    for (query, seen) in [
        (format!("title={its}"), 1),
        (format!("title={other}"), 0),
        ("status=gathering".to_owned(), 1),
        ("status=playing".to_owned(), 0),
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
    let look_back = |rest: &str| {
        house
            .get(at(&table, &format!("/news?{rest}")))
            .by(&host)
            .send()
    };
    let earlier = look_back(&format!("before={seq}")).await.is(200).json();
    let places: Vec<_> = earlier["news"]
        .as_array()
        .unwrap()
        .iter()
        .map(|news| news["seq"].as_u64().unwrap())
        .collect();
    assert_eq!(places, (1..seq).collect::<Vec<_>>(), "as much as there is");
    assert_eq!(earlier["next"], Value::Null);
    let earlier = look_back(&format!("before={seq}&limit=2"))
        .await
        .is(200)
        .json();
    assert_eq!(earlier["news"][0]["seq"], seq - 2);
    look_back("after=1&before=3").await.is(400);
    let then = |seq: u64| {
        let path = at(&table, &format!("/past?seq={seq}"));
        house.get(path).by(actor).send()
    };
    let past = then(seq - 1).await.is(200).json();
    assert_eq!(past["position"]["sights"], mine["position"]["sights"]);
    assert_eq!(then(seq + 1).await.json()["code"], "out-of-bounds");
    assert_eq!(then(1).await.json()["code"], "wrong-time");
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

#[tokio::test]
async fn a_delayed_spectator_reads_nothing_early() {
    let house = House::new().await;
    let (host, member) = (house.guest("Ana").await, house.guest("Bo").await);
    let eva = house.guest("Eva").await;
    let plan = json!({"title": samples::in_turns(), "seats": ["me", "open"],
        "spectators": {"welcome": {"delay": 60}}});
    let asked = house.post("/api/tables", &plan).by(&host);
    let table = asked.send().await.is(201).json();
    let ready = json!({"ready": {"ready": true}});
    let join = json!({"join": {"seat": 1}});
    house.perform(&table, &member, "1", join).await.is(200);
    house.perform(&table, &member, "2", ready).await.is(200);
    let all = async || {
        let mut told = Vec::new();
        for path in ["", "/news", "/position"] {
            told.push(house.read(&at(&table, path), &eva).await);
        }
        for seq in [1, 4, 5, 6, 9] {
            let past = house.get(at(&table, &format!("/past?seq={seq}"))).by(&eva);
            told.push(past.send().await.json());
        }
        let states = ["gathering", "playing", "paused", "over"];
        for query in states.map(|status| format!("?status={status}")) {
            told.push(house.read(&format!("/api/tables{query}"), &eva).await);
        }
        // That time passes is no secret.
        for moment in ["/now", "/position/time"] {
            let all = told.iter_mut().filter_map(|told| told.pointer_mut(moment));
            all.for_each(|moment| drop(moment.take()));
        }
        told
    };
    let gathering = all().await;
    house
        .perform(&table, &host, "3", json!("start"))
        .await
        .is(200);
    house.clock.pass(59_000);
    assert_eq!(all().await, gathering);
    house.clock.pass(1_000);
    let begun = all().await;
    assert_eq!(begun[0]["status"], "playing");
    house
        .perform(&table, &member, "4", json!({"resign": {"seat": 1}}))
        .await
        .is(200);
    house
        .perform(&table, &host, "5", json!({"chat": {"text": "good game"}}))
        .await
        .is(200);
    house.clock.pass(59_000);
    assert_eq!(all().await, begun);
    let own = house.read(&at(&table, ""), &host).await;
    assert_eq!(own["status"], "over", "who plays is told at once");
    house.clock.pass(1_000);
    let over = all().await;
    assert_eq!(
        (&over[0]["status"], &over[0]["seq"]),
        (&own["status"], &own["seq"])
    );
}

#[tokio::test]
async fn who_was_sent_away_does_not_come_back_with_the_old_link() {
    let house = House::new().await;
    let (host, away) = (house.guest("Ana").await, house.guest("Bo").await);
    let table = house.table(&host, "private").await;
    let join = json!({"join": {"seat": 1}});
    let plan = json!({"plan": {"seat": 1, "plan": "invited"}});
    house
        .perform(&table, &away, "1", join.clone())
        .await
        .is(200);
    house.perform(&table, &host, "2", plan).await.is(200);
    let old = format!("?key={}", table["key"].as_str().unwrap());
    for path in ["", "/news", "/position"] {
        let asked = house.get(at(&table, &format!("{path}{old}")));
        asked.by(&away).send().await.is_problem(404, "not-found");
    }
    house
        .perform(&table, &away, "3", join.clone())
        .await
        .is_problem(404, "not-found");
    let new = house.read(&at(&table, ""), &host).await;
    assert_ne!(new["key"], table["key"]);
    house.perform(&new, &away, "4", join).await.is(200);
}
