//! The same record and plan give the same review, and no record makes it panic.

use pantheon_games::{ShelfError, samples, title, titles};
use pantheon_review::begin;

use crate::games::{LITTLE, game, opened, reviewed};

#[test]
fn threads_change_nothing() {
    for title in titles() {
        let record = game(title.info().id, &["greedy", "greedy:noise=1"], 5);
        let mut alone = opened(&record, LITTLE);
        while !alone.is_done() {
            alone.step();
        }
        let pool = rayon::ThreadPoolBuilder::new().num_threads(3).build();
        let together = pool.unwrap().install(|| reviewed(&record, LITTLE));
        assert_eq!(alone.report(), together, "{}", title.info().id);
        let texts = [&alone.report(), &together].map(|it| serde_json::to_string(it).unwrap());
        assert_eq!(texts[0], texts[1]);
    }
}

#[test]
fn every_moment_has_its_lines() {
    for title in titles() {
        let record = game(title.info().id, &["greedy", "greedy"], 6);
        let review = opened(&record, LITTLE);
        let moments = review.report().moments.len();
        let mut seen = 0;
        for moment in (0..moments).step_by(1 + moments / 12) {
            for lines in review.look(moment) {
                for candidate in &lines.candidates {
                    assert_eq!(candidate.line[0].seat, lines.seat);
                    assert!((0.0..=1.0).contains(&candidate.chance));
                    seen += 1;
                }
            }
        }
        assert!(seen > 0);
        assert!(review.look(moments - 1).is_empty());
        assert!(review.look(usize::MAX).is_empty());
    }
}

#[test]
fn what_is_no_true_record_is_refused() {
    let shelf = title(samples::in_turns()).unwrap();
    let good = game(samples::in_turns(), &["random", "random"], 2);
    assert!(begin(shelf.as_ref(), &good, LITTLE).is_ok());
    let mut other = good.clone();
    other.header.title = "no such title".to_owned();
    let refused = begin(shelf.as_ref(), &other, LITTLE).err();
    assert!(matches!(refused, Some(ShelfError::UnknownTitle { .. })));
    let mut diverged = good.clone();
    diverged.entries.remove(0);
    assert!(begin(shelf.as_ref(), &diverged, LITTLE).is_err());
    let mut empty = good;
    empty.header.seats.clear();
    assert!(begin(shelf.as_ref(), &empty, LITTLE).is_err());
}
