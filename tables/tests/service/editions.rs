//! Games outlive corrections: a table plays on with the rules and the content it began with, or says why it can't.

use std::collections::BTreeMap;
use std::sync::Arc;

use pantheon_engine::{Edition, Record};
use pantheon_games::{samples, title, titles};
use pantheon_tables::{KeptGame, LogPart, Settings, Setup, Stored, Summary, TableStore as _};
use pantheon_wire::{
    Access, Code, Ending, Happened, NewTable, SeatPlan, Status, TableCommand, TableId, TableInfo,
};

use crate::hall::{BOT, Hall, begun, chat, code, play, rome, who};

/// A title's content with the first of these texts in its files changed into the second.
fn corrected(id: &str, from: &str, to: &str) -> Arc<Edition> {
    let title = title(id).unwrap();
    let mut files = title.built_in_files();
    let file = files.iter_mut().find(|file| file.text.contains(from));
    let file = file.expect("the content has what is corrected");
    file.text = file.text.replacen(from, to, 1);
    let edition = Arc::clone(title.with_content(&files).unwrap().edition());
    assert_ne!(edition.digest, title.content_digest());
    edition
}

fn with_house(house: BTreeMap<String, Arc<Edition>>) -> Settings {
    Settings {
        house: Arc::new(house),
        bots_alone: u64::MAX,
        ..Settings::default()
    }
}

async fn to_the_end(hall: &Hall, table: &TableInfo) -> TableInfo {
    for _ in 0..2_000 {
        hall.let_bots_play().await;
        let info = hall.info(table).await;
        if info.status == Status::Over {
            return info;
        }
        hall.clock.pass(15_000);
        hall.tables.wake_due(9).await.unwrap();
    }
    panic!("the game doesn't end");
}

/// Puts a table's rows under another name into the store, with a set-up of this release or another.
async fn moved(hall: &Hall, stored: &Stored, setup: Setup, name: &str, status: Status) -> TableId {
    let table = TableId::from(name);
    let summary = Summary {
        status,
        access: Access::Public,
        members: vec!["ana".into()],
        due: None,
    };
    let made = hall.store.create(&table, &setup, &stored.rows[0], &summary);
    made.await.unwrap();
    for row in &stored.rows[1..] {
        let done = hall.store.append(&table, row, Some(&summary));
        done.await.unwrap();
    }
    table
}

#[tokio::test]
async fn a_table_plays_on_with_the_content_of_its_house_after_the_house_has_none() {
    let own = corrected(samples::in_turns(), "= 3", "= 2");
    let house = BTreeMap::from([(samples::in_turns().to_owned(), Arc::clone(&own))]);
    let hall = Hall::with(with_house(house));
    let table = hall.make("ana", rome(vec![BOT, BOT])).await;
    assert_eq!(table.content, own.digest.to_string());
    hall.ask("ana", &table, "1", TableCommand::Start)
        .await
        .unwrap();
    for _ in 0..3 {
        hall.let_bots_play().await;
    }
    let told = hall.tables.content(None, &table.id, None).await.unwrap();
    assert_eq!(told.as_deref(), Some(&*own));

    // Another process of the same house, without the deck: the table has it.
    let elsewhere = hall.another_with(with_house(BTreeMap::new()));
    let over = to_the_end(&elsewhere, &table).await;
    assert_eq!(over.ending, Some(Ending::Finished));
    let KeptGame::Record(text) = elsewhere
        .tables
        .record(None, &table.id, None)
        .await
        .unwrap()
    else {
        panic!("the game has a record");
    };
    let record = Record::parse(&text).unwrap();
    assert_eq!(record.header.content, own.digest);
    let rome = title(samples::in_turns()).unwrap();
    rome.verify(&record)
        .expect("the record has its content with it");
    let bare = Record {
        header: pantheon_engine::RecordHeader {
            edition: None,
            ..record.header.clone()
        },
        ..record
    };
    assert!(rome.verify(&bare).is_err(), "nobody else has that content");

    // New tables take what is there now.
    let next = elsewhere
        .make("ana", crate::hall::rome(vec![BOT, BOT]))
        .await;
    assert_eq!(next.content, rome.content_digest().to_string());
}

#[tokio::test]
async fn an_earlier_version_of_the_rules_is_played_to_its_end_where_it_is_kept() {
    // Which titles are played by earlier rules is theirs to say.
    let kept: Vec<_> = titles()
        .into_iter()
        .filter(|title| title.info().rules_version > 1 && title.under(1).is_ok())
        .collect();
    assert!(!kept.is_empty());
    for id in kept.iter().map(|title| title.info().id) {
        let hall = Hall::with(with_house(BTreeMap::new()));
        let plan = NewTable {
            title: id.to_owned(),
            ..rome(vec![BOT, BOT])
        };
        let made = hall.make("ana", plan).await;
        let stored = hall.store.load(&made.id, true).await.unwrap().unwrap();
        assert!(stored.setup.rules > 1, "{id} has an earlier version");
        let setup = Setup {
            rules: 1,
            ..stored.setup.clone()
        };
        let old = moved(&hall, &stored, setup, "old", Status::Gathering).await;
        let table = hall
            .tables
            .info(Some(&who("ana")), &old, None)
            .await
            .unwrap();
        assert_eq!(table.rules, 1);
        hall.ask("ana", &table, "1", TableCommand::Start)
            .await
            .unwrap();
        to_the_end(&hall, &table).await;
        let kept = hall.tables.record(None, &old, None).await.unwrap();
        let record = Record::parse(kept.text()).unwrap();
        assert_eq!(record.header.rules, 1);
        title(id).unwrap().verify(&record).unwrap();
    }
}

