//! The puzzles of a title: the position of any of them, and what an answer is worth.

use pantheon_bots::puzzles::{Collection, Puzzle, PuzzleError, Verdict};
use pantheon_engine::{Message, RecordedSeat, Seat, Viewer};
use pantheon_games::{AnyMatch, Happening};
use pantheon_tables::problem_of;
use pantheon_wire::{
    Access, Code, Happened, HintGain, Legal, LocalRecord, News, Position, Problem, PuzzleAnswer,
    PuzzleAnswered, PuzzleCard, PuzzleList, PuzzleOpened, PuzzlePosition, ReplayCaptions,
    ReplayDescribed, Seq, Spectators, Status, TableId, TableInfo, TimeControl, ToldEvent, UserId,
};
use serde_json::Value;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::json;
use crate::position::{position, record_of};
use crate::replay::{HUMAN, seat_info};

/// So much of what happened before is told.
const TOLD: usize = 40;

/// A title's puzzles, one of which is set up. Every method gives JSON text.
#[wasm_bindgen]
pub struct Puzzles {
    title: String,
    collection: Result<Collection, Problem>,
    here: Option<Here>,
}

/// The puzzle that is set up.
struct Here {
    puzzle: Puzzle,
    game: Box<dyn AnyMatch>,
    info: TableInfo,
    news: Vec<News>,
}

#[wasm_bindgen]
impl Puzzles {
    /// Reads the puzzles of a title, as they ship.
    pub fn open(title: &str, text: &str) -> Self {
        Self {
            title: title.to_owned(),
            collection: Collection::parse(text).map_err(problem),
            here: None,
        }
    }

    /// What puzzles there are: a [`PuzzleList`].
    pub fn list(&self) -> String {
        let cards = self.collection.as_ref().map(|collection| {
            let card = |puzzle: &Puzzle| card(collection, puzzle);
            collection.puzzles.iter().map(card).collect()
        });
        json::write(&match cards {
            Ok(cards) => PuzzleList::Puzzles(cards),
            Err(why) => PuzzleList::Error(why.clone()),
        })
    }

    /// Sets a puzzle up: a [`PuzzleOpened`].
    pub fn set_up(&mut self, id: &str) -> String {
        let opened = self.here_of(id).map(|here| PuzzlePosition {
            info: here.info.clone(),
            news: here.news.clone(),
            position: here.position(),
        });
        json::write(&opened.map_or_else(PuzzleOpened::Error, |opened| {
            PuzzleOpened::Puzzle(Box::new(opened))
        }))
    }

    /// What the things of its table are called and say: a [`ReplayCaptions`].
    pub fn captions(&self) -> String {
        let captions = self.here().map(|here| here.game.captions());
        json::write(&captions.map_or_else(ReplayCaptions::Error, ReplayCaptions::Captions))
    }

    /// The record of the game that leads to it: a [`LocalRecord`]. An analysis goes on from it.
    pub fn record(&self) -> String {
        let record = self
            .here()
            .and_then(|here| record_of(here.game.as_ref(), &here.info));
        json::write(&record.map_or_else(LocalRecord::Error, LocalRecord::Running))
    }

    /// What is printed on its cards, tiles and boards, by file; null if that isn't known.
    pub fn content(&self) -> String {
        let edition = self.here().ok().and_then(|here| {
            let content = self
                .collection
                .as_ref()
                .ok()?
                .deal_of(&here.puzzle)
                .ok()?
                .content;
            let title = pantheon_games::title(&self.title).ok()?;
            Some(title.with_digest(content).ok()?.edition().values.clone())
        });
        json::write(&edition)
    }

    /// The board in sentences, as its seat hears it: a [`ReplayDescribed`].
    pub fn describe(&self) -> String {
        let described = self.here().map(|here| here.game.describe(here.viewer()));
        json::write(&described.map_or_else(ReplayDescribed::Error, ReplayDescribed::Described))
    }

    /// Why its seat can't do something, as a [`Problem`]; null if it can.
    pub fn why(&self, action: &str) -> String {
        let checked = self.here().and_then(|here| {
            let action: Value = json::read(action)?;
            let game = &here.game;
            let checked = game.check(here.puzzle.seat, &action, game.time());
            checked.map_err(problem_of)
        });
        json::write(&checked.err())
    }

    /// What an answer is worth: a [`PuzzleAnswered`].
    pub fn answer(&self, action: &str) -> String {
        let answer = self.here().and_then(|here| {
            let action = json::read(action)?;
            here.answer(&action)
        });
        json::write(&answer.map_or_else(PuzzleAnswered::Error, |answer| {
            PuzzleAnswered::Answer(Box::new(answer))
        }))
    }
}

impl Puzzles {
    fn here(&self) -> Result<&Here, Problem> {
        let none = || Problem::new(Code::NotFound, "no puzzle is set up");
        self.here.as_ref().ok_or_else(none)
    }

    fn here_of(&mut self, id: &str) -> Result<&Here, Problem> {
        let collection = self.collection.as_ref().map_err(Clone::clone)?;
        let here = Here::new(&self.title, collection, id).map_err(problem)?;
        Ok(self.here.insert(here))
    }
}

