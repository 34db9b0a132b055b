//! Single moments of records: what could be done there, and what is worth what.

use pantheon_wasm::Replay;
use pantheon_wire::{
    Code, Problem, PuzzleOpened, PuzzlePosition, ReviewClass, ReviewLines, ReviewLooked,
    ReviewRetried, ReviewRetry,
};
use serde_json::Value;

use crate::records::kept;

fn look(replay: &mut Replay, entries: u32) -> Vec<ReviewLines> {
    match serde_json::from_str(&replay.look(entries)).unwrap() {
        ReviewLooked::Lines(lines) => lines,
        ReviewLooked::Error(problem) => panic!("{problem}"),
    }
}

fn pose(replay: &mut Replay, entries: u32, seat: u8) -> PuzzlePosition {
    match serde_json::from_str(&replay.pose(entries, seat)).unwrap() {
        PuzzleOpened::Puzzle(posed) => *posed,
        PuzzleOpened::Error(problem) => panic!("{problem}"),
    }
}

fn retry(
    replay: &mut Replay,
    entries: u32,
    seat: u8,
    action: &Value,
) -> Result<ReviewRetry, Problem> {
    match serde_json::from_str(&replay.retry(entries, seat, &action.to_string())).unwrap() {
        ReviewRetried::Retried(retried) => Ok(*retried),
        ReviewRetried::Error(problem) => Err(problem),
    }
}

/// The shortest kept game.
fn shortest() -> String {
    let (_, text) = kept()
        .into_iter()
        .min_by_key(|(_, text)| text.len())
        .unwrap();
    text
}

/// A moment at which somebody has something to choose, and whose.
fn choice(replay: &mut Replay) -> (u32, ReviewLines) {
    (0..30)
        .find_map(|entries| {
            let lines = look(replay, entries);
            let lines = lines.into_iter().find(|lines| lines.candidates.len() > 1)?;
            Some((entries, lines))
        })
        .expect("something is to be chosen early on")
}

#[test]
fn a_moment_tells_the_best_lines_and_why() {
    let mut replay = Replay::open(&shortest());
    let (entries, lines) = choice(&mut replay);
    assert!(!lines.why.is_empty(), "that nothing is clear is said too");
    assert_eq!(lines.views.len(), lines.candidates.len());
    let sorted = lines.candidates.is_sorted_by(|a, b| a.chance >= b.chance);
    assert!(sorted, "the best comes first");
    for (candidate, views) in lines.candidates.iter().zip(&lines.views) {
        assert_eq!(candidate.line.len(), views.len());
        assert_eq!(candidate.line[0].seat, lines.seat);
        // The first step begins with what its player sees, and nothing more.
        let posed = pose(&mut replay, entries, lines.seat);
        assert_eq!(posed.position.sights[0].view, views[0]);
    }
    assert_eq!(
        look(&mut replay, entries)[0].candidates.len(),
        lines.candidates.len()
    );
}

#[test]
fn a_decision_is_taken_again() {
    let mut replay = Replay::open(&shortest());
    let (entries, lines) = choice(&mut replay);
    let seat = lines.seat;
    let posed = pose(&mut replay, entries, seat);
    let legal = posed.position.sights[0].legal.clone();
    assert!(legal.len() > 1 && !posed.news.is_empty());
    let best = &lines.candidates[0].line[0].action;
    let good = retry(&mut replay, entries, seat, best).unwrap();
    assert_eq!(
        (good.tried.action == *best, good.solved),
        (true, true),
        "{good:?}"
    );
    assert_eq!(replay.why(entries, seat, &best.to_string()), "null");
    // Everything that can be done is worth something, and only what loses little is a solution.
    for choice in legal.iter().take(6) {
        let tried = retry(&mut replay, entries, seat, &choice.action).unwrap();
        assert_eq!(tried.solved, tried.class <= ReviewClass::Good, "{tried:?}");
        assert!((0.0..=1.0).contains(&tried.loss));
        let weighed = tried.lines.candidates.iter();
        assert!(
            weighed
                .clone()
                .any(|one| one.line[0].action == choice.action)
        );
    }
}

#[test]
fn what_can_not_be_is_refused() {
    let mut replay = Replay::open(&shortest());
    let (entries, lines) = choice(&mut replay);
    let none = Value::from("no such action");
    assert!(retry(&mut replay, entries, lines.seat, &none).is_err());
    assert_ne!(replay.why(entries, lines.seat, &none.to_string()), "null");
    let far = retry(&mut replay, 1_000_000, lines.seat, &none).unwrap_err();
    assert_eq!(far.code, Code::NotFound);
    assert!(matches!(
        serde_json::from_str(&replay.pose(entries, 77)).unwrap(),
        PuzzleOpened::Error(_)
    ));
    let looked: ReviewLooked = serde_json::from_str(&Replay::open("").look(3)).unwrap();
    assert!(matches!(looked, ReviewLooked::Error(_)));
}
