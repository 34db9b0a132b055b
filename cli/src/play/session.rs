//! A game in progress at this terminal: people decide, everything else happens by itself.

mod advice;
mod bots;
#[cfg(test)]
mod tests;
mod undo;

use pantheon_engine::{Audience, MAX_SEATS, Message, Millis, Record, Rng, Seat, SeatSet, Viewer};
use pantheon_games::{AnyMatch, Choice, ShelfError};
use serde_json::Value;

use super::aside::Stopped;
use super::bench::{Advised, Bench};
use super::bot_timing::BotTiming;
use super::seats::{Player, recorded};
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
    /// Nobody is asked for anything.
    #[error("nobody is asked to act")]
    NobodyAsked,
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
    table: Box<dyn AnyMatch>,
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
        table: Box<dyn AnyMatch>,
        players: Vec<Player>,
        bench: Bench,
        rng: Rng,
        bot_timing: BotTiming,
    ) -> Result<Self, PlayError> {
        let mut story = Story::default();
        story.tell(0, None, table.opening());
        let mut session = Self {
            table,
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
        &*self.table
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
        self.step(seat, choice, chosen, at)?;
        if self.players.len() == 1 {
            self.marks[seat.index()] = before;
        } else if !self.table.to_act().contains(seat) {
            self.marks[seat.index()] = self.story.len();
        }
        self.play_on(at)
    }

    fn tick(&mut self, due: Millis) -> Result<(), PlayError> {
        let before = self.table.steps();
        let told = self.table.tick(due.max(self.table.time()))?;
        let steps = self.table.steps();
        if steps > before {
            self.past.push(None);
        }
        self.story.tell(steps, None, told);
        self.tell_end();
        Ok(())
    }

    /// When the next moment matters by itself: the table's clock, or a bot's.
    pub(crate) fn deadline(&self) -> Option<Millis> {
        let bot = self.bot_timing.next().map(|(due, _)| due);
        self.table.deadline().into_iter().chain(bot).min()
    }

    /// Plays choices without an alternative by themselves, or asks for them too.
    pub(crate) fn set_plays_forced(&mut self, on: bool, at: Millis) -> Result<(), PlayError> {
        self.plays_forced = on;
        self.play_on(at)
    }

    /// The record so far.
    pub(crate) fn record(&self) -> Record {
        self.table
            .record(recorded(&self.players))
            .expect("a table played here forgets nothing")
    }

    /// Where people sit.
    pub(crate) fn humans(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.table.seats()).filter(|&seat| !self.bench.is_bot(seat))
    }

    /// Asks a person who may act; of several, the one with most to choose from.
    fn ask(&mut self) {
        let people = self
            .table
            .to_act()
            .iter()
            .filter(|&seat| !self.bench.is_bot(seat));
        let decisions = people.map(|seat| Decision {
            seat,
            choices: self.table.legal(seat),
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
        let told = self
            .table
            .act(seat, &choice.action, at.max(self.table.time()))?;
        self.past.push(Some(Taken {
            seat,
            chosen,
            free: self.table.can_undo(seat).is_ok(),
        }));
        let steps = self.table.steps();
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
        let Some(outcome) = self.table.outcome() else {
            return;
        };
        self.bench.over(&outcome);
        if let Some(result) = outcome.result(&self.table.info()) {
            self.story
                .note(self.table.steps(), None, Audience::Everyone, result);
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