#[tokio::test]
async fn a_game_that_nobody_can_play_on_is_closed_with_a_word_and_its_log() {
    let hall = Hall::new();
    let table = begun(&hall, rome(vec![SeatPlan::Me, SeatPlan::Open])).await;
    play(&hall, &table, 5).await;
    hall.ask("ana", &table, "hello", chat("a secret of ours"))
        .await
        .unwrap();
    let stored = hall.store.load(&table.id, true).await.unwrap().unwrap();
    let of_other_rules = Setup {
        rules: stored.setup.rules + 1,
        ..stored.setup.clone()
    };
    let of_other_content = Setup {
        content: "0".repeat(64),
        ..stored.setup.clone()
    };
    for (number, setup) in [of_other_rules, of_other_content].into_iter().enumerate() {
        let name = format!("old{number}");
        let old = moved(&hall, &stored, setup.clone(), &name, Status::Playing).await;
        let ana = who("ana");
        let info = hall.tables.info(Some(&ana), &old, None).await.unwrap();
        assert_eq!(
            (info.status, info.ending),
            (Status::Over, Some(Ending::Superseded))
        );
        assert_eq!(
            info.seats[1].name.as_deref(),
            Some("bo"),
            "who sat there is known"
        );
        let again = hall.another();
        let told = again.tables.info(Some(&ana), &old, None).await.unwrap();
        assert_eq!(
            told.ending,
            Some(Ending::Superseded),
            "it is said once and stays"
        );
        let after = hall.store.load(&old, true).await.unwrap().unwrap();
        assert_eq!(after.rows.len(), stored.rows.len() + 1);
        assert_eq!(
            after.rows[..stored.rows.len()],
            stored.rows,
            "nothing is lost"
        );
        assert!(after.over);

        let KeptGame::Log(log) = hall.tables.record(Some(&ana), &old, None).await.unwrap() else {
            panic!("this release can't write a record of it");
        };
        let mut lines = log.lines().map(|line| serde_json::from_str(line).unwrap());
        let header: serde_json::Value = lines.next().unwrap();
        assert_eq!(header["rules"], setup.rules);
        assert_eq!(header["seed"], setup.seed.as_str());
        let acted = lines.filter(|line| line["fact"]["acted"]["state"].is_string());
        assert_eq!(acted.count(), 5);
        assert!(!log.contains("a secret of ours"));

        let refused = hall.ask("ana", &info, "x", TableCommand::Resign { seat: 0 });
        assert_eq!(code(refused.await), Code::WrongTime);
        hall.ask("ana", &info, "again", TableCommand::Rematch)
            .await
            .expect("those who sat there can begin anew");
        let part = LogPart::After(0);
        let news = hall.tables.news(Some(&ana), &old, None, part, 200);
        let news = news.await.unwrap();
        assert!(news.iter().any(|news| news.what == Happened::Superseded));
    }
}

#[tokio::test]
async fn a_table_that_gathers_people_for_rules_that_are_gone_is_closed() {
    let hall = Hall::new();
    let table = hall
        .make("ana", rome(vec![SeatPlan::Me, SeatPlan::Open]))
        .await;
    let stored = hall.store.load(&table.id, true).await.unwrap().unwrap();
    let setup = Setup {
        rules: stored.setup.rules + 1,
        ..stored.setup.clone()
    };
    let old = moved(&hall, &stored, setup, "old", Status::Gathering).await;
    let before = TableInfo {
        id: old.clone(),
        ..table
    };
    let joined = hall.ask("rui", &before, "1", TableCommand::Join { seat: None });
    assert_eq!(code(joined.await), Code::WrongTime);
    let info = hall
        .tables
        .info(Some(&who("ana")), &old, None)
        .await
        .unwrap();
    assert_eq!(info.ending, Some(Ending::Superseded));
}

#[tokio::test]
async fn a_game_that_was_over_stays_so() {
    let hall = Hall::with(with_house(BTreeMap::new()));
    let table = hall.make("ana", rome(vec![BOT, BOT])).await;
    hall.ask("ana", &table, "1", TableCommand::Start)
        .await
        .unwrap();
    to_the_end(&hall, &table).await;
    let stored = hall.store.load(&table.id, true).await.unwrap().unwrap();
    let setup = Setup {
        rules: stored.setup.rules + 1,
        ..stored.setup.clone()
    };
    let old = moved(&hall, &stored, setup, "old", Status::Over).await;
    let info = hall
        .tables
        .info(Some(&who("ana")), &old, None)
        .await
        .unwrap();
    assert_eq!(info.status, Status::Over);
    let after = hall.store.load(&old, true).await.unwrap().unwrap();
    assert_eq!(after.rows, stored.rows, "there was nothing to close");
    let kept = hall.tables.record(None, &old, None).await.unwrap();
    assert!(matches!(kept, KeptGame::Log(_)));
}
