//! One game between bots: each is shown what its seat may know, and its choice is performed.

use std::sync::Arc;
use std::time::{Duration, Instant};

use pantheon_engine::{
    Game, MAX_SEATS, Match, Millis, Random as _, Rng, Seat, SeatSet, Seed, Viewer,
};

use crate::bot::{Bot, Knowledge};

/// A game between bots. Time is simulated: where a clock runs or several may act, everybody takes their own time.
pub struct Host<'a, G: Game> {
    game: Match<G>,
    bots: &'a mut [Box<dyn Bot<G>>],
    rng: Rng,
    now: Millis,
    due: [Option<Millis>; MAX_SEATS],
    thinking: [Thinking; MAX_SEATS],
    /// What went wrong with a bot, by seat.
    pub troubles: Vec<(Seat, String)>,
}

/// How long a bot thought about its decisions. Where only one action is legal there is nothing to decide.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Thinking {
    /// How many decisions.
    pub decisions: u32,
    /// How long all of them took.
    pub total: Duration,
    /// How long the longest took.
    pub longest: Duration,
}

impl Thinking {
    fn add(&mut self, took: Duration) {
        self.decisions += 1;
        self.total += took;
        self.longest = self.longest.max(took);
    }
}

impl<'a, G: Game> Host<'a, G> {
    /// A game that begins now, with a bot for each seat.
    pub fn new(rules: Arc<G>, seed: Seed, pace: u64, bots: &'a mut [Box<dyn Bot<G>>]) -> Self {
        Self {
            game: Match::new(rules, seed),
            bots,
            rng: Rng::new(pace),
            now: 0,
            due: [None; MAX_SEATS],
            thinking: [Thinking::default(); MAX_SEATS],
            troubles: Vec::new(),
        }
    }

    /// Plays to the end, or to the longest that a game may take.
    pub fn play(self) -> Finished<G> {
        self.play_while(|| true)
    }

    /// The same, for as long as somebody says so.
    pub fn play_while(mut self, goes_on: impl Fn() -> bool) -> Finished<G> {
        while goes_on() && self.step() && self.game.steps() < G::INFO.max_steps {}
        if let Some(outcome) = self.game.rules().outcome(self.game.state()) {
            self.bots.iter_mut().for_each(|bot| bot.over(&outcome));
        }
        Finished {
            game: self.game,
            thinking: self.thinking,
            troubles: self.troubles,
        }
    }

    /// One action, or time passes. Nothing is left to do once the game is over.
    fn step(&mut self) -> bool {
        let rules = self.game.rules();
        let acting = rules.to_act(self.game.state());
        let deadline = rules.deadline(self.game.state());
        if deadline.is_none() && acting.len() <= 1 {
            return acting.first().is_some_and(|seat| self.act(seat, false));
        }
        self.plan(acting);
        let next = acting
            .iter()
            .filter_map(|seat| self.due[seat.index()].map(|due| (due, seat)))
            .min();
        match (next, deadline) {
            (Some((due, seat)), deadline) if deadline.is_none_or(|deadline| due < deadline) => {
                self.now = due.max(self.now);
                self.due[seat.index()] = None;
                self.act(seat, acting.len() > 1 || deadline.is_some())
            }
            (_, Some(deadline)) => {
                self.now = deadline.max(self.now);
                self.game.tick(self.now).is_ok()
            }
            _ => false,
        }
    }

    /// Gives everybody who may act a moment, between half and one and a half of their usual time away.
    fn plan(&mut self, acting: SeatSet) {
        for seat in acting.iter() {
            if self.due[seat.index()].is_none() {
                let usual = self.bots[seat.index()].reaction().max(2);
                let spread = Millis::from(self.rng.below(u32::try_from(usual).unwrap_or(u32::MAX)));
                self.due[seat.index()] = Some(self.now + usual / 2 + spread);
            }
        }
        for seat in Seat::all(self.game.rules().seats()) {
            if !acting.contains(seat) {
                self.due[seat.index()] = None;
            }
        }
    }

    fn act(&mut self, seat: Seat, may_wait: bool) -> bool {
        let legal = self.game.legal(seat);
        let view = self.game.view(Viewer::Seat(seat));
        let known = Knowledge {
            rules: self.game.rules(),
            seat,
            view: &view,
            legal: &legal,
            now: self.now,
            step: self.game.steps(),
        };
        let bot = &mut self.bots[seat.index()];
        let start = Instant::now();
        let chosen = bot.decide(&known);
        if legal.len() > 1 {
            self.thinking[seat.index()].add(start.elapsed());
        }
        self.troubles
            .extend(bot.troubles().into_iter().map(|trouble| (seat, trouble)));
        let chosen = match chosen {
            None if may_wait => return true,
            None => legal.first().copied(),
            Some(action) => Some(action),
        };
        let Some(action) = chosen else { return false };
        match self.game.act(seat, action, self.now) {
            Ok(_) => true,
            Err(_) => legal
                .first()
                .is_some_and(|&default| self.game.act(seat, default, self.now).is_ok()),
        }
    }
}

/// A game that was played.
pub struct Finished<G: Game> {
    /// The game.
    pub game: Match<G>,
    /// How long each bot thought, by seat.
    pub thinking: [Thinking; MAX_SEATS],
    /// What went wrong with a bot, by seat.
    pub troubles: Vec<(Seat, String)>,
}
