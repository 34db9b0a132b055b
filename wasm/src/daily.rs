//! The deal of a day, played in a browser.

use pantheon_daily::{Daily, Day, Deal, Deed, Play, PlayError, Stands};
use pantheon_engine::{Seat, Viewer};
use pantheon_games::{TITLES, Title, title};
use pantheon_tables::problem_of;
use pantheon_wire::{
    Access, Code, DailyDeal, DailyDeals, DailyFound, DailyInfo, DailyMoment, DailyOpened,
    DailyRecord, DailyScore, DailyTried, DailyTurn, DryRunPoints, Happened, Legal, News, Problem,
    ReplayCaptions, ReplayDescribed, SeatInfo, Seq, Spectators, Status, TableId, TableInfo,
    TimeControl, UserId,
};
use serde_json::Value;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::json;
use crate::position::{heard, position};
use crate::replay::seat_info;

/// What is dealt on a day, of every title: a [`DailyDeals`].
#[wasm_bindgen]
pub fn daily_deals(day: &str) -> String {
    let deals = read_day(day).and_then(|day| {
        let deal = |info: &pantheon_engine::TitleInfo| {
            let title = title(info.id).map_err(problem_of)?;
            Ok(told_of(&Deal::of(&*title, day).map_err(problem_of)?))
        };
        TITLES.iter().map(deal).collect()
    });
    json::write(&deals.map_or_else(DailyDeals::Error, DailyDeals::Deals))
}

/// A table at which the deal of a day is played. Every method gives JSON text.
#[wasm_bindgen]
pub struct DailyTable(Result<Played, Problem>);

struct Played {
    game: Daily,
    content: Value,
    info: DailyInfo,
    /// What the player has heard so far.
    news: Vec<News>,
}

#[wasm_bindgen]
impl DailyTable {
    /// Begins the deal of a day, or takes it up from what its player put in before: a list of plays. The player is called
    /// so.
    pub fn open(title: &str, day: &str, plays: &str, name: &str) -> Self {
        Self(Played::new(title, day, plays, name))
    }

    /// What it is: a [`DailyOpened`].
    pub fn info(&self) -> String {
        let info = self.0.as_ref().map(|played| played.info.clone());
        json::write(&match info {
            Ok(info) => DailyOpened::Daily(Box::new(info)),
            Err(why) => DailyOpened::Error(why.clone()),
        })
    }

    /// Does what a [`DailyTurn`] says, and tells where it stands then: a [`DailyFound`].
    pub fn turn(&mut self, turn: &str) -> String {
        let played = self.0.as_mut().map_err(|why| why.clone());
        let moment = played.and_then(|played| Ok(played.turn(&json::read(turn)?)));
        json::write(&moment.map_or_else(DailyFound::Error, |moment| {
            DailyFound::Moment(Box::new(moment))
        }))
    }

    /// What an action would bring: a [`DailyTried`].
    pub fn dry_run(&mut self, action: &str) -> String {
        let played = self.0.as_mut().map_err(|why| why.clone());
        let tried = played.and_then(|played| played.dry_run(&json::read(action)?));
        json::write(&tried.map_or_else(DailyTried::Error, DailyTried::DryRun))
    }

    /// The record so far: a [`DailyRecord`].
    pub fn record(&self) -> String {
        let none = || Problem::new(Code::NotFound, "there is no record");
        let played = self.0.as_ref().map_err(Problem::clone);
        let record = played.and_then(|played| played.game.record().ok_or_else(none));
        json::write(&record.map_or_else(DailyRecord::Error, |record| {
            DailyRecord::Record(record.to_text())
        }))
    }

    /// The board in sentences: a [`ReplayDescribed`].
    pub fn describe(&self) -> String {
        let played = self.0.as_ref().map_err(Problem::clone);
        let described = played.map(|played| played.game.table().describe(played.viewer()));
        json::write(&described.map_or_else(ReplayDescribed::Error, ReplayDescribed::Described))
    }

    /// What the things of its table are called and say: a [`ReplayCaptions`].
    pub fn captions(&self) -> String {
        let played = self.0.as_ref().map_err(Problem::clone);
        let captions = played.map(|played| played.game.table().captions());
        json::write(&captions.map_or_else(ReplayCaptions::Error, ReplayCaptions::Captions))
    }

    /// What is printed on its cards, tiles and boards, by file; null if that isn't known.
    pub fn content(&self) -> String {
        json::write(&self.0.as_ref().ok().map(|played| &played.content))
    }
}

impl Played {
    fn new(id: &str, day: &str, plays: &str, name: &str) -> Result<Self, Problem> {
        let title = title(id).map_err(problem_of)?;
        let deal = Deal::of(&*title, read_day(day)?).map_err(problem_of)?;
        let plays: Vec<Play> = json::read(plays)?;
        let info = DailyInfo {
            deal: told_of(&deal),
            info: info(&*title, &deal, name)?,
        };
        let content = serde_json::to_value(&title.edition().values).expect("content is plain data");
        let mut played = Self {
            game: Daily::begin(&*title, deal).map_err(problem_of)?,
            content,
            info,
            news: Vec::new(),
        };
        let opening = played.game.table().opening();
        played.tell(Happened::Began, 0, None, heard(&opening, played.viewer()));
        for play in &plays {
            played.others_act().map_err(problem)?;
            let deed = played.game.put_in(play).map_err(problem)?;
            played.note(&deed);
        }
        // What is taken up goes on where its player is to act, or is over as it was.
        if !plays.is_empty() {
            played.others_act().map_err(problem)?;
        }
        Ok(played)
    }

    fn viewer(&self) -> Viewer {
        Viewer::Seat(self.game.deal().own)
    }

