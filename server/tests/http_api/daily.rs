//! Daily deals: beginning, sending in, and what is told to whom.

use pantheon_daily::{Daily, Day, Deal, Stands};
use pantheon_engine::{Input, Record};
use pantheon_games::{samples, title};
use pantheon_tables::Clock as _;
use serde_json::{Value, json};

use crate::house::{Answer, House, Pass};

const DAY: u64 = 24 * 60 * 60 * 1000;

/// A deal at a server, and games of it.
struct Table {
    house: House,
    day: Day,
    title: &'static str,
}

impl Table {
    async fn new() -> Self {
        Self::with(|_| ()).await
    }

    async fn with(change: impl FnOnce(&mut pantheon_server::Settings)) -> Self {
        let house = House::with(change).await;
        let day = Day::of_millis(house.clock.now());
        Self {
            house,
            day,
            title: samples::in_turns(),
        }
    }

    fn at(&self, rest: &str) -> String {
        format!("/api/daily/{}/{}{rest}", self.day, self.title)
    }

    /// A whole game by somebody who chooses so.
    fn played(&self, on: Day, choice: usize) -> Record {
        let title = title(self.title).unwrap();
        let deal = Deal::of(&*title, on).unwrap();
        let mut game = Daily::begin(&*title, deal).unwrap();
        while let Stands::Person { .. } = game.advance().unwrap() {
            let legal = game.legal();
            let place = (choice * game.table().steps() as usize + 7) % legal.len();
            game.act(&legal[place].action).unwrap();
        }
        game.record().unwrap()
    }

    async fn begin(&self, pass: &Pass, attempt: &str) -> Answer {
        let asked = self
            .house
            .post(self.at("/begin"), &json!({"attempt": attempt}));
        asked.by(pass).send().await
    }

    async fn send(&self, pass: &Pass, attempt: &str, record: &Record) -> Answer {
        self.send_text(pass, attempt, &record.to_text()).await
    }

    async fn send_text(&self, pass: &Pass, attempt: &str, record: &str) -> Answer {
        let body = json!({"attempt": attempt, "record": record});
        self.house
            .post(self.at("/result"), &body)
            .by(pass)
            .send()
            .await
    }

    async fn look(&self, pass: &Pass) -> Value {
        self.house.read(&self.at(""), pass).await
    }
}

#[tokio::test]
async fn who_has_played_is_told_how_everybody_did_and_nobody_else() {
    let table = Table::new().await;
    let (ana, bea) = (
        table.house.guest("Ana").await,
        table.house.guest("Bea").await,
    );
    let before = table.look(&Pass::Nobody).await;
    assert_eq!(
        (&before["own"], &before["told"], &before["players"]),
        (&Value::Null, &Value::Null, &json!(0))
    );
    table.begin(&ana, "a1").await.is(200);
    assert_eq!(table.look(&ana).await["begun"], true);
    let record = table.played(table.day, 31);
    let sent = table.send(&ana, "a1", &record).await.is(200).json();
    assert_eq!(sent["own"]["mark"], "first");
    assert_eq!(
        (&sent["told"]["place"], &sent["told"]["of"]),
        (&json!(1), &json!(1))
    );
    assert_eq!(sent["told"]["best"]["name"], "Ana");
    let best = table
        .house
        .get(table.at("/best"))
        .by(&ana)
        .send()
        .await
        .is(200);
    assert_eq!(best.text, record.to_text());
    for stranger in [&bea, &Pass::Nobody] {
        let seen = table.look(stranger).await;
        assert_eq!((&seen["told"], &seen["players"]), (&Value::Null, &json!(1)));
        let best = table.house.get(table.at("/best")).by(stranger).send().await;
        best.is_problem(403, "not-allowed");
    }
    let today = table.house.read("/api/daily", &bea).await;
    assert_eq!(
        today.as_array().unwrap().len(),
        pantheon_games::TITLES.len()
    );
    assert!(
        today
            .as_array()
            .unwrap()
            .iter()
            .all(|one| one["told"].is_null())
    );
}

#[tokio::test]
async fn the_first_result_counts_and_two_at_once_are_one() {
    let table = Table::new().await;
    let ana = table.house.guest("Ana").await;
    let (one, other) = (table.played(table.day, 31), table.played(table.day, 5));
    assert_ne!(one, other);
    let both = tokio::join!(table.send(&ana, "a1", &one), table.send(&ana, "a2", &other));
    let (first, second) = (both.0.is(200).json(), both.1.is(200).json());
    assert_eq!(first["own"], second["own"]);
    let again = table.send(&ana, "a1", &other).await.is(200).json();
    assert_eq!(again["own"], first["own"]);
    assert_eq!(again["players"], 1);
    // What isn't even a record isn't looked at any more.
    table.send_text(&ana, "a1", "").await.is(200);
}

