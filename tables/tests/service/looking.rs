//! What those who look are told.

use pantheon_games::samples;
use pantheon_tables::{Browse, Clock as _, LogPart, Settings, TableStore as _, Who};
use pantheon_wire::{
    Happened, NewTable, News, OfferKind, SeatPlan, Seq, ServerFrame, Spectators, Status,
    TableCommand, TableInfo,
};
use serde_json::json;
use std::sync::Arc;

use crate::hall::{Hall, READY, begun, chat, play, rome, who};

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
            .news(None, &table.id, None, LogPart::After(0), 99)
            .await
            .unwrap()
            .len(),
        began as usize
    );
    let ana = who("ana");
    assert_eq!(look(Some(&ana), None).await, Some((began + 3, Some(3))));
    hall.clock.pass(30_000);
    assert_eq!(look(None, Some(began)).await, Some((began + 3, Some(3))));
    // The end is no exception. Then what is over is open to all.
    hall.ask("bo", &table, "gone", TableCommand::Resign { seat: 1 })
        .await
        .unwrap();
    assert_eq!(look(None, Some(began + 3)).await, None);
    hall.clock.pass(60_000);
    assert_eq!(
        look(None, Some(began + 3)).await,
        Some((began + 4, Some(3)))
    );
}

/// Everything that somebody without a seat can be told of a table, as text.
async fn all_told(hall: &Hall, table: &TableInfo) -> Vec<String> {
    let mut told = Vec::new();
    let tables = &hall.tables;
    let (eva, id) = (who("eva"), &table.id);
    for user in [None, Some(&eva)] {
        told.push(format!("{:?}", tables.info(user, id, None).await));
        for since in [None, Some(1), Some(4), Some(9)] {
            told.push(format!("{:?}", tables.update(user, id, None, since).await));
            told.push(format!("{:?}", tables.frame(user, id, None, since).await));
        }
        for after in [0, 3, 99] {
            told.push(format!(
                "{:?}",
                tables.news(user, id, None, LogPart::After(after), 50).await
            ));
        }
        for seq in [1, 4, 6, 9, 12, 99] {
            told.push(format!("{:?}", tables.past(user, id, None, seq).await));
        }
        told.push(format!("{:?}", tables.record(user, id, None).await));
        let states = [
            vec![],
            vec![Status::Gathering],
            vec![Status::Playing, Status::Paused],
            vec![Status::Over],
        ];
        for (status, limit) in states.iter().flat_map(|s| [(s, 1), (s, 9)]) {
            let browse = Browse {
                status: status.clone(),
                limit,
                ..Browse::default()
            };
            let list = tables.list(user, &browse).await;
            told.push(format!("{status:?} {limit} {list:?}"));
        }
    }
    let action = json!({});
    told.push(format!(
        "{:?}",
        tables.check_act(&eva, id, 0, &action).await
    ));
    told.push(format!("{:?}", tables.hint(&eva, id, 0).await));
    for (number, command) in [
        TableCommand::Join { seat: None },
        TableCommand::Join { seat: Some(1) },
        TableCommand::Leave,
        READY,
        TableCommand::Start,
        TableCommand::Close,
        TableCommand::Act { seat: 0, action },
        TableCommand::Undo { seat: 0 },
        TableCommand::Resume,
        TableCommand::Resign { seat: 0 },
        TableCommand::CallBot { seat: 0 },
        TableCommand::Rematch,
    ]
    .into_iter()
    .enumerate()
    {
        let name = format!("eva-{}-{number}", hall.clock.now());
        let answer = hall.ask("eva", table, &name, command.clone()).await;
        told.push(format!("{command:?} {answer:?}"));
    }
    told
}

/// What happens at a table while others may not know it yet.
async fn go_on(hall: &Hall, table: &TableInfo, what: &str) {
    let ask = async |name: &str, command| {
        let id = format!("{}-{}", what.replace(' ', "-"), hall.last(table));
        hall.ask(name, table, &id, command).await.unwrap();
    };
    match what {
        "begins" => ask("ana", TableCommand::Start).await,
        "moves" => play(hall, table, 3).await,
        "talks" => ask("bo", chat("well")).await,
        "offers" => {
            let what = OfferKind::Pause;
            ask("ana", TableCommand::Offer { seat: 0, what }).await;
        }
        "ends" => ask("bo", TableCommand::Resign { seat: 1 }).await,
        "plays again" => {
            ask("bo", TableCommand::Resign { seat: 1 }).await;
            ask("ana", TableCommand::Rematch).await;
        }
        _ => {}
    }
}

