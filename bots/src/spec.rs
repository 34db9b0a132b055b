//! What a bot is called: `random`, `greedy`, `search:1s`, `level:5`, `cmd:python3 bot.py`.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use pantheon_engine::Millis;

use crate::bot::{Bot, REACTION};
use crate::external::{External, Limits};
use crate::greedy::Greedy;
use crate::judge::Judge;
use crate::judged::{Judged, PlannerParams};
use crate::levels;
use crate::random::RandomBot;
use crate::search::{Budget, Policy, Search, SearchParams, SearchPlan};
use crate::weights::{Weights, WeightsError};

/// On how many imagined states a planner weighs its plans, unless it says otherwise.
const PLANNER_SAMPLES: u8 = 4;
/// How many iterations a search has at most that decides at a glance.
const GLANCE: u64 = 100;
/// How the longest time that a search may take is told.
const MOST: &str = "most=";
/// What the name of a program begins with.
const COMMAND: &str = "cmd:";

/// A bot, before it sits down anywhere.
#[derive(Clone, Debug, PartialEq)]
pub struct Spec {
    text: String,
    kind: Kind,
    details: Details,
}

#[derive(Clone, Debug, PartialEq)]
enum Kind {
    Random,
    Greedy,
    Planner(Option<Budget>),
    Search(Budget),
    Plain(Budget),
    Level(u8),
    Command(Limits),
}

/// What may be said of a bot after its name, as `key=value`.
#[derive(Clone, Debug, Default, PartialEq)]
struct Details {
    noise: Option<f32>,
    samples: Option<u8>,
    reaction: Option<Millis>,
    workers: Option<u8>,
    exploration: Option<f32>,
    width: Option<f32>,
    widening: Option<f32>,
    expansion_visits: Option<u32>,
    shortlist: Option<u16>,
    temperature: Option<f32>,
    fpu_reduction: Option<f32>,
    horizon: Option<u16>,
    policy: Option<Policy>,
    averages: Option<f32>,
    most: Option<Duration>,
    weights: Option<Arc<Weights>>,
}

/// Why a bot can't be had.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SpecError {
    /// There is no such bot.
    #[error(
        "there is no bot {asked:?}; there are random, greedy, planner, planner:BUDGET, search:BUDGET, plain:BUDGET, \
         level:1 to level:{} and cmd:COMMAND, where a budget is a number of iterations or a time such as 500ms or 2s",
        levels::LEVELS
    )]
    Unknown {
        /// What was asked for.
        asked: String,
    },
    /// A detail is wrong.
    #[error("{detail:?} in {asked:?} is wrong: {why}")]
    Detail {
        /// What was asked for.
        asked: String,
        /// The detail.
        detail: String,
        /// What is wrong with it.
        why: &'static str,
    },
    /// The weights can't be used.
    #[error("the weights of {asked:?} can't be used: {why}")]
    Weights {
        /// What was asked for.
        asked: String,
        /// What is wrong with them.
        why: String,
    },
}

impl SpecError {
    fn weights(asked: &str, why: &WeightsError) -> Self {
        Self::Weights {
            asked: asked.to_owned(),
            why: why.to_string(),
        }
    }
}

impl std::fmt::Display for Spec {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.text)
    }
}

impl std::str::FromStr for Spec {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Self, SpecError> {
        let unknown = || SpecError::Unknown {
            asked: text.to_owned(),
        };
        if let Some(command) = text.trim().strip_prefix(COMMAND) {
            if command.trim().is_empty() {
                return Err(unknown());
            }
            return Ok(Self {
                text: text.trim().to_owned(),
                kind: Kind::Command(Limits::DEFAULT),
                details: Details::default(),
            });
        }
        let mut parts = text.trim().split(':');
        let name = parts.next().unwrap_or_default();
        let kind = match name {
            "random" => Kind::Random,
            "greedy" => Kind::Greedy,
            "planner" => {
                let budget = parts.clone().next().and_then(budget);
                if budget.is_some() {
                    parts.next();
                }
                Kind::Planner(budget)
            }
            "search" | "plain" => {
                let budget = parts.next().and_then(budget).ok_or_else(unknown)?;
                if name == "plain" {
                    Kind::Plain(budget)
                } else {
                    Kind::Search(budget)
                }
            }
            "level" => {
                let number = parts.next().and_then(|number| number.parse().ok());
                let number = number.filter(|number| (1..=levels::LEVELS).contains(number));
                Kind::Level(number.ok_or_else(unknown)?)
            }
            _ => return Err(unknown()),
        };
        let mut details = Details::default();
        for part in parts {
            if let Some(file) = part.strip_prefix("weights=") {
                let weights = Weights::of_file(Path::new(file));
                let weights = weights.map_err(|why| SpecError::weights(text, &why))?;
                details.weights = Some(Arc::new(weights));
                continue;
            }
            details.read(part).map_err(|why| SpecError::Detail {
                asked: text.to_owned(),
                detail: part.to_owned(),
                why,
            })?;
        }
        Ok(Self {
            text: text.trim().to_owned(),
            kind,
            details,
        })
    }
}

