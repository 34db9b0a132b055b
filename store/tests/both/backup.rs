//! Backups of a database that is in use.

use pantheon_store::{BackupError, Options, Store};
use pantheon_tables::TableStore;

use crate::samples::{add, make, places, said};

#[test]
fn a_backup_is_whole_while_others_write() {
    crate::place::on_sqlite(|place| async move {
        let store = place.open().await;
        let mut tables = Vec::new();
        for number in 0..20 {
            tables.push(make(&store, &format!("t{number}")).await);
        }
        let before = 30;
        for table in &tables {
            for seq in 2..=before {
                add(&store, table, &said(seq, "ann", "before the backup")).await;
            }
        }
        let writers: Vec<_> = tables
            .iter()
            .map(|table| {
                let (store, table) = (store.clone(), table.clone());
                tokio::spawn(async move {
                    for seq in before + 1..=before + 30 {
                        add(&store, &table, &said(seq, "ann", "meanwhile")).await;
                    }
                })
            })
            .collect();
        let to = place.folder.as_ref().unwrap().path().join("backup.db");
        store.backup(&to).await.unwrap();
        for writer in writers {
            writer.await.unwrap();
        }
        let twice = store.backup(&to).await;
        assert!(matches!(twice, Err(BackupError::Exists(_))), "{twice:?}");
        let url = format!("sqlite:{}", to.display());
        let copy = Store::open(&url, &Options::default()).await.unwrap();
        for table in &tables {
            // A prefix of the log, with everything that was acknowledged before the backup began.
            let rows = copy.load(table, true).await.unwrap().unwrap().rows;
            assert!(rows.len() >= before as usize, "{}", rows.len());
            assert_eq!(rows, store.rows(table, 0, rows.len() as u32).await.unwrap());
            // And it goes on from there.
            let next = rows.len() as u32 + 1;
            add(&copy, table, &said(next, "bob", "after the restore")).await;
        }
        assert_eq!(places(&store, &tables[0]).await.unwrap().len(), 60);
        let left: Vec<_> = std::fs::read_dir(to.parent().unwrap())
            .unwrap()
            .map(|entry| entry.unwrap().path())
            .filter(|path| path.extension().is_some_and(|end| end == "part"))
            .collect();
        assert!(left.is_empty(), "{left:?}");
    });
}

#[test]
fn a_backup_that_was_interrupted_is_no_backup_and_no_hindrance() {
    crate::place::on_sqlite(|place| async move {
        let store = place.open().await;
        make(&store, "t").await;
        let folder = place.folder.as_ref().unwrap().path();
        std::fs::write(folder.join("b.db.part"), "half").unwrap();
        store.backup(&folder.join("b.db")).await.unwrap();
        let nowhere = store.backup(&folder.join("no/such/folder/b.db")).await;
        assert!(nowhere.is_err());
    });
}

#[test]
fn postgres_has_tools_of_its_own() {
    crate::place::on_postgres(|place| async move {
        let store = place.open().await;
        let refused = store.backup(std::path::Path::new("backup.db")).await;
        assert!(
            matches!(refused, Err(BackupError::NotSqlite)),
            "{refused:?}"
        );
    });
}