#[tokio::test]
async fn what_a_delayed_spectator_is_told_does_not_depend_on_what_they_may_not_know_yet() {
    for what in ["begins", "moves", "talks", "offers", "ends", "plays again"] {
        let mut told = Vec::new();
        for goes_on in [false, true] {
            let hall = Hall::new();
            let plan = NewTable {
                spectators: Spectators::Welcome { delay: 60 },
                ..rome(vec![SeatPlan::Me, SeatPlan::Open])
            };
            let table = if what == "begins" {
                let table = hall.make("ana", plan).await;
                let join = TableCommand::Join { seat: None };
                hall.ask("bo", &table, "1", join).await.unwrap();
                hall.ask("bo", &table, "2", READY).await.unwrap();
                table
            } else {
                let table = begun(&hall, plan).await;
                play(&hall, &table, 4).await;
                table
            };
            let early = all_told(&hall, &table).await;
            hall.clock.pass(61_000);
            if goes_on {
                go_on(&hall, &table, what).await;
            }
            let mut here = vec![early];
            // Another process, which has nothing in memory, tells the same.
            for hall in [&hall, &hall.another()] {
                here.push(all_told(hall, &table).await);
            }
            hall.clock.pass(59_000);
            here.push(all_told(&hall, &table).await);
            hall.clock.pass(2_000);
            let late = all_told(&hall, &table).await;
            told.push((here, late));
        }
        let [(quiet, _), (busy, _)] = &told[..] else {
            panic!("two worlds");
        };
        for (quiet, busy) in quiet.iter().zip(busy) {
            for (quiet, busy) in quiet.iter().zip(busy) {
                // The other table of a rematch may be seen, but not whose it is.
                if what != "plays again" || !busy.contains("TableList") {
                    assert_eq!(busy, quiet, "{what}");
                }
            }
        }
        assert_ne!(told[0].1, told[1].1, "{what}: in the end it is told");
    }
}

#[tokio::test]
async fn that_a_table_is_a_rematch_is_told_when_the_end_of_the_other_is() {
    let hall = Hall::new();
    let plan = NewTable {
        spectators: Spectators::Welcome { delay: 60 },
        ..rome(vec![SeatPlan::Me, SeatPlan::Open])
    };
    let table = begun(&hall, plan).await;
    go_on(&hall, &table, "plays again").await;
    let list = async |user: Option<&Who>| {
        let all = Browse {
            limit: 9,
            ..Browse::default()
        };
        let list = hall.tables.list(user, &all).await.unwrap().tables;
        list.into_iter().any(|info| info.rematch_of.is_some())
    };
    assert!(list(Some(&who("bo"))).await);
    assert!(!list(None).await && !list(Some(&who("eva"))).await);
    hall.clock.pass(60_000);
    assert!(list(None).await);
}

