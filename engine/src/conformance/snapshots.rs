//! A match taken up from a snapshot, or told to forget, goes on as if nothing had happened.

use std::sync::Arc;

use super::Conforms;
use super::replays::seed_of;
use super::table::{Table, json};
use super::walk::{Move, choose};
use crate::game::Game;
use crate::matches::{Match, Snapshot, UndoError};
use crate::random::{Random, Rng};
use crate::seat::{Seat, Viewer};

const ENTRIES: u32 = 3_000;
/// One position in so many is taken up from a snapshot, and one in so many forgets.
const BREAK: u32 = 5;
/// One position in so many is followed by free undos, and one in so many by an agreed one: rarely enough for the game
/// to get on, since a title may have few barriers.
const DOUBT: u32 = 8;
/// One free undo in so many is the last of its row.
const REGRET: u32 = 3;
/// At most so many steps are taken back by agreement, or kept.
const DEEP: u32 = 6;

/// Beside each random game runs a copy that is taken up from snapshots and told to forget at random moments. The two
/// are asked and told the same, agreed undos included, and answer the same to the end; only what the copy has
/// forgotten it refuses to take back, and never wrongly.
pub fn snapshots_go_on<G: Conforms>() -> Result<(), String> {
    let tables = Table::<G>::every()?;
    let mut entries = 0;
    let mut game = 0;
    while entries < ENTRIES {
        for table in &tables {
            let mut pair = Pair::begin(table, game);
            while !table.rules.is_over(pair.whole.state()) {
                let place = table.place(game, pair.whole.steps());
                if pair.played >= 4 * G::INFO.max_steps {
                    return Err(format!("{place}: the game doesn't end"));
                }
                pair.go_on().map_err(|why| format!("{place}: {why}"))?;
            }
            entries += pair.played;
            game += 1;
        }
    }
    Ok(())
}

/// A match, and one that should be the same for all that it remembers.
struct Pair<G: Game> {
    rules: Arc<G>,
    whole: Match<G>,
    copy: Match<G>,
    /// Whether steps were taken back by agreement since the copy was made: more may be forgotten than free undo needs.
    agreed: bool,
    played: u32,
    rng: Rng,
}

impl<G: Game> Pair<G> {
    fn begin(table: &Table<G>, game: u64) -> Self {
        let whole = Match::new(Arc::clone(&table.rules), seed_of(game));
        Self {
            rules: Arc::clone(&table.rules),
            copy: whole.clone(),
            whole,
            agreed: false,
            played: 0,
            rng: Rng::new(!game),
        }
    }

    fn go_on(&mut self) -> Result<(), String> {
        self.played += 1;
        if self.rng.below(BREAK) == 0 {
            // Either will do: their snapshots are worth the same, unless the copy has forgotten what all agreed to.
            let copied = !self.agreed && self.rng.below(2) == 0;
            let kept = if copied { &self.copy } else { &self.whole };
            self.take_up(&kept.snapshot())?;
        }
        if self.rng.below(BREAK) == 0 {
            self.copy.forget(self.rng.below(DEEP));
            self.same_for_all()?;
        }
        if self.rng.below(DOUBT) == 0 {
            self.undo_freely()?;
        }
        if self.rng.below(DOUBT) == 0 {
            self.undo_by_agreement()?;
        }
        self.play_one()?;
        self.same()
    }

    /// Writes a snapshot as text and goes on from what is read.
    fn take_up(&mut self, snapshot: &Snapshot<G::State, G::Action>) -> Result<(), String> {
        let read =
            serde_json::from_str(&json(snapshot)).map_err(|why| format!("a snapshot: {why}"))?;
        self.copy = Match::resume(
            Arc::clone(&self.rules),
            self.whole.seed().clone(),
            self.whole.entropy().to_vec(),
            read,
        )
        .map_err(|why| why.to_string())?;
        self.agreed = false;
        if self.copy.log().is_some() {
            return Err("a match without its beginning has a log".to_owned());
        }
        self.same_for_all()
    }

