//! A game in progress at this terminal: people decide, everything else happens by itself.

mod advice;
mod bots;
mod daily;
#[cfg(test)]
mod tests;
mod undo;

use pantheon_engine::{Audience, MAX_SEATS, Message, Millis, Record, Rng, Seat, SeatSet, Viewer};
use pantheon_games::{AnyMatch, Choice, ShelfError};
use serde_json::Value;

use super::aside::Stopped;
use super::bench::{Advised, Bench};
use super::bot_timing::BotTiming;
use super::game::{Game, waiting};
use super::seats::{Kind, Player, recorded};
use super::story::{Line, Story};

/// What a person is asked now.
#[derive(Clone, Debug)]
pub(crate) struct Decision {
    /// Whose decision it is.
    pub(crate) seat: Seat,
    /// What they may choose.
    pub(crate) choices: Vec<Choice>,
}

/// Why a game can't go on.
#[derive(Debug, thiserror::Error)]
pub(crate) enum PlayError {
    /// The table refused something.
    #[error(transparent)]
    Table(#[from] ShelfError),
    /// Somebody has to act and can't.
    #[error("seat {seat} has to act and has no legal action")]
    Stuck {
        /// The seat that has to act.
        seat: Seat,
    },
    /// A bot can't go on.
    #[error(transparent)]
    Bot(#[from] Stopped),
    /// A deal of a day can't go on so.
    #[error(transparent)]
    Daily(pantheon_daily::PlayError),
    /// Nobody is asked for anything.
    #[error("nobody is asked to act")]
    NobodyAsked,
}

impl From<pantheon_daily::PlayError> for PlayError {
    fn from(why: pantheon_daily::PlayError) -> Self {
        match why {
            pantheon_daily::PlayError::Shelf(why) => Self::Table(why),
            why => Self::Daily(why),
        }
    }
}

/// A step that somebody took.
#[derive(Clone, Copy, Debug)]
struct Taken {
    seat: Seat,
    /// Whether there was anything to choose.
    chosen: bool,
    /// Whether it drew no luck and revealed nothing.
    free: bool,
}

/// A game in progress.
pub(crate) struct Session {
    game: Game,
    players: Vec<Player>,
    bench: Bench,
    rng: Rng,
    bot_timing: BotTiming,
    story: Story,
    /// Who took each step; nobody where time passed.
    past: Vec<Option<Taken>>,
    /// Where in the story each seat last handed the game on.
    marks: [usize; MAX_SEATS],
    decision: Option<Decision>,
    /// The advice that was asked for: whose, and after how many steps.
    wanted: Option<(Seat, u32)>,
    advised: Option<Advised>,
    played_for: Option<Message>,
    plays_forced: bool,
}

impl Session {
    /// Begins a game and plays on to the first decision of a person.
    pub(crate) fn new(
        game: impl Into<Game>,
        players: Vec<Player>,
        bench: Bench,
        rng: Rng,
        bot_timing: BotTiming,
    ) -> Result<Self, PlayError> {
        let game = game.into();
        let mut story = Story::default();
        story.tell(0, None, game.table().opening());
        let mut session = Self {
            game,
            players,
            bench,
            rng,
            bot_timing,
            story,
            past: Vec::new(),
            marks: [0; MAX_SEATS],
            decision: None,
            wanted: None,
            advised: None,
            played_for: None,
            plays_forced: true,
        };
        session.play_on(0)?;
        session.pass_time(0)?;
        Ok(session)
    }

    /// The table.
    pub(crate) fn table(&self) -> &dyn AnyMatch {
        self.game.table()
    }

    /// Who sits where.
    pub(crate) fn players(&self) -> &[Player] {
        &self.players
    }

    /// What a person is asked now. Nothing once the game is over, or while only time can pass.
    pub(crate) fn decision(&self) -> Option<&Decision> {
        self.decision.as_ref()
    }

    /// The last choice that was played by itself because there was no other.
    pub(crate) fn played_for(&self) -> Option<&Message> {
        self.played_for.as_ref()
    }

    /// Whether choices without an alternative are played by themselves.
    pub(crate) fn plays_forced(&self) -> bool {
        self.plays_forced
    }

    /// How many lines the story has.
    pub(crate) fn story_len(&self) -> usize {
        self.story.len()
    }

    /// What a viewer may hear of the story from a line on, and whether it is new to them.
    pub(crate) fn story(&self, viewer: Viewer, from: usize) -> impl Iterator<Item = (&Line, bool)> {
        let mark = viewer
            .seat()
            .map_or(usize::MAX, |seat| self.marks[seat.index()]);
        let alone = self.players.len() == 1;
        self.story
            .heard_by(viewer, from)
            .map(move |(number, line)| {
                (line, number >= mark && (alone || line.by != viewer.seat()))
            })
    }

    /// Chooses for the person who is asked.
    pub(crate) fn choose(&mut self, index: usize, at: Millis) -> Result<(), PlayError> {
        let decision = self.decision.as_ref().ok_or(PlayError::NobodyAsked)?;
        let choice = decision
            .choices
            .get(index)
            .cloned()
            .ok_or(PlayError::NobodyAsked)?;
        let chosen = decision.choices.len() > 1 || !self.plays_forced;
        self.human_step(decision.seat, &choice, chosen, at)
    }

    /// Performs any action for the person who is asked, as the title writes it.
    pub(crate) fn act(&mut self, action: &Value, at: Millis) -> Result<(), PlayError> {
        let decision = self.decision.as_ref().ok_or(PlayError::NobodyAsked)?;
        let choice = in_words(&decision.choices, action);
        self.human_step(decision.seat, &choice, true, at)
    }

    fn human_step(
        &mut self,
        seat: Seat,
        choice: &Choice,
        chosen: bool,
        at: Millis,
    ) -> Result<(), PlayError> {
        let before = self.story.len();
        self.wanted = None;
        if choice.action == waiting() && self.game.daily().is_some() {
            self.marks[seat.index()] = before;
            self.wait_daily()?;
            return self.play_on(at);
        }
        self.step(seat, choice, chosen, at)?;
        if self.players.len() == 1 {
            self.marks[seat.index()] = before;
        } else if !self.game.table().to_act().contains(seat) {
            self.marks[seat.index()] = self.story.len();
        }
        self.play_on(at)
    }

    fn tick(&mut self, due: Millis) -> Result<(), PlayError> {
        let before = self.game.table().steps();
        let told = self.game.tick(due)?;
        let steps = self.game.table().steps();
        if steps > before {
            self.past.push(None);
        }
        self.story.tell(steps, None, told);
        self.tell_end();
        Ok(())
    }

    /// When the next moment matters by itself: the table's clock, or a bot's.
    pub(crate) fn deadline(&self) -> Option<Millis> {
        if !self.time_runs() {
            return None;
        }
        let bot = self.bot_timing.next().map(|(due, _)| due);
        self.game.table().deadline().into_iter().chain(bot).min()
    }

    /// Whether time runs while nobody acts. That of a daily deal is counted.
    pub(crate) fn time_runs(&self) -> bool {
        matches!(self.game, Game::Table(_))
    }

    /// Plays choices without an alternative by themselves, or asks for them too.
    pub(crate) fn set_plays_forced(&mut self, on: bool, at: Millis) -> Result<(), PlayError> {
        self.plays_forced = on;
        self.play_on(at)
    }

    /// The record so far.
    pub(crate) fn record(&self) -> Record {
        let record = match &self.game {
            Game::Table(table) => table.record(recorded(&self.players)),
            Game::Daily(daily) => daily.record(),
        };
        record.expect("a table played here forgets nothing")
    }

    /// Where people sit.
    pub(crate) fn humans(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.game.table().seats()).filter(|&seat| !self.is_bot(seat))
    }

    /// Whether a bot sits there.
    pub(super) fn is_bot(&self, seat: Seat) -> bool {
        let player = self.players.get(seat.index());
        player.is_some_and(|player| player.kind != Kind::Human)
    }

    /// Asks a person who may act; of several, the one with most to choose from.
    fn ask(&mut self) {
        if self.game.daily().is_some() {
            self.ask_daily();
            return;
        }
        let people = self
            .game
            .table()
            .to_act()
            .iter()
            .filter(|&seat| !self.is_bot(seat));
        let decisions = people.map(|seat| Decision {
            seat,
            choices: self.game.table().legal(seat),
        });
        self.decision = decisions.reduce(|most, other| {
            if other.choices.len() > most.choices.len() {
                other
            } else {
                most
            }
        });
    }

    fn step(
        &mut self,
        seat: Seat,
        choice: &Choice,
        chosen: bool,
        at: Millis,
    ) -> Result<(), PlayError> {
        let told = self.game.act(seat, &choice.action, at)?;
        self.past.push(Some(Taken {
            seat,
            chosen,
            free: self.game.table().can_undo(seat).is_ok(),
        }));
        let steps = self.game.table().steps();
        if told.is_empty() {
            // Nobody was told anything, so only the one who chose may read of it.
            let text = Message::new("cli-play-chose")
                .seat("player", seat)
                .word("choice", choice.text.clone());
            self.story
                .note(steps, Some(seat), Audience::Only(SeatSet::only(seat)), text);
        }
        self.story.tell(steps, Some(seat), told);
        self.tell_end();
        Ok(())
    }

    fn tell_end(&mut self) {
        let Some(outcome) = self.game.table().outcome() else {
            return;
        };
        self.bench.over(&outcome);
        if let Some(result) = outcome.result(&self.game.table().info()) {
            self.story
                .note(self.game.table().steps(), None, Audience::Everyone, result);
        }
    }
}

/// An action with its words, if it is among the choices.
fn in_words(choices: &[Choice], action: &Value) -> Choice {
    let known = choices.iter().find(|choice| choice.action == *action);
    known.cloned().unwrap_or_else(|| Choice {
        action: action.clone(),
        text: Message::new("cli-play-an-action"),
    })
}
