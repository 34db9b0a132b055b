//! Bot accounts: everybody at the table is told that a program plays there, and so does the record.

use pantheon_engine::Record;
use pantheon_tables::{Fact, Setup, Who};
use pantheon_wire::{CommandId, PersonKind, Problem, SeatPlan, TableCommand, TableId, TableInfo};

use crate::hall::{Hall, READY, rome, who};

fn program(name: &str) -> Who {
    Who {
        kind: PersonKind::Bot,
        ..who(name)
    }
}

async fn ask(hall: &Hall, by: &Who, table: &TableId, command: TableCommand) -> Result<(), Problem> {
    let id = CommandId(format!("{}-{}", by.name, hall.store.last(table)));
    let done = hall.tables.perform(by, table, None, &id, &command, None);
    done.await.map(|_| ())
}

fn programs(info: &TableInfo) -> Vec<bool> {
    info.seats.iter().map(|seat| seat.program).collect()
}

fn kinds(record: &str) -> Vec<String> {
    let record = Record::parse(record).unwrap();
    let seats = record.header.seats.iter();
    seats.map(|seat| seat.kind.clone()).collect()
}

#[tokio::test]
async fn a_bot_account_is_told_and_recorded_as_a_program() {
    let hall = Hall::new();
    let (host, guest) = (program("robo"), who("bo"));
    let plan = rome(vec![SeatPlan::Me, SeatPlan::Open]);
    let table = hall
        .tables
        .create(&host, &"make".into(), plan)
        .await
        .unwrap();
    let join = TableCommand::Join { seat: None };
    ask(&hall, &guest, &table.id, join).await.unwrap();
    ask(&hall, &guest, &table.id, READY).await.unwrap();
    ask(&hall, &host, &table.id, TableCommand::Start)
        .await
        .unwrap();
    for process in [&hall, &hall.another()] {
        assert_eq!(programs(&process.info(&table).await), [true, false]);
    }
    let give_up = TableCommand::Resign { seat: 1 };
    ask(&hall, &guest, &table.id, give_up).await.unwrap();
    let record = hall.tables.record(None, &table.id, None).await.unwrap();
    assert_eq!(kinds(record.text()), ["program", "human"]);
}

#[tokio::test]
async fn a_program_that_joins_is_one_in_the_next_game_too() {
    let hall = Hall::new();
    let (host, guest) = (who("ana"), program("robo"));
    let plan = rome(vec![SeatPlan::Me, SeatPlan::Open]);
    let table = hall
        .tables
        .create(&host, &"make".into(), plan)
        .await
        .unwrap();
    let join = TableCommand::Join { seat: None };
    ask(&hall, &guest, &table.id, join).await.unwrap();
    ask(&hall, &guest, &table.id, READY).await.unwrap();
    ask(&hall, &host, &table.id, TableCommand::Start)
        .await
        .unwrap();
    let give_up = TableCommand::Resign { seat: 0 };
    ask(&hall, &host, &table.id, give_up).await.unwrap();
    let record = hall.tables.record(None, &table.id, None).await.unwrap();
    assert_eq!(kinds(record.text()), ["human", "program"]);
    ask(&hall, &host, &table.id, TableCommand::Rematch)
        .await
        .unwrap();
    let next = hall.info(&table).await.rematch.unwrap();
    let next = hall.tables.info(Some(&host), &next, None).await.unwrap();
    assert_eq!(programs(&next), [false, true]);
}

#[test]
fn what_earlier_releases_kept_is_read_as_it_was_meant() {
    let joined: Fact = serde_json::from_str(r#"{"joined":{"seat":1,"name":"Rui"}}"#).unwrap();
    let person = Fact::Joined {
        seat: 1,
        name: "Rui".to_owned(),
        program: false,
    };
    assert_eq!(joined, person);
    assert_eq!(
        serde_json::to_string(&person).unwrap(),
        r#"{"joined":{"seat":1,"name":"Rui"}}"#
    );
    let setup = r#"{"plan":{"title":"a-title","seats":["me"]},"host":"u","host_name":"Ana","seed":"","key":"",
        "made":1,"rules":1,"content":"","rematch_of":null}"#;
    let setup: Setup = serde_json::from_str(setup).unwrap();
    assert!(!setup.host_program);
}
