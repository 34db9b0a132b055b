//! What is asked, done and told, as messages. The words are in `locales/`.

use pantheon_engine::{Message, Picture, Seat, Speak, Words};

use crate::action::Action;
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

fn modes(modes: Modes) -> Vec<Message> {
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
    message
        .seat("row", slot.row)
        .number("place", slot.place.saturating_add(1))
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

fn shown(view: &View, slot: Slot) -> String {
    view.in_row(slot).map_or_else(String::new, Face::code)
}

impl Speak for FourGods {
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

    fn say_event(&self, event: &Event) -> Message {
        match *event {
            Event::ModesDrawn { modes: drawn } => {
                Message::new("fg-event-modes").list("modes", modes(drawn))
            }
            Event::FirstPlayer { seat } => Message::new("fg-event-first-player").seat("who", seat),
            Event::ColourPicked { seat, colour: it } => Message::new("fg-event-colour-picked")
                .seat("who", seat)
                .with("colour", it),
            Event::GodDealt {
                seat,
                colour: it,
                god: dealt,
            } => Message::new("fg-event-god-dealt")
                .seat("who", seat)
                .with("colour", it)
                .with("god", dealt),
            Event::CardDealt { seat, colour: it } => Message::new("fg-event-card-dealt")
                .seat("who", seat)
                .with("colour", it),
            Event::Ready { seat } => Message::new("fg-event-ready").seat("who", seat),
            Event::PlayBegan => Message::new("fg-event-play-began"),
            Event::GodChosen { seat, god: chosen } => Message::new("fg-event-god-chosen")
                .seat("who", seat)
                .with("god", chosen),
            Event::Drew { seat, count } => Message::new("fg-event-drew")
                .seat("who", seat)
                .number("count", count),
            Event::InHand {
                hand: which, a, b, ..
            } => Message::new("fg-event-in-hand")
                .with("hand", which)
                .text("a", a.code())
                .text("b", b.code()),
            Event::Placed { seat, cell, face } => Message::new("fg-event-placed")
                .seat("who", seat)
                .text("face", face.code())
                .text("cell", cell.name()),
            Event::ProphetPlaced {
                seat,
                colour: own,
                cell,
                terrain: ground,
                from,
            } => moved("fg-event-prophet", "fg-event-prophet-moved", from)
                .seat("who", seat)
                .with("colour", own)
                .with("terrain", ground)
                .text("cell", cell.name()),
            Event::CityBuilt {
                seat,
                colour: own,
                cell,
                from,
            } => moved("fg-event-city-built", "fg-event-city-built-moving", from)
                .seat("who", seat)
                .with("colour", own)
                .text("cell", cell.name()),
            Event::CityDestroyed {
                seat,
                cell,
                colour: lost,
                marker,
            } => Message::new("fg-event-city-destroyed")
                .seat("who", seat)
                .with("colour", lost)
                .with("marker", marker)
                .text("cell", cell.name()),
            Event::Discarded { seat, slot, face } => {
                place(Message::new("fg-event-discarded").seat("who", seat), slot)
                    .text("face", face.code())
            }
            Event::TurnedOver { seat, slot, face } => {
                place(Message::new("fg-event-turned-over").seat("who", seat), slot)
                    .text("face", face.code())
            }
            Event::Taken { seat, slot, face } => {
                place(Message::new("fg-event-taken").seat("who", seat), slot)
                    .text("face", face.code())
            }
            Event::PutInBag { seat, .. } => Message::new("fg-event-put-in-bag").seat("who", seat),
            Event::Passed { seat } => Message::new("fg-event-passed").seat("who", seat),
            Event::TurnBegan { seat } => Message::new("fg-event-turn-began").seat("who", seat),
            Event::TurnEnded { seat } => Message::new("fg-event-turn-ended").seat("who", seat),
            Event::StandsStill { seconds } => {
                Message::new("fg-event-stands-still").number("seconds", seconds)
            }
            Event::FinalPeriod {
                trigger: why,
                seconds,
            } => Message::new("fg-event-final-period")
                .word("why", trigger(why))
                .number("seconds", seconds),
            Event::LastTurns { trigger: why, .. } => {
                Message::new("fg-event-last-turns").word("why", trigger(why))
            }
            Event::Challenged { seat, cell, upheld } => Message::new(if upheld {
                "fg-event-challenge-upheld"
            } else {
                "fg-event-challenge-failed"
            })
            .seat("who", seat)
            .text("cell", cell.name()),
            Event::BackToHand { seat, cell, .. } => Message::new("fg-event-back-to-hand")
                .seat("who", seat)
                .text("cell", cell.name()),
            Event::Removed { cell } => Message::new("fg-event-removed").text("cell", cell.name()),
            Event::ProphetReturned { colour: own, cell } => {
                Message::new("fg-event-prophet-returned")
                    .with("colour", own)
                    .text("cell", cell.name())
            }
            Event::ProphetLost { colour: own, cell } => match cell {
                Some(cell) => Message::new("fg-event-prophet-lost").text("cell", cell.name()),
                None => Message::new("fg-event-prophet-lost-reserve"),
            }
            .with("colour", own),
            Event::PenaltyDue { seat } => Message::new("fg-event-penalty-due").seat("who", seat),
            Event::PenaltyOwed { seat } => Message::new("fg-event-penalty-owed").seat("who", seat),
            Event::Left { seat } => Message::new("fg-event-left").seat("who", seat),
            Event::CameBack { seat } => Message::new("fg-event-came-back").seat("who", seat),
            Event::TooLate { seat } => Message::new("fg-event-too-late").seat("who", seat),
            Event::GodRevealed {
                seat,
                colour: own,
                god: revealed,
            } => Message::new("fg-event-god-revealed")
                .seat("who", seat)
                .with("colour", own)
                .with("god", revealed),
            Event::Ended { ending } => Message::new(ending.key()),
        }
    }

    fn describe(&self, view: &View) -> Vec<Message> {
        crate::describe::describe(self, view)
    }

    fn draw(&self, view: &View, words: &dyn Words) -> Picture {
        crate::draw::draw(self, view, words)
    }
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
