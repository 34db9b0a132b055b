//! The way back to a release that knows no packed logs.

use std::path::Path;
use std::process::Command;

use pantheon_store::{Options, PeopleStore as _, Store};
use pantheon_tables::{Stored, TableStore as _};
use pantheon_wire::{TableCommand, TableId, TableInfo};

use crate::player::{perform, seed, sit_down};
use crate::process::{Place, Process, pantheon};

/// Later than anything that happens here.
const LATER: u64 = 1 << 60;

async fn stored(store: &Store, table: &TableId) -> Stored {
    store.load(table, true).await.unwrap().unwrap()
}

fn unpack(data: &Path) -> String {
    let mut command: Command = pantheon();
    let output = command.arg("unpack").arg("--data").arg(data).output();
    let output = output.unwrap();
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_a_server_has_packed_is_unpacked_for_the_release_before() {
    let folder = tempfile::tempdir().unwrap();
    let place = Place::folder(folder.path());
    let process = Process::start(&place);
    let clients = sit_down(&process.server(), &process.server(), seed()).await;
    let table = clients[0].table.clone();
    for (seat, client) in (0..).zip(&clients) {
        let info: TableInfo = client
            .server
            .get(&format!("/api/tables/{table}"))
            .await
            .unwrap();
        if info.ending.is_none() {
            let give_up = TableCommand::Resign { seat };
            perform(&client.server, &table, "give-up", give_up).await;
        }
    }
    process.signal("TERM");
    assert!(process.wait().success());

    let url = format!("sqlite:{}", folder.path().join("pantheon.db").display());
    let store = Store::open(&url, &Options::default()).await.unwrap();
    let before = stored(&store, &table).await;
    assert!(before.over);
    assert_eq!(store.pack(LATER, false, 9).await.unwrap().packed, 1);
    assert_eq!(stored(&store, &table).await.rows, before.rows);

    // A server serves it as if it weren't packed.
    let process = Process::start(&place);
    let server = clients[0].server.moved(process.address()).unwrap();
    let record = server.record(&table).await.unwrap();
    process.kill();
    assert_eq!(unpack(folder.path()).trim(), "1 log unpacked.");
    assert_eq!(unpack(folder.path()).trim(), "0 logs unpacked.");
    let process = Process::start(&place);
    let server = clients[0].server.moved(process.address()).unwrap();
    assert_eq!(server.record(&table).await.unwrap(), record);
    assert_eq!(stored(&store, &table).await.rows, before.rows);
    store.close().await;
}
