//! Plays simple greedy players against each other and prints the figures of `docs/figures/deus.md`.
//!
//! `cargo run --release -p pantheon-deus --example deus_figures -- 10000`
//!
//! A greedy player tries every action, finishes the turn in the plainest way and keeps the action whose position it
//! likes best. It looks at its own turn only and knows nothing of plans.

use std::sync::Arc;

use pantheon_deus::{
    Action, Colour, Content, Decision, Deus, Ending, Event, Kind, Map, Options, Resource, State,
};
use pantheon_engine::{Content as _, Game, Luck, LuckKey, Random, Rng, Seat, Step};

/// How much a player likes a position, in tenths of a point.
fn worth(rules: &Deus, state: &State, seat: Seat) -> i32 {
    let player = state.player(seat);
    let temples: i32 = player
        .column(Colour::Temple)
        .iter()
        .map(|card| rules.content().design(card))
        .map(|card| 6 + i32::from(rules.temple_points(state, seat, card)))
        .sum();
    let cards: i32 = Kind::ALL
        .into_iter()
        .map(|kind| i32::from(player.column(kind.colour()).len()))
        .map(|height| 40 * height - 2 * height * height)
        .sum();
    let shortest = Kind::ALL
        .into_iter()
        .map(|kind| i32::from(player.column(kind.colour()).len()))
        .min()
        .unwrap_or(0);
    let board: i32 = Kind::ALL
        .into_iter()
        .map(|kind| i32::from(player.on_board(kind).min(3)))
        .sum();
    let resources: i32 = Resource::ALL
        .into_iter()
        .map(|resource| i32::from(player.has(resource).min(4)))
        .sum();
    let reach = rules
        .layout()
        .around(player.pieces(Kind::Military))
        .and(state.standing_villages());
    let siege = rules
        .layout()
        .around(state.standing_villages())
        .and(player.controlled());
    10 * (i32::from(*player.points.inside()) + temples)
        + cards
        + 25 * shortest
        + 5 * board
        + 5 * resources
        + i32::from(player.gold.min(20))
        + 4 * i32::from(player.hand.inside().len().min(6))
        + 2 * i32::from(player.controlled().len())
        + 20 * i32::from(reach.len())
        + 4 * i32::from(siege.len())
}

/// What the plainest player does: use what can be used, and offer three cards.
fn plainly(state: &State, actions: &[Action]) -> Action {
    match state.decision {
        Decision::Offering { count, .. } if count >= 3 => Action::Done,
        Decision::Effect { .. } => actions
            .iter()
            .copied()
            .rfind(|&action| action != Action::Decline)
            .unwrap_or(Action::Decline),
        _ => actions[0],
    }
}

struct Player {
    actions: Vec<Action>,
    more: Vec<Action>,
    rng: Rng,
}

impl Player {
    fn choose(&mut self, rules: &Deus, state: &State, seat: Seat) -> Action {
        rules.legal(state, seat, &mut self.actions);
        let matters = matches!(
            state.decision,
            Decision::Turn | Decision::Place | Decision::Effect { .. } | Decision::Jupiter { .. }
        );
        if !matters || self.actions.len() == 1 {
            return match state.decision {
                Decision::Ceres { .. } | Decision::Mars { .. } | Decision::Pieces { .. } => {
                    self.rng.pick(&self.actions).unwrap_or(self.actions[0])
                }
                _ => plainly(state, &self.actions),
            };
        }
        let mut best = (i32::MIN, self.actions[0]);
        for &action in &self.actions {
            let number = self.rng.next_u64();
            let mut step = Step::silent(Luck::new(&LuckKey::for_playout(number), 1));
            let mut after = *state;
            let mut next = Some(action);
            while let Some(action) = next {
                rules
                    .apply(&mut after, seat, action, &mut step)
                    .expect("a listed action is accepted");
                next = (after.turn == seat
                    && after.decision != Decision::Turn
                    && !rules.is_over(&after))
                .then(|| {
                    rules.legal(&after, seat, &mut self.more);
                    plainly(&after, &self.more)
                });
            }
            let liked = worth(rules, &after, seat) * 4 + (number % 4) as i32;
            if liked > best.0 {
                best = (liked, action);
            }
        }
        best.1
    }
}

