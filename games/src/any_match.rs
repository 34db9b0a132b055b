//! A running game of any title.

use pantheon_engine::{
    ActError, Audience, Digest, ForeseenPoints, Match, Message, Millis, Outcome, Picture, Record,
    RecordedSeat, ScoreSheet, Seat, SeatSet, Speak, TitleInfo, Told, UndoError, Viewer, Words,
    foresee, text_digest,
};
use serde::Deserialize;
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};

use crate::error::ShelfError;

/// Something that a title writes, as the text that it is sent as: where many are told, no tree is made of it.
pub type Written = Box<RawValue>;

/// A legal action, for programs and for people.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct Choice<J = Value> {
    /// The action as the title writes it.
    pub action: J,
    /// What it is, in a few words.
    pub text: Message,
}

/// Something that happened, for programs and for people, and who may see it.
#[derive(Clone, Debug, serde::Serialize)]
pub struct Happening {
    /// Who may see it.
    pub to: Audience,
    /// The event as the title writes it.
    pub event: Written,
    /// What happened, in words.
    pub text: Message,
}

/// What an action would bring, as far as its player can know ([`pantheon_engine::Foreseen`]), in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DryRun {
    /// What would be told.
    pub told: Vec<Message>,
    /// By how many points whose score would change, by what for.
    pub points: Vec<ForeseenPoints>,
    /// Whether more of it is up to luck.
    pub luck: bool,
    /// Whether more of it is up to what the player doesn't know.
    pub hidden: bool,
}

impl Happening {
    /// The event, to be looked into.
    pub fn value(&self) -> Value {
        serde_json::from_str(self.event.get()).expect("it was written as JSON")
    }
}

/// What a viewer sees at one moment, as it is sent.
#[derive(Clone, Debug)]
pub struct Seen {
    /// Their view.
    pub view: Written,
    /// Its digest.
    pub digest: Digest,
    /// What is asked of those seats that it was wanted of.
    pub asked: Vec<(Seat, Message)>,
    /// What the viewer's own seat may do, where that was wanted.
    pub legal: Vec<Choice<Written>>,
}

/// A running game of any title.
pub trait AnyMatch: Send + Sync {
    /// What title it is.
    fn info(&self) -> TitleInfo;
    /// How many sit at it.
    fn seats(&self) -> u8;
    /// Its options.
    fn options(&self) -> Value;
    /// Who may act.
    fn to_act(&self) -> SeatSet;
    /// A seat's legal actions.
    fn legal(&self, seat: Seat) -> Vec<Choice>;
    /// Performs an action, or refuses it and changes nothing.
    fn act(&mut self, seat: Seat, action: &Value, at: Millis)
    -> Result<Vec<Happening>, ShelfError>;
    /// Whether an action would be performed now, or why it would be refused. Nothing changes.
    fn check(&self, seat: Seat, action: &Value, at: Millis) -> Result<(), ShelfError>;
    /// What an action would bring, as far as its player can know, or why it would be refused. Nothing changes.
    fn dry_run(&self, seat: Seat, action: &Value, at: Millis) -> Result<DryRun, ShelfError>;
    /// Lets time pass.
    fn tick(&mut self, at: Millis) -> Result<Vec<Happening>, ShelfError>;
    /// When the next tick matters.
    fn deadline(&self) -> Option<Millis>;
    /// The time of the last entry.
    fn time(&self) -> Millis;
    /// Whether a seat may take its last step back on its own.
    fn can_undo(&self, seat: Seat) -> Result<(), UndoError>;
    /// Takes a seat's last step back.
    fn undo(&mut self, seat: Seat, at: Millis) -> Result<(), UndoError>;
    /// Takes steps back that all have agreed to take back.
    fn rewind(&mut self, to: u32, at: Millis) -> Result<(), UndoError>;
    /// How many steps lead to the position.
    fn steps(&self) -> u32;
    /// What the set-up told.
    fn opening(&self) -> Vec<Happening>;
    /// What somebody may know.
    fn view(&self, viewer: Viewer) -> Value;
    /// The same, written, with what is asked of these seats and, where that is wanted, what the viewer's own may do.
    fn see(&self, viewer: Viewer, asked: SeatSet, legal: bool) -> Seen;
    /// Everything. For local use only.
    fn state(&self) -> Value;
    /// The digest of everything.
    fn digest(&self) -> Digest;
    /// What is asked of a seat now, as this viewer may hear it.
    fn ask(&self, viewer: Viewer, seat: Seat) -> Message;
    /// The table in sentences, as this viewer may hear it.
    fn describe(&self, viewer: Viewer) -> Vec<Message>;
    /// What the table's things are called and say, whoever looks and whatever has happened.
    fn captions(&self) -> Value;
    /// The table as text, as this viewer may see it.
    fn draw(&self, viewer: Viewer, words: &dyn Words) -> Picture;
    /// The score as this viewer may know it, explained.
    fn score(&self, viewer: Viewer) -> ScoreSheet;
    /// How it ended, once it has.
    fn outcome(&self) -> Option<Outcome>;
    /// The record so far; nothing if the beginning is forgotten. It reveals the seed.
    fn record(&self, seats: Vec<RecordedSeat>) -> Option<Record>;
    /// The game as it stands, for [`Title::resume`](crate::Title::resume). It is full of secrets.
    fn snapshot(&self) -> Value;
    /// Forgets the beginning: all but the last `keep` steps and those that free undo needs. There is no record then.
    fn forget(&mut self, keep: u32);
    /// Whether the position after so many steps is still remembered, so that one can go back to it.
    fn remembers(&self, step: u32) -> bool;
    /// Whether an action would be accepted in the position after so many steps; nothing if that position is forgotten
    /// or the action isn't one of the title's.
    fn accepts_at(&self, step: u32, seat: Seat, action: &Value) -> Option<bool>;
    /// The commitment to the seed.
    fn commitment(&self) -> Digest;
    /// How many random words were drawn.
    fn draws(&self) -> u64;
    /// A copy to try things on.
    fn fork(&self) -> Box<dyn AnyMatch>;
    /// A copy in which everything that this viewer doesn't know is imagined, another way for every number, and so is all
    /// luck to come.
    fn imagined(&self, viewer: Viewer, number: u64) -> Box<dyn AnyMatch>;
}

