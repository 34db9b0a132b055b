//! A deal being played.

use pantheon_bots::{OpponentError, Roster, Situation, roster};
use pantheon_engine::{MAX_SEATS, Millis, Outcome, Party, Record, Seat, SeatSet, Viewer};
use pantheon_games::{AnyMatch, Choice, Happening, ShelfError, Title};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::deal::Deal;

/// How long a player's action counts where others may act at the same time, or a clock runs. Time is counted, it doesn't run:
/// bots act after an action as often as they would in so long.
pub const TEMPO: Millis = 2_500;
/// The most inputs of a player: no game needs nearly as many, and what a server plays again has to end.
pub const MAX_INPUTS: usize = 4_000;
/// So often in a row may bots wait, before one of them has to act.
const MAX_WAITS: u32 = 200;

/// What a player put into the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Play {
    /// They acted.
    Act(Value),
    /// They took their last step back.
    Undo,
    /// They let the others act, or time pass.
    Wait,
}

/// Who is next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stands {
    /// The player.
    Person {
        /// Whether something happens by itself if they wait.
        may_wait: bool,
    },
    /// A bot, or time.
    Others,
    /// The game is over.
    Over,
}

/// How the player did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Score {
    /// By how many points they are ahead of the best other; negative if they are behind.
    pub lead: i32,
    /// Their points.
    pub points: i32,
    /// Their place, from 1.
    pub rank: u8,
}

/// Something that was done.
#[derive(Clone, Debug)]
pub struct Deed {
    /// Who did it; nobody where time passed.
    pub seat: Option<Seat>,
    /// What; nothing where time passed or something was taken back.
    pub action: Option<Value>,
    /// When.
    pub at: Millis,
    /// How many steps lead to where it stands now.
    pub steps: u32,
    /// What was told.
    pub told: Vec<Happening>,
}

