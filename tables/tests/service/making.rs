//! New tables.

use pantheon_tables::Settings;
use pantheon_wire::{
    Access, Code, CommandId, NewTable, SeatKind, SeatPlan, Status, TableCommand, TimeControl,
};
use serde_json::json;

use crate::hall::{BOT, Hall, begun, code, rome, who};

#[tokio::test]
async fn the_same_command_makes_a_table_once() {
    let hall = Hall::new();
    let plan = rome(vec![SeatPlan::Me, BOT]);
    let id = CommandId::from("1");
    let first = hall
        .tables
        .create(&who("ana"), &id, plan.clone())
        .await
        .unwrap();
    assert_eq!(first.status, Status::Gathering);
    assert!(first.key.is_some());
    let again = hall.tables.create(&who("ana"), &id, plan.clone()).await;
    assert_eq!(again.as_ref(), Ok(&first));
    let elsewhere = hall.another();
    let again = elsewhere
        .tables
        .create(&who("ana"), &id, plan.clone())
        .await;
    assert_eq!(again.as_ref(), Ok(&first));
    assert_eq!(hall.store.all().len(), 1);
    let other = rome(vec![SeatPlan::Me, BOT, BOT]);
    assert_eq!(
        code(hall.tables.create(&who("ana"), &id, other).await),
        Code::Malformed
    );
    let theirs = hall
        .tables
        .create(&who("bo"), &id, plan.clone())
        .await
        .unwrap();
    assert_ne!(theirs.id, first.id);
    let unsound = CommandId::from("");
    assert_eq!(
        code(hall.tables.create(&who("ana"), &unsound, plan).await),
        Code::Malformed
    );
}

#[tokio::test]
async fn bad_plans_are_refused_and_nothing_is_made() {
    let hall = Hall::new();
    let good = rome(vec![SeatPlan::Me, BOT]);
    let bad = [
        (
            NewTable {
                title: "chess".to_owned(),
                ..good.clone()
            },
            Code::UnknownTitle,
        ),
        (
            NewTable {
                seats: vec![BOT; 9],
                ..good.clone()
            },
            Code::BadSetup,
        ),
        (
            NewTable {
                seats: vec![SeatPlan::Me, SeatPlan::Me],
                ..good.clone()
            },
            Code::BadSetup,
        ),
        (
            NewTable {
                options: json!({ "colour": 1 }),
                ..good.clone()
            },
            Code::BadOptions,
        ),
        (
            NewTable {
                take_over: 9,
                ..good.clone()
            },
            Code::OutOfBounds,
        ),
        (
            NewTable {
                seats: vec![SeatPlan::Me, SeatPlan::Bot { level: 0 }],
                ..good.clone()
            },
            Code::OutOfBounds,
        ),
        (
            NewTable {
                pace: TimeControl::Days { days: 0 },
                ..good.clone()
            },
            Code::OutOfBounds,
        ),
        (
            NewTable {
                pace: TimeControl::Clock {
                    bank: u32::MAX,
                    increment: 0,
                },
                ..good
            },
            Code::OutOfBounds,
        ),
    ];
    for (number, (plan, expected)) in bad.into_iter().enumerate() {
        let id = CommandId(number.to_string());
        assert_eq!(
            code(hall.tables.create(&who("ana"), &id, plan).await),
            expected
        );
    }
    assert!(hall.store.all().is_empty());
}

#[tokio::test]
async fn nobody_makes_too_many_tables() {
    let hall = Hall::with(Settings {
        tables_each: 2,
        ..Settings::default()
    });
    let plan = rome(vec![SeatPlan::Me, SeatPlan::Open]);
    let first = hall.make("ana", plan.clone()).await;
    hall.make("ana", plan.clone()).await;
    let one_more = CommandId::from("more");
    let third = hall
        .tables
        .create(&who("ana"), &one_more, plan.clone())
        .await;
    assert_eq!(code(third), Code::TooMany);
    // Where they only sit doesn't count, and neither does what is over.
    let theirs = hall.make("bo", plan.clone()).await;
    hall.ask("ana", &theirs, "1", TableCommand::Join { seat: None })
        .await
        .unwrap();
    hall.ask("ana", &first, "1", TableCommand::Close)
        .await
        .unwrap();
    hall.tables
        .create(&who("ana"), &one_more, plan)
        .await
        .unwrap();
}

#[tokio::test]
async fn the_same_people_play_again_at_one_table() {
    let hall = Hall::new();
    let plan = NewTable {
        access: Access::Private,
        ..rome(vec![
            SeatPlan::Me,
            SeatPlan::Invited,
            BOT,
            SeatPlan::HotSeat {
                name: "Dan".to_owned(),
            },
        ])
    };
    let table = begun(&hall, plan).await;
    let early = hall.ask("bo", &table, "r0", TableCommand::Rematch).await;
    assert_eq!(code(early), Code::WrongTime);
    assert_eq!(hall.store.all().len(), 1);
    hall.ask("bo", &table, "r", TableCommand::Resign { seat: 1 })
        .await
        .unwrap();
    assert_eq!(hall.info(&table).await.status, Status::Over);
    assert_eq!(
        code(hall.ask("eve", &table, "r", TableCommand::Rematch).await),
        Code::NotYours
    );
    let done = hall
        .ask("bo", &table, "r1", TableCommand::Rematch)
        .await
        .unwrap();
    let next = done.table.clone().expect("a table was made");
    assert_eq!(
        hall.another()
            .ask("bo", &table, "r1", TableCommand::Rematch)
            .await,
        Ok(done)
    );
    let late = hall.ask("ana", &table, "r2", TableCommand::Rematch).await;
    assert_eq!(code(late), Code::WrongTime);
    assert_eq!(hall.store.all().len(), 2);
    let info = hall
        .tables
        .info(Some(&who("ana")), &next, None)
        .await
        .unwrap();
    assert_eq!(info.rematch_of, Some(table.id.clone()));
    assert_eq!(info.host, "bo".into());
    let seats: Vec<_> = info
        .seats
        .iter()
        .map(|s| (s.kind, s.user.as_ref().map(|u| u.0.as_str())))
        .collect();
    assert_eq!(
        seats,
        [
            (SeatKind::Person, Some("ana")),
            (SeatKind::Person, Some("bo")),
            (SeatKind::Bot, None),
            (SeatKind::Person, Some("ana")),
        ]
    );
    assert_eq!(hall.info(&table).await.rematch, Some(next));
}
