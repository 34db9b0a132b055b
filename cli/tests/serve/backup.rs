//! `pantheon backup` of a running server, and the way back that docs/operate.md describes.

use pantheon_games::samples;
use pantheon_wire::{Me, NewTable, SeatPlan, TableInfo};

use crate::process::{Place, Process, pantheon};

#[tokio::test]
async fn what_was_backed_up_while_it_ran_is_there_after_the_loss_of_everything() {
    let folder = tempfile::tempdir().unwrap();
    let (data, file) = (folder.path().join("data"), folder.path().join("copy.db"));
    let place = Place::folder(&data);
    let process = Process::start(&place);
    let (me, _) = process.server().guest("Ana").await.unwrap();
    let plan: NewTable = serde_json::from_value(serde_json::json!({
        "title": samples::with_secrets(),
        "seats": [SeatPlan::Me, SeatPlan::Open],
    }))
    .unwrap();
    let before = me.make_table(&plan).await.unwrap();

    let backup = || {
        let mut command = pantheon();
        command.arg("backup").arg(&file).arg("--data").arg(&data);
        command.output().unwrap()
    };
    let output = backup();
    assert!(output.status.success(), "{output:?}");
    assert_eq!(backup().status.code(), Some(4), "a file is never replaced");
    let after = me.make_table(&plan).await.unwrap();
    process.kill();
    std::fs::remove_dir_all(&data).unwrap();

    // The page says: make the data folder, and put the copy there as pantheon.db.
    std::fs::create_dir(&data).unwrap();
    std::fs::copy(&file, data.join("pantheon.db")).unwrap();
    let process = Process::start(&place);
    let me = me.moved(process.address()).unwrap();
    let who: Me = me.get("/api/me").await.unwrap();
    assert_eq!(who.person.name, "Ana");
    let table: TableInfo = me.get(&format!("/api/tables/{}", before.id)).await.unwrap();
    assert_eq!(table.seq, before.seq);
    let lost = me
        .get::<TableInfo>(&format!("/api/tables/{}", after.id))
        .await;
    assert!(lost.unwrap_err().problem().is_some());
}

#[test]
fn nothing_is_copied_or_made_where_no_database_is() {
    let folder = tempfile::tempdir().unwrap();
    let (data, file) = (folder.path().join("typo"), folder.path().join("copy.db"));
    let mut command = pantheon();
    command.arg("backup").arg(&file).arg("--data").arg(&data);
    let output = command.output().unwrap();
    assert_eq!(output.status.code(), Some(3), "{output:?}");
    assert!(!data.exists() && !file.exists());
}

#[test]
fn there_is_no_copy_of_a_database_that_has_its_own_way_to_make_one() {
    let folder = tempfile::tempdir().unwrap();
    let output = pantheon()
        .arg("backup")
        .arg(folder.path().join("copy"))
        .args(["--database", "postgres://nobody@127.0.0.1:1/none"])
        .output()
        .unwrap();
    assert_ne!(output.status.code(), Some(0));
    assert!(!folder.path().join("copy").exists());
}
