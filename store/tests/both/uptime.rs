//! The time that all processes share.

use pantheon_tables::{Beat, Outage, SILENCE, Uptime};

fn steady(now: u64) -> Beat {
    Beat {
        now,
        outages: Vec::new(),
    }
}

fn after(now: u64, outages: &[(u64, u64)]) -> Beat {
    let outage = |&(began, ended): &(u64, u64)| Outage { began, ended };
    Beat {
        now,
        outages: outages.iter().map(outage).collect(),
    }
}

both! {
    async fn who_beats_learns_the_latest_time_and_nobody_turns_it_back(place) {
        let (one, two) = (place.open().await, place.open().await);
        assert_eq!(one.beat(10_000, None).await, Ok(steady(10_000)));
        assert_eq!(two.beat(7_000, None).await, Ok(steady(10_000)));
        assert_eq!(two.beat(13_000, Some(10_000)).await, Ok(steady(13_000)));
        assert_eq!(one.beat(13_000, Some(10_000)).await, Ok(steady(13_000)));
    }

    async fn silence_is_an_outage_that_every_process_learns_of_once(place) {
        let (one, two) = (place.open().await, place.open().await);
        one.beat(10_000, None).await.unwrap();
        two.beat(10_000, None).await.unwrap();
        let late = 10_000 + SILENCE;
        assert_eq!(one.beat(late, Some(10_000)).await, Ok(steady(late)));
        let back = late + 7_200_000;
        let told = after(back, &[(late, back)]);
        assert_eq!(one.beat(back, Some(late)).await, Ok(told.clone()));
        assert_eq!(two.beat(late + 1_000, Some(10_000)).await, Ok(told), "it was told to the one who is behind");
        assert_eq!(two.beat(back + 1, Some(back)).await, Ok(steady(back + 1)));
    }

    async fn a_process_that_starts_learns_of_all_outages_that_a_clock_may_have_counted(place) {
        {
            let store = place.open().await;
            store.beat(10_000, None).await.unwrap();
            store.beat(30_000, Some(10_000)).await.unwrap();
            store.close().await;
        }
        let store = place.open().await;
        let told = after(90_000, &[(10_000, 30_000), (30_000, 90_000)]);
        assert_eq!(store.beat(90_000, None).await, Ok(told));
        let year = 401 * 24 * 60 * 60 * 1_000;
        let told = after(year, &[(90_000, year)]);
        assert_eq!(store.beat(year, None).await, Ok(told), "older than any turn");
    }

    async fn two_that_beat_at_once_find_one_outage(place) {
        let (one, two) = (place.open().await, place.open().await);
        one.beat(10_000, None).await.unwrap();
        let (a, b) = tokio::join!(one.beat(50_000, Some(10_000)), two.beat(50_000, Some(10_000)));
        let told = after(50_000, &[(10_000, 50_000)]);
        assert_eq!((a, b), (Ok(told.clone()), Ok(told)));
    }
}
