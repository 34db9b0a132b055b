//! A record that says of itself that it is somebody's game of a day, and whether that is so.

use pantheon_engine::{Digest, Input, Record, RecordEntry, RecordError, Seat};
use pantheon_games::{ShelfError, Title};

use crate::day::Day;
use crate::deal::{Deal, VERSION};
use crate::game::{Daily, Deed, Play, PlayError, Score, Stands};

/// The longest text of a record that is looked at, in bytes.
pub const MAX_RECORD: usize = 2 * 1024 * 1024;

/// A record that says that it is somebody's game of a day: of the deal of that day, to its end. What was done in it isn't
/// checked yet.
pub struct Claim {
    title: Box<dyn Title>,
    deal: Deal,
    record: Record,
}

/// A game that was played so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proven {
    /// Of which day.
    pub day: Day,
    /// Of which title.
    pub title: String,
    /// Of which deal.
    pub deal: String,
    /// How the player did.
    pub score: Score,
    /// How many entries the record has.
    pub entries: u32,
}

/// Why a record isn't a game of a day.
#[derive(Debug, thiserror::Error)]
pub enum Unproven {
    /// It is too long to be one.
    #[error("the record is longer than {MAX_RECORD} bytes")]
    TooLong,
    /// It is no record, or not an untouched one.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// It says of no day that it is of it.
    #[error("this is no record of a daily deal")]
    NotDaily,
    /// It is of a deal of another release.
    #[error(
        "the record is of version {found} of the daily deal; this release deals version {VERSION}"
    )]
    OtherVersion {
        /// The record's version.
        found: u32,
    },
    /// There is no such title.
    #[error(transparent)]
    Shelf(#[from] ShelfError),
    /// Something that was dealt is otherwise.
    #[error("the deal of {day} has another {what}")]
    OtherDeal {
        /// The day.
        day: Day,
        /// What is otherwise.
        what: &'static str,
    },
    /// The game isn't over.
    #[error("the game isn't over")]
    NotOver,
    /// The player can't have done that.
    #[error("entry {seq}: {why}")]
    Refused {
        /// The entry's number.
        seq: u32,
        /// Why not.
        why: PlayError,
    },
    /// Somebody else did, or time brought, something else.
    #[error("entry {seq}: this isn't what happens there")]
    Forged {
        /// The entry's number.
        seq: u32,
    },
    /// An entry leads elsewhere.
    #[error("entry {seq} leads to another state than the record says")]
    Diverged {
        /// The entry's number.
        seq: u32,
    },
    /// The game ended otherwise.
    #[error("the game didn't end as the footer says")]
    OtherEnd,
    /// Whoever waited for it didn't want to wait longer.
    #[error("there was no time to play it again")]
    TookTooLong,
    /// A bot can't play it.
    #[error("the game can't be played again: {0}")]
    Play(PlayError),
}

impl Unproven {
    /// A stable word for programs.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::TooLong => "too-long",
            Self::Record(_) => "bad-record",
            Self::NotDaily => "not-daily",
            Self::OtherVersion { .. } => "other-version",
            Self::Shelf(_) => "unknown-title",
            Self::OtherDeal { .. } => "other-deal",
            Self::NotOver => "not-over",
            Self::Refused { .. } => "refused",
            Self::Forged { .. } => "forged",
            Self::Diverged { .. } => "diverged",
            Self::OtherEnd => "other-end",
            Self::TookTooLong => "took-too-long",
            Self::Play(_) => "cannot-play",
        }
    }
}

