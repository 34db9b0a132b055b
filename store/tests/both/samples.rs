//! Tables and rows to keep.

use pantheon_games::TITLES;
use pantheon_store::Store;
use pantheon_tables::{Appended, Fact, Network, Row, Setup, StoreError, Summary, TableStore};
use pantheon_wire::{
    Access, CommandId, NewTable, SeatPlan, Seq, Spectators, Status, TableId, TimeControl, UserId,
};
use serde_json::json;

pub(crate) fn table(name: &str) -> TableId {
    name.into()
}

pub(crate) fn user(name: &str) -> UserId {
    name.into()
}

pub(crate) fn setup(host: &str) -> Setup {
    Setup {
        plan: NewTable {
            title: TITLES[0].id.to_owned(),
            options: json!({}),
            seats: vec![
                SeatPlan::Me,
                SeatPlan::HotSeat {
                    name: "Grandma".to_owned(),
                },
                SeatPlan::Open,
            ],
            access: Access::Public,
            pace: TimeControl::Untimed,
            hints: false,
            take_over: 3,
            spectators: Spectators::default(),
        },
        host: user(host),
        host_name: format!("{host} the Great"),
        host_program: false,
        seed: "00ff".repeat(8),
        key: "sesame".to_owned(),
        made: 1000,
        rules: 1,
        content: "abc".to_owned(),
        edition: None,
        rematch_of: None,
        entropy: Vec::new(),
        network: Network {
            near: "next door".to_owned(),
            wide: "down the road".to_owned(),
        },
    }
}

pub(crate) fn summary() -> Summary {
    Summary {
        status: Status::Gathering,
        access: Access::Public,
        members: vec![user("ann")],
        due: None,
    }
}

pub(crate) fn row(seq: Seq, by: &str, command: Option<&str>, fact: Fact) -> Row {
    Row {
        seq,
        at: 1000 + u64::from(seq),
        by: Some(user(by)),
        command: command.map(CommandId::from),
        fact,
    }
}

pub(crate) fn first(host: &str) -> Row {
    row(1, host, Some("make"), Fact::Made)
}

pub(crate) fn said(seq: Seq, by: &str, text: &str) -> Row {
    let fact = Fact::Said {
        name: by.to_owned(),
        text: text.to_owned(),
    };
    row(seq, by, None, fact)
}

/// A row without anything in it but its place.
pub(crate) fn ready(seq: Seq, by: &str, command: &str) -> Row {
    let fact = Fact::Ready {
        ready: true,
        entropy: None,
    };
    row(seq, by, Some(command), fact)
}

/// Keeps a table of Ann's, with one row.
pub(crate) async fn make(store: &Store, name: &str) -> TableId {
    let table = table(name);
    let made = store
        .create(&table, &setup("ann"), &first("ann"), &summary())
        .await;
    assert_eq!(made, Ok(Appended::Done));
    table
}

/// Appends a row and expects it to be kept.
pub(crate) async fn add(store: &Store, table: &TableId, row: &Row) {
    assert_eq!(store.append(table, row, None).await, Ok(Appended::Done));
}

/// All places of a table's log.
pub(crate) async fn places(store: &Store, table: &TableId) -> Result<Vec<Seq>, StoreError> {
    let rows = store.rows(table, 0, u32::MAX).await?;
    Ok(rows.into_iter().map(|row| row.seq).collect())
}
