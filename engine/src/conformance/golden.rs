//! Golden games: whole games told as text, so that a change of the rules shows as a change a person can read.
//!
//! A file begins with what the game is (`seats:`, `options:`, `seed:`, `policy:`, one a line) and an empty line. The
//! rest is written by the battery. A new file needs only those four lines before it is blessed.

use std::fmt::Write;
use std::path::Path;
use std::sync::Arc;

use super::Conforms;
use super::speech::Bare;
use super::table::{Table, json};
use super::walk::{Move, choose};
use crate::commitment::Seed;
use crate::matches::Match;
use crate::message::Words;
use crate::options::Options;
use crate::random::Rng;
use crate::seat::Viewer;
use crate::step::Told;

/// The table is drawn after so many steps.
const INTERVAL: u32 = 50;

/// What a golden game is.
struct Header {
    seats: u8,
    options: String,
    seed: String,
    policy: u64,
}

/// Every file of the folder tells the same game as before; there is at least one. Blessing writes them anew, and
/// makes a first set where there is none.
pub fn golden_games_are_told_the_same<G: Conforms>(
    folder: &Path,
    bless: bool,
) -> Result<(), String> {
    let mut files = texts(folder).unwrap_or_default();
    if files.is_empty() && bless {
        write_headers::<G>(folder).map_err(|why| format!("{}: {why}", folder.display()))?;
        files = texts(folder).unwrap_or_default();
    }
    if files.is_empty() {
        return Err(format!(
            "{}: no golden games in {} (PANTHEON_BLESS=1 writes a first set)",
            G::INFO.id,
            folder.display()
        ));
    }
    for file in files {
        let name = file.display();
        let kept = std::fs::read_to_string(&file).map_err(|why| format!("{name}: {why}"))?;
        let text = told::<G>(&kept).map_err(|why| format!("{name}: {why}"))?;
        if bless {
            std::fs::write(&file, &text).map_err(|why| format!("{name}: {why}"))?;
        } else if let Some(difference) = first_difference(&kept, &text) {
            return Err(format!(
                "{name}: {difference}\nIf the change is meant, PANTHEON_BLESS=1 writes the file anew."
            ));
        }
    }
    Ok(())
}

fn texts(folder: &Path) -> std::io::Result<Vec<std::path::PathBuf>> {
    let mut files: Vec<_> = std::fs::read_dir(folder)?
        .filter_map(|entry| entry.ok().map(|entry| entry.path()))
        .filter(|path| path.extension().is_some_and(|extension| extension == "txt"))
        .collect();
    files.sort();
    Ok(files)
}

/// A first set: for every number of seats the first and the last set of options.
fn write_headers<G: Conforms>(folder: &Path) -> std::io::Result<()> {
    std::fs::create_dir_all(folder)?;
    for seats in G::INFO.min_seats..=G::INFO.max_seats {
        let sets = G::Options::every(seats);
        let ends = [sets.first(), sets.last().filter(|_| sets.len() > 1)];
        for (options, letter) in ends.into_iter().flatten().zip(["a", "b"]) {
            let header = Header {
                seats,
                options: json(options),
                seed: format!("golden {seats}{letter}"),
                policy: u64::from(seats),
            };
            std::fs::write(
                folder.join(format!("{seats}-seats-{letter}.txt")),
                header.to_string(),
            )?;
        }
    }
    Ok(())
}

/// The whole text of the game that a file's header names.
pub fn told<G: Conforms>(file: &str) -> Result<String, String> {
    let header = Header::read(file)?;
    let table = Table::<G>::read(header.seats, &header.options)?;
    let mut played = Match::new(Arc::clone(&table.rules), Seed::from_phrase(&header.seed));
    let mut rng = Rng::new(header.policy);
    let mut actions = Vec::new();
    let mut text = header.to_string();
    let _ = writeln!(text, "== set-up");
    tell(&mut text, &*table.rules, &played.opening());
    draw(&mut text, &played);
    while !table.rules.is_over(played.state()) {
        if played.steps() >= G::INFO.max_steps {
            return Err("the game doesn't end".to_owned());
        }
        let next = choose(
            &*table.rules,
            played.state(),
            played.time(),
            &mut rng,
            &mut actions,
        )?;
        let told = match next {
            Move::Act { seat, action, at } => {
                let view = played.view(Viewer::Seat(seat));
                let _ = writeln!(
                    text,
                    "== {} at {at}: seat {seat}, {} legal actions\nask {}\nact {} {}",
                    played.steps() + 1,
                    actions.len(),
                    Bare.say(&table.rules.ask(&view, seat)),
                    json(&action),
                    Bare.say(&table.rules.say_action(&view, seat, action)),
                );
                played.act(seat, action, at)
            }
            Move::Tick { at } => {
                let _ = writeln!(text, "== {} at {at}: time passes", played.steps() + 1);
                played.tick(at)
            }
        };
        tell(
            &mut text,
            &*table.rules,
            &told.map_err(|why| why.to_string())?,
        );
        if played.steps() % INTERVAL == 0 {
            draw(&mut text, &played);
        }
    }
    draw(&mut text, &played);
    let _ = writeln!(
        text,
        "== outcome\n{}",
        json(&table.rules.outcome(played.state()))
    );
    let _ = writeln!(text, "state {}", played.digest());
    Ok(text)
}

fn tell<G: Conforms>(text: &mut String, rules: &G, told: &[Told<G::Event>]) {
    for told in told {
        let said = Bare.say(&rules.say_event(&told.event));
        let _ = writeln!(text, "tell {} {} {said}", json(&told.to), json(&told.event));
    }
}

fn draw<G: Conforms>(text: &mut String, played: &Match<G>) {
    let picture = played.rules().draw(&played.view(Viewer::Spectator), &Bare);
    text.extend(
        picture
            .to_string()
            .lines()
            .flat_map(|line| ["| ", line, "\n"]),
    );
}

impl Header {
    fn read(file: &str) -> Result<Self, String> {
        let mut lines = file.lines();
        let mut field = |name: &str| {
            lines
                .next()
                .and_then(|line| line.strip_prefix(name)?.strip_prefix(": "))
                .ok_or_else(|| {
                    format!(
                        "the file begins with seats, options, seed and policy; {name:?} is missing"
                    )
                })
        };
        let number = |name: &str, text: &str| {
            text.parse::<u64>()
                .map_err(|why| format!("{name}: {text:?}: {why}"))
        };
        let seats = number("seats", field("seats")?)?;
        Ok(Self {
            seats: u8::try_from(seats).map_err(|why| format!("seats: {why}"))?,
            options: field("options")?.to_owned(),
            seed: field("seed")?.to_owned(),
            policy: number("policy", field("policy")?)?,
        })
    }
}

impl std::fmt::Display for Header {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self {
            seats,
            options,
            seed,
            policy,
        } = self;
        write!(
            f,
            "seats: {seats}\noptions: {options}\nseed: {seed}\npolicy: {policy}\n\n"
        )
    }
}

/// Where two texts part, with the line before.
pub(super) fn first_difference(kept: &str, now: &str) -> Option<String> {
    if kept == now {
        return None;
    }
    let line = kept
        .lines()
        .zip(now.lines())
        .take_while(|(kept, now)| kept == now)
        .count();
    let at = |text: &str| text.lines().nth(line).unwrap_or("(the end)").to_owned();
    let before = line
        .checked_sub(1)
        .and_then(|before| kept.lines().nth(before))
        .unwrap_or("");
    Some(format!(
        "line {} differs\n  after: {before}\n  kept:  {}\n  now:   {}",
        line + 1,
        at(kept),
        at(now)
    ))
}
