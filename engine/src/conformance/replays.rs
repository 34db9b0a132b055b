//! The same inputs give the same game, undos and all.

use std::sync::Arc;

use super::Conforms;
use super::table::Table;
use super::walk::{Move, choose};
use crate::commitment::Seed;
use crate::content::Content;
use crate::game::Game;
use crate::matches::{Input, Match};
use crate::random::{Random, Rng};
use crate::record::RecordedSeat;
use crate::step::Told;

/// One step in so many is taken back, by its owner or by agreement.
const DOUBT: u32 = 6;
const ENTRIES: usize = 8_000;

/// What a game told at each of its entries.
type Telling<G> = Vec<Vec<Told<<G as Game>::Event>>>;

/// Played again from the same seed and inputs, a game has the same set-up, events and digest at every entry.
pub fn replays_are_equal<G: Conforms>() -> Result<(), String> {
    let tables = Table::<G>::every()?;
    let mut entries = 0;
    let mut game = 0;
    while entries < ENTRIES {
        for table in &tables {
            let (first, told) = play_told(table, game, u32::MAX)?;
            let again = replayed(table, &first, &told).map_err(|(entry, why)| {
                format!("{}: entry {entry}: {why}", table.place(game, first.steps()))
            })?;
            if again.state() != first.state() || again.draws() != first.draws() {
                return Err(format!(
                    "{}: the replay ends elsewhere",
                    table.place(game, first.steps())
                ));
            }
            entries += told.len() + 1;
            game += 1;
        }
    }
    Ok(())
}

fn replayed<G: Game>(
    table: &Table<G>,
    first: &Match<G>,
    told: &Telling<G>,
) -> Result<Match<G>, (usize, String)> {
    let content = Arc::new(G::Content::built_in());
    let rules = G::new(content, table.rules.options().clone(), table.rules.seats())
        .map_err(|why| (0, why.to_string()))?;
    let mut again = Match::new(Arc::new(rules), first.seed().clone());
    if again.opening() != first.opening() || again.state_at(0) != first.state_at(0) {
        return Err((0, "the set-up differs".to_owned()));
    }
    let log = first
        .log()
        .ok_or((0, "a whole match has no log".to_owned()))?;
    for (number, (entry, told)) in (1..).zip(log.iter().zip(told)) {
        let again_told = match entry.input {
            Input::Act { seat, action } => again
                .act(seat, action, entry.at)
                .map_err(|why| (number, why.to_string()))?,
            Input::Tick => again
                .tick(entry.at)
                .map_err(|why| (number, why.to_string()))?,
            Input::Undo { to } => {
                again
                    .rewind(to, entry.at)
                    .map_err(|why| (number, why.to_string()))?;
                Vec::new()
            }
        };
        if again_told != *told {
            return Err((number, "other events are told".to_owned()));
        }
        if again.log().and_then(|log| log.last()) != Some(entry) {
            return Err((number, "the digests differ".to_owned()));
        }
    }
    Ok(again)
}

/// Plays a random match in which people now and then change their minds, at most so many moves of it.
pub(super) fn play_match<G: Game>(
    table: &Table<G>,
    game: u64,
    moves: u32,
) -> Result<Match<G>, String> {
    play_told(table, game, moves).map(|(played, _)| played)
}

fn play_told<G: Game>(
    table: &Table<G>,
    game: u64,
    moves: u32,
) -> Result<(Match<G>, Telling<G>), String> {
    let mut played = Match::new(Arc::clone(&table.rules), seed_of(game));
    let mut rng = Rng::new(!game);
    let mut actions = Vec::new();
    let mut told = Vec::new();
    for _ in 0..moves.min(4 * G::INFO.max_steps) {
        if table.rules.is_over(played.state()) {
            return Ok((played, told));
        }
        told.push(
            play_one(&mut played, &mut rng, &mut actions)
                .map_err(|why| format!("{}: {why}", table.place(game, played.steps())))?,
        );
        if let Some(to) = doubt(&played, &mut rng) {
            let at = played.time() + 5;
            played.rewind(to, at).map_err(|why| why.to_string())?;
            told.push(Vec::new());
        }
    }
    if moves == u32::MAX {
        return Err(format!(
            "{}: the game doesn't end",
            table.place(game, played.steps())
        ));
    }
    Ok((played, told))
}

/// Plays one random move.
pub(super) fn play_one<G: Game>(
    played: &mut Match<G>,
    rng: &mut Rng,
    actions: &mut Vec<G::Action>,
) -> Result<Vec<Told<G::Event>>, String> {
    let time = played.time();
    let told = match choose(played.rules(), played.state(), time, rng, actions)? {
        Move::Act { seat, action, at } => played.act(seat, action, at),
        Move::Tick { at } => played.tick(at),
    };
    told.map_err(|why| why.to_string())
}

/// How far back the players go, if they do.
fn doubt<G: Game>(played: &Match<G>, rng: &mut Rng) -> Option<u32> {
    let steps = played.steps();
    (steps > 0 && rng.below(DOUBT) == 0).then(|| steps - 1 - rng.below(steps.min(3)))
}

/// The seed of a numbered game.
pub(super) fn seed_of(game: u64) -> Seed {
    Seed::from_phrase(&format!("conformance {game}"))
}

/// Names for the people of a record.
pub(super) fn sitters(seats: u8) -> Vec<RecordedSeat> {
    (0..seats)
        .map(|seat| RecordedSeat {
            name: format!("player {seat}"),
            kind: "random".to_owned(),
        })
        .collect()
}
