//! A tree of what could be played from a moment of a game.

use pantheon_analysis::{Analysis as Tree, AnalysisError, FileError, Node, NodeId, Tried};
use pantheon_engine::{Record, Seat, Viewer};
use pantheon_games::ShelfError;
use pantheon_tables::problem_of;
use pantheon_wire::{
    Access, AnalysisCame, AnalysisFound, AnalysisInfo, AnalysisMoment, AnalysisNode,
    AnalysisOpened, AnalysisProblem, AnalysisSaved, AnalysisTree, AnalysisTurn, AnalysisTurned,
    Code, Happened, Legal, News, Problem, ReplayCaptions, ReplayDescribed, ReviewLooked,
    Spectators, Status, TableId, TableInfo, TimeControl, UserId,
};
use serde_json::Value;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::json;
use crate::position::{heard, position};
use crate::replay::seat_info;

/// No position gets more iterations: a browser has other things to do.
const MOST: u32 = 100_000;

/// An analysis. Every method gives JSON text.
#[wasm_bindgen]
pub struct Analysis(Result<Tree, AnalysisProblem>);

#[wasm_bindgen]
impl Analysis {
    /// Begins at the moment of a record after so many entries.
    pub fn begin(record: &str, at: u32) -> Self {
        let begun = Record::parse(record)
            .map_err(|why| AnalysisError::from(ShelfError::from(why)))
            .and_then(|record| Tree::begin(record, at));
        Self(begun.map_err(|why| AnalysisProblem {
            reason: why.code().to_owned(),
            problem: problem(why),
            line: None,
        }))
    }

    /// Opens a file.
    pub fn read(text: &str) -> Self {
        Self(Tree::read(text).map_err(|why| damaged(&why)))
    }

    /// What it is: an [`AnalysisOpened`].
    pub fn info(&self) -> String {
        json::write(&match &self.0 {
            Ok(tree) => AnalysisOpened::Analysis(Box::new(info(tree))),
            Err(why) => AnalysisOpened::Error(why.clone()),
        })
    }

    /// What the things of its table are called and say: a [`ReplayCaptions`].
    pub fn captions(&self) -> String {
        let captions = self.tree().and_then(|tree| Ok(root(tree)?.captions()));
        json::write(&captions.map_or_else(ReplayCaptions::Error, ReplayCaptions::Captions))
    }

    /// What is printed on its cards, tiles and boards, by file; null if that isn't known.
    pub fn content(&self) -> String {
        let tree = self.0.as_ref().ok();
        json::write(&tree.map(|tree| &tree.title().edition().values))
    }

    /// Does something: an [`AnalysisTurn`] in, an [`AnalysisTurned`] out.
    pub fn turn(&mut self, turn: &str) -> String {
        let turned = self.turned(turn);
        json::write(&turned.unwrap_or_else(AnalysisTurned::Error))
    }

    /// A node as a seat sees it, or a spectator: an [`AnalysisFound`].
    pub fn look(&self, node: NodeId, seat: Option<u8>) -> String {
        let moment = self.moment(node, seat);
        json::write(&moment.map_or_else(AnalysisFound::Error, |moment| {
            AnalysisFound::Moment(Box::new(moment))
        }))
    }

    /// The board of a node in sentences: a [`ReplayDescribed`].
    pub fn describe(&self, node: NodeId, seat: Option<u8>) -> String {
        let described = self.tree().and_then(|tree| {
            let game = tree.node(node).map_err(problem)?.game();
            Ok(game.describe(viewer(game.seats(), seat)?))
        });
        json::write(&described.map_or_else(ReplayDescribed::Error, ReplayDescribed::Described))
    }

    /// Why a seat can't do something at a node, as a [`Problem`]; null if it can.
    pub fn why(&self, node: NodeId, seat: u8, action: &str) -> String {
        let checked = self.tree().and_then(|tree| {
            let action: Value = json::read(action)?;
            let game = tree.node(node).map_err(problem)?.game();
            let seat = seat_of(game.seats(), seat)?;
            let checked = game.check(seat, &action, game.time());
            checked.map_err(problem_of)
        });
        json::write(&checked.err())
    }

    /// What everybody who may act at a node could do, by what they may know: a [`ReviewLooked`].
    pub fn lines(&self, node: NodeId, iterations: u32) -> String {
        let lines = self.tree().and_then(|tree| {
            let game = tree.node(node).map_err(problem)?.game();
            let found = pantheon_review::lines(tree.title(), game, iterations.min(MOST));
            found.map_err(problem_of)
        });
        json::write(&lines.map_or_else(ReviewLooked::Error, ReviewLooked::Lines))
    }

    /// All of it as a file: an [`AnalysisSaved`].
    pub fn save(&self) -> String {
        let saved = self.tree().map(Tree::write);
        json::write(&saved.map_or_else(AnalysisSaved::Error, AnalysisSaved::Saved))
    }

    /// A file with nothing in it but the way to a node, which is its last: an [`AnalysisSaved`].
    pub fn excerpt(&self, node: NodeId) -> String {
        let only = self.tree().and_then(|tree| {
            let (only, _) = tree.excerpt(node).map_err(problem)?;
            Ok(only.write())
        });
        json::write(&only.map_or_else(AnalysisSaved::Error, AnalysisSaved::Saved))
    }
}

impl Analysis {
    fn tree(&self) -> Result<&Tree, Problem> {
        self.0.as_ref().map_err(|why| why.problem.clone())
    }

