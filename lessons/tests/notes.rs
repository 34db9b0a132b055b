//! Everything that a coach would explain is met in somebody's first game.

use std::collections::BTreeSet;

use pantheon_engine::{Random, Rng, Seat, Seed, Viewer};
use pantheon_games::{Happening, Setup, Title, title};
use pantheon_lessons::{Course, Noticed, courses};

/// In so many games at most.
const GAMES: u64 = 40;

/// The notes of a course that a newcomer meets in random games at the table that newcomers get.
fn met(title: &dyn Title, course: &Course) -> BTreeSet<String> {
    let newcomer = title.info().newcomer;
    let mut met = BTreeSet::new();
    for game in 0..GAMES {
        if met.len() == course.notes.len() {
            break;
        }
        let mut table = title
            .set_up(&Setup {
                seats: newcomer.seats() as u8,
                options: newcomer.options(),
                seed: Seed::from_phrase(&format!("first game {game}")),
                entropy: Vec::new(),
            })
            .expect("newcomers get a table");
        let mut rng = Rng::new(game);
        let (own, viewer) = (Seat::FIRST, Viewer::Seat(Seat::FIRST));
        let mut happened = table.opening();
        loop {
            let asked = table.to_act().contains(own);
            let noticed = Noticed {
                told: happened
                    .iter()
                    .filter(|it| it.to.includes(viewer))
                    .map(Happening::value)
                    .collect(),
                can: table.legal(own).into_iter().map(|it| it.action).collect(),
                asked: asked.then(|| table.ask(viewer, own).key.into_owned()),
                view: table.view(viewer),
            };
            met.extend(course.notes_on(&noticed).map(|note| note.name.clone()));
            if table.outcome().is_some() {
                break;
            }
            // A game may have a clock of its own.
            let at = table.time() + u64::from(rng.below(2_000));
            if let Some(deadline) = table.deadline().filter(|&deadline| deadline <= at) {
                happened = table.tick(deadline).expect("time runs forwards");
                continue;
            }
            let seat = table.to_act().pick(&mut rng).expect("somebody is to act");
            let choices = table.legal(seat);
            let chosen = &choices[rng.below(choices.len() as u32) as usize].action;
            happened = table
                .act(seat, chosen, at)
                .expect("a listed action is legal");
        }
    }
    met
}

#[test]
fn all_that_a_coach_explains_is_met() {
    for (id, course) in courses() {
        let title = title(id).expect("a course is a title's");
        let met = met(&*title, &course);
        let missing: Vec<&String> = course
            .notes
            .iter()
            .map(|note| &note.name)
            .filter(|name| !met.contains(*name))
            .collect();
        assert!(missing.is_empty(), "{id}: nobody meets {missing:?}");
    }
}
