//! What imagined games bring that are played on from an action.

use std::borrow::Cow;

use pantheon_engine::{Message, Party, ScoreSheet, Seat, Speak, Step, Viewer};

use super::difference::What;
use crate::bot::Knowledge;
use crate::judge::{Judge, MAX_FEATURES};
use crate::judged::Judged;
use crate::search::{SearchParams, SearchPlan, Worker};

/// What the imagined games after an action brought, one entry for each: named amounts, nothing of what isn't there.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Prospect {
    /// By game. Those with the same number were imagined with the same secrets and luck, whatever the action.
    pub games: Vec<Vec<(What, f32)>>,
}

impl Prospect {
    /// Plays so many imagined games to the end from an action. Those that don't end count for nothing.
    pub fn of<G: Judged + Speak>(
        known: &Knowledge<'_, G>,
        judge: &Judge<G>,
        action: G::Action,
        games: u32,
        seed: u64,
    ) -> Self {
        let params = SearchParams {
            horizon: u16::MAX,
            ..G::SEARCH_PARAMS
        };
        let mut worker = Worker::new(seed, SearchPlan::new::<G>().reaction);
        let games = (0..games).map(|game| {
            worker.reseed(seed.wrapping_add(u64::from(game)));
            let mut watch = Watch::new(known, judge);
            let seen = |state: &G::State, seat, step: &Step<G::Event>| watch.see(state, seat, step);
            let (before, after) = worker.play_through(known, action, judge, &params, seen);
            watch.end(&before, &after)
        });
        Self {
            games: games.collect(),
        }
    }

    /// What one of the amounts is on average.
    pub fn mean(&self, what: &What) -> f32 {
        let ended = || self.games.iter().filter(|game| !game.is_empty());
        ended().map(|game| amount(game, what)).sum::<f32>() / ended().count().max(1) as f32
    }
}

/// What a game brought of something.
pub(super) fn amount(game: &[(What, f32)], what: &What) -> f32 {
    let found = game.iter().find(|(one, _)| one == what);
    found.map_or(0.0, |(_, amount)| *amount)
}

/// Watches one imagined game.
struct Watch<'a, G: Judged> {
    known: &'a Knowledge<'a, G>,
    judge: &'a Judge<G>,
    decisions: u16,
    /// What rivals did between this turn of the one who is advised and the next.
    rivals: Vec<(Seat, Message)>,
    rivals_acted: bool,
    acted_again: bool,
    /// What the position was worth, by feature, once it could be judged.
    worth: Option<[f32; MAX_FEATURES]>,
    /// The stage that is played, and the points there were at the ends of those before.
    stage: Option<u8>,
    stages: Vec<(u8, ScoreSheet)>,
}

impl<'a, G: Judged + Speak> Watch<'a, G> {
    const fn new(known: &'a Knowledge<'a, G>, judge: &'a Judge<G>) -> Self {
        Self {
            known,
            judge,
            decisions: 0,
            rivals: Vec::new(),
            rivals_acted: false,
            acted_again: false,
            worth: None,
            stage: None,
            stages: Vec::new(),
        }
    }

    fn see(&mut self, state: &G::State, seat: Seat, step: &Step<G::Event>) {
        let (rules, own) = (self.known.rules, self.known.seat);
        self.decisions += 1;
        if seat == own {
            self.acted_again = self.rivals_acted;
        } else if !self.acted_again {
            self.rivals_acted = true;
            let told = step.told().iter();
            let heard = told.filter(|told| told.to.includes(Viewer::Seat(own)));
            for told in heard {
                let said = (seat, rules.say_event(&told.event));
                if !self.rivals.contains(&said) {
                    self.rivals.push(said);
                }
            }
        }
        let enough = self.decisions >= G::SEARCH_PARAMS.horizon && rules.is_quiet(state);
        if self.worth.is_none() && enough {
            self.worth = Some(self.judge.worths(rules, state, Party::Seat(own)));
        }
        let stage = rules.stage(state);
        if let Some(before) = self.stage.filter(|_| stage != self.stage) {
            self.stages
                .push((before, rules.score(state, Viewer::Seat(own))));
        }
        self.stage = stage;
    }

    /// Everything that the game brought, once it is over; nothing if it didn't end.
    fn end(self, before: &G::State, after: &G::State) -> Vec<(What, f32)> {
        let (rules, own) = (self.known.rules, self.known.seat);
        let Some(outcome) = rules.outcome(after) else {
            return Vec::new();
        };
        let mut brought: Vec<(What, f32)> = Vec::new();
        let now = rules.score(before, Viewer::Seat(own));
        let points = |party: Party, category: &Cow<'static, str>| What::Points {
            party,
            category: category.clone(),
        };
        add(&mut brought, &outcome.sheet, 1.0, points);
        add(&mut brought, &now, -1.0, points);
        let mut earlier = now;
        let last = self.stage.map(|stage| (stage, outcome.sheet));
        for (stage, sheet) in self.stages.into_iter().chain(last) {
            let at = |party: Party, category: &Cow<'static, str>| What::Stage {
                party,
                category: category.clone(),
                stage,
            };
            add(&mut brought, &sheet, 1.0, at);
            add(&mut brought, &earlier, -1.0, at);
            earlier = sheet;
        }
        let worth = self.worth;
        let worth = worth.unwrap_or_else(|| self.judge.worths(rules, after, Party::Seat(own)));
        for theme in G::THEMES {
            let about = |name: &&str| theme.features.contains(name);
            let features = G::FEATURES.iter().zip(worth);
            let amount = features
                .filter(|(name, _)| about(name))
                .map(|(_, worth)| worth);
            brought.push((What::Theme { name: theme.name }, amount.sum()));
        }
        let rivals = self.rivals.into_iter();
        brought.extend(rivals.map(|(seat, event)| (What::Rival { seat, event }, 1.0)));
        brought
    }
}

fn add(
    brought: &mut Vec<(What, f32)>,
    sheet: &ScoreSheet,
    times: f32,
    name: impl Fn(Party, &Cow<'static, str>) -> What,
) {
    for line in &sheet.lines {
        let (what, points) = (name(line.party, &line.category), line.points as f32 * times);
        match brought.iter_mut().find(|(one, _)| *one == what) {
            Some((_, sum)) => *sum += points,
            None => brought.push((what, points)),
        }
    }
}
