//! Who may do what, and who may see what.

use pantheon_tables::{Browse, LogPart};
use pantheon_wire::{
    Access, Code, CommandId, Happened, NewTable, SeatKind, SeatPlan, Spectators, Status,
    TableCommand, TableInfo, TakeOver,
};
use serde_json::json;

use crate::hall::{BOT, Hall, READY, begun, chat, code, rome, who};

#[tokio::test]
async fn a_private_table_is_not_there_for_others() {
    let hall = Hall::new();
    let plan = NewTable {
        access: Access::Private,
        hints: true,
        ..rome(vec![SeatPlan::Me, SeatPlan::Invited])
    };
    let table = begun(&hall, plan).await;
    let (id, stranger) = (&table.id, who("eve"));
    for key in [None, Some("wrong")] {
        for user in [None, Some(&stranger)] {
            assert_eq!(code(hall.tables.info(user, id, key).await), Code::NotFound);
            assert_eq!(
                code(hall.tables.update(user, id, key, None).await),
                Code::NotFound
            );
            assert_eq!(
                code(hall.tables.frame(user, id, key, Some(1)).await),
                Code::NotFound
            );
            assert_eq!(
                code(hall.tables.news(user, id, key, LogPart::After(0), 10).await),
                Code::NotFound
            );
            assert_eq!(
                code(hall.tables.record(user, id, key).await),
                Code::NotFound
            );
        }
        for (number, command) in every_command().into_iter().enumerate() {
            let name = CommandId(format!("{number}"));
            let answer = hall
                .tables
                .perform(&stranger, id, key, &name, &command, None);
            assert_eq!(code(answer.await), Code::NotFound, "{command:?}");
        }
    }
    assert_eq!(
        code(hall.tables.hint(&stranger, id, 0).await),
        Code::NotFound
    );
    let all = Browse {
        limit: 9,
        ..Browse::default()
    };
    let list = hall.tables.list(Some(&stranger), &all).await.unwrap();
    assert!(list.tables.is_empty());
    let list = hall.tables.list(Some(&who("bo")), &all).await.unwrap();
    assert_eq!(list.tables.len(), 1);
    // With the key they may look on, but are not told the key.
    let key = table.key.as_deref();
    let found = hall.tables.info(Some(&stranger), id, key).await.unwrap();
    assert_eq!(found.key, None);
}

fn every_command() -> Vec<TableCommand> {
    use TableCommand as Do;
    vec![
        Do::Join { seat: None },
        Do::Join { seat: Some(1) },
        Do::Leave,
        READY,
        Do::Plan { seat: 1, plan: BOT },
        Do::Start,
        Do::Close,
        Do::Act {
            seat: 0,
            action: json!("pass"),
        },
        Do::Undo { seat: 0 },
        Do::Offer {
            seat: 0,
            what: pantheon_wire::OfferKind::Pause,
        },
        Do::Answer {
            seat: 0,
            offer: 1,
            answer: pantheon_wire::OfferAnswer::Agree,
        },
        Do::Resume,
        Do::Resign { seat: 0 },
        Do::Return { seat: 0 },
        Do::CallBot { seat: 0 },
        Do::Rematch,
    ]
}

#[tokio::test]
async fn a_stranger_can_do_nothing_at_a_public_table_but_talk() {
    let hall = Hall::new();
    let table = begun(&hall, rome(vec![SeatPlan::Me, SeatPlan::Open])).await;
    let before = hall.last(&table);
    for (number, command) in every_command().into_iter().enumerate() {
        let answer = hall
            .ask("eve", &table, &number.to_string(), command.clone())
            .await;
        let code = code(answer);
        assert!(
            matches!(code, Code::NotYours | Code::WrongTime),
            "{command:?} {code:?}"
        );
    }
    // And those who sit can't do it for another seat.
    for (number, command) in every_command().into_iter().enumerate() {
        let foreign = match command {
            TableCommand::Act { .. }
            | TableCommand::Undo { .. }
            | TableCommand::Offer { .. }
            | TableCommand::Answer { .. }
            | TableCommand::Resign { .. }
            | TableCommand::Return { .. } => command,
            _ => continue,
        };
        let id = format!("foreign-{number}");
        let answer = hall.ask("bo", &table, &id, foreign.clone()).await;
        assert_eq!(code(answer), Code::NotYours, "{foreign:?}");
    }
    assert_eq!(
        code(hall.tables.hint(&who("eve"), &table.id, 0).await),
        Code::NotYours
    );
    assert_eq!(hall.last(&table), before, "nothing has changed");
    hall.ask("eve", &table, "talk", chat("hello"))
        .await
        .unwrap();
}