fn budget(text: &str) -> Option<Budget> {
    if let Ok(count) = text.parse::<u64>() {
        return (count > 0).then(|| Budget::iterations(count));
    }
    duration(text).map(Budget::time)
}

fn duration(text: &str) -> Option<Duration> {
    let (number, unit) = match text.strip_suffix("ms") {
        Some(number) => (number, 0.001),
        None => (text.strip_suffix('s')?, 1.0),
    };
    let seconds = number.parse::<f64>().ok()? * unit;
    (seconds > 0.0 && seconds <= 3_600.0).then(|| Duration::from_secs_f64(seconds))
}

impl Details {
    fn read(&mut self, part: &str) -> Result<(), &'static str> {
        fn number<T: std::str::FromStr>(value: &str) -> Result<Option<T>, &'static str> {
            value.parse().map(Some).map_err(|_| "not such a number")
        }
        let (key, value) = part.split_once('=').ok_or("a detail is key=value")?;
        match key {
            "noise" => self.noise = number(value)?,
            "samples" => self.samples = number(value)?,
            "reaction" => self.reaction = number(value)?,
            "workers" => self.workers = number(value)?,
            "exploration" => self.exploration = number(value)?,
            "width" => self.width = number(value)?,
            "widening" => self.widening = number(value)?,
            "patience" | "expansion-visits" => self.expansion_visits = number(value)?,
            "shortlist" => self.shortlist = number(value)?,
            "heat" | "temperature" => self.temperature = number(value)?,
            "caution" | "fpu-reduction" => self.fpu_reduction = number(value)?,
            "horizon" => self.horizon = number(value)?,
            "averages" => self.averages = number(value)?,
            "most" => self.most = Some(duration(value).ok_or("a time such as 500ms or 2s")?),
            "policy" => {
                // What priors were called once is still read.
                let prior = value.strip_prefix("prior");
                self.policy = Some(
                    match (
                        value,
                        prior.or_else(|| value.strip_prefix("urged")),
                        value.strip_prefix("judged"),
                    ) {
                        ("uniform", ..) => Policy::Uniform,
                        (_, Some(tries), _) => {
                            Policy::Prior(tries.parse().map_err(|_| "prior3, say")?)
                        }
                        (_, _, Some(tries)) => {
                            Policy::Judged(tries.parse().map_err(|_| "judged3, say")?)
                        }
                        _ => return Err("there are uniform, priorN and judgedN"),
                    },
                );
            }
            _ => return Err("there is no such detail"),
        }
        Ok(())
    }

    /// The parameters of a search with these details.
    fn params(&self, usual: SearchParams) -> SearchParams {
        SearchParams {
            selection: usual.selection,
            exploration: self.exploration.unwrap_or(usual.exploration),
            width: self.width.unwrap_or(usual.width),
            widening: self.widening.unwrap_or(usual.widening),
            expansion_visits: self.expansion_visits.unwrap_or(usual.expansion_visits),
            shortlist: self.shortlist.unwrap_or(usual.shortlist),
            temperature: self.temperature.unwrap_or(usual.temperature).max(1.0e-3),
            fpu_reduction: self.fpu_reduction.unwrap_or(usual.fpu_reduction),
            horizon: self.horizon.unwrap_or(usual.horizon),
            policy: self.policy.unwrap_or(usual.policy),
            averages: self.averages.unwrap_or(usual.averages),
        }
    }

    fn plan<G: Judged>(&self, budget: Budget, params: SearchParams) -> SearchPlan {
        let usual = SearchPlan::new::<G>();
        SearchPlan {
            budget: Budget {
                time: self.most.or(budget.time),
                ..budget
            },
            workers: self.workers.unwrap_or(usual.workers),
            noise: self.noise.unwrap_or(usual.noise),
            reaction: self.reaction.unwrap_or(REACTION),
            params: self.params(params),
            ..usual
        }
    }
}