    /// Lets the others act until the player is to.
    fn others_act(&mut self) -> Result<(), PlayError> {
        while self.game.stands() == Stands::Others {
            if let Some(deed) = self.game.go_on()? {
                self.note(&deed);
            }
        }
        Ok(())
    }

    fn turn(&mut self, turn: &DailyTurn) -> DailyMoment {
        let before = self.news.len();
        let done = match turn {
            DailyTurn::Look => return self.moment(0, None),
            DailyTurn::Act(action) => self.game.act(action).map(Some),
            DailyTurn::Undo => self.game.undo().map(Some),
            DailyTurn::Wait => self.game.wait().map(Some),
            DailyTurn::GoOn => self.game.go_on(),
            DailyTurn::Try(action) => {
                let (own, table) = (self.game.deal().own, self.game.table());
                let refused = table.check(own, action, table.time());
                return self.moment(before, refused.err().map(problem_of));
            }
        };
        match done {
            Ok(deed) => {
                if let Some(deed) = deed {
                    self.note(&deed);
                }
                self.moment(before, None)
            }
            Err(why) => self.moment(before, Some(problem(why))),
        }
    }

    fn dry_run(&mut self, action: &Value) -> Result<pantheon_wire::DryRun, Problem> {
        let (own, table) = (self.game.deal().own, self.game.table());
        let found = table
            .dry_run(own, action, table.time())
            .map_err(problem_of)?;
        let points = found.points.into_iter().map(|line| DryRunPoints {
            party: line.party,
            category: line.category.into_owned(),
            points: line.points,
        });
        Ok(pantheon_wire::DryRun {
            told: found.told,
            points: points.collect(),
            luck: found.luck,
            hidden: found.hidden,
        })
    }

    /// Where it stands, with what happened since so many were told.
    fn moment(&mut self, told: usize, problem: Option<Problem>) -> DailyMoment {
        let stands = self.game.stands();
        let legal = self.game.legal().into_iter();
        let legal = legal.map(|choice| Legal {
            action: choice.action,
            text: choice.text,
        });
        let mut position = position(self.game.table(), self.viewer(), legal.collect());
        let may_undo = self.game.may_undo();
        for sight in &mut position.sights {
            sight.may_undo = may_undo;
        }
        DailyMoment {
            problem,
            seq: self.news.len() as Seq,
            news: self.news[told..].to_vec(),
            anew: told == 0,
            position,
            goes_on: stands == Stands::Others,
            may_wait: stands == Stands::Person { may_wait: true },
            plays: serde_json::to_value(self.game.plays()).expect("plays are plain data"),
            done: self.done(),
        }
    }

    fn done(&self) -> Option<DailyScore> {
        let score = self.game.score()?;
        Some(DailyScore {
            lead: score.lead,
            points: score.points,
            rank: score.rank,
        })
    }

    fn note(&mut self, deed: &Deed) {
        let own = self.game.deal().own;
        let what = match (deed.seat, &deed.action) {
            (Some(seat), Some(_)) => Happened::Acted {
                seat: seat.number(),
                bot: seat != own,
            },
            (Some(seat), None) => Happened::TookBack {
                seat: seat.number(),
                to: deed.steps,
            },
            (None, _) => Happened::Ticked,
        };
        self.tell(
            what,
            deed.at,
            Some(deed.steps),
            heard(&deed.told, self.viewer()),
        );
    }

    fn tell(
        &mut self,
        what: Happened,
        at: u64,
        step: Option<u32>,
        events: Vec<pantheon_wire::ToldEvent>,
    ) {
        self.news.push(News {
            seq: self.news.len() as Seq + 1,
            at,
            what,
            step,
            events,
            ending: None,
            result: None,
            outcome: None,
        });
    }
}

fn read_day(day: &str) -> Result<Day, Problem> {
    day.parse::<Day>()
        .map_err(|why| Problem::new(Code::OutOfBounds, why.to_string()).field("day"))
}

fn told_of(deal: &Deal) -> DailyDeal {
    DailyDeal {
        day: deal.day.to_string(),
        title: deal.title.clone(),
        deal: deal.id.clone(),
        level: deal.level,
        seats: deal.seats,
        seat: deal.own.number(),
    }
}

/// The table as the page shows it.
fn info(title: &dyn Title, deal: &Deal, name: &str) -> Result<TableInfo, Problem> {
    let table = title.set_up(&deal.setup()).map_err(problem_of)?;
    let names = deal.names();
    let seat = |seat: Seat| {
        let mine = seat == deal.own;
        let own = Some(name).filter(|name| mine && !name.is_empty());
        SeatInfo {
            // The page calls bots by their level.
            name: own.map(str::to_owned),
            ..seat_info(&names[seat.index()])
        }
    };
    Ok(TableInfo {
        id: TableId::from("daily"),
        title: deal.title.clone(),
        rules: deal.rules,
        content: deal.content.to_string(),
        options: table.options(),
        status: Status::Playing,
        ending: None,
        access: Access::Private,
        pace: TimeControl::Untimed,
        hints: false,
        take_over: 1,
        spectators: Spectators::Nobody,
        host: UserId::from(""),
        seats: Seat::all(deal.seats).map(seat).collect(),
        commitment: table.commitment().to_string(),
        seq: 1,
        made: 0,
        changed: 0,
        rematch: None,
        rematch_of: None,
        your_turn: None,
        key: None,
    })
}

fn problem(why: PlayError) -> Problem {
    match why {
        PlayError::Shelf(why) => problem_of(why),
        PlayError::Bot(why) => Problem::new(Code::Internal, why.to_string()),
        PlayError::NotNow | PlayError::NothingToWaitFor | PlayError::Over => {
            Problem::new(Code::WrongTime, why.to_string())
        }
        PlayError::TooLong => Problem::new(Code::TooMany, why.to_string()),
    }
}
