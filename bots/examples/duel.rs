//! Two bots against each other, for trying things out: `cargo run --release -p pantheon-bots --example duel --
//! gods-of-rome search:1000 greedy 100`. Every deal is played twice, with the seats swapped.

use std::sync::Arc;
use std::time::Instant;

use pantheon_bora_bora::BoraBora;
use pantheon_bots::{Host, Judge, Judged, Spec};
use pantheon_deus::Deus;
use pantheon_engine::{Content as _, Seat, Seed};
use pantheon_four_gods::FourGods;
use pantheon_gods_of_rome::GodsOfRome;
use rayon::prelude::*;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [title, first, second, games, rest @ ..] = words.as_slice() else {
        panic!("duel TITLE BOT BOT GAMES [SEED]");
    };
    let seed = rest
        .first()
        .map_or(1, |seed| seed.parse().expect("a number"));
    let bots = [first, second].map(|bot| bot.parse().expect("a bot"));
    let games = games.parse().expect("a number of games");
    match title.as_str() {
        "gods-of-rome" => duel::<GodsOfRome>(&bots, games, seed),
        "four-gods" => duel::<FourGods>(&bots, games, seed),
        "deus" => duel::<Deus>(&bots, games, seed),
        "bora-bora" => duel::<BoraBora>(&bots, games, seed),
        _ => panic!("no such title"),
    }
}

fn duel<G: Judged>(bots: &[Spec; 2], games: u64, seed: u64)
where
    G::Options: Default,
{
    let content = Arc::new(G::Content::built_in());
    let rules = Arc::new(G::new(content, G::Options::default(), 2).expect("two play"));
    let judge = Judge::<G>::default();
    let start = Instant::now();
    let results: Vec<(f64, i32, i32, u32)> = (0..games)
        .into_par_iter()
        .map(|game| {
            let deal = game / 2;
            let swapped = game % 2 == 1;
            let order = if swapped { [1, 0] } else { [0, 1] };
            let mut seats: Vec<_> = order
                .iter()
                .map(|&bot| bots[bot].seat::<G>(&judge, seed * 1_000_003 + game * 2 + bot as u64))
                .collect();
            let deal_seed = Seed::from_phrase(&format!("duel {seed} {deal}"));
            let finished = Host::new(Arc::clone(&rules), deal_seed, deal, &mut seats).play();
            let outcome = finished.game.rules().outcome(finished.game.state());
            let Some(outcome) = outcome else {
                return (0.5, 0, 0, finished.game.steps());
            };
            let [a, b] =
                if swapped { [1, 0] } else { [0, 1] }.map(|seat| Seat::new(seat).expect("a seat"));
            let win = match outcome.rank(a).cmp(&outcome.rank(b)) {
                std::cmp::Ordering::Less => 1.0,
                std::cmp::Ordering::Equal => 0.5,
                std::cmp::Ordering::Greater => 0.0,
            };
            let points = |seat| outcome.points(seat).unwrap_or(0);
            (win, points(a), points(b), finished.game.steps())
        })
        .collect();
    let count = f64::from(u32::try_from(results.len()).expect("so few"));
    let mean = results.iter().map(|result| result.0).sum::<f64>() / count;
    let error = 1.96 * (mean * (1.0 - mean) / count).sqrt();
    let average =
        |pick: fn(&(f64, i32, i32, u32)) -> f64| results.iter().map(pick).sum::<f64>() / count;
    println!(
        "{} vs {}: {:.1} % ± {:.1}; points {:.1} : {:.1}; {:.0} steps; {:.2} s a game",
        bots[0],
        bots[1],
        100.0 * mean,
        100.0 * error,
        average(|result| f64::from(result.1)),
        average(|result| f64::from(result.2)),
        average(|result| f64::from(result.3)),
        start.elapsed().as_secs_f64() / count,
    );
}
