//! What is asked, done and told, as messages. The words are in `locales/`.

use pantheon_engine::{Message, Seat, Speak};

use crate::action::Action;
use crate::captions::Captions;
use crate::cell::Cell;
use crate::event::Event;
use crate::face::{Corner, Face, Rotation};
use crate::options::Modes;
use crate::rules::FourGods;
use crate::state::{Phase, Trigger};
use crate::terrain::Terrain;
use crate::tile::{Hand, Side, Slot};
use crate::view::View;
use crate::world::Seen;

/// A corner's name.
pub(crate) fn corner(corner: Corner) -> Message {
    Message::new(match corner.index() {
        0 => "fg-corner-nw",
        1 => "fg-corner-ne",
        2 => "fg-corner-se",
        _ => "fg-corner-sw",
    })
}

/// Why the last part began.
pub(crate) fn trigger(trigger: Trigger) -> Message {
    Message::new(match trigger {
        Trigger::WorldFull => "fg-trigger-world-full",
        Trigger::BagEmpty => "fg-trigger-bag-empty",
        Trigger::LongEnough => "fg-trigger-long-enough",
    })
}

/// How the table plays.
pub(crate) fn modes(modes: Modes) -> Vec<Message> {
    let mut words = vec![
        Message::new(if modes.timed {
            "fg-mode-timed"
        } else {
            "fg-mode-simultaneous"
        }),
        Message::new(if modes.secret {
            "fg-mode-secret"
        } else {
            "fg-mode-visible"
        }),
        Message::new(if modes.challenge {
            "fg-mode-challenge"
        } else {
            "fg-mode-strict"
        }),
    ];
    if modes.two_gods_each {
        words.push(Message::new("fg-mode-two-gods-each"));
    }
    if !modes.penalty.is_empty() {
        words.push(Message::new("fg-mode-penalty"));
    }
    words
}

fn place(message: Message, slot: Slot) -> Message {
    message.seat("row", slot.row).number("place", slot.number())
}

fn moved(key: &'static str, moved_key: &'static str, from: Option<Cell>) -> Message {
    match from {
        None => Message::new(key),
        Some(from) => Message::new(moved_key).text("from", from.name()),
    }
}

/// A side of a tile in one's hand as it would lie; unknown hands say nothing.
fn lying(view: &View, seat: Seat, from: Hand, side: Side, rotation: Rotation) -> String {
    view.own_sides(seat, from)
        .map_or_else(String::new, |sides| {
            sides[side as usize].turned(rotation).code()
        })
}

/// An area of a side by its terrain, with its corners if there are others.
pub(crate) fn area(face: Face, name: Corner) -> Message {
    let ground = face.terrain(name).word();
    let corners: Vec<Message> = face.corners(name).map(corner).collect();
    if corners.len() == Corner::ALL.len() {
        return ground;
    }
    let part = Message::new("fg-area").word("terrain", ground);
    part.list("corners", corners)
}

fn shown(view: &View, slot: Slot) -> String {
    view.in_row(slot).map_or_else(String::new, Face::code)
}

impl Speak for FourGods {
    type Captions = Captions;

    fn captions(&self) -> Captions {
        self.all_captions()
    }

    fn ask(&self, view: &View, seat: Seat) -> Message {
        match view.phase {
            Phase::Over(ending) => Message::new(ending.key()),
            Phase::Preparing => {
                let quota = if view.modes.two_gods_each { 2 } else { 1 };
                let picking = view.modes.secret && view.colours_of(seat).count() < quota;
                Message::new(if picking {
                    "fg-ask-pick"
                } else if view.modes.timed || view.ready.contains(seat) {
                    "fg-ask-wait-ready"
                } else {
                    "fg-ask-ready"
                })
            }
            Phase::Playing => Self::ask_in_play(view, seat),
        }
    }

