//! A tuning run from its first game to its report.

use pantheon_engine::{Random as _, Rng};
use rayon::prelude::*;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::games::SelfPlay;
use super::journal::{Journal, TuneError};
use super::plan::Plan;
use super::regression::{Parameters, Quality, Regression};
use super::spsa::Spsa;
use super::table::{Deal, Tunable};
use super::trial::Trial;
use crate::weights::Weights;

/// So many games are played before they are written down.
const BATCH: u64 = 32;

/// So many deals decide a round, each played twice.
const DEALS_A_ROUND: u64 = 8;

/// One game in so many is held out of the regression, to see what it is worth.
const HELD_OUT: u64 = 5;

/// Weights of the beginning are believed to be right to about this share of themselves.
const DOUBT: f64 = 0.5;

/// The rivals of a round differ from where the search stands by this share of each weight.
const REACH: f64 = 0.3;

const ACCEPTED: &str = "weights.toml";
const REFUSED: &str = "refused.toml";

/// What a run is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Games of self-play.
    SelfPlay,
    /// The fitted weights play those of the beginning.
    FittedTrial,
    /// Rounds of games between neighbouring weights.
    Rounds,
    /// The result plays the weights of the beginning.
    Trial,
}

/// Is told how far a run is: the stage, how much of it is done, and how much there is.
pub type Watcher<'a> = &'a (dyn Fn(Stage, u64, u64) + Sync);

/// What came of a run.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    /// The command that does it again.
    pub command: String,
    /// How many games of self-play the weights were fitted to.
    pub games: usize,
    /// How many games were held out.
    pub held_out: usize,
    /// How well the weights of the beginning explain the games that were held out.
    pub before: Quality,
    /// How well they do once it is known what a point is worth.
    pub calibrated: Quality,
    /// How well the fitted weights do.
    pub after: Quality,
    /// How the fitted weights did against those of the beginning.
    pub fitted: Trial,
    /// Whether the rounds began at the fitted weights.
    pub fitted_is_used: bool,
    /// How many rounds followed.
    pub rounds: u64,
    /// How the result did against the weights of the beginning.
    pub trial: Trial,
    /// Whether the result is better beyond luck.
    pub accepted: bool,
    /// The result, as the text of a file.
    pub weights: String,
}

impl Report {
    /// The file that holds the result. Weights that weren't accepted have another name, so that nobody takes them by
    /// mistake.
    pub const fn file(&self) -> &'static str {
        if self.accepted { ACCEPTED } else { REFUSED }
    }
}

/// Tunes the weights of a table's title.
pub fn tune(
    table: &dyn Tunable,
    plan: &Plan,
    journal: &Journal,
    watch: Watcher<'_>,
) -> Result<Report, TuneError> {
    plan.check(table)?;
    let run = Run {
        table,
        plan,
        journal,
        watch,
    };
    let start = table.weights();
    let games = run.self_play(&start)?;
    let fit = run.fit(&start, &games);
    let rivals = [fit.weights.clone(), start.clone()];
    let fitted = run.trial("fitted", Stage::FittedTrial, &rivals)?;
    let fitted_is_used = fitted.share > 0.5;
    let from = if fitted_is_used {
        &fit.weights
    } else {
        &fit.start
    };
    let mut result = run.rounds(from, &games)?;
    result.made_by = plan.command(table);
    let rivals = [result, start];
    let purpose = format!("trial-{}", plan.rounds);
    let trial = run.trial(&purpose, Stage::Trial, &rivals)?;
    let report = Report {
        command: plan.command(table),
        games: fit.games,
        held_out: fit.held_out,
        before: fit.before,
        calibrated: fit.calibrated,
        after: fit.after,
        fitted,
        fitted_is_used,
        rounds: plan.rounds,
        trial,
        accepted: trial.is_won(),
        weights: table.text(&rivals[0]),
    };
    run.keep(&report)?;
    Ok(report)
}

struct Run<'a> {
    table: &'a dyn Tunable,
    plan: &'a Plan,
    journal: &'a Journal,
    watch: Watcher<'a>,
}

struct Fit {
    games: usize,
    held_out: usize,
    before: Quality,
    calibrated: Quality,
    after: Quality,
    start: Weights,
    weights: Weights,
}

/// A round's outcome, as it is written down.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Round {
    round: u64,
    share: f64,
}

