//! The bots of every title, with the titles' types erased to JSON.

use std::marker::PhantomData;
use std::sync::Arc;

use pantheon_engine::{Content, Digest, Game, Millis, Outcome, Rng, Seat, Speak, TitleInfo};
use pantheon_games::{ShelfError, Title};
use serde_json::Value;

#[cfg(not(target_family = "wasm"))]
use crate::arena::{ArenaError, ArenaGame, GameRequest, play_game};
use crate::bot::{Bot, Knowledge};
use crate::coach::{Care, Grave, weigh};
use crate::external::Halt;
use crate::hints::{Advice, Advised, Hint, hints};
use crate::judge::Judge;
use crate::judged::Judged;
#[cfg(not(target_family = "wasm"))]
use crate::puzzles::{Deal, MineRequest, Mined, Puzzle, mine_game, recheck};
use crate::spec::Spec;
#[cfg(not(target_family = "wasm"))]
use crate::tune::{Tunable, TypedTable};
#[cfg(not(target_family = "wasm"))]
use crate::weighing::Weighed;
use crate::weights::{Weights, WeightsError};

/// What a bot may know when it has to act, as JSON.
#[derive(Clone, Copy, Debug)]
pub struct Situation<'a> {
    /// Whose decision it is.
    pub seat: Seat,
    /// What this seat may know: the seat's view, as the table tells it.
    pub view: &'a Value,
    /// The table's time.
    pub now: Millis,
    /// How many steps led here.
    pub step: u32,
}

/// Why a bot can't decide.
#[derive(Debug, thiserror::Error)]
pub enum OpponentError {
    /// What it was shown isn't a view of the title.
    #[error("this isn't a view of the title: {0}")]
    View(#[from] serde_json::Error),
    /// What is to be weighed isn't an action of the title.
    #[error("this isn't an action of the title: {0}")]
    Action(serde_json::Error),
    /// The seat has nothing to decide.
    #[error("seat {0} has nothing to decide")]
    NothingToDecide(Seat),
    /// The action to be weighed isn't legal.
    #[error("seat {0} can't do that now")]
    NotLegal(Seat),
}

/// A bot at a table of any title.
pub trait Opponent: Send {
    /// Chooses an action. Nothing means to wait, which is possible only where others may act as well.
    fn decide(&mut self, situation: &Situation<'_>) -> Result<Option<Value>, OpponentError>;

    /// Advice for the person at this seat. It is ours, whatever bot this is.
    fn hints(
        &mut self,
        situation: &Situation<'_>,
        advice: &Advice,
    ) -> Result<Advised<Value>, OpponentError>;

    /// Whether an action of the person at this seat is a grave mistake, and why. It is ours too.
    fn weigh(
        &mut self,
        situation: &Situation<'_>,
        action: &Value,
        care: &Care,
    ) -> Result<Option<Grave>, OpponentError>;

    /// How long it takes to act where people act at the same time.
    fn reaction(&self) -> Millis;

    /// The game it played is over.
    fn over(&mut self, outcome: &Outcome);

    /// A way to stop it while it thinks, if leaving it to itself would leave something behind.
    fn halt(&self) -> Option<Halt>;

    /// What went wrong with it since it was last asked.
    fn troubles(&mut self) -> Vec<String>;
}

/// A title's bots.
pub trait Roster: Send + Sync {
    /// What title it is.
    fn info(&self) -> TitleInfo;

    /// A bot at a table of so many seats with these options, its luck from this number.
    fn opponent(
        &self,
        seats: u8,
        options: &Value,
        bot: &Spec,
        seed: u64,
    ) -> Result<Box<dyn Opponent>, ShelfError>;