fn happenings<G: Speak>(rules: &G, told: &[Told<G::Event>]) -> Vec<Happening> {
    told.iter()
        .map(|told| Happening {
            to: told.to,
            event: write(&told.event),
            text: rules.say_event(&told.event),
        })
        .collect()
}

fn to_value(value: &impl serde::Serialize) -> Value {
    serde_json::to_value(value).expect("a title's types are plain data with string keys")
}

fn write(value: &impl serde::Serialize) -> Written {
    to_raw_value(value).expect("a title's types are plain data with string keys")
}

/// An action as the title writes it.
fn read<G: Speak>(action: &Value) -> Result<G::Action, ShelfError> {
    G::Action::deserialize(action).map_err(|why| ShelfError::Action(why.to_string()))
}

fn act_error<V: pantheon_engine::Violation>(error: ActError<V>) -> ShelfError {
    match error {
        ActError::NoSuchSeat { seat, seats } => ShelfError::NoSuchSeat { seat, seats },
        ActError::TimeRunsBackwards { at, last } => ShelfError::TimeRunsBackwards { at, last },
        ActError::Refused(violation) => ShelfError::Refused(violation.into()),
    }
}

impl<G: Speak> AnyMatch for Match<G> {
    fn info(&self) -> TitleInfo {
        G::INFO
    }

    fn seats(&self) -> u8 {
        self.rules().seats()
    }

    fn options(&self) -> Value {
        to_value(self.rules().options())
    }

    fn to_act(&self) -> SeatSet {
        self.rules().to_act(self.state())
    }

    fn legal(&self, seat: Seat) -> Vec<Choice> {
        let view = self.view(Viewer::Seat(seat));
        Self::legal(self, seat)
            .into_iter()
            .map(|action| Choice {
                action: to_value(&action),
                text: self.rules().say_action(&view, seat, action),
            })
            .collect()
    }

    fn act(
        &mut self,
        seat: Seat,
        action: &Value,
        at: Millis,
    ) -> Result<Vec<Happening>, ShelfError> {
        let told = Self::act(self, seat, read::<G>(action)?, at).map_err(act_error)?;
        Ok(happenings(self.rules(), &told))
    }

    fn check(&self, seat: Seat, action: &Value, at: Millis) -> Result<(), ShelfError> {
        Self::check(self, seat, read::<G>(action)?, at).map_err(act_error)
    }

