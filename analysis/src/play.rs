//! Playing: from a record to the root, and from a node to the next.

use pantheon_engine::{Message, Record, RecordHeader, Viewer};
use pantheon_games::{AnyMatch, ShelfError, Title, title};

use crate::MOST_NODES;
use crate::error::AnalysisError;
use crate::tree::{Analysis, Node, NodeId, Tried};

impl Analysis {
    /// Begins at the moment of a record after so many entries. All of the record is checked.
    pub fn begin(record: Record, at: u32) -> Result<Self, AnalysisError> {
        let entries = record.footer.entries;
        if at > entries {
            return Err(AnalysisError::Late { at, entries });
        }
        let title = title_of(&record.header)?;
        title.verify(&record)?;
        let mut game = title.replay(&record, Some(at as usize))?;
        game.forget(0);
        Ok(Self {
            name: String::new(),
            record,
            at,
            title,
            nodes: vec![Some(node_of(None, None, game))],
        })
    }

    /// Tries something at a node, or refuses it and changes nothing. What was tried there before is found again.
    pub fn add(&mut self, parent: NodeId, tried: Tried) -> Result<NodeId, AnalysisError> {
        let before = self.node(parent)?;
        let same = |id: &&NodeId| {
            let child = self.node(**id).ok();
            child.is_some_and(|child| child.tried.as_ref() == Some(&tried))
        };
        if let Some(known) = before.children.iter().find(same) {
            return Ok(*known);
        }
        if self.len() == MOST_NODES {
            return Err(AnalysisError::TooManyNodes);
        }
        let node = next(before.game(), parent, tried)?;
        let id = self.nodes.len() as NodeId;
        self.nodes.push(Some(node));
        self.node_mut(parent)?.children.push(id);
        Ok(id)
    }

    /// Imagines what somebody doesn't know at a node, in another way than was done there before.
    pub fn imagine(&mut self, parent: NodeId, viewer: Viewer) -> Result<NodeId, AnalysisError> {
        let seat = viewer.seat();
        let children = self.node(parent)?.children.iter();
        let numbers = children.filter_map(|&id| match self.node(id).ok()?.tried {
            Some(Tried::Imagine { number, .. }) => Some(number),
            _ => None,
        });
        let number = numbers.max().map_or(1, |most| most.saturating_add(1));
        self.add(parent, Tried::Imagine { seat, number })
    }
}

/// The title as the game of this record is played: by its rules and with its content.
fn title_of(header: &RecordHeader) -> Result<Box<dyn Title>, ShelfError> {
    let title = title(&header.title)?.under(header.rules)?;
    if title.content_digest() == header.content {
        return Ok(title);
    }
    match &header.edition {
        Some(own) if own.digest == header.content => title.with_edition(own),
        _ => title.with_digest(header.content),
    }
}

fn node_of(parent: Option<NodeId>, tried: Option<Tried>, game: Box<dyn AnyMatch>) -> Node {
    Node {
        parent,
        tried,
        text: Message::new(""),
        children: Vec::new(),
        name: String::new(),
        comment: String::new(),
        told: Vec::new(),
        game,
    }
}

fn next(before: &dyn AnyMatch, parent: NodeId, tried: Tried) -> Result<Node, AnalysisError> {
    let (mut game, told, text) = match &tried {
        Tried::Act { seat, action } => {
            let mut game = before.fork();
            let told = game.act(*seat, action, before.time())?;
            let mut legal = before.legal(*seat).into_iter();
            let listed = legal.find(|choice| choice.action == *action);
            // What is accepted is listed, but perhaps written in another way.
            let unlisted =
                || ShelfError::Action("the action isn't written as the title does".into());
            (game, told, listed.ok_or_else(unlisted)?.text)
        }
        Tried::Imagine { seat, number } => {
            if let Some(seat) = seat.filter(|seat| seat.number() >= before.seats()) {
                let seats = before.seats();
                return Err(ShelfError::NoSuchSeat { seat, seats }.into());
            }
            let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
            let game = before.imagined(viewer, u64::from(*number));
            (game, Vec::new(), Message::new(""))
        }
        Tried::Wait => {
            let until = before.deadline().ok_or(AnalysisError::NoClock)?;
            let mut game = before.fork();
            let told = game.tick(until.max(before.time()))?;
            (game, told, Message::new(""))
        }
    };
    game.forget(0);
    Ok(Node {
        text,
        told,
        ..node_of(Some(parent), Some(tried), game)
    })
}
