//! Backups of a database that is in use.

use std::path::Path;

use pantheon_store::{BackupError, Identity, Lock, Opener, Options, RestoreError, Store, restore};
use pantheon_tables::TableStore;

use crate::samples::{add, make, places, said};
use crate::small_disk::SmallDisk;

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
        store.backup(&to, None).await.unwrap();
        for writer in writers {
            writer.await.unwrap();
        }
        let twice = store.backup(&to, None).await;
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
        store.backup(&folder.join("b.db"), None).await.unwrap();
        let nowhere = store
            .backup(&folder.join("no/such/folder/b.db"), None)
            .await;
        assert!(nowhere.is_err());
    });
}

#[test]
fn postgres_has_tools_of_its_own() {
    crate::place::on_postgres(|place| async move {
        let store = place.open().await;
        let refused = store.backup(Path::new("backup.db"), None).await;
        assert!(
            matches!(refused, Err(BackupError::NotSqlite)),
            "{refused:?}"
        );
    });
}

const SECRET: &str = "AGE-SECRET-KEY-1GFPYYSJZGFPYYSJZGFPYYSJZGFPYYSJZGFPYYSJZGFPYYSJZGFPQ4EGAEX";

fn identity() -> Identity {
    SECRET.parse().unwrap()
}

fn lock() -> Lock {
    Lock::Recipients(vec![identity().recipient()])
}

fn opener() -> Opener {
    Opener::Identities(vec![identity()])
}

/// The names of what lies in a folder and isn't complete.
fn halves(folder: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(folder).unwrap();
    let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    names.filter(|name| name.contains(".part")).collect()
}

#[test]
fn an_encrypted_backup_says_nothing_and_is_restored_by_whom_it_is_for() {
    crate::place::on_sqlite(|place| async move {
        let store = place.open().await;
        let table = make(&store, "t").await;
        add(&store, &table, &said(2, "ann", "a secret among friends")).await;
        let folder = place.folder.as_ref().unwrap().path();
        let (file, back) = (folder.join("b.db.age"), folder.join("back.db"));
        store.backup(&file, Some(&lock())).await.unwrap();
        let bytes = std::fs::read(&file).unwrap();
        assert!(bytes.starts_with(b"age-encryption.org/v1\n"));
        let words = b"a secret among friends";
        assert!(!bytes.windows(words.len()).any(|some| some == words));
        assert_eq!(halves(folder), [""; 0]);

        let closed = restore(&file, None, &back).await;
        assert!(matches!(closed, Err(RestoreError::Locked)), "{closed:?}");
        restore(&file, Some(opener()), &back).await.unwrap();
        assert_eq!(halves(folder), [""; 0]);
        let url = format!("sqlite:{}", back.display());
        let copy = Store::open(&url, &Options::default()).await.unwrap();
        assert_eq!(
            copy.load(&table, true).await.unwrap(),
            store.load(&table, true).await.unwrap()
        );
        copy.close().await;
    });
}

#[test]
fn nothing_is_restored_over_a_database_or_from_what_is_none_or_damaged() {
    crate::place::on_sqlite(|place| async move {
        let store = place.open().await;
        let table = make(&store, "t").await;
        for seq in 2..200 {
            add(&store, &table, &said(seq, "ann", &"words ".repeat(20))).await;
        }
        let folder = place.folder.as_ref().unwrap().path();
        let (file, back) = (folder.join("b.db"), folder.join("back.db"));
        store.backup(&file, None).await.unwrap();

        std::fs::write(folder.join("back.db-wal"), "of another").unwrap();
        let refused = restore(&file, None, &back).await;
        assert!(
            matches!(refused, Err(RestoreError::Leftover(_))),
            "{refused:?}"
        );
        std::fs::remove_file(folder.join("back.db-wal")).unwrap();
        restore(&file, None, &back).await.unwrap();
        let refused = restore(&file, None, &back).await;
        assert!(
            matches!(refused, Err(RestoreError::Exists(_))),
            "{refused:?}"
        );
        std::fs::remove_file(&back).unwrap();

        let whole = std::fs::read(&file).unwrap();
        let mut damaged = whole.clone();
        let middle = damaged.len() / 2;
        damaged[middle..middle + 9000].fill(0x5a);
        for bytes in [&damaged[..], &whole[..middle], b"a text", b""] {
            std::fs::write(&file, bytes).unwrap();
            restore(&file, None, &back).await.unwrap_err();
            assert!(!back.exists());
            assert_eq!(halves(folder), [""; 0]);
        }
    });
}

#[test]
fn a_backup_that_finds_no_room_says_so_and_leaves_nothing() {
    let Some(disk) = SmallDisk::mount(2) else {
        return;
    };
    crate::place::on_sqlite(|place| async move {
        let store = place.open().await;
        let table = make(&store, "t").await;
        add(&store, &table, &said(2, "ann", "words")).await;
        let filler = disk.fill();
        for lock in [None, Some(lock())] {
            let file = disk.path().join("b.db");
            let refused = store.backup(&file, lock.as_ref()).await.unwrap_err();
            assert!(refused.is_no_space(), "{refused:?}");
            assert!(!file.exists());
            assert_eq!(halves(disk.path()), [""; 0]);
        }
        drop(filler);
        let file = disk.path().join("b.db");
        store.backup(&file, Some(&lock())).await.unwrap();
        let folder = place.folder.as_ref().unwrap().path();
        restore(&file, Some(opener()), &folder.join("back.db"))
            .await
            .unwrap();
    });
}

/// The program whose format it is.
fn age() -> Option<String> {
    let program = std::env::var("PANTHEON_TEST_AGE").unwrap_or_default();
    if program.is_empty() || program == "none" {
        println!("Not run: PANTHEON_TEST_AGE names no age. `cargo xtask test` does.");
        return None;
    }
    Some(program)
}

#[test]
fn the_program_age_opens_what_we_close_and_closes_what_we_open() {
    let Some(age) = age() else {
        return;
    };
    crate::place::on_sqlite(|place| async move {
        let store = place.open().await;
        make(&store, "t").await;
        let folder = place.folder.as_ref().unwrap().path();
        let at = |name: &str| folder.join(name);
        std::fs::write(at("key"), SECRET).unwrap();
        store.backup(&at("ours.age"), Some(&lock())).await.unwrap();
        let run = |args: &[&str]| {
            let done = std::process::Command::new(&age)
                .args(args)
                .current_dir(folder)
                .output()
                .unwrap();
            assert!(done.status.success(), "{done:?}");
        };
        run(&["--decrypt", "-i", "key", "-o", "plain.db", "ours.age"]);
        restore(&at("plain.db"), None, &at("one.db")).await.unwrap();
        let recipient = identity().recipient().to_string();
        run(&["-r", &recipient, "-o", "theirs.age", "plain.db"]);
        restore(&at("theirs.age"), Some(opener()), &at("two.db"))
            .await
            .unwrap();
        assert_eq!(
            std::fs::read(at("one.db")).unwrap(),
            std::fs::read(at("two.db")).unwrap()
        );
    });
}
