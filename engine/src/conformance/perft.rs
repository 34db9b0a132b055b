//! Pinned counts of legal sequences: a short number that hardly any mistake leaves as it was.
//!
//! A line of `perft.txt` is `seats | options | seed phrase | depth | count`. Lines that begin with `#` are comments.

use std::fmt::Write;
use std::path::Path;

use super::Conforms;
use super::table::{Table, json};
use crate::commitment::Seed;
use crate::game::Game;
use crate::luck::{Luck, LuckKey};
use crate::options::Options;
use crate::step::{Millis, Step};

/// A first file counts each table to the depth at which it has more sequences than this, or to `DEEPEST`.
const PLENTY: u64 = 5_000;
const DEEPEST: u32 = 6;
const HEAD: &str = "# seats | options | seed phrase | depth | legal sequences\n";

/// Every line of the file counts the same as before; there is at least one. Blessing counts anew, and makes a first
/// file where there is none.
pub fn legal_sequences_are_counted_the_same<G: Conforms>(
    file: &Path,
    bless: bool,
) -> Result<(), String> {
    let kept = match std::fs::read_to_string(file) {
        Ok(text) => text,
        Err(_) if bless => first_file::<G>()?,
        Err(why) => {
            return Err(format!(
                "{}: {}: {why} (PANTHEON_BLESS=1 writes a first file)",
                G::INFO.id,
                file.display()
            ));
        }
    };
    let mut text = String::new();
    let mut counts = 0;
    for (number, line) in (1..).zip(kept.lines()) {
        let place = || format!("{}: line {number}", file.display());
        if line.trim().is_empty() || line.starts_with('#') {
            let _ = writeln!(text, "{line}");
            continue;
        }
        let (question, pinned) = line
            .rsplit_once(" | ")
            .ok_or_else(|| format!("{}: {line:?} has no count", place()))?;
        let count = answer::<G>(question).map_err(|why| format!("{}: {why}", place()))?;
        if !bless && pinned != count.to_string() {
            return Err(format!(
                "{}: {question} counts {count}, not {pinned}",
                place()
            ));
        }
        let _ = writeln!(text, "{question} | {count}");
        counts += 1;
    }
    if counts == 0 {
        return Err(format!("{}: {} counts nothing", G::INFO.id, file.display()));
    }
    if bless {
        std::fs::write(file, text).map_err(|why| format!("{}: {why}", file.display()))?;
    }
    Ok(())
}

fn first_file<G: Conforms>() -> Result<String, String> {
    let mut text = HEAD.to_owned();
    for seats in G::INFO.min_seats..=G::INFO.max_seats {
        let sets = G::Options::every(seats);
        let ends = [sets.first(), sets.last().filter(|_| sets.len() > 1)];
        for options in ends.into_iter().flatten() {
            for depth in 1..=DEEPEST {
                let question = format!("{seats} | {} | perft {seats} | {depth}", json(options));
                let count = answer::<G>(&question)?;
                let _ = writeln!(text, "{question} | {count}");
                if count > PLENTY {
                    break;
                }
            }
        }
    }
    Ok(text)
}

fn answer<G: Game>(question: &str) -> Result<u64, String> {
    let parts: Vec<&str> = question.split(" | ").collect();
    let [seats, options, phrase, depth] = parts[..] else {
        return Err(format!(
            "{question:?} isn't seats | options | seed phrase | depth"
        ));
    };
    let seats = seats
        .parse()
        .map_err(|why| format!("seats {seats:?}: {why}"))?;
    let depth = depth
        .parse()
        .map_err(|why| format!("depth {depth:?}: {why}"))?;
    let table = Table::<G>::read(seats, options)?;
    perft(&*table.rules, &Seed::from_phrase(phrase), depth)
}

/// How many sequences of so many legal actions there are from the set-up with this seed. Those of different seats are
/// different; time passes only when nobody can act, and counts as an action.
pub fn perft<G: Game>(rules: &G, seed: &Seed, depth: u32) -> Result<u64, String> {
    let key = seed.key(&[]);
    let state = rules.set_up(&mut Step::silent(Luck::new(&key, 0)));
    count(rules, &key, &state, 0, 1, depth)
}

fn count<G: Game>(
    rules: &G,
    key: &LuckKey,
    state: &G::State,
    at: Millis,
    number: u64,
    depth: u32,
) -> Result<u64, String> {
    if depth == 0 {
        return Ok(1);
    }
    let step = |at| {
        let mut step = Step::silent(Luck::new(key, number));
        step.at = at;
        step
    };
    let acting = rules.to_act(state);
    if acting.is_empty() {
        return rules.deadline(state).map_or(Ok(0), |deadline| {
            let at = deadline.max(at);
            let mut after = state.clone();
            rules.tick(&mut after, &mut step(at));
            count(rules, key, &after, at, number + 1, depth - 1)
        });
    }
    let mut sum = 0;
    let mut actions = Vec::new();
    for seat in acting.iter() {
        rules.legal(state, seat, &mut actions);
        for &action in &actions {
            let mut after = state.clone();
            rules
                .apply(&mut after, seat, action, &mut step(at))
                .map_err(|why| {
                    format!("listed action {action:?} of seat {seat} is refused: {why:?}")
                })?;
            sum += count(rules, key, &after, at, number + 1, depth - 1)?;
        }
    }
    Ok(sum)
}
