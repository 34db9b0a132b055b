//! What the games say.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::arena::entrant::Entrant;
use crate::arena::game::SeatResult;
use crate::arena::interval::{Deal, Estimate, Rate};
use crate::arena::plan::{Pairing, Plan};
use crate::arena::rating::{Ratings, Result};
use crate::arena::run::Played;

/// How many troubles of a bot are quoted.
const QUOTED: usize = 3;

/// How long a bot thought.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Think {
    /// How often it had to choose.
    pub decisions: u64,
    /// How many milliseconds it thought about a decision on average.
    pub mean_ms: f64,
    /// How many it thought at most.
    pub longest_ms: f64,
}

/// What went wrong with a bot.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Troubles {
    /// How often.
    pub count: u64,
    /// The first few.
    pub first: Vec<String>,
}

/// How one bot did.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BotLine {
    /// What it is called.
    pub name: String,
    /// Its rating; the mean of all is 0.
    pub elo: Estimate,
    /// The games it won.
    pub wins: Rate,
    /// How often it was first, second, and so on.
    pub ranks: Vec<u64>,
    /// Its mean rank.
    pub mean_rank: f64,
    /// Its mean score.
    pub mean_points: f64,
    /// How long it thought.
    pub thinking: Think,
    /// What went wrong with it.
    pub troubles: Troubles,
}

/// How one bot did against another: in how many of their results it was ahead, a shared rank being half.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Meeting {
    /// The one.
    pub one: String,
    /// The other.
    pub other: String,
    /// How often the one was ahead.
    pub ahead: Rate,
}

/// How one seat did, whoever sat there.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SeatLine {
    /// The seat, from 0.
    pub seat: usize,
    /// The games won from there.
    pub wins: Rate,
}

/// What the games say.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    /// How many games.
    pub games: u64,
    /// How many deals each group played in every rotation.
    pub deals: u32,
    /// How many steps a game took on average.
    pub mean_steps: f64,
    /// The bots, best first.
    pub bots: Vec<BotLine>,
    /// Everybody against everybody they met: on a ladder the later in the list against its neighbour, else the better
    /// against the worse.
    pub meetings: Vec<Meeting>,
    /// The seats.
    pub seats: Vec<SeatLine>,
}

/// Results by deal: everything that is said of them needs them apart.
type Deals = BTreeMap<u32, Deal>;

#[derive(Clone, Default)]
struct Count {
    wins: Deals,
    ranks: Vec<u64>,
    points: i64,
    decisions: u64,
    micros: u64,
    longest: u64,
    troubles: Troubles,
}

impl Count {
    fn add(&mut self, deal: u32, share: f64, result: &SeatResult) {
        self.wins.entry(deal).or_default().add(share);
        if let Some(rank) = self
            .ranks
            .get_mut(usize::from(result.rank).saturating_sub(1))
        {
            *rank += 1;
        }
        self.points += i64::from(result.points);
        self.decisions += u64::from(result.decisions);
        self.micros += result.micros;
        self.longest = self.longest.max(result.longest);
        self.troubles.count += result.troubles.len() as u64;
        let room = QUOTED.saturating_sub(self.troubles.first.len());
        let more = result.troubles.iter().take(room).cloned();
        self.troubles.first.extend(more);
    }

    fn line(self, name: String, elo: Estimate) -> BotLine {
        let wins = Rate::of(self.wins.values());
        let games = wins.games.max(1) as f64;
        let ranks = self
            .ranks
            .iter()
            .zip(1_u64..)
            .map(|(count, rank)| count * rank);
        BotLine {
            name,
            elo,
            wins,
            mean_rank: ranks.sum::<u64>() as f64 / games,
            ranks: self.ranks,
            mean_points: self.points as f64 / games,
            thinking: Think {
                decisions: self.decisions,
                mean_ms: self.micros as f64 / 1_000.0 / self.decisions.max(1) as f64,
                longest_ms: self.longest as f64 / 1_000.0,
            },
            troubles: self.troubles,
        }
    }
}

