//! Reviewing records piece by piece.

use pantheon_wasm::Review;
use pantheon_wire::ReviewFound;

use crate::records::kept;

fn report(review: &Review) -> pantheon_wire::Review {
    match serde_json::from_str(&review.report()).unwrap() {
        ReviewFound::Review(review) => *review,
        ReviewFound::Error(problem) => panic!("{problem}"),
    }
}

#[test]
fn a_review_grows_piece_by_piece() {
    let (name, text) = kept()
        .into_iter()
        .min_by_key(|(_, text)| text.len())
        .unwrap();
    let mut review = Review::open(&text, 20);
    let all = report(&review).pieces;
    assert_eq!(review.step(0), all, "{name}");
    // A glance at every moment comes first.
    let moments = report(&review).moments.len() as u32;
    assert_eq!(review.step(moments), all - moments);
    let glance = report(&review);
    assert!(
        glance
            .moments
            .iter()
            .all(|moment| !moment.chances.is_empty())
    );
    assert!(glance.turns.iter().all(|turn| turn.class.is_none()));
    while review.step(7) > 0 {}
    let whole = report(&review);
    assert_eq!((whole.done, whole.pieces), (all, all));
    assert!(whole.turns.iter().all(|turn| turn.class.is_some()));
}

#[test]
fn nonsense_is_no_review() {
    for text in ["", "{}", "\n", "\u{0}"] {
        let mut review = Review::open(text, 20);
        assert_eq!(review.step(5), 0);
        let found: ReviewFound = serde_json::from_str(&review.report()).unwrap();
        assert!(matches!(found, ReviewFound::Error(_)));
    }
}
