//! What clients wrote down of what they asked and were told. The observer judges by nothing else.

use std::collections::HashSet;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::time::Duration;

use pantheon_wire::{Happened, Seq};

/// A digest of bytes, so that what was told needn't be kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Print(u64);

impl Print {
    /// Of a text.
    pub(super) fn of(text: &str) -> Self {
        let mut hasher = DefaultHasher::new();
        text.hash(&mut hasher);
        Self(hasher.finish())
    }
}

/// One row of a table's log, as it was told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Told {
    /// Its place.
    pub(super) seq: Seq,
    /// What everybody is told alike: when, what, and how many steps.
    pub(super) common: Print,
    /// What the game told this viewer.
    pub(super) events: Print,
    /// All of it.
    pub(super) whole: Print,
}

/// One update of a table, as it was heard.
#[derive(Clone, Debug)]
pub(super) struct Heard {
    /// The place that it follows; 0 if everything is told anew.
    pub(super) after: Seq,
    /// The place where the table stands.
    pub(super) seq: Seq,
    /// What happened.
    pub(super) news: Vec<Told>,
}

/// A position, as it was shown.
#[derive(Clone, Debug)]
pub(super) struct Shown {
    /// The place in the log.
    pub(super) seq: Seq,
    /// Whose eyes each view is for, and the view.
    pub(super) views: Vec<(Option<u8>, Print)>,
    /// Whether what opens a private table was told.
    pub(super) key: bool,
}

/// What somebody asked a table to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Deed {
    /// To act with a seat.
    Act(u8),
    /// To take a step of a seat back.
    TakeBack(u8),
    /// To give up a seat.
    Resign(u8),
    /// To say the command's own id.
    Say,
    /// Anything that sets the table up.
    SetUp,
}

/// What came of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Came {
    /// It was acknowledged, at this place.
    Done(Seq),
    /// It was refused for good.
    Refused,
}

/// A command with its answer.
#[derive(Clone, Debug)]
pub(super) struct Command {
    /// Its id.
    pub(super) id: String,
    /// What it was.
    pub(super) deed: Deed,
    /// What came of it.
    pub(super) came: Came,
    /// What came of it when it was asked again at another node, if it was.
    pub(super) again: Option<Came>,
}

/// A row of a log, as a node tells it when all is over.
#[derive(Clone, Debug)]
pub(super) struct LogRow {
    /// How it is told.
    pub(super) told: Told,
    /// What it says.
    pub(super) what: Happened,
    /// How many steps the game has then, if that changed.
    pub(super) step: Option<u32>,
}

/// What one client wrote down at one table.
#[derive(Clone, Debug, Default)]
pub(super) struct ClientNotes {
    /// Who it is.
    pub(super) user: String,
    /// The seat that it has, if it has one.
    pub(super) seat: Option<u8>,
    /// Commands with their answers.
    pub(super) commands: Vec<Command>,
    /// Updates, as they came.
    pub(super) heard: Vec<Heard>,
    /// Positions, as they came.
    pub(super) shown: Vec<Shown>,
    /// Long hexadecimal words of everything that came before the game was over.
    pub(super) hex: HashSet<Print>,
    /// What no server should say.
    pub(super) odd: Vec<String>,
    /// The log as it was told at the end.
    pub(super) log: Vec<LogRow>,
    /// How long an answer was waited for, or a node that gives one, at most, over all attempts.
    pub(super) longest_wait: Duration,
    /// How often a line broke or was given up.
    pub(super) breaks: u64,
}

impl ClientNotes {
    /// An answer was waited for so long.
    pub(super) fn waited(&mut self, time: Duration) {
        self.longest_wait = self.longest_wait.max(time);
    }
}

/// What the clocks of a table showed between two moments.
#[derive(Clone, Debug)]
pub(super) struct Reading {
    /// When it was asked for, from the beginning of the run.
    pub(super) asked: Duration,
    /// When the answer came.
    pub(super) answered: Duration,
    /// What each seat has left.
    pub(super) left: Vec<Duration>,
}

/// What was written down at one table.
#[derive(Clone, Debug, Default)]
pub(super) struct TableNotes {
    /// Its id.
    pub(super) table: String,
    /// Its title.
    pub(super) title: String,
    /// Those who sit there, and those who look on.
    pub(super) clients: Vec<ClientNotes>,
    /// What its clocks showed, in order.
    pub(super) readings: Vec<Reading>,
    /// The record, if the game came to its end.
    pub(super) record: Option<String>,
}

/// A time in which no node could serve, since none reached the database.
#[derive(Clone, Copy, Debug)]
pub(super) struct Down {
    /// The first moment that is certain.
    pub(super) from: Duration,
    /// The last moment that is certain.
    pub(super) to: Duration,
}

/// A command that must be in the log once, whatever else happens until the end of the run.
#[derive(Clone, Debug)]
pub(super) struct Kept {
    /// The table.
    pub(super) table: String,
    /// Who gave it.
    pub(super) user: String,
    /// Its id.
    pub(super) id: String,
    /// What came of it.
    pub(super) came: Came,
}

impl TableNotes {
    /// The commands of all.
    pub(super) fn kept(&self) -> impl Iterator<Item = Kept> {
        self.clients.iter().flat_map(|client| {
            client.commands.iter().map(|command| Kept {
                table: self.table.clone(),
                user: client.user.clone(),
                id: command.id.clone(),
                came: command.came,
            })
        })
    }
}
