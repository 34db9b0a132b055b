//! Whole runs, at a table whose truth is known.

use std::path::Path;

use pantheon_engine::{Digest, Random as _, Rng};
use serde_json::json;

use super::*;
use crate::spec::Spec;
use crate::weights::Weights;

/// A title of two features: one wins games, the other loses them.
struct Toy;

const TRUTH: [f64; 2] = [2.0, -2.0];

fn coin(rng: &mut Rng) -> f64 {
    f64::from(rng.next_u32()) / 4_294_967_296.0
}

fn luck(deal: Deal<'_>) -> Rng {
    let text = deal.to_string();
    let sum = text.bytes().fold(0_u64, |sum, byte| {
        sum.wrapping_mul(31).wrapping_add(byte.into())
    });
    Rng::new(sum)
}

impl Tunable for Toy {
    fn title(&self) -> &'static str {
        "toy"
    }

    fn rules_version(&self) -> u32 {
        1
    }

    fn content(&self) -> Digest {
        Digest::of(&[b"toy"])
    }

    fn seats(&self) -> u8 {
        2
    }

    fn features(&self) -> &'static [&'static str] {
        &["good", "bad"]
    }

    fn weights(&self) -> Weights {
        toml::from_str(
            "title = 'toy'\nmade_by = 'hand'\npoint = [0.5, 0.5]\n[features]\ngood = [1, 1]\nbad = [1, 1]",
        )
        .unwrap()
    }

    fn text(&self, weights: &Weights) -> String {
        toml::to_string(weights).unwrap()
    }

    fn self_play(&self, _: &Weights, _: &Spec, deal: Deal<'_>) -> SelfPlay {
        let mut rng = luck(deal);
        let features = [0, 1].map(|_| [0, 1].map(|_| coin(&mut rng) as f32 * 4.0));
        let points =
            features.map(|[good, bad]| TRUTH[0] * f64::from(good) + TRUTH[1] * f64::from(bad));
        let chance = 1.0 / (1.0 + (0.5 * (points[1] - points[0])).exp());
        let first = coin(&mut rng) < chance;
        SelfPlay {
            game: deal.number,
            shares: vec![f32::from(first), f32::from(!first)],
            points: points.map(|points| points as i32).to_vec(),
            positions: vec![Position {
                progress: 0.5,
                features: features.map(Vec::from).to_vec(),
            }],
        }
    }

    /// Who weighs the two features nearer to the truth, up to a scale, wins more often.
    fn duel(&self, rivals: &[Weights; 2], _: &Spec, deal: Deal<'_>) -> f64 {
        let mut rng = luck(deal);
        let [first, second] = rivals.each_ref().map(|weights| {
            let [good, bad] = ["good", "bad"].map(|name| f64::from(weights.features[name][0]));
            (good - bad) / good.hypot(bad).max(1.0e-6)
        });
        let chance = 1.0 / (1.0 + (2.0 * (second - first)).exp());
        let mut won = || f64::from(coin(&mut rng) < chance);
        f64::midpoint(won(), won())
    }
}

fn plan(rounds: u64) -> Plan {
    Plan {
        options: json!({}),
        games: 150,
        players: "greedy".parse().unwrap(),
        rounds,
        rivals: "greedy".parse().unwrap(),
        trial: 200,
        seed: 3,
        start: None,
    }
}

fn run(plan: &Plan, folder: &Path) -> Result<Report, TuneError> {
    let journal = Journal::open(folder, &plan.header(&Toy))?;
    tune(&Toy, plan, &journal, &|_, _, _| {})
}

#[test]
fn a_run_finds_better_weights_and_says_so() {
    let report = tune(&Toy, &plan(20), &Journal::nowhere(), &|_, _, _| {}).unwrap();
    assert!(report.after.log_loss < report.before.log_loss);
    assert!(report.after.accuracy > report.before.accuracy);
    assert_eq!((report.games, report.held_out), (120, 30));
    assert!(report.fitted_is_used && report.accepted, "{report:?}");
    let weights: Weights = toml::from_str(&report.weights).unwrap();
    assert!(weights.features["good"][0] > 0.0 && weights.features["bad"][0] < 0.0);
    assert_eq!(
        weights.made_by,
        "pantheon tune toy --seats 2 --games 150 --players greedy --rounds 20 --rivals greedy --trial 200 --seed 3"
    );
}

