//! Any moment of a record.

mod news;
mod study;

use pantheon_engine::{Record, Seat, Viewer};
use pantheon_games::{AnyMatch, Happening, ShelfError, title};
use pantheon_review::AnyReview;
use pantheon_wire::{
    Access, Code, Ending, Problem, ReplayCaptions, ReplayDescribed, ReplayFound, ReplayInfo,
    ReplayMoment, ReplayOpened, SeatInfo, SeatKind, Spectators, Status, TableId, TableInfo,
    TimeControl, UserId, Verdict,
};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::json;
use crate::position::position;
use crate::verify::wrong;

/// What a record calls a person.
pub(crate) const HUMAN: &str = "human";
/// What a record calls a bot account: somebody at the table who isn't a person.
const PROGRAM: &str = "program";
/// A position is kept every so many entries, so that none is far from one.
const EVERY: u32 = 64;

/// A record that is looked at. Every method gives JSON text.
#[wasm_bindgen]
pub struct Replay(Result<Opened, Problem>);

struct Opened {
    record: Record,
    verdict: Verdict,
    /// What every entry told, after what the set-up told; as far as the record can be played.
    told: Vec<Vec<Happening>>,
    /// How many steps the game had after each of them.
    steps: Vec<u32>,
    /// The game after 0, [`EVERY`], twice as many entries, and so on.
    kept: Vec<Box<dyn AnyMatch>>,
    /// The game after so many entries: where it was last looked at.
    here: (u32, Box<dyn AnyMatch>),
    /// What tells of single moments, once somebody has asked.
    study: Option<Box<dyn AnyReview>>,
}

#[wasm_bindgen]
impl Replay {
    /// Opens a record and plays all of it once.
    pub fn open(record: &str) -> Self {
        Self(Opened::new(record))
    }

    /// What it is: a [`ReplayOpened`].
    pub fn info(&self) -> String {
        let info = self.0.as_ref().map(Opened::info).map_err(Problem::clone);
        json::write(&info.map_or_else(ReplayOpened::Error, |info| {
            ReplayOpened::Replay(Box::new(info))
        }))
    }

    /// What is printed on its cards, tiles and boards, by file; null if that isn't known.
    pub fn content(&self) -> String {
        let edition = self.0.as_ref().ok().and_then(|opened| {
            let header = &opened.record.header;
            let kept = title(&header.title).ok()?.with_digest(header.content).ok();
            kept.map(|title| title.edition().values.clone())
                .or_else(|| Some(header.edition.as_ref()?.values.clone()))
        });
        json::write(&edition)
    }

    /// What the things of its table are called and say: a [`ReplayCaptions`].
    pub fn captions(&self) -> String {
        let opened = self.0.as_ref().map_err(Problem::clone);
        let captions = opened.map(|opened| opened.here.1.captions());
        json::write(&captions.map_or_else(ReplayCaptions::Error, ReplayCaptions::Captions))
    }

    /// Where it stands after so many entries, as a seat sees it or a spectator: a [`ReplayFound`].
    pub fn at(&mut self, entries: u32, seat: Option<u8>) -> String {
        let opened = self.0.as_mut().map_err(|why| why.clone());
        let moment = opened.and_then(|opened| opened.moment(entries, seat));
        json::write(&moment.map_or_else(ReplayFound::Error, |moment| {
            ReplayFound::Moment(Box::new(moment))
        }))
    }

    /// The board in sentences after so many entries, as a seat hears it or a spectator: a [`ReplayDescribed`].
    pub fn describe(&mut self, entries: u32, seat: Option<u8>) -> String {
        let opened = self.0.as_mut().map_err(|why| why.clone());
        let described = opened.and_then(|opened| {
            let viewer = opened.look(entries, seat)?;
            Ok(opened.here.1.describe(viewer))
        });
        json::write(&described.map_or_else(ReplayDescribed::Error, ReplayDescribed::Described))
    }

    /// The set-up and all entries, as a seat or a spectator is told them: a list of [`pantheon_wire::News`].
    pub fn log(&self, seat: Option<u8>) -> String {
        let opened = self.0.as_ref().map_err(Clone::clone);
        let log = opened.and_then(|opened| {
            let viewer = opened.viewer(seat)?;
            let all = 0..opened.told.len() as u32;
            let log: Vec<_> = all.map(|entry| opened.news(entry, viewer)).collect();
            Ok(log)
        });
        json::write(&log.unwrap_or_default())
    }
}

