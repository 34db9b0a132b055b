//! A table at which a lesson is taken.

use pantheon_engine::{Seat, Viewer};
use pantheon_games::{Choice, ShelfError};
use pantheon_lessons::{BadCourse, Course, Deed, Learner, Stage, Unable};
use pantheon_wire::{
    Access, Code, Happened, Legal, LessonFound, LessonInfo, LessonMoment, LessonOpened,
    LessonStage, LessonTurn, LocalRecord, News, Problem, ReplayCaptions, ReplayDescribed, SeatInfo,
    SeatKind, Seq, Spectators, Status, TableId, TableInfo, TimeControl, UserId,
};
use serde_json::Value;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::json;
use crate::position::{heard, position, record_of};

/// A table at which a lesson is taken. Every method gives JSON text.
#[wasm_bindgen]
pub struct LessonTable(Result<Taken, Problem>);

struct Taken {
    learner: Learner,
    info: LessonInfo,
    content: Value,
    /// The last place of the table's log. It only grows, whatever begins again.
    seq: Seq,
}

#[wasm_bindgen]
impl LessonTable {
    /// Begins a lesson of a title's course, for somebody who is called so.
    pub fn open(title: &str, course: &str, lesson: &str, name: &str) -> Self {
        Self(Taken::new(title, course, lesson, name))
    }

    /// What it is: a [`LessonOpened`].
    pub fn info(&self) -> String {
        let info = self.0.as_ref().map(|taken| taken.info.clone());
        let info = info.map_err(Problem::clone);
        json::write(&info.map_or_else(LessonOpened::Error, |info| {
            LessonOpened::Lesson(Box::new(info))
        }))
    }

    /// Does what a [`LessonTurn`] says, and tells where it stands then: a [`LessonFound`].
    pub fn turn(&mut self, turn: &str) -> String {
        let taken = self.0.as_mut().map_err(|why| why.clone());
        let moment = taken.and_then(|taken| taken.turn(&json::read(turn)?));
        json::write(&moment.map_or_else(LessonFound::Error, |moment| {
            LessonFound::Moment(Box::new(moment))
        }))
    }

    /// The board in sentences: a [`ReplayDescribed`].
    pub fn describe(&self) -> String {
        let taken = self.0.as_ref().map_err(Problem::clone);
        let described = taken.map(|taken| taken.learner.table().describe(taken.viewer()));
        json::write(&described.map_or_else(ReplayDescribed::Error, ReplayDescribed::Described))
    }

    /// What the things of its table are called and say: a [`ReplayCaptions`].
    pub fn captions(&self) -> String {
        let taken = self.0.as_ref().map_err(Problem::clone);
        let captions = taken.map(|taken| taken.learner.table().captions());
        json::write(&captions.map_or_else(ReplayCaptions::Error, ReplayCaptions::Captions))
    }

    /// The record of the game as it stands: a [`LocalRecord`]. An analysis goes on from it.
    pub fn record(&self) -> String {
        let taken = self.0.as_ref().map_err(Problem::clone);
        let record = taken.and_then(|taken| record_of(taken.learner.table(), &taken.info.info));
        json::write(&record.map_or_else(LocalRecord::Error, LocalRecord::Running))
    }

    /// What is printed on its cards, tiles and boards, by file; null if that isn't known.
    pub fn content(&self) -> String {
        json::write(&self.0.as_ref().ok().map(|taken| &taken.content))
    }
}

impl Taken {
    fn new(id: &str, course: &str, lesson: &str, name: &str) -> Result<Self, Problem> {
        let course = Course::read(course).map_err(|why| bad_course(&why))?;
        let learner = Learner::begin(id, &course, lesson).map_err(|why| bad_course(&why))?;
        let edition = pantheon_games::title(id)
            .and_then(|title| title.with_digest(course.content))
            .map_err(|why| bad_course(&why.into()))?;
        let game = course.games.get(&learner.lesson().game);
        let names = game.map_or(&[][..], |game| &game.names);
        Ok(Self {
            info: LessonInfo {
                info: info(&learner, &course, names, name),
                steps: learner.lesson().steps.len() as u32,
                heading: learner.lesson().heading(&learner.info().text_prefix()),
                teaches: learner.lesson().teaches.clone(),
            },
            content: json_of(&edition.edition().values),
            learner,
            // The table was made, and the game began.
            seq: 1,
        })
    }

    const fn viewer(&self) -> Viewer {
        Viewer::Seat(self.learner.seat())
    }

