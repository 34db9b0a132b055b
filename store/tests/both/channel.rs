//! What PostgreSQL lets processes tell each other. SQLite has no such thing.

use std::time::Duration;

use pantheon_store::{Channel, Heard, Listener, Store};

use crate::place::{on_postgres, on_sqlite};

/// As long as something may take that must not hang.
const NEVER: Duration = Duration::from_mins(1);

async fn next(listener: &mut Listener) -> Heard {
    let heard = tokio::time::timeout(NEVER, listener.next()).await;
    heard.expect("nothing is heard").expect("the line is there")
}

fn channel(store: &Store) -> Channel {
    store.channel().expect("PostgreSQL has one")
}

#[test]
fn a_file_has_no_channel() {
    on_sqlite(|place| async move {
        assert!(place.open().await.channel().is_none());
    });
}

#[test]
fn what_a_process_says_is_heard_by_all() {
    on_postgres(|place| async move {
        let (one, two) = (place.open().await, place.open().await);
        let mut here = channel(&one).listen().await.unwrap();
        let mut there = channel(&two).listen().await.unwrap();
        let long = "x".repeat(Channel::LONGEST);
        for said in ["hello", &long] {
            channel(&two).say(said).await.unwrap();
            let said = Heard::Said(said.to_owned());
            assert_eq!(next(&mut here).await, said);
            assert_eq!(next(&mut there).await, said);
        }
        let longer = "x".repeat(Channel::LONGEST + 1);
        assert!(channel(&two).say(&longer).await.is_err());
        two.close().await;
        one.close().await;
        assert!(here.next().await.is_err(), "it ends with its store");
    });
}

#[test]
fn a_cut_line_is_said_and_mended() {
    on_postgres(|place| async move {
        let (one, two) = (place.open().await, place.open().await);
        let mut listener = channel(&one).listen().await.unwrap();
        place
            .tamper(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'",
            )
            .await;
        assert_eq!(next(&mut listener).await, Heard::Interrupted);
        channel(&two).say("hello").await.unwrap();
        assert_eq!(next(&mut listener).await, Heard::Said("hello".to_owned()));
    });
}