/// Why a game can't go on so.
#[derive(Debug, thiserror::Error)]
pub enum PlayError {
    /// The table refused it.
    #[error(transparent)]
    Shelf(#[from] ShelfError),
    /// A bot can't decide.
    #[error(transparent)]
    Bot(#[from] OpponentError),
    /// It isn't the player's to act now.
    #[error("the others are to act first")]
    NotNow,
    /// Nothing happens by itself.
    #[error("nobody else is to act")]
    NothingToWaitFor,
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// There were too many inputs.
    #[error("there are more than {MAX_INPUTS} inputs")]
    TooLong,
}

/// What happens next.
#[derive(Clone, Copy)]
enum Event {
    Bot(Seat, Millis),
    Tick(Millis),
}

enum Next {
    Person(Option<Event>),
    Event(Event),
    Over,
}

/// A deal being played.
pub struct Daily {
    deal: Deal,
    bots: Box<dyn Roster>,
    table: Box<dyn AnyMatch>,
    plays: Vec<Play>,
    /// Counted time.
    now: Millis,
    /// When the player may act again.
    free: Millis,
    due: [Option<Millis>; MAX_SEATS],
    /// How long a bot takes where several act.
    pace: Millis,
    /// How often in a row a bot waited.
    waits: u32,
}

impl Daily {
    /// Begins a deal. The title is the one that it is of.
    pub fn begin(title: &dyn Title, deal: Deal) -> Result<Self, ShelfError> {
        let bots = roster(title)?;
        let table = title.set_up(&deal.setup())?;
        let some = bots.opponent(deal.seats, &deal.options, &deal.bot, 0)?;
        Ok(Self {
            pace: some.reaction().max(2),
            deal,
            bots,
            table,
            plays: Vec::new(),
            now: 0,
            free: 0,
            due: [None; MAX_SEATS],
            waits: 0,
        })
    }

    /// Begins a deal and plays what was put in before. The bots think again.
    pub fn resume(title: &dyn Title, deal: Deal, plays: &[Play]) -> Result<Self, PlayError> {
        let mut game = Self::begin(title, deal)?;
        for play in plays {
            game.advance()?;
            game.put_in(play)?;
        }
        Ok(game)
    }

    /// The deal.
    pub fn deal(&self) -> &Deal {
        &self.deal
    }

    /// The table.
    pub fn table(&self) -> &dyn AnyMatch {
        &*self.table
    }

    /// What the player has put in, for [`Daily::resume`].
    pub fn plays(&self) -> &[Play] {
        &self.plays
    }

    /// Who is next.
    pub fn stands(&mut self) -> Stands {
        match self.next() {
            Next::Person(event) => Stands::Person {
                may_wait: event.is_some(),
            },
            Next::Event(_) => Stands::Others,
            Next::Over => Stands::Over,
        }
    }

    /// What the player may do now.
    pub fn legal(&mut self) -> Vec<Choice> {
        match self.next() {
            Next::Person(_) => self.table.legal(self.deal.own),
            Next::Event(_) | Next::Over => Vec::new(),
        }
    }

    /// Whether the player may take their last step back.
    pub fn may_undo(&mut self) -> bool {
        matches!(self.next(), Next::Person(_)) && self.table.can_undo(self.deal.own).is_ok()
    }

    /// Lets everything happen until the player is to act or the game is over.
    pub fn advance(&mut self) -> Result<Stands, PlayError> {
        loop {
            match self.stands() {
                Stands::Others => drop(self.go_on()?),
                stands => return Ok(stands),
            }
        }
    }

    /// Lets the next thing happen that isn't the player's: a bot thinks and acts, or time passes. Nothing if that came to
    /// nothing.
    pub fn go_on(&mut self) -> Result<Option<Deed>, PlayError> {
        match self.next() {
            Next::Event(event) => self.happen(event),
            Next::Person(_) => Err(PlayError::NothingToWaitFor),
            Next::Over => Err(PlayError::Over),
        }
    }

    /// Does what the player puts in.
    pub fn put_in(&mut self, play: &Play) -> Result<Deed, PlayError> {
        match play {
            Play::Act(action) => self.act(action),
            Play::Undo => self.undo(),
            Play::Wait => self.wait(),
        }
    }

    /// Acts for the player.
    pub fn act(&mut self, action: &Value) -> Result<Deed, PlayError> {
        let event = self.asked()?;
        let told = self.table.act(self.deal.own, action, self.now)?;
        self.plays.push(Play::Act(action.clone()));
        let deed = self.deed(Some(self.deal.own), Some(action.clone()), told);
        if event.is_some() || self.is_counted() {
            self.free = self.now + TEMPO;
        }
        Ok(deed)
    }

    /// Takes the player's last step back.
    pub fn undo(&mut self) -> Result<Deed, PlayError> {
        self.asked()?;
        let undone = self.table.undo(self.deal.own, self.now);
        undone.map_err(ShelfError::from)?;
        self.plays.push(Play::Undo);
        Ok(self.deed(Some(self.deal.own), None, Vec::new()))
    }

    /// Lets the next thing happen though the player could act. Whoever waits waits until something was done: a record has
    /// an entry for it, so that it can be seen that they did.
    pub fn wait(&mut self) -> Result<Deed, PlayError> {
        loop {
            let event = self.asked()?.ok_or(PlayError::NothingToWaitFor)?;
            if let Some(deed) = self.happen(event)? {
                self.plays.push(Play::Wait);
                return Ok(deed);
            }
        }
    }

    /// The record so far.
    pub fn record(&self) -> Option<Record> {
        self.table.record(self.deal.names())
    }

    /// How it ended, once it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.table.outcome()
    }

    /// How the player did, once it is over.
    pub fn score(&self) -> Option<Score> {
        let outcome = self.outcome()?;
        let own = self.deal.own;
        let points = outcome.points(own)?;
        let others = outcome
            .standings
            .iter()
            .filter(|it| it.party != Party::Seat(own));
        Some(Score {
            lead: points - others.map(|it| it.points).max()?,
            points,
            rank: outcome.rank(own)?,
        })
    }

    /// What would happen if the player waited, who must be next.
    fn asked(&mut self) -> Result<Option<Event>, PlayError> {
        if self.plays.len() >= MAX_INPUTS {
            return Err(PlayError::TooLong);
        }
        match self.next() {
            Next::Person(event) => Ok(event),
            Next::Event(_) => Err(PlayError::NotNow),
            Next::Over => Err(PlayError::Over),
        }
    }

    /// Whether time counts: several may act, or a clock runs.
    fn is_counted(&self) -> bool {
        self.table.deadline().is_some() || self.table.to_act().len() > 1
    }

    fn next(&mut self) -> Next {
        if self.table.outcome().is_some() {
            return Next::Over;
        }
        let (acting, own) = (self.table.to_act(), self.deal.own);
        if !self.is_counted() {
            self.due = [None; MAX_SEATS];
            return match acting.first() {
                Some(seat) if seat == own => Next::Person(None),
                Some(seat) => Next::Event(Event::Bot(seat, self.now)),
                None => Next::Over,
            };
        }
        self.plan(acting);
        let bot = acting
            .iter()
            .filter_map(|seat| Some((self.due[seat.index()]?, seat)))
            .min();
        let event = match (bot, self.table.deadline()) {
            (Some((due, seat)), deadline) if deadline.is_none_or(|deadline| due < deadline) => {
                Some(Event::Bot(seat, due.max(self.now)))
            }
            (_, deadline) => deadline.map(|deadline| Event::Tick(deadline.max(self.now))),
        };
        let first = event.is_none_or(|event| self.free <= event.at());
        match event {
            event if acting.contains(own) && first => {
                self.now = self.now.max(self.free);
                Next::Person(event)
            }
            Some(event) => Next::Event(event),
            None => Next::Over,
        }
    }

    /// Gives every bot that may act a moment, between half and one and a half of its usual time away.
    fn plan(&mut self, acting: SeatSet) {
        for seat in Seat::all(self.deal.seats) {
            let due = &mut self.due[seat.index()];
            if seat == self.deal.own || !acting.contains(seat) {
                *due = None;
            } else if due.is_none() {
                let luck = self
                    .deal
                    .number(&[b"pace", &[seat.number()], &self.now.to_le_bytes()]);
                *due = Some(self.now + self.pace / 2 + luck % self.pace + 1);
            }
        }
    }

    fn happen(&mut self, event: Event) -> Result<Option<Deed>, PlayError> {
        self.now = event.at();
        match event {
            Event::Tick(_) => {
                let before = self.table.steps();
                let told = self.table.tick(self.now)?;
                let passed = self.table.steps() > before;
                // A clock that rings and changes nothing would ring for ever.
                if !passed {
                    self.waits += 1;
                    if self.waits > MAX_WAITS {
                        return Err(PlayError::NothingToWaitFor);
                    }
                    return Ok(None);
                }
                Ok(Some(self.deed(None, None, told)))
            }
            Event::Bot(seat, _) => self.think(seat),
        }
    }

    /// Lets a bot decide, and does what it decided. Nothing if it waits.
    fn think(&mut self, seat: Seat) -> Result<Option<Deed>, PlayError> {
        self.due[seat.index()] = None;
        let step = self.table.steps();
        let luck = self.deal.number(&[
            b"bot",
            &[seat.number()],
            &step.to_le_bytes(),
            &self.now.to_le_bytes(),
        ]);
        let Deal {
            seats,
            options,
            bot,
            ..
        } = &self.deal;
        let mut opponent = self.bots.opponent(*seats, options, bot, luck)?;
        let view = self.table.view(Viewer::Seat(seat));
        let chosen = opponent.decide(&Situation {
            seat,
            view: &view,
            now: self.now,
            step,
        })?;
        let first = || {
            self.table
                .legal(seat)
                .into_iter()
                .next()
                .map(|choice| choice.action)
        };
        let action = match chosen {
            None if self.is_counted() && self.waits < MAX_WAITS => {
                self.waits += 1;
                return Ok(None);
            }
            None => first(),
            some => some,
        };
        let action = action.ok_or(OpponentError::NothingToDecide(seat))?;
        let told = self.table.act(seat, &action, self.now)?;
        Ok(Some(self.deed(Some(seat), Some(action), told)))
    }

    fn deed(&mut self, seat: Option<Seat>, action: Option<Value>, told: Vec<Happening>) -> Deed {
        self.waits = 0;
        Deed {
            seat,
            action,
            at: self.now,
            steps: self.table.steps(),
            told,
        }
    }
}

impl Event {
    const fn at(self) -> Millis {
        match self {
            Self::Bot(_, at) | Self::Tick(at) => at,
        }
    }
}