    /// One game between bots.
    #[cfg(not(target_family = "wasm"))]
    fn arena_game(&self, game: &GameRequest<'_>) -> Result<ArenaGame, ArenaError>;

    /// Looks through a game for puzzles. Nothing if it was told not to go on.
    #[cfg(not(target_family = "wasm"))]
    fn mine(
        &self,
        request: &MineRequest<'_>,
        goes_on: &dyn Fn() -> bool,
    ) -> Result<Option<Mined>, ShelfError>;

    /// Weighs a puzzle's best action against the next once more, in so many worlds.
    #[cfg(not(target_family = "wasm"))]
    fn recheck(
        &self,
        deal: &Deal,
        puzzle: &Puzzle,
        worlds: u32,
    ) -> Result<Vec<Weighed<Value>>, ShelfError>;

    /// The bot that plays under a name: for a level the bot that stands for it, else the bot itself.
    fn behind(&self, bot: &Spec) -> Spec;

    /// The digest of everything else that decides what bots do: the title's content and the weights.
    fn digest(&self) -> Digest;

    /// Reads weights of the title.
    fn weights(&self, text: &str) -> Result<Weights, WeightsError>;

    /// A table of so many seats with these options that weights can be tuned at, from the title's own or from
    /// these.
    #[cfg(not(target_family = "wasm"))]
    fn tunable(
        &self,
        seats: u8,
        options: &Value,
        start: Option<Weights>,
    ) -> Result<Box<dyn Tunable>, ShelfError>;
}

/// A title's bots, for the rules and the content that it has.
pub fn roster(title: &dyn Title) -> Result<Box<dyn Roster>, ShelfError> {
    let id = title.info().id;
    macro_rules! find {
        ($($name:ident: $title:ty),* $(,)?) => {
            $(
                if id == <$title>::INFO.id {
                    return TypedRoster::<$title>::boxed(title);
                }
            )*
        };
    }
    pantheon_games::for_each_title!(find);
    // The shelf says it in its own way, with the titles that there are.
    let unknown = ShelfError::UnknownTitle {
        asked: id.to_owned(),
        known: Vec::new(),
    };
    Err(pantheon_games::title(id).err().unwrap_or(unknown))
}

struct TypedRoster<G: Judged> {
    content: Arc<G::Content>,
    version: u32,
    title: PhantomData<fn() -> G>,
}

impl<G: Judged + Speak> TypedRoster<G> {
    fn boxed(title: &dyn Title) -> Result<Box<dyn Roster>, ShelfError> {
        Ok(Box::new(Self {
            content: Arc::new(G::Content::of(title.edition())?),
            version: title.version(),
            title: PhantomData,
        }))
    }

    /// Whether a bot can sit at this title's tables.
    fn check(bot: &Spec) -> Result<(), ShelfError> {
        bot.check::<G>()
            .map_err(|why| ShelfError::Options(why.to_string()))
    }

    fn rules(&self, seats: u8, options: &Value) -> Result<Arc<G>, ShelfError> {
        let options = serde_json::from_value(options.clone())
            .map_err(|why| ShelfError::Options(why.to_string()))?;
        let content = Arc::clone(&self.content);
        Ok(Arc::new(G::under(self.version, content, options, seats)?))
    }
}

impl<G: Judged + Speak> Roster for TypedRoster<G> {
    fn info(&self) -> TitleInfo {
        G::INFO
    }

    fn opponent(
        &self,
        seats: u8,
        options: &Value,
        bot: &Spec,
        seed: u64,
    ) -> Result<Box<dyn Opponent>, ShelfError> {
        Self::check(bot)?;
        let judge = Judge::default();
        Ok(Box::new(TypedOpponent {
            rules: self.rules(seats, options)?,
            bot: bot.seat(&judge, seed),
            judge,
            rng: Rng::new(seed),
            legal: Vec::new(),
        }))
    }

    #[cfg(not(target_family = "wasm"))]
    fn arena_game(&self, game: &GameRequest<'_>) -> Result<ArenaGame, ArenaError> {
        for entrant in &game.seating {
            Self::check(&entrant.spec)?;
        }
        play_game(self.rules(game.seats(), game.options)?, game)
    }

    #[cfg(not(target_family = "wasm"))]
    fn mine(
        &self,
        request: &MineRequest<'_>,
        goes_on: &dyn Fn() -> bool,
    ) -> Result<Option<Mined>, ShelfError> {
        let rules = self.rules(request.seats, request.options)?;
        Ok(mine_game(&rules, request, goes_on))
    }

    #[cfg(not(target_family = "wasm"))]
    fn recheck(
        &self,
        deal: &Deal,
        puzzle: &Puzzle,
        worlds: u32,
    ) -> Result<Vec<Weighed<Value>>, ShelfError> {
        recheck(self.rules(deal.seats, &deal.options)?, deal, puzzle, worlds)
    }