    fn turned(&mut self, turn: &str) -> Result<AnalysisTurned, Problem> {
        let tree = self.0.as_mut().map_err(|why| why.problem.clone())?;
        let seats = root(tree)?.seats();
        let node = match json::read(turn)? {
            AnalysisTurn::Act { node, seat, action } => {
                let seat = seat_of(seats, seat)?;
                tree.add(node, Tried::Act { seat, action })
            }
            AnalysisTurn::Imagine { node, seat } => tree.imagine(node, viewer(seats, seat)?),
            AnalysisTurn::Wait { node } => tree.add(node, Tried::Wait),
            AnalysisTurn::Name { node, text } => tree.call(node, text).map(|()| node),
            AnalysisTurn::Comment { node, text } => tree.comment(node, text).map(|()| node),
            AnalysisTurn::Rename { text } => tree.rename(text).map(|()| Node::ROOT),
            AnalysisTurn::Promote { node } => tree.promote(node).map(|()| node),
            AnalysisTurn::Remove { node } => tree.remove(node),
        };
        Ok(AnalysisTurned::Done {
            node: node.map_err(problem)?,
            tree: told(tree),
        })
    }

    fn moment(&self, node: NodeId, seat: Option<u8>) -> Result<AnalysisMoment, Problem> {
        let tree = self.tree()?;
        let path = tree.path(node).map_err(problem)?;
        let game = tree.node(node).map_err(problem)?.game();
        let viewer = viewer(game.seats(), seat)?;
        let legal = viewer.seat().into_iter().flat_map(|seat| game.legal(seat));
        let legal = legal.map(|choice| Legal {
            action: choice.action,
            text: choice.text,
        });
        let news = path.iter().zip(1..).map(|((_, node), seq)| News {
            seq,
            at: node.game().time(),
            what: match &node.tried {
                Some(Tried::Act { seat, .. }) => Happened::Acted {
                    seat: seat.number(),
                    bot: false,
                },
                _ => Happened::Ticked,
            },
            step: Some(node.game().steps()),
            events: heard(&node.told, viewer),
            ending: None,
            result: None,
            outcome: None,
        });
        Ok(AnalysisMoment {
            news: news.collect(),
            position: position(game, viewer, legal.collect()),
            waits: game.deadline().is_some(),
        })
    }
}

fn root(tree: &Tree) -> Result<&dyn pantheon_games::AnyMatch, Problem> {
    Ok(tree.node(Node::ROOT).map_err(problem)?.game())
}

fn info(tree: &Tree) -> AnalysisInfo {
    let record = tree.record();
    let (header, footer) = (&record.header, &record.footer);
    AnalysisInfo {
        info: TableInfo {
            id: TableId::from("analysis"),
            title: header.title.clone(),
            rules: header.rules,
            content: header.content.to_string(),
            options: header.options.clone(),
            status: Status::Playing,
            ending: None,
            access: Access::Private,
            pace: TimeControl::Untimed,
            hints: false,
            take_over: 1,
            spectators: Spectators::default(),
            host: UserId::from(""),
            seats: header.seats.iter().map(seat_info).collect(),
            commitment: header.commitment.to_string(),
            seq: 1,
            made: 0,
            changed: 0,
            rematch: None,
            rematch_of: None,
            your_turn: None,
            key: None,
        },
        at: tree.at(),
        over: footer.outcome.is_some(),
        hides: tree.title().info().hidden_information,
        tree: told(tree),
    }
}

fn told(tree: &Tree) -> AnalysisTree {
    let node = |(id, node): (NodeId, &Node)| AnalysisNode {
        id,
        parent: node.parent,
        came: came(node),
        name: node.name.clone(),
        comment: node.comment.clone(),
        step: node.game().steps(),
        over: node.game().outcome().is_some(),
    };
    AnalysisTree {
        name: tree.name().to_owned(),
        nodes: tree.in_order().into_iter().map(node).collect(),
    }
}

fn came(node: &Node) -> AnalysisCame {
    match &node.tried {
        None => AnalysisCame::Begun,
        Some(Tried::Act { seat, action }) => AnalysisCame::Acted {
            seat: seat.number(),
            action: action.clone(),
            text: node.text.clone(),
        },
        Some(Tried::Imagine { seat, number }) => AnalysisCame::Imagined {
            seat: seat.map(Seat::number),
            number: *number,
        },
        Some(Tried::Wait) => AnalysisCame::Waited,
    }
}

fn seat_of(seats: u8, number: u8) -> Result<Seat, Problem> {
    let seat = Seat::new(number).filter(|seat| seat.number() < seats);
    seat.ok_or_else(|| {
        Problem::new(Code::OutOfBounds, format!("there are {seats} seats")).field("seat")
    })
}

fn viewer(seats: u8, seat: Option<u8>) -> Result<Viewer, Problem> {
    seat.map_or(Ok(Viewer::Spectator), |number| {
        seat_of(seats, number).map(Viewer::Seat)
    })
}

fn problem(why: AnalysisError) -> Problem {
    let code = match why {
        AnalysisError::Shelf(why) => return problem_of(why),
        AnalysisError::NoNode { .. } => Code::NotFound,
        AnalysisError::Late { .. } | AnalysisError::TooLong { .. } => Code::OutOfBounds,
        AnalysisError::TooManyNodes => Code::TooMany,
        AnalysisError::Root | AnalysisError::NoClock => Code::WrongTime,
    };
    Problem::new(code, why.to_string())
}

fn damaged(why: &FileError) -> AnalysisProblem {
    let problem = match why.why.refusal() {
        Some(refusal) => Problem::refused(refusal.clone()),
        None => Problem::new(Code::Malformed, why.to_string()),
    };
    AnalysisProblem {
        problem,
        line: u32::try_from(why.line).ok(),
        reason: why.why.code().to_owned(),
    }
}
