//! Which games there are: who meets whom, on which deals, in which seats.

use serde::{Deserialize, Serialize};

/// Who meets whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pairing {
    /// Everybody meets everybody.
    RoundRobin,
    /// Only neighbours in the list meet, two at a table.
    Ladder,
}

/// Why there is no such plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlanError {
    /// One bot has nobody to meet.
    #[error("an arena needs at least two bots")]
    TooFewBots,
    /// Nobody meets anybody at a table of one.
    #[error("an arena needs tables of at least two seats")]
    TooFewSeats,
    /// A ladder compares two.
    #[error("a ladder is played by two at a table")]
    LadderSeats,
}

/// One game of a plan. Games are in the order in which they are played: deal by deal, so that a run that is broken
/// off has given everybody about as many games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct GameId {
    /// Which deal: the luck of the table. All groups share the deals.
    pub deal: u32,
    /// Which group of bots.
    pub group: u32,
    /// By how many seats the group is moved on.
    pub rotation: u8,
}

/// All games of an arena.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    groups: Vec<Vec<usize>>,
    seats: u8,
    deals: u32,
}

impl Plan {
    /// So many bots at tables of so many seats, each group playing at least so many games: whole deals, each once
    /// in every rotation.
    pub fn new(bots: usize, seats: u8, games: u32, pairing: Pairing) -> Result<Self, PlanError> {
        if bots < 2 {
            return Err(PlanError::TooFewBots);
        }
        if seats < 2 {
            return Err(PlanError::TooFewSeats);
        }
        let groups = match pairing {
            Pairing::Ladder if seats != 2 => return Err(PlanError::LadderSeats),
            Pairing::Ladder => (1..bots).map(|upper| vec![upper - 1, upper]).collect(),
            Pairing::RoundRobin if bots >= usize::from(seats) => {
                combinations(bots, usize::from(seats))
            }
            Pairing::RoundRobin => vec![(0..bots).cycle().take(usize::from(seats)).collect()],
        };
        Ok(Self {
            groups,
            seats,
            deals: games.div_ceil(u32::from(seats)),
        })
    }

    /// Who plays with whom, by the bots' places in the list.
    pub fn groups(&self) -> &[Vec<usize>] {
        &self.groups
    }

    /// How many sit at a table.
    pub const fn seats(&self) -> u8 {
        self.seats
    }

    /// How many deals there are.
    pub const fn deals(&self) -> u32 {
        self.deals
    }

    /// How many games a group plays.
    pub fn games_of_group(&self) -> u64 {
        u64::from(self.deals) * u64::from(self.seats)
    }

    /// Every game, in order.
    pub fn games(&self) -> impl Iterator<Item = GameId> {
        let groups = self.groups.len() as u32;
        (0..self.deals).flat_map(move |deal| {
            (0..groups).flat_map(move |group| {
                (0..self.seats).map(move |rotation| GameId {
                    deal,
                    group,
                    rotation,
                })
            })
        })
    }

    /// Who sits where in a game, by the bots' places in the list. Nothing if it isn't one of the plan's games.
    pub fn seating(&self, game: GameId) -> Option<Vec<usize>> {
        if game.deal >= self.deals || game.rotation >= self.seats {
            return None;
        }
        let mut seating = self.groups.get(game.group as usize)?.clone();
        seating.rotate_right(usize::from(game.rotation));
        Some(seating)
    }
}

/// Every choice of so many out of so many, in order.
fn combinations(from: usize, size: usize) -> Vec<Vec<usize>> {
    if size == 0 {
        return vec![Vec::new()];
    }
    (size - 1..from)
        .flat_map(|last| {
            combinations(last, size - 1)
                .into_iter()
                .map(move |mut rest| {
                    rest.push(last);
                    rest
                })
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_pair_meets_and_sits_in_both_orders_on_every_deal() {
        let plan = Plan::new(3, 2, 5, Pairing::RoundRobin).unwrap();
        assert_eq!(plan.groups(), [[0, 1], [0, 2], [1, 2]]);
        assert_eq!((plan.deals(), plan.games_of_group()), (3, 6));
        let games: Vec<_> = plan.games().collect();
        assert_eq!(games.len(), 18);
        assert!(games.is_sorted());
        let seatings: BTreeSet<_> = games
            .iter()
            .map(|&game| (game.deal, plan.seating(game).unwrap()))
            .collect();
        assert_eq!(seatings.len(), 18);
        assert!(seatings.contains(&(2, vec![2, 1])));
    }

    #[test]
    fn groups_of_three_or_more_sit_everywhere() {
        let plan = Plan::new(4, 3, 1, Pairing::RoundRobin).unwrap();
        assert_eq!(plan.groups().len(), 4);
        let mut at = [[0; 3]; 4];
        for game in plan.games() {
            for (seat, &bot) in plan.seating(game).unwrap().iter().enumerate() {
                at[bot][seat] += 1;
            }
        }
        assert_eq!(at, [[3; 3]; 4]);
    }

    #[test]
    fn few_bots_sit_down_again_and_again() {
        let plan = Plan::new(2, 4, 4, Pairing::RoundRobin).unwrap();
        assert_eq!(plan.groups(), [[0, 1, 0, 1]]);
        assert_eq!(plan.games().count(), 4);
    }

    #[test]
    fn on_a_ladder_only_neighbours_meet() {
        let plan = Plan::new(4, 2, 2, Pairing::Ladder).unwrap();
        assert_eq!(plan.groups(), [[0, 1], [1, 2], [2, 3]]);
        assert_eq!(
            Plan::new(4, 3, 2, Pairing::Ladder),
            Err(PlanError::LadderSeats)
        );
    }

    #[test]
    fn more_games_begin_with_the_same_games() {
        let few = Plan::new(3, 2, 4, Pairing::RoundRobin).unwrap();
        let many = Plan::new(3, 2, 40, Pairing::RoundRobin).unwrap();
        assert!(few.games().eq(many.games().take(12)));
        assert!(few.seating(many.games().nth(12).unwrap()).is_none());
    }

    #[test]
    fn nobody_plays_alone() {
        assert_eq!(
            Plan::new(1, 2, 2, Pairing::RoundRobin),
            Err(PlanError::TooFewBots)
        );
        assert_eq!(
            Plan::new(2, 1, 2, Pairing::RoundRobin),
            Err(PlanError::TooFewSeats)
        );
    }
}
