//! What could be done in a position that is no record's: an analysis tries it.

use std::sync::Arc;

use pantheon_bots::search::{Effort, weigh};
use pantheon_bots::{Judge, Judged, Knowledge};
use pantheon_engine::{Content, Game as _, Seat, Speak, Viewer};
use pantheon_games::{AnyMatch, ShelfError, Title};
use pantheon_wire::ReviewLines;
use serde::Deserialize as _;

use crate::decision::told;
use crate::review::Plan;

/// Where the numbers of the worlds begin in which lines are weighed.
const FIRST: u64 = 1;

/// What everybody who may act could do, weighed by what they may know, with so many iterations. The same position and
/// iterations give the same lines. `title` is the title as this game is played.
pub fn lines(
    title: &dyn Title,
    game: &dyn AnyMatch,
    iterations: u32,
) -> Result<Vec<ReviewLines>, ShelfError> {
    macro_rules! find {
        ($($name:ident: $title:ty),* $(,)?) => {
            $(
                if game.info().id == <$title>::INFO.id {
                    return typed::<$title>(title, game, iterations);
                }
            )*
        };
    }
    pantheon_games::for_each_title!(find);
    Err(ShelfError::UnknownTitle {
        asked: game.info().id.to_owned(),
        known: pantheon_games::TITLES
            .iter()
            .map(|info| info.id.to_owned())
            .collect(),
    })
}

fn typed<G: Judged + Speak>(
    title: &dyn Title,
    game: &dyn AnyMatch,
    iterations: u32,
) -> Result<Vec<ReviewLines>, ShelfError> {
    let content = Arc::new(G::Content::of(title.edition())?);
    let options = serde_json::from_value(game.options())
        .map_err(|why| ShelfError::Options(why.to_string()))?;
    let rules = G::under(title.version(), content, options, game.seats())?;
    let judge = Judge::<G>::default();
    let unread = |why: serde_json::Error| ShelfError::Action(why.to_string());
    let lines = |seat: Seat| {
        let view = G::View::deserialize(game.view(Viewer::Seat(seat))).map_err(unread)?;
        let legal: Result<Vec<G::Action>, _> = game
            .legal(seat)
            .into_iter()
            .map(|choice| G::Action::deserialize(choice.action))
            .collect();
        let known = Knowledge {
            rules: &rules,
            seat,
            view: &view,
            legal: &legal.map_err(unread)?,
            now: game.time(),
            step: game.steps(),
        };
        let weighing = weigh(&known, None, &judge, Effort::of(iterations), FIRST);
        Ok(told(&known, &judge, &weighing, Plan::of(iterations), FIRST))
    };
    game.to_act().iter().map(lines).collect()
}

#[cfg(test)]
mod tests {
    use pantheon_games::{Setup, titles};

    use super::*;

    #[test]
    fn lines_follow_from_what_a_seat_may_know() {
        for title in titles() {
            let seats = 2.max(title.info().min_seats);
            let setup = Setup {
                seats,
                ..Setup::default()
            };
            let game = title.set_up(&setup).unwrap();
            let found = lines(title.as_ref(), game.as_ref(), 40).unwrap();
            assert_eq!(found.len(), usize::from(game.to_act().len()));
            for lines in &found {
                let seat = Seat::new(lines.seat).unwrap();
                let legal = game.legal(seat);
                for candidate in &lines.candidates {
                    assert!((0.0..=1.0).contains(&candidate.chance));
                    assert!(legal.iter().any(|it| it.action == candidate.line[0].action));
                }
                // Whatever is hidden from a seat may be otherwise.
                let other = game.imagined(Viewer::Seat(seat), 9);
                let again = super::lines(title.as_ref(), other.as_ref(), 40).unwrap();
                assert!(again.contains(lines), "{}", title.info().id);
            }
        }
    }
}