    fn behind(&self, bot: &Spec) -> Spec {
        bot.behind::<G>()
    }

    fn digest(&self) -> Digest {
        Digest::of(&[self.content.digest().bytes(), G::WEIGHTS.as_bytes()])
    }

    fn weights(&self, text: &str) -> Result<Weights, WeightsError> {
        Weights::read::<G>(text)
    }

    #[cfg(not(target_family = "wasm"))]
    fn tunable(
        &self,
        seats: u8,
        options: &Value,
        start: Option<Weights>,
    ) -> Result<Box<dyn Tunable>, ShelfError> {
        let weights = start.unwrap_or_else(Weights::built_in::<G>);
        Ok(Box::new(TypedTable::new(
            self.rules(seats, options)?,
            weights,
        )))
    }
}

struct TypedOpponent<G: Judged> {
    rules: Arc<G>,
    bot: Box<dyn Bot<G>>,
    judge: Judge<G>,
    rng: Rng,
    legal: Vec<G::Action>,
}

impl<G: Judged> TypedOpponent<G> {
    /// What a seat may know and do.
    fn know(&mut self, situation: &Situation<'_>) -> Result<G::View, OpponentError> {
        let view: G::View = serde::Deserialize::deserialize(situation.view)?;
        // What a seat may do depends only on what it may know, so any state it can imagine tells it.
        let imagined = self.rules.imagine(&view, &mut self.rng);
        self.rules.legal(&imagined, situation.seat, &mut self.legal);
        if self.legal.is_empty() {
            return Err(OpponentError::NothingToDecide(situation.seat));
        }
        Ok(view)
    }
}

/// What a situation tells, in the title's own types.
fn knowledge<'a, G: Game>(
    rules: &'a G,
    view: &'a G::View,
    legal: &'a [G::Action],
    situation: &Situation<'_>,
) -> Knowledge<'a, G> {
    Knowledge {
        rules,
        seat: situation.seat,
        view,
        legal,
        now: situation.now,
        step: situation.step,
    }
}

impl<G: Judged + Speak> Opponent for TypedOpponent<G> {
    fn decide(&mut self, situation: &Situation<'_>) -> Result<Option<Value>, OpponentError> {
        let view = self.know(situation)?;
        let known = knowledge(&*self.rules, &view, &self.legal, situation);
        let chosen = self.bot.decide(&known);
        Ok(chosen.map(serde_json::to_value).transpose()?)
    }

    fn hints(
        &mut self,
        situation: &Situation<'_>,
        advice: &Advice,
    ) -> Result<Advised<Value>, OpponentError> {
        let view = self.know(situation)?;
        let known = knowledge(&*self.rules, &view, &self.legal, situation);
        // The same question gets the same answer.
        let given = hints(&known, &self.judge, advice, u64::from(situation.step));
        let plain = given.hints.into_iter().map(|hint| {
            Ok(Hint {
                action: serde_json::to_value(hint.action)?,
                chance: hint.chance,
                gains: hint.gains,
            })
        });
        Ok(Advised {
            thought: given.thought,
            hints: plain.collect::<Result<_, OpponentError>>()?,
            reasons: given.reasons,
        })
    }

    fn weigh(
        &mut self,
        situation: &Situation<'_>,
        action: &Value,
        care: &Care,
    ) -> Result<Option<Grave>, OpponentError> {
        let action: G::Action =
            serde::Deserialize::deserialize(action).map_err(OpponentError::Action)?;
        let view = self.know(situation)?;
        if !self.legal.contains(&action) {
            return Err(OpponentError::NotLegal(situation.seat));
        }
        let known = knowledge(&*self.rules, &view, &self.legal, situation);
        let seed = u64::from(situation.step);
        Ok(weigh(&known, &self.judge, care, seed, action))
    }

    fn reaction(&self) -> Millis {
        self.bot.reaction()
    }

    fn over(&mut self, outcome: &Outcome) {
        self.bot.over(outcome);
    }

    fn halt(&self) -> Option<Halt> {
        self.bot.halt()
    }

    fn troubles(&mut self) -> Vec<String> {
        self.bot.troubles()
    }
}