impl Spec {
    /// The bot that plays under this name: for a level the bot that stands for it, else the bot itself.
    pub fn behind<G: Judged>(&self) -> Self {
        match self.kind {
            Kind::Level(number) => levels::spec::<G>(number),
            _ => self.clone(),
        }
    }

    /// Whether it decides at a glance: in a few hundredths of a second, where others may take seconds.
    pub const fn is_quick(&self) -> bool {
        match &self.kind {
            Kind::Random | Kind::Greedy => true,
            Kind::Search(Budget { iterations, .. }) => {
                matches!(iterations, Some(iterations) if *iterations <= GLANCE)
            }
            Kind::Planner(None) => {
                matches!(self.details.samples, Some(samples) if samples <= 2)
            }
            Kind::Planner(Some(_)) | Kind::Plain(_) | Kind::Level(_) | Kind::Command(_) => false,
        }
    }

    /// The same bot with nothing but its iterations to end its thinking: where those are counted, it always chooses the
    /// same.
    pub fn unhurried(mut self) -> Self {
        let parts = self.text.split(':');
        let kept: Vec<&str> = parts.filter(|part| !part.starts_with(MOST)).collect();
        self.text = kept.join(":");
        self.details.most = None;
        self
    }

    /// Whether the bot is a program of its own.
    pub const fn is_command(&self) -> bool {
        matches!(self.kind, Kind::Command(_))
    }

    /// The same bot, with other limits if it is a program of its own.
    pub fn within(mut self, limits: Limits) -> Self {
        if let Kind::Command(own) = &mut self.kind {
            *own = limits;
        }
        self
    }

    /// Whether it can sit at a table of this title: weights of its own must be the title's.
    pub fn check<G: Judged>(&self) -> Result<(), SpecError> {
        let own = self.details.weights.as_ref();
        own.map_or(Ok(()), |weights| weights.check::<G>())
            .map_err(|why| SpecError::weights(&self.text, &why))
    }

    /// Whether it is said in full by its name, and the same game with the same seed always goes the same way with it:
    /// it looks neither at a clock nor into a file.
    pub fn is_repeatable(&self) -> bool {
        if self.details.weights.is_some() {
            return false;
        }
        match self.kind {
            Kind::Random | Kind::Greedy | Kind::Planner(None) => true,
            Kind::Search(budget) | Kind::Plain(budget) | Kind::Planner(Some(budget)) => {
                budget.time.is_none() && self.details.most.is_none()
            }
            Kind::Level(_) | Kind::Command(_) => false,
        }
    }

    /// The bot, judging by these weights unless it has its own, with its luck from this number.
    pub fn seat<G: Judged>(&self, judge: &Judge<G>, seed: u64) -> Box<dyn Bot<G>> {
        let details = &self.details;
        let own = details.weights.as_deref().map(Judge::new);
        let judge = own.as_ref().unwrap_or(judge);
        let reaction = details.reaction.unwrap_or(REACTION);
        match self.kind {
            Kind::Random => Box::new(RandomBot::new(seed, reaction)),
            Kind::Greedy => self.greedy(judge, seed),
            // A title without a planner of its own is planned one step ahead.
            Kind::Planner(budget) => {
                let params = PlannerParams {
                    noise: details.noise.unwrap_or(0.0),
                    samples: details.samples.unwrap_or(PLANNER_SAMPLES),
                    reaction,
                    search: budget.map(|budget| details.plan::<G>(budget, G::SEARCH_PARAMS)),
                };
                G::planner(judge, params, seed).unwrap_or_else(|| self.greedy(judge, seed))
            }
            Kind::Search(budget) => {
                let plan = details.plan::<G>(budget, G::SEARCH_PARAMS);
                Box::new(Search::new(judge.clone(), plan, seed))
            }
            Kind::Plain(budget) => {
                let plan = details.plan::<G>(budget, SearchParams::PLAIN);
                Box::new(Search::new(judge.clone(), plan, seed))
            }
            Kind::Command(limits) => {
                let command = self.text.strip_prefix(COMMAND).unwrap_or_default();
                Box::new(External::new(command.to_owned(), limits, seed))
            }
            Kind::Level(number) => levels::spec::<G>(number).seat(judge, seed),
        }
    }

    fn greedy<G: Judged>(&self, judge: &Judge<G>, seed: u64) -> Box<dyn Bot<G>> {
        let details = &self.details;
        Box::new(Greedy::new(
            judge.clone(),
            seed,
            details.noise.unwrap_or(0.0),
            details.samples.unwrap_or(1),
            details.reaction.unwrap_or(REACTION),
        ))
    }
}