impl Opened {
    fn new(text: &str) -> Result<Self, Problem> {
        let unreadable = |why: ShelfError| Problem::new(Code::Malformed, why.to_string());
        let record = Record::parse(text).map_err(|why| unreadable(why.into()))?;
        let title = title(&record.header.title).map_err(unreadable)?;
        let verdict = match title.verify(&record) {
            Ok(_) => Verdict::True,
            Err(why) => Verdict::Wrong(wrong(&why)),
        };
        // A record that can't even be set up can't be looked at.
        let mut game = title.replay(&record, Some(0)).map_err(unreadable)?;
        let mut told = vec![game.opening()];
        let mut steps = vec![game.steps()];
        let mut kept = vec![game.fork()];
        let shown = match &verdict {
            Verdict::Wrong(wrong) => wrong.entry.map(|entry| entry.saturating_sub(1)),
            Verdict::True => None,
        };
        let shown = shown.unwrap_or(record.footer.entries);
        for entry in &record.entries[..shown as usize] {
            told.push(news::put_in(game.as_mut(), entry).map_err(unreadable)?);
            steps.push(game.steps());
            if entry.seq.is_multiple_of(EVERY) {
                kept.push(game.fork());
            }
        }
        Ok(Self {
            record,
            verdict,
            told,
            steps,
            kept,
            here: (shown, game),
            study: None,
        })
    }

    fn shown(&self) -> u32 {
        self.told.len() as u32 - 1
    }

    fn viewer(&self, seat: Option<u8>) -> Result<Viewer, Problem> {
        let Some(number) = seat else {
            return Ok(Viewer::Spectator);
        };
        let seats = self.record.header.seats.len();
        let seat = Seat::new(number).filter(|seat| seat.index() < seats);
        seat.map(Viewer::Seat).ok_or_else(|| {
            Problem::new(Code::OutOfBounds, format!("there are {seats} seats")).field("seat")
        })
    }

    fn info(&self) -> ReplayInfo {
        let (header, footer) = (&self.record.header, &self.record.footer);
        let changed = self.record.entries.last().map_or(0, |entry| entry.at);
        ReplayInfo {
            info: TableInfo {
                id: TableId::from("replay"),
                title: header.title.clone(),
                rules: header.rules,
                content: header.content.to_string(),
                options: header.options.clone(),
                status: Status::Over,
                ending: footer.outcome.as_ref().map(|_| Ending::Finished),
                access: Access::Private,
                pace: TimeControl::Untimed,
                hints: false,
                take_over: 1,
                spectators: Spectators::default(),
                host: UserId::from(""),
                seats: header.seats.iter().map(seat_info).collect(),
                commitment: header.commitment.to_string(),
                seq: footer.entries + 1,
                made: 0,
                changed,
                rematch: None,
                rematch_of: None,
                your_turn: None,
                key: None,
            },
            entries: footer.entries,
            shown: self.shown(),
            verdict: self.verdict.clone(),
            outcome: footer.outcome.clone(),
        }
    }

    fn moment(&mut self, entries: u32, seat: Option<u8>) -> Result<ReplayMoment, Problem> {
        let viewer = self.look(entries, seat)?;
        Ok(ReplayMoment {
            news: self.news(entries, viewer),
            position: position(self.here.1.as_ref(), viewer, Vec::new()),
        })
    }

    /// Goes to a position that a seat looks at, or a spectator.
    fn look(&mut self, entries: u32, seat: Option<u8>) -> Result<Viewer, Problem> {
        if entries > self.shown() {
            let message = format!("only {} entries can be shown", self.shown());
            return Err(Problem::new(Code::OutOfBounds, message).field("entries"));
        }
        let viewer = self.viewer(seat)?;
        self.go_to(entries)
            .map_err(|why| Problem::new(Code::Internal, why.to_string()))?;
        Ok(viewer)
    }

    /// Goes to a position: on from where it is if that is near, else from the last one that is kept.
    fn go_to(&mut self, entries: u32) -> Result<(), ShelfError> {
        let kept = entries / EVERY;
        if entries < self.here.0 || self.here.0 < kept * EVERY {
            self.here = (kept * EVERY, self.kept[kept as usize].fork());
        }
        for entry in &self.record.entries[self.here.0 as usize..entries as usize] {
            news::put_in(self.here.1.as_mut(), entry)?;
            self.here.0 = entry.seq;
        }
        Ok(())
    }
}

pub(crate) fn seat_info(seat: &pantheon_engine::RecordedSeat) -> SeatInfo {
    let level = seat.kind.strip_prefix("level:");
    let program = seat.kind == PROGRAM;
    SeatInfo {
        kind: if seat.kind == HUMAN || program {
            SeatKind::Person
        } else {
            SeatKind::Bot
        },
        name: Some(seat.name.clone()),
        user: None,
        level: level.and_then(|level| level.parse().ok()),
        ready: true,
        sat_in: false,
        resigned: false,
        program,
    }
}
