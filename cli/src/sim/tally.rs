//! What is counted about random games.

use std::collections::BTreeMap;

use pantheon_engine::{MAX_SEATS, Message, Seat};
use pantheon_games::SimGame;
use serde_json::{Value, json};

use super::histogram::Histogram;

/// How often a seat came first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wins {
    /// Alone.
    pub alone: u64,
    /// With others.
    pub shared: u64,
}

/// How some games ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct End {
    /// What ended them.
    pub message: Message,
    /// How many games were counted.
    pub games: u64,
}

/// Counts of random games. Merging them in any order gives the same.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// How many games.
    pub games: u64,
    /// How many steps each took.
    pub steps: Histogram,
    /// Every seat's score.
    pub scores: Histogram,
    /// Who won, by seat.
    pub wins: [Wins; MAX_SEATS],
    /// Games that no seat won: the solo opponent did.
    pub lost: u64,
    /// How the games ended, by the message's text.
    pub ends: BTreeMap<String, End>,
}

impl Tally {
    /// Counts one game.
    pub fn add(&mut self, game: &SimGame) {
        self.games += 1;
        self.steps.add(i64::from(game.steps));
        game.points
            .iter()
            .for_each(|&points| self.scores.add(i64::from(points)));
        self.lost += u64::from(game.winners.is_empty());
        for seat in game.winners.iter() {
            let wins = &mut self.wins[seat.index()];
            let kind = if game.winners.len() == 1 {
                &mut wins.alone
            } else {
                &mut wins.shared
            };
            *kind += 1;
        }
        let key = serde_json::to_string(&game.end).expect("a message is plain data");
        let end = self.ends.entry(key).or_insert_with(|| End {
            message: game.end.clone(),
            games: 0,
        });
        end.games += 1;
    }

    /// Adds another's counts.
    pub fn merge(&mut self, other: &Self) {
        self.games += other.games;
        self.steps.merge(&other.steps);
        self.scores.merge(&other.scores);
        self.lost += other.lost;
        for (wins, more) in self.wins.iter_mut().zip(other.wins) {
            wins.alone += more.alone;
            wins.shared += more.shared;
        }
        for (key, end) in &other.ends {
            self.ends
                .entry(key.clone())
                .and_modify(|mine| mine.games += end.games)
                .or_insert_with(|| end.clone());
        }
    }

    /// The counts for programs.
    pub fn figures(&self, seats: u8) -> Value {
        let wins = Seat::all(seats).map(|seat| {
            let Wins { alone, shared } = self.wins[seat.index()];
            json!({ "seat": seat, "alone": alone, "shared": shared })
        });
        let ends = self
            .ends
            .values()
            .map(|end| json!({ "end": end.message, "games": end.games }));
        json!({
            "games": self.games,
            "actions": self.steps.sum(),
            "length": self.steps.figures(),
            "score": self.scores.figures(),
            "wins": wins.collect::<Vec<_>>(),
            "lost": self.lost,
            "ends": ends.collect::<Vec<_>>(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pantheon_engine::SeatSet;

    fn game(number: u64) -> SimGame {
        let winners = [SeatSet::EMPTY, SeatSet::all(1), SeatSet::all(2)][number as usize % 3];
        let end = Message::new(["one", "two"][number as usize % 2]);
        SimGame {
            number,
            steps: number as u32,
            points: vec![3, number as i32],
            winners,
            end,
        }
    }

    #[test]
    fn merging_in_any_order_gives_the_same() {
        let tally = |games: &mut dyn Iterator<Item = u64>| {
            let mut tally = Tally::default();
            games.for_each(|number| tally.add(&game(number)));
            tally
        };
        let all = tally(&mut (0..30));
        let mut parts = [
            tally(&mut (20..30)),
            tally(&mut (0..7)),
            tally(&mut (7..20)),
        ];
        let [first, rest @ ..] = &mut parts;
        for part in rest {
            first.merge(part);
        }
        assert_eq!(*first, all);
        assert_eq!(
            all.wins[0],
            Wins {
                alone: 10,
                shared: 10
            }
        );
        assert_eq!((all.lost, all.ends.len()), (10, 2));
    }
}