impl Here {
    fn new(title: &str, collection: &Collection, id: &str) -> Result<Self, PuzzleError> {
        let puzzle = collection.find(id)?.clone();
        let viewer = Viewer::Seat(puzzle.seat);
        let mut news = Vec::new();
        let game = collection.open_telling(title, &puzzle, |game, by, told| {
            news.push(heard(game, by, told, viewer));
        })?;
        let mut news = news.split_off(news.len().saturating_sub(TOLD));
        for (place, seq) in news.iter_mut().zip(1..) {
            place.seq = seq;
        }
        let deal = collection.deal_of(&puzzle)?;
        let info = TableInfo {
            id: TableId::from("puzzle"),
            title: title.to_owned(),
            rules: deal.rules,
            content: deal.content.to_string(),
            options: game.options(),
            status: Status::Playing,
            ending: None,
            access: Access::Private,
            pace: TimeControl::Untimed,
            hints: false,
            take_over: 1,
            spectators: Spectators::default(),
            host: UserId::from(""),
            seats: Seat::all(deal.seats).map(|_| nobody()).collect(),
            commitment: game.commitment().to_string(),
            seq: news.len() as Seq,
            made: 0,
            changed: game.time(),
            rematch: None,
            rematch_of: None,
            your_turn: None,
            key: None,
        };
        Ok(Self {
            puzzle,
            game,
            info,
            news,
        })
    }

    fn viewer(&self) -> Viewer {
        Viewer::Seat(self.puzzle.seat)
    }

    fn legal(&self) -> Vec<Legal> {
        let choices = self.game.legal(self.puzzle.seat).into_iter();
        let legal = choices.map(|choice| Legal {
            action: choice.action,
            text: choice.text,
        });
        legal.collect()
    }

    fn position(&self) -> Position {
        let mut position = position(self.game.as_ref(), self.viewer(), Vec::new());
        for sight in &mut position.sights {
            sight.legal = self.legal();
        }
        position
    }

    fn answer(&self, action: &Value) -> Result<PuzzleAnswer, Problem> {
        let puzzle = &self.puzzle;
        let legal = self.legal();
        let named = |action: &Value| legal.iter().find(|it| it.action == *action).cloned();
        let checked = self.game.check(puzzle.seat, action, self.game.time());
        checked.map_err(problem_of)?;
        let verdict = puzzle.judge(action);
        let (loss, weighed) = match verdict {
            Verdict::Solved => (0.0, true),
            Verdict::Loses(loss) => (loss, true),
            Verdict::LosesMore(loss) => (loss, false),
        };
        Ok(PuzzleAnswer {
            solved: verdict == Verdict::Solved,
            text: named(action).map_or_else(|| Message::new("web-puzzle-other"), |it| it.text),
            loss,
            weighed,
            best: puzzle.best.iter().filter_map(named).collect(),
            chance: puzzle.chance,
            next: puzzle.others.first().and_then(|other| named(&other.0)),
            margin: puzzle.margin(),
            error: puzzle.error,
            points: puzzle
                .points
                .iter()
                .map(|(category, points)| HintGain {
                    category: category.clone(),
                    points: *points,
                })
                .collect(),
            rules: puzzle.rules.clone(),
        })
    }
}

fn card(collection: &Collection, puzzle: &Puzzle) -> PuzzleCard {
    PuzzleCard {
        id: puzzle.id.clone(),
        grade: puzzle.grade,
        theme: puzzle.theme.clone(),
        phase: puzzle.phase.name().to_owned(),
        seats: collection.deal_of(puzzle).map_or(0, |deal| deal.seats),
    }
}

/// Nobody in particular sits at the table of a puzzle.
fn nobody() -> pantheon_wire::SeatInfo {
    let mut seat = seat_info(&RecordedSeat {
        name: String::new(),
        kind: HUMAN.to_owned(),
    });
    seat.name = None;
    seat
}

/// What somebody's step told a viewer. Its place in the log is counted from the first that is told.
fn heard(game: &dyn AnyMatch, by: Option<Seat>, told: Vec<Happening>, viewer: Viewer) -> News {
    let events = told.into_iter().filter(|told| told.to.includes(viewer));
    News {
        seq: 0,
        at: game.time(),
        what: by.map_or(Happened::Ticked, |seat| Happened::Acted {
            seat: seat.number(),
            bot: false,
        }),
        step: Some(game.steps()),
        events: events
            .map(|told| ToldEvent {
                event: told.value(),
                text: told.text,
                seats: Vec::new(),
            })
            .collect(),
        ending: None,
        result: None,
        outcome: None,
    }
}

fn problem(why: PuzzleError) -> Problem {
    let code = match why {
        PuzzleError::Shelf(why) => return problem_of(why),
        PuzzleError::Unknown(_) | PuzzleError::NoDeal(_) => Code::NotFound,
        PuzzleError::Line { .. } => Code::Malformed,
    };
    Problem::new(code, why.to_string())
}