impl Claim {
    /// Reads a record, and checks all that is cheap to check: its length, its chain of hashes, and that it begins as the
    /// deal of its day does and ends somehow.
    pub fn read(text: &str) -> Result<Self, Unproven> {
        if text.len() > MAX_RECORD {
            return Err(Unproven::TooLong);
        }
        let record = Record::parse(text)?;
        let header = &record.header;
        let (version, day) = Deal::named(header).ok_or(Unproven::NotDaily)?;
        if version != VERSION {
            return Err(Unproven::OtherVersion { found: version });
        }
        let title = pantheon_games::title(&header.title)?;
        let deal = Deal::of(&*title, day)?;
        let table = title.set_up(&deal.setup())?;
        let is = |so: bool, what| so.then_some(()).ok_or(Unproven::OtherDeal { day, what });
        is(header.rules == deal.rules, "version of the rules")?;
        is(
            header.content == deal.content && header.edition.is_none(),
            "content",
        )?;
        is(header.seats == deal.names(), "seating")?;
        is(header.options == table.options(), "set of options")?;
        is(header.commitment == deal.seed.commitment(), "seed")?;
        is(record.footer.seed == deal.seed.reveal(), "seed")?;
        if record.footer.outcome.is_none() {
            return Err(Unproven::NotOver);
        }
        Ok(Self {
            title,
            deal,
            record,
        })
    }

    /// The deal that it is of.
    pub fn deal(&self) -> &Deal {
        &self.deal
    }

    /// Plays it again, the bots' thinking included.
    pub fn prove(&self) -> Result<Proven, Unproven> {
        self.prove_while(&|| true)
    }

    /// The same, for as long as somebody says so. It is asked before each thought of a bot.
    pub fn prove_while(&self, goes_on: &dyn Fn() -> bool) -> Result<Proven, Unproven> {
        let mut game = Daily::begin(&*self.title, self.deal.clone())?;
        for entry in &self.record.entries {
            let deed = follow(&mut game, entry, goes_on)?;
            check(&deed, entry, self.deal.own, game.table().digest())?;
        }
        self.judge(&mut game)
    }

    fn judge(&self, game: &mut Daily) -> Result<Proven, Unproven> {
        let outcome = game.outcome().ok_or(Unproven::NotOver)?;
        if self.record.footer.outcome.as_ref() != Some(&outcome) {
            return Err(Unproven::OtherEnd);
        }
        // All of it, also what no check above looked at.
        if game.record().as_ref() != Some(&self.record) {
            return Err(Unproven::OtherEnd);
        }
        Ok(Proven {
            day: self.deal.day,
            title: self.deal.title.clone(),
            deal: self.deal.id.clone(),
            score: game.score().ok_or(Unproven::OtherEnd)?,
            entries: self.record.footer.entries,
        })
    }
}

/// Goes on to the next entry, with what the player put in there.
fn follow(
    game: &mut Daily,
    entry: &RecordEntry,
    goes_on: &dyn Fn() -> bool,
) -> Result<Deed, Unproven> {
    let seq = entry.seq;
    let forged = Unproven::Forged { seq };
    loop {
        if !goes_on() {
            return Err(Unproven::TookTooLong);
        }
        let deed = match game.stands() {
            Stands::Over => return Err(forged),
            Stands::Others => game.go_on().map_err(Unproven::Play)?,
            Stands::Person { may_wait } => match play_of(game, entry) {
                Play::Wait if !may_wait => return Err(forged),
                play => Some(
                    game.put_in(&play)
                        .map_err(|why| Unproven::Refused { seq, why })?,
                ),
            },
        };
        // A bot that waits leaves no entry.
        if let Some(deed) = deed {
            return Ok(deed);
        }
    }
}

/// What the player put in where the next entry of the record is this one.
fn play_of(game: &Daily, entry: &RecordEntry) -> Play {
    match &entry.input {
        Input::Act { seat, action } if *seat == game.deal().own => Play::Act(action.clone()),
        Input::Undo { .. } => Play::Undo,
        Input::Act { .. } | Input::Tick => Play::Wait,
    }
}

/// Whether what was done is what the entry says.
fn check(deed: &Deed, entry: &RecordEntry, own: Seat, state: Digest) -> Result<(), Unproven> {
    let seq = entry.seq;
    let same = match &entry.input {
        Input::Act { seat, action } => {
            deed.seat == Some(*seat) && deed.action.as_ref() == Some(action)
        }
        Input::Tick => deed.seat.is_none(),
        Input::Undo { to } => deed.seat == Some(own) && deed.action.is_none() && deed.steps == *to,
    };
    if !same || deed.at != entry.at {
        return Err(Unproven::Forged { seq });
    }
    if state != entry.state {
        return Err(Unproven::Diverged { seq });
    }
    Ok(())
}