impl Report {
    /// What these games say. Games that aren't the plan's don't count.
    pub fn new<'a>(
        plan: &Plan,
        pairing: Pairing,
        entrants: &[Entrant],
        played: impl Iterator<Item = &'a Played>,
    ) -> Self {
        let seats = usize::from(plan.seats());
        let nothing = Count {
            ranks: vec![0; seats],
            ..Count::default()
        };
        let mut counts = vec![nothing; entrants.len()];
        let mut by_seat = vec![Deals::new(); seats];
        let mut results = Vec::new();
        let (mut games, mut steps) = (0_u64, 0_u64);
        for game in played {
            let Some(seating) = plan
                .seating(game.game)
                .filter(|_| game.seats.len() == seats)
            else {
                continue;
            };
            games += 1;
            steps += u64::from(game.steps);
            let deal = game.game.deal;
            let winners = game.seats.iter().filter(|seat| seat.rank == 1).count();
            for (seat, (&bot, result)) in seating.iter().zip(&game.seats).enumerate() {
                let won = if result.rank == 1 {
                    1.0 / winners as f64
                } else {
                    0.0
                };
                counts[bot].add(deal, won, result);
                by_seat[seat].entry(deal).or_default().add(won);
            }
            results.extend(pairs(&seating, &game.seats, deal));
        }
        let elo = Ratings::fit(entrants.len(), &results).elo;
        let meetings = meetings(pairing, entrants, &elo, &results);
        let mut bots: Vec<_> = counts
            .into_iter()
            .zip(entrants)
            .zip(&elo)
            .map(|((count, entrant), elo)| count.line(entrant.name.clone(), *elo))
            .collect();
        bots.sort_by(|a, b| b.elo.value.total_cmp(&a.elo.value));
        let seat = |(seat, deals): (usize, &Deals)| SeatLine {
            seat,
            wins: Rate::of(deals.values()),
        };
        Self {
            games,
            deals: plan.deals(),
            mean_steps: steps as f64 / games.max(1) as f64,
            bots,
            meetings,
            seats: by_seat.iter().enumerate().map(seat).collect(),
        }
    }
}

/// A game as pairwise results: everybody against everybody else, by rank.
fn pairs<'a>(
    seating: &'a [usize],
    seats: &'a [SeatResult],
    deal: u32,
) -> impl Iterator<Item = Result> + 'a {
    (0..seats.len()).flat_map(move |a| {
        (a + 1..seats.len())
            .filter(move |&b| seating[a] != seating[b])
            .map(move |b| Result {
                one: seating[a],
                other: seating[b],
                score: match seats[a].rank.cmp(&seats[b].rank) {
                    std::cmp::Ordering::Less => 1.0,
                    std::cmp::Ordering::Equal => 0.5,
                    std::cmp::Ordering::Greater => 0.0,
                },
                deal,
            })
    })
}

