//! Names that pass for what they aren't, and words that nobody sees.

use pantheon_games::samples;
use serde_json::json;

use crate::house::{House, Pass};

#[tokio::test]
async fn names_that_deceive_are_refused_everywhere_in_words_for_people() {
    let house = House::new().await;
    let pass = house.guest("Ana").await;
    let owner = house.account("owner").await;
    for (bad, key) in [
        ("\u{2800}\u{2800}", "name-hidden"),
        ("...", "name-blank"),
        ("a\u{200B}na", "name-hidden"),
        ("A\u{316}\u{317}\u{318}\u{319}na", "name-piled"),
        ("Аna", "name-mixed"),
        ("Bot (level 8)", "name-bot"),
        ("Robô nível 8", "name-bot"),
        ("Вот 8", "name-bot"),
    ] {
        let name = json!({"name": bad});
        let plan =
            json!({"title": samples::with_secrets(), "seats": ["me", {"hot-seat": {"name": bad}}]});
        for asked in [
            house.post("/api/guests", &name),
            house.patch("/api/me", &name).by(&pass),
            house.post("/api/me/bots", &name).by(&owner),
            house.post("/api/tables", &plan).by(&pass),
        ] {
            let told = asked.send().await.is_problem(422, "out-of-bounds").json();
            assert_eq!(told["facts"]["key"], format!("web-problem-{key}"), "{bad}");
        }
    }
    assert_eq!(house.read("/api/me", &pass).await["name"], "Ana");
}

#[tokio::test]
async fn two_at_a_table_are_not_taken_for_each_other() {
    let house = House::new().await;
    let ana = house.guest("Ana").await;
    let table = house.table(&ana, "public").await;
    let join = || json!({"join": {"seat": 1}});
    let chat = || json!({"chat": {"text": "hello"}});
    for name in ["Ana", "ANA", "Ana.", "Ａｎａ", "Ána"] {
        let other = house.guest(name).await;
        for (id, command) in [("j", join()), ("c", chat())] {
            let refused = house.perform(&table, &other, id, command).await;
            let told = refused.is_problem(409, "name-taken").json();
            assert_eq!(told["facts"]["key"], "web-problem-name-alike", "{name}");
        }
    }
    let bea = house.guest("Bea").await;
    house.perform(&table, &bea, "1", join()).await.is(200);
    house.perform(&table, &bea, "2", chat()).await.is(200);
    // Whoever sits there can't become another by changing their name.
    house
        .patch("/api/me", &json!({"name": "ANA"}))
        .by(&bea)
        .send()
        .await
        .is(200);
    house
        .perform(&table, &bea, "3", chat())
        .await
        .is_problem(409, "name-taken");
    house.perform(&table, &ana, "4", chat()).await.is(200);
}

#[tokio::test]
async fn who_sits_at_the_same_screen_is_not_taken_for_another_either() {
    let house = House::new().await;
    let ana = house.guest("Ana").await;
    let plan = |name: &str, other: &str| {
        let hot = |name: &str| json!({"hot-seat": {"name": name}});
        json!({"title": samples::in_turns(), "seats": ["me", hot(name), hot(other)]})
    };
    for (name, other) in [("ANA", "Bea"), ("Bea", "B\u{e9}a")] {
        let refused = house
            .post("/api/tables", &plan(name, other))
            .by(&ana)
            .send();
        let told = refused.await.is_problem(409, "name-taken").json();
        assert_eq!(told["facts"]["key"], "web-problem-name-alike", "{name}");
    }
}

#[tokio::test]
async fn words_that_nobody_sees_are_not_said() {
    let house = House::new().await;
    let ana = house.guest("Ana").await;
    let table = house.table(&ana, "public").await;
    let said = async |id: &str, text: &str| {
        let chat = json!({"chat": {"text": text}});
        house.perform(&table, &ana, id, chat).await
    };
    for (id, bad) in [
        ("1", "\u{2800}"),
        ("2", "\u{200D}"),
        ("3", "e\u{316}\u{317}\u{318}\u{319}"),
    ] {
        let told = said(id, bad).await.is_problem(422, "out-of-bounds").json();
        let key = told["facts"]["key"].as_str().unwrap();
        assert!(key.starts_with("web-problem-said-"), "{key}");
    }
    said("4", "... 👩\u{200D}🚀").await.is(200);
    let news = house
        .get(crate::house::at(&table, "/news"))
        .by(&Pass::Nobody)
        .send()
        .await
        .is(200);
    assert!(!news.text.contains('\u{2800}'));
}
