//! Shows a moment of a kept game to whoever writes a lesson: the table, what can be done, and the view as a goal reads it.
//!
//! `cargo run -p pantheon-lessons --example look -- TITLE GAME AT [SEAT]`, or `TITLE LESSON STEP` for where a step begins.

use std::error::Error;

use pantheon_engine::{Seat, Viewer, Words};
use pantheon_games::AnyMatch;
use pantheon_lessons::{Learner, courses};
use pantheon_locales::{Language, Locale};

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [id, name, number, rest @ ..] = args.as_slice() else {
        return Err("TITLE GAME AT [SEAT], or TITLE LESSON STEP".into());
    };
    let all = courses();
    let (_, course) = all
        .iter()
        .find(|(title, _)| title == id)
        .ok_or("that title has no lessons")?;
    let number: usize = number.parse()?;
    if course.games.contains_key(name) {
        let table = course.moment(id, name, number)?;
        let seat = rest.first().map_or(Ok(0), |seat| seat.parse())?;
        let seat = Seat::new(seat).ok_or("there is no such seat")?;
        show(&*table, seat);
        return Ok(());
    }
    let mut learner = Learner::begin(id, course, name)?;
    while learner.step() + 1 < number {
        while let Some(action) = learner.hint().cloned() {
            // A refusal may be what the step asks for.
            if learner.act(&action).is_err() {
                break;
            }
        }
        learner.go_on()?;
    }
    show(learner.table(), learner.seat());
    Ok(())
}

fn show(table: &dyn AnyMatch, seat: Seat) {
    let words = Locale::new(Language::En);
    let viewer = Viewer::Seat(seat);
    for line in table.draw(viewer, &words).lines {
        let spans = line.into_iter().map(|span| span.text);
        println!("{}", spans.collect::<String>());
    }
    for seat in table.to_act().iter() {
        println!(
            "\nSeat {}: {}",
            seat.number(),
            words.say(&table.ask(viewer, seat))
        );
        for choice in table.legal(seat) {
            println!("  {}  {}", choice.action, words.say(&choice.text));
        }
    }
    println!("\n{:#}", table.view(viewer));
}
