//! Every route, asked by everybody.

use pantheon_games::samples;
use serde_json::{Value, json};

use crate::house::{Ask, House, Pass, at};

/// The statuses that nobody, a guest, an account and a bot get.
async fn by_kind(wanted: [u16; 4], ask: impl Fn(&House) -> Ask<'_>) {
    let house = House::new().await;
    let account = house.account("ana").await;
    let (bot, _) = house.bot(&account).await;
    let guest = house.guest("Bea").await;
    for (pass, status) in [&Pass::Nobody, &guest, &account, &bot]
        .into_iter()
        .zip(wanted)
    {
        ask(&house).by(pass).send().await.is(status);
    }
}

#[tokio::test]
async fn routes_of_people() {
    by_kind([401, 200, 200, 200], |house| house.get("/api/me")).await;
    by_kind([401, 200, 200, 200], |house| {
        house.patch("/api/me", &json!({}))
    })
    .await;
    by_kind([401, 200, 200, 200], |house| house.get("/api/me/sessions")).await;
    by_kind([401, 200, 200, 200], |house| house.get("/api/me/export")).await;
    by_kind([401, 200, 200, 200], |house| house.get("/api/me/bots")).await;
    by_kind([401, 403, 201, 403], |house| {
        house.post("/api/me/bots", &json!({"name": "B"}))
    })
    .await;
    by_kind([401, 404, 404, 404], |house| house.delete("/api/me/bots/0")).await;
    by_kind([401, 204, 204, 204], |house| house.delete("/api/sessions")).await;
    by_kind([401, 204, 401, 403], |house| house.delete("/api/me")).await;
    let wish = json!({"login": "carla", "password": "12345678"});
    by_kind([401, 200, 403, 403], |house| {
        house.post("/api/me/account", &wish)
    })
    .await;
    by_kind([401, 401, 401, 401], |house| {
        house.post("/api/sessions", &wish)
    })
    .await;
    by_kind([201, 201, 201, 201], |house| {
        house.post("/api/guests", &json!({"name": "D"}))
    })
    .await;
    let plan = json!({"title": samples::with_secrets(), "seats": ["me", "open"]});
    by_kind([401, 201, 201, 201], |house| {
        house.post("/api/tables", &plan)
    })
    .await;
    by_kind([200, 200, 200, 200], |house| house.get("/api/tables")).await;
    by_kind([401, 200, 200, 200], |house| {
        house.get("/api/tables?mine=true")
    })
    .await;
    by_kind([200, 200, 200, 200], |house| house.get("/api/titles")).await;
    by_kind([200, 200, 200, 200], |house| house.get("/api/health")).await;
    by_kind([200, 200, 200, 200], |house| house.get("/api/health/live")).await;
    by_kind([200, 200, 200, 200], |house| house.get("/api/openapi.json")).await;
    by_kind([200, 200, 200, 200], |house| house.get("/api")).await;
    by_kind([200, 200, 200, 200], |house| house.get("/")).await;
}

struct Room {
    house: House,
    table: Value,
    host: Pass,
    member: Pass,
    stranger: Pass,
    bot: Pass,
}

impl Room {
    /// A room where a game runs.
    async fn new(access: &str) -> Self {
        let house = House::new().await;
        let host = house.account("host").await;
        let member = house.guest("Member").await;
        let (bot, _) = house.bot(&house.account("owner").await).await;
        Self {
            table: house.running(&host, &member, access).await,
            stranger: house.guest("Stranger").await,
            house,
            host,
            member,
            bot,
        }
    }

    /// The statuses that nobody, a stranger, somebody else's bot, a member and the host get.
    async fn all(&self, wanted: [u16; 5], ask: impl Fn(&House) -> Ask<'_>) {
        let passes = [
            &Pass::Nobody,
            &self.stranger,
            &self.bot,
            &self.member,
            &self.host,
        ];
        for (pass, status) in passes.into_iter().zip(wanted) {
            let answer = ask(&self.house).by(pass).send().await;
            assert_eq!(answer.status.as_u16(), status, "{pass:?}: {answer:?}");
        }
    }

    /// The same for a command without a key.
    async fn command(&self, wanted: [u16; 5], id: &str, command: Value) {
        let body = json!({"id": id, "command": command});
        let path = at(&self.table, "/commands");
        self.all(wanted, |house| house.post(&path, &body)).await;
    }
}

