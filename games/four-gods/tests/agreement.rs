//! Every action there is, tried for every seat: each is accepted exactly where it is listed.
//!
//! Guesses at random are mostly absurd; here what is nearly legal is tried as often as what is not.

use std::collections::BTreeSet;
use std::sync::Arc;

use pantheon_engine::{Content as _, Game, Match, Options as _, Random, Rng, Seat, Seed};
use pantheon_four_gods::{
    Action, Cell, Colour, Content, Corner, FourGods, God, Hand, Options, Rotation, SLOTS, Side,
    Slot,
};

/// How often a game is looked at, and after how many steps.
const LOOKS: u32 = 3;
const APART: u32 = 90;

fn cells() -> impl Iterator<Item = Cell> {
    Cell::all(9)
}

fn from_anywhere() -> impl Iterator<Item = Option<Cell>> {
    std::iter::once(None).chain(cells().map(Some))
}

/// Every action of every table; the largest frame and the longest rows have them all.
fn every_action() -> Vec<Action> {
    let mut all = vec![
        Action::Ready,
        Action::DrawOne,
        Action::DrawTwo,
        Action::Pass,
        Action::EndTurn,
        Action::Leave,
        Action::Return,
    ];
    all.extend(Colour::ALL.map(Action::Pick));
    all.extend(God::ALL.map(Action::Choose));
    all.extend(cells().flat_map(|cell| [Action::Challenge(cell), Action::GiveUp(cell)]));
    for row in Seat::all(4) {
        let slots = (0..SLOTS as u8).map(|place| Slot { row, place });
        all.extend(slots.flat_map(|slot| [Action::TurnOver(slot), Action::Take(slot)]));
    }
    for colour in Colour::ALL {
        for from in from_anywhere() {
            all.extend(cells().map(|cell| Action::Build { colour, cell, from }));
            all.extend(Corner::ALL.map(|area| Action::Prophet { colour, area, from }));
        }
    }
    for side in Side::ALL {
        all.extend(Side::ALL.map(|right| Action::DiscardBoth { left: side, right }));
        for hand in Hand::ALL {
            all.extend([
                Action::Discard { hand, side },
                Action::PutBack { hand, side },
            ]);
            for rotation in Rotation::ALL {
                for cell in cells() {
                    all.push(Action::Place {
                        hand,
                        side,
                        rotation,
                        cell,
                    });
                    all.extend(Colour::ALL.map(|marker| Action::Destroy {
                        hand,
                        side,
                        rotation,
                        cell,
                        marker,
                    }));
                }
            }
        }
    }
    all
}

/// Plays on at random, so many steps: mostly somebody acts, sometimes the next clock runs out.
fn play_on(game: &mut Match<FourGods>, rng: &mut Rng, steps: u32) {
    for _ in 0..steps {
        let deadline = game.rules().deadline(game.state());
        let acting: Vec<Seat> = game.rules().to_act(game.state()).iter().collect();
        let Some(seat) = rng.pick(&acting) else {
            return;
        };
        match deadline {
            Some(at) if rng.below(8) == 0 => game.tick(at).map(drop),
            _ => {
                let action = rng.pick(&game.legal(seat)).expect("whoever acts can");
                game.act(seat, action, game.time()).map(drop)
            }
        }
        .expect("it is listed, or time");
    }
}

fn disagreement(game: &Match<FourGods>, all: &[Action]) -> Option<(Seat, Action)> {
    Seat::all(game.rules().seats()).find_map(|seat| {
        let listed: BTreeSet<Action> = game.legal(seat).into_iter().collect();
        let mut tried = all.iter().copied();
        let strange = listed.iter().copied().find(|action| !all.contains(action));
        let found = tried.find(|&action| {
            game.check(seat, action, game.time()).is_ok() != listed.contains(&action)
        });
        Some((seat, strange.or(found)?))
    })
}

#[test]
fn whatever_is_listed_is_accepted_and_nothing_else() {
    let all = every_action();
    let content = Arc::new(Content::built_in());
    let mut number = 0;
    for seats in 2..=4 {
        for options in Options::every(seats) {
            number += 1;
            let rules = FourGods::new(Arc::clone(&content), options, seats).unwrap();
            let seed = Seed::from_phrase(&format!("agreement {number}"));
            let mut game = Match::new(Arc::new(rules), seed);
            let mut rng = Rng::new(number);
            for _ in 0..LOOKS {
                play_on(&mut game, &mut rng, APART);
                let found = disagreement(&game, &all);
                assert_eq!(found, None, "{options:?} after {} steps", game.steps());
            }
        }
    }
}