#[tokio::test]
async fn who_has_no_key_takes_an_open_seat_and_not_one_for_the_invited() {
    let hall = Hall::new();
    let plan = rome(vec![SeatPlan::Me, SeatPlan::Invited, SeatPlan::Open]);
    let table = hall.make("ana", plan).await;
    let open = TableInfo {
        key: None,
        ..table.clone()
    };
    let invited = TableCommand::Join { seat: Some(1) };
    assert_eq!(
        code(hall.ask("eve", &open, "1", invited.clone()).await),
        Code::NotYours
    );
    hall.ask("eve", &open, "2", TableCommand::Join { seat: None })
        .await
        .unwrap();
    assert_eq!(hall.info(&table).await.seats[2].user, Some("eve".into()));
    let full = hall
        .ask("bo", &open, "1", TableCommand::Join { seat: None })
        .await;
    assert_eq!(code(full), Code::NotYours);
    hall.ask("bo", &table, "2", invited).await.unwrap();
    assert_eq!(hall.info(&table).await.seats[1].user, Some("bo".into()));
}

#[tokio::test]
async fn a_game_that_nobody_may_watch_is_seen_by_its_players_only() {
    let hall = Hall::new();
    let plan = NewTable {
        spectators: Spectators::Nobody,
        ..rome(vec![SeatPlan::Me, SeatPlan::Open])
    };
    let table = begun(&hall, plan).await;
    let eve = who("eve");
    for user in [None, Some(&eve)] {
        assert_eq!(
            code(hall.tables.update(user, &table.id, None, None).await),
            Code::NotAllowed
        );
        assert_eq!(
            code(
                hall.tables
                    .news(user, &table.id, None, LogPart::After(0), 9)
                    .await
            ),
            Code::NotAllowed
        );
        hall.tables.info(user, &table.id, None).await.unwrap();
    }
    assert_eq!(
        code(hall.ask("eve", &table, "1", chat("psst")).await),
        Code::NotYours
    );
    assert!(
        hall.tables
            .update(Some(&who("bo")), &table.id, None, None)
            .await
            .unwrap()
            .is_some()
    );
}

#[tokio::test]
async fn advice_is_for_ones_own_seat_where_the_table_allows_it() {
    let hall = Hall::new();
    let strict = begun(&hall, rome(vec![SeatPlan::Me, SeatPlan::Open])).await;
    assert_eq!(
        code(hall.tables.hint(&who("ana"), &strict.id, 0).await),
        Code::NotAllowed
    );
    let plan = NewTable {
        hints: true,
        ..rome(vec![SeatPlan::Me, SeatPlan::Open])
    };
    let table = begun(&hall, plan).await;
    let update = hall
        .tables
        .update(None, &table.id, None, None)
        .await
        .unwrap()
        .unwrap();
    let turn = update.position.unwrap().to_act[0];
    let (actor, other) = if turn == 0 {
        ("ana", "bo")
    } else {
        ("bo", "ana")
    };
    let hints = hall
        .tables
        .hint(&who(actor), &table.id, turn)
        .await
        .unwrap();
    assert!(!hints.is_empty());
    assert_eq!(
        hall.tables
            .hint(&who(actor), &table.id, turn)
            .await
            .unwrap(),
        hints
    );
    assert_eq!(
        code(hall.tables.hint(&who(other), &table.id, turn).await),
        Code::NotYours
    );
    assert_eq!(
        code(hall.tables.hint(&who(other), &table.id, 1 - turn).await),
        Code::WrongTime
    );
}

#[tokio::test]
async fn who_leaves_for_good_is_played_by_a_bot_and_what_they_said_is_gone() {
    let hall = Hall::new();
    let table = begun(&hall, rome(vec![SeatPlan::Me, SeatPlan::Open])).await;
    hall.ask("bo", &table, "talk", chat("my secret"))
        .await
        .unwrap();
    hall.tables.forget(&"bo".into()).await.unwrap();
    let info = hall.info(&table).await;
    assert!(info.seats[1].sat_in);
    assert_eq!(
        info.status,
        Status::Playing,
        "the game of the others goes on"
    );
    let news = hall
        .tables
        .news(None, &table.id, None, LogPart::After(0), 99)
        .await
        .unwrap();
    let text = serde_json::to_string(&news).unwrap();
    assert!(!text.contains("my secret"));
    let gone = Happened::SatIn {
        seat: 1,
        why: TakeOver::Gone,
    };
    assert!(news.iter().any(|news| news.what == gone));
    hall.another().info(&table).await;
}