#[tokio::test]
async fn a_delayed_spectator_is_not_told_where_in_the_log_they_talked() {
    let hall = Hall::new();
    let plan = NewTable {
        spectators: Spectators::Welcome { delay: 60 },
        ..rome(vec![SeatPlan::Me, SeatPlan::Open])
    };
    let table = begun(&hall, plan).await;
    for hall in [&hall, &hall.another()] {
        let done = hall.ask("eva", &table, "talk", chat("hello")).await;
        assert_eq!(done.unwrap().seq, 0);
    }
    // Nor is anybody else, who may have talked before they sat down: asked again, it is answered alike.
    let done = hall.ask("bo", &table, "talk", chat("hello")).await.unwrap();
    assert_eq!(done.seq, 0);
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
            .news(Some(&bo), &table.id, None, LogPart::After(after), 30)
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

/// A log as somebody is told it who comes late and looks back, page by page.
async fn looked_back(hall: &Hall, user: Option<&Who>, table: &TableInfo, last: Seq) -> Vec<News> {
    let mut log: Vec<News> = Vec::new();
    let mut before = last + 1;
    while before > 1 {
        let part = LogPart::Before(before);
        let page = hall.tables.news(user, &table.id, None, part, 7);
        let page = page.await.unwrap();
        before = page.first().expect("a page ends where it should").seq;
        log.splice(..0, page);
    }
    log
}

#[tokio::test]
async fn who_looks_back_is_told_what_was_told_then() {
    let plan = NewTable {
        title: samples::with_secrets().to_owned(),
        spectators: Spectators::Welcome { delay: 60 },
        ..rome(vec![SeatPlan::Me, SeatPlan::Open])
    };
    for settings in [
        Settings::default(),
        // The beginning is forgotten.
        Settings {
            snapshot_every: 8,
            ..Settings::default()
        },
    ] {
        let hall = Hall::with(settings);
        let table = begun(&hall, plan.clone()).await;
        let people = [Some(who("ana")), Some(who("bo")), None];
        let mut told: [Vec<News>; 3] = [const { Vec::new() }; 3];
        for number in 0..60 {
            play(&hall, &table, 1).await;
            let line = chat(&format!("move {number}"));
            let id = format!("talk{number}");
            hall.ask("bo", &table, &id, line).await.unwrap();
            hall.clock.pass(5_000);
            hall.tables.keep_snapshots().await;
            for (user, told) in people.iter().zip(&mut told) {
                let seen = told.last().map(|news| news.seq);
                let update = hall
                    .tables
                    .update(user.as_ref(), &table.id, None, seen)
                    .await;
                told.extend(update.unwrap().into_iter().flat_map(|update| update.news));
            }
        }
        let [ana, bo, spectator] = &told;
        assert!(spectator.len() < ana.len(), "spectators are behind");
        assert_ne!(ana, bo, "hands are hidden");
        // Neither a process that was there nor one that comes later tells anything else.
        for hall in [&hall, &hall.another()] {
            for (user, told) in people.iter().zip(&told) {
                let last = told.last().unwrap().seq;
                let log = looked_back(hall, user.as_ref(), &table, last).await;
                assert_eq!(log.len() as Seq, last);
                assert_eq!(log, *told);
                let ahead = LogPart::Before(last + 20);
                let ahead = hall.tables.news(user.as_ref(), &table.id, None, ahead, 19);
                assert_eq!(ahead.await.unwrap(), [], "nobody is told what comes");
            }
        }
    }
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
async fn a_frame_is_the_update_as_the_wire_has_it() {
    for title in [samples::in_turns(), samples::at_once()] {
        let hall = Hall::new();
        let plan = NewTable {
            title: title.to_owned(),
            ..rome(vec![SeatPlan::Me, SeatPlan::Open])
        };
        let table = begun(&hall, plan).await;
        play(&hall, &table, 10).await;
        let last = hall.last(&table);
        for user in [None, Some(who("ana")), Some(who("bo"))] {
            for since in [None, Some(last - 3)] {
                let (user, tables) = (user.as_ref(), &hall.tables);
                let frame = tables.frame(user, &table.id, None, since).await.unwrap();
                let update = tables.update(user, &table.id, None, since).await.unwrap();
                let (seq, text) = frame.expect("something was missed");
                let update = update.expect("something was missed");
                assert!(update.position.is_some() && !update.news.is_empty());
                assert_eq!(seq, last);
                let frame: ServerFrame = serde_json::from_str(&text).unwrap();
                assert_eq!(frame, ServerFrame::Table(Box::new(update)));
            }
        }
    }
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

#[tokio::test]
async fn whoever_is_waited_for_finds_it_in_the_list_of_their_tables_and_nobody_else_does() {
    let hall = Hall::new();
    let table = begun(&hall, rome(vec![SeatPlan::Me, SeatPlan::Open])).await;
    let turn = async |name: &str| {
        let mine = Browse {
            member: Some(name.into()),
            limit: 10,
            ..Browse::default()
        };
        let list = hall.tables.list(Some(&who(name)), &mine).await.unwrap();
        list.tables.first().and_then(|info| info.your_turn)
    };
    let mut waited_for = Vec::new();
    for step in 0..12 {
        hall.clock.pass(60_000);
        let since = hall.clock.now();
        play(&hall, &table, 1).await;
        hall.clock.pass(1_000);
        let (ana, bo) = (turn("ana").await, turn("bo").await);
        // Where one at a time acts, one of them is waited for, since the last step.
        assert_ne!(ana.is_some(), bo.is_some(), "at step {step}");
        assert_eq!(ana.or(bo), Some(since));
        waited_for.push(ana.is_some());
        let public = hall.tables.info(None, &table.id, None).await.unwrap();
        assert_eq!(public.your_turn, None);
        let eva = who("eva");
        let hers = hall.tables.info(Some(&eva), &table.id, None).await.unwrap();
        assert_eq!(hers.your_turn, None);
    }
    assert!(waited_for.contains(&true) && waited_for.contains(&false));
    hall.ask("bo", &table, "gone", TableCommand::Resign { seat: 1 })
        .await
        .unwrap();
    assert_eq!(
        turn("ana").await,
        None,
        "a game that is over waits for nobody"
    );
}