impl Run<'_> {
    /// What a log lacks is made, a batch at a time, and written down in order.
    fn complete<T: Serialize + DeserializeOwned + Send>(
        &self,
        name: &str,
        stage: Stage,
        count: u64,
        make: impl Fn(u64) -> T + Sync,
    ) -> Result<Vec<T>, TuneError> {
        let (mut all, log) = self.journal.log(&format!("{name}.jsonl"))?;
        all.truncate(usize::try_from(count).unwrap_or(usize::MAX));
        loop {
            let done = all.len() as u64;
            (self.watch)(stage, done, count);
            if done == count {
                return Ok(all);
            }
            let batch: Vec<T> = (done..count.min(done + BATCH))
                .into_par_iter()
                .map(&make)
                .collect();
            log.add(&batch)?;
            all.extend(batch);
        }
    }

    fn deal<'a>(&self, purpose: &'a str, number: u64) -> Deal<'a> {
        Deal {
            seed: self.plan.seed,
            purpose,
            number,
        }
    }

    fn self_play(&self, start: &Weights) -> Result<Vec<SelfPlay>, TuneError> {
        self.complete("games", Stage::SelfPlay, self.plan.games, |game| {
            let deal = self.deal("games", game);
            self.table.self_play(start, &self.plan.players, deal)
        })
    }

    fn regression<'g>(
        &self,
        games: &'g [SelfPlay],
        from: &Weights,
        held_out: bool,
    ) -> Regression<'g> {
        let meant = games
            .iter()
            .filter(|game| (game.game % HELD_OUT == HELD_OUT - 1) == held_out);
        let point = from.point.map(f64::from);
        Regression::new(meant, self.table.features().len(), point)
    }

    fn fit(&self, before: &Weights, games: &[SelfPlay]) -> Fit {
        let prior = self.parameters(before);
        // Only `point × weight` can be seen in who wins. So first it is settled what a point is worth if the weights are
        // right, and then the weights move: so they stay in points, also those that no quiet position speaks of.
        let mut start = before.clone();
        if let Some(point) = self.regression(games, before, false).calibrate(&prior) {
            start.point = point.map(tidy);
        }
        let [learnt, held_out] = [false, true].map(|held| self.regression(games, &start, held));
        let doubt = learnt.shares(&prior, DOUBT);
        let weights = self.weights(&start, &learnt.fit(&prior, &doubt));
        Fit {
            games: learnt.games(),
            held_out: held_out.games(),
            before: self.regression(games, before, true).quality(&prior),
            calibrated: held_out.quality(&prior),
            after: held_out.quality(&self.parameters(&weights)),
            start,
            weights,
        }
    }

    /// How the first did against the second.
    fn trial(
        &self,
        purpose: &str,
        stage: Stage,
        rivals: &[Weights; 2],
    ) -> Result<Trial, TuneError> {
        let deals = self.plan.trial.div_ceil(2);
        let shares = self.complete(purpose, stage, deals, |number| {
            let deal = self.deal(purpose, number);
            self.table.duel(rivals, &self.plan.rivals, deal)
        })?;
        Ok(Trial::of(&shares))
    }

    fn rounds(&self, from: &Weights, games: &[SelfPlay]) -> Result<Weights, TuneError> {
        let total = self.plan.rounds;
        let (known, log) = self.journal.log::<Round>("rounds.jsonl")?;
        if let Some(folder) = self.journal.folder().filter(|_| known.len() as u64 > total) {
            return Err(TuneError::TooFarAlready {
                path: folder.to_owned(),
                done: known.len() as u64,
                asked: total,
            });
        }
        let start = self.parameters(from);
        let reach = self.regression(games, from, false).shares(&start, REACH);
        let seed = Rng::new(self.plan.seed).next_u32();
        let mut search = Spsa::new(start, reach, u64::from(seed));
        for round in 0..total {
            (self.watch)(Stage::Rounds, round, total);
            let known = known.get(usize::try_from(round).unwrap_or(usize::MAX));
            let share = if let Some(known) = known {
                known.share
            } else {
                let rivals = search.rivals().map(|rival| self.weights(from, &rival));
                let share = self.round(&rivals, round);
                log.add(&[Round { round, share }])?;
                share
            };
            search.learn(2.0 * share - 1.0);
        }
        (self.watch)(Stage::Rounds, total, total);
        Ok(self.weights(from, &search.result()))
    }

    /// The share of a round's games that the first wins.
    fn round(&self, rivals: &[Weights; 2], round: u64) -> f64 {
        let first = round * DEALS_A_ROUND;
        let shares: Vec<f64> = (first..first + DEALS_A_ROUND)
            .into_par_iter()
            .map(|number| {
                let deal = self.deal("rounds", number);
                self.table.duel(rivals, &self.plan.rivals, deal)
            })
            .collect();
        Trial::of(&shares).share
    }

    fn parameters(&self, weights: &Weights) -> Parameters {
        let pair = |name: &&str| weights.features.get(*name).copied().unwrap_or_default();
        let features = self.table.features();
        (0..2)
            .flat_map(|half| features.iter().map(move |name| f64::from(pair(name)[half])))
            .collect()
    }

    /// These parameters as weights, otherwise like those they come from.
    fn weights(&self, like: &Weights, parameters: &[f64]) -> Weights {
        let features = self.table.features();
        let (early, late) = parameters.split_at(features.len());
        let pairs = features.iter().zip(early.iter().zip(late));
        Weights {
            features: pairs
                .map(|(&name, (&early, &late))| (name.to_owned(), [tidy(early), tidy(late)]))
                .collect(),
            ..like.clone()
        }
    }

    fn keep(&self, report: &Report) -> Result<(), TuneError> {
        for old in [ACCEPTED, REFUSED] {
            if old != report.file() {
                self.journal.remove(old)?;
            }
        }
        self.journal.write(report.file(), &report.weights)?;
        let text = serde_json::to_string_pretty(report)
            .expect("a report is numbers and texts, which JSON can hold");
        self.journal.write("report.json", &format!("{text}\n"))
    }
}

/// Four digits are enough for a weight, and a person can read them.
fn tidy(weight: f64) -> f32 {
    format!("{weight:.3e}").parse().unwrap_or(weight as f32)
}
