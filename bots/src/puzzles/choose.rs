//! Picking a spread of what was found.

use std::collections::HashMap;

use super::collection::Collection;
use super::mine::Mined;
use super::puzzle::{Deal, Puzzle};

/// Puzzles of this grade and below are easy…
const EASY: u8 = 2;
/// …and no more than one of so many is.
const EASY_SHARE: usize = 4;

/// So many entries of a game that ships are as much as one puzzle more of a phase.
const ENTRIES: usize = 10;

/// Picks so many puzzles, or as many as there are: few easy ones, and of the others what there is least of so far, by
/// grade, theme, phase and number of seats, and what makes the games that ship the least longer. The same that was found
/// is picked the same way.
pub fn choose(found: &[Mined], count: usize) -> Collection {
    let mut games: Vec<(&Deal, &[Puzzle])> = found
        .iter()
        .filter_map(|mined| Some((mined.deal.as_ref()?, mined.puzzles.as_slice())))
        .collect();
    games.sort_by(|a, b| a.0.deal.cmp(&b.0.deal));
    games.dedup_by(|a, b| a.0.deal == b.0.deal);
    let mut open: Vec<(&Deal, &Puzzle)> = games
        .iter()
        .flat_map(|(deal, puzzles)| puzzles.iter().map(|puzzle| (*deal, puzzle)))
        .collect();
    open.sort_by(|a, b| a.1.id.cmp(&b.1.id));
    open.dedup_by(|a, b| a.1.id == b.1.id);
    let mut taken = Taken::default();
    let mut picked: Vec<&Puzzle> = Vec::new();
    while picked.len() < count {
        let easy_left = taken.easy < count.div_ceil(EASY_SHARE);
        let fits = |(_, puzzle): &(&Deal, &Puzzle)| easy_left || puzzle.grade > EASY;
        let places = open.iter().enumerate().filter(|(_, it)| fits(it));
        let Some((place, _)) = places.min_by_key(|(_, (deal, puzzle))| taken.cost(deal, puzzle))
        else {
            break;
        };
        let (deal, puzzle) = open.remove(place);
        taken.add(deal, puzzle);
        picked.push(puzzle);
    }
    collect(&games, &picked)
}

/// The puzzles with their games, which end at the last of them.
fn collect(games: &[(&Deal, &[Puzzle])], picked: &[&Puzzle]) -> Collection {
    let mut collection = Collection::default();
    for (deal, puzzles) in games {
        let own = puzzles.iter().filter(|&puzzle| picked.contains(&puzzle));
        let own: Vec<Puzzle> = own.cloned().collect();
        if let Some(end) = own.iter().map(|puzzle| puzzle.at as usize).max() {
            let mut deal = (*deal).clone();
            deal.play.truncate(end);
            collection.deals.push(deal);
            collection.puzzles.extend(own);
        }
    }
    collection
}

/// How many were taken, by what they are like.
#[derive(Default)]
struct Taken {
    counts: HashMap<String, usize>,
    /// How much of each game ships.
    played: HashMap<String, u32>,
    easy: usize,
}

impl Taken {
    /// What a puzzle is like, and how much each of it counts.
    fn marks(deal: &Deal, puzzle: &Puzzle) -> [(String, usize); 4] {
        [
            (format!("grade {}", puzzle.grade), 3),
            (format!("theme {}", puzzle.theme), 2),
            (format!("phase {:?}", puzzle.phase), 1),
            (format!("seats {}", deal.seats), 1),
        ]
    }

    /// How much there is of its like already, and how much of its game would have to be added.
    fn cost(&self, deal: &Deal, puzzle: &Puzzle) -> usize {
        let marks = Self::marks(deal, puzzle).into_iter();
        let of =
            |(mark, weight): (String, usize)| weight * self.counts.get(&mark).copied().unwrap_or(0);
        let like: usize = marks.map(of).sum();
        let played = self.played.get(&deal.deal).copied().unwrap_or(0);
        ENTRIES * like + puzzle.at.saturating_sub(played) as usize
    }

    fn add(&mut self, deal: &Deal, puzzle: &Puzzle) {
        for (mark, _) in Self::marks(deal, puzzle) {
            *self.counts.entry(mark).or_default() += 1;
        }
        let played = self.played.entry(deal.deal.clone()).or_default();
        *played = puzzle.at.max(*played);
        self.easy += usize::from(puzzle.grade <= EASY);
    }
}
