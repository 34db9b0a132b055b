//! The time that all processes share.

use std::time::Instant;

use pantheon_store::Store;
use pantheon_tables::{Dated, Outage, SILENCE, Uptime};

use crate::place::Place;

/// A process that beats by a clock of the test's own. The store's clock goes on meanwhile.
struct Process {
    store: Store,
    known: Option<Dated>,
    begun: Instant,
}

impl Process {
    async fn at(place: &Place) -> Self {
        Self {
            store: place.open().await,
            known: None,
            begun: Instant::now(),
        }
    }

    /// Beats, and is told of these outages and of a time: this one, or as much later as the test has taken.
    async fn beats(&mut self, now: u64, time: u64, outages: &[(u64, u64)]) {
        let beat = self.store.beat(now, self.known).await.unwrap();
        self.known = Some(beat.now);
        let told: Vec<_> = beat
            .outages
            .iter()
            .map(|&Outage { began, ended }| (began, ended))
            .collect();
        assert_eq!(told, outages);
        // Two times of the store's clock are rounded.
        let (least, most) = (time, time + self.begun.elapsed().as_millis() as u64 + 2);
        let told = beat.now.time;
        assert!((least..=most).contains(&told), "{told}: {least} to {most}");
    }
}

async fn two(place: &Place) -> (Process, Process) {
    (Process::at(place).await, Process::at(place).await)
}

both! {
    async fn who_beats_learns_the_latest_time_and_nobody_turns_it_back(place) {
        let (mut one, mut two) = two(&place).await;
        one.beats(10_000, 10_000, &[]).await;
        two.beats(7_000, 10_000, &[]).await;
        two.beats(13_000, 13_000, &[]).await;
        one.beats(13_000, 13_000, &[]).await;
    }

    async fn who_is_behind_is_told_how_late_it_is_by_now_and_not_how_late_it_was(place) {
        let (mut one, mut two) = two(&place).await;
        one.beats(501_000, 501_000, &[]).await;
        // It was said two seconds ago.
        place.tamper("UPDATE uptime SET dated = dated - 2000").await;
        two.beats(0, 503_000, &[]).await;
        // What was told is kept, so a third that comes now learns no less.
        let mut three = Process::at(&place).await;
        three.begun = one.begun;
        three.beats(0, 503_000, &[]).await;
    }

    async fn in_an_outage_no_beat_grows_older(place) {
        let (mut one, mut two) = two(&place).await;
        one.beats(501_000, 501_000, &[]).await;
        let long = SILENCE + 1;
        place.tamper(&format!("UPDATE uptime SET dated = dated - {long}")).await;
        two.beats(0, 501_000, &[]).await;
    }

    async fn a_beat_of_the_release_before_has_no_age(place) {
        let (mut one, mut two) = two(&place).await;
        one.beats(10_000, 10_000, &[]).await;
        place.tamper("UPDATE uptime SET dated = dated - 2000").await;
        place.tamper("UPDATE uptime SET beat = 13000 WHERE one = 1 AND beat < 13000").await;
        let beat = two.store.beat(7_000, None).await.unwrap();
        assert_eq!(beat.now.time, 13_000);
        // And so it works beside this one, which dates its own.
        one.beats(16_000, 16_000, &[]).await;
        place.tamper("UPDATE uptime SET dated = dated - 2000").await;
        two.known = None;
        two.beats(0, 18_000, &[]).await;
    }

    async fn silence_is_an_outage_that_every_process_learns_of_once(place) {
        let (mut one, mut two) = two(&place).await;
        one.beats(10_000, 10_000, &[]).await;
        two.beats(10_000, 10_000, &[]).await;
        let late = one.known.unwrap().time + SILENCE;
        one.beats(late, late, &[]).await;
        let back = late + 7_200_000;
        let told = [(late, back)];
        one.beats(back, back, &told).await;
        // It was told to the one who is behind.
        two.beats(late + 1_000, back, &told).await;
        let on = two.known.unwrap().time + 1;
        two.beats(on, on, &[]).await;
    }

    async fn a_process_that_starts_learns_of_all_outages_that_a_clock_may_have_counted(place) {
        {
            let mut process = Process::at(&place).await;
            process.beats(10_000, 10_000, &[]).await;
            process.beats(30_000, 30_000, &[(10_000, 30_000)]).await;
            process.store.close().await;
        }
        let mut process = Process::at(&place).await;
        process.beats(90_000, 90_000, &[(10_000, 30_000), (30_000, 90_000)]).await;
        let year = 401 * 24 * 60 * 60 * 1_000;
        // Others are older than any turn.
        process.known = None;
        process.beats(year, year, &[(90_000, year)]).await;
    }

    async fn two_that_beat_at_once_find_one_outage(place) {
        let (mut one, mut two) = two(&place).await;
        one.beats(10_000, 10_000, &[]).await;
        two.known = one.known;
        let told = [(10_000, 50_000)];
        tokio::join!(one.beats(50_000, 50_000, &told), two.beats(50_000, 50_000, &told));
    }
}