fn meetings(
    pairing: Pairing,
    entrants: &[Entrant],
    elo: &[Estimate],
    results: &[Result],
) -> Vec<Meeting> {
    let mut meetings: BTreeMap<(usize, usize), Deals> = BTreeMap::new();
    for result in results {
        let first = match pairing {
            Pairing::Ladder => result.one > result.other,
            Pairing::RoundRobin => {
                let key = |bot: usize| (elo[bot].value, std::cmp::Reverse(bot));
                key(result.one) > key(result.other)
            }
        };
        let (pair, score) = if first {
            ((result.one, result.other), result.score)
        } else {
            ((result.other, result.one), 1.0 - result.score)
        };
        let deals = meetings.entry(pair).or_default();
        deals.entry(result.deal).or_default().add(score);
    }
    let mut meetings: Vec<_> = meetings.into_iter().collect();
    if pairing == Pairing::RoundRobin {
        let order =
            |&((one, other), _): &((usize, usize), Deals)| (elo[one].value, elo[other].value);
        meetings.sort_by(|a, b| {
            let ((a, a_other), (b, b_other)) = (order(a), order(b));
            b.total_cmp(&a).then(b_other.total_cmp(&a_other))
        });
    }
    let meeting = |((one, other), deals): ((usize, usize), Deals)| Meeting {
        one: entrants[one].name.clone(),
        other: entrants[other].name.clone(),
        ahead: Rate::of(deals.values()),
    };
    meetings.into_iter().map(meeting).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arena::entrant::entrants;
    use crate::arena::plan::GameId;

    /// A game in which a bot's rank is given by its place in the list.
    fn played(plan: &Plan, game: GameId, rank: impl Fn(usize) -> u8) -> Played {
        let seating = plan.seating(game).unwrap();
        let seat = |&bot: &usize| SeatResult {
            rank: rank(bot),
            points: 10 * (4 - i32::from(rank(bot))),
            decisions: 4,
            micros: 8_000,
            longest: 5_000,
            troubles: Vec::new(),
        };
        Played {
            game,
            steps: 7,
            seats: seating.iter().map(seat).collect(),
        }
    }

    fn bots(names: &[&str]) -> Vec<Entrant> {
        entrants(names.iter().map(|name| name.parse().unwrap()))
    }

    #[test]
    fn a_game_of_three_counts_as_three_results() {
        let plan = Plan::new(3, 3, 30, Pairing::RoundRobin).unwrap();
        let names = bots(&["random", "greedy", "search:10"]);
        let games: Vec<_> = plan
            .games()
            .map(|game| played(&plan, game, |bot| 3 - bot as u8))
            .collect();
        let report = Report::new(&plan, Pairing::RoundRobin, &names, games.iter());
        assert_eq!((report.games, report.deals), (30, 10));
        assert_eq!(report.meetings.len(), 3);
        for meeting in &report.meetings {
            assert_eq!((meeting.ahead.games, meeting.ahead.won), (30, 30.0));
        }
        let order: Vec<_> = report.bots.iter().map(|bot| bot.name.as_str()).collect();
        assert_eq!(order, ["search:10", "greedy", "random"]);
        let best = &report.bots[0];
        assert_eq!(
            (best.wins.won, best.ranks.as_slice()),
            (30.0, &[30, 0, 0][..])
        );
        assert!((best.mean_points - 30.0).abs() < 1e-9 && (best.mean_rank - 1.0).abs() < 1e-9);
        assert_eq!(best.thinking.decisions, 120);
        assert!((best.thinking.mean_ms - 2.0).abs() < 1e-9);
        assert!(
            report
                .seats
                .iter()
                .all(|seat| (seat.wins.won - 10.0).abs() < 1e-9)
        );
    }

    #[test]
    fn a_shared_win_is_shared() {
        let plan = Plan::new(2, 2, 4, Pairing::RoundRobin).unwrap();
        let names = bots(&["random", "greedy"]);
        let games: Vec<_> = plan
            .games()
            .map(|game| played(&plan, game, |_| 1))
            .collect();
        let report = Report::new(&plan, Pairing::RoundRobin, &names, games.iter());
        assert!(
            report
                .bots
                .iter()
                .all(|bot| (bot.wins.won - 2.0).abs() < 1e-9)
        );
        assert!((report.meetings[0].ahead.share.value - 0.5).abs() < 1e-9);
    }

    #[test]
    fn on_a_ladder_the_upper_is_named_first() {
        let plan = Plan::new(3, 2, 4, Pairing::Ladder).unwrap();
        let names = bots(&["level:1", "level:2", "level:3"]);
        let games: Vec<_> = plan
            .games()
            .map(|game| played(&plan, game, |bot| 1 + u8::from(bot == 1)))
            .collect();
        let report = Report::new(&plan, Pairing::Ladder, &names, games.iter());
        let told = |meeting: &Meeting| (meeting.one.clone(), meeting.ahead.won);
        let told: Vec<_> = report.meetings.iter().map(told).collect();
        assert_eq!(
            told,
            [("level:2".to_owned(), 0.0), ("level:3".to_owned(), 4.0)]
        );
    }

    #[test]
    fn a_bot_that_sits_twice_does_not_meet_itself() {
        let plan = Plan::new(2, 4, 4, Pairing::RoundRobin).unwrap();
        let names = bots(&["random", "greedy"]);
        let games: Vec<_> = plan
            .games()
            .map(|game| played(&plan, game, |bot| 2 - bot as u8))
            .collect();
        let report = Report::new(&plan, Pairing::RoundRobin, &names, games.iter());
        assert_eq!(report.meetings.len(), 1);
        assert_eq!(report.meetings[0].ahead.games, 16);
        assert_eq!(
            (report.bots[0].wins.games, report.bots[0].wins.won),
            (8, 4.0)
        );
    }
}