    fn dry_run(&self, seat: Seat, action: &Value, at: Millis) -> Result<DryRun, ShelfError> {
        let action = read::<G>(action)?;
        Self::check(self, seat, action, at).map_err(act_error)?;
        let (rules, view) = (self.rules(), Self::view(self, Viewer::Seat(seat)));
        let seen = foresee(rules, &view, seat, action, at)
            .map_err(|violation| ShelfError::Refused(violation.into()))?;
        Ok(DryRun {
            told: seen.told.iter().map(|it| rules.say_event(it)).collect(),
            points: seen.points,
            luck: seen.luck,
            hidden: seen.hidden,
        })
    }

    fn tick(&mut self, at: Millis) -> Result<Vec<Happening>, ShelfError> {
        let told = Self::tick(self, at).map_err(act_error)?;
        Ok(happenings(self.rules(), &told))
    }

    fn deadline(&self) -> Option<Millis> {
        self.rules().deadline(self.state())
    }

    fn time(&self) -> Millis {
        Self::time(self)
    }

    fn can_undo(&self, seat: Seat) -> Result<(), UndoError> {
        Self::can_undo(self, seat)
    }

    fn undo(&mut self, seat: Seat, at: Millis) -> Result<(), UndoError> {
        Self::undo(self, seat, at)
    }

    fn rewind(&mut self, to: u32, at: Millis) -> Result<(), UndoError> {
        Self::rewind(self, to, at)
    }

    fn steps(&self) -> u32 {
        Self::steps(self)
    }

    fn opening(&self) -> Vec<Happening> {
        happenings(self.rules(), &Self::opening(self))
    }

    fn view(&self, viewer: Viewer) -> Value {
        to_value(&Self::view(self, viewer))
    }

    fn see(&self, viewer: Viewer, asked: SeatSet, legal: bool) -> Seen {
        let rules = self.rules();
        let view = Self::view(self, viewer);
        let written = write(&view);
        let own = viewer.seat().filter(|_| legal);
        let choices = own.into_iter().flat_map(|seat| {
            let choice = |action| Choice {
                action: write(&action),
                text: rules.say_action(&view, seat, action),
            };
            Self::legal(self, seat)
                .into_iter()
                .map(choice)
                .collect::<Vec<_>>()
        });
        Seen {
            digest: text_digest(written.get()),
            asked: asked
                .iter()
                .map(|seat| (seat, rules.ask(&view, seat)))
                .collect(),
            legal: choices.collect(),
            view: written,
        }
    }

    fn state(&self) -> Value {
        to_value(Self::state(self))
    }

    fn digest(&self) -> Digest {
        Self::digest(self)
    }

    fn ask(&self, viewer: Viewer, seat: Seat) -> Message {
        self.rules().ask(&Self::view(self, viewer), seat)
    }

    fn describe(&self, viewer: Viewer) -> Vec<Message> {
        self.rules().describe(&Self::view(self, viewer))
    }

    fn captions(&self) -> Value {
        to_value(&self.rules().captions())
    }

    fn draw(&self, viewer: Viewer, words: &dyn Words) -> Picture {
        self.rules().draw(&Self::view(self, viewer), words)
    }

    fn score(&self, viewer: Viewer) -> ScoreSheet {
        self.rules().score(Self::state(self), viewer)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.rules().outcome(Self::state(self))
    }

    fn record(&self, seats: Vec<RecordedSeat>) -> Option<Record> {
        Record::of(self, seats)
    }

    fn snapshot(&self) -> Value {
        to_value(&Self::snapshot(self))
    }

    fn forget(&mut self, keep: u32) {
        Self::forget(self, keep);
    }

    fn remembers(&self, step: u32) -> bool {
        self.state_at(step).is_some()
    }

    fn accepts_at(&self, step: u32, seat: Seat, action: &Value) -> Option<bool> {
        let action = G::Action::deserialize(action).ok()?;
        Self::accepts_at(self, step, seat, action)
    }

    fn commitment(&self) -> Digest {
        self.seed().commitment()
    }

    fn draws(&self) -> u64 {
        Self::draws(self)
    }

    fn fork(&self) -> Box<dyn AnyMatch> {
        Box::new(self.clone())
    }

    fn imagined(&self, viewer: Viewer, number: u64) -> Box<dyn AnyMatch> {
        Box::new(Self::imagined(self, viewer, number))
    }
}