    fn turn(&mut self, turn: &LessonTurn) -> Result<LessonMoment, Problem> {
        match turn {
            LessonTurn::Look => Ok(self.moment(None, None)),
            LessonTurn::Again => {
                self.learner.again();
                Ok(self.moment(None, None))
            }
            LessonTurn::Step(step) => {
                self.learner.go_to(*step as usize).map_err(unable)?;
                Ok(self.moment(None, None))
            }
            LessonTurn::Next => {
                let deeds = self.learner.go_on().map_err(unable)?;
                Ok(self.moment(deeds.as_deref(), None))
            }
            LessonTurn::Act(action) => Ok(match self.learner.act(action) {
                Ok(deeds) => self.moment(Some(&deeds), None),
                Err(why) => self.moment(Some(&[]), Some(unable(why))),
            }),
            LessonTurn::Try(action) => {
                let refused = self.learner.why_not(action).err();
                Ok(self.moment(Some(&[]), refused.map(refused_by)))
            }
        }
    }

    /// Where it stands after these deeds; anew without them.
    fn moment(&mut self, deeds: Option<&[Deed]>, problem: Option<Problem>) -> LessonMoment {
        let news: Vec<_> = deeds
            .unwrap_or_default()
            .iter()
            .map(|deed| self.news(deed))
            .collect();
        let learner = &self.learner;
        let stage = stage(learner.stage());
        let legal = match stage {
            LessonStage::Do => learner.table().legal(learner.seat()),
            LessonStage::Look | LessonStage::Reached | LessonStage::Missed => Vec::new(),
        };
        let legal: Vec<Legal> = legal.into_iter().map(as_legal).collect();
        let hint = learner.hint();
        let hint = legal.iter().find(|legal| Some(&legal.action) == hint);
        let (text, came) = learner.says();
        LessonMoment {
            step: learner.step() as u32,
            stage,
            text,
            came,
            look: learner.asked().look.clone(),
            hint: hint.cloned(),
            problem,
            seq: self.seq,
            news,
            anew: deeds.is_none(),
            position: position(learner.table(), self.viewer(), legal),
        }
    }

    fn news(&mut self, deed: &Deed) -> News {
        self.seq += 1;
        News {
            seq: self.seq,
            at: 0,
            what: Happened::Acted {
                seat: deed.seat.number(),
                bot: deed.seat != self.learner.seat(),
            },
            step: Some(deed.steps),
            events: heard(&deed.told, self.viewer()),
            ending: None,
            result: None,
            outcome: None,
        }
    }
}

/// The table as the page shows it: the learner is called so, and the others as the game has it.
fn info(learner: &Learner, course: &Course, names: &[String], name: &str) -> TableInfo {
    let table = learner.table();
    let own = learner.seat();
    let seat = |seat: Seat| {
        let mine = seat == own;
        let rival = names.get(seat.index()).map(String::as_str);
        let called = if mine { Some(name) } else { rival };
        SeatInfo {
            kind: if mine {
                SeatKind::Person
            } else {
                SeatKind::Bot
            },
            name: called.filter(|name| !name.is_empty()).map(str::to_owned),
            user: None,
            level: None,
            ready: true,
            sat_in: false,
            resigned: false,
            program: false,
        }
    };
    TableInfo {
        id: TableId::from("lesson"),
        title: table.info().id.to_owned(),
        rules: course.rules,
        content: course.content.to_string(),
        options: table.options(),
        status: Status::Playing,
        ending: None,
        access: Access::Private,
        pace: TimeControl::Untimed,
        hints: true,
        take_over: 1,
        spectators: Spectators::default(),
        host: UserId::from(""),
        seats: Seat::all(table.seats()).map(seat).collect(),
        commitment: table.commitment().to_string(),
        seq: 1,
        made: 0,
        changed: 0,
        rematch: None,
        rematch_of: None,
        your_turn: None,
        key: None,
    }
}

const fn stage(stage: Stage) -> LessonStage {
    match stage {
        Stage::Look => LessonStage::Look,
        Stage::Do => LessonStage::Do,
        Stage::Reached => LessonStage::Reached,
        Stage::Missed => LessonStage::Missed,
    }
}

fn as_legal(Choice { action, text }: Choice) -> Legal {
    Legal { action, text }
}

fn json_of(values: &impl serde::Serialize) -> Value {
    serde_json::to_value(values).expect("content is plain data")
}

fn bad_course(why: &BadCourse) -> Problem {
    let code = match why {
        BadCourse::NoLesson(_) => Code::NotFound,
        _ => Code::Malformed,
    };
    Problem::new(code, why.to_string())
}

fn unable(why: Unable) -> Problem {
    match why {
        Unable::NotNow | Unable::NotYet => Problem::new(Code::WrongTime, why.to_string()),
        Unable::Shelf(why) => refused_by(why),
    }
}

fn refused_by(why: ShelfError) -> Problem {
    match why {
        ShelfError::Refused(refusal) => Problem::refused(refusal),
        other => Problem::new(Code::BadAction, other.to_string()),
    }
}
