//! Opening databases: new ones, ours, and others'.

use pantheon_store::{OpenError, Options, Store};
use pantheon_tables::TableStore;

use crate::samples::{add, make, places, ready};

both! {
    async fn a_new_database_is_made_ready_and_an_old_one_is_left_as_it_is(place) {
        let store = place.open().await;
        let table = make(&store, "t").await;
        store.close().await;
        let again = place.open().await;
        assert_eq!(places(&again, &table).await, Ok(vec![1]));
    }

    async fn several_open_a_new_database_at_once(place) {
        let tasks: Vec<_> = (0..12).map(|_| {
            let place = place.clone();
            tokio::spawn(async move { place.open().await })
        }).collect();
        let mut stores = Vec::new();
        for task in tasks {
            stores.push(task.await.unwrap());
        }
        let table = make(&stores[0], "t").await;
        for store in &stores {
            assert_eq!(places(store, &table).await, Ok(vec![1]));
        }
    }

    async fn commits_are_on_the_disk_when_they_return(place) {
        let store = place.open().await;
        let durability = store.durability().await.unwrap();
        let expected = if place.folder.is_some() {
            // 2 is FULL.
            "journal_mode=wal synchronous=2 foreign_keys=1"
        } else {
            "synchronous_commit=on fsync=on"
        };
        assert_eq!(durability, expected);
    }

    async fn a_newer_database_is_refused(place) {
        place.open().await.close().await;
        let (success, checksum) = if place.folder.is_some() { ("1", "x''") } else { ("true", "''::bytea") };
        place.tamper(&format!(
            "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
             VALUES (999, 'later', {success}, {checksum}, 1)"
        )).await;
        let refused = Store::open(&place.url, &Options::default()).await.err().unwrap();
        assert!(matches!(refused, OpenError::Newer { found: 999, ours: 4.. }), "{refused:?}");
        assert!(refused.to_string().contains("run the newer version"));
    }

    async fn a_process_works_on_a_schema_that_a_later_release_has_expanded(place) {
        let running = place.open().await;
        let before = make(&running, "before").await;
        // What a later release does when it starts, by the rule for changes of the schema.
        let (success, checksum) = if place.folder.is_some() { ("1", "x''") } else { ("true", "''::bytea") };
        for sql in [
            "CREATE TABLE later (id TEXT NOT NULL PRIMARY KEY)",
            "ALTER TABLE tables ADD COLUMN later TEXT",
            "ALTER TABLE log ADD COLUMN later INTEGER NOT NULL DEFAULT 0",
            "ALTER TABLE sessions ADD COLUMN later TEXT",
            &format!(
                "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
                 VALUES (999, 'expand: later', {success}, {checksum}, 1)"
            ),
        ] {
            place.tamper(sql).await;
        }
        // Whoever runs goes on, and whoever starts anew does so too.
        let anew = place.open().await;
        for (store, name) in [(&running, "one"), (&anew, "two")] {
            let table = make(store, name).await;
            add(store, &table, &ready(2, "ann", "c")).await;
            let number = if name == "one" { 2 } else { 3 };
            add(store, &before, &ready(number, "ann", name)).await;
        }
        for store in [&running, &anew] {
            for (name, rows) in [("before", 3), ("one", 2), ("two", 2)] {
                let stored = store.load(&name.into(), true).await.unwrap().unwrap();
                assert_eq!(stored.rows.len(), rows, "{name}");
            }
        }
    }

    async fn a_schema_that_is_not_ours_is_refused(place) {
        place.open().await.close().await;
        let checksum = if place.folder.is_some() { "x'00'" } else { "'other'::bytea" };
        place.tamper(&format!("UPDATE _sqlx_migrations SET checksum = {checksum}")).await;
        let refused = Store::open(&place.url, &Options::default()).await.err().unwrap();
        assert!(matches!(refused, OpenError::Other { version: 1 }), "{refused:?}");
    }

    async fn the_schema_keeps_what_does_not_belong_out(place) {
        use sqlx::Executor as _;
        let store = place.open().await;
        make(&store, "t").await;
        let nonsense = [
            "INSERT INTO log (table_id, seq, at, fact, worded) VALUES ('none', 1, 1, '', 0)",
            "INSERT INTO log (table_id, seq, at, fact, worded) VALUES ('t', 1, 1, '', 0)",
            "INSERT INTO log (table_id, seq, at, fact, worded) VALUES ('t', 2, 'soon', '', 0)",
            "INSERT INTO members (table_id, user_id) VALUES ('none', 'ann')",
            "INSERT INTO sessions (hash, user_id, kind, made, seen, label) VALUES ('h', 'none', 'cookie', 1, 1, '')",
        ];
        for sql in nonsense {
            let refused = match place.other().await {
                crate::place::Other::Lite(mut connection) => connection.execute(sql).await.err(),
                crate::place::Other::Pg(mut connection) => connection.execute(sql).await.err(),
            };
            assert!(refused.is_some(), "{sql}");
        }
        assert_eq!(store.load(&crate::samples::table("t"), true).await.unwrap().unwrap().rows.len(), 1);
    }
}

#[tokio::test]
async fn an_address_that_is_none_is_refused_without_telling_it() {
    for url in [
        "",
        "mysql://ann:secret@host/db",
        "sqlite:",
        "sqlite::memory:",
        "postgres://ann:secret@host:nonsense/db",
    ] {
        let refused = Store::open(url, &Options::default()).await.err().unwrap();
        assert!(matches!(refused, OpenError::BadUrl), "{url}: {refused:?}");
        assert!(!refused.to_string().contains("secret"));
    }
}

#[tokio::test]
async fn a_file_that_is_no_database_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("notes.txt");
    std::fs::write(
        &file,
        "this is not a database, it is a text about one".repeat(100),
    )
    .unwrap();
    let url = format!("sqlite:{}", file.display());
    let refused = Store::open(&url, &Options::default()).await.err().unwrap();
    assert!(matches!(refused, OpenError::Damaged(_)), "{refused:?}");
    let url = format!(
        "sqlite:{}",
        folder.path().join("no/such/folder.db").display()
    );
    let refused = Store::open(&url, &Options::default()).await.err().unwrap();
    assert!(matches!(refused, OpenError::Unreachable(_)), "{refused:?}");
}