#[tokio::test]
async fn a_game_that_was_begun_again_or_not_announced_is_counted_apart() {
    let table = Table::new().await;
    let record = table.played(table.day, 31);
    let (ana, bea, eva) = (
        table.house.guest("Ana").await,
        table.house.guest("Bea").await,
        table.house.guest("Eva").await,
    );
    for attempt in ["a1", "a1", "a2"] {
        table.begin(&ana, attempt).await.is(200);
    }
    let practised = table.send(&ana, "a2", &record).await.is(200).json();
    assert_eq!(practised["own"]["mark"], "practised");
    let unwatched = table.send(&bea, "b1", &record).await.is(200).json();
    assert_eq!(unwatched["own"]["mark"], "unwatched");
    assert_eq!(unwatched["told"]["best"], Value::Null);
    table.begin(&eva, "e1").await.is(200);
    table.begin(&eva, "e1").await.is(200);
    let first = table.send(&eva, "e1", &record).await.is(200).json();
    assert_eq!(
        (&first["own"]["mark"], &first["told"]["of"]),
        (&json!("first"), &json!(1))
    );
    let bars = first["told"]["bars"].as_array().unwrap();
    let sum = |what: &str| {
        bars.iter()
            .map(|bar| bar[what].as_u64().unwrap())
            .sum::<u64>()
    };
    assert_eq!((sum("first"), sum("others")), (1, 2));
    // After a result nothing begins.
    table.begin(&eva, "e2").await.is(200);
    assert_eq!(table.look(&eva).await["own"]["mark"], "first");
}

#[tokio::test]
async fn what_is_forged_is_refused_and_nothing_is_kept() {
    let table = Table::new().await;
    let ana = table.house.guest("Ana").await;
    let record = table.played(table.day, 31);
    let own = Deal::of(&*title(table.title).unwrap(), table.day)
        .unwrap()
        .own;
    let refused = async |change: &dyn Fn(&mut Record)| {
        let mut forged = record.clone();
        change(&mut forged);
        let answer = table
            .send(&ana, "a", &forged)
            .await
            .is_problem(409, "refused");
        answer.json()
    };
    // The footer claims what didn't happen.
    let won = refused(&|record| {
        record.footer.outcome.as_mut().unwrap().standings[0].points += 1;
    })
    .await;
    assert!(won["message"].as_str().unwrap().starts_with("other-end"));
    // A bot does what it did later.
    let bots: Vec<usize> = (0..record.entries.len())
        .filter(|&at| matches!(&record.entries[at].input, Input::Act { seat, .. } if *seat != own))
        .collect();
    let (from, to) = (*bots.last().unwrap(), bots[0]);
    let forged =
        refused(&|record| record.entries[to].input = record.entries[from].input.clone()).await;
    assert!(forged["message"].as_str().unwrap().starts_with("forged"));
    // The player does what a rule forbids, and is told which.
    let mine: Vec<usize> = (0..record.entries.len())
        .filter(|&at| matches!(&record.entries[at].input, Input::Act { seat, .. } if *seat == own))
        .collect();
    let last = *mine.last().unwrap();
    let mut rules = 0;
    for &at in &mine[..4] {
        let mut forged = record.clone();
        forged.entries[at].input = record.entries[last].input.clone();
        let answer = table
            .send(&ana, "a", &forged)
            .await
            .is_problem(409, "refused")
            .json();
        rules += usize::from(answer["rule"].is_string());
    }
    assert!(rules > 0);
    // Its chain of hashes is broken, or it is of another day, or of another kind of game.
    let text = record.to_text().replacen("\"seq\":2", "\"seq\":3", 1);
    table
        .send_text(&ana, "a", &text)
        .await
        .is_problem(400, "malformed");
    let yesterday = table.played(table.day.back(1), 31);
    table
        .send(&ana, "a", &yesterday)
        .await
        .is_problem(409, "wrong-time");
    let plain = refused(&|record| record.header.entropy.clear()).await;
    assert!(plain["message"].as_str().unwrap().starts_with("not-daily"));
    let look = table.look(&ana).await;
    assert_eq!((&look["own"], &look["players"]), (&Value::Null, &json!(0)));
}