#[test]
fn a_run_that_was_stopped_goes_on_to_the_same_end() {
    let [whole, stopped] = [0, 1].map(|_| tempfile::tempdir().unwrap());
    let expected = run(&plan(12), whole.path()).unwrap();

    run(&plan(5), stopped.path()).unwrap();
    // As if it had been killed while it wrote: half a line is left, and what came later is missing.
    let games = stopped.path().join("games.jsonl");
    let text = std::fs::read_to_string(&games).unwrap();
    std::fs::write(&games, &text[..text.len() / 2]).unwrap();
    std::fs::remove_file(stopped.path().join("report.json")).unwrap();
    assert_eq!(run(&plan(12), stopped.path()).unwrap(), expected);

    for name in [
        "games.jsonl",
        "rounds.jsonl",
        "fitted.jsonl",
        "trial-12.jsonl",
        "weights.toml",
        "report.json",
    ] {
        let [one, other] =
            [&whole, &stopped].map(|folder| std::fs::read(folder.path().join(name)).unwrap());
        assert!(one == other, "{name}");
    }
}

#[test]
fn a_finished_run_plays_nothing_again() {
    let folder = tempfile::tempdir().unwrap();
    let plan = plan(3);
    let first = run(&plan, folder.path()).unwrap();
    let journal = Journal::open(folder.path(), &plan.header(&Toy)).unwrap();
    let begun = std::sync::Mutex::new(Vec::new());
    let again = tune(&Toy, &plan, &journal, &|stage, done, all| {
        if stage != Stage::Rounds {
            begun.lock().unwrap().push((done, all));
        }
    });
    assert_eq!(again.unwrap(), first);
    let begun = begun.into_inner().unwrap();
    assert_eq!(begun, [(150, 150), (100, 100), (100, 100)]);
}

#[test]
fn threads_change_no_bit() {
    let with = |threads| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
        pool.unwrap()
            .install(|| tune(&Toy, &plan(10), &Journal::nowhere(), &|_, _, _| {}))
            .unwrap()
    };
    assert_eq!(with(1), with(4));
}

#[test]
fn another_run_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    run(&plan(2), folder.path()).unwrap();
    let refused = |plan: Plan| run(&plan, folder.path()).unwrap_err().to_string();
    let other_seed = refused(Plan { seed: 4, ..plan(2) });
    assert!(other_seed.contains("another seed"), "{other_seed}");
    let other_games = refused(Plan {
        games: 10,
        ..plan(2)
    });
    assert!(
        other_games.contains("another number of games"),
        "{other_games}"
    );
    let fewer = refused(plan(1));
    assert!(fewer.contains("2 rounds already, more than 1"), "{fewer}");
    let clock = refused(Plan {
        rivals: "search:1s".parse().unwrap(),
        ..plan(2)
    });
    assert!(clock.contains("another choice of rivals"), "{clock}");
}

#[test]
fn who_looks_at_a_clock_cannot_tune() {
    for bot in ["search:1s", "search:100:most=2s", "level:1"] {
        let plan = Plan {
            players: bot.parse().unwrap(),
            ..plan(1)
        };
        let refused = tune(&Toy, &plan, &Journal::nowhere(), &|_, _, _| {});
        assert!(matches!(refused, Err(TuneError::NotRepeatable(_))), "{bot}");
    }
}

#[test]
fn a_line_that_is_not_ours_is_named() {
    let folder = tempfile::tempdir().unwrap();
    run(&plan(2), folder.path()).unwrap();
    std::fs::write(
        folder.path().join("rounds.jsonl"),
        "{\"round\":0,\"share\":0.5}\nnonsense\n",
    )
    .unwrap();
    let error = run(&plan(2), folder.path()).unwrap_err();
    assert!(matches!(error, TuneError::Line { line: 2, .. }), "{error}");
}
