//! Whether the numbers measure what they say: luck has no favourites, skill is seen, and a result without its luck
//! varies less.

use pantheon_engine::Record;
use pantheon_games::{TITLES, title, titles};
use pantheon_review::tally::{Mean, PeerTally, Tally};
use pantheon_review::{Peers, Plan, peers};
use pantheon_wire::ReviewCause;

use crate::games::{LITTLE, game, reviewed};

fn mean(numbers: &[f64]) -> Mean {
    let count = f64::from(u32::try_from(numbers.len()).expect("a test has few numbers"));
    let mean = numbers.iter().sum::<f64>() / count;
    let squares: f64 = numbers.iter().map(|number| (number - mean).powi(2)).sum();
    Mean {
        mean,
        error: (squares / (count - 1.0) / count).sqrt(),
    }
}

/// Only draws are weighed, which is quick.
const LUCK: Plan = Plan {
    iterations: 2,
    worlds: 8,
    luck: 60,
    ..LITTLE
};

#[test]
fn luck_has_no_favourites() {
    for title in titles() {
        let reviews: Vec<_> = (0..10)
            .map(|number| reviewed(&game(title.info().id, &["greedy", "greedy"], number), LUCK))
            .collect();
        // Every draw is fair by itself, whatever came before.
        let draws: Vec<f64> = reviews
            .iter()
            .flat_map(|review| &review.moments)
            .flat_map(|moment| &moment.changes)
            .filter(|change| change.cause == ReviewCause::Luck)
            .map(|change| change.by[0])
            .collect();
        assert!(draws.len() > 10);
        let luck = mean(&draws);
        let id = title.info().id;
        assert!(
            luck.error > 0.0 && luck.mean.abs() < 3.5 * luck.error,
            "{id}: {luck:?}"
        );
    }
}

/// Where luck is most of a game, a result without it varies much less.
#[test]
fn a_result_without_its_luck_varies_less() {
    // The last on the shelf is a race of dice.
    let most_luck = TITLES.last().expect("the shelf isn't empty").id;
    let plan = Plan { luck: 160, ..LUCK };
    let mut tally = Tally::default();
    for number in 0..16 {
        let record = game(most_luck, &["greedy", "greedy"], number);
        tally.add(&reviewed(&record, plan));
    }
    let all = tally.all();
    let ratio = all.adjusted().variance_to(&all.result());
    assert!(ratio > 0.0 && ratio < 0.7, "{ratio}");
    assert!((all.result().mean - 0.5).abs() < 1e-9);
}

#[test]
fn a_weak_player_is_found_out() {
    let plan = Plan {
        iterations: 120,
        ..LITTLE
    };
    for title in titles() {
        let id = title.info().id;
        let games: Vec<Record> = (0..2)
            .map(|number| game(id, &["greedy:noise=2", "greedy"], number))
            .collect();
        let mut tally = Tally::default();
        for record in &games {
            tally.add(&reviewed(record, plan));
        }
        let accuracy = |name: &str| {
            let found = tally.players().find(|(player, _)| *player == name);
            found.expect("it played").1.accuracy()
        };
        let (weak, strong) = (accuracy("greedy:noise=2"), accuracy("greedy"));
        assert!(weak + 1.0 < strong, "{id}: {weak} {strong}");
        assert!((0.0..=100.0).contains(&weak) && strong <= 100.0);
    }
}

/// Whoever doesn't look loses more where all have the same to lose. How players who look compare takes more decisions than
/// a test has time for.
#[test]
fn of_peers_the_one_who_does_not_look_loses_more() {
    for id in TITLES.iter().map(|info| info.id) {
        let bots = ["random", "greedy"];
        let plan = Peers {
            bots: bots.iter().map(|bot| bot.parse().expect("a bot")).collect(),
            decisions: 16,
            iterations: 120,
        };
        let mut tally = PeerTally::default();
        for number in 0..2 {
            let record = game(id, &["greedy", "greedy"], number);
            let title = title(id).expect("it is on the shelf");
            let losses = peers(title.as_ref(), &record, &plan).expect("the record is true");
            assert_eq!(
                losses,
                peers(title.as_ref(), &record, &plan).expect("as before")
            );
            tally.add(losses);
        }
        let losses: Vec<f64> = (0..bots.len()).map(|bot| tally.loss(bot).0.mean).collect();
        assert!(losses.is_sorted_by(|a, b| a > b), "{id}: {losses:?}");
        assert!(tally.loss(0).1 > 20);
    }
}