#[tokio::test]
async fn a_private_table_is_not_there_for_others() {
    let room = Room::new("private").await;
    for rest in ["", "/news", "/position"] {
        let path = at(&room.table, rest);
        room.all([404, 404, 404, 200, 200], |house| house.get(&path))
            .await;
        let wrong = format!("{path}?key=wrong");
        room.all([404, 404, 404, 200, 200], |house| house.get(&wrong))
            .await;
        let opened = format!("{path}?key={}", room.table["key"].as_str().unwrap());
        room.all([200, 200, 200, 200, 200], |house| house.get(&opened))
            .await;
    }
    room.command(
        [401, 404, 404, 200, 200],
        "x",
        json!({"chat": {"text": "hello"}}),
    )
    .await;
    let path = at(&room.table, "/hints");
    room.all([401, 404, 404, 403, 200], |house| {
        house.post(&path, &json!({"seat": 0}))
    })
    .await;
    for rest in ["/try", "/dry-run", "/weigh"] {
        let path = at(&room.table, rest);
        room.all([401, 404, 404, 403, 422], |house| {
            house.post(&path, &json!({"seat": 0, "action": {}}))
        })
        .await;
    }
    let path = at(&room.table, "/position");
    let seen = room
        .house
        .get(&path)
        .by(&room.host)
        .send()
        .await
        .is(200)
        .json();
    let legal = &seen["position"]["sights"][0]["legal"];
    let body = json!({"seat": 0, "action": legal[0]["action"]});
    for (rest, told) in [("/dry-run", "told"), ("/weigh", "mistake")] {
        let path = at(&room.table, rest);
        let asked = room.house.post(&path, &body).by(&room.host).send().await;
        let answer = asked.is(200).json();
        assert!(answer.get(told).is_some(), "{rest}: {answer}");
    }
    let mine = "/api/tables?mine=true";
    for (pass, seen) in [(&room.stranger, 0), (&room.member, 1), (&room.host, 1)] {
        for (path, seen) in [(mine, seen), ("/api/tables", 0)] {
            let list = room.house.get(path).by(pass).send().await.is(200).json();
            assert_eq!(
                list["tables"].as_array().unwrap().len(),
                seen,
                "{path} {pass:?}"
            );
        }
    }
}

#[tokio::test]
async fn a_public_table_is_seen_by_all_and_played_by_its_members() {
    let room = Room::new("public").await;
    for rest in ["", "/news", "/position"] {
        let path = at(&room.table, rest);
        room.all([200, 200, 200, 200, 200], |house| house.get(&path))
            .await;
    }
    // Seat 0 is the host's: nobody else acts, takes back, offers, resigns or asks for advice there.
    for (id, command) in [
        ("a", json!({"act": {"seat": 0, "action": {}}})),
        ("b", json!({"undo": {"seat": 0}})),
        ("c", json!({"offer": {"seat": 0, "what": "pause"}})),
        ("d", json!({"resign": {"seat": 0}})),
        ("e", json!({"return": {"seat": 0}})),
    ] {
        let body = json!({"id": id, "command": command});
        let path = at(&room.table, "/commands");
        for pass in [&room.stranger, &room.bot, &room.member] {
            let asked = room.house.post(&path, &body).by(pass);
            asked.send().await.is_problem(403, "not-yours");
        }
        room.house.post(&path, &body).send().await.is(401);
    }
    let path = at(&room.table, "/hints");
    room.all([401, 403, 403, 403, 200], |house| {
        house.post(&path, &json!({"seat": 0}))
    })
    .await;
    room.command([401, 403, 403, 403, 403], "f", json!({"join": {}}))
        .await;
}

#[tokio::test]
async fn only_the_host_begins_and_closes() {
    let room = Room::new("public").await;
    let table = room.house.table(&room.host, "public").await;
    let path = at(&table, "/commands");
    for (id, command) in [
        ("a", json!("start")),
        ("b", json!("close")),
        (
            "c",
            json!({"plan": {"seat": 1, "plan": {"bot": {"level": 1}}}}),
        ),
    ] {
        let body = json!({"id": id, "command": command});
        for pass in [&room.stranger, &room.bot, &room.member] {
            let asked = room.house.post(&path, &body).by(pass);
            asked.send().await.is_problem(403, "not-yours");
        }
    }
    let body = json!({"id": "d", "command": "close"});
    room.house
        .post(&path, &body)
        .by(&room.host)
        .send()
        .await
        .is(200);
}

#[tokio::test]
async fn nobody_gets_the_record_of_a_running_game() {
    for (access, what) in [
        ("public", ""),
        ("private", ""),
        ("public", "/signature"),
        ("private", "/signature"),
    ] {
        let room = Room::new(access).await;
        let path = at(&room.table, &format!("/record{what}"));
        let others = if access == "public" { 409 } else { 404 };
        room.all([others, others, others, 409, 409], |house| house.get(&path))
            .await;
        let answer = room.house.get(&path).by(&room.host).send().await;
        answer.is_problem(409, "wrong-time");

        let resign = json!({"resign": {"seat": 1}});
        room.house
            .perform(&room.table, &room.member, "r", resign)
            .await
            .is(200);
        let others = if access == "public" { 200 } else { 404 };
        room.all([others, others, others, 200, 200], |house| house.get(&path))
            .await;
        let answer = room.house.get(&path).by(&room.host).send().await.is(200);
        let id = room.table["id"].as_str().unwrap();
        let ending = if what.is_empty() { "" } else { ".minisig" };
        let name = format!("attachment; filename=\"{id}.pantheon{ending}\"");
        assert_eq!(answer.header("content-disposition"), name);
        assert_eq!(answer.header("content-type"), "text/plain; charset=utf-8");
    }
}
