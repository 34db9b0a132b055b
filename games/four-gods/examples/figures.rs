//! What Worlds random play makes: `cargo run --release -p pantheon-four-gods --example figures [games]`.

use std::collections::BTreeMap;
use std::sync::Arc;

use pantheon_engine::{Content as _, Game, Playout};
use pantheon_four_gods::{Content, FourGods, Options, Terrain};

/// Sums over all games.
#[derive(Default)]
struct Sums {
    steps: u64,
    tiles: u64,
    holes: u64,
    cities: u64,
    razed: u64,
    prophets: u64,
    count: [u64; 4],
    largest: [u64; 4],
    ranked: [u64; 4],
    ends: BTreeMap<String, u64>,
}

fn main() {
    let games: u64 = std::env::args()
        .nth(1)
        .and_then(|games| games.parse().ok())
        .unwrap_or(10_000);
    let rules =
        FourGods::new(Arc::new(Content::built_in()), Options::default(), 4).expect("four can play");
    let mut sums = Sums::default();
    for number in 0..games {
        let mut playout = Playout::<FourGods>::new(number);
        let mut state = playout.set_up(&rules);
        let steps = playout
            .play_on(&rules, &mut state, false)
            .expect("random games end");
        sums.steps += u64::from(steps);
        let world = &state.world;
        sums.tiles += u64::from(world.tiles().len());
        sums.holes += u64::from(world.holes());
        sums.cities += u64::from(world.cities().len());
        sums.razed += state.razed.iter().map(|&n| u64::from(n)).sum::<u64>();
        let standing = world.areas().flat_map(|area| area.prophets);
        sums.prophets += standing.map(u64::from).sum::<u64>();
        let mut largest = Terrain::ALL.map(|terrain| u64::from(world.kingdoms().largest(terrain)));
        for terrain in Terrain::ALL {
            sums.count[terrain.index()] += u64::from(world.kingdoms().count(terrain));
            sums.largest[terrain.index()] += largest[terrain.index()];
        }
        largest.sort_unstable_by_key(|&tiles| std::cmp::Reverse(tiles));
        for (sum, tiles) in sums.ranked.iter_mut().zip(largest) {
            *sum += tiles;
        }
        let end = rules.outcome(&state).map(|outcome| outcome.end.key);
        *sums
            .ends
            .entry(end.unwrap_or_default().into_owned())
            .or_default() += 1;
    }
    print(&sums, games);
}

fn print(sums: &Sums, games: u64) {
    let mean = |sum: u64| {
        let tenths = (sum * 10 + games / 2) / games.max(1);
        format!("{}.{}", tenths / 10, tenths % 10)
    };
    let by_terrain = |sums: [u64; 4]| {
        let parts = Terrain::ALL
            .map(|terrain| format!("{} {}", terrain.letter(), mean(sums[terrain.index()])));
        parts.join(", ")
    };
    println!("| Of {games} random games of four, on average | |");
    println!("|---|---|");
    println!("| steps, clocks included | {} |", mean(sums.steps));
    println!("| tiles laid | {} |", mean(sums.tiles));
    println!("| cities standing | {} |", mean(sums.cities));
    println!("| cities destroyed | {} |", mean(sums.razed));
    println!("| holes | {} |", mean(sums.holes));
    println!("| prophets on tiles | {} |", mean(sums.prophets));
    println!("| Kingdoms | {} |", by_terrain(sums.count));
    println!(
        "| Kingdoms of all terrains | {} |",
        mean(sums.count.iter().sum())
    );
    println!(
        "| tiles of the largest Kingdom | {} |",
        by_terrain(sums.largest)
    );
    println!(
        "| largest Kingdoms, best first | {} |",
        sums.ranked.map(mean).join(" / ")
    );
    for (end, count) in &sums.ends {
        println!("| ended by `{end}` | {} % |", mean(count * 100));
    }
}
