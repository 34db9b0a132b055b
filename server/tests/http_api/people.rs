//! Guests, accounts, sessions, bots, and leaving for good.

use serde_json::json;

use crate::house::{House, PASSWORD, Pass, at};

#[tokio::test]
async fn a_guest_needs_only_a_name() {
    let house = House::new().await;
    let pass = house.guest("  Ana   Maria ").await;
    let me = house.get("/api/me").by(&pass).send().await.is(200).json();
    assert_eq!(me["name"], "Ana Maria");
    assert_eq!(me["kind"], "guest");
    assert_eq!(me["login"], json!(null));
}

#[tokio::test]
async fn a_cookie_on_a_plain_line_and_on_a_safe_one() {
    let plain = House::new().await;
    let name = json!({"name": "Ana"});
    let answer = plain.post("/api/guests", &name).send().await.is(201);
    let cookie = answer.header("set-cookie");
    assert!(cookie.starts_with("pantheon="), "{cookie}");
    for part in ["Path=/", "HttpOnly", "SameSite=Lax", "Max-Age=7776000"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    assert!(!cookie.contains("Secure") && !cookie.contains("Domain"));

    let safe =
        House::with(|settings| settings.public_url = Some("https://games.test".into())).await;
    let answer = safe.post("/api/guests", &name).send().await.is(201);
    let cookie = answer.header("set-cookie");
    assert!(cookie.starts_with("__Host-pantheon="), "{cookie}");
    assert!(cookie.contains("; Secure") && cookie.contains("Path=/"));
    assert!(
        answer
            .header("strict-transport-security")
            .contains("max-age")
    );

    let proxied = House::with(|settings| settings.proxies = 1).await;
    let asked = proxied.post("/api/guests", &name);
    let answer = asked
        .header("x-forwarded-proto", "https")
        .send()
        .await
        .is(201);
    assert!(answer.header("set-cookie").starts_with("__Host-pantheon="));
    let unproxied = plain.post("/api/guests", &name);
    let answer = unproxied
        .header("x-forwarded-proto", "https")
        .send()
        .await
        .is(201);
    assert!(answer.header("set-cookie").starts_with("pantheon="));
}

#[tokio::test]
async fn on_a_safe_line_the_plain_cookie_opens_nothing() {
    let safe =
        House::with(|settings| settings.public_url = Some("https://games.test".into())).await;
    let Pass::Cookie(cookie) = safe.browser("Ana").await else {
        unreachable!()
    };
    safe.get("/api/me")
        .header("cookie", &cookie)
        .send()
        .await
        .is(200);
    let plain = cookie.replace("__Host-", "");
    safe.get("/api/me")
        .header("cookie", &plain)
        .send()
        .await
        .is(401);
}

#[tokio::test]
async fn a_guest_becomes_an_account_and_loses_nothing() {
    let house = House::new().await;
    let pass = house.guest("Ana").await;
    let id = house.id(&pass).await;
    let table = house.table(&pass, "private").await;
    let wish = json!({"login": " Ana@Example.org", "password": PASSWORD});
    let me = house
        .post("/api/me/account", &wish)
        .by(&pass)
        .send()
        .await
        .is(200)
        .json();
    let me = &me["me"];
    assert_eq!((&me["id"], &me["kind"]), (&json!(id), &json!("account")));
    assert_eq!(me["login"], "ana@example.org");

    let wish = json!({"login": "ANA@example.org", "password": PASSWORD, "token": true});
    let signed_in = house
        .post("/api/sessions", &wish)
        .send()
        .await
        .is(200)
        .json();
    assert_eq!(signed_in["me"]["id"], id);
    let again = Pass::Bearer(signed_in["token"].as_str().unwrap().to_owned());
    house.get(at(&table, "")).by(&again).send().await.is(200);
    let sessions = house.read("/api/me/sessions", &again).await;
    assert_eq!(sessions.as_array().unwrap().len(), 2);

    let other = house.guest("Bea").await;
    let wish = json!({"login": "ana@EXAMPLE.org", "password": PASSWORD});
    let taken = house.post("/api/me/account", &wish).by(&other).send().await;
    taken.is_problem(409, "name-taken");
}

#[tokio::test]
async fn an_unknown_login_is_answered_like_a_wrong_password() {
    let house = House::new().await;
    house.account("ana").await;
    let mut texts = Vec::new();
    for (login, password) in [
        ("ana", "wrong horse"),
        ("bea", PASSWORD),
        ("\u{0}", PASSWORD),
    ] {
        let wish = json!({"login": login, "password": password});
        let answer = house.post("/api/sessions", &wish).send().await;
        let answer = answer.is_problem(401, "wrong-password");
        assert_eq!(answer.header("set-cookie"), "");
        texts.push(answer.text);
    }
    assert!(texts.windows(2).all(|pair| pair[0] == pair[1]), "{texts:?}");
}

#[tokio::test]
async fn a_token_opens_nothing_after_it_was_given_back() {
    let house = House::new().await;
    for everywhere in [false, true] {
        let pass = house.account(if everywhere { "all" } else { "one" }).await;
        let login = if everywhere { "all" } else { "one" };
        let wish = json!({"login": login, "password": PASSWORD, "token": true});
        let second = house
            .post("/api/sessions", &wish)
            .send()
            .await
            .is(200)
            .json();
        let second = Pass::Bearer(second["token"].as_str().unwrap().to_owned());
        let path = format!("/api/sessions?everywhere={everywhere}");
        let answer = house.delete(path).by(&pass).send().await.is(204);
        assert!(answer.header("set-cookie").contains("Max-Age=0"));
        house
            .get("/api/me")
            .by(&pass)
            .send()
            .await
            .is_problem(401, "not-signed-in");
        house
            .post("/api/tables", &json!({}))
            .by(&pass)
            .send()
            .await
            .is(401);
        let other = house.get("/api/me").by(&second).send().await;
        other.is(if everywhere { 401 } else { 200 });
    }
}

#[tokio::test]
async fn a_session_ends_by_itself() {
    let house = House::with(|settings| settings.session_days = 2).await;
    let pass = house.browser("Ana").await;
    house.clock.pass(2 * 24 * 3_600_000 - 1);
    house.get("/api/me").by(&pass).send().await.is(200);
    house.clock.pass(2);
    house.get("/api/me").by(&pass).send().await.is(401);
}

#[tokio::test]
async fn tokens_that_were_never_given_out_open_nothing() {
    let house = House::new().await;
    for token in [
        "",
        "x",
        &"0".repeat(64),
        &"F".repeat(64),
        "a b",
        "' OR 1=1 --",
    ] {
        let pass = Pass::Bearer(token.to_owned());
        house
            .get("/api/me")
            .by(&pass)
            .send()
            .await
            .is_problem(401, "not-signed-in");
        // Not even what is open to all: whoever sends a token means to be somebody.
        house.get("/api/tables").by(&pass).send().await.is(401);
    }
    let stale = Pass::Cookie("pantheon=0".to_owned());
    house.get("/api/tables").by(&stale).send().await.is(200);
    let basic = house.get("/api/me").header("authorization", "Basic YTpi");
    basic.send().await.is(401);
}

#[tokio::test]
async fn settings_are_kept_and_checked() {
    let house = House::new().await;
    let pass = house.guest("Ana").await;
    let wish =
        json!({"name": "Bea", "settings": {"language": "pt-BR", "colour_vision": "tritanopia"}});
    house.patch("/api/me", &wish).by(&pass).send().await.is(200);
    let me = house.get("/api/me").by(&pass).send().await.is(200).json();
    assert_eq!(me["name"], "Bea");
    assert_eq!(me["settings"], wish["settings"]);
    for bad in [
        json!({"settings": {"language": "xx"}}),
        json!({"settings": {"colour_vision": "infrared"}}),
        json!({"settings": {"theme": "dark"}}),
        json!({"name": ""}),
        json!({"name": "\u{202E}evil"}),
        json!({"kind": "account"}),
    ] {
        house.patch("/api/me", &bad).by(&pass).send().await.is(422);
    }
    let after = house.get("/api/me").by(&pass).send().await.is(200).json();
    assert_eq!(me, after);
}

#[tokio::test]
async fn a_browser_has_one_person_at_a_time() {
    let house = House::new().await;
    let ana = house.browser("Ana").await;
    let again = house.post("/api/guests", &json!({"name": "Bea"})).by(&ana);
    again.send().await.is_problem(409, "wrong-time");

    house.account("clara").await;
    let wish = json!({"login": "clara", "password": PASSWORD});
    let answer = house
        .post("/api/sessions", &wish)
        .by(&ana)
        .send()
        .await
        .is(200);
    assert!(answer.header("set-cookie").starts_with("pantheon="));
    house.get("/api/me").by(&ana).send().await.is(401);
}

#[tokio::test]
async fn guests_may_be_unwelcome() {
    let house = House::with(|settings| settings.guests = false).await;
    let asked = house.post("/api/guests", &json!({"name": "Ana"}));
    asked.send().await.is_problem(403, "not-allowed");
}

#[tokio::test]
async fn bots_are_made_used_and_removed() {
    let house = House::with(|settings| settings.limits.bots_each = 2).await;
    let owner = house.account("ana").await;
    let (bot, id) = house.bot(&owner).await;
    let me = house.get("/api/me").by(&bot).send().await.is(200).json();
    assert_eq!((&me["id"], &me["kind"]), (&json!(id), &json!("bot")));
    house.clock.pass(1000 * 24 * 3_600_000);
    house.get("/api/me").by(&bot).send().await.is(200);
    house.get("/api/me").by(&owner).send().await.is(401);

    let wish = json!({"login": "ana", "password": PASSWORD, "token": true});
    let owner = house
        .post("/api/sessions", &wish)
        .send()
        .await
        .is(200)
        .json();
    let owner = Pass::Bearer(owner["token"].as_str().unwrap().to_owned());
    house.bot(&owner).await;
    let third = house.post("/api/me/bots", &json!({"name": "C"})).by(&owner);
    third.send().await.is_problem(409, "too-many");

    let stranger = house.account("bea").await;
    let path = format!("/api/me/bots/{id}");
    house
        .delete(&path)
        .by(&stranger)
        .send()
        .await
        .is_problem(404, "not-found");
    house
        .delete(&path)
        .by(&bot)
        .send()
        .await
        .is_problem(404, "not-found");
    house.delete(&path).by(&owner).send().await.is(204);
    house.get("/api/me").by(&bot).send().await.is(401);
    house.delete(&path).by(&owner).send().await.is(404);
    let left = house.read("/api/me/bots", &owner).await;
    assert_eq!(left.as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn whoever_leaves_takes_their_words_and_leaves_the_game() {
    let house = House::new().await;
    let ana = house.account("ana").await;
    let (bot, _) = house.bot(&ana).await;
    let bea = house.guest("Bea").await;
    let table = house.running(&bea, &ana, "public").await;
    let said = json!({"chat": {"text": "my secret address"}});
    house.perform(&table, &ana, "c", said).await.is(200);

    for body in [json!({}), json!({"password": "wrong horse"})] {
        let asked = house.delete("/api/me").json(&body).by(&ana);
        asked.send().await.is_problem(401, "wrong-password");
    }
    house
        .delete("/api/me")
        .by(&ana)
        .send()
        .await
        .is_problem(401, "wrong-password");
    let asked = house
        .delete("/api/me")
        .json(&json!({"password": PASSWORD}))
        .by(&ana);
    asked.send().await.is(204);

    house.get("/api/me").by(&ana).send().await.is(401);
    house.get("/api/me").by(&bot).send().await.is(401);
    let wish = json!({"login": "ana", "password": PASSWORD});
    house
        .post("/api/sessions", &wish)
        .send()
        .await
        .is_problem(401, "wrong-password");
    let news = house.get(at(&table, "/news")).by(&bea).send().await.is(200);
    assert!(!news.text.contains("secret"), "{}", news.text);
    assert!(!news.text.contains("ana"), "{}", news.text);
    let position = house
        .get(at(&table, "/position"))
        .by(&bea)
        .send()
        .await
        .is(200)
        .json();
    assert_eq!(position["info"]["status"], "playing");
    assert_eq!(position["info"]["seats"][1]["sat_in"], true);
    // The login is free again.
    house.account("ana").await;
}

#[tokio::test]
async fn an_export_has_ones_own_and_no_secret() {
    let house = House::new().await;
    let ana = house.account("ana").await;
    house.bot(&ana).await;
    let table = house.table(&ana, "private").await;
    let said = json!({"chat": {"text": "hello there"}});
    house.perform(&table, &ana, "c", said).await.is(200);
    let bea = house.guest("Bea").await;
    let theirs = house.table(&bea, "public").await;
    let said = json!({"chat": {"text": "not yours"}});
    house.perform(&theirs, &bea, "c", said).await.is(200);
    let answer = house.get("/api/me/export").by(&ana).send().await.is(200);
    assert!(
        answer
            .header("content-disposition")
            .starts_with("attachment")
    );
    let own = answer.json();
    assert_eq!(own["me"]["login"], "ana");
    assert_eq!(own["sessions"].as_array().unwrap().len(), 1);
    assert_eq!(own["bots"][0]["name"], "Robo");
    assert_eq!(own["tables"], json!([table["id"]]));
    assert_eq!(own["said"][0]["text"], "hello there");
    assert_eq!(own["made"][0]["table"], table["id"]);
    assert_eq!(own["made"][0]["plan"]["access"], "private");
    let done = own["done"].as_array().unwrap();
    assert_eq!(done[0]["what"], "made");
    assert_eq!(done[1]["id"], "c");
    assert_eq!(done[1]["what"]["said"]["text"], "hello there");
    assert!(!answer.text.contains("not yours"));
    assert!(!answer.text.contains("argon2"));
    let Pass::Bearer(token) = &ana else {
        unreachable!()
    };
    assert!(!answer.text.contains(token.as_str()));
}