#[tokio::test]
async fn whoever_left_for_good_is_not_seated_in_the_rematch() {
    let hall = Hall::new();
    let table = begun(&hall, rome(vec![SeatPlan::Me, SeatPlan::Open])).await;
    hall.tables.forget(&"bo".into()).await.unwrap();
    hall.ask("ana", &table, "enough", TableCommand::Resign { seat: 0 })
        .await
        .unwrap();
    hall.ask("ana", &table, "again", TableCommand::Rematch)
        .await
        .unwrap();
    let next = hall.info(&table).await.rematch.expect("there is one");
    let next = hall
        .tables
        .info(Some(&who("ana")), &next, None)
        .await
        .unwrap();
    assert_eq!(next.seats[1].kind, SeatKind::Open);
    assert_eq!(next.seats[0].name.as_deref(), Some("ana"));
}

#[tokio::test]
async fn a_table_that_can_not_be_is_not_there() {
    let hall = Hall::new();
    for name in ["", "no such table", "nul\0", "é", &"x".repeat(100_000)] {
        let found = hall.tables.info(None, &name.into(), None).await;
        assert_eq!(code(found), Code::NotFound, "{name:.20}");
    }
}

/// Ana's table, where Bo and Carl sit, and from which Bo is sent away.
async fn without_bo(hall: &Hall, access: Access) -> TableInfo {
    let open = match access {
        Access::Public => SeatPlan::Open,
        Access::Private => SeatPlan::Invited,
    };
    let plan = NewTable {
        access,
        ..rome(vec![SeatPlan::Me, open.clone(), open.clone()])
    };
    let table = hall.make("ana", plan).await;
    for (name, seat) in [("bo", 1), ("carl", 2)] {
        let join = TableCommand::Join { seat: Some(seat) };
        hall.ask(name, &table, "join", join).await.unwrap();
    }
    let away = TableCommand::Plan {
        seat: 1,
        plan: open,
    };
    hall.ask("ana", &table, "away", away).await.unwrap();
    table
}

#[tokio::test]
async fn who_was_sent_away_from_a_private_table_needs_the_new_link() {
    let hall = Hall::new();
    let table = without_bo(&hall, Access::Private).await;
    let (id, old) = (&table.id, table.key.as_deref());
    let join = TableCommand::Join { seat: None };
    // A process that reads the table anew agrees.
    for hall in [&hall, &hall.another()] {
        for name in ["bo", "eve"] {
            let user = who(name);
            assert_eq!(
                code(hall.tables.info(Some(&user), id, old).await),
                Code::NotFound
            );
            assert_eq!(
                code(hall.tables.update(Some(&user), id, old, None).await),
                Code::NotFound
            );
            assert_eq!(
                code(hall.ask(name, &table, "again", join.clone()).await),
                Code::NotFound
            );
        }
        for name in ["ana", "carl"] {
            let info = hall.tables.info(Some(&who(name)), id, None).await.unwrap();
            assert!(info.key.is_some() && info.key != table.key, "{name}");
        }
    }
    let ana = hall.tables.info(Some(&who("ana")), id, None).await.unwrap();
    hall.ask("bo", &ana, "anew", join).await.unwrap();
    let bo = hall.tables.info(Some(&who("bo")), id, None).await.unwrap();
    assert_eq!(bo.key, ana.key);
}

#[tokio::test]
async fn who_was_sent_away_from_a_public_table_comes_back_only_when_invited() {
    let hall = Hall::new();
    let table = without_bo(&hall, Access::Public).await;
    let join = TableCommand::Join { seat: Some(1) };
    let without_key = TableInfo {
        key: None,
        ..table.clone()
    };
    for old in [&table, &without_key] {
        assert_eq!(
            code(hall.ask("bo", old, "again", join.clone()).await),
            Code::NotYours
        );
        assert_eq!(
            code(hall.ask("bo", old, "talk", chat("please")).await),
            Code::NotYours
        );
    }
    let ana = who("ana");
    let new = hall.tables.info(Some(&ana), &table.id, None).await.unwrap();
    hall.ask("bo", &new, "anew", join).await.unwrap();
    hall.ask("bo", &without_key, "thanks", chat("thanks"))
        .await
        .unwrap();
}

#[tokio::test]
async fn anybody_else_may_take_the_seat_of_who_was_sent_away() {
    let hall = Hall::new();
    let table = without_bo(&hall, Access::Public).await;
    let without_key = TableInfo { key: None, ..table };
    let join = TableCommand::Join { seat: None };
    hall.ask("dora", &without_key, "join", join).await.unwrap();
}