#[tokio::test]
async fn a_day_is_open_from_its_beginning_until_some_days_after_it() {
    let mut table = Table::with(|settings| settings.work.daily_days = 2).await;
    let ana = table.house.guest("Ana").await;
    let today = table.day;
    table.day = Day::of_millis(today.ends());
    table.begin(&ana, "a").await.is_problem(409, "wrong-time");
    let tomorrow = table.played(table.day, 31);
    table
        .send(&ana, "a", &tomorrow)
        .await
        .is_problem(409, "wrong-time");
    table.day = today;
    let record = table.played(today, 31);
    table.house.clock.pass(2 * DAY);
    table.send(&ana, "a", &record).await.is(200);
    let bea = table.house.guest("Bea").await;
    assert_eq!(table.look(&bea).await["told"], Value::Null);
    table.house.clock.pass(DAY);
    table
        .send(&bea, "b", &record)
        .await
        .is_problem(409, "wrong-time");
    // It is over, so there is nothing to keep from anybody.
    let told = table.look(&bea).await["told"].clone();
    assert_eq!(
        (&told["place"], told["bars"].as_array().unwrap().len()),
        (&Value::Null, 1)
    );
}

#[tokio::test]
async fn results_of_long_ago_are_counted_without_names_and_the_best_game_stays() {
    let table = Table::new().await;
    let (ana, bea) = (
        table.house.account("ana").await,
        table.house.guest("Bea").await,
    );
    let record = table.played(table.day, 31);
    table.begin(&ana, "a").await.is(200);
    table.begin(&bea, "b").await.is(200);
    table.send(&ana, "a", &record).await.is(200);
    let before = table.look(&ana).await["told"]["bars"].clone();
    let own = table.house.read("/api/me/export", &ana).await;
    assert_eq!(own["dailies"][0]["result"]["mark"], "first");
    table.house.clock.pass(60 * DAY);
    table.house.clean_up().await;
    let after = table.look(&Pass::Nobody).await;
    assert_eq!(
        (&after["told"]["bars"], &after["players"]),
        (&before, &json!(1))
    );
    let own = table.house.read("/api/me/export", &ana).await;
    assert_eq!(own["dailies"], json!([]));
    let best = table.house.get(table.at("/best")).send().await.is(200);
    assert_eq!(best.text, record.to_text());
}

#[tokio::test]
async fn who_leaves_for_good_leaves_no_result_and_no_name() {
    let table = Table::new().await;
    let (ana, bea) = (
        table.house.guest("Ana").await,
        table.house.guest("Bea").await,
    );
    table.begin(&ana, "a").await.is(200);
    table
        .send(&ana, "a", &table.played(table.day, 31))
        .await
        .is(200);
    table
        .send(&bea, "b", &table.played(table.day, 5))
        .await
        .is(200);
    table.house.delete("/api/me").by(&ana).send().await.is(204);
    let left = table.look(&bea).await;
    assert_eq!(
        (&left["players"], &left["told"]["best"]["name"]),
        (&json!(1), &json!(""))
    );
}

#[tokio::test]
async fn daily_deals_are_for_people_and_bodies_have_bounds() {
    let table = Table::with(|settings| settings.limits.daily_bytes = 100_000).await;
    let owner = table.house.account("owner").await;
    let (bot, _) = table.house.bot(&owner).await;
    table.begin(&bot, "a").await.is_problem(403, "not-allowed");
    table
        .send_text(&bot, "a", "")
        .await
        .is_problem(403, "not-allowed");
    table
        .begin(&Pass::Nobody, "a")
        .await
        .is_problem(401, "not-signed-in");
    table
        .send_text(&Pass::Nobody, "a", "")
        .await
        .is_problem(401, "not-signed-in");
    table
        .begin(&owner, "")
        .await
        .is_problem(422, "out-of-bounds");
    table
        .send_text(&owner, "a\n", "")
        .await
        .is_problem(422, "out-of-bounds");
    table
        .send_text(&owner, "a", &" ".repeat(100_000))
        .await
        .is_problem(413, "too-large");
    table
        .send_text(&owner, "a", &"{".repeat(30_000))
        .await
        .is_problem(400, "malformed");
    for path in ["2027-02-30/x", "today/x", "2027-01-15/chess"] {
        let path = format!("/api/daily/{path}");
        table
            .house
            .get(path)
            .send()
            .await
            .is_problem(404, "not-found");
    }
}