    /// Lets seats take back what they can, from seat to seat.
    fn undo_freely(&mut self) -> Result<(), String> {
        let seats = self.whole.rules().seats();
        let at = self.whole.time() + 5;
        while self.rng.below(REGRET) > 0 && !self.forgotten() {
            let able = Seat::all(seats).find(|&seat| self.whole.can_undo(seat).is_ok());
            let Some(seat) = able else { break };
            let (expected, found) = (self.whole.undo(seat, at), self.copy.undo(seat, at));
            if expected != found {
                return Err(format!(
                    "undo of seat {seat} gives {found:?} instead of {expected:?}"
                ));
            }
            self.same()?;
        }
        Ok(())
    }

    fn undo_by_agreement(&mut self) -> Result<(), String> {
        let steps = self.whole.steps();
        let to = steps.saturating_sub(self.rng.below(DEEP));
        let at = self.whole.time() + 5;
        let remembered = self.copy.state_at(to).is_some();
        let before = self.copy.digest();
        let found = self.copy.rewind(to, at);
        self.whole.rewind(to, at).map_err(|why| why.to_string())?;
        match found {
            Ok(()) if remembered => {
                self.agreed = true;
                self.same()
            }
            Err(UndoError::Forgotten { base }) if !remembered && to < base => {
                if (self.copy.digest(), self.copy.steps()) != (before, steps) {
                    return Err("a refused undo changes the game".to_owned());
                }
                self.take_up(&self.whole.snapshot())
            }
            found => Err(format!("going back to step {to} gives {found:?}")),
        }
    }

    fn play_one(&mut self) -> Result<(), String> {
        let (rules, time) = (self.whole.rules(), self.whole.time());
        let state = self.whole.state();
        let moved = choose(rules, state, time, &mut self.rng, &mut Vec::new())?;
        let play = |game: &mut Match<G>| match moved {
            Move::Act { seat, action, at } => game.act(seat, action, at),
            Move::Tick { at } => game.tick(at),
        };
        let expected = play(&mut self.whole).map_err(|why| why.to_string())?;
        let found = play(&mut self.copy).map_err(|why| why.to_string())?;
        if found == expected && self.copy.digest() == self.whole.digest() {
            Ok(())
        } else {
            Err(format!("{moved:?} leads elsewhere"))
        }
    }

    /// Whether the copy has forgotten what the next free undo needs, as it may after an agreed one.
    fn forgotten(&self) -> bool {
        let seat = Seat::all(1).next();
        let answer = seat.map(|seat| self.copy.can_undo(seat));
        self.agreed && matches!(answer, Some(Err(UndoError::Forgotten { .. })))
    }

    fn same(&self) -> Result<(), String> {
        let (whole, copy) = (&self.whole, &self.copy);
        if copy.state() != whole.state() {
            return Err("the states differ".to_owned());
        }
        let count = |game: &Match<G>| (game.steps(), game.time(), game.draws());
        if count(copy) != count(whole) {
            return Err(format!(
                "steps, time and draws are {:?} instead of {:?}",
                count(copy),
                count(whole)
            ));
        }
        for seat in Seat::all(whole.rules().seats()) {
            let (expected, found) = (whole.can_undo(seat), copy.can_undo(seat));
            if found != expected && !self.forgotten() {
                return Err(format!(
                    "seat {seat} can undo: {found:?} instead of {expected:?}"
                ));
            }
        }
        Ok(())
    }

    /// Compares also what follows from the state, and the remembered states.
    fn same_for_all(&self) -> Result<(), String> {
        self.same()?;
        let (whole, copy) = (&self.whole, &self.copy);
        let seats = whole.rules().seats();
        if copy.digest() != whole.digest() || copy.opening() != whole.opening() {
            return Err("the digests or the openings differ".to_owned());
        }
        for viewer in Viewer::all(seats) {
            if copy.view(viewer) != whole.view(viewer) {
                return Err(format!("the views of {viewer:?} differ"));
            }
        }
        for seat in Seat::all(seats) {
            if copy.legal(seat) != whole.legal(seat) {
                return Err(format!("the legal lists of seat {seat} differ"));
            }
        }
        for step in 0..=whole.steps() {
            let remembered = copy.state_at(step);
            if remembered.is_some() && remembered != whole.state_at(step) {
                return Err(format!("step {step} is remembered wrongly"));
            }
        }
        Ok(())
    }
}
