//! Where points come from when simple greedy players meet: `cargo run --release -p pantheon-bora-bora --example
//! greedy -- 10000` prints mean scores by source for each number of players.
//!
//! A greedy player looks one decision ahead. It imagines the whole state from its own view, tries every legal action
//! on it, and takes one that leads to the best position for itself, by a weight for everything on its board.

use std::sync::Arc;

use pantheon_bora_bora::{Action, BoraBora, Content, Decision, Options, Sex, Source, State};
use pantheon_engine::{Content as _, Game, Luck, LuckKey, Random as _, Rng, Seat, Step, Viewer};

/// A greedy player's buffers.
struct Greedy {
    actions: Vec<Action>,
    rng: Rng,
}

impl Greedy {
    fn choose(&mut self, rules: &BoraBora, state: &State, seat: Seat) -> Action {
        rules.legal(state, seat, &mut self.actions);
        let imagined = rules.imagine(&rules.view(state, Viewer::Seat(seat)), &mut self.rng);
        let key = LuckKey::for_playout(u64::from(self.rng.next_u32()));
        let mut best = (i32::MIN, 0, self.actions[0]);
        for &action in &self.actions {
            let mut after = imagined.clone();
            let mut step = Step::silent(Luck::new(&key, 1));
            let accepted = rules.apply(&mut after, seat, action, &mut step);
            let worth = if accepted.is_ok() {
                worth(rules, &after, seat)
            } else {
                i32::MIN
            };
            let rated = (worth, self.rng.next_u32());
            if rated > (best.0, best.1) {
                best = (rated.0, rated.1, action);
            }
        }
        best.2
    }
}

/// What a position is worth to a player, in twelfths of a point.
fn worth(rules: &BoraBora, state: &State, seat: Seat) -> i32 {
    let content = rules.content();
    let player = state.player(seat);
    let left = 7 - i32::from(state.round);
    let each = |count: u8, weight: i32| i32::from(count) * weight;
    let mut sum = 12 * i32::from(player.total());
    sum += each(content.status(state.status[seat.index()]), 11);
    sum += each(state.status[seat.index()], 4);
    let priest = content.rounds.priest[usize::from(state.round.clamp(1, 6)) - 1];
    sum += each(
        state.priests_in_temple(seat),
        12 * i32::from(priest) + 4 * left,
    );
    for jewel in player.jewels.iter() {
        sum += each(content.jewel(jewel).points, 12) + 12;
    }
    sum += each(player.regions.len(), 10 + 2 * left);
    for region in player.regions.iter() {
        if state.holders[region.index()] == Some(seat) {
            sum += each(content.fish(state.fish[region.index()]).value, 8);
        }
    }
    sum += each(player.building_count(), 12) + each(player.filled.len(), 30);
    sum += each(player.offerings.min(6), 13) + each(player.shells.min(9), 13);
    sum += each(player.god_tiles, 24) + each(player.hand_size().min(6), 9);
    for sex in Sex::ALL {
        let folk = player.folk(sex);
        sum += each(folk.count(), 22 + 3 * left) + each(folk.count_down(), 2);
    }
    sum += each(player.free_spaces().min(2), 10);
    let purse = player.purse();
    for task in player.open_tasks() {
        sum += match rules.lacking(state, seat, &purse, task) {
            0 => 54,
            1 => 26,
            2 => 12,
            _ => 0,
        };
    }
    sum + pending(content, state, seat)
}

/// What an action that has begun will still bring.
fn pending(content: &Content, state: &State, seat: Seat) -> i32 {
    if state.turn != seat {
        return 0;
    }
    match state.decision {
        Decision::Helper { points } => 13 * i32::from(points),
        Decision::Priest { value } => 40 + 2 * i32::from(value),
        Decision::Building { .. } | Decision::Site { .. } => {
            let round = usize::from(state.round.clamp(1, 6)) - 1;
            12 * i32::from(content.rounds.building[round]) - 20
        }
        Decision::Expand { .. } => 60,
        Decision::Hut { .. } => 40,
        Decision::Person { value, .. } => 34 + i32::from(value),
        Decision::Room { .. } => 36,
        Decision::FireGift => 26,
        Decision::FireStep | Decision::Lay { .. } => 13,
        Decision::Materials { left } => 28 * i32::from(left),
        Decision::Cards { left } => 9 * i32::from(left),
        Decision::Huts { left, .. } => 6 * i32::from(left),
        _ => 0,
    }
}

fn main() {
    let games: u64 = std::env::args()
        .nth(1)
        .and_then(|text| text.parse().ok())
        .unwrap_or(10_000);
    let content = Arc::new(Content::built_in());
    for seats in 2..=4 {
        let rules = BoraBora::new(Arc::clone(&content), Options::default(), seats)
            .expect("two to four play");
        let mut sums = [0_u64; Source::COUNT];
        let mut ranks = [0_u64; 4];
        let mut steps = 0_u64;
        for game in 0..games {
            let state = play(&rules, game, &mut steps);
            let mut totals: Vec<u64> = Seat::all(seats)
                .map(|seat| u64::from(state.player(seat).total()))
                .collect();
            totals.sort_unstable_by(|a, b| b.cmp(a));
            ranks
                .iter_mut()
                .zip(&totals)
                .for_each(|(sum, total)| *sum += total);
            for player in &state.players[..usize::from(seats)] {
                for source in Source::ALL {
                    sums[source.index()] += u64::from(player.points[source.index()]);
                }
            }
        }
        print_means(seats, games, &sums, &ranks, steps);
    }
}

fn play(rules: &BoraBora, game: u64, steps: &mut u64) -> State {
    let key = LuckKey::for_playout(game);
    let mut state = rules.set_up(&mut Step::silent(Luck::new(&key, 0)));
    let mut greedy = Greedy {
        actions: Vec::new(),
        rng: Rng::new(game),
    };
    let mut number = 0;
    while !rules.is_over(&state) {
        let seat = state.turn;
        let action = greedy.choose(rules, &state, seat);
        number += 1;
        let mut step = Step::silent(Luck::new(&key, number));
        rules
            .apply(&mut state, seat, action, &mut step)
            .expect("a listed action is legal");
    }
    *steps += number;
    state
}

fn print_means(seats: u8, games: u64, sums: &[u64; Source::COUNT], ranks: &[u64; 4], steps: u64) {
    let tenths = |sum: u64, of: u64| format!("{}.{}", sum / of, sum * 10 / of % 10);
    let players = games * u64::from(seats);
    println!(
        "{seats} players, {games} games, {} decisions a game",
        steps / games
    );
    for source in Source::ALL {
        println!("  {source:?}: {}", tenths(sums[source.index()], players));
    }
    println!("  together: {}", tenths(sums.iter().sum(), players));
    let by_rank: Vec<String> = ranks[..usize::from(seats)]
        .iter()
        .map(|&sum| tenths(sum, games))
        .collect();
    println!("  by rank: {}", by_rank.join(" / "));
}