#[derive(Default)]
struct Figures {
    games: u64,
    winners: u64,
    all: u64,
    rounds: u64,
    temples: u64,
    built: [u64; 6],
    ends: [u64; 4],
    sacked: u64,
    least: i32,
    most: i32,
}

fn play(rules: &Deus, number: u64, figures: &mut Figures) {
    let mut step: Step<Event> = Step::silent(Luck::new(&LuckKey::for_playout(number), 0));
    let mut state = rules.set_up(&mut step);
    let mut player = Player {
        actions: Vec::new(),
        more: Vec::new(),
        rng: Rng::new(number),
    };
    let mut steps = 0;
    while !rules.is_over(&state) {
        steps += 1;
        step.turn_to(steps);
        let seat = rules.to_act(&state).first().expect("somebody can act");
        let action = player.choose(rules, &state, seat);
        rules
            .apply(&mut state, seat, action, &mut step)
            .expect("a listed action is accepted");
    }
    let outcome = rules.outcome(&state).expect("the game is over");
    let points: Vec<i32> = Seat::all(rules.seats())
        .filter_map(|seat| outcome.points(seat))
        .collect();
    let best = points.iter().copied().max().unwrap_or(0);
    figures.games += 1;
    figures.winners += u64::try_from(best).unwrap_or(0);
    figures.all += u64::try_from(points.iter().sum::<i32>()).unwrap_or(0);
    figures.least = if figures.games == 1 {
        best
    } else {
        figures.least.min(best)
    };
    figures.most = figures.most.max(best);
    figures.rounds += u64::from(state.round);
    for seat in Seat::all(rules.seats()) {
        for colour in Colour::ALL {
            figures.built[colour.index()] += u64::from(state.player(seat).column(colour).len());
        }
        figures.temples += u64::from(state.player(seat).column(Colour::Temple).len());
    }
    figures.sacked += u64::from(
        state.of(pantheon_deus::Terrain::Village).len() - state.standing_villages().len(),
    );
    if let Decision::Over(ending) = state.decision {
        figures.ends[match ending {
            Ending::Temples => 0,
            Ending::Villages => 1,
            Ending::Exhaustion => 2,
            Ending::RoundLimit => 3,
        }] += 1;
    }
}

fn mean(sum: u64, count: u64) -> String {
    let tenths = (sum * 10 + count / 2) / count.max(1);
    format!("{}.{}", tenths / 10, tenths % 10)
}

fn main() {
    let games = std::env::args()
        .nth(1)
        .and_then(|count| count.parse().ok())
        .unwrap_or(10_000);
    println!(
        "| players | winner (range) | all | rounds | temples each | ended by temples / villages / cards / limit | villages sacked | built each: maritime, production, scientific, civil, military, temple |"
    );
    println!("|---|---|---|---|---|---|---|---|");
    for seats in 2..=4 {
        let options = Options {
            map: Map::Random,
            ..Options::default()
        };
        let rules =
            Deus::new(Arc::new(Content::built_in()), options, seats).expect("two to four play");
        let mut figures = Figures::default();
        for number in 0..games {
            play(&rules, number, &mut figures);
        }
        let people = figures.games * u64::from(seats);
        let built: Vec<String> = figures.built.iter().map(|&sum| mean(sum, people)).collect();
        let ends: Vec<String> = figures
            .ends
            .iter()
            .map(|&count| mean(count * 100, figures.games) + " %")
            .collect();
        println!(
            "| {seats} | {} ({}–{}) | {} | {} | {} | {} | {} | {} |",
            mean(figures.winners, figures.games),
            figures.least,
            figures.most,
            mean(figures.all, people),
            mean(figures.rounds, figures.games),
            mean(figures.temples, people),
            ends.join(" / "),
            mean(figures.sacked, figures.games),
            built.join(", "),
        );
    }
    println!("\nA position takes {} bytes.", size_of::<State>());
}