    fn say_action(&self, view: &View, seat: Seat, action: Action) -> Message {
        match action {
            Action::Pick(picked) => Message::new("fg-action-pick").with("colour", picked),
            Action::Ready => Message::new("fg-action-ready"),
            Action::Choose(chosen) => Message::new("fg-action-choose")
                .with("god", chosen)
                .with("terrain", chosen.terrain()),
            Action::DrawOne => Message::new("fg-action-draw-one"),
            Action::DrawTwo => Message::new("fg-action-draw-two"),
            Action::Place {
                hand: from,
                side,
                rotation,
                cell,
            } => Message::new("fg-action-place")
                .text("face", lying(view, seat, from, side, rotation))
                .with("hand", from)
                .text("cell", cell.name()),
            Action::Prophet {
                colour: own,
                area,
                from,
            } => {
                let on = view.fresh[seat.index()];
                let ground = on.and_then(|cell| view.cell(cell)).map(|seen| match seen {
                    Seen::Tile { face, .. } => face.terrain(area),
                    Seen::City { .. } => Terrain::Sea,
                });
                moved("fg-action-prophet", "fg-action-move-prophet", from)
                    .with("colour", own)
                    .with("terrain", ground.unwrap_or(Terrain::Sea))
                    .word("corner", corner(area))
                    .text("cell", on.map_or_else(String::new, Cell::name))
            }
            Action::Build {
                colour: own,
                cell,
                from,
            } => moved("fg-action-build", "fg-action-build-moving", from)
                .with("colour", own)
                .text("cell", cell.name()),
            Action::Destroy {
                hand: from,
                side,
                rotation,
                cell,
                marker,
            } => Message::new("fg-action-destroy")
                .text("face", lying(view, seat, from, side, rotation))
                .with("hand", from)
                .with("colour", marker)
                .text("cell", cell.name()),
            Action::Discard { hand: from, side } => Message::new("fg-action-discard")
                .text("face", lying(view, seat, from, side, Rotation::default()))
                .with("hand", from),
            Action::DiscardBoth { left, right } => Message::new("fg-action-discard-both")
                .text(
                    "left",
                    lying(view, seat, Hand::Left, left, Rotation::default()),
                )
                .text(
                    "right",
                    lying(view, seat, Hand::Right, right, Rotation::default()),
                ),
            Action::TurnOver(slot) => {
                place(Message::new("fg-action-turn-over"), slot).text("face", shown(view, slot))
            }
            Action::Take(slot) => {
                place(Message::new("fg-action-take"), slot).text("face", shown(view, slot))
            }
            Action::PutBack { hand: from, side } => Message::new("fg-action-put-back")
                .text("face", lying(view, seat, from, side, Rotation::default()))
                .with("hand", from),
            Action::Pass => Message::new("fg-action-pass"),
            Action::EndTurn => Message::new("fg-action-end-turn"),
            Action::Challenge(cell) => {
                Message::new("fg-action-challenge").text("cell", cell.name())
            }
            Action::GiveUp(cell) => Message::new("fg-action-give-up").text("cell", cell.name()),
            Action::Leave => Message::new("fg-action-leave"),
            Action::Return => Message::new("fg-action-return"),
        }
    }

    pantheon_engine::speech_parts!();
}

impl FourGods {
    fn ask_in_play(view: &View, seat: Seat) -> Message {
        if view.left.contains(seat) {
            Message::new("fg-ask-away")
        } else if view.due[seat.index()] > 0 {
            Message::new("fg-ask-give-up")
        } else if view.modes.timed && view.turn != seat {
            Message::new("fg-ask-wait").seat("turn", view.turn)
        } else if let Some(cell) = view.fresh[seat.index()] {
            Message::new("fg-ask-prophet").text("cell", cell.name())
        } else if !view.modes.timed && view.passed.contains(seat) {
            Message::new("fg-ask-passed")
        } else if view.hands[seat.index()] == [None, None] {
            Message::new("fg-ask-empty-hands")
        } else {
            Message::new("fg-ask-tiles")
        }
    }
}
