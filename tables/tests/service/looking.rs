//! What those who look are told.

use pantheon_tables::{Settings, TableStore as _, Who};
use pantheon_wire::{Happened, NewTable, SeatPlan, Seq, Spectators, TableCommand};
use std::sync::Arc;

use crate::hall::{Hall, begun, chat, play, rome, who};

#[tokio::test]
async fn spectators_are_behind_and_players_are_not() {
    let hall = Hall::new();
    let plan = NewTable {
        spectators: Spectators::Welcome { delay: 60 },
        ..rome(vec![SeatPlan::Me, SeatPlan::Open])
    };
    let table = begun(&hall, plan).await;
    let began = hall.last(&table);
    let look = async |user: Option<&Who>, since| {
        let update = hall
            .tables
            .update(user, &table.id, None, since)
            .await
            .unwrap();
        update.map(|update| (update.seq, update.position.map(|position| position.step)))
    };
    // What led to the game is no secret; the game is.
    assert_eq!(look(None, None).await, Some((began - 1, None)));
    assert_eq!(look(None, Some(began)).await, None);
    hall.clock.pass(30_000);
    play(&hall, &table, 3).await;
    hall.clock.pass(30_000);
    assert_eq!(look(None, Some(began - 1)).await, Some((began, Some(0))));
    assert_eq!(
        hall.tables
            .news(None, &table.id, None, 0, 99)
            .await
            .unwrap()
            .len(),
        began as usize
    );
    let ana = who("ana");
    assert_eq!(look(Some(&ana), None).await, Some((began + 3, Some(3))));
    hall.clock.pass(30_000);
    assert_eq!(look(None, Some(began)).await, Some((began + 3, Some(3))));
    // What is over is open to all.
    hall.ask("bo", &table, "gone", TableCommand::Resign { seat: 1 })
        .await
        .unwrap();
    assert_eq!(
        look(None, Some(began + 3)).await,
        Some((began + 4, Some(3)))
    );
}

#[tokio::test]
async fn who_comes_back_is_told_exactly_what_they_missed_or_everything() {
    let hall = Hall::new();
    let table = begun(&hall, rome(vec![SeatPlan::Me, SeatPlan::Open])).await;
    play(&hall, &table, 10).await;
    let seen = hall.last(&table);
    play(&hall, &table, 5).await;
    let bo = who("bo");
    let missed = async |since| {
        hall.tables
            .update(Some(&bo), &table.id, None, Some(since))
            .await
            .unwrap()
    };
    let update = missed(seen).await.unwrap();
    assert_eq!((update.after, update.seq), (seen, seen + 5));
    let told: Vec<Seq> = update.news.iter().map(|news| news.seq).collect();
    assert_eq!(told, (seen + 1..=seen + 5).collect::<Vec<_>>());
    assert_eq!(missed(seen + 5).await, None);
    // Nobody has seen the future: they are told everything anew.
    assert_eq!(missed(seen + 9).await.unwrap().after, 0);
    for number in 0..80 {
        hall.ask("bo", &table, &format!("talk{number}"), chat("well"))
            .await
            .unwrap();
    }
    let update = missed(seen).await.unwrap();
    assert_eq!((update.after, update.seq), (0, seen + 85));
    // The whole log can be read page by page, as everybody may know it.
    let mut log = Vec::new();
    loop {
        let after = log.len() as Seq;
        let page = hall
            .tables
            .news(Some(&bo), &table.id, None, after, 30)
            .await
            .unwrap();
        if page.is_empty() {
            break;
        }
        log.extend(page);
    }
    let places: Vec<Seq> = log.iter().map(|news| news.seq).collect();
    assert_eq!(places, (1..=seen + 85).collect::<Vec<_>>());
    assert_eq!(log[0].what, Happened::Made { by: "ana".into() });
}

#[tokio::test]
async fn all_who_see_the_same_share_one_text() {
    let hall = Hall::new();
    let table = begun(&hall, rome(vec![SeatPlan::Me, SeatPlan::Open])).await;
    let frame = async |name: Option<&str>| {
        let user = name.map(who);
        let frame = hall
            .tables
            .frame(user.as_ref(), &table.id, None, None)
            .await;
        frame.unwrap().expect("all is told anew").1
    };
    let (first, second) = (frame(None).await, frame(Some("eve")).await);
    assert!(Arc::ptr_eq(&first, &second));
    let (ana, bo) = (frame(Some("ana")).await, frame(Some("bo")).await);
    assert_ne!(ana, bo);
    let key = table.key.as_deref().unwrap();
    assert!(ana.contains(key) && bo.contains(key) && !first.contains(key));
    // The server's clock is in it, so it isn't used for long.
    hall.clock.pass(10_000);
    assert!(!Arc::ptr_eq(&first, &frame(None).await));
}

#[tokio::test]
async fn a_table_is_opened_from_its_snapshot_and_is_the_same() {
    let hall = Hall::with(Settings {
        snapshot_every: 8,
        ..Settings::default()
    });
    let table = begun(&hall, rome(vec![SeatPlan::Me, SeatPlan::Open])).await;
    play(&hall, &table, 30).await;
    hall.tables.wake_due(9).await.unwrap();
    let stored = hall.store.load(&table.id, false).await.unwrap().unwrap();
    assert_eq!(
        stored.snapshot.map(|snapshot| snapshot.seq),
        Some(hall.last(&table))
    );
    play(&hall, &table, 3).await;
    let told = async |hall: &Hall| {
        let bo = who("bo");
        let update = hall.tables.update(Some(&bo), &table.id, None, None).await;
        let update = update.unwrap().expect("all is told anew");
        (update.seq, update.info, update.position)
    };
    assert_eq!(told(&hall).await, told(&hall.another()).await);
}
