//! The daily deals.

use pantheon_store::{
    DailyCount, DailyStore, DealName, MemoryDailies, NewResult, PeopleStore, Store,
};
use pantheon_wire::{DailyMark, DailyScore, Settings, UserId};

fn deal(title: &str) -> DealName {
    DealName {
        day: "2026-11-19".to_owned(),
        title: title.to_owned(),
        deal: "d1".to_owned(),
    }
}

fn new<'a>(attempt: &'a str, lead: i32, record: &'a str) -> NewResult<'a> {
    NewResult {
        attempt,
        score: DailyScore {
            lead,
            points: 40,
            rank: 1,
        },
        record,
        now: 7,
    }
}

async fn guest(store: &Store, id: &str) -> UserId {
    let user = UserId::from(id);
    let name = id.to_uppercase();
    assert!(
        store
            .add_guest(&user, &name, &Settings::default(), 1)
            .await
            .unwrap()
    );
    user
}

/// What holds wherever it is kept.
async fn first_counts(store: &dyn DailyStore) {
    let (x, ana, bea) = (deal("x"), UserId::from("ana"), UserId::from("bea"));
    assert_eq!(store.daily_play(&x, &ana).await.unwrap().begun, 0);
    for _ in 0..2 {
        let begun = store.begin_daily(&x, &ana, "a1").await.unwrap();
        assert_eq!((begun.begun, begun.attempt.as_deref()), (1, Some("a1")));
    }
    let result = store
        .finish_daily(&x, &ana, &new("a1", -3, "one"))
        .await
        .unwrap();
    assert_eq!(
        (result.mark, result.score.lead, result.at),
        (DailyMark::First, -3, 7)
    );
    let again = store
        .finish_daily(&x, &ana, &new("a1", 30, "two"))
        .await
        .unwrap();
    assert_eq!(again, result);
    assert_eq!(store.begin_daily(&x, &ana, "a2").await.unwrap().begun, 1);
    store.begin_daily(&x, &bea, "b1").await.unwrap();
    assert_eq!(store.begin_daily(&x, &bea, "b2").await.unwrap().begun, 2);
    let second = store
        .finish_daily(&x, &bea, &new("b2", 9, "three"))
        .await
        .unwrap();
    assert_eq!(second.mark, DailyMark::Practised);
    let eva = UserId::from("eva");
    let third = store
        .finish_daily(&x, &eva, &new("e", 9, "four"))
        .await
        .unwrap();
    assert_eq!(third.mark, DailyMark::Unwatched);
    let counts = store.daily_counts(&x).await.unwrap();
    let count = |lead, first, count| DailyCount { lead, first, count };
    assert_eq!(counts, [count(-3, true, 1), count(9, false, 2)]);
    let best = store.daily_best(&x).await.unwrap().unwrap();
    assert_eq!((best.score.lead, best.record.as_str()), (-3, "one"));
    assert_eq!(store.daily_counts(&deal("y")).await.unwrap(), []);
    assert!(store.daily_best(&deal("y")).await.unwrap().is_none());
}

#[tokio::test]
async fn in_memory_the_first_result_counts_too() {
    first_counts(&MemoryDailies::default()).await;
}

both! {
    async fn the_first_result_counts(place) {
        first_counts(&place.open().await).await;
    }

    async fn of_two_results_at_once_one_is_kept_and_both_are_told_it(place) {
        let (one, other) = (place.open().await, place.open().await);
        let (x, ana) = (deal("x"), UserId::from("ana"));
        let (here, there) = (new("a", 1, "one"), new("a", 2, "two"));
        let both = tokio::join!(one.finish_daily(&x, &ana, &here), other.finish_daily(&x, &ana, &there));
        assert_eq!(both.0.unwrap(), both.1.unwrap());
        let counts = one.daily_counts(&x).await.unwrap();
        assert_eq!(counts.iter().map(|count| count.count).sum::<u32>(), 1);
    }

    async fn the_best_game_is_kept_whole_with_the_name_of_whoever_played_it(place) {
        let store = place.open().await;
        let x = deal("x");
        let long = "line\n".repeat(50_000);
        for (id, lead) in [("ana", 3), ("bea", 8), ("eva", 8)] {
            let user = guest(&store, id).await;
            store.begin_daily(&x, &user, "1").await.unwrap();
            let record = format!("{id}\n{long}");
            store.finish_daily(&x, &user, &new("1", lead, &record)).await.unwrap();
        }
        let best = place.open().await.daily_best(&x).await.unwrap().unwrap();
        assert_eq!((best.name.as_str(), best.score.lead), ("BEA", 8));
        assert_eq!(best.record, format!("bea\n{long}"));
        store.delete(&UserId::from("bea"), 9).await.unwrap();
        let best = store.daily_best(&x).await.unwrap().unwrap();
        assert_eq!((best.name.as_str(), best.score.lead), ("", 8));
        let counts = store.daily_counts(&x).await.unwrap();
        assert_eq!(counts.iter().map(|count| count.count).sum::<u32>(), 2);
    }

    async fn what_is_long_over_is_counted_and_nobody_is_named(place) {
        let store = place.open().await;
        let x = deal("x");
        let ana = guest(&store, "ana").await;
        let bea = guest(&store, "bea").await;
        store.begin_daily(&x, &ana, "1").await.unwrap();
        store.finish_daily(&x, &ana, &new("1", 3, "one")).await.unwrap();
        store.begin_daily(&deal("y"), &bea, "1").await.unwrap();
        let before = store.daily_counts(&x).await.unwrap();
        assert_eq!(store.count_dailies("2026-11-19", 10).await, Ok(0));
        assert_eq!(store.daily_play(&deal("y"), &bea).await.unwrap().begun, 1);
        assert_eq!(store.count_dailies("2026-11-20", 10).await, Ok(1));
        assert_eq!(store.count_dailies("2026-11-20", 10).await, Ok(0));
        assert_eq!(store.daily_counts(&x).await.unwrap(), before);
        assert!(store.daily_play(&x, &ana).await.unwrap().result.is_none());
        assert_eq!(store.daily_play(&deal("y"), &bea).await.unwrap().begun, 0);
        assert_eq!(store.daily_best(&x).await.unwrap().unwrap().record, "one");
        // What comes too late all the same isn't counted again.
        let late = store.finish_daily(&x, &bea, &new("1", 5, "late")).await.unwrap();
        assert_eq!(late.score.lead, 5);
        assert_eq!(store.daily_counts(&x).await.unwrap(), before);
    }
}
