//! Sums: chances are one together, and all changes together are the result.

use pantheon_games::{Setup, samples, title, titles};
use pantheon_wire::{Review, ReviewCause};

use crate::games::{LITTLE, game, opened, reviewed};

/// As small as the sum of a game's changes may be wrong.
const EXACT: f64 = 1.0e-9;

fn booked(review: &Review, party: usize) -> f64 {
    let changes = review.moments.iter().flat_map(|moment| &moment.changes);
    changes.map(|change| change.by[party]).sum()
}

fn adds_up(review: &Review, what: &str) {
    let parties = review.seats.len() + usize::from(review.automa);
    let mut before = &review.start;
    for (place, moment) in review.moments.iter().enumerate() {
        assert_eq!(moment.chances.len(), parties, "{what} at {place}");
        let sum: f64 = moment.chances.iter().sum();
        assert!((sum - 1.0).abs() < EXACT, "{what} at {place}: {sum}");
        assert_eq!(before.len(), parties, "{what} at {place}");
        for (party, before) in before.iter().enumerate() {
            let here: f64 = moment.changes.iter().map(|change| change.by[party]).sum();
            let change = moment.chances[party] - before;
            assert!(
                (here - change).abs() < EXACT,
                "{what} at {place}: {here} {change}"
            );
        }
        before = &moment.chances;
    }
    let last = review.moments.last().unwrap();
    for player in &review.players {
        let seat = usize::from(player.seat);
        let result = player.result.expect("the game is over");
        assert!((last.chances[seat] - result).abs() < EXACT);
        let whole = result - review.start[seat];
        assert!((booked(review, seat) - whole).abs() < EXACT, "{what}");
        let causes = [
            player.luck,
            player.decisions,
            player.revelations,
            player.time,
            player.noise,
        ];
        assert!((causes.iter().sum::<f64>() - whole).abs() < EXACT, "{what}");
        // What was hidden has come out.
        assert!(player.revelations.abs() < EXACT, "{what}");
    }
}

#[test]
fn all_changes_together_are_the_result() {
    for title in titles() {
        let info = title.info();
        for seats in info.min_seats..=info.max_seats {
            let bots = ["greedy:noise=0.5", "greedy", "random", "greedy"];
            let record = game(info.id, &bots[..seats.into()], seats.into());
            let review = reviewed(&record, LITTLE);
            let what = format!("{} for {seats}", info.id);
            adds_up(&review, &what);
            assert!(review.over && review.done == review.pieces, "{what}");
            // Something was decided, and no game is without luck.
            let has = |cause| {
                let mut changes = review.moments.iter().flat_map(|moment| &moment.changes);
                changes.any(|change| change.cause == cause)
            };
            assert!(
                has(ReviewCause::Decision) && has(ReviewCause::Luck),
                "{what}"
            );
            let revealed = has(ReviewCause::Revelation);
            assert!(info.hidden_information || !revealed, "{what}");
        }
    }
}

/// Nothing is lost where there is nothing to choose, and nothing is gained by choosing.
#[test]
fn only_choices_lose() {
    for title in titles() {
        let record = game(title.info().id, &["greedy:noise=2", "random"], 3);
        let review = reviewed(&record, LITTLE);
        assert!(!review.turns.is_empty());
        let mut lost = 0;
        for turn in &review.turns {
            assert!(turn.class.is_some() && turn.loss >= 0.0);
            let sum: f64 = turn.decisions.iter().map(|decision| decision.loss).sum();
            assert!((turn.loss - sum).abs() < EXACT);
            for decision in &turn.decisions {
                assert!(decision.choices > 1 && decision.weighed);
                assert!((0.0..=1.0).contains(&decision.loss) && decision.error.is_finite());
                assert_eq!(decision.chosen.seat, turn.seat);
                let firsts = decision.candidates.iter().map(|it| &it.line[0]);
                let all: Vec<_> = firsts.collect();
                assert!(all.contains(&&decision.chosen), "{decision:?}");
                assert!(decision.loss == 0.0 || *all[0] != decision.chosen);
                lost += u32::from(decision.loss > 0.0);
            }
        }
        assert!(lost > 0, "{}: random play loses something", title.info().id);
        // Every step was somebody's decision, or nothing was decided in it.
        let decided = |entry| {
            let mut all = review.turns.iter().flat_map(|turn| &turn.decisions);
            all.any(|decision| decision.entry == entry)
        };
        for moment in &review.moments {
            let books = moment
                .changes
                .iter()
                .any(|change| change.cause == ReviewCause::Decision);
            assert!(!books || decided(moment.entry), "{moment:?}");
        }
    }
}

/// A glance shows every moment, and what isn't known yet isn't told.
#[test]
fn the_graph_is_there_before_the_rest() {
    let record = game(samples::in_turns(), &["greedy", "random"], 1);
    let mut review = opened(&record, LITTLE);
    let nothing = review.report();
    assert!(
        nothing
            .moments
            .iter()
            .all(|moment| moment.chances.is_empty())
    );
    assert!(
        nothing
            .players
            .iter()
            .all(|player| player.accuracy.is_none())
    );
    for _ in 0..nothing.moments.len() {
        review.step();
    }
    let glance = review.report();
    assert!(
        glance
            .moments
            .iter()
            .all(|moment| !moment.chances.is_empty())
    );
    assert!(glance.turns.iter().all(|turn| turn.class.is_none()));
    assert!(glance.start.is_empty());
    while !review.is_done() {
        review.step();
    }
    adds_up(&review.report(), "step by step");
}

/// What was taken back is no part of the game, and every moment is found in the record.
#[test]
fn what_was_taken_back_is_left_out() {
    let mut found = 0;
    for title in titles() {
        let mut table = title.set_up(&Setup::default()).unwrap();
        for _ in 0..40 {
            let Some(seat) = table.to_act().first() else {
                break;
            };
            let action = table.legal(seat)[0].action.clone();
            table.act(seat, &action, 0).unwrap();
            if table.can_undo(seat).is_ok() {
                table.undo(seat, 0).unwrap();
                table.act(seat, &action, 0).unwrap();
                found += 1;
                break;
            }
        }
        let seat = |number: u8| pantheon_engine::RecordedSeat {
            name: format!("Player {number}"),
            kind: "human".to_owned(),
        };
        let record = table.record((0..2).map(seat).collect()).unwrap();
        let review = reviewed(&record, LITTLE);
        assert_eq!(review.moments.len(), table.steps() as usize + 1);
        let last = review.moments.last().unwrap();
        assert_eq!(last.entry, record.footer.entries);
        assert!(!review.over && review.players.iter().all(|player| player.result.is_none()));
        for (place, moment) in review.moments.iter().enumerate().skip(1) {
            let there = title_at(&record, moment.entry);
            assert_eq!(there, place as u32);
        }
    }
    assert!(found > 0, "something can be taken back somewhere");
}

fn title_at(record: &pantheon_engine::Record, entry: u32) -> u32 {
    let title = title(&record.header.title).unwrap();
    title.replay(record, Some(entry as usize)).unwrap().steps()
}
